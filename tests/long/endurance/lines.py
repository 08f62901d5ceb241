"""Lines typed at all games: none may fail, stay without an answer, or take for ever.

    python -m tests.long.endurance.lines 1000000
    python -m tests.long.endurance.lines --pipe 10000

The first types within one process, the second into a process of its own through a pipe, and
compares what that says with what a session in this process says to the same lines.
"""

import argparse
import os
import signal
import sys
import tempfile
import traceback
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import process_time
from types import FrameType

from accessible_games.core.record import Occupant, Record
from accessible_games.frontends.terminal.keyboard import Complete
from accessible_games.frontends.terminal.session import TerminalSession
from accessible_games.games import GAMES
from accessible_games.speech.catalogue import LANGUAGES, VERBOSITIES
from accessible_games.store import library
from tests.long.endurance.grammar import Lines
from tests.sessions import NAMES, Ears, Typed, Typist, new_game

A_GAME = 250
"""Lines typed into one game at most."""
HANG = 60
"""Seconds of this process's own time after which a line is said to hang."""
SHOWN = 10
"""Examples of each kind of mistake."""


class HangError(BaseException):
    """A line has taken so long that it might take for ever; nothing of ours catches this."""


@dataclass
class Findings:
    """What went wrong, and how many lines were typed."""

    lines: int = 0
    games: int = 0
    dearest: float = 0
    """Seconds of the line that took the longest."""
    wrong: dict[str, list[str]] = field(
        default_factory=lambda: {"tracebacks": [], "silent answers": [], "hangs": [], "records": []}
    )

    def told(self) -> list[str]:
        """The figures, and some examples of what is wrong."""
        counts = [f"{name} {len(found)}" for name, found in self.wrong.items()]
        head = f"{self.lines} lines in {self.games} games: {', '.join(counts)}; "
        lines = [f"{head}the dearest line {self.dearest * 1000:.0f} ms."]
        return lines + [f"  {n}: {one}" for n, found in self.wrong.items() for one in found[:SHOWN]]

    @property
    def none(self) -> bool:
        """Whether nothing went wrong."""
        return not any(self.wrong.values())


@dataclass
class Fuzzer(Typist):
    """A typist who makes up the lines, and listens to whether each is answered."""

    findings: Findings = field(default_factory=Findings)
    lines: Lines | None = None
    """Where the lines come from, as soon as there is a session."""
    left: int = A_GAME
    line: Typed | None = None
    begun: float = 0
    before: str = ""
    """The prompt before the last line."""
    typed_lines: list[Typed] = field(default_factory=list)
    heard: list[str] = field(default_factory=list)
    """All that was said, with the prompts."""

    @property
    def session(self) -> TerminalSession:
        """The session that is typed into."""
        assert self.lines is not None
        return self.lines.session

    def read_line(self, prompt: str, complete: Complete) -> str:
        """Judge the answer to the last line, and make up the next; `EOFError` after enough."""
        said = self.ears.take()
        self.judge(said, prompt)
        self.heard += [*said, prompt.strip()]
        if not self.left:
            raise EOFError
        assert self.lines is not None
        self.left -= 1
        self.line = self.lines.line()
        self.before = prompt
        self.typed_lines.append(self.line)
        self.findings.lines += 1
        self.begun = process_time()
        signal.setitimer(signal.ITIMER_PROF, HANG)
        if isinstance(self.line, BaseException):
            raise self.line
        return self.line

    def judge(self, said: Sequence[str], prompt: str) -> None:
        """Whether the last line was answered: by lines, by another prompt, or by a place."""
        signal.setitimer(signal.ITIMER_PROF, 0)
        if self.line is None:
            return
        self.findings.dearest = max(self.findings.dearest, process_time() - self.begun)
        again = prompt == self.before and prompt.strip() == self.usual()
        if again and not any(line.strip() for line in said):
            self.findings.wrong["silent answers"].append(self.where())

    def usual(self) -> str:
        """The prompt that stands there when nothing was asked."""
        session = self.session
        if session.person.asked is None or session.hot_seat.at_keyboard is None:
            return session.person.narrator.say("prompt-enter")[0].strip()
        return (
            session.settings.prompt or session.person.narrator.prompt(session.person.asked)
        ).strip()

    def where(self) -> str:
        """The last line, and where it was typed."""
        session = self.session
        told = (
            session.match.record.game,
            session.person.narrator.catalogue.language,
            session.settings.verbosity,
        )
        return f"{' '.join(told)} seed {session.match.record.seed}: {self.line!r}"


