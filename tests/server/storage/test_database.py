"""What the server remembers is on the disk before anyone hears of it, and comes back whole."""

import shutil
import signal
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from queue import Queue
from threading import Event

import pytest

from accessible_games.core.record import Occupant, Record, read
from accessible_games.core.record_lines import Writer
from accessible_games.games import GAMES
from accessible_games.server.storage import database_file, writer
from accessible_games.server.storage.database import Database
from accessible_games.server.storage.store import Known, Seated, Store, StoreError
from tests.running import PATIENCE, Started

ANNA = Known("Anna", "hash", settings={"language": "de"}, ignored=("ben",))
WORD = "apple river stone"
PLAN = {"game": "life-is-life", "seats": 3, "level": "easy"}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return the place of a store."""
    return tmp_path / "data" / "server.sqlite"


@pytest.fixture
def store(file: Path) -> Iterator[Database]:
    """Yield an open store."""
    with closing(Database(file)) as opened:
        yield opened


def again(store: Database) -> Database:
    """Close a store and open it again."""
    store.close()
    return Database(store.file)


def wait_for(store: Store, ticket: int) -> None:
    """Wait until a ticket is on the disk."""
    told = Queue[str]()
    store.listen(told.put)
    while store.committed < ticket:
        assert told.get(timeout=PATIENCE) == ""


# Coming back --------------------------------------------------------------------------------------


def test_people_come_back_as_they_were(store: Database) -> None:
    """With what they have chosen; the latest data of a name counts, however it is written."""
    store.keep_person(Known("ANNA", "old"))
    store.keep_person(ANNA)
    store.keep_person(Known("Gast", "drei kleine Worte", guest=True))
    with closing(again(store)) as later:
        assert [*later.known] == [ANNA, Known("Gast", "drei kleine Worte", guest=True)]


def test_who_is_forgotten_does_not_come_back(store: Database) -> None:
    """Whatever the case of the name."""
    store.keep_person(ANNA)
    store.forget_person("aNNa")
    with closing(again(store)) as later:
        assert later.known == []


def test_a_table_comes_back_with_its_record_and_its_seats(store: Database) -> None:
    """The text is that of a saved game, in whatever pieces it was written."""
    record = Record("life-is-life", 1, {}, (Occupant("person", "Anna"),) * 3, 7)
    writer = Writer(*record.heading(), "0 turn 3")
    text = bytes(writer.data).decode()
    store.keep_table(WORD, PLAN, {0: "Anna", 2: "Ben"})
    store.append(WORD, text[:50])
    store.append(WORD, text[50:])
    store.heard(WORD, 2, 17)
    with closing(again(store)) as later:
        (table,) = later.tables
    assert (table.word, table.plan, table.record) == (WORD, PLAN, text)
    assert table.seats == {0: Seated("Anna"), 2: Seated("Ben", 17)}
    assert read(table.record).answers[0][1] == "0 turn 3"
    assert record.game in GAMES


def test_a_table_that_is_changed_keeps_its_record(store: Database) -> None:
    """The people at it may change at any time."""
    store.keep_table(WORD, PLAN, {0: "Anna"})
    store.append(WORD, "text")
    store.keep_table(WORD, {**PLAN, "seats": 4}, {1: "Ben"})
    with closing(again(store)) as later:
        (table,) = later.tables
    assert (table.plan, table.seats, table.record) == (
        {**PLAN, "seats": 4},
        {1: Seated("Ben")},
        "text",
    )


def test_a_table_that_is_over_is_not_offered_again(store: Database) -> None:
    """Its record stays in the file."""
    store.keep_table(WORD, PLAN, {})
    store.append(WORD, "text")
    store.end_table(WORD)
    with closing(again(store)) as later:
        assert later.tables == []
    with closing(sqlite3.connect(store.file)) as connection:
        assert connection.execute("SELECT text FROM lines").fetchall() == [("text",)]


# On the disk --------------------------------------------------------------------------------------


def test_a_ticket_is_committed_when_it_is_on_disk(store: Database, tmp_path: Path) -> None:
    """Then a copy of the files, as after a power cut, has the change."""
    wait_for(store, store.keep_person(ANNA))
    copied = tmp_path / "copied"
    shutil.copytree(store.file.parent, copied)
    with closing(Database(copied / store.file.name)) as found:
        assert [*found.known] == [ANNA]


def test_changes_that_come_meanwhile_are_written_together(store: Database) -> None:
    """However many there are, they wait for one more write."""
    commits, writing, go_on = Queue[str](), Event(), Event()

    def told(problem: str) -> None:
        commits.put(problem)
        writing.set()
        assert go_on.wait(PATIENCE)

    store.listen(told)
    store.keep_person(ANNA)
    assert writing.wait(PATIENCE)
    last = [store.append(WORD, f"{number}") for number in range(500)][-1]
    go_on.set()
    wait_for(store, last)
    assert commits.qsize() <= 2


KILLED = """
import sys
import time
from pathlib import Path
from accessible_games.server.storage.database import Database
store = Database(Path(sys.argv[1]))
def told(problem):
    print(store.committed, flush=True)
