"""One damaged row costs what is in it, and never the server; it is named, and kept aside."""

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from accessible_games.server.accounts import passwords
from accessible_games.server.storage.database import Database
from accessible_games.server.storage.reading import Damage
from tests.server.wire import Served, at_server, said
from tests.sessions import program

pytestmark = pytest.mark.slow
PROFILE = {"settings": {"verbosity": "brief"}, "ignored": [], "keys": [], "friends": []}
PLAN = {"game": "life-is-life", "seats": 3, "level": "easy", "options": {}, "barred": []}
PROFILES = (
    "no JSON", "", "[]", "3", "null", '"text"', "{}", "[" * 100_000, b"\xff\xfe", None, 7,
    json.dumps({**PROFILE, "settings": None}), json.dumps({**PROFILE, "settings": [1]}),
    json.dumps(PROFILE).replace("settings", "settingz"), json.dumps({**PROFILE, "ignored": 3}),
    json.dumps({**PROFILE, "friends": [["x"]]}), json.dumps({**PROFILE, "keys": {"a": 1}}),
)  # fmt: skip
PLANS = (
    "no JSON", "", "[]", "null", "{}", b"\xff", None, json.dumps({**PLAN, "zeats": 3}),
    json.dumps({**PLAN, "seats": "3"}), json.dumps({**PLAN, "seats": 99}),
    json.dumps({**PLAN, "seats": None}), json.dumps({**PLAN, "level": "wise"}),
    json.dumps({**PLAN, "level": [1]}), json.dumps({**PLAN, "options": []}),
    json.dumps({**PLAN, "options": {"rule": "odd"}}), json.dumps({**PLAN, "barred": 7}),
    json.dumps({**PLAN, "barred": [3]}), json.dumps({**PLAN, "temper": "wild"}),
    json.dumps({**PLAN, "is_shut": "no"}), json.dumps({**PLAN, "game": ["life-is-life"]}),
    json.dumps({"game": "life-is-life"}),
)  # fmt: skip


async def evening(server: Served) -> None:
    """Let Anna and Ben begin a game, and Cleo set up a table."""
    anna, ben, cleo = await server.three()
    await anna.says("new life 3 random")
    words = server.table().word
    await ben.says(f"join {words}")
    anna.type("begin")
    await anna.hears("Round 1")
    await cleo.says("new arche noah 2 random")


def damage(data: Path, change: str, *values: Any) -> None:
    """Damage a row of a store that no server has open."""
    with closing(sqlite3.connect(data / "server.sqlite")) as connection, connection:
        assert connection.execute(change, values).rowcount