def heading(chance: Random) -> Record:
    """The heading of a game among one or two people and random players."""
    game = GAMES[chance.choice([*GAMES])]
    seats = chance.choice(list(game.seats)[:3])
    people = ["Anna", "Ben"][: chance.choice([1, 1, 2])][:seats]
    options = {name: chance.choice(choices) for name, choices in game.options.items()}
    options = {name: each for name, each in options.items() if not name.startswith("starter")}
    occupants = [Occupant("person", name) for name in people]
    bots = (*NAMES, "Lea", "Kim", "Jo", "Uwe", "Ida")
    occupants += [Occupant("random", name) for name in bots[: seats - len(people)]]
    return Record(game.name, game.version, options, tuple(occupants), chance.getrandbits(16))


def one_game(folder: Path, chance: Random, findings: Findings, lines: int) -> None:
    """Type lines into a new game until they or the game end."""
    evening = new_game(
        folder,
        heading(chance),
        language=chance.choice(LANGUAGES),
        verbosity=chance.choice(VERBOSITIES),
    )
    fuzzer = Fuzzer(Ears(), iter(()), findings=findings, left=lines)
    fuzzer.lines = Lines(evening.session, chance)
    evening.session.console.keyboard, evening.session.console.screen = fuzzer, fuzzer.ears
    play(evening.session, fuzzer)
    evening.session.kept.saved.path.unlink(missing_ok=True)


def play(session: TerminalSession, fuzzer: Fuzzer) -> None:
    """Play until the lines or the game end, and note what goes wrong."""
    wrong = fuzzer.findings.wrong
    fuzzer.findings.games += 1
    before = signal.signal(signal.SIGPROF, hang)
    try:
        session.run()
    except Exception:
        wrong["tracebacks"].append(f"{fuzzer.where()}\n{traceback.format_exc()}")
    except HangError:
        wrong["hangs"].append(fuzzer.where())
    else:
        last = fuzzer.ears.take()
        fuzzer.judge(last, "")
        fuzzer.heard += last
        if library.read(session.kept.saved.path).table(GAMES).moves != session.match.table.moves:
            wrong["records"].append(fuzzer.where())
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def hang(_number: int, _frame: FrameType | None) -> None:
    """The line that is being obeyed has taken too long."""
    raise HangError


def fuzz(number: int, seed: int = 0, progress: bool = False) -> Findings:
    """Type so many lines, game after game."""
    findings, chance = Findings(), Random(seed)
    try:
        with tempfile.TemporaryDirectory() as folder:
            os.environ["ACCESSIBLE_GAMES_DATA"] = folder
            while findings.lines < number:
                one_game(Path(folder), chance, findings, min(A_GAME, number - findings.lines))
                if progress and findings.games % 100 == 0:
                    print(findings.told()[0], file=sys.stderr, flush=True)
    finally:
        os.environ.pop("ACCESSIBLE_GAMES_DATA", None)
    return findings


def main(words: Sequence[str] | None = None) -> int:
    """Print what was found; 1 where anything went wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("lines", type=int, help="how many lines are typed")
    parser.add_argument("--pipe", action="store_true", help="type into a process of its own")
    parser.add_argument("--seed", type=int, default=0, help="other lines for another seed")
    asked = parser.parse_args(words)
    if asked.pipe:
        from tests.long.endurance.piped import fuzz_pipe

        findings = fuzz_pipe(asked.lines, asked.seed)
    else:
        findings = fuzz(asked.lines, asked.seed, progress=True)
    print("\n".join(findings.told()))
    return 0 if findings.none else 1


if __name__ == "__main__":
    sys.exit(main())
