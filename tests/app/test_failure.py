"""Whatever fails, from the first import on: a true sentence, a file, exit status 1."""

import os
import shutil
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest

from accessible_games import failure
from accessible_games.app import command_line as commands
from accessible_games.frontends.terminal.program import Program
from accessible_games.match.commands import command_table as session_commands
from accessible_games.match.commands.entry import PersonCommand
from accessible_games.match.person import Person
from accessible_games.speech.catalogue import LANGUAGES
from tests.examples import times
from tests.running import ROOT, run
from tests.sessions import Outcome, program, records
from tests.unix import modules

pytestmark = pytest.mark.slow

GAME = ("play", "life-is-life", "--people", "Anna", "--seats", "3", "--bots", "random")
STARTED = "from accessible_games.__main__ import main; main()"
WITHOUT = """
import sys
sys.argv[0] = "accessible-games"
sys.modules.update(dict.fromkeys({missing!r}))
"""
"""Packages that are missing."""
INTERRUPTED = """
import os, signal, sys
left = {place}
def count(event, what):
    global left
    if event == "import" and "accessible_games" in sys.modules:
        left -= 1
        if left == 0:
            os.kill(os.getpid(), signal.SIGINT)
signal.signal(signal.SIGINT, signal.default_int_handler)
sys.addaudithook(count)
"""
"""Ctrl-C at one of the imports."""
PACKAGES = ("babel", "fluent", "fluent.syntax", "platformdirs", "tomllib", "argparse")


def crashes(folder: Path | None = None) -> list[Path]:
    """Return what was written down about failures."""
    return failure.crash_files((folder or records().parent) / "crashes")


def started(before: str, words: Sequence[str], root: Path = ROOT) -> Outcome:
    """Run the program in its own process, after some lines of Python; nothing is typed."""
    done = run(
        [sys.executable, "-c", before + STARTED, *words],
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root), "PYTHONUTF8": "1"},
    )
    return Outcome(done.returncode, done.stdout, done.stderr)


def mistaken(monkeypatch: pytest.MonkeyPatch, command: str, error: Exception) -> None:
    """Plant a bug in a command of the command line."""

    def fail(started: Program) -> None:
        raise error

    known = cast(dict[str, Callable[[Program], None]], commands.RUN)
    monkeypatch.setitem(known, command, fail)


# What is true -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["settings", "statistics", "rules", "doctor"])
def test_a_game_is_called_saved_only_where_one_is(
    command: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If no game was played, nothing is said about saving."""
    mistaken(monkeypatch, command, ZeroDivisionError("of ours"))
    words = failure.SENTENCES[language]
    error = program(command, "--language", language).err
    assert error.startswith(words["mistake"])
    assert words["saved"] not in error


def test_a_lesson_is_not_called_saved(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of it is written to the disk."""
    broken(monkeypatch, "help")
    outcome = program("tutorial", "life-is-life", typed="help\n")
    assert outcome.status == 1
    assert failure.SENTENCES["en"]["saved"] not in outcome.err


def test_a_game_that_the_disk_does_not_take_is_not_called_saved(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nothing is promised that could not be written."""
    broken(monkeypatch, "hint")
    records().parent.mkdir(parents=True)
    records().write_text("a wall")
    outcome = program(*GAME, typed="hint\n")
    assert outcome.status == 1
    assert failure.SENTENCES["en"]["saved"] not in outcome.err
    assert len(crashes()) == 1


def broken(monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    """Plant a bug in a command of a session."""

    def fail(person: Person, rest: str) -> None:
        raise ZeroDivisionError("of ours")

    table = cast(dict[str, PersonCommand], session_commands.OF_PERSON)
    monkeypatch.setitem(table, command, replace(table[command], does=fail))


# What is written down -----------------------------------------------------------------------------


def test_each_failure_has_a_file_and_ten_are_kept(tmp_path: Path) -> None:
    """The time names it; the oldest ones go, and no other file does."""
    (tmp_path / "crashes").mkdir()
    (tmp_path / "crashes/notes.txt").write_text("mine")
    written = [failure.write_down(KeyError(f"number {n}"), tmp_path) for n in range(13)]
    assert crashes(tmp_path) == written[3:]
    assert ["number 12" in path.read_text() for path in crashes(tmp_path)] == [False] * 9 + [True]
    assert (tmp_path / "crashes/notes.txt").exists()
    if sys.platform != "win32":
        assert {path.stat().st_mode & 0o077 for path in crashes(tmp_path)} == {0}


def test_the_newest_file_stays_where_a_clock_went_back(tmp_path: Path) -> None:
    """The ten others are named by a later time."""
    (tmp_path / "crashes").mkdir()
    for number in range(10):
        (tmp_path / f"crashes/crash-2999-01-01-00000{number}-000000.txt").touch()
    written = failure.write_down(KeyError("now"), tmp_path)
    assert written in crashes(tmp_path)
    assert len(crashes(tmp_path)) == 10


def test_where_nothing_can_be_written_no_file_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One sentence all the same."""
    (tmp_path / "wall").write_text("a wall")
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "wall"))
    assert failure.write_down(KeyError("x"), tmp_path / "wall") is None
    said = failure.sentence(KeyError("x"), "en", None)
    assert said == "The program made a mistake. Please tell us what you did last."


