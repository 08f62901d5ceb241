"""Games played by braille alone: every line is felt, whole, before the next prompt."""

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from accessible_games.core.record import Occupant, Record
from accessible_games.games import GAMES
from accessible_games.speech.catalogue import Language
from accessible_games.store.library import SavedGame
from tests.felt.fingers import Fingers, latin
from tests.forking import Work
from tests.games.sixpack.sessions import random_lines
from tests.heard.script import printed
from tests.patient import begin
from tests.sessions import random_answers, seated
from tests.written import by_hand

if sys.platform == "win32":
    pytest.skip("this system has no BRLTTY", allow_module_level=True)


def sat_down(game: str, seed: int, folder: Path) -> Record:
    """The record of a new game of one person against easy players, in the folder."""
    seats = max(3, GAMES[game].seats[0])
    others = [Occupant("easy", name) for name in ("Tom", "Mia", "Oscar")[: seats - 1]]
    record = Record(game, GAMES[game].version, {}, (Occupant("person", "Anna"), *others), seed)
    (folder / "game.txt").write_text(by_hand(record))
    return record


def script(record: Record, language: Language, folder: Path, limit: int) -> tuple[list[str], bool]:
    """Lines that play a record, at most so many, and whether it is over then."""
    evening = seated(record, SavedGame(folder / "played.txt"), language=language)
    typed: list[str] = []
    lines = random_lines if record.game == "sixpack" else random_answers

    def noted() -> Iterator[str]:
        for line in lines(evening.session, 1, limit):
            typed.append(line)
            yield line

    evening.play_all(noted())
    return typed, not evening.session.match.table.pending


def words(folder: Path, *options: str) -> list[str]:
    """What goes on with the game in a folder, where nothing else is."""
    where = ["--data", str(folder / "data"), "--config", str(folder / "data")]
    return ["resume", str(folder / "game.txt"), *where, *options]


def felt(fingers: Fingers, lines: list[str], words: int) -> list[str]:
    """What comes under the fingers while *lines* are typed, until there are so many words.

    Nothing is pressed before a line is on the display whole, with the cursor in its first cell, as
    `feel` makes sure: Space where it waits, at a prompt the next of *lines*, at last Control D.
    """
    found: list[str] = []
    typed = iter([*(f"{line}\r" for line in lines), "\4"])
    while len(" ".join(found).split()) < words:
        found.append(fingers.feel())
        fingers.terminal.send(next(typed) if fingers.at_prompt else " ")
    return found


def play(
    game: str, seed: int, language: Language, cells: int, folder: Path, limit: int, *options: str
) -> bool:
    """Play by braille alone, and compare what is felt with what is printed; whether it is over."""
    for place in ("pipe", "display", "brltty"):
        (folder / place).mkdir()
    record = sat_down(game, seed, folder / "display")
    shutil.copy(folder / "display" / "game.txt", folder / "pipe")
    lines, over = script(record, language, folder, limit)
    spoken = ["--language", language, *options]
    told = "".join(printed(words(folder / "pipe", *spoken), lines))
    greeting_aside = told.partition("\n")[2]  # it comes before it is known whether lines wait
    expected = latin(greeting_aside).split()
    paced = words(folder / "display", *spoken, "--pace", "line", "--width", str(cells))
    with Fingers(Work(begin, tuple(paced)), folder / "brltty", cells) as fingers:
        found = felt(fingers, lines, len(expected))
        assert fingers.terminal.wait() == 0
    assert " ".join(found).split() == expected
    assert all(len(line) <= cells or " " not in line for line in found)
    return over


@pytest.mark.parametrize(
    ("language", "cells", "seed"), [("en", 20, 30), ("fr", 32, 20), ("de", 40, 53)]
)
def test_a_whole_game_is_felt(language: Language, cells: int, seed: int, tmp_path: Path) -> None:
    """Life is Life to its end: every word that is told, in order, each line whole."""
    assert play("life-is-life", seed, language, cells, tmp_path, 100, "--verbosity", "brief")


@pytest.mark.parametrize(
    ("game", "language", "cells", "answers"),
    [("arche-noah", "fr", 40, 10), ("sixpack", "de", 20, 4), ("lifeboat", "en", 32, 8)],
)
def test_much_of_a_game_is_felt(
    game: str, language: Language, cells: int, answers: int, tmp_path: Path
) -> None:
    """So many answers of the others, at normal verbosity, and the farewell."""
    assert not play(game, 1, language, cells, tmp_path, answers, "--verbosity", "normal")


@pytest.mark.parametrize(
    ("game", "language", "cells", "answers"),
    [("arche-noah", "en", 20, 20), ("sixpack", "fr", 32, 8), ("lifeboat", "de", 20, 12)],
)
def test_much_of_a_game_is_felt_in_braille_wording(
    game: str, language: Language, cells: int, answers: int, tmp_path: Path
) -> None:
    """Of which the width brings the words, and all that comes before a prompt is one flow."""
    assert not play(game, 1, language, cells, tmp_path, answers, "--verbosity", "braille")
