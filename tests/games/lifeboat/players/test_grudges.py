"""What computer players remember of each other: robberies, threats, and promises."""

from typing import Any

import pytest

from accessible_games.games.lifeboat.players.evaluation import look_out
from accessible_games.games.lifeboat.players.fights import chance_of_agreement
from accessible_games.games.lifeboat.players.friends import thanks
from accessible_games.games.lifeboat.players.grudges import grudge, trust
from accessible_games.games.lifeboat.players.reasons import WrongedYou
from accessible_games.games.lifeboat.players.temper import TEMPERS
from accessible_games.games.lifeboat.players.trades import answer
from accessible_games.games.lifeboat.players.turns import worth_and_why
from tests.games.lifeboat.building import C, F, L, M, S, play, position
from tests.games.lifeboat.players.seats import advice, first, goals, outlook

Dealings = list[list[int | str]]


@pytest.mark.parametrize(
    ("dealings", "expected"),
    [
        ([], 0.5),
        ([[C, S, "paid"]], 2 / 3),
        ([[C, S, "cheated"], [C, M, "cheated"]], 1 / 4),
        ([[S, C, "cheated"], [C, M, "robbed"]], 0.5),
    ],
)
def test_a_promise_is_believed_by_those_kept_before(dealings: Dealings, expected: float) -> None:
    """To anybody: all have seen them. What was done to somebody says nothing of their word."""
    assert trust(outlook(position(dealings=dealings)), C) == pytest.approx(expected)


@pytest.mark.parametrize(
    ("dealings", "wrongs"),
    [
        ([], 0),
        ([[C, L, "robbed"]], 1),
        ([[C, L, "robbed"], [C, L, "cheated"]], 2),
        ([[C, L, "robbed"], [C, L, "paid"]], 0),
        ([[C, L, "paid"]], 0),
        ([[C, S, "robbed"], [L, C, "robbed"], [C, L, "threatened"]], 0),
    ],
)
def test_a_grudge_is_borne_for_robbing_and_cheating(dealings: Dealings, wrongs: int) -> None:
    """Of oneself, less what was paid; as strong as one's temperament."""
    table = position(dealings=dealings)
    for temper in TEMPERS.values():
        seen = look_out(table.view(L), temper)
        assert grudge(seen, C) == pytest.approx(wrongs * temper.revenge)
        assert thanks(seen, C) == pytest.approx(temper.gift - grudge(seen, C))


def test_nobody_bears_a_grudge_against_the_loved_or_the_unconscious() -> None:
    """The Lady loves Stephen, who is worth points to her alive."""
    dealings: Dealings = [[S, L, "robbed"], [C, L, "robbed"]]
    assert grudge(outlook(position(dealings=dealings)), S) == 0
    assert grudge(outlook(position(dealings=dealings, wounds={C: 7})), C) == 0


def test_revenge_is_taken_on_robbers() -> None:
    """It is worth more to mug them than it would be otherwise."""
    strange, wronged = (
        outlook(position(shown={S: "jewel"}, deeds=[], dealings=dealings), M)
        for dealings in ([], [[S, M, "robbed"]])
    )
    assert worth_and_why(wronged, S)[0] > worth_and_why(strange, S)[0]


def test_a_robber_is_fought_beside_strangers() -> None:
    """The Captain joins against Frenchy after two robberies, and says why."""
    fields: dict[str, Any] = {"loves": goals("CLMSKF"), "hates": goals("FMKLCS"), "order": [F]}
    table = position(dealings=[[F, C, "robbed"], [F, C, "robbed"]], **fields)
    play(table, "4 turn swap", "4 swap stephen", "1 consent fight", "0 join out")
    assert first(table).seat == C
    assert (advice(table).answer, advice(table).reason) == ("defend", WrongedYou(F))


def test_who_was_robbed_is_thought_to_resist() -> None:
    """Frenchy expects less of a second demand on the Lady."""
    before, after = (
        outlook(position(dealings=dealings), F) for dealings in ([], [[F, L, "robbed"]])
    )
    assert chance_of_agreement(after, L) < chance_of_agreement(before, L)


def test_nobody_trades_gladly_with_a_cheat() -> None:
    """The same offer is worth less."""
    worths = []
    for dealings in ([], [[S, L, "cheated"]]):
        table = position({L: "water", S: "knife"}, dealings=dealings, order=[S])
        play(table, "1 turn trade", "1 partner lady", "1 give knife", "1 want water")
        worths.append(answer(outlook(table, L), able=True).worth)
    assert worths[1] <= worths[0]
