"""Runs tests of the project with Python for Windows: python -m tests.windows [FOLDER ...].

Without folders, all that need no program of Unix run, each folder in a process of its own. At the
end it says which share of all tests runs there and passes. On Debian, Wine and what `wine.py` lists
are needed; it takes about an hour on two cores.
"""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from subprocess import PIPE, STDOUT
from tempfile import TemporaryDirectory
from xml.etree import ElementTree

from tests.running import ROOT, Started
from tests.windows import suite
from tests.windows.genuine import path

FOLDERS = (
    *("store", "core", "setup", "app", "match", "contest", "client", "frontends", "label_page"),
    *("tools", "terminal", "braille", "players", "testing", "sheets", "speech", "bare"),
    *("transcripts", "games", "server", "tactile", "real_table"),
)
"""Folders of tests that start no program of Unix; the others listen to screen readers and the like,
build packages, measure, or look at the code."""


@dataclass(frozen=True)
class Count:
    """How many tests of a folder passed, failed and were left out."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0

    def __add__(self, other: "Count") -> "Count":
        return Count(
            self.passed + other.passed, self.failed + other.failed, self.skipped + other.skipped
        )

    def __str__(self) -> str:
        return f"{self.passed} passed, {self.failed} failed, {self.skipped} skipped"


def main(words: Sequence[str]) -> int:
    """Run the tests of some folders; return 1 if one fails or a folder has said nothing."""
    whole, is_green = Count(), True
    for folder in words or [f"tests/{name}" for name in FOLDERS]:
        with TemporaryDirectory() as work:
            count = counted(folder, Path(work, "told.xml"))
        print(f"{folder}: {count or 'ended before the last test'}", flush=True)
        is_green = is_green and count is not None and not count.failed
        whole += count or Count()
    total = collected()
    share = 100 * whole.passed // max(1, total)
    print(f"In all: {whole}. Of all {total} tests, {share} percent run here and pass.")
    return 0 if is_green else 1


def counted(folder: str, told: Path) -> Count | None:
    """Run the tests of a folder; return how they went, None if they have not come to their end."""
    words = (
        "-p",
        "tests.windows.gaps",
        "-q",
        "--tb=short",
        "-rfE",
        f"--junitxml={path(told)}",
        folder,
    )
    said = heard([*suite.python(), "-m", "pytest", *words])
    found = read(told)
    if found is None or found.failed:
        print(said, flush=True)
    return found


def heard(command: Sequence[str]) -> str:
    """Return what a command says, in pipes, however long it takes."""
    with Started(command, cwd=ROOT, stdin=PIPE, stdout=PIPE, stderr=STDOUT) as process:
        said, _ = process.communicate(b"")
    return str(said.decode("utf-8", "replace"))


def read(told: Path) -> Count | None:
    """Return the counts in a report of pytest; None without one."""
    if not told.exists():
        return None
    numbers = ElementTree.parse(told).getroot()[0].attrib
    failed = int(numbers["failures"]) + int(numbers["errors"])
    skipped = int(numbers["skipped"])
    return Count(int(numbers["tests"]) - failed - skipped, failed, skipped)


def collected() -> int:
    """Return the number of all tests of the project."""
    told = heard([sys.executable, "-m", "pytest", "--collect-only", "-qq", "tests"])
    lines = (line.rpartition(": ") for line in told.splitlines())
    return sum(int(number) for name, _, number in lines if name.endswith(".py"))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
