"""The temperaments of the computer players at one table: who gets which, and who is told of it."""

from collections.abc import Sequence
from zlib import crc32

from accessible_games.bots import TEMPERS, parts, player_of
from accessible_games.core.record import Occupant
from accessible_games.match.match import Match
from accessible_games.match.settings import MIXED
from accessible_games.speech.fold import fold
from accessible_games.speech.narrator import Narrator

LOT = "isx"
"""Decides which names are bold and which careful; chosen so that the usual names are of all kinds.
"""


def tempered(given: Sequence[str], count: int, temper: str, names: Sequence[str] = ()) -> list[str]:
    """As many players as *count*: those given go round, and get *temper* if they have none.

    *temper* may be mixed: then each has that of their name, and where they have no *names* they are
    bold, careful and even in turn, by where they sit.
    """
    around: Sequence[str] = (temper,)
    if temper == MIXED:
        around = [temper_of(name) for name in names] or (*TEMPERS[1:], TEMPERS[0])
    players = []
    for place in range(count):
        player = given[place % len(given)]
        own = parts(player) if "-" in player else (around[place % len(around)], player)
        players.append(player_of(*own))
    return players


def temper_of(name: str) -> str:
    """The temperament that goes with a name, in every game: people get to know it."""
    return TEMPERS[crc32(f"{LOT} {fold(name)}".encode()) % len(TEMPERS)]


def tempers_told(
    occupants: Sequence[Occupant], names: Sequence[str], narrator: Narrator
) -> list[str]:
    """Who plays boldly and who carefully, by the *names* of all; the even ones are not told."""
    told = []
    for temper in TEMPERS[1:]:
        each = zip(names, occupants, strict=True)
        of_it = [name for name, occupant in each if parts(occupant.player)[0] == temper]
        if of_it:
            joined = narrator.catalogue.joined(of_it)
            told += narrator.say(f"playing-{temper}", count=len(of_it), names=joined)
    return told


def tempers_at(match: Match, narrator: Narrator) -> list[str]:
    """The same for a match, to somebody to whom nobody is "you"."""
    occupants = match.record.occupants
    return tempers_told(occupants, [each.name for each in occupants], narrator)
