"""Damaged settings: none makes the program fail, and what stands in them is never lost.

python -m tests.long.endurance.settings 1000
"""

import argparse
import sys
import tempfile
import tomllib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from accessible_games.failure import crash_files
from accessible_games.store.settings_file import BOM, comments
from tests.long.endurance.damage import damaged
from tests.sessions import Outcome, program

PARTS = [
    *["# mine\n", "\n", 'language = "de"  # spoken\n', 'verbosity = "brief"\n', "width = 40\n"],
    *['bots = [  # cats\n  "Rex",  # old\n  "Mo # 2",\n]\n', "name = 'Änne'  # me\n"],
    *['letters = { x = "hand", y = "table" }  # left hand\n', 'pace = "all"\n'],
    *['prompt = """Now#\n"""  # long\n', "future = 1979-05-27T07:32:00Z\n"],
    *['level = "normal"\r\n', "unknown.a.b = 1\n", f"deep = {'[' * 30}{']' * 30}\n"],
]
EVIL = ['sort = "name"\nsort = "name"\n', f"x = {'[' * 3000}\n", "n = 1e400\n", "n = 1__0\n"]
ENDS = ['[letters]\nx = "hand"  # held\n# more\ny = "table"\n', "[future]\na = 1 # b\n", ""]
CHANGES = [
    *[("sort", "count"), ("bots", "Luna, Mo"), ("letters", "z hand"), ("name", "Zoë")],
    *[("prompt", "Bitte?"), ("width", "20"), ("language", "fr")],
]


@dataclass
class Findings:
    """What went wrong with how many files."""

    files: int = 0
    unreadable: int = 0
    """How many were damaged so that they were left out, in one sentence."""
    wrong: dict[str, list[str]] = field(
        default_factory=lambda: {"tracebacks": [], "silent changes": []}
    )

    def told(self) -> list[str]:
        """The figures, and some examples of what is wrong."""
        counts = ", ".join(f"{name} {len(found)}" for name, found in self.wrong.items())
        head = f"{self.files} settings files, {self.unreadable} unreadable: {counts}."
        return [head, *(f"  {n}: {one}" for n, all_ in self.wrong.items() for one in all_[:10])]


def written(chance: Random) -> bytes:
    """A file as players write it, damaged or not."""
    lines = chance.sample(PARTS, chance.randint(0, len(PARTS) // 2))
    evil = [chance.choice(EVIL)] if chance.random() < 0.1 else []
    text = "".join([*lines, *evil, chance.choice(ENDS)])
    data = text.encode(chance.choice([*["utf-8"] * 8, "latin-1", "utf-16"]))
    data = (BOM if chance.random() < 0.1 else b"") + data
    return damaged(data, chance) if chance.random() < 0.7 else data


def tried(folder: Path, data: bytes, chance: Random, findings: Findings) -> None:
    """Let the program read a file and change it, and look at what it has become."""
    file = folder / "settings.toml"
    file.write_bytes(data)
    places = ("--config", str(folder), "--data", str(folder))
    name, value = chance.choice(CHANGES)
    told = program("settings", *places)
    changed = program("settings", name, value, *places)
    findings.files += 1
    if told.status or told.err or fails(changed) or crash_files(folder / "crashes"):
        findings.wrong["tracebacks"].append(f"{data!r}: {told.err} {changed.err}")
    elif changed.status:
        findings.unreadable += 1
        if file.read_bytes() != data:
            findings.wrong["silent changes"].append(f"{data!r}: refused, but changed")
    elif not all_there(data, file.read_bytes(), name):
        findings.wrong["silent changes"].append(f"{data!r}: {name} {value}: {file.read_bytes()!r}")


def fails(outcome: Outcome) -> bool:
    """Whether a change is neither made nor refused in one sentence."""
    if outcome.status == 2:
        return outcome.err.count(".\n") != 1
    return outcome.status != 0 or outcome.err != ""


def all_there(before: bytes, after: bytes, name: str) -> bool:
    """Whether all comments and all settings but one are still there."""
    old, new = (data.removeprefix(BOM).decode() for data in (before, after))
    was, is_now = tomllib.loads(old), tomllib.loads(new)
    kept = {key: each for key, each in was.items() if key != name}
    same = kept == {key: each for key, each in is_now.items() if key != name}
    return same and not Counter(comments(old)) - Counter(comments(new))


def endure(number: int, seed: int = 0) -> Findings:
    """Try so many files."""
    findings, chance = Findings(), Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(number):
            tried(Path(folder), written(chance), chance, findings)
    return findings


def main(words: Sequence[str] | None = None) -> int:
    """Print what was found; 1 where anything went wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", type=int, help="how many files are tried")
    parser.add_argument("--seed", type=int, default=0, help="other files for another seed")
    asked = parser.parse_args(words)
    findings = endure(asked.files, asked.seed)
    print("\n".join(findings.told()))
    return 1 if any(findings.wrong.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
