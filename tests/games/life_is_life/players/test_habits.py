"""What the rounds that were scored tell about how the others swap."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from accessible_games.core.decision import Move
from accessible_games.core.table import Table
from accessible_games.games import GAMES
from accessible_games.games.life_is_life.events import Swapped
from accessible_games.games.life_is_life.players.habits import PLAIN, plain, swaps_like_easy
from accessible_games.games.life_is_life.state import Shown
from accessible_games.players import bot, chance_of
from tests.games.life_is_life.players.seats import (
    DULL,
    LAST,
    ME,
    NEXT,
    OPPOSITE,
    cards,
    sees,
    swapped,
)

HAND = "giraffe giraffe giraffe bear bear mole goat sheep dog mouse"
AFTER = "goat goat goat goat cat bear bear rabbit rabbit rabbit"


def shown(rows: Sequence[str], *swaps: Swapped) -> Shown:
    """A round of two in which NEXT held *AFTER* at its end."""
    display = tuple(cards(row) for row in rows)
    return Shown((cards(HAND), cards(AFTER), (), ()), display, swaps)


def after_rounds(levels: Sequence[str], rounds: int, seed: int) -> Table[Any]:
    """A table where computer players of these levels have played so many rounds."""
    game = GAMES["life-is-life"]
    table: Table[Any] = Table.new(game, len(levels), seed)
    bots = [bot(game.name, level) for level in levels]
    while table.pending and table.state.round <= rounds:
        (decision,) = table.waiting()
        seat = decision.seat
        chance = chance_of(seed, seat, len(table.moves))
        answer = bots[seat](table.view(seat), decision, partial(table.determinize, seat), chance)
        table.play(Move(seat, decision.kind, answer))
    return table


def test_who_took_what_pays_most_swaps_like_easy() -> None:
    """Three goats for three single animals: nothing that lay there would have paid as well."""
    rows = ("mouse", "dog sheep", "mole giraffe pig", "dog sheep mole giraffe")
    taken = swapped(NEXT, "goat goat goat", "mole giraffe pig")
    assert swaps_like_easy(shown(rows, taken)) == ((NEXT, True),)


def test_who_breaks_up_a_majority_does_not() -> None:
    """Four goats lay there, and one rabbit was taken for them."""
    rows = ("bear", "dog sheep", "mole giraffe pig", "goat goat mole giraffe")
    taken = swapped(NEXT, "rabbit", "bear")
    assert swaps_like_easy(shown(rows, taken)) == ((NEXT, False),)


def test_each_swap_is_looked_at_as_it_was() -> None:
    """What was taken later was not there yet; the swaps are told in their order."""
    rows = ("mouse", "dog sheep", "mole giraffe pig", "dog sheep mole giraffe")
    first = swapped(NEXT, "rabbit", "mouse")
    taken = swapped(NEXT, "goat goat goat", "mole giraffe pig")
    assert swaps_like_easy(shown(rows, first, taken)) == ((NEXT, False), (NEXT, True))


def test_of_a_sudden_death_only_the_hand_that_was_shown_tells() -> None:
    """K30: the others' swaps change the display, and no more can be said of them."""
    first = swapped(NEXT, "goat goat goat", "mole giraffe pig")
    taken = swapped(ME, "mole giraffe pig", "sheep dog dog")
    ended = shown(("mouse", "dog sheep", "sheep dog dog", "dog sheep mole giraffe"), first, taken)
    assert swaps_like_easy(replace(ended, hands=((), cards(AFTER), (), ()))) == ((NEXT, True),)


def test_of_whom_nothing_is_known_the_chances_are_even() -> None:
    """All others who are in the game, and nobody else."""
    view = sees(HAND, DULL, lives=(5, 3, 0, 1))
    assert plain(view) == {NEXT: PLAIN, LAST: PLAIN}


@pytest.mark.parametrize("seed", range(3))
def test_easy_is_known_by_its_swaps(seed: int) -> None:
    """After three rounds among others who look at more than what pays."""
    levels = ("normal", "easy", "normal", "easy")
    chances = plain(after_rounds(levels, 3, seed).view(ME))
    assert chances[NEXT] > 0.9
    assert chances[LAST] > 0.9
    assert chances[OPPOSITE] < 0.1
