"""The advice that all seats get in whole games, for tests of whether its reasons are true."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from types import ModuleType
from typing import Any, TypeVar

from accessible_games.contest.playing import play_move
from accessible_games.core.decision import Decision, Move
from accessible_games.core.event import Event, Seat
from accessible_games.core.table import Table
from accessible_games.players import Advice, advise, bot, chance_of, recall


@dataclass
class Advised:
    """One piece of advice, and what the seat saw."""

    view: Any
    decision: Decision[Any]
    given: Advice

    @property
    def seat(self) -> Seat:
        """Who is advised."""
        return self.decision.seat


A = TypeVar("A", bound=Advised)


def kinds_in(reasons: ModuleType) -> list[type[Event]]:
    """All reasons of a game."""
    kinds = [kind for kind in vars(reasons).values() if isinstance(kind, type)]
    return [kind for kind in kinds if issubclass(kind, Event) and kind is not Event]


def advice_now(table: Table[Any], seed: int) -> Advised:
    """What is advised to whoever is asked first."""
    decision = table.waiting()[0]
    game, seat = table.game.name, decision.seat
    chance = chance_of(seed, seat, len(table.moves))
    view, determinize = recall(game, "hint", table.view(seat), partial(table.determinize, seat))
    return Advised(view, decision, advise(game, view, decision, determinize, chance))


def advice_in(table: Table[Any], seed: int, levels: Sequence[str]) -> Iterator[Advised]:
    """All advice in a game, each before it is answered by a player of the level of that seat.

    `normal` does what is advised, so nobody thinks about it twice.
    """
    while table.pending:
        each = advice_now(table, seed)
        yield each
        if levels[each.seat] == "normal":
            table.play(Move(each.seat, each.decision.kind, each.given.answer))
        else:
            bots = [bot(table.game.name, level) for level in levels[: table.state.seats]]
            play_move(table, bots, seed)


def because(advice: Sequence[A], kinds: tuple[type[Event], ...]) -> list[tuple[A, Any]]:
    """The advice with such reasons, each with its reason; there has to be some."""
    found = [(each, each.given.reason) for each in advice if isinstance(each.given.reason, kinds)]
    assert found
    return found
