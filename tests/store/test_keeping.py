"""The files of saved games: when they vanish, when the disk is full, what else is there."""

import os
import shutil
import socket
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from stat import S_ISDIR

import pytest

from accessible_games.__main__ import main
from accessible_games.core.record import SessionStart
from accessible_games.core.record_lines import Writer
from accessible_games.games import GAMES
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.store import library
from accessible_games.store.library import SavedGame
from tests import unix
from tests.forking import Work, run_copy
from tests.full_disk import full_disk
from tests.sessions import CTRL_C, Typed, new_game, new_record, program, records

pytestmark = pytest.mark.slow

ANEW = "The file of the game was gone or had been changed."
OTHER = "somebody else's"


def told(answers: list[list[str]]) -> list[bool]:
    """Return after which lines it was said that the game was written again."""
    return [ANEW in " ".join(answer) for answer in answers]


# Files that vanish --------------------------------------------------------------------------------


def removed(path: Path) -> None:
    """Delete the file."""
    path.unlink()


def removed_with_folder(path: Path) -> None:
    """Delete its whole folder."""
    shutil.rmtree(path.parent)


def moved_away(path: Path) -> None:
    """Give the file another name."""
    path.rename(path.with_suffix(".moved"))


@unix.open_files_move
@pytest.mark.parametrize("vanish", [removed, removed_with_folder, moved_away])
def test_a_record_that_vanished_is_written_again_whole(
    tmp_path: Path, vanish: Callable[[Path], None]
) -> None:
    """At the next answer, and said once."""
    evening = new_game(tmp_path / "records")
    path = evening.session.kept.saved.path

    def typed() -> Iterator[Typed]:
        yield "1 mouse"
        vanish(path)
        yield "scores"
        yield "2 9 10"
        yield "1 9"
        yield "save"

    answers = evening.play_all(typed())
    assert told(answers) == [False, False, False, True, False, False, False]
    assert answers[5] == ["Saved as game."]
    assert [text for _, text in library.read(path).answers] == list(
        map(str, evening.session.match.table.moves)
    )


@unix.open_files_move
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["save", "quit", "end"])
def test_no_word_says_that_a_vanished_game_is_saved(
    tmp_path: Path, command: str, language: Language
) -> None:
    """`save`, `quit` and the end of the input look first, and say that it was written again."""
    evening = new_game(tmp_path, language=language)
    path, words = evening.session.kept.saved.path, catalogue_of(language)

    def typed() -> Iterator[Typed]:
        yield "1"
        path.unlink()
        if command != "end":
            yield words.words(f"command-{command}")[0]

    answers = evening.play_all(typed())
    assert words.say("written-anew", file="game") in " ".join(answers[2])
    assert library.read(path).answers


def replaced(path: Path) -> None:
    """Give its name to another file."""
    new = path.with_suffix(".new")
    new.write_text(OTHER)
    os.replace(new, path)


def overwritten(path: Path) -> None:
    """Write something else into the same file."""
    path.write_text(OTHER)


def emptied(path: Path) -> None:
    """Leave the file without anything in it."""
    path.write_text("")


def turned_into_another(path: Path) -> None:
    """Replace it by another player's saved game."""
    path.write_text(path.read_text().replace("Anna", "Olga"))


@unix.open_files_move
@pytest.mark.parametrize("change", [replaced, overwritten, emptied, turned_into_another])
def test_a_record_that_was_replaced_is_written_beside_it(
    tmp_path: Path, change: Callable[[Path], None]
) -> None:
    """The other file stays; the name of the new file is said."""
    evening = new_game(tmp_path)
    path = evening.session.kept.saved.path
    found: list[str] = []

    def typed() -> Iterator[Typed]:
        yield "1 mouse"
        change(path)
        found.append(path.read_text())
        yield "2 9 10"
        yield "save"

    answers = evening.play_all(typed())
    assert told(answers) == [False, False, True, False, False]
    assert "as game-2." in " ".join(answers[2])
    assert answers[3] == ["Saved as game-2."]
    assert path.read_text() == found[0]
    assert [text for _, text in library.read(path.with_stem("game-2")).answers] == list(
        map(str, evening.session.match.table.moves)
    )


