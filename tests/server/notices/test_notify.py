"""The command `notify`, at a real server, in three languages; and notices through all of it."""

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from shutil import copytree, ignore_patterns
from typing import Any

import pytest

from accessible_games.server.lobby.turn_notices import TurnNotice
from accessible_games.server.notices import board
from accessible_games.server.noticing import NoticeOptions
from accessible_games.server.storage.data_files import PUSH_KEY
from accessible_games.server.storage.notice_wishes import NOTHING, NoticeWishes
from accessible_games.speech.catalogue import LANGUAGES, Language
from tests.server.days import finish_turn, made_up, pace_of
from tests.server.evening import quicken
from tests.server.lobby.test_turn_notices import begun, play_until_ben_is_asked
from tests.server.test_days import sixpack
from tests.server.wire import Client, Served, at_server, run, served

pytestmark = pytest.mark.slow
BY_COMMAND = NoticeOptions(command=(sys.executable, "-c", ""))


def at_host(data: Path, evening: Callable[[Served], Awaitable[None]], **options: Any) -> None:
    """Let something happen at a server whose host passes notices on."""

    async def whole() -> None:
        async with served(data, **{"notices": BY_COMMAND, **options}) as server:
            await evening(server)

    run(whole())


def wishes(server: Served, name: str = "anna") -> NoticeWishes:
    """What somebody has chosen."""
    return server.server.directory.people[name].notices


