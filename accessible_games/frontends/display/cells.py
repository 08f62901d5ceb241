"""Rows of cells for a braille display, and what each cell means under a finger.

A row is as long as it needs to be; the display is a window that moves along it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache, partial
from typing import NamedTuple

from accessible_games.braille.liblouis import translate
from accessible_games.braille.problem import LiblouisError
from accessible_games.braille.prose import GRADES
from accessible_games.core.frozen import Frozen
from accessible_games.frontends.display.device import BLANK
from accessible_games.games import RECORDED
from accessible_games.match.label_cells import piece_labels
from accessible_games.match.person import Person
from accessible_games.speech.answer_kind import AnyKind
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
"""The cell before each kind of row: dot 8 without dot 7, which no label, digit or mark has."""
COUNTS = "⡴⡂⡆⡒⡲⡢⡖⡶⡦⡔"
"""The same with the number of presses to go: the lowered digits of the labels, with dot 7."""
Item = tuple[str, str]
"""Cells, and the word that they mean."""
LETTERS = re.compile(f"[^{chr(BLANK)}-{chr(BLANK + 0xFF)}]+")
"""The parts of a line that are written in letters."""


class WordCells(NamedTuple):
    """Cells of a row that mean a word: a piece, an answer or a place."""

    start: int
    end: int
    word: str


class DisplayRow(Frozen):
    """One row: Unicode braille cells in exact dots, everything else as text."""

    part: str
    """`news`, `question`, `hand`, `table`, `menu` or `notice`."""
    cells: str
    said: tuple[str, ...]
    """The lines to say when the row comes under the fingers."""
    spots: tuple[WordCells, ...] = ()

    @property
    def kind(self) -> str:
        """Its part, or `choice` for the answers to a question."""
        return "choice" if self.part == "question" and self.spots else self.part

    def sign(self, left: int | None = None) -> str:
        """Return the cell before the row: its kind, or how many presses are *left* to go."""
        return COUNTS[left] if left and left < len(COUNTS) else SIGNS[self.kind]

    def at(self, cell: int) -> WordCells | None:
        """Return what is under a finger."""
        return next((spot for spot in self.spots if spot.start <= cell < spot.end), None)

    def windows(self, width: int) -> list[int]:
        """Return where each window of the display begins; words and labels stay whole if short."""
        starts = [0]
        while len(self.cells) - starts[-1] > width:
            end = starts[-1] + width
            blank = self.cells.rfind(" ", starts[-1] + 1, end + 1)
            starts.append(end if blank < 0 else blank + 1)
        return starts


def row(part: str, items: Iterable[Item], said: Iterable[str]) -> DisplayRow:
    """Return a row of items, with two blanks between them if items may contain a blank."""
    shown, gap = list(items), " "
    if any(blank in cells for cells, _ in shown for blank in (" ", chr(BLANK))):
        gap = "  "
    spots: list[WordCells] = []
    for cells, word in shown:
        start = spots[-1].end + len(gap) if spots else 0
        spots.append(WordCells(start, start + len(cells), word))
    return DisplayRow(part, gap.join(cells for cells, _ in shown), tuple(said), tuple(spots))


def text(person: Person, part: str, lines: Iterable[str]) -> Iterable[DisplayRow]:
    """Yield a row for each line."""
    return (DisplayRow(part, written(person, line), (line,)) for line in lines)


def written(person: Person, line: str) -> str:
    """Return a line as the person reads it: contracted if they chose that, cells unchanged."""
    if person.settings.contracted == "off":
        return line
    language = person.narrator.catalogue.language
    return LETTERS.sub(lambda found: contracted(found[0], language), line)


@lru_cache(1000)
def contracted(line: str, language: Language) -> str:
    """Return a line in contracted braille, or unchanged without liblouis."""
    try:
        cells = translate(GRADES[language]["g2"], line)
    except LiblouisError:
        return line
    return cells.replace(chr(BLANK), " ")


@cache
def labels(language: Language, game: str) -> dict[str, str]:
    """Return the label of each piece; blanks become cells, so that a label stays whole."""
    found = piece_labels(language, game, RECORDED[game].pieces)
    return {piece: cells.replace(" ", chr(BLANK)) for piece, cells in found.items()}


def label(person: Person, word: str, kind: AnyKind | None = None) -> str:
    """Return an answer in cells: cards as their labels, everything else by name.

    Without a *kind* it is a piece or a plain word.
    """
    catalogue = person.narrator.catalogue
    cells = labels(catalogue.language, person.match.table.game.name)
    if word in person.narrator.called:
        return written(person, catalogue.name(word))
    parts = [word] if kind is None else kind.labels(word)
    if all(part in cells for part in parts):
        return chr(BLANK).join(cells[part] for part in parts)
    if catalogue.has(f"typed-{word}"):
        return written(person, catalogue.words(f"typed-{word}")[0])
    named = catalogue.choice if kind is None else partial(kind.word, catalogue)
    return written(person, word if word.isdecimal() else named(word))
