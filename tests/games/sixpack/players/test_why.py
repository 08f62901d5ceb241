"""What is said for and against any answer is true, and tells no more than the help at the table."""

from collections import Counter
from typing import Any

import pytest

from accessible_games.games.sixpack.cells import Display
from accessible_games.games.sixpack.looking import LineLies
from accessible_games.games.sixpack.patterns import blocks, patterns
from accessible_games.games.sixpack.players import reasons
from accessible_games.games.sixpack.players.evaluation import fit, hands_on, look_out, risk
from accessible_games.games.sixpack.players.explanations import CHANGES, stood
from accessible_games.games.sixpack.players.normal import TABLES
from accessible_games.games.sixpack.players.turns import tables_after
from accessible_games.games.sixpack.view import displayed
from tests.games.sixpack.building import position
from tests.players.reasoned import Reasoned, all_reasons, told

PLACED = (reasons.MakesPattern, reasons.LeavesPattern, reasons.NearsPattern)


def every() -> list[Reasoned]:
    """All that is looked at, worked out once."""
    return all_reasons("sixpack", ("pair", "turn", "fill", "clear", "keep", "point"))


def hand(each: Reasoned) -> frozenset[str]:
    """The dominoes of the seat that is asked."""
    return frozenset(each.view.hand)


def tables(each: Reasoned) -> list[Display]:
    """All tables to which the answer can lead."""
    answer: Any = each.answer
    return list(tables_after(each.view, each.decision.kind, answer))


def test_every_answer_has_a_reason() -> None:
    """To each kind of question whose answers a search compares."""
    kinds = Counter(each.decision.kind for each in every())
    assert {"pair", "turn", "fill", "point"} <= {*kinds}
    assert kinds["turn"] > 100


def test_a_domino_of_ones_own_is_in_the_hand() -> None:
    """Any other one is no reason to begin with it."""
    for each in (each for each in every() if each.decision.kind == "pair"):
        own = each.answer in each.state.hands[each.seat]
        assert isinstance(each.why, reasons.BeginsWithOwn) == own


def test_a_pattern_can_be_made_or_stays_as_told() -> None:
    """In the block that is named, where the help at the table is to name it."""
    for each, reason in told(every(), reasons.MakesPattern, reasons.LeavesPattern):
        before = hand(each) in hands_on(displayed(each.view))
        assert before == isinstance(reason, reasons.LeavesPattern)
        found = [patterns(blocks(table)).get(hand(each), []) for table in tables(each)]
        assert any(found)
        assert reason.block is None or any(reason.block in names for names in found)


def test_a_place_is_told_where_help_is_to_show_only() -> None:
    """There it always is (S28)."""
    for each, reason in told(every(), *PLACED):
        assert (reason.block is not None) == (each.view.claims == "show")


def test_so_many_drinks_fit_as_told() -> None:
    """In a block of a table that the answer leads to."""
    for each, reason in told(every(), reasons.NearsPattern):
        shown = [blocks(table).values() for table in tables(each)]
        fits = [max((fit(hand(each), one) for one in some), default=0) for some in shown]
        assert reason.drinks in fits


def test_what_others_get_is_as_likely_as_told() -> None:
    """On one of the tables that are looked at, whether it is the reason or the risk."""
    for each, reason in told(every(), reasons.GivesLittle):
        if each.decision.kind in CHANGES:
            outlook, looked_at = look_out(each.view), tables(each)[:TABLES]
            assert reason.percent in {round(100 * risk(outlook, table)) for table in looked_at}


def test_no_chance_is_told_twice() -> None:
    """Where it speaks for an answer it is no risk as well; and no risk is one that cannot be."""
    for each in every():
        assert each.why not in each.risks
        assert reasons.GivesLittle(0) not in each.risks


@pytest.mark.parametrize(
    ("answers", "told"),
    [
        ([("row", "13"), ("row", "14")], ["13", "14"]),
        ([("column", "m"), ("row", "14")], ["m", "14"]),
        ([("cola", "m13"), ("take", "n14"), ("beer", "o14")], ["13", "14"]),
        ([("cola", "m12"), ("row", "13")], ["13"]),
    ],
)
def test_a_review_tells_the_lines_in_question(
    answers: list[tuple[str, str]], told: list[str]
) -> None:
    """Those that would be cleared, and the rows of places; each once, and none that is empty."""
    view = position("C CL\nCB L").view(0)
    assert [each.name for each in stood(view, answers) if isinstance(each, LineLies)] == told
