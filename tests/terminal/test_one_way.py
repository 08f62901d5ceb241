"""All that is written to a terminal goes one way, which knows what stands in its window."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

FOLDERS = ("frontends", "client", "app", "tools")
WRITES = re.compile(r"\bprint\(|\bstdout\.write|\bstderr\.write|\bstream\.write|\bwritelines\(")
ONLY = {"frontends/terminal/screen.py"}
"""The one that writes."""


def test_nothing_writes_to_a_terminal_but_the_screen() -> None:
    """Neither front ends nor commands."""
    package = ROOT / "accessible_games"
    found = {
        file.relative_to(package).as_posix()
        for folder in FOLDERS
        for file in (package / folder).rglob("*.py")
        if WRITES.search(file.read_text("utf-8"))
    }
    assert found == ONLY
