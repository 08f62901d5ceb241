"""What a braille display shows of the program after every keystroke, at 40, 32 and 20 cells."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from accessible_games.__main__ import main
from tests.felt.fingers import Fingers
from tests.forking import Work

if sys.platform == "win32":
    pytest.skip("this system has no BRLTTY", allow_module_level=True)

WIDE = [40, 32, 20]
GAME = [
    *("play", "life-is-life", "--seats", "3", "--people", "Anna", "--bots", "easy"),
    *("--seed", "31", "--verbosity", "brief"),
]


@contextmanager
def at(folder: Path, cells: int, *words: str) -> Iterator[Fingers]:
    """The program under a display; its files and those of BRLTTY lie in the folder."""
    where = ("--data", str(folder), "--config", str(folder), "--language", "en")
    (folder / "brltty").mkdir()
    with Fingers(Work(main, (*words, *where)), folder / "brltty", cells) as fingers:
        yield fingers


def told(fingers: Fingers) -> list[str]:
    """The lines that are felt one by one before the next prompt."""
    lines = []
    fingers.feel()
    while not fingers.at_prompt:
        lines.append(fingers.line)
        fingers.terminal.press("space")
        fingers.feel()
    return lines


@pytest.mark.parametrize("cells", WIDE)
def test_a_turn_line_by_line(cells: int, tmp_path: Path) -> None:
    """Each letter as it is typed, the answer by Enter, the next line by Space, then the prompt."""
    with at(tmp_path, cells, *GAME, "--pace", "line", "--width", str(cells)) as fingers:
        assert "Round 1" in " ".join(told(fingers))
        assert fingers.line == "Your turn."
        shown = [fingers.after(key) for key in "lives"]
        assert shown == [f"Your turn. {'lives'[:count]}" for count in range(1, 6)]
        fingers.terminal.press("enter")
        answer = ["Lives: you 5, Tom 5, and Mia 5."]
        assert told(fingers) == {20: ["Lives: you 5, Tom 5,", "and Mia 5."]}.get(cells, answer)
        assert fingers.line == "Your turn."


@pytest.mark.parametrize("cells", WIDE)
def test_a_turn_at_once(cells: int, tmp_path: Path) -> None:
    """At the pace "all" the prompt is what is felt; lines before it are found by the line key."""
    with at(tmp_path, cells, *GAME, "--width", str(cells)) as fingers:
        assert fingers.feel() == "Your turn."
        assert [fingers.after(key) for key in "sc"] == ["Your turn. s", "Your turn. sc"]
        fingers.terminal.press("enter")
        assert fingers.feel() == "Your turn."
        last = "and Mia 5." if cells == 20 else "Lives: you 5, Tom 5, and Mia 5."
        fingers.press("LNUP", last)
        fingers.press("RETURN", "Your turn.")


def test_a_whole_line_is_cut_by_the_display(tmp_path: Path) -> None:
    """Without a width the display cuts it where its cells end, even inside a word."""
    with at(tmp_path, 20, *GAME) as fingers:
        fingers.feel()
        fingers.terminal.enter("lives", "Your turn")
        fingers.feel()
        fingers.press("LNUP", "Lives: you 5, Tom 5,")
        fingers.press("FWINRT", " and Mia 5.")


@pytest.mark.parametrize("cells", WIDE)
def test_what_is_edited_is_felt(cells: int, tmp_path: Path) -> None:
    """The cursor goes where a routing key sends it, and letters come and go around it."""
    with at(tmp_path, cells, *GAME) as fingers:
        fingers.feel()
        fingers.terminal.type("hend")
        fingers.route(13)
        assert fingers.after("backspace") == "Your turn. hnd"
        assert fingers.after("a") == "Your turn. hand"
        assert fingers.display.now.braille.endswith("⠓⠁⣝⠙")  # the cursor is on the n
        assert fingers.after("end") == "Your turn. hand"
        assert fingers.display.now.braille.endswith("⠓⠁⠝⠙⣀")


def test_other_keys_do_nothing(tmp_path: Path) -> None:
    """Under a line that waits: letters, arrows, routing keys; Enter and Space bring the next."""
    with at(tmp_path, 40, "rules", "lifeboat", "--pace", "line") as fingers:
        assert fingers.feel() == "Lifeboat"
        fingers.display.press("ROUTE 2")
        fingers.terminal.send("x\x1b[D\x1b[A\t\x1b\x7f")
        fingers.terminal.settle()
        assert fingers.line == "Lifeboat"
        fingers.terminal.press("enter")
        assert fingers.feel().startswith("1, ")
        fingers.terminal.press("space")
        assert fingers.feel().startswith("2, ")


@pytest.mark.parametrize("key", ["ctrl c", "ctrl d"])
def test_the_rest_at_once(key: str, tmp_path: Path) -> None:
    """Control C and Control D skip the waiting, not the lines: the line key still finds them."""
    words = [*GAME, "--pace", "line", "--width", "40"]
    with at(tmp_path, 40, *words) as fingers:
        fingers.feel()
        fingers.terminal.press(key)
        assert fingers.feel() == "Your turn."
        assert fingers.at_prompt
        above = [line for line in fingers.terminal.lines()[:-1] if line]
        for line in above[:-3:-1]:
            fingers.press("LNUP", line)
        fingers.press("RETURN", "Your turn.")
        fingers.terminal.type("lives\n")
        assert told(fingers) == ["Lives: you 5, Tom 5, and Mia 5."]
