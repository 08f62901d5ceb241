"""The rules of Mau-Mau, one by one: a table goes in, events and the next question come out."""

import pytest

from accessible_games.core.common_events import (
    GameWon,
    HandDealt,
    PointsHeld,
    StarterDrawn,
    VictoryShared,
)
from accessible_games.core.table import Table
from accessible_games.games.mau_mau.cards import RANK_OF, SUITS
from accessible_games.games.mau_mau.events import (
    Drew,
    HandLeft,
    Laid,
    MauForgotten,
    PaidDebt,
    Passed,
    PileShuffled,
    RoundBlocked,
    RoundOpened,
    RoundWon,
    Skipped,
    Wished,
)
from accessible_games.games.mau_mau.state import SEATS, Variant
from tests.games.mau_mau.building import GAME, asked, may, new, of, offered, play, position, why_not

REST = "hearts-ace diamonds-ace"
"""Cards of those who do nothing here."""

# Preparing ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "cards"), [(2, 32), (4, 32), (5, 52), (6, 52)])
def test_usual_are_32_cards_and_52_with_more_than_four_players(seats: int, cards: int) -> None:
    """M1: everybody gets five of them, and one lies open."""
    state = new(seats).state
    assert [len(hand) for hand in state.hands] == [5] * seats
    assert len(state.pile) + len(state.laid) == cards - 5 * seats


def test_the_deck_can_be_chosen_but_must_be_large_enough() -> None:
    """M1: seven cards for each of five players are more than 32."""
    assert len(new(2, deck="52").state.pile) == 52 - 11
    with pytest.raises(ValueError, match="hand=7"):
        new(5, deck="32", hand="7")
    with pytest.raises(ValueError, match="7"):
        new(max(SEATS) + 1)


def test_the_lot_says_who_starts() -> None:
    """M2: it may be anybody; the round tells it."""
    tables = [new(seats=3, seed=seed) for seed in range(9)]
    starters = [of(StarterDrawn, table.opening)[0].seat for table in tables]
    assert {*starters} == {0, 1, 2}
    assert [of(RoundOpened, table.opening)[0].seat for table in tables] == starters
    assert [asked(table).seat for table in tables] == starters


@pytest.mark.parametrize("rules", ["mau-mau", "crazy-eights"])
def test_the_first_card_is_not_wild_and_has_no_effect(rules: str) -> None:
    """M3: a wild one stays in the pile; after a seven or an eight the first player just plays."""
    for seed in range(60):
        table = new(seed=seed, rules=rules)
        (opened,) = of(RoundOpened, table.opening)
        assert RANK_OF[opened.card] != table.state.variant.wild
        assert (table.state.debt, asked(table).kind) == (0, "play")
        assert len(of(HandDealt, table.opening)) == 3


# What fits ----------------------------------------------------------------------------------------


def test_a_card_of_the_same_suit_or_rank_fits() -> None:
    """M5: no other does, and one may always draw instead (M4)."""
    table = position("hearts-nine clubs-queen clubs-king", REST)
    assert may(table) == ("draw", "hearts-nine", "clubs-queen")
    assert why_not(table, "clubs-king") == "does-not-fit"
    assert why_not(table, "spades-ace") == "unknown-word"


def test_one_may_draw_although_a_card_fits() -> None:
    """M4: nobody has to lay what they would rather keep."""
    table = position("hearts-nine", REST, pile="clubs-ten")
    assert play(table, "0 play draw") == [Drew(0, 1, ("clubs-ten",))]


def test_without_a_fitting_card_there_is_one_answer() -> None:
    """So people are not asked for it."""
    table = position("clubs-king", REST)
    assert may(table) == ("draw",)
    assert offered(table).barred == {}


def test_a_jack_fits_on_every_card_but_a_jack() -> None:
    """M6: and wishes for a suit, which the next card must have."""
    assert "clubs-jack" in may(position("clubs-jack hearts-ten", REST))
    table = position("clubs-jack clubs-ten", REST, top="hearts-jack", wish="spades")
    assert may(table) == ("draw",)
    table = position(
        "clubs-jack", REST, top="hearts-jack", wish="spades", options={"wild-on-wild": "yes"}
    )
    assert may(table) == ("draw", "clubs-jack")


def test_whoever_lays_a_jack_wishes_for_any_suit() -> None:
    """M6: it alone decides what fits, whatever the suit and rank of the jack."""
    table = position("clubs-jack clubs-ten", "clubs-ace spades-ten hearts-ten")
    assert play(table, "0 play clubs-jack") == [Laid(0, "clubs-jack", True, 0)]
    assert (asked(table).seat, may(table)) == (0, SUITS)
    assert play(table, "0 wish spades") == [Wished(0, "spades")]
    assert may(table) == ("draw", "spades-ten")
    play(table, "1 play spades-ten")
    assert may(table) == ("draw", "clubs-ten")


# Sevens and eights --------------------------------------------------------------------------------


