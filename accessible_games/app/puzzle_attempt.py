"""A puzzle at the keyboard: one question, asked until the best answer is found."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from accessible_games.app.puzzle_set import Puzzle, asked_in, best_of, price_in
from accessible_games.core.decision import Answer, Decision, Move
from accessible_games.core.event import Event
from accessible_games.core.game import AnyView
from accessible_games.core.record import Occupant, Record
from accessible_games.core.table import AnyTable
from accessible_games.frontends.terminal.control_flow import Leave
from accessible_games.frontends.terminal.session import Kind, TerminalSession
from accessible_games.match.meaning import RefusedError
from accessible_games.match.person import Person
from accessible_games.players import counts_points
from accessible_games.players.coach import as_tried, completed, leads_to, price, seen, speaks_for
from accessible_games.players.judging import same
from accessible_games.players.search import SearchLine
from accessible_games.speech.catalogue import Catalogue
from accessible_games.speech.commands import Command, Follows
from accessible_games.speech.normalize import fold
from accessible_games.store.puzzle_progress import SHOWN, SOLVED

PATIENCE = 2
"""After so many wrong tries a person is told how to get help."""
FACTS = ("scores", "table", "hand")
"""The topics that describe a position, after who one is and as far as a game has them."""


def record_of(puzzle: Puzzle, table: AnyTable, name: str, words: Catalogue) -> Record:
    """Return the heading of the puzzle's game, with the person in the seat that is asked."""
    asked, game = asked_in(table).seat, table.game
    others = iter(each for each in words.words("bot-names") if fold(each) != fold(name))
    occupants = tuple(
        Occupant("person", name) if seat == asked else Occupant("normal", next(others))
        for seat in range(table.state.seats)
    )
    return Record.of(game, {}, occupants, position=puzzle.position)


@dataclass
class PuzzleAttempt(Kind):
    """A session that ends with the first answer that is the best one."""

    puzzle: Puzzle
    person: Person = field(init=False)
    """Who solves it."""
    mistakes: int = field(default=0, init=False)
    """The number of wrong tries."""
    became: str = field(default="", init=False)
    """Whether it was solved or shown, in the words of `Progress`; empty if neither."""

    more: ClassVar[Mapping[str, Follows]] = {"next": Follows.NOTHING}
    only_tried = True

    def begin(self, session: TerminalSession, number: int, count: int) -> None:
        """Say which puzzle this is, and the position."""
        self.person = session.person
        self.person.say("puzzle-begins", number=number, count=count, level=self.puzzle.level)
        view, game = self.view, self.table.game
        happened = [] if game.happened is None else game.happened(view)
        facts = game.facts(view, *game.told_first, *FACTS)
        told = list(dict.fromkeys([*happened, *facts]))
        self.person.say_lines(self.person.narrator.events(told))
        self.person.history.news()

    @property
    def table(self) -> AnyTable:
        """Return the table, which stays as it is."""
        return self.person.match.table

    @property
    def best(self) -> Answer:
        """Return the answer that solves it."""
        return best_of(self.puzzle, self.table)

    @property
    def asked(self) -> Decision[Answer]:
        """Return the question of the puzzle."""
        return asked_in(self.table)

    @property
    def view(self) -> AnyView:
        """Return everything the asked seat knows; the puzzle is judged by it."""
        return seen(self.table, self.asked.seat)

    def takes(self, session: TerminalSession, moves: list[Move]) -> None:
        """Judge the first answer; anything typed after it is ignored."""
        asked, (first, *_) = self.asked, moves
        if first.kind != asked.kind:
            raise RefusedError(self.person.narrator.say("puzzle-other-question"))
        if not same(first.answer, self.best):
            raise RefusedError(self.wrong(moves))
        self.end(session, SOLVED)

    def wrong(self, moves: list[Move]) -> list[str]:
        """Return what a wrong answer leads to, and after `PATIENCE` of them how to get help.

        What only comes before an action is no answer to the puzzle, and has no price.
        """
        speaker, game = self.person.narrator, self.person.match.record.game
        answer, *then = (move.answer for move in moves)
        number = price_in(self.puzzle, self.table, answer)
        if number is None:
            return speaker.say("puzzle-before", name=speaker.answer(self.asked, answer))
        self.mistakes += 1
        tried = as_tried(self.table, self.asked, SearchLine(answer, [], tuple(then)))
        better = completed(self.table, self.asked, self.best)
        lines = speaker.say("puzzle-wrong", name=speaker.answer(self.asked, answer))
        lines += speaker.events(leads_to(game, tried, better))
        costs = price(game, tried, better)
        if not costs and counts_points(game):
            lines += speaker.say("puzzle-fewer-points", number=number)
        elif not costs:
            lines += speaker.say("puzzle-fewer-games", number=number)
        return lines + (speaker.say("puzzle-help") if self.mistakes == PATIENCE else [])

    def end(self, session: TerminalSession, became: str) -> None:
        """Tell the best answer and why it is best, and leave."""
        self.became = became
        speaker = self.person.narrator
        name = speaker.answer(self.asked, self.best)
        if became == SOLVED:
            self.person.say("puzzle-solved", name=name)
        else:
            self.person.say("puzzle-shown", name=name)
        self.person.tell_again(self.why())
        session.console.speak()
        raise Leave

    def why(self) -> list[Event]:
        """Return the reason for the best answer."""
        best = completed(self.table, self.asked, self.best)
        return speaks_for(self.person.match.record.game, best)[:1]

    def obeys(self, session: TerminalSession, command: Command) -> bool:
        """Do what would help or keep the game in another way; one more command tells the answer."""
        person = self.person
        if command.name in self.more:
            self.end(session, SHOWN)
        elif command.name == "hint":
            person.say("puzzle-hint")
            person.tell_again(self.why())
        elif command.name in ("undo", "save"):
            person.say("puzzle-unsaved")
        else:
            return False
        return True

    def left(self, session: TerminalSession) -> None:
        """Say nothing: `puzzle.play` says what comes next."""
