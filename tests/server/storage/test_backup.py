"""A backup is whole or not there at all, whatever happens, and the server's games go on."""

import os
import signal
import sqlite3
import stat
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from subprocess import PIPE

import pytest

from accessible_games.server.storage import backup
from accessible_games.server.storage.backup import back_up, backups, reading
from accessible_games.server.storage.database import Database
from accessible_games.server.storage.store import Known, StoreError
from tests.forking import Work, run_copy
from tests.full_disk import full_disk
from tests.rights import give_up_rights, take_disk
from tests.running import Started
from tests.server.storage.test_database import ANNA, PLAN, WORD, wait_for
from tests.sessions import program

OLD = "server-2026-01-0{}-120000Z.sqlite"
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="rights are taken in another way")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Database]:
    """Yield an open store with somebody in it."""
    with closing(Database(tmp_path / "data" / "server.sqlite")) as opened:
        wait_for(opened, opened.keep_person(ANNA))
        yield opened


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder for backups, which is not there yet."""
    return tmp_path / "backups"


def people(file: Path) -> list[str]:
    """Return who is in a store or a backup, read as anybody may."""
    with closing(reading(file)) as source:
        return [name for (name,) in source.execute("SELECT name FROM people ORDER BY name")]


def fill(store: Database, size: int) -> None:
    """Let a store have so many pages, or a few more."""
    for number in range(size // 2):
        ticket = store.append(f"{WORD} {number}", "x" * 8000)
    wait_for(store, ticket)


# What it holds ------------------------------------------------------------------------------------


def test_others_read_the_store_while_a_server_has_it(store: Database) -> None:
    """They see what is on the disk, and the server writes on while they do."""
    with closing(reading(store.file)) as other:
        other.execute("BEGIN")
        assert other.execute("SELECT name FROM people").fetchall() == [("Anna",)]
        wait_for(store, store.keep_person(Known("Ben", "hash")))
        assert other.execute("SELECT count(*) FROM people").fetchall() == [(1,)]
    assert people(store.file) == ["Anna", "Ben"]


def test_a_backup_is_the_store_of_one_moment(store: Database, folder: Path) -> None:
    """What is written while it is made is not in it, and it is one file for its owner alone."""
    fill(store, 3 * backup.PAGES)
    written: list[int] = []

    def step() -> None:
        written.append(store.keep_person(Known(f"Ben {len(written)}", "hash")))
        wait_for(store, written[-1])

    file = back_up(store.file, folder, step=step)
    assert len(written) > 2
    assert people(file) == ["Anna"]
    assert [each.name for each in folder.iterdir() if each.name != backup.LOCK] == [file.name]
    if os.name == "posix":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert len(people(store.file)) == 1 + len(written)


def test_files_beside_the_store_are_in_it(store: Database, folder: Path) -> None:
    """The keys by which clients and push services know the server, and who is not let in."""
    (store.file.parent / "server-key").write_bytes(b"\x00key")
    (store.file.parent / "server-push-key").write_bytes(b"push")
    (store.file.parent / "banned.txt").write_text("Mallory\n")
    with closing(sqlite3.connect(back_up(store.file, folder))) as made:
        kept = dict(made.execute("SELECT name, data FROM backup"))
    assert (kept["server-key"], kept["banned.txt"]) == (b"\x00key", b"Mallory\n")
    assert kept["server-push-key"] == b"push"
    assert {*kept} == {"server-key", "server-push-key", "banned.txt", "made"}


def test_the_newest_stay(store: Database, folder: Path) -> None:
    """Nothing but old backups is removed."""
    folder.mkdir()
    for number in range(1, 6):
        (folder / OLD.format(number)).write_text("old")
    for name in ("server.sqlite", "server-2026-01-01.sqlite", "holiday.jpg"):
        (folder / name).write_text("mine")
    file = back_up(store.file, folder, 3)
    assert backups(folder) == [folder / OLD.format(4), folder / OLD.format(5), file]
    assert sum(each.read_text() == "mine" for each in folder.iterdir() if each != file) == 3


def test_a_store_that_nobody_uses_is_backed_up_too(store: Database, folder: Path) -> None:
    """As by a timer of the system."""
    store.close()
    assert people(back_up(store.file, folder)) == ["Anna"]


# What goes wrong ----------------------------------------------------------------------------------


def nothing_new(folder: Path) -> bool:
    """Whether there is but the one old backup, and nothing that is not whole."""
    found = {each.name for each in folder.iterdir()} - {backup.LOCK}
    return found == {OLD.format(1)}


@pytest.fixture
def used(folder: Path) -> Path:
    """Return a folder that has a backup already."""
    folder.mkdir()
    (folder / OLD.format(1)).write_text("old")
    return folder


def test_a_backup_that_is_given_up_leaves_nothing(store: Database, used: Path) -> None:
    """As when the server stops meanwhile."""

    def step() -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        back_up(store.file, used, 1, step)
    assert nothing_new(used)


def test_a_folder_gets_one_backup_at_a_time(store: Database, used: Path) -> None:
    """The second one says so, and the first one is made."""
    problems = []

    def step() -> None:
        with pytest.raises(StoreError) as caught:
            back_up(store.file, used)
        problems.append(caught.value.problem)

    file = back_up(store.file, used, step=step)
    assert {*problems} == {"backup-busy"}
    assert backups(used) == [used / OLD.format(1), file]


def test_a_file_that_may_not_grow(store: Database, used: Path) -> None:
    """The folder is named, the older backups stay, and the store is written on."""
    fill(store, 100)
    with full_disk(100_000), pytest.raises(OSError, match=r".") as caught:
        back_up(store.file, used, 1)
    assert caught.value.filename == str(used)
    assert nothing_new(used)
    wait_for(store, store.keep_person(Known("Ben", "hash")))


@on_linux
def test_a_full_disk(store: Database, used: Path) -> None:
    """It is told as such; nothing is left on it."""
    fill(store, 1000)
    store.close()  # SQLite does not like copies of the process

    def limited() -> None:
        take_disk(used, "1m")
        try:
            back_up(store.file, used)
        except OSError as error:
            print(error.filename, os.strerror(error.errno or 0), sorted(os.listdir(used)))

    if run_copy(Work(lambda: take_disk(used, "1m"))).returncode:
        pytest.skip("this system gives no disk for a test")
    done = run_copy(Work(limited))
    assert done.stdout.strip() == f"{used} No space left on device ['{backup.LOCK}']"


@on_linux
def test_a_folder_that_must_not_be_written(store: Database, used: Path) -> None:
    """One sentence names it, in the host's language."""
    data = store.file.parent
    store.close()

    def limited() -> None:
        give_up_rights()
        done = program("serve", "backup", str(used), "--data", str(data), "--language", "de")
        print(done.status, " ".join(done.err.split()))

    used.chmod(0o500)
    try:
        done = run_copy(Work(limited))
    finally:
        used.chmod(0o700)
    told = f"1 {used} lässt sich nicht benutzen: die Erlaubnis fehlt."
    assert " ".join(done.stdout.split()) == told
    assert nothing_new(used)


