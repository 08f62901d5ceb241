"""A server that is killed among tables of days: whatever anybody was told is still so.

    python -m tests.long.endurance.days_kills 50 [PEOPLE]

People set up tables of days, open them, come to others, answer here and there, and leave messages
for who is away, all at once; each kill (kill -9) comes at any moment. After it, a copy of the store
is compared with all that was told until then. In the end those who were away hear each message.
"""

import asyncio
import shutil
import sys
from collections.abc import Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from accessible_games.games import GAMES
from accessible_games.server.commands.all_commands import COMMANDS
from accessible_games.server.lobby.directory import Directory
from accessible_games.server.lobby.server import Server
from accessible_games.server.lobby.table import ServerTable
from accessible_games.server.storage.data_files import STORE
from accessible_games.server.storage.database import Database
from accessible_games.speech.normalize import fold
from tests.long.crowd.ear import Ear
from tests.long.crowd.player import PASSWORD
from tests.long.crowd.process import Ports, add_accounts, free_ports, running
from tests.long.crowd.telnet import OWN_ADDRESSES, own_address
from tests.server.people import Here
from tests.server.wire import Client

PEOPLE = 8
OWN = 7
"""Tables that each sets up: fewer than a person may at once."""
ANSWERS = 8
"""Answers at each table, so that no game comes to its end."""
AWAY = ("Xaver", "Yvonne", "Zita")
NOTES = 5
"""Messages of one person for another at once."""
PAUSE = 0.22
"""Seconds before each line: a server understands five a second."""
LONGEST = 6.0
"""Seconds after which the server is killed at the latest."""
UNKNOWN = "xyzzy"
"""A word that is not understood, so that it is heard when all before it is done."""
COMPARED = 3
"""So many lines of the last events are compared."""
NEWS = ("It is your turn at", "Next: ", "Type next", " is away.", " is back.", "comes back")
"""What comes from other tables, and about others at one's own."""
BEFORE = "Before the game."
WORDS = "Guests come to this table by typing "


class Killed(Exception):
    """The server is gone."""


@dataclass
class Told:
    """What people were told, which the store must have."""

    seats: set[tuple[str, str]] = field(default_factory=set)
    """The words of tables, each with somebody who has a seat there."""
    opened: set[str] = field(default_factory=set)
    """Tables that are open to anybody."""
    proofs: dict[tuple[str, str], str] = field(default_factory=dict)
    """What somebody heard last of the last events at a table."""
    notes: dict[tuple[str, str], list[str]] = field(default_factory=dict)
    """Messages by their receivers and senders."""


@dataclass
class Findings:
    """What came of all kills."""

    kills: int = 0
    looked: int = 0
    """How often something that was told was looked for in the store."""
    proofs: int = 0
    """How often that was what has happened at a table."""
    tables: int = 0
    """Tables of days at the last kill."""
    open: int = 0
    messages: int = 0
    heard: int = 0
    """Messages that were heard in the end."""
    wrong: list[str] = field(default_factory=list)

    def told(self) -> str:
        """All of it in a few lines."""
        return "\n".join(
            [
                f"{self.kills} kills, {self.looked} checks, {self.proofs} of them of games, "
                f"{len(self.wrong)} wrong; in the end {self.tables} tables of days, {self.open} of "
                f"them open, {self.messages} messages, {self.heard} told as kept and heard",
                *self.wrong[:20],
            ]
        )


@dataclass
class Seats:
    """What is left to do at tables."""

    free: dict[str, int] = field(default_factory=dict)
    """Seats by the words of tables."""
    answers: dict[str, int] = field(default_factory=dict)
    """Answers that were given."""


class Line(Client):
    """A telnet client of somebody whose server may be killed at any moment."""

    async def line(self, text: str) -> str:
        """Return the next line that has a text. Raises `Killed`."""
        while True:
            for number in range(self._taken, len(self.lines)):
                if text in self.lines[number]:
                    self._taken = number + 1
                    return self.lines[number]
            await self.come()

    async def asked(self) -> int:
        """Wait until a question comes; return how many lines have come before. Raises `Killed`."""
        before = self._taken
        while len(self.lines) == before or self.lines[-1] != self.prompts[-1]:
            await self.come()
        return before

    async def come(self) -> None:
        """Take what comes next. Raises `Killed` if nothing does."""
        if self.over:
            raise Killed
        await self.read()


