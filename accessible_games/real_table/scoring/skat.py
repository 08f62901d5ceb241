"""What a deal of Skat counts, by the International Skat Order (ISkO) of the DSkV and the ISPA.

Suits and grand count their base value times their levels: the matadors, one for the game, and one
each for what came of it or was announced. Null counts a fixed value. What is lost counts double.
Kontra, Re and Bock are not in the Order; each doubles what is counted.
"""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from functools import cache
from itertools import product
from typing import Literal

from accessible_games.core.frozen import Frozen
from accessible_games.speech.problem import ProblemError

Game = Literal["clubs", "spades", "hearts", "diamonds", "grand", "null"]
BASES: Mapping[Game, int] = {"diamonds": 9, "hearts": 10, "spades": 11, "clubs": 12, "grand": 24}
NULL: Game = "null"
NULLS: Mapping[tuple[bool, bool], int] = {
    (False, False): 23, (True, False): 35, (False, True): 46, (True, True): 59,
}  # fmt: skip
"""What null counts, by whether it is played from the hand and whether it is ouvert."""
MOST_MATADORS: Mapping[Game, int] = {**dict.fromkeys(BASES, 11), "grand": 4}
"""The jacks, and in a suit also all seven other trumps."""
BONUS = 50
"""What Seeger-Fabian adds for a game won, and takes for one lost."""
CONSOLATION: Mapping[int, int] = {3: 40, 4: 30}
"""What each of the others gets for a game lost, by the number of people at the table."""
BockCause = Literal["split", "grand-hand", "null-ouvert-hand"]
CAUSES: tuple[BockCause, ...] = ("split", "grand-hand", "null-ouvert-hand")
"""What begins a round of Bock where it is customary: 60 points each, or one of two great games."""
MOST_DOUBLINGS = 6


class SkatError(ProblemError):
    """A deal that there cannot be, or a line that does not tell a whole one."""


class SkatDeal(Frozen):
    """A game that one player declared, and how it ended."""

    game: Game
    is_won: bool
    """Whether the declarer took what the game needs; an overbid game is lost all the same."""
    matadors: int = 0
    """With how many, or without how many as a negative number; 0 for null."""
    hand: bool = False
    schneider: bool = False
    """Whether either side stayed at 30 card points or fewer."""
    schneider_announced: bool = False
    schwarz: bool = False
    """Whether either side took no trick."""
    schwarz_announced: bool = False
    ouvert: bool = False
    bid: int = 0
    """The last bid of the declarer; 0 if it was not told."""
    doublings: int = 0
    """How often the value is doubled: by Kontra, Re, Bock."""
    is_split: bool = False
    """Whether both sides took 60 card points."""


class Counted(Frozen):
    """What a deal counts."""

    base: int
    levels: int
    """How many times the base is counted; 1 for null."""
    is_won: bool
    is_overbid: bool
    points: int
    """For the declarer; below 0 if the game is lost."""


def whole(deal: SkatDeal) -> SkatDeal:
    """The deal with all that its announcements and its end include.

    Ouvert in a trump game is schwarz announced, that is schneider announced, both only from the
    hand; what was announced and won was reached.
    """
    if deal.game == NULL:
        return deal
    schwarz_announced = deal.schwarz_announced or deal.ouvert
    schneider_announced = deal.schneider_announced or schwarz_announced
    schwarz = deal.schwarz or (deal.is_won and schwarz_announced)
    return replace(
        deal,
        hand=deal.hand or deal.ouvert,
        schneider_announced=schneider_announced,
        schwarz_announced=schwarz_announced,
        schwarz=schwarz,
        schneider=deal.schneider or schwarz or (deal.is_won and schneider_announced),
    )


def check(deal: SkatDeal) -> None:
    """Raise `SkatError` with the first reason why there is no such deal."""
    for is_wrong, message, arguments in problems(whole(deal)):
        if is_wrong:
            raise SkatError(message, **arguments)


def problems(deal: SkatDeal) -> Iterator[tuple[bool, str, dict[str, int]]]:
    """Each thing that can be wrong: whether it is, the message that says so, its arguments."""
    if deal.game == NULL:
        yield deal.matadors != 0, "skat-null-matadors", {}
        steps = (deal.schneider, deal.schneider_announced, deal.schwarz, deal.schwarz_announced)
        yield any(steps), "skat-null-steps", {}
    else:
        most, found = MOST_MATADORS[deal.game], abs(deal.matadors)
        yield found == 0, "skat-no-matadors", {"most": most}
        yield found > most, f"skat-matadors-{'grand' if most == 4 else 'suit'}", {"found": found}
        yield deal.schwarz_announced and not deal.hand, "skat-schwarz-hand", {}
        yield deal.schneider_announced and not deal.hand, "skat-schneider-hand", {}
        yield deal.is_split and deal.schneider, "skat-split-schneider", {}
    yield deal.is_split and (deal.is_won or deal.game == NULL), "skat-split-lost", {}
    yield deal.bid != 0 and deal.bid not in bids(), "skat-no-bid", near(deal.bid)
    yield deal.doublings > MOST_DOUBLINGS, "skat-doublings", {"most": MOST_DOUBLINGS}


