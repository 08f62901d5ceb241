"""What is tried before a restart: whether the program starts as it is installed then."""

import asyncio
import os
import sys
from pathlib import Path
from subprocess import PIPE, STDOUT

import pytest

from accessible_games.server import restarting
from accessible_games.server.restarting import Restarting
from accessible_games.server.storage import orders
from tests.running import Started
from tests.server.test_restarting import again, order, until_restart
from tests.server.test_serving import command, free_port
from tests.server.wire import Served, at_server, run

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let orders be taken at once."""
    monkeypatch.setattr(orders, "EVERY", 0.01)


@pytest.mark.parametrize("minutes", [0, 1])
def test_a_program_that_does_not_start_is_not_restarted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, minutes: int
) -> None:
    """All play on, and whoever was told of a restart hears that there is none; so until it does."""
    monkeypatch.setattr(restarting, "MINUTE", 0.01)
    starts: list[bool] = []

    async def trial() -> bool:
        return bool(starts)

    async def evening() -> None:
        async with until_restart(tmp_path, trial=trial) as (server, news):
            anna = await server.person("Anna")
            await order(tmp_path, f"restart {minutes}")
            while not news or server.server.ending.restart_at is not None:
                await asyncio.sleep(0)
            await anna.says("people")
            told = [each for each in anna.lines if "does not restart" in each]
            assert told == ["The server does not restart now."] * minutes
            starts.append(True)
            await order(tmp_path, "restart 0")
            await anna.hears("The server restarts now.")
            assert news == [f"announced {minutes}", "announced 0", "now 0"]

    run(evening())


def test_a_trial_is_called_off(tmp_path: Path) -> None:
    """As long as it takes, nothing is decided."""

    async def come(server: Served) -> None:
        stop, forever = asyncio.Event(), asyncio.Event()

        async def trial() -> bool:
            await forever.wait()
            return True

        restart = Restarting(server.server, stop, trial=trial)
        restart.obey("restart 0")
        for _ in range(20):
            await asyncio.sleep(0.001)
        restart.obey("restart off")
        forever.set()
        for _ in range(20):
            await asyncio.sleep(0.001)
        assert (stop.is_set(), restart.is_now) == (False, False)

    at_server(tmp_path, come)


BROKEN = """
import os, sys
class Finder:
    def find_spec(name, path, target=None):
        if name == "accessible_games.app.serve_command" and os.path.exists({file!r}):
            raise ImportError("half of it is missing")
sys.meta_path.insert(0, Finder)
"""
"""While a file is there, the program starts as one that is being installed at the moment."""


@pytest.mark.skipif(sys.platform == "win32", reason="there a restart is another process")
def test_a_broken_update_ends_nothing(tmp_path: Path) -> None:
    """The host hears what is wrong with it; once it is mended, the same order restarts."""
    broken, data, port = tmp_path / "broken", tmp_path / "data", free_port()
    (tmp_path / "sitecustomize.py").write_text(BROKEN.format(file=str(broken)))
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    started = command(data, "--port", str(port), "--ssh-port", str(free_port()))
    with Started(
        started, stdout=PIPE, stderr=STDOUT, text=True, env={**os.environ, "PYTHONPATH": path}
    ) as process:

        def until(text: str) -> str:
            lines = ""
            while text not in lines:
                line = process.stdout.readline() if process.stdout else ""
                assert line, lines
                lines += line.replace("\n", " ")
            return lines

        until("Control C")
        broken.touch()
        orders.give(data, "restart 0")
        assert "does not start" in until("All games go on.")
        run(again(port))
        broken.unlink()
        orders.give(data, "restart 0")
        until("The server restarts.")
        until("Control C")
        run(again(port))
