"""The doctor on Windows and on a Mac, pretended: their screen readers, and nothing of Linux."""

import ctypes
import re
import sys
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast

import pytest

from accessible_games.frontends.terminal.context import Context
from accessible_games.frontends.terminal.loudspeaker import FAR
from accessible_games.frontends.terminal.scroll_limit import INTERRUPTED, NAME, NOTIFIES
from accessible_games.speech.catalogue import LANGUAGES
from accessible_games.speech.catalogues import _shared, catalogue_of
from accessible_games.tools import doctor
from accessible_games.tools.neighbours import SCREEN_READER
from tests.tools.doctor_runs import Visits, among, here

pytestmark = pytest.mark.slow
OF_LINUX = re.compile(r"\b(?:Orca|BRLTTY|Speech Dispatcher|Linux|TERM|termios|stty|sudo|apt)\b")


@pytest.fixture(autouse=True)
def fresh_words() -> Iterator[None]:
    """Words that were said on this system are forgotten, and so are those of the pretended one."""
    _shared.cache_clear()
    yield
    _shared.cache_clear()


def windows(monkeypatch: pytest.MonkeyPatch, reader: int) -> Visits:
    """Return the doctor's visits on Windows, where a screen reader has said that it runs or not."""

    def ask(number: int, _unused: int, answer: Any, _how: int) -> int:
        assert number == SCREEN_READER
        answer._obj.value = reader
        return 1

    user = SimpleNamespace(SystemParametersInfoW=ask)
    kernel = SimpleNamespace(GetUserDefaultUILanguage=lambda: 0x0409)
    library = SimpleNamespace(user32=user, kernel32=kernel)
    monkeypatch.setattr(ctypes, "windll", library, raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    return among(monkeypatch, "louis")


def spoken(visits: Visits) -> str:
    """Return all that was said."""
    return "\n".join(line for visit in visits for line in visit.lines)


@pytest.mark.parametrize(
    ("reader", "terminal", "concerns"), [(1, "", True), (1, "a-number", False), (0, "", False)]
)
def test_a_reader_in_the_old_console_of_windows_needs_a_setting(
    monkeypatch: pytest.MonkeyPatch, reader: int, terminal: str, concerns: bool
) -> None:
    """It is told only to those who have one, and not in Windows Terminal."""
    monkeypatch.setenv(NOTIFIES, terminal)
    visits = windows(monkeypatch, reader)
    visits.tell("doctor-well")
    told = [visit.said("doctor-old-console", {}) for visit in visits]
    assert told == [concerns for _ in LANGUAGES]


@pytest.mark.parametrize(("reader", "message"), [(1, "doctor-reader"), (0, "doctor-no-reader")])
def test_windows_says_whether_a_screen_reader_runs(
    monkeypatch: pytest.MonkeyPatch, reader: int, message: str
) -> None:
    """If none does, how Narrator is started and NVDA installed."""
    for name in FAR:
        monkeypatch.delenv(name, raising=False)
    visits = windows(monkeypatch, reader)
    visits.tell(message)
    visits.tell("doctor-sounds-windows")
    visits.tell("doctor-well")
    assert OF_LINUX.findall(spoken(visits)) == []
    assert ("winget install NVAccess.NVDA" in spoken(visits)) is (not reader)
    assert "Narrator" in spoken(visits) or reader


def test_the_console_of_windows_edits_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    """No variable TERM is asked for."""
    monkeypatch.setattr(doctor, "is_terminal", lambda stream: True)
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.delenv("TERM", raising=False)
    context = SimpleNamespace(
        arguments=SimpleNamespace(plain=False),
        settings=SimpleNamespace(input="auto"),
        narrator=SimpleNamespace(catalogue=catalogue_of("en")),
    )
    [found] = doctor.keys(cast(Context, context))
    assert (found.state, found.message) == ("works", "doctor-console")


@pytest.mark.parametrize(
    ("terminal", "concerns"), [(INTERRUPTED, False), ("iTerm.app", True), (None, False)]
)
def test_a_mac_has_one_terminal_that_voiceover_reads_best(
    monkeypatch: pytest.MonkeyPatch, terminal: str | None, concerns: bool
) -> None:
    """It is named only in another one; over SSH nothing is known of it."""
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.delenv(NAME, raising=False)
    if terminal is not None:
        monkeypatch.setenv(NAME, terminal)
    visits = among(monkeypatch)
    visits.tell("doctor-voiceover")
    told = [visit.said("doctor-other-terminal", {}) for visit in visits]
    assert told == [concerns for _ in LANGUAGES]


def test_a_mac_has_a_screen_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is part of the system, and how it is switched on is said."""
    monkeypatch.setattr(sys, "platform", "darwin")
    visits = here()
    visits.tell("doctor-voiceover")
    visits.tell("doctor-well")
    assert OF_LINUX.findall(spoken(visits)) == []
