"""Telnet without a socket: whatever bytes come, in whatever pieces, they mean the same."""

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessible_games.server.lobby.outbox import LONGEST, TypedLine
from accessible_games.server.telnet.events import (
    AreYouThere,
    Confirmed,
    GmcpMessage,
    Size,
    TelnetEvent,
)
from accessible_games.server.telnet.line import MOST_BYTES
from accessible_games.server.telnet.protocol import Telnet
from accessible_games.server.telnet.reader import MOST_PARAMETERS

IAC, DONT, DO, WONT, WILL, SB, SE = 255, 254, 253, 252, 251, 250, 240
ECHO, SGA, TIMING_MARK, TTYPE, EOR, NAWS, LINEMODE, CHARSET = 1, 3, 6, 24, 25, 31, 34, 42
MSSP, MCCP, MXP, GMCP = 70, 86, 91, 201


def fed(telnet: Telnet, *pieces: bytes) -> list[TelnetEvent]:
    """Return what some bytes bring."""
    return [news for piece in pieces for news in telnet.feed(piece)]


def begun(*answers: Sequence[int], status: dict[str, str] | None = None) -> Telnet:
    """Return a connection after its first offers and the client's answers."""
    telnet = Telnet(lambda: status or {})
    telnet.begin()
    telnet.out.clear()
    fed(telnet, *map(bytes, answers))
    return telnet


def taken(telnet: Telnet) -> bytes:
    """Return what is to be sent."""
    data = bytes(telnet.out)
    telnet.out.clear()
    return data


# Lines --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "texts"),
    [
        (b"hand\r\ntable\r\n", ["hand", "table"]),
        (b"hand\r\0table\r\0", ["hand", "table"]),
        (b"hand\ntable\n", ["hand", "table"]),
        (b"hand\rtable\r", ["hand", "table"]),
        (b"\r\n\r\n", ["", ""]),
        (b"hant\bd\r\n", ["hand"]),
        (b"ha\x7f\x7f\x7f\x7fhand\r\n", ["hand"]),
        ("bä\x7far\r\n".encode(), ["bar"]),
        ("Bär chèvre œuf\r\n".encode(), ["Bär chèvre œuf"]),
        ("Bär\r\n".encode("latin-1"), ["Bär"]),
        (b"na\xff\xffve\r\n", ["naÿve"]),
        (b"rub\xff\xf8hand\r\n", ["hand"]),
        (b"hanx\xff\xf7d\r\n", ["hand"]),
        (b"ha\xff\xf1nd\r\n", ["hand"]),
    ],
)
def test_a_line_is_understood_however_it_ends(data: bytes, texts: list[str]) -> None:
    """From any client, in UTF-8 or, if a client ignores that, in Latin-1."""
    assert fed(Telnet(), data) == [TypedLine(text) for text in texts]


def test_a_line_that_is_too_long_is_told_to_be() -> None:
    """Little of it is kept, and the next line is understood."""
    telnet = Telnet()
    first, second = fed(telnet, b"x" * 100_000 + b"\r\n" + b"hand\r\n")
    assert isinstance(first, TypedLine)
    assert first.too_long
    assert len(first.text) <= MOST_BYTES
    assert second == TypedLine("hand")
    (longest,) = fed(telnet, "ä".encode() * LONGEST + b"\r\n")
    assert longest == TypedLine("ä" * LONGEST)
    (longer,) = fed(telnet, b"x" * (LONGEST + 1) + b"\r\n")
    assert longer == TypedLine("x" * (LONGEST + 1), too_long=True)


# Options ------------------------------------------------------------------------------------------


def test_what_is_offered_at_first() -> None:
    """The client may tell its name and its width; this side ends prompts, UTF-8, and its state."""
    telnet = Telnet()
    telnet.begin()
    asked = [(DO, TTYPE), (DO, NAWS), (WILL, EOR), (WILL, CHARSET), (WILL, MSSP), (WILL, GMCP)]
    assert taken(telnet) == b"".join(bytes([IAC, *each]) for each in asked)


@pytest.mark.parametrize("option", [SGA, LINEMODE, MCCP, MXP, 99, 255])
def test_what_is_not_known_is_refused(option: int) -> None:
    """Even what some clients know: compression, MXP."""
    telnet = begun([IAC, DO, option])
    assert taken(telnet) == bytes([IAC, WONT, option])
    fed(telnet, bytes([IAC, WILL, option]))
    assert taken(telnet) == bytes([IAC, DONT, option])


