"""Ends what a run of the tests has started and left behind, however the run ended.

Everything that a run starts has the mark of the run in its environment, and passes it on to
everything that it starts. A separate process waits for the end of the run, which may be a kill -9,
and then kills all marked processes: in any group or session, with any parent.
It needs nothing but Python, and Linux, which shows the environment of a process.
"""

import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

PROCESSES = Path("/proc")


def marked(mark: str) -> Iterator[int]:
    """Yield the processes, except this one, that were started with a mark in their environment."""
    sought, own = mark.encode(), str(os.getpid())
    for name in os.listdir(PROCESSES):
        if name.isdecimal() and name != own:
            with suppress(OSError):  # it has just ended, or belongs to another user
                if sought in environment_of(PROCESSES / name):
                    yield int(name)


def environment_of(process: Path) -> bytes:
    """Return the environment of a process, waiting for one that is just being started.

    Between `exec` and the moment at which its stack is there it seems to have none: the number of
    its place in `stat` (proc(5): 50, `env_start`) is 0 then. Raises `OSError` if it has ended.
    """
    while not (found := (process / "environ").read_bytes()):
        os.readlink(process / "exe")  # what has ended has none
        if (process / "stat").read_text().rpartition(")")[2].split()[47] != "0":
            break
        os.sched_yield()
    return found


def reap(mark: str) -> None:
    """Kill them all, and what they start in the meantime; they have ended when this returns."""
    while left := [*marked(mark)]:
        for process in left:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        time.sleep(0.001)


def wait_for(process: int) -> None:
    """Wait until the process that started this one has ended."""
    import select

    try:
        watched = os.pidfd_open(process)
    except ProcessLookupError:  # it was killed while this one was still starting
        return
    if os.getppid() == process:  # otherwise it has ended, and its number may be another's
        select.select([watched], [], [])


def main() -> None:
    """Take the number of the process to wait for, and the mark of what it has started."""
    process, mark = sys.argv[1:]
    wait_for(int(process))
    reap(mark)


if __name__ == "__main__":
    main()
