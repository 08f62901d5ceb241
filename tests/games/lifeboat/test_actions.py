"""Actions: nothing, row, special actions; and laying cards open, which is none."""

import pytest

from accessible_games.core.decision import Some
from accessible_games.games.lifeboat.events import (
    CardShown,
    DidNothing,
    FlareFired,
    Healed,
    ParasolOpened,
    Rowed,
    RowingBegan,
    TurnBegan,
    WokeUp,
)
from accessible_games.games.lifeboat.sea_events import (
    BirdLost,
    BirdSighted,
    CourseSeen,
    CourseShown,
    LandReached,
)
from tests.games.lifeboat.building import (
    C,
    F,
    K,
    L,
    M,
    S,
    asked,
    of,
    options,
    play,
    position,
    question,
    why_not,
)


def test_one_may_do_nothing() -> None:
    """It leaves no mark (L52)."""
    table = position()
    assert play(table, "0 turn nothing") == [DidNothing(L), TurnBegan(S)]
    assert (table.state.rowed, table.state.fought) == ([], [])


def test_all_actions_are_offered_where_they_are_possible() -> None:
    """With everything in the hand."""
    table = position({L: "flare-gun parasol medical-kit", S: "water"}, wounds={S: 1})
    assert options(table) == [
        "nothing", "row", "swap", "mug", "flare-gun", "parasol", "medical-kit", "trade", "slip",
        "show",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("mug", "nobody-has-cards"),
        ("flare-gun", "not-owned"),
        ("parasol", "not-owned"),
        ("medical-kit", "not-owned"),
        ("trade", "nobody-to-trade-with"),
        ("show", "nothing-to-show"),
        ("dance", "unknown-word"),
    ],
)
def test_what_is_not_possible_is_refused_with_its_reason(word: str, reason: str) -> None:
    """With nothing in any hand."""
    assert why_not(position(), word) == reason


def test_a_medical_kit_needs_somebody_wounded_and_alive() -> None:
    """The dead cannot be healed (L20)."""
    table = position({L: "medical-kit"}, wounds={S: 6})
    assert why_not(table, "medical-kit") == "nobody-wounded"


def test_an_open_parasol_is_not_opened_again() -> None:
    """It is already there."""
    assert why_not(position(shown={L: "parasol"}), "parasol") == "already-open"


def test_nobody_swaps_alone() -> None:
    """All others were swept away."""
    assert why_not(position(boat=[L], order=[L]), "swap") == "alone"


# Rowing ------------------------------------------------------------------------------------------


def test_a_rower_draws_two_cards_and_looks_at_them() -> None:
    """The two on top; nobody else sees them."""
    table = position(top="course-7 course-3")
    told = play(table, "0 turn row")
    assert told[0] == RowingBegan(L, 2)
    seen = of(CourseSeen, told)
    assert [event.card for event in seen] == ["course-7", "course-3"]
    assert all(event.seen_by(S) is None and event.seen_by(None) is None for event in seen)
    assert (seen[0].bird, seen[0].row, seen[0].overboard) == (-1, True, ("lady",))
    assert seen[1].falls == "everybody"
    assert seen[1].thirst == "everybody"
    assert table.state.rowed == [L]


def test_each_card_goes_on_the_row_stack_or_under_the_stack() -> None:
    """Others see how many, not which."""
    table = position(top="course-7 course-3")
    play(table, "0 turn row")
    told = play(table, "0 row course-3")
    assert told == [Rowed(L, 1, 1), TurnBegan(S)]
    assert table.state.row_stack == ["course-3"]
    assert table.state.navigation[0] == "course-7"
    assert len(table.state.navigation) == 23


def test_all_may_go_back_and_one_has_rowed_all_the_same() -> None:
    """The action is spent."""
    table = position(top="course-7 course-3")
    assert play(table, "0 turn row", "0 row none")[-2:] == [Rowed(L, 0, 2), TurnBegan(S)]
    assert table.state.navigation[:2] == ["course-3", "course-7"]
    assert table.state.rowed == [L]


@pytest.mark.parametrize(("oars", "count"), [("oar", 3), ("oar oar", 4)])
def test_each_open_oar_brings_one_more_card(oars: str, count: int) -> None:
    """For the rower who has it (L15)."""
    table = position(shown={L: oars})
    told = play(table, "0 turn row")
    assert told[0] == RowingBegan(L, count)
    choice = asked(table).options
    assert isinstance(choice, Some)
    assert len(choice.cards) == count
    assert choice.counts == tuple(range(count + 1))


def test_a_hidden_oar_does_not_row() -> None:
    """It has to be shown before, which is no action (L15, L56)."""
    table = position({L: "oar"})
    assert play(table, "0 turn show", "0 show oar") == [CardShown(L, "oar")]
    assert play(table, "0 turn row")[0] == RowingBegan(L, 3)


# Special actions ---------------------------------------------------------------------------------


def test_the_parasol_stays_open() -> None:
    """To open it is an action."""
    table = position({L: "parasol"})
    assert play(table, "0 turn parasol") == [ParasolOpened(L), TurnBegan(S)]
    assert table.state.shown[L] == ["parasol"]


