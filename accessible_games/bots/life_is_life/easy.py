"""The level `easy`: collect what pays, never look at the others, knock on the fourth turn."""

from collections import Counter
from random import Random

from accessible_games.bots.bot import Imagine
from accessible_games.bots.life_is_life.temper import EVEN, Temper
from accessible_games.core.decision import Answer, Decision
from accessible_games.core.event import Pieces
from accessible_games.games.life_is_life.seen import View
from accessible_games.games.life_is_life.state import ROWS, VALUES

NO_SWAP = -99.0
"""What laying exactly the animals that it takes gains: it is forbidden."""
SWAPS = 3
"""The number of swaps after which it knocks."""
WORTH = {
    animal: tuple(value * min(1.0, 2 * count / value) ** 2 for count in range(value + 1))
    for animal, value in VALUES.items()
}
"""The worth of each number of cards of an animal; half of them are a sure majority."""


def easy(
    view: View, decision: Decision[Answer], imagine: Imagine, chance: Random, temper: Temper = EVEN
) -> Answer:
    """The row after which the hand is worth most, for the cards that are missed least."""
    if decision.kind == "lay":
        _, laid = swap(view.hand, view.display[view.row - 1])
        return laid if decision.options.why_not(laid) is None else next(iter(decision.options))
    gains = [swap(view.hand, row)[0] for row in view.display]
    late = max(gains) <= 0 or time_to_knock(view, SWAPS + temper.patience)
    if late and decision.options.why_not("knock") is None:
        return "knock"
    return str(ROWS[gains.index(max(gains))])


def time_to_knock(view: View, enough: int) -> bool:
    """Whether nobody has knocked yet and it has swapped often enough."""
    swaps = sum(swap.seat == view.seat for swap in view.swaps)
    return view.knocker is None and swaps >= enough


def swap(hand: Pieces, row: Pieces) -> tuple[float, Pieces]:
    """Take the row, lay card by card what is missed least: how much that gains, and the cards."""
    held, left, laid, gain = Counter(hand), list(hand), [], 0.0
    for card in row:
        gain += WORTH[card][held[card] + 1] - WORTH[card][held[card]]
        held[card] += 1
    for _ in row:
        loss = {card: WORTH[card][held[card]] - WORTH[card][held[card] - 1] for card in left}
        card = min(loss, key=loss.__getitem__)
        gain -= loss[card]
        held[card] -= 1
        left.remove(card)
        laid.append(card)
    return (NO_SWAP if sorted(laid) == sorted(row) else gain), tuple(laid)
