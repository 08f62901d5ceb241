"""What travels between a server and `accessible-games join`: one JSON object a line, both ways.

    {"frame": "typed", "number": 3, "text": "hand"}

Each line that somebody is told or types has a number, so that after a cut both sides know what has
come. What a program does not know, a frame or a part of one, it leaves alone: so old and new ones
understand each other.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import get_args

from accessible_games.core.frozen import Frozen, named_values

SUBSYSTEM = "accessible-games"
"""The subsystem of SSH in which frames are spoken."""
VERSION = 1
LONGEST = 16 * 1024
"""Letters of the longest frame."""
LARGEST = 2**53
"""No number is as large."""
MOST_CELLS = 256
"""Those of the widest display that can be lent."""


class FrameError(Exception):
    """What has come is no frame."""


# From the client


class Hello(Frozen):
    """The first frame."""

    version: int = VERSION
    language: str = ""
    """Of the person's system."""
    chosen: str = ""
    """The language that they ask for now; empty for the one that the server knows."""
    verbosity: str = ""
    """The same for the verbosity."""
    token: str = ""
    """That of the last `Welcome`, to go on after a cut."""
    heard: int = 0
    """The number of the last line that has come."""


class Typed(Frozen):
    """A line that was typed."""

    number: int
    """Counted from 1."""
    text: str


class Heard(Frozen):
    """All lines up to a number have been shown."""

    number: int


class Felt(Frozen):
    """The client lends its braille display: the game is to be felt there, or no longer."""

    width: int
    """Its cells; 0 where the client has given it back."""
    contracted: str = "off"
    marks: str = "on"
    """As these settings are chosen there."""


class Pressed(Frozen):
    """A key of the display was pressed."""

    key: str
    """What it means; see `frontends.display.device`."""
    cell: int
    """For a routing key the cell it is at, counted from 0."""
    shown: int
    """The number of what was under the fingers."""


class Bye(Frozen):
    """Whoever was here leaves."""


# From the server


class Welcome(Frozen):
    """Somebody has come in, or back."""

    token: str
    """Lets this client, and nobody else, go on after a cut."""
    took: int
    """The number of the last line that was taken from them."""
    feels: bool = False
    """Whether the server can use a braille display that is lent."""


class Stranger(Frozen):
    """The token is not known any more: they have to come in anew."""


class Said(Frozen):
    """A line to hear."""

    text: str
    language: str
    number: int = 0
    """Counted from 1 for what is told again after a cut; 0 for anything else."""
    prompt: bool = False
    hidden: bool = False
    """Whether what is typed next is not shown."""


class Took(Frozen):
    """All that was typed up to a number has been done."""

    number: int
    refused: bool = False
    """Whether the last of it could not be."""


class Cells(Frozen):
    """What the display that was lent shows now."""

    number: int
    """Counted from 1 since it was lent."""
    text: str
    """Cells of Unicode, and all else as text."""
    marked: str
    """A letter for each of them: 1 with dots 7 and 8 under it, 0 without."""


class Unfelt(Frozen):
    """The server has no use for the display any more."""


class Arrows(Frozen):
    """What the arrow keys type, Enter included, into an empty line; an empty text for nothing."""

    left: str = ""
    right: str = ""
    up: str = ""
    down: str = ""


class Ended(Frozen):
    """The server lets them go: nothing comes after it."""


FromClient = Hello | Typed | Heard | Felt | Pressed | Bye
FromServer = Welcome | Stranger | Said | Took | Arrows | Cells | Unfelt | Ended
Frame = FromClient | FromServer
FROM_CLIENT: tuple[type[Frame], ...] = get_args(FromClient)
FROM_SERVER: tuple[type[Frame], ...] = get_args(FromServer)


def encoded(frame: Frame) -> str:
    """A frame as a line."""
    named = {"frame": type(frame).__name__.lower(), **named_values(frame)}
    return json.dumps(named, ensure_ascii=False) + "\n"


@cache
def named(kinds: tuple[type[Frame], ...]) -> Mapping[str, type[Frame]]:
    """Kinds by the names that their frames have."""
    return {kind.__name__.lower(): kind for kind in kinds}


class Frames:
    """Finds the frames in what comes, in whatever pieces."""

    def __init__(self, kinds: tuple[type[Frame], ...]) -> None:
        self._kinds = named(kinds)
        self._rest = ""

    def feed(self, text: str) -> Iterator[Frame]:
        """The frames that end in a text; `FrameError`."""
        *lines, self._rest = (self._rest + text).split("\n")
        for line in lines:
            if (frame := decoded(line, self._kinds)) is not None:
                yield frame
        if len(self._rest) > LONGEST:
            raise FrameError


def decoded(line: str, kinds: Mapping[str, type[Frame]]) -> Frame | None:
    """The frame of a line; None for one of a kind that is not known; `FrameError`."""
    try:
        found = json.loads(line[: LONGEST + 1])
    except (ValueError, RecursionError):
        raise FrameError from None
    name = found.get("frame") if isinstance(found, dict) else None
    if not isinstance(name, str) or len(line) > LONGEST:
        raise FrameError
    if name not in kinds:
        return None
    kind = kinds[name]
    parts = {
        each: checked(kind, each, found[each]) for each in kind.__match_args__ if each in found
    }
    make: Callable[..., Frame] = kind
    try:
        return make(**parts)
    except TypeError:  # something is missing
        raise FrameError from None


def checked(kind: type[Frame], name: str, value: object) -> object:
    """A part of a frame; `FrameError` if it is none."""
    if type(value) is not kind.__dataclass_fields__[name].type:
        raise FrameError
    if isinstance(value, int) and value not in range(LARGEST):
        raise FrameError
    return value
