"""A round: bidding, the order of picking, taking animals, action chips, paying."""

import pytest

from accessible_games.core.table import IllegalMove
from accessible_games.games.arche_noah.events import (
    BidKept,
    BidMade,
    CoinsLeft,
    Declined,
    OrderSettled,
    Picked,
    PickedTwo,
    RoundBegan,
    SetAside,
    WentEmpty,
)
from tests.games.arche_noah.building import (
    asked,
    bid,
    new,
    of,
    pick,
    play,
    play_round,
    position,
    why_not,
)

SHOWN = "toucan-3 bat-2 spider-4"
FIVE = "toucan-3 bat-2 spider-4 frog-1 frog-2"

# Bidding ------------------------------------------------------------------------------------------


def test_bids_go_once_round_from_the_start_card() -> None:
    """Each seat bids once, clockwise; nobody can raise."""
    table = position(5, holder=3)
    for seat in (3, 4, 0, 1, 2):
        assert (asked(table).seat, asked(table).kind) == (seat, "bid")
        bid(table, 1)
    assert asked(table).kind == "pick"


def test_a_bid_is_anything_from_nothing_to_all_coins() -> None:
    """More than one has cannot be bid."""
    table = position(coins=[7, 12, 12])
    assert list(asked(table).options) == list(range(8))
    assert why_not(table, 8) == why_not(table, -1) == "out-of-range"


def test_bids_are_made_in_the_open() -> None:
    """A22: everybody hears each bid at once, and sees all coins and chips."""
    table = position(coins=[7, 3, 12], chips=[1, 2, 0])
    events = bid(table, 5)
    assert events == [BidMade(0, 5)]
    for seat in (0, 1, 2, None):
        assert events[0].seen_by(seat) == events[0]
        view = table.view(seat)
        assert (view.bids, view.coins, view.chips) == (((0, 5),), (7, 3, 12), (1, 2, 0))


def test_who_has_no_coins_bids_nothing_without_being_asked() -> None:
    """There is only one bid that could be made."""
    table = position(coins=[2, 0, 0])
    assert bid(table, 2)[1:3] == [BidMade(1, 0), BidMade(2, 0)]
    assert asked(table).kind == "pick"


def test_all_can_be_without_coins() -> None:
    """Then the round begins with picking."""
    table = position(coins=[0, 0, 0], holder=1)
    assert (asked(table).seat, asked(table).kind) == (1, "pick")


# The order ----------------------------------------------------------------------------------------


def test_the_highest_bid_picks_first() -> None:
    """The others follow by the height of their bids."""
    table = position(4)
    events = bid(table, 3, 8, 0, 5)
    assert events[-1] == OrderSettled(((1, 8), (3, 5), (0, 3), (2, 0)))
    for seat in (1, 3, 0):
        assert asked(table).seat == seat
        pick(table, table.state.display[0])


def test_of_equal_bids_the_earlier_one_picks_first() -> None:
    """A10: nearer to the start card, clockwise."""
    table = position(5, holder=2)
    assert bid(table, 4, 6, 4, 6, 4)[-1] == OrderSettled(((3, 6), (0, 6), (2, 4), (4, 4), (1, 4)))


def test_without_bids_the_start_card_picks_first() -> None:
    """A27: then clockwise."""
    table = position(holder=1)
    assert bid(table, 0, 0, 0)[-1] == OrderSettled(((1, 0), (2, 0), (0, 0)))


# Picking ------------------------------------------------------------------------------------------


def test_one_animal_is_taken_onto_the_pile() -> None:
    """Everybody is told which."""
    table = position(display=SHOWN)
    bid(table, 3, 2, 1)
    secret = table.state.piles[0][0]
    events = pick(table, "bat-2")
    assert events == [Picked(0, "bat-2")]
    assert [events[0].seen_by(seat) for seat in (1, 2, None)] == events * 3
    assert table.state.piles[0] == [secret, "bat-2"]
    assert table.state.display == ["toucan-3", "spider-4"]
    assert table.state.chips == [3, 3, 3]


