"""Arguments of messages that the words say through functions, such as pieces and numbers."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from accessible_games.core.event import kind_and_value


class ByFunction:
    """An argument that messages can say only with a function; equal if the contents are."""

    function: str

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and vars(self) == vars(other)

    def __hash__(self) -> int:
        return hash((type(self), *vars(self).values()))


Argument = str | int | ByFunction


class Uncut(str):
    """What the program itself has put into words before; unlike a pasted text it is never cut."""


class Called(str):
    """The name of a seat called after a piece, with its article; `SEAT` says it in other cases."""

    piece: str

    def __new__(cls, name: str, piece: str) -> "Called":
        """Return the name in the nominative, said unless the words ask for another case."""
        called = super().__new__(cls, name)
        called.piece = piece
        return called


class Word(ByFunction):
    """A piece, said by its plain name unless the words ask for more."""

    function = "PIECE"

    def __init__(self, piece: str) -> None:
        self.piece = piece


class Words(ByFunction):
    """Several pieces in the order in which they are said; bare names if they are not `labelled`.

    Where such names are those of people, the listener's *own* is said as "you".
    """

    function = "PIECES"

    def __init__(self, pieces: Iterable[str], labelled: bool = True, own: str = "") -> None:
        self.pieces = tuple(pieces)
        self.labelled, self.own = labelled, own


class Numbers(ByFunction):
    """Numbers of seats: (name or "you", number) pairs."""

    function = "EACH"

    def __init__(self, pairs: Iterable[tuple[str, int]]) -> None:
        self.pairs = tuple(pairs)


def counted(pieces: Sequence[str]) -> Iterator[tuple[str, int]]:
    """Yield adjacent equal pieces with their number; pieces with a value one by one."""
    for piece, equal in groupby(pieces):
        number = len(list(equal))
        if kind_and_value(piece)[1] is None:
            yield piece, number
        else:
            yield from [(piece, 1)] * number


def same(one: Word, other: Word) -> str:
    """Return "yes" if two words are the same piece, else "no", so that messages can choose."""
    return "yes" if one == other else "no"
