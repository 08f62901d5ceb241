"""The doctor: the program itself, what it keeps, and the terminal."""

import os
import re
import shutil
import sys
from pathlib import Path

import pytest

from accessible_games import __version__
from accessible_games.match import settings
from accessible_games.players import LEVELS
from accessible_games.resources import IN_PROGRESS
from accessible_games.speech.catalogue import LANGUAGES, VERBOSITIES, Catalogue, Language, Verbosity
from accessible_games.speech.narrator import WIDTHS
from accessible_games.store import folders
from accessible_games.tools import finding
from accessible_games.tools.doctor import LAST, PARTS
from accessible_games.tools.neighbours import readers
from tests.forking import Work, run_copy
from tests.games.test_games_of_others import NEWER, laid
from tests.rights import give_up_rights, take_disk
from tests.sessions import program, records
from tests.speech.linter import too_long
from tests.speech.messages import messages
from tests.tools.doctor_runs import Visits, among, apart, copied, here, sentence, settings_file
from tests.written import unchecked

pytestmark = pytest.mark.slow

GAME = ("play", "life-is-life", "--people", "Anna", "--seats", "3", "--bots", "random")


def everything(folder: Path) -> dict[Path, tuple[int, bytes]]:
    """Return all files and folders with their contents, and when they were changed."""
    return {
        path: (path.stat().st_mtime_ns, path.read_bytes() if path.is_file() else b"")
        for path in folder.rglob("*")
    }


# The whole visit ----------------------------------------------------------------------------------


def test_a_well_machine() -> None:
    """The first line says whether playing is possible; the status is success."""
    visits = here()
    visits.tell("doctor-well")
    for visit in visits:
        assert visit.lines[0] == sentence(visit.language, "doctor-well", {})
        assert len(visit.lines) >= len([*PARTS, *readers(), *LAST])


def test_what_is_wrong_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """After the verdict, and before what is missing and what works."""
    settings_file('level = "tough"\nsort = "smell"\n')
    visits = among(monkeypatch, "reportlab")
    visits.tell("doctor-ill", 1, count=2)
    for visit in visits:
        told = {
            name: " ".join(visit.lines).index(sentence(visit.language, name, given))
            for name, given in {
                "doctor-ill": {"count": 2},
                "overlay-no-reportlab": {},
                "doctor-labels": {},
            }.items()
        }
        assert told["doctor-ill"] == 0
        assert "tough" in visit.lines[1].lower()
        assert "smell" in visit.lines[2].lower()
        assert 2 < told["overlay-no-reportlab"] < told["doctor-labels"]


def test_states_have_an_order() -> None:
    """The worst first."""
    assert finding.STATES == ("wrong", "missing", "works")


