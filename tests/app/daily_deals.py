"""Deals of the day that are nearly over, and what the computer makes of them."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from datetime import date
from functools import cache
from pathlib import Path

from accessible_games.contest.beside import Beside
from accessible_games.contest.playing import Outcome, SimulatedMatch, next_move
from accessible_games.core.decision import Move, only_answer
from accessible_games.core.record_lines import result_line
from accessible_games.core.table import AnyTable
from accessible_games.games import GAMES
from accessible_games.players import bot
from accessible_games.store.dailies import PERSON, Deal
from tests.sessions import records
from tests.written import by_hand

DAY = date(2026, 11, 23)


@cache
def played(game: str) -> tuple[AnyTable, int]:
    """Return a deal played by `easy`, and the number of moves before the last choice.

    Tests must not change that table.
    """
    record = Deal(game, DAY).record("Anna")
    players = ["easy", *(each.player for each in record.occupants[1:])]
    table, bots, last = record.opening(GAMES), [bot(game, each) for each in players], 0
    while table.pending:
        asked = table.waiting()[0]
        if asked.seat == PERSON and only_answer(asked) is None:
            last = len(table.moves)
        table.play(next_move(table, bots, record.seed))
    return table, last


def last_choice(game: str) -> Move:
    """Return the last answer that the person chose in that game."""
    table, last = played(game)
    return table.moves[last]


def lay_deal(game: str, *, over: bool, day: date = DAY) -> Path:
    """Put its record on the shelf: whole, or as it was before the last choice."""
    table, last = played(game)
    deal = Deal(game, day)
    path = deal.path(records())
    moves = [f"{move}\n" for move in (table.moves if over else table.moves[:last])]
    text = by_hand(deal.record("Anna")) + "".join(moves)
    if over:
        text += result_line(table.game.winners(table.state)) + "\n"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return path


class Coming:
    """A game that ends when its outcome is wanted, or never."""

    def __init__(self, outcome: Outcome | None, error: type[BaseException] = TimeoutError) -> None:
        self.given, self.error, self.waited = outcome, error, list[float | None]()

    def result(self, timeout: float | None = None, /) -> Outcome:
        """Return the outcome, or raise the error if there is one."""
        self.waited.append(timeout)
        if self.given is None:
            raise self.error if timeout else TimeoutError
        return self.given


def beside_as(coming: Coming) -> Callable[[SimulatedMatch], AbstractContextManager[Beside]]:
    """Return a stand-in for the process in which the computer plays."""

    @contextmanager
    def beside(match: SimulatedMatch) -> Iterator[Beside]:
        yield Beside(coming)

    return beside
