"""Finds dots in a page as it is printed, knowing nothing of how it was drawn."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests import running
from tests.braille.needed import need

DPI = 300
MILLIMETRE = DPI / 25.4
"""Pixels of a millimetre."""


def pdftoppm() -> str:
    """The program of poppler that makes pictures of pages."""
    import shutil

    found = shutil.which("pdftoppm")
    need(found, "pdftoppm, of poppler, is not installed: apt install poppler-utils")
    return str(found)


def pictures(file: Path) -> Iterator[Any]:
    """Each page of a PDF as rows of light, 255 for paper and 0 for black."""
    import numpy as np

    target = file.with_suffix("")
    done = running.run([pdftoppm(), "-gray", "-r", str(DPI), str(file), str(target)])
    assert done.returncode == 0, done.stderr
    for picture in sorted(target.parent.glob(f"{target.name}-*.pgm")):
        data = picture.read_bytes()
        kind, width, height, most, pixels = data.split(maxsplit=4)
        assert (kind, most) == (b"P5", b"255")
        grey = np.frombuffer(pixels[-int(width) * int(height) :], np.uint8)
        yield grey.reshape(int(height), int(width))


def blobs(light: Any) -> Iterator[tuple[float, float, float, float]]:
    """Each black thing on a page: x and y of its middle, width and height, in millimetres.

    The middle is weighed by the ink, so that it is finer than a pixel.
    """
    import numpy as np

    runs: list[tuple[int, int, int]] = []
    black = light < 128
    for y in np.flatnonzero(black.any(axis=1)):
        edges = np.flatnonzero(np.diff(np.concatenate(([0], black[y], [0]))))
        runs += [(int(y), int(a), int(b)) for a, b in edges.reshape(-1, 2)]
    for group in touching(runs):
        top, bottom = min(y for y, _, _ in group), max(y for y, _, _ in group) + 1
        left, right = min(a for _, a, _ in group), max(b for _, _, b in group)
        part = 1 - light[top - 2 : bottom + 2, left - 2 : right + 2] / 255
        ys, xs = np.mgrid[top - 2 : bottom + 2, left - 2 : right + 2] + 0.5
        x, y = (xs * part).sum() / part.sum(), (ys * part).sum() / part.sum()
        sizes = (x, y, right - left, bottom - top)
        yield tuple(float(size) / MILLIMETRE for size in sizes)  # type: ignore[misc]


def touching(runs: list[tuple[int, int, int]]) -> list[list[tuple[int, int, int]]]:
    """Runs of ink, a row and two columns each, that hang together."""
    groups: list[list[tuple[int, int, int]]] = []
    number: dict[tuple[int, int, int], int] = {}
    above: list[tuple[int, int, int]] = []
    row: list[tuple[int, int, int]] = []
    for run in runs:
        if row and run[0] != row[0][0]:
            above, row = row if row[0][0] == run[0] - 1 else [], []
        near = sorted({number[up] for up in above if up[1] < run[2] and run[1] < up[2]})
        home = near[0] if near else len(groups)
        if not near:
            groups.append([])
        for other in near[1:]:
            for moved in groups[other]:
                number[moved] = home
            groups[home] += groups[other]
            groups[other] = []
        groups[home].append(run)
        number[run] = home
        row.append(run)
    return [group for group in groups if group]
