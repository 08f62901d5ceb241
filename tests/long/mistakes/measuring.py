"""Runs of tests in a copy of the tree with one mistake in it, each within bounds."""

import os
import re
import shutil
import signal
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from subprocess import DEVNULL, STDOUT, TimeoutExpired
from typing import Any

from tests.long.mistakes.planting import PACKAGE, Mistake
from tests.running import Started

if sys.platform != "win32":
    import resource

COPIED = (PACKAGE, "tests")
LINKED = (
    "braille_tables",
    "docs",
    "pyproject.toml",
    "requirements.lock",
    "README.md",
    "bootstrap.py",
)
FAILED = re.compile(r"^(?:FAILED|ERROR) (.*?)(?: - .*)?$", re.MULTILINE)
PASSED, FAILURES = 0, (1, 2)
"""What pytest answers: all passed; failed tests or broken imports. No tests at all are an error."""
PATIENCE = 30
"""A run that does nothing gets so many times its CPU seconds, then it hangs."""


@dataclass(frozen=True)
class Bounds:
    """What one run may take."""

    seconds: int = 300
    """Of CPU."""
    memory: int = 4096
    """Megabytes."""

    def keep(self) -> None:
        """Called in the child, before it becomes pytest."""
        size = self.memory * 2**20
        resource.setrlimit(resource.RLIMIT_CPU, (self.seconds, self.seconds + 5))
        resource.setrlimit(resource.RLIMIT_AS, (size, size))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        for each in (signal.SIGINT, signal.SIGTERM, signal.SIGXCPU):
            signal.signal(each, signal.SIG_DFL)


@dataclass(frozen=True)
class Verdict:
    """What became of a mistake."""

    caught_by: str | None
    """The first test that failed, or a bound; None where all passed."""
    stage: int
    """The stage that caught it, from 1 on; else the last one."""
    seconds: float
    """Of CPU."""


class Broken(Exception):
    """The tests could not be run at all."""


@dataclass(frozen=True)
class Copy:
    """A copy of a tree, in which one mistake at a time is planted and tested."""

    folder: Path
    python: str
    under: Sequence[str] = ()
    """What is put before each run, such as nice."""
    bounds: Bounds = Bounds()

    @contextmanager
    def planted(self, mistake: Mistake, number: int) -> Iterator[None]:
        """Put a mistake into its file, and afterwards the file as it was."""
        file = self.folder / PACKAGE / mistake.file
        source, times = file.read_text("utf-8"), file.stat()
        file.write_text(mistake.planted(source), "utf-8")
        os.utime(file, (number, number))  # no two mistakes share what was compiled of them
        try:
            yield
        finally:
            file.write_text(source, "utf-8")
            os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))

    def verdict(
        self, mistake: Mistake, number: int, stages: Mapping[int, Sequence[str]]
    ) -> Verdict:
        """Run one stage after the other, until a test fails."""
        seconds, stage = 0.0, 0
        with self.planted(mistake, number):
            for stage, tests in stages.items():
                caught_by, spent = self.run(["-x", *tests])
                seconds += spent
                if caught_by is not None:
                    return Verdict(caught_by, stage, seconds)
        return Verdict(None, stage, seconds)

    def run(self, tests: Sequence[str]) -> tuple[str | None, float]:
        """The first test that fails, or the bound that was passed; and the CPU seconds."""
        before = spent_by_children()
        code, told = self._run([name for each in tests for name in self.expanded(each)])
        seconds = spent_by_children() - before
        if code == PASSED:
            return None, seconds
        failed = FAILED.search(told)
        if code in FAILURES and failed:
            return failed[1], seconds
        if code < 0:
            return f"the bounds (signal {-code})", seconds
        raise Broken(f"pytest {' '.join(tests)} ended with {code}:\n{told[-2000:]}")

    def expanded(self, name: str) -> list[str]:
        """The files of a pattern; anything else stays as it is."""
        if "*" not in name:
            return [name]
        found = sorted(str(file.relative_to(self.folder)) for file in self.folder.glob(name))
        if not found:
            raise Broken(f"No file is called {name}. Mend stages.py.")
        return found

    def _run(self, tests: Sequence[str]) -> tuple[int, str]:
        """How pytest ended, and what it told; nothing of it is left."""
        command = [*self.under, self.python, "-m", "pytest", "--tb=no", "-rfE", *tests]
        command.append(f"--basetemp={self.folder.parent / 'written'}")
        environment = {**os.environ, "PYTHONPATH": str(self.folder), "PYTHONHASHSEED": "0"}
        with tempfile.TemporaryFile("w+") as told:
            streams = {"stdin": DEVNULL, "stdout": told, "stderr": STDOUT}
            options: dict[str, Any] = {
                "cwd": self.folder,
                "preexec_fn": self.bounds.keep,
                **streams,
            }
            with Started(command, env=environment, **options) as child:
                try:
                    code = child.wait(self.bounds.seconds * PATIENCE)
                except TimeoutExpired:
                    code = -signal.SIGKILL
            told.seek(0)
            return code, told.read()


def spent_by_children() -> float:
    """CPU seconds of all children that have ended."""
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    return spent.ru_utime + spent.ru_stime


@contextmanager
def copied(tree: Path) -> Iterator[Path]:
    """A copy of a tree as far as the tests need it; what they only read is linked."""
    with tempfile.TemporaryDirectory(prefix="mistakes-") as name:
        folder = Path(name, "tree")
        folder.mkdir()
        for part in COPIED:
            shutil.copytree(tree / part, folder / part, ignore=shutil.ignore_patterns("*.pyc"))
        for part in LINKED:
            (folder / part).symlink_to((tree / part).resolve())
        yield folder
