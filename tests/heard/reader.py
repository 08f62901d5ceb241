"""The program under a screen reader for terminals, whose words are written down, not spoken.

    with Reader(command, folder) as reader:
        reader.hear("Your turn.")
        answer = "Your hand: 2 bears. Your turn."
        assert letters(reader.enter("hand", answer)) == letters(answer)

Unless another one is named, it is yasr. That reads the stream: it speaks what the program writes,
and after keys that move the cursor what the cursor stands on. Readers speak to a synthesizer of
ours, which writes to a pipe. All that is started holds that pipe open, so that its end tells that
nothing was left behind.
"""

import os
import re
import select
import shlex
import shutil
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from tests.running import PATIENCE, ROOT, Running
from tests.terminal.driver import Terminal

BREATH = 0.1
"""Seconds to wait for speech at a time."""
LONG = 1.0
"""Seconds of sleep of all processes after which nothing more will come."""

SETTINGS = """\
[normalkeys]
[reviewkeys]
[options]
cursor tracking=full
synthesizer=emacspeak server
synthesizer port=|./synthesizer
key echo=off
special=off
up and down arrows=speak line
[Emacspeak server]
punctuation=none
[dict]
*=star
<=less than
>=greater than
_=underscore
|=bar
"""
"""No review keys, for those do not reach the program; names for symbols, so that they are heard."""

# Whoever holds yasr's end of a terminal or a pipe would keep it open when yasr has gone.
CLOSE = "exec 3>&- 4>&- 5>&- 6>&- 7>&- 8>&- 9>&-"

IN_FOLDER = ("sh", "-c", 'cd "$0" && exec "$@"')
"""What runs a command in a folder: both follow."""

SYNTHESIZER = """\
#!/bin/sh
{close}
exec cat > speech
"""

# The terminal stays until it is hung up, so that yasr can say the last words in its own time.
PROGRAM = """\
#!/bin/sh
{close}
trap : INT
exec 9> speech
cd {root}
{command}
echo "ended $?" >&9
read -r _
"""


@dataclass(frozen=True)
class Instrument:
    """A screen reader, and how it is told to run a program in a folder of files of its own."""

    name: str
    needed: Callable[[], str]
    """Returns where it is; skips or fails the test where it is not."""
    words: tuple[str, ...]
    """The words after its name, for `./program` in that folder and `./synthesizer` there."""
    said: re.Pattern[bytes]
    """Finds in the lines of the synthesizer what was said: its first group."""
    silent: tuple[bytes, ...] = ()
    """What is said that no program has written."""
    synthesizer: str = SYNTHESIZER
    """The script to which it speaks."""
    at_home: bool = False
    """Whether it keeps settings of its own in a person's folder, which is this one then."""
    settings: Mapping[str, str] = field(default_factory=dict)
    """The texts of its files, by name."""


