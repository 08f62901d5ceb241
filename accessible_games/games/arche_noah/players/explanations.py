"""Reasons for an answer that `normal` would not give, and the risks of any answer.

As in reasons.py, nothing is said about the contents of a pile (A20).
"""

from collections.abc import Iterable, Iterator

from accessible_games.core.decision import Answer
from accessible_games.core.event import Event
from accessible_games.games.arche_noah.events import CoinsLeft
from accessible_games.games.arche_noah.players.evaluation import look_out
from accessible_games.games.arche_noah.players.normal import why_bid, why_pick
from accessible_games.games.arche_noah.players.open_cards import (
    CostsAtMost,
    KeepsCoins,
    by_open_cards,
)
from accessible_games.games.arche_noah.players.reasons import ByOpenCards
from accessible_games.games.arche_noah.seen import View
from accessible_games.games.arche_noah.state import VALUE_OF
from accessible_games.games.arche_noah.topics import TOPICS, bids
from accessible_games.players.whole import Whole

COMPLETING: frozenset[str] = frozenset()
"""No question completes a move: a bid or a pick is one."""


class SpendsChip(Event):
    """Anything but one animal costs an action chip."""


class PaysBid(Event):
    """Bids are paid, whoever picks first; of two players only the first to pick pays."""

    always: bool


class PicksLater(Event):
    """Players who bid more pick before you."""


def now(view: View) -> Iterator[Event]:
    """Who has bid what, or who picks when; before all bids everybody's coins."""
    yield from bids(view)
    yield CoinsLeft(tuple(enumerate(view.coins)))


def stood(view: View, answers: Iterable[Answer]) -> Iterator[Event]:
    """What was on the table when the player chose: the animals and the bids."""
    yield from TOPICS["table"](view)


def why(move: Whole) -> Event:
    """The reasons for a bid, or for picking animals."""
    (step,) = move
    view, answer = step.view, step.answer
    if not view.secret:
        return by_open_cards(view, answer)
    outlook = look_out(view)
    if isinstance(answer, tuple):
        in_order = tuple(card for card in view.display if card in answer)
        return why_pick(view, outlook, in_order)
    return why_bid(view, outlook) if answer else KeepsCoins(view.coins[outlook.me])


def risks(move: Whole) -> Iterator[Event]:
    """What an answer costs: coins, an action chip, points, or picking late.

    And whether all of this is said without knowing any pile, unless that is all there is to say.
    """
    (step,) = move
    view, answer = step.view, step.answer
    if not isinstance(answer, tuple):
        yield PaysBid(len(view.coins) > 2) if answer else PicksLater()
    elif len(answer) != 1:
        yield SpendsChip()
    elif not view.secret:
        yield CostsAtMost(VALUE_OF[answer[0]])
    if not view.secret and by_open_cards(view, answer) != ByOpenCards():
        yield ByOpenCards()
