"""Labels: a few letters and digits by which each card of a deck can be told by touch.

docs/labels.md states the rules. A label that was given comes first, then the system of suits and
kinds (systems.py), then the shortest letters of names (letters.py). The whole deck is labelled at
once, and the order of its cards makes no difference.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

from accessible_games.braille.decks import Card
from accessible_games.braille.letters import Named, Pieces, Spelling, letters_of
from accessible_games.braille.problem import DeckError
from accessible_games.braille.reader import Table, UnwritableError, dots, table
from accessible_games.braille.systems import System, capitalised, system_labels
from accessible_games.core.frozen import Frozen

WIDTH = 7
"""The most cells of a line, which fit on the narrowest common card, 56 mm (B8)."""
HEIGHT = 5
"""The most lines of a label."""
NUMBERED = re.compile(r"(.*[^\W\d_].*?)\s*([-+]?[0-9]{1,3})")
"""A name that ends in a number, and what stands before it."""
DIGIT = re.compile("[0-9]")
FELT = re.compile(r"[^\W\d_]|[0-9]-[0-9]")
"""What tells how high the digits of a label are: a letter, or the line between two of them."""


class Label(Frozen):
    """The label of one card: lines of letters, such as "Sch6", and the same lines in cells."""

    card: Card
    lines: tuple[str, ...]
    cells: tuple[str, ...]
    """Unicode braille, as many strings as `lines`."""
    shape: str = ""
    """The tactile mark above the label, for those who do not read braille; or none."""
    number: int = 0
    """Where the text of the card is in a booklet, which is said below the label; or none."""
    part: int = 0
    """Which line of a label this is, where each line is a piece of its own; 0 for a whole label."""

    @property
    def dots(self) -> tuple[tuple[str, ...], ...]:
        """The numbers of the dots, for each cell of each line: (("156", "235"),)."""
        return tuple(tuple(dots(cell) for cell in line) for line in self.cells)


def labels(cards: Sequence[Card], language: str, system: System | None = None) -> tuple[Label, ...]:
    """The label of each card, in their order. `DeckError`."""
    check_repeats(cards)
    system = system or System()
    writing = system.writing(table(language))
    decks: dict[str, list[Card]] = {}
    for card in cards:
        decks.setdefault(card.deck, []).append(card)
    lines = {card: given_lines(card) for card in cards if card.label}
    for deck in decks.values():
        lines |= deck_lines(deck, system, writing)
    made = [
        Label(card, lines[card], tuple(cells_of(card, line, writing) for line in lines[card]))
        for card in cards
    ]
    check_unique(made)
    return tuple(made)


def kept(label: Label) -> Card:
    """The card with its label, which it keeps from now on, whatever becomes of its deck."""
    return replace(label.card, deck="", label="/".join(label.lines))


def deck_lines(
    cards: Sequence[Card], system: System, writing: Table
) -> dict[Card, tuple[str, ...]]:
    """The lines of the cards of one deck whose labels are not given. `DeckError`."""
    given = {cells_of(card, given_lines(card)[-1], writing) for card in cards if card.label}
    open_cards = [card for card in cards if not card.label]
    made = {
        card: label
        for card, label in system_labels(open_cards, system, writing).items()
        if writing.braille(label) not in given and FELT.search(label)
    }
    taken = frozenset(given | {writing.braille(label) for label in made.values()})
    rest = {card: named(card, system) for card in open_cards if card not in made}
    letters = letters_of([*rest.values()], Spelling(writing, taken))
    made |= {card: shortest(name, letters) for card, name in rest.items()}
    return {card: (card.deck, label) if card.deck else (label,) for card, label in made.items()}


def named(card: Card, system: System) -> Named:
    """The name and the value of a card; a number at the end of its name is its value too."""
    if card.value is not None:
        return Named(card.name, system.number(str(card.value)), card.line)
    match = NUMBERED.fullmatch(card.name.replace("\u2212", "-"))
    if match is None or card.kind:
        return Named(card.name, "", card.line)
    return Named(match.group(1), system.number(match.group(2)), card.line)


def shortest(name: Named, letters: Mapping[str, Pieces]) -> str:
    """The letters of a name, and its value."""
    return capitalised("".join(letters[name.name])) + name.value


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
    if any(DIGIT.search(word) and not FELT.search(word) for word in line.split()):
        raise DeckError(card.line, "bare-digit", line)
    return cells


# What may be wrong with a deck ------------------------------------------------------------------


def check_repeats(cards: Sequence[Card]) -> None:
    """Refuse a card that stands in the deck twice, without own labels."""
    seen: dict[tuple[str | int | None, ...], int] = {}
    for card in cards:
        key = (card.deck, card.name.casefold(), card.value, card.suit, card.kind)
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
