"""A line that comes by telnet keeps what fits and drops the rest."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessible_games.server.lobby.outbox import LONGEST, TypedLine
from accessible_games.server.telnet.line import MOST_BYTES, ComingLine


def come(*pieces: bytes) -> ComingLine:
    """Return a line that came in pieces."""
    line = ComingLine()
    for piece in pieces:
        line.add(piece)
    return line


@given(st.binary(max_size=40), st.integers(0, 40))
def test_a_line_is_the_same_in_whatever_pieces_it_comes(data: bytes, place: int) -> None:
    """Even if a letter is cut in two."""
    assert come(data[:place], data[place:]).end() == come(data).end()


@pytest.mark.parametrize(
    ("data", "text"),
    [("Bär".encode(), "Bär"), ("Bär".encode("latin-1"), "Bär"), (b"", "")],
)
def test_a_line_is_read_as_what_it_can_be(data: bytes, text: str) -> None:
    """UTF-8, or otherwise what older clients send."""
    assert come(data).end() == TypedLine(text)


def test_the_last_letter_is_taken_back_whole() -> None:
    """However many bytes it has; nothing happens on an empty line."""
    line = come("aé".encode())
    line.rub_out()
    line.add(b"b")
    assert line.end() == TypedLine("ab")
    line.rub_out()
    assert line.end() == TypedLine("")


def test_a_line_that_is_taken_back_begins_anew() -> None:
    """What comes after that is the whole line."""
    line = come(b"one")
    line.clear()
    line.add(b"two")
    assert line.end() == TypedLine("two")


@pytest.mark.parametrize(
    ("count", "too_long"),
    [(LONGEST, False), (LONGEST + 1, True), (MOST_BYTES, True), (MOST_BYTES + 1, True)],
)
def test_a_line_that_is_too_long_says_so_and_the_next_does_not(count: int, too_long: bool) -> None:
    """No more of it is kept than could be meant, in one piece or in many."""
    for line in (come(b"x" * count), come(*[b"x"] * count)):
        found = line.end()
        assert found == TypedLine("x" * min(count, MOST_BYTES), too_long)
        line.add(b"y")
        assert line.end() == TypedLine("y")
