"""Positions of Life is Life: what no play could lead to is refused with its place."""

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
from accessible_games.games.life_is_life.state import State
from tests.games.life_is_life.building import (
    GAME,
    Document,
    asked,
    document,
    new,
    play,
    position,
    read,
    swap,
    why_not,
)

PAGE = Path(__file__).parents[3] / "docs" / "positions.md"


def refusal(given: Document) -> tuple[positions.Place, str]:
    """At which place a document is refused, and for which problem."""
    with pytest.raises(PositionError) as error:
        read(given)
    return error.value.place, error.value.problem


def test_a_document_is_played_on_and_written_back_unchanged() -> None:
    """Reading and writing are each other's opposite."""
    given = document({0: "3 giraffe 2 bear"}, {1: "cat"}, knocker=2)
    text = positions.write(GAME, read(given).state)
    assert json.loads(text) == {**given, "row": 0, "luck": {"seed": 1, "used": 0}}
    assert positions.write(*positions.read(GAMES, text)) == text


def test_least_is_enough_before_the_first_round() -> None:
    """With lives, starter, luck and variant alone, the first round is dealt."""
    least = {"game": "life-is-life", "version": 1, "luck": {"seed": 9}, "expert": False}
    table = read({**least, "starter": 2, "lives": [5, 5, 5, 5]})
    assert table.state.round == 1
    assert asked(table).seat == 2


def test_whoever_has_chosen_a_row_lays_cards() -> None:
    """A position may lie between the two questions of a swap, but not between rounds."""
    given = document({0: "3 giraffe 2 bear"}, {2: "cat mouse"}) | {"row": 2}
    table = read(given)
    assert json.loads(positions.write(GAME, table.state))["row"] == 2
    assert (asked(table).seat, asked(table).kind) == (0, "lay")
    play(table, "0 lay giraffe bear")
    assert table.state.display[1] == ["giraffe", "bear"]
    between_rounds(given)
    assert refusal(given) == (("row",), "out-of-range")


def test_without_swaps_everybody_must_swap_first() -> None:
    """Earlier swaps may be left out: then nobody knows of them (K10)."""
    given = document()
    del given["swaps"]
    assert why_not(read(given), "knock") == "swap-first"


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


def move_card(given: Document) -> None:
    """Seat 0 has eleven cards, seat 1 nine."""
    given["hands"][0].append(given["hands"][1].pop())


def between_rounds(given: Document) -> None:
    """A round has yet to begin: no cards are dealt."""
    given.update(hands=[], display=[], out_of_play=[], swaps=[])


def between_rounds_with_knock(given: Document) -> None:
    """A round has yet to begin, but somebody has knocked in it."""
    between_rounds(given)
    given["knocker"] = 1


def scored(*place: Any) -> Change:
    """The cards and swaps of this round were those of an earlier one, but for the change."""

    def change(given: Document) -> None:
        round_ = {name: given[name] for name in ("hands", "display", "swaps")}
        given["shown"] = [json.loads(json.dumps(round_))]
        set_item(*place)(given["shown"][0])

    return change


def no_set_shown(given: Document) -> None:
    """A single hand was shown at the end of an earlier round, but it was no set."""
    scored("hands", [given["hands"][0], [], []])(given)


def nobody_left(given: Document) -> None:
    """A round has yet to begin, and nobody has a life for it."""
    between_rounds(given)
    given["lives"] = [0, 0, 0]


def one_left(given: Document) -> None:
    """One player alone has lives, with which the game is over, but still holds cards."""
    given["lives"] = [4, 0, 0]
    given["out_of_play"] += given["hands"][1] + given["hands"][2]
    given["hands"][1:] = [[], []]


