"""The program as a screen reader speaks it: every printed word once, in order, and no other."""

import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
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


@contextmanager
def heard(
    command: Callable[[Path], list[str]], lines: Sequence[str], folder: Path
) -> Iterator[tuple[Reader, list[str]]]:
    """A reader in which *command* has said its first words, and what is printed in a pipe then.

    That is an answer to each of *lines* and, where they do not quit, to the end of the input.
    *command* is given a folder for settings and saved games, each time another.
    """
    answers = printed(command(folder / "pipe"), lines)
    with Reader(command(folder / "terminal"), folder) as reader:
        assert_same(reader.hear(answers[0]), answers[0])
        yield reader, answers[1:]


def enter(reader: Reader, lines: Sequence[str], answers: Sequence[str]) -> None:
    """Type lines, and compare what is heard with what is printed, answer by answer."""
    for line, answer in zip(lines, answers, strict=True):
        assert_echo(reader.type(line), line)
        press(reader, "enter", answer)


def press(reader: Reader, key: str, text: str) -> None:
    """Press a key after which *text* is heard and nothing else."""
    assert_same(reader.press(key, text), text)


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
    with heard(partial(play, language=language), lines, tmp_path) as (reader, answers):
        assert all(text in "".join(answers) for text in SCORED[language])
        enter(reader, lines, answers)
        assert reader.status() == 0


def test_each_person_hears_their_own_hand(tmp_path: Path) -> None:
    """The keyboard goes round; the next person finds nothing of what the last one typed."""
    lines = ["", "hand", "1 goat", "", "hand", "1 giraffe", "", "knock", "", "last 4", "quit"]
    with heard(partial(play, people="Anna,Ben"), lines, tmp_path) as (reader, answers):
        assert "Pass the keyboard to Ben" in answers[2]
        enter(reader, lines[:4], answers[:4])
        press(reader, "up", "")
        enter(reader, lines[4:], answers[4:])


def test_a_saved_game_goes_on_as_it_is_printed(tmp_path: Path) -> None:
    """The list of saved games, how things stand, the hand and what happened."""
    for move in ("1 goat", "1 giraffe"):
        printed(play(tmp_path / "pipe"), [move])
    shutil.copytree(tmp_path / "pipe", tmp_path / "terminal")
    lines = ["3", "2", "hand", "last", "quit"]
    with heard(lambda folder: [*program(folder), "resume"], lines, tmp_path) as (reader, answers):
        assert "Your hand: a giraffe" in answers[2]
        enter(reader, lines, answers)


def test_what_is_edited_is_heard(tmp_path: Path) -> None:
    """The letter under the cursor, and the letter that backspace takes away; nothing else."""
    with heard(play, ["hand"], tmp_path) as (reader, answers):
        reader.type("hamd")
        press(reader, "left", "d")
        press(reader, "backspace", "m")
        assert_echo(reader.type("n"), "n")
        press(reader, "enter", answers[0])


def test_tab_lists_the_candidates_once(tmp_path: Path) -> None:
    """Several on a line of their own and then the line again; of one the rest of the word."""
    with heard(play, ["2", "moves"], tmp_path) as (reader, answers):
        enter(reader, ["2"], answers[:1])
        reader.type("m")
        press(reader, "tab", "mole, moves\nLay 2 cards. mo")
        reader.type("v")
        press(reader, "tab", "es")
        press(reader, "enter", answers[1])


def test_an_earlier_line_is_heard_alone(tmp_path: Path) -> None:
    """Up and down say the line, not the prompt; Enter says the answer, not the line."""
    with heard(play, ["hand", "table", "hand"], tmp_path) as (reader, answers):
        enter(reader, ["hand", "table"], answers[:2])
        press(reader, "up", "table")
        press(reader, "up", "hand")
        press(reader, "down", "table")
        press(reader, "up", "hand")
        press(reader, "enter", answers[2])


def test_a_search_says_what_it_finds(tmp_path: Path) -> None:
    """Ctrl-R asks, each letter that finds another line says it, Enter takes it with the prompt."""
    with heard(play, ["hand", "table", "hand"], tmp_path) as (reader, answers):
        enter(reader, ["hand", "table"], answers[:2])
        press(reader, "ctrl r", "Search:")
        assert_same(reader.type("a"), "table")
        assert_same(reader.type("n"), "an: hand")
        press(reader, "enter", "Your turn. hand")
        press(reader, "enter", answers[2])


def test_control_c_cancels_the_line_and_asks_before_it_quits(tmp_path: Path) -> None:
    """Each time one sentence and a prompt; the cancelled line is not heard again."""
    cancelled = "The line is cancelled. Press Control C once more to quit. Your turn."
    with heard(play, ["hand"], tmp_path) as (reader, answers):
        reader.type("knock")
        press(reader, "ctrl c", cancelled)
        enter(reader, ["hand"], answers[:1])
        press(reader, "ctrl c", cancelled)
        press(reader, "ctrl c", "Do you want to quit? The game is saved. Yes or no?")
        enter(reader, ["yes"], answers[1:])
        assert reader.status() == 0


def test_control_d_saves_and_quits(tmp_path: Path) -> None:
    """The last sentence is heard before the program ends."""
    with heard(play, [], tmp_path) as (reader, answers):
        press(reader, "ctrl d", answers[0])
        assert reader.status() == 0
