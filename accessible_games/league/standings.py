"""The standings of a league.

A table counts a point for everybody who is behind, and half a point for everybody who is equal, by
the places that the game's own points give; computer players count for nothing. So two people play
for one point, as in chess, and all points of a table are one for each two people at it. A place
that is missing beside the largest table of the round counts half a point, and for who is free all
others do: so nobody gains or loses by a smaller table on average.

With equal points come first: who has won more tables; whose opponents have more points (Buchholz,
FIDE Handbook C.07); who has more of the game's own points. Then they share a place.
"""

from collections.abc import Mapping
from dataclasses import replace

from accessible_games.core.frozen import Frozen
from accessible_games.league.league import League, LeagueTable, Round
from accessible_games.league.results import TableResult


class Standing(Frozen):
    """How somebody stands."""

    key: str
    place: int
    """From 1; who is equal shares the better place."""
    halves: int
    """Half points."""
    tables: int
    """Tables played."""
    won: int
    """Tables at which nobody was better."""
    opponents: int
    """The half points of all whom they have met, each as often as they met."""
    score: int
    """The sum of the game's own points."""
    by_round: tuple[int | None, ...]
    """Half points round by round; None for one in which they have nothing yet."""

    @property
    def rank(self) -> tuple[int, int, int, int]:
        """What puts one before another."""
        return self.halves, self.won, self.opponents, self.score


def standings(league: League) -> list[Standing]:
    """Return how all stand, the best first; those who have left too, if they have points yet."""
    by_round = {
        key: tuple(halves_in(each, key) for each in league.rounds) for key in league.members
    }
    halves = {key: sum(each or 0 for each in found) for key, found in by_round.items()}
    kept = [key for key, member in league.members.items() if not member.left or counts(league, key)]
    found = [standing(league, key, by_round[key], halves) for key in kept]
    ranks = [each.rank for each in found]
    placed = [replace(each, place=1 + sum(rank > each.rank for rank in ranks)) for each in found]
    return sorted(placed, key=lambda each: each.place)


def standing(
    league: League, key: str, by_round: tuple[int | None, ...], halves: Mapping[str, int]
) -> Standing:
    """Return how somebody stands, with no place yet."""
    results = results_of(league, key)
    opponents = sum(halves[each] for result in results for each in result.places if each != key)
    return Standing(
        key, 0, halves[key], len(results), sum(key in each.winners for each in results),
        opponents, sum(each.scores.get(key, 0) for each in results), by_round,
    )  # fmt: skip


def counts(league: League, key: str) -> bool:
    """Whether something counts for somebody: a table that they have played, or being free."""
    return any(halves_in(each, key) is not None for each in league.rounds)


def results_of(league: League, key: str) -> list[TableResult]:
    """Return the results of the tables that somebody has played."""
    tables = (each.table_of(key) for each in league.rounds)
    return [table.result for table in tables if table is not None and table.result is not None]


def halves_in(played: Round, key: str) -> int | None:
    """Return somebody's half points in a round; None if they have none yet, or did not play."""
    if key in played.free:
        return played.largest - 1
    table = played.table_of(key)
    if table is None or table.result is None:
        return None
    return of_table(played, table, table.result, key)


def of_table(played: Round, table: LeagueTable, result: TableResult, key: str) -> int:
    """Return somebody's half points of a table: what they won, and the places that are missing."""
    return result.halves(key) + played.largest - len(table.people)
