"""How long it takes until the next line says nothing about what is hidden, in any game."""

from collections.abc import Iterator
from functools import partial
from itertools import groupby, takewhile
from random import Random
from typing import Any

import pytest

from accessible_games.core.event import Seat
from accessible_games.core.table import Table
from accessible_games.frontends.terminal import thinking
from accessible_games.games import GAMES
from accessible_games.players import levels_of, pace_of
from tests.attack.tables import Connection, Heard, at_home, at_server
from tests.examples import times
from tests.games.playing import CASES, random_moves
from tests.games.worlds import worlds

CONNECTIONS: dict[str, Connection] = {
    "at home": at_home,
    "at a server": at_server,
    "at a server with hints": partial(at_server, hint=True),
    "who looks on": partial(at_server, onlooker=True),
}
MOMENTS, WORLDS = 12, 4
LONGEST = 60
"""The most rounds of questions before a moment."""


@pytest.fixture(autouse=True)
def paced(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let computer players take their time, as in the program."""
    monkeypatch.setattr("accessible_games.match.match.pace_of", pace_of)
    monkeypatch.setattr(thinking, "SILENCE", 0.5)


def moments(name: str) -> Iterator[tuple[Table[Any], Seat, int]]:
    """Yield tables in the middle of random games, with a seat that is asked."""
    cases = [case for case in CASES if case.name == name]
    for number in range(times(MOMENTS)):
        chance, case = Random(number), cases[number % len(cases)]
        table = case.begin(number)
        for _ in range(chance.randrange(LONGEST)):
            before = table.copy()
            for move in random_moves(table, chance):
                table.play(move)
            if not table.pending:
                table = before
                break
        yield table, chance.choice([*table.pending]), number


def paragraphs(heard: Heard) -> list[tuple[float, list[str]]]:
    """Return what was heard at each moment."""
    return [
        (moment, [line for _, line in lines])
        for moment, lines in groupby(heard, key=lambda line: line[0])
    ]


def alike(one: Heard, other: Heard) -> list[tuple[float, float, list[str]]]:
    """Return what was heard alike, from the beginning, and when it was heard at each table."""
    pairs = zip(paragraphs(one), paragraphs(other), strict=False)
    same = takewhile(lambda pair: pair[0][1] == pair[1][1], pairs)
    return [(first, second, lines) for (first, lines), (second, _) in same]


@pytest.mark.parametrize("connection", CONNECTIONS)
@pytest.mark.parametrize("name", GAMES)
def test_what_cannot_be_told_apart_takes_as_long(name: str, connection: str) -> None:
    """What is heard alike is heard at the same moment, whoever has a choice.

    Lifeboat asks in secret, so there are pauses in which nothing is heard to have happened.
    """
    paused = 0
    for table, seat, number in moments(name):
        for level in ("hard", "normal"):
            assert level in levels_of(name)
            tables = worlds(table, seat, WORLDS, number)
            first, *others = [CONNECTIONS[connection](each.copy(), seat, level) for each in tables]
            for other in others:
                same = alike(first, other)
                assert [(one, lines) for one, _, lines in same] == [
                    (two, lines) for _, two, lines in same
                ]
                paused += len(same) > 1
    assert paused or name != "lifeboat"
