"""What is in the box of Life is Life, from which its labels are computed anew."""

from collections.abc import Iterator

from accessible_games.braille.decks import Card
from accessible_games.braille.labels import Label
from accessible_games.games.life_is_life.state import VALUES
from accessible_games.speech.catalogue import Language
from accessible_games.speech.catalogues import catalogue_of
from tests.braille.boxes import computed

REST = {
    "de": ("Leben", "Infokarte"),
    "en": ("life", "info card"),
    "fr": ("vie", "info"),
}
"""What the program does not name: a life and a card of information."""


def box(language: Language) -> Iterator[Label]:
    """60 animals with their values, 25 lives, 5 cards of information."""
    catalogue = catalogue_of(language, "life-is-life")
    animals = [
        Card(catalogue.piece(animal), value, value, piece_id=animal)
        for animal, value in VALUES.items()
    ]
    life, info = REST[language]
    yield from computed(language, *animals, Card(life, 25), Card(info, 5))
