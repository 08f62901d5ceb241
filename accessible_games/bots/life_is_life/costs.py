"""What another swap or knock would cost, beside a better one."""

from collections.abc import Iterator

from accessible_games.bots.life_is_life.normal import Plan, held_after, look_out, points
from accessible_games.bots.life_is_life.why import planned
from accessible_games.core.decision import Answer, Decision
from accessible_games.core.event import Event, Piece
from accessible_games.games.life_is_life.seen import View
from accessible_games.games.life_is_life.state import VALUES


class HoldsFewer(Event):
    """You would hold fewer of an animal than with the better answer."""

    animal: Piece
    count: int
    """How many you would hold."""
    more: int
    """How many you would hold with the better answer."""


class LetsOthersSwap(Event):
    """Nobody has knocked, so the round would go on for everybody."""


def costs(
    view: View, decision: Decision[Answer], answer: Answer, better: Answer
) -> Iterator[Event]:
    """The animal by which the other hand is worth less, and a knock that is put off."""
    other, best = planned(view, answer), planned(view, better)
    if best is None and view.knocker is None:
        yield LetsOthersSwap()
    outlook = look_out(view)
    losses = {}
    for animal in VALUES:
        count, more = held(view, other, animal), held(view, best, animal)
        worth = [points(view, outlook.others, animal, held) for held in (count, more)]
        losses[animal] = worth[1] - worth[0] if count < more else 0.0
    most = max(losses, key=losses.__getitem__)
    if losses[most] > 0:
        yield HoldsFewer(most, held(view, other, most), held(view, best, most))


def held(view: View, plan: Plan | None, animal: Piece) -> int:
    """How many of an animal the hand holds after a swap, or after a knock."""
    return view.hand.count(animal) if plan is None else held_after(view, plan, animal)
