"""What a label is put on: the kind of piece, at how many of its ends, and how large it is."""

import re
from collections.abc import Mapping

from accessible_games.braille.folding import folded
from accessible_games.core.frozen import Frozen

SIDES = (10.0, 300.0)
"""The shortest and the longest side, in millimetres."""
SIZE = re.compile(r"([0-9]{1,4}(?:[.,][0-9]{1,2})?)(?:[xX×]([0-9]{1,4}(?:[.,][0-9]{1,2})?))?")
ENDS: Mapping[str, str] = {
    "none": "none 0 keine aucun",
    "one": "one 1 eins un",
    "both": "both 2 beide deux",
}
"""At how many ends a piece has a label, and how people write that."""


class Piece(Frozen):
    """A kind of piece; a size of one number is a diameter. An empty one is that of the cards."""

    words: str
    ends: str = "one"
    size: str = ""


PIECES: Mapping[str, Piece] = {
    "card": Piece("card karte carte", ends=""),
    "chip": Piece("chip coin munze jeton piece", size="25"),
    "tile": Piece("tile plattchen stein tuile", size="40x40"),
    "die": Piece("die dice wurfel de", size="25x25"),
    "marker": Piece("marker pawn marke figur pion", size="25x25"),
    "board": Piece("board brett tafel plateau", size="200x200"),
}
"""The kinds of pieces, how people write them, and what they are if the deck does not say."""


def piece_named(word: str) -> str | None:
    """The kind of piece that a word means; that of cards if there is none."""
    return meaning(word, {name: piece.words for name, piece in PIECES.items()}) if word else "card"


def ends_named(word: str) -> str | None:
    """How many ends a word means; "" if there is none."""
    return meaning(word, ENDS) if word else ""


def meaning(word: str, choices: Mapping[str, str]) -> str | None:
    """Which of the choices a word means, in any of the languages."""
    return next((name for name, words in choices.items() if folded(word) in words.split()), None)


def measured(text: str) -> tuple[float, ...] | None:
    """Width and height, or a diameter, if a text says them and neither is too short or too long."""
    match = SIZE.fullmatch(text)
    if match is None:
        return None
    sides = tuple(float(side.replace(",", ".")) for side in match.groups() if side)
    return sides if all(SIDES[0] <= side <= SIDES[1] for side in sides) else None
