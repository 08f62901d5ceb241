"""The review of a finished game: the choices that cost most, to hear and to try again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import ClassVar

from accessible_games.app.moments import Moment, ReviewedChoice, at_moment, choices_in, judged
from accessible_games.app.saved_games import Shelf
from accessible_games.app.start_game import sit_down
from accessible_games.core.decision import Answer
from accessible_games.core.event import Seat
from accessible_games.core.record import Record
from accessible_games.frontends.terminal.arguments import UsageError
from accessible_games.frontends.terminal.asking import Questions
from accessible_games.frontends.terminal.control_flow import Leave
from accessible_games.frontends.terminal.program import Program
from accessible_games.frontends.terminal.session import Kind, TerminalSession
from accessible_games.games import GAMES, RECORDED
from accessible_games.match.table_options import number_in, whole_number
from accessible_games.players import counts_points, stood
from accessible_games.speech.aggregation import run_on
from accessible_games.speech.arguments import Argument
from accessible_games.speech.commands import Command, Follows
from accessible_games.speech.narrator import Narrator
from accessible_games.speech.normalize import fold
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.store import library
from accessible_games.store.library import SavedGame

SECONDS = 0.25
"""About how long one choice takes."""
MOST = 5
"""The most moments that are told."""
LINES = 5
"""The most lines in which each moment is told, but for what the choice did, told above brief.

The position is shortened to fit.
"""
AGAIN = 0
"""What is returned for Enter instead of a moment's number: tell all moments again."""


def review(program: Program) -> None:
    """Review the record that is named, or else the last game that was finished."""
    context = program.context
    name = " ".join(context.arguments.words)
    shelf, keyboard = Shelf(context.records, context.narrator), program.keyboard()

    def sit(begun: Record, trial: Trial) -> TerminalSession:
        unsaved = SavedGame(context.records)
        return sit_down(context, begun, unsaved, keyboard, program.screen, trial)

    try:
        path = shelf.find(name, over=True) if name else shelf.last(over=True)
        record = library.read(path)
        if record.game in RECORDED and record.game not in GAMES:
            raise UsageError("nothing-to-review")
        choices = choices_in(record, seats_of(record, context.arguments.seat, context.narrator))
        if choices is None:
            raise UsageError("review-not-over", file=path.stem)
        narrator = context.narrator_of(record).at(record.opening(GAMES))
        Review(record, program.questions(narrator), sit).run(choices)
    except (EOFError, KeyboardInterrupt, Leave):
        return


def seats_of(record: Record, name: str | None, narrator: Narrator) -> Sequence[Seat]:
    """Return the seats to judge: the one named, else those of all people, else all seats."""
    names = [occupant.name for occupant in record.occupants]
    if name is None:
        return record.people or range(len(names))
    found = [seat for seat, each in enumerate(names) if fold(each) == fold(name)]
    if not found:
        choices = narrator.catalogue.joined(names, "or")
        raise UsageError("no-such-person", word=name, choices=choices)
    return found


@dataclass
class Trial(Kind):
    """A session that begins at a moment of a finished game."""

    gone: bool = field(default=False, init=False)
    """Whether the person has left the review too."""

    more: ClassVar[Mapping[str, Follows]] = {"return": Follows.NOTHING}
    only_tried = True

    def obeys(self, session: TerminalSession, command: Command) -> bool:
        """Lead back to the review; nothing is saved."""
        if command.name in self.more:
            raise Leave
        if command.name == "save":
            session.person.say("review-unsaved")
            return True
        self.gone = command.name == "quit"
        return False

    def left(self, session: TerminalSession) -> None:
        """Say nothing: the list of moments follows, and says where the person is."""

    def finish(self, session: TerminalSession) -> None:
        """Say that the game that was tried is over; nothing is saved."""
        session.person.say("review-tried")


