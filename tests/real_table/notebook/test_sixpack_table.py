"""SixPack's real table: what must be filled, whose pattern lies where, what a claim is worth.

The game itself is the referee: it is played by chance, and each card is noted as people would.
"""

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from accessible_games.core.event import Event
from accessible_games.games.sixpack.events import Cleared
from accessible_games.games.sixpack.filling import fillable
from accessible_games.games.sixpack.looking import GapOpen, LineLies
from accessible_games.games.sixpack.patterns import SETS, blocks, lines_of, patterns
from accessible_games.games.sixpack.seen import PatternLies, PatternNowhere
from accessible_games.games.sixpack.touring import PatternNeeds
from accessible_games.real_table.notebook import events, reading
from accessible_games.real_table.notebook.notebook import Notebook, why_not, written
from tests.games.sixpack.building import new, random_game
from tests.real_table.notebook.test_notebook import after, is_entry

START = after("table sixpack", "lay p13 cola q13 shandy", "lay r13 cola")
HAND = ("cola-spezi", "cola-diesel", "lemonade-shandy")


def by_game(told: Sequence[Event]) -> list[Event]:
    """What the game itself tells."""
    return [fact for each in told if isinstance(each, events.TableByRules) for fact in each.told[2]]


def test_what_must_be_filled_is_told_at_once() -> None:
    """Each gap with all drinks that fit, row by row."""
    _, told = written(START, ("lay", "q14", "lemonade"))
    assert [(each.place, each.drinks) for each in by_game(told) if isinstance(each, GapOpen)] == [
        ("p14", ("spezi",)),
        ("r14", ("spezi",)),
    ]


REFUSED = {
    "lay q13 beer": "occupied",
    "lay b3 cola": "no-neighbour",
    "lay p14 beer": "bottle-at-bottle",
    "lay q14 spezi": "mix-at-mix",
    "take q13": "splits-table",
    "move p13 q14": None,
    "move q13 p14": "splits-table",
    "move p13 p15": "no-neighbour",
    "take row 13": "smallest-table",
}


@pytest.mark.parametrize("entry", REFUSED)
def test_what_cannot_lie_so_is_refused_in_the_words_of_the_game(entry: str) -> None:
    """A slip is told before others build on it."""
    refused = why_not(START, entry.split())
    assert (refused and refused.of_game) == REFUSED[entry]


@pytest.mark.parametrize("entry", ["lay q14 goat", "claim p13 r14 goat", "claim p13"])
def test_what_no_table_has_is_no_entry(entry: str) -> None:
    """Not even in a record."""
    assert not is_entry(START, entry)


def test_a_row_is_taken_with_the_smaller_side() -> None:
    """As the rules clear it; of two equal sides people say which one stays."""
    table = after("table sixpack", "lay p13 cola q13 shandy p14 shandy q14 cola")
    cleared, (told, *_) = written(table, ("take", "row", "14"))
    assert told == events.LineTaken("row", "14", "", 2, 2)
    assert [*cleared.at] == ["p13", "q13"]
    equal = after("lay p12 shandy q12 cola", notebook=table)
    unclear = why_not(equal, ("take", "row", "13"))
    assert unclear is not None
    assert unclear.reason == "which-side"
    cleared, (told, *_) = written(equal, ("take", "row", "13", "above"))
    assert told == events.LineTaken("row", "13", "above", 4, 2)
    assert [*cleared.at] == ["p12", "q12"]
    other = why_not(equal, ("take", "row", "12", "above"))
    assert other is not None
    assert other.reason == "side-goes"


def test_real_games_are_followed_card_by_card() -> None:
    """The table, what must be filled, and where anybody's pattern lies are those of the rules."""
    for seed in range(6):
        table, notebook, chance = new(seed % 3 + 2, seed), Notebook("sixpack"), Random(seed)
        for told in random_game(table, seed, 90):
            notebook = noted(notebook, told, table.state.display)
            display = table.state.display
            assert notebook.display == display
            if display:
                found = {each.place: each.drinks for each in due(notebook)}
                assert found == fillable(table.state.layout)
        found_hands = patterns(blocks(notebook.display))
        for hand in chance.sample(SETS, 20):
            lies = [*by_game([*reading.patterns(notebook, hand)])]
            known: list[Event] = [
                PatternLies(block) for block in found_hands.get(frozenset(hand), ())
            ]
            assert lies == (known or [PatternNowhere()])


