"""The wheel gives the command accessible-games, by whatever installs it."""

import os
import shutil
import sys
from pathlib import Path

import pytest

from tests.release import bare
from tests.release.wanted import CACHE
from tests.running import run

pytestmark = pytest.mark.slow


def tool(name: str) -> str:
    """Return the path of an installer; if neither the system nor pip has it, skip the test."""
    found = shutil.which(name)
    if found is not None:
        return found
    place = CACHE / "tools" / name
    if not (place / "bin" / name).exists():
        pip = run([sys.executable, "-m", "venv", "--clear", place])
        if not pip.returncode:
            pip = run([place / "bin" / "python", "-m", "pip", "install", name])
        if pip.returncode:
            pytest.skip(f"This machine lacks {name}, and pip cannot bring it here.")
    return str(place / "bin" / name)


def reaching() -> dict[str, str]:
    """Return the variables by which this machine reaches packages: of installers and of TLS."""
    return {
        name: os.environ[name] for name in os.environ if name.startswith(("UV_", "PIP_", "SSL_"))
    }


def must(command: list[str | Path], home: dict[str, str], folder: Path) -> None:
    """Run an installer, which has to succeed."""
    done = run(command, env=home, cwd=folder)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("name", "install", "upgrade", "uninstall"),
    [
        ("pip", ("install",), ("install", "--upgrade"), ("uninstall", "-y")),
        ("pipx", ("install",), ("install", "--force"), ("uninstall",)),
        ("uv", ("tool", "install"), ("tool", "install", "--force"), ("tool", "uninstall")),
    ],
)
def test_the_command_is_there_is_updated_and_goes(
    tmp_path: Path,
    name: str,
    install: tuple[str, ...],
    upgrade: tuple[str, ...],
    uninstall: tuple[str, ...],
) -> None:
    """It plays, goes on with the game in the newer version, and leaves the game when it goes."""
    home = {**reaching(), **bare.empty_home(tmp_path)}
    home |= {"PIPX_HOME": str(tmp_path / "pipx"), "PIPX_BIN_DIR": str(tmp_path / "bin")}
    home |= {"UV_TOOL_DIR": str(tmp_path / "uv"), "UV_TOOL_BIN_DIR": str(tmp_path / "bin")}
    command: list[str | Path] = [tool(name)] if name != "pip" else [*in_environment(tmp_path)]
    program = [tmp_path / "bin" / "accessible-games"]
    must([*command, *install, bare.older(tmp_path)], home, tmp_path)
    bare.plays(program, env=home)
    must([*command, *upgrade, bare.wheel()], home, tmp_path)
    assert bare.OLDER not in bare.heard(program, ["--version"], env=home)
    bare.goes_on(program, env=home)
    assert [*tmp_path.rglob("site-packages/accessible_games/gone.py")] == []
    must([*command, *uninstall, "accessible-games"], home, tmp_path)
    assert not program[0].exists()
    assert len([*tmp_path.rglob("records/*.txt")]) == 1


def in_environment(folder: Path) -> list[str | Path]:
    """Return pip for an empty environment, whose programs are in the folder bin."""
    python: list[str | Path] = [sys.executable, "-m"]
    must([*python, "venv", "--without-pip", folder], {}, folder)
    return [*python, "pip", "--python", folder / "bin" / "python"]
