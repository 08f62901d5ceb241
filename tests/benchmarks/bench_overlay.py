"""How long an overlay of 60 cards takes, imports included, and how large its files are.

    python -m tests.benchmarks.bench_overlay [TIMES]

Each is made in a Python of its own, as a person waits for it; writing is left out. The best of some
times counts.
"""

import json
import subprocess
import sys
from collections.abc import Sequence

from accessible_games.tactile.overlay import FORMATS
from tests.benchmarks.printing import print_report

LIMITS = {form: 1.5 if row.solid else 0.3 for form, row in FORMATS.items()}
"""Seconds."""
SIXTY = 10
"""The first cards of Life is Life, whose copies are 60."""
MAKE = """
from time import perf_counter
start = perf_counter()
import json, sys
from accessible_games.braille.decks import box
from accessible_games.braille.labels import labels
from accessible_games.tactile.overlay import FORMATS, overlay
from accessible_games.tactile.request import OverlayRequest
from accessible_games.tactile.profiles import PAPERS
form, cards = sys.argv[1], int(sys.argv[2])
paper = PAPERS["bed" if FORMATS[form].solid else "a4"]
made = labels(box("life-is-life", "de")[:cards], "de")
done = overlay(made, OverlayRequest(form, FORMATS[form].media[0], "deck", "de", paper=paper))
size = sum(map(len, done.files.values()))
print(json.dumps([perf_counter() - start, size, len(done.files)]))
"""


def made(form: str) -> tuple[float, int, int]:
    """Seconds, bytes and files of one overlay."""
    command = [sys.executable, "-c", MAKE, form, str(SIXTY)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        return float("nan"), 0, 0
    seconds, size, files = json.loads(done.stdout)
    return seconds, size, files


def report(times: int) -> list[str]:
    """The lines of the benchmark; a format that cannot be made here has no figures."""
    lines = []
    for form, limit in LIMITS.items():
        seconds, size, files = min(made(form) for _ in range(times))
        lines.append(
            f"{form:4} {seconds:6.3f} s  limit {limit} s  {size / 1000:7.0f} kB  {files} files"
        )
    return lines


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    print_report(report, __doc__, "times", 5, arguments)


if __name__ == "__main__":
    main()
