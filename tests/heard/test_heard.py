"""The program as a screen reader speaks it: every printed word once, in order, and no other."""

import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.heard.reader import Reader, letters
from tests.terminal.driver import ROOT

PROMPT = re.compile(
    r"Your turn\.|Lay (one card|\d cards)\.|Enter\.|Number\?|Yes or no\?"
    r"|Du bist dran\.|Lege (eine Karte|\d Karten) ab\."
    r"|À toi\.|Pose (une carte|\d cartes)\."
)
"""What the program says last, before it waits for a line."""

# A round from its beginning to the next hand: every kind of answer, in all three verbosities.
ROUND = {
    "en": "help, hand, table, knock, wombat, hint, 1 goat, verbosity brief, 2, mole, moves, hint, "
    "mole giraffe, last, verbosity full, knock, hand, lives, quit",
    "de": "hilfe, hand, tisch, klopfen, wombat, tipp, 1 ziege, umfang kurz, 2, bär, möglich, tipp, "
    "maulwurf giraffe, letztes, umfang lang, klopfen, hand, leben, ende",
    "fr": "aide, main, table, frapper, wombat, conseil, 1 chèvre, mode bref, 2, taupe, choix, "
    "conseil, taupe girafe, dernier, mode complet, frapper, main, vies, quitter",
}
SCORED = {
    "en": ("Totals:", "Round 2"),
    "de": ("Insgesamt:", "Durchgang 2"),
    "fr": ("Totaux:", "Manche 2"),
}
"""What shows that the script went so far."""


def play(folder: Path, language: str = "en", people: str = "Anna") -> list[str]:
    """The command of a game that is the same each time."""
    table = ["--seats", "3", "--people", people, "--bots", "easy", "--seed", "31"]
    return [*program(folder, language), "play", "life-is-life", *table]


def program(folder: Path, language: str = "en") -> list[str]:
    """The command up to what it shall do; *folder* has settings and saved games."""
    where = ["--data", str(folder), "--config", str(folder)]
    return [sys.executable, "-m", "accessible_games", "--language", language, *where]


def printed(command: Sequence[str], lines: Sequence[str]) -> list[str]:
    """What the program prints through a pipe before each line and after the last."""
    typed = "".join(f"{line}\n" for line in lines)
    run = subprocess.run(
        command, input=typed, capture_output=True, encoding="utf-8", cwd=ROOT, check=True
    )
    answers = [""]
    for line in run.stdout.splitlines():
        answers[-1] += f"{line}\n"
        if PROMPT.fullmatch(line):
            answers.append("")
    return answers


def assert_heard(reader: Reader, lines: Sequence[str], answers: Sequence[str]) -> None:
    """Type all lines and compare what is heard with what is printed, answer by answer."""
    assert len(answers) == len(lines) + 1
    assert_same(reader.hear(answers[0]), answers[0])
    for line, answer in zip(lines, answers[1:], strict=True):
        assert_echo(reader.type(line), line)
        assert_same(reader.press("enter", answer), answer)


def assert_same(spoken: str, text: str) -> None:
    """The same words, however they were cut."""
    assert letters(spoken) == letters(text), f"printed:\n{text}\nspoken:\n{spoken}"


def assert_echo(spoken: str, typed: str) -> None:
    """Nothing is said but letters that were typed, each at most once."""
    left = iter(letters(typed))
    assert all(letter in left for letter in letters(spoken)), f"typed: {typed}, spoken: {spoken}"


@pytest.mark.parametrize("language", ROUND)
def test_a_whole_round_is_heard_as_it_is_printed(language: str, tmp_path: Path) -> None:
    """From the first line to the next round's hand: each word once, in order, nothing else."""
    lines = ROUND[language].split(", ")
    answers = printed(play(tmp_path / "pipe", language), lines)
    assert all(text in "".join(answers) for text in SCORED[language])
    with Reader(play(tmp_path / "terminal", language), tmp_path) as reader:
        assert_heard(reader, lines, answers)
        assert reader.status() == 0
