"""Going about any table by ear: whatever is played, every place can be reached and is told."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from accessible_games.games.sixpack.cells import around, columns, rows
from accessible_games.games.sixpack.filling import gaps
from accessible_games.games.sixpack.layout import Layout
from accessible_games.games.sixpack.looking import (
    DrinkHere,
    DrinksExchanged,
    DrinksGone,
    GapHere,
    GapOpen,
    LineLies,
    NothingHere,
    SpaceHere,
    changes,
    table,
)
from accessible_games.games.sixpack.picture import TableEmpty
from accessible_games.games.sixpack.touring import CURSOR
from accessible_games.games.sixpack.view import displayed
from tests.examples import times
from tests.games.playing import reached
from tests.games.sixpack.building import SixTable, new, of, random_game

BACK = {"left": "right", "right": "left", "up": "down", "down": "up"}

games = settings(max_examples=times(25))
seeds = given(st.integers(0, 10**6), st.integers(0, 60))


def grown(seed: int, moves: int) -> SixTable:
    """A table after some moves of a random game."""
    table = new(2 + seed % 7, seed)
    for _ in random_game(table, seed, moves):
        pass
    return table


@games
@seeds
def test_steps_lead_to_every_card_and_gap(seed: int, moves: int) -> None:
    """And to every place at which a drink can be added: the box and the ring around it."""
    view = grown(seed, moves).view(0)
    display = displayed(view)
    found = {*reached(CURSOR, view)}
    assert {*display} <= found
    assert {near for place in display for near in around(place)} <= found
    if display:
        assert len(found) == (len(columns(display)) + 2) * (len(rows(display)) + 2)


@games
@seeds
def test_every_step_can_be_gone_back(seed: int, moves: int) -> None:
    """To the left and to the right again, upwards and down again."""
    view = grown(seed, moves).view(0)
    if view.display:
        for place in reached(CURSOR, view):
            for way, back in BACK.items():
                near = CURSOR.step(view, place, way)
                assert near is None or CURSOR.step(view, near, back) == place


@games
@seeds
def test_every_card_and_gap_of_the_table_is_told_once(seed: int, moves: int) -> None:
    """In the rows, which name no other place as taken, and after them."""
    view = grown(seed, moves).view(0)
    display = displayed(view)
    facts = list(table(view))
    told = Counter(pair for line in of(LineLies, facts) for pair in laid(line))
    assert told == Counter(display.items())
    open_gaps = [gap.place for gap in of(GapOpen, facts)]
    assert sorted(open_gaps) == sorted(gaps(Layout(display)))
    assert (TableEmpty() in facts) == (not display)


def laid(line: LineLies) -> list[tuple[str, str]]:
    """The places of a row with their drinks."""
    place, found = line.first + line.name, []
    for drink in line.cells:
        if drink:
            found.append((place, drink))
        place = around(place)[2]
    return found


@games
@seeds
def test_looking_anywhere_tells_what_is_there(seed: int, moves: int) -> None:
    """One fact for each place, and a drink exactly where one lies."""
    shown = grown(seed, moves)
    display = shown.state.display
    for place in reached(CURSOR, shown.view(0)):
        (told,) = CURSOR.topics["look"](shown.view(0), place)
        if place in display:
            assert isinstance(told, DrinkHere)
            assert (told.drink, told.place) == (display[place], place)
        else:
            touched = sum(near in display for near in around(place)[::2])
            kinds = (NothingHere, SpaceHere, GapHere, GapHere, GapHere)
            assert isinstance(told, kinds[touched])


@games
@seeds
def test_changes_lead_from_what_was_to_what_is(seed: int, moves: int) -> None:
    """Added, exchanged and gone are all the difference, however long ago it was."""
    before = grown(seed, moves)
    now = before.copy()
    for _ in random_game(now, seed + 1, 5 + seed % 90):
        pass
    shown = dict(before.state.display)
    for fact in changes(before.view(0), now.view(0)):
        for drink, place in getattr(fact, "drinks", ()):
            if isinstance(fact, DrinksGone):
                assert shown.pop(place) == drink
            else:
                assert (place in shown) == isinstance(fact, DrinksExchanged)
                assert shown.get(place) != drink
                shown[place] = drink
    assert shown == now.state.display
