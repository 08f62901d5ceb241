"""What a label is put on: the kind of piece, the ends with labels, and its size."""

import re
from collections.abc import Mapping

from accessible_games.braille.folding import folded
from accessible_games.core.frozen import Frozen

SIDES = (10.0, 300.0)
"""The minimum and maximum length of a side, in millimetres."""
SIZE = re.compile(r"([0-9]{1,4}(?:[.,][0-9]{1,2})?)(?:[xX×]([0-9]{1,4}(?:[.,][0-9]{1,2})?))?")
ENDS: Mapping[str, str] = {
    "none": "none 0 keine aucun",
    "one": "one 1 eins un",
    "both": "both 2 beide deux",
}
"""The ends of a piece that have a label, and how people write that."""


class PieceKind(Frozen):
    """A kind of piece.

    A size of one number is a diameter; without one, the size is that of cards.
    """

    words: str
    ends: str = "one"
    size: str = ""


PIECES: Mapping[str, PieceKind] = {
    "card": PieceKind("card karte carte", ends=""),
    "chip": PieceKind("chip coin munze jeton piece", size="25"),
    "tile": PieceKind("tile plattchen stein tuile", size="40x40"),
    "die": PieceKind("die dice wurfel de", size="25x25"),
    "marker": PieceKind("marker pawn marke figur pion", size="25x25"),
    "board": PieceKind("board brett tafel plateau", size="200x200"),
}
"""The kinds of pieces, how people write them, and their defaults."""


def piece_named(word: str) -> str | None:
    """The kind of piece that a word means; cards for an empty word, None for an unknown one."""
    return meaning(word, {name: piece.words for name, piece in PIECES.items()}) if word else "card"


def ends_named(word: str) -> str | None:
    """The ends that a word means; "" for an empty word, None for an unknown one."""
    return meaning(word, ENDS) if word else ""


def meaning(word: str, choices: Mapping[str, str]) -> str | None:
    """The choice that a word means in any of the languages, if any."""
    return next((name for name, words in choices.items() if folded(word) in words.split()), None)


def measured(text: str) -> tuple[float, ...] | None:
    """Width and height, or a diameter, in millimetres; None if the text is no valid size."""
    match = SIZE.fullmatch(text)
    if match is None:
        return None
    sides = tuple(float(side.replace(",", ".")) for side in match.groups() if side)
    return sides if all(SIDES[0] <= side <= SIDES[1] for side in sides) else None
