"""Strangers who send rubbish, too much, or nothing, while two people play at the same server.

    python -m tests.long.endurance.server_hostile 1000000

The number is that of the frames of rubbish, by telnet and inside of SSH, at a terminal and by the
frames of `accessible-games join`. Beside them clients read
slowly, stay half-open, connect 500 times a second, and try passwords. The server is a process of
its own. It must not make a mistake, must say each of its limits in a sentence, and the two who play
must not have to wait for their answers.
"""

import asyncio
import sys
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import Any

import asyncssh

from accessible_games.server.connection.frames import SUBSYSTEM
from tests.long.crowd import telnet
from tests.long.crowd.player import PASSWORD, Figures, Pair, Player
from tests.long.crowd.process import Ports, add_accounts, free_ports, running
from tests.long.crowd.secure import connected
from tests.long.endurance.frames import encoded, frames, join_frames
from tests.running import Started
from tests.server.wire import Client

AT_ONCE = 400
"""Frames that one connection sends."""
FUZZERS, SSH_FUZZERS, JOIN_FUZZERS, SLOW, HALF_OPEN = 6, 2, 2, 4, 40
CUT = 0.1
"""How often a connection is cut, so that nobody knows how much of it was read."""
KNOCKS = 50
"""So many connections come at once, ten times a second."""
PAUSE = 0.25
"""Seconds that the two who play think."""
ENOUGH = 3
"""Answers that they hear at least, before it is over."""
LIMIT = 60
"""Milliseconds that they may wait on a quiet machine, for 99 of 100 answers."""
SENTENCES = {
    "Too many are here, or too many from your network.": "connections of one address",
    "That was wrong too often.": "wrong passwords",
    "That was too fast, so some lines were ignored.": "commands",
    "You are talking too fast.": "talk",
    "A line has at most 500 characters": "long lines",
    "Your program sent something that is not understood here.": "broken frames",
}
"""What is said of each limit."""


@dataclass
class Findings:
    """What came of it."""

    figures: Figures = field(default_factory=Figures)
    frames: int = 0
    connections: int = 0
    heard: set[str] = field(default_factory=set)
    """The limits of which a sentence was heard."""
    wrong: list[str] = field(default_factory=list)

    def told(self) -> str:
        """All of it in a few lines."""
        answers = [*self.figures.answers, 0.0, 0.0]
        p99 = quantiles(answers, n=100)[98] * 1000
        return "\n".join(
            [
                f"{self.frames} frames, {self.connections} connections, "
                f"sentences on {', '.join(sorted(self.heard))}",
                f"the two who play: {len(answers) - 2} answers, p99 {p99:.1f} ms (limit {LIMIT})",
                *(self.wrong or ["nothing wrong"]),
            ]
        )


