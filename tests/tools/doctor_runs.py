"""Visits to the doctor: in this process or in one of its own, in all three languages."""

import io
import os
import re
import sys
from collections.abc import Callable, Mapping
from contextlib import redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from subprocess import DEVNULL

import pytest

from accessible_games.braille import liblouis
from accessible_games.frontends.terminal.spelling import spell
from accessible_games.speech.catalogue import LANGUAGES, Catalogue, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.store import folders
from tests.forking import Work, run_copy
from tests.running import ROOT, run_raw
from tests.sessions import program
from tests.terminal.driver import Terminal

SCRIPT = """
import sys
from accessible_games.frontends.terminal.arguments import read_arguments
from accessible_games.app.command_line import run
for language in ("de", "fr", "en"):
    words = ["doctor", "--language", language, *sys.argv[1:]]
    if "--verbosity" not in words:
        words += ["--verbosity", "full"]
    print("=", language, run(read_arguments(words)))
"""
"""Prints after the lines of each language its name and the exit status."""
Given = str | int | Callable[[Catalogue], str]


@dataclass(frozen=True)
class Visit:
    """What was found in one language, each message on lines of its own, and the exit status."""

    language: Language
    status: int
    lines: list[str]
    encoding: str = "utf-8"

    def said(self, message: str, given: Mapping[str, Given]) -> bool:
        """Whether a message was told."""
        told = spell(sentence(self.language, message, given), self.encoding)
        return f" {told} " in f" {' '.join(self.lines)} "


class Visits(list[Visit]):
    """The same visit in each language."""

    def tell(self, message: str, status: int = 0, /, **given: Given) -> None:
        """Check that all visits tell a message, and end with the status."""
        assert [visit.language for visit in self] == list(LANGUAGES)
        for visit in self:
            lines = "\n".join(visit.lines)
            assert visit.said(message, given), f"{message} is not in:\n{lines}"
            assert visit.status == status, lines


def sentence(language: Language, message: str, given: Mapping[str, Given]) -> str:
    """Return a message with its arguments on one line; some arguments are words of the language."""
    words = catalogue_of(language)
    shown = {name: value(words) if callable(value) else value for name, value in given.items()}
    text = " ".join(words.say(message, "full", **shown).split())
    return text[0].upper() + text[1:]


def here(*words: str) -> Visits:
    """Return the doctor's visits in this process, without a terminal."""
    visits = Visits()
    for language in LANGUAGES:
        outcome = program("doctor", "--language", language, "--verbosity", "full", *words)
        assert outcome.err == ""
        visits.append(Visit(language, outcome.status, outcome.lines))
    return visits


def among(
    monkeypatch: pytest.MonkeyPatch, *gone: str, place: Path | None = None, known: str = ""
) -> Visits:
    """Return the doctor's visits in this process, with some modules missing.

    Another module, if it is *known* here, is looked for again, first of all in the folder *place*.
    """
    for name in filter(None, (*gone, known)):
        for part in [each for each in sys.modules if each.startswith(f"{name}.")]:
            monkeypatch.delitem(sys.modules, part)
        monkeypatch.setitem(sys.modules, name, None)
    if known:
        del sys.modules[known]
    if place:
        monkeypatch.syspath_prepend(place)
    monkeypatch.setattr("accessible_games.tools.doctor.binding", liblouis.binding.__wrapped__)
    return here()


def apart(
    *words: str,
    first: str = "",
    place: Path | None = None,
    encoding: str = "utf-8",
    variables: Mapping[str, str] | None = None,
) -> Visits:
    """Return the doctor's visits in a process of its own, with pipes.

    *first* is done before everything else, *place* is a folder where Python looks for modules
    first.
    """
    paths = os.pathsep.join(map(str, filter(None, (place, ROOT))))
    done = run_raw(
        [sys.executable, "-c", first + SCRIPT, *words],
        env={**os.environ, "PYTHONPATH": paths, **(variables or {})},
        cwd=place or ROOT,  # this is looked through even before
        stdin=DEVNULL,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    return parted(done.stdout.decode(encoding), encoding)


def copied(
    *words: str, first: Callable[[], object] = lambda: None, keys: int | None = None
) -> Visits:
    """Return the visits in a copy of this process, with pipes, or with *keys* as its input."""
    done = run_copy(visiting(words, first), stdin=keys)
    assert (done.returncode, done.stderr) == (0, "")
    return parted(done.stdout)


def visiting(words: tuple[str, ...], first: Callable[[], object]) -> Work:
    """Return visits in a copy that does something else first."""

    def visit() -> None:
        first()
        exec(SCRIPT, {})

    return Work(visit, words)


def at_terminal(
    *words: str,
    columns: int = 80,
    rows: int = 24,
    term: str = "xterm-256color",
    first: Callable[[], object] = lambda: None,
) -> Visits:
    """Return the same at a terminal of its own."""
    work = visiting(words, first)
    with Terminal(work, columns=columns, rows=rows, term=term) as terminal:
        assert terminal.wait() == 0
        return parted(terminal.bytes_since().decode())


def written(encoding: str) -> Visits:
    """Return the visits in this process with lines written in an encoding."""
    stream = io.TextIOWrapper(io.BytesIO(), encoding=encoding, newline="\n")
    with pytest.MonkeyPatch.context() as monkeypatch, redirect_stdout(stream):
        monkeypatch.setattr(sys, "argv", ["accessible-games"])
        exec(SCRIPT, {})
    stream.seek(0)
    return parted(stream.read(), encoding)


def parted(text: str, encoding: str = "utf-8") -> Visits:
    """Return what was said in each language."""
    parts = re.findall(r"((?:^(?!= ).*\n)*)^= (\w\w) (\d)\n", text.replace("\r", ""), re.MULTILINE)
    languages = {language: language for language in LANGUAGES}
    return Visits(
        Visit(languages[name], int(status), lines.splitlines(), encoding)
        for lines, name, status in parts
    )


def settings_file(text: str) -> Path:
    """Write the settings of this test."""
    file = folders.file()
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)
    return file