def test_after_a_seven_the_next_player_draws_two_and_lays_nothing() -> None:
    """M7: the one after goes on, with the seven still on top."""
    table = position("hearts-seven clubs-ace", REST, "hearts-ten", pile="clubs-nine clubs-ten")
    play(table, "0 play hearts-seven")
    assert (asked(table).kind, may(table)) == ("seven", ("draw",))
    assert play(table, "1 seven draw") == [PaidDebt(1, 2, ("clubs-nine", "clubs-ten"))]
    assert (asked(table).seat, may(table)) == (2, ("draw", "hearts-ten"))


def test_a_seven_may_be_answered_with_a_seven() -> None:
    """M7: then the one after draws four; nothing else fits on it, not even a jack."""
    table = position("hearts-seven clubs-ace", "clubs-seven clubs-jack", "hearts-ten")
    play(table, "0 play hearts-seven")
    assert may(table) == ("draw", "clubs-seven")
    assert why_not(table, "clubs-jack") == "seven-first"
    assert play(table, "1 seven clubs-seven") == [Laid(1, "clubs-seven", True, 4)]
    (paid,) = of(PaidDebt, play(table, "2 seven draw"))
    assert (paid.seat, paid.count) == (2, 4)


def test_sevens_can_be_made_harmless_or_final() -> None:
    """M7: with the option sevens they are not answered, or do nothing."""
    hands = ("hearts-seven clubs-ace", "clubs-seven hearts-ten", REST)
    table = position(*hands, options={"sevens": "two"})
    play(table, "0 play hearts-seven")
    assert may(table) == ("draw",)
    table = position(*hands, options={"sevens": "none"})
    play(table, "0 play hearts-seven")
    assert (asked(table).kind, may(table)) == ("play", ("draw", "clubs-seven", "hearts-ten"))


def test_an_eight_skips_the_next_player() -> None:
    """M8: of two, whoever lays it goes on."""
    table = position("hearts-eight clubs-ace", REST, "hearts-ten")
    assert Skipped(1) in play(table, "0 play hearts-eight")
    assert asked(table).seat == 2
    table = position("hearts-eight clubs-ace", REST)
    assert Skipped(1) in play(table, "0 play hearts-eight")
    assert asked(table).seat == 0


# Drawing ------------------------------------------------------------------------------------------


def test_after_drawing_one_may_lay_or_pass() -> None:
    """M9: any card that fits now, not only the drawn one; but nobody draws twice."""
    table = position("hearts-nine clubs-ace", REST, pile="hearts-ten")
    play(table, "0 play draw")
    assert may(table) == ("pass", "hearts-nine", "hearts-ten")
    assert play(table, "0 play pass") == [Passed(0, True)]
    assert asked(table).seat == 1


def test_in_crazy_eights_one_draws_until_a_card_fits() -> None:
    """M9: or until none is left."""
    crazy = {"rules": "crazy-eights"}
    table = position("clubs-ace", REST, pile="clubs-ten spades-ten hearts-two", options=crazy)
    assert play(table, "0 play draw") == [Drew(0, 3, ("clubs-ten", "spades-ten", "hearts-two"))]
    assert may(table) == ("pass", "hearts-two")


def test_an_empty_pile_is_made_of_the_laid_cards() -> None:
    """M10: the top card stays, and nobody sees the others again."""
    table = position("clubs-king", REST, pile="")
    below = len(table.state.laid) - 1
    events = play(table, "0 play draw")
    assert events[0] == PileShuffled(below)
    assert table.state.laid == ["hearts-queen"]
    assert len(table.state.pile) == below - 1


def test_only_the_player_hears_which_cards_are_drawn() -> None:
    """The others hear how many."""
    drew = Drew(0, 2, ("clubs-nine", "clubs-ten"))
    assert drew.seen_by(0) == drew
    assert drew.seen_by(1) == drew.seen_by(None) == Drew(0, 2, ())


# Mau ----------------------------------------------------------------------------------------------


def test_usually_mau_is_said_for_whoever_has_one_card_left() -> None:
    """M11: nobody can forget it, nor say it."""
    table = position("hearts-nine clubs-ace", REST)
    assert why_not(table, "mau") == "unknown-word"
    assert play(table, "0 play hearts-nine") == [Laid(0, "hearts-nine", True, 0)]


def test_where_players_say_mau_themselves_forgetting_costs_a_card() -> None:
    """M11: it must be said before the last card but one is laid, and nothing reminds of it."""
    hands, said = ("hearts-nine clubs-ace", REST), {"mau": "said"}
    table = position(*hands, pile="clubs-ten", options=said)
    assert "mau" not in may(table)
    (forgotten,) = of(MauForgotten, play(table, "0 play hearts-nine"))
    assert forgotten == MauForgotten(0, 1, ("clubs-ten",))
    table = position(*hands, options=said)
    assert play(table, "0 play mau", "0 play hearts-nine")[-1] == Laid(0, "hearts-nine", False, 0)
    assert len(table.state.hands[0]) == 1


