"""Labels: a few letters and digits that identify each card of a deck by touch.

docs/labels.md states the rules. Labels given in the file come first, then a scheme of places, such
as suits and kinds (naming_schemes.py, places.py), then numbers alone, then the fewest letters of
names (abbreviations.py). The whole deck is labelled at once, and the order of its cards makes no
difference.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from accessible_games.braille.decks import Card
from accessible_games.braille.names import (
    DIGIT,
    FELT,
    accented,
    named,
    numeral,
    spelled,
    told_apart,
)
from accessible_games.braille.naming_schemes import System, best_scheme
from accessible_games.braille.problem import DeckError, Fault, refuse_any
from accessible_games.braille.reader import ContractionTable, UnwritableError, dots, table
from accessible_games.braille.scripts import with_scripts
from accessible_games.core.frozen import Frozen

WIDTH = 7
"""The most cells of a line that fit on the narrowest common card, 56 mm (B8)."""
HEIGHT = 5
"""The most lines of a label."""


class Label(Frozen):
    """The label of one card: lines of letters, such as "Sch6", and the same lines in cells."""

    card: Card
    lines: tuple[str, ...]
    cells: tuple[str, ...]
    """Unicode braille, as many strings as `lines`."""
    shape: str = ""
    """The tactile mark above the label, for those who do not read braille, or empty."""
    number: int = 0
    """The number of the card's text in a booklet, added below the label; 0 for none."""
    code: str = ""
    """What its QR code holds; empty for the text of the card."""
    part: int = 0
    """The number of the line, if each line of a label is cut out by itself; 0 for a whole label."""

    @property
    def dots(self) -> tuple[tuple[str, ...], ...]:
        """The dot numbers of each cell of each line: (("156", "235"),)."""
        return tuple(tuple(dots(cell) for cell in line) for line in self.cells)


class Labelled(Frozen):
    """The labels of cards, in their order, and what their maker should know of them."""

    labels: tuple[Label, ...]
    schemes: tuple[tuple[tuple[str, ...], Label], ...] = ()
    """The columns that labels tell by places, and one of these labels, for each deck with such."""
    notes: tuple[Fault, ...] = ()


def labels(cards: Sequence[Card], language: str, system: System | None = None) -> tuple[Label, ...]:
    """The labels of the cards, in their order. Raises `DeckError` like `labelled`."""
    return labelled(cards, language, system).labels


def labels_by_piece(cards: Sequence[Card], language: str) -> dict[str, Label]:
    """The labels of the cards that stand for a piece of a game, by its name in the rules.

    Raises `DeckError` like `labelled`.
    """
    made = labels(cards, language)
    return {label.card.piece_id: label for label in made if label.card.piece_id}


def labelled(cards: Sequence[Card], language: str, system: System | None = None) -> Labelled:
    """The labels of the cards, with what there is to say about them.

    Raises `DeckError` with every card that cannot be labelled, and every two equal labels.
    """
    check_repeats(cards)
    system = system or System()
    notes = list[Fault]()
    writing = system.writing(table(language))
    writing = with_scripts(writing, words_of(cards), system.table, notes)
    decks: dict[str, list[Card]] = {}
    for card in cards:
        decks.setdefault(card.deck, []).append(card)
    check_given(cards, writing)
    lines = {card: given_lines(card) for card in cards if card.label}
    columns: dict[Card, tuple[str, ...]] = {}
    for deck in decks.values():
        made, told = deck_lines(deck, system, writing, notes)
        lines |= made
        columns |= told
    cells = {card: tuple(cells_of(card, line, writing) for line in lines[card]) for card in lines}
    every = tuple(Label(card, lines[card], cells[card]) for card in cards)
    check_unique(every)
    notes += whole_names(every)
    examples = {columns[label.card]: label for label in reversed(every) if label.card in columns}
    return Labelled(every, tuple(examples.items()), tuple(notes))


def whole_names(every: Sequence[Label]) -> Iterator[Fault]:
    """The labels that are the whole name of another card (B23)."""
    names = {label.card.name.casefold(): label.card for label in every}
    for label in every:
        other = names.get("".join(label.lines).casefold(), label.card)
        if other.name != label.card.name:
            yield Fault(label.card.line, "whole-name", label.card.called, other=other.name)


def kept(label: Label) -> Card:
    """The card with its label frozen, independent of its deck."""
    return replace(label.card, deck="", label="/".join(label.lines))


