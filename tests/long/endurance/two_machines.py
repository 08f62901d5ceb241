"""The first of two machines is killed while people play: nothing that was told may be missing.

    python -m tests.long.endurance.two_machines 100

Each machine has a network of its own, and people come from a third one. After each kill the second
machine is told to take over. What they have heard must be in its store, word by word, and all come
back to it, each to their question. Then the killed machine is started again, and has to follow.
Needs root, ip, unshare and nsenter.
"""

import asyncio
import os
import shutil
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from subprocess import PIPE, STDOUT
from tempfile import TemporaryDirectory
from threading import Thread
from time import perf_counter
from typing import Any

import asyncssh

from accessible_games.server.connection.frames import SUBSYSTEM
from accessible_games.server.ssh.keys import host_key, text_of
from accessible_games.server.storage import backup, orders
from accessible_games.server.storage.data_files import STORE
from tests.long.crowd import join
from tests.long.crowd.player import PASSWORD, Player
from tests.long.endurance.server_kills import PATIENCE, Evening, Findings
from tests.running import Started, run
from tests.server.test_serving import command
from tests.server.two_machines import KEY

INSIDE = "--inside"
"""The word with which the script runs in a network of its own."""
BASE, ADDRESSES = "10.55.0.1", ("10.55.0.2", "10.55.0.3")
TELNET, SSH = 4000, 4022
PLAYS, FOLLOWS, IS_FOLLOWED = (
    "Control C",
    "This machine has everything",
    "The second machine has everything",
)
"""What the two say when they are ready."""
NOTHING: dict[str, Any] = dict.fromkeys(("known_hosts", "config", "agent_path", "client_keys"))


def can_run() -> bool:
    """Whether this machine allows networks of one's own."""
    tools = all(map(shutil.which, ("ip", "unshare", "nsenter")))
    return tools and run(["unshare", "--net", "true"]).returncode == 0


class Machine:
    """One of the two: a network, a folder, and the server that runs there."""

    def __init__(self, number: int, folder: Path) -> None:
        self.address, self.folder = ADDRESSES[number], folder
        self._network = Started(["unshare", "--net", "sleep", "infinity"])
        self._connect(f"machine{number}")
        self.key = text_of(host_key(folder / KEY))
        self.server: Started | None = None
        self.said: list[str] = []

    def _connect(self, name: str) -> None:
        """Lay a cable to the bridge."""
        while os.readlink(f"/proc/{self._network.pid}/ns/net") == os.readlink("/proc/self/ns/net"):
            pass
        number = str(self._network.pid)
        ip("link", "add", name, "type", "veth", "peer", "name", "eth0", "netns", number)
        ip("link", "set", name, "master", "bridge", "up")
        inside = ["nsenter", f"--net=/proc/{number}/ns/net", "ip"]
        done([*inside, "link", "set", "lo", "up"])
        done([*inside, "addr", "add", f"{self.address}/24", "dev", "eth0"])
        done([*inside, "link", "set", "eth0", "up"])

    def start(self, other: "Machine", *more: str) -> None:
        """Start the server, which follows the other machine, or is followed by it."""
        ports = ("--open", "--port", str(TELNET), "--ssh-port", str(SSH))
        pair = ("--follow", f"{other.address}:{SSH}", "--followed-by", other.key)
        words = command(self.folder, *ports, *pair, *more)
        inside = ["nsenter", f"--net=/proc/{self._network.pid}/ns/net"]
        told: dict[str, Any] = {
            "stdout": PIPE,
            "stderr": STDOUT,
            "text": True,
        }
        self.server, self.said = Started([*inside, *words], **told), []
        Thread(target=self._listen, args=(self.server, self.said), daemon=True).start()

    @staticmethod
    def _listen(server: Started, said: list[str]) -> None:
        assert server.stdout is not None
        for line in server.stdout:
            said.append(line)

    async def says(self, text: str) -> None:
        """Wait until it has said something since it was started."""
        async with asyncio.timeout(PATIENCE):
            while text not in " ".join(" ".join(self.said).split()):
                await asyncio.sleep(0.005)

    def end(self) -> None:
        """End it."""
        if self.server is not None:
            self.server.end()
        self._network.end()


