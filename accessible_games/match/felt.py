"""Labels in braille after the names of cards, for whoever plays beside physical cards.

Which label belongs to which piece of a game is found by its name, and its value after that.
"""

from __future__ import annotations

from dataclasses import replace

from accessible_games.core.event import Piece, kind_and_value
from accessible_games.match.person import Person
from accessible_games.speech.catalogue import Catalogue, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.fold import fold
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


def piece_labels(language: Language, game: str, pieces: tuple[Piece, ...]) -> dict[Piece, str]:
    """The cells of each piece that has a label; lines of one label with blanks between them.

    A kind that comes in values has none of its own. Words of the table's options do not matter:
    the cards are those in the box.
    """
    from accessible_games.braille.decks import box
    from accessible_games.braille.labels import digits, labels

    catalogue = catalogue_of(language, game)
    frozen: dict[str, str] = {}
    for label in labels(box(game, language), language):
        card, cells = label.card, " ".join(label.cells)
        for name in (f"{card.name} {digits(card.value)}".strip(), card.name):
            frozen.setdefault(fold(name), cells)
    valued = {kind for kind, value in map(kind_and_value, pieces) if value is not None}
    named = {piece: fold(catalogue.piece(piece)) for piece in pieces if piece not in valued}
    return {piece: frozen[name] for piece, name in named.items() if name in frozen}
