"""How fast labels are, also as a ratio to liblouis' own program on the same words.

    python -m tests.benchmarks.bench_braille [THOUSANDS]

The words are the labels of all games, over and over. Where liblouis is missing, only the program's
own reader is measured.
"""

import shutil
import subprocess
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import cycle, islice
from time import perf_counter

from accessible_games.braille.decks import box, boxes
from accessible_games.braille.labels import labels
from accessible_games.braille.liblouis import translate
from accessible_games.braille.problem import LiblouisError
from accessible_games.braille.reader import table
from accessible_games.resources import folder
from tests.benchmarks.printing import print_report

TABLE = folder("braille_tables") / "cards-de.utb"


def seconds(work: Callable[[], object]) -> float:
    """How long *work* takes once."""
    start = perf_counter()
    work()
    return perf_counter() - start


def words(count: int) -> list[str]:
    """So many labels, one line each."""
    lines = [line for game in boxes() for card in box(game, "de") for line in card.label.split("/")]
    return list(islice(cycle(lines), count))


def by_liblouis(texts: Sequence[str]) -> float | None:
    """Seconds for all texts through our binding; None without liblouis."""
    try:
        translate(TABLE, texts[0])
        return seconds(lambda: [translate(TABLE, text) for text in texts])
    except LiblouisError:
        return None


def by_its_program(texts: Sequence[str]) -> float | None:
    """Seconds for all texts as the lines of one call of lou_translate; None without it."""
    found = shutil.which("lou_translate")
    if found is None:
        return None
    lines = "\n".join(texts).encode()
    command = [found, "--forward", str(TABLE)]
    return seconds(lambda: subprocess.run(command, input=lines, capture_output=True, check=True))


def report(thousands: int) -> list[str]:
    """The lines of the benchmark."""
    texts = words(thousands * 1000)
    cards = [replace(card, label="") for card in box("life-is-life", "de")]
    deck = min(seconds(lambda: labels(cards, "de")) for _ in range(10))
    own = seconds(lambda: [table("de").braille(text) for text in texts])
    lines = [
        f"labels of a deck            {deck * 1000:8.2f} ms  limit 50 ms",
        f"own reader                  {len(texts) / own:8.0f} labels a second",
    ]
    louis, program = by_liblouis(texts), by_its_program(texts)
    if louis is not None:
        speed = len(texts) / louis
        lines.append(f"liblouis                    {speed:8.0f} labels a second, limit 20000")
    if louis is not None and program is not None:
        lines.append(
            f"liblouis from Python takes  {louis / program:8.2f} times what lou_translate does"
        )
    return lines


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    print_report(report, __doc__, "thousands", 50, arguments)


if __name__ == "__main__":
    main()
