"""The program's own speech, through Speech Dispatcher: the only importer of speechd.

A thread of its own speaks, because a speech server can be slow, hang or end at any time, and
speechd waits for its answers forever. The game only hands over lines and never waits.
"""

import sys
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from queue import Empty, SimpleQueue
from time import monotonic
from typing import Any

from accessible_games.frontends.terminal.keyboard import Complete, Keyboard
from accessible_games.frontends.terminal.screen import Screen, is_terminal
from accessible_games.match.settings import Settings
from accessible_games.speech.catalogue import Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.narrator import Narrator

PATIENCE = 5.0
"""Seconds that a server has for one line, or to start, before the voice gives up."""
FAREWELL = 2.0
"""Seconds at the end for a server to take what was not handed over yet."""
NAME = "accessible-games"
Order = Callable[[Any], None]
"""What the thread does with the server."""


class VoiceError(Exception):
    """Nothing can be spoken; *problem* is the key of a message that says why."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem)
        self.problem = problem


class SpeechOutput:
    """Speaks lines one after the other, in the language of the settings, until it is silenced."""

    def __init__(self, settings: Settings) -> None:
        threading.excepthook = nothing_said
        self._settings = settings
        self._told = False
        self._failed: str | None = None
        self._orders: SimpleQueue[Order | None] = SimpleQueue()
        self._since: float | None = monotonic()
        self._hushed = True
        self._thread = threading.Thread(target=self._serve, name=NAME, daemon=True)
        self._thread.start()

    def trouble(self) -> list[str]:
        """Return why nothing is spoken any more, to print it; nothing if it was asked before."""
        since = self._since
        if self._failed is None and since is not None and monotonic() - since > PATIENCE:
            self._failed = "stopped"
        if self._failed is None or self._told:
            return []
        self._told = True
        chosen = self._settings
        narrator = Narrator(catalogue_of(chosen.language), [], [], chosen.verbosity)
        return narrator.say(f"voice-{self._failed}")

    def say(self, lines: Iterable[str]) -> None:
        """Speak *lines* after those before them."""
        for line in lines:
            if line.strip():
                self._orders.put(
                    partial(speak, line=line.strip(), language=self._settings.language)
                )
                self._hushed = False

    def hush(self) -> None:
        """Be silent at once; lines not spoken yet are dropped."""
        if self._hushed:
            return
        self._hushed = True
        with suppress(Empty):
            while True:
                self._orders.get_nowait()
        self._orders.put(cancel)

    def finish(self) -> None:
        """Hand over the last lines; the server speaks them after the program has ended."""
        self._orders.put(None)
        self._thread.join(FAREWELL)

    def _serve(self) -> None:
        """Do in the thread what is ordered, in order."""
        try:
            server = connected()
            while order := self._next():
                order(server)
            server.close()
        except VoiceError as error:
            self._failed = error.problem
        except Exception:  # whatever a server does
            self._failed = "stopped"

    def _next(self) -> Order | None:
        """Wait for an order; only what follows counts as the server's time."""
        self._since = None
        order = self._orders.get()
        self._since = monotonic()
        return order


def connected() -> Any:
    """Return Speech Dispatcher, started if necessary.

    Raises `VoiceError` if it cannot be reached.
    """
    try:
        import speechd
    except ImportError:
        raise VoiceError("not-installed") from None
    try:
        server = speechd.SSIPClient(NAME)
        server.set_priority(speechd.Priority.MESSAGE)  # these wait for each other; "text" does not
    except Exception:  # or this speechd is a namesake
        raise VoiceError("no-server") from None
    return server


def speak(server: Any, line: str, language: Language) -> None:
    """Speak one line in its language."""
    server.set_language(language)
    server.speak(line)


def cancel(server: Any) -> None:
    """Silence the server at once."""
    server.cancel()


def nothing_said(_: threading.ExceptHookArgs) -> None:
    """Hide errors in speechd's threads: the voice stops, but the player sees no traceback."""


# Around the terminal ------------------------------------------------------------------------------


class SpokenScreen(Screen):
    """A screen whose lines are also spoken."""

    def __init__(self, screen: Screen, voice: SpeechOutput) -> None:
        super().__init__()
        self._screen, self._voice = screen, voice

    def say(self, lines: Iterable[str]) -> None:
        """See Screen; a loss of speech is said once, in print."""
        lines = list(lines)
        self._screen.say([*lines, *self._voice.trouble()])
        self._voice.say(lines)

    def hold(self, lines: Sequence[str]) -> None:
        """See Screen."""
        self._screen.hold(lines)
        if is_terminal(sys.stdin):
            self._voice.say(lines)

    def release(self) -> None:
        """See Screen."""
        self._screen.release()

    def ring(self) -> None:
        """See Screen."""
        self._screen.ring()

    def push_out(self) -> None:
        """See Screen."""
        self._screen.push_out()


class SpokenKeyboard:
    """A keyboard whose prompts are also spoken; typing interrupts speech."""

    def __init__(self, keyboard: Keyboard, voice: SpeechOutput) -> None:
        self._keyboard, self._voice = keyboard, voice
        self._typed = is_terminal(sys.stdin)
        self._spoken = ""  # the prompt that was spoken before the first key

    def read_line(self, prompt: str, complete: Complete) -> str:
        """See Keyboard; the candidates of Tab are spoken too."""

        def spoken(text: str) -> list[str]:
            found = list(complete(text))
            if len(found) > 1:
                self._voice.say([", ".join(found)])
            return found

        if prompt != self._spoken:
            self._voice.say([prompt])
        self._spoken = ""
        line = self._keyboard.read_line(prompt, spoken)
        self._interrupt()
        return line

    def wait(self, line: str) -> bool:
        """See Keyboard."""
        self._voice.say([line])
        pressed = self._keyboard.wait(line)
        self._interrupt()
        return pressed

    def read_hidden(self, prompt: str) -> str:
        """See Keyboard."""
        self._voice.say([prompt])
        line = self._keyboard.read_hidden(prompt)
        self._interrupt()
        return line

    def is_first(
        self, prompt: str, files: Sequence[int], served: Callable[[], bool], *, felt: bool = True
    ) -> bool:
        """See Keyboard; only a key press interrupts speech."""
        self._voice.say([prompt])
        first = self._keyboard.is_first(prompt, files, served, felt=felt)
        if first or felt:
            self._interrupt()
        self._spoken = prompt if first else ""
        return first

    def arrows(self, words: Mapping[str, str]) -> None:
        """See Keyboard."""
        self._keyboard.arrows(words)

    def forget(self) -> None:
        """See Keyboard."""
        self._keyboard.forget()

    def close(self) -> None:
        """See Keyboard."""
        self._keyboard.close()

    def _interrupt(self) -> None:
        """Stop speech when a person types, but not at a line from a file."""
        if self._typed:
            self._voice.hush()