def noted(notebook: Notebook, told: Sequence[Event], now: dict[str, str]) -> Notebook:
    """The notebook after a move, as somebody writes down what they see of it."""
    for cleared in (each for each in told if isinstance(each, Cleared)):
        line = ("take", cleared.line, cleared.name, cleared.stays)
        notebook, _ = written(notebook, line)
    gone = [place for place, drink in notebook.display.items() if now.get(place) != drink]
    for place in gone:
        notebook = after(f"take {place}", notebook=notebook)
    for place, drink in now.items():
        if place not in notebook.at:
            notebook = after(f"lay {place} {drink}", notebook=notebook)
    return notebook


def due(notebook: Notebook) -> Iterator[GapOpen]:
    """What must be filled."""
    board = notebook.board
    assert board is not None
    yield from (each for each in board.due(notebook.display) if isinstance(each, GapOpen))


def full_table(seed: int = 3) -> Notebook:
    """A table after many moves of a game."""
    table, notebook = new(2, seed), Notebook("sixpack")
    for told in random_game(table, seed, 120):
        notebook = noted(notebook, told, table.state.display)
    return notebook


def test_a_claim_is_judged_from_any_two_corners() -> None:
    """With dominoes it is right; without them it is told whose it would be."""
    notebook = full_table()
    known = patterns(blocks(notebook.display))
    assert known
    for hand, places in known.items():
        for name in places:
            first, last = name.split("-")
            other = (last[0] + first[1:], first[0] + last[1:])
            for corners in ((first, last), (last, first), other):
                _, told = written(notebook, ("claim", *corners, *sorted(hand)))
                assert events.ClaimJudged(True) in told
                lies = [each for each in by_game(told) if isinstance(each, LineLies)]
                assert [len(each.cells) for each in lies] == [3, 3]
            _, told = written(notebook, ("claim", first, last))
            owners = [each.hand[1] for each in told if isinstance(each, events.PatternOf)]
            assert {*map(frozenset, owners)} == {each for each, at in known.items() if name in at}


def test_a_wrong_claim_tells_what_is_missing() -> None:
    """The fewest drinks that would have to be different."""
    notebook = full_table()
    shown = blocks(notebook.display)
    wrong = next(h for h in SETS if frozenset(h) not in patterns(shown))
    name = next(iter(shown))
    _, told = written(notebook, ("claim", *name.split("-"), *wrong))
    assert events.ClaimJudged(False) in told
    (needs,) = (each for each in by_game(told) if isinstance(each, PatternNeeds))
    assert 0 < len(needs.drinks) <= 6
    assert {place for _, place in needs.drinks} <= {p for three in lines_of(name) for p in three}


def test_a_claim_without_six_drinks_is_refused() -> None:
    """And so are corners that no block has."""
    for corners in (("p13", "r14"), ("p13", "q13"), ("a1", "c2")):
        refused = why_not(START, ("claim", *corners))
        assert refused is not None
        assert refused.reason == "no-block"


def test_the_game_reads_its_table_itself() -> None:
    """Place by place, in its own words and with its own picture."""
    assert by_game([*reading.at_place(START, "row", "p13")]) == [
        LineLies("row", "13", "p", ("cola", "shandy", "cola"))
    ]
    assert reading.walked(START, "p13", "right") == "q13"
    assert reading.walked(START, "p13", "up") == "p12"
    assert reading.walked(START, "p12", "up") is None
    assert [place for _, place in reading.shown(START)[2]][2] == "p13"
    assert [*reading.of_table(Notebook("sixpack"), "table")] == [events.TableBare()]


def test_only_a_table_with_patterns_has_them() -> None:
    """Any other says so."""
    assert [*reading.patterns(after("lay b3 goat"), HAND)] == [events.NoBoard()]
