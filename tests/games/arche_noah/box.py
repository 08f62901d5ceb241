"""What is in the box of Arche Noah, from which its labels are computed anew."""

from collections.abc import Iterator

from accessible_games.braille.decks import Card
from accessible_games.braille.labels import Label
from accessible_games.games.arche_noah.state import SPECIES
from accessible_games.speech.catalogue import Language
from accessible_games.speech.catalogues import catalogue_of
from tests.braille.boxes import composed, computed

REST = {
    "de": ("Startkarte", "Münze", "Aktionschip"),
    "en": ("start card", "coin", "action chip"),
    "fr": ("carte de départ", "pièce", "jeton d'action"),
}
"""What the program does not name: the start card, and two kinds of chips."""


def box(language: Language) -> Iterator[Label]:
    """Ten animals in four values, the card of the start player with a frog, and two kinds of chips.

    Chips are no cards, so their labels may begin like those of animals.
    """
    catalogue = catalogue_of(language, "arche-noah")
    names = {animal: catalogue.piece(animal) for animal in SPECIES}
    animals = computed(
        language,
        *(
            Card(name, 1, value, piece_id=f"{animal}-{value}")
            for animal, name in names.items()
            for value in range(1, 5)
        ),
    )
    yield from animals
    frog = next(label for label in animals if label.card.name == names["frog"])
    start, coin, chip = REST[language]
    yield composed(language, (f"{frog.lines[0][:-1]}0",), Card(start))
    yield from computed(language, Card(coin, 50, piece="chip"), Card(chip, 12, piece="chip"))