IMPOSSIBLE: dict[str, tuple[Change, positions.Place, str]] = {
    "two seats": (set_item("lives", [5, 5]), ("lives",), "wrong-length"),
    "six seats": (set_item("lives", [5] * 6), ("lives",), "wrong-length"),
    "debts": (set_item("lives", 1, -1), ("lives", 1), "out-of-range"),
    "six lives": (set_item("lives", 2, 6), ("lives", 2), "out-of-range"),
    "nobody left": (nobody_left, ("lives",), "wrong-length"),
    "cards for one": (one_left, ("lives",), "wrong-length"),
    "no round": (set_item("round", 0), ("round",), "out-of-range"),
    "round below": (set_item("round", -1), ("round",), "out-of-range"),
    "starter": (set_item("starter", 3), ("starter",), "out-of-range"),
    "on turn": (set_item("on_turn", 3), ("on_turn",), "out-of-range"),
    "knocker": (set_item("knocker", 3), ("knocker",), "out-of-range"),
    "knocker on turn": (set_item("knocker", 0), ("knocker",), "out-of-range"),
    "swap with row 5": (set_item("row", 5), ("row",), "out-of-range"),
    "hand missing": (lambda d: d["hands"].pop(), ("hands",), "wrong-length"),
    "hand too big": (move_card, ("hands", 0), "wrong-length"),
    "row missing": (lambda d: d["display"].pop(), ("display",), "wrong-length"),
    "row too big": (lambda d: d["display"][1].append("cat"), ("display", 1), "wrong-length"),
    "strange animal": (set_item("hands", 2, 0, "lion"), (), "wrong-deck"),
    "card twice": (lambda d: d["out_of_play"].append("cat"), (), "wrong-deck"),
    "card lost": (lambda d: d["out_of_play"].pop(), (), "wrong-deck"),
    "cards but no display": (set_item("display", []), ("display",), "missing-field"),
    "knock between rounds": (between_rounds_with_knock, ("display",), "missing-field"),
    "swap of nobody": (set_item("swaps", 0, "seat", 7), ("swaps", 0, "seat"), "out-of-range"),
    "swap of row 5": (set_item("swaps", 0, "row", 5), ("swaps", 0, "row"), "out-of-range"),
    "too many taken": (
        set_item("swaps", 1, "taken", ["cat", "cat"]), ("swaps", 1, "taken"), "wrong-length",
    ),
    "laid but not there": (
        set_item("swaps", 2, "laid", ["mouse"]), ("swaps", 2, "laid"), "wrong-cards",
    ),
    "taken but not held": (
        set_item("swaps", 2, "taken", ["lion"]), ("swaps", 2, "taken"), "wrong-cards",
    ),
    "chain of rows broken": (
        set_item("swaps", 0, "laid", ["mouse"]), ("swaps", 0, "laid"), "wrong-cards",
    ),
    "shown hand missing": (scored("hands", []), ("shown", 0, "hands"), "wrong-length"),
    "shown hand too small": (scored("hands", 1, ["cat"]), ("shown", 0, "hands", 1), "wrong-length"),
    "shown hand no set": (no_set_shown, ("shown", 0, "hands"), "wrong-cards"),
    "shown row missing": (scored("display", []), ("shown", 0, "display"), "wrong-length"),
    "shown animal strange": (scored("display", 0, ["lion"]), ("shown", 0), "wrong-deck"),
    "shown swap of nobody": (
        scored("swaps", 0, "seat", 3), ("shown", 0, "swaps", 0, "seat"), "out-of-range",
    ),
    "shown swap of other cards": (
        scored("swaps", 2, "laid", ["mouse"]), ("shown", 0, "swaps", 2, "laid"), "wrong-cards",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_what_no_play_leads_to_is_refused(name: str) -> None:
    """The place is named, so that a person can mend the document."""
    change, *expected = IMPOSSIBLE[name]
    given = document()
    change(given)
    assert refusal(given) == tuple(expected)


def test_nobody_out_of_the_game_begins_knocks_or_swaps() -> None:
    """Those named must be players of the round."""
    for field in ("starter", "on_turn", "knocker"):
        given = document(lives=(3, 0, 3)) | {field: 1}
        assert refusal(given) == ((field,), "out-of-range")
    given = document(lives=(3, 0, 3))
    given["swaps"][0]["seat"] = 1
    assert refusal(given) == (("swaps", 0, "seat"), "out-of-range")
    given = document(lives=(3, 0, 3))
    given["hands"][1] = [given["out_of_play"].pop()]
    assert refusal(given) == (("hands", 1), "wrong-length")


def test_a_swap_for_the_same_animals_is_refused() -> None:
    """K8 holds for the swaps of a document too."""
    given = document({2: "mole"}, {1: "mole"}, swapped=[2])
    given["swaps"][0]["taken"] = ["mole"]
    assert refusal(given) == (("swaps", 0, "taken"), "wrong-cards")


def test_who_has_swapped_cannot_hold_a_set() -> None:
    """The round would have ended; who has not swapped may hold one (K3), an expert cats (K6)."""
    assert refusal(document({1: "4 cat"})) == (("hands", 1), "wrong-cards")
    assert position({1: "4 cat"}, swapped=[0, 2]).pending
    assert position({1: "4 cat"}, expert=True).pending


def test_an_expert_may_have_more_than_five_lives() -> None:
    """K7: no limit in the variant."""
    assert position(lives=(9, 1, 5), expert=True).state.lives == [9, 1, 5]


def test_a_sudden_death_is_a_position() -> None:
    """K30: one hand was shown, and the swaps of the others must fit what may have been theirs."""
    table = position({1: "3 cat giraffe"}, {1: "cat"}, on_turn=1)
    play(table, "1 turn 1", "1 lay giraffe")
    text = positions.write(GAME, table.state)
    assert positions.read(GAMES, text)[1] == table.state
    given = json.loads(text)
    assert [len(hand) for hand in given["shown"][0]["hands"]] == [0, 10, 0]
    given["shown"][0]["swaps"][0]["taken"] = ["cat"]
    assert refusal(given) == (("shown", 0, "swaps", 0, "taken"), "wrong-cards")


def test_a_winner_is_a_position() -> None:
    """After the end no card is out, and nothing is asked."""
    given = document(lives=(0, 3, 0)) | {"on_turn": 0, "starter": 2}
    between_rounds(given)
    table = read(given)
    assert list(GAME.winners(table.state)) == [1]
    assert not table.pending


def test_every_state_that_is_played_can_be_written_and_read() -> None:
    """At each turn of a long round."""
    table: Table[State] = new(4, seed=5)
    for number in range(24):
        swap(table, 1 + number % 2)
        _, state = positions.read(GAMES, positions.write(GAME, table.state))
        assert state == table.state


def test_the_example_of_the_page_is_a_position() -> None:
    """docs/positions.md shows a document that can be played, and tells every field."""
    page = PAGE.read_text(encoding="utf-8").split("## Life is Life")[1].split("\n## ")[0]
    (example,) = re.findall(r"```json\n(.*?)```", page, re.DOTALL)
    game, state = positions.read(GAMES, example)
    table = Table(game, state)
    assert positions.write(game, state) == example
    fields = {f"`{name}`" for name in json.loads(example)} - {"`game`", "`version`", "`luck`"}
    assert fields <= set(re.findall(r"`\w+`", page))
    play(table, "0 turn 1", "0 lay giraffe")
    assert table.state.lives == [5, 2, 4]


def test_the_page_tells_every_problem() -> None:
    """Each key of what can be wrong with a document is explained."""
    page = PAGE.read_text(encoding="utf-8")
    problems = {problem for _, _, problem in IMPOSSIBLE.values()}
    problems |= {"not-json", "unknown-game", "wrong-version", "missing-field", "unknown-field"}
    problems |= {"not-int", "not-str", "not-bool", "not-a-list", "not-an-object"}
    assert {problem for problem in problems if f"`{problem}`" not in page} == set()
