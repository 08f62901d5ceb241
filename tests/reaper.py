"""Ends what a run of the tests has started and left behind, however the run ended.

Whatever a run starts has the mark of the run in its environment, which all that is started by it
inherits. A process of its own waits for the end of the run, which may be a kill -9, and then kills
all that is marked: in whatever group or session it is, and whoever its parent is.

It needs nothing but Python, and Linux, which tells the environment of a process.
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
    """The processes, other than this one, with a mark in the environment they were started with."""
    sought, own = mark.encode(), str(os.getpid())
    for name in os.listdir(PROCESSES):
        if name.isdecimal() and name != own:
            with suppress(OSError):  # it has just ended, or is somebody else's
                if sought in (PROCESSES / name / "environ").read_bytes():
                    yield int(name)


def reap(mark: str) -> None:
    """Kill them all, and what they start meanwhile; they have gone when this returns."""
    while left := [*marked(mark)]:
        for process in left:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        time.sleep(0.001)


def wait_for(process: int) -> None:
    """Until a process has ended, which has started this one."""
    import select

    watched = os.pidfd_open(process)
    if os.getppid() == process:  # or else it has ended already, and the number may be another's
        select.select([watched], [], [])


def main() -> None:
    """The number of the process to wait for, and the mark of what it has started."""
    process, mark = sys.argv[1:]
    wait_for(int(process))
    reap(mark)


if __name__ == "__main__":
    main()
