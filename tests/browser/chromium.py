"""A real Chromium without a screen, told what to do by its DevTools protocol.

    with Chromium(folder) as browser, browser.tab() as tab:
        tab.open("http://127.0.0.1:4080/")
        tab.type("people")
        tab.press("Enter")

The protocol goes through two pipes, so there is no port that anybody else could find, and the
browser ends when they do. Nothing of the person who runs the tests is read or written, and no
address is known to it but those of this machine. The protocol itself: chromedevtools.github.io.
"""

import json
import os
import select
import time
from collections import deque
from pathlib import Path
from shutil import which
from subprocess import DEVNULL
from typing import Any

from tests.braille.needed import need
from tests.running import PATIENCE, Running, Started

NAMES = ("chromium", "chromium-browser")
MISSING = "Chromium, a browser, is not installed: apt install chromium"
SWITCHES = (
    *("--headless", "--remote-debugging-pipe", "--no-first-run", "--no-default-browser-check"),
    # As root, and in a container, it has no sandbox; it sees no page but ours.
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-dev-shm-usage"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
    *("--disable-extensions", "--disable-default-apps", "--disable-breakpad", "--no-pings"),
    *("--password-store=basic", "--use-mock-keychain", "--force-renderer-accessibility"),
    "--disable-features=Translate,OptimizationHints,MediaRouter,HttpsUpgrades",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
)
PIPES = 'exec "$0" "$@" 3</dev/fd/{} 4>/dev/fd/{}'
"""The browser finds the protocol at these streams. A shell cannot name those above nine itself."""
Message = dict[str, Any]


class Chromium(Running):
    """A browser, until its with block is left; *folder* is for what it keeps."""

    def __init__(self, folder: Path, *switches: str) -> None:
        """Skip the test where there is no Chromium, or fail it where the house must be complete."""
        program = installed()
        self.events: dict[str, deque[Message]] = {}
        """What has happened in each tab and was not asked for yet."""
        self._number = 0
        self._begun = b""  # a message that is not complete yet
        self._answers: dict[int, Message] = {}
        theirs_in, self._out = os.pipe()
        self._in, theirs_out = os.pipe()
        command = ["sh", "-c", PIPES.format(theirs_in, theirs_out), program, *SWITCHES, *switches]
        self._process = Started(
            [*command, f"--user-data-dir={folder}", "about:blank"],
            env={"PATH": os.environ["PATH"], "HOME": str(folder), "LC_ALL": "C.UTF-8"},
            stdin=DEVNULL,
            stdout=DEVNULL,
            stderr=DEVNULL,
            pass_fds=(theirs_in, theirs_out),
        )
        for stream in (theirs_in, theirs_out):
            os.close(stream)

    def close(self) -> None:
        """End it; all its processes have gone when this returns."""
        with self._process:
            self._process.end()
        os.close(self._in)
        os.close(self._out)

    @property
    def pid(self) -> int:
        """The first of its processes."""
        return self._process.pid

    def call(self, method: str, tab: str = "", **parameters: object) -> Message:
        """What comes of something that the protocol can do, in the browser or in a tab of it."""
        return self.answer(self.ask(method, tab, **parameters))

    def tried(self, method: str, tab: str, **parameters: object) -> Message:
        """The same of something that the browser may refuse; nothing comes of it then."""
        found = self._answered(self.ask(method, tab, **parameters))
        result: Message = found.get("result", {})
        return result

    def ask(self, method: str, tab: str = "", **parameters: object) -> int:
        """Begin it, without waiting; the number of the `answer`."""
        self._number += 1
        message = {"id": self._number, "method": method, "params": parameters}
        where = {"sessionId": tab} if tab else {}
        data = json.dumps({**message, **where}).encode() + b"\0"
        while data:
            data = data[os.write(self._out, data) :]
        return self._number

    def answer(self, number: int) -> Message:
        """What came of it; AssertionError where it is refused, or nothing comes."""
        found = self._answered(number)
        assert "error" not in found, found
        result: Message = found["result"]
        return result

    def _answered(self, number: int) -> Message:
        end = time.monotonic() + PATIENCE
        while number not in self._answers:
            self.listen(end - time.monotonic())
        return self._answers.pop(number)

    def listen(self, seconds: float) -> None:
        """Take what comes next; AssertionError where nothing comes."""
        ready = select.select([self._in], [], [], max(0.0, seconds))[0]
        data = os.read(self._in, 1 << 20) if ready else b""
        assert data, "Chromium has ended, or does not answer"
        *messages, self._begun = (self._begun + data).split(b"\0")
        for text in messages:
            message = json.loads(text)
            if "id" in message:
                self._answers[message["id"]] = message
            else:
                self.events.setdefault(message.get("sessionId", ""), deque()).append(message)


def installed() -> str:
    """Where Chromium is. Without it the test is skipped, or fails where CI says it must run."""
    found = next(filter(None, map(which, NAMES)), "")
    need(found, MISSING)
    return found
