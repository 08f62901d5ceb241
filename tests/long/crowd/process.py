"""The real server as a process of its own, with accounts that are there before it begins."""

import os
import re
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from accessible_games.server.accounts import passwords
from accessible_games.server.storage.data_files import STORE
from accessible_games.server.storage.database import Database
from accessible_games.server.storage.store import Known
from tests.long.crowd.player import PASSWORD
from tests.running import Started
from tests.server.test_serving import command, free_port


def add_accounts(data: Path, names: Iterable[str], *, quick: bool) -> None:
    """Accounts with one password; *quick*: of hashes that cost next to nothing."""
    before = passwords.MEMORY, passwords.TIMES
    if quick:
        passwords.MEMORY, passwords.TIMES = 64, 1
    secret = passwords.hashed(PASSWORD)
    passwords.MEMORY, passwords.TIMES = before
    with closing(Database(data / STORE)) as store:
        for name in names:
            store.keep_person(Known(name, secret, settings={"language": "en"}))


@dataclass(frozen=True)
class Ports:
    """The ports of a server, also when it is started again."""

    telnet: int
    ssh: int
    page: int


def free_ports() -> Ports:
    """Ports that nothing uses now."""
    return Ports(free_port(), free_port(), free_port())


COMPILED = {"PYTHONDONTWRITEBYTECODE": ""}
"""A host's Python keeps what it has compiled."""


@contextmanager
def running(data: Path, ports: Ports, project: Path | None = None) -> Iterator[Started]:
    """A server that lets people in, until the block is left; that of another *project* if given."""
    doors = ["--port", str(ports.telnet), "--ssh-port", str(ports.ssh), "--page", str(ports.page)]
    env = {**os.environ, **COMPILED} | ({} if project is None else {"PYTHONPATH": str(project)})
    with Started(command(data, *doors), stdout=-1, text=True, env=env, cwd=project) as started:
        assert started.stdout is not None
        for line in started.stdout:
            if "Control C" in line:
                break
        yield started


def resident(process: int) -> int:
    """KiB that a process has in memory."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{process}/status").read_text())
    assert found is not None
    return int(found[1])


def spent(process: int) -> float:
    """Seconds of CPU of a process, without those of processes that it has started."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
