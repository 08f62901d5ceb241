"""The deal of the day at the keyboard: played without help, and measured against the computer."""

from dataclasses import dataclass, field

from accessible_games.contest.beside import Beside, beside
from accessible_games.contest.playing import Match, Outcome
from accessible_games.frontends.terminal.session import Session
from accessible_games.match.person import Person
from accessible_games.speech.vocabulary import Command
from accessible_games.store import dailies
from accessible_games.store.dailies import PERSON, Score

UNAIDED = ("hint", "undo")
"""The commands that nobody has in the deal of the day."""
LEVEL = "hard"
"""The level that plays the same seat, for comparison."""
PATIENCE = 20.0
"""The seconds for which a person waits at most for that to end."""


@dataclass(kw_only=True)
class Daily(Session):
    """A session of the deal of the day, whether it is begun or taken up."""

    other: Beside | None = field(default=None, init=False)
    """The computer in the same seat; None where it has ended before."""

    def run(self) -> None:
        """See Session; meanwhile the computer plays the same seat."""
        if dailies.kept_hard(self.saved.path) is not None:
            super().run()
            return
        with beside(self.same_seat()) as self.other:
            super().run()

    def same_seat(self) -> Match:
        """The same game with the computer in the person's seat."""
        record = self.match.record
        players = [occupant.player for occupant in record.occupants]
        players[PERSON] = LEVEL
        options = tuple((name, each) for name, each in record.options.items() if name != "undo")
        return Match(record.game, tuple(players), record.seed, options)

    def run_command(self, person: Person, command: Command) -> None:
        """Commands work as at any table, but for those that help."""
        if command.name in UNAIDED:
            person.say("daily-unaided")
        else:
            super().run_command(person, command)

    def finish(self) -> None:
        """The game is over: what it has brought, and what it has brought the computer."""
        super().finish()
        self.compare()
        self.person.say("daily-share-offered")

    def compare(self) -> None:
        """Tell both scores."""
        own, hard = dailies.score_of(self.match.table, PERSON), self.hard()
        say = self.person.say
        say("daily-own", **told(own))
        if hard is None:
            say("daily-hard-late")
        else:
            say("daily-hard", **told(hard))

    def hard(self) -> Score | None:
        """What the computer made of the same seat; None if that takes too long, or Ctrl-C is it."""
        path = self.saved.path
        score = dailies.kept_hard(path)
        if score is None and (outcome := self.awaited()) is not None:
            points = outcome.points[PERSON] if outcome.points is not None else None
            score = Score(PERSON in outcome.winners, points)
            dailies.keep_hard(path, score)
        return score

    def awaited(self) -> Outcome | None:
        """How the computer's game ended; a person who has to wait for it is told so."""
        if self.other is None:
            return None
        if (outcome := self.other.outcome(0)) is not None:
            return outcome
        self.person.say("daily-hard-plays")
        self.speak()
        try:
            return self.other.outcome(PATIENCE)
        except KeyboardInterrupt:
            return None


@dataclass(kw_only=True)
class DailyAgain(Daily):
    """The deal of the day once more: it does not count, and nothing of it is saved."""

    ONLY_TRIED = True

    def run_command(self, person: Person, command: Command) -> None:
        """See Daily."""
        if command.name == "save":
            person.say("daily-unsaved")
        else:
            super().run_command(person, command)

    def say_left(self) -> None:
        """The person leaves before the end."""
        self.person.say("daily-unsaved")

    def finish(self) -> None:
        """The game is over; what it brought is told and forgotten."""
        self.compare()
        self.person.say("daily-uncounted")


def told(score: Score) -> dict[str, str | int]:
    """The arguments of a message about a score."""
    scored = score.points is not None
    told: dict[str, str | int] = {"victory": "yes" if score.won else "no"}
    return told | {"scored": "yes" if scored else "no", "number": score.points or 0}