def test_what_is_so_already_is_not_answered() -> None:
    """Otherwise two programs would talk forever."""
    telnet = begun([IAC, DO, EOR], [IAC, WONT, NAWS], [IAC, WONT, TTYPE], [IAC, DONT, MSSP])
    assert taken(telnet) == b""
    fed(telnet, bytes([IAC, DO, EOR, IAC, DONT, 99, IAC, WONT, 99, IAC, DONT, ECHO]))
    assert taken(telnet) == b""


def test_a_prompt_ends_its_line_and_is_marked() -> None:
    """With an end of record for clients that want it, with go ahead for all others."""
    assert Telnet().prompt("Your turn.") == b"Your turn.\r\n\xff\xf9"
    telnet = begun([IAC, DO, EOR])
    assert telnet.prompt("Your turn.") == b"Your turn.\r\n\xff\xef"
    fed(telnet, bytes([IAC, DONT, EOR]))
    assert telnet.prompt("Your turn.") == b"Your turn.\r\n\xff\xf9"


def test_the_width_is_told() -> None:
    """At any time; a width of 255 has its byte twice."""
    telnet = begun([IAC, WILL, NAWS])
    assert fed(telnet, bytes([IAC, SB, NAWS, 0, 40, 0, 24, IAC, SE])) == [Size(40)]
    assert fed(telnet, bytes([IAC, SB, NAWS, 0, 255, 255, 0, 24, IAC, SE])) == [Size(255)]
    assert fed(telnet, bytes([IAC, SB, NAWS, 1, 0, 0, 24, IAC, SE])) == [Size(256)]
    assert fed(telnet, bytes([IAC, SB, NAWS, 1, IAC, SE])) == []


@pytest.mark.parametrize(
    ("names", "encoding"),
    [
        (["MUDLET", "XTERM", "MTTS 69", "MTTS 69"], "utf-8"),
        (["MUSHCLIENT", "XTERM", "MTTS 64", "MTTS 64"], "latin-1"),
        (["XTERM", "XTERM"], "utf-8"),
        (["MTTS 99999999999999999999", "x"], "utf-8"),
        (["MTTS x", "MTTS x"], "utf-8"),
    ],
)
def test_the_names_of_the_terminal_tell_its_letters(names: list[str], encoding: str) -> None:
    """They are asked for one after the other, until one is repeated."""
    telnet = begun([IAC, WILL, TTYPE])
    asks = bytes([IAC, SB, TTYPE, 1, IAC, SE])
    for name in names:
        if taken(telnet) == asks:
            fed(telnet, bytes([IAC, SB, TTYPE, 0]) + name.encode() + bytes([IAC, SE]))
    assert taken(telnet) == b""
    assert telnet.letters.encoding == encoding


def test_a_screen_reader_gets_whole_lines() -> None:
    """Its client says so (MTTS 64), and breaks lines itself, however narrow its window is."""
    telnet = begun([IAC, WILL, NAWS], [IAC, WILL, TTYPE])
    size = bytes([IAC, SB, NAWS, 0, 40, 0, 24, IAC, SE])
    assert fed(telnet, size) == [Size(40)]
    bits = bytes([IAC, SB, TTYPE, 0]) + b"MTTS %d" + bytes([IAC, SE])
    assert fed(telnet, bits % 13, size) == [Size(40)]
    assert fed(telnet, bits % 77, size) == [Size(0), Size(0)]
    assert telnet.is_read_out


def test_messages_go_beside_the_lines() -> None:
    """If the client has agreed to them (GMCP), in both directions."""
    said = bytes([IAC, SB, GMCP]) + b"Core.Ping" + bytes([IAC, SE])
    telnet = begun()
    assert telnet.message("Room.Info {}") == b""
    assert fed(telnet, said) == []
    fed(telnet, bytes([IAC, DO, GMCP]))
    assert taken(telnet) == b""
    assert telnet.message("Room.Info {}") == bytes([IAC, SB, GMCP]) + b"Room.Info {}\xff\xf0"
    assert fed(telnet, said) == [GmcpMessage("Core.Ping")]
    fed(telnet, bytes([IAC, DONT, GMCP]))
    assert not telnet.has_gmcp


def test_who_refuses_utf_8_gets_latin_1() -> None:
    """With the nearest letters for those that it lacks."""
    telnet = begun([IAC, DO, CHARSET])
    assert taken(telnet) == bytes([IAC, SB, CHARSET, 1]) + b";UTF-8" + bytes([IAC, SE])
    assert telnet.line("œuf, Bär") == "œuf, Bär\r\n".encode()
    fed(telnet, bytes([IAC, SB, CHARSET, 3, IAC, SE]))
    assert telnet.line("Bär, ő, ÿ") == b"B\xe4r, o, \xff\xff\r\n"


