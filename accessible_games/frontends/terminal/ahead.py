"""A hint is thought of while the person at the keyboard thinks, so that whoever asks hardly waits.

In one thread, so no more than one core is busy, and no longer than for that hint. At the first key
it pauses, and goes on at the next prompt or when the hint is wanted.
"""

from contextlib import suppress
from functools import partial
from threading import Event, Thread
from time import sleep

from accessible_games.match.counsel import Counsel
from accessible_games.players.limits import OutOfTimeError, heeding

DELAY = 2.0
"""The seconds after a question before it is thought of: whoever answers at once needs no hint."""


class HintAhead:
    """Thinks of one hint after another, each while its question is open."""

    def __init__(self) -> None:
        self.thread: Thread | None = None
        """What has begun to think last."""
        self._counsel: Counsel | None = None
        self._going = Event()

    def begin(self, counsel: Counsel) -> None:
        """Think of a hint, or go on with it; the one before is dropped."""
        if counsel is not self._counsel:
            self._counsel = counsel
            self.thread = Thread(target=self._think, args=(counsel,), daemon=True)
            self.thread.start()
        self._going.set()

    def pause(self) -> None:
        """Think no further for now, as a key was pressed."""
        self._going.clear()

    def go_on(self) -> None:
        """Think on, as the hint is wanted."""
        self._going.set()

    def end(self) -> None:
        """Think no further at all."""
        self._counsel = None
        self._going.set()

    def _think(self, counsel: Counsel) -> None:
        """Think of all that a hint tells."""
        sleep(DELAY)
        with suppress(Exception), heeding(partial(self._heed, counsel)):
            self._heed(counsel)
            counsel.think()  # where it fails, it does so again for whoever asks for it

    def _heed(self, counsel: Counsel) -> None:
        """Wait while it is paused. Raises `OutOfTimeError` if the hint is not needed any more."""
        self._going.wait()
        if self._counsel is not counsel or counsel.is_cut_short:
            raise OutOfTimeError
