"""The file of the statistics: kept current, and never in the way of anything."""

import json
import os
import sqlite3
import sys
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from pathlib import Path
from subprocess import PIPE, CompletedProcess

import pytest

from accessible_games.__main__ import main
from accessible_games.speech.catalogue import LANGUAGES
from accessible_games.store import tally
from accessible_games.store.folders import folder
from accessible_games.store.tally import MANY, take
from tests.forking import Work, run_copy
from tests.rights import give_up_rights
from tests.running import PATIENCE, Started
from tests.sessions import ENDING, Outcome, new_record, program, records
from tests.store.saved_games import database, everything, lay, over, spoken, told
from tests.written import by_hand

pytestmark = pytest.mark.slow

# Kept up to date ----------------------------------------------------------------------------------


def test_what_is_kept_is_what_would_be_counted_anew() -> None:
    """After games are begun, finished, changed and thrown away."""
    steps: list[Callable[[], object]] = [
        lambda: lay("a", by_hand(new_record()), 1),
        lambda: lay("b", over(0), 2),
        lambda: lay("a", over(1), 3),
        lambda: lay("c", "???", 4),
        lambda: lay("c", over(0), 5),
        lambda: (records() / "b.txt").unlink(),
        lambda: lay("a", by_hand(new_record()), 6),
    ]
    for step in steps:
        step()
        kept = take(records(), database())
        assert kept == tally.counted(records(), ":memory:")
        assert kept == take(records(), database())


def test_a_record_that_has_not_changed_is_not_read_again() -> None:
    """Its name, size and time are the same, so it is taken for the same."""
    path = lay("a", over(0), when=4)
    assert told()[0]["won"] == 1
    path.write_text(over(1), "utf-8")  # of the same size
    os.utime(path, (1_600_000_004,) * 2)
    assert told()[0]["won"] == 1
    assert told("--rebuild")[0]["won"] == 0


def test_who_has_many_records_hears_that_it_takes_a_while() -> None:
    """The first time, and when everything is counted again; JSON has only the figures."""
    for place in range(MANY):
        lay(f"r{place}", over(0))
    first = "100 saved games are counted for the first time, which takes a while."
    line = f"Life is Life: {MANY} games, {MANY} won."
    assert " ".join(spoken()) == f"{first} {line}"
    assert spoken() == [line]
    assert " ".join(spoken("--rebuild")) == f"{first} {line}"
    assert told("--rebuild")[0]["won"] == MANY


def test_records_are_never_touched() -> None:
    """Whatever they hold, and however often they are asked."""
    lay("a", over(0))
    lay("b", "???")
    lay("c", by_hand(new_record()) + "0 turn 1")
    before = everything()
    for words in ((), ("life-is-life",), ("--rebuild",)):
        program("statistics", *words)
    assert everything() == before


def test_a_game_from_a_position_counts_for_nobody() -> None:
    """It may have been nearly won then; its record can be read all the same."""
    lay("a", f"{by_hand(new_record(position=ENDING))}result 0\n")
    lay("b", over(0))
    tally = take(records(), database())
    assert [(each.name, each.won) for each in tally.games] == [("Anna", True)]
    assert tally.damaged == 0


# What can go wrong --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "damage", [b"", b"no database at all" * 100, b"SQLite format 3\0" + b"x" * 5000]
)
def test_a_damaged_file_is_made_anew(damage: bytes) -> None:
    """From the records, without a message."""
    lay("a", over(0))
    told()
    database().write_bytes(damage)
    assert told()[0]["won"] == 1
    assert told()[0]["won"] == 1
    assert take(records(), database()).games != ()


@pytest.mark.parametrize(
    "change",
    [
        "PRAGMA user_version = 99",
        "DROP TABLE records",
        "ALTER TABLE records DROP COLUMN told",
        "ALTER TABLE records ADD COLUMN colour TEXT",
    ],
)
def test_a_file_of_another_shape_is_made_anew(change: str) -> None:
    """An older one, a newer one, and one that was changed by hand."""
    lay("a", over(0))
    told()
    connection = sqlite3.connect(database())
    connection.execute(change)
    connection.commit()
    connection.close()
    lay("b", over(0), when=2)
    assert take(records(), database()) == tally.counted(records(), ":memory:")
    assert len(take(records(), database()).games) >= 1


def test_a_folder_in_the_place_of_the_file_moves_aside() -> None:
    """With everything in it; SQLite's files beside it do not matter either."""
    lay("a", over(0))
    database().mkdir()
    (database() / "mine.txt").write_text("mine")
    database().with_name("statistics.sqlite-journal").mkdir()
    assert told()[0]["won"] == 1
    assert database().is_file()
    assert database().with_name("statistics.sqlite-1").joinpath("mine.txt").read_text() == "mine"


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE records SET told = replace(told, 'true', 'false')",
        "UPDATE records SET told = replace(told, 'Anna', 'Bert')",
        "UPDATE records SET told = x'00ff'",
        "UPDATE records SET sum = NULL",
        "UPDATE records SET file = x'61' WHERE rowid = 1",
        "UPDATE records SET file = 7 WHERE rowid = 1",
        "DELETE FROM records",
        "UPDATE records SET told = CAST(x'22ff22' AS TEXT)",
    ],
)
def test_what_is_not_what_was_written_is_never_told(change: str) -> None:
    """Even if the database itself is intact."""
    lay("a", over(0))
    lay("b", over(1), when=2)
    told()
    connection = sqlite3.connect(database())
    assert connection.execute(change).rowcount > 0
    connection.commit()
    connection.close()
    assert take(records(), database()) == tally.counted(records(), ":memory:")
    assert take(records(), database()) == tally.counted(records(), ":memory:")