@pytest.mark.parametrize(
    ("hand", "reason"),
    [
        ("hearts-nine", "unknown-word"),
        ("hearts-nine clubs-ace", None),
        ("hearts-nine clubs-ace spades-ace", "unknown-word"),
    ],
)
def test_mau_is_said_with_two_cards_alone(hand: str, reason: str | None) -> None:
    """M11: neither before, nor with the last card, which ends the round."""
    assert why_not(position(hand, REST, options={"mau": "said"}), "mau") == reason


# The end ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["hearts-nine", "hearts-seven", "hearts-eight", "clubs-jack"])
def test_whoever_lays_the_last_card_has_won(card: str) -> None:
    """M12: whatever card it is, and what it does no longer counts."""
    table = position(card, REST)
    events = play(table, f"0 play {card}")
    assert events == [Laid(0, card, False, 0), GameWon(0)]
    assert not table.pending


def test_a_round_in_which_nobody_can_go_on_is_won_by_the_fewest_points() -> None:
    """M13: all have passed in a row with nothing to draw; several can win together."""
    state = position("clubs-king", "clubs-ace", "spades-ace").state
    state.laid = ["hearts-queen"]  # and all others are out of the game
    table = Table(GAME, state)
    events = play(table, "0 play pass", "1 play pass", "2 play pass")
    assert of(Passed, events) == [Passed(seat, False) for seat in range(3)]
    assert events[-2:] == [RoundBlocked(), VictoryShared((1, 2))]
    assert GAME.winners(table.state) == [1, 2]


# Several rounds -----------------------------------------------------------------------------------

POINTS = {"points": "100"}


def test_for_points_whoever_is_out_scores_the_cards_of_the_others() -> None:
    """M14: a jack fifty, court cards and tens ten, an ace one, all others their number."""
    table = position(
        "hearts-nine", "clubs-jack spades-king", "clubs-ace clubs-eight", options=POINTS
    )
    events = play(table, "0 play hearts-nine")
    assert of(HandLeft, events) == [
        HandLeft(1, ("clubs-jack", "spades-king"), 60),
        HandLeft(2, ("clubs-ace", "clubs-eight"), 9),
    ]
    assert RoundWon(0, 69) in events
    assert PointsHeld(((0, 69), (1, 0), (2, 0))) in events
    assert table.pending


def test_in_crazy_eights_eights_count_fifty_and_jacks_ten() -> None:
    """M14: what wishes is dear."""
    crazy = {"rules": "crazy-eights"}
    table = position("hearts-nine", "clubs-eight clubs-jack", options=crazy)
    assert RoundWon(0, 60) in play(table, "0 play hearts-nine")


def test_another_player_starts_the_next_round() -> None:
    """M15: the next one, whoever has won."""
    table = position("clubs-king", "hearts-nine", REST, options=POINTS, starter=1, on_turn=1)
    (opened,) = of(RoundOpened, play(table, "1 play hearts-nine"))
    assert (opened.number, opened.seat) == (2, 2)
    assert asked(table).seat == 2


def test_the_game_is_over_when_somebody_has_the_points() -> None:
    """M14: not before, and then at once."""
    table = position("hearts-nine", "clubs-jack", options=POINTS, scores=[60, 99])
    events = play(table, "0 play hearts-nine")
    assert events[-1] == GameWon(0)
    assert not table.pending
    assert GAME.winners(table.state) == [0]


def test_a_blocked_round_brings_no_points() -> None:
    """M13: and the next one begins."""
    state = position("clubs-king", "clubs-ace", options=POINTS).state
    state.laid = ["hearts-queen"]
    events = play(Table(GAME, state), "0 play pass", "1 play pass")
    assert not of(RoundWon, events)
    assert PointsHeld(((0, 0), (1, 0))) in events
    assert of(RoundOpened, events)


# Crazy Eights -------------------------------------------------------------------------------------


def test_the_option_rules_makes_it_crazy_eights() -> None:
    """M16: eights wish and fit on eights, nothing draws or skips, and one hundred points win."""
    crazy = {"rules": "crazy-eights"}
    table = position("hearts-eight hearts-seven clubs-jack", REST, "hearts-ten", options=crazy)
    assert table.state.variant == Variant(
        wild="eight", skips=False, sevens="none", wild_on_wild=True, until=True, said=False,
        target=100, deck=52, hand=5,
    )  # fmt: skip
    assert may(table) == ("draw", "hearts-eight", "hearts-seven")
    play(table, "0 play hearts-eight")
    assert asked(table).kind == "wish"


def test_each_other_option_can_be_chosen_with_either_rules() -> None:
    """M16: Crazy Eights in which sevens make draw, for one round."""
    table = new(rules="crazy-eights", sevens="two", points="no", draw="one")
    variant = table.state.variant
    assert (variant.sevens, variant.target, variant.until) == ("two", 0, False)
    assert (variant.wild, variant.deck) == ("eight", 52)