def ip(*words: str) -> None:
    """Change the network."""
    done(["ip", *words])


def done(command: Sequence[str]) -> None:
    """Run a command, which must not fail."""
    assert run(command).returncode == 0, command


class TwoMachines(Evening):
    """People who play at whichever machine is the first."""

    def __init__(self, folder: Path, tables: int, findings: Findings) -> None:
        self.machines = [Machine(number, folder / str(number)) for number in range(2)]
        super().__init__(self.machines[0].folder, tables, findings)

    async def begin(self) -> None:
        """Start both machines."""
        first, second = self.machines
        for machine, other in ((first, second), (second, first)):
            machine.start(other)
        await asyncio.gather(first.says(PLAYS), first.says(IS_FOLLOWED), second.says(FOLLOWS))
        await self._all_come(first, [0 for _ in self.players])

    async def step(self) -> None:
        """Kill the first machine, let the second take over, and look what it has."""
        first, second = self.machines
        await asyncio.sleep(self.chance.uniform(0, 2))
        assert first.server is not None
        first.server.kill()
        begun, marks = perf_counter(), [len(player.lines) for player in self.players]
        for wire in self.wires:
            wire.close()
        assert await asyncio.to_thread(orders.give, second.folder, "take over sure")
        await second.says(PLAYS)
        self.data = second.folder
        self.look()
        await self._all_come(second, marks)
        self.findings.back.append(perf_counter() - begun)
        self.findings.questions += len(self.expected)
        self.findings.kills += 1
        first.start(second)
        await asyncio.gather(first.says(FOLLOWS), second.says(IS_FOLLOWED))
        self.machines.reverse()

    async def _all_come(self, machine: Machine, marks: Sequence[int]) -> None:
        """Let everybody come to a machine, and wait until they hear what they are asked."""
        self.wires = await asyncio.gather(*(self._come(each, machine) for each in self.players))
        async with asyncio.timeout(PATIENCE):
            while not all(map(self._is_back, self.players, marks)):
                await asyncio.sleep(0.001)

    async def _come(self, player: Player, machine: Machine) -> asyncssh.SSHClientConnection:
        connection = await asyncssh.connect(
            machine.address, SSH, username=player.name, password=PASSWORD, **NOTHING
        )
        wire = join.Wire(join.Client(player))
        await connection.create_session(lambda: wire, subsystem=SUBSYSTEM)
        return connection

    def look(self) -> None:
        """Compare a backup of the store, which is in use, with what everybody has heard."""
        data = self.data
        with TemporaryDirectory() as folder:
            made = backup.back_up(data / STORE, Path(folder))
            self.data = Path(folder) / "looked"
            self.data.mkdir()
            made.rename(self.data / STORE)
            super().look()
        self.data = data

    def end(self) -> None:
        """End both machines."""
        for machine in self.machines:
            machine.end()


@contextmanager
def bridged() -> Iterator[None]:
    """Lay the bridge by which the machines and the people are connected."""
    ip("link", "set", "lo", "up")
    ip("link", "add", "bridge", "type", "bridge")
    ip("addr", "add", f"{BASE}/24", "dev", "bridge")
    ip("link", "set", "bridge", "up")
    yield


async def endure(kills: int, findings: Findings, tables: int = 4) -> None:
    """Kill the first machine so often."""
    with TemporaryDirectory() as folder:
        evening = TwoMachines(Path(folder), tables, findings)
        try:
            await evening.begin()
            while findings.kills < kills:
                await evening.step()
        except BaseException:
            for machine in evening.machines:
                print(machine.address, *machine.said[-12:], sep="\n", flush=True)
            raise
        finally:
            evening.end()


def main(words: Sequence[str]) -> int:
    """Run, in a network of its own; return the exit status."""
    if words[0] != INSIDE:
        inside = [sys.executable, "-m", "tests.long.endurance.two_machines", INSIDE, *words]
        with Started(["unshare", "--net", *inside]) as started:
            return started.wait()
    findings = Findings()
    with bridged(), suppress(KeyboardInterrupt):
        tables = int(words[2]) if len(words) > 2 else 4
        asyncio.run(endure(int(words[1]), findings, tables))
    print(findings.told())
    return 1 if findings.wrong or not findings.proofs else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
