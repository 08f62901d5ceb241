"""The level `normal` does what a good player would do where that is clear, and says why."""

from typing import Any

import pytest

from accessible_games.core.event import Event
from accessible_games.games.lifeboat.players.reasons import (
    AvoidsThirst,
    ChoosesCourse,
    ChoosesFirst,
    GetsWeapon,
    GoodTrade,
    HarmsHate,
    Heals,
    HidesCards,
    KeepsCards,
    MayFind,
    MayNearLand,
    SparesLove,
    SparesYou,
    StrongEnough,
    TooWeak,
    TreasureCounts,
    UsefulCard,
    WaterNeeded,
)
from tests.games.lifeboat.building import BoatTable, C, F, K, L, M, S, play, position, say_no
from tests.games.lifeboat.players.seats import advice, answers, first, goals

LAID = [f"course-{number}" for number in range(3, 13)]
"""Many have rowed."""


def morning(passing: str, hand: str = "", birds: int = 0) -> BoatTable:
    """The Lady chooses first."""
    cards = passing.split()
    polled = list(range(len(cards)))
    return position({L: hand}, phase="draft", polled=polled, passing=cards, birds=birds)


@pytest.mark.parametrize(
    ("passing", "hand", "birds", "kept", "reason"),
    [
        ("water jewel cash oar", "jewel jewel", 0, "jewel", TreasureCounts("jewel", 8)),
        ("water painting-2 cash", "water", 0, "painting-2", TreasureCounts("painting-2", 2)),
        ("water cash oar", "", 0, "water", WaterNeeded()),
        ("water cash oar", "water water water", 3, "cash", TreasureCounts("cash", 1)),
        ("oar knife", "", 0, "knife", GetsWeapon("knife", 3)),
        ("oar compass", "", 0, "compass", UsefulCard("compass")),
    ],
)
def test_in_the_morning_it_keeps_what_is_worth_most(
    passing: str, hand: str, birds: int, kept: str, reason: Event
) -> None:
    """The third jewel, treasure, water if it may be thirsty, a better weapon."""
    given = advice(morning(passing, hand, birds))
    assert (given.answer, given.reason) == (kept, reason)


# One's own turn ----------------------------------------------------------------------------------


def test_where_there_is_nothing_to_take_it_rows() -> None:
    """So that it has a say."""
    given = advice(position())
    assert (given.answer, given.reason) == ("row", ChoosesCourse())


def test_it_does_not_row_where_others_have_done_it() -> None:
    """It makes thirsty."""
    given = advice(position(row_stack=LAID, rowed=[S, C, M, F, K]))
    assert (given.answer, given.reason) == ("nothing", AvoidsThirst())


def test_wounds_are_healed_before_they_are_too_many() -> None:
    """The own ones, or those of the love."""
    own = position({L: "medical-kit"}, wounds={L: 3})
    assert advice(own).reason == Heals(L)
    play(own, "0 turn medical-kit")
    assert (advice(own).answer, advice(own).reason) == ("lady", Heals(L))
    love = position({L: "medical-kit"}, wounds={S: 5})
    play(love, "0 turn medical-kit")
    assert (advice(love).answer, advice(love).reason) == ("stephen", SparesLove(S))


def test_a_parasol_is_opened() -> None:
    """It spares thirsts on all the days to come."""
    given = advice(position({L: "parasol"}))
    assert (given.answer, given.reason) == ("parasol", SparesYou())


def test_the_flare_gun_is_fired_when_time_is_short() -> None:
    """It and its love will not live much longer."""
    given = advice(position({L: "flare-gun"}, birds=2, wounds={L: 3, S: 4}))
    assert (given.answer, given.reason) == ("flare-gun", MayNearLand())


def test_the_strong_take_the_first_seat_early_and_treasure_late() -> None:
    """What is stolen early can be stolen again."""
    hands, shown = {L: "water"}, {S: "painting-3"}
    early = position(hands, shown, order=[M])
    assert (advice(early).answer, advice(early).reason) == ("swap", ChoosesFirst())
    play(early, "3 turn swap")
    assert advice(early).answer == "lady"
    late = position(hands, shown, order=[M], birds=3)
    assert advice(late).answer == "mug"
    assert advice(late).reason == TreasureCounts("painting-3", 3)
    play(late, "3 turn mug")
    assert advice(late).answer == "stephen"


