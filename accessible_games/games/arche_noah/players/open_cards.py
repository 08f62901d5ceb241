"""Reasons based on open cards only, for hints that know no pile (A20, A28)."""

from accessible_games.core.decision import Answer
from accessible_games.core.event import Event, Pieces, Seat
from accessible_games.games.arche_noah.players.reasons import ByOpenCards
from accessible_games.games.arche_noah.seen import View
from accessible_games.games.arche_noah.state import VALUE_OF


class KeepsCoins(Event):
    """You bid nothing, and keep all your coins."""

    coins: int


class PicksBefore(Event):
    """A player who has bid less would pick after you."""

    seat: Seat


class MustOutbid(Event):
    """Players yet to bid must bid more than you to pick before you."""


class TwoAtOnce(Event):
    """You get both animals, and nobody else does."""


class SparesPoints(Event):
    """You take no animal, so none can cost you points."""


class CostsAtMost(Event):
    """An animal without a partner counts against you, by its value."""

    points: int


class CheapestOpen(Event):
    """No animal on the table has a lower value, which counts against you if it does not pair."""


class KeepsFromNext(Event):
    """The player who picks next cannot have the animal then."""

    seat: Seat


def by_open_cards(view: View, answer: Answer) -> Event:
    """The reason for an answer, as far as everybody at the table can see it."""
    return pick_reason(view, answer) if isinstance(answer, tuple) else bid_reason(view, answer)


def bid_reason(view: View, coins: Answer) -> Event:
    """Coins that are kept, or the bid that is beaten."""
    if not isinstance(coins, int) or not coins:
        assert view.seat is not None
        return KeepsCoins(view.coins[view.seat])
    beaten = [seat for seat, bid in view.bids if bid < coins]
    if beaten:
        return PicksBefore(beaten[0])
    return MustOutbid() if len(view.bids) + 1 < len(view.coins) else ByOpenCards()


def pick_reason(view: View, cards: Pieces) -> Event:
    """By the values on the table, and by who picks next."""
    if len(cards) != 1:
        return TwoAtOnce() if cards else SparesPoints()
    if VALUE_OF[cards[0]] == min(VALUE_OF[card] for card in view.display):
        return CheapestOpen()
    following = [seat for seat, _ in view.order[1:]]
    return KeepsFromNext(following[0]) if following else ByOpenCards()
