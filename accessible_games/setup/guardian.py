"""Runs a command, and kills it with all its children when standard input ends.

The input is a pipe from the process that asked for the command, which never writes to it: it ends
when that process ends, in whatever way.
"""

import os
import signal
import subprocess
import sys
import threading


def kill(child: "subprocess.Popen[bytes]") -> None:
    """Kill a command and its children."""
    if sys.platform == "win32":
        subprocess.call(["taskkill", "/T", "/F", "/PID", str(child.pid)])
    else:
        os.killpg(child.pid, signal.SIGKILL)


def guard(command: list[str]) -> int:
    """Run a command until it or the input ends; return its exit status."""
    with subprocess.Popen(command, stdin=subprocess.DEVNULL, start_new_session=True) as child:

        def watch() -> None:
            os.read(0, 1)
            if child.poll() is None:
                kill(child)

        threading.Thread(target=watch, daemon=True).start()
        return child.wait()


def own_status(status: int) -> int:
    """Return a status to end with, for a command that ended with this one.

    A signal is a number below 0, and an exception of Windows one that no exit takes.
    """
    return status if status in range(256) else 1


if __name__ == "__main__":
    # Abruptly: the thread is still reading, and its stream could not be closed.
    os._exit(own_status(guard(sys.argv[1:])))
