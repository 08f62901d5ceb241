"""What a telnet client has agreed on holds, however and in whatever order it says the rest."""

import json
from itertools import permutations
from pathlib import Path

import pytest

from accessible_games.games import GAMES
from accessible_games.server.lobby.outbox import TypedLine
from accessible_games.server.telnet.charset import ACCEPTED, REJECTED
from accessible_games.server.telnet.codes import (
    CHARSET,
    DO,
    GMCP,
    IAC,
    IS,
    REQUEST,
    SB,
    SE,
    TTYPE,
    WILL,
)
from accessible_games.server.telnet.events import GmcpMessage
from accessible_games.server.telnet.gmcp import MOST, Packages
from accessible_games.server.telnet.protocol import Telnet
from tests.server.wire import Served, at_server, said

WORD = "Wörter"


def told(option: int, *parts: bytes) -> bytes:
    """Return a sub-negotiation."""
    return bytes([IAC, SB, option]) + b"".join(parts) + bytes([IAC, SE])


ACCEPTS = told(CHARSET, bytes([ACCEPTED]), b"UTF-8")
REJECTS = told(CHARSET, bytes([REJECTED]))
OFFERS = told(CHARSET, bytes([REQUEST]), b";ISO-8859-1;UTF-8")
TABLE = told(CHARSET, bytes([REQUEST]), b"[TTABLE]\x01;UTF-8")


def mtts(text: str) -> bytes:
    """Return what a client tells of its terminal."""
    return told(TTYPE, bytes([IS]), text.encode())


def spoken(*news: bytes) -> bytes:
    """Return how a word is sent after a client has told its news."""
    telnet = Telnet()
    telnet.begin()
    for each in (bytes([IAC, DO, CHARSET]), bytes([IAC, WILL, TTYPE]), *news):
        [*telnet.feed(each)]
    return telnet.line(WORD).rstrip()


@pytest.mark.parametrize("bits", ["MTTS 281", "MTTS 64", "MTTS 345", "MTTS281", "mtts 1"])
@pytest.mark.parametrize("agreed", [ACCEPTS, OFFERS, TABLE])
def test_what_charset_agreed_on_holds(bits: str, agreed: bytes) -> None:
    """Bits without UTF-8, and a refusal of the other side's offer, are weaker, before or after."""
    for news in permutations([agreed, mtts(bits), REJECTS]):
        assert spoken(*news) == WORD.encode()
    assert spoken(mtts(bits)) == WORD.encode("latin-1")
    assert spoken(mtts(bits), REJECTS) == WORD.encode("latin-1")


@pytest.mark.parametrize(
    "text",
    ["MTTS 68", "MTTS68", "mtts 68", "Mtts  68", "MTTS\t68", " MTTS 68 ", "MTTS=68", "mtts68"],
)
def test_the_bits_of_a_terminal_are_read_in_every_shape(text: str) -> None:
    """A screen reader's client gets whole lines however narrow its window is."""
    telnet = Telnet()
    telnet.begin()
    [*telnet.feed(bytes([IAC, WILL, TTYPE]) + mtts(text))]
    assert telnet.is_read_out


@pytest.mark.parametrize("ends", ["\r\n", "\n\r", "\n", "\r", "\r\0"])
def test_each_end_of_a_line_counts_once(ends: str) -> None:
    """In one piece, and byte by byte."""
    typed = "".join(f"{word}{ends}" for word in ("one", "", "two", "")).encode()
    lines = [TypedLine(text) for text in ("one", "", "two", "")]
    assert [*Telnet().feed(typed)] == lines
    telnet = Telnet()
    assert [line for byte in typed for line in telnet.feed(bytes([byte]))] == lines


@pytest.mark.parametrize("count", [1, 40, 400, 4000])
def test_long_lists_of_packages_are_understood(count: int) -> None:
    """As many as are remembered; the end of one that is far too long is missing, not all of it."""
    names = [f"Client.Package{number} 1" for number in range(count)]
    telnet = Telnet()
    telnet.begin()
    text = f"Core.Supports.Set {json.dumps(['Comm.Channel 1', *names])}"
    news = [*telnet.feed(bytes([IAC, DO, GMCP]) + told(GMCP, text.encode()))]
    (message,) = news
    assert isinstance(message, GmcpMessage)
    packages = Packages()
    packages.hear(message.text)
    assert len(packages.names) == min(count + 1, MOST)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_an_onlooker_hears_the_table_once_when_a_game_begins(tmp_path: Path, game: str) -> None:
    """As those who play do."""

    async def evening(server: Served) -> None:
        anna, ben, _ = await server.three()
        await anna.says(f"new {game.replace('-', ' ')}")
        await ben.says("watch 1")
        await anna.says("begin")
        ben.type("people")
        heard = await ben.hears("Here:")
        begun = [line for line in heard if said([line], ": ") or said([line], "starts")]
        assert len(begun) == len({*begun}), heard
        assert [*dict.fromkeys(heard)] == heard

    at_server(tmp_path, evening)
