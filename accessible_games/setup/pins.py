"""Reads the lock file, which has the version and hashes of each Python package.

It has a block for playing, then one for what tests need besides, then one for benchmarks.
"""

from accessible_games.setup.places import ROOT

LOCK = ROOT / "requirements.lock"
BLOCKS = ("play", "test", "benchmark")


def heading(block: str) -> str:
    """Return the heading line of a block."""
    return f"# {block}\n"


def pins(block: str) -> str:
    """Return the requirements of a block and of those above it, as pip reads them."""
    text = LOCK.read_text("utf-8")
    below = BLOCKS[BLOCKS.index(block) + 1 :]
    return text.partition("\n" + heading(below[0]))[0] + "\n" if below else text
