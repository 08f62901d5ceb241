"""Lines without a terminal."""

import pytest

from accessible_games.server.lobby.outbox import LONGEST, TypedLine
from accessible_games.server.ssh.plain_lines import PlainLines


@pytest.mark.parametrize(
    ("pieces", "lines"),
    [
        (["hand\n"], ["hand"]),
        (["ha", "nd\r", "\ntable\r\n"], ["hand", "table"]),
        (["\n\n"], ["", ""]),
        (["hand"], []),
    ],
)
def test_a_line_ends_by_enter(pieces: list[str], lines: list[str]) -> None:
    """In whatever pieces it comes."""
    plain = PlainLines(lambda text: None)
    found = [line for piece in pieces for line in plain.feed(piece)]
    assert found == [*map(TypedLine, lines)]


def test_a_line_that_is_too_long_is_told() -> None:
    """It takes no more memory than another line, and the next one is a new one."""
    plain = PlainLines(lambda text: None)
    typed = f"{'x' * 100_000}\n{'y' * LONGEST}\n"
    assert [*plain.feed(typed)] == [
        TypedLine("x" * LONGEST, too_long=True),
        TypedLine("y" * LONGEST),
    ]


def test_every_line_ends() -> None:
    """Even prompts, each in one write; what was typed is never shown again."""
    shown: list[str] = []
    plain = PlainLines(shown.append)
    plain.hear(["Welcome.", "Lobby."])
    [*plain.feed("hand\n")]
    plain.hide(True)
    plain.end()
    assert shown == ["Welcome.\nLobby.\n"]
