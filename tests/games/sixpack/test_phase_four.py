"""Phase 4: a column or row is cleared when a pink card was needed."""

from itertools import permutations

import pytest

from accessible_games.core.event import Event
from accessible_games.games.sixpack.cells import connected
from accessible_games.games.sixpack.clearing import low_stack
from accessible_games.games.sixpack.events import (
    ClaimsOver,
    Cleared,
    ClearingDue,
    LineChosen,
    NothingToClear,
    TableReaches,
    TurnBegan,
)
from accessible_games.games.sixpack.filling import fillable
from accessible_games.games.sixpack.lines import larger, may_stay, why_not_clear
from tests.games.sixpack.building import (
    CODES,
    SixTable,
    asked,
    fill_all,
    layout,
    new,
    of,
    options,
    play,
    position,
    random_game,
    why_not,
)

FULL = "C LB C LB\nLB C LB C\nC LB C CL"
"""Eleven cards of the cola sort: five are left. Nobody has a pattern."""


def due(picture: str = FULL, move: str = "0 turn shandy m12") -> SixTable:
    """The table when phase 4 has begun."""
    table = position(picture)
    told = play(table, move) + fill_all(table)
    assert of(ClearingDue, told)
    return table


def test_clearing_is_due_when_a_stack_has_less_than_five_cards() -> None:
    """At the end of the turn (S29).

    Cards are counted by sort: pink ones have no places of their own (S34).
    """
    table = due()
    assert (asked(table).seat, asked(table).kind) == (0, "clear")
    assert table.state.layout.left["cola"] < 5


def test_five_cards_are_enough() -> None:
    """Eleven of a sort on the table leave five in the stack."""
    table = position("C LB C LB\nLB C LB C\nC LB C .")
    told = play(table, "0 turn spezi m12") + fill_all(table)
    assert table.state.layout.left["cola"] == 5
    assert of(ClearingDue, told) == []


MIXES = {"C": "LB", "L": "CB", "B": "CL"}
"""Each bottle with the mix of its sort."""


@pytest.mark.parametrize(("low", "five"), [*permutations(MIXES, 2)])
def test_the_stack_with_less_than_five_is_named_and_none_with_five(low: str, five: str) -> None:
    """Twelve cards of a sort lie there, and eleven of another."""
    rows = [
        " ".join(pair * 3)
        for bottle in (low, five)
        for pair in ([bottle, MIXES[bottle]], [MIXES[bottle], bottle])
    ]
    table = position("\n".join(rows).removesuffix(five))
    left = table.state.layout.left
    assert (left[CODES[low]], left[CODES[five]]) == (4, 5)
    assert low_stack(table.state) == CODES[low]


def test_a_pink_card_that_came_back_in_the_same_turn_is_not_counted() -> None:
    """Only the end of the turn matters (S38): the twelfth card is taken."""
    table = position("C LB C LB\nLB C LB C\nC LB C .\n. . LB .")
    assert table.state.layout.left["cola"] == 4
    told = play(table, "0 turn take o16")
    assert of(ClearingDue, told) == []
    assert of(TurnBegan, told) == [TurnBegan(1, 10)]


def test_the_player_on_turn_chooses_a_column_or_a_row() -> None:
    """Any that leaves a table, at the edge too (S30)."""
    table = due()
    lines = options(table)
    assert ("row", "12") in lines
    assert {word for word, _ in lines} == {"column", "row"}
    assert why_not(table, "column a") == "no-such-line"
    assert why_not(table, "row p") == "no-such-line"


def test_the_line_and_the_smaller_side_go_back_to_the_stacks() -> None:
    """What is left is told, and the new extent."""
    table = due()
    before = len(table.state.display)
    told = play(table, "0 clear column n")
    (cleared,) = of(Cleared, told)
    assert (cleared.line, cleared.name, cleared.stays) == ("column", "n", "right")
    assert {place[0] for place in table.state.display} == {"o", "p"}
    assert cleared.left == len(table.state.display)
    assert cleared.returned == before - cleared.left
    assert of(TableReaches, told) == [TableReaches("o12", "p15", 2, 4)]


def test_the_larger_part_is_what_lies_on_one_side() -> None:
    """Left or right of a column, above or below a row, told from the line that is cleared."""
    table = layout("C CL B\nCB L LB\nC CL .")
    assert larger(table, "column", "m") == {"right": ("n", "o")}
    assert larger(table, "column", "o") == {"left": ("n", "m")}
    assert larger(table, "row", "14") == {"above": ("13",)}
    assert larger(table, "row", "13") == {"below": ("14", "15")}
    assert larger(table, "row", "16") == {}


def test_what_may_stay_are_the_cards_of_that_part() -> None:
    """In the order in which they lie on the table."""
    table = layout("C CL B\nCB L LB\nC CL .")
    (kept,) = may_stay(table, "column", "m").values()
    assert list(kept) == ["n13", "o13", "n14", "o14", "n15"]
    assert kept.items() <= table.display.items()
    assert may_stay(table, "row", "16") == {}