TYPED: dict[Language, dict[str, tuple[int, int]]] = {
    "en": {
        "notify on": (5, 5),
        "notify 3": (3, 5),
        "notify three a day": (3, 5),
        "notify at most 7": (7, 5),
        "notify after 10": (0, 10),
        "notify after 10 minutes": (0, 10),
        "notify off": (0, 5),
        "notify 0": (0, 5),
    },
    "de": {
        "bescheid an": (5, 5),
        "bescheid 3": (3, 5),
        "bescheid drei mal am tag": (3, 5),
        "benachrichtigen höchstens 7": (7, 5),
        "bescheid nach 10": (0, 10),
        "bescheid nach zehn minuten": (0, 10),
        "bescheid aus": (0, 5),
        "notify on": (5, 5),
    },
    "fr": {
        "prévenir oui": (5, 5),
        "prévenir 3": (3, 5),
        "prévenir trois fois par jour": (3, 5),
        "prevenir 7 maximum": (7, 5),
        "prévenir après 10": (0, 10),
        "prévenir après dix minutes": (0, 10),
        "prévenir non": (0, 5),
        "notify off": (0, 5),
    },
}
"""What is typed, and how many notices a day it wants, after how many minutes."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", ["lobby", "game"])
def test_it_is_understood_and_remembered(tmp_path: Path, language: Language, place: str) -> None:
    """As it is naturally said, wherever one is."""
    new = {"en": ("new sixpack 2", "begin"), "de": ("neu sixpack 2", "starten")}
    new["fr"] = ("nouveau sixpack 2", "commencer")

    async def evening(server: Served) -> None:
        anna = await server.person("Anna", language=language)
        for line in new[language] if place == "game" else ():
            await anna.says(line)
        for line, (a_day, after) in TYPED[language].items():
            user = server.server.directory.users["anna"]
            server.server.directory.remember(user.choose(notices=NOTHING))
            anna.type(line)
            anna.type("people")
            await anna.hears("Anna")
            assert (wishes(server).a_day, wishes(server).after) == (a_day, after), line

    async def again(server: Served) -> None:
        assert wishes(server).a_day == TYPED[language][[*TYPED[language]][-1]][0]

    at_host(tmp_path, evening)
    at_host(tmp_path, again)


WRONG = (
    *("notify 51", "notify -1", "notify x", "notify on off", "notify after", "notify after 0"),
    *("notify after 1441", "notify after x", "notify 3 4", "notify 99999999999999999999"),
    *("notify on 3", "notify after 5 5"),
)


@pytest.mark.parametrize("line", WRONG)
def test_anything_else_is_a_sentence(tmp_path: Path, line: str) -> None:
    """And changes nothing."""

    async def evening(server: Served) -> None:
        anna = await server.person("Anna")
        heard = " ".join(await anna.says(line))
        assert "Type notify on or notify off." in heard or "I do not understand" in heard
        assert wishes(server) == NOTHING

    at_host(tmp_path, evening)


def test_it_says_what_is_on(tmp_path: Path) -> None:
    """And how it is ended."""

    async def evening(server: Served) -> None:
        anna = await server.person("Anna")
        heard = await anna.says("notify")
        assert heard[:2] == [
            "You get no notices.",
            "After notify on, you get word when it is your turn and you are away.",
        ]
        heard = await anna.says("notify on")
        assert heard[:3] == [
            "You get 5 notices a day at most, when it is your turn and you are away.",
            "Whoever runs this server passes them on, in a way that you agree on with them.",
            "Each waits until you have been away for 5 minutes. To end them, type notify off.",
        ]
        assert (await anna.says("notify"))[:3] == heard[:3]
        assert (await anna.says("notify off"))[0] == "You get no notices."

    at_host(tmp_path, evening)


def test_a_server_without_a_way_says_so(tmp_path: Path) -> None:
    """It keeps nothing, makes no key, and nobody listens to turns."""

    async def evening(server: Served) -> None:
        anna = await server.person("Anna")
        assert (await anna.says("notify on"))[0] == "This server sends no notices of turns."
        assert wishes(server) == NOTHING
        assert not server.server.notices.are_wanted
        assert not (tmp_path / PUSH_KEY).exists()

    at_server(tmp_path, evening)


# Through all of it --------------------------------------------------------------------------------


async def away_at_their_turn(server: Served, anna: Client, ben: Client) -> None:
    """Let Ben go, and Anna play until it is his turn."""
    ben.cut()
    await anna.hears("Ben is away.")
    await play_until_ben_is_asked(server, anna)


TELL = "import json, os; print(json.dumps(dict(os.environ)), file=open({!r}, 'w'))"


def test_the_command_of_the_host_is_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """For whoever wants notices, and nobody else; without the words of the table."""
    quicken(monkeypatch)
    monkeypatch.setattr(board, "MINUTE", 0.0)
    part, out = tmp_path / "part", tmp_path / "out"
    text = TELL.format(str(part)) + f"; os.rename({str(part)!r}, {str(out)!r})"

    async def evening(server: Served) -> None:
        anna, ben = await begun(server)
        ben.type("notify on")
        await ben.hears("type notify off.")
        await away_at_their_turn(server, anna, ben)
        while not out.exists():
            await asyncio.sleep(0.001)
        found = json.loads(out.read_text())
        assert found["AG_PERSON"] == "Ben"
        assert found["AG_SENTENCE"] == "It is your turn in SixPack, with Anna."
        told = " ".join(each for name, each in found.items() if name.startswith("AG_"))
        assert not any(word in told for word in server.table().word.split())
        assert len(wishes(server, "ben").sent) == 1

    command = (sys.executable, "-c", text)
    at_host(tmp_path / "data", evening, notices=NoticeOptions(command=command))


def test_a_notice_of_a_table_of_days_says_how_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the pace of the table to what the command of the host finds."""
    quicken(monkeypatch)
    made_up(monkeypatch)
    monkeypatch.setattr(board, "MINUTE", 0.0)
    out = tmp_path / "out"
    text = f"import os; open({str(out)!r}, 'a').write(os.environ['AG_DAYS'] + '.')"

    async def evening(server: Served) -> None:
        people = await sixpack(server, "days 3")
        names = ("Anna", "Ben")
        (first,) = pace_of(server.table()).clock.asked
        other = people[1 - first]
        other.type("notify on")
        await other.hears("type notify off.")
        other.cut()
        away = server.server.directory.users[names[1 - first].lower()]
        while away.connection is not None:
            await asyncio.sleep(0.001)
        await finish_turn(server, names[first], people[first], Random(3))
        while not out.exists() or not out.read_text():
            await asyncio.sleep(0.001)
        assert out.read_text() == "3."
        assert len(wishes(server, names[1 - first].lower()).sent) == 1

    command = (sys.executable, "-c", text)
    at_host(tmp_path / "data", evening, notices=NoticeOptions(command=command))


def test_a_killed_server_gives_no_notice_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its files are as a kill leaves them; the same turn is open when it starts again."""
    quicken(monkeypatch)
    monkeypatch.setattr(board, "MINUTE", 0.0)
    out = tmp_path / "out"
    command = (sys.executable, "-c", f"open({str(out)!r}, 'a').write('x')")
    turns: list[TurnNotice] = []

    async def evening(server: Served) -> None:
        anna, ben = await begun(server)
        ben.type("notify on")
        await ben.hears("type notify off.")
        await away_at_their_turn(server, anna, ben)
        while not out.exists() or not wishes(server, "ben").sent:
            await asyncio.sleep(0.001)
        anna.type("say done")
        await anna.hears("You say: done")  # what was changed before is on the disk by then
        copytree(server.data, tmp_path / "killed", ignore=ignore_patterns("*-lock"))

    async def again(server: Served) -> None:
        server.server.notices.listen(turns.append)
        assert wishes(server, "ben").a_day == 5
        anna = await server.person("Anna")
        anna.type("say back")
        await anna.hears("You say: back")
        assert [turn.name for turn in turns] == ["Ben"]
        await asyncio.sleep(0)

    at_host(tmp_path / "data", evening, notices=NoticeOptions(command=command))
    at_host(tmp_path / "killed", again, notices=NoticeOptions(command=command))
    assert out.read_text() == "x"
