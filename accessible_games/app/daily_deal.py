"""The deal of the day at the keyboard: played without help, and compared with the computer."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import date

from accessible_games.contest.beside import Beside, beside
from accessible_games.contest.playing import Outcome, SimulatedMatch
from accessible_games.core.record import Record
from accessible_games.frontends.terminal.session import Kind, TerminalSession
from accessible_games.speech.commands import Command
from accessible_games.speech.dates import format_date
from accessible_games.speech.narrator import Narrator
from accessible_games.store import dailies
from accessible_games.store.dailies import PERSON, Score

UNAIDED = ("hint", "undo")
"""The commands that do not work in the deal of the day."""
LEVEL = "hard"
"""The level that plays the same seat, for comparison."""
PATIENCE = 20.0
"""How long a person waits at most for that game to end, in seconds."""


@dataclass
class DailyDeal(Kind):
    """The deal of the day, new or resumed."""

    other: Beside | None = field(default=None, init=False)
    """The computer in the same seat; None if its game has ended already."""

    advises = False

    def resumes(self, session: TerminalSession) -> None:
        """Say of which day it is."""
        deal = dailies.deal_at(session.kept.saved.path)
        if deal is not None:
            session.person.say("daily-begins", day=day_name(session.person.narrator, deal.day))

    @contextmanager
    def meanwhile(self, session: TerminalSession) -> Iterator[None]:
        """Let the computer play the same seat."""
        if dailies.kept_hard(session.kept.saved.path) is not None:
            yield
            return
        with beside(same_seat(session.match.record)) as self.other:
            yield

    def obeys(self, session: TerminalSession, command: Command) -> bool:
        """Refuse commands that help."""
        if command.name not in UNAIDED:
            return False
        session.person.say("daily-unaided")
        return True

    def finish(self, session: TerminalSession) -> None:
        """Finish the game: tell what it brought the person and what it brought the computer."""
        super().finish(session)
        self.compare(session)
        session.person.say("daily-share-offered")

    def compare(self, session: TerminalSession) -> None:
        """Tell both scores."""
        own, hard = dailies.score_of(session.match.table, PERSON), self.hard(session)
        say = session.person.say
        say("daily-own", **told(own))
        if hard is None:
            say("daily-hard-late")
        else:
            say("daily-hard", **told(hard))

    def hard(self, session: TerminalSession) -> Score | None:
        """Return the computer's score in the same seat; None if it takes too long or on Ctrl-C."""
        path = session.kept.saved.path
        score = dailies.kept_hard(path)
        if score is None and (outcome := self.awaited(session)) is not None:
            points = outcome.points[PERSON] if outcome.points is not None else None
            score = Score(PERSON in outcome.winners, points)
            dailies.keep_hard(path, score)
        return score

    def awaited(self, session: TerminalSession) -> Outcome | None:
        """Return how the computer's game ended; if the person has to wait for it, say so."""
        if self.other is None:
            return None
        if (outcome := self.other.outcome(0)) is not None:
            return outcome
        session.person.say("daily-hard-plays")
        session.console.speak()
        try:
            return self.other.outcome(PATIENCE)
        except KeyboardInterrupt:
            return None


@dataclass
class DailyDealAgain(DailyDeal):
    """The deal of the day once more: it does not count, and nothing is saved."""

    only_tried = True

    def obeys(self, session: TerminalSession, command: Command) -> bool:
        """See DailyDeal."""
        if command.name != "save":
            return super().obeys(session, command)
        session.person.say("daily-unsaved")
        return True

    def left(self, session: TerminalSession) -> None:
        """Say that nothing is saved: the person leaves before the end."""
        session.person.say("daily-unsaved")

    def finish(self, session: TerminalSession) -> None:
        """Finish the game: tell the score without saving it."""
        self.compare(session)
        session.person.say("daily-uncounted")


def same_seat(record: Record) -> SimulatedMatch:
    """Return the same game with the computer in the person's seat."""
    players = [occupant.player for occupant in record.occupants]
    players[PERSON] = LEVEL
    options = tuple((name, each) for name, each in record.options.items() if name != "undo")
    return SimulatedMatch(record.game, tuple(players), record.seed, options)


def told(score: Score) -> dict[str, str | int]:
    """Return the arguments of a message about a score."""
    scored = score.points is not None
    told: dict[str, str | int] = {"victory": "yes" if score.won else "no"}
    return told | {"scored": "yes" if scored else "no", "number": score.points or 0}


def day_name(narrator: Narrator, day: date) -> str:
    """A date in words."""
    catalogue = narrator.catalogue
    return format_date(day, catalogue.say("daily-pattern", date=day.day), locale=catalogue.language)
