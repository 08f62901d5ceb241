"""Letters for names: the fewest that tell the names of a deck apart, in whatever order.

docs/labels.md states the rule; B1 to B6 are its rulings.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations, zip_longest

from accessible_games.braille.folding import folded
from accessible_games.braille.problem import DeckError, Fault, refuse_any
from accessible_games.braille.reader import BLANK, ContractionTable, UnwritableError
from accessible_games.core.frozen import Frozen

LETTERS = 4
"""The maximum number of pieces of a name on a label."""
APART = 2
"""The number of dots by which values must differ if they alone tell two cards apart (B3)."""

Pieces = tuple[str, ...]
Fits = Callable[[Pieces], bool]


class Named(Frozen):
    """A name that needs letters, the value to write behind it, its line and its column."""

    name: str
    value: str = ""
    line: int = 0
    column: str = "name"


class Name(Frozen):
    """A name in a deck: its pieces, and the values of all cards of that name."""

    name: str
    pieces: Pieces
    values: tuple[str, ...]
    line: int
    column: str


class Spelling:
    """How a deck is written: a table, the given labels, and a test that letters must pass."""

    def __init__(
        self, writing: ContractionTable, given: frozenset[str] = frozenset(), fits: Fits = bool
    ) -> None:
        self.writing = writing
        self.given = given
        """The cells of the given labels."""
        self.fits = fits
        self._distances: dict[tuple[str, str], int] = {}

    def distance(self, one: str, other: str) -> int:
        """The distance of two values, cached."""
        if (one, other) not in self._distances:
            self._distances[one, other] = distance(one, other, self.writing)
        return self._distances[one, other]


@dataclass
class TakenLabels:
    """The labels given to the names of a group so far."""

    spelling: Spelling
    names: Mapping[Pieces, str]
    """The names of the group by all their letters."""
    values: dict[Pieces, list[str]] = field(default_factory=dict)
    owner: dict[Pieces, Name] = field(default_factory=dict)
    whole: set[Pieces] = field(default_factory=set)
    """The letters that are a whole label, without a value after them."""
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

    def leaves(self, pieces: Pieces, name: Name, strict: bool) -> bool:
        """Whether a name could have these pieces too.

        Not if a label would be taken already, nor, if *strict*, if one would be too close to
        another (B3), one without a value would be the beginning of another (B4), or it would be
        the whole name of another card (B23).
        """
        mine, values = folded_pieces(pieces), name.values
        others = self.values.get(mine)
        if strict and (self._begins(mine, values) or self.names.get(mine, name.name) != name.name):
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
        """Whether none of these labels is given and the letters pass the test."""
        spelling = self.spelling
        if not spelling.fits(pieces):
            return False
        written = ("".join(pieces) + value for value in values if spelling.given)
        return not any(spelling.writing.braille(label) in spelling.given for label in written)


def distance(one: str, other: str, writing: ContractionTable) -> int:
    """The dots by which two values differ; 0 if one is the beginning of the other (B4)."""
    if one.startswith(other) or other.startswith(one):
        return 0
    pairs = zip_longest(writing.braille(one), writing.braille(other), fillvalue=BLANK)
    return sum((ord(cell) ^ ord(there)).bit_count() for cell, there in pairs)


def letters_of(wanted: Sequence[Named], spelling: Spelling) -> dict[str, Pieces]:
    """The pieces on the labels of each name.

    Raises `DeckError` with every name that cannot be written or told apart from another.
    """
    groups: dict[str, list[Name]] = {}
    for name in names_of(wanted, spelling.writing):
        groups.setdefault(folded(name.pieces[0]), []).append(name)
    made, faults = dict[str, Pieces](), list[Fault]()
    for group in groups.values():
        try:
            made |= group_letters(group, spelling)
        except DeckError as error:
            faults += error.faults
    refuse_any(faults)
    return made


def names_of(wanted: Sequence[Named], writing: ContractionTable) -> list[Name]:
    """The names in alphabetical order. Raises `DeckError` if some have the same letters."""
    called: dict[str, list[Named]] = {}
    for each in wanted:
        called.setdefault(each.name, []).append(each)
    alike, names, faults = dict[Pieces, Named](), list[Name](), list[Fault]()
    for name in sorted(called, key=lambda name: (folded(name), name)):
        first = called[name][0]
        try:
            pieces = pieces_of(first, writing)
        except DeckError as error:
            faults += error.faults
            continue
        same = alike.setdefault(folded_pieces(pieces), first)
        if same is not first:
            earlier, later = sorted((same, first), key=lambda named: named.line)
            faults.append(Fault(later.line, "alike", later.name, later.column, earlier.name))
        values = tuple(each.value for each in called[name])
        names.append(Name(name, pieces, values, first.line, first.column))
    refuse_any(faults)
    return names


def pieces_of(named: Named, writing: ContractionTable) -> Pieces:
    """A name in pieces. Raises `DeckError` if it has no letter, or one that cannot be written."""
    try:
        pieces = writing.pieces(named.name)
    except UnwritableError as error:
        raise DeckError(Fault(named.line, "foreign", error.character, named.column)) from error
    if not pieces:
        raise DeckError(Fault(named.line, "no-letters", named.name, named.column))
    return pieces


def group_letters(group: Sequence[Name], spelling: Spelling) -> dict[str, Pieces]:
    """The pieces of names with the same initial: the initial alone, or one more piece each (B2)."""
    names = {folded_pieces(name.pieces): name.name for name in group}
    taken = TakenLabels(spelling, names)
    for name in group:
        if not taken.leaves(name.pieces[:1], name, strict=True):
            break
        taken.add(name.pieces[:1], name)
    else:
        return {name.name: name.pieces[:1] for name in group}
    return longer_letters(group, TakenLabels(spelling, names))


def longer_letters(group: Sequence[Name], taken: TakenLabels) -> dict[str, Pieces]:
    """For each name the first choice not too close to an earlier one, or at least different.

    Raises `DeckError` if nothing is left for a name.
    """
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
                if taken.leaves(pieces, name, strict)
                and taken.spelling.writing.pieces("".join(pieces)) == pieces
            ),
            None,
        )
        if found is None:
            alike = taken.owner.get(folded_pieces(name.pieces), group[0])
            raise DeckError(Fault(name.line, "alike", name.name, name.column, alike.name))
        chosen[name.name] = found
        taken.add(found, name)
    return chosen


def choices(name: Name, there: Mapping[tuple[int, str], int]) -> Iterator[Pieces]:
    """The possible pieces of a name, best first.

    The initial and a piece unique to the name (B2, B5), any other piece, several pieces in order,
    and the initial alone. *there* counts the names of the group with a given piece at a given
    place.
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
    """Pieces in the form used for comparing."""
    return tuple(folded(piece) for piece in pieces)
