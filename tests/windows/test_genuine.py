"""The program under a genuine Python for Windows: files, locks, pipes, words and names."""

import os
from pathlib import Path

import pytest

from accessible_games.failure import crash_files
from accessible_games.frontends.terminal.arguments import GREETING
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.store import library
from tests.running import ROOT, run, run_raw
from tests.sessions import new_game, new_record, program
from tests.windows.genuine import begun, path, python, windows

pytestmark = pytest.mark.slow
TABLE = ("--people", "Jörg Müller", "--seats", "3", "--bots", "easy", "--seed", "31")
GAME = ("play", "life-is-life", *TABLE)
TEAMS = ("life-is-life", "--players", "easy,random,random", "--games", "2", "--workers", "2")
PAIR = ("arche-noah", "--seats", "2", "--bots", "random", "--games", "3")
NAMES = ("Spiele für Jörg", "jeux d'été")


@pytest.fixture(params=NAMES)
def folder(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A folder with blanks and letters of other languages in its name."""
    made = tmp_path / str(request.param)
    made.mkdir()
    return made


@pytest.fixture
def here(tmp_path: Path) -> Path:
    """A folder with an ordinary name."""
    return tmp_path


def record(folder: Path) -> Path:
    """The only saved game."""
    (found,) = (folder / "data" / "records").glob("*.txt")
    return found


def labels_in(encoding: str) -> bytes:
    """What the labels of a game are in an encoding."""
    command = [*python(), "-m", "accessible_games", "labels", "life-is-life", "--language", "de"]
    return run_raw(command, cwd=ROOT, env={**os.environ, "PYTHONIOENCODING": encoding}).stdout


def test_it_is_windows() -> None:
    """Otherwise these tests would say nothing."""
    code = "import os, sys; print(sys.platform, os.name)"
    assert run([*python(), "-c", code]).stdout.split() == ["win32", "nt"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_heard_as_elsewhere(here: Path, language: Language) -> None:
    """Every line, letter by letter, and so is what it goes on with."""
    first = "1\n".join(["", f"{catalogue_of(language).words('command-hand')[0]}\n", ""])
    for words in (GAME, ("resume",)):
        ours = program(
            *(*words, "--language", language),
            *("--data", str(here / "ours"), "--config", str(here / "ours")),
            typed=first,
        )
        theirs = windows(here, *words, "--language", language, typed=first)
        assert (theirs.status, theirs.err) == (0, "")
        told = [GREETING, *ours.lines[:-2]]  # the last ones say how the program is called
        assert theirs.lines[: len(told)] == told
    assert library.read(record(here)).occupants[0].name == "Jörg Müller"


def test_a_damaged_game_goes_on(folder: Path) -> None:
    """The damaged one is kept beside it."""
    assert windows(folder, *GAME, typed="1 goat\nquit\n").status == 0
    saved = record(folder)
    found = saved.read_bytes().replace(b"\n0 lay goat", b"\n0 lay  goat", 1)
    saved.write_bytes(found)
    outcome = windows(folder, "resume", saved.stem, typed="yes\nquit\n")
    assert (outcome.status, outcome.err) == (0, "")
    assert saved.with_suffix(".damaged").read_bytes() == found
    assert len([*saved.parent.iterdir()]) == 2


def test_a_game_is_locked_between_two_windows_and_freed_by_a_kill(here: Path) -> None:
    """What was played before the kill is kept."""
    with begun(here, *GAME) as one:
        assert one.stdin is not None
        assert one.stdout is not None
        one.stdin.write(b"1 goat\n")
        one.stdin.flush()
        while b"lay a goat" not in one.stdout.readline():
            continue
        other = windows(here, "resume", record(here).stem)
        assert other.status == 1
        assert other.err.startswith("This game is being played in another window.")
        kept = record(here).read_bytes()
    assert b"0 lay goat" in kept
    assert record(here).read_bytes().startswith(kept)
    assert windows(here, "resume", typed="quit\n").status == 0


def test_settings_keep_their_letters(folder: Path) -> None:
    """As they were typed."""
    assert windows(folder, "settings", "name", "Zoë Müller").status == 0
    assert windows(folder, "settings", "name").lines == ["Name: Zoë Müller"]


@pytest.mark.parametrize("form", ["brf", "pef", "txt", "svg", "stl", "3mf"])
def test_labels_are_the_same_byte_for_byte(here: Path, form: str) -> None:
    """In every format that has no date in it."""
    words = ("overlay", "life-is-life", "--format", form, "--language", "de")
    made = windows(here, *words, "--out", path(here / "theirs"))
    assert (made.status, made.err) == (0, "")
    assert program(*words, "--out", str(here / "ours")).status == 0
    theirs, ours = (
        {file.name: file.read_bytes() for file in (here / name).iterdir()}
        for name in ("theirs", "ours")
    )
    assert theirs == ours


def test_braille_comes_through_a_pipe(here: Path) -> None:
    """In UTF-8, whatever the console has."""
    assert windows(here, "labels", "life-is-life", "--language", "de").lines[0] == (
        "Giraffe, 9 Stück, Kürzel G9. ⠛⠔"
    )


@pytest.mark.parametrize("encoding", ["cp1252", "cp850"])
def test_an_old_encoding_gets_its_own_letters(encoding: str) -> None:
    """Umlauts as it has them, and question marks for braille only."""
    lines = labels_in(encoding).decode(encoding).splitlines()
    assert lines[0] == "Giraffe, 9 Stück, Kürzel G9. ??"


@pytest.mark.parametrize("name", ["NUL", "CON", "aux"])
def test_names_that_no_file_can_have_are_sentences(here: Path, name: str) -> None:
    """They neither hang nor fail with more than a sentence."""
    for words in (("labels", "--deck", name), ("replay", name), ("resume", name)):
        outcome = windows(here, *words, "--language", "en")
        assert (outcome.status in (1, 2), "Traceback" in outcome.err) == (True, False)
        assert name.lower() in outcome.err.lower()
    assert crash_files(here / "data" / "crashes") == []


@pytest.mark.parametrize(
    ("language", "words"),
    [
        *(("fr", ("doctor",)), ("de", ("report",)), ("en", ("settings",)), ("fr", ("daily",))),
        *(("de", ("puzzle", "sixpack")), ("fr", ("tutorial", "arche-noah"))),
        *(("en", ("tutorial", "mau-mau")), ("de", ("rules", "lifeboat"))),
        *(("fr", ("labels", "skat")), ("en", ("tournament", *TEAMS)), ("de", ("simulate", *PAIR))),
    ],
)
def test_each_command_works(here: Path, language: Language, words: tuple[str, ...]) -> None:
    """It says something, and ends without a failure."""
    works(here, *words, "--language", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_is_over_is_reviewed_and_counted(folder: Path, language: Language) -> None:
    """By the same words as elsewhere, whatever the folder is called."""
    (folder / "data" / "records").mkdir(parents=True)
    played = new_game(folder / "data" / "records", new_record(("Zoë Müller",), seed=3))
    played.play_to_the_end()
    places = ("--data", str(folder / "data"), "--config", str(folder / "config"))
    for words in (("review",), ("statistics", "--rebuild")):
        theirs = works(folder, *words, "--language", language)
        ours = program(*words, "--language", language, *places)
        assert theirs == ours.lines[-len(theirs) :]


def works(folder: Path, *words: str) -> list[str]:
    """Return what a command says, which succeeds, complains of nothing and writes no crash."""
    outcome = windows(folder, *words)
    assert (outcome.status, outcome.err) == (0, "")
    assert outcome.lines
    assert crash_files(folder / "data" / "crashes") == []
    return outcome.lines
