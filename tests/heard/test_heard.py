"""The program as a screen reader speaks it: every printed word once, in order, and no other."""

import shutil
from functools import partial
from pathlib import Path

import pytest

from tests.heard.listening import assert_echo, assert_same, enter, heard, places, press
from tests.heard.script import printed

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
    """A game that is the same each time."""
    table = ["--seats", "3", "--people", people, "--bots", "easy", "--seed", "31"]
    return ["play", "life-is-life", *table, *places(folder, language)]


def resume(folder: Path) -> list[str]:
    """The list of saved games."""
    return ["resume", *places(folder)]


@pytest.mark.parametrize("language", ROUND)
def test_a_whole_round_is_heard_as_it_is_printed(language: str, tmp_path: Path) -> None:
    """From the first line to the next round's hand: each word once, in order, nothing else."""
    lines = ROUND[language].split(", ")
    with heard(partial(play, language=language), lines, tmp_path) as (reader, (_, *answers)):
        assert all(text in "".join(answers) for text in SCORED[language])
        for line, answer in zip(lines, answers, strict=True):
            assert_echo(reader.type(line), line)
            press(reader, "enter", answer)
        assert reader.status() == 0


def test_a_curtain_is_not_heard(tmp_path: Path) -> None:
    """The empty lines that it is made of are no words: all else is heard as it is printed."""
    lines = ["", "curtain on", "hand", "1 goat", "", "hand", "quit"]
    with heard(partial(play, people="Anna,Ben"), lines, tmp_path) as (reader, (_, *answers)):
        assert "Pass the keyboard.\nBen: Enter.\n" in answers[3]
        enter(reader, lines, answers)
        assert reader.status() == 0


def test_each_person_hears_their_own_hand(tmp_path: Path) -> None:
    """The keyboard goes round; the next person finds nothing of what the last one typed."""
    lines = ["", "hand", "1 goat", "", "hand", "1 giraffe", "", "knock", "", "last 4", "quit"]
    with heard(partial(play, people="Anna,Ben"), lines, tmp_path) as (reader, (_, *answers)):
        assert "Pass the keyboard.\nBen: Enter.\n" in answers[2]
        enter(reader, lines[:4], answers[:4])
        press(reader, "up", "")
        enter(reader, lines[4:], answers[4:])


def test_a_saved_game_goes_on_as_it_is_printed(tmp_path: Path) -> None:
    """The list of saved games, how things stand, the hand and what happened."""
    for move in ("1 goat", "1 giraffe"):
        printed(play(tmp_path / "pipe"), [move])
    shutil.copytree(tmp_path / "pipe", tmp_path / "terminal")
    lines = ["3", "2", "hand", "last", "quit"]
    with heard(resume, lines, tmp_path) as (reader, (_, *answers)):
        assert "Your hand: giraffe" in answers[2]
        enter(reader, lines, answers)


def test_what_is_edited_is_heard(tmp_path: Path) -> None:
    """The letter under the cursor, and the letter that backspace takes away; nothing else."""
    with heard(play, ["hand"], tmp_path) as (reader, (_, *answers)):
        reader.type("hamd")
        press(reader, "left", "d")
        press(reader, "backspace", "m")
        assert_echo(reader.type("n"), "n")
        press(reader, "enter", answers[0])


def test_tab_lists_the_candidates_once(tmp_path: Path) -> None:
    """Several on a line of their own and then the line again; of one the rest of the word."""
    with heard(play, ["2", "moves"], tmp_path) as (reader, (_, *answers)):
        enter(reader, ["2"], answers[:1])
        reader.type("mo")
        press(reader, "tab", "mole, moves\nLay 2 cards. mo")
        reader.type("v")
        press(reader, "tab", "es")
        press(reader, "enter", answers[1])


def test_an_earlier_line_is_heard_alone(tmp_path: Path) -> None:
    """Up and down say the line, not the prompt; Enter says the answer, not the line."""
    with heard(play, ["hand", "table", "hand"], tmp_path) as (reader, (_, *answers)):
        enter(reader, ["hand", "table"], answers[:2])
        press(reader, "up", "table")
        press(reader, "up", "hand")
        press(reader, "down", "table")
        press(reader, "up", "hand")
        press(reader, "enter", answers[2])


def test_a_search_says_what_it_finds(tmp_path: Path) -> None:
    """Ctrl-R asks, each letter that finds another line says it, Enter takes it with the prompt."""
    with heard(play, ["hand", "table", "hand"], tmp_path) as (reader, (_, *answers)):
        enter(reader, ["hand", "table"], answers[:2])
        press(reader, "ctrl r", "Search:")
        assert_same(reader.type("a"), "table")
        assert_same(reader.type("n"), "an: hand")
        press(reader, "enter", "Your turn. hand")
        press(reader, "enter", answers[2])


def test_control_c_cancels_the_line_and_asks_before_it_quits(tmp_path: Path) -> None:
    """Each time one sentence and a prompt; the cancelled line is not heard again."""
    cancelled = "The line is cancelled. Press Control C once more to quit. Your turn."
    with heard(play, ["hand"], tmp_path) as (reader, (_, *answers)):
        reader.type("knock")
        press(reader, "ctrl c", cancelled)
        enter(reader, ["hand"], answers[:1])
        press(reader, "ctrl c", cancelled)
        press(reader, "ctrl c", "Do you want to quit? The game is saved. Yes or no?")
        enter(reader, ["yes"], answers[1:])
        assert reader.status() == 0


def test_control_d_saves_and_quits(tmp_path: Path) -> None:
    """The last sentence is heard before the program ends."""
    with heard(play, [], tmp_path) as (reader, (_, *answers)):
        press(reader, "ctrl d", answers[0])
        assert reader.status() == 0