def near(bid: int) -> dict[str, int]:
    """A number that nobody bids, with the last bid below it and the next one, as far as any."""
    below = [each for each in bids() if each < bid]
    above = [each for each in bids() if each > bid]
    return {"found": bid, "low": (below or above)[-1 if below else 0], "high": (above or below)[0]}


def steps(deal: SkatDeal) -> Iterator[str]:
    """Each level beyond matadors and game, as it is counted."""
    deal = whole(deal)
    if deal.hand:
        yield "hand"
    if deal.schneider or deal.schneider_announced:
        yield "schneider"
    if deal.schneider_announced:
        yield "schneider-announced"
    if deal.schwarz or deal.schwarz_announced:
        yield "schwarz"
    if deal.schwarz_announced:
        yield "schwarz-announced"
    if deal.ouvert:
        yield "ouvert"


def value(deal: SkatDeal) -> tuple[int, int]:
    """The base and the levels of a deal, whatever was bid."""
    if deal.game == NULL:
        return NULLS[deal.hand, deal.ouvert], 1
    return BASES[deal.game], abs(deal.matadors) + 1 + len([*steps(deal)])


def count(deal: SkatDeal) -> Counted:
    """What a deal counts. Raises `SkatError` if there is no such deal.

    Of a game whose value is below the bid, the least multiple of the base counts that reaches the
    bid, and it is lost, even if it was won by cards. A null has no multiples: its value counts.
    """
    check(deal)
    base, levels = value(deal)
    is_overbid = deal.bid > base * levels
    if is_overbid and deal.game != NULL:
        levels = -(-deal.bid // base)
    is_won = deal.is_won and not is_overbid
    points = base * levels * 2**deal.doublings
    return Counted(base, levels, is_won, is_overbid, points if is_won else -2 * points)


@cache
def bids() -> tuple[int, ...]:
    """All that can be bid, ascending: the values of all games."""
    return tuple(sorted({base * levels for base, levels in map(value, games())}))


def games() -> Iterator[SkatDeal]:
    """Every won game that differs in value, with each number of matadors."""
    for hand, ouvert in NULLS:
        yield SkatDeal(NULL, True, hand=hand, ouvert=ouvert)
    for game in BASES:
        for matadors in range(1, MOST_MATADORS[game] + 1):
            yield from (SkatDeal(game, True, matadors, **each) for each in ends())


def ends() -> Iterator[dict[str, bool]]:
    """What can be announced and reached beyond a plain game, each as fields of a deal."""
    names = ("hand", "schneider", "schneider_announced", "schwarz", "schwarz_announced", "ouvert")
    for flags in product((False, True), repeat=len(names)):
        fields = dict(zip(names, flags, strict=True))
        deal = SkatDeal("clubs", True, 1, **fields)
        if whole(deal) == deal and (deal.hand or not deal.schneider_announced):
            yield fields


# The list -----------------------------------------------------------------------------------------


def classic(counted: Counted, declarer: int, seats: int) -> tuple[int, ...]:
    """What each person gets, by seat, if only the declarer's points are written."""
    return tuple(counted.points if seat == declarer else 0 for seat in range(seats))


def seeger_fabian(counted: Counted, declarer: int, seats: int) -> tuple[int, ...]:
    """What each person gets, by seat, with the additions of the leagues.

    Of four at the table the dealer gets something too. Raises `SkatError` for other numbers.
    """
    if seats not in CONSOLATION:
        raise SkatError("skat-people", found=seats)
    others = 0 if counted.is_won else CONSOLATION[seats]
    own = counted.points + (BONUS if counted.is_won else -BONUS)
    return tuple(own if seat == declarer else others for seat in range(seats))


def bock_left(left: int, deal: SkatDeal, seats: int, causes: Collection[BockCause] = CAUSES) -> int:
    """How many deals of Bock are left after this one; a cause adds a round, one deal for each seat.

    Customary: no order rules it. Others begin it with other deals, so the causes can be chosen.
    """
    hand = deal.hand and (deal.game == "grand" or (deal.game == NULL and deal.ouvert))
    found: BockCause | None = None
    if deal.is_split:
        found = "split"
    elif hand and count(deal).is_won:
        found = "grand-hand" if deal.game == "grand" else "null-ouvert-hand"
    return max(0, left - 1) + (seats if found in causes else 0)