@pytest.mark.parametrize("year", [-5000, 3000, 200_000])
def test_a_record_of_any_year_counts(year: int) -> None:
    """Clocks go wrong, and disks keep what they showed."""
    path = lay("a", over(0))
    try:
        os.utime(path, ns=(0, (year - 1970) * 31_556_952 * 10**9))
    except (OSError, OverflowError):
        pytest.skip("this disk knows no such year")
    assert told()[0]["won"] == 1
    assert told()[0]["won"] == 1


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such names")
def test_a_record_whose_name_is_no_text_counts() -> None:
    """Some disks allow any bytes."""
    path = lay("a", over(0))
    os.rename(path, os.fsencode(path.parent) + b"/b\xff.txt")
    assert told()[0]["won"] == 1
    assert take(records(), database()) == take(records(), database())


def test_another_program_that_holds_the_file_is_no_obstacle(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Then games are counted without it, and the file is left alone."""
    lay("a", over(0))
    told()
    lay("b", over(0), when=3)
    monkeypatch.setattr(tally, "PATIENCE", 0.05)
    holder = sqlite3.connect(database())
    holder.execute("BEGIN EXCLUSIVE")
    try:
        assert told()[0]["played"] == 2
    finally:
        holder.close()
    assert told()[0]["played"] == 2


def test_many_may_ask_at_once() -> None:
    """All hear the same, and the file is whole afterwards."""
    for place in range(30):
        lay(f"r{place}", over(place % 4))
    command = [sys.executable, "-m", "accessible_games", "statistics", "--json"]
    with ExitStack() as stack:
        running = [
            stack.enter_context(Started(command, stdout=PIPE, stderr=PIPE, text=True))
            for _ in range(4)
        ]
        heard = {process.communicate(timeout=PATIENCE) for process in running}
    assert len(heard) == 1
    assert heard.pop()[1] == ""
    assert take(records(), database()) == tally.counted(records(), ":memory:")


def without_rights(modes: Mapping[Path, int], *words: str) -> CompletedProcess[str]:
    """Return what the program says with changed file modes; root gives up its rights for it."""

    def limited() -> None:
        give_up_rights()
        main()

    before = {path: path.stat().st_mode for path in modes}
    for path, mode in modes.items():
        path.chmod(mode)
    try:
        return run_copy(Work(limited, ("statistics", *words)))
    finally:
        for path, mode in before.items():
            path.chmod(mode)


on_linux = pytest.mark.skipif(sys.platform != "linux", reason="rights are taken in another way")


@on_linux
def test_a_read_only_folder_is_no_obstacle() -> None:
    """Nothing is saved, and everything is told."""
    lay("a", over(0))
    done = without_rights({folder("data"): 0o555}, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["games"][0]["won"] == 1
    assert not database().exists()


@on_linux
def test_a_read_only_file_is_made_anew() -> None:
    """If its folder takes another one."""
    lay("a", over(0))
    told()
    lay("b", over(1), when=2)
    database().chmod(0o444)
    done = without_rights({folder("data"): 0o755}, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert take(records(), database()) == tally.counted(records(), ":memory:")
    assert os.access(database(), os.W_OK)
    connection = sqlite3.connect(database())
    assert connection.execute("SELECT COUNT(*) FROM records").fetchone() == (2,)
    connection.close()


@on_linux
@pytest.mark.parametrize("words", [("--json",), ("--json", "--rebuild")])
def test_a_read_only_file_in_a_read_only_folder_is_no_obstacle(words: tuple[str, ...]) -> None:
    """What is new is told all the same, and the file stays as it was."""
    lay("a", over(0))
    told()
    before = database().read_bytes()
    lay("b", over(1), when=2)
    done = without_rights({database(): 0o444, folder("data"): 0o555}, *words)
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["games"][0]["played"] == 2
    assert database().read_bytes() == before


@on_linux
def test_records_that_may_not_be_read_do_not_count() -> None:
    """One counts as damaged for a user who may not read it; a closed folder is reported."""
    lay("a", over(0))
    closed = lay("b", over(0))
    done = without_rights({closed: 0o000}, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["damaged"] == 1
    done = without_rights({records(): 0o000}, "--language", "en")
    assert (done.returncode, done.stdout) == (1, "")
    assert " ".join(done.stderr.split()).endswith("records cannot be used: there is no permission.")


@on_linux
def test_a_record_that_can_be_read_again_counts() -> None:
    """With the same name, size and time: an unreadable file is tried each time."""
    closed = lay("a", over(0))
    assert json.loads(without_rights({closed: 0o000}, "--json").stdout)["damaged"] == 1
    assert take(records(), database()) == tally.counted(records(), ":memory:")
    assert told()[0]["played"] == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk that is always full")
def test_a_full_disk_is_no_obstacle() -> None:
    """The program does without a file that cannot be written."""
    lay("a", over(0))
    database().symlink_to("/dev/full")
    assert told()[0]["won"] == 1


def test_a_python_without_sqlite_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """In one sentence."""
    monkeypatch.setitem(sys.modules, "sqlite3", None)
    for name in ("accessible_games.store.tally", "accessible_games.tools.statistics"):
        monkeypatch.delitem(sys.modules, name)
    outcome = program("statistics", "--language", "en")
    assert (outcome.status, outcome.out) == (2, "")
    assert "SQLite" in outcome.err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("chess",), "chess"),
        (("life-is-life", "lifeboat"), "lifeboat"),
        (("--games", "3"), "--games"),
    ],
)
def test_what_is_wrong_is_told(words: tuple[str, ...], named: str, language: str) -> None:
    """In one sentence that names it."""
    outcome: Outcome = program("statistics", *words, "--language", language)
    assert (outcome.status, outcome.out) == (2, "")
    assert named in outcome.err
