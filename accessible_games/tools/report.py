"""Reports: one text file with what a maintainer needs to find a bug.

Without permission it contains only what one person was told and answered in a game: no seed, no
position and no one else's answers. docs/accessibility.md describes its lines.
"""

from __future__ import annotations

import os
import platform
import re
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Any

from accessible_games import __version__
from accessible_games.core.event import Event, Seat
from accessible_games.core.files import read_file
from accessible_games.core.record import RecordError, play_line
from accessible_games.core.table import AnyTable
from accessible_games.failure import crash_files
from accessible_games.frontends.terminal.arguments import Arguments
from accessible_games.frontends.terminal.console import Console
from accessible_games.frontends.terminal.context import Context
from accessible_games.frontends.terminal.screen import is_terminal
from accessible_games.games import RECORDED
from accessible_games.match import settings
from accessible_games.match.history import EventHistory
from accessible_games.speech.narrator import Narrator
from accessible_games.store import library, owned, whole
from accessible_games.tools import doctor

FORMAT = "accessible-games report 1"
VARIABLES = ("TERM", "TERM_PROGRAM", "LANG", "LC_ALL", "LANGUAGE", "PYTHONIOENCODING")
"""The environment variables that change how the program speaks."""
Chapter = Callable[[], Iterable[str]]
Answered = tuple[int, str]
"""The number of a line in a record, and the answer in it."""


# What is reported ---------------------------------------------------------------------------------


def of_program(context: Context, secrets: bool) -> Path:
    """Write what is known without a game. Raises `OSError` if it cannot be written."""
    return write(context, secrets, {})


def of_saved(context: Context, path: Path, secrets: bool) -> Path:
    """Write that, and a saved game: as its only person heard it, or as an onlooker of several."""

    def game() -> list[str]:
        if secrets:
            return shown(read_file(path))
        record = library.read(path)
        seat = record.people[0] if len(record.people) == 1 else None
        opening = record.opening(RECORDED)
        narrator = context.narrator_of(record).at(opening)
        return [*record.open_heading(), *told(narrator, opening, record.answers, seat)]

    return write(context, secrets, {f"game {path.stem}": game})


def of_session(arguments: Arguments, console: Console, secrets: bool) -> Path:
    """Write that, and the current game with the last lines that the person heard."""
    context = Context(arguments, console.settings, console.person.narrator)
    return write(context, secrets, played(console, secrets))


def played(console: Console, secrets: bool) -> dict[str, Chapter]:
    """Return the chapters about the current game."""
    people, saved = console.hot_seat, console.kept.saved
    seat, match = people.at_keyboard, console.person.match

    def said() -> list[str]:
        last = people.everybody.pending.said
        return [line for hearer, line in last if secrets or hearer in (None, seat)]

    def game() -> list[str]:
        if secrets:
            return shown(bytes(saved.writer.data))
        answers = list(enumerate(map(str, match.table.moves)))
        opening = match.table.copy(0)
        return [
            *match.record.open_heading(),
            *told(console.person.narrator, opening, answers, seat),
        ]

    return {"said": said, f"game {saved.path.stem}": game}


def write(context: Context, secrets: bool, chapters: Mapping[str, Chapter]) -> Path:
    """Write a new file, with the machine before the chapters.

    Raises `OSError` if it cannot be written.
    """
    known: Mapping[str, Chapter] = {
        "machine": lambda: machine(context),
        "settings": lambda: [f"{n} {getattr(context.settings, n)}" for n in settings.KINDS],
        "doctor": lambda: doctor.lines(doctor.examine(context), context.narrator),
        "crash": lambda: crash(context.data / "crashes", secrets),
    }
    lines = [FORMAT, f"secrets {'yes' if secrets else 'no'}"]
    for title, tell in {**known, **chapters}.items():
        lines += ["", title, *attempted(tell, secrets)]
    return save(context.data / "reports", without_home("\n".join(lines) + "\n"))


