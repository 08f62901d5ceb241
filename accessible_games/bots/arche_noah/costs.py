"""What another bid or pick would cost, beside a better one.

As in reasons.py, nothing is said of what lies in a pile (A20).
"""

from collections.abc import Iterator

from accessible_games.bots.arche_noah.normal import later
from accessible_games.bots.arche_noah.why import CostsAtMost
from accessible_games.core.decision import Answer, Decision
from accessible_games.core.event import Event, Piece, Seat
from accessible_games.games.arche_noah.seen import View
from accessible_games.games.arche_noah.state import VALUE_OF


class LeavesCard(Event):
    """Somebody who picks next could take an animal that the better answer takes."""

    card: Piece
    seat: Seat


class BidsMore(Event):
    """So many more coins would be bid."""

    coins: int


class LetsPick(Event):
    """Somebody who has bid less than the better answer would pick before you."""

    seat: Seat


class KeepsRivals(Event):
    """Whoever still bids needs fewer coins to pick before you."""

    coins: int
    """How many fewer."""


def costs(
    view: View, decision: Decision[Answer], answer: Answer, better: Answer
) -> Iterator[Event]:
    """What is left to somebody, what may cost points, or what becomes of a higher or lower bid."""
    if isinstance(answer, tuple) and isinstance(better, tuple):
        missing, extra = ([c for c in one if c not in two] for one, two in
                          ((better, answer), (answer, better)))  # fmt: skip
        if missing and (others := later(view)):
            yield LeavesCard(max(missing, key=VALUE_OF.__getitem__), others[0])
        elif extra:
            yield CostsAtMost(max(VALUE_OF[card] for card in extra))
    elif isinstance(answer, int) and isinstance(better, int) and answer != better:
        yield bid_cost(view, answer, better)


def bid_cost(view: View, coins: int, better: int) -> Event:
    """What becomes of a bid that is higher or lower than a better one."""
    if coins > better:
        return BidsMore(coins - better)
    before = [seat for seat, bid in view.bids if coins < bid < better]
    return LetsPick(before[0]) if before else KeepsRivals(better - coins)
