"""What one seat may know: its view, the facts it can ask for, and what is made up anew."""

from collections import Counter

from accessible_games.core.common_events import HandHeld
from accessible_games.core.event import Event
from accessible_games.core.frozen import named_values
from accessible_games.core.luck import Luck
from accessible_games.games.life_is_life.events import RowLaid, Swapped
from accessible_games.games.life_is_life.seen import (
    PIECE_TOPICS,
    TOPICS,
    AboutAnimal,
    CardCounts,
    InHand,
    InRow,
    LastLap,
    LivesHeld,
    Nowhere,
    OnTurn,
    TableEmpty,
    known_cards,
)
from accessible_games.games.life_is_life.state import DECK
from tests.games.life_is_life.building import LifeTable, cards, play, position

ROWS = {1: "pig", 2: "mole bear", 3: "2 cat dog", 4: "4 goat"}
HAND = "2 cat 3 giraffe 2 bear 3 mouse"


def facts(table: LifeTable, topic: str, seat: int = 0) -> list[Event]:
    """What a topic tells a seat."""
    return list(TOPICS[topic](table.view(seat)))


def about(table: LifeTable, topic: str, animal: str) -> list[Event]:
    """What a topic tells seat 0 of an animal."""
    return list(PIECE_TOPICS[topic](table.view(0), animal))


def test_a_view_shows_what_lies_open() -> None:
    """Display, lives, round, turn, swaps and knock are seen by all alike."""
    table = position({0: HAND}, ROWS, lives=(4, 5, 2), round=3, starter=2, on_turn=1, knocker=0)
    views = [
        named_values(table.view(seat)) | {"seat": None, "hand": ()} for seat in (0, 1, 2, None)
    ]
    assert all(view == views[0] for view in views)
    view = table.view(None)
    assert view.display == (("pig",), ("mole", "bear"), ("cat", "cat", "dog"), ("goat",) * 4)
    assert (view.lives, view.round, view.starter) == ((4, 5, 2), 3, 2)
    assert (view.on_turn, view.knocker, view.out_of_play, view.expert) == (1, 0, 20, False)
    assert view.swaps == tuple(table.state.swaps)


def test_a_view_shows_ones_own_hand_only() -> None:
    """No other hand and no card out of play is in a view."""
    table = position({0: HAND}, ROWS)
    view = table.view(0)
    assert sorted(view.hand) == sorted(cards(HAND))
    shown = Counter(view.hand) + Counter(card for row in view.display for card in row)
    assert shown.total() == 20
    assert table.view(2).hand == tuple(table.state.hands[2])


def test_hand_tells_ones_cards() -> None:
    """All ten of them."""
    table = position({0: HAND})
    assert facts(table, "hand") == [HandHeld(table.view(0).hand)]


def test_table_tells_the_display_row_by_row() -> None:
    """And that somebody has knocked."""
    table = position({0: HAND}, ROWS)
    rows: list[Event] = [
        RowLaid(1, ("pig",)), RowLaid(2, ("mole", "bear")),
        RowLaid(3, ("cat", "cat", "dog")), RowLaid(4, ("goat",) * 4),
    ]  # fmt: skip
    assert facts(table, "table") == rows
    play(table, "0 turn knock")
    assert facts(table, "table") == [*rows, LastLap(0)]


def test_table_is_empty_when_the_game_is_over() -> None:
    """The cards were taken in."""
    table = position(
        {0: "6 giraffe 4 bear", 2: "5 mole 5 goat"}, lives=(3, 0, 2), knocker=0, on_turn=2
    )
    play(table, "2 turn knock")
    assert facts(table, "table") == [TableEmpty()]
    assert facts(table, "hand") == [HandHeld(())]


def test_scores_tell_the_lives_of_all_seats() -> None:
    """Seats that are out have none."""
    assert facts(position(lives=(4, 0, 2)), "scores") == [LivesHeld(((0, 4), (1, 0), (2, 2)))]


def test_turn_tells_who_is_on_turn_and_the_round() -> None:
    """And that it is the last lap."""
    table = position(round=4)
    assert facts(table, "turn", seat=1) == [OnTurn(0, 4)]
    play(table, "0 turn knock")
    assert facts(table, "turn", seat=1) == [OnTurn(1, 4), LastLap(0)]


def test_counts_tell_how_many_cards_are_where() -> None:
    """Ten in each hand, ten on display, the rest out of play."""
    assert facts(position(), "counts") == [CardCounts(10, 10, 20)]
    assert facts(position(lives=(1, 1, 0, 1, 1)), "counts") == [CardCounts(10, 10, 10)]


