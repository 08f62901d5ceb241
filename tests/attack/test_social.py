"""Messages, sanctions and recovery words under attack: random people, kills, and who hears what."""

import asyncio
import signal
import sqlite3
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest

from accessible_games.server.accounts import recovery
from accessible_games.server.commands.all_commands import COMMANDS
from accessible_games.server.lobby.directory import Directory
from accessible_games.server.lobby.messages import KEPT, MOST
from accessible_games.server.lobby.outbox import OutgoingLine
from accessible_games.server.lobby.server import Server
from accessible_games.server.lobby.spans import DAY, HOUR
from accessible_games.server.lobby.user import User
from accessible_games.server.storage.data_files import MODERATORS
from accessible_games.server.storage.database import Database
from accessible_games.server.storage.host_files import HostFiles
from accessible_games.server.storage.store import Known, Message
from accessible_games.speech.clean import clean
from tests.running import Started
from tests.server.people import Here, Memory
from tests.server.test_serving import command, free_port
from tests.server.test_user import Ears
from tests.server.wire import PASSWORD, Client, run
from tests.unix import only

NAMES = ("Ada", "Bea", "Cid", "Dot", "Mod")
STEPS = 400
REST = (
    "an hour x",
    "3 days x",
    "",
    "hello",
    "2 hours why",
    "for 1 day: x",
    "off",
    "99 weeks x",
    "3",
    "\u202e\x1b[2J",
    "x" * 500,
)
WORDS = ("tell", "tell", "tell", "say", "silence", "ban", "caution", "ignore", "mute", "recovery")
WAITS = (0.0, 1.0, 1.0, 60.0, HOUR, DAY, KEPT)


@dataclass
class Ear(Ears):
    """A connection that notes what came."""

    heard: list[str] = field(default_factory=list)

    def send(self, told: Sequence[OutgoingLine]) -> None:
        """Note lines."""
        self.heard += [each.text for each in told]


class Walk:
    """An evening of random people, with a moderator among them, and a clock of its own."""

    def __init__(self, seed: int, folder: Path) -> None:
        self.chance, self.now, self.memory = Random(seed), 1000.0, Memory()
        self.server = Server(Directory(self.memory), Here(), COMMANDS, lambda lines: True)
        self.directory = self.server.directory
        social = self.directory.social
        social.clock = self.directory.limits.clock = lambda: self.now
        (folder / MODERATORS).write_text("Mod", "utf-8")
        social.read(HostFiles(folder))
        for name in NAMES:
            self.directory.remember(Known(name, ""))

    def user(self, name: str) -> User:
        """Return a person."""
        return self.directory.user_of(self.directory.people[name.casefold()])

    def may_come(self, name: str) -> bool:
        """Whether the door would let them in."""
        return self.directory.social.sanctions.running("removal", name.casefold()) is None

    def heard(self, name: str) -> list[str]:
        """Return what somebody who is here has heard."""
        connection = self.user(name).connection
        return [] if connection is None else connection.heard  # type: ignore[attr-defined]

    def step(self) -> tuple[str, str, Counter[str]]:
        """Let something happen; return who typed what, and how many lines each had heard before."""
        self.now += self.chance.choice(WAITS)
        before = Counter({name: len(self.heard(name)) for name in NAMES})
        name = self.chance.choice((*NAMES, "Mod", "Mod"))
        user = self.user(name)
        if user.connection is None:
            if self.may_come(name):
                self.server.enter(user, Ear())
            return name, "", before
        if self.chance.random() < 0.1:
            self.server.drop(user, user.connection)
            return name, "", before
        user.chat.rate._level = 5.0
        word, other, rest = map(self.chance.choice, (WORDS, (*NAMES, "Zoe", ""), REST))
        text = " ".join(filter(None, [word, other if word != "say" else "", rest]))
        self.server.typed(user, clean(text))  # as every connection brings it
        user.input.forget()
        self.server.acknowledged(user, user.outbox.sent)
        return name, text, before


