"""A turn: swapping cards with the display, or knocking; and the last lap."""

from itertools import combinations

import pytest

from accessible_games.core.common_events import RoundScored
from accessible_games.core.table import IllegalMove
from accessible_games.games.life_is_life.events import Knocked, Passed, RoundBegan, Swapped
from tests.games.life_is_life.building import asked, of, play, position, swap, why_not

FIVE = (5, 5, 5, 5, 5)


def test_play_goes_round_clockwise() -> None:
    """After each turn it is the left neighbour's, back to the first after the last."""
    table = position(lives=FIVE, on_turn=3)
    for seat in (3, 4, 0, 1, 2, 3):
        assert (asked(table).seat, asked(table).kind) == (seat, "turn")
        swap(table)


def test_a_turn_is_a_swap_or_a_knock() -> None:
    """Whoever is on turn must do one or the other; there is no passing."""
    assert list(asked(position()).options) == ["1", "2", "3", "4", "knock"]
    assert why_not(position(), "pass") == "unknown-word"


@pytest.mark.parametrize("row", [1, 2, 3, 4])
def test_a_swap_takes_one_whole_row_for_as_many_cards(row: int) -> None:
    """Any row can be chosen; as many cards of the hand are laid as the row has."""
    table = position()
    play(table, f"0 turn {row}")
    decision = asked(table)
    assert (decision.seat, decision.kind) == (0, "lay")
    assert {len(answer) for answer in decision.options} == {row}
    hand = table.view(0).hand
    assert why_not(table, hand[: row - 1]) == "wrong-count"
    assert why_not(table, hand[: row + 1]) == "wrong-count"


def test_tim_swaps_the_third_row() -> None:
    """The sheets' example: three cards are laid, then row 3 is taken; they are the new row 3."""
    table = position({0: "3 giraffe 2 bear dog 4 mole"}, {3: "pig goat cat"})
    others = table.state.display[0][:], table.state.display[1][:], table.state.display[3][:]
    play(table, "0 turn 3")
    events = play(table, "0 lay bear giraffe dog")
    swap = Swapped(0, 3, taken=("pig", "goat", "cat"), laid=("bear", "giraffe", "dog"))
    assert events == [swap]
    assert table.state.display[2] == ["bear", "giraffe", "dog"]
    assert sorted(table.state.hands[0]) == sorted(
        ["giraffe"] * 2 + ["bear"] + ["mole"] * 4 + ["pig", "goat", "cat"]
    )
    assert (table.state.display[0], table.state.display[1], table.state.display[3]) == others


def test_rows_keep_their_number_and_their_size() -> None:
    """K26: after many swaps of all rows, row n still has n cards."""
    table = position()
    for row in (1, 2, 3, 4, 4, 3, 2, 1):
        swap(table, row)
        assert [len(cards) for cards in table.view(0).display] == [1, 2, 3, 4]
        assert [len(hand) for hand in table.state.hands] == [10, 10, 10]


def test_whoever_swaps_is_free_to_lay_any_cards() -> None:
    """Every choice of two different hand cards is legal where nothing of it is in the row."""
    table = position({0: "giraffe bear mole goat sheep dog rabbit pig 2 cat"}, {2: "2 mouse"})
    play(table, "0 turn 2")
    for laid in combinations(table.state.hands[0], 2):
        assert why_not(table, laid) is None


def test_cards_must_be_in_the_hand() -> None:
    """Cards are laid before the row is taken: a card of the row cannot be laid for it."""
    table = position({0: "5 giraffe 5 bear"}, {2: "mole mouse"})
    play(table, "0 turn 2")
    assert why_not(table, ("mole", "giraffe")) == "not-held"
    assert why_not(table, ("cat", "giraffe")) == "not-held"


def test_sarah_may_not_swap_mole_and_bear_for_mole_and_bear() -> None:
    """The sheets' example: every other combination of two animals is allowed, in any order (K8)."""
    table = position({0: "3 mole 2 bear 2 goat dog pig cat"}, {2: "mole bear"})
    play(table, "0 turn 2")
    assert why_not(table, ("mole", "bear")) == "same-cards"
    assert why_not(table, ("bear", "mole")) == "same-cards"
    for laid in combinations(table.state.hands[0], 2):
        expected = "same-cards" if sorted(laid) == ["bear", "mole"] else None
        assert why_not(table, laid) == expected


def test_one_different_card_is_enough() -> None:
    """What is laid must differ from what is taken in at least one card, not in all."""
    table = position({0: "2 pig 2 sheep 6 giraffe"}, {3: "sheep 2 pig"})
    play(table, "0 turn 3")
    assert why_not(table, ("pig", "sheep", "pig")) == "same-cards"
    assert why_not(table, ("pig", "sheep", "sheep")) is None
    assert why_not(table, ("pig", "pig", "giraffe")) is None


