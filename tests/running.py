r"""What the tests start, and must not leave behind.

    done = run([sys.executable, "-m", "accessible_games"], "hand\n")
    with Started(["brltty", "-n"]) as brltty:
        ...

Everything started has signals as a shell would set them and a session of its own, and ends with
the test: its group by number, everything else by a mark in its environment, see reaper.py.
"""

import itertools
import os
import secrets
import signal
import subprocess
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from types import FrameType
from typing import Any, Self

from accessible_games.speech.program_name import PROGRAM, STARTED_BY
from tests.reaper import PROCESSES, marked, reap

PATIENCE = 300.0
"""Seconds after which something hangs. They end only what would never end, so they are many."""
MARKS = "ACCESSIBLE_GAMES_TESTS"
"""The environment variable with the marks of the run and of what was started."""
ROOT = Path(__file__).parents[1]

os.environ[STARTED_BY] = PROGRAM  # however a test starts the program, it calls itself by its name

Command = Sequence[str | Path]
_numbers = itertools.count(1)


class Running(ABC):
    """Something that runs until its with block is left, however that happens."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    @abstractmethod
    def close(self) -> None:
        """End it; it has ended when this returns."""


class Started(subprocess.Popen[Any]):
    """A command in a session of its own, until its with block is left."""

    def __init__(
        self, command: Command, *, env: Mapping[str, str] | None = None, **options: Any
    ) -> None:
        """*env* replaces the environment of the tests; *options* are those of Popen."""
        self._mark = f"<{os.getpid()}.{next(_numbers)}>"
        kept = os.environ if env is None else env
        marks = {MARKS: os.environ.get(MARKS, "") + self._mark}
        super().__init__(command, env={**kept, **marks}, start_new_session=True, **options)

    def __exit__(self, *error: Any) -> None:
        self.end()
        super().__exit__(*error)

    def family(self) -> Iterator[int]:
        """Yield the running processes that were started with it, itself among them."""
        return marked(self._mark)

    def end(self) -> None:
        """Kill it, its group and everything it has started; they have ended when this returns."""
        if sys.platform == "win32":
            self.kill()
        else:
            with suppress(ProcessLookupError):
                os.killpg(self.pid, signal.SIGKILL)
        self.wait()
        if PROCESSES.exists():
            reap(self._mark)


def run(command: Command, typed: str = "", **options: Any) -> subprocess.CompletedProcess[str]:
    """Run a command to its end with these lines as its input, and return what it says, as text."""
    done = run_raw(command, typed.encode(), **options)
    return subprocess.CompletedProcess(
        done.args, done.returncode, (done.stdout or b"").decode(), (done.stderr or b"").decode()
    )


def run_raw(
    command: Command, typed: bytes = b"", **options: Any
) -> subprocess.CompletedProcess[bytes]:
    """The same in bytes; *options* are those of Popen."""
    pipe = subprocess.PIPE
    with Started(command, **{"stdin": pipe, "stdout": pipe, "stderr": pipe, **options}) as process:
        out, err = process.communicate(typed if process.stdin else None, PATIENCE)
    return subprocess.CompletedProcess(command, process.returncode, out, err)


def reaped_in_the_end() -> None:
    """Make everything that this run starts from now on end with it, even after a kill -9."""
    if sys.platform != "linux":
        return
    mark = f"<{os.getpid()}-{secrets.token_hex(8)}>"
    reaper = [sys.executable, "-I", "-S", str(Path(__file__).with_name("reaper.py"))]
    nowhere = [(os.POSIX_SPAWN_OPEN, stream, os.devnull, os.O_RDWR, 0) for stream in range(3)]
    command = [*reaper, str(os.getpid()), mark]
    os.posix_spawn(sys.executable, command, os.environ, file_actions=nowhere, setsid=True)
    os.environ[MARKS] = os.environ.get(MARKS, "") + mark


def own_folders(home: Path, system: str) -> dict[str, Path]:
    """Return the variables by which a program keeps its settings and its data in a home folder.

    Windows asks none of those of Unix, but the program has its own, which come first everywhere.
    """
    if system == "win32":
        app = "accessible-games"
        return {
            "ACCESSIBLE_GAMES_CONFIG": home / "config" / app,
            "ACCESSIBLE_GAMES_DATA": home / "data" / app,
        }
    return {"XDG_CONFIG_HOME": home / "config", "XDG_DATA_HOME": home / "data"}


def heed_signals() -> None:
    """Let programs started from now on be interrupted, even if this one may not be.

    Tests started in the background or with nohup ignore signals, and programs would inherit that;
    they do not inherit a function that does nothing.
    """
    if sys.platform == "win32":
        return
    signal.pthread_sigmask(signal.SIG_SETMASK, ())
    for number in signal.valid_signals() - {signal.SIGPIPE, signal.SIGXFSZ}:  # Popen restores these
        if signal.getsignal(number) is signal.SIG_IGN:
            signal.signal(number, _unheeded)


def _unheeded(number: int, frame: FrameType | None) -> None:
    """Do nothing, as if the signal were ignored."""


def wait_until(found: Callable[[], object]) -> None:
    """Wait until something has happened that is not announced."""
    end = time.monotonic() + PATIENCE
    while not found():
        assert time.monotonic() < end, "what is waited for does not come"
        time.sleep(0.002)


# Whether it waits ---------------------------------------------------------------------------------


def rest(process: int) -> tuple[str, ...] | None:
    """Return None while a process runs, else a value that stays the same while it sleeps.

    The value is how often each thread has gone to sleep. A process that has ended has none, and
    will not run again.
    """
    counts: list[str] = []
    for thread in _threads(process):
        with suppress(OSError):
            with open(f"{PROCESSES}/{process}/task/{thread}/status") as file:
                text = file.read()
            state = text[text.index("\nState:") :][8]
            if state not in "STZX":
                return None
            counts += [thread, text[text.rindex("\nvoluntary_ctxt") :]]
    return tuple(counts)


def _threads(process: int) -> list[str]:
    with suppress(OSError):
        return os.listdir(f"{PROCESSES}/{process}/task")
    return []
