"""What the others probably hold, by what they have done since they drew it.

Players who have not claimed what a table showed do not hold it, and those who could have made their
pattern in their turn would have done so. Most turns bring a player's own pattern within reach.
"""

from collections.abc import Iterable

from accessible_games.core.event import Seat
from accessible_games.core.frozen import Frozen
from accessible_games.games.sixpack.cells import Display
from accessible_games.games.sixpack.past import Past, backwards, begun
from accessible_games.games.sixpack.players.evaluation import hands_without
from accessible_games.games.sixpack.players.grid import Grid
from accessible_games.games.sixpack.players.numbering import BITS
from accessible_games.games.sixpack.players.prospects import survey
from accessible_games.games.sixpack.view import View, displayed

MISSED = 0.02
"""How likely a hand is that could have been claimed or made, relative to any other hand."""
TRIED = (0.6, 3.8, 5.0)
"""The same for a hand that no change, one or several would bring after a turn of its player.

The player could not make it. In 5,800 turns of a model of `hard`, such hands were held 0.7, 3.2 and
3.2 times as often as was thought before the turn.
"""

Seen = tuple[Past, Display, Display]
"""A turn, the table before it, and the table at its claims."""


class Guess(Frozen):
    """How likely a player is to hold each hand."""

    chances: tuple[tuple[int, float], ...]
    """Hands, each as a bit, with chances that add up to 1."""

    def share(self, hands: int) -> float:
        """The chance of holding one of these hands."""
        return sum([chance for hand, chance in self.chances if hands & hand])


def guesses(view: View) -> dict[Seat, Guess]:
    """What each of the others probably holds."""
    table = begun(displayed(view), view.phase, view.changed, view.taken)
    turns = [*backwards(table, view.past)]
    seats = range(len(view.points))
    return {seat: guess(view, seat, since_draw(turns, seat)) for seat in seats if seat != view.seat}


def since_draw(turns: Iterable[Seen], seat: Seat) -> Iterable[Seen]:
    """The turns since a player last drew a hand, latest first."""
    for seen in turns:
        if seat in seen[0].claimed:
            return
        yield seen


def guess(view: View, seat: Seat, turns: Iterable[Seen]) -> Guess:
    """What a player probably holds after these turns."""
    likely = dict.fromkeys((BITS[hand] for hand in hands_without(view.points[seat])), 1.0)
    for turn, table, claimed_at in turns:
        grid = Grid.of(claimed_at)
        for hand in likely:
            if hand & grid.shown:
                likely[hand] *= MISSED
        if turn.seat == seat:
            could = survey(Grid.of(table), view.strict).once
            then = survey(grid, view.strict)
            for hand in likely:
                ways = bool(hand & then.once) + bool(hand & then.twice)
                likely[hand] *= MISSED if hand & could else TRIED[ways]
    total = sum(likely.values())
    return Guess(tuple((hand, chance / total) for hand, chance in likely.items()))
