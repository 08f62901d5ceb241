"""Tables that an answer leads to, as a computer player sees them coming."""

from itertools import islice
from random import Random

import pytest

from accessible_games.core.decision import Move
from accessible_games.games.sixpack.filling import fillable
from accessible_games.games.sixpack.layout import Layout
from accessible_games.games.sixpack.lines import may_stay
from accessible_games.games.sixpack.players.turns import changed, ends, tables_after
from tests.games.sixpack.building import SixTable, asked, display, fill_all, new, position
from tests.games.sixpack.players.seats import FOUR

COLUMN = """
C  LB C  LB C
LB C  LB C  LB
C  LB C  LB C
"""


def random_tables(moves: int = 60) -> list[SixTable]:
    """A random game after each of its moves."""
    table, chance, found = new(3, 5), Random(5), []
    for _ in range(moves):
        decision = table.waiting()[0]
        table.play(Move(decision.seat, decision.kind, decision.options.draw(chance)))
        found.append(table.copy())
    return found


def test_a_drink_is_laid_or_taken() -> None:
    """The table itself stays as it is."""
    table = display(FOUR)
    assert changed(table, "lemonade", "o13") == {**table, "o13": "lemonade"}
    assert [*changed(table, "take", "n14")] == ["m13", "n13", "m14"]
    assert table == display(FOUR)


def test_all_is_filled_that_can_be() -> None:
    """The first end is the one reached if always the first gap gets its first drink."""
    (end,) = ends(changed(display(FOUR), "lemonade", "o13"))
    assert end == display("C CL L\nCB B LB")


def test_each_drink_that_fits_leads_to_another_table() -> None:
    """Two equal mixes share two bottles (S18)."""
    found = {table["n14"] for table in ends(display("C CL\nCL ."))}
    assert found == {"cola", "lemonade"}


def test_a_table_without_gaps_is_its_own_end() -> None:
    """A gap between equal bottles stays."""
    assert list(ends(display(FOUR))) == [display(FOUR)]
    stuck = "C CL\n. C"
    assert list(ends(display(stuck))) == [display(stuck)]


def test_no_end_has_a_gap_that_could_be_filled() -> None:
    """Whatever is chosen; and all ends differ."""
    judged = 0
    for table in random_tables():
        for end in islice(ends(table.state.display), 20):
            assert not fillable(Layout({**end}))
            judged += 1
    assert judged > 60


def test_what_it_foresees_can_come_about() -> None:
    """Playing a move and always filling the first choice leads to a table without gaps as well."""
    table = position(FOUR)
    foreseen = list(tables_after(table.view(0), "turn", ("lemonade", "o13")))
    table.play(Move(0, "turn", ("lemonade", "o13")))
    fill_all(table)
    assert table.state.display in foreseen


def test_clearing_leaves_the_parts_that_may_stay() -> None:
    """Both where they are equal, as one may choose then (S31)."""
    table = position(COLUMN, phase="clear")
    shown = table.state.layout
    for line, name in asked(table).options:
        left = list(tables_after(table.view(0), "clear", (line, name)))
        assert left == list(may_stay(shown, line, name).values())
    assert len(list(tables_after(table.view(0), "clear", ("column", "o")))) == 2


@pytest.mark.parametrize("side", ["left", "right"])
def test_keeping_leaves_one_side(side: str) -> None:
    """The one that is named."""
    table = position(COLUMN, phase="keep", line=["column", "o"])
    (left,) = tables_after(table.view(0), "keep", side)
    assert {place[0] for place in left} == ({"m", "n"} if side == "left" else {"p", "q"})