def test_a_medical_kit_takes_one_wound_and_is_discarded() -> None:
    """From anybody alive, oneself included."""
    table = position({L: "medical-kit"}, wounds={L: 1, C: 2, K: 4})
    play(table, "0 turn medical-kit")
    assert options(table) == ["lady", "captain"]
    told = play(table, "0 heal captain")
    assert told == [Healed(L, C, 1, 7), TurnBegan(S)]
    assert table.state.discard == ["medical-kit"]


def test_who_is_healed_below_the_size_wakes_up() -> None:
    """Conscious again (L20)."""
    table = position({L: "medical-kit"}, wounds={K: 3})
    assert WokeUp(K) in play(table, "0 turn medical-kit", "0 heal kid")


def test_a_hidden_kit_is_seen_before_the_patient_is_named() -> None:
    """Then everybody knows that it will be used."""
    table = position({L: "medical-kit"}, wounds={K: 1})
    assert play(table, "0 turn medical-kit") == [CardShown(L, "medical-kit")]
    laid = position(shown={L: "medical-kit"}, wounds={K: 1})
    assert play(laid, "0 turn medical-kit") == []


def test_a_flare_gun_shows_three_cards_of_which_the_birds_count() -> None:
    """They are shown to all and go under the stack; the gun is discarded (L33)."""
    table = position({L: "flare-gun"}, top="course-2 course-3 course-11")
    told = play(table, "0 turn flare-gun")
    assert told[0] == FlareFired(L, ("course-2", "course-3", "course-11"))
    assert len(of(CourseShown, told)) == 3
    assert of(BirdSighted, told) == [BirdSighted(1), BirdSighted(2)]
    assert table.state.navigation[:3] == ["course-11", "course-3", "course-2"]
    assert table.state.discard == ["flare-gun"]
    assert table.state.wounds == [0] * 6
    assert question(table) == (S, "turn")


def test_birds_of_a_flare_count_one_after_the_other() -> None:
    """A crossed bird takes one away, but never below none (L32)."""
    table = position({L: "flare-gun"}, top="course-7 course-2 course-11")
    told = play(table, "0 turn flare-gun")
    assert of(BirdLost, told) == []
    assert table.state.birds == 2
    lost = position({L: "flare-gun"}, top="course-2 course-7 course-11", birds=1)
    assert of(BirdLost, play(lost, "0 turn flare-gun")) == [BirdLost(1)]
    assert lost.state.birds == 2


def test_a_flare_can_end_the_game_by_day() -> None:
    """At the fourth bird it stops at once, even before a crossed one (L33)."""
    table = position({L: "flare-gun"}, top="course-2 course-7 course-1", birds=3)
    told = play(table, "0 turn flare-gun")
    assert LandReached(4) in told
    assert not table.pending
    assert table.state.birds == 4


# Laying cards open -------------------------------------------------------------------------------


def test_cards_may_be_laid_open_before_the_action() -> None:
    """As many as wanted; they never go back (L56)."""
    table = position({L: "knife chum water"})
    play(table, "0 turn show", "0 show knife", "0 turn show", "0 show chum")
    assert table.state.shown[L] == ["knife", "chum"]
    assert table.state.hands[L] == ["water"]
    assert question(table) == (L, "turn")


def test_one_may_show_nothing_after_all() -> None:
    """The question can be left."""
    table = position({L: "knife"})
    assert play(table, "0 turn show", "0 show no") == []
    assert question(table) == (L, "turn")


def test_a_parasol_cannot_just_be_shown() -> None:
    """Opening it is an action (L56)."""
    assert why_not(position({L: "parasol"}), "show") == "nothing-to-show"


# Whom to demand something of ---------------------------------------------------------------------


def test_seats_can_be_changed_with_everybody_in_the_boat() -> None:
    """Also with the unconscious and the dead (L21), not with those swept away."""
    table = position(wounds={S: 5, C: 8}, boat=[L, S, C, M, F], order=[L, M])
    play(table, "0 turn swap")
    assert options(table) == ["stephen", "captain", "mate", "frenchy"]


def test_only_who_has_a_card_can_be_mugged() -> None:
    """Dead or alive (L11, L21)."""
    table = position({K: "water"}, {M: "knife"}, wounds={K: 4})
    play(table, "0 turn mug")
    assert options(table) == ["mate", "kid"]


def test_a_mugger_says_which_open_card_or_a_hidden_one() -> None:
    """Before the answer (L9); a hidden one only where there is one (L11)."""
    table = position({M: "water"}, {M: "knife oar oar", F: "chum compass"})
    play(table, "0 turn mug", "0 mug mate")
    assert options(table) == ["oar", "knife", "hidden"]
    open_only = position(shown={F: "chum compass"})
    play(open_only, "0 turn mug", "0 mug frenchy")
    assert options(open_only) == ["chum", "compass"]


def test_where_there_is_one_thing_to_take_it_is_not_asked() -> None:
    """The only choice is made."""
    table = position({K: "water"})
    play(table, "0 turn mug", "0 mug kid")
    assert question(table) == (K, "consent")
    assert table.view(S).demand is not None
