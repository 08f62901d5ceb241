"""What another bid or pick would cost, compared with a better one.

As in reasons.py, nothing is said about the contents of a pile (A20).
"""

from collections.abc import Iterator

from accessible_games.core.event import Event, Piece, Seat
from accessible_games.games.arche_noah.players.normal import later
from accessible_games.games.arche_noah.players.open_cards import CostsAtMost
from accessible_games.games.arche_noah.seen import View
from accessible_games.games.arche_noah.state import VALUE_OF
from accessible_games.players.whole import Whole


class LeavesCard(Event):
    """A player who picks next could take an animal that the better answer takes."""

    card: Piece
    seat: Seat


class BidsMore(Event):
    """The bid would be higher by this many coins."""

    coins: int


class LetsPick(Event):
    """A player who has bid less than the better answer would pick before you."""

    seat: Seat


class KeepsRivals(Event):
    """Players yet to bid need fewer coins to pick before you."""

    coins: int
    """How many fewer."""


def costs(move: Whole, better: Whole) -> Iterator[Event]:
    """What is left to others, may cost points, or comes of a higher or lower bid."""
    (one,), (two,) = move, better
    view, answer, instead = one.view, one.answer, two.answer
    if isinstance(answer, tuple) and isinstance(instead, tuple):
        missing, extra = ([c for c in these if c not in those] for these, those in
                          ((instead, answer), (answer, instead)))  # fmt: skip
        if missing and (others := later(view)):
            yield LeavesCard(max(missing, key=VALUE_OF.__getitem__), others[0])
        elif extra:
            yield CostsAtMost(max(VALUE_OF[card] for card in extra))
    elif isinstance(answer, int) and isinstance(instead, int) and answer != instead:
        yield from bid_cost(view, answer, instead)


def bid_cost(view: View, coins: int, better: int) -> Iterator[Event]:
    """What comes of a bid that is higher or lower than a better one."""
    before = [seat for seat, bid in view.bids if coins < bid < better]
    if coins > better:
        if better:  # above nothing, the answer itself says how many more
            yield BidsMore(coins - better)
    elif before:
        yield LetsPick(before[0])
    elif len(view.bids) + 1 < len(view.coins):
        yield KeepsRivals(better - coins)
