"""Renews the lock file: `python -m tests.locking`; it needs `uv` and a network.

    python -m tests.locking             the newest versions that pyproject.toml allows
    python -m tests.locking --keep      those in the lock file, as far as they still fit

A block of the lock file is what it needs beyond the blocks above it.
"""

import re
import sys
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

from accessible_games.setup.pins import BLOCKS, LOCK, heading
from tests.running import ROOT, run

EXTRAS = {"play": ["print", "server"], "test": ["test", "cluster"], "benchmark": ["benchmark"]}
"""The extras of pyproject.toml that each block adds."""
HEAD = """\
# Every Python package that is installed, with the hashes of its files, for all systems.
# python -m tests.locking writes this file.

"""
# A requirement, and its hashes on indented lines.
ENTRY = re.compile(r"^\S.*(?:\n[ ].*)*", re.MULTILINE)


def compiled(extras: Iterable[str], known: Path) -> list[str]:
    """Let uv find what these extras need, in the known versions."""
    command = ["uv", "pip", "compile", "--quiet", "--universal", "--python-version", "3.11"]
    command += ["--generate-hashes", "--no-header", "--no-annotate", "--constraints", str(known)]
    command += [word for extra in extras for word in ("--extra", extra)]
    done = run([*command, "pyproject.toml"], cwd=ROOT)
    done.check_returncode()
    return ENTRY.findall(done.stdout)


def locked(known: Path) -> str:
    """Return the text of the lock file, block by block; *known* grows along with it."""
    text, before, extras = HEAD, list[str](), list[str]()
    for block in BLOCKS:
        extras += EXTRAS[block]
        entries = compiled(extras, known)
        added = [entry for entry in entries if entry not in before]
        text += heading(block) + "\n".join(added) + "\n\n"
        before = entries
        known.write_text("\n".join(entries), "utf-8")
    return text.rstrip("\n") + "\n"


def main() -> None:
    """Write the lock file again; with `--keep`, in its present versions as far as they fit."""
    with TemporaryDirectory() as folder:
        known = Path(folder, "known.txt")
        known.write_text(LOCK.read_text("utf-8") if "--keep" in sys.argv else "", "utf-8")
        LOCK.write_text(locked(known), "utf-8")


if __name__ == "__main__":
    main()
