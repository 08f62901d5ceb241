"""The reader of the tests: it must hear what a listener would complain about."""

import os
import signal
import sys
from pathlib import Path

import pytest

from tests.heard.reader import Reader, installed, letters

PLAIN = """
while (line := input("Your turn. ")) != "quit":
    print("You said", line + ".")
"""
HOSTILE = """
while (line := input("Your turn. ")) != "quit":
    print("\\033[A\\rYour turn. " + line)
"""


def python(source: str) -> list[str]:
    """The command that runs a program of one text."""
    return [sys.executable, "-c", source]


def test_a_quiet_program_is_heard_once(tmp_path: Path) -> None:
    """Of what is typed nothing is said, and of the answer each word, umlauts included."""
    with Reader(python(PLAIN), tmp_path) as reader:
        assert reader.hear("Your turn.") == "Your turn. "
        assert letters(reader.type("bear")) == ""
        answer = "You said bear. Your turn."
        assert letters(reader.press("enter", answer)) == letters(answer)
        reader.type("bär")
        answer = "You said bär. Your turn."
        assert letters(reader.press("enter", answer)) == letters(answer)
        reader.type("quit")
        reader.press("enter", "")
        assert reader.status() == 0


def test_what_is_drawn_again_is_heard_again(tmp_path: Path) -> None:
    """A program that draws the typed line once more is caught, though its screen looks the same."""
    with Reader(python(HOSTILE), tmp_path) as reader:
        reader.hear("Your turn.")
        reader.type("bear")
        assert letters(reader.press("enter", "Your turn.")) == letters("Your turn bear your turn")


def test_a_folder_of_any_length_can_be_read_from(tmp_path: Path) -> None:
    """For yasr itself ends where a name in its settings is as long."""
    folder = tmp_path / ("long " * 40)
    folder.mkdir()
    with Reader(python("input('Your turn. ')"), folder) as reader:
        assert reader.hear("Your turn.") == "Your turn. "


def test_a_reader_that_ends_is_noticed(tmp_path: Path) -> None:
    """At once, and not when patience is over; and nothing is waited for that never was there."""
    with Reader(python("input('Your turn. ')"), tmp_path) as reader:
        reader.hear("Your turn.")
        os.kill(reader.pid, signal.SIGABRT)
        with pytest.raises(AssertionError, match="yasr has ended"):
            reader.hear("More.")


def test_a_symbol_is_heard(tmp_path: Path) -> None:
    """As a word that nobody has printed."""
    with Reader(python("input('> ')"), tmp_path) as reader:
        assert "greater than" in reader.hear("greater than")


def test_a_long_line_is_heard_whole(tmp_path: Path) -> None:
    """However the reader cuts it: at its end, and inside a word or a letter."""
    line = "ä" * 200 + " " + "bcö" * 200
    with Reader(python(f"print({line!r}); input('Your turn. ')"), tmp_path) as reader:
        assert letters(reader.hear(f"{line} Your turn.")) == letters(f"{line} Your turn.")


def test_a_program_that_goes_on_is_ended(tmp_path: Path) -> None:
    """Nothing that was started with the reader holds its pipe when the block is left."""
    with Reader(python("input('Your turn. '); import time; time.sleep(60)"), tmp_path) as reader:
        reader.hear("Your turn.")
        reader.press("enter", "")


def test_without_a_reader_the_test_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is skipped with the reason, but fails where everything must run."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("ACCESSIBLE_GAMES_CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match="not installed"):
        installed()
    monkeypatch.setenv("ACCESSIBLE_GAMES_CI", "1")
    with pytest.raises(pytest.fail.Exception, match="not installed"):
        installed()