def left_out(data: Path) -> list[Damage]:
    """Return what is left out at a start, which is told once; the row stays in the file."""
    with closing(Database(data / "server.sqlite")) as store:
        found = [*store.damaged]
    with closing(Database(data / "server.sqlite")) as store:
        assert store.damaged == []
        (count,) = store._file.connection.execute("SELECT count(*) FROM damaged").fetchone()
    assert count == len(found)
    return found


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a server that has stopped, with three people and two tables."""
    folder = tmp_path_factory.mktemp("begun")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passwords, "MEMORY", 64)
        patch.setattr(passwords, "TIMES", 1)
        at_server(folder, evening)
    return folder


@pytest.fixture
def data(begun: Path, tmp_path: Path) -> Path:
    """Return a folder like that, to be damaged."""
    copytree(begun, tmp_path, dirs_exist_ok=True)
    return tmp_path


@pytest.mark.parametrize("text", PROFILES)
def test_a_damaged_profile_costs_its_settings_alone(data: Path, text: object) -> None:
    """Their name and password are there, their seat too, and all others."""
    damage(data, "UPDATE people SET profile = ? WHERE name = 'Anna'", text)
    assert [(each.kind, each.name) for each in left_out(data)] == [("profile", "Anna")]

    async def again(server: Served) -> None:
        anna = await server.person("Anna")
        anna.type("table")
        await anna.hears("Row 1")
        assert sorted(server.server.directory.people) == ["anna", "ben", "cleo"]

    at_server(data, again)


@pytest.mark.parametrize("text", PLANS)
def test_a_damaged_plan_costs_its_table_alone(data: Path, text: object) -> None:
    """The other one is there, and so is everybody."""
    damage(data, "UPDATE tables SET plan = ? WHERE plan LIKE '%arche%'", text)
    (found,) = left_out(data)
    assert (found.kind, len(found.name.split())) == ("table", 3)

    async def again(server: Served) -> None:
        assert server.table().plan.game == "life-is-life"
        assert sorted(server.server.directory.people) == ["anna", "ben", "cleo"]

    at_server(data, again)


@pytest.mark.parametrize(
    ("change", "kinds"),
    [
        ("UPDATE people SET name = NULL WHERE name = 'Cleo'", ["person"]),
        ("UPDATE people SET key = 'cle' WHERE name = 'Cleo'", ["person"]),
        ("UPDATE people SET secret = x'00ff' WHERE name = 'Cleo'", ["person"]),
        ("UPDATE seats SET seat = 99 WHERE name = 'Ben'", ["seat"]),
        ("UPDATE seats SET seat = 'x' WHERE name = 'Ben'", ["seat"]),
        ("UPDATE seats SET name = x'ff' WHERE name = 'Ben'", ["seat"]),
        ("UPDATE seats SET heard = 'many' WHERE name = 'Ben'", []),
        ("UPDATE lines SET text = x'ff' WHERE number = 1", ["table"]),
        ("UPDATE lines SET text = ''", ["table"]),
        ("UPDATE people SET secret = 'no hash' WHERE name = 'Cleo'", []),
        ("UPDATE people SET guest = 'x' WHERE name = 'Cleo'", []),
    ],
)
def test_any_other_damaged_cell_costs_its_row_alone(
    data: Path, change: str, kinds: list[str]
) -> None:
    """Anna plays on."""
    damage(data, change)
    assert [each.kind for each in left_out(data)] == kinds

    async def again(server: Served) -> None:
        anna = await server.person("Anna")
        anna.type("people")
        await anna.hears("Here: Anna.")
        assert not said(anna.lines, "damaged")

    at_server(data, again)


def first_line(change: Callable[[str], object]) -> Callable[[Path], None]:
    """Return what damages the first line of the only record."""

    def damaged(data: Path) -> None:
        with closing(sqlite3.connect(data / "server.sqlite")) as connection:
            (text,) = connection.execute("SELECT text FROM lines ORDER BY number").fetchone()
        damage(data, "UPDATE lines SET text = ? WHERE text = ?", change(text), text)

    return damaged


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace("life-is-life", "life-is-lie"),
        lambda text: text[:20],
        lambda text: "rubbish",
        lambda text: text.replace("person Anna", "person Anno"),
        lambda text: text + text,
    ],
)
def test_a_damaged_record_costs_its_game_alone(data: Path, change: Callable[[str], object]) -> None:
    """Who comes back hears why in a sentence, is in the lobby, and can play something else."""
    first_line(change)(data)

    async def again(server: Served) -> None:
        anna = await server.person("Anna")
        anna.type("people")
        await anna.hears("Here: Anna.")
        assert said(anna.lines, "its record is damaged") == 1
        assert len(await anna.says("new life 3 random")) > 1

    at_server(data, again)


# The doctor ---------------------------------------------------------------------------------------


def test_the_doctor_tells_what_is_damaged_and_mends_it(data: Path) -> None:
    """Records too; afterwards all is sound, and what was left out is told on request."""
    assert doctor(data)[0] == 0
    damage(data, "UPDATE people SET profile = 'x' WHERE name = 'Anna'")
    first_line(lambda text: text.replace("person Anna", "person Anno"))(data)
    status, told = doctor(data)
    assert status == 1
    assert "The profile of Anna is damaged" in told
    assert "its game cannot go on" in told
    status, again = doctor(data)
    assert status == 0
    assert "The profile of Anna is damaged" in again
    assert "is sound" in again


def test_the_doctor_leaves_a_store_alone_that_it_cannot_look_into(data: Path) -> None:
    """One that a server uses, one that is no store, and one that is not there."""
    with closing(Database(data / "server.sqlite")):
        assert "Another server uses" in doctor(data)[1]
    (data / "server.sqlite").write_bytes(b"rubbish" * 1000)
    assert "is damaged" in doctor(data)[1]
    (data / "server.sqlite").unlink()
    assert "There is no" in doctor(data)[1]
    assert not (data / "server.sqlite").exists()


def doctor(data: Path) -> tuple[int, str]:
    """Return the status of the doctor, and what it says about a server's folder."""
    done = program("doctor", "--server", str(data))
    return done.status, " ".join(f"{done.out} {done.err}".split())
