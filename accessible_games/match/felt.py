"""Labels in braille after the names of cards, for whoever plays beside physical cards."""

from __future__ import annotations

from dataclasses import replace

from accessible_games.match.cells import piece_labels
from accessible_games.match.person import Person
from accessible_games.speech.catalogue import Catalogue
from accessible_games.speech.narrator import Narrator


def felt(person: Person) -> Narrator:
    """The narrator for cards in the hand: with their braille labels if these are wanted."""
    private, game = person.narrator, person.match.table.game
    if person.settings.braille == "off":
        return private
    language = private.catalogue.language
    labels = piece_labels(language, game.NAME, game.PIECES)
    options = person.match.record.options
    return replace(
        private, catalogue=Catalogue(language, game.NAME, options, labels, private.catalogue.spelt)
    )
