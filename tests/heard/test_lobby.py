"""The lobby of a server by `join`, under each reader: long answers, and talk while a line is typed.

What has been said must be heard each time, also the same words again.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.client.home import Home
from tests.heard.fenrir import FENRIR
from tests.heard.reader import YASR, Instrument, Reader, letters
from tests.heard.tdsr import TDSR
from tests.server.wire import PASSWORD

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals"),
]
BEGUN, ENDED = "peo", "ple"
"""A line in two halves, between which somebody says something."""
AGAIN = ("", "Again.", "Once more.")


@pytest.fixture
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Home]:
    """A server that knows Ben too; a new one, as nobody may say much in a short time."""
    with Home(tmp_path_factory.mktemp("home")) as home:
        home.knows("Ben")
        yield home


@pytest.mark.parametrize("instrument", [YASR, TDSR, FENRIR], ids=lambda each: each.name)
def test_talk_and_answers(instrument: Instrument, home: Home, folder: Path) -> None:
    """Each line once and in order, and of what is typed nothing but its letters."""
    command = [sys.executable, "-m", "accessible_games", *home.words("--name", "ben")]
    with Reader(command, folder, instrument) as reader:
        reader.until("Password?")
        reader.enter_hidden(PASSWORD, "Lobby.")
        for _ in range(2):
            home.says("tell ben the same")
            assert_heard(reader, "", "Anna tells you: the same")
        for line in ("help", "help", "tables", "wombat", "wombat", "wombat"):
            assert_heard(reader, reader.enter(line, ""), " ".join(home.says(line)))
        for words in ("one", "one"):
            assert letters(reader.type(BEGUN)) == ""
            home.says(f"tell ben {words}")
            assert letters(reader.type(ENDED)) == ""
            told = f"Anna tells you: {words} Here: Anna and Ben. Lobby."
            assert_heard(reader, reader.press("enter", told), told)
        reader.enter("leave", "")
        assert "Goodbye, Ben." in reader.until("Goodbye, Ben.")
        assert reader.status() == 0


def assert_heard(reader: Reader, before: str, told: str) -> None:
    """All of a text is heard once, perhaps after it is said that it comes again."""
    spoken = before + reader.hear(letters(told)[len(letters(before)) :])
    assert letters(spoken) in [letters(again + told) for again in AGAIN], spoken
