"""Unpacks the program out of the file that it came in, once, and becomes it.

Standard library only. Python 3.6 must be able to read this file, to say what is needed instead.
"""

import os
import sys

FILE = os.path.dirname(os.path.abspath(__file__))
FOLDERS = {"darwin": "~/Library/Caches"}


def place(number: str) -> str:
    """Return the folder of this edition, among those of others."""
    usual = os.environ.get("XDG_CACHE_HOME") or FOLDERS.get(sys.platform, "~/.cache")
    return os.path.join(os.path.expanduser(usual), "accessible-games", number)


def unpacked() -> str:
    """Return the folder with the program; it appears there whole, or not at all."""
    import tempfile
    import zipfile

    with zipfile.ZipFile(FILE) as archive:
        folder = place(archive.read("number").decode())
        if not os.path.isdir(folder):
            os.makedirs(os.path.dirname(folder), exist_ok=True)
            with tempfile.TemporaryDirectory(dir=os.path.dirname(folder)) as half:
                names = [name for name in archive.namelist() if name.startswith("packages/")]
                archive.extractall(half, names)
                try:
                    os.rename(os.path.join(half, "packages"), folder)
                except OSError:
                    if not os.path.isdir(folder):  # or another start was quicker
                        raise
    return folder


def become(folder: str) -> None:
    """Go on as the program in a folder, called by what was typed."""
    sys.path.insert(0, folder)
    from accessible_games.system_commands import as_typed

    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = folder + (os.pathsep + before if before else "")
    typed = sys.orig_argv[: len(sys.orig_argv) - len(sys.argv) + 1]
    os.environ["ACCESSIBLE_GAMES_STARTED_BY"] = as_typed(typed)
    command = [sys.executable, "-P", "-m", "accessible_games"]
    os.execv(command[0], command + sys.argv[1:])


def main() -> int:
    """Become the program; return 1 if that cannot be done."""
    from set_up_words import say  # type: ignore[import-not-found]

    if sys.version_info < (3, 11):  # noqa: UP036 - an older Python is just what is looked for here
        say("old python", version="{}.{}".format(*sys.version_info))
        return 1
    try:
        become(unpacked())
    except OSError as error:
        print(f"{error.filename or FILE}: {error.strerror}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
