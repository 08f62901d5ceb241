"""The temperaments of the computer players at one table: who has which, and who is told."""

from collections.abc import Sequence
from zlib import crc32

from accessible_games.core.record import Occupant
from accessible_games.match.match import Match
from accessible_games.match.settings import MIXED
from accessible_games.players import TEMPERS, parts, player_of
from accessible_games.speech.narrator import Narrator
from accessible_games.speech.normalize import fold

LOT = "isx"
"""Decides which names are bold and which careful; chosen so that the usual names are mixed."""


def tempered(
    given: Sequence[str], count: int, temper: str, names: Sequence[str] = (), game: str = ""
) -> list[str]:
    """Return *count* players: the given ones repeat, and get *temper* if they have none.

    *temper* may be mixed: then it depends on each name; without *names* they are bold, careful and
    even in turn, by seat. Levels that have no temperaments in a *game* play evenly.
    """
    around: Sequence[str] = (temper,)
    if temper == MIXED:
        around = [temper_of(name) for name in names] or (*TEMPERS[1:], TEMPERS[0])
    players = []
    for place in range(count):
        player = given[place % len(given)]
        own = parts(player) if "-" in player else (around[place % len(around)], player)
        players.append(player_of(*own, game))
    return players


def temper_of(name: str) -> str:
    """Return the temperament of a name, the same in every game, so that people get to know it."""
    return TEMPERS[crc32(f"{LOT} {fold(name)}".encode()) % len(TEMPERS)]


def tempers_told(
    occupants: Sequence[Occupant], names: Sequence[str], narrator: Narrator
) -> list[str]:
    """Return who plays boldly and who carefully, by *names*; even players are not mentioned."""
    told = []
    for temper in TEMPERS[1:]:
        each = zip(names, occupants, strict=True)
        of_it = [name for name, occupant in each if parts(occupant.player)[0] == temper]
        if of_it:
            joined = narrator.catalogue.joined(of_it)
            told += narrator.say(f"playing-{temper}", count=len(of_it), names=joined)
    return told


def tempers_at(match: Match, narrator: Narrator) -> list[str]:
    """Return the same for a match, for a listener who is not called "you"."""
    occupants = match.record.occupants
    return tempers_told(occupants, [each.name for each in occupants], narrator)
