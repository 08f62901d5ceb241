"""A console window that Wine draws, opened as by the start menu: each letter stands there once."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from tests.running import wait_until
from tests.windows import wine
from tests.windows.desktop import Desktop
from tests.windows.genuine import path

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="this system has no X"),
]
TITLE = "Accessible Games"
TABLE = '--people "Jörg Müller" --seats 3 --bots easy --seed 31'
TURNS = {"en": "1 goat", "de": "1 ziege", "fr": "1 chèvre"}
SAID = {"en": "You take", "de": "Du nimmst", "fr": "Tu prends"}
AGAIN = {"en": "Your turn. ", "de": "Du bist dran. ", "fr": "À toi. "}
GONE_ON = {"en": "goes on", "de": "geht weiter", "fr": "continue"}


@pytest.fixture(scope="module")
def desktop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desktop]:
    """A desktop for all tests of this file."""
    with Desktop(tmp_path_factory.mktemp("desktop")) as made:
        yield made


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_newcomer_plays_and_goes_on_in_the_window(
    desktop: Desktop, language: Language, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A turn, a word that is not understood; then the window stays, and `resume` works there.

    The old encoding of the console makes no difference.
    """
    monkeypatch.setenv("ACCESSIBLE_GAMES_DATA", path(tmp_path / "Spiele für Jörg"))
    prompt = re.escape(AGAIN[language])
    start = path(wine.program() / "window.cmd")
    line = f'cmd /k ""{start}" play life-is-life {TABLE} --language {language}"'
    with desktop.open(line) as window:
        window.expect(f"{prompt}$")
        window.focus(TITLE)
        window.enter(TURNS[language])
        window.expect(f"{prompt}{TURNS[language]}\n(.*\n)*{SAID[language]}(.*\n)*{prompt}$")
        window.enter("ünö")
        window.expect(f"{prompt}ünö\n(.*\n)+{prompt}$")
        window.press("ctrl+d")
        assert "accessible-games resume" in window.expect(">$")
        window.enter("chcp 850")
        window.expect("850\n+.*>$")
        window.enter(f"accessible-games resume --language {language}")
        window.expect(f"{GONE_ON[language]}(.*\n)*{prompt}$")
        window.enter(catalogue_of(language).words("command-quit")[0])
        window.expect(">$")
        window.enter("exit")
        wait_until(lambda: window.status == 0)
