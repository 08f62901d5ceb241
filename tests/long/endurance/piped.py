"""Lines typed into a process of its own through a pipe: it says what a session here says."""

import re
import sys
import tempfile
from collections.abc import Sequence
from datetime import datetime
from itertools import zip_longest
from pathlib import Path
from random import Random

from accessible_games.app.command_line import start
from accessible_games.app.opening import Opening
from accessible_games.app.start_game import sit_down
from accessible_games.frontends.terminal.arguments import GREETING, read_arguments
from accessible_games.frontends.terminal.asking import Questions
from accessible_games.frontends.terminal.game_arguments import wishes
from accessible_games.frontends.terminal.screen import one_line
from accessible_games.frontends.terminal.session import TerminalSession
from accessible_games.store import library
from tests.long.endurance.grammar import Lines
from tests.long.endurance.lines import A_GAME, Findings, Fuzzer, heading, play
from tests.running import ROOT, run_raw
from tests.sessions import Ears, Typed

BARRED = ("report", "hint")
"""Commands that tell of files, or how long they take."""
RECORD = re.compile(r"[a-z0-9-]+-\d{4}-\d\d-\d\d-\d{6}(-\d+)?")
"""The name of a record, which has the time in it."""


def fuzz_pipe(number: int, seed: int = 0) -> Findings:
    """Type so many lines into processes, game after game."""
    findings, chance = Findings(), Random(seed)
    while findings.lines < number:
        with tempfile.TemporaryDirectory() as folder:
            words = command(chance, Path(folder))
            fuzzer = Fuzzer(Ears(), iter(()), findings=findings)
            fuzzer.left = min(A_GAME, number - findings.lines)
            play(twin(words, Path(folder), fuzzer, chance), fuzzer)
            compare(words, fuzzer)
    return findings


def command(chance: Random, folder: Path) -> list[str]:
    """The command line of some game."""
    record = heading(chance)
    people = ",".join(record.occupants[seat].name for seat in record.people)
    options = [f"--option={name}={choice}" for name, choice in record.options.items()]
    return [
        *("play", record.game, *options, "--people", people, "--bots", "random"),
        *("--seats", str(len(record.occupants)), "--seed", str(record.seed), "--language", "en"),
        *("--data", str(folder / "data"), "--config", str(folder / "config")),
    ]


def twin(words: Sequence[str], folder: Path, fuzzer: Fuzzer, chance: Random) -> TerminalSession:
    """A session in this process for the same command line."""
    started = start(read_arguments(words))[0].context
    asked = wishes(started.arguments)
    questions = Questions(started.narrator, started.settings, fuzzer, fuzzer.ears)
    record = Opening(questions, asked, folder / "data" / "records").record()
    saved = library.new(folder / "twin", record.game, datetime.now())
    session = sit_down(started, record, saved, fuzzer, fuzzer.ears)
    fuzzer.lines = Lines(session, chance, BARRED, interrupted=False)
    session.keep(*record.heading(), str(library.next_session(folder / "twin")))
    session.welcome(newcomer=True)
    return session


def compare(words: Sequence[str], fuzzer: Fuzzer) -> None:
    """Type the lines of a session into a process; what differs is told by its kind."""
    lines = b"".join(map(as_bytes, fuzzer.typed_lines))
    done = run_raw([sys.executable, "-m", "accessible_games", *words], lines, cwd=ROOT)
    wrong, error = fuzzer.findings.wrong, done.stderr.decode("utf-8", "replace")
    if done.returncode or error:
        wrong["tracebacks"].append(f"{fuzzer.where()}: status {done.returncode}, {error}")
    said = done.stdout.decode("utf-8", "replace").removesuffix("\n").split("\n")
    expected = [GREETING, *map(one_line, fuzzer.heard)]
    for here, there in zip_longest(expected, said):
        if nameless(here) != nameless(there):
            told = f"{here!r} here, {there!r} there"
            wrong["silent answers"].append(f"{fuzzer.where()}: {told}")
            break


def nameless(line: str | None) -> str | None:
    """A line without the name of the record."""
    return None if line is None else RECORD.sub("RECORD", line)


def as_bytes(line: Typed) -> bytes:
    """A line as it comes through the pipe; what is no letter comes as bytes that are none."""
    assert isinstance(line, str)
    return line.encode().replace("\ufffd".encode(), b"\xff") + b"\n"
