"""Open sockets that a server leaves to the program that it becomes at a restart.

The same process goes on with another program, and what it leaves open stays open (exec of POSIX). A
file tells what there is. It is there only meanwhile, for its owner alone, and counts for nothing
in another process, after a few minutes, or if it was changed; sockets that an earlier or later form
of it names are closed, whatever else it says.
"""

import json
import os
import socket
import stat
import time
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

from accessible_games.store import owned, whole

FILE = "server-sockets"
"""The file, in the data folder."""
FORM = 1
"""Increased whenever what is said about sockets means something else."""
VALID = 300.0
"""Seconds for which it counts."""

State = Mapping[str, Any]
"""What a connection was like, as JSON data."""


@dataclass(eq=False)
class LeftOpen:
    """See above."""

    doors: dict[str, list[socket.socket]] = field(default_factory=dict)
    """Those at which connections come, by the names of the doors."""
    connections: list[tuple[socket.socket, State]] = field(default_factory=list)
    refused: list[socket.socket] = field(default_factory=list)
    """Connections of which nothing is known any more."""

    def all(self) -> list[socket.socket]:
        """Return all sockets."""
        doors = [each for door in self.doors.values() for each in door]
        return [*doors, *(each for each, _ in self.connections), *self.refused]

    def close(self) -> None:
        """Close all that nobody has taken over."""
        for each in self.all():
            each.close()


def keep(folder: Path, sockets: LeftOpen) -> None:
    """Leave sockets to the next program of this process. Raises `OSError` if that fails."""
    said = {
        "doors": {door: [each.fileno() for each in found] for door, found in sockets.doors.items()},
        "connections": [[each.fileno(), state] for each, state in sockets.connections],
    }
    text = json.dumps(said)
    data = {
        "process": os.getpid(),
        "made": time.time(),
        "files": [[each.fileno(), *sign_of(each.fileno())] for each in sockets.all()],
        "form": FORM,
        "said": text,
        "check": check_of(text),
    }
    whole.write({folder / FILE: json.dumps(data).encode()}, owned.FILE)
    for each in sockets.all():
        os.set_inheritable(each.detach(), True)


def taken(folder: Path) -> LeftOpen:
    """Return the sockets that were left, and take the file away; none if there is no such file."""
    file, found = folder / FILE, LeftOpen()
    try:
        data = file.read_bytes()
        file.unlink()
    except OSError:
        return found
    with suppress(ValueError, TypeError, LookupError, RecursionError):
        told = json.loads(data)
        if told["process"] != os.getpid() or not 0 <= time.time() - told["made"] < VALID:
            return found
        files = {each.fileno(): each for each in left_open(told["files"])}
        found.refused = [*files.values()]
        if told["form"] == FORM and told["check"] == check_of(told["said"]):
            return sorted_out(json.loads(told["said"]), files)
    return found


def sorted_out(said: State, files: Mapping[int, socket.socket]) -> LeftOpen:
    """Return which is what. Raises `LookupError`, `TypeError` or `ValueError` if it is unsaid."""
    doors = {
        str(door): [files[number] for number in numbers] for door, numbers in said["doors"].items()
    }
    connections: list[tuple[socket.socket, State]] = []
    connections += ((files[number], dict(state)) for number, state in said["connections"])
    return LeftOpen(doors, connections)


def left_open(files: Iterable[Sequence[int]]) -> list[socket.socket]:
    """Return the sockets of this process that are still what they were; no child gets them."""
    found = []
    for number, *sign in files:
        with suppress(OSError):
            if sign_of(number) == tuple(sign) and stat.S_ISSOCK(os.fstat(number).st_mode):
                os.set_inheritable(number, False)
                found.append(socket.socket(fileno=number))
    return found


def sign_of(number: int) -> tuple[int, int]:
    """Return what tells an open file from others. Raises `OSError` if it is none."""
    found = os.fstat(number)
    return found.st_dev, found.st_ino


def check_of(text: str) -> str:
    """Return what shows that a text was not changed."""
    return sha256(text.encode()).hexdigest()
