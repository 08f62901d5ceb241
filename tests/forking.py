r"""Programs that need no new Python: copies of the process that runs the tests.

    with Terminal(Work(main, ("resume",))) as terminal: ...
    done = run_copy(Work(main, ("play", "life-is-life")), "hand\n")

All modules are loaded already, which takes most of the time of a short program. What the test has
replaced is replaced in the copy too. How Python starts is tested elsewhere, with `Started`.
"""

import atexit
import os
import signal
import sys
import traceback
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import resource_tracker
from pathlib import Path
from subprocess import CompletedProcess
from tempfile import TemporaryFile
from typing import NoReturn

from tests.running import ROOT, wait_until

if sys.platform != "win32":
    import fcntl
    import termios

    # Programs import it late, and each copy would have to import it again.
    import accessible_games.frontends.terminal.editing.line_editor  # noqa: F401


@dataclass(frozen=True)
class Work:
    """What a copy does, and the words that were typed to start it."""

    main: Callable[[], object]
    words: tuple[str, ...] = ()


class Forked:
    """A copy in a session of its own, with the interface of a process that was started."""

    def __init__(
        self, work: Work, streams: Sequence[int], env: Mapping[str, str], cwd: Path = ROOT
    ) -> None:
        """*streams* are its input, output and errors; *env* is its whole environment."""
        self._status: int | None = None
        with warnings.catch_warnings():  # the tests' own threads hold nothing that it needs
            warnings.simplefilter("ignore", DeprecationWarning)
            self.pid = os.fork()
        if self.pid == 0:
            _become(work, streams, env, cwd)

    def poll(self) -> int | None:
        """Return the exit status, negative for a signal; None while it runs."""
        return self._look(os.WNOHANG)

    def wait(self) -> int:
        """Return the exit status, once it has ended."""
        status = self._look(0)
        assert status is not None
        return status

    def send_signal(self, number: int) -> None:
        """Send a signal, if it still runs."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def end(self) -> None:
        """Kill it and its group; it has ended when this returns."""
        if self.poll() is None:
            with suppress(ProcessLookupError):
                os.killpg(self.pid, signal.SIGKILL)
        with suppress(ProcessLookupError):  # it has no group yet
            self.send_signal(signal.SIGKILL)
        self.wait()

    def family(self) -> Iterator[int]:
        """Yield its process id alone: it starts nothing."""
        yield self.pid

    def _look(self, options: int) -> int | None:
        if self._status is None:
            ended, status = os.waitpid(self.pid, options)
            self._status = os.waitstatus_to_exitcode(status) if ended else None
        return self._status


def run_copy(
    work: Work,
    typed: str = "",
    *,
    env: Mapping[str, str] | None = None,
    cwd: Path = ROOT,
    stdin: int | None = None,
) -> CompletedProcess[str]:
    """Run a copy to its end with these lines as its input, and return what it says, as text.

    It reads from a pipe, or from *stdin*.
    """
    inside, typing = os.pipe()
    with (
        TemporaryFile() as said,
        TemporaryFile() as complained,
        open(inside),
        open(typing, "wb") as pipe,
    ):
        pipe.write(typed.encode())
        pipe.close()
        streams = (inside if stdin is None else stdin, said.fileno(), complained.fileno())
        copy = Forked(work, streams, {**os.environ} if env is None else env, cwd)
        try:
            wait_until(lambda: copy.poll() is not None)
        finally:
            copy.end()
        out, err = (os.pread(file.fileno(), 2**24, 0).decode() for file in (said, complained))
    return CompletedProcess(work.words, copy.wait(), out, err)


def _become(work: Work, streams: Sequence[int], env: Mapping[str, str], cwd: Path) -> NoReturn:
    """Work at the streams of the copy, then end, without anything that the tests would do."""
    status = 1
    try:
        _sit_down(streams)
        os.environ.clear()
        os.environ.update(env)
        os.chdir(cwd)
        sys.argv[1:] = work.words
        work.main()
        status = 0
    except SystemExit as left:
        status = left.code if isinstance(left.code, int) else int(left.code is not None)
    except BaseException:
        traceback.print_exc()
    finally:
        atexit._run_exitfuncs()
        for stream in (sys.stdout, sys.stderr):
            with suppress(OSError):
                stream.flush()
        os._exit(status)


def _sit_down(streams: Sequence[int]) -> None:
    """Set up signals, warnings, files and streams as for a program started by a shell."""
    os.setsid()
    atexit._clear()
    for number in (signal.SIGHUP, signal.SIGTERM, signal.SIGALRM, signal.SIGQUIT):
        signal.signal(number, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    warnings.simplefilter("ignore")
    for place, stream in enumerate(streams):
        os.dup2(stream, place)
    os.closerange(3, os.sysconf("SC_OPEN_MAX"))
    tracker = vars(resource_tracker)["_resource_tracker"]  # that of the tests is out of reach
    vars(tracker).update(_fd=None, _pid=None)
    if os.isatty(0):
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", encoding="utf-8", errors="backslashreplace", closefd=False)  # noqa: SIM115
