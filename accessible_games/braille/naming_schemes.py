"""How labels are written, and the system of suits and kinds that a deck has.

docs/labels.md describes it; B17 to B20 are its rulings.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from accessible_games.braille.decks import Card
from accessible_games.braille.folding import folded
from accessible_games.braille.places import LabelPlace, Scheme, scheme
from accessible_games.braille.reader import ContractionTable, cell, dots
from accessible_games.braille.words import bare, has_letter, worded
from accessible_games.core.frozen import Frozen

TEN = "10"

FULL = 0.6
"""The part of all pairs of suits and kinds above which kinds are what suits have."""
UPPER = ("245", "1", "12", "14", "145", "15", "124", "1245", "125", "24")
ANTOINE = ("3456", "16", "126", "146", "1456", "156", "1246", "12456", "1256", "246")
DIGITS: Mapping[str, Sequence[str]] = {"lowered": (), "upper": UPPER, "antoine": ANTOINE}
"""The dots of 0 to 9: those of the tables, of the letters j and a to i, and of French Antoine."""
NUMBER_SIGNS: Mapping[str, str] = {"antoine": "6"}
"""The sign before a number alone, where it is not that of the tables (B21)."""
ORDERS = ("suit", "value")
TENS = ("digits", "x")


class System(Frozen):
    """How labels are written: what comes first, the style of digits, and whether ten is an x."""

    order: str = ORDERS[0]
    digits: str = "lowered"
    ten: str = TENS[0]
    table: str = ""
    """The table of liblouis for letters that labels in this language lack; "" for the script's."""

    def writing(self, table: ContractionTable) -> ContractionTable:
        """The table with the digits of this system."""
        own = {str(digit): cell(dots) for digit, dots in enumerate(DIGITS[self.digits])}
        sign = {"#": cell(NUMBER_SIGNS.get(self.digits, dots(table.cells["#"])))}
        return replace(table, cells={**table.cells, **own, **sign})

    def number(self, text: str) -> str:
        """A number as it is written."""
        return "x" if text == TEN and self.ten == "x" else text


def best_scheme(cards: Sequence[Card], system: System, writing: ContractionTable) -> Scheme | None:
    """The scheme that tells most cards apart, if it does so for at least half of them.

    Cards that it does not tell apart are left out.
    """
    traits = [card for card in cards if card.traits]
    if traits:
        made = scheme(
            traits, trait_places(traits, writing.language), system.number, writing, single=True
        )
        return made if made.labels else None
    suited = [card for card in cards if card.suit]
    tried = [
        scheme(suited, places, system.number, writing)
        for places in suit_places(suited, system, writing.language)
    ]
    best = max(tried, key=lambda made: len(made.labels), default=None)
    return best if best and best.labels and 2 * len(best.labels) >= len(suited) else None


def trait_places(cards: Sequence[Card], language: str) -> list[LabelPlace]:
    """The places of a deck of attributes, in the order of its columns (B22)."""
    headings = [heading for heading, _ in cards[0].traits]
    return [
        LabelPlace(heading, tuple(worded(card.traits[number][1], language) for card in cards))
        for number, heading in enumerate(headings)
    ]


def suit_places(cards: Sequence[Card], system: System, language: str) -> Iterator[list[LabelPlace]]:
    """What may stand beside the suit: the kind, the value, both, the name, name and value.

    The name comes first where kinds only describe.
    """
    suit = LabelPlace("suit", tuple(worded(card.suit, language) for card in cards))
    kind = LabelPlace("kind", tuple(kind_of(card, language) for card in cards))
    value = LabelPlace("value", tuple(value_of(card) for card in cards))
    name = LabelPlace("name", tuple(name_of(card, language) for card in cards))
    ways = [[kind], [value], [kind, value], [name], [name, value]]
    for rest in [*ways[3:], *ways[:3]] if describes(cards) else ways:
        if all(any(words) for words in zip(*(place.words for place in rest), strict=True)):
            yield [suit, *rest] if system.order == "suit" else [*rest, suit]


def describes(cards: Sequence[Card]) -> bool:
    """Whether kinds only describe: names have other words, and few suits have each kind.

    Without kinds, names come before values if several suits have each of them.
    """
    kinds = {folded(card.kind) for card in cards if card.kind}
    if not kinds:
        names = {folded(card.name) for card in cards}
        return 2 * len(names) <= len(cards) and all(map(has_letter, names))
    if any(folded(card.kind) in folded(card.name) for card in cards):
        return False
    return len(cards) <= FULL * len(kinds) * len({folded(card.suit) for card in cards})


def value_of(card: Card) -> str:
    """The value as it is written, or nothing."""
    return "" if card.value is None else str(card.value)


def name_of(card: Card, language: str) -> str:
    """The name without the suit and the value, which are in places of their own."""
    return bare(worded(card.name, language), worded(card.suit, language), value_of(card))


def kind_of(card: Card, language: str) -> str:
    """The kind of a card within its suit, or its name if it has neither kind nor value."""
    if card.kind or card.value is not None:
        return worded(card.kind, language)
    return name_of(card, language)
