"""The lent display with a real BRLTTY, where lines go at the pace of the fingers."""

import sys
import time
from pathlib import Path
from typing import Any

import pytest

from accessible_games.core.luck import Luck
from accessible_games.frontends.terminal import thinking
from accessible_games.games.life_is_life.players import expert
from accessible_games.players import Determinize
from tests.felt.lent import Lent
from tests.terminal.driver import Terminal

if sys.platform == "win32":
    pytest.skip("this system has no BRLTTY", allow_module_level=True)

PACED = ("--braille-display", "--pace", "line", "--width", "20", "--verbosity", "normal")
FIRST = "⢤⠛⠔⠀⠛⠔⠀⠍⠶"
"""The sign and the first cards of the hand."""


def taken(lent: Lent, terminal: Terminal) -> None:
    """Skip the waiting of the first lines, and ask for the display."""
    terminal.settle()
    terminal.press("ctrl d")
    terminal.expect("Your turn[.] ")
    terminal.enter("feel", "2 mice[.] ")
    lent.display.wait(lambda shown: shown.braille.startswith(FIRST))


def test_a_typed_line_is_not_swallowed(tmp_path: Path) -> None:
    """What is typed gives the display back, and is read as ever: quit leaves."""
    with Lent(tmp_path, 20) as lent, lent.play("life-is-life", *PACED) as terminal:
        taken(lent, terminal)
        terminal.type("quit\n")
        terminal.settle()
        terminal.press("ctrl d")
        terminal.expect("saved")
        assert terminal.wait() == 0


@pytest.fixture
def pondering(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file: as long as it is there, whoever searches goes on making worlds, slowly."""
    file, study = tmp_path / "pondering", expert.study

    def pondered(
        view: Any, decision: Any, determinize: Determinize, *more: Any, **options: Any
    ) -> Any:
        while file.exists():
            determinize(Luck(1))
            time.sleep(0.02)
        return study(view, decision, determinize, *more, **options)

    monkeypatch.setattr(expert, "study", pondered)
    monkeypatch.setattr(thinking, "SILENCE", 0)
    monkeypatch.setattr("accessible_games.match.match.pace_of", lambda *asked: 1e-3)
    return file


def test_keys_pressed_while_players_think_do_not_answer(tmp_path: Path, pondering: Path) -> None:
    """Who thinks is felt; what is pressed then is forgotten when the next question is there."""
    words = ("--braille-display", "--bots", "expert,random")
    with Lent(tmp_path, 40) as lent, lent.play("life-is-life", *words) as terminal:
        terminal.expect("Your turn[.] ")
        terminal.enter("feel", "2 mice[.] ")
        lent.display.wait(lambda shown: shown.braille.startswith(FIRST))
        pondering.touch()
        lent.press("LNUP", "ROUTE 1", "NXPGRPH", "ROUTE 1")
        lent.display.wait(lambda shown: shown.text.endswith(" is thinking."))
        for key in ("TOP", "NXPGRPH", "LNDN", "ROUTE 1"):
            lent.display.pump(0.1)
            lent.display.press(key)
        lent.display.pump(0.1)
        pondering.unlink()
        terminal.expect("Tom takes")
        lent.display.wait(lambda shown: " takes " in shown.text)
        terminal.settle()
        assert not any(line.startswith("Lay ") for line in terminal.lines()[-3:]), terminal.text()


def test_the_prompt_is_broken_to_the_width_and_shown_once(tmp_path: Path) -> None:
    """Also where a key of the keyboard follows; it stands before what is typed."""
    with Lent(tmp_path, 20) as lent, lent.play("life-is-life", *PACED) as terminal:
        taken(lent, terminal)
        terminal.type("lives")
        lines = [line for line in terminal.lines() if line]
        shown = lines[lines.index("Your turn. feel") + 1 :]
        prompt = shown[-1].removesuffix("lives")
        assert prompt.endswith("2 mice. ")
        assert " ".join(shown).count("2 mice.") == 1
        assert max(map(len, [*shown[:-1], prompt])) <= 20
