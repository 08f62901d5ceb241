"""The lines of a record, each with its checksum of all lines so far."""

import re
from collections.abc import Sequence
from zlib import crc32

from accessible_games.core.event import Seat

FIRST = "accessible-games record"
"""The beginning of the first line; the version of the format follows."""
PLAIN = 1
"""The version without checksums."""
CHECKED = 2
"""The version with checksums."""

# Writing ------------------------------------------------------------------------------------------


def undo_line(count: int) -> str:
    """The line that takes back some answers."""
    return f"undo {count}"


def result_line(winners: Sequence[Seat]) -> str:
    """The line that ends a game."""
    return " ".join(["result", *map(str, winners)])


class Writer:
    """A record as it grows, line by line."""

    def __init__(self, *lines: str) -> None:
        self.data = bytearray()
        """The whole record, as it is in the file."""
        self._plain: bool | None = None
        self._sum = 0
        self.add(*lines)

    @classmethod
    def behind(cls, data: bytes) -> "Writer":
        """A writer that continues after the complete lines of an existing record."""
        writer = cls(*(content for content, _ in contents(text_of(data).split("\n")[:-1])))
        writer.data = bytearray(data[: data.rfind(b"\n") + 1])
        return writer

    def add(self, *lines: str) -> None:
        """Append lines, each with its checksum if the record has them."""
        for line in lines:
            if self._plain is None:
                self._plain = line == f"{FIRST} {PLAIN}"
            self._sum = checksum(line, self._sum)
            check = "" if self._plain else f" {self._sum:08x}"
            self.data += encoded(f"{line}{check}\n")

    def take(self) -> str:
        """Return `data` and empty it, for a caller that stores it elsewhere."""
        data, self.data = self.data, bytearray()
        return data.decode()


def checksum(line: str, before: int) -> int:
    """The CRC-32 of all lines so far, without their checksums, each with its line feed."""
    return crc32(encoded(f"{line}\n"), before)


def encoded(text: str) -> bytes:
    """Text as bytes; bytes that could not be decoded are restored."""
    return text.encode("utf-8", "surrogateescape")


# Reading ------------------------------------------------------------------------------------------


def text_of(data: bytes) -> str:
    """A record as text; `read` finds what is not text in it.

    Editors on Windows may have put in their line endings and a byte order mark.
    """
    return data.decode("utf-8-sig", "surrogateescape").replace("\r\n", "\n")


TURNS = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Signs that turn the order of the letters around them (UAX 9); no name of a player has them."""


def is_text(line: str) -> bool:
    """Whether a line can be written as UTF-8, and is read in the order in which it is written."""
    if TURNS.search(line):
        return False
    try:
        line.encode()
    except UnicodeEncodeError:
        return False
    return True


def contents(lines: Sequence[str]) -> list[tuple[str, bool]]:
    """Each line without its checksum, and whether that matches; without checksums all do."""
    if lines[:1] == [f"{FIRST} {PLAIN}"]:
        return [(line, True) for line in lines]
    found, so_far = [], 0
    for line in lines:
        content, _, check = line.rpartition(" ")
        so_far = checksum(content, so_far)
        found.append((content, check == f"{so_far:08x}"))
    return found
