"""What cards are worth, with those that may still come."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessible_games.core.event import Pieces
from accessible_games.core.table import Table
from accessible_games.games import GAMES
from accessible_games.games.arche_noah.players.worth import (
    WANTED,
    chance_to_come,
    gain,
    gains_of,
    hope,
    unseen_by,
)
from accessible_games.games.arche_noah.rules import points_of
from accessible_games.games.arche_noah.state import CARDS, deck
from tests.games.arche_noah.players.seats import LAST, ME, NEXT, cards, last_round, sees
from tests.games.playing import Case, stops

FROGS = cards("frog-4 frog-3 frog-2 frog-1")
HANDS = [hand for size in range(5) for hand in combinations(FROGS, size)]
PILE = cards("frog-4 bat-3 bat-2 snake-4 snake-3 snake-2")


@pytest.mark.parametrize("held", HANDS)
def test_without_cards_to_come_cards_are_worth_their_points(held: Pieces) -> None:
    """Whether no more are left, or none of them will be drawn."""
    rest = tuple(card for card in FROGS if card not in held)
    assert hope(held, (), 1.0) == points_of(list(held))
    assert hope(held, rest, 0.0) == points_of(list(held))


def test_a_single_card_hopes_for_its_partner() -> None:
    """It counts against, unless the one partner is drawn and had."""
    expected = -4 + (4 + 4 + 3) * WANTED
    assert hope(("frog-4",), ("frog-3",), 1.0) == pytest.approx(expected)
    assert hope(("frog-4",), ("frog-3",), 0.5) == pytest.approx((expected - 4) / 2)


def test_three_cards_hope_for_the_fourth() -> None:
    """From the lowest counting against to two pairs with the bonus (A13, A14)."""
    three = cards("frog-4 frog-3 frog-2")
    assert hope(three, ("frog-1",), 1.0) == pytest.approx(5 + (13 - 5) * WANTED)


@given(st.sampled_from(HANDS), st.floats(0, 1))
def test_hope_stays_within_what_can_come(held: Pieces, chance: float) -> None:
    """Never more than with the best of the cards to come, never less than with the worst."""
    rest = tuple(card for card in FROGS if card not in held)
    after = [
        points_of([*held, *more])
        for size in range(len(rest) + 1)
        for more in combinations(rest, size)
    ]
    assert min(after) - 1e-9 <= hope(held, rest, chance) <= max(after) + 1e-9


@given(st.sets(st.sampled_from(CARDS), max_size=2).map(sorted))
def test_at_the_end_a_gain_is_what_scoring_brings(taken: list[str]) -> None:
    """The points with the cards less those without them, for one animal as for two (A13, A14)."""
    new = tuple(card for card in taken if card not in PILE)
    expected = points_of([*PILE, *new]) - points_of(list(PILE))
    assert gain(PILE, new, (), 0.0) == pytest.approx(expected)


def test_of_others_the_secret_card_is_not_known() -> None:
    """The own secret frog makes a pair of one's own, and nobody else is known to hold one."""
    view = last_round(sees("frog-3 bat-1 snake-1 hyena-1", secret="frog-4"))
    assert gains_of(view, ME)[("frog-3",)] == 4 + 3 + 4
    assert gains_of(view, NEXT)[("frog-3",)] == -3


def test_what_others_took_in_the_open_counts() -> None:
    """Who took a bat gains by another."""
    view = last_round(
        sees("frog-3 bat-1 snake-1 hyena-1", piles=("", "", "", "bat-4"), secret="frog-4")
    )
    assert gains_of(view, LAST)[("bat-1",)] == 4 + 4 + 1


def test_there_is_a_gain_for_none_one_and_two_animals() -> None:
    """Whatever may be taken, each choice once."""
    choices = gains_of(sees("frog-3 bat-1 snake-1"), ME)
    assert sorted(map(len, choices)) == [0, 1, 1, 1, 2, 2, 2]
    assert choices[()] == 0


@pytest.mark.parametrize("seats", range(2, 6))
def test_what_is_unseen_is_in_the_draw_pile_or_a_secret(seats: int) -> None:
    """Whatever was shown, taken, set aside or is out of the game has been seen."""
    options = {"starter": "lot", "open-piles": "no", "hints": "open"}
    for table in stops(Case(GAMES["arche-noah"], seats, options), 3, every=5):
        for seat in range(seats if table.pending else 0):
            state = table.state
            secrets = [pile[0] for who, pile in enumerate(state.piles) if who != seat]
            hidden = {*state.draw_pile, *secrets}
            assert unseen_by(table.view(seat)) == tuple(c for c in deck(state) if c in hidden)


def test_an_unseen_card_comes_unless_it_is_a_secret() -> None:
    """At the beginning of a pass of four players 32 of 35 unseen cards are to come."""
    table = Table.new(GAMES["arche-noah"], 4, 1)
    assert chance_to_come(table.view(0)) == pytest.approx(32 / 35)
    assert chance_to_come(last_round(table.view(0))) == 0
