"""The program in one file that any Python from 3.11 on starts, on Linux and on a Mac."""

import hashlib
import shutil
from pathlib import Path

from accessible_games.setup import words
from tests.release.archives import files_in, write_zip
from tests.release.libraries import ANYWHERE, Library, carried
from tests.release.wanted import Wanted

FILES = Path(__file__).parent / "files"
START = b"#!/usr/bin/env python3\n"


def write(out: Path, wanted: Wanted, wheel: Path) -> list[Library]:
    """Write the file; return what is in it besides our package.

    It has no compiled parts, hence neither the server nor PDF.
    """
    folder = wanted.folder("one-file")
    libraries = carried(wheel, (), ANYWHERE, folder / "packages")
    shutil.copy(FILES / "one_file_main.py", folder / "__main__.py")
    shutil.copy(words.__file__, folder / "set_up_words.py")
    (folder / "number").write_text(number(folder), "utf-8")
    write_zip(out, folder, wanted.moment, start=START)
    return libraries


def number(folder: Path) -> str:
    """Return a number that changes with anything in a folder."""
    held = hashlib.sha256()
    for path in files_in(folder):
        held.update(path.relative_to(folder).as_posix().encode() + path.read_bytes())
    return held.hexdigest()[:16]
