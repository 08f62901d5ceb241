"""Rows of cells for a braille display, and what each cell means under a finger.

A row is as long as it needs to be; the display is a window that is moved along it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from accessible_games.braille.liblouis import translate
from accessible_games.braille.problem import LiblouisError
from accessible_games.braille.prose import GRADES
from accessible_games.core.frozen import Frozen
from accessible_games.frontends.display.device import BLANK
from accessible_games.games import GAMES
from accessible_games.match.cells import piece_labels
from accessible_games.match.person import Person
from accessible_games.speech.catalogue import Language

SIGNS: Mapping[str, str] = {
    "news": "⢸",
    "question": "⢢",
    "choice": "⢶",
    "hand": "⢤",
    "table": "⢭",
    "menu": "⢕",
    "notice": "⢰",
}
"""The cell before each kind of row: dot 8 without dot 7, as no label, digit or mark has them."""
COUNTS = "⡴⡂⡆⡒⡲⡢⡖⡶⡦⡔"
"""The same with how much is to go: the lowered digits of the labels, with dot 7."""
Item = tuple[str, str]
"""Cells, and the word that they mean."""
LETTERS = re.compile(f"[^{chr(BLANK)}-{chr(BLANK + 0xFF)}]+")
"""What of a line is written in letters."""


class Spot(NamedTuple):
    """Cells of a row that mean a word: a piece, an answer or a place."""

    start: int
    end: int
    word: str


class Row(Frozen):
    """One row: the cells of Unicode in exact dots, all else as text."""

    part: str
    """`news`, `question`, `hand`, `table`, `menu` or `notice`."""
    cells: str
    said: tuple[str, ...]
    """The lines for whoever listens, when the row comes under the fingers."""
    spots: tuple[Spot, ...] = ()

    @property
    def kind(self) -> str:
        """Its part, or `choice` for the answers to a question."""
        return "choice" if self.part == "question" and self.spots else self.part

    def sign(self, left: int | None = None) -> str:
        """The cell before it: what it is, or how many presses are *left* to go."""
        return COUNTS[left] if left and left < len(COUNTS) else SIGNS[self.kind]

    def at(self, cell: int) -> Spot | None:
        """What is under a finger."""
        return next((spot for spot in self.spots if spot.start <= cell < spot.end), None)

    def windows(self, width: int) -> list[int]:
        """Where each window of the display begins; words and labels stay whole if they fit."""
        starts = [0]
        while len(self.cells) - starts[-1] > width:
            end = starts[-1] + width
            blank = self.cells.rfind(" ", starts[-1] + 1, end + 1)
            starts.append(end if blank < 0 else blank + 1)
        return starts


def row(part: str, items: Iterable[Item], said: Iterable[str]) -> Row:
    """A row of items, with two blanks between them if items may contain a blank."""
    shown, gap = list(items), " "
    if any(blank in cells for cells, _ in shown for blank in (" ", chr(BLANK))):
        gap = "  "
    spots: list[Spot] = []
    for cells, word in shown:
        start = spots[-1].end + len(gap) if spots else 0
        spots.append(Spot(start, start + len(cells), word))
    return Row(part, gap.join(cells for cells, _ in shown), tuple(said), tuple(spots))


def text(person: Person, part: str, lines: Iterable[str]) -> Iterable[Row]:
    """A row for each line."""
    return (Row(part, written(person, line), (line,)) for line in lines)


def written(person: Person, line: str) -> str:
    """A line as the person reads it: contracted in exact dots if they do, cells as they are."""
    if person.settings.contracted == "off":
        return line
    language = person.narrator.catalogue.language
    return LETTERS.sub(lambda found: contracted(found[0], language), line)


@lru_cache(1000)
def contracted(line: str, language: Language) -> str:
    """A line in contracted braille, or as it is where liblouis is missing."""
    try:
        cells = translate(GRADES[language]["g2"], line)
    except LiblouisError:
        return line
    return cells.replace(chr(BLANK), " ")


@cache
def labels(language: Language, game: str) -> dict[str, str]:
    """The label of each piece; its blanks are cells, so that it stays whole."""
    found = piece_labels(language, game, GAMES[game].PIECES)
    return {piece: cells.replace(" ", chr(BLANK)) for piece, cells in found.items()}


def label(person: Person, word: str, kind: str = "word") -> str:
    """An answer in cells: cards by their labels, seats and all else by their names."""
    catalogue = person.narrator.catalogue
    cells = labels(catalogue.language, person.match.table.game.NAME)
    if word in person.narrator.called:
        return written(person, catalogue.name(word))
    parts = word.split("-") if kind == "domino" else [word]
    if all(part in cells for part in parts):
        return chr(BLANK).join(cells[part] for part in parts)
    if catalogue.has(f"typed-{word}"):
        return written(person, catalogue.words(f"typed-{word}")[0])
    return written(person, word if word.isdecimal() else catalogue.choice(word, kind))
