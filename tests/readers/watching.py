"""Plays at a desk, and how all that was told in them was heard by each reader."""

import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import redirect_stderr
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

from tests.readers.desk import Answer, Desk, Eyes
from tests.readers.judging import Heard, judged
from tests.readers.nvda import WAYS, Notified, Nvda
from tests.readers.plays import Play
from tests.readers.window import Window

SIZES = ((80, 25), (80, 30), (120, 30))
"""Columns and rows of windows as consoles have them."""
NOTIFIED = "notified"
"""The reader that is told of whole lines."""
Count = Counter[Heard]


@dataclass(frozen=True)
class Missed:
    """A line that was not heard once."""

    reader: str
    line: str
    how: Heard
    said: tuple[str, ...]


def readers(window: Window) -> Mapping[str, Eyes]:
    """Return every reader that looks at this window, by its name."""
    found: dict[str, Eyes] = {name: Nvda(window, way) for name, way in WAYS.items()}
    return {**found, NOTIFIED: Notified()}


def lines_of(play: Play, folder: Path) -> list[str]:
    """Return the lines that are typed in a play."""
    return [*play.lines(play.words(folder), folder)]


def watched(play: Play, lines: list[str], size: tuple[int, int], folder: Path) -> list[Answer]:
    """Return what was told in a play, and what each reader said."""
    window = Window(*size)
    desk = Desk(window, iter(lines), readers(window))

    def program() -> None:
        with redirect_stderr(StringIO()):
            play.run(play.words(folder), desk.listen)

    return [*desk.run(program)]


def counted(answers: list[Answer], columns: int) -> dict[str, Count]:
    """Return how many lines each reader said once, twice, ..."""
    counts: dict[str, Count] = {}
    for answer in answers:
        for reader, said in answer.said.items():
            heard = judged(answer.told, said, told_apart(reader, columns))
            counts.setdefault(reader, Counter()).update(heard)
    return counts


def told_apart(reader: str, columns: int) -> int:
    """Return the columns after which a reader takes the rest of a line for another one."""
    return sys.maxsize if reader == NOTIFIED else columns


def missed(answers: list[Answer], columns: int) -> Iterator[Missed]:
    """Yield each line that a reader did not say once."""
    for answer in answers:
        for reader, said in answer.said.items():
            heard = judged(answer.told, said, told_apart(reader, columns))
            for line, how in zip(answer.told, heard, strict=True):
                if how is not Heard.ONCE:
                    yield Missed(reader, line, how, tuple(said))
