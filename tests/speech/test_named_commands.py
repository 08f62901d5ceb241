"""Every command that a message names can be typed where it is heard.

Commands of the command line follow the name of the program, which is said as it was started.
Commands of a game, and answers, follow "type" without a word in between.
"""

import os
import re
import shutil
import sys
from functools import cache

import pytest

from accessible_games.app.command_line import RUN
from accessible_games.games import GAMES, RECORDED
from accessible_games.real_table.entries import Entries
from accessible_games.resources import EVENING
from accessible_games.setup import start
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.narrator import Narrator
from accessible_games.speech.normalize import fold
from accessible_games.speech.program_name import PROGRAM, STARTED_BY, typed
from tests import unix
from tests.games.facts import LESSON, games_having
from tests.speech.demands import COMMANDS
from tests.speech.messages import (
    FILES,
    Found,
    entries,
    is_typed,
    written,
)

FILES_HEARD = (*FILES, *(f"{game}/tutorial" for game in games_having(LESSON)))
"""All files of words."""
everywhere = pytest.mark.parametrize("file", FILES_HEARD)
every_language = pytest.mark.parametrize("language", LANGUAGES)

TYPE = {"en": r"[Tt]ype", "de": r"[Tt]ippe", "fr": r"[Tt]aper?"}
"""What follows this is typed, unless it tells what kind of thing is."""
KINDS = {
    "en": """
        a an both for her his how it its names no of one only something that the them to two what
        which who
        """,
    "de": """
        also das deinen den die diesmal ein eine einen einer einfach getrank hinter in jederzeit
        jetzt namen nur seine seinen sie vor wer zahl zuerst
        """,
    "fr": """
        apres des donc en l la le maintenant pour qui sans seulement simplement son un une
        """,
}
"""Words after it that begin to tell what kind of thing is typed."""
LISTS = ("opening-", "options-", "level-", "choice-", "piece-", "domino", "back", "here")
"""Beginnings of messages that list what can be typed, besides those that are only typed."""
OTHER_PROGRAMS = {"pip", "ssh", "stty"}


@cache
def can_be_typed(language: Language, game: str) -> set[str]:
    """Return all words that mean something when typed in a game, or at any question."""
    files = ["common", game] if game in RECORDED else ["common", *GAMES]
    listed = [
        text
        for file in files
        for entry in entries(language, file)
        if is_typed(entry.id.name) or entry.id.name.startswith(LISTS)
        for text in Found(entry).texts
    ]
    return {*fold(" ".join(listed)).split(), *COMMANDS}


def named(language: Language, file: str) -> list[str]:
    """Return the words that follow "type"."""
    text = re.sub(r"\n\s+", " ", written(language, file))
    return [fold(word) for word in re.findall(rf"\b{TYPE[language]} ([^\W\d_]+)\b(?!-)", text)]


def of_program(language: Language, file: str) -> list[str]:
    """Return what follows the name of the program."""
    text = re.sub(r"\n\s+", " ", written(language, file))
    return re.findall(rf"{PROGRAM} (--\w+|\w+|\{{ \$\w+ \}})", text)


@every_language
@everywhere
def test_what_is_named_behind_type_can_be_typed_there(language: Language, file: str) -> None:
    """It is a word of a command or of an answer in that language, or a kind of thing."""
    game = file.removesuffix("/tutorial")
    known = can_be_typed(language, game) | {*KINDS[language].split()} | OTHER_PROGRAMS
    assert sorted({*named(language, file)} - known) == []


@every_language
@everywhere
def test_what_is_named_behind_the_program_is_one_of_its_commands(
    language: Language, file: str
) -> None:
    """Or --help, or the command that was typed."""
    assert {*of_program(language, file)} <= {*RUN, "--help", "{ $command }"}


@every_language
@everywhere
def test_a_command_of_the_program_never_stands_alone(language: Language, file: str) -> None:
    """Without the program's name it would be looked for in the game, which does not have it."""
    alone = {*RUN} - {*COMMANDS, ""} - ({*Entries.words} if file == EVENING else set())
    text = re.sub(r"\n\s+", " ", written(language, file))
    behind = re.findall(rf"(?:\b{TYPE[language]}|\bwith|\bmit|\bavec) ([a-z]+)\b", text)
    assert sorted(alone & {*behind}) == []


@every_language
def test_what_is_looked_for_is_found(language: Language) -> None:
    """There are messages of both kinds, and a word that cannot be typed is not known."""
    assert len(named(language, "common")) > 20
    assert len(of_program(language, "help")) > 20
    assert "wombat" not in can_be_typed(language, "sixpack")
    assert "boat" in can_be_typed("en", "lifeboat")


# How the program is called ------------------------------------------------------------------------