def test_a_file_in_place_of_the_folder(store: Database, folder: Path) -> None:
    """It stays."""
    folder.write_text("mine")
    with pytest.raises(OSError, match=r".") as caught:
        back_up(store.file, folder)
    assert (caught.value.filename, folder.read_text()) == (str(folder), "mine")


@pytest.mark.parametrize("place", [0, 4096, 100 * 4096])
def test_nothing_is_made_of_a_damaged_store(store: Database, used: Path, place: int) -> None:
    """And no older backup makes room for it."""
    fill(store, 200)
    store.close()
    with open(store.file, "rb+") as stream:
        stream.seek(place)
        stream.write(b"rubbish!" * 250)
    with pytest.raises(StoreError) as caught:
        back_up(store.file, used, 1)
    assert (caught.value.problem, caught.value.file) == ("backup-damaged", str(store.file))
    assert nothing_new(used)


def test_a_store_that_is_not_there(tmp_path: Path, folder: Path) -> None:
    """Neither it nor the folder is made."""
    with pytest.raises(StoreError) as caught:
        back_up(tmp_path / "server.sqlite", folder)
    assert caught.value.problem == "no-store"
    assert [*tmp_path.iterdir()] == []


KILLED = """
import sys
from pathlib import Path
from accessible_games.server.storage.backup import back_up
def step():
    print("step", flush=True)
    sys.stdin.readline()
back_up(Path(sys.argv[1]), Path(sys.argv[2]), 1, step)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no kill -9")
@pytest.mark.parametrize("steps", [1, 2])
def test_a_kill_leaves_the_older_backups(store: Database, used: Path, steps: int) -> None:
    """The next one is made as if nothing had happened."""
    fill(store, 4 * backup.PAGES)
    command = [sys.executable, "-c", KILLED, str(store.file), str(used)]
    with Started(command, stdin=PIPE, stdout=PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for _ in range(steps):
            assert process.stdout.readline() == "step\n"
            process.stdin.write("\n")
            process.stdin.flush()
        process.send_signal(signal.SIGKILL)
        process.wait()
    assert [each.name for each in backups(used)][:1] == [OLD.format(1)]
    file = back_up(store.file, used, 1)
    assert people(file) == ["Anna"]
    assert {each.name for each in used.iterdir()} == {file.name, backup.LOCK}


# By the command line ------------------------------------------------------------------------------


def said(*words: str) -> tuple[int, str]:
    """Return the status of the program and what it says."""
    done = program("serve", *words, "--language", "en")
    return done.status, " ".join(f"{done.out} {done.err}".split())


def test_one_backup_by_a_command(store: Database, folder: Path) -> None:
    """It says where it is."""
    status, told = said("backup", str(folder), "--data", str(store.file.parent))
    (file,) = backups(folder)
    assert (status, told) == (0, f"The backup is {file}.")
    assert people(file) == ["Anna"]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["backup"], "Name one folder: accessible-games serve backup FOLDER."),
        (["backup", "a", "b"], "Name one folder: accessible-games serve backup FOLDER."),
        (["backup", "a", "--keep", "0"], "0 does not fit. Give a number from 1 to 9999."),
        (["backup", "a", "--keep", "x"], "--keep needs a number, not x."),
        (["--every", "1h"], "Add --backup and a folder, where the backups are to go."),
        (["--backup", "a", "--every", "soon"], "Soon is no span of time. Type 30m, 1h or 1d."),
        (["--backup", "a", "--every", "0m"], "0m is no span of time. Type 30m, 1h or 1d."),
        (["--backup", "a", "--every", "³m"], "³m is no span of time. Type 30m, 1h or 1d."),
    ],
)
def test_wrong_use_is_a_sentence(words: list[str], told: str) -> None:
    """Nothing is made."""
    assert said(*words) == (2, told)


def test_a_backup_of_nothing_is_a_sentence(tmp_path: Path, folder: Path) -> None:
    """It names what is not there."""
    status, told = said("backup", str(folder), "--data", str(tmp_path / "none"))
    missing = tmp_path / "none" / "server.sqlite"
    assert (status, told) == (1, f"There is no {missing}. Name the folder of a server.")


def test_what_a_plan_has_is_in_it_too(store: Database, folder: Path) -> None:
    """Tables with their seats and records are copied like people."""
    store.keep_table(WORD, PLAN, {0: "Anna"})
    wait_for(store, store.append(WORD, "text"))
    with closing(Database(back_up(store.file, folder))) as found:
        (table,) = found.tables
    assert (table.word, table.record) == (WORD, "text")
