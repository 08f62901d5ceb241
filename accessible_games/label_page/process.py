"""Labels are made by the command line, in a process that is ended if it takes too long.

So a page can do what `labels` and `overlay` can, and says what they say. Nothing is kept: uploads
and results lie in a folder that is gone by the time of the answer.
"""

import asyncio
import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import field, replace
from math import ceil
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from accessible_games.braille.archive import BEGINNING
from accessible_games.core.frozen import Frozen
from accessible_games.failure import crash_files
from accessible_games.speech.catalogue import Language
from accessible_games.store import whole

PROGRAM = ("-P", "-B", "-m", "accessible_games.app.sandboxed_cli")
"""It compiles nothing to files, which its limit of their size would cut off."""
SECONDS = 20.0
"""Seconds after which a process is ended."""
TOGETHER = 2
"""The most processes at the same time; further requests wait."""
WAITING = 8
"""The most requests that may wait."""
PATIENCE = 35.0
"""Seconds for which one may wait: with `SECONDS`, less than a connection may be silent."""
USUAL, LATELY = 2.0, 8
"""The seconds that a request takes before any was made, and how many the average is about."""
LARGEST = 64 * 1024 * 1024
"""The most bytes of all files of an answer."""
NAME = 40
"""The most letters of a deck's name."""
TOO_LITTLE = "MemoryError"
"""The error with which a process ends that needs more memory than it may have."""


class UploadedDeck(Frozen):
    """An uploaded deck and the name of its file."""

    name: str
    data: bytes


class Made(Frozen):
    """The result: what was said or what is wrong, in sentences, and files by their names."""

    lines: tuple[str, ...] = ()
    problem: str = ""
    files: Mapping[str, bytes] = field(default_factory=dict)
    waited: float = 0.0
    """The seconds before it was begun."""
    took: float = 0.0
    """The seconds after that."""


class TooMuchError(Exception):
    """It takes too long or too much memory, or too many wait already (*busy*)."""

    def __init__(self, *, busy: bool = False) -> None:
        super().__init__()
        self.busy = busy


class Maker:
    """Makes labels for all requests, a few at a time."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(TOGETHER)
        self._here = 0
        self._usual = USUAL
        """The seconds that a request has lately taken."""

    @property
    def ahead(self) -> int:
        """The requests that would wait before a new one."""
        return max(0, self._here - TOGETHER)

    @property
    def wait(self) -> int:
        """The whole seconds that a new request would probably wait; 0 if it is begun at once."""
        turns = max(0, self._here - TOGETHER + 1)
        return ceil(turns * self._usual / TOGETHER)

    @property
    def usual(self) -> int:
        """The whole seconds that a request probably takes after that."""
        return ceil(self._usual)

    async def make(
        self, words: Sequence[str], deck: UploadedDeck | None, language: Language
    ) -> Made:
        """Return what the command line makes of these words and of a deck.

        Raises `TooMuchError` if it takes too long or too much, or too many wait.
        """
        if self._here >= TOGETHER + WAITING:
            raise TooMuchError(busy=True)
        self._here += 1
        came = monotonic()
        try:
            await self._wait()
            begun = monotonic()
            try:
                done = await made(words, deck, language)
            finally:
                self._turn.release()
                took = monotonic() - begun
                self._usual += (took - self._usual) / LATELY
            return replace(done, waited=begun - came, took=took)
        finally:
            self._here -= 1

    async def _wait(self) -> None:
        """Wait for a turn. Raises `TooMuchError` before the connection would be cut for silence."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._turn.acquire()
        except TimeoutError:
            raise TooMuchError(busy=True) from None


async def made(words: Sequence[str], deck: UploadedDeck | None, language: Language) -> Made:
    """Return the same without waiting for others."""
    with TemporaryDirectory(prefix="labels-") as folder:
        place = Path(folder)
        more = [f"--language={language}", "--config=own", "--data=own"]
        if words[0] == "overlay":
            more.append("--out=made")
        if deck is not None:
            file = file_name(deck)
            await asyncio.to_thread(whole.write_new, place / file, deck.data)
            more.append(f"--deck={file}")
        status, said, problem = await run([*words, *more], place)
        if status and (problem.strip() or not said):  # a check that finds something says so
            check_crash(place / "own")
            return Made(problem=" ".join(problem.split()))
        files = await asyncio.to_thread(read, place / "made")
        return Made(tuple(said.splitlines()), files=files)


async def run(words: Sequence[str], place: Path) -> tuple[int, str, str]:
    """Run the command line in a folder; return its exit status, its output and its errors.

    Raises `TooMuchError` if it takes too long.
    """
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, *PROGRAM, *words),
        cwd=place,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},  # whatever the server's system writes
        stdin=asyncio.subprocess.DEVNULL,
        stdout=pipe,
        stderr=pipe,
    )
    try:
        async with asyncio.timeout(SECONDS):
            said, problem = await process.communicate()
    except TimeoutError:
        raise TooMuchError from None
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
    return process.returncode or 0, said.decode("utf-8", "replace"), problem.decode("utf-8")


def file_name(deck: UploadedDeck) -> str:
    """Return a name for the file of a deck: its own, but safe on every system."""
    stem = Path(deck.name.replace("\\", "/")).stem[:NAME]
    kept = "".join(letter if letter.isalnum() else "-" for letter in stem).strip("-")
    ending = "xlsx" if deck.data.startswith(BEGINNING) else "csv"
    return f"{kept or 'deck'}.{ending}"


def check_crash(own: Path) -> None:
    """Raise `TooMuchError` if there was too little memory, and any other bug as ours."""
    for file in crash_files(own / "crashes"):
        text = file.read_text("utf-8", "replace")
        if text.rstrip().endswith(TOO_LITTLE):
            raise TooMuchError
        raise RuntimeError(text)


def read(folder: Path) -> dict[str, bytes]:
    """Return the files of a folder by their names. Raises `TooMuchError` if they are too large."""
    files = sorted(folder.iterdir()) if folder.is_dir() else []
    if sum(file.stat().st_size for file in files) > LARGEST:
        raise TooMuchError
    return {file.name: file.read_bytes() for file in files}
