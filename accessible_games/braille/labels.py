"""Labels: the shortest letters and lowered digits by which each card of a deck can be told.

docs/labels.md states the rule; B1 to B10 are its rulings. The whole deck is labelled at once,
and the order of its cards makes no difference.
"""

import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations, zip_longest

from accessible_games.braille.decks import Card
from accessible_games.braille.problem import DeckError
from accessible_games.braille.reader import BLANK, Table, UnwritableError, dots, table
from accessible_games.core.frozen import Frozen

WIDTH = 7
"""The most cells of a line, which fit on the narrowest common card, 56 mm (B8)."""
HEIGHT = 5
"""The most lines of a label."""
LETTERS = 4
"""The most pieces of a name on a label."""
APART = 2
"""The dots by which two values must differ if nothing else tells two cards apart (B3)."""

Pieces = tuple[str, ...]
Values = tuple[int | None, ...]


class Label(Frozen):
    """The label of one card: lines of letters, such as "Sch6", and the same lines in cells."""

    card: Card
    lines: tuple[str, ...]
    cells: tuple[str, ...]
    """Unicode braille, as many strings as `lines`."""

    @property
    def dots(self) -> tuple[tuple[str, ...], ...]:
        """The numbers of the dots, for each cell of each line: (("156", "235"),)."""
        return tuple(tuple(dots(cell) for cell in line) for line in self.cells)


def labels(cards: Sequence[Card], language: str) -> tuple[Label, ...]:
    """The label of each card, in their order. `DeckError`."""
    check_repeats(cards)
    writing = table(language)
    given = {card: given_lines(card) for card in cards if card.label}
    letters = {
        deck: deck_letters([card for card in cards if card.deck == deck], writing)
        for deck in dict.fromkeys(card.deck for card in cards)
    }
    made = []
    for card in cards:
        lines = given.get(card) or computed_lines(card, letters[card.deck])
        made.append(Label(card, lines, tuple(cells_of(card, line, writing) for line in lines)))
    check_unique(made)
    return tuple(made)


def kept(label: Label) -> Card:
    """The card with its label, which it keeps from now on, whatever becomes of its deck."""
    return replace(label.card, deck="", label="/".join(label.lines))


def computed_lines(card: Card, letters: Mapping[str, Pieces]) -> tuple[str, ...]:
    """The letters of the deck, if any, and below them those of the card with its value."""
    label = capitalised("".join(letters[card.name])) + digits(card.value)
    return (card.deck, label) if card.deck else (label,)


def given_lines(card: Card) -> tuple[str, ...]:
    """The lines of a label that was given."""
    lines = tuple(line.strip() for line in card.label.split("/"))
    if "" in lines:
        raise DeckError(card.line, "empty-line")
    return lines


def cells_of(card: Card, line: str, writing: Table) -> str:
    """The cells of a line; `DeckError` if it cannot be written, or cannot be read by touch."""
    try:
        cells = writing.braille(line)
    except UnwritableError as error:
        raise DeckError(card.line, "unwritable", error.character) from error
    if len(cells) > WIDTH:
        raise DeckError(card.line, "long-label", WIDTH)
    if any(word[:1].isdigit() for word in line.replace("-", "").split()):
        raise DeckError(card.line, "bare-digit", line)
    return cells


def digits(value: int | None) -> str:
    """A value as it is written."""
    return "" if value is None else str(value)


def capitalised(letters: str) -> str:
    """The first letter as a capital, where it has one."""
    return letters[:1].upper() + letters[1:] if len(letters[:1].upper()) == 1 else letters


# What may be wrong with a deck ------------------------------------------------------------------


def check_repeats(cards: Sequence[Card]) -> None:
    """Refuse a card that stands in the deck twice, by its name and value, without own labels."""
    seen: dict[tuple[str, str, int | None], int] = {}
    for card in cards:
        key = (card.deck, card.name.casefold(), card.value)
        if card.label:
            continue
        if key in seen:
            raise DeckError(card.line, "card-twice", seen[key])
        seen[key] = card.line


def check_unique(made: Sequence[Label]) -> None:
    """Refuse labels that are too high, or equal to one before."""
    seen: dict[tuple[str, ...], int] = {}
    for label in made:
        if len(label.lines) > HEIGHT:
            raise DeckError(label.card.line, "high-label", HEIGHT)
        if label.cells in seen:
            raise DeckError(label.card.line, "label-twice", seen[label.cells])
        seen[label.cells] = label.card.line


# Letters for names -------------------------------------------------------------------------------