def test_of_open_and_hidden_cards_it_takes_what_is_worth_more() -> None:
    """An oar is worth less than what may be hidden."""
    table = position({S: "water water"}, {S: "oar"}, order=[M], birds=3)
    play(table, "3 turn mug", "3 mug stephen")
    assert (advice(table).answer, advice(table).reason) == ("hidden", MayFind(S, 2))
    rich = position({S: "water water"}, {S: "painting-3"}, order=[M], birds=3)
    play(rich, "3 turn mug", "3 mug stephen")
    assert advice(rich).answer == "painting-3"


def test_the_weak_do_not_mug_the_strong() -> None:
    """But those who cannot resist."""
    hands, shown = {M: "cash painting-3"}, {M: "jewel"}
    assert "mug" not in answers("normal", position(hands, shown, birds=3))
    helpless = position(hands, shown, birds=3, wounds={M: 8})
    assert answers("normal", helpless) == {"mug"}


def test_an_oar_is_shown_before_rowing() -> None:
    """It helps open only; no other card is shown."""
    given = advice(position({L: "oar"}))
    assert (given.answer, given.reason) == ("show", UsefulCard("oar"))
    table = position({L: "knife"})
    play(table, "0 turn show")
    assert (advice(table).answer, advice(table).reason) == ("no", HidesCards())


# Trading -----------------------------------------------------------------------------------------


def swap_of_treasure() -> BoatTable:
    """The Lady knows of a jewel, which is worth more to her than to Sir Stephen."""
    hands = {L: "painting-2 jewel jewel", S: "jewel"}
    return position(hands, known=[[L, S, "jewel"]])


def test_it_offers_what_is_worth_more_to_both() -> None:
    """Not every time it is asked, as it may be refused."""
    table = swap_of_treasure()
    assert "trade" in answers("normal", table)
    assert answers("normal", table) > {"trade"}
    for kind, answer in (("turn", "trade"), ("partner", "stephen"), ("give", "painting-2")):
        assert first(table).kind == kind
        play(table, f"0 {kind} {answer}")
    assert (advice(table).answer, advice(table).reason) == (("jewel",), GoodTrade(("jewel",)))


def test_the_steps_of_an_offer_belong_together() -> None:
    """Partner, what is given, what is wanted."""
    table = swap_of_treasure()
    play(table, "0 turn trade")
    assert advice(table).answer == "stephen"
    play(table, "0 partner stephen")
    assert advice(table).answer == ("painting-2",)


def test_nothing_is_given_for_nothing() -> None:
    """A plea is refused, and so is a bad offer; a gift is taken. Face down it is the same."""
    bad = position({L: "oar", S: "painting-3"})
    play(bad, "0 turn slip", "0 partner stephen", "0 give oar", "0 want painting-3")
    play(bad, "0 cover oar painting-3")
    assert (advice(bad).answer, advice(bad).reason) == ("no", KeepsCards())
    gift = position({L: "painting-3"})
    play(gift, "0 turn slip", "0 partner stephen", "0 give painting-3")
    assert (advice(gift).answer, advice(gift).reason) == ("yes", GoodTrade(("painting-3",)))
    plea = position({S: "water"})
    play(plea, "0 turn trade", "0 partner stephen", "0 want water")
    assert (advice(plea).answer, advice(plea).reason) == ("no", KeepsCards())
    bad = position({L: "oar", S: "painting-3"})
    play(bad, "0 turn trade", "0 partner stephen", "0 give oar", "0 want painting-3")
    assert (advice(bad).answer, advice(bad).reason) == ("no", KeepsCards())
    gift = position({L: "painting-3"})
    play(gift, "0 turn trade", "0 partner stephen", "0 give painting-3")
    assert (advice(gift).answer, advice(gift).reason) == ("yes", GoodTrade(("painting-3",)))