class Visitor:
    """Somebody who comes in, and does one thing after the other until the server is killed."""

    def __init__(self, number: int, told: Told, seats: Seats, chance: Random) -> None:
        self.name, self._number = f"Anna{number}", number
        self._told, self._seats, self._chance = told, seats, chance
        self._ear = Ear(chance)
        self._own = 0
        self._written: dict[str, int] = {}
        """How many messages, by their receivers; the store may have one more than was told."""
        self._games = cycle([*GAMES][number % len(GAMES) :] + [*GAMES][: number % len(GAMES)])
        self._client: Line

    # Being there

    async def visit(self, ports: Ports) -> None:
        """Come in, and act until the server is gone."""
        with suppress(Killed, OSError):
            address = own_address(OWN_ADDRESSES * self._number)
            self._client = await Line.connect(ports.telnet, local_addr=(address, 0))
            try:
                await self._stay()
            finally:
                self._client.writer.close()

    async def _stay(self) -> None:
        for question, text in (("Name?", self.name), ("Password?", PASSWORD)):
            await self._hears(question)
            self._client.type(text)
        await self._hears(f"Welcome, {self.name}.")
        await self._settle()
        while True:
            await self._act()

    async def _act(self) -> None:
        kinds = [self._play, self._join, self._write]
        if self._own < OWN:
            kinds += [self._found] * 3
        await self._chance.choice(kinds)()

    async def _hears(self, text: str) -> str:
        """Return the first line that has a text."""
        return await self._client.line(text)

    async def _type(self, text: str) -> int:
        """Type a line at a speed that is allowed; return how many lines have come before."""
        await asyncio.sleep(PAUSE)
        self._client.type(text)
        return len(self._client.lines)

    async def _done(self) -> int:
        """Wait until all that was typed is done; return how many lines have come before that."""
        await self._type(UNKNOWN)
        await self._hears(UNKNOWN)
        return await self._client.asked() - 1

    async def _settle(self) -> None:
        """Go to the lobby, wherever one is."""
        await self._done()
        if self._client.prompts[-1] != "Lobby.":
            await self._leave()

    async def _leave(self) -> None:
        await self._type("leave")
        await self._hears("Lobby.")

    # What one does

    async def _found(self) -> None:
        game = next(self._games)
        count = max(3, GAMES[game].seats[0])
        self._own += 1
        await self._type(f"new {game.replace('-', ' ')} {count} random days 3")
        words = (await self._hears(WORDS)).partition(WORDS)[2].rstrip(".")
        await self._hears(BEFORE)
        self._told.seats.add((words, self.name))
        if self._chance.random() < 0.5:
            await self._type("open")
            await self._hears("This table is open to anybody.")
            self._told.opened.add(words)
        await self._leave()
        self._seats.free[words] = count - 1

    async def _join(self) -> None:
        free = self._seats.free
        found = [each for each in free if free[each] and (each, self.name) not in self._told.seats]
        if not found:
            return
        words = self._chance.choice(found)
        free[words] -= 1
        if not free[words]:
            self._told.opened.discard(words)  # the last seat ends it
        await self._type(f"join {words}")
        await self._hears("You sit at")
        self._told.seats.add((words, self.name))
        await self._leave()

    async def _write(self) -> None:
        receiver = self._chance.choice(AWAY)
        notes = self._told.notes.setdefault((receiver, self.name), [])
        self._written[receiver] = self._written.get(receiver, 0) + 1
        if self._written[receiver] > NOTES:
            return
        text = f"note {self._written[receiver]} by {self.name}"
        await self._type(f"tell {receiver} {text}")
        await self._hears(f"Kept for {receiver}")
        notes.append(text)

    async def _play(self) -> None:
        began = [words for words, free in self._seats.free.items() if not free]
        mine = [each for each in began if (each, self.name) in self._told.seats]
        if not mine:
            return
        words = self._chance.choice(mine)
        await self._type(f"join {words}")
        mark = await self._done()
        if self._client.prompts[-1] == BEFORE:  # a kill was quicker than somebody who came
            await self._leave()
            return
        for _ in range(self._chance.randrange(1, 5)):
            if self._seats.answers.get(words, 0) >= ANSWERS:
                break
            self._seats.answers[words] = self._seats.answers.get(words, 0) + 1
            prompt = self._client.prompts[-1]
            text = self._ear.answer(prompt, self._client.lines[mark:])
            self._told.proofs.pop((self.name, words), None)
            mark = await self._type(text)
            await self._done()
        mark = await self._type("last 8")
        end = await self._done()
        prompts = {*self._client.prompts}
        lines = [each for each in self._client.lines[mark:end] if each not in prompts]
        events = [each for each in lines if not any(news in each for news in NEWS)]
        if events:
            self._told.proofs[self.name, words] = " ".join(events[-COMPARED:])
        await self._leave()


