"""Labels by a system: the same letters for the same suit and for the same kind everywhere.

docs/labels.md states it; B17 to B20 are its rulings.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from accessible_games.braille.decks import Card
from accessible_games.braille.letters import Named, Pieces, Spelling, letters_of
from accessible_games.braille.reader import Table, cell
from accessible_games.core.frozen import Frozen

LITERAL = re.compile(r"[a-z]{0,2}[-+]?[0-9]{1,3}", re.IGNORECASE)
"""A kind that is written as it is: a number, such as 7, +2 or w+4."""
TEN = "10"

UPPER = ("245", "1", "12", "14", "145", "15", "124", "1245", "125", "24")
ANTOINE = ("3456", "16", "126", "146", "1456", "156", "1246", "12456", "1256", "246")
DIGITS: Mapping[str, Sequence[str]] = {"lowered": (), "upper": UPPER, "antoine": ANTOINE}
"""The dots of 0 to 9: those of the tables, the letters j and a to i, and the French ones."""
ORDERS = ("suit", "value")
TENS = ("digits", "x")


class System(Frozen):
    """How labels are written: what comes first, which digits, and whether ten is an x."""

    order: str = ORDERS[0]
    digits: str = "lowered"
    ten: str = TENS[0]

    def writing(self, table: Table) -> Table:
        """The table with the digits of this system."""
        own = {str(digit): cell(dots) for digit, dots in enumerate(DIGITS[self.digits])}
        return replace(table, cells={**table.cells, **own})

    def number(self, text: str) -> str:
        """A number as it is written."""
        return "x" if text == TEN and self.ten == "x" else text

    def ordered(self, suit: str, kind: str) -> str:
        """The two halves of a label."""
        return suit + kind if self.order == "suit" else kind + suit


def system_labels(cards: Sequence[Card], system: System, writing: Table) -> dict[Card, str]:
    """The labels of the cards of a deck that have a suit. `DeckError`.

    Where a suit alone, a kind alone or both would not tell two cards apart, none of them has one.
    """
    suited = [card for card in cards if card.suit]
    kinds = letters_of([*worded(suited)], Spelling(writing))
    halves = {kind_half(card, kinds, system) for card in suited}

    def fits(pieces: Pieces) -> bool:
        suit = capitalised("".join(pieces))
        return all(
            len(writing.braille(system.ordered(suit, half)))
            == len(writing.braille(suit)) + len(writing.braille(half))
            for half in halves
        )

    wanted = [Named(card.suit, line=card.line) for card in suited]
    suits = letters_of(wanted, Spelling(writing, fits=fits))
    made = {
        card: system.ordered(capitalised("".join(suits[card.suit])), kind_half(card, kinds, system))
        for card in suited
    }
    told = Counter(writing.braille(label) for label in made.values())
    return {card: label for card, label in made.items() if told[writing.braille(label)] == 1}


def worded(cards: Sequence[Card]) -> Iterator[Named]:
    """The kinds that need letters."""
    for card in cards:
        kind = kind_of(card)
        if kind and not LITERAL.fullmatch(kind):
            yield Named(kind, line=card.line)


def kind_of(card: Card) -> str:
    """What a card is in its suit; its name, if nothing else tells."""
    return card.kind or (card.name if card.value is None else "")


def kind_half(card: Card, kinds: Mapping[str, Pieces], system: System) -> str:
    """The half of a label that says the kind and the value."""
    kind = kind_of(card)
    letters = capitalised("".join(kinds[kind])) if kind in kinds else system.number(kind)
    return letters + ("" if card.value is None else system.number(str(card.value)))


def capitalised(letters: str) -> str:
    """The first letter as a capital, where it has one."""
    return letters[:1].upper() + letters[1:] if len(letters[:1].upper()) == 1 else letters
