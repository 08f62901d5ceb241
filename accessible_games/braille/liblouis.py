"""The one file that imports louis, the binding of liblouis that operating systems bring.

liblouis is not thread-safe and speaks to standard error unless told otherwise: all calls pass one
lock, and what it has to say goes to logging.
"""

import atexit
import logging
import os
import shutil
import tempfile
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any

from accessible_games.braille.problem import LiblouisError

LOG = logging.getLogger(__name__)
LOG.addHandler(logging.NullHandler())  # or warnings would be printed into the game

_lock = Lock()


def translate(table: str | Path, text: str) -> str:
    """The cells that a table makes of a text, as Unicode braille.

    A *table* of liblouis is given by its name, one of ours by its whole path. `LiblouisError`.
    """
    louis = binding()
    with _lock:
        path = os.fsencode(without_comma(table) if isinstance(table, Path) else table)
        try:
            cells = louis.translateString([path], text, mode=louis.dotsIO | louis.ucBrl)
        except RuntimeError as error:
            raise LiblouisError("no-table") from error
    return str(cells)


@cache
def binding() -> Any:
    """The module louis, silenced; `LiblouisError` where it is missing, broken or something else."""
    try:
        import louis
    except ModuleNotFoundError as error:
        if error.name != "louis":  # something else lacks what it needs
            raise LiblouisError("stranger") from error
        raise LiblouisError("not-installed") from error
    except (OSError, AttributeError) as error:  # no library beneath it, or an older one
        raise LiblouisError("no-library") from error
    except Exception as error:  # whatever a project of the same name does when it is imported
        raise LiblouisError("stranger") from error
    if not hasattr(louis, "translateString"):
        raise LiblouisError("stranger")
    louis.registerLogCallback(_listener(louis))
    return louis


@cache
def _listener(louis: Any) -> Any:
    """The function that liblouis calls with its messages, kept for as long as the program runs."""

    def listen(level: int, message: bytes) -> None:
        LOG.log(level // 1000, "%s", message.decode("utf-8", errors="replace"))

    return louis.LogCallback(listen)


@cache
def without_comma(table: Path) -> Path:
    """The path of a table as liblouis can use it: a comma would part it into two tables."""
    if "," not in str(table):
        return table
    place = Path(tempfile.mkdtemp(prefix="accessible-games-"))
    atexit.register(shutil.rmtree, place, ignore_errors=True)
    shutil.copytree(table.parent, place, dirs_exist_ok=True)
    return place / table.name
