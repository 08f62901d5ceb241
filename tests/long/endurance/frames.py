"""Rubbish that strangers send: telnet's commands, whole and broken, and lines nobody would type.

And frames of `accessible-games join` that no client of ours sends.
"""

import json
from collections.abc import Callable, Mapping
from random import Random

IAC, SB, SE = 255, 250, 240
LINES = (b"moves", b"help", b"people", b"new life 3", b"\xc3\x28", b"\x1b[A", b"yes", b"", b"?")


def agreement(chance: Random) -> bytes:
    """Will, won't, do or don't, of any option."""
    return bytes([IAC, chance.randrange(251, 255), chance.randrange(256)])


def parameters(chance: Random) -> bytes:
    """Parameters of an option, which may have no end."""
    end = bytes([IAC, SE]) if chance.random() < 0.8 else b""
    return bytes([IAC, SB, chance.randrange(256)]) + chance.randbytes(chance.randrange(20)) + end


def command(chance: Random) -> bytes:
    """Any other command, or the beginning of one."""
    return bytes([IAC, chance.randrange(256)])


def line(chance: Random) -> bytes:
    """A line with any end; now and then one that is too long."""
    text = chance.choice(LINES) if chance.random() < 0.99 else b"x" * 700
    return text + chance.choice((b"\r\n", b"\r\0", b"\r", b"\n"))


def rubbish(chance: Random) -> bytes:
    """Any bytes."""
    return chance.randbytes(chance.randrange(1, 12))


KINDS: tuple[Callable[[Random], bytes], ...] = (agreement, parameters, command, line, rubbish)


def frames(chance: Random, count: int) -> bytes:
    """So many of them."""
    return b"".join(chance.choice(KINDS)(chance) for _ in range(count))


# By `accessible-games join`

TEXTS = ("moves", "help", "new life 3", "\ud800", "\0\x1b[A", "\u202e", "x" * 700, "", "de", "loud")
SHARE = 0.02
"""How many of the frames are typed lines: of those, five a second are done."""


def harmless(chance: Random) -> bytes:
    """A frame that no client sends, and that a server leaves alone."""
    kind = chance.choice(("heard", "hello", "took", "welcome", "said", "ended", "dance"))
    number = chance.choice((0, 1, chance.randrange(2**53), 2**53 - 1))
    parts: dict[str, object] = {"frame": kind, "number": number, "heard": number}
    parts[chance.choice(("more", "Number", "\ud800", ""))] = [None, {"frame": "bye"}, 1e308]
    return encoded(parts)


def typed(chance: Random) -> bytes:
    """A line with any number, and letters that no keyboard has."""
    number = chance.randrange(1, 40)
    return encoded({"frame": "typed", "number": number, "text": chance.choice(TEXTS)})


def broken(chance: Random) -> bytes:
    """What is no frame."""
    values: tuple[object, ...] = (None, -1, 2**53, 2**64, 1.5, True, "\ud800", [], {}, "x" * 20_000)
    kind, number = chance.choice(("typed", "heard")), chance.choice(values)
    strange = encoded({"frame": kind, "number": number, "text": chance.choice(values)})
    nothing = b"{}\n", b"[" * 9_000 + b"\n", b"NaN\n", b"\xff\xfe\n", b"\n", b"x" * 20_000
    return chance.choice((strange, *nothing, chance.randbytes(9) + b"\n"))


def encoded(frame: Mapping[str, object]) -> bytes:
    """A frame as it travels."""
    return json.dumps(frame).encode() + b"\n"


def join_frames(chance: Random, count: int) -> bytes:
    """So many of them, of which the last is broken: then the connection ends."""
    sent = (typed if chance.random() < SHARE else harmless for _ in range(count - 1))
    return b"".join([*(each(chance) for each in sent), broken(chance)])
