"""What must be true of a table for each reason to be told, by the rules and the view."""

from collections.abc import Mapping

from accessible_games.core.event import Event, Pieces
from accessible_games.games.sixpack.cells import Display
from accessible_games.games.sixpack.patterns import blocks
from accessible_games.games.sixpack.players.costs import (
    FitsFewer,
    GivesMore,
    MissesPattern,
    NotNext,
)
from accessible_games.games.sixpack.players.evaluation import (
    fit,
    hands_on,
    in_reach,
    look_out,
    risk,
)
from accessible_games.games.sixpack.players.explanations import CHANGES, table_after
from accessible_games.games.sixpack.players.keeping import best_laid, share_found
from accessible_games.games.sixpack.players.reasons import (
    BeginsWithOwn,
    ClaimsPattern,
    GivesLittle,
    KeepsFound,
    LaysHardest,
    LeavesCards,
    LeavesPattern,
    LooksAlone,
    MakesPattern,
    NearsPattern,
    Prepares,
    Wins,
)
from accessible_games.games.sixpack.state import GOAL
from accessible_games.games.sixpack.view import View, displayed
from accessible_games.players.proof import Proof
from accessible_games.players.whole import Whole


class Left:
    """What a move leaves on the table, and how it looked before."""

    def __init__(self, move: Whole) -> None:
        """Begin where the move began: what its parts show is new."""
        self.view: View = move[0].view
        self.kind, self.answer = move[0].decision.kind, str(move[0].answer)
        self.hand, self.before = frozenset(self.view.hand), displayed(self.view)
        self.after: Display = table_after(move) if self.kind in (*CHANGES, "pair") else self.before

    @property
    def fits(self) -> dict[str, int]:
        """How many drinks of the pattern each block shows."""
        return {block: fit(self.hand, shown) for block, shown in blocks(self.after).items()}

    @property
    def was(self) -> bool:
        """Whether the pattern was on the table."""
        return self.hand in hands_on(self.before)

    @property
    def is_on(self) -> bool:
        """Whether the pattern is on it then."""
        return self.hand in hands_on(self.after)

    @property
    def percent(self) -> int:
        """The chance that another player gets a pattern."""
        return round(100 * risk(look_out(self.view), self.after))

    def names(self, block: str | None, drinks: int) -> bool:
        """Whether a block shows so many drinks, and may be named; or none is."""
        if block is None:
            return self.view.claims != "show" and drinks in self.fits.values()
        return self.view.claims == "show" and self.fits[block] == drinks


# One's own pattern -------------------------------------------------------------------------------


def begins(fact: BeginsWithOwn, move: Whole, better: Whole) -> bool:
    """The first two cards are one of the seat's dominoes."""
    left = Left(move)
    return left.kind == "pair" and left.answer in left.view.hand


def makes(fact: MakesPattern, move: Whole, better: Whole) -> bool:
    """It was not there, and is then."""
    left = Left(move)
    return not left.was and left.is_on and left.names(fact.block, 6)


def leaves(fact: LeavesPattern, move: Whole, better: Whole) -> bool:
    """It was there, and still is."""
    left = Left(move)
    return left.was and left.is_on and left.names(fact.block, 6)


def prepares(fact: Prepares, move: Whole, better: Whole) -> bool:
    """One more change would make it."""
    left = Left(move)
    return not left.is_on and in_reach(look_out(left.view), left.after)


def nears(fact: NearsPattern, move: Whole, better: Whole) -> bool:
    """So many drinks are in place, and nowhere more."""
    left = Left(move)
    return max(left.fits.values()) == fact.drinks and left.names(fact.block, fact.drinks)


# Those of the others -----------------------------------------------------------------------------


def gives(fact: GivesLittle, move: Whole, better: Whole) -> bool:
    """So likely is it."""
    return Left(move).percent == fact.percent


def leaves_cards(fact: LeavesCards, move: Whole, better: Whole) -> bool:
    """So many cards stay when a line is cleared."""
    left = Left(move)
    return left.kind in ("clear", "keep") and len(left.after) == fact.cards


# Claims and points -------------------------------------------------------------------------------


def claims(fact: ClaimsPattern, move: Whole, better: Whole) -> bool:
    """The pattern lies there, and the help of the table tells where."""
    left = Left(move)
    return left.is_on and left.fits[fact.block] == 6


def looks_alone(fact: LooksAlone, move: Whole, better: Whole) -> bool:
    """The help of the table tells nobody where a pattern lies."""
    left = Left(move)
    return left.kind == "claim" and left.view.claims != "show"


def points(view: View) -> Pieces:
    """The seat's points."""
    assert view.seat is not None
    return view.points[view.seat]


def found(fact: KeepsFound, move: Whole, better: Whole) -> bool:
    """So likely does the next pattern lie there."""
    left = Left(move)
    share = share_found(points(left.view), left.answer, hands_on(left.before))
    return left.kind == "point" and fact.percent == round(100 * share)


def hardest(fact: LaysHardest, move: Whole, better: Whole) -> bool:
    """Without it the two others are easier to find than any other two."""
    left = Left(move)
    return left.kind == "point" and left.answer == best_laid(
        points(left.view), left.view.hand, set()
    )


def wins(fact: Wins, move: Whole, better: Whole) -> bool:
    """It is the last point."""
    left = Left(move)
    return left.kind == "point" and len(points(left.view)) == GOAL - 1


# Beside a better move ----------------------------------------------------------------------------


def misses(fact: MissesPattern, move: Whole, better: Whole) -> bool:
    """It is on the other table, and not on this one."""
    return Left(better).is_on and not Left(move).is_on


def not_next(fact: NotNext, move: Whole, better: Whole) -> bool:
    """The other table prepares it, and this one does not."""
    ahead = Left(move).is_on or prepares(Prepares(), move, better)
    return not ahead and prepares(Prepares(), better, ())


def fewer(fact: FitsFewer, move: Whole, better: Whole) -> bool:
    """So many drinks less are in place than on the other table."""
    most = [max(Left(each).fits.values()) for each in (better, move)]
    return most[0] - most[1] == fact.drinks > 0


def more(fact: GivesMore, move: Whole, better: Whole) -> bool:
    """So likely on this table, and less on the other one."""
    both = Left(move).percent, Left(better).percent
    return both == (fact.percent, fact.less) and fact.percent > fact.less


PROOFS: Mapping[type[Event], Proof] = {
    BeginsWithOwn: begins,
    MakesPattern: makes,
    LeavesPattern: leaves,
    Prepares: prepares,
    NearsPattern: nears,
    GivesLittle: gives,
    LeavesCards: leaves_cards,
    ClaimsPattern: claims,
    LooksAlone: looks_alone,
    KeepsFound: found,
    LaysHardest: hardest,
    Wins: wins,
    MissesPattern: misses,
    NotNext: not_next,
    FitsFewer: fewer,
    GivesMore: more,
}
"""For each reason, risk and cost its proof."""
