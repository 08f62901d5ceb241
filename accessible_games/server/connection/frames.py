"""What travels between a server and `accessible-games join`: one JSON object a line, both ways.

    {"frame": "typed", "number": 3, "text": "hand"}

Each line that is told or typed has a number, so that after a lost connection both sides know
what has come. Programs ignore frames, and parts of frames, that they do not know: so old and new
versions understand each other.
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
"""The longest frame, in letters."""
LARGEST = 2**53
"""All numbers are below this."""
MOST_CELLS = 256
"""The cells of the widest display that can be lent."""


class FrameError(Exception):
    """Raised for text that is not a frame."""


# From the client


class Hello(Frozen):
    """The first frame."""

    version: int = VERSION
    language: str = ""
    """The language of the person's system."""
    chosen: str = ""
    """The language that they ask for now; empty for the one that the server knows."""
    verbosity: str = ""
    """The verbosity that they ask for now, or empty."""
    token: str = ""
    """The token of the last `Welcome`, to resume after a lost connection."""
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
    """The client lends its braille display, to feel the game there, or takes it back."""

    width: int
    """Its number of cells; 0 when the client has taken it back."""
    contracted: str = "off"
    marks: str = "on"
    """As these settings are chosen there."""


class Pressed(Frozen):
    """A key of the display was pressed."""

    key: str
    """Its meaning; see `frontends.display.device`."""
    cell: int
    """For a routing key its cell, counted from 0."""
    shown: int
    """The number of what was under the fingers."""


class Bye(Frozen):
    """The person leaves."""


# From the server


class Welcome(Frozen):
    """The person has come in, or back."""

    token: str
    """Lets this client, and no other, resume after a lost connection."""
    took: int
    """The number of the last line that was taken from them."""
    feels: bool = False
    """Whether the server can use a lent braille display."""


class Stranger(Frozen):
    """The token is not known any more: they have to come in again."""


class Said(Frozen):
    """A line to hear."""

    text: str
    language: str
    number: int = 0
    """Counted from 1 for lines that are told again after a lost connection; 0 for others."""
    prompt: bool = False
    hidden: bool = False
    """Whether to hide what is typed next."""


class Took(Frozen):
    """All lines typed up to a number have been done."""

    number: int
    refused: bool = False
    """Whether the last of them was refused."""


class Sound(Frozen):
    """A sound to play beside the lines that come with it."""

    name: str = ""
    """One of `sounds.recipes.NAMES`; empty if it is only to be expected that sounds come."""


class Cells(Frozen):
    """What the lent display shows now."""

    number: int
    """Counted from 1 since it was lent."""
    text: str
    """Unicode braille cells, and everything else as text."""
    marked: str
    """A letter for each of them: 1 with dots 7 and 8 under it, 0 without."""


class Unfelt(Frozen):
    """The server has no use for the display any more."""


class Arrows(Frozen):
    """What each arrow key types, with Enter, into an empty line; an empty text for nothing."""

    left: str = ""
    right: str = ""
    up: str = ""
    down: str = ""


class Ended(Frozen):
    """The server ends the visit: nothing comes after this."""


FromClient = Hello | Typed | Heard | Felt | Pressed | Bye
FromServer = Welcome | Stranger | Said | Sound | Took | Arrows | Cells | Unfelt | Ended
Frame = FromClient | FromServer
FROM_CLIENT: tuple[type[Frame], ...] = get_args(FromClient)
FROM_SERVER: tuple[type[Frame], ...] = get_args(FromServer)


def encoded(frame: Frame) -> str:
    """Return a frame as a line."""
    named = {"frame": type(frame).__name__.lower(), **named_values(frame)}
    return json.dumps(named, ensure_ascii=False) + "\n"


@cache
def named(kinds: tuple[type[Frame], ...]) -> Mapping[str, type[Frame]]:
    """Return kinds of frames by their names."""
    return {kind.__name__.lower(): kind for kind in kinds}


class Frames:
    """Finds frames in text that comes in any pieces."""

    __slots__ = "_kinds", "_rest"

    def __init__(self, kinds: tuple[type[Frame], ...]) -> None:
        self._kinds = named(kinds)
        self._rest = ""

    def feed(self, text: str) -> Iterator[Frame]:
        """Yield the frames that end in a text. Raises `FrameError` for anything else."""
        *lines, self._rest = (self._rest + text).split("\n")
        for line in lines:
            if (frame := decoded(line, self._kinds)) is not None:
                yield frame
        if len(self._rest) > LONGEST:
            raise FrameError


def decoded(line: str, kinds: Mapping[str, type[Frame]]) -> Frame | None:
    """Return the frame of a line; None if its kind is not known.

    Raises `FrameError` if it is not a frame.
    """
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
    except TypeError:  # a part is missing
        raise FrameError from None


def checked(kind: type[Frame], name: str, value: object) -> object:
    """Return a part of a frame. Raises `FrameError` if it has the wrong type or size."""
    if type(value) is not kind.__dataclass_fields__[name].type:
        raise FrameError
    if isinstance(value, int) and value not in range(LARGEST):
        raise FrameError
    return value
