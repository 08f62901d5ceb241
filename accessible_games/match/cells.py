"""Labels of cards in braille, for whoever plays beside physical cards or reads them as words.

Which label belongs to which piece of a game is found by its name, and its value after that.
"""

from collections.abc import Mapping, Sequence
from functools import cache

from accessible_games.braille.reader import BLANK
from accessible_games.core.event import Piece, kind_and_value
from accessible_games.speech.catalogue import Catalogue, Language, Verbosity
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.fold import fold


def piece_labels(language: Language, game: str, pieces: Sequence[Piece]) -> dict[Piece, str]:
    """The cells of each piece that has a label; lines of one label with blanks between them.

    A kind that comes in values has none of its own. Words of the table's options do not matter:
    the cards are those in the box.
    """
    from accessible_games.braille.decks import box
    from accessible_games.braille.labels import labels

    catalogue = catalogue_of(language, game)
    frozen: dict[str, str] = {}
    for label in labels(box(game, language), language):
        card, cells = label.card, " ".join(label.cells)
        for name in (card.called, card.name):
            frozen.setdefault(fold(name), cells)
    valued = {kind for kind, value in map(kind_and_value, pieces) if value is not None}
    named = {piece: fold(catalogue.piece(piece)) for piece in pieces if piece not in valued}
    return {piece: frozen[name] for piece, name in named.items() if name in frozen}


def labels_as_words(language: Language, game: str, pieces: Sequence[Piece]) -> dict[Piece, str]:
    """The labels that stand for names in braille wording; lines of one have an empty cell between.

    People have none: their label, of two lines, is that of a deck of their own, and they are called
    by their names.
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
    """The words in which a game is told: in braille wording, labels of cards are their words."""
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
    """The shared catalogue in which labels of cards are their words."""
    labels = labels_as_words(language, game, pieces)
    return Catalogue(language, game, dict(options), labels, spelt, cells=True)
