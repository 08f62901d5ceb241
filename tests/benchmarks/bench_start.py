"""How long a player waits: for the first line, the first prompt and the next line.

    python -m tests.benchmarks.bench_start [TIMES]

Every figure is the median of so many starts on a terminal of its own, beside a reference measured
in the same run: an empty Python, and a bare prompt of prompt_toolkit.
"""

import re
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from time import perf_counter

from tests.benchmarks.printing import print_report
from tests.terminal.driver import Terminal

PYTHON = [sys.executable, "-c"]
BARE = "from prompt_toolkit import prompt; prompt('Your turn. ')"
COMPILED = {"PYTHONDONTWRITEBYTECODE": ""}
"""A player's Python keeps what it has compiled; so must the ones measured here."""
PLAY = ["play", "life-is-life", "--seats=4", "--bots=easy", "--people=Anna", "--language=en"]


def program(folder: Path) -> list[str]:
    """The command that begins a game, with folders of its own."""
    places = ["--data", str(folder / "data"), "--config", str(folder / "config"), "--seed=1"]
    return [sys.executable, "-m", "accessible_games", *PLAY, *places]


def until(command: Sequence[str], pattern: str) -> float:
    """Milliseconds from the start of a command until its output matches."""
    start = perf_counter()
    with Terminal(list(command), columns=80, rows=24, env=COMPILED) as terminal:
        terminal.expect(pattern)
        return (perf_counter() - start) * 1000


def after_enter(command: Sequence[str]) -> float:
    """Milliseconds from Enter to the first line behind a whole move and those of the others."""
    with Terminal(list(command), columns=80, rows=24, env=COMPILED) as terminal:
        terminal.expect("Your turn. ")
        terminal.type("4 1 2 3 4")
        start = perf_counter()
        terminal.send("\r")
        terminal.expect("You take")
        return (perf_counter() - start) * 1000


def resident(command: Sequence[str]) -> float:
    """Megabytes in memory at the first prompt; 0 where the system does not tell."""
    with Terminal(list(command), columns=80, rows=24, env=COMPILED) as terminal:
        terminal.expect("Your turn. ")
        status = Path(f"/proc/{terminal.pid}/status")
        if not status.exists():
            return 0.0
        found = re.search(r"VmRSS:\s+(\d+)", status.read_text())
        return int(found[1]) / 1024 if found else 0.0


def report(times: int) -> list[str]:
    """The lines of the benchmark; all figures are taken in turn, so that load hits them alike."""
    with tempfile.TemporaryDirectory() as folder:
        play = program(Path(folder))
        figures: dict[str, Callable[[], float]] = {
            "empty": lambda: until([*PYTHON, "print()"], "\n"),
            "bare": lambda: until([*PYTHON, BARE], "turn"),
            "line": lambda: until(play, "Accessible Games"),
            "prompt": lambda: until(play, "Your turn. "),
            "answer": lambda: after_enter(play),
            "memory": lambda: resident(play),
        }
        until(play, "Your turn")
        taken = [{name: figure() for name, figure in figures.items()} for _ in range(times)]
    usual = {name: median(turn[name] for turn in taken) for name in figures}
    empty, bare = usual["empty"], usual["bare"]
    return [
        f"an empty Python             {empty:6.1f} ms",
        f"a bare prompt               {bare:6.1f} ms",
        f"first line of play          {usual['line']:6.1f} ms  limit {1.5 * empty + 60:.1f} ms",
        f"first prompt of play        {usual['prompt']:6.1f} ms  limit {2 * bare:.1f} ms, "
        f"{usual['prompt'] / bare:.2f} of a bare one",
        f"Enter to the first line     {usual['answer']:6.1f} ms  limit 20 ms",
        f"memory at the first prompt  {usual['memory']:6.1f} MB  limit 60 MB",
    ]


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    print_report(report, __doc__, "times", 15, arguments)


if __name__ == "__main__":
    main()
