"""A backup takes over whole, tells before what it holds, and loses nothing of what was there."""

import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from accessible_games.server.storage import restoring
from accessible_games.server.storage.backup import back_up
from accessible_games.server.storage.database import Database
from accessible_games.server.storage.restoring import Holdings, Restored, restore
from accessible_games.server.storage.store import Known, StoreError
from accessible_games.store import whole
from tests.full_disk import full_disk
from tests.server.storage.test_backup import fill, people
from tests.server.storage.test_database import ANNA, PLAN, WORD, wait_for
from tests.sessions import program

BEN = Known("Ben", "hash")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Database]:
    """Yield an open store: Anna has one game open and one over."""
    with closing(Database(tmp_path / "data" / "server.sqlite")) as opened:
        (opened.file.parent / "server-key").write_bytes(b"key")
        opened.keep_person(ANNA)
        for word in (WORD, f"{WORD} two"):
            opened.keep_table(word, PLAN, {0: "Anna"})
            opened.append(word, "text")
        wait_for(opened, opened.end_table(WORD))
        yield opened


@pytest.fixture
def file(store: Database, tmp_path: Path) -> Path:
    """Return a backup of it, in which there is no Ben; the store has one, and is closed."""
    made = back_up(store.file, tmp_path / "backups")
    store.keep_person(BEN)
    store.close()
    return made


def told_by(backup: Path, store: Path) -> tuple[Restored, Holdings]:
    """Take a backup over; return what became of it, and what it was said to hold."""
    told: list[Holdings] = []
    done = restore(backup, store, told.append)
    (holdings,) = told
    return done, holdings


def test_it_takes_over_and_keeps_what_was_there(store: Database, file: Path) -> None:
    """Both are whole stores."""
    before = datetime.now(UTC)
    done, holdings = told_by(file, store.file)
    assert (holdings.people, holdings.tables, holdings.games) == (1, 1, 1)
    assert holdings.made <= before
    assert people(store.file) == ["Anna"]
    assert done.aside is not None
    assert people(done.aside) == ["Anna", "Ben"]
    with closing(Database(store.file)) as found:
        assert [table.record for table in found.tables] == ["text"]


def test_the_log_of_a_killed_server_is_kept_with_its_store(store: Database, tmp_path: Path) -> None:
    """What it had written last is only there."""
    made = back_up(store.file, tmp_path / "backups")
    wait_for(store, store.keep_person(BEN))
    killed = tmp_path / "killed"
    shutil.copytree(store.file.parent, killed)
    done, _ = told_by(made, killed / store.file.name)
    assert done.aside is not None
    assert (people(done.aside), people(killed / store.file.name)) == (["Anna", "Ben"], ["Anna"])


def test_where_there_was_nothing_the_files_beside_it_come_back(file: Path, tmp_path: Path) -> None:
    """As on a new machine, which clients then know again."""
    done, _ = told_by(file, tmp_path / "new" / "server.sqlite")
    assert done == Restored(None)
    assert people(tmp_path / "new" / "server.sqlite") == ["Anna"]
    assert (tmp_path / "new" / "server-key").read_bytes() == b"key"


def test_a_key_that_is_there_stays(store: Database, file: Path) -> None:
    """Clients know that one."""
    (store.file.parent / "server-key").write_bytes(b"another")
    told_by(file, store.file)
    assert (store.file.parent / "server-key").read_bytes() == b"another"


def test_what_was_played_since_is_not_lost_by_the_same_words(store: Database, file: Path) -> None:
    """A server that the system starts again keeps its words, and takes a backup over once."""
    told_by(file, store.file)
    with closing(Database(store.file)) as again:
        again.keep_person(Known("Cleo", "hash"))
    done, _ = told_by(file, store.file)
    assert done == Restored(is_new=False)
    assert people(store.file) == ["Anna", "Cleo"]


def test_a_mere_copy_of_a_store_can_be_taken_over(store: Database, tmp_path: Path) -> None:
    """It is as old as its file, and it too is taken over once."""
    store.close()
    copy = tmp_path / "copy.sqlite"
    shutil.copy(store.file, copy)
    done, holdings = told_by(copy, store.file)
    assert holdings.made == datetime.fromtimestamp(int(copy.stat().st_mtime), UTC)
    assert (done.is_new, told_by(copy, store.file)[0].is_new) == (True, False)


def test_a_backup_of_a_restored_store_is_another_one(
    store: Database, file: Path, tmp_path: Path
) -> None:
    """It has its own time and its own files."""
    with closing(sqlite3.connect(file)) as older, older:
        older.execute(
            "UPDATE backup SET data = ? WHERE name = 'made'", (b"2026-01-01T12:00+00:00",)
        )
    told_by(file, store.file)
    with closing(Database(store.file)) as again:
        again.keep_person(BEN)
    later = back_up(store.file, tmp_path / "later")
    done, holdings = told_by(later, store.file)
    assert done.is_new
    assert holdings.made > datetime(2026, 1, 1, 12, tzinfo=UTC)
    assert (holdings.people, holdings.beside) == (2, {"server-key": b"key"})


