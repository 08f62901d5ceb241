"""Where the data folders lie: at the root of a checkout, or inside an installed package."""

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
"""The package itself, with the data that lie in it: words, lessons, labels."""
_HOMES = (PACKAGE / "_data", PACKAGE.parent)


def folder(name: str) -> Path:
    """Return the data folder called ``name`` in a checkout: ``braille_tables`` or ``docs/rules``.

    A wheel carries the same folders under the same names inside the package.
    Raises ``FileNotFoundError`` when the installation lacks the folder.
    """
    for home in _HOMES:
        if (home / name).is_dir():
            return home / name
    raise FileNotFoundError(f"This installation lacks its folder {name}. Install it again.")
