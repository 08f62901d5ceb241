"""The level `easy`: it collects what pays, looks at nobody and knocks after three swaps."""

import pytest

from accessible_games.core.decision import Answer
from accessible_games.games.life_is_life.players.easy import NO_SWAP, SWAPS, WORTH, easy, swap
from accessible_games.games.life_is_life.seen import View
from accessible_games.games.life_is_life.state import VALUES
from tests.benchmarks.bench_strength import win_rate
from tests.examples import times
from tests.games.life_is_life.players.seats import (
    DULL,
    ME,
    NEXT,
    decision,
    no_chance,
    no_table,
    sees,
    swapped,
)

GOOD = "giraffe giraffe giraffe giraffe bear bear bear bear cat mouse"
SAME = "giraffe giraffe giraffe giraffe bear bear bear dog dog mouse"
"""Of all these and a second mouse, it would miss a mouse least."""


def answer(view: View) -> Answer:
    """What `easy` answers there."""
    return easy(view, decision(view), no_table, no_chance())


def test_it_takes_the_row_that_adds_most_to_its_hand() -> None:
    """Two more bears next to two bears are better than cards that stand alone."""
    display = ("mouse", "bear bear", "goat dog mole", "dog sheep giraffe mole")
    assert answer(sees("bear bear giraffe mole goat sheep dog rabbit pig cat", display)) == "2"


def test_it_lays_what_it_misses_least() -> None:
    """Cards that stand alone go first."""
    pairs = "giraffe giraffe giraffe bear bear mole mole goat goat"
    for single in ("dog", "sheep"):
        assert answer(sees(f"{pairs} {single}", ("bear", *DULL[1:]), row=1)) == (single,)


def test_it_lays_something_else_where_that_is_forbidden() -> None:
    """What it misses least may lie in the row already; the same cards may not be laid (K8)."""
    view = sees(SAME, row=1)
    _, laid = swap(view.hand, view.display[0])
    assert laid == view.display[0]
    assert decision(view).options.why_not(answer(view)) is None


def test_it_chooses_another_row_than_one_that_would_stay_the_same() -> None:
    """Laying a mouse for a mouse is no swap, so another row is taken although it costs more."""
    display = ("mouse", "mole goat", "sheep mole goat", "sheep mole goat pig")
    view = sees(SAME, display, swaps=())
    gains = [swap(view.hand, row)[0] for row in view.display]
    assert max(gains) < 0
    assert gains[0] == NO_SWAP
    assert answer(view) == str(1 + gains.index(max(gains)))


@pytest.mark.parametrize("swaps", range(1, SWAPS + 2))
def test_it_knocks_after_three_swaps(swaps: int) -> None:
    """Not before, as long as a swap still helps; so every round ends (K24)."""
    told = tuple(swapped(ME, "dog", "pig") for _ in range(swaps))
    view = sees(GOOD, ("giraffe", *DULL[1:]), swaps=told)
    assert (answer(view) == "knock") == (swaps >= SWAPS)


def test_it_knocks_when_no_swap_helps() -> None:
    """A full hand of majorities is worth keeping."""
    full = "giraffe giraffe giraffe giraffe giraffe bear bear bear bear mouse"
    assert answer(sees(full)) == "knock"


def test_it_goes_on_improving_in_the_last_lap() -> None:
    """However often it has swapped, a last swap that helps is made; otherwise it passes."""
    told = tuple(swapped(ME, "dog", "pig") for _ in range(SWAPS))
    helpful = ("giraffe", *DULL[1:])
    assert answer(sees(GOOD, helpful, swaps=told, knocker=NEXT)) == "1"
    full = "giraffe giraffe giraffe giraffe giraffe bear bear bear bear mouse"
    assert answer(sees(full, swaps=told, knocker=NEXT)) == "knock"


def test_more_cards_of_an_animal_are_never_worth_less() -> None:
    """From nothing for none of it to its whole value for a sure majority."""
    for animal, worth in WORTH.items():
        assert worth[0] == 0
        assert list(worth) == sorted(worth)
        assert worth[-1] == VALUES[animal]
        assert len(worth) == VALUES[animal] + 1


def test_it_beats_players_who_leave_all_to_chance() -> None:
    """One `easy` among three `random` wins far more than its fair share of a quarter."""
    assert win_rate("easy", "random", times(20)).share >= 0.6