@unix.open_files_move
def test_a_vanished_record_that_cannot_be_written_waits(tmp_path: Path) -> None:
    """It is said that nothing is saved, and that it will be written when the disk takes it."""
    evening = new_game(tmp_path / "records")
    path = evening.session.kept.saved.path

    def typed() -> Iterator[Typed]:
        yield "1 mouse"
        shutil.rmtree(path.parent)
        path.parent.write_text("a wall")
        yield "2 9 10"
        yield "save"
        path.parent.unlink()
        yield "save"

    answers = [" ".join(answer) for answer in evening.play_all(typed())]
    assert "The game cannot be saved:" in answers[2]
    assert answers[3] == "The game could not be saved."
    assert answers[4].startswith(ANEW)
    assert answers[4].endswith("Saved as game.")
    assert len(library.read(path).answers) == len(evening.session.match.table.moves)


# Power cuts and full disks ------------------------------------------------------------------------


@unix.folders
def test_the_folders_of_a_new_record_are_on_the_disk_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before the first prompt, and once: a file whose name is lost in a power cut is lost."""
    synced: list[int] = []
    sync = os.fsync

    def noted(file: int) -> None:
        stat = os.fstat(file)
        if S_ISDIR(stat.st_mode):
            synced.append(stat.st_ino)
        sync(file)

    monkeypatch.setattr(os, "fsync", noted)
    evening = new_game(tmp_path / "data" / "records")
    at_prompts: list[int] = []

    def typed() -> Iterator[Typed]:
        for line in ("1 mouse", "2 9 10"):
            at_prompts.append(len(synced))
            yield line

    evening.play_all(typed())
    folders = (tmp_path / "data" / "records", tmp_path / "data", tmp_path)
    assert set(synced) == {folder.stat().st_ino for folder in folders}
    assert at_prompts == [3, 3]


@pytest.mark.parametrize("size", [0, 10])
def test_a_disk_that_is_full_at_the_start_leaves_no_file(tmp_path: Path, size: int) -> None:
    """Neither an empty one nor half a heading; later all of it is written."""
    with full_disk(size):
        evening = new_game(tmp_path)
        assert list(tmp_path.iterdir()) == []
        answers = evening.play("1 mouse", CTRL_C, CTRL_C, "yes")
        assert list(tmp_path.iterdir()) == []
    assert "The game cannot be saved:" in " ".join(answers[0])
    assert evening.session.kept.saved.append() is False
    table = library.read(evening.session.kept.saved.path).table(GAMES)
    assert table.moves == evening.session.match.table.moves


def test_an_empty_file_is_no_saved_game() -> None:
    """A program that was killed before its first line may leave one."""
    records().mkdir(parents=True)
    (records() / "empty.txt").touch()
    assert library.saved(records()) == []
    assert program("resume").err.startswith("There is no saved game to go on with.")


# What else lies there -----------------------------------------------------------------------------


def strange_things(folder: Path) -> None:
    """Make everything that can be named like a record but is none, and one game."""
    folder.mkdir(parents=True)
    os.mkfifo(folder / "pipe.txt")
    (folder / "folder.txt").mkdir()
    (folder / "nowhere.txt").symlink_to(folder / "missing")
    (folder / "round.txt").symlink_to(folder / "round.txt")
    (folder / "device.txt").symlink_to("/dev/zero")
    (folder / "to-pipe.txt").symlink_to(folder / "pipe.txt")
    with socket.socket(socket.AF_UNIX) as plug:
        here = os.getcwd()
        os.chdir(folder)  # the name of a socket must be short
        plug.bind("plug.txt")
        os.chdir(here)


@unix.pipes
@pytest.mark.parametrize("words", [("resume",), ("statistics",), ("replay", "pipe")], ids=str)
def test_what_is_no_regular_file_is_passed_over(words: tuple[str, ...]) -> None:
    """No one waits for a pipe without a writer; the one game is found."""
    strange_things(records())
    new_game(records()).play("1 mouse")
    done = run_copy(Work(main, words))
    said = done.stdout + done.stderr
    expected = {
        "resume": "Life is Life goes on.",
        "statistics": "One game is not over yet.\n",
        "replay": "There is no saved game pipe",
    }
    assert expected[words[0]] in said
    assert "damaged" not in said


# The order ----------------------------------------------------------------------------------------


def lying(name: str, session: int | None, age: int, year: int = 2026) -> Path:
    """Make a saved game of some session, whose file was changed so many hours ago."""
    start = SessionStart(session or 1, datetime(year, 3, 4, 5, 6, tzinfo=UTC))
    lines = new_record(people=(name,)).heading()
    path = records() / f"{name}.txt"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(Writer(*lines, *([str(start)] if session else [])).data)
    os.utime(path, (1_000_000_000 - age * 3600,) * 2)
    return path


def test_the_order_is_what_records_say_of_themselves() -> None:
    """Whatever the times of their files, which copying changes, and the machine's clock."""
    lying("Olga", 3, age=1, year=2039)
    lying("Nina", 12, age=9, year=1999)
    lying("Mara", 5, age=5, year=2026)
    assert [path.stem for path in library.saved(records())] == ["Nina", "Mara", "Olga"]


