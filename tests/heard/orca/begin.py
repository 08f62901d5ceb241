"""Begins the Orca of the system; the system's own Python runs it.

    /usr/bin/python3 -I begin.py /usr/bin/orca --disable braille

All of it is Orca's own but two things: it does not look for another Orca of the same person, which
would keep this one from starting, and is not called "orca", so that no other finds it.
"""

import runpy
import sys


def main() -> int:
    """Run Orca until it is ended; the exit status."""
    sys.argv = sys.argv[1:]
    begin = runpy.run_path(sys.argv[0])["main"]
    for name in ("setProcessName", "set_process_name"):
        begin.__globals__[name] = lambda _: True
    for name in ("otherOrcas", "other_orcas"):
        begin.__globals__[name] = list
    status: int = begin()
    return status


if __name__ == "__main__":
    sys.exit(main())
