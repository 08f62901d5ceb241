"""Labels are made by the command line, in a process of its own that is ended if it takes too long.

So a page can do what `labels` and `overlay` can, and says what they say. Nothing is kept: what was
sent and what was made lie in a folder that has gone when the answer is there.
"""

import asyncio
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import field
from pathlib import Path
from tempfile import TemporaryDirectory

from accessible_games.braille.xlsx import BEGINNING
from accessible_games.core.frozen import Frozen
from accessible_games.failure import crash_files
from accessible_games.speech.catalogue import Language
from accessible_games.store import whole

PROGRAM = ("-P", "-m", "accessible_games.app.bounded")
SECONDS = 20.0
"""After which a process is ended."""
TOGETHER = 2
"""Processes at the same time; whoever asks for another waits."""
WAITING = 8
"""How many may wait."""
LARGEST = 64 * 1024 * 1024
"""Bytes of all files of an answer."""
NAME = 40
"""Letters of the name of a deck."""
TOO_LITTLE = "MemoryError"
"""With what a process ends that needs more memory than it may have."""


class Deck(Frozen):
    """A table that somebody has sent, and the name of its file."""

    name: str
    data: bytes


class Made(Frozen):
    """What came of it: what was said, or what is wrong, in sentences; and files by their names."""

    lines: tuple[str, ...] = ()
    problem: str = ""
    files: Mapping[str, bytes] = field(default_factory=dict)


class TooMuchError(Exception):
    """It takes too long, or more room than there is; or too many wait already (*busy*)."""

    def __init__(self, *, busy: bool = False) -> None:
        super().__init__()
        self.busy = busy


class Maker:
    """Makes labels for all who ask for them, a few at a time."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(TOGETHER)
        self._here = 0

    async def make(self, words: Sequence[str], deck: Deck | None, language: Language) -> Made:
        """What the command line makes of these words, and of a deck. `TooMuchError`."""
        if self._here >= TOGETHER + WAITING:
            raise TooMuchError(busy=True)
        self._here += 1
        try:
            async with self._turn:
                return await made(words, deck, language)
        finally:
            self._here -= 1


async def made(words: Sequence[str], deck: Deck | None, language: Language) -> Made:
    """The same, at once."""
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
        if status:
            check_crash(place / "own")
            return Made(problem=" ".join(problem.split()))
        files = await asyncio.to_thread(read, place / "made")
        return Made(tuple(said.splitlines()), files=files)


async def run(words: Sequence[str], place: Path) -> tuple[int, str, str]:
    """Run the command line in a folder: its exit status, its output, its errors. `TooMuchError`."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, *PROGRAM, *words),
        cwd=place,
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


def file_name(deck: Deck) -> str:
    """A name for the file of a deck: as it was called, but safe on every system."""
    stem = Path(deck.name.replace("\\", "/")).stem[:NAME]
    kept = "".join(letter if letter.isalnum() else "-" for letter in stem).strip("-")
    ending = "xlsx" if deck.data.startswith(BEGINNING) else "csv"
    return f"{kept or 'deck'}.{ending}"


def check_crash(own: Path) -> None:
    """Raise `TooMuchError` where there was too little memory, and any other mistake as ours."""
    for file in crash_files(own / "crashes"):
        text = file.read_text("utf-8", "replace")
        if text.rstrip().endswith(TOO_LITTLE):
            raise TooMuchError
        raise RuntimeError(text)


def read(folder: Path) -> dict[str, bytes]:
    """The files of a folder by their names; `TooMuchError`."""
    files = sorted(folder.iterdir()) if folder.is_dir() else []
    if sum(file.stat().st_size for file in files) > LARGEST:
        raise TooMuchError
    return {file.name: file.read_bytes() for file in files}
