"""Positions of SixPack: what no play could lead to is refused with its place."""

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
from tests.games.sixpack.building import (
    GAME,
    Document,
    asked,
    document,
    dominoes,
    new,
    play,
    random_game,
    read,
)

PAGE = Path(__file__).parents[3] / "docs" / "positions.md"
PICTURE = "C CL B\nCB L LB"
OWN = "C CB, L CL, B LB"
NOT = "C LB, L CB, B CL"
SEVEN = "C CL, C LB, L LB, L CB, B CL, B CB, B LB"


def refusal(given: Document) -> tuple[positions.Place, str]:
    """At which place a document is refused, and for which problem."""
    with pytest.raises(PositionError) as error:
        read(given)
    return error.value.place, error.value.problem


def test_a_document_is_played_on_and_written_back_unchanged() -> None:
    """Reading and writing are each other's opposite."""
    given = document(PICTURE, (OWN, NOT), {1: "C CL"})
    text = positions.write(GAME, read(given).state)
    assert json.loads(text) == given
    assert positions.write(*positions.read(GAMES, text)) == text


def test_least_is_enough_before_the_first_drinks() -> None:
    """What has a default may be left out."""
    given = document("C CL", (OWN, NOT))
    for name in ("display", "turn", "phase", "changed", "taken", "claimants", "past", "line"):
        del given[name]
    del given["columns"]
    assert asked(read(given)).kind == "pair"


Change = Callable[[Document], object]


def set_item(*place: Any) -> Change:
    """A change that puts the last of *place* where the others lead."""
    *way, name, value = place

    def change(given: Document) -> None:
        inner: Any = given
        for step in way:
            inner = inner[step]
        inner[name] = value

    return change


def opening_with_drinks(given: Document) -> None:
    """The first two drinks are asked for, but drinks lie there."""
    given.update(phase="pair", turn=0)


def opening_in_a_turn(given: Document) -> None:
    """The first two drinks are asked for, but turns were played."""
    given.update(phase="pair", display={})


def opening_of_another(given: Document) -> None:
    """The first two drinks are asked for, but not of the starter."""
    given.update(phase="pair", display={}, turn=0, on_turn=1)


def won_and_going_on(given: Document) -> None:
    """Seat 0 has seven points, with which the game ends, but a turn begins."""
    given["hands"][0], given["points"][0] = [], dominoes(SEVEN)


def seven_and_three(given: Document) -> None:
    """Seat 0 has seven points, and still a hand."""
    given["points"][0] = dominoes(SEVEN)


def all_nine(given: Document) -> None:
    """Seat 0 has more than the seven points with which the game ends."""
    given["hands"][0] = []
    given["points"][0] = dominoes(f"{SEVEN}, C CB")


def full_of_cola(given: Document) -> None:
    """Colas and shandies lie in turn: 18 cards of one sort, of which there are 16."""
    row = {f"{column}20": "cola" if at % 2 == 0 else "shandy" for at, column in enumerate("cdefgh")}
    given["display"] = {
        place[0] + str(20 + down): {"cola": "shandy", "shandy": "cola"}[drink]
        if down % 2
        else drink
        for down in range(3)
        for place, drink in row.items()
    }


IMPOSSIBLE: dict[str, tuple[Change, positions.Place, str]] = {
    "one seat": (lambda d: d["hands"].pop(), ("hands",), "wrong-length"),
    "points of too many": (lambda d: d["points"].append([]), ("points",), "wrong-length"),
    "strange help": (set_item("claims", "much"), ("claims",), "out-of-range"),
    "starter": (set_item("starter", 2), ("starter",), "out-of-range"),
    "on turn": (set_item("on_turn", -1), ("on_turn",), "out-of-range"),
    "phase": (set_item("phase", "party"), ("phase",), "out-of-range"),
    "two dominoes": (lambda d: d["hands"][1].pop(), ("hands", 1), "wrong-length"),
    "strange domino": (
        set_item("hands", 1, 2, "beer-milk"), ("hands", 1, 2), "unknown-piece",
    ),
    "domino twice": (
        lambda d: d["points"][0].append(d["hands"][0][1]), ("hands", 0, 1), "wrong-cards",
    ),
    "seven points and a hand": (seven_and_three, ("hands", 0), "wrong-length"),
    "eight points": (all_nine, ("points", 0), "wrong-length"),
    "won and going on": (won_and_going_on, ("phase",), "out-of-range"),
    "drinks at the opening": (opening_with_drinks, ("phase",), "out-of-range"),
    "turn at the opening": (opening_in_a_turn, ("turn",), "out-of-range"),
    "another one opens": (opening_of_another, ("on_turn",), "out-of-range"),
    "no turn": (set_item("turn", 0), ("turn",), "out-of-range"),
    "no such place": (set_item("display", "m27", "cola"), ("display", "m27"), "unknown-place"),
    "strange drink": (set_item("display", "p13", "milk"), ("display", "p13"), "unknown-piece"),
    "mix at mix": (set_item("display", "n12", "spezi"), ("display", "n13"), "wrong-cards"),
    "one card": (set_item("display", {"m13": "cola"}), ("display",), "wrong-length"),
    "in two pieces": (set_item("display", "q13", "cola"), ("display",), "wrong-shape"),
    "too narrow": (
        set_item("display", {"m13": "cola", "n13": "spezi", "o13": "beer"}),
        ("display",), "wrong-shape",
    ),
    "18 cards of a sort": (full_of_cola, ("display",), "wrong-deck"),
    "changes at the beginning": (set_item("changed", ["m13"]), ("changed", 0), "wrong-cards"),
    "taken at the beginning": (set_item("taken", "cola"), ("taken",), "wrong-cards"),
    "nothing to fill": (set_item("phase", "fill"), ("phase",), "out-of-range"),
    "nothing to clear": (set_item("phase", "clear"), ("phase",), "out-of-range"),
    "line without clearing": (set_item("line", ["column", "m"]), ("line",), "wrong-cards"),
    "claimants in a turn": (set_item("claimants", [0]), ("claimants",), "wrong-length"),
}  # fmt: skip


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_what_no_play_leads_to_is_refused(name: str) -> None:
    """The place is named, so that a person can mend the document."""
    change, *expected = IMPOSSIBLE[name]
    given = document(PICTURE, (OWN, NOT))
    change(given)
    assert refusal(given) == tuple(expected)


