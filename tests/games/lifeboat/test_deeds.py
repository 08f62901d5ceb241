"""Deeds: what somebody has done for another, or against another, is remembered by all."""

import pytest

from accessible_games.core.luck import Luck
from tests.games.lifeboat.building import C, F, K, L, M, S, navigated, play, position


def test_a_fight_is_begun_against_somebody() -> None:
    """By whoever demanded; it is no deed to resist, nor to agree."""
    table = position()
    play(table, "0 turn swap", "0 swap captain")
    assert table.state.deeds == []
    play(table, "2 consent fight")
    assert table.state.deeds == [(L, C, -1)]
    agreed = position()
    play(agreed, "0 turn swap", "0 swap captain", "2 consent agree")
    assert agreed.state.deeds == []


@pytest.mark.parametrize(
    ("side", "deeds"),
    [("attack", [(S, L, 1), (S, C, -1)]), ("defend", [(S, L, -1), (S, C, 1)]), ("out", [])],
)
def test_who_joins_is_for_one_leader_and_against_the_other(
    side: str, deeds: list[tuple[int, int, int]]
) -> None:
    """Who stays out is neither."""
    table = position()
    play(table, "0 turn swap", "0 swap captain", "2 consent fight", f"1 join {side}")
    assert table.state.deeds == [(L, C, -1), *deeds]


def test_giving_water_is_a_deed() -> None:
    """Of the one who spends it, not of all who would have."""
    spent = ["chum", "chum", "life-preserver", "compass"]
    table = navigated("course-24", {S: "water", K: "water"}, discard=spent)
    play(table, "1 water water", "5 water water")
    assert table.state.deeds == [(S, L, 1)]


@pytest.mark.parametrize(("patient", "deeds"), [("captain", [(L, C, 1)]), ("lady", [])])
def test_healing_another_is_a_deed(patient: str, deeds: list[tuple[int, int, int]]) -> None:
    """Healing oneself is none."""
    table = position({L: "medical-kit"}, wounds={L: 1, C: 1})
    play(table, "0 turn medical-kit", f"0 heal {patient}")
    assert table.state.deeds == deeds


@pytest.mark.parametrize(("target", "deeds"), [("mate", [(C, M, 1)]), ("captain", [])])
def test_throwing_a_preserver_to_another_is_a_deed(
    target: str, deeds: list[tuple[int, int, int]]
) -> None:
    """Keeping it is none."""
    table = navigated("course-3", {C: "life-preserver"}, own_preserver="hand")
    for seat in [each.seat for each in table.waiting() if each.seat != C]:
        play(table, f"{seat} sea no")
    play(table, "2 sea life-preserver", f"2 throw {target}")
    assert table.state.deeds == deeds


def test_all_see_the_deeds_and_none_is_made_up() -> None:
    """Whoever imagines the hidden cards knows what was done before all eyes."""
    table = position(deeds=[[S, L, 1], [F, K, -1]])
    deeds = [(S, L, 1), (F, K, -1)]
    assert {table.view(seat).deeds for seat in (L, K, None)} == {tuple(deeds)}
    assert all(table.determinize(M, Luck(seed)).state.deeds == deeds for seed in range(5))
