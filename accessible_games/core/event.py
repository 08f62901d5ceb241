"""Events: what happened, one frozen dataclass for each spoken sentence.

The kinds of field below tell the narrator how to say a value: a seat by its name, a piece by its
word. To the rules they are plain numbers and words.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Annotated, ClassVar, Literal

from accessible_games.core.frozen import Frozen

Seat = Annotated[int, "seat"]
"""A place at the table, 0 to n-1 clockwise."""
Person = Annotated[int, "person"]
"""A seat, said by the name of whoever plays there, even where a game calls its seats otherwise."""
Piece = Annotated[str, "piece"]
"""The word of a card or chip, such as "giraffe", or "toucan-3" for a kind that has values."""
Pieces = Annotated[tuple[str, ...], "pieces"]
"""Several pieces; equal ones are told as a number."""
Figures = Annotated[tuple[str, ...], "figures"]
"""Several pieces that are meant as those whom they show, not as cards; told by their names alone.
"""
Seats = Annotated[tuple[int, ...], "seats"]
"""Several seats."""
Place = Annotated[str, "place"]
"""The name of a place on a board, such as "h8"."""
Places = Annotated[tuple[str, ...], "places"]
"""Several places, in the order in which they are said."""
PerSeat = Annotated[tuple[tuple[int, int], ...], "per-seat"]
"""A number for each of several seats: (seat, number) pairs."""

Wishable = Literal["acts", "bids", "coins", "table", "scores", "always"]
"""What one may wish to hear less of: what seats do, bids, money, what lies on the table or happens
there by itself, points. `always` is what nobody may miss."""


class Event(Frozen):
    """Something that happened, or a fact that somebody asked for. A field has no default."""

    renews: ClassVar[bool] = False
    """Whether it replaces earlier events of its kind, as a new hand does."""
    reveals: ClassVar[bool] = False
    """Whether chance decides, or something hidden comes to light, so that undo stops there."""

    def seen_by(self, seat: Seat | None) -> "Event | None":
        """What *seat* gets to know of it; None is an onlooker. Secret events override it."""
        return self

    joins: ClassVar[bool] = False
    """Whether it belongs to what was told just before, so both share a line where they fit."""
    opens: ClassVar[bool] = False
    """Whether a part of the game begins with it, and with it a line."""
    closes: ClassVar[bool] = False
    """Whether it stands alone at the end of a line, as what somebody says in quotation marks."""
    heard_as: ClassVar[Wishable] = "acts"
    """The kind of event that it is to listeners who wish to hear less."""

    def tells(self, earlier: "Event") -> bool:
        """Whether it says what an *earlier* event says, which then need not be told as well."""
        return False

    def after(self, told: Sequence["Event"]) -> "Event":
        """What is left of it to tell after events that were *told* in the same answer."""
        return self

    def covers(self, earlier: "Event") -> bool:
        """Whether the rules let nobody look at what an *earlier* event told any more.

        It is not told again then.
        """
        return False


@lru_cache(1000)
def kind_and_value(piece: Piece) -> tuple[Piece, int | None]:
    """The kind of a piece and its value: "toucan" and 3 of "toucan-3"; None without a value."""
    kind, _, value = piece.rpartition("-")
    return (kind, int(value)) if kind and value.isdecimal() else (piece, None)


NUMBER = itemgetter(1)


def most_first(numbers: Mapping[Seat, int]) -> PerSeat:
    """Seats with their numbers, the highest first; equal numbers by seat."""
    return tuple(sorted(numbers.items(), key=NUMBER, reverse=True))