@dataclass
class Review:
    """One review at the keyboard."""

    record: Record
    questions: Questions
    """In the words of the game."""
    sit: Callable[[Record, Trial], TerminalSession]
    """Begins a session of a record."""
    tried: bool = False
    """Whether the person was told what can be done at a moment."""
    stopped: bool = False
    """Whether Ctrl-C ended the search before the last choice."""

    def run(self, choices: Sequence[ReviewedChoice]) -> None:
        """Find the moments that cost most, tell them, and go wherever the person wants."""
        moments = sorted(self.search(choices), key=lambda moment: -moment.cost)[:MOST]
        if not moments:
            if not self.stopped:
                self.say("review-clean", count=len(choices))
            return
        told = list(self.told(moments))
        lines = told
        number = partial(self.number, len(moments))
        while True:
            wanted = self.questions.ask("prompt-moment", number, lines)
            if wanted == AGAIN:
                lines = told
            elif self.go_to(moments[wanted - 1]):
                lines = self.narrator.say("review-back", count=len(moments))
            else:
                return

    def number(self, count: int, text: str) -> int:
        """The number of a moment; Enter is `AGAIN`. Raises `NotUnderstoodError` for other text."""
        if not text:
            return AGAIN
        number = whole_number(number_in(text, self.narrator.catalogue))
        if number is None or not 1 <= number <= count:
            raise NotUnderstoodError("review-which", count=count)
        return number

    def search(self, choices: Sequence[ReviewedChoice]) -> list[Moment]:
        """Return all moments that cost something; on Ctrl-C, those found so far."""
        seconds = max(1, round(len(choices) * SECONDS))
        self.say("review-begins", count=len(choices), seconds=seconds, minutes=seconds // 60)
        found: list[Moment] = []
        for done, choice in enumerate(choices):
            try:
                moment = judged(self.record, choice)
            except KeyboardInterrupt:
                self.say("review-stopped", done=done, count=len(choices))
                self.stopped = True
                break
            found += [moment] if moment else []
        return found

    def told(self, moments: Sequence[Moment]) -> Iterator[str]:
        """Yield each moment: when it was, the position, what was played and what was better."""
        yield from self.narrator.say("review-found", count=len(moments))
        for number, moment in enumerate(moments, start=1):
            yield from self.told_moment(number, moment)
        yield from self.narrator.say("review-how")

    def told_moment(self, number: int, moment: Moment) -> list[str]:
        """Tell a moment in at most `LINES` lines, with as much of the position as fits."""
        choice, decision = moment.choice, moment.choice.decision
        speaker = self.speaker(decision.seat)
        told: dict[str, Argument] = {
            "played": speaker.answer(decision, choice.played),
            "better": speaker.answer(decision, moment.better),
            "number": moment.cost,
        }
        chosen = speaker.say("review-chosen", **told)
        in_points = counts_points(self.record.game)
        better = speaker.say("review-points" if in_points else "review-tries", **told)
        better += speaker.events(moment.why)
        begins = speaker.say("review-moment", number=number, seat=speaker.person(decision.seat))
        for fact in position(choice, moment.better, speaker):
            longer = run_on(begins, speaker.lines(fact), speaker.width)
            if len(longer) + len(chosen) + len(better) <= LINES:
                begins = longer
        did = speaker.events(moment.did) if speaker.verbosity == "normal" else []
        return begins + chosen + did + better

    def speaker(self, seat: Seat) -> Narrator:
        """Return a narrator that calls a single person "you", and is never fuller than normal."""
        alone, words = self.record.people == [seat], self.narrator.verbosity
        plain = replace(self.narrator, verbosity="normal" if words == "full" else words)
        return plain.for_(seat if alone else None)

    def go_to(self, moment: Moment) -> bool:
        """Sit down at a moment; return whether to go on with the review afterwards."""
        trial = Trial()
        session = self.sit(at_moment(self.record, moment), trial)
        session.take_up(session.match.record)
        if not self.tried:
            command = session.person.vocabulary.commands.word("return")
            session.person.say("review-there", command=command)
        self.tried = True
        session.run()
        self.questions.keyboard.arrows({})
        return not trial.gone

    def say(self, message: str, **arguments: Argument) -> None:
        """Say a message at once."""
        self.questions.screen.say(self.narrator.say(message, **arguments))

    @property
    def narrator(self) -> Narrator:
        """Return the narrator that tells what was played."""
        return self.questions.narrator


def position(choice: ReviewedChoice, better: Answer, speaker: Narrator) -> list[str]:
    """Return the position as the choosing seat saw it, most important fact first."""
    table, view = choice.table, choice.table.view(choice.decision.seat)
    facts = [*stood(table.game.name, view, (choice.played, better))]
    facts += table.game.facts(view, "turn")
    told = [*map(speaker.event, dict.fromkeys(facts)), speaker.question(choice.decision)]
    return [" ".join(lines) for lines in told if lines]
