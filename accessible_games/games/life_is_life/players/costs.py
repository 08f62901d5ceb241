"""What another swap or knock would cost, compared with a better one."""

from collections.abc import Iterator

from accessible_games.core.event import Event, Piece
from accessible_games.games.life_is_life.players.explanations import swapped
from accessible_games.games.life_is_life.players.normal import (
    SwapPlan,
    held_after,
    look_out,
    points,
)
from accessible_games.games.life_is_life.players.reasons import Collects
from accessible_games.games.life_is_life.seen import View
from accessible_games.games.life_is_life.state import VALUES
from accessible_games.players.whole import Whole


class GivesUpAll(Event):
    """You would have none left of an animal, of which you hold some."""

    animal: Piece


class HoldsFewer(Event):
    """You would hold fewer of an animal than with the better move."""

    animal: Piece
    count: int
    """How many you would hold."""
    more: int
    """How many you would hold with the better move."""

    def tells(self, earlier: Event) -> bool:
        """How many that will be."""
        held = self.animal, self.count
        return isinstance(earlier, Collects) and (earlier.animal, earlier.count) == held


class LetsOthersSwap(Event):
    """Nobody has knocked, so the round would go on for everybody."""


def costs(move: Whole, better: Whole) -> Iterator[Event]:
    """The animal that makes the other hand worth less, and the knock that is delayed."""
    (view, other), (_, best) = swapped(move), swapped(better)
    if best is None and other is not None and view.knocker is None:
        yield LetsOthersSwap()
    outlook = look_out(view)
    losses = {}
    for animal in VALUES:
        count, more = held(view, other, animal), held(view, best, animal)
        worth = [points(view, outlook.others, animal, held) for held in (count, more)]
        losses[animal] = worth[1] - worth[0] if count < more else 0.0
    most = max(losses, key=losses.__getitem__)
    if losses[most] > 0:
        count, more = held(view, other, most), held(view, best, most)
        gives_up = not count and view.hand.count(most)
        yield GivesUpAll(most) if gives_up else HoldsFewer(most, count, more)


def held(view: View, plan: SwapPlan | None, animal: Piece) -> int:
    """How many of an animal the hand has after a swap, or after a knock."""
    return view.hand.count(animal) if plan is None else held_after(view, plan, animal)
