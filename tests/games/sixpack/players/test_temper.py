"""Temperaments of SixPack: somebody bold likes full tables for all, somebody careful small ones."""

from dataclasses import fields
from functools import partial
from random import Random
from statistics import fmean

import pytest

from accessible_games.core.decision import Answer
from accessible_games.games.sixpack.players.evaluation import LOST, hands_on, look_out, risk, worth
from accessible_games.games.sixpack.players.hard import MOST, study
from accessible_games.games.sixpack.players.temper import EVEN, TEMPERS
from accessible_games.games.sixpack.rules import TAKE
from accessible_games.players import TEMPERS as NAMES
from accessible_games.players.search import Found
from tests.games.sixpack.building import SixTable, position
from tests.games.sixpack.players.seats import (
    FOUR,
    MINE,
    OTHER,
    SIX,
    advice,
    all_but,
    answer_of,
    hand,
    play_turn,
)
from tests.games.sixpack.players.test_normal import TO_CLEAR

ORDER = ("careful", "even", "bold")
CHANCES = range(8)


def player(temper: str, level: str = "normal") -> str:
    """A computer player of a temperament."""
    return level if temper == "even" else f"{temper}-{level}"


def answers(temper: str, table: SixTable, level: str = "normal") -> set[Answer]:
    """All that it answers, whatever chance does."""
    return {answer_of(player(temper, level), table, chance) for chance in CHANCES}


def left(
    temper: str, picture: str, hands: tuple[str, str], level: str = "normal"
) -> list[SixTable]:
    """The tables that it leaves after a turn, with several chances."""
    tables = []
    for chance in CHANCES:
        table = position(picture, hands)
        play_turn(table, player(temper, level), chance)
        tables.append(table)
    return tables


def drinks(tables: list[SixTable]) -> float:
    """How many drinks lie there on average."""
    return fmean(len(table.state.display) for table in tables)


# What they are -----------------------------------------------------------------------------------


def test_every_temperament_has_a_name_that_the_program_knows() -> None:
    """The even one is what players are where nothing is said."""
    assert tuple(TEMPERS) == NAMES
    assert TEMPERS["even"] == EVEN


def test_to_somebody_even_the_size_of_a_table_is_nothing() -> None:
    """Only what it shows."""
    assert EVEN.crowd == 0 < EVEN.given


@pytest.mark.parametrize("knob", [field.name for field in fields(EVEN)])
def test_the_bold_and_the_careful_differ_in_everything(knob: str) -> None:
    """And somebody even stands between them."""
    values = [getattr(TEMPERS[temper], knob) for temper in ORDER]
    assert sorted(values) in (values, values[::-1])
    assert len({*values}) == 3


# The level normal --------------------------------------------------------------------------------


@pytest.mark.parametrize("temper", ORDER)
def test_everybody_makes_its_pattern(temper: str) -> None:
    """Whatever else it likes."""
    for table in left(temper, FOUR, (MINE, OTHER)):
        assert hand(MINE) in hands_on(table.state.display)


def test_with_the_pattern_on_the_table_the_careful_take_and_the_others_add() -> None:
    """Somebody careful so leaves no more than there was, somebody bold half as much again."""
    table = position(SIX, (MINE, OTHER))
    for temper in ORDER:
        for answer in answers(temper, table):
            assert isinstance(answer, tuple)
            assert (answer[0] == TAKE) == (temper == "careful")
    sizes = [drinks(left(temper, SIX, (MINE, OTHER))) for temper in ORDER]
    assert 6 == sizes[0] < sizes[1] < sizes[2] == 9
    for temper in ORDER:
        for after in left(temper, SIX, (MINE, OTHER)):
            assert hand(MINE) in hands_on(after.state.display)


def test_without_it_the_careful_give_the_others_nothing() -> None:
    """They fill no block of six that anybody could hold."""
    for temper in ORDER:
        for table in left(temper, FOUR, (OTHER, MINE)):
            given = risk(look_out(position(FOUR, (OTHER, MINE)).view(0)), table.state.display)
            assert (given == 0) == (temper == "careful")


def test_when_a_line_is_cleared_the_bold_leave_most_and_the_careful_least() -> None:
    """On this table 15 cards can stay, or 12, or 9; to somebody even that is all the same."""
    table = position(TO_CLEAR, (OTHER, MINE), phase="clear")
    assert answers("bold", table) == {("column", "m")}
    assert answers("careful", table) == {("column", "o")}
    assert answers("even", table) > answers("bold", table) | answers("careful", table)


def test_a_hint_is_always_even() -> None:
    """Whoever else sits at the table."""
    for table in (position(SIX, (MINE, OTHER)), position(FOUR, (OTHER, MINE))):
        for chance in CHANCES:
            assert advice(table, chance).answer == answer_of("normal", table, chance)


# The knobs ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("temper", ORDER)
def test_a_drink_counts_as_much_as_a_temperament_likes_it(temper: str) -> None:
    """Where two tables show nothing, they differ by that alone."""
    outlook = look_out(position(FOUR, (OTHER, MINE)).view(0), TEMPERS[temper])
    two, four = position("C CL").state.display, position("C LB\nCL B").state.display
    assert worth(outlook, four) - worth(outlook, two) == pytest.approx(2 * outlook.temper.crowd)


@pytest.mark.parametrize("temper", ORDER)
def test_a_pattern_that_would_win_is_given_by_nobody(temper: str) -> None:
    """Somebody bold gives others a point, but not the seventh."""
    table = position(FOUR, (OTHER, MINE), {1: all_but(MINE)})
    assert look_out(table.view(0), TEMPERS[temper]).costs == {hand(MINE): LOST}
    early = look_out(position(FOUR, (OTHER, MINE)).view(0), TEMPERS[temper])
    assert sum(early.costs.values()) == pytest.approx(TEMPERS[temper].given)


# The level easy ----------------------------------------------------------------------------------


def test_at_the_level_easy_too_the_bold_leave_most() -> None:
    """On average, as chance still has its part in it."""
    sizes = [drinks(left(temper, SIX, (OTHER, MINE), "easy")) for temper in ORDER]
    assert sizes[0] < sizes[1] < sizes[2]


# The levels that search --------------------------------------------------------------------------


def found(table: SixTable, temper: str, iterations: int = MOST) -> Found:
    """What somebody of such a temper finds."""
    decision = table.waiting()[0]
    view, determinize = table.view(decision.seat), partial(table.determinize, decision.seat)
    return study(view, decision, determinize, Random(1), iterations, temper=TEMPERS[temper])


def test_a_temperament_changes_the_order_and_no_value() -> None:
    """Where no replies are tried, an answer is worth the same to all."""
    table = position(SIX, (OTHER, MINE))
    worths = [{line.answer: line.value for line in found(table, temper)} for temper in ORDER]
    assert worths[0] == worths[1] == worths[2]
    assert len({found(table, temper)[0].answer for temper in ORDER}) == 3


def test_of_answers_that_are_worth_the_same_it_finds_the_one_it_likes() -> None:
    """Somebody careful leaves small tables, and somebody bold full ones, also when it searches."""
    sizes = []
    for temper in ("careful", "bold"):
        table = position(SIX, (OTHER, MINE))
        decision = table.waiting()[0]
        best = found(table, temper)[0].answer
        assert decision.options.why_not(best) is None
        play_turn(table, player(temper, "hard"))
        sizes.append(len(table.state.display))
    assert sizes[0] < sizes[1]