def test_card_tells_what_an_animal_is_worth() -> None:
    """Its value, and whether all of it are sudden death, as the table plays."""
    table = position()
    assert about(table, "card", "giraffe") == [AboutAnimal("giraffe", 9, ends_round=False)]
    assert about(table, "card", "cat") == [AboutAnimal("cat", 4, ends_round=True)]
    assert about(position(expert=True), "card", "cat") == [AboutAnimal("cat", 4, False)]
    assert about(position(expert=True), "card", "pig") == [AboutAnimal("pig", 5, True)]


def test_find_tells_where_an_animal_is() -> None:
    """In one's own hand and on display, row by row, or nowhere to be seen."""
    table = position({0: HAND, 1: "2 sheep"}, ROWS)
    assert about(table, "find", "cat") == [InHand("cat", 2), InRow("cat", 2, 3)]
    assert about(table, "find", "bear") == [InHand("bear", 2), InRow("bear", 1, 2)]
    assert about(table, "find", "goat") == [InRow("goat", 4, 4)]
    assert about(table, "find", "giraffe") == [InHand("giraffe", 3)]
    assert about(table, "find", "sheep") == [Nowhere("sheep")]


def swapped(seat: int, taken: str, laid: str) -> Swapped:
    """A swap of the row that has as many cards as are taken: row 3 has three."""
    return Swapped(seat, len(cards(taken)), tuple(cards(taken)), tuple(cards(laid)))


def test_known_cards_are_those_taken_in_the_open() -> None:
    """What a seat took this round and has not laid since must be in its hand (K28)."""
    swaps = (
        swapped(1, "3 bear", "cat dog goat"),
        swapped(2, "2 pig", "2 cat"),
        swapped(1, "2 mole", "bear giraffe"),
    )
    assert known_cards(swaps, 1) == Counter(bear=2, mole=2)
    assert known_cards(swaps, 2) == Counter(pig=2)
    assert known_cards(swaps, 0) == Counter()


def test_laying_an_unknown_card_takes_nothing_from_the_known() -> None:
    """What was never taken in the open was in the hand from the deal."""
    swaps = (swapped(0, "bear", "cat"), swapped(0, "2 pig", "2 mole"), swapped(0, "dog", "bear"))
    assert known_cards(swaps, 0) == Counter(pig=2, dog=1)


def imagined(table: LifeTable, seat: int, times: int = 60) -> list[LifeTable]:
    """Tables as one seat can imagine them, each with other luck."""
    return [table.determinize(seat, Luck(luck)) for luck in range(times)]


def test_redeal_deals_all_unseen_cards_to_others_and_out_of_play() -> None:
    """Own hand and display stay; every unseen animal can come to every other place."""
    table = position({0: "9 giraffe bear"}, {1: "goat"}, swapped=[])
    worlds = imagined(table, 0)
    for world in worlds:
        state = world.state
        assert state.hands[0] == table.state.hands[0]
        assert state.display == table.state.display
        piles = [*state.hands, *state.display, state.out_of_play]
        assert Counter(card for pile in piles for card in pile) == Counter(DECK)
    for pile in (1, 2, None):
        dealt = {
            card
            for world in worlds
            for card in (world.state.out_of_play if pile is None else world.state.hands[pile])
        }
        assert dealt == set(DECK) - {"giraffe"}


def test_redeal_gives_no_set_to_who_has_swapped() -> None:
    """It would have ended the round: who has taken four pigs cannot hold the fifth too."""
    table = position({0: "5 mole 5 goat", 1: "4 giraffe", 2: "bear pig"}, {4: "4 pig"}, on_turn=1)
    play(table, "1 turn 4", "1 lay giraffe giraffe giraffe giraffe")
    hands = [world.state.hands[1] for world in imagined(table, 0)]
    assert {hand.count("pig") for hand in hands} == {4}


def test_redeal_may_give_a_set_to_who_has_not_swapped() -> None:
    """A set that was dealt is possible until the first swap (K3); one in 430 has all cats."""
    hands = {0: "9 giraffe bear", 1: "4 cat", 2: "7 mole"}
    table = position(hands, {1: "bear", 2: "2 bear", 3: "3 bear", 4: "bear 3 goat"}, swapped=[])
    worlds = (table.determinize(0, Luck(luck)) for luck in range(5000))
    assert any(world.state.hands[1].count("cat") == 4 for world in worlds)


def test_somebody_who_is_out_can_imagine_too() -> None:
    """Whoever has no hand knows the display only."""
    table = position(lives=(3, 0, 3, 4))
    world = table.determinize(1, Luck(2))
    assert world.view(1) == table.view(1)
    assert [len(hand) for hand in world.state.hands] == [10, 0, 10, 10]