class Name(Frozen):
    """A name in a deck: its pieces, and the values of all cards of that name."""

    name: str
    pieces: Pieces
    values: Values
    line: int


@dataclass
class Taken:
    """The labels given to the names of a group so far."""

    given: frozenset[str]
    """Cells of labels that were not computed."""
    values: dict[Pieces, list[int | None]] = field(default_factory=dict)
    owner: dict[Pieces, Name] = field(default_factory=dict)
    beginnings: set[Pieces] = field(default_factory=set)
    """The beginnings of the letters of those labels."""

    def add(self, pieces: Pieces, name: Name) -> None:
        """Give a name these pieces."""
        mine = folded_pieces(pieces)
        self.values.setdefault(mine, []).extend(name.values)
        self.owner.setdefault(mine, name)
        self.beginnings.update(mine[:end] for end in range(1, len(mine)))

    def leaves(self, pieces: Pieces, values: Values, writing: Table, strict: bool) -> bool:
        """Whether a name could have these pieces too.

        Not where a label is there already; and, if *strict*, not where one would be too close to
        another (B3), or where one that is letters only would be the beginning of another (B4).
        """
        mine = folded_pieces(pieces)
        others = self.values.get(mine, [])
        labels = ("".join(pieces) + digits(value) for value in values if self.given)
        if any(writing.braille(label) in self.given for label in labels):
            return False
        if not strict:
            return not {*values} & {*others}
        near = any(distance(a, b, writing) < APART for a in values for b in others)
        return not near and not self._begins(mine, values)

    def _begins(self, mine: Pieces, values: Values) -> bool:
        shorter = (mine[:end] for end in range(1, len(mine)))
        begun = any(None in self.values.get(beginning, []) for beginning in shorter)
        return begun or (None in values and mine in self.beginnings)


def distance(one: int | None, other: int | None, writing: Table) -> int:
    """The dots by which two values differ; none where one is the beginning of the other (B4)."""
    a, b = digits(one), digits(other)
    if a.startswith(b) or b.startswith(a):
        return 0
    pairs = zip_longest(writing.braille(a), writing.braille(b), fillvalue=BLANK)
    return sum((ord(cell) ^ ord(there)).bit_count() for cell, there in pairs)


def deck_letters(cards: Sequence[Card], writing: Table) -> dict[str, Pieces]:
    """For each name of a deck the pieces on its labels."""
    given = frozenset(
        cells_of(card, line, writing)
        for card in cards
        if card.label
        for line in given_lines(card)[-1:]
    )
    groups: dict[str, list[Name]] = {}
    for name in names_of([card for card in cards if not card.label], writing):
        groups.setdefault(folded(name.pieces[0]), []).append(name)
    return {
        name: pieces
        for group in groups.values()
        for name, pieces in group_letters(group, given, writing).items()
    }


def names_of(cards: Sequence[Card], writing: Table) -> Iterator[Name]:
    """The names of cards, in alphabetical order; `DeckError` where two have the same letters."""
    alike: dict[Pieces, int] = {}
    for name in sorted({card.name for card in cards}, key=lambda name: (folded(name), name)):
        called = [card for card in cards if card.name == name]
        pieces = writing.pieces(name)
        if not pieces:
            raise DeckError(called[0].line, "no-letters", name)
        same = folded_pieces(pieces)
        if same in alike:
            earlier, later = sorted((alike[same], called[0].line))
            raise DeckError(later, "alike", earlier)
        alike[same] = called[0].line
        yield Name(name, pieces, tuple(card.value for card in called), called[0].line)


def group_letters(
    group: Sequence[Name], given: frozenset[str], writing: Table
) -> dict[str, Pieces]:
    """The pieces of names with the same initial: that alone, or one more for each of them (B2)."""
    taken = Taken(given)
    for name in group:
        if not taken.leaves(name.pieces[:1], name.values, writing, strict=True):
            break
        taken.add(name.pieces[:1], name)
    else:
        return {name.name: name.pieces[:1] for name in group}
    return longer_letters(group, given, writing)


def longer_letters(
    group: Sequence[Name], given: frozenset[str], writing: Table
) -> dict[str, Pieces]:
    """The first choice of each name that is not too close to an earlier one, or at least differs.

    DeckError where a name has none left.
    """
    taken = Taken(given)
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
                if writing.pieces("".join(pieces)) == pieces
                and taken.leaves(pieces, name.values, writing, strict)
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


def folded(text: str) -> str:
    """Small letters without accents."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def folded_pieces(pieces: Pieces) -> Pieces:
    """Pieces in the form in which they are compared."""
    return tuple(folded(piece) for piece in pieces)