def test_all_sentences_are_there_in_all_languages() -> None:
    """They have the same gaps to fill."""
    assert set(failure.SENTENCES) == set(LANGUAGES)
    for name, sentence in failure.SENTENCES["en"].items():
        for language in LANGUAGES:
            other = failure.SENTENCES[language][name]
            assert ("{file}" in other, "{part}" in other) == (
                "{file}" in sentence,
                "{part}" in sentence,
            )


# What is missing ----------------------------------------------------------------------------------


def check_damaged(outcome: Outcome, language: str, part: str) -> None:
    """Check for one sentence in the language, which names the part and the one file."""
    told = failure.SENTENCES[language]["damaged"].format(part=part)
    assert (outcome.status, len(outcome.err.splitlines())) == (1, 1), outcome.err
    assert outcome.err.startswith(told)
    (file,) = crashes()
    assert str(file) in outcome.err
    file.unlink()


@modules
@pytest.mark.parametrize("package", PACKAGES)
def test_a_missing_package_is_named(package: str) -> None:
    """Even where the words cannot be read without it."""
    config = Path(os.environ["XDG_CONFIG_HOME"], "accessible-games/settings.toml")
    config.parent.mkdir(parents=True)
    config.write_text('sort = "name"\n')
    missing = [package, f"{package}.runtime"]
    places = [] if package == "platformdirs" else ["--config", str(config.parent)]
    for language in LANGUAGES[: times(1)]:
        words = ["rules", "life-is-life", "--language", language, *places]
        outcome = started(WITHOUT.format(missing=missing), words)
        # Before the command line is read, only the environment tells the language.
        check_damaged(outcome, "en" if package == "argparse" else language, package)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the package in another place, where it can be damaged."""
    folder = tmp_path_factory.mktemp("copy")
    shutil.copytree(
        ROOT / "accessible_games",
        folder / "accessible_games",
        ignore=shutil.ignore_patterns("__pycache__"),
    )
    return folder


def cut(path: Path) -> None:
    """Leave the first 2000 bytes."""
    path.write_bytes(path.read_bytes()[:2000])


def scramble(path: Path) -> None:
    """Put bytes there that are not UTF-8."""
    path.write_bytes(bytes(range(128, 256)) * 40)


DAMAGES: Sequence[Callable[[Path], None]] = (cut, scramble, Path.unlink)


@modules
@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.__name__)
def test_a_damaged_word_file_is_named(copy: Path, damage: Callable[[Path], None]) -> None:
    """Cut off, not text, or missing: the sentence needs none of its words."""
    file = copy / "accessible_games/locales/de/common/program.ftl"
    whole = file.read_bytes()
    damage(file)
    try:
        outcome = started("", ["settings", "--language", "de"], copy)
    finally:
        file.write_bytes(whole)
    told = failure.SENTENCES["de"]["damaged"].partition("{")[0]
    assert (outcome.status, len(outcome.err.splitlines())) == (1, 1), outcome.err
    assert outcome.err.startswith(told)
    assert len(crashes()) == 1


TERMINAL = "frontends/terminal"


@pytest.mark.parametrize(
    "name", [f"{TERMINAL}/arguments.py", f"{TERMINAL}/program.py", "core/record.py"]
)
@modules
def test_a_damaged_module_is_named(copy: Path, name: str) -> None:
    """Even if it is the very first one."""
    file = copy / "accessible_games" / name
    whole = file.read_bytes()
    file.write_bytes(whole[:1000] + b"\n((((")
    try:
        outcome = started("", ["settings"], copy)
    finally:
        file.write_bytes(whole)
    check_damaged(outcome, "en", file.name)


@modules
def test_the_language_of_the_settings_is_spoken_without_words(copy: Path) -> None:
    """It is known before the words are read."""
    program("settings", "language", "fr")
    file = copy / "accessible_games/locales/fr/common/program.ftl"
    whole = file.read_bytes()
    scramble(file)
    try:
        outcome = started("", ["settings"], copy)
    finally:
        file.write_bytes(whole)
    check_damaged(outcome, "fr", "program.ftl")


# Ctrl-C -------------------------------------------------------------------------------------------

PLACES = [1, 2, 3, 5, 8, 13, 40, 80, 120, 160, *range(4, 200, 4)]


@modules
@pytest.mark.parametrize("place", PLACES[: times(10)])
def test_an_interrupt_while_the_program_loads_is_one_word(place: int) -> None:
    """At any import: no traceback, status 1, and nothing is written down."""
    before = INTERRUPTED.format(place=place)
    outcome = started(before, ["rules", "life-is-life", "--language", "de"])
    early = failure.SENTENCES["en"]["stopped"], failure.SENTENCES["de"]["stopped"]
    assert outcome.status == 1
    assert outcome.err.strip() in early
    assert crashes() == []


def test_the_last_words_need_none_of_our_modules() -> None:
    """Nothing but the standard library is loaded by them."""
    code = (
        "import sys; before = {*sys.modules}; import accessible_games.failure;"
        "print(*sorted({n.split('.')[0] for n in {*sys.modules} - before}"
        " - {*sys.stdlib_module_names}))"
    )
    done = run([sys.executable, "-c", code], cwd=ROOT)
    assert done.stdout.split() == ["accessible_games"]