def test_an_animal_must_be_taken_without_a_chip() -> None:
    """A4: neither none nor two can be taken by who has no action chip left."""
    table = position(display=SHOWN, chips=[0, 3, 3])
    bid(table, 3, 2, 1)
    assert list(asked(table).options) == [("bat-2",), ("spider-4",), ("toucan-3",)]
    assert why_not(table, ()) == why_not(table, ("bat-2", "toucan-3")) == "no-chip"


def test_only_what_lies_there_can_be_taken() -> None:
    """Neither another card nor one card twice, nor an animal without its value."""
    table = position(display=SHOWN)
    bid(table, 3, 2, 1)
    assert why_not(table, ("bat-1",)) == why_not(table, ("bat",)) == "not-there"
    assert why_not(table, ("bat-2", "bat-2")) == "not-there"


def test_the_last_animal_is_taken_by_itself_where_nothing_else_is_possible() -> None:
    """Nobody is asked what there is no choice about."""
    table = position(display=SHOWN, chips=[3, 3, 0])
    bid(table, 3, 2, 1)
    events = pick(table, "bat-2", "spider-4")
    assert Picked(2, "toucan-3") in events


# Action chips -------------------------------------------------------------------------------------


def test_a_chip_is_used_for_a_second_animal() -> None:
    """A3: it is one's own, and is gone; nobody takes chips from the middle."""
    table = position(display=SHOWN, chips=[2, 3, 3])
    bid(table, 3, 2, 1)
    assert pick(table, "bat-2 spider-4")[0] == PickedTwo(0, ("bat-2", "spider-4"), 1)
    assert table.state.piles[0][1:] == ["bat-2", "spider-4"]
    assert table.state.chips == [1, 3, 3]


def test_a_chip_is_used_for_no_animal() -> None:
    """Then one card more is left for the others."""
    table = position(display=SHOWN, chips=[2, 3, 3])
    bid(table, 3, 2, 1)
    assert pick(table, "none") == [Declined(0, 1)]
    assert len(table.state.piles[0]) == 1
    assert table.state.chips == [1, 3, 3]
    assert table.view(1).display == tuple(SHOWN.split())


def test_only_one_chip_is_used_at_a_time() -> None:
    """A5: there is no third animal."""
    table = position(display=SHOWN)
    bid(table, 3, 2, 1)
    assert {len(answer) for answer in asked(table).options} == {0, 1, 2}
    assert why_not(table, tuple(SHOWN.split())) == "too-many"


def test_after_two_animals_the_last_in_order_goes_empty() -> None:
    """A6: whoever finds no card; the bid is paid all the same."""
    table = position(display=SHOWN)
    bid(table, 3, 2, 1)
    events = pick(table, "bat-2 spider-4", "toucan-3")
    assert WentEmpty(2) in events
    assert len(table.state.piles[2]) == 1
    assert table.state.coins == [9, 10, 11]


def test_two_can_go_empty() -> None:
    """When two players take two each."""
    table = position(5, display=FIVE)
    bid(table, 5, 4, 3, 2, 1)
    events = pick(table, "bat-2 spider-4", "toucan-3 frog-1", "frog-2")
    assert of(WentEmpty, events) == [WentEmpty(3), WentEmpty(4)]


def test_after_a_decline_nobody_goes_empty() -> None:
    """A6: one took two, one took none."""
    table = position(display=SHOWN, chips=[3, 3, 0])
    bid(table, 3, 2, 1)
    events = pick(table, "bat-2 spider-4", "none")
    assert Picked(2, "toucan-3") in events
    assert of(WentEmpty, events) == of(SetAside, events) == []


def test_the_last_to_pick_can_take_two_after_a_decline() -> None:
    """A7: when two cards are left."""
    table = position(display=SHOWN)
    bid(table, 3, 2, 1)
    pick(table, "none", "bat-2")
    assert PickedTwo(2, ("toucan-3", "spider-4"), 2) in pick(table, "toucan-3 spider-4")


def test_two_cannot_be_taken_where_one_is_left() -> None:
    """A8: one or none."""
    table = position(display=SHOWN)
    bid(table, 3, 2, 1)
    pick(table, "toucan-3", "bat-2")
    assert list(asked(table).options) == [(), ("spider-4",)]
    assert why_not(table, ("spider-4", "bat-2")) == "not-there"


