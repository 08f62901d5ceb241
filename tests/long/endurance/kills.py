"""Programs that are killed while they play: no answer that was acknowledged may be lost.

    python -m tests.long.endurance.kills 1000

Each game is first rehearsed in this process, which tells what is said and what is on disk at each
prompt. Then a program of its own plays it, with the same lines waiting for it in its pipe, and is
killed as soon as it has said so many letters. What it has said by then tells what must be on disk.
"""

import io
import os
import select
import shutil
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass, field
from itertools import count, cycle, islice
from pathlib import Path
from random import Random
from subprocess import DEVNULL, PIPE
from tempfile import TemporaryDirectory

from accessible_games.app.command_line import run as run_program
from accessible_games.core.record import RecordError
from accessible_games.frontends.terminal.arguments import GREETING, read_arguments
from accessible_games.games import GAMES
from accessible_games.store import library
from tests.running import PATIENCE, ROOT, Started
from tests.sessions import Typed, random_answers, resumed
from tests.written import unchecked

LINES = 25
"""Lines that are typed in one sitting at most."""
PEOPLE = ("Anna", "Anna,Ben")


class Keys(io.StringIO):
    """Typed lines, which note before each what was said and how many lines are on disk."""

    def __init__(self, typed: Sequence[str], out: io.StringIO, folder: Path) -> None:
        super().__init__("".join(f"{line}\n" for line in typed))
        self.notes: list[tuple[int, int]] = []
        self._out, self._folder = out, folder

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        """The next line, once a note is taken."""
        self.note()
        return super().readline(size)

    def note(self) -> None:
        """Keep how many bytes were said and how many lines are on disk by now."""
        said = len(self._out.getvalue().encode())
        self.notes.append((said, lines_in(self._folder)))


@dataclass(frozen=True)
class Rehearsal:
    """What is said when nobody kills the program, and what it has on disk then."""

    out: bytes
    notes: list[tuple[int, int]]
    """Before each typed line: bytes said, and lines on disk."""
    record: str

    def owed(self, said: int) -> int:
        """How many lines must be on disk when so many bytes were said."""
        return next((lines for bytes_, lines in self.notes if bytes_ >= said), self.notes[-1][1])


@dataclass
class Chain:
    """One game that is killed again and again, and gone on with each time."""

    game: str
    people: str
    seed: int
    folder: Path
    chance: Random = field(init=False)

    def __post_init__(self) -> None:
        self.chance = Random(self.seed)

    @property
    def words(self) -> list[str]:
        """What the program is started with."""
        if file := record_in(self.folder):
            return ["resume", file.stem]
        options = ["--people", self.people, "--bots", "random", "--seed", str(self.seed)]
        return ["play", self.game, *options, "--seats", str(GAMES[self.game].seats[1])]

    def step(self) -> str | None:
        """Kill the program once; what came of it, or None where the game was over before."""
        words = self.words
        typed = self.typed(words)
        if not typed:
            return None
        with TemporaryDirectory() as stage:
            rehearsal = rehearsed(words, self.copied(Path(stage)), typed)
        said = self.killed(words, typed, rehearsal)
        if not rehearsal.out.startswith(said):
            return "said something else"
        return f"{words[0]}: {self.left(rehearsal, said)}"

    def left(self, rehearsal: Rehearsal, said: bytes) -> str:
        """What the killed program has left on disk."""
        missing = rehearsal.owed(len(said)) - lines_in(self.folder)
        if missing > 0:
            return f"{missing} lines lost"
        file = record_in(self.folder)
        if file is None:
            return "killed before the first line"
        if file.stat().st_size == 0:
            return "an empty file"
        try:
            library.read(file)
        except RecordError as error:
            return f"damaged: {error.problem}"
        whole = file.read_text("utf-8").rpartition("\n")[0]
        return "nothing lost" if rehearsal.record.startswith(unchecked(whole)) else "another game"

    def typed(self, words: list[str]) -> list[str]:
        """Lines that can be typed from here on; none where the game is over."""
        with TemporaryDirectory() as stage:
            folder = self.copied(Path(stage))
            if words[0] == "play":
                rehearsed(words, folder, [])
            file = record_in(folder)
            assert file is not None
            if library.read(file).result is not None:
                return []
            evening, typed = resumed(file), list[str]()

            def noted() -> Iterator[Typed]:
                for line in random_answers(evening.session, self.seed, LINES):
                    typed.append(line)
                    yield line

            evening.play_all(noted())
            return typed

    def copied(self, stage: Path) -> Path:
        """A copy of the folder, to rehearse in."""
        return Path(shutil.copytree(self.folder, stage / "data"))

    def killed(self, words: list[str], typed: Sequence[str], rehearsal: Rehearsal) -> bytes:
        """All that a program says until it is killed at some letter."""
        given = self.chance.randint(0, len(typed))
        enough = self.chance.randint(1, rehearsal.notes[given][0])
        command = [sys.executable, "-m", "accessible_games", *placed(words, self.folder)]
        with Started(command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, cwd=ROOT) as child:
            assert child.stdin is not None
            assert child.stdout is not None
            child.stdin.write("".join(f"{line}\n" for line in typed[:given]).encode())
            child.stdin.flush()
            said = read_until(child.stdout.fileno(), enough)
            child.kill()
            rest: bytes = child.stdout.read()
        return said + rest


def read_until(file: int, enough: int) -> bytes:
    """At least so many bytes, or fewer where no more come."""
    said = b""
    while len(said) < enough and select.select([file], [], [], PATIENCE)[0]:
        data = os.read(file, enough - len(said))
        if not data:
            break
        said += data
    return said


def rehearsed(words: list[str], folder: Path, typed: Sequence[str]) -> Rehearsal:
    """Play in this process and note what is said and on disk at each prompt."""
    out = io.StringIO()
    print(GREETING, file=out)  # as the program does before all else
    keys, before = Keys(typed, out, folder), sys.stdin
    sys.stdin = keys
    keys.note()
    try:
        with redirect_stdout(out):
            run_program(read_arguments(placed(words, folder)))
    finally:
        sys.stdin = before
    keys.note()
    file = record_in(folder)
    text = unchecked(file.read_text("utf-8")) if file else ""
    return Rehearsal(out.getvalue().encode(), keys.notes, text)


def placed(words: list[str], folder: Path) -> list[str]:
    """The words of a command line, with all that is kept in one folder."""
    return [*words, "--language", "en", "--data", str(folder), "--config", str(folder)]


def record_in(folder: Path) -> Path | None:
    """The one record in a folder of data."""
    return next((folder / "records").glob("*.txt"), None)


def lines_in(folder: Path) -> int:
    """How many whole lines the record there has."""
    file = record_in(folder)
    return file.read_bytes().count(b"\n") if file else 0


def run(kills: int, steps: int = 6) -> Counter[str]:
    """Kill so many programs, the same game at most *steps* times, and count what came of them."""
    counted = Counter[str]()
    kinds = cycle([(game, people) for game in GAMES for people in PEOPLE])
    for (game, people), seed in zip(kinds, count(), strict=False):
        with TemporaryDirectory() as folder:
            chain = Chain(game, people, seed, Path(folder))
            left = min(steps, kills - counted.total())
            for outcome in islice(iter(chain.step, None), left):
                counted[outcome] += 1
        if counted.total() >= kills:
            break
    return counted


if __name__ == "__main__":
    for outcome, times in sorted(run(int(sys.argv[1])).items()):
        print(f"{times:>7}  {outcome}")
