"""Takes away what Debian 12's Wine only pretends to have, and what Python does without.

A plugin of pytest: `-p tests.windows.gaps`.
"""

import sys

if sys.platform == "win32":
    import _winapi

    if hasattr(_winapi, "CopyFile2"):
        del _winapi.CopyFile2  # shutil copies by itself then
