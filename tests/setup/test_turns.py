"""Only one start sets up at a time, the others know which, and none leaves a child behind."""

import os
import signal
from pathlib import Path

import pytest

from accessible_games.setup import guardian
from tests.examples import times
from tests.long.endurance.setups import endure
from tests.running import wait_until
from tests.setup.copies import SETTING_UP, Copy, copy_project, ending, says_version

WAITING = r"Another start, process {process}, has been setting up since "
UNNAMED = "Another start is setting up just now, waiting for it to finish.\n"


@pytest.fixture
def project(tmp_path: Path) -> Copy:
    """A fresh copy, with nothing set up."""
    return copy_project(tmp_path)


def test_a_start_waits_for_one_that_hangs(project: Copy) -> None:
    """It says for which process, since when and how to end that; when it has gone, it goes on."""
    with project.begin("--version", FAKE_PIP_NEVER_ENDS="1") as hung:
        wait_until(lambda: [*project.venv.glob("lib/python3*/site-packages/written")])
        os.kill(hung.pid, signal.SIGSTOP)
        with project.begin("--version") as second:
            assert second.stderr is not None
            said = second.stderr.readline()
            assert said.startswith(WAITING.format(process=hung.pid))
            assert said.endswith(f": kill -9 {hung.pid}\n")
            os.kill(hung.pid, signal.SIGKILL)
            rest = ending(second)
        assert says_version(rest)
        assert rest[2].startswith(SETTING_UP)


def test_a_start_that_does_not_say_who_it_is_is_waited_for(project: Copy) -> None:
    """An earlier version of the program sets up without a word about itself."""
    import fcntl

    with (project.root / ".venv.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        with project.begin("--version") as process:
            assert process.stderr is not None
            assert process.stderr.readline() == UNNAMED
            fcntl.flock(lock, fcntl.LOCK_UN)
            assert says_version(ending(process))


def test_two_starts_at_once_both_play(project: Copy) -> None:
    """Of two starts at once, one sets up, and then nothing is left to the other."""
    with project.begin("--version") as one, project.begin("--version") as two:
        said = [ending(one), ending(two)]
    assert all(says_version(each) for each in said)
    assert "".join(each[2] for each in said).count(SETTING_UP) == 1


def test_nothing_outlives_a_start_that_is_killed(project: Copy) -> None:
    """Not even what pip has started itself, and the next start mends what is half-made."""
    with project.begin("--version", FAKE_PIP_NEVER_ENDS="1") as process:
        wait_until(lambda: [*project.venv.glob("lib/python3*/site-packages/written")])
        process.kill()
        wait_until(lambda: not [*process.family()])
    said = project.run("--version")
    assert says_version(said)
    assert not (project.packages / "written").exists()


def test_starts_killed_at_any_moment_leave_nothing(tmp_path: Path) -> None:
    """A few of the random kills that `tests.long.endurance.setups` makes by the hundred."""
    assert endure(tmp_path, times(3), 0) == []


@pytest.mark.parametrize(
    ("status", "own"),
    [(0, 0), (1, 1), (255, 255), (-9, 1), (0xC0000005, 1), (0xC000013A, 1), (256, 1)],
)
def test_what_ends_a_child_never_ends_its_guardian_otherwise(status: int, own: int) -> None:
    """A signal of Unix and an exception of Windows are failures like others."""
    assert guardian.own_status(status) == own