def deck_lines(
    cards: Sequence[Card], system: System, writing: ContractionTable, notes: list[Fault]
) -> tuple[dict[Card, tuple[str, ...]], dict[Card, tuple[str, ...]]]:
    """The lines of the cards of one deck whose labels are not given, and the columns these tell.

    What there is to say of names that are alike is added to the *notes*.

    Raises `DeckError` with the cards that cannot be labelled.
    """
    given = {writing.braille(given_lines(card)[-1]) for card in cards if card.label}
    open_cards = [card for card in cards if not card.label]
    scheme = best_scheme(open_cards, system, writing)
    made = {
        card: label
        for card, label in (scheme.labels if scheme else {}).items()
        if writing.braille(label) not in given and FELT.search(label)
    }
    columns = dict.fromkeys(made, scheme.columns) if scheme else {}
    made |= {
        card: label
        for card in open_cards
        if card not in made and (label := numeral(card, writing)) is not None
    }
    rest = {card: named(card, system, writing) for card in open_cards if card not in made}
    whole = accented(rest, writing)
    made |= whole
    rest = {card: name for card, name in rest.items() if card not in whole}
    taken = frozenset(given | {writing.braille(label) for label in made.values()})
    made |= spelled(told_apart(rest, writing, notes), writing, taken)
    return {card: lined(card, label) for card, label in made.items()}, columns


def lined(card: Card, label: str) -> tuple[str, ...]:
    """The lines of a label, with the letters of its deck above it."""
    return (card.deck, label) if card.deck else (label,)


def words_of(cards: Sequence[Card]) -> Iterator[str]:
    """All that labels are made of."""
    for card in cards:
        yield from (card.label, card.deck)
        if not card.label:
            yield from (card.name, card.suit, card.kind, *(cell for _, cell in card.traits))


def given_lines(card: Card) -> tuple[str, ...]:
    """The lines of a given label."""
    return tuple(line.strip() for line in card.label.split("/"))


def cells_of(card: Card, line: str, writing: ContractionTable) -> str:
    """The cells of a line.

    Raises `DeckError` if it cannot be written or cannot be read by touch.
    """
    try:
        cells = writing.braille(line)
    except UnwritableError as error:
        raise DeckError(Fault(card.line, "unwritable", error.character, "label")) from error
    if len(cells) > WIDTH:
        raise DeckError(Fault(card.line, "long-label", line, "label", str(WIDTH)))
    if any(DIGIT.search(word) and not FELT.search(word) for word in line.split()):
        raise DeckError(Fault(card.line, "bare-digit", line, "label"))
    return cells


# What may be wrong with a deck ------------------------------------------------------------------


def check_repeats(cards: Sequence[Card]) -> None:
    """Check that no card without a given label is in the deck twice.

    Raises `DeckError` with all that are.
    """
    seen: dict[tuple[object, ...], int] = {}
    faults = list[Fault]()
    for card in cards:
        key = (card.deck, card.name.casefold(), card.value, card.suit, card.kind, card.traits)
        if card.label:
            continue
        if key in seen:
            faults.append(Fault(card.line, "card-twice", card.called, "name", str(seen[key])))
        seen.setdefault(key, card.line)
    refuse_any(faults)


def check_given(cards: Sequence[Card], writing: ContractionTable) -> None:
    """Check the given labels and the letters of decks. Raises `DeckError` with all wrong ones."""
    faults = list[Fault]()
    for card in cards:
        lines = given_lines(card) if card.label else ()
        if "" in lines:
            faults.append(Fault(card.line, "empty-line", card.label, "label"))
        for line in filter(None, (card.deck, *lines)):
            try:
                cells_of(card, line, writing)
            except DeckError as error:
                faults += error.faults
    refuse_any(faults)


def check_unique(made: Sequence[Label]) -> None:
    """Check the labels' height and that all differ. Raises `DeckError` with all wrong ones."""
    seen: dict[tuple[str, ...], int] = {}
    faults = list[Fault]()
    for label in made:
        line, written = label.card.line, "/".join(label.lines)
        if len(label.lines) > HEIGHT:
            faults.append(Fault(line, "high-label", written, "label", str(HEIGHT)))
        if label.cells in seen:
            faults.append(Fault(line, "label-twice", written, "label", str(seen[label.cells])))
        seen.setdefault(label.cells, line)
    refuse_any(faults)
