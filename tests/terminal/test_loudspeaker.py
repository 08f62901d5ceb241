"""Sounds of this machine: by whatever plays files, one at a time, and otherwise in silence."""

import os
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from accessible_games.frontends.terminal import loudspeaker as module
from accessible_games.frontends.terminal.loudspeaker import FAR, LoudSpeaker, loudspeaker, players
from accessible_games.sounds.recipes import NAMES, file_of
from accessible_games.sounds.synthesis import wav
from tests.running import PATIENCE, ROOT, run_raw

unix = pytest.mark.skipif(sys.platform == "win32", reason="it has no such programs")
pytestmark = [unix, pytest.mark.slow]

PLAYER = """#!/bin/sh
for file; do :; done
echo "begins $(basename "$file") $(cksum < "$file")" >> {log}
{then}
echo "ends" >> {log}
exit {status}
"""
"""A program that writes down what it is to play."""


def install(folder: Path, name: str, status: int = 0, then: str = ":") -> Path:
    """Make a player; return the file in which it writes."""
    log = folder / f"{name}.log"
    program = folder / name
    program.write_text(PLAYER.format(log=log, status=status, then=then))
    program.chmod(0o755)
    return log


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder that is first in the path, on a machine beside the person."""
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}/usr/bin{os.pathsep}/bin")
    monkeypatch.setattr(module, "PLAYERS", {"linux": (("first",), ("second", "-q"))})
    for name in FAR:
        monkeypatch.delenv(name, raising=False)
    loudspeaker.cache_clear()
    yield tmp_path
    loudspeaker.cache_clear()


def lines(log: Path) -> list[str]:
    """Return what a player has written, without the sums of its files."""
    return [" ".join(line.split()[:2]) for line in log.read_text().splitlines()]


def test_what_is_played_is_the_file(machine: Path) -> None:
    """The same as the page has, by its name."""
    log = install(machine, "first", then='cp "$file" "$(dirname "$0")"')
    speaker = loudspeaker()
    assert speaker.test("turn")
    assert lines(log) == ["begins turn.wav", "ends"]
    assert (machine / "turn.wav").read_bytes() == wav("turn")


def test_one_is_played_at_a_time(machine: Path) -> None:
    """However many come; of those that wait only the last one is played."""
    log = install(machine, "first")
    speaker = loudspeaker()
    for name in (*NAMES, "turn"):
        speaker.play(name)
    assert speaker.wait(PATIENCE)
    written = lines(log)
    assert written[1::2] == ["ends"] * (len(written) // 2)
    assert written[-2] == "begins turn.wav"


def test_nobody_waits_for_a_sound(machine: Path) -> None:
    """Playing returns while the player still runs: this one ends when it is told to."""
    go = machine / "go"
    os.mkfifo(go)
    log = install(machine, "first", then=f"read line < {go}")
    speaker = loudspeaker()
    speaker.play("turn")
    go.write_text("on\n")  # waits for the player, which waits for this
    assert speaker.wait(PATIENCE)
    assert lines(log) == ["begins turn.wav", "ends"]


def test_what_fails_is_not_tried_again(machine: Path) -> None:
    """The next one plays the same sound; if none is left, it is silent."""
    bad, good = install(machine, "first", status=1), install(machine, "second")
    speaker = loudspeaker()
    assert speaker.test("turn")
    assert speaker.test("move")
    assert lines(bad) == ["begins turn.wav", "ends"]
    assert lines(good)[::2] == ["begins turn.wav", "begins move.wav"]
    silent = LoudSpeaker([lambda file: False])
    assert not silent.test("turn")
    assert not silent.works


def test_a_player_that_hangs_is_ended(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After some seconds it has failed."""
    monkeypatch.setattr(module, "LONGEST", 0.01)
    os.mkfifo(machine / "never")
    install(machine, "first", then=f"read line < {machine / 'never'}")
    speaker = loudspeaker()
    speaker.play("turn")
    assert speaker.wait(PATIENCE)
    assert not speaker.works


def test_without_a_player_nothing_happens(machine: Path) -> None:
    """No thread is begun and no folder is made."""
    speaker = loudspeaker()
    speaker.play("turn")
    assert not speaker.test("turn")
    assert players() == []


@pytest.mark.parametrize("variable", FAR)
def test_the_loudspeaker_of_another_machine_is_silent(
    machine: Path, monkeypatch: pytest.MonkeyPatch, variable: str
) -> None:
    """Whoever works by SSH is not beside it."""
    log = install(machine, "first")
    monkeypatch.setenv(variable, "192.0.2.7 50022 192.0.2.8 22")
    assert not loudspeaker().test("turn")
    assert not log.exists()


@pytest.mark.parametrize("name", ["", "loud", "../turn", "turn.wav", "/etc/passwd", "turn\0"])
def test_only_our_own_sounds_are_played(machine: Path, name: str) -> None:
    """Whatever a server names."""
    log = install(machine, "first")
    speaker = loudspeaker()
    speaker.play(name)
    assert speaker.wait(PATIENCE)
    assert not log.exists()


SCRIPT = """
from accessible_games.frontends.terminal.screen import Screen
Screen().play("won")
"""


def test_the_program_ends_after_its_last_sound(machine: Path) -> None:
    """Also one that has only just begun, and no file is left behind."""
    log = install(machine, "first")
    (machine / "aplay").symlink_to(machine / "first")
    temporary = machine / "temporary"
    temporary.mkdir()
    variables: Mapping[str, str] = {"PATH": os.environ["PATH"], "TMPDIR": str(temporary)}
    command = [sys.executable, "-W", "error", "-c", SCRIPT]
    done = run_raw(command, env={**variables, "PYTHONPATH": str(ROOT)}, cwd=ROOT)
    assert (done.returncode, done.stderr) == (0, b"")
    assert lines(log) == [f"begins {file_of('won')}", "ends"]
    assert [*temporary.iterdir()] == []


def test_nothing_is_imported_for_those_without_sounds() -> None:
    """Neither at the start nor for a bell."""
    script = "import sys, accessible_games.app.start_game, accessible_games.client.client_app\n"
    script += "print(*[name for name in sys.modules if 'loudspeaker' in name or 'synth' in name])"
    done = run_raw([sys.executable, "-c", script], env={"PYTHONPATH": str(ROOT)}, cwd=ROOT)
    assert (done.returncode, done.stdout.strip()) == (0, b"")