def attempted(tell: Chapter, secrets: bool) -> list[str]:
    """Return the lines of a chapter; if they cannot be told, one line says so."""
    try:
        return list(tell())
    except RecordError as error:
        return [f"failed at line {error.line}: {error.problem}"]
    except Exception as error:
        return [f"failed: {error!r}" if secrets else f"failed: {type(error).__name__}"]


# The machine --------------------------------------------------------------------------------------


def machine(context: Context) -> list[str]:
    """Return lines about the program, Python, the system and the terminal."""
    streams = {"input": sys.stdin, "output": sys.stdout}
    return [
        f"program {__version__}",
        f"python {platform.python_version()} {platform.python_implementation()}",
        f"system {platform.platform()}",
        *(f"{name} {described(stream)}" for name, stream in streams.items()),
        *(f"{name} {os.environ[name]}" for name in VARIABLES if name in os.environ),
        f"language {context.narrator.catalogue.language}",
        f"verbosity {context.narrator.verbosity}",
    ]


def described(stream: Any) -> str:
    """Return what a stream is: a terminal with its size or not, and the encoding."""
    name = getattr(stream, "encoding", None) or "no encoding"
    if not is_terminal(stream):
        return f"no terminal, {name}"
    size = os.get_terminal_size(stream.fileno())
    return f"terminal of {size.columns} by {size.lines}, {name}"


def crash(folder: Path, secrets: bool) -> list[str]:
    """Return the last bug's traceback; its own message may name hidden cards."""
    files = crash_files(folder)
    if not files:
        return ["none"]
    lines = files[-1].read_text("utf-8", errors="replace").splitlines()
    if secrets:
        return lines
    return [line for line in map(kind_of_error, lines) if line]


def kind_of_error(line: str) -> str:
    """Return a line of a traceback; if it names an error, only that name."""
    if line.startswith(("  File ", "Traceback ")):
        return line
    named = re.match(r"[\w.]+(?=:|$)", line)
    return named[0] if named else ""


# The game -----------------------------------------------------------------------------------------


def shown(data: bytes) -> list[str]:
    """Return a record with all its secrets, damaged or not."""
    return data.decode("utf-8", "replace").splitlines()


def told(
    narrator: Narrator, table: AnyTable, answers: Sequence[Answered], seat: Seat | None
) -> list[str]:
    """Return what *seat* was told from an opening on, with its own answers in between.

    Others' answers have no lines, not even numbers, as it can be a secret that they were asked. If
    the rules forbid looking back, nothing before that is told.
    """
    history = EventHistory()
    listen(history, table, table.opening, seat)
    for line, text in answers:
        listen(history, table, play_line(table, line, text), seat)
    entries = history.entries
    first = entries[0][0] if history.is_covered else 0
    lines: dict[int, list[str]] = {number: [] for number in range(first, len(answers) + 1)}
    for number, event in entries:
        lines[number] += narrator.for_(seat).event(event)
    for number, move in enumerate(table.moves):
        if move.seat == seat and number in lines:
            lines[number].append(f"answer {str(move).partition(' ')[2]}")
    who = "an onlooker" if seat is None else narrator.names[seat]
    return ["", f"told to {who}", *(line for each in lines.values() for line in each)]


def listen(history: EventHistory, table: AnyTable, events: list[Event], seat: Seat | None) -> None:
    """Keep what *seat* learns from events."""
    for event in events:
        seen = event.seen_by(seat)
        if seen is not None:
            history.add(len(table.moves), seen)


# The file -----------------------------------------------------------------------------------------


def without_home(text: str) -> str:
    """Return the text without the name of the person's home folder."""
    home = os.path.expanduser("~")
    return text.replace(home, "~") if len(home) > 1 else text


def save(folder: Path, text: str) -> Path:
    """Write a text to a new file. Raises `OSError` if that fails; then nothing of it stays."""
    owned.make_folder(folder)
    stem = f"report-{datetime.now():%Y-%m-%d-%H%M%S}"
    names = (stem if number == 1 else f"{stem}-{number}" for number in count(1))
    for name in names:
        path = folder / f"{name}.txt"
        with suppress(FileExistsError):
            whole.write_new(path, text.encode("utf-8", "backslashreplace"))
            break
    return path
