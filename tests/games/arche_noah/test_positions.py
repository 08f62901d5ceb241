"""Positions of Arche Noah: what no play could lead to is refused with its place."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from accessible_games.core import position as positions
from accessible_games.core.position import PositionError
from accessible_games.core.table import Table
from accessible_games.games import GAMES
from tests.games.arche_noah.building import (
    GAME,
    Document,
    asked,
    bid,
    document,
    pick,
    position,
    read,
)

PAGE = Path(__file__).parents[3] / "docs" / "positions.md"
Change = Callable[[Document], object]


def refusal(given: Document) -> tuple[positions.Place, str]:
    """At which place a document is refused, and for which problem."""
    with pytest.raises(PositionError) as error:
        read(given)
    return error.value.place, error.value.problem


def test_a_document_is_played_on_and_written_back_unchanged() -> None:
    """Reading and writing are each other's opposite."""
    given = document(4, {0: "toucan-3 bat-2"}, bids=[3, 0])
    text = positions.write(GAME, read(given).state)
    assert json.loads(text) == {**given, "luck": {"seed": 1, "used": 0}}
    assert positions.write(*positions.read(GAMES, text)) == text


def test_least_is_enough_before_a_pass() -> None:
    """Without cards they are shuffled; with one list of scores it is the second pass."""
    least = {"game": "arche-noah", "version": 1, "luck": {"seed": 9}, "open_piles": False}
    least |= {"out": ["bat"], "holder": 2, "coins": [0, 0, 0], "chips": [1, 0, 3]}
    assert asked(read(least)).seat == 2
    table = read(least | {"scores": [[1, 2, 3]]})
    assert (table.view(0).number, table.state.coins) == (2, [12, 12, 12])
    assert table.state.chips == [1, 0, 3]


def test_a_round_may_have_yet_to_begin() -> None:
    """Between rounds neither animals nor bids are there."""
    given = document(3, display="")
    given["set_aside"], cards = given["set_aside"][:-3], given["set_aside"][-3:]
    given["draw_pile"] += cards
    table = read(given)
    assert len(table.state.display) == 3
    assert asked(table).kind == "bid"


def test_an_end_is_a_position() -> None:
    """After both passes nothing is asked."""
    given = document() | {"scores": [[1, 2, 3], [4, 4, 4]]}
    given |= {"piles": [], "display": [], "draw_pile": [], "set_aside": []}
    table = read(given)
    assert list(GAME.winners(table.state)) == [2]
    assert not table.pending


def set_item(*place: Any) -> Change:
    """A change that puts the last of *place* where the others lead."""
    *way, name, value = place

    def change(given: Document) -> None:
        inner: Any = given
        for step in way:
            inner = inner[step]
        inner[name] = value

    return change


def move_card(given: Document) -> None:
    """The draw pile has one card less than whole rounds need."""
    given["set_aside"].append(given["draw_pile"].pop())


def take_one_more(given: Document) -> None:
    """One animal is left to pick, though not all have bid."""
    given["set_aside"] += given["display"][1:]
    given["display"] = given["display"][:1]


IMPOSSIBLE: dict[str, tuple[Change, positions.Place, str]] = {
    "one seat": (set_item("coins", [12]), ("coins",), "wrong-length"),
    "six seats": (set_item("coins", [10] * 6), ("coins",), "wrong-length"),
    "holder": (set_item("holder", 3), ("holder",), "out-of-range"),
    "no species out": (set_item("out", []), ("out",), "wrong-length"),
    "strange species": (set_item("out", ["lion"]), ("out", 0), "out-of-range"),
    "debts": (set_item("coins", 1, -1), ("coins", 1), "out-of-range"),
    "too rich": (set_item("coins", 2, 13), ("coins", 2), "out-of-range"),
    "chips missing": (set_item("chips", [3, 3]), ("chips",), "wrong-length"),
    "too many chips": (set_item("chips", 0, 4), ("chips", 0), "out-of-range"),
    "three passes": (set_item("scores", [[0, 0, 0]] * 3), ("scores",), "wrong-length"),
    "points missing": (set_item("scores", [[0, 0]]), ("scores", 0), "wrong-length"),
    "cards after the end": (set_item("scores", [[0, 0, 0]] * 2), ("piles",), "wrong-length"),
    "cards but no piles": (set_item("piles", []), ("piles",), "missing-field"),
    "pile missing": (lambda d: d["piles"].pop(), ("piles",), "wrong-length"),
    "no secret card": (set_item("piles", 1, []), ("piles", 1), "wrong-length"),
    "strange card": (set_item("piles", 2, 0, "lion-4"), (), "wrong-deck"),
    "card twice": (lambda d: d["set_aside"].append("bat-1"), (), "wrong-deck"),
    "card lost": (lambda d: d["draw_pile"].pop(), (), "wrong-deck"),
    "uneven draw pile": (move_card, ("draw_pile",), "wrong-length"),
    "too many bids": (set_item("bids", [1, 1, 1, 1]), ("bids",), "wrong-length"),
    "bid below": (set_item("bids", [1, -1]), ("bids", 1), "out-of-range"),
    "bid too high": (set_item("bids", [13]), ("bids", 0), "out-of-range"),
    "picked too soon": (set_item("picked", 1), ("picked",), "out-of-range"),
    "all have picked": (
        lambda d: d.update(bids=[0, 0, 0], picked=3), ("picked",), "out-of-range",
    ),
    "taken while bidding": (take_one_more, ("display",), "wrong-length"),
}  # fmt: skip


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_what_no_play_leads_to_is_refused(name: str) -> None:
    """The place is named, so that a person can mend the document."""
    change, *expected = IMPOSSIBLE[name]
    given = document()
    change(given)
    assert refusal(given) == tuple(expected)


def test_a_species_is_out_once() -> None:
    """Three different ones with two players."""
    given = document(2)
    given["out"] = ["bat", "frog", "bat"]
    assert refusal(given) == (("out", 2), "out-of-range")


def test_a_pick_is_a_position() -> None:
    """Also after others have taken two or none."""
    table = position(4)
    bid(table, 4, 3, 2, 1)
    pick(table, "none", " ".join(table.state.display[:2]))
    _, state = positions.read(GAMES, positions.write(GAME, table.state))
    assert state == table.state
    assert Table(GAME, state).pending == table.pending


def test_the_example_of_the_page_is_a_position() -> None:
    """docs/positions.md shows a document that can be played, and tells every field."""
    page = PAGE.read_text(encoding="utf-8").split("## Arche Noah")[1].split("\n## ")[0]
    (example,) = re.findall(r"```json\n(.*?)```", page, re.DOTALL)
    game, state = positions.read(GAMES, example)
    table = Table(game, state)
    assert positions.write(game, state) == example
    fields = {f"`{name}`" for name in json.loads(example)} - {"`game`", "`version`", "`luck`"}
    assert fields <= set(re.findall(r"`\w+`", page))
    view = table.view(None)
    assert (view.round, view.rounds, view.on_turn) == (9, 11, 1)
    assert view.bids == ((0, 0), (1, 1), (2, 0))
    assert asked(table).kind == "pick"
