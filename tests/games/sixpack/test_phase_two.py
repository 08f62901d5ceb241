"""Phase 2: gaps and corners are filled as long as any can be."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from accessible_games.core.event import Event
from accessible_games.core.table import Table
from accessible_games.games.sixpack.events import ChainFilled, Filled, GapStays, StackLow, TurnBegan
from accessible_games.games.sixpack.filling import (
    after_fill,
    fillable,
    fills,
    forced_fill,
    why_not_fill,
)
from accessible_games.games.sixpack.layout import Layout
from tests.examples import times
from tests.games.sixpack.building import (
    asked,
    display,
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

Drinks = dict[str, str]


def filled(drink: str, place: str, because: tuple[str, ...], *, chosen: bool = False) -> Filled:
    """Seat 0 has filled a gap with a drink that was not taken from there."""
    return Filled(0, drink, place, because, again=False, chosen=chosen)


def test_two_different_bottles_get_their_mix() -> None:
    """The corner that has come to be is filled from the stack, and it is said why."""
    table = position("CL B")
    told = play(table, "0 turn lemonade m14")
    assert of(Filled, told) == [filled("shandy", "n14", ("beer", "lemonade"))]
    assert table.state.display["n14"] == "shandy"


def test_equal_bottles_alone_get_nothing_and_the_gap_is_told() -> None:
    """It stays until somebody closes it in phase 1."""
    table = position("CL B")
    told = play(table, "0 turn beer m14")
    assert GapStays("n14", ("beer", "beer"), "equal-bottles") in told
    assert "n14" not in table.state.display
    assert why_not_fill(table.state.layout, "shandy", "n14") == "equal-bottles"


def test_a_gap_that_has_not_changed_is_not_told_again() -> None:
    """Only what this turn has opened or changed is news."""
    table = position("C CL B\nCB B .")
    told = play(table, "0 turn beer l14")
    assert [event.place for event in of(Filled, told)] == ["l13"]
    assert of(GapStays, told) == []


def test_two_mixes_get_the_bottle_they_share() -> None:
    """Spezi and diesel share cola."""
    table = position("C CL")
    told = play(table, "0 turn diesel m14")
    assert of(Filled, told) == [filled("cola", "n14", ("spezi", "diesel"))]


def test_of_two_bottles_that_equal_mixes_share_the_player_chooses_one() -> None:
    """Both are offered to the player on turn, and nothing else (S16, S18)."""
    table = position("C CL\nCL B")
    play(table, "0 turn take m13")
    assert (asked(table).seat, asked(table).kind) == (0, "fill")
    assert options(table) == [("cola", "m13"), ("lemonade", "m13")]
    told = play(table, "0 fill lemonade m13")
    assert told[0] == filled("lemonade", "m13", ("spezi", "spezi"), chosen=True)


def test_between_three_bottles_any_two_different_ones_may_be_mixed() -> None:
    """All three mixes can be made of cola, lemonade and beer (S17)."""
    assert fillable(layout("C . B\nCB L LB"))["n13"] == ("spezi", "diesel", "shandy")
    assert fillable(layout("C . B\nCB C LB"))["n13"] == ("diesel",)


def test_between_three_mixes_any_two_may_be_chosen() -> None:
    """Two equal ones give two bottles (S18)."""
    assert fillable(layout(". CL .\nCL . CB"))["n14"] == ("cola", "lemonade")
    assert fillable(layout(". CL .\nLB . CB"))["n14"] == ("cola", "lemonade", "beer")


def test_a_choice_is_refused_with_its_reason() -> None:
    """What does not fit, what is no gap, what is taken, what is no place."""
    table = position("C CL C\nCL B CB\nC CB .")
    play(table, "0 turn take m13")
    offered = [("cola", "m13"), ("lemonade", "m13"), ("cola", "o15"), ("beer", "o15")]
    assert options(table) == offered
    assert why_not(table, "lemonade o15") == "not-called-for"
    assert why_not(table, "spezi m13") == "unknown-word"
    assert why_not(table, "cola l14") == "no-gap"
    assert why_not(table, "cola n14") == "occupied"
    assert why_not(table, "cola m27") == "unknown-place"


def test_every_gap_is_filled_wherever_it_is() -> None:
    """Also those far from the change, as clearing can leave them (S15, S35)."""
    table = position("C CL B CL B\nCB B LB C .\nC CL . . .")
    far = {"q14", "o15"}
    assert fillable(table.state.layout).keys() == far
    told = play(table, "0 turn shandy m12") + fill_all(table)
    assert far <= {event.place for event in of(Filled, told)}


def test_a_gap_stays_where_the_stack_is_empty() -> None:
    """A drink without a card is no choice; if there is no other, the gap stays (S19)."""
    table = position("C LB C LB B .\nLB C LB C CL .\nC LB C LB . .\nLB C LB C . .")
    left = table.state.layout.left
    assert left["cola"] == 0
    assert fills(left, ("spezi", "diesel")) == ()
    assert fills(left, ("spezi", "spezi")) == ("lemonade",)
    shown = table.state.display.copy()
    told = play(table, "0 turn diesel r13") + fill_all(table)
    assert GapStays("r14", ("diesel", "spezi"), "stack-empty") in told
    shown |= {"r13": "diesel"}
    assert why_not_fill(Layout(shown), "cola", "r14") == "stack-empty"


def test_filling_never_enlarges_the_box() -> None:
    """A place outside touches one card at most, so proportion stays kept (S10)."""
    for seed in range(4):
        table = new(2, seed)
        for _ in random_game(table, seed, 80):
            shown = table.state.layout
            if shown.display:
                for place in shown.edges():
                    inside = place[0] in shown.columns and place[1:] in shown.rows
                    assert inside or len(shown.touched(place)) == 1
                assert shown.well_proportioned


def test_a_chain_goes_on_until_nothing_can_be_filled() -> None:
    """Each drink can open the next corner: here one added drink fills a row, step by step (S15)."""
    table = position("C CL B CB\nCL L LB C")
    told = play(table, "0 turn shandy m12") + fill_all(table)
    assert [event.place for event in of(Filled, told)] == ["n12", "o12", "p12"]
    assert fillable(table.state.layout) == {}
    assert told[-1] == TurnBegan(1, 10)


TEN = "C LB C LB\nLB C LB C\nC LB . ."
ELEVEN = "C LB C LB\nLB C LB C\nC LB C ."
FIFTEEN = "C LB C LB\nLB C LB C\nC LB C LB\nLB C LB ."


@pytest.mark.parametrize(
    ("picture", "move", "left"),
    [(TEN, "shandy m12", 5), (ELEVEN, "shandy m12", 4), (FIFTEEN, "cola p16", 0)],
)
def test_when_a_stack_comes_to_its_pink_cards_it_is_told(
    picture: str, move: str, left: int
) -> None:
    """With five left the next one is pink, with four one is used, then there is none."""
    told = play(position(picture), f"0 turn {move}")
    assert of(StackLow, told)[0] == StackLow("cola", "shandy", left)


# What is asked -----------------------------------------------------------------------------------


def ends(shown: Drinks, known: dict[tuple[tuple[str, str], ...], set[str]]) -> set[str]:
    """Every table that filling can end with, whatever is chosen in whatever order."""
    key = tuple(sorted(shown.items()))
    if key not in known:
        choices = fillable(Layout(shown))
        found: set[str] = set() if choices else {str(key)}
        for place, drinks in choices.items():
            for drink in drinks:
                found |= ends({**shown, place: drink}, known)
        known[key] = found
    return known[key]


@settings(max_examples=times(40))
@given(st.integers(0, 10**6), st.integers(10, 60), st.integers(0, 3))
def test_what_is_filled_without_asking_takes_no_choice_away(
    seed: int, moves: int, fewer: int
) -> None:
    """Every table that could be reached by filling in any order still can (S16, S43)."""
    table = new(2, seed)
    for _ in random_game(table, seed, moves):
        pass
    shown = dict(table.state.display)
    for place in list(shown)[fewer::7][:3]:
        del shown[place]
    known: dict[tuple[tuple[str, str], ...], set[str]] = {}
    laid = Layout(shown)
    choices = fillable(laid)
    if len(choices) > 5:
        return
    before = ends(shown, known)
    while step := forced_fill(laid, choices):
        place, drink = step
        laid.lay(place, drink)
        choices = after_fill(laid, choices, place)
        assert choices == fillable(Layout(shown))
        assert ends(shown, known) == before


@pytest.mark.parametrize(("used", "step"), [(14, ("m13", "cola")), (15, None)])
def test_where_the_last_card_fits_two_gaps_the_player_has_the_choice(
    used: int, step: tuple[str, str] | None
) -> None:
    """Which one is filled is the order in which it is done (S16); two cards are enough for both."""
    apart = [f"{column}{row}" for column in "adg" for row in (1, 4, 7, 10, 22)][:used]
    gaps = display("CL . CB", "l13") | display("CL . CB", "l20")
    shown = Layout(gaps | dict.fromkeys(apart, "cola"))
    choices = fillable(shown)
    assert choices == {"m13": ("cola",), "m20": ("cola",)}
    assert forced_fill(shown, choices) == step


def test_where_all_has_one_answer_nobody_is_asked() -> None:
    """Filling goes on by itself, and is told (S43)."""
    table = position("C CL\nCB B")
    play(table, "0 turn take m13")
    assert (asked(table).seat, asked(table).kind) == (1, "turn")


# The summary -------------------------------------------------------------------------------------


def test_what_is_filled_without_asking_is_summed_up() -> None:
    """Once more in its order, after the last step."""
    told = play(position("C CL B CB\nCL L LB C"), "0 turn shandy m12")
    assert of(ChainFilled, told) == [
        ChainFilled(0, (("lemonade", "n12"), ("shandy", "o12"), ("beer", "p12")))
    ]
    assert [type(event) for event in told].index(ChainFilled) > max(
        number for number, event in enumerate(told) if isinstance(event, Filled)
    )


def test_where_nothing_is_filled_there_is_nothing_to_sum_up() -> None:
    """Neither where all was chosen."""
    assert of(ChainFilled, play(position("CL B"), "0 turn beer m14")) == []
    table = position("C CL\nCL B")
    assert of(ChainFilled, play(table, "0 turn take m13")) == []
    assert of(ChainFilled, play(table, "0 fill cola m13")) == []


def unchosen(events: list[Event]) -> list[tuple[str, str]]:
    """What was filled without a choice."""
    return [(event.drink, event.place) for event in of(Filled, events) if not event.chosen]


@settings(max_examples=times(20))
@given(st.integers(0, 10**6))
def test_a_summary_is_what_was_filled_since_the_last_question(seed: int) -> None:
    """All of it without a choice, in one summary; the chosen step is not in it."""
    table = new(3, seed)
    for events in random_game(table, seed, 120):
        steps = unchosen(events)
        summaries = [event.drinks for event in of(ChainFilled, events)]
        assert summaries == ([tuple(steps)] if steps else [])
        assert sum(event.chosen for event in of(Filled, events)) <= 1


@settings(max_examples=times(20))
@given(st.integers(0, 10**6))
def test_only_an_answer_to_fill_is_told_as_chosen(seed: int) -> None:
    """It is the first that this answer leads to."""
    table = new(2, seed)
    for events in random_game(table, seed, 120):
        chosen = [event for event in of(Filled, events) if event.chosen]
        assert bool(chosen) == (table.moves[-1].kind == "fill")
        assert chosen == of(Filled, events)[: len(chosen)]


def test_a_copied_table_sums_nothing_up_again() -> None:
    """Where it stands in the middle of a chain, the steps before it have been told."""
    stood = 0
    for seed in range(6):
        table = new(2, seed)
        for events in random_game(table, seed, 150):
            if of(ChainFilled, events) and asked(table).kind == "fill":
                anew = Table(table.game, table.state.copy())
                assert anew.opening == []
                assert anew.pending == table.pending
                stood += 1
    assert stood > 3
