"""Decks whose cards are dealt in secret: as an entry names them, and as they are told.

A card of a deck of the program is its number there, so that all hear it in their own
language. A card of a table is its name and its label, as in "Red_dragon|RD": the table may be gone
tomorrow.
"""

import re
from collections.abc import Sequence

from accessible_games.braille.labels import Label
from accessible_games.real_table.looking.decks import LabelledCards, known_deck, named_deck
from accessible_games.real_table.looking.finding import BETWEEN
from accessible_games.speech.catalogue import Language

OWN = "-"
"""The name of a deck that the program does not know."""
SIGNS = re.compile("[|,;_]")
"""What a card's name has none of in a line: it parts cards, or names from labels."""
LONGEST_CARD = 300
"""The most letters of a card, with its label."""
PARTED = "|"
"""What parts the name of a card and its label."""


def known_cards(name: str, language: Language = "en") -> tuple[str, ...]:
    """The cards of a deck of the program that can be dealt, each by its number, copies too.

    Raises `KeyError` if there is none of that name.
    """
    every = known_deck(name, language).labels
    cards = [(str(place), each.card) for place, each in enumerate(every)]
    dealt = [each for each in cards if each[1].piece == "card"] or cards
    return tuple(place for place, card in dealt for _ in range(card.copies))


def table_cards(deck: LabelledCards) -> tuple[str, ...]:
    """The cards of any table, copies too."""
    return tuple(word for label in deck.labels for word in [own_card(label)] * label.card.copies)


def own_card(label: Label) -> str:
    """A card of a table as a word of an entry."""
    called = SIGNS.sub(" ", label.card.called)
    return "_".join(f"{called}{PARTED}{BETWEEN.join(label.lines)}".split())[:LONGEST_CARD]


def dealt_deck(words: Sequence[str], language: Language) -> str:
    """The deck of the program that the words name, and nothing else; empty if they do not."""
    name, behind = named_deck(words, language)
    return "" if behind else name


def told_cards(deck: str, cards: Sequence[str], language: Language) -> list[str]:
    """Cards by name and label."""
    if deck == OWN:
        return [card.replace(PARTED, " ").replace("_", " ") for card in cards]
    found = known_deck(deck, language).labels
    labels = [found[int(card)] for card in cards]
    return [f"{each.card.called} {BETWEEN.join(each.lines)}" for each in labels]
