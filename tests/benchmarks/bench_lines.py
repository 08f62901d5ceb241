"""What a typed line costs beside what computer players think: the dearest of 10,000.

    python -m tests.benchmarks.bench_lines [LINES]

Lines come from the grammar of tests/long/endurance; hints, which search, are left out. A line ends
where the next prompt is, but what computer players and the disk take is not counted. Modules that
a server loads at its start are loaded before: only there does a line keep others waiting.
"""

import argparse
import gc
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from accessible_games.core.decision import Decision
from accessible_games.frontends.terminal.session import TerminalSession
from accessible_games.match.dispatch import read
from accessible_games.speech.commands import Command
from tests.benchmarks.bench_core import loop
from tests.long.endurance.grammar import Lines
from tests.long.endurance.lines import A_GAME, heading
from tests.sessions import CTRL_C, new_game

LOOPS = 200
"""How often the reference is measured, in time of this process as the lines are."""
LIMIT = 20
"""Milliseconds that a line may cost."""
BARRED = ("hint", "report", "quit")
"""Commands that think, examine the machine, or end the game."""


@dataclass(order=True)
class Cost:
    """Milliseconds of a line, and in which game."""

    milliseconds: float
    line: str = field(compare=False)
    game: str = field(compare=False)


def typed(lines: int, seed: int = 0) -> list[Cost]:
    """The costs of so many lines, game after game."""
    chance, costs = Random(seed), list[Cost]()
    with tempfile.TemporaryDirectory() as folder:
        while len(costs) < lines:
            session = new_game(Path(folder), heading(chance)).session
            made_up = Lines(session, chance, BARRED, interrupted=False)
            session.play_bots()
            gc.freeze()  # what earlier games have left costs no player anything
            for _ in range(min(A_GAME, lines - len(costs))):
                costs.append(cost(session, made_up))
                session.play_bots()
                if not session.match.table.pending:
                    break
            session.kept.saved.close()
            session.kept.saved.path.unlink()
    return costs


def cost(session: TerminalSession, made_up: Lines) -> Cost:
    """Ask, type a line and have it obeyed, which alone is measured."""
    decision: Decision[Any] | None = session.match.own_decision()
    session.hot_seat.at_keyboard = decision.seat if decision else session.match.people[0]
    session.person.asked = decision
    line = made_up.line()
    while is_barred(session, str(line)):
        line = made_up.line()
    assert line is not CTRL_C
    start = process_time()
    session.room.dispatch(session.person, str(line))
    spent = process_time() - start
    session.person.lines.clear()
    return Cost(spent * 1000, str(line), session.match.record.game)


def is_barred(session: TerminalSession, line: str) -> bool:
    """Whether a line means a barred command in other words, such as "done, I am off"."""
    meaning = read(session.person, line, session.person.asked).of
    return isinstance(meaning, Command) and meaning.name in BARRED


def main(words: Sequence[str] | None = None) -> None:
    """Print the dearest line, also as ratio to a loop of plain Python in the same run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("lines", type=int, nargs="?", default=10_000, help="how many are typed")
    asked = parser.parse_args(words)
    import_module("accessible_games.server.serving")
    start = process_time()
    for _ in range(LOOPS):
        loop()
    reference = (process_time() - start) * 1000 / LOOPS
    costs = sorted(typed(asked.lines))
    dearest, median = costs[-1], costs[len(costs) // 2]
    print(f"lines: {len(costs)}; reference loop: {reference:.3f} ms")
    for name, each in (("median line", median), ("dearest line", dearest)):
        ratio = each.milliseconds / reference
        print(
            f"{name}: {each.milliseconds:.2f} ms (limit {LIMIT}), {ratio:.1f} loops, "
            f"{each.game}: {each.line[:60]!r}"
        )


if __name__ == "__main__":
    main()
