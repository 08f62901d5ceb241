"""Ramsch: what is played for the fewest card points when all have passed. No order rules it.

These customs are told apart. The skat goes to whoever loses, as in Schieberamsch and on many
computers, or to the last trick. Of two with equally many points both lose, or the one of them
with the last trick. A player without a trick, a virgin (Jungfrau), doubles the loss, and so does
each who passed the skat on unseen (Schieberamsch). Whoever takes all tricks wins 120
(Durchmarsch). A fixed loss is 10, or 15 with a virgin.
"""

from collections.abc import Mapping
from typing import Literal

from accessible_games.core.frozen import Frozen
from accessible_games.real_table.scoring.skat import SkatError

ALL = 120
"""All card points of the pack."""
MOST_SKAT = 22
"""The most card points of two cards."""
PLAYERS = 3
FIXED, FIXED_VIRGIN = 10, 15


class RamschCustom(Frozen):
    """How a table plays Ramsch."""

    skat: Literal["loser", "last-trick"] = "loser"
    tie: Literal["both", "last-trick"] = "both"
    virgin: bool = True
    """Whether a player without a trick doubles the loss."""
    march: bool = True
    """Whether whoever takes all tricks wins."""
    fixed: bool = False
    """Whether a fixed loss counts instead of card points."""


class Ramsch(Frozen):
    """A Ramsch that was played."""

    taken: Mapping[int, int]
    """The card points of the three who played, by seat."""
    virgins: frozenset[int] = frozenset()
    """Those who took no trick."""
    last: int | None = None
    """Who took the last trick, if it was told."""
    doublings: int = 0
    """How many passed the skat on unseen, and how often Bock doubles."""


def count(ramsch: Ramsch, custom: RamschCustom, seats: int) -> tuple[int, ...]:
    """What each person gets, by seat. Raises `SkatError` if the card points cannot be right."""
    taken = with_skat(ramsch, custom)
    times = 2**ramsch.doublings
    if len(ramsch.virgins) == PLAYERS - 1 and custom.march:
        (winner,) = {*taken} - ramsch.virgins
        return tuple(ALL * times if seat == winner else 0 for seat in range(seats))
    losing = losers(taken, ramsch, custom)
    virgin = custom.virgin and bool(ramsch.virgins)
    gained = [0] * seats
    for seat in losing:
        fixed = FIXED_VIRGIN if virgin else FIXED
        loss = fixed if custom.fixed else taken[seat] * (1 + virgin)
        gained[seat] = -loss * times
    return tuple(gained)


def with_skat(ramsch: Ramsch, custom: RamschCustom) -> dict[int, int]:
    """The card points with those of the skat, which are what is missing from 120.

    Raises `SkatError` if too many are missing, or nobody is known who gets them.
    """
    taken = dict(ramsch.taken)
    if len(taken) != PLAYERS:
        raise SkatError("ramsch-players", found=len(taken))
    if any(taken[seat] for seat in ramsch.virgins):
        raise SkatError("ramsch-virgin-points")
    if len(ramsch.virgins) == PLAYERS:
        raise SkatError("ramsch-virgins")
    missing = ALL - sum(taken.values())
    if missing not in range(MOST_SKAT + 1):
        raise SkatError("ramsch-sum", found=sum(taken.values()))
    if missing:
        getting = losers(taken, ramsch, custom) if custom.skat == "loser" else [last(ramsch)]
        for seat in getting:
            taken[seat] += missing
    return taken


def losers(taken: Mapping[int, int], ramsch: Ramsch, custom: RamschCustom) -> list[int]:
    """The seats with the most card points. Raises `SkatError` if a last trick must be told."""
    most = [seat for seat, points in taken.items() if points == max(taken.values())]
    if len(most) > 1 and custom.tie == "last-trick" and last(ramsch) in most:
        return [last(ramsch)]
    return most


def last(ramsch: Ramsch) -> int:
    """Who took the last trick. Raises `SkatError` if it was not told or cannot be."""
    if ramsch.last is None:
        raise SkatError("ramsch-last-trick")
    if ramsch.last not in ramsch.taken or ramsch.last in ramsch.virgins:
        raise SkatError("ramsch-no-trick")
    return ramsch.last
