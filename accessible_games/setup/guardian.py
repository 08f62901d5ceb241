"""Runs a command, and kills it with all that it has started once its own input ends.

The input is a pipe that whoever asked for the command never writes to: it ends when they have
gone, however they went.
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


if __name__ == "__main__":
    status = guard(sys.argv[1:])
    # Without a farewell: the thread still reads, and what it reads from could not be closed.
    os._exit(status if status >= 0 else 1)
