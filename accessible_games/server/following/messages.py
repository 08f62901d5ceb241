"""What two machines say to each other: a JSON object a line, in a subsystem of SSH.

The second says hello, with its term and its last batch. The first welcomes it, sends its whole
store if that batch is none of its recent ones, then every batch; the second says which it has.
"""

import json
from collections.abc import Iterator, Mapping
from typing import Any

SUBSYSTEM = "accessible-games-store"
USER = "accessible-games-store"
"""The user name of a machine, which is too long for a person."""
VERSION = 1
"""Increased whenever a message means something else; machines of two versions do not pair."""
LONGEST = 64 * 1024 * 1024
"""The most letters of a message."""
PART = 48 * 1024
"""Bytes of a part of a store."""

Message = Mapping[str, Any]


class MessageError(Exception):
    """Raised for what is no message."""


def line_of(say: str, **told: object) -> str:
    """Return a message as a line."""
    return json.dumps({"say": say, **told}) + "\n"


class MachineMessages:
    """Finds messages in text that comes in any pieces."""

    def __init__(self) -> None:
        self._rest: list[str] = []
        self._size = 0

    def feed(self, text: str) -> Iterator[Message]:
        """Yield what some text brings. Raises `MessageError` for anything else."""
        *whole, rest = text.split("\n")
        for line in whole:
            told, self._rest, self._size = "".join([*self._rest, line]), [], 0
            try:
                message = json.loads(told)
                if not isinstance(message["say"], str):
                    raise MessageError
            except (ValueError, TypeError, LookupError, RecursionError):
                raise MessageError from None
            yield message
        self._rest.append(rest)
        self._size += len(rest)
        if self._size > LONGEST:
            raise MessageError
