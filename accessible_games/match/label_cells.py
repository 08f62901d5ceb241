"""Labels of cards in braille, for players with physical cards or who read labels as words.

The label of a game's piece is found by what the rules call it, so that its name can be changed.
"""

from collections.abc import Mapping, Sequence
from functools import cache

from accessible_games.braille.reader import BLANK
from accessible_games.core.event import Piece, kind_and_value
from accessible_games.speech.catalogue import Catalogue, Language, Verbosity
from accessible_games.speech.catalogues import catalogue_of


def piece_labels(language: Language, game: str, pieces: Sequence[Piece]) -> dict[Piece, str]:
    """Return the cells of each piece that has a label, with blanks between lines of one label.

    A kind of piece that comes in values has no label of its own. The table's options do not matter:
    the cards are those in the box.
    """
    cells = _cells(language, game) if pieces else {}
    return {piece: cells[piece] for piece in pieces if piece in cells}


@cache
def _cells(language: Language, game: str) -> Mapping[Piece, str]:
    """Return the cells of each piece in the box, which is read and labelled once."""
    from accessible_games.braille.decks import box
    from accessible_games.braille.labels import labels_by_piece

    made = labels_by_piece(box(game, language), language)
    return {piece: " ".join(label.cells) for piece, label in made.items()}


def labels_as_words(language: Language, game: str, pieces: Sequence[Piece]) -> dict[Piece, str]:
    """Return the labels that replace names in braille wording, with an empty cell between lines.

    People have none: their label, of two lines, is for a deck of its own, and they are called by
    their names.
    """
    return {
        piece: cells.replace(" ", BLANK)
        for piece, cells in piece_labels(language, game, pieces).items()
        if " " not in cells or kind_and_value(piece)[1] is not None
    }


def words_in(
    verbosity: Verbosity,
    language: Language,
    game: str,
    pieces: Sequence[Piece],
    options: Mapping[str, str],
    spelt: bool = False,
) -> Catalogue:
    """Return the words in which a game is told; braille wording calls cards by their labels."""
    if verbosity != "braille":
        return catalogue_of(language, game, options, spelt)
    return _in_cells(language, game, tuple(pieces), tuple(options.items()), spelt)


@cache
def _in_cells(
    language: Language,
    game: str,
    pieces: tuple[Piece, ...],
    options: tuple[tuple[str, str], ...],
    spelt: bool,
) -> Catalogue:
    """Return the shared catalogue that calls cards by their labels."""
    labels = labels_as_words(language, game, pieces)
    return Catalogue(language, game, dict(options), labels, spelt, cells=True)
