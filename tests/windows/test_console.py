"""The console of Windows, as Wine has it in a terminal: what is typed is shown once."""

import sys
from pathlib import Path

import pytest

from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from tests.running import wait_until
from tests.terminal.driver import Terminal
from tests.windows.genuine import program
from tests.windows.test_genuine import GAME, record

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="this system has no pseudo-terminals"),
]
AGAIN = {"en": "Your turn\\.", "de": "Du bist dran\\.", "fr": "À toi\\."}


def typed(console: Terminal, line: str) -> None:
    """Type a line letter by letter; each letter is shown once, and nothing else is written."""
    wait_until(lambda: not console.echoes())  # Wine's console takes over when a line is read
    mark = console.mark()
    console.echo(line)
    shown = console.bytes_since(mark).decode()
    assert shown.replace("\x1b[?25l", "").replace("\x1b[?25h", "") == line
    console.send("\r")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_is_typed_and_shown_once(tmp_path: Path, language: Language) -> None:
    """With an umlaut, which is not understood, and is heard again; Control D leaves at the end."""
    words = catalogue_of(language)
    with Terminal(program(tmp_path, *GAME, "--language", language)) as console:
        console.expect(AGAIN[language])
        typed(console, words.words("command-hand")[0])
        console.expect(AGAIN[language])
        typed(console, "ünö")
        console.expect("ünö")
        console.expect(AGAIN[language])
        console.send("\x04")
        assert console.wait() == 0
    assert record(tmp_path).stat().st_size
