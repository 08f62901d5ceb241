"""Further rounds, who is out, who has won."""

import pytest

from accessible_games.core.common_events import RoundScored
from accessible_games.games.life_is_life.events import Eliminated, GameWon, LivesLost, RoundBegan
from accessible_games.games.life_is_life.state import next_player
from tests.games.life_is_life.building import asked, new, of, play, position, score, swap

FIVE = (5, 5, 5, 5, 5)
BEST_FIRST = {
    0: "4 giraffe 3 sheep 2 bear mole",
    1: "4 bear 3 rabbit 2 giraffe goat",
    2: "3 dog 2 cat giraffe bear sheep goat mouse",
    3: "4 mole 2 pig mouse giraffe dog sheep",
    4: "4 goat 2 pig dog rabbit mole cat",
}
"""Lives lost: 0, 1, 1, 2, 2."""


def next_starter(starter: int, lives: tuple[int, ...]) -> int:
    """Who begins the next round, when this one was begun by *starter* and is over."""
    hands = {seat: hand for seat, hand in BEST_FIRST.items() if lives[seat]}
    table = position(hands, lives=lives, starter=starter, knocker=0, on_turn=max(hands))
    events = play(table, f"{table.state.on_turn} turn knock")
    began = of(RoundBegan, events)[0]
    assert began.seat == table.state.on_turn == asked(table).seat
    return int(began.seat)


@pytest.mark.parametrize("starter", range(5))
def test_the_left_neighbour_of_who_began_begins_the_next_round(starter: int) -> None:
    """It matters who began the round, not who ended it."""
    assert next_starter(starter, FIVE) == (starter + 1) % 5


@pytest.mark.parametrize(
    ("starter", "lives", "begins"),
    [
        (2, (5, 5, 5, 2, 5), 4),  # the new first player has just given the last life
        (2, (5, 5, 5, 2, 2), 0),  # and so has the next one: K20
        (2, (5, 5, 5, 0, 5), 4),  # the neighbour was out before
        (4, (5, 5, 5, 5, 5), 0),
        (3, (5, 5, 5, 2, 5), 4),  # who began is out too, but the seat still counts: K21
        (3, (5, 5, 5, 2, 2), 0),
        (1, (5, 1, 1, 2, 5), 4),
    ],
)
def test_players_who_are_out_do_not_begin(
    starter: int, lives: tuple[int, ...], begins: int
) -> None:
    """K20: if the new first player is out, the next to the left begins, as often as needed."""
    assert next_starter(starter, lives) == begins


def test_the_next_player_is_found_from_a_seat_that_is_out() -> None:
    """K21: the seat of whoever is out keeps its place at the table."""
    state = position(lives=(5, 0, 0, 5, 1)).state
    assert [next_player(state, seat) for seat in range(5)] == [3, 3, 3, 4, 0]


def test_who_gives_the_last_life_is_out_at_once() -> None:
    """The elimination is told right after the loss, and the others play on."""
    events = score(BEST_FIRST, (5, 1, 5, 2, 5))
    lost = events.index(LivesLost(0, 0, 5))
    assert events[lost : lost + 7] == [
        LivesLost(0, 0, 5), LivesLost(3, 2, 0), Eliminated(3), LivesLost(4, 2, 3),
        LivesLost(1, 1, 0), Eliminated(1), LivesLost(2, 1, 4),
    ]  # fmt: skip
    assert of(RoundBegan, events)


def test_who_is_out_gets_no_cards_and_no_turn() -> None:
    """The next round is dealt and played without them."""
    table = position(BEST_FIRST, lives=(5, 1, 5, 2, 5), knocker=0, on_turn=4)
    play(table, "4 turn knock")
    assert [len(hand) for hand in table.state.hands] == [10, 0, 10, 0, 10]
    assert len(table.state.out_of_play) == 20
    order = []
    for _ in range(6):
        order.append(asked(table).seat)
        swap(table)
    assert order == [2, 4, 0, 2, 4, 0]


def test_two_players_left_are_told() -> None:
    """K15: the first round that begins with two is announced as such, and 30 cards are out."""
    table = position(BEST_FIRST, lives=(5, 1, 1, 2, 5), knocker=0, on_turn=4)
    events = play(table, "4 turn knock")
    assert of(RoundBegan, events) == [RoundBegan(2, 4, two_left=True)]
    assert len(table.state.out_of_play) == 30


def test_two_players_lose_two_lives_or_none() -> None:
    """With two players there is nobody in between."""
    events = score({0: "6 giraffe 4 bear", 2: "5 mole 5 goat"}, lives=(3, 0, 3))
    assert of(RoundScored, events)[0].points == ((0, 17), (2, 14))
    assert of(LivesLost, events) == [LivesLost(0, 0, 3), LivesLost(2, 2, 1)]


def test_with_two_players_the_last_lap_is_one_turn() -> None:
    """After a knock the other player has one more turn, then the round is scored."""
    table = position(lives=(3, 0, 3))
    play(table, "0 turn knock")
    assert asked(table).seat == 2
    assert of(RoundScored, swap(table))


def test_whoever_is_left_alone_wins() -> None:
    """The last player in the game has won; nothing more is asked."""
    table = position({0: "6 giraffe 4 bear", 2: "5 mole 5 goat"}, lives=(3, 0, 2), knocker=0,
                     on_turn=2)  # fmt: skip
    assert list(table.game.winners(table.state)) == []
    events = play(table, "2 turn knock")
    assert events[-2:] == [Eliminated(2), GameWon(0, 3)]
    assert not of(RoundBegan, events)
    assert list(table.game.winners(table.state)) == [0]
    assert not table.pending


def test_several_can_be_out_in_one_round_but_never_all() -> None:
    """K19: everybody has one life left, and who has most points keeps it and wins."""
    events = score(BEST_FIRST, (1, 1, 1, 1, 1))
    assert of(Eliminated, events) == [Eliminated(seat) for seat in (3, 4, 1, 2)]
    assert events[-1] == GameWon(0, 1)


def test_a_full_tie_on_the_last_lives_goes_on() -> None:
    """K16, K19: if all are tied with one life each, another round is played."""
    thirds = "2 giraffe 2 bear 2 mole 2 goat sheep dog"
    events = score({0: thirds, 1: thirds, 2: thirds}, (1, 1, 1))
    assert not of(GameWon, events)
    assert of(RoundBegan, events)[0].number == 2


def test_a_finished_game_holds_no_cards() -> None:
    """After every round all cards go back into the deck."""
    table = position(BEST_FIRST, lives=(1, 1, 1, 1, 1), knocker=0, on_turn=4)
    play(table, "4 turn knock")
    state = table.state
    assert (state.display, state.out_of_play, state.swaps, state.knocker) == ([], [], [], None)
    assert not any(state.hands)


def test_rounds_are_counted() -> None:
    """The number of the round is told when it begins."""
    table = new(3)
    assert of(RoundBegan, table.opening)[0].number == 1
    table = position(round=7, knocker=0, on_turn=2)
    assert of(RoundBegan, play(table, "2 turn knock"))[0].number == 8
