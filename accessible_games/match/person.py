"""One person at a match: what they were told and asked, and the words they hear it in.

Nothing here reads a key, writes to a screen or knows a folder. What a person is to hear waits in
`lines` until a front end takes it.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from accessible_games.core.decision import Answer, Decision
from accessible_games.core.event import Event, Seat
from accessible_games.match.counsel import Counsel
from accessible_games.match.event_filter import heard_of
from accessible_games.match.history import EventHistory
from accessible_games.match.match import Match
from accessible_games.match.person_parts import Pending, Pointer, QuestionState
from accessible_games.match.remarks import is_spared
from accessible_games.match.settings import Settings
from accessible_games.match.wording import both_words, narrator_of, words_at
from accessible_games.speech.aggregation import told_together
from accessible_games.speech.arguments import Argument
from accessible_games.speech.commands import Follows
from accessible_games.speech.narrator import Narrator
from accessible_games.speech.vocabulary import Vocabulary


@dataclass(kw_only=True, slots=True)
class Person:
    """A hearer of a match, who knows their own part of it, in their own language."""

    match: Match
    seat: Seat | None
    """Where they sit; None for an onlooker, who knows what everyone may know."""
    narrator: Narrator
    """The narrator that speaks to them."""
    vocabulary: Vocabulary
    """The words that they can type."""
    settings: Settings
    history: EventHistory = field(default_factory=EventHistory)
    """The events that they were told."""
    asked: Decision[Answer] | None = None
    """The decision that was introduced to them last."""
    pending: Pending = field(default_factory=Pending)
    """What they will hear before they type again."""
    pointer: Pointer = field(default_factory=Pointer)
    """Where they look, at a table of places."""
    attempt: QuestionState = field(default_factory=QuestionState)
    """What has come of the question that they are asked."""

    def __post_init__(self) -> None:
        self.narrator = self.narrator.for_(self.seat)

    @property
    def view(self) -> Any:
        """The table as they see it."""
        return self.match.table.view(self.seat)

    @property
    def lines(self) -> list[str]:
        """What they will hear before the next prompt."""
        return self.pending.lines

    @lines.setter
    def lines(self, lines: list[str]) -> None:
        self.pending.lines = lines

    @property
    def acting(self) -> Seat | None:
        """The seat in which they act: the one that is asked, or their own."""
        return self.seat if self.asked is None else self.asked.seat

    # What happens

    def tell(self, events: Sequence[Event]) -> None:
        """Let them hear events, and remember them."""
        for event in events:
            self.hear(event)
            self.remember(event)

    def hear(self, event: Event, aloud: Narrator | None = None) -> None:
        """Say an event to them, or *aloud* to several people at one keyboard."""
        if self.history.has_for(event):
            self.pending.forbid_looking_back()
        speaker = aloud or self.narrator
        seen = event.seen_by(speaker.listener)
        wished = seen and heard_of(seen, speaker, self.settings.hear, self.history.events)
        if wished and not is_spared(wished, self.settings):
            self.pending.add_news(speaker, wished)

    def remember(self, event: Event, heard: bool = True) -> None:
        """Remember what they learn from an event; also set it aside if it was not *heard*."""
        seen = event.seen_by(self.seat)
        if seen is None or is_spared(event, self.settings):
            return
        self.history.add(len(self.match.table.moves), seen)
        if not heard:
            self.pending.set_aside(seen)

    def begin(self) -> None:
        """Begin, if several sit at one keyboard: the first thing each hears is who they are."""
        game = self.match.table.game
        facts = game.facts(self.view, *game.told_first)
        self.pending.begin_secrets(facts[:1] if self.pending.secrets else facts)

    def take_up(self) -> None:
        """Resume a saved game: nothing is news, but who they are and what they hold waits."""
        self.pending.take_secrets()
        self.look_around()
        self.history.news()

    def look_around(self) -> None:
        """Begin in the middle of a game: who they are and what they hold comes before the news."""
        game = self.match.table.game
        self.pending.begin_secrets(game.facts(self.view, *game.told_first, "hand"))

    def take_back(self, moves: int) -> None:
        """Forget everything that was told after *moves* moves."""
        self.history.cut(moves)
        self.pending.take_secrets()

    # What is asked

    def pose(self, decision: Decision[Answer]) -> None:
        """Say the question to them, after what they have not heard yet."""
        self.asked = decision
        self.pointer.lead_to(None)
        self.say_lines(told_together(self.narrator, self.pending.take_secrets()))
        self.say_lines(self.narrator.question(decision))

    def counsel_at(self, decision: Decision[Answer]) -> Counsel:
        """Return what a hint says at their decision, as far as it is known."""
        return self.attempt.counsel_at(self.match, decision)

    def ask_nothing(self) -> None:
        """Note that they are not asked anything any more."""
        self.asked = None

    @property
    def has_prompt(self) -> bool:
        """Whether they are asked something, or have looked at a place."""
        return self.asked is not None or bool(self.pending.reply)

    def prompt(self) -> str:
        """Return the last sentence before they type."""
        if self.pending.reply:
            prompt = self.pending.reply.pop()
            self.pending.say_reply()
            return prompt
        if self.asked is None:
            return self.narrator.say("prompt-enter")[0]
        return self.settings.prompt or self.narrator.prompt(self.asked)

    # What is said

    def say(self, message: str, **arguments: Argument) -> None:
        """Add the lines of a message."""
        self.pending.add(self.narrator.say(message, **arguments))

    def say_lines(self, lines: Iterable[str]) -> None:
        """Add lines."""
        self.pending.add(lines)

    def say_at_once(self, message: str) -> None:
        """Say a message before everything that waits, if their front end can."""
        self.pending.say_at_once(self.narrator.say(message))

    def tell_again(self, facts: Iterable[Event]) -> None:
        """Say events or facts that they could know before."""
        self.pending.add(self.narrator.events(list(facts)))

    def take_lines(self) -> list[str]:
        """Return all lines that wait, which count as heard and can be reported."""
        return self.pending.take(self.seat)

    # The words

    def renew(self) -> None:
        """Use the present settings."""
        narrator, typed, chosen = self.narrator, self.vocabulary.lexicon.catalogue, self.settings
        told, said = chosen.told, narrator.catalogue
        spelt = chosen.places == "words"
        before = (said.language, said.spelt, said.cells)
        if (chosen.language, spelt, told == "braille") != before:
            said, typed = both_words(self.match.record, narrator.pieces, chosen)
        self.speak(
            replace(narrator, catalogue=said, verbosity=told, order=chosen.sort),
            self.vocabulary.said_in(typed),
        )

    def speak(self, narrator: Narrator, vocabulary: Vocabulary) -> None:
        """Use these words from now on."""
        self.narrator, self.vocabulary = narrator.for_(self.seat), vocabulary


def person_at(
    match: Match, seat: Seat | None, settings: Settings, commands: Mapping[str, Follows]
) -> Person:
    """Return a person at a match, or an onlooker, with the words of their settings."""
    pieces, chosen = match.table.game.pieces, settings
    spelt = chosen.places == "words"
    told = narrator_of(match.record, pieces, chosen.language, chosen.told, chosen.sort, spelt)
    narrator, vocabulary = words_at(match, told, chosen, commands)
    return Person(
        match=match, seat=seat, narrator=narrator, vocabulary=vocabulary, settings=settings
    )
