"""The doctor: the terminal, how lines are typed there, and which letters can be written."""

import os
import sys
from typing import Any, cast

import pytest

from accessible_games.speech.catalogue import LANGUAGES, Language
from tests.tools.doctor_runs import Visits, apart, at_terminal, copied, here, settings_file, written

pytestmark = pytest.mark.slow

if sys.platform != "win32":
    import termios


def test_a_terminal() -> None:
    """Its size, and that lines can be edited."""
    visits = at_terminal(columns=100, rows=30)
    visits.tell("doctor-terminal", width=100, height=30)
    visits.tell("doctor-editing", name="xterm-256color")


def test_a_narrow_terminal() -> None:
    """Too narrow for the verbosity."""
    at_terminal(columns=79).tell("doctor-narrow", width=79)
    at_terminal(columns=80).tell("doctor-terminal", width=80, height=24)


@pytest.mark.parametrize(("columns", "rows"), [(0, 0), (80, 0)])
def test_a_terminal_without_a_size(columns: int, rows: int) -> None:
    """Some serial lines do not tell it."""
    at_terminal(first=lambda: termios.tcsetwinsize(1, (rows, columns))).tell("doctor-no-size")


@pytest.mark.parametrize("term", ["dumb", "unknown", ""])
def test_a_terminal_that_cannot_move(term: str) -> None:
    """It is named, or its lack of a name is."""
    name = term or (lambda words: str(words.say("setting-empty")))
    at_terminal(term=term).tell("doctor-dumb", name=name, value="xterm-256color")


def test_editing_that_is_not_wanted() -> None:
    """By option and by settings."""
    at_terminal("--plain").tell("doctor-plain")
    settings_file('input = "plain"\n')
    at_terminal().tell("doctor-plain")


@pytest.mark.parametrize("lacking", ["termios", "prompt_toolkit"])
def test_editing_that_python_cannot_do(lacking: str) -> None:
    """As on Windows, or after something was removed by hand."""
    at_terminal(first=lambda: sys.modules.update({lacking: cast(Any, None)})).tell(
        "doctor-no-editing", choices=lacking
    )


def test_pipes() -> None:
    """No keyboard, or no screen."""
    here().tell("doctor-no-input")
    if sys.platform == "win32":
        pytest.skip("this system has no pseudo-terminals")
    outside, inside = os.openpty()
    try:
        copied(keys=inside).tell("doctor-no-output")
        copied().tell("doctor-no-input")
    finally:
        os.close(outside)
        os.close(inside)


@pytest.mark.parametrize("encoding", ["ascii", "iso8859-1", "cp1252", "cp437", "utf-8", "utf-16"])
def test_encodings(encoding: str) -> None:
    """Letters of the language, then braille; what is said can be written in any of them."""
    check_encoding(written(encoding), encoding)


def test_the_encoding_that_python_is_told_to_use() -> None:
    """By its own variable, which wins over the system."""
    check_encoding(apart(variables={"PYTHONIOENCODING": "cp437"}, encoding="cp437"), "cp437")


def check_encoding(visits: Visits, encoding: str) -> None:
    """In each language it is told what cannot be written in it."""
    assert len(visits) == len(LANGUAGES)
    for visit in visits:
        message = lacking(visit.language, encoding)
        name = {"name": encoding} | ({} if message == "doctor-encoding" else {"found": "utf-8"})
        assert visit.said(message, name)
        assert visit.status == 0
        assert "Traceback" not in " ".join(visit.lines)


def lacking(language: Language, encoding: str) -> str:
    """Return what is said about an encoding."""
    if encoding.startswith("utf"):
        return "doctor-encoding"
    letters = {"de": ("ascii",), "fr": ("ascii", "iso8859-1", "cp437"), "en": ()}[language]
    return "doctor-no-letters" if encoding in letters else "doctor-no-cells"


@pytest.mark.parametrize("value", ["C", "POSIX", "C.UTF-8"])
def test_plain_locales_are_no_hindrance(value: str) -> None:
    """Python writes UTF-8 there."""
    apart(variables={"LC_ALL": value, "LANG": value}).tell("doctor-encoding", name="utf-8")
