"""Sounds on this machine, by whatever plays files here; nothing that is said waits for one.

A thread of its own plays one sound at a time. Whatever fails is not tried again, and is silent.
"""

import atexit
import os
import shutil
import sys
from collections.abc import Callable, Sequence
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from queue import Queue
from tempfile import TemporaryDirectory
from threading import Thread

from accessible_games.sounds.recipes import RECIPES, file_of
from accessible_games.sounds.synthesis import wav
from accessible_games.store import whole

PLAYERS = {
    "linux": (("pw-play",), ("paplay",), ("aplay", "-q"), ("canberra-gtk-play", "-f")),
    "darwin": (("afplay",),),
}
"""The programs of each system that play a file, the best first."""
FAR = ("SSH_CONNECTION", "SSH_CLIENT", "SSH_TTY")
"""Set where somebody works from afar: the loudspeaker of this machine is not beside them."""
LONGEST = 3.0
"""Seconds after which a player that still runs has failed."""
LAST = 1.0
"""Seconds for which the end of the program waits for its last sound."""

Way = Callable[[Path], bool]
"""Plays a file to its end; returns False if that failed."""


class LoudSpeaker:
    """Plays sounds one after another."""

    def __init__(self, ways: Sequence[Way]) -> None:
        """*ways* to play are tried in turn, until one works."""
        self._ways = [*ways]
        self._names: Queue[str] = Queue()
        self._folder: TemporaryDirectory[str] | None = None

    @property
    def works(self) -> bool:
        """Whether there is a way to play that has not failed yet."""
        return bool(self._ways)

    def test(self, name: str) -> bool:
        """Play a sound and wait until it was heard; return whether it was."""
        self.play(name)
        return self.wait(LONGEST) and self.works

    def play(self, name: str) -> None:
        """Play a sound of ours soon; of several that wait, only the last one is played."""
        if not self._ways or name not in RECIPES:
            return
        if self._folder is None:
            self._folder = TemporaryDirectory(prefix="accessible-games-")
            Thread(target=self._run, args=(Path(self._folder.name),), daemon=True).start()
            atexit.register(self.close)
        self._names.put(name)

    def wait(self, seconds: float) -> bool:
        """Wait until everything was played, but not longer; return whether it was."""
        done = self._names.all_tasks_done
        with done:
            return done.wait_for(lambda: not self._names.unfinished_tasks, seconds)

    def close(self) -> None:
        """Let the last sound end, and remove the files."""
        self.wait(LAST)
        if self._folder is not None:
            self._folder.cleanup()

    def _run(self, folder: Path) -> None:
        while True:
            name = self._names.get()
            if self._names.empty():
                self._play(name, folder / file_of(name))
            self._names.task_done()

    def _play(self, name: str, file: Path) -> None:
        try:
            if not file.exists():
                whole.write({file: wav(name)})
        except OSError:  # the disk is full, or the program ends
            return
        while self._ways and not self._ways[0](file):
            del self._ways[0]


@cache
def loudspeaker() -> LoudSpeaker:
    """Return the loudspeaker of this machine; it is silent for a person who is not beside it."""
    if is_far():
        return LoudSpeaker([])
    if sys.platform == "win32":
        return LoudSpeaker([play_on_windows])
    return LoudSpeaker([partial(play_by, each) for each in players()])


def players() -> list[tuple[str, ...]]:
    """Return the commands of this machine that play a file, the best first."""
    known = PLAYERS.get(sys.platform, PLAYERS["linux"])
    found = ((shutil.which(program), options) for program, *options in known)
    return [(path, *options) for path, options in found if path]


def is_far() -> bool:
    """Whether the person works here from another machine."""
    return any(os.environ.get(name) for name in FAR)


def play_by(command: Sequence[str], file: Path) -> bool:
    """Play a file by a program; return whether it ended well, and in time."""
    from subprocess import DEVNULL, TimeoutExpired, run

    try:
        done = run(
            [*command, file],
            stdin=DEVNULL,
            stdout=DEVNULL,
            stderr=DEVNULL,
            timeout=LONGEST,
            check=False,
            start_new_session=True,  # Control C is not meant for it
        )
    except (OSError, TimeoutExpired):
        return False
    return done.returncode == 0


def play_on_windows(file: Path) -> bool:
    """Play a file by Windows; return whether that worked."""
    winsound = import_module("winsound")
    try:
        winsound.PlaySound(str(file), winsound.SND_FILENAME | winsound.SND_NODEFAULT)
    except RuntimeError:
        return False
    return True
