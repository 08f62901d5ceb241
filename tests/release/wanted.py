"""What is asked of a release: where it goes, of which moment it is, and what is handed to it."""

import hashlib
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from accessible_games import __version__
from tests.running import ROOT

NAME = "accessible-games"
CACHE = Path(
    os.environ.get("ACCESSIBLE_GAMES_CACHE")
    or os.path.expanduser(os.environ.get("XDG_CACHE_HOME") or "~/.cache") + f"/{NAME}/release"
)
"""Where downloads are kept, outside the checkout; fixed before a test changes the home folder."""


class ReleaseError(Exception):
    """Why something cannot be built, in one sentence, with what to do."""


@dataclass(frozen=True)
class Handed:
    """A file that the maintainer hands to the build, with the hash that it must have."""

    path: Path
    sha256: str

    def data(self) -> bytes:
        """Return what is in the file.

        Raises `ReleaseError` if it cannot be read or is another one.
        """
        try:
            data = self.path.read_bytes()
        except OSError as error:
            raise ReleaseError(f"{self.path} cannot be read: {error.strerror}.") from None
        return checked(data, self.sha256, str(self.path))


@dataclass(frozen=True)
class Wanted:
    """A release: its folders, its moment in seconds since 1970, and what was handed to it."""

    out: Path
    work: Path
    moment: int
    windows_python: Handed | None = None
    liblouis: Handed | None = None
    version: str = __version__

    def folder(self, name: str) -> Path:
        """Return an empty folder to work in."""
        self.work.mkdir(parents=True, exist_ok=True)
        return Path(tempfile.mkdtemp(prefix=f"{name}-", dir=self.work))


def checked(data: bytes, sha256: str, name: str) -> bytes:
    """Return data that have a hash. Raises `ReleaseError` if they have another one."""
    found = hashlib.sha256(data).hexdigest()
    if found != sha256.lower():
        raise ReleaseError(f"{name} is not the file that was meant: its SHA-256 is {found}.")
    return data


def moment() -> int:
    """Return the moment of the release: SOURCE_DATE_EPOCH, else that of the last commit."""
    given = os.environ.get("SOURCE_DATE_EPOCH", "")
    return int(given or ran(["git", "log", "-1", "--format=%ct"], ROOT))


def ran(command: Sequence[str | Path], cwd: Path, **variables: str) -> str:
    """Return what a command says. Raises `ReleaseError` with its last words if it fails."""
    environment: Mapping[str, str] = {**os.environ, **variables}
    try:
        done = subprocess.run(
            [str(word) for word in command],
            cwd=cwd,
            env=environment,
            capture_output=True,
            text=True,
            errors="replace",
            stdin=subprocess.DEVNULL,
        )
    except FileNotFoundError:
        raise ReleaseError(f"{command[0]} is missing. Install it, then start again.") from None
    if done.returncode:
        said = (done.stderr + done.stdout).strip().splitlines()
        raise ReleaseError(f"{' '.join(map(str, command[:4]))} failed: {' '.join(said[-3:])}")
    return done.stdout


def python_version(names: Sequence[str]) -> str:
    """Return the version of a Python for Windows by the names of its files, such as "3.13"."""
    found = next(filter(None, (re.fullmatch(r"python3(\d\d)\.dll", name) for name in names)), None)
    if found is None:
        raise ReleaseError("This is no embeddable Python for Windows: it lacks python3NN.dll.")
    return f"3.{found[1]}"


PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "-q")