def test_of_equal_sides_the_player_chooses_which_one_stays() -> None:
    """It is asked next, and said which line it is (S31)."""
    table = position("C LB C LB C\nLB C LB C LB\nC LB C CL B", phase="clear")
    assert play(table, "0 clear column o") == [LineChosen(0, "column", "o")]
    assert (asked(table).kind, options(table)) == ("keep", ["left", "right"])
    told = play(table, "0 keep right")
    assert told[0] == Cleared(0, "column", "o", "right", 9, 6)
    assert {place[0] for place in table.state.display} == {"p", "q"}


def test_of_equal_sides_one_that_is_no_table_cannot_stay() -> None:
    """Then there is nothing to choose: the left one here is in two pieces."""
    table = layout("C CL B CL C\n. . LB . LB\nC CL B . B")
    assert [*larger(table, "column", "o")] == ["left", "right"]
    assert [*may_stay(table, "column", "o")] == ["right"]


def test_what_stays_keeps_the_proportion() -> None:
    """Its own box counts (S32)."""
    table = layout("C CL B CL\nCB L LB C\nC CL B CL")
    assert why_not_clear(table, "row", "13") is None
    wide = layout("C CL B CL\nCB L LB C")
    assert why_not_clear(wide, "row", "13") == "too-narrow"
    assert why_not_clear(wide, "column", "m") is None


def test_what_stays_hangs_together() -> None:
    """A line that would split the larger side is no choice (S32)."""
    table = layout("C CL B\nCB . .\nC CL B\nCB . .")
    assert why_not_clear(table, "column", "m") == "splits-table"
    assert why_not_clear(table, "row", "13") is None


def test_two_cards_at_least_stay() -> None:
    """As at the beginning (S13)."""
    assert why_not_clear(layout("C CL"), "column", "m") == "smallest-table"
    assert why_not_clear(layout("C CL B\n. . CL"), "column", "o") is None


def test_it_is_cleared_again_while_a_stack_is_still_low() -> None:
    """One line may not be enough (S33)."""
    table = position("C LB C LB\nLB C LB C\nC LB C LB\nCL C LB C", phase="clear")
    told: list[Event] = play(table, "0 clear row 16")
    assert table.state.layout.left["cola"] == 4
    assert (asked(table).seat, asked(table).kind) == (0, "clear")
    assert of(ClearingDue, told) == [ClearingDue(0, "cola", "shandy", 4)]
    told = play(table, "0 clear row 15")
    assert of(TurnBegan, told) == [TurnBegan(1, 10)]


def test_what_was_changed_and_cleared_is_no_change_any_more() -> None:
    """The view names places with cards only."""
    table = due()
    assert "m12" in table.view(1).changed
    play(table, "0 clear column m")
    assert all(place in table.state.display for place in table.view(1).changed)
    assert table.view(1).changed or asked(table).kind == "turn"


def test_gaps_that_clearing_makes_fillable_wait_for_the_next_phase_two() -> None:
    """Cards have come back, but phase 4 is the last one (S35)."""
    picture = "C LB C LB B CB\nLB C LB C CL .\nC LB C LB . .\nLB C LB C . ."
    table = position(picture, phase="clear")
    assert "r14" not in fillable(table.state.layout)
    play(table, "0 clear column m", "0 clear column n")
    assert fillable(table.state.layout)["r14"] == ("cola",)
    assert (asked(table).seat, asked(table).kind) == (1, "turn")


SNAKE = """
    C  CL C  CL C  CL C  CL C  CL
    .  .  .  .  .  .  .  .  .  C
    C  CL C  CL C  CL C  CL C  CL
    CL .  .  .  .  .  .  .  .  .
    C  CL C  CL C  CL C  CL C  CL
"""
"""Every column splits it, and every row leaves it too narrow."""


def test_a_table_without_any_line_to_clear_waits_for_the_next_turn() -> None:
    """Then phase 4 ends without clearing, which is said (S41)."""
    table = position(SNAKE, claims="off", phase="claim", claimants=[0])
    told = play(table, "0 claim no")
    assert told == [ClaimsOver(), NothingToClear(), TurnBegan(1, 10)]
    lines = [("column", name) for name in "mnopqrstuv"] + [("row", str(n)) for n in range(13, 18)]
    reasons = {why_not_clear(table.state.layout, *line) for line in lines}
    assert reasons == {"splits-table", "too-narrow"}


def test_after_every_clearing_the_table_is_a_table() -> None:
    """Connected and proportioned, and each stack has five cards again."""
    cleared = 0
    for seed in range(3):
        table = new(2, seed)
        for events in random_game(table, seed, 300):
            if of(Cleared, events):
                cleared += 1
                assert connected(table.state.display)
                assert table.state.layout.well_proportioned
                if asked(table).kind == "turn":
                    assert min(table.state.layout.left.values()) >= 5
    assert cleared > 20