class Reader(Running):
    """*command* as it is heard; *folder* is for files of the reader's own."""

    def __init__(
        self, command: Sequence[str | Path], folder: Path, instrument: Instrument | None = None
    ) -> None:
        """Skip the test where there is no such reader, or fail it where all must be complete."""
        self._instrument = instrument or YASR
        place = self._instrument.needed()
        speech = folder / "speech"
        os.mkfifo(speech)
        self._speech = speech
        synthesizer, program = folder / "synthesizer", folder / "program"
        executable(synthesizer, self._instrument.synthesizer.format(close=CLOSE))
        root, typed = shlex.quote(str(ROOT)), shlex.join(map(str, command))
        executable(program, PROGRAM.format(close=CLOSE, root=root, command=typed))
        for name, text in self._instrument.settings.items():
            (folder / name).write_text(text)
        self._pipe = os.open(speech, os.O_RDONLY | os.O_NONBLOCK)
        self._log = b""
        self._before = 0
        self._known = False  # whether all processes are known, as after the first words
        own = {"LC_ALL": "C.UTF-8"}  # for letters beyond ASCII, and for the reader's own words
        if self._instrument.at_home:
            own["HOME"] = str(folder)
        # Names without a folder, for yasr aborts where one has a hundred letters.
        started: list[str | Path] = [*IN_FOLDER, folder, place, *self._instrument.words]
        self._terminal = Terminal(started, env=own)

    def close(self) -> None:
        """End the reader and all that runs in it; AssertionError where something stays."""
        self._terminal.close()
        # The pipe has an end only where somebody has held it, for which a reader may be too short.
        os.close(os.open(self._speech, os.O_WRONLY | os.O_NONBLOCK))
        while select.select([self._pipe], [], [], PATIENCE)[0]:
            if not os.read(self._pipe, 65536):
                os.close(self._pipe)
                return
        raise AssertionError("something that was started with the reader has not ended")

    @property
    def pid(self) -> int:
        """The process of the reader."""
        return self._terminal.pid

    def type(self, text: str) -> str:
        """Letter by letter, each when the one before stands on the screen; what is spoken then.

        yasr takes a letter that comes after the next key for news, and speaks it.
        """
        for letter in text:
            self._terminal.echo(letter)
        return self.hear("")

    def press(self, key: str, expected: str) -> str:
        """A key by its name, as the terminal of the tests has it; what is spoken then, see hear."""
        self._terminal.press(key)
        return self.hear(expected)

    def enter(self, line: str, expected: str) -> str:
        """A line and Enter; what is spoken then, as much as *expected*.

        Whatever is spoken later, or while typing, stands before what is spoken next.
        """
        self._terminal.echo(line)
        self._terminal.send("\r")
        self._wait_for(expected)
        return self._taken()

    def hear(self, expected: str) -> str:
        """What is spoken since it was last asked: as *expected*, and more where there is more.

        Whoever compares the two learns of words that are missing and of words too many.
        """
        self._wait_for(expected)
        self._settle()
        return self._taken()

    def enter_hidden(self, line: str, text: str) -> str:
        """A line that is not shown, and Enter; what is spoken up to a text."""
        self._terminal.send(f"{line}\r")
        return self.until(text)

    def until(self, text: str) -> str:
        """What is spoken since it was last asked, as soon as a text is part of it."""
        self._wait_for(text)
        end = time.monotonic() + PATIENCE
        while letters(text) not in letters(self._spoken()):
            if not self._listen(BREATH) and (self._terminal.has_ended or time.monotonic() > end):
                raise AssertionError(f"{text} was not heard; the screen:\n{self._terminal.text()}")
        self._settle()
        return self._taken()

    def status(self) -> int:
        """The exit status of the program, when it has ended."""
        end = time.monotonic() + PATIENCE
        while not (found := re.search(rb"^ended (\d+)$", self._log, re.MULTILINE)):
            if time.monotonic() > end:
                raise AssertionError("the program did not end")
            self._listen(BREATH)
        return int(found[1])

    def _wait_for(self, expected: str) -> None:
        """Until as much was spoken; not for ever, where all have gone to sleep instead."""
        end = time.monotonic() + PATIENCE
        while len(letters(self._spoken())) < len(letters(expected)) and time.monotonic() < end:
            if self._listen(BREATH):
                continue
            if self._terminal.has_ended:
                name = self._instrument.name
                raise AssertionError(f"{name} has ended; the screen:\n{self._terminal.text()}")
            if self._known and self._terminal.rests(LONG, self._pipe):
                break
        if not self._known:
            self._known = True
            self._terminal.settle_all()

    def _settle(self) -> None:
        """Until the program, the reader and all between them sleep."""
        self._terminal.settle()
        while self._listen(0):
            self._terminal.settle()

    def _taken(self) -> str:
        """What was spoken, which is not told again."""
        spoken = self._spoken()
        self._before = self._log.rfind(b"\n") + 1
        return spoken

    def _spoken(self) -> str:
        """What was not told yet; yasr cuts long speech anywhere, even inside a letter."""
        said = self._instrument.said.findall(self._log[self._before :])
        silent = self._instrument.silent
        return b"".join(part for part in said if part not in silent).decode("utf-8", "replace")

    def _listen(self, seconds: float) -> bool:
        """Write down what is spoken next; False when nothing came in time."""
        self._terminal.look()
        ready = select.select([self._pipe], [], [], seconds)[0]
        said = os.read(self._pipe, 65536) if ready else b""
        self._log += said
        return bool(said)


def letters(text: str) -> str:
    """What is left of a text for the comparison: its letters and digits."""
    return "".join(filter(str.isalnum, text.casefold()))


def installed(name: str = "yasr", how: str = "apt install yasr", *, by_ci: bool = True) -> str:
    """Where a reader is. Without it the test is skipped, or fails where CI must have it."""
    found = shutil.which(name)
    if found is None:
        missing = f"{name}, a screen reader for terminals, is not installed: {how}"
        if by_ci and os.environ.get("ACCESSIBLE_GAMES_CI") == "1":
            pytest.fail(missing)
        pytest.skip(missing)
    return found


def executable(file: Path, text: str) -> None:
    """Write a script."""
    file.write_text(text)
    file.chmod(0o755)


YASR = Instrument(
    name="yasr",
    needed=installed,
    words=("-C", "yasr.conf", "./program"),
    said=re.compile(rb"^[ql] \{(.*)\}$", re.MULTILINE),
    silent=(b"blank",),
    settings={"yasr.conf": SETTINGS},
)
