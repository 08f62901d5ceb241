"""Letters for names: the fewest by which each name of a deck can be told, whatever their order.

docs/labels.md states the rule; B1 to B6 are its rulings.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations, zip_longest

from accessible_games.braille.folding import folded
from accessible_games.braille.problem import DeckError
from accessible_games.braille.reader import BLANK, Table, UnwritableError
from accessible_games.core.frozen import Frozen

LETTERS = 4
"""The most pieces of a name on a label."""
APART = 2
"""The dots by which two values must differ if nothing else tells two cards apart (B3)."""

Pieces = tuple[str, ...]
Fits = Callable[[Pieces], bool]


class Named(Frozen):
    """A name that needs letters, the value behind it as it is written, and its line in the file."""

    name: str
    value: str = ""
    line: int = 0


class Name(Frozen):
    """A name in a deck: its pieces, and the values of all cards of that name."""

    name: str
    pieces: Pieces
    values: tuple[str, ...]
    line: int


class Spelling:
    """How a deck writes: a table, the labels that are given, and what else letters have to fit."""

    def __init__(
        self, writing: Table, given: frozenset[str] = frozenset(), fits: Fits = bool
    ) -> None:
        self.writing = writing
        self.given = given
        """Cells of labels that were not computed."""
        self.fits = fits
        self._distances: dict[tuple[str, str], int] = {}

    def distance(self, one: str, other: str) -> int:
        """The distance of two values, reckoned once."""
        if (one, other) not in self._distances:
            self._distances[one, other] = distance(one, other, self.writing)
        return self._distances[one, other]


@dataclass
class Taken:
    """The labels given to the names of a group so far."""

    spelling: Spelling
    values: dict[Pieces, list[str]] = field(default_factory=dict)
    owner: dict[Pieces, Name] = field(default_factory=dict)
    whole: set[Pieces] = field(default_factory=set)
    """The letters that are a whole label, without a value behind them."""
    beginnings: set[Pieces] = field(default_factory=set)
    """The beginnings of the letters of those labels."""

    def add(self, pieces: Pieces, name: Name) -> None:
        """Give a name these pieces."""
        mine = folded_pieces(pieces)
        self.values.setdefault(mine, []).extend(name.values)
        self.owner.setdefault(mine, name)
        if "" in name.values:
            self.whole.add(mine)
        self.beginnings.update(mine[:end] for end in range(1, len(mine)))

    def leaves(self, pieces: Pieces, values: Sequence[str], strict: bool) -> bool:
        """Whether a name could have these pieces too.

        Not where a label is there already; and, if *strict*, not where one would be too close to
        another (B3), or where one that is letters only would be the beginning of another (B4).
        """
        mine = folded_pieces(pieces)
        others = self.values.get(mine)
        if strict and self._begins(mine, values):
            return False
        if others and self._near(values, others, APART if strict else 1):
            return False
        return self._free(pieces, values)

    def _begins(self, mine: Pieces, values: Sequence[str]) -> bool:
        if "" in values and (mine in self.beginnings or mine in self.values):
            return True
        return any(mine[:end] in self.whole for end in range(1, len(mine)))

    def _near(self, values: Sequence[str], others: Sequence[str], apart: int) -> bool:
        if apart == 1:
            return not {*values}.isdisjoint(others)
        return any(self.spelling.distance(a, b) < apart for a in values for b in others)

    def _free(self, pieces: Pieces, values: Sequence[str]) -> bool:
        """Whether none of those labels was given, and the letters fit what stands beside them."""
        spelling = self.spelling
        if not spelling.fits(pieces):
            return False
        written = ("".join(pieces) + value for value in values if spelling.given)
        return not any(spelling.writing.braille(label) in spelling.given for label in written)


def distance(one: str, other: str, writing: Table) -> int:
    """The dots by which two values differ; none where one is the beginning of the other (B4)."""
    if one.startswith(other) or other.startswith(one):
        return 0
    pairs = zip_longest(writing.braille(one), writing.braille(other), fillvalue=BLANK)
    return sum((ord(cell) ^ ord(there)).bit_count() for cell, there in pairs)


def letters_of(wanted: Sequence[Named], spelling: Spelling) -> dict[str, Pieces]:
    """For each name the pieces on its labels. `DeckError`."""
    groups: dict[str, list[Name]] = {}
    for name in names_of(wanted, spelling.writing):
        groups.setdefault(folded(name.pieces[0]), []).append(name)
    return {
        name: pieces
        for group in groups.values()
        for name, pieces in group_letters(group, spelling).items()
    }


def names_of(wanted: Sequence[Named], writing: Table) -> Iterator[Name]:
    """The names in alphabetical order; `DeckError` where two have the same letters."""
    called: dict[str, list[Named]] = {}
    for each in wanted:
        called.setdefault(each.name, []).append(each)
    alike: dict[Pieces, int] = {}
    for name in sorted(called, key=lambda name: (folded(name), name)):
        line = called[name][0].line
        pieces = pieces_of(name, line, writing)
        same = folded_pieces(pieces)
        if same in alike:
            earlier, later = sorted((alike[same], line))
            raise DeckError(later, "alike", earlier)
        alike[same] = line
        yield Name(name, pieces, tuple(each.value for each in called[name]), line)


def pieces_of(name: str, line: int, writing: Table) -> Pieces:
    """A name in pieces; `DeckError` if it has no letter, or one that cannot be written."""
    try:
        pieces = writing.pieces(name)
    except UnwritableError as error:
        raise DeckError(line, "foreign-name", error.character) from error
    if not pieces:
        raise DeckError(line, "no-letters", name)
    return pieces


def group_letters(group: Sequence[Name], spelling: Spelling) -> dict[str, Pieces]:
    """The pieces of names with the same initial: that alone, or one more for each of them (B2)."""
    taken = Taken(spelling)
    for name in group:
        if not taken.leaves(name.pieces[:1], name.values, strict=True):
            break
        taken.add(name.pieces[:1], name)
    else:
        return {name.name: name.pieces[:1] for name in group}
    return longer_letters(group, spelling)


def longer_letters(group: Sequence[Name], spelling: Spelling) -> dict[str, Pieces]:
    """The first choice of each name that is not too close to an earlier one, or at least differs.

    DeckError where a name has none left.
    """
    taken = Taken(spelling)
    there = Counter(
        (place, folded(piece)) for name in group for place, piece in enumerate(name.pieces)
    )
    chosen: dict[str, Pieces] = {}
    for name in group:
        found = next(
            (
                pieces
                for strict in (True, False)
                for pieces in choices(name, there)
                if taken.leaves(pieces, name.values, strict)
                and spelling.writing.pieces("".join(pieces)) == pieces
            ),
            None,
        )
        if found is None:
            alike = taken.owner.get(folded_pieces(name.pieces), group[0])
            raise DeckError(name.line, "alike", alike.line)
        chosen[name.name] = found
        taken.add(found, name)
    return chosen


def choices(name: Name, there: Mapping[tuple[int, str], int]) -> Iterator[Pieces]:
    """What may stand for a name, the best first.

    Its initial and a piece that is its own (B2, B5), any other piece, several others in the order
    of the name, and the initial alone. *there* counts in how many names of the group a piece
    stands at a place.
    """
    first, rest = name.pieces[:1], name.pieces[1:]
    for place, piece in enumerate(rest, start=1):
        if there[place, folded(piece)] == 1:
            yield (*first, piece)
    for count in range(1, LETTERS):
        for more in combinations(rest, count):
            yield first + more
    yield first


@cache
def folded_pieces(pieces: Pieces) -> Pieces:
    """Pieces in the form in which they are compared."""
    return tuple(folded(piece) for piece in pieces)
