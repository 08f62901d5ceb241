"""Events: what happened, one frozen dataclass for each spoken sentence.

The field types below tell the narrator how to say a value: a seat by its name, a piece by its word.
To the rules they are plain numbers and words.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Annotated, ClassVar, Literal

from accessible_games.core.frozen import Frozen

Seat = Annotated[int, "seat"]
"""A place at the table, from 0 to n-1 clockwise."""
Person = Annotated[int, "person"]
"""A seat, said by its player's name even in a game that calls its seats something else."""
Piece = Annotated[str, "piece"]
"""The word for a card or chip, such as "giraffe", or "toucan-3" for a kind with values."""
Pieces = Annotated[tuple[str, ...], "pieces"]
"""Several pieces; equal ones are said as a number."""
Figures = Annotated[tuple[str, ...], "figures"]
"""Several pieces that stand for the characters they show, not for cards; said by name only."""
Seats = Annotated[tuple[int, ...], "seats"]
"""Several seats."""
Place = Annotated[str, "place"]
"""The name of a place on a board, such as "h8"."""
Places = Annotated[tuple[str, ...], "places"]
"""Several places, in the order in which they are said."""
PerSeat = Annotated[tuple[tuple[int, int], ...], "per-seat"]
"""A number for each of several seats: (seat, number) pairs."""

Wishable = Literal["acts", "bids", "coins", "table", "scores", "always"]
"""What listeners may choose to hear less of, but for `always`.

`acts` is what seats do, `table` what lies on the table or happens there by itself.
"""


class Event(Frozen):
    """Something that happened, or a fact that a player asked for. Fields have no defaults."""

    renews: ClassVar[bool] = False
    """Whether it replaces earlier events of its kind, as a new hand does."""
    reveals: ClassVar[bool] = False
    """Whether it shows the outcome of chance or something hidden, so that undo stops there.

    What somebody answers need not be marked: nobody takes that back without asking them.
    """

    bare: ClassVar[bool] = False
    """Whether it says only that there is nothing, which nobody hears who has not asked."""

    def seen_by(self, seat: Seat | None) -> "Event | None":
        """The part of it that *seat* may know; None is an onlooker. Secret events override this."""
        return self

    joins: ClassVar[bool] = False
    """Whether it belongs to what was said just before, so that both share a line if they fit."""
    opens: ClassVar[bool] = False
    """Whether it opens a part of the game, and so a line."""
    closes: ClassVar[bool] = False
    """Whether it stands alone at the end of a line, like direct speech in quotation marks."""
    heard_as: ClassVar[Wishable] = "acts"
    """Its category for listeners who choose to hear less."""

    def tells(self, earlier: "Event") -> bool:
        """Whether it says what an *earlier* event says, which then need not be told."""
        return False

    def after(self, told: Sequence["Event"]) -> "Event":
        """What remains to be told of it after events already *told* in the same answer."""
        return self

    def covers(self, earlier: "Event") -> bool:
        """Whether it hides what an *earlier* event told, which nobody may look at any more.

        The earlier event is not repeated after this one.
        """
        return False


@lru_cache(1000)
def kind_and_value(piece: Piece) -> tuple[Piece, int | None]:
    """The kind of a piece and its value: "toucan" and 3 for "toucan-3"; None without a value."""
    kind, _, value = piece.rpartition("-")
    return (kind, int(value)) if kind and value.isdecimal() else (piece, None)


NUMBER = itemgetter(1)


def most_first(numbers: Mapping[Seat, int]) -> PerSeat:
    """Seats with their numbers, highest first; ties in order of seats."""
    return tuple(sorted(numbers.items(), key=NUMBER, reverse=True))
