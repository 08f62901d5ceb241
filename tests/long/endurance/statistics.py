"""Damaged statistics: whatever happens to the file, what is told is what the records tell.

python -m tests.long.endurance.statistics 1000
"""

import argparse
import os
import shutil
import sqlite3
import sys
import tempfile
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from accessible_games.store.tally import counted, take
from tests.long.endurance.damage import damaged
from tests.sessions import new_game, new_record
from tests.written import by_hand

SQL = [
    *["PRAGMA user_version = 99", "DROP TABLE records", "DELETE FROM records", "VACUUM"],
    *["UPDATE records SET told = replace(told, '1', '2')", "UPDATE records SET sum = NULL"],
    *["UPDATE records SET file = x'62' WHERE rowid = 2", "ALTER TABLE records ADD COLUMN x"],
    *["CREATE TABLE people (file TEXT)", "UPDATE records SET told = NULL"],
]


@dataclass
class Findings:
    """What went wrong with how many files."""

    files: int = 0
    wrong: dict[str, list[str]] = field(
        default_factory=lambda: {"tracebacks": [], "silent changes": [], "not cured": []}
    )

    def told(self) -> list[str]:
        """The figures, and some examples of what is wrong."""
        counts = ", ".join(f"{name} {len(found)}" for name, found in self.wrong.items())
        head = f"{self.files} statistics files: {counts}."
        return [head, *(f"  {n}: {one}" for n, all_ in self.wrong.items() for one in all_[:10])]


@dataclass
class Shelf:
    """Some records, what was kept of them, and a file to damage."""

    folder: Path
    chance: Random

    def __post_init__(self) -> None:
        self.records, self.file = self.folder / "records", self.folder / "statistics.sqlite"
        for seed in range(4):
            new_game(self.folder, new_record(seed=seed)).play_to_the_end()
            self.records.mkdir(exist_ok=True)
            (self.folder / "game.txt").rename(self.records / f"game-{seed}.txt")
        (self.records / "game-4.txt").write_text(by_hand(new_record()))
        self.true = counted(self.records, ":memory:")
        take(self.records, self.file)
        self.whole = self.file.read_bytes()

    def damage(self) -> str:
        """Do something to the file; what was done."""
        self.clear()
        self.file.write_bytes(self.whole)
        ways: list[Callable[[], str]] = [
            *[self.bytes] * 8, self.statement, self.noise, self.fold, self.journal, self.later
        ]  # fmt: skip
        return self.chance.choice(ways)()

    def clear(self) -> None:
        """Take everything away but the records."""
        for path in self.folder.iterdir():
            if path.is_dir() and path != self.records:
                shutil.rmtree(path)
            elif path.is_file():
                path.unlink()

    def bytes(self) -> str:
        """Damage its bytes in one of the ways in which files are damaged."""
        self.file.write_bytes(damaged(self.whole, self.chance))
        return "bytes"

    def statement(self) -> str:
        """Change it by SQL, so that it stays a database."""
        statement = self.chance.choice(SQL)
        connection = sqlite3.connect(self.file, isolation_level=None)
        connection.execute(statement)
        connection.close()
        return statement

    def noise(self) -> str:
        """Put random bytes in its place, 20,000 at most."""
        self.file.write_bytes(self.chance.randbytes(self.chance.randrange(20_000)))
        return "noise"

    def fold(self) -> str:
        """Put a folder in its place, which is not empty."""
        self.file.unlink()
        self.file.mkdir()
        (self.file / "mine.txt").write_text("mine")
        return "a folder"

    def journal(self) -> str:
        """Lay random bytes beside it, by the name of a journal of SQLite."""
        self.file.with_name(f"{self.file.name}-journal").write_bytes(self.chance.randbytes(3000))
        return "a journal of something else"

    def later(self) -> str:
        """Make it read-only, and last changed in the year 2242."""
        os.utime(self.file, (2**33, 2**33))
        self.file.chmod(0o400)
        return "read-only, in the future"


def endure(number: int, seed: int = 0) -> Findings:
    """Damage so many files."""
    findings = Findings()
    with tempfile.TemporaryDirectory() as folder:
        shelf = Shelf(Path(folder), Random(seed))
        for _ in range(number):
            tried(shelf, findings)
    return findings


def tried(shelf: Shelf, findings: Findings) -> None:
    """Damage the file, and count twice: the second time with what the first one has left."""
    done = shelf.damage()
    findings.files += 1
    try:
        told = [take(shelf.records, shelf.file) for _ in range(2)]
        cured = counted(shelf.records, str(shelf.file)) == shelf.true
    except Exception:
        findings.wrong["tracebacks"].append(f"{done}: {traceback.format_exc()}")
        return
    if told != [shelf.true] * 2:
        findings.wrong["silent changes"].append(done)
    if not cured:
        findings.wrong["not cured"].append(done)


def main(words: Sequence[str] | None = None) -> int:
    """Print what was found; 1 where anything went wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", type=int, help="how many files are damaged")
    parser.add_argument("--seed", type=int, default=0, help="other damage for another seed")
    asked = parser.parse_args(words)
    findings = endure(asked.files, asked.seed)
    print("\n".join(findings.told()))
    return 1 if any(findings.wrong.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
