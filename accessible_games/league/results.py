"""The result of a table: who came before whom, by what the game itself counts."""

from collections.abc import Collection, Mapping, Sequence

from accessible_games.core.frozen import Frozen
from accessible_games.core.game import AnyGame, State


class TableResult(Frozen):
    """How the people at a table did; computer players are left out."""

    places: Mapping[str, int]
    """Their places from 1; those who are equal share the better one."""
    scores: Mapping[str, int]
    """The game's own points; empty in a game without any."""

    def halves(self, key: str) -> int:
        """Half points: two for everybody who is behind, one for everybody who is equal."""
        own, others = self.places[key], [self.places[each] for each in self.places if each != key]
        return sum(2 * (other > own) + (other == own) for other in others)

    def among(self, people: Collection[str]) -> "TableResult":
        """The result as if only some of its people had been there."""
        left = {key: place for key, place in self.places.items() if key in people}
        places = {key: 1 + sum(o < own for o in left.values()) for key, own in left.items()}
        return TableResult(
            places, {key: each for key, each in self.scores.items() if key in people}
        )

    @property
    def winners(self) -> list[str]:
        """Those in the first place."""
        return [key for key, place in self.places.items() if place == 1]


def result_of(
    game: AnyGame, state: State, people: Mapping[int, str], gone: Collection[int] = ()
) -> TableResult:
    """Return the result of a finished game for the people in some seats.

    The winners come first; behind them counts what the game has: its points, or how far players
    have come. Who has *gone* for good comes behind all others.
    """
    won = game.winners(state)
    points: Sequence[float] = game.points(state) if game.points else ()
    come = points or (game.progress(state) if game.progress else ())

    def worth(seat: int) -> tuple[bool, bool, float]:
        return seat not in gone, seat in won, come[seat] if come else 0

    worths = {seat: worth(seat) for seat in people}
    places = {
        people[seat]: 1 + sum(other > own for other in worths.values())
        for seat, own in worths.items()
    }
    scores = {key: int(points[seat]) for seat, key in people.items()} if points else {}
    return TableResult(places, scores)