store.listen(told)
number = 0
while True:
    number += 1
    store.append("word", f"{number} ")
    while store.given > store.committed + 50:
        time.sleep(0)
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no kill -9")
@pytest.mark.parametrize("lines", [1, 3, 10])
def test_a_kill_loses_nothing_that_was_committed(file: Path, lines: int) -> None:
    """Everything confirmed is there, in order, and nothing is there twice."""
    with Started([sys.executable, "-c", KILLED, str(file)], stdout=-1, text=True) as process:
        assert process.stdout is not None
        said = [process.stdout.readline() for _ in range(lines)]
        process.send_signal(signal.SIGKILL)
        process.wait()
    with closing(Database(file)) as store:
        assert store.tables == []
    with closing(sqlite3.connect(file)) as connection:
        rows = connection.execute("SELECT text FROM lines ORDER BY number").fetchall()
    assert len(rows) >= int(said[-1])
    assert [text for (text,) in rows] == [f"{number} " for number in range(1, len(rows) + 1)]


# What can be wrong --------------------------------------------------------------------------------


def test_a_file_that_is_in_use_is_refused(store: Database) -> None:
    """Two servers would not know of each other."""
    with pytest.raises(StoreError) as caught:
        Database(store.file)
    assert (caught.value.problem, caught.value.file) == ("in-use", str(store.file))


@pytest.mark.parametrize("place", [0, 4096])
def test_a_damaged_file_is_refused_and_stays(store: Database, place: int) -> None:
    """Whether the damage is at its beginning or inside; nothing of it is changed."""
    for number in range(300):
        store.keep_person(Known(f"name {number}", "x" * 200))
    store.close()
    data = bytearray(store.file.read_bytes())
    data[place : place + 2000] = b"rubbish!" * 250
    store.file.write_bytes(data)
    with pytest.raises(StoreError) as caught:
        Database(store.file)
    assert caught.value.problem == "damaged"
    assert store.file.read_bytes() == data


def test_a_file_of_another_shape_is_refused(
    store: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was written by a newer version."""
    store.close()
    monkeypatch.setattr(database_file, "SHAPE", database_file.SHAPE + 1)
    with pytest.raises(StoreError) as caught:
        Database(store.file)
    assert caught.value.problem == "other-shape"


def test_a_place_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    """Such as a file where the folder should be."""
    (tmp_path / "data").write_text("")
    with pytest.raises(StoreError) as caught:
        Database(tmp_path / "data" / "server.sqlite")
    assert caught.value.problem == "unusable"


def test_a_full_disk_is_told_once_and_nothing_is_lost(
    store: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What could not be written is written as soon as there is room."""
    monkeypatch.setattr(writer, "AGAIN", 0.001)
    wait_for(store, store.append(WORD, "first"))
    told = Queue[str]()
    store.listen(told.put)
    limit(store, 1)
    ticket = store.append(WORD, "x" * 100_000)
    assert "full" in told.get(timeout=PATIENCE)
    assert store.committed < ticket
    limit(store, 1_000_000)
    assert told.get(timeout=PATIENCE) == ""
    assert store.committed == ticket


def test_closing_does_not_wait_for_a_full_disk(store: Database) -> None:
    """What no one was told may be lost."""
    told = Queue[str]()
    store.listen(told.put)
    limit(store, 1)
    ticket = store.append(WORD, "x" * 100_000)
    assert "full" in told.get(timeout=PATIENCE)
    store.close()
    assert store.committed < ticket


def limit(store: Database, pages: int) -> None:
    """Limit the file to so many pages, as if the disk were full beyond that."""
    store._file.connection.execute(f"PRAGMA max_page_count = {pages}").fetchall()
