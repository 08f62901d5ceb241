"""Evenings at a real table by braille alone, at 20 cells: every line is felt, whole."""

import shutil
import sys
from pathlib import Path
from random import Random

import pytest

from accessible_games.speech.catalogue import Language, Verbosity
from tests.felt.fingers import Fingers, latin
from tests.felt.test_games import felt, words
from tests.forking import Work
from tests.heard.script import printed
from tests.patient import begin
from tests.real_table.evenings import record_of
from tests.real_table.hidden import EVENINGS, PEOPLE
from tests.real_table.test_whole_evenings import mistaken
from tests.written import by_hand

if sys.platform == "win32":
    pytest.skip("this system has no BRLTTY", allow_module_level=True)

CELLS = 20
LINES = 9
"""Of an evening; each is typed after all that was told has been felt."""


@pytest.mark.parametrize(
    ("game", "language", "verbosity"),
    [("skat", "de", "brief"), ("life-is-life", "en", "braille")],
)
def test_an_evening_is_felt(
    game: str, language: Language, verbosity: Verbosity, tmp_path: Path
) -> None:
    """What is told, what is asked and what is refused fits; nothing passes by unfelt."""
    played = EVENINGS[game](3, language)
    lines = [line for line, _ in mistaken(played, Random(3), language)][:LINES]
    for place in ("pipe", "display", "brltty"):
        (tmp_path / place).mkdir()
    (tmp_path / "display" / "game.txt").write_text(by_hand(record_of(*PEOPLE[: played.players])))
    shutil.copy(tmp_path / "display" / "game.txt", tmp_path / "pipe")
    spoken = ["--language", language, "--verbosity", verbosity]
    told = "".join(printed(words(tmp_path / "pipe", *spoken), lines))
    expected = latin(told.partition("\n")[2]).split()
    paced = words(tmp_path / "display", *spoken, "--pace", "line", "--width", str(CELLS))
    with Fingers(Work(begin, tuple(paced)), tmp_path / "brltty", CELLS) as fingers:
        found = felt(fingers, lines, len(expected))
        assert fingers.terminal.wait() == 0
    assert " ".join(found).split() == expected
    assert all(len(line) <= CELLS or " " not in line for line in found)
