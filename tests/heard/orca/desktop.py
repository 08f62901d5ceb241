"""A desktop without a screen, on which Orca reads: all of it lies in one folder.

    with Desktop() as desktop:
        desktop.open(80, 24)
        desktop.press("Return")

There is an X server that draws into memory, a bus for programs and one for accessibility, Speech
Dispatcher with a synthesizer that writes down what it is told (voice.py), windows (window.py), and
Orca as the system has it (begin.py). Nothing of the person who runs the tests is read or written:
no settings, no display, no bus, no sound, no braille; another Orca does not notice this one.
"""

import json
import os
import re
import select
import shlex
import shutil
import signal
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from html import unescape
from pathlib import Path
from subprocess import DEVNULL, PIPE, TimeoutExpired

from tests.browser import chromium
from tests.heard.orca.halting import HALTS
from tests.heard.orca.parts import PYTHON, environment, installed, write_settings
from tests.running import PATIENCE, Command, Running, Started, rest, wait_until

HERE = Path(__file__).parent
BREATH = 0.1
"""Seconds to wait for something at a time."""
GLANCE = 0.01
"""Seconds between two looks at who sleeps."""
SILENCE = 0.06
"""Seconds of sleep of all after which nothing more comes: timers of their own are shorter."""
LONG = 2.0
"""Seconds of sleep of all after which what is waited for will not come."""
DISPLAY = ("-screen", "0", "2048x1536x24", "-nolisten", "tcp", "-noreset", "-displayfd", "{}")
CHROMIUM = (
    *("--no-sandbox", "--test-type", "--disable-gpu", "--disable-quic", "--disable-dev-shm-usage"),
    *("--force-renderer-accessibility", "--no-first-run", "--no-default-browser-check"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
    *("--password-store=basic", "--window-position=0,0", "--window-size=900,700"),
)
"""A browser that asks nobody."""
PREFERENCES = {"credentials_enable_service": False}
"""It does not offer to keep a password, which would be spoken."""
ORCA = ("--disable", "braille", "--disable", "key-echo")
"""No braille display is sought; no names of keys, which would stand among the program's words."""


class Desktop(Running):
    """All of it, until its with block is left."""

    def __init__(self) -> None:
        """Skip the test where something lacks, or fail it where the server must be complete."""
        programs = installed()
        self.spoken: list[str] = []
        """What was spoken until now, one text for each time that Orca spoke."""
        self.status: int | None = None
        """The exit status of the program in the window, when it has ended."""
        self._halted = self._paused = 0
        """The process of the program, when it halts: at a line that it was given, or in a pause."""
        self._folder = Path(tempfile.mkdtemp(prefix="orca-"))
        self._environment = environment(self._folder)
        self._parts: dict[str, Started] = {}
        self._processes: list[int] = []
        self._orders = self._done = 0
        os.mkfifo(self._folder / "voice")
        # Also for writing: so it has no end as long as the synthesizer is not there yet.
        self._voice = os.open(self._folder / "voice", os.O_RDWR | os.O_NONBLOCK)
        self._begun = {self._voice: b""}  # by stream a line that is not complete yet
        try:
            self._begin(programs)
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """End all of it; it has gone when this returns."""
        for part in reversed(self._parts.values()):
            if part is self._parts.get("Xvfb"):
                part.terminate()  # so that it takes its lock away
                with suppress(TimeoutExpired):
                    part.wait(PATIENCE)
            with part:
                part.end()
        os.close(self._voice)
        shutil.rmtree(self._folder)

    def open(self, columns: int, rows: int) -> None:
        """Open a window of such a size, in the place of the last; Orca has told it on return."""
        self._begin_to("open", "window", columns, rows)
        self._finish()
        self.settle()

    def browse(self, address: str) -> None:
        """Open an address in Chromium, in the place of the last one."""
        if (old := self._parts.pop("chromium", None)) is not None:
            with old:
                old.end()
        self._orders += 1
        place = self._folder / f"{self._orders}-chromium"
        (place / "Default").mkdir(parents=True)
        (place / "Default/Preferences").write_text(json.dumps(PREFERENCES))
        where = f"--user-data-dir={place}"
        self._start("chromium", chromium.installed(), *CHROMIUM, where, address)
        self._done = self._orders
        self._know_all()

    def write(self, text: str) -> None:
        """Type a text into a page, as fast as can be; what comes of it is not waited for."""
        self._press("type", "--delay", "0", "--", text)

    def type(self, text: str) -> None:
        """Type letters as fast as can be; they are on the screen when this returns."""
        self._begin_to("typing", len(text))
        self._press("type", "--delay", "0", "--", text)
        self._finish()

    def press(self, key: str) -> None:
        """Press a key, by the name that X has for it; what comes of it is not waited for."""
        self._press("key", key)

    def enter(self) -> None:
        """Press Enter where a program of halting.py reads; it goes on when Orca has looked."""
        self.press("Return")
        self.wait(lambda: self._halted)
        self.settle()
        halted, self._halted = self._halted, 0
        go_on(halted)

    def run(self, folder: Path, command: Command) -> None:
        """Begin a program in the window, in a folder, with the environment of the tests."""
        self.status = None
        variables = {**os.environ, HALTS: str(self._folder / "voice")}
        self._begin_to("run", str(folder), variables, *map(str, command))
        self._finish()
        self._know_all()

    def wait(self, found: Callable[[], object]) -> bool:
        """Until something has come about; False where all have gone to sleep instead."""
        end = time.monotonic() + PATIENCE
        while not found():
            if self._paused:
                self._end_pause()
            if self._listen(BREATH):
                continue
            gone = [name for name, part in self._parts.items() if part.poll() is not None]
            assert not gone, f"{gone} has ended: {self.complaints()}"
            if self._rests(LONG) or time.monotonic() > end:
                return bool(found())
        return True

    def settle(self) -> None:
        """Until all sleep: nothing more comes by itself."""
        self._fall_asleep()
        while self._paused:
            self._end_pause()
            self._fall_asleep()

    @property
    def orca(self) -> int:
        """The process of Orca."""
        return self._parts["orca"].pid

    def complaints(self) -> str:
        """What was spoken last, and what the parts complain of: for the message of a failure."""
        logs = [file for file in sorted(self._folder.glob("*.log")) if file.stat().st_size]
        told = [f"{file.name}: {file.read_text('utf-8', 'replace')}" for file in logs]
        return "\n".join(["the desktop does not do what it should", *self.spoken[-9:], *told])

    def _fall_asleep(self) -> None:
        """Until all sleep, also where the program does so in a pause."""
        end = time.monotonic() + PATIENCE
        while not self._rests(SILENCE):
            assert time.monotonic() < end, self.complaints()
            self._listen(GLANCE)

    def _end_pause(self) -> None:
        """Let the program go on when Orca has looked."""
        self._fall_asleep()
        paused, self._paused = self._paused, 0
        go_on(paused)

    def _begin_to(self, *words: object) -> None:
        """Tell window.py something."""
        self._orders += 1
        self._tell("window", json.dumps([self._orders, *words]))

    def _finish(self) -> None:
        """Until that has been done."""
        assert self.wait(lambda: self._done == self._orders), self.complaints()

    def _press(self, *words: str) -> None:
        """Tell xdotool something."""
        self._tell("keyboard", shlex.join(words))

    def _tell(self, part: str, line: str) -> None:
        stream = self._parts[part].stdin
        assert stream
        stream.write(f"{line}\n".encode())
        stream.flush()

    def _rests(self, seconds: float) -> bool:
        """Whether all sleep so long at a stretch, and nothing comes from them."""
        asleep: list[tuple[str, ...]] = []
        for process in self._processes:
            if (found := rest(process)) is None:
                return False
            asleep.append(found)
        if self._listen(seconds):
            return False
        return [rest(process) for process in self._processes] == asleep

    def _listen(self, seconds: float) -> bool:
        """Take what comes next; False when nothing came in time."""
        ready = select.select([*self._begun], [], [], seconds)[0]
        for stream in ready:
            data = os.read(stream, 65536)
            assert data, self.complaints()  # the windows have gone
            *lines, self._begun[stream] = (self._begun[stream] + data).split(b"\n")
            for line in lines:
                self._heed(*json.loads(line))
        return bool(ready)

    def _heed(self, what: str, told: str) -> None:
        """A line of the windows or of the synthesizer."""
        if what == "done":
            self._done = int(told)
        elif what == "halted":
            self._halted = int(told)
        elif what == "paused":
            self._paused = int(told)
        elif what == "ended":
            self.status = int(told)
        else:
            self.spoken.append(unescape(re.sub("<[^<>]*>", "", told)))

    # How it begins

    def _begin(self, programs: dict[str, str]) -> None:
        folder, environment = self._folder, self._environment
        write_settings(folder)
        environment["DISPLAY"] = f":{self._told(programs['Xvfb'], *DISPLAY)}"
        bus = ("--nofork", f"--config-file={folder}/bus.conf", "--print-address={}")
        environment["DBUS_SESSION_BUS_ADDRESS"] = self._told(programs["dbus-daemon"], *bus)
        self._start("accessibility", programs["at-spi-bus-launcher"], "--launch-immediately")
        places = ("-C", folder, "-L", folder, "-P", folder / "pid", "-S", folder / "speech")
        method = ("-s", "-t", "0", "-l", "0", "-c", "unix_socket")
        self._start("speech", programs["speech-dispatcher"], *method, *places)
        environment["SPEECHD_ADDRESS"] = f"unix_socket:{folder}/speech"
        wait_until((folder / "speech").exists)
        window = self._start("window", PYTHON, "-I", HERE / "window.py", pipes=True)
        assert window.stdout
        self._begun[window.stdout.fileno()] = b""
        self._start("keyboard", programs["xdotool"], "-", pipes=True)
        self._start("orca", PYTHON, "-I", HERE / "begin.py", programs["orca"], *ORCA)
        self._know_all()
        assert self.wait(lambda: self.spoken), self.complaints()
        self._know_all()
        self.settle()

    def _know_all(self) -> None:
        """From now on it is waited for all processes that run now."""
        families = [part.family() for part in self._parts.values()]
        self._processes = [process for family in families for process in family]

    def _told(self, *command: str) -> str:
        """The line that a part says when it is ready, to a stream whose number stands for {}."""
        ours, theirs = os.pipe()
        words = [word.replace("{}", str(theirs)) for word in command]
        self._start(Path(words[0]).name, *words, streams=[theirs])
        os.close(theirs)
        with open(ours) as told:
            return told.readline().strip()

    def _start(
        self, name: str, *command: str | Path, pipes: bool = False, streams: list[int] | None = None
    ) -> Started:
        """A part; what it complains of is kept in a file."""
        with (self._folder / f"{name}.log").open("wb") as log:
            self._parts[name] = Started(
                command,
                env=self._environment,
                cwd=self._folder,
                stdin=PIPE if pipes else DEVNULL,
                stdout=PIPE if pipes else log,
                stderr=log,
                pass_fds=streams or (),
            )
        return self._parts[name]


def go_on(process: int) -> None:
    """Continue a program that halts, if there is one; it may have ended with its window."""
    if process:
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGCONT)