def test_who_has_chosen_to_trade_for_nothing_is_advised_all_the_same() -> None:
    """To give as little as possible, and to ask for what is worth most."""
    table = position({S: "water", L: "painting-3"}, birds=3)
    play(table, "0 turn trade")
    assert advice(table).reason == KeepsCards()
    play(table, "0 partner stephen")
    assert advice(table).answer == ()
    play(table, "0 give none")
    assert advice(table).reason == TreasureCounts("painting-3", 3)


# Fights ------------------------------------------------------------------------------------------


def test_the_weaker_agree_and_the_stronger_fight() -> None:
    """With the weapon that they can play, and where there is something to lose, after all words."""
    weak = position({S: "jewel jewel"}, order=[M], parley="no")
    play(weak, "3 turn mug", "3 mug stephen")
    assert (advice(weak).answer, advice(weak).reason) == ("agree", TooWeak(5, 8))
    strong = position({M: "jewel jewel"})
    play(strong, "0 turn mug", "0 mug mate")
    assert (advice(strong).answer, advice(strong).reason) == ("fight", StrongEnough(8, 4))
    armed = position({L: "jewel jewel jewel knife"}, order=[S], parley="no")
    play(armed, "1 turn mug", "1 mug lady")
    assert (advice(armed).answer, advice(armed).reason) == ("fight", StrongEnough(7, 5))


def test_a_fighter_plays_the_smallest_weapon_that_wins() -> None:
    """None if it wins anyhow, or cannot win."""
    table = position({S: "blackjack knife gaffing-hook", M: "water"}, order=[C])
    play(table, "2 turn swap", "2 swap stephen", "1 consent fight")
    say_no(table, "join")
    assert first(table).seat == S
    assert (advice(table).answer, advice(table).reason) == (
        "blackjack",
        GetsWeapon("blackjack", 2),
    )
    winning = position({M: "knife"})
    play(winning, "0 turn swap", "0 swap mate", "3 consent fight")
    say_no(winning, "join")
    assert (advice(winning).answer, advice(winning).reason) == ("no", StrongEnough(8, 4))
    hopeless = position({L: "oar"})
    play(hopeless, "0 turn swap", "0 swap mate", "3 consent fight")
    assert (advice(hopeless).answer, advice(hopeless).reason) == ("no", TooWeak(5, 8))


def in_the_middle(love: str, hate: str, **fields: Any) -> BoatTable:
    """Frenchy demands the seat of Sir Stephen, who fights; the Captain is asked to join."""
    table = position(order=[F], loves=goals(love), hates=goals(hate), **fields)
    play(table, "4 turn swap", "4 swap stephen", "1 consent fight", "0 join out")
    if first(table).kind == "weapon":
        play(table, "1 weapon no")
    assert first(table).seat == C
    return table


def test_a_love_in_danger_is_defended() -> None:
    """Before the last wound that can be borne."""
    table = in_the_middle("CLSMKF", "FMKLCS", wounds={S: 5 - 1})
    assert (advice(table).answer, advice(table).reason) == ("defend", SparesLove(S))


def test_a_hate_that_may_be_hurt_is_attacked() -> None:
    """Where that makes the own side the stronger one."""
    table = in_the_middle("CLMSKF", "FMSKCL", wounds={S: 5 - 1}, shown={S: "knife"})
    assert (advice(table).answer, advice(table).reason) == ("attack", HarmsHate(S))


def test_a_fight_of_others_is_left_to_them() -> None:
    """It makes thirsty."""
    assert answers("normal", in_the_middle("CLMSKF", "FMKLCS")) == {"out"}


def test_who_wants_to_promise_help_is_advised_whom_to_help() -> None:
    """Attack or defend, and to ask for what is worth most."""
    table = in_the_middle("CLSMKF", "FMKLCS", wounds={S: 5 - 1})
    play(table, "2 join promise")
    assert (advice(table).answer, advice(table).reason) == ("defend", SparesLove(S))
    play(table, "2 help defend")
    assert advice(table).answer in ("painting-3", "jewel", "water", "cash")


def test_the_kid_takes_hidden_cards_of_anybody() -> None:
    """Nobody can refuse."""
    table = position({L: "cash", M: "cash cash cash"}, order=[K], birds=3, row_stack=LAID)
    assert advice(table).answer == "mug"
    assert isinstance(advice(table).reason, MayFind)