class Crowd:
    """All people, whose server is killed again and again."""

    def __init__(self, data: Path, people: int, findings: Findings) -> None:
        self.data, self.findings, self.told = data, findings, Told()
        self._chance, self._ports = Random(1), free_ports()
        seats = Seats()
        self._people = [Visitor(number, self.told, seats, self._chance) for number in range(people)]
        add_accounts(data, [*(each.name for each in self._people), *AWAY], quick=True)

    async def step(self) -> None:
        """Start the server, let all do what they like, kill it, and look what is left."""
        with running(self.data, self._ports) as server:
            visits = [asyncio.create_task(each.visit(self._ports)) for each in self._people]
            while not self.told.seats:
                await asyncio.sleep(0.05)
            await asyncio.sleep(self._chance.uniform(0, LONGEST))
            server.kill()
            await asyncio.gather(*visits)
        self.findings.kills += 1
        self.look()

    def look(self) -> None:
        """Compare a copy of the store with what was told."""
        with TemporaryDirectory() as folder:
            for file in self.data.glob(f"{STORE}*"):
                shutil.copy(file, folder)
            with closing(Database(Path(folder) / STORE)) as store:
                self._look_at_messages(store)
                server = Server(Directory(store), Here(), COMMANDS, lambda lines: True)
                self.findings.tables = len(server.tables)
                self.findings.open = sum(each.plan.is_open for each in server.tables.values())
                for words, name in self.told.seats:
                    self._check(f"the seat of {name} at {words}", has_seat(server, words, name))
                for words in self.told.opened:
                    is_open = server.tables[fold(words)].plan.is_open
                    self._check(f"{words} is open", is_open)
                self.findings.proofs += len(self.told.proofs)
                for (name, words), proof in self.told.proofs.items():
                    self._check(f"{name} at {words}: {proof}", proof in heard(server, words, name))

    def _check(self, what: str, is_so: bool) -> None:
        self.findings.looked += 1
        if not is_so:
            self.findings.wrong.append(what)

    def _look_at_messages(self, store: Database) -> None:
        self.findings.messages = len(store.social.messages)
        for (receiver, sender), notes in self.told.notes.items():
            both = fold(receiver), sender
            kept = [
                each.text for each in store.social.messages if (each.receiver, each.sender) == both
            ]
            found = [each for each in kept if each in notes]
            self._check(f"{sender} for {receiver}: {notes}, not {kept}", found == notes)

    async def hear_all(self) -> None:
        """Let those who were away come in, and hear what was kept for them."""
        with running(self.data, self._ports):
            for receiver in AWAY:
                client = await Client.connect(self._ports.telnet)
                for question, text in (("Name?", receiver), ("Password?", PASSWORD)):
                    await client.hears(question)
                    client.type(text)
                await client.hears("Lobby.")
                for (wanted, _), notes in self.told.notes.items():
                    for text in notes if wanted == receiver else ():
                        self.findings.heard += 1
                        is_heard = any(each.endswith(text) for each in client.lines)
                        self._check(f"{receiver} hears {text}", is_heard)
                client.writer.close()


def table_of(server: Server, words: str) -> ServerTable | None:
    """The table of some words."""
    return server.tables.get(fold(words))


def has_seat(server: Server, words: str, name: str) -> bool:
    """Whether somebody has a seat at a table."""
    table = table_of(server, words)
    names = [] if table is None else [each.name for each in table.company.members.values()]
    return name in names


def heard(server: Server, words: str, name: str) -> str:
    """All that somebody can hear of what has happened at a table."""
    table = table_of(server, words)
    if table is None:
        return ""
    server.wake(table)
    user = server.directory.users[fold(name)]
    person = table.person_of(user)
    if person is None:
        return ""
    return " ".join(person.narrator.events([event for _, event in person.history.told]))


async def endure(kills: int, findings: Findings, people: int = PEOPLE) -> None:
    """Kill the server so often, and then let all messages be heard."""
    with TemporaryDirectory() as folder:
        crowd = Crowd(Path(folder), people, findings)
        while findings.kills < kills:
            await crowd.step()
        await crowd.hear_all()


def main(words: Sequence[str]) -> None:
    """Kill, and print what was found."""
    found = Findings()
    with suppress(KeyboardInterrupt):  # it may be ended early
        asyncio.run(endure(int(words[0]), found, *map(int, words[1:])))
    print(found.told())


if __name__ == "__main__":
    main(sys.argv[1:])
