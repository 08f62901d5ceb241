"""Every command that a message names can be typed where it is heard.

Commands of the command line stand behind the name of the program, which is said as it was started.
Commands of a game, and answers, stand behind "type", with no word between.
"""

import os
import re
import sys
from functools import cache

import pytest

from accessible_games.app.command_line import RUN
from accessible_games.games import GAMES
from accessible_games.setup import start
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.fold import fold
from accessible_games.speech.narrator import Narrator
from accessible_games.speech.program_name import PROGRAM, STARTED_BY, typed
from tests.speech.demands import COMMANDS
from tests.speech.messages import FILES, Found, entries, written

FILES_HEARD = (*FILES, *(f"tutorial-{game}" for game in GAMES))
"""All files of words."""
everywhere = pytest.mark.parametrize("file", FILES_HEARD)
every_language = pytest.mark.parametrize("language", LANGUAGES)

TYPE = {"en": r"[Tt]ype", "de": r"[Tt]ippe", "fr": r"[Tt]aper?"}
"""Behind this stands what is typed, if it is not told what kind of thing is."""
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
"""Words behind it that begin to tell what kind of thing is typed."""
LISTS = (
    *("command-", "typed-", "options-", "level-", "called-", "choice-", "piece-", "domino"),
    *("back", "here", "nothing", "yes", "numbers", "everything", "fillers"),
)
"""Beginnings of messages that list what can be typed."""
OTHER_PROGRAMS = {"pip", "stty"}


@cache
def can_be_typed(language: Language, game: str) -> set[str]:
    """All words that mean something when they are typed in a game, or at any question."""
    files = ["common", game] if game in GAMES else ["common", *GAMES]
    listed = [
        text
        for file in files
        for entry in entries(language, file)
        if entry.id.name.startswith(LISTS)
        for text in Found(entry).texts
    ]
    return {*fold(" ".join(listed)).split(), *COMMANDS}


def named(language: Language, file: str) -> list[str]:
    """The words that stand behind "type"."""
    text = re.sub(r"\n\s+", " ", written(language, file))
    return [fold(word) for word in re.findall(rf"\b{TYPE[language]} ([^\W\d_]+)\b(?!-)", text)]


def of_program(language: Language, file: str) -> list[str]:
    """What stands behind the name of the program."""
    text = re.sub(r"\n\s+", " ", written(language, file))
    return re.findall(rf"{PROGRAM} (--\w+|\w+|\{{ \$\w+ \}})", text)


@every_language
@everywhere
def test_what_is_named_behind_type_can_be_typed_there(language: Language, file: str) -> None:
    """A word of a command or of an answer in that language, else a kind of thing."""
    game = file.removeprefix("tutorial-")
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
    """Without the program's name it would be looked for in the game, where there is none."""
    alone = {*RUN} - {*COMMANDS, ""}
    text = re.sub(r"\n\s+", " ", written(language, file))
    behind = re.findall(rf"(?:\b{TYPE[language]}|\bwith|\bmit|\bavec) ([a-z]+)\b", text)
    assert sorted(alone & {*behind}) == []


@every_language
def test_what_is_looked_for_is_found(language: Language) -> None:
    """There are messages of both kinds, and a word that nobody can type is none that is known."""
    assert len(named(language, "common")) > 20
    assert len(of_program(language, "help")) > 20
    assert "wombat" not in can_be_typed(language, "sixpack")
    assert "boat" in can_be_typed("en", "lifeboat")


# How the program is called ------------------------------------------------------------------------


def started(monkeypatch: pytest.MonkeyPatch, *words: str, own: int = 0, given: str = "") -> str:
    """What the program calls itself where it was started by these words, the last *own* its own."""
    monkeypatch.setenv(STARTED_BY, given)
    monkeypatch.setattr(sys, "orig_argv", [*words])
    monkeypatch.setattr(sys, "argv", ["", *words[len(words) - own :]])
    return typed()


def test_the_program_is_called_as_it_was_started(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a module by what was typed, without folders before Python; by its own name else."""
    module = ("python3", "-P", "-m", "accessible_games")
    assert started(monkeypatch, *module) == "python3 -P -m accessible_games"
    assert started(monkeypatch, *module, "play", "life", own=2) == "python3 -P -m accessible_games"
    assert started(monkeypatch, "/opt/bin/python3", *module[2:]) == "python3 -m accessible_games"
    assert started(monkeypatch, "../bin/python", *module[2:])[:13] == "../bin/python"
    assert started(monkeypatch, "python3", "bin/accessible-games", "play", own=1) == PROGRAM
    assert started(monkeypatch, "python3", "-c", "run()") == PROGRAM


def test_bootstrap_says_how_it_was_started(monkeypatch: pytest.MonkeyPatch) -> None:
    """That goes before all else."""
    given = "python3 bootstrap.py"
    assert started(monkeypatch, "python", "-m", "accessible_games", given=given) == given


def test_bootstrap_tells_the_program_how_it_was_started(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it was typed, without the folders before Python and the words behind its own name."""
    words = ["/opt/bin/python3", "games/bootstrap.py", "play", "life"]
    monkeypatch.setenv(STARTED_BY, "")  # and so it is put back behind the test
    monkeypatch.setattr(sys, "orig_argv", words)
    monkeypatch.setattr(sys, "argv", words[1:])
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(os, "execv", no_program)
    with pytest.raises(FileNotFoundError):
        start.start(["none"])
    assert typed() == "python3 games/bootstrap.py"


def no_program(path: str, words: list[str]) -> None:
    """There is no such program to become."""
    raise FileNotFoundError(2, "none", path)


@every_language
def test_words_name_the_program_as_it_was_started(
    language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wherever they name it, and never in the name of a file."""
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
