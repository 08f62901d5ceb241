"""What is felt where the display writes contracted braille: each line from its first cell.

In words: labels in braille wording are cells, which no table contracts.
"""

import sys
from pathlib import Path

import pytest

from accessible_games.__main__ import main
from accessible_games.speech.catalogue import Language
from tests.examples import turned
from tests.felt.fingers import Fingers
from tests.forking import Work

if sys.platform == "win32":
    pytest.skip("this system has no BRLTTY", allow_module_level=True)

pytest.importorskip("louis", reason="BRLTTY's contractions are compared with those of liblouis")

pytestmark = pytest.mark.slow

GAME = (
    *("play", "life-is-life", "--seats", "3", "--people", "Anna", "--bots", "easy"),
    *("--seed", "31", "--verbosity", "brief"),
)
TABLES: dict[Language, str] = {"en": "en-ueb-g2.ctb", "de": "de-g2.ctb", "fr": "fr-bfu-g2.ctb"}


@pytest.mark.parametrize(("language", "cells"), turned([*TABLES], [20, 32, 40, 80]))
def test_a_waiting_line_is_whole_from_its_first_cell(
    tmp_path: Path, language: Language, cells: int
) -> None:
    """In contracted braille too: with the cursor at its end, its beginning was pushed out."""
    where = ("--data", str(tmp_path), "--config", str(tmp_path), "--language", language)
    words = (*GAME, "--pace", "line", "--width", str(cells), *where)
    (tmp_path / "settings.toml").write_text('contracted = "on"\n')
    (tmp_path / "brltty").mkdir()
    work, table = Work(main, words), TABLES[language]
    with Fingers(work, tmp_path / "brltty", cells, contracted=table) as fingers:
        felt = [fingers.feel()]
        while not fingers.at_prompt:
            fingers.terminal.press("space")
            felt.append(fingers.feel())
        assert len(felt) > 3
        assert all(len(line) > 0 for line in felt)
