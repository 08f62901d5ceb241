"""What speaks for an answer that `normal` would not give, and what any answer risks.

As in reasons.py, nothing is said of what lies in a pile (A20).
"""

from collections.abc import Iterable, Iterator

from accessible_games.bots.arche_noah.normal import keenest, later, why_bid, why_pick
from accessible_games.bots.arche_noah.open_cards import (
    KeepsCoins,
    SparesPoints,
    TwoAtOnce,
    by_open_cards,
)
from accessible_games.bots.arche_noah.outlook import Outlook, look_out
from accessible_games.bots.arche_noah.reasons import KeepsAway
from accessible_games.core.decision import Answer, Decision
from accessible_games.core.event import Event, Pieces
from accessible_games.games.arche_noah.events import CoinsLeft
from accessible_games.games.arche_noah.seen import View
from accessible_games.games.arche_noah.state import VALUE_OF
from accessible_games.games.arche_noah.topics import TOPICS, bids


class Helps(Event):
    """The animal helps you, though another one would help you more."""


class CostsAtMost(Event):
    """An animal that does not pair counts against you, by its value."""

    points: int


class SpendsChip(Event):
    """Anything but one animal costs an action chip."""


class PaysBid(Event):
    """What is bid is paid, whoever picks first; of two players only the first to pick pays."""

    always: bool


class PicksLater(Event):
    """Whoever bids more picks before you."""


def now(view: View) -> Iterator[Event]:
    """Who has bid what, or who picks when; before all bids everybody's coins."""
    yield from bids(view)
    yield CoinsLeft(tuple(enumerate(view.coins)))


def stood(view: View, answers: Iterable[Answer]) -> Iterator[Event]:
    """What was on the table when somebody chose: the animals, and the bids."""
    yield from TOPICS["table"](view)


def why(view: View, decision: Decision[Answer], answer: Answer) -> Event:
    """The reasons for a bid, or for picking animals."""
    if not view.secret:
        return by_open_cards(view, answer)
    outlook = look_out(view)
    if isinstance(answer, tuple):
        in_order = tuple(card for card in view.display if card in answer)
        return why_cards(view, outlook, in_order)
    return why_bid(view, outlook) if answer else KeepsCoins(view.coins[outlook.me])


def why_cards(view: View, outlook: Outlook, cards: Pieces) -> Event:
    """What `normal` would say if that is true of the cards, or else what they do at least."""
    mine, best = outlook.gains[outlook.me], outlook.best(outlook.me)
    if mine[cards] >= mine[best]:
        return why_pick(view, outlook, cards)
    wanted = [(card,) for card in cards]
    rivals = [seat for seat in later(view) for one in wanted if outlook.gains[seat][one] > 0]
    if len(cards) == 1 and rivals:
        return KeepsAway(keenest(outlook, rivals, cards))
    if len(cards) != 1:
        return TwoAtOnce() if cards else SparesPoints()
    return Helps() if mine[cards] > 0 else CostsAtMost(VALUE_OF[cards[0]])


def risks(view: View, decision: Decision[Answer], answer: Answer) -> Iterator[Event]:
    """What an answer costs: coins, an action chip, points, or picking late."""
    if not isinstance(answer, tuple):
        yield PaysBid(len(view.coins) > 2) if answer else PicksLater()
    elif len(answer) != 1:
        yield SpendsChip()
    elif not view.secret:
        yield CostsAtMost(VALUE_OF[answer[0]])
