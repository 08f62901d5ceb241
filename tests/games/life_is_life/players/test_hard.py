"""The levels that search, in positions of which one can say what is best."""

from functools import partial
from random import Random
from typing import Any

import pytest

from accessible_games.core.decision import Answer, Move
from accessible_games.core.luck import Luck
from accessible_games.core.table import Table
from accessible_games.games import GAMES
from accessible_games.games.life_is_life.events import Swapped
from accessible_games.games.life_is_life.players.hard import FEWEST, LAYING, study
from accessible_games.games.life_is_life.players.lives import chances
from accessible_games.games.life_is_life.state import DECK, State
from accessible_games.players.search import Found
from tests.benchmarks.bench_strength import win_rate
from tests.examples import times
from tests.games.life_is_life.players.seats import ME, NEXT, cards, one_swap, swapped

ITERATIONS = 200
RICH = "giraffe giraffe giraffe giraffe giraffe bear bear bear mole mole"


def table(hand: str, rows: str, swaps: tuple[Swapped, ...] = (), **more: Any) -> Table[State]:
    """Two are left with a life each; *rows* are the display from row 1 on."""
    shown = cards(rows)
    display = [list(shown[start : start + row]) for start, row in ((0, 1), (1, 2), (3, 3), (6, 4))]
    left = list(DECK)
    known = [card for swap in swaps for card in swap.taken]
    for card in (*cards(hand), *shown, *known):
        left.remove(card)
    other = [*known, *(left.pop() for _ in range(10 - len(known)))]
    hands = [list(cards(hand)), other, [], []]
    lives = [1, 1, 0, 0]
    state = State(
        Luck(1), False, NEXT, lives, 3, ME, hands, display, left, swaps=list(swaps), **more
    )
    return Table(GAMES["life-is-life"], state)


def found(table: Table[State], seed: int = 1, also: tuple[Answer, ...] = ()) -> Found:
    """What the search finds for who is on turn."""
    (decision,) = table.waiting()
    determinize = partial(table.determinize, ME)
    return study(table.view(ME), decision, determinize, Random(seed), ITERATIONS, also)


AFTER = "goat goat goat goat cat bear bear rabbit rabbit rabbit"
LIKE_EASY = one_swap(AFTER, 3, "goat goat goat", "mole giraffe pig")
LIKE_NOBODY = one_swap(AFTER, 1, "rabbit", "bear")
"""Rounds in which the other one took what pays most, and what pays least."""
PIGS = swapped(NEXT, "pig pig pig pig", "bear bear goat goat")
ROWS = "pig sheep rabbit dog goat mouse bear bear goat goat"


def test_a_set_that_wins_the_game_is_completed() -> None:
    """In one's last turn it is certain: sudden death takes the last life of the other."""
    hand = "pig pig pig pig giraffe giraffe bear bear mole goat"
    best, *_ = found(table(hand, ROWS, knocker=NEXT))
    assert (best.answer, best.value, best.spread) == ("1", 1, 0)


@pytest.mark.parametrize("seed", range(5))
def test_the_card_that_another_waits_for_is_taken(seed: int) -> None:
    """Everybody saw that only one pig is missing to them; any other swap loses the game."""
    best, *others = found(table(RICH, ROWS, (PIGS,)), seed)
    assert best.answer == "1"
    assert best.value > 0.1
    assert {line.value for line in others} == {0}


@pytest.mark.parametrize("seed", range(5))
def test_the_card_that_another_waits_for_is_not_laid(seed: int) -> None:
    """It is asked what such a swap would bring: nothing."""
    hand = "giraffe giraffe giraffe giraffe bear bear bear mole mole pig"
    begun = table(hand, f"dog {ROWS[4:]}", (PIGS,))
    begun.play(Move(ME, "turn", "1"))
    lines = found(begun, seed, also=(("pig",),))
    values = {line.answer: line.value for line in lines}
    assert lines[0].answer != ("pig",)
    assert lines[0].value > values["pig",] == 0


def test_a_knock_that_wins_is_certain() -> None:
    """In the last lap, when everybody saw all that the other one holds."""
    swaps = (
        swapped(NEXT, "mouse mouse mouse cat", "bear bear goat goat"),
        swapped(NEXT, "cat cat sheep sheep", "mole mole goat goat"),
        swapped(NEXT, "dog dog", "bear rabbit"),
        swapped(ME, "giraffe", "pig"),
    )
    shown = "pig bear rabbit sheep rabbit pig mole mole goat goat"
    hand = RICH.removeprefix("giraffe ")
    lines = found(table(hand, shown, swaps, knocker=NEXT))
    assert {line.answer: line.value for line in lines}["knock"] == 1
    assert lines[0].value == 1


def test_every_row_and_the_knock_are_tried() -> None:
    """So that a review can say of each what it would have brought."""
    swaps = (swapped(ME, "giraffe", "pig"),)
    lines = found(table(RICH.removeprefix("giraffe "), ROWS, swaps))
    assert {line.answer for line in lines} == {"1", "2", "3", "4", "knock"}


@pytest.mark.parametrize(("likely", "times"), [("easy", 2), ("normal", 1)])
def test_the_budget_is_kept(likely: str, times: int) -> None:
    """No more visits than iterations were given, or twice as many where all play plainly.

    Cards to lay get a share of them.
    """
    begun = table("giraffe bear bear mole goat sheep dog rabbit cat mouse", ROWS)
    begun.state.shown = [LIKE_EASY if likely == "easy" else LIKE_NOBODY] * 9
    begun.play(Move(ME, "turn", "4"))
    lines = found(begun)
    assert len(lines) == FEWEST
    budget = LAYING * times * ITERATIONS
    assert budget / 2 < sum(line.visits for line in lines) <= budget


def test_chances_are_shares_of_a_whole() -> None:
    """Who has more lives has a better one, equal lives have equal ones, no life has none."""
    assert chances([5, 5, 5, 5]) == pytest.approx([0.25] * 4)
    assert chances([0, 3, 0]) == [0, 1, 0]
    one, two, three, four = chances([3, 1, 0, 3])
    assert sum((one, two, three, four)) == pytest.approx(1)
    assert one == four > two > three == 0


def test_chances_of_two_are_worked_out_by_hand() -> None:
    """With a life each, half; one more life is worth half of what is left, but for sudden death."""
    assert chances([1, 1]) == pytest.approx([0.5, 0.5])
    assert chances([2, 1]) == pytest.approx([0.5 + 0.3 / 4, 0.5 - 0.3 / 4])


def test_it_beats_players_who_leave_all_to_chance() -> None:
    """Though it thinks only for a fiftieth of its time."""
    assert win_rate("hard", "random", times(8), effort=0.02).share >= 0.8
