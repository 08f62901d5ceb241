"""Looking for one's pattern: led over the table, and told what a wrong place lacks."""

import pytest

from accessible_games.games.sixpack.looking import in_rows
from accessible_games.games.sixpack.patterns import blocks, patterns
from accessible_games.games.sixpack.touring import CURSOR, PatternNeeds
from tests.games.sixpack.building import SixTable, new, position, random_game

OWN = "C CB, L CL, B LB"
NOT = "C LB, L CB, B CL"


def missing(table: SixTable, block: str) -> list[tuple[str, str]]:
    """What a block lacks to be the pattern of seat 1."""
    (told,) = CURSOR.tours["claim"].differs(table.view(1), block)
    assert isinstance(told, PatternNeeds)
    return [*told.drinks]


@pytest.mark.parametrize(
    ("picture", "block", "wanted"),
    [
        ("C CL B\nCB L CL", "m13-o14", [("shandy", "o14")]),
        ("C CB\nCL L\nB CL", "m13-n15", [("shandy", "n15")]),
        ("B CL C\nLB L CB", "m13-o14", []),
        ("CB L LB\nC CL C", "m13-o14", [("beer", "o14")]),
    ],
)
def test_what_a_wrong_block_lacks_is_told(
    picture: str, block: str, wanted: list[tuple[str, str]]
) -> None:
    """As few drinks as there can be, however the dominoes are turned (S21, S44)."""
    assert missing(position(picture, (NOT, OWN)), block) == wanted


@pytest.mark.parametrize("seed", range(5))
def test_a_block_lacks_nothing_where_it_is_the_pattern(seed: int) -> None:
    """And something everywhere else (S44)."""
    table = new(2, seed)
    for _ in random_game(table, seed, 200):
        view = table.view(1)
        shown = blocks(table.state.display)
        own = patterns(shown).get(frozenset(view.hand), [])
        assert [block for block in shown if not missing(table, block)] == own


@pytest.mark.parametrize("corner", ["m13", "y25"])
def test_one_is_led_over_every_block_once(corner: str) -> None:
    """Row by row, across the ends of the names too; whatever one holds (S28)."""
    table = position("C CL B\nCB L LB\nC CL B", corner=corner)
    found: list[str] = []
    while block := CURSOR.tours["claim"].after(table.view(0), found[-1] if found else None):
        found.append(block)
    assert sorted(found) == sorted(blocks(table.state.display))
    order = in_rows(table.state.display)
    firsts = [order.index(block.partition("-")[0]) for block in found]
    assert firsts == sorted(firsts)