def started(monkeypatch: pytest.MonkeyPatch, *words: str, own: int = 0, given: str = "") -> str:
    """Return what the program calls itself, started by these words, *own* of them its own."""
    monkeypatch.setenv(STARTED_BY, given)
    monkeypatch.setattr(sys, "orig_argv", [*words])
    monkeypatch.setattr(sys, "argv", ["", *words[len(words) - own :]])
    return typed()


@unix.paths
def test_the_program_is_called_as_it_was_started(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is called by what was typed, without folders before Python; otherwise by its own name."""
    module = ("python3", "-P", "-m", "accessible_games")
    assert started(monkeypatch, *module) == "python3 -P -m accessible_games"
    assert started(monkeypatch, *module, "play", "life", own=2) == "python3 -P -m accessible_games"
    assert started(monkeypatch, "/opt/bin/python3", *module[2:]) == "python3 -m accessible_games"
    assert started(monkeypatch, "../bin/python", *module[2:])[:13] == "../bin/python"
    assert started(monkeypatch, "python3", "bin/accessible-games", "play", own=1) == PROGRAM
    assert started(monkeypatch, "python3", "-c", "run()") == PROGRAM


def test_bootstrap_says_how_it_was_started(monkeypatch: pytest.MonkeyPatch) -> None:
    """That takes precedence over everything else."""
    given = "python3 bootstrap.py"
    assert started(monkeypatch, "python", "-m", "accessible_games", given=given) == given


@unix.paths
def test_bootstrap_tells_the_program_how_it_was_started(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it was typed, without the folders before Python and the words after its own name."""
    words = ["/opt/bin/python3", "games/bootstrap.py", "play", "life"]
    monkeypatch.setenv(STARTED_BY, "")  # so that it is restored after the test
    monkeypatch.setattr(sys, "orig_argv", words)
    monkeypatch.setattr(sys, "argv", words[1:])
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(os, "execv", no_program)
    with pytest.raises(FileNotFoundError):
        start.start(["none"])
    assert typed() == "python3 games/bootstrap.py"


@pytest.mark.parametrize(
    ("words", "known", "typed"),
    [
        (["C:\\Python313\\python.exe"], ["C:\\python313\\Python.exe"], "python"),
        (["C:\\Python313\\python.exe"], ["C:\\Other\\python.exe", "C:\\Windows\\py.exe"], "py"),
        (["C:\\Spiele für Jörg\\python.exe"], [], '"C:\\Spiele für Jörg\\python.exe"'),
        (["python\\python.exe"], ["C:\\Windows\\py.exe"], "python\\python.exe"),
        (["py"], [], "py"),
    ],
)
def test_on_windows_the_program_can_be_typed_as_it_is_said(
    monkeypatch: pytest.MonkeyPatch, words: list[str], known: list[str], typed: str
) -> None:
    """Python by a name that finds it, and paths between the marks that cmd.exe knows."""

    def which(name: str) -> str | None:
        paths = [
            path for path in known if path.lower().endswith(name.removesuffix(".exe") + ".exe")
        ]
        return paths[0] if paths else None

    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(shutil, "which", which)
    module = (*words, "-m", "accessible_games")
    assert started(monkeypatch, *module) == f"{typed} -m accessible_games"
    script = "C:\\Spiele für Jörg\\bootstrap.py"
    monkeypatch.setattr(sys, "orig_argv", [*words, script, "play"])
    monkeypatch.setattr(sys, "argv", [script, "play"])
    assert start.typed() == f'{typed} "{script}"'


def no_program(path: str, words: list[str]) -> None:
    """Pretend that there is no program to become."""
    raise FileNotFoundError(2, "none", path)


@every_language
def test_words_name_the_program_as_it_was_started(
    language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They do so everywhere, but never in the name of a file."""
    monkeypatch.setenv(STARTED_BY, "python3 bootstrap.py")
    speaker = Narrator(catalogue_of(language), [], [])
    said = " ".join(speaker.say("lesson-of", title="SixPack", game="sixpack"))
    assert said.endswith(" python3 bootstrap.py tutorial sixpack.")
    assert "python3 bootstrap.py resume" in " ".join(speaker.say("saved-for-later"))
    path = "/somewhere/accessible-games/settings.toml"
    assert path in " ".join(speaker.say("settings-are-in", file=path))
    usage = Narrator(catalogue_of(language, "help"), [], []).say("usage-program")
    assert sum(line.startswith("python3 bootstrap.py ") for line in usage) > 10
    assert PROGRAM not in " ".join(usage)


@pytest.mark.parametrize("start", [".venv/bin/ag", "[a]/ag", "*/ag", "{a}/ag", '"a{\\" }"/ag'])
def test_a_name_that_begins_as_words_of_fluent_do_is_said(
    start: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There a dot at the start of a line begins an attribute, and a bracket a variant."""
    monkeypatch.setenv(STARTED_BY, start)
    usage = Narrator(catalogue_of("en", "help"), [], []).say("usage-program")
    assert f"{start} play, to begin a game." in usage
