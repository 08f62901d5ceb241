"""One person at a match: what they were told, what is asked of them, and the words they hear it in.

Nothing here reads a key, writes to a screen or knows a folder. What a person is to hear waits in
`lines` until whatever front end shows it to them takes it.
"""

from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from operator import itemgetter
from typing import Any

from accessible_games.core.decision import Answer, Decision
from accessible_games.core.event import Event, Place, Seat
from accessible_games.core.game import Block
from accessible_games.core.record import Record
from accessible_games.match.cells import words_in
from accessible_games.match.hearing import heard_of
from accessible_games.match.history import History
from accessible_games.match.match import Match
from accessible_games.match.remarks import is_spared
from accessible_games.match.settings import Settings
from accessible_games.speech.arguments import Argument
from accessible_games.speech.catalogue import Catalogue, Language, Verbosity
from accessible_games.speech.narrator import Narrator, Order
from accessible_games.speech.together import told_together
from accessible_games.speech.vocabulary import Follows, Vocabulary

REMEMBERED = 200
"""The number of last lines that a report contains."""
Said = deque[tuple[Seat | None, str]]
"""The last lines, each with the seat that heard it: for a report, which tells nobody else's."""
UNKEPT: Said = deque(maxlen=0)


def nothing_said() -> Said:
    """An empty list of last lines, which forgets the oldest of many."""
    return deque(maxlen=REMEMBERED)


@dataclass(kw_only=True, slots=True)
class Person:
    """A hearer of a match, who knows their own part of it, in their own language."""

    match: Match
    seat: Seat | None
    """Where they sit; None for an onlooker, who knows what everybody may know."""
    narrator: Narrator
    """The narrator that speaks to them."""
    vocabulary: Vocabulary
    """The words that they can type."""
    settings: Settings
    history: History = field(default_factory=History)
    """The events that they were told."""
    secrets: list[Event] = field(default_factory=list)
    """What only they may hear, of several people at one keyboard, and have not heard yet."""
    cursor: Place | None = None
    """The place where they look, at a table of places; None before they have looked anywhere."""
    led: Block | None = None
    """The block that they were last led to, while they look for their own."""
    asked: Decision[Answer] | None = None
    """The decision that was introduced to them last."""
    waiting: list[str] = field(default_factory=list)
    """What they will hear before the next prompt, before what is `news`."""
    news: list[tuple[Narrator, Event]] = field(default_factory=list)
    """What has happened since and is not in words yet, each with who says it. Told together."""
    reply: list[str] = field(default_factory=list)
    """The answer to a look at one place, said instead of the next prompt."""
    said: Said = field(default_factory=lambda: UNKEPT)
    """The lines that they have heard, where they can report them; the same at one keyboard."""
    unrepeatable: int = 0
    """How many of the gathered lines are from before what the rules let nobody look back at."""
    at_once: Callable[[list[str]], None] | None = None
    """Says lines that cannot wait for a prompt; if there is no such function, they wait."""

    def __post_init__(self) -> None:
        self.narrator = self.narrator.for_(self.seat)

    @property
    def view(self) -> Any:
        """The table as they see it."""
        return self.match.table.view(self.seat)

    @property
    def lines(self) -> list[str]:
        """What they will hear before the next prompt."""
        if self.news:
            news, self.news = self.news, []
            for narrator, told in groupby(news, itemgetter(0)):
                self.waiting += told_together(narrator, [event for _, event in told])
        return self.waiting

    @lines.setter
    def lines(self, lines: list[str]) -> None:
        self.waiting, self.news = lines, []

    @property
    def has_news(self) -> bool:
        """Whether something that they will hear has happened since all else was in words."""
        return any(narrator.event(event) for narrator, event in self.news)

    # What happens

    def tell(self, events: Sequence[Event]) -> None:
        """Let them hear events, and remember them."""
        for event in events:
            self.hear(event)
            self.remember(event)

    def hear(self, event: Event, aloud: Narrator | None = None) -> None:
        """Say an event, to them or *aloud* to several people at one keyboard."""
        if self.history.has_for(event):
            self.said.clear()
            self.unrepeatable = len(self.lines)
        speaker = aloud or self.narrator
        seen = event.seen_by(speaker.listener)
        wished = seen and heard_of(seen, speaker, self.settings.hear, self.history.events)
        if wished and not is_spared(wished, self.settings):
            self.news.append((speaker, wished))

    def remember(self, event: Event, heard: bool = True) -> None:
        """Remember what they learn from an event; also set it aside if it was not *heard*."""
        seen = event.seen_by(self.seat)
        if seen is None or is_spared(event, self.settings):
            return
        self.history.add(len(self.match.table.moves), seen)
        if not heard:
            self.set_aside(seen)

    def set_aside(self, seen: Event) -> None:
        """Keep an event that they have not heard yet; those it replaces need not be told."""
        waiting = [old for old in self.secrets if not seen.renews or type(old) is not type(seen)]
        self.secrets = [*waiting, seen]

    def begin(self) -> None:
        """Several sit at one keyboard: who each of them is comes first of what waits for them."""
        who = self.match.table.game.TOPICS.get("who")
        facts = [] if who is None else list(who(self.view))
        self.secrets = [*(facts[:1] if self.secrets else facts), *self.secrets]

    def take_up(self) -> None:
        """Go on with a saved game: nothing is news; who they are, and what they hold, waits."""
        topics = self.match.table.game.TOPICS
        told = (topics[topic](self.view) for topic in ("who", "hand") if topic in topics)
        self.secrets = [fact for facts in told for fact in facts]
        self.history.news()

    def take_back(self, moves: int) -> None:
        """Forget everything that was told after *moves* moves."""
        self.history.cut(moves)
        self.secrets = []

    def look_at(self, place: Place) -> None:
        """Look at another place."""
        self.cursor = place

    def lead_to(self, block: Block | None) -> None:
        """Lead them to another block, or from the last one away."""
        self.led = block

    # What is asked

    def pose(self, decision: Decision[Answer]) -> None:
        """Say what is asked of them, after what they have not heard yet."""
        self.asked, self.led = decision, None
        secrets, self.secrets = self.secrets, []
        self.lines += told_together(self.narrator, secrets)
        self.lines += self.narrator.question(decision)

    def ask_nothing(self) -> None:
        """Nothing is asked of them any more."""
        self.asked = None

    def prompt(self) -> str:
        """The last sentence before they type."""
        if self.reply:
            prompt = self.reply.pop()
            self.say_reply()
            return prompt
        if self.asked is None:
            return self.narrator.say("prompt-enter")[0]
        return self.settings.prompt or self.narrator.prompt(self.asked)

    # What is said

    def say(self, message: str, **arguments: Argument) -> None:
        """Add the lines of a message."""
        self.lines += self.narrator.say(message, **arguments)

    def say_lines(self, lines: Iterable[str]) -> None:
        """Add lines."""
        self.lines += lines

    def say_at_once(self, message: str) -> None:
        """Say a message before all that waits, where their front end can."""
        (self.at_once or self.say_lines)(self.narrator.say(message))

    def tell_again(self, facts: Iterable[Event]) -> None:
        """Say events or facts, which they could know before."""
        self.lines += self.narrator.events(list(facts))

    def reply_with(self, lines: Iterable[str]) -> None:
        """Have lines said next, the last of them as the prompt: so it is said and felt at once."""
        self.reply = list(lines)

    def say_reply(self) -> None:
        """Say those lines like all others, because the prompt will be another one."""
        self.lines, self.reply = [*self.lines, *self.reply], []

    def take_lines(self) -> list[str]:
        """All lines that wait: they are heard now, and can be reported."""
        lines, self.lines = self.lines, []
        self.said.extend((self.seat, line) for line in lines[self.unrepeatable :])
        self.unrepeatable = 0
        return lines

    def leave_lines_to(self, other: "Person") -> None:
        """Let somebody else at the same keyboard hear what waits."""
        other.take_over(self.lines, self.unrepeatable)
        self.lines, self.unrepeatable = [], 0

    def take_over(self, lines: list[str], unrepeatable: int) -> None:
        """Take over what has waited for somebody else at the same keyboard."""
        self.lines, self.unrepeatable = lines, unrepeatable

    def note_typed(self, prompt: str, text: str) -> None:
        """Keep a prompt, and what was typed after it, for a report."""
        self.said.append((self.seat, f"{prompt} {text}"))

    # In which words

    def renew(self) -> None:
        """Go on as the settings say now."""
        narrator, typed, chosen = self.narrator, self.vocabulary.catalogue, self.settings
        told, said = chosen.told, narrator.catalogue
        spelt = chosen.places == "words"
        before = (said.language, said.spelt, said.cells)
        if (chosen.language, spelt, told == "braille") != before:
            said, typed = both_words(self.match.record, narrator.pieces, chosen)
        self.speak(
            replace(narrator, catalogue=said, verbosity=told, order=chosen.sort),
            replace(self.vocabulary, catalogue=typed),
        )

    def speak(self, narrator: Narrator, vocabulary: Vocabulary) -> None:
        """Go on in these words."""
        self.narrator, self.vocabulary = narrator.for_(self.seat), vocabulary


