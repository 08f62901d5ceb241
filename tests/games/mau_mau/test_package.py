"""Mau-Mau once more, as a package of somebody else: made of its folder alone, installed by pip."""

import asyncio
import os
import shutil
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

import pytest

from accessible_games.resources import of_game
from tests.running import ROOT, Started, run
from tests.server.test_serving import free_port
from tests.server.wire import PASSWORD, Client
from tests.server.wire import run as at_once

pytestmark = pytest.mark.slow
GAME, COPY, PACKAGE = "mau-mau", "second-mau", "second_mau"
PROJECT = f"""
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "{COPY}"
version = "1.0"
dependencies = ["accessible-games"]

[project.entry-points."accessible_games.games"]
{COPY} = "{PACKAGE}.game:GAME"

[tool.hatch.build.targets.wheel]
packages = ["{PACKAGE}"]
"""
OFTEN = 300
"""So often somebody draws and passes, who loses by that, whatever is dealt."""
AGAIN = 1.0
"""Seconds after which Anna types a line again that the server has not answered."""


def package(folder: Path) -> Path:
    """Lay down a package with a copy of the game under another name, and return its folder."""
    shutil.copytree(of_game(GAME), folder / PACKAGE, ignore=shutil.ignore_patterns("__pycache__"))
    for path in (folder / PACKAGE).rglob("*.*"):
        text = path.read_text("utf-8")
        text = text.replace("accessible_games.games.mau_mau", PACKAGE)
        text = text.replace(f'"{GAME}"', f'"{COPY}"').replace("title = Mau-Mau", "title = Second")
        path.write_text(text, "utf-8")
    state = folder / PACKAGE / "state.py"  # an option has that name too, and keeps it
    text = state.read_text("utf-8").replace(f'("{COPY}", "crazy', f'("{GAME}", "crazy')
    state.write_text(text, "utf-8")
    (folder / "pyproject.toml").write_text(PROJECT, "utf-8")
    return folder


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, str]:
    """An environment in which that package is installed, without a network."""
    folder = tmp_path_factory.mktemp("second")
    source = package(folder / "source")
    pip = (sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps")
    built = ("--no-build-isolation", "--target", str(folder / "installed"), str(source))
    done = run([*pip, *built], env=dict(os.environ))
    assert done.returncode == 0, done.stderr
    paths = os.pathsep.join([str(folder / "installed"), str(ROOT)])
    return {**os.environ, "PYTHONPATH": paths}


def program(folder: Path, *words: str) -> list[str]:
    """The command line of the program, with folders of its own."""
    places = ("--data", str(folder), "--config", str(folder))
    return [sys.executable, "-m", "accessible_games", *words, *places]


@pytest.mark.parametrize(
    ("language", "typed", "end"),
    [
        ("en", "draw\npass\n", "wins the game."),
        ("de", "ziehen\npassen\n", "gewinnt das Spiel."),
        ("fr", "piocher\nrien\n", "gagne la partie."),
    ],
)
def test_a_copy_installed_by_pip_is_played_at_home(
    environment: Mapping[str, str], tmp_path: Path, language: str, typed: str, end: str
) -> None:
    """A whole game in each language, and the game as it is saved."""
    table = ("--seats", "2", "--people", "Anna", "--bots", "easy", "--seed", "1")
    words = ("play", COPY, *table, "--language", language, "--plain")
    done = run(program(tmp_path, *words), typed * OFTEN, env=environment)
    assert end in done.stdout
    assert done.stderr == ""
    (saved,) = tmp_path.glob("records/*.txt")
    assert f"game {COPY} 1" in saved.read_text("utf-8")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("rules", COPY, "goal"), "You win when you are the first who has no cards left."),
        (("labels", COPY), "Jack of hearts"),
        (("simulate", COPY, "--games", "2"), ""),
    ],
)
def test_a_copy_has_all_that_the_game_has(
    environment: Mapping[str, str], tmp_path: Path, words: tuple[str, ...], told: str
) -> None:
    """Rules to read, labels, games among computer players."""
    done = run(program(tmp_path, *words, "--language", "en"), env=environment)
    assert (done.returncode, done.stderr) == (0, "")
    assert told in " ".join(done.stdout.split())


def test_a_copy_installed_by_pip_is_played_at_a_server(
    environment: Mapping[str, str], tmp_path: Path
) -> None:
    """If the server names it: Anna sets up a table there and plays a whole game by telnet."""
    port, ssh = str(free_port()), str(free_port())
    ports = ("--port", port, "--ssh-port", ssh)
    words = program(tmp_path, "serve", "--language", "en", "--games", COPY, *ports)
    with Started(words, stdout=-1, text=True, env=environment) as server:
        assert server.stdout is not None
        assert any("Control C" in line for line in server.stdout)
        assert at_once(evening(int(port)))


async def evening(port: int) -> bool:
    """Whether a game with a computer player, in which Anna only draws, comes to its end.

    What she types over the server's rate limit is ignored, so she types it again, as people do.
    """
    anna = await Client.connect(port)
    await anna.prompted()
    for line in ("Anna", "yes", PASSWORD, PASSWORD, "new second 2 easy", "begin"):
        await anna.says(line)
    while not is_over(anna):
        prompts = len(anna.prompts)
        anna.type("pass" if anna.prompts[-1] == "Lay or pass?" else "draw")
        with suppress(TimeoutError):
            async with asyncio.timeout(AGAIN):
                while len(anna.prompts) == prompts and not is_over(anna):
                    await anna.read()
        assert not anna.over
    anna.cut()
    await anna.ends()
    return True


def is_over(anna: Client) -> bool:
    """Whether Anna has heard who has won."""
    return any("wins the game" in line for line in anna.lines)