def number(message: Message) -> int:
    """Return the number of a message."""
    return message.number


@pytest.mark.parametrize("seed", range(6))
def test_whatever_people_type_the_rules_hold(tmp_path: Path, seed: int) -> None:
    """Who is silenced is not heard, who is banned is not here, and moderators are spared."""

    async def walk() -> None:
        evening = Walk(seed, tmp_path)
        social, done = evening.directory.social, Counter[str]()
        for _ in range(STEPS):
            name, text, before = evening.step()
            await asyncio.sleep(0)
            silenced = social.sanctions.running("silence", name.casefold()) is not None
            for other in NAMES:
                new = evening.heard(other)[before[other] :]
                said = [line for line in new if f"{name} says: " in line or f"{name} tells" in line]
                if said and other != name:
                    done["talk"] += 1
                    assert not silenced
                    assert not evening.user(other).ignores(name)
                assert not any("\x1b" in line for line in new)
            here = {each.name for each in evening.directory.here()}
            assert all(map(evening.may_come, here))
            assert evening.may_come("Mod")
            assert not social.sanctions.concerns("mod")
            assert all(len(box) <= MOST for box in social.messages.boxes.values())
            done[text.partition(" ")[0]] += 1
        kinds = {each.kind for each in evening.memory.social.sanctions}
        assert {each.moderator for each in evening.memory.social.sanctions} == {"Mod"}
        assert len(kinds) > 1
        assert done["talk"] > 3
        kept = [each for box in social.messages.boxes.values() for each in box]
        assert sorted(kept, key=number) == sorted(evening.memory.social.messages, key=number)

    run(walk())


def test_what_is_told_is_told_once(tmp_path: Path) -> None:
    """Whenever connections break: all that was kept is heard, in order, unless it is too old."""

    async def walk() -> None:
        evening, chance = Walk(0, tmp_path), Random(7)
        ben, sent, heard = "Bea", 0, list[str]()
        evening.server.enter(evening.user("Ada"), Ear())
        for _ in range(300):
            evening.now += chance.choice((900.0, HOUR))
            user, ada = evening.user(ben), evening.user("Ada")
            if user.connection is None and chance.random() < 0.3:
                evening.server.enter(user, Ear())
            elif user.connection is not None and chance.random() < 0.5:
                heard += evening.heard(ben)
                evening.server.acknowledged(user, user.outbox.sent)
                evening.server.drop(user, user.connection)
            else:
                ada.chat.rate._level = 5.0
                evening.server.typed(ada, f"tell bea number {sent} end")
                sent += any("number" in line for line in evening.heard("Ada")[-3:])
        told = [line for line in heard if "number" in line]
        numbers = [int(line.partition("number ")[2].split()[0]) for line in told]
        assert numbers == [*range(numbers[0], numbers[-1] + 1)]
        assert len(numbers) > 50

    run(walk())


KILLS = 3


async def newcomer(port: int, name: str) -> tuple[Client, str]:
    """Return somebody with a new account, and their recovery words."""
    client = await Client.connect(port)
    await client.prompted()
    for line in (name, "yes", PASSWORD):
        await client.says(line)
    told = " ".join(await client.says(PASSWORD))
    return client, told.partition("choose another one: ")[2].partition(".")[0]


async def before_kill(port: int, number: int) -> list[str]:
    """Let Anna leave a message for somebody new, and silence them; return their words."""
    anna, _ = await newcomer(port, f"Anna{number}")
    ben, words = await newcomer(port, f"Ben{number}")
    ben.type("quit")
    await ben.ends()
    anna.type(f"tell ben{number} hello {number}", f"silence ben{number} 1 hour why {number}")
    await anna.hears("Kept for")
    await anna.hears("cannot talk to others")
    anna.writer.close()
    return words.split()


