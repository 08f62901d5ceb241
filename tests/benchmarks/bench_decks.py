"""How long a deck of 1,000 different cards takes, from its table to each format, step by step.

    python -m tests.benchmarks.bench_decks [TIMES]

Each step has its limit in seconds, on a quiet machine, and where there is something to compare it
with, a ratio: reading to Python's own csv module, a PDF to reportlab drawing the same dots and
nothing else. Processor time is counted, the best of some times; imports are left out.
"""

import csv
import io
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from time import process_time

from accessible_games.braille.decks import parse_deck
from accessible_games.braille.labels import Label, labels
from accessible_games.braille.rotation_ambiguity import twins
from accessible_games.tactile.overlay import FORMATS, overlay
from accessible_games.tactile.profiles import PAPERS
from accessible_games.tactile.request import OverlayRequest
from tests.benchmarks.printing import print_report

CARDS = 1000
SYLLABLES = [
    "ka",
    "ro",
    "mi",
    "sta",
    "che",
    "lin",
    "dor",
    "wa",
    "ben",
    "sch",
    "tel",
    "fu",
    "gra",
    "no",
    "pel",
]
LIMITS = {
    "reading": 0.1,
    "labels": 0.3,
    "twins": 0.2,
    **{form: 5.0 if row.solid else 1.0 for form, row in FORMATS.items()},
}
"""Seconds for each step."""


def table() -> bytes:
    """A table of that many names, always the same."""
    chance, names = Random(3), set[str]()
    while len(names) < CARDS:
        names.add("".join(chance.choices(SYLLABLES, k=chance.randint(2, 5))).title())
    return "\n".join(["name,copies", *(f"{name},1" for name in sorted(names))]).encode()


def seconds(work: Callable[[], object], times: int) -> float:
    """How much of the processor *work* takes, at best."""
    found = []
    for _ in range(times):
        start = process_time()
        work()
        found.append(process_time() - start)
    return min(found)


def bare_dots(made: Sequence[Label]) -> None:
    """Draw as many dots as the labels have at both ends, by reportlab alone."""
    from reportlab.pdfgen.canvas import Canvas

    canvas = Canvas(io.BytesIO(), pageCompression=1)
    canvas.setLineCap(1)
    count = 2 * sum(len(cell) for label in made for line in label.dots for cell in line)
    for number in range(count):
        canvas.line(number % 500, number // 500, number % 500, number // 500)
    canvas.save()


def wish_of(form: str) -> OverlayRequest:
    """The labels at both ends, as plates or as stickers."""
    solid = FORMATS[form].solid
    paper = PAPERS["bed" if solid else "a4"]
    return OverlayRequest(form, "plates" if solid else "sheet", "deck", "de", paper=paper)


def report(times: int) -> list[str]:
    """The lines of the benchmark."""
    data = table()
    cards = parse_deck(data).cards
    made = labels(cards, "de")
    wishes = {form: wish_of(form) for form in FORMATS}
    overlay(made[:1], wishes["pdf"])  # so that reportlab is there
    measured = {
        "reading": seconds(lambda: parse_deck(data), times),
        "labels": seconds(lambda: labels(cards, "de"), times),
        "twins": seconds(lambda: [*twins(made)], times),
    }
    for form, wish in wishes.items():
        measured[form] = seconds(partial(overlay, made, wish), times)
    alone = {
        "reading": seconds(lambda: [*csv.reader(data.decode().splitlines())], times),
        "pdf": seconds(lambda: bare_dots(made), times),
    }
    lines = []
    for step, limit in LIMITS.items():
        ratio = f"  ratio {measured[step] / alone[step]:.1f}" if step in alone else ""
        lines.append(f"{step:8} {measured[step]:6.3f} s  limit {limit} s{ratio}")
    return lines


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    print_report(report, __doc__, "times", 5, arguments)


if __name__ == "__main__":
    main()
