"""The example of a kind of options in the guide: as it is written there, in a new game."""

import json
import os
import re
import sys
from pathlib import Path

import pytest

from accessible_games.resources import IN_PROGRESS
from accessible_games.testing.new_game import lay_down
from tests.running import ROOT, run

pytestmark = pytest.mark.slow
GUIDE = (ROOT / "docs" / "a-game-of-your-own.md").read_text("utf-8")
BLOCK = re.compile(r"(?:^    .*\n|^\n(?=    ))+", re.MULTILINE)
"""Code in the guide: lines that are indented."""
LAY = """        (piece,) = await ask(seat, "lay", Cards(tuple(state.hands[seat]), 1))
"""
LAY_ON_SIDE = """        stones = sorted({*state.hands[seat]})
        words = tuple(f"{side}-{stone}" for side in SIDES for stone in stones)
        _, piece = (await ask(seat, "lay", OnSide(words))).split("-")
"""
WORDS = """
typed-near = near
typed-far = far
choice-near = near
choice-far = far
"""
PLAY = """
import json
import sys
from accessible_games.core.record import Occupant, Record
from accessible_games.frontends.script import Script
from accessible_games.games import GAMES
from accessible_games.match.match import Match
from accessible_games.match.settings import Settings
from accessible_games.server.page.answers import answers

game = GAMES["small-stones"]
people = tuple(Occupant("person", name) for name in ("Anna", "Ben"))
record = Record.of(game, {}, people, 1)
match = Match(record.opening(GAMES), record)
script = Script(match, {seat: Settings(language="en") for seat in range(2)})
seat = match.table.waiting()[0].seat
person = script.persons[seat]
script.ask(person)
stone = match.table.state.hands[seat][0]
buttons = [each.text for group in answers(person, person.asked) for each in group.buttons]
lines = [line.format(stone=stone) for line in sys.argv[1:]]
heard = script.run({seat: lines})[seat]
print(json.dumps([stone, buttons, heard, len(match.table.moves)]))
"""


def code(name: str) -> str:
    """The block of code in the guide that has a name."""
    (found,) = (block for block in BLOCK.findall(GUIDE) if name in block)
    return re.sub(r"^    ", "", found, flags=re.MULTILINE)


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A new game with the kind of the guide, whose stones are laid near or far."""
    made = lay_down("small-stones", tmp_path) / "small_stones"
    rules = (made / "rules.py").read_text("utf-8")
    assert LAY in rules
    rules = rules.replace(LAY, LAY_ON_SIDE).replace("    Cards,\n", "    OneOf,\n")
    (made / "rules.py").write_text(f"{rules}\n\n{code('class OnSide')}", "utf-8")
    (made / "speech").mkdir()
    (made / "speech" / "__init__.py").write_text(code("class SideKind"), "utf-8")
    with (made / "words" / "en" / "game.ftl").open("a", encoding="utf-8") as words:
        words.write(WORDS)
    return made


def played(package: Path, *lines: str) -> tuple[str, list[str], list[str], int]:
    """Type lines in a game; return the stone, the buttons, what was heard and how many moves."""
    given = {**os.environ, IN_PROGRESS: str(package.parent), "PYTHONPATH": str(ROOT)}
    done = run([sys.executable, "-c", PLAY, *lines], env=given)
    assert done.stderr == ""
    stone, buttons, heard, moves = json.loads(done.stdout)
    return stone, buttons, heard, moves


@pytest.mark.parametrize("line", ["{stone} near", "near {stone}", "the {stone} near please"])
def test_an_answer_is_typed_in_any_order(package: Path, line: str) -> None:
    """With little words beside it."""
    stone, buttons, heard, moves = played(package, line)
    assert moves == 1
    assert f"You lay a {stone}." in heard
    assert f"{stone} near" in buttons
    assert f"{stone} far" in buttons


@pytest.mark.parametrize("line", ["{stone}", "near", "{stone} near wombat", "not {stone} near"])
def test_a_line_with_a_word_out_of_place_plays_nothing(package: Path, line: str) -> None:
    """Or with a word too few; what can be answered is said instead."""
    stone, _, heard, moves = played(package, line)
    assert moves == 0
    assert any(f"{stone} near" in said for said in heard)


def test_rules_load_no_words() -> None:
    """The half for rules and players is there without the other one."""
    text = "import sys, accessible_games.api; print('accessible_games.speech' in sys.modules)"
    assert run([sys.executable, "-c", text]).stdout.strip() == "False"
