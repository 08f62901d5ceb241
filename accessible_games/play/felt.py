"""Labels in braille behind the names of cards, for who plays beside physical cards.

Which label belongs to which piece of a game is found by name and value.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from accessible_games.core.event import Piece, kind_and_value
from accessible_games.speech.catalogue import Catalogue
from accessible_games.speech.fold import fold
from accessible_games.speech.narrator import Narrator

if TYPE_CHECKING:
    from accessible_games.braille.labels import Label
    from accessible_games.play.session import Session

LABELLED = ("hand", "table", "find", "card")
"""Commands whose answers may tell labels."""


def felt(session: Session) -> Narrator:
    """The narrator of cards at hand: with their labels in braille if these were asked for."""
    private, game = session.private, session.table.game
    if session.settings.braille == "off":
        return private
    words = private.catalogue
    labels = piece_labels(words, game.NAME, game.PIECES)
    options = session.record.options
    return replace(private, catalogue=Catalogue(words.language, game.NAME, options, labels))


def piece_labels(catalogue: Catalogue, game: str, pieces: tuple[Piece, ...]) -> dict[Piece, str]:
    """The cells of each piece that has a label; lines of one label with blanks between them."""
    from accessible_games.braille.decks import box, boxes
    from accessible_games.braille.labels import labels

    if game not in boxes():
        return {}
    language = catalogue.language
    frozen: dict[tuple[str, int | None], Label] = {}
    for label in labels(box(game, language), language):
        name = fold(label.card.name)
        frozen.setdefault((name, label.card.value), label)
        frozen.setdefault((name, None), label)
    return {piece: " ".join(label.cells) for piece, label in found(catalogue, frozen, pieces)}


def found(
    catalogue: Catalogue,
    frozen: Mapping[tuple[str, int | None], Label],
    pieces: tuple[Piece, ...],
) -> list[tuple[Piece, Label]]:
    """The pieces with their labels; a kind that comes in values has none of its own."""
    valued = {kind for kind, value in map(kind_and_value, pieces) if value is not None}
    matched = []
    for piece in (piece for piece in pieces if piece not in valued):
        kind, value = kind_and_value(piece)
        label = frozen.get((fold(catalogue.piece(kind)), value))
        if label:
            matched.append((piece, label))
    return matched