class Siege:
    """All strangers, and the two who play."""

    def __init__(self, data: Path, wanted: int, findings: Findings) -> None:
        self.data, self.wanted, self.findings = data, wanted, findings
        self.ports: Ports = free_ports()
        self.chance = Random(1)
        self.clients: list[Client] = []
        """Those that are not closed."""
        names = ["Anna", "Ben", "Flood", *(f"{kind}{n}" for kind in "TSJR" for n in range(FUZZERS))]
        add_accounts(data, names, quick=True)

    @property
    def is_over(self) -> bool:
        """Whether enough was sent."""
        return self.findings.frames >= self.wanted

    async def run(self) -> None:
        """Begin a server, and let all come until enough was sent."""
        with running(self.data, self.ports) as server:
            pair = [Player(name, self.findings.figures, self._think) for name in ("Anna", "Ben")]
            Pair(pair[0], pair[1], "new life is life 4 random")
            for number, player in enumerate(pair):
                await telnet.connect(player, self.ports, number)
            await self._besiege()
            self._look(server)

    def _think(self, player: Player, text: str) -> None:
        pause = PAUSE * self.chance.uniform(0.9, 1.5)
        asyncio.get_running_loop().call_later(pause, player.type, text)

    async def _besiege(self) -> None:
        """Let all strangers come; those that have an end are waited for."""
        ending = [self._flood(), self._try_passwords(), self._crowd_in(), self._wait_for_answers()]
        ending += [self._fuzz(number) for number in range(FUZZERS)]
        ending += [self._fuzz_ssh(number) for number in range(SSH_FUZZERS)]
        ending += [self._fuzz_join(number) for number in range(JOIN_FUZZERS)]
        lasting = [self._read_slowly(number) for number in range(SLOW)]
        tasks = [asyncio.create_task(each) for each in [self._knock(), *lasting]]
        await asyncio.gather(*ending)
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        for client in self.clients:
            client.cut()
        for result in results:
            if isinstance(result, Exception):
                raise result

    async def _wait_for_answers(self) -> None:
        """Go on until the two who play have had some answers."""
        while len(self.findings.figures.answers) < ENOUGH:
            await asyncio.sleep(0.05)

    def _look(self, server: Started) -> None:
        """What the server is like in the end."""
        wrong = self.findings.wrong
        wrong += ["the server has ended"] * (server.poll() is not None)
        wrong += [f"a mistake: {file.name}" for file in self.data.glob("crashes/*")]
        missing = {*SENTENCES.values()} - self.findings.heard
        wrong += [f"nothing was said about {each}" for each in sorted(missing)]
        wrong += ["the two who play hear nothing"] * (not self.findings.figures.answers)

    # By telnet

    async def _client(self, address: str) -> Client:
        self.findings.connections += 1
        client = await Client.connect(self.ports.telnet, local_addr=(address, 0))
        here = [each for each in self.clients if not each.writer.is_closing()]
        self.clients = [*here, client]
        return client

    async def _enter(self, name: str, address: str) -> Client:
        """Somebody who has come in; who is still here by another door lets that one close."""
        client = await self._client(address)
        await client.prompted()
        await client.says(name)
        await client.says(PASSWORD)
        if client.prompts[-1] == "Yes or no?":
            await client.says("yes")
        return client

    def _hear(self, text: str) -> None:
        """Note what was said about limits."""
        self.findings.heard |= {limit for said, limit in SENTENCES.items() if said in text}

    async def _fuzz(self, number: int) -> None:
        """Send rubbish, from outside and as somebody who has come in, and break off."""
        chance, address = Random(number), f"127.0.3.{number + 1}"
        while not self.is_over:
            inside = chance.random() < 0.5
            coming = self._enter(f"T{number}", address) if inside else self._client(address)
            client = await coming
            client.writer.write(frames(chance, AT_ONCE))
            with suppress(OSError):
                if chance.random() < CUT:
                    client.cut()
                else:
                    client.writer.write_eof()
                    self.findings.frames += AT_ONCE
                while await client.reader.read(65536):
                    pass
            client.writer.close()

    async def _flood(self) -> None:
        """Type and talk far too much, and a line that is too long."""
        client = await self._enter("Flood", "127.0.4.1")
        for lines in (["x" * 501], ["say hello"] * 10, ["people"] * 100):
            client.type(*lines)
        await client.hears("too fast, so")
        self._hear(" ".join(client.lines))
        client.cut()

    async def _try_passwords(self) -> None:
        """Try passwords until that is refused."""
        while "wrong passwords" not in self.findings.heard:
            client = await self._client("127.0.5.1")
            await client.prompted()
            while not client.over:
                client.type("Anna", "wrong")
                await client.read()
            self._hear(" ".join(client.lines))
            client.cut()

    async def _crowd_in(self) -> None:
        """Come too often from one address, and stay there with half a line."""
        clients = [await self._client("127.0.6.1") for _ in range(HALF_OPEN)]
        for client in clients:
            client.writer.write(b"An")
        while "connections of one address" not in self.findings.heard:
            clients.append(await self._client("127.0.6.1"))
            await clients[-1].read()
            self._hear(" ".join(clients[-1].lines))
        while not self.is_over:
            await asyncio.sleep(0.05)

    async def _knock(self) -> None:
        """Connect 500 times a second, and go at once."""
        while True:
            for _ in range(KNOCKS):
                with suppress(OSError):
                    (await self._client("127.0.7.1")).cut()
            await asyncio.sleep(0.1)

    async def _read_slowly(self, number: int) -> None:
        """Ask for much, and read nothing of it."""
        client = await self._enter(f"R{number}", "127.0.8.1")
        client.writer.transport.pause_reading()  # type: ignore[attr-defined]
        while not client.writer.is_closing():
            client.type("help")
            await asyncio.sleep(PAUSE)

    # By SSH

    async def _fuzz_ssh(self, number: int) -> None:
        """Send rubbish inside of SSH, with a terminal and without one."""
        chance = Random(number)
        while not self.is_over:
            self.findings.connections += 1
            connection = await connected(f"S{number}", self.ports, f"127.0.9.{number + 1}")
            async with connection:
                term = {"term_type": "xterm"} if chance.random() < 0.5 else {}
                process: Any = await connection.create_process(encoding=None, **term)
                with suppress(OSError, asyncssh.Error):
                    process.stdin.write(b"yes\r" + frames(chance, AT_ONCE))
                    process.stdin.write_eof()
                    await process.stdout.read()  # until the server has read all of it
                    self.findings.frames += AT_ONCE

    async def _fuzz_join(self, number: int) -> None:
        """Send what no client of ours sends, until it is no frame any more: then that is said."""
        chance = Random(number)
        while not self.is_over or "broken frames" not in self.findings.heard:
            self.findings.connections += 1
            name = chance.choice((f"J{number}", "guest"))
            token = chance.choice(("", "", "", "0" * 32))
            hello = encoded({"frame": "hello", "token": token})
            async with await connected(name, self.ports, f"127.0.10.{number + 1}") as connection:
                process: Any = await connection.create_process(subsystem=SUBSYSTEM, encoding=None)
                with suppress(OSError, asyncssh.Error):
                    process.stdin.write(hello + join_frames(chance, AT_ONCE))
                    self._hear((await process.stdout.read()).decode())
                    self.findings.frames += 0 if token else AT_ONCE  # a stranger is let go before


async def endure(wanted: int, findings: Findings) -> None:
    """Let strangers send so many frames."""
    with TemporaryDirectory() as folder:
        await Siege(Path(folder), wanted, findings).run()


if __name__ == "__main__":
    found = Findings()
    with suppress(KeyboardInterrupt):  # it may be ended early
        asyncio.run(endure(int(sys.argv[1]), found))
    print(found.told())
