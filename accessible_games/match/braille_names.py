"""Braille labels after the names of cards, for players with physical cards."""

from __future__ import annotations

from dataclasses import replace

from accessible_games.match.label_cells import piece_labels
from accessible_games.match.person import Person
from accessible_games.speech.catalogue import Catalogue
from accessible_games.speech.narrator import Narrator


def felt(person: Person) -> Narrator:
    """Return the narrator for cards in the hand: with their braille labels if these are wanted."""
    private, game = person.narrator, person.match.table.game
    if person.settings.braille == "off":
        return private
    language = private.catalogue.language
    labels = piece_labels(language, game.name, game.pieces)
    options = person.match.record.options
    return replace(
        private, catalogue=Catalogue(language, game.name, options, labels, private.catalogue.spelt)
    )
