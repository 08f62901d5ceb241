"""Plants mistakes one at a time and tells which tests catch them.

    python -m tests.long.mistakes [--tree DIR] [--only 3,17] [--stages 1,2]

Each mistake of `mistakes.toml` is planted in a copy of the tree, and the tests nearest to it are
run stage by stage until one fails, or only some of the stages. What caught something is run once
more without any mistake: a test that fails there too has caught nothing. With the figures at the
end two trees can be compared.
"""

import argparse
import shlex
import signal
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypeVar

from tests.long.mistakes.measuring import Bounds, Copy, Verdict, copied
from tests.long.mistakes.planting import Mistake, mistakes
from tests.long.mistakes.stages import stages_of

T = TypeVar("T")
HERE = Path(__file__).resolve().parents[3]


def arguments(words: Sequence[str]) -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.long.mistakes")
    parser.add_argument("--tree", type=Path, default=HERE, help="measure another checkout")
    parser.add_argument("--only", default="", help="numbers of mistakes, with commas")
    parser.add_argument("--stages", default="", help="numbers of the only stages to run")
    parser.add_argument("--seconds", type=int, default=Bounds.seconds, help="of CPU for a run")
    parser.add_argument("--memory", type=int, default=Bounds.memory, help="megabytes for a run")
    parser.add_argument("--python", default=sys.executable, help="what runs the tests")
    parser.add_argument("--under", default="", help='what is put before each run: "nice -n 10"')
    return parser.parse_args(words)


def chosen(listed: Sequence[T], only: str) -> dict[int, T]:
    """What is listed by its numbers, from 1 on: all, or what is named."""
    wanted = {int(number) for number in only.split(",") if number}
    numbered = enumerate(listed, start=1)
    return {number: each for number, each in numbered if not wanted or number in wanted}


def measure(copy: Copy, listed: Mapping[int, Mistake], stages: str) -> list[Verdict]:
    """Plant them all, and print a line for each."""
    verdicts = []
    print("| no. | mistake | caught by | stage | CPU s |\n|---|---|---|---|---|")
    for number, mistake in listed.items():
        verdict = copy.verdict(mistake, number, chosen(stages_of(mistake.file), stages))
        caught = verdict.caught_by or "nothing"
        cells = (str(number), f"`{mistake}`", caught, str(verdict.stage), f"{verdict.seconds:.1f}")
        print("| " + " | ".join(each.replace("|", "\\|") for each in cells) + " |", flush=True)
        verdicts.append(verdict)
    return verdicts


def control(copy: Copy, verdicts: Sequence[Verdict]) -> str | None:
    """The first catching test that fails without a mistake too, if there is one."""
    tests = {each.caught_by: None for each in verdicts if each.caught_by}
    named = [test for test in tests if test.startswith("tests/")]
    return copy.run(named)[0] if named else None


def main(words: Sequence[str]) -> int:
    """0 if all were caught."""
    asked = arguments(words)
    listed = chosen(mistakes(), asked.only)
    with copied(asked.tree.resolve()) as folder:
        bounds = Bounds(asked.seconds, asked.memory)
        copy = Copy(folder, asked.python, shlex.split(asked.under), bounds)
        verdicts = measure(copy, listed, asked.stages)
        wrong = control(copy, verdicts)
    caught = sum(each.caught_by is not None for each in verdicts)
    seconds = sum(each.seconds for each in verdicts)
    print(f"\n{caught} of {len(verdicts)} mistakes caught, {seconds:.0f} CPU seconds.")
    if wrong:
        print(f"But {wrong} fails without a mistake too.")
    return 0 if caught == len(verdicts) and not wrong else 1


def leave(number: int, frame: object) -> None:
    """Ended from outside: the run in progress is ended and the copy removed."""
    sys.exit(128 + number)


if __name__ == "__main__":
    for ending in (signal.SIGINT, signal.SIGTERM):
        signal.signal(ending, leave)
    sys.exit(main(sys.argv[1:]))
