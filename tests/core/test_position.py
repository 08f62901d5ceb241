"""Positions: a table as a document, and every error named with its place."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from accessible_games.core import position
from accessible_games.core.decision import Move
from accessible_games.core.luck import Luck
from accessible_games.core.position import PositionError
from accessible_games.core.table import Table
from tests.core import toy
from tests.examples import times

TOYS = {toy.NAME: toy.GAME}
Document = dict[str, Any]


def document() -> Document:
    """A position of two seats after one pebble was shown."""
    return {
        "game": "pebbles",
        "version": 3,
        "luck": {"seed": 5, "used": 1},
        "rounds": 2,
        "coins": [1, 3],
        "hands": [["red", "green"], ["blue", "blue", "red"]],
        "shown": {"0": ["red"], "1": []},
        "on_turn": 1,
        "aim": None,
        "bids": [[0, 2], [1, 0]],
        "laughing": [0],
    }


def refusal(text: str) -> tuple[position.Place, str, str]:
    """Where, what, and what was found."""
    with pytest.raises(PositionError) as error:
        position.read(TOYS, text)
    return error.value.place, error.value.problem, error.value.found


def test_a_document_tells_a_state_with_all_its_types() -> None:
    """Lists, tuples, numbers as keys, and null are read as the state has them."""
    game, state = position.read(TOYS, json.dumps(document()))
    assert game is toy.GAME
    assert state == toy.State(
        luck=Luck(5, 1),
        rounds=2,
        coins=[1, 3],
        hands=[["red", "green"], ["blue", "blue", "red"]],
        shown={0: ["red"], 1: []},
        on_turn=1,
        aim=None,
        bids=((0, 2), (1, 0)),
        laughing=[0],
    )


def test_writing_what_was_read_changes_nothing() -> None:
    """One field a line, in the order of the state."""
    game, state = position.read(TOYS, json.dumps(document()))
    text = position.write(game, state)
    assert json.loads(text) == document()
    assert position.write(*position.read(TOYS, text)) == text
    assert text.count("\n") == len(document()) + 2


def test_news_are_no_part_of_a_position() -> None:
    """What was told is over; a document cannot bring it."""
    state = Table.new(toy.GAME, 2, 1).state
    state.news.append(toy.Aimed(0, "low"))
    assert "news" not in json.loads(position.write(toy.GAME, state))
    assert refusal(json.dumps(document() | {"news": []}))[1] == "unknown-field"


def test_fields_with_a_default_may_be_left_out() -> None:
    """Only what has no default must be written."""
    least = {"game": "pebbles", "version": 3, "luck": {"seed": 1}, "rounds": 1, "coins": [1, 1]}
    least["hands"] = [[], []]
    _, state = position.read(TOYS, json.dumps(least))
    assert (state.luck.used, state.shown, state.on_turn, state.aim) == (0, {}, 0, None)


@settings(max_examples=times(40))
@given(st.integers(0, 999), st.integers(2, 4), st.integers(0, 12))
def test_every_state_is_read_as_it_was_written(seed: int, seats: int, moves: int) -> None:
    """Whatever was played, the document tells the same state."""
    table, chance = Table.new(toy.GAME, seats, seed), Random(seed)
    for _ in range(moves):
        if table.pending:
            decision = table.waiting()[0]
            table.play(Move(decision.seat, decision.kind, decision.options.draw(chance)))
    _, state = position.read(TOYS, position.write(toy.GAME, table.state))
    assert state == table.state


Change = Callable[[Document], object]
DAMAGES: dict[str, tuple[Change, position.Place, str, str]] = {
    "no game": (lambda d: d.pop("game"), ("game",), "unknown-game", ""),
    "other game": (lambda d: d.update(game="chess"), ("game",), "unknown-game", "chess"),
    "game no word": (lambda d: d.update(game=["x"]), ("game",), "unknown-game", "['x']"),
    "no version": (lambda d: d.pop("version"), ("version",), "wrong-version", "0"),
    "old version": (lambda d: d.update(version=2), ("version",), "wrong-version", "2"),
    "no luck": (lambda d: d.pop("luck"), ("luck",), "missing-field", ""),
    "no seed": (lambda d: d["luck"].pop("seed"), ("luck", "seed"), "missing-field", ""),
    "extra": (lambda d: d.update(colour=1), ("colour",), "unknown-field", "colour"),
    "deep extra": (lambda d: d["luck"].update(x=1), ("luck", "x"), "unknown-field", "x"),
    "luck a number": (lambda d: d.update(luck=4), ("luck",), "not-an-object", "4"),
    "number as text": (lambda d: d.update(rounds="2"), ("rounds",), "not-int", "2"),
    "number as yes": (lambda d: d.update(rounds=True), ("rounds",), "not-int", "True"),
    "number broken": (lambda d: d.update(rounds=2.0), ("rounds",), "not-int", "2.0"),
    "number null": (lambda d: d.update(rounds=None), ("rounds",), "not-int", "None"),
    "text as number": (lambda d: d.update(aim=1), ("aim",), "not-str", "1"),
    "list as text": (lambda d: d.update(coins="13"), ("coins",), "not-a-list", "13"),
    "item no number": (lambda d: d.update(coins=[1, "x"]), ("coins", 1), "not-int", "x"),
    "deep item": (lambda d: d["hands"][1].append(7), ("hands", 1, 3), "not-str", "7"),
    "object as list": (lambda d: d.update(shown=[]), ("shown",), "not-an-object", "[]"),
    "key no number": (lambda d: d["shown"].update(x=[]), ("shown",), "not-int", "x"),
    "item of a key": (lambda d: d["shown"].update({"1": [0]}), ("shown", "1", 0), "not-str", "0"),
    "pair of three": (lambda d: d.update(bids=[[0, 1, 2]]), ("bids", 0), "wrong-length", "3"),
    "pair no list": (lambda d: d.update(bids=[5]), ("bids", 0), "not-a-list", "5"),
    "game's check": (lambda d: d["hands"].pop(), ("hands",), "wrong-length", "1"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_document_is_refused_with_its_place(damage: str) -> None:
    """The place is the way through fields and list places to what is wrong."""
    change, *expected = DAMAGES[damage]
    damaged = document()
    change(damaged)
    assert refusal(json.dumps(damaged)) == tuple(expected)


@pytest.mark.parametrize("text", ["", "{", "[]", "3", "null", '"pebbles"', "[" * 100_000])
def test_what_is_no_object_is_no_position(text: str) -> None:
    """Text that JSON does not know, or that is no object, is refused as a whole."""
    place, problem, _ = refusal(text)
    assert (place, problem) == ((), "not-json")


def test_a_document_cut_anywhere_is_refused() -> None:
    """Half a document never tells half a state."""
    text = json.dumps(document())
    for cut in range(len(text)):
        assert refusal(text[:cut])[1] == "not-json"
