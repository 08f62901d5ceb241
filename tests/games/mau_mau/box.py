"""What is in the box of Mau-Mau, from which its labels are computed anew."""

from collections.abc import Iterator

from accessible_games.braille.decks import Card
from accessible_games.braille.labels import Label
from accessible_games.games.mau_mau.cards import CARDS, RANK_OF, SUIT_OF
from accessible_games.speech.catalogue import Language
from accessible_games.speech.catalogues import catalogue_of
from tests.braille.boxes import composed

SUITS = {
    "de": {"clubs": "Kr", "spades": "P", "hearts": "H", "diamonds": "Ka"},
    "en": {"clubs": "C", "spades": "S", "hearts": "H", "diamonds": "Di"},
    "fr": {"clubs": "T", "spades": "P", "hearts": "Cœ", "diamonds": "Ca"},
}
"""As on the decks of `labels poker-52`; but 4D would read as 8H upside down."""
KINDS = {"de": "A K D B", "en": "A K Q J", "fr": "A R D V"}


def box(language: Language) -> Iterator[Label]:
    """52 cards, each with its kind and its suit; x is ten, so that a digit is one cell."""
    catalogue, numbers = catalogue_of(language, "mau-mau"), "x 9 8 7 6 5 4 3 2"
    ranks = dict.fromkeys(RANK_OF.values())
    kinds = dict(zip(ranks, f"{KINDS[language]} {numbers}".split(), strict=True))
    for card in CARDS:
        line = kinds[RANK_OF[card]] + SUITS[language][SUIT_OF[card]]
        yield composed(language, (line,), Card(catalogue.piece(card), piece_id=card))
