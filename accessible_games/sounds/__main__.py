"""Writes the sounds into a folder: python -m accessible_games.sounds FOLDER."""

import sys
from pathlib import Path

from accessible_games.sounds.recipes import NAMES, file_of
from accessible_games.sounds.synthesis import wav
from accessible_games.store import whole


def main(folder: Path) -> None:
    """Write all sounds into a folder. Raises `OSError` if that fails."""
    folder.mkdir(parents=True, exist_ok=True)
    whole.write({folder / file_of(name): wav(name) for name in NAMES})


if __name__ == "__main__":
    main(Path(sys.argv[1]))
