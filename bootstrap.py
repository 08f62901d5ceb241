"""Sets everything up in this folder, then starts what was asked for.

    python3 bootstrap.py play [...]     set up, then play; any other word goes to the program too
    python3 bootstrap.py test [...]     set up, then run all tests, or the fast ones (--fast)

`--yes` before or behind the first word installs what the system lacks without asking.
Standard library only.  Python 3.6 must be able to read this file, to say what is needed instead.
"""

import os
import sys

# Put there by hand, for Python does not do so where PYTHONSAFEPATH is set.
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from accessible_games.setup.words import say

if sys.version_info < (3, 11):  # noqa: UP036 - an older Python is just what is looked for here
    say("old python", version="{}.{}".format(*sys.version_info))
    sys.exit(1)

from accessible_games.setup.start import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
