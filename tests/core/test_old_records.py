"""Records as older versions of the program wrote them: they are read for ever.

The files in `old` are never written anew. In those called unnamed no option has a line.
"""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from accessible_games.core import record
from accessible_games.core.game import Game
from accessible_games.core.table import Table
from accessible_games.games import GAMES
from accessible_games.resources import OURS
from tests.core import toy
from tests.games.facts import facts_of, games_with
from tests.written import by_hand, checked

OLD = Path(__file__).parent / "old"
POINTS = {
    f"{game}-{kind}": points for game in GAMES for kind, points in facts_of(game).old_points.items()
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


def changed(**fields: Any) -> dict[str, Game[Any]]:
    """The game of the tests as a later version of the program might have it."""
    return {toy.NAME: replace(toy.GAME, **fields)}


@pytest.mark.parametrize("name", POINTS)
def test_old_records_are_read_for_ever(name: str) -> None:
    """Every answer is legal still, and the game ends with the same winners and points."""
    read = record.read(old(name))
    table = read.table(GAMES)
    assert not table.pending
    assert read.result == " ".join(map(str, table.game.winners(table.state)))
    count = table.game.points
    assert (list(count(table.state)) if count else None) == POINTS[name]


@pytest.mark.parametrize("name", POINTS)
def test_an_old_record_with_checks_is_the_same_game(name: str) -> None:
    """The second version of the format says the same."""
    assert record.read(checked(old(name))) == record.read(old(name))
    assert by_hand(record.read(old(name))) == old(name)[: len(by_hand(record.read(old(name))))]


def test_there_is_an_old_record_of_every_game() -> None:
    """With all options named, and with none."""
    assert {path.stem for path in OLD.iterdir()} == set(POINTS)
    assert {f"{game}-{kind}" for game in OURS for kind in ("named", "unnamed")} <= set(POINTS)


@pytest.mark.parametrize("game", games_with("legacy_options"))
def test_what_an_option_means_that_is_not_named_never_changes(game: str) -> None:
    """A new option is added to the facts of the game with what the game was like without it."""
    unnamed = facts_of(game).legacy_options or {}
    assert GAMES[game].legacy_options == unnamed
    assert {*unnamed} == {*GAMES[game].options}
    assert Table.new(GAMES[game], max(GAMES[game].seats), 1, unnamed).pending


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
    before = record.read(HEADING).opening({toy.NAME: toy.GAME})
    later = changed(options={"rounds": ("three", "two"), "coins": ("many", "few")})
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
    later = changed(options=options, legacy_options={**toy.UNNAMED, "bag": "full"}, setup=setup)
    before = record.read(HEADING).opening({toy.NAME: toy.GAME})
    assert record.read(HEADING).opening(later).state == before.state