@pytest.mark.parametrize(
    ("offered", "answer"),
    [(b" ISO-8859-1 utf-8", b"\x02utf-8"), (b";LATIN-1", b"\x03")],
)
def test_of_charsets_that_are_offered_utf_8_is_taken(offered: bytes, answer: bytes) -> None:
    """Or none."""
    telnet = begun([IAC, WILL, CHARSET])
    taken(telnet)
    fed(telnet, bytes([IAC, SB, CHARSET, 1]) + offered + bytes([IAC, SE]))
    assert taken(telnet) == bytes([IAC, SB, CHARSET]) + answer + bytes([IAC, SE])


def test_lists_of_servers_are_told_how_it_is() -> None:
    """MSSP: names and values."""
    telnet = begun([IAC, DO, MSSP], status={"NAME": "Games", "PLAYERS": "3"})
    told = b"\x01NAME\x02Games\x01PLAYERS\x023"
    assert taken(telnet) == bytes([IAC, SB, MSSP]) + told + bytes([IAC, SE])


def test_a_mark_tells_what_has_come() -> None:
    """It is asked for only from clients that speak telnet, which may accept or refuse."""
    assert Telnet().mark() == b""
    telnet = begun([IAC, WONT, TTYPE])
    assert telnet.mark() == bytes([IAC, DO, TIMING_MARK])
    assert fed(telnet, bytes([IAC, WONT, TIMING_MARK, IAC, WILL, TIMING_MARK])) == [
        Confirmed(),
        Confirmed(),
    ]
    assert fed(telnet, bytes([IAC, DO, TIMING_MARK])) == []
    assert taken(telnet) == bytes([IAC, WILL, TIMING_MARK])


def test_what_is_hidden_is_shown_again() -> None:
    """A password is not echoed by the client, everything else is."""
    telnet = begun()
    for hidden, told in ((True, WILL), (True, None), (False, WONT), (False, None)):
        telnet.hide(hidden)
        assert taken(telnet) == (bytes([IAC, told, ECHO]) if told else b"")


def test_somebody_is_there() -> None:
    """The question is answered."""
    assert fed(Telnet(), bytes([IAC, 246])) == [AreYouThere()]


# Whatever comes -----------------------------------------------------------------------------------

BYTES = [
    IAC,
    IAC,
    IAC,
    SB,
    SE,
    WILL,
    WONT,
    DO,
    DONT,
    TTYPE,
    NAWS,
    CHARSET,
    GMCP,
    ECHO,
    0,
    13,
    10,
    65,
    200,
]
frames = st.lists(st.one_of(st.sampled_from(BYTES), st.integers(0, 255)), max_size=300).map(bytes)


@given(frames, st.integers(0, 10**6))
def test_it_does_not_matter_how_bytes_are_parted(data: bytes, seed: int) -> None:
    """The same news come, and the same answers go."""
    whole, parted = begun(), begun()
    news, chance = fed(whole, data), Random(seed)
    parts = list[TelnetEvent]()
    while data:
        size = chance.randrange(1, 9)
        parts += fed(parted, data[:size])
        data = data[size:]
    assert parts == news
    assert taken(parted) == taken(whole)


@given(frames)
def test_no_bytes_are_a_crash_and_answers_are_few(data: bytes) -> None:
    """The answer never has more than a few bytes for each that came."""
    telnet = begun()
    for news in fed(telnet, data + b"\r\n"):
        assert isinstance(news, TypedLine | Size | Confirmed | AreYouThere | GmcpMessage)
    assert len(telnet.out) <= 10 * len(data) + 10
    assert b"\r\n" not in telnet.line("a line")[:-2]


@pytest.mark.parametrize("filling", [b"x", b"\xff\xff", b"\xff\xfa"])
def test_a_negotiation_without_end_keeps_little(filling: bytes) -> None:
    """It may still end, and then lines are understood."""
    telnet = begun()
    fed(telnet, bytes([IAC, SB, TTYPE, 0]) + filling * 50_000)
    assert len(telnet._reader._command) <= MOST_PARAMETERS + 2
    assert TypedLine("hand") in fed(telnet, b"x" + bytes([IAC, SE]) + b"hand\r\n")
