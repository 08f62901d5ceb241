"""The only file that imports louis, liblouis' binding, which operating systems provide.

liblouis is not thread-safe and writes to standard error unless told otherwise: all calls share a
lock, and its messages go to logging.
"""

import atexit
import logging
import os
import shutil
import sys
import tempfile
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any

from accessible_games.braille.problem import LiblouisError

LOG = logging.getLogger(__name__)
LOG.addHandler(logging.NullHandler())  # or its warnings would be printed into the game

_lock = Lock()


def translate(table: str | Path, text: str) -> str:
    """Translate a text into Unicode braille.

    *table* is the name of a table of liblouis, or the whole path of one of ours. Raises
    `LiblouisError` if it cannot be used.
    """
    louis = binding()
    cells = _called(louis.translateString, table, text, louis.dotsIO | louis.ucBrl)
    return str(cells)


def read_back(table: str, cells: str) -> str:
    r"""Translate Unicode braille into text; a cell without a meaning as its dots: `\1278/`.

    *table* is the name of a table of liblouis. Raises `LiblouisError` if it cannot be used.
    """
    return str(_called(binding().backTranslateString, table, cells, 0))


def _called(does: Any, table: str | Path, text: str, mode: int) -> Any:
    with _lock:
        try:
            path = encoded(without_comma(table) if isinstance(table, Path) else table)
            return does([path], text, mode=mode)
        except (RuntimeError, UnicodeEncodeError) as error:
            raise LiblouisError("no-table") from error


@cache
def binding() -> Any:
    """The louis module, silenced.

    Raises `LiblouisError` if it is missing, broken or not liblouis.
    """
    try:
        import louis
    except ModuleNotFoundError as error:
        if error.name != "louis":  # a module of the same name lacks what it needs
            raise LiblouisError("stranger") from error
        raise LiblouisError("not-installed") from error
    except (OSError, AttributeError) as error:  # no library beneath it, or an older one
        raise LiblouisError("no-library") from error
    except Exception as error:  # whatever an unrelated project of that name does when imported
        raise LiblouisError("stranger") from error
    if not hasattr(louis, "translateString"):
        raise LiblouisError("stranger")
    louis.registerLogCallback(_listener(louis))
    return louis


@cache
def _listener(louis: Any) -> Any:
    """The callback for liblouis' messages, kept for as long as the program runs."""

    def listen(level: int, message: bytes) -> None:
        LOG.log(level // 1000, "%s", message.decode("utf-8", errors="replace"))

    return louis.LogCallback(listen)


def encoded(path: str | Path) -> bytes:
    """Return a path as liblouis opens it: on Windows in the old encoding of the system.

    Raises `UnicodeEncodeError` if that lacks a letter of the path.
    """
    return str(path).encode("mbcs") if sys.platform == "win32" else os.fsencode(path)


@cache
def without_comma(table: Path) -> Path:
    """A path to the table without a comma, at which liblouis would split it in two."""
    if "," not in str(table):
        return table
    place = Path(tempfile.mkdtemp(prefix="accessible-games-"))
    atexit.register(shutil.rmtree, place, ignore_errors=True)
    shutil.copytree(table.parent, place, dirs_exist_ok=True)
    return place / table.name