def test_nothing_is_changed(nobody: Path) -> None:
    """Neither if there is nothing yet, nor if games are saved."""
    here("--data", str(nobody / "new"), "--config", str(nobody / "also"))
    assert everything(nobody) == {}
    program(*GAME)
    program("settings", "level", "easy")
    before = everything(nobody)
    here()
    assert everything(nobody) == before != {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_behind_it_are_refused(language: Language) -> None:
    """Nothing is ignored silently."""
    outcome = program("doctor", "liblouis", "now", "--language", language)
    assert (outcome.status, outcome.out) == (2, "")
    told = sentence(language, "too-many-words", {"words": "liblouis now"})
    assert " ".join(outcome.err.split()) == told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("verbosity", VERBOSITIES)
def test_lines_fit(language: Language, verbosity: Verbosity) -> None:
    """Long sentences are broken between words, at the width of the verbosity."""
    outcome = program("doctor", "--language", language, "--verbosity", verbosity)
    assert too_long(outcome.lines, WIDTHS[verbosity]) == []
    assert all(len(line) > 2 for line in outcome.lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_brief_is_shorter(language: Language) -> None:
    """It says the same things."""
    brief, normal = (
        program("doctor", "--language", language, "--verbosity", verbosity).out
        for verbosity in ("brief", "normal")
    )
    assert len(brief) < len(normal)


def test_every_finding_is_provoked() -> None:
    """Each message of the doctor occurs in one of its tests."""
    texts = [file.read_text("utf-8") for file in Path(__file__).parent.glob("test_doctor*.py")]
    provoked = {name for text in texts for name in re.findall(r'"(doctor-[\w-]+)"', text)}
    assert sorted(name for name in messages("en") if name.startswith("doctor-")) == sorted(provoked)


# The program --------------------------------------------------------------------------------------


def test_versions() -> None:
    """Those of the program and of Python."""
    found = ".".join(map(str, sys.version_info[:3]))
    here().tell("doctor-program", value=__version__, found=found)


@pytest.mark.parametrize("lacking", [("tomlkit",), ("platformdirs",), ("platformdirs", "tomlkit")])
def test_modules_that_were_taken_away(lacking: tuple[str, ...], tmp_path: Path) -> None:
    """Without them settings cannot be changed, or folders cannot be found."""
    gone = "".join(f"sys.modules['{name}'] = None\n" for name in lacking)
    folders = {"ACCESSIBLE_GAMES_CONFIG": str(tmp_path), "ACCESSIBLE_GAMES_DATA": str(tmp_path)}
    visits = apart(first=f"import sys\n{gone}", variables=folders)
    visits.tell("doctor-no-modules", 1, choices=", ".join(lacking))
    visits.tell("doctor-ill", 1, count=1)


def test_games_of_other_packages(tmp_path: Path) -> None:
    """Those that can be played are named, and those that cannot be loaded, with the reason."""
    stones = laid(tmp_path / "games", "small-stones")
    (stones / "words" / "en").mkdir(parents=True)
    laid(tmp_path / "games", "broken", "import no_such_module")
    laid(tmp_path / "games", "later", NEWER)
    folders = {"ACCESSIBLE_GAMES_CONFIG": str(tmp_path), "ACCESSIBLE_GAMES_DATA": str(tmp_path)}
    visits = apart(variables={**folders, IN_PROGRESS: str(tmp_path / "games")})
    visits.tell("doctor-others", names="small-stones")
    problem = "ModuleNotFoundError: No module named 'no_such_module'"
    visits.tell("doctor-other-fails", game="broken", problem=problem)
    visits.tell("doctor-other-newer", game="later")


def test_a_part_that_cannot_be_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is told, and the other parts are examined all the same."""
    (tmp_path / "louis.py").write_text("raise SystemExit(3)\n")
    visits = among(monkeypatch, place=tmp_path, known="louis")
    visits.tell("doctor-failed", problem="SystemExit 3")
    visits.tell("doctor-labels")


def spoken(words: Catalogue) -> str:
    """Return the name that the language has for itself."""
    return words.say(f"language-{words.language}")


def test_a_language_that_was_asked_for() -> None:
    """An option asks for it, which overrides everything else."""
    settings_file('language = "en"\n')
    here().tell("doctor-language-option", now=spoken)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_in_the_settings(language: Language, monkeypatch: pytest.MonkeyPatch) -> None:
    """It overrides the system."""
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    settings_file(f'language = "{language}"\n')
    told = sentence(language, "doctor-language-setting", {"now": spoken})
    assert told in program("doctor", "--verbosity", "full").lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("LC_ALL", "{}_XX.UTF-8"),
        ("LANGUAGE", "nl:{}"),
        ("LANGUAGE", "{}:de"),
        ("LC_MESSAGES", "{}"),
        ("LANG", "{}"),
    ],
)
def test_a_language_of_the_system(
    variable: str, value: str, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The variable that asks for it is named."""
    monkeypatch.delenv("LC_ALL")
    monkeypatch.setenv(variable, value.format(language))
    by = f"{variable} {value.format(language)}"
    told = sentence(language, "doctor-language-system", {"now": spoken, "value": by})
    assert told in program("doctor", "--verbosity", "full").lines


@pytest.mark.parametrize("value", ["C.UTF-8", "nl_NL.UTF-8", "POSIX"])
def test_a_system_without_a_language_of_ours(value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """English is spoken, and how to change that is told."""
    monkeypatch.setenv("LC_ALL", value)
    told = sentence("en", "doctor-language-default", {"now": spoken})
    assert told in program("doctor", "--verbosity", "full").lines
    assert "settings language" in told


# Settings -----------------------------------------------------------------------------------------


def test_no_settings_yet() -> None:
    """Their future place is told."""
    here().tell("doctor-no-settings", file=str(folders.file()))


def test_settings_in_order(tmp_path: Path) -> None:
    """In the usual folder, and in one that was named."""
    here_is = settings_file('level = "normal"\n')
    here().tell("doctor-settings", file=str(here_is))
    named = tmp_path / "named"
    named.mkdir()
    shutil.move(here_is, named)
    here("--config", str(named)).tell("doctor-settings", file=str(named / "settings.toml"))


@pytest.mark.parametrize(("text", "line"), [('level = "easy"\nlevel = \n', 2), ("= 1", 1)])
def test_damaged_settings(text: str, line: int) -> None:
    """With the line, if it is known."""
    file = settings_file(text)
    here().tell("damaged-settings", 1, path=str(file), line=line)


def test_settings_that_are_no_text() -> None:
    """Bytes of anything else."""
    file = settings_file("")
    file.write_bytes(b"\xff\xfe")
    here().tell("damaged-settings", 1, path=str(file), line=1)


def test_a_folder_in_place_of_the_settings() -> None:
    """It cannot be read."""
    folders.file().mkdir(parents=True)
    here().tell("unreadable-settings", 1, path=str(folders.file()), problem="eisdir")


def test_each_wrong_setting_is_told() -> None:
    """By name."""
    settings_file('level = "tough"\ncolour = "red"\nbots = "Tom"\n')
    visits = here()
    visits.tell("wrong-choice", 1, name="level", value="tough", choices=", ".join(LEVELS))
    visits.tell("unknown-setting", 1, name="colour", choices=", ".join(settings.KINDS))
    visits.tell("wrong-setting", 1, name="bots", value="Tom")
    visits.tell("doctor-ill", 1, count=3)


# Saved games --------------------------------------------------------------------------------------


def test_no_game_yet(nobody: Path) -> None:
    """The folder will be made."""
    visits = here()
    visits.tell("doctor-new-folder", folder=str(records()))
    visits.tell("doctor-games", count=0)
    assert not (nobody / "data").exists()


@pytest.mark.parametrize("count", [1, 2])
def test_saved_games_are_counted(count: int) -> None:
    """Only whole ones count."""
    for _ in range(count):
        program(*GAME)
    visits = here()
    visits.tell("doctor-folder", folder=str(records()))
    visits.tell("doctor-games", count=count)


@pytest.mark.parametrize("damaged", [b"hello", b"\n", b"\xff\n", b"accessible-games record 1\n"])
def test_a_damaged_game_is_named(damaged: bytes) -> None:
    """Playing is possible all the same."""
    program(*GAME)
    (records() / "broken.txt").write_bytes(damaged)
    visits = here()
    visits.tell("doctor-damaged", count=1, names="broken")
    visits.tell("doctor-games", count=2)
    visits.tell("doctor-well")


def test_several_damaged_games() -> None:
    """A line that was changed, and a game that is not here; a folder does not count."""
    program(*GAME)
    (whole,) = records().glob("*.txt")
    text = whole.read_text("utf-8").replace("Anna", "Olga")
    (records() / "olga.txt").write_text(text)
    (records() / "chess.txt").write_text(unchecked(text).replace("life-is-life", "chess"))
    (records() / "folder.txt").mkdir()
    here().tell("doctor-damaged", count=2, names="olga, chess")


@pytest.mark.parametrize("below", ["", "deeper"])
def test_a_file_in_place_of_the_folder(below: str, tmp_path: Path) -> None:
    """Games cannot be saved there."""
    wall = tmp_path / "wall"
    wall.write_text("a wall")
    problem = {"problem": lambda words: str(words.say("system-enotdir"))}
    folder = wall / below / "records"
    here("--data", str(wall / below)).tell("doctor-no-folder", 1, folder=str(folder), **problem)


def test_a_name_that_is_too_long(tmp_path: Path) -> None:
    """What the system says is told."""
    long = tmp_path / ("x" * 300)
    problem = {"problem": lambda words: str(words.say("system-enametoolong"))}
    here("--data", str(long)).tell("doctor-no-folder", 1, folder=str(long / "records"), **problem)


on_linux = pytest.mark.skipif(sys.platform != "linux", reason="rights are taken in another way")


@on_linux
@pytest.mark.parametrize("made", [True, False])
def test_a_folder_that_must_not_be_written(made: bool, tmp_path: Path) -> None:
    """Whether it is there or would have to be made."""
    place = tmp_path / "closed"
    folder = place / "records"
    (folder if made else place).mkdir(parents=True)
    closed = folder if made else place
    closed.chmod(0o500)
    try:
        visits = copied("--data", str(place), first=give_up_rights)
    finally:
        closed.chmod(0o700)
    problem = {"problem": lambda words: str(words.say("system-eacces"))}
    visits.tell("doctor-no-folder", 1, folder=str(folder), **problem)


@on_linux
def test_a_folder_that_must_not_be_entered(tmp_path: Path) -> None:
    """Nothing can be found out about it."""
    place = tmp_path / "hidden"
    place.mkdir()
    place.chmod(0)
    try:
        visits = copied("--data", str(place / "deep"), first=give_up_rights)
    finally:
        place.chmod(0o700)
    problem = {"problem": lambda words: str(words.say("system-eacces"))}
    visits.tell("doctor-no-folder", 1, folder=str(place / "deep/records"), **problem)


def test_a_full_disk() -> None:
    """A disk without any room."""
    full = [Path(each) for each in ("/proc/self", "/proc", "/sys") if Path(each).is_dir()]
    place = next((p for p in full if shutil.disk_usage(p).free == 0 and os.access(p, 7)), None)
    if place is None:
        pytest.skip("no disk is full here")
    folder = place / "games/records"
    here("--data", str(folder.parent)).tell("doctor-full", 1, folder=str(folder))


def on_a_disk(place: Path, size: str, *, read_only: bool = False) -> Visits:
    """Return the doctor's visits with a folder that is a disk of its own."""

    def first() -> None:
        take_disk(place, size, read_only=read_only)

    if sys.platform != "linux" or run_copy(Work(first)).returncode:
        pytest.skip("this system gives no disk for a test")
    return copied("--data", str(place), first=first)


@pytest.mark.parametrize(
    ("size", "message", "number"),
    [
        ("1m", "doctor-megabytes", 1),
        ("5m", "doctor-megabytes", 5),
        ("1g", "doctor-gigabytes", 1),
        ("12g", "doctor-gigabytes", 12),
    ],
)
def test_room_on_the_disk(size: str, message: str, number: int, tmp_path: Path) -> None:
    """In megabytes where there is little, else in gigabytes."""
    visits = on_a_disk(tmp_path, size)
    visits.tell(message, number=number)
    visits.tell("doctor-new-folder", folder=str(tmp_path / "records"))


def test_a_disk_with_hardly_any_room(tmp_path: Path) -> None:
    """Less than a megabyte."""
    visits = on_a_disk(tmp_path, "900k")
    visits.tell("doctor-full", 1, folder=str(tmp_path / "records"))


def test_a_disk_that_is_read_only(tmp_path: Path) -> None:
    """Nothing can be written there, even by root."""
    problem = {"problem": lambda words: str(words.say("system-erofs"))}
    visits = on_a_disk(tmp_path, "5m", read_only=True)
    visits.tell("doctor-no-folder", 1, folder=str(tmp_path / "records"), **problem)