def test_a_refused_swap_leaves_the_choice_of_cards_open() -> None:
    """After a refusal the same seat is asked for the same row again."""
    table = position({0: "5 mole 5 bear"}, {2: "mole bear"})
    play(table, "0 turn 2")
    before = table.state.copy()
    with pytest.raises(IllegalMove, match="same-cards"):
        play(table, "0 lay bear mole")
    assert table.state == before
    assert asked(table).kind == "lay"


def test_taken_and_laid_cards_are_public() -> None:
    """K28: the display lies open before and after, so everybody is told both."""
    table = position({0: "9 giraffe bear"}, {2: "mole goat"})
    events = play(table, "0 turn 2", "0 lay giraffe bear")
    assert [event.seen_by(seat) for event in events for seat in (1, 2, None)] == events * 3
    assert table.view(None).swaps[-1] == Swapped(0, 2, ("mole", "goat"), ("giraffe", "bear"))


def test_nobody_else_knows_the_row_before_the_cards_lie() -> None:
    """Choosing a row is told together with the cards."""
    table = position()
    assert play(table, "0 turn 4") == []
    assert [table.view(seat).row for seat in (0, 1, None)] == [4, 0, 0]


def test_nobody_may_knock_before_having_swapped() -> None:
    """At least one swap comes before the knock; who tries is told so."""
    table = position(swapped=[1, 2])
    assert list(asked(table).options) == ["1", "2", "3", "4"]
    assert why_not(table, "knock") == "swap-first"


def test_a_swap_in_an_earlier_round_does_not_count() -> None:
    """K10: in every round each player must have swapped before knocking."""
    table = position(knocker=0, on_turn=2)
    play(table, "2 turn knock")
    assert table.state.round == 2
    assert why_not(table, "knock") == "swap-first"


def test_a_swap_of_somebody_else_does_not_count() -> None:
    """Only one's own swap allows knocking."""
    table = position(swapped=[])
    swap(table)
    assert asked(table).seat == 1
    assert why_not(table, "knock") == "swap-first"


def test_the_earliest_knock_is_the_second_turn_of_who_began() -> None:
    """By then everybody has swapped, so the last lap needs no first swap (K11)."""
    table = position(lives=FIVE, swapped=[], starter=2, on_turn=2)
    for seat in (2, 3, 4, 0, 1):
        assert asked(table).seat == seat
        assert why_not(table, "knock") == "swap-first"
        swap(table)
    assert asked(table).seat == 2
    assert why_not(table, "knock") is None


def test_a_knock_takes_the_place_of_the_swap() -> None:
    """It is told to all, no cards change, and the next seat is on turn."""
    table = position()
    hand, display = table.view(0).hand, table.view(0).display
    assert play(table, "0 turn knock") == [Knocked(0)]
    assert (table.view(0).hand, table.view(0).display) == (hand, display)
    assert table.view(2).knocker == 0
    assert asked(table).seat == 1


def test_after_a_knock_all_others_have_one_more_turn() -> None:
    """K12: clockwise after the knocker, each exactly once, then the round is scored."""
    table = position(lives=FIVE, on_turn=2)
    play(table, "2 turn knock")
    order = []
    while table.state.round == 1:
        seat = asked(table).seat
        order.append(seat)
        events = play(table, f"{seat} turn knock")
        assert bool(of(RoundScored, events)) == (len(order) == 4)
    assert order == [3, 4, 0, 1]


def test_in_the_last_lap_everybody_can_swap_once_more() -> None:
    """A swap in the last lap is a swap like any other, and does not prolong it."""
    table = position({1: "giraffe", 2: "bear"}, {1: "mouse"})
    play(table, "0 turn knock")
    events = play(table, "1 turn 1", "1 lay giraffe", "2 turn 1", "2 lay bear")
    assert events[:2] == [
        Swapped(1, 1, ("mouse",), ("giraffe",)),
        Swapped(2, 1, ("giraffe",), ("bear",)),
    ]
    assert of(RoundScored, events)


def test_knocking_in_the_last_lap_is_passing() -> None:
    """K13: who wants no swap knocks as well; that begins no further lap."""
    table = position()
    play(table, "0 turn knock")
    assert play(table, "1 turn knock") == [Passed(1)]
    assert table.view(0).knocker == 0
    events = play(table, "2 turn knock")
    assert events[0] == Passed(2)
    assert not of(Knocked, events)
    assert of(RoundScored, events)


def test_players_who_are_out_have_no_turn_in_the_last_lap() -> None:
    """The last lap goes round those who still have lives."""
    table = position(lives=(3, 0, 2, 0, 1), on_turn=4)
    play(table, "4 turn knock")
    assert asked(table).seat == 0
    play(table, "0 turn knock")
    assert asked(table).seat == 2
    assert of(RoundScored, play(table, "2 turn knock"))


def test_a_round_without_a_knock_goes_on_for_ever() -> None:
    """K24: the rules set no end, whatever was swapped before."""
    table = position()
    for _ in range(300):
        assert not of(RoundBegan, swap(table))
    assert table.state.round == 1
    assert len(table.view(0).swaps) == 303
