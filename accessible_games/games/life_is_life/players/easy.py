"""The level `easy`: collect what scores, ignore the others, knock on the fourth turn."""

from collections import Counter
from random import Random

from accessible_games.core.decision import Answer, Decision
from accessible_games.core.event import Pieces
from accessible_games.games.life_is_life.players.temper import EVEN, Temper
from accessible_games.games.life_is_life.seen import View
from accessible_games.games.life_is_life.state import ROWS, VALUES
from accessible_games.players.bot import Determinize

NO_SWAP = -99.0
"""The gain of laying down exactly the animals taken, which is forbidden."""
SWAPS = 3
"""The number of swaps after which it knocks."""
WORTH = {
    animal: tuple(value * min(1.0, 2 * count / value) ** 2 for count in range(value + 1))
    for animal, value in VALUES.items()
}
"""The worth of each number of cards of an animal; half of them are a certain majority."""


def easy(
    view: View,
    decision: Decision[Answer],
    determinize: Determinize,
    chance: Random,
    temper: Temper = EVEN,
) -> Answer:
    """The row that makes the hand worth most, for the cards that are missed least."""
    if decision.kind == "lay":
        _, laid = swap(view.hand, view.display[view.row - 1])
        return laid if decision.options.why_not(laid) is None else next(iter(decision.options))
    gains = [swap(view.hand, row)[0] for row in view.display]
    late = max(gains) <= 0 or time_to_knock(view, SWAPS + temper.patience)
    if late and decision.options.why_not("knock") is None:
        return "knock"
    return str(ROWS[gains.index(max(gains))])


def time_to_knock(view: View, enough: int) -> bool:
    """Whether nobody has knocked yet and this seat has swapped often enough."""
    swaps = sum(swap.seat == view.seat for swap in view.swaps)
    return view.knocker is None and swaps >= enough


def swap(hand: Pieces, row: Pieces) -> tuple[float, Pieces]:
    """The gain of taking the row, and the cards to lay down: one by one, those missed least."""
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