def test_what_nobody_took_is_set_aside_until_the_pass_ends() -> None:
    """A9: it is told, and is in the second pass again."""
    table = position(display=SHOWN, rounds_left=0, chips=[1, 1, 1])
    bid(table, 3, 2, 1)
    events = pick(table, "none", "none", "bat-2")
    assert SetAside(("toucan-3", "spider-4")) in events
    state = table.state
    assert (len(state.scores), state.set_aside) == (1, [])
    cards = [*state.draw_pile, *state.display, *(card for pile in state.piles for card in pile)]
    assert {"toucan-3", "spider-4"} <= set(cards)
    assert len(cards) == 36


# Paying -------------------------------------------------------------------------------------------


def test_everybody_pays_the_own_bid() -> None:
    """With more than two players, whoever declined or went empty too."""
    table = position(display=SHOWN)
    bid(table, 3, 2, 1)
    assert table.state.coins == [12, 12, 12]
    events = pick(table, "none", "toucan-3 bat-2", "none")
    assert CoinsLeft(((0, 9), (1, 10), (2, 11))) in events
    assert of(BidKept, events) == []


def test_nothing_is_told_of_coins_when_nobody_has_bid_any() -> None:
    """Nothing has changed."""
    table = position(display=SHOWN)
    bid(table, 0, 0, 0)
    events = pick(table, "bat-2", "toucan-3", "spider-4")
    assert of(CoinsLeft, events) == []
    assert table.state.coins == [12, 12, 12]


def test_of_two_players_the_lower_bid_is_kept() -> None:
    """Only the higher one is paid."""
    table = position(2, display="toucan-3 bat-2")
    bid(table, 3, 5)
    events = pick(table, "bat-2", "toucan-3")
    assert BidKept(0, 3) in events
    assert table.state.coins == [12, 7]


def test_of_two_equal_bids_the_second_to_pick_keeps_the_coins() -> None:
    """A11: the order of picking says which counts as lower."""
    table = position(2, display="toucan-3 bat-2", holder=1)
    bid(table, 4, 4)
    events = pick(table, "bat-2", "toucan-3")
    assert BidKept(0, 4) in events
    assert table.state.coins == [12, 8]


@pytest.mark.parametrize("picks", [("toucan-3 bat-2",), ("toucan-3", "none")])
def test_the_lower_bid_is_kept_also_without_an_animal(picks: tuple[str, ...]) -> None:
    """A12: after going away empty and after declining."""
    table = position(2, display="toucan-3 bat-2")
    bid(table, 6, 4)
    assert BidKept(1, 4) in pick(table, *picks)
    assert table.state.coins == [6, 12]


def test_nothing_is_kept_of_a_bid_of_nothing() -> None:
    """So nothing is told of it."""
    table = position(2, display="toucan-3 bat-2")
    bid(table, 1, 0)
    assert of(BidKept, pick(table, "bat-2", "toucan-3")) == []


# The next round -----------------------------------------------------------------------------------


def test_the_start_card_goes_left_after_each_round() -> None:
    """Back to the first seat after the last."""
    table = new(4, starter="3")
    for seat in (2, 3, 0, 1, 2):
        assert asked(table).seat == table.view(0).holder == seat
        play_round(table)


def test_the_next_round_shows_as_many_animals_again() -> None:
    """The rounds are counted, and all are told of the new one."""
    table = position(3, rounds_left=5)
    number = table.view(0).round
    (began,) = of(RoundBegan, play_round(table))
    assert (began.number, began.rounds, began.seat) == (number + 1, 11, 1)
    assert len(table.state.display) == 3
    assert len(table.state.draw_pile) == 12


def test_a_refused_pick_leaves_the_choice_open() -> None:
    """Nothing has changed."""
    table = position(display=SHOWN, chips=[0, 3, 3])
    bid(table, 3, 2, 1)
    before = table.state.copy()
    with pytest.raises(IllegalMove, match="no-chip"):
        play(table, "0 pick none")
    assert table.state == before
    assert asked(table).kind == "pick"