def test_records_that_say_nothing_follow_by_the_times_of_their_files() -> None:
    """They count as older than all others."""
    lying("Olga", None, age=7)
    lying("Nina", None, age=2)
    lying("Mara", 1, age=9)
    assert [path.stem for path in library.saved(records())] == ["Mara", "Nina", "Olga"]


def test_a_session_counts_on_from_all_others() -> None:
    """Even if the clock went back."""
    assert library.next_session(records()).number == 1
    lying("Olga", 41, age=1, year=2099)
    lying("Nina", 7, age=0)
    assert library.next_session(records()).number == 42


def test_the_game_played_last_comes_first_whatever_the_clock_says() -> None:
    """New or resumed: each session says that it came after the others."""
    table = ("--seats", "3", "--bots", "random", "--seed", "1")
    for person in ("Olga", "Nina"):
        program("play", "life-is-life", "--people", person, *table, typed="1\n")
    olga, nina = sorted(records().glob("*.txt"), key=lambda path: "Nina" in path.read_text())
    os.utime(olga, (4_000_000_000,) * 2)
    assert library.saved(records()) == [nina, olga]
    program("resume", olga.stem)
    os.utime(nina, (4_000_000_000,) * 2)
    assert library.saved(records()) == [olga, nina]


def test_an_old_record_that_goes_on_comes_first() -> None:
    """From then on it has its session, although it has no checks."""
    path = lying("Olga", None, age=5)
    lying("Nina", 4, age=1)
    program("resume", "Olga")
    assert library.saved(records())[0] == path


def test_the_list_tells_when_a_record_says_it_was_played() -> None:
    """The time of its file does not matter."""
    for number, day in ((2, 4), (1, 5)):
        path = lying(f"P{day}", None, age=1)
        started = SessionStart(number, datetime(2026, 3, day, 12, tzinfo=UTC))
        path.write_bytes(Writer(*new_record().heading(), str(started)).data)
    first, second, *_ = program("resume").lines
    assert ("4 March" in first, "5 March" in second) == (True, True)


def test_a_game_that_is_not_begun_leaves_no_name(tmp_path: Path) -> None:
    """Neither a file nor a folder."""
    assert SavedGame(tmp_path / "records" / "game.txt").writer.data == b""
    assert list(tmp_path.iterdir()) == []
