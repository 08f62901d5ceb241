"""How a command is typed on this system.

Standard library only: set-up needs it before anything is installed.
"""

import ntpath
import os
import sys
from collections.abc import Sequence


def as_typed(words: Sequence[str]) -> str:
    """Return the words of a command that began with a path of Python, as a person types them."""
    typed = [called(words[0]), *words[1:]]
    if sys.platform == "win32":
        from subprocess import list2cmdline

        return list2cmdline(typed)
    import shlex

    return shlex.join(typed)


def called(python: str) -> str:
    """Return what calls a Python that was started by that path: its name, if it was a whole one."""
    if sys.platform == "win32":
        return called_on_windows(python)
    return os.path.basename(python) if os.path.isabs(python) else python


def called_on_windows(python: str) -> str:
    """Return the same there: the name only if it finds that Python, else the launcher, py.

    Python's installer puts nothing else where every window finds it.
    """
    import shutil

    if not ntpath.isabs(python):
        return python
    name = ntpath.basename(python)
    found = shutil.which(name)
    if found is not None and ntpath.normcase(found) == ntpath.normcase(python):
        return name.removesuffix(".exe")
    return "py" if shutil.which("py") else python