# What is refused ----------------------------------------------------------------------------------


def text(file: Path) -> None:
    """Write something else."""
    file.write_text("Dear diary, " * 1000)


def nothing(file: Path) -> None:
    """Write an empty file, which SQLite takes for a database."""
    file.write_text("")


def other(file: Path) -> None:
    """Write a database of another program."""
    file.unlink()
    with closing(sqlite3.connect(file)) as made, made:
        made.execute("CREATE TABLE people (name TEXT)")
        made.execute("PRAGMA user_version = 1")


def newer(file: Path) -> None:
    """Let it be of a version to come."""
    with closing(sqlite3.connect(file)) as made:
        made.execute("PRAGMA user_version = 2")


def torn(file: Path) -> None:
    """Take away its end."""
    with open(file, "rb+") as stream:
        stream.truncate(file.stat().st_size // 2)


def rotten(file: Path) -> None:
    """Damage it in the middle."""
    with open(file, "rb+") as stream:
        stream.seek(4096)
        stream.write(b"rubbish!" * 250)


def folder(file: Path) -> None:
    """Put a folder in its place."""
    file.unlink()
    file.mkdir()


WRONG: list[tuple[Callable[[Path], None], str]] = [
    (text, "is damaged."),
    (nothing, "is no backup of a server."),
    (other, "is no backup of a server."),
    (newer, "was written by a newer version of this program. Install that one."),
    (torn, "is damaged."),
    (rotten, "is damaged."),
    (folder, "is no backup of a server."),
    (Path.unlink, "is no backup of a server."),
]


@pytest.mark.parametrize(("spoil", "told"), WRONG)
def test_what_is_no_backup_is_refused(
    store: Database, file: Path, spoil: Callable[[Path], None], told: str
) -> None:
    """In one sentence; no server starts, and the store is as it was."""
    data = store.file.read_bytes()
    spoil(file)
    done = program(
        "serve", "--restore", str(file), "--data", str(store.file.parent), "--language", "en"
    )
    assert done.status == 1
    assert " ".join(done.err.split()) == f"{file} {told}"
    assert store.file.read_bytes() == data
    assert {each.name for each in store.file.parent.iterdir()} == {
        *("server.sqlite", "server.sqlite-lock", "server-key")
    }


def test_the_store_itself_is_no_backup(store: Database, file: Path) -> None:
    """By whatever name."""
    same = store.file.parent / "same.sqlite"
    same.symlink_to(store.file)
    with pytest.raises(StoreError) as caught:
        told_by(same, store.file)
    assert caught.value.problem == "backup-itself"


def test_a_store_in_use_is_left_alone(store: Database, file: Path) -> None:
    """The server that plays with it goes on."""
    with closing(Database(store.file)) as used:
        with pytest.raises(StoreError) as caught:
            told_by(file, store.file)
        wait_for(used, used.keep_person(Known("Cleo", "hash")))
    assert caught.value.problem == "in-use"
    assert people(store.file) == ["Anna", "Ben", "Cleo"]


def test_a_full_disk_changes_nothing(store: Database, tmp_path: Path) -> None:
    """Nothing of the copy is left behind."""
    fill(store, 100)
    made = back_up(store.file, tmp_path / "backups")
    store.keep_person(BEN)
    store.close()
    with full_disk(100_000), pytest.raises(OSError, match=r"."):
        told_by(made, store.file)
    assert people(store.file) == ["Anna", "Ben"]
    assert not [each for each in store.file.parent.iterdir() if each.name.endswith("part")]


def test_what_fails_at_the_last_step_changes_nothing(
    store: Database, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store is whole until the other one has its name."""

    def fails(part: Path, path: Path) -> None:
        raise OSError(5, "planted", str(path))

    monkeypatch.setattr(whole, "replace", fails)
    with pytest.raises(OSError, match="planted"):
        told_by(file, store.file)
    assert people(store.file) == ["Anna", "Ben"]
    assert not (store.file.parent / restoring.PART).exists()


def test_a_damaged_store_is_kept_with_its_log(store: Database, file: Path) -> None:
    """Byte by byte: perhaps somebody can still read something of it."""
    log = store.file.with_name("server.sqlite-wal")
    store.file.write_bytes(b"rubbish" * 1000)
    log.write_bytes(b"what was written last")
    done, _ = told_by(file, store.file)
    assert done.aside is not None
    assert done.aside.read_bytes() == b"rubbish" * 1000
    assert done.aside.with_name(f"{done.aside.name}-wal").read_bytes() == b"what was written last"
    assert (people(store.file), log.exists()) == (["Anna"], False)