def test_who_claims_must_have_a_pattern() -> None:
    """Seats are named in order, and only where help is off may one be without a pattern."""
    given = document(PICTURE, (OWN, NOT), phase="claim", claimants=[0])
    assert asked(read(given)).seat == 0
    for claimants, refused in (
        ([], (("claimants",), "wrong-length")),
        ([0, 1], (("claimants", 1), "out-of-range")),
        ([0, 0], (("claimants",), "out-of-range")),
        ([2], (("claimants",), "out-of-range")),
    ):
        assert refusal(given | {"claimants": claimants}) == refused
    assert len(read(given | {"claimants": [0, 1], "claims": "off"}).waiting()) == 2
    assert refusal(given | {"claimants": [1], "claims": "off", "phase": "point"}) == (
        ("claimants", 0),
        "out-of-range",
    )


def test_a_line_is_named_where_both_sides_may_stay() -> None:
    """And nowhere else."""
    picture = "C LB C LB C\nLB C LB C LB\nC LB C CL B"
    given = document(picture, phase="keep", line=["column", "o"])
    assert list(asked(read(given)).options) == ["left", "right"]
    for line in (["column", "n"], ["column", "z"], ["column"], [], ["tower", "o"]):
        assert refusal(given | {"line": line}) == (("line",), "wrong-cards")


def test_a_changed_place_holds_a_drink_or_was_the_one_taken() -> None:
    """The first may be empty, if something was taken there."""
    given = document("C CL\nCL .", phase="fill", changed=["m14"])
    assert refusal(given | {"changed": ["a1"]}) == (("changed", 0), "wrong-cards")
    assert asked(read(given)).kind == "fill"
    taken = given | {"changed": ["n14"], "taken": "beer"}
    assert asked(read(taken)).kind == "fill"


def test_every_state_that_is_played_can_be_written_and_read() -> None:
    """At each question of a game."""
    table = new(4, seed=5)
    for _ in random_game(table, 5, 250):
        _, state = positions.read(GAMES, positions.write(GAME, table.state))
        assert state == table.state


def test_the_example_of_the_page_is_a_position() -> None:
    """docs/positions.md shows a document that can be played, and tells every field."""
    page = PAGE.read_text(encoding="utf-8").split("## SixPack")[1].split("\n## ")[0]
    (example,) = re.findall(r"```json\n(.*?)```", page, re.DOTALL)
    game, state = positions.read(GAMES, example)
    table = Table(game, state)
    assert positions.write(game, state) == example
    fields = {f"`{name}`" for name in json.loads(example)} - {"`game`", "`version`", "`luck`"}
    assert fields <= set(re.findall(r"`\w+`", page))
    play(table, "0 turn take n12", "0 claim m13-o14", "0 point cola-shandy")
    assert table.state.points[0] == ["cola-shandy"]


def test_the_page_tells_every_problem() -> None:
    """Each key of what can be wrong with a document is explained."""
    page = PAGE.read_text(encoding="utf-8")
    problems = {problem for _, _, problem in IMPOSSIBLE.values()}
    assert {problem for problem in problems if f"`{problem}`" not in page} == set()


def past(**fields: object) -> Document:
    """A turn of seat 1 that is over, in which a beer was added."""
    turn = {"seat": 1, "changed": ["o13"], "taken": None, "claimed": [], "returned": []}
    return turn | fields


@pytest.mark.parametrize(
    "turn",
    [
        past(seat=2),
        past(seat=-1),
        past(claimed=[2]),
        past(changed=[]),
        past(changed=["o99"]),
        past(changed=["o13", "p13"]),
        past(changed=["p13"]),
        past(changed=["p13"], taken="milk"),
        past(returned=[["o99", "cola"]]),
        past(returned=[["q13", "milk"]]),
    ],
)
def test_turns_that_are_over_can_be_taken_back(turn: Document) -> None:
    """Whatever changed in them lies there, and pieces, places and seats are known."""
    given = document(PICTURE, (OWN, NOT), past=[past()])
    assert read(given).state.past[0].changed == ("o13",)
    wrong = refusal(given | {"past": [turn]})
    assert wrong in ((("past",), "wrong-cards"), (("past", 0), "wrong-cards"))


def test_a_turn_that_goes_on_is_taken_back_first() -> None:
    """What it has laid does not lie there when the turn before it ends."""
    given = document("C CL\nCL .", phase="fill", changed=["m14"])
    assert read(given | {"past": [past(changed=["n13"])]}).state.past
    refused = refusal(given | {"past": [past(changed=["m14"])]})
    assert refused == (("past",), "wrong-cards")
