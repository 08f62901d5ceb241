"""The parts of a `Person`: what they are to hear, where they look, and what came of a question."""

from collections import deque
from collections.abc import Callable, Iterable
from itertools import groupby
from operator import itemgetter

from accessible_games.core.decision import Answer, Decision
from accessible_games.core.event import Event, Place, Seat
from accessible_games.core.game import Stop
from accessible_games.match.counsel import Counsel
from accessible_games.match.match import Match
from accessible_games.speech.aggregation import told_together
from accessible_games.speech.narrator import Narrator

REMEMBERED = 200
"""The number of last lines that a report contains."""
Said = deque[tuple[Seat | None, str]]
"""The last lines, each with the seat that heard it: a report contains no one else's."""
UNKEPT: Said = deque(maxlen=0)


def nothing_said() -> Said:
    """Return an empty list of last lines, which forgets the oldest when it is full."""
    return deque(maxlen=REMEMBERED)


def wait() -> None:
    """Let lines wait."""


class Pending:
    """What a person will hear before they type again, and the last lines that they have heard."""

    __slots__ = (
        *("waiting", "news", "secrets", "reply", "said", "unrepeatable"),
        *("hear_now", "at_once"),
    )

    def __init__(self, said: Said = UNKEPT) -> None:
        self.waiting: list[str] = []
        """Lines, ahead of `news`."""
        self.news: list[tuple[Narrator, Event]] = []
        """What has happened since and is not in words yet, each with its narrator."""
        self.secrets: list[Event] = []
        """What only they may hear, of several people at one keyboard, and have not heard yet."""
        self.reply: list[str] = []
        """The answer to a look at one place, said instead of the next prompt."""
        self.said = said
        """The lines that they have heard, if they can report them; shared at one keyboard."""
        self.unrepeatable = 0
        """How many of the lines are older than what the rules forbid looking back at."""
        self.hear_now: Callable[[], None] = wait
        """Lets them hear what waits, if their front end can: what comes after it takes time."""
        self.at_once: Callable[[list[str]], None] | None = None
        """Says lines that cannot wait for a prompt; if None, they wait."""

    def let_hear(self, hear_now: Callable[[], None], at_once: Callable[[list[str]], None]) -> None:
        """Note how they can hear what waits before there is a prompt, and what cannot wait."""
        self.hear_now, self.at_once = hear_now, at_once

    @property
    def lines(self) -> list[str]:
        """All lines that wait. News is put into words together."""
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
        """Whether anything has happened that is not in words yet."""
        return any(narrator.event(event) for narrator, event in self.news)

    def add(self, lines: Iterable[str]) -> None:
        """Add lines."""
        self.lines += lines

    def say_at_once(self, lines: list[str]) -> None:
        """Say lines before everything that waits, if their front end can."""
        (self.at_once or self.add)(lines)

    def add_news(self, narrator: Narrator, event: Event) -> None:
        """Add an event that a narrator will tell."""
        self.news.append((narrator, event))

    def forbid_looking_back(self) -> None:
        """Forget the last lines, and note that those that wait will not be repeated."""
        self.said.clear()
        self.unrepeatable = len(self.lines)

    def set_aside(self, seen: Event) -> None:
        """Keep an event that they have not heard yet; events that it replaces need not be told."""
        waiting = [old for old in self.secrets if not seen.renews or type(old) is not type(seen)]
        self.secrets = [*waiting, seen]

    def begin_secrets(self, facts: Iterable[Event]) -> None:
        """Let facts be heard before all other secrets."""
        self.secrets = [*facts, *self.secrets]

    def take_secrets(self) -> list[Event]:
        """Return the secrets, which are told now or forgotten."""
        secrets, self.secrets = self.secrets, []
        return secrets

    def reply_with(self, lines: Iterable[str]) -> None:
        """Say these lines next, the last one as the prompt: so they are heard and felt at once."""
        self.reply = list(lines)

    def say_reply(self) -> None:
        """Say those lines like all others, because the prompt will be another one."""
        self.lines, self.reply = [*self.lines, *self.reply], []

    def take(self, seat: Seat | None) -> list[str]:
        """Return all lines that wait, which count as heard by a *seat* and can be reported."""
        lines, self.lines = self.lines, []
        self.said.extend((seat, line) for line in lines[self.unrepeatable :])
        self.unrepeatable = 0
        return lines

    def note_typed(self, seat: Seat | None, line: str) -> None:
        """Keep a prompt and what was typed after it, for a report."""
        self.said.append((seat, line))

    def leave_to(self, other: "Pending") -> None:
        """Leave what waits to another person at the same keyboard."""
        other.take_over(self.lines, self.unrepeatable)
        self.lines, self.unrepeatable = [], 0

    def take_over(self, lines: list[str], unrepeatable: int) -> None:
        """Take over what waited for another person at the same keyboard."""
        self.lines, self.unrepeatable = lines, unrepeatable


class Pointer:
    """Where a person looks, at a table of places."""

    __slots__ = ("place", "stop")

    def __init__(self) -> None:
        self.place: Place | None = None
        """The place; None before they have looked anywhere."""
        self.stop: Stop | None = None
        """The stop of a tour that they were last led to, while they look for their own."""

    def look_at(self, place: Place) -> None:
        """Look at another place."""
        self.place = place

    def lead_to(self, stop: Stop | None) -> None:
        """Lead them to another stop; None ends the leading."""
        self.stop = stop


class QuestionState:
    """What has come of the question that a person is asked: a refused line, a hint."""

    __slots__ = ("counsel", "offered", "refused")

    def __init__(self) -> None:
        self.refused: Decision[Answer] | None = None
        """The question at which their last line was refused."""
        self.offered: Decision[Answer] | None = None
        """The question at which their last line meant nothing, so that they heard the choices."""
        self.counsel: Counsel | None = None
        """The last hint that was thought of for them, or is being thought of."""

    def note_refused(self, question: Decision[Answer] | None, *, unread: bool = False) -> None:
        """Note the question at which their line was refused, *unread* if it meant nothing."""
        self.refused = question
        self.offered = question if unread else None

    def counsel_at(self, match: Match, decision: Decision[Answer]) -> Counsel:
        """Return what a hint says at their decision, as far as it is known."""
        last, table = self.counsel, match.table
        if (
            last is None
            or last.is_cut_short
            or last.decision is not decision
            or len(last.table.moves) != len(table.moves)
        ):
            last = self.counsel = Counsel(match.record, table.copy(), decision)
        return last