@pytest.mark.slow
@only("a program is killed")
def test_nothing_that_was_told_is_lost_by_a_kill(tmp_path: Path) -> None:
    """A message that was told as kept, what a moderator did, and recovery words."""
    names = "\n".join(f"Anna{number}" for number in range(KILLS))
    (tmp_path / MODERATORS).write_text(names, "utf-8")
    words = []
    for number in range(KILLS):
        port = free_port()
        ports = "--port", str(port), "--ssh-port", str(free_port())
        with Started(command(tmp_path, *ports), stdout=-1, text=True) as process:
            assert process.stdout is not None
            while "Control C" not in process.stdout.readline():
                pass
            words.append(run(before_kill(port, number)))
            process.send_signal(signal.SIGKILL)
            process.communicate()
    with closing(Database(tmp_path / "server.sqlite")) as store:
        assert store.damaged == []
        texts = [(each.receiver, each.text) for each in store.social.messages]
        assert texts == [(f"ben{number}", f"hello {number}") for number in range(KILLS)]
        reasons = [each.reason for each in store.social.sanctions]
        assert reasons == [f"why {number}" for number in range(KILLS)]
        known = {each.name: each.recovery for each in store.known}
        for number, each in enumerate(words):
            assert recovery.fits(" ".join(each), known[f"Ben{number}"], 0.0)
    data = b"".join(file.read_bytes() for file in tmp_path.rglob("*") if file.is_file())
    assert not any(" ".join(each[:2]).encode() in data for each in words)
    assert PASSWORD.encode() not in data


IN_PROFILE = "UPDATE people SET profile = json_set(profile, '$.{}', json('{}'))"
DAMAGE: tuple[tuple[str, list[str]], ...] = (
    ("UPDATE messages SET receiver = 'Not Folded'", ["message"]),
    ("UPDATE messages SET receiver = ''", ["message"]),
    ("UPDATE messages SET receiver = x'ff00'", ["message"]),
    ("UPDATE messages SET sender = NULL", ["message"]),
    ("UPDATE messages SET sent = 'then'", ["message"]),
    ("UPDATE messages SET sent = 1e300", ["message"]),
    ("UPDATE messages SET sent = -5", ["message"]),
    ("UPDATE messages SET text = NULL", ["message"]),
    ("UPDATE sanctions SET kind = 'hug'", ["sanction"]),
    ("UPDATE sanctions SET name = NULL", ["sanction"]),
    ("UPDATE sanctions SET moderator = x'ff'", ["sanction"]),
    ("UPDATE sanctions SET until = NULL", ["sanction"]),
    ("UPDATE sanctions SET made = 'x'", ["sanction"]),
    (IN_PROFILE.format("recovery", "3"), ["profile"]),
    (IN_PROFILE.format("recovery", '{"until": true}'), ["profile"]),
    (IN_PROFILE.format("recovery", '{"words": 3}'), ["profile"]),
    (IN_PROFILE.format("greeting", "[]"), ["profile"]),
    (IN_PROFILE.format("recovery", "{}"), []),
    ("DROP TABLE messages", []),
    ("DROP TABLE sanctions", []),
)  # fmt: skip


@pytest.mark.parametrize(("change", "kinds"), DAMAGE)
def test_a_damaged_row_costs_itself_alone(tmp_path: Path, change: str, kinds: list[str]) -> None:
    """It is named, and kept aside."""
    file = tmp_path / "server.sqlite"
    with closing(Database(file)) as store:
        directory = Directory(store)
        directory.remember(Known("Ben", "secret"))
        directory.social.messages.keep("ben", "Anna", "hello")
        directory.social.sanctions.impose("silence", "Ben", "Anna", "why", HOUR)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(change)
    with closing(Database(file)) as store:
        assert [each.kind for each in store.damaged] == kinds
        assert [each.name for each in store.known] == ["Ben"]
        Directory(store).social.messages.keep("ben", "Anna", "again")
    with closing(Database(file)) as store:
        assert store.damaged == []
        assert store.social.messages[-1].text == "again"
        (count,) = store._file.connection.execute("SELECT count(*) FROM damaged").fetchone()
    assert count == len(kinds)
