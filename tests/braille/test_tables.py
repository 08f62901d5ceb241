"""Our braille tables, checked by liblouis' own programs, and what is written in their heads."""

import os
import re
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from accessible_games.braille.reader import dots, read_table, table
from accessible_games.resources import folder
from accessible_games.speech.catalogue import LANGUAGES
from tests.braille import needed
from tests.running import run

TABLES = folder("braille_tables")
SYSTEM = ("/usr/share/liblouis/tables", "/opt/homebrew/share/liblouis/tables")
"""Where liblouis keeps its own, of which the expectations need unicode.dis."""
every_language = pytest.mark.parametrize("language", LANGUAGES)


def check(program: str, file: Path) -> CompletedProcess[str]:
    """Run one of liblouis' programs on a file of tables."""
    path = ",".join([str(TABLES), *SYSTEM])
    return run([needed.program(program), file], env={**os.environ, "LOUIS_TABLEPATH": path})


@every_language
def test_a_table_is_sound(language: str) -> None:
    """lou_checktable finds nothing."""
    done = check("lou_checktable", TABLES / f"cards-{language}.utb")
    assert (done.returncode, "No errors found" in done.stdout + done.stderr) == (0, True)


def test_a_broken_table_is_noticed(tmp_path: Path) -> None:
    """So that the test before is one."""
    broken = tmp_path / "broken.utb"
    broken.write_text("lowercase a 1\nalways ab 99\n")
    assert check("lou_checktable", broken).returncode != 0


@every_language
def test_a_table_does_what_its_expectations_say(language: str) -> None:
    """lou_checkyaml translates each forwards, and most backwards too."""
    done = check("lou_checkyaml", TABLES / f"test_cards-{language}.yaml")
    assert (done.returncode, done.stdout[:7]) == (0, "SUCCESS"), done.stdout + done.stderr


def test_a_wrong_expectation_is_noticed(tmp_path: Path) -> None:
    """A digit that is not lowered is refused."""
    wrong = tmp_path / "wrong.yaml"
    text = (TABLES / "test_cards-en.yaml").read_text("utf-8")
    wrong.write_text(text.replace("[g9, ⠛⠔]", "[g9, ⠛⠊]"), "utf-8")
    assert check("lou_checkyaml", wrong).returncode != 0


@every_language
def test_the_head_names_language_and_kind(language: str) -> None:
    """So that liblouis finds it as a table of cards, and never as one of that language's prose."""
    text = (TABLES / f"cards-{language}.utb").read_text("utf-8")
    marks = dict(re.findall(r"^#\+(\S+):(\S+)$", text, re.MULTILINE))
    assert marks == {
        "language": language,
        "type": "cards",
        "contraction": "no",
        "dots": "6",
        "system": "cards",
        "direction": "both",
    }
    names = re.findall(r"^#-(name|index-name|display-name): \S", text, re.MULTILINE)
    assert sorted(names) == ["display-name", "index-name", "name"]


@every_language
def test_a_table_needs_no_other_folder(language: str) -> None:
    """What it includes lies beside it, so it works with any liblouis."""
    text = (TABLES / f"cards-{language}.utb").read_text("utf-8")
    included = re.findall(r"^include (\S+)$", text, re.MULTILINE)
    assert included == ["cards-common.uti", "cards-signs.uti"]
    for name in included:
        part = (TABLES / name).read_text("utf-8")
        assert re.findall(r"^include", part, re.MULTILINE) == []


@every_language
def test_letters_and_digits_cannot_be_confused(language: str) -> None:
    """Each letter has dot 1 or dot 4, no digit has either; six dots, and no two cells are alike."""
    cells = table(language).cells
    assert all({*dots(cell)} <= {*"123456"} for cell in cells.values())
    for piece, cell in cells.items():
        upper = bool({"1", "4"} & {*dots(cell)})
        assert upper or not piece.isalpha()
        assert not upper or not piece.isdigit()
    visible = {piece: cell for piece, cell in cells.items() if piece.isalnum() and piece < "\ue000"}
    assert len({*visible.values()}) == len(visible)


def test_signs_are_no_digits() -> None:
    """And a label with a sign is never that with another one, but for signs that mean the same."""
    cells = read_table(TABLES / "cards-signs.uti").cells
    digits = {cell for piece, cell in table("en").cells.items() if piece.isdigit()}
    assert not digits & {*cells.values()}
    assert len({*cells.values()}) == len(cells) - len("×")


def test_digits_are_the_letters_a_to_j_one_row_down() -> None:
    """1 to 9 and 0, as in the ordinals of German braille and in Nemeth's code."""
    cells = table("en").cells
    for letter, digit in zip("abcdefghij", "1234567890", strict=True):
        lower = {"1": "2", "2": "3", "4": "5", "5": "6"}
        assert dots(cells[digit]) == "".join(sorted(lower[dot] for dot in dots(cells[letter])))


def test_the_common_part_is_a_table_too() -> None:
    """With the signs it is what English has, and no more."""
    parts = (read_table(TABLES / f"cards-{part}.uti").cells for part in ("common", "signs"))
    common, signs = parts
    assert {**common, **signs} == read_table(TABLES / "cards-en.utb").cells
