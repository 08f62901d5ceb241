"""The guide for makers of games: short enough to be read, and true."""

import re
from pathlib import Path

import pytest

from accessible_games import api, api_speech
from accessible_games.core.event import Event
from accessible_games.frontends.terminal.arguments import OPTIONS, TASKS
from accessible_games.testing.new_game import A_GAME
from tests.running import ROOT

pytestmark = pytest.mark.slow

GUIDE = (ROOT / "docs" / "a-game-of-your-own.md").read_text("utf-8")
MOST = 6000
"""The words that are to be read before a first game."""
NAME = re.compile(r"`([A-Z][a-z]+[A-Za-z]*)[(`]")
"""A class that the guide names."""
NOT_OURS = {"RoundTied"}
"""Classes of the guide's own examples."""


def words(text: str) -> int:
    """Return how many words a text has."""
    return len(text.split())


def test_what_is_read_before_a_first_game_is_short() -> None:
    """The beginning of README, the map of the project, the guide, and the small game itself."""
    readme = (ROOT / "README.md").read_text("utf-8")
    start = "".join(readme.split("\n## ")[:2])
    house = (ROOT / "docs" / "developers.md").read_text("utf-8")
    game = [file for file in A_GAME.rglob("*") if is_read(file)]
    assert len(game) > 4
    read = [start, house, GUIDE, *(file.read_text("utf-8") for file in game)]
    assert sum(map(words, read)) <= MOST


def is_read(file: Path) -> bool:
    """Whether a file of the small game is read to learn from it: its code and its English words."""
    inside = file.suffix == ".py" or file.parent == A_GAME / "words" / "en"
    return inside and file.is_file()


def test_every_class_that_the_guide_names_is_offered() -> None:
    """By the interface, under that name."""
    named = {*NAME.findall(GUIDE)} - NOT_OURS
    assert len(named) > 15
    offered = {*api.__all__, *api_speech.__all__}
    assert named - offered == set()


def test_everything_that_an_event_may_say_of_itself_is_told() -> None:
    """Each with what it means and an example, in a line of the table."""
    rows = [line for line in GUIDE.splitlines() if line.startswith("| `")]
    said = {row.split("`")[1].partition("(")[0].partition(" ")[0] for row in rows}
    own = {name for name in vars(Event) if name[0] != "_" and name != "renews"} | {"renews"}
    assert own <= said


def test_every_command_of_the_guide_is_one() -> None:
    """As it is typed, with its options."""
    typed = re.findall(r"accessible-games ([a-z]+)(?: ([a-z]+))?((?: [\w./-]+)*)", GUIDE)
    assert len(typed) > 5
    for command, task, behind in typed:
        assert command in OPTIONS
        allowed = TASKS.get(f"{command} {task}", OPTIONS[command])
        for option in re.findall(r"--([a-z-]+)", f"{task} {behind}"):
            assert option == "games-dir" or option.replace("-", "_") in allowed