def person_at(
    match: Match, seat: Seat | None, settings: Settings, commands: Mapping[str, Follows]
) -> Person:
    """A person at a match, or looking on, with the words that their settings ask for."""
    pieces, chosen = match.table.game.PIECES, settings
    spelt = chosen.places == "words"
    told = narrator_of(match.record, pieces, chosen.language, chosen.told, chosen.sort, spelt)
    narrator, vocabulary = words_at(match, told, chosen, commands)
    return Person(
        match=match, seat=seat, narrator=narrator, vocabulary=vocabulary, settings=settings
    )


def narrator_of(
    record: Record,
    pieces: Sequence[str],
    language: Language,
    verbosity: Verbosity,
    order: Order,
    spelt: bool = False,
) -> Narrator:
    """The narrator of a game with these pieces, before anybody sits at its table."""
    catalogue = words_in(verbosity, language, record.game, pieces, record.options, spelt)
    names = [occupant.name for occupant in record.occupants]
    return Narrator(catalogue, names, pieces, verbosity, order)


def words_at(
    match: Match, narrator: Narrator, chosen: Settings, commands: Mapping[str, Follows]
) -> tuple[Narrator, Vocabulary]:
    """What is heard and typed at a match: its narrator, and the vocabulary that goes with them."""
    narrator = narrator.at(match.table)
    typed = narrator.catalogue
    if typed.cells:
        _, typed = both_words(match.record, narrator.pieces, chosen)
    vocabulary = Vocabulary(
        typed, narrator.pieces, chosen.letters, commands, people=narrator.people
    )
    return narrator, vocabulary


def both_words(
    record: Record, pieces: Sequence[str], chosen: Settings
) -> tuple[Catalogue, Catalogue]:
    """The words in which a game is told, and those that are typed, in which cards have names."""
    language, game, spelt = chosen.language, record.game, chosen.places == "words"
    said = words_in(chosen.told, language, game, pieces, record.options, spelt)
    if not said.cells:
        return said, said
    return said, words_in("brief", language, game, pieces, record.options, spelt)
