"""Records as older versions of the program wrote them: they are read for ever.

The files in `old` are never written anew. In those called unnamed no option has a line.
"""

from collections.abc import Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from accessible_games.core import record
from accessible_games.core.game import Game
from accessible_games.core.table import Table
from accessible_games.games import GAMES
from tests.core import toy
from tests.written import by_hand, checked

OLD = Path(__file__).parent / "old"
POINTS: Mapping[str, list[int] | None] = {
    "arche-noah-named": [30, -2, 9],
    "arche-noah-unnamed": [58, 48],
    "life-is-life-named": None,
    "life-is-life-position": None,
    "life-is-life-unnamed": None,
    "lifeboat-named": [2, 15, 7, 11],
    "lifeboat-unnamed": [11, 16, 5, 11],
    "sixpack-named": [0, 7, 0],
    "sixpack-unnamed": [7, 2],
}
UNNAMED = {
    "arche-noah": {"starter": "lot", "open-piles": "no", "hints": "all"},
    "life-is-life": {"expert": "no"},
    "lifeboat": {
        "psychopath": "size",
        "trading": "turn",
        "drowned": "gone",
        "preserver": "conscious",
        "swimmer": "conscious",
        "bribes": "announced",
    },
    "sixpack": {
        "claims": "show",
        "drinks": "usual",
        "starter": "lot",
        "removal": "usual",
        "columns": "m",
    },
}
HEADING = """\
accessible-games record 1
game pebbles 3
seat person Anna
seat easy Ben
seed 5
moves
"""
SIXPACK = """\
accessible-games record 1
game sixpack 1
{option}seat person Anna
seat easy Ben
seed 5
moves
"""


def old(name: str) -> str:
    """The text of a record in the folder `old`, by its name without an ending."""
    return (OLD / f"{name}.txt").read_text("utf-8")


def changed(**names: Any) -> dict[str, Game[Any]]:
    """The game of the tests as a later version of the program might have it."""
    return {toy.NAME: cast(Game[Any], SimpleNamespace(**{**vars(toy), **names}))}


@pytest.mark.parametrize("name", POINTS)
def test_old_records_are_read_for_ever(name: str) -> None:
    """Every answer is legal still, and the game ends with the same winners and points."""
    read = record.read(old(name))
    table = read.table(GAMES)
    assert not table.pending
    assert read.result == " ".join(map(str, table.game.winners(table.state)))
    count = table.game.POINTS
    assert (list(count(table.state)) if count else None) == POINTS[name]


@pytest.mark.parametrize("name", POINTS)
def test_an_old_record_with_checks_is_the_same_game(name: str) -> None:
    """The second version of the format says the same."""
    assert record.read(checked(old(name))) == record.read(old(name))
    assert by_hand(record.read(old(name))) == old(name)[: len(by_hand(record.read(old(name))))]


def test_there_is_an_old_record_of_every_game() -> None:
    """With all options named, and with none."""
    assert {path.stem for path in OLD.iterdir()} == set(POINTS)
    assert {f"{game}-{kind}" for game in GAMES for kind in ("named", "unnamed")} <= set(POINTS)


@pytest.mark.parametrize("game", GAMES)
def test_what_an_option_means_that_is_not_named_never_changes(game: str) -> None:
    """A new option is added here with what the game was like without it."""
    assert dict(GAMES[game].UNNAMED) == UNNAMED[game]
    assert set(UNNAMED[game]) == set(GAMES[game].OPTIONS)
    assert Table.new(GAMES[game], max(GAMES[game].SEATS), 1, UNNAMED[game]).pending


@pytest.mark.parametrize("name", ["usual", "strict", "gap"])
def test_an_option_can_be_named_as_it_was_called_before(name: str) -> None:
    """SixPack's reading of rule 3 was called usual before it was called gap."""
    heading = SIXPACK.format(option=f"option removal {name}\n")
    assert record.read(heading).opening(GAMES).state.strict == (name == "strict")


def test_an_old_game_of_sixpack_goes_on_by_the_old_reading() -> None:
    """Its heading names nothing: places are shown, and a mix may go that leaves no gap."""
    state = record.read(SIXPACK.format(option="")).opening(GAMES).state
    assert (state.claims, state.strict) == ("show", False)
    new = Table.new(GAMES["sixpack"], 2, 5).state
    assert (new.claims, new.strict) == ("yes-no", True)


def test_an_old_game_goes_on_by_the_old_default() -> None:
    """That new games begin with another choice changes no game that was begun before."""
    before = record.read(HEADING).opening({toy.NAME: toy.game()})
    later = changed(OPTIONS={"rounds": ("three", "two"), "coins": ("many", "few")})
    again = record.read(HEADING).opening(later)
    assert (again.state, again.opening) == (before.state, before.opening)
    named = HEADING.replace("seat person", "option rounds three\nseat person")
    assert record.read(named).opening(later).state.rounds == 3


def test_an_old_game_goes_on_without_a_new_option() -> None:
    """It means what the game was like before there was a choice."""

    def setup(seats: int, luck: Any, options: Mapping[str, str]) -> toy.State:
        assert options["bag"] == "full"
        return toy.setup(seats, luck, options)

    options = {**toy.OPTIONS, "bag": ("half", "full")}
    later = changed(OPTIONS=options, UNNAMED={**toy.UNNAMED, "bag": "full"}, setup=setup)
    before = record.read(HEADING).opening({toy.NAME: toy.game()})
    assert record.read(HEADING).opening(later).state == before.state
