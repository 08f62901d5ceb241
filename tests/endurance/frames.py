"""Rubbish that strangers send: telnet's commands, whole and broken, and lines nobody would type."""

from collections.abc import Callable
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
