"""A puzzle at the keyboard: one question, asked until the best answer is found."""

from dataclasses import dataclass, field

from accessible_games.app.puzzles import Puzzle, asked_in, best_of
from accessible_games.bots import counts_points, recall, why_of
from accessible_games.bots.coach import leads_to
from accessible_games.bots.judging import same
from accessible_games.core.decision import Answer, Decision, Move
from accessible_games.core.event import Event
from accessible_games.core.game import AnyView
from accessible_games.core.record import Occupant, Record
from accessible_games.core.table import AnyTable
from accessible_games.frontends.terminal.leaving import Leave
from accessible_games.frontends.terminal.session import Session
from accessible_games.games.life_is_life.seen import View as Swapping
from accessible_games.match.dispatch import RefusedError
from accessible_games.match.person import Person
from accessible_games.speech.catalogue import Catalogue
from accessible_games.speech.fold import fold
from accessible_games.speech.vocabulary import Command
from accessible_games.store.puzzle_progress import SHOWN, SOLVED

PATIENCE = 2
"""The number of wrong tries after which a person is told how to get help."""
FACTS = ("who", "scores", "table", "hand")
"""The topics that tell a position, as far as a game has them."""


def record_of(puzzle: Puzzle, table: AnyTable, name: str, words: Catalogue) -> Record:
    """The heading of the game in which a puzzle is asked: the person sits where it is asked."""
    asked, game = asked_in(table).seat, table.game
    others = iter(each for each in words.words("bot-names") if fold(each) != fold(name))
    occupants = tuple(
        Occupant("person", name) if seat == asked else Occupant("normal", next(others))
        for seat in range(table.state.seats)
    )
    return Record(game.NAME, game.VERSION, {}, occupants, seed=0, position=puzzle.position)


@dataclass(kw_only=True)
class Puzzling(Session):
    """A session that ends with the first answer that is the best one."""

    MORE = ("next",)
    ONLY_TRIED = True
    best: Answer = field(default="", init=False)
    margin: int = field(default=0, init=False)
    """By how much the best answer is better than any other, as the puzzle says."""
    mistakes: int = field(default=0, init=False)
    """The wrong tries."""
    became: str = field(default="", init=False)
    """Whether it was solved or shown, in the words of the progress; empty if neither."""

    def begin(self, puzzle: Puzzle, number: int, count: int) -> None:
        """Say where one is, and the position."""
        self.best, self.margin = best_of(puzzle, self.match.table), puzzle.margin
        self.person.say("puzzle-begins", number=number, count=count, level=puzzle.level)
        view, topics = self.view, self.match.table.game.TOPICS
        facts = [fact for name in FACTS if name in topics for fact in topics[name](view)]
        speaker = self.person.narrator
        self.person.say_lines(speaker.events(list(dict.fromkeys([*happened(view), *facts]))))
        self.person.history.news()

    @property
    def asked(self) -> Decision[Answer]:
        """The question of the puzzle."""
        return asked_in(self.match.table)

    @property
    def view(self) -> AnyView:
        """All that is known to whoever is asked, by which the puzzle is judged."""
        table, seat = self.match.table, self.asked.seat
        view, _ = recall(table.game.NAME, "hint", table.view(seat), lambda luck: table)
        return view

    def give(self, moves: list[Move]) -> None:
        """Judge the first answer; what was typed behind it does not matter any more."""
        asked, (first, *_) = self.asked, moves
        if first.kind != asked.kind:
            raise RefusedError(self.person.narrator.say("puzzle-other-question"))
        if not same(first.answer, self.best):
            raise RefusedError(self.wrong(first.answer))
        self.end(SOLVED)

    def wrong(self, answer: Answer) -> list[str]:
        """What a wrong answer leads to, and after some of them how to go on."""
        self.mistakes += 1
        speaker, game = self.person.narrator, self.match.record.game
        lines = speaker.say("puzzle-wrong", name=speaker.answer(self.asked, answer))
        does, *costs = leads_to(game, self.view, self.asked, answer, self.best)
        lines += speaker.events([does, *costs])
        if not costs and counts_points(game):
            lines += speaker.say("puzzle-fewer-points", number=self.margin)
        elif not costs:
            lines += speaker.say("puzzle-fewer-games", number=self.margin)
        return lines + (speaker.say("puzzle-help") if self.mistakes == PATIENCE else [])

    def end(self, became: str) -> None:
        """Tell the best answer and why it is that, and leave."""
        self.became = became
        speaker = self.person.narrator
        name = speaker.answer(self.asked, self.best)
        if became == SOLVED:
            self.person.say("puzzle-solved", name=name)
        else:
            self.person.say("puzzle-shown", name=name)
        self.person.tell_again([self.why()])
        self.speak()
        raise Leave

    def why(self) -> Event:
        """The reason for the best answer."""
        return why_of(self.match.record.game, self.view, self.asked, self.best)

    def run_command(self, person: Person, command: Command) -> None:
        """Commands work as at any table; one more tells the answer."""
        if command.name in self.MORE:
            self.end(SHOWN)
        elif command.name == "hint":
            person.say("puzzle-hint")
            person.tell_again([self.why()])
        elif command.name in ("undo", "save"):
            person.say("puzzle-unsaved")
        else:
            super().run_command(person, command)

    def say_left(self) -> None:
        """What comes next is said by whoever has begun the puzzle."""


def happened(view: AnyView) -> list[Event]:
    """What others have done since the own last turn, where that matters for what they hold."""
    return [*view.swaps] if isinstance(view, Swapping) else []
