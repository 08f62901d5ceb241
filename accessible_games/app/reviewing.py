"""The review of a finished game: the choices that cost most, to hear and to try again.

Each choice is judged by what its seat could know then, with the same search as `hint`: luck that
came later is no mistake.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import islice

from accessible_games.app.shelf import Shelf
from accessible_games.app.start_game import sit_down
from accessible_games.bots import chance_of, counts_points, search_of, stood, why_of
from accessible_games.bots.coach import price
from accessible_games.bots.judging import cost
from accessible_games.core.decision import Answer, Decision
from accessible_games.core.event import Event, Seat
from accessible_games.core.frozen import Frozen
from accessible_games.core.record import Occupant, Record, play_line
from accessible_games.core.table import AnyTable
from accessible_games.frontends.terminal.arguments import UsageError
from accessible_games.frontends.terminal.asking import Questions
from accessible_games.frontends.terminal.leaving import Leave
from accessible_games.frontends.terminal.program import Program
from accessible_games.frontends.terminal.session import Session
from accessible_games.games import GAMES
from accessible_games.match.choosing import number_in, whole_number
from accessible_games.match.person import Person
from accessible_games.speech.arguments import Argument
from accessible_games.speech.fold import fold
from accessible_games.speech.narrator import Narrator
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.vocabulary import Command
from accessible_games.store import library
from accessible_games.store.library import SavedGame

EFFORT = 0.75
"""Of the iterations of `hard`, for one choice."""
SECONDS = 0.25
"""About how long one choice takes."""
MOST = 5
"""The most moments that are told."""
MOST_COSTS = 1
"""The most facts that are told of what the chosen answer cost."""
LINES = 5
"""The most lines in which each of them is told; how things stood is shortened to fit."""
AGAIN = 0
"""Stands for Enter instead of the number of a moment: all moments are told again."""


class Choice(Frozen):
    """An answer that somebody gave where there was a choice."""

    table: AnyTable = field(repr=False)
    """The table as it was before the answer."""
    decision: Decision[Answer]
    played: Answer


class Moment(Frozen):
    """A choice that was clearly not the best."""

    choice: Choice
    better: Answer
    why: Event
    """Why the better answer is better."""
    price: Sequence[Event]
    """What the chosen one cost beside it, in facts."""
    cost: int
    """What the choice cost, in points or in games won of 100."""


def review(program: Program) -> None:
    """The command: a record by its name, or else the game that was over last."""
    context = program.context
    name = " ".join(context.arguments.words)
    shelf, keyboard = Shelf(context.records, context.narrator), program.keyboard()

    def sit(begun: Record) -> Trial:
        return sit_down(context, begun, SavedGame(context.records), keyboard, program.screen, Trial)

    try:
        path = shelf.find(name, over=True) if name else shelf.last(over=True)
        record = library.read(path)
        choices = choices_in(record, seats_of(record, context.arguments.seat, context.narrator))
        if choices is None:
            raise UsageError("review-not-over", file=path.stem)
        narrator = context.narrator_of(record).at(record.opening(GAMES))
        Review(record, program.questions(narrator), sit).run(choices)
    except (EOFError, KeyboardInterrupt, Leave):
        return


def seats_of(record: Record, name: str | None, narrator: Narrator) -> Sequence[Seat]:
    """The seats whose choices are judged: the one named, else all people, else everybody."""
    names = [occupant.name for occupant in record.occupants]
    if name is None:
        return record.people or range(len(names))
    found = [seat for seat, each in enumerate(names) if fold(each) == fold(name)]
    if not found:
        choices = narrator.catalogue.joined(names, "or")
        raise UsageError("no-such-person", word=name, choices=choices)
    return found


def choices_in(record: Record, seats: Sequence[Seat]) -> list[Choice] | None:
    """All choices that some seats had in a game; None where it is not over."""
    table, found = record.opening(GAMES), []
    for line, text in record.answers:
        before = table.copy()
        play_line(table, line, text)
        move = table.moves[-1]
        decision = before.pending.get(move.seat)
        if decision is None or decision is not before.asked(move):
            continue  # nobody need have said it
        if move.seat in seats and len(list(islice(decision.options, 2))) > 1:
            found.append(Choice(before, decision, move.answer))
    return None if table.pending else found


def judged(record: Record, choice: Choice) -> Moment | None:
    """A choice beside the best one that the search finds; None where it was about as good."""
    table, decision = choice.table, choice.decision
    seat = decision.seat
    chance = chance_of(record.seed, seat, len(table.moves))
    imagine = partial(table.imagine, seat)
    search = search_of(record.game, effort=EFFORT)
    view = table.view(seat)
    found = search(view, decision, imagine, chance, also=[choice.played])
    less, better = cost(record.game, found, choice.played), found[0].answer
    if not less:
        return None
    why = why_of(record.game, view, decision, better)
    lost = price(record.game, view, decision, choice.played, better)
    return Moment(choice, better, why, lost[:MOST_COSTS], less)


@dataclass
class Review:
    """One review at the keyboard."""

    record: Record
    questions: Questions
    """In the words of the game."""
    sit: Callable[[Record], Trial]
    """Function that begins a session of a record."""
    tried: bool = False
    """Whether the person has been told what can be done at a moment."""
    stopped: bool = False
    """Whether Ctrl-C ended the search before the last choice."""

    def run(self, choices: Sequence[Choice]) -> None:
        """Look for the moments that cost most, tell them, and go wherever the person wants."""
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
        """The number of a moment; `AGAIN` for Enter. `NotUnderstoodError`."""
        if not text:
            return AGAIN
        number = whole_number(number_in(text, self.narrator.catalogue))
        if number is None or not 1 <= number <= count:
            raise NotUnderstoodError("review-which", count=count)
        return number

    def search(self, choices: Sequence[Choice]) -> list[Moment]:
        """All moments that cost something; those found so far if Ctrl-C is pressed."""
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
        """Each moment: when it was, how things stood, what was played and what was better."""
        yield from self.narrator.say("review-found", count=len(moments))
        for number, moment in enumerate(moments, start=1):
            yield from self.told_moment(number, moment)
        yield from self.narrator.say("review-how")

    def told_moment(self, number: int, moment: Moment) -> list[str]:
        """In at most `LINES` lines: how things stood is told as far as it fits."""
        choice, decision = moment.choice, moment.choice.decision
        speaker = self.speaker(decision.seat)
        told: dict[str, Argument] = {
            "played": speaker.answer(decision, choice.played),
            "better": speaker.answer(decision, moment.better),
            "number": moment.cost,
        }
        points = counts_points(self.record.game)
        exact = replace(speaker, verbosity=self.narrator.verbosity)
        verdict = exact.say("review-points" if points else "review-tries", **told)
        verdict += speaker.event(moment.why)
        about: dict[str, Argument] = {"number": number, "seat": speaker.person(decision.seat)}
        begins, text = speaker.say("review-moment", **about, fact=""), ""
        for fact in position(choice, moment.better, speaker):
            longer = speaker.say("review-moment", **about, fact=f"{text} {fact}".lstrip())
            if len(longer) + len(verdict) <= LINES:
                begins, text = longer, f"{text} {fact}".lstrip()
        lost = speaker.events(moment.price)
        return begins + verdict + (lost if len(begins + verdict + lost) <= LINES else [])

    def speaker(self, seat: Seat) -> Narrator:
        """Calls whoever is reviewed "you", if alone; leaves out what full explains at a table."""
        alone, words = self.record.people == [seat], self.narrator.verbosity
        plain = replace(self.narrator, verbosity="normal" if words == "full" else words)
        return plain.for_(seat if alone else None)

    def go_to(self, moment: Moment) -> bool:
        """Sit down at a moment; whether to go on with the review afterwards."""
        trial = self.sit(at_moment(self.record, moment))
        trial.take_up(trial.match.record)
        if not self.tried:
            trial.person.say("review-there", command=trial.person.vocabulary.command_name("return"))
        self.tried = True
        trial.run()
        self.questions.keyboard.arrows({})
        return not trial.gone

    def say(self, message: str, **arguments: Argument) -> None:
        """Say a message at once."""
        self.questions.screen.say(self.narrator.say(message, **arguments))

    @property
    def narrator(self) -> Narrator:
        """Tells what was played."""
        return self.questions.narrator


def position(choice: Choice, better: Answer, speaker: Narrator) -> list[str]:
    """How things stood for whoever chose, what matters most first, each fact as one text."""
    table, view = choice.table, choice.table.view(choice.decision.seat)
    facts = [*stood(table.game.NAME, view, (choice.played, better))]
    facts += table.game.TOPICS["turn"](view)
    told = [*map(speaker.event, dict.fromkeys(facts)), speaker.question(choice.decision)]
    return [" ".join(lines) for lines in told if lines]


def at_moment(record: Record, moment: Moment) -> Record:
    """The record up to a moment: its seat is a person's, all others are computer players."""
    seat, moves = moment.choice.decision.seat, len(moment.choice.table.moves)
    occupants = tuple(
        Occupant("person", occupant.name)
        if place == seat
        else Occupant("normal" if occupant.player == "person" else occupant.player, occupant.name)
        for place, occupant in enumerate(record.occupants)
    )
    answers = record.answers[:moves]
    return replace(record, occupants=occupants, answers=answers, result=None, torn=False)


@dataclass(kw_only=True)
class Trial(Session):
    """A session that begins at a moment of a finished game."""

    MORE = ("return",)
    ONLY_TRIED = True
    gone: bool = False
    """Whether the person has left the review too."""

    def run_command(self, person: Person, command: Command) -> None:
        """Commands work as at any table; one more leads back."""
        if command.name in self.MORE:
            raise Leave
        if command.name == "save":
            self.person.say("review-unsaved")
            return
        self.gone = command.name == "quit"
        super().run_command(person, command)

    def say_left(self) -> None:
        """The list of moments comes next, and says so itself."""

    def finish(self) -> None:
        """The game is over."""
        self.person.say("review-tried")
