"""The level `easy` keeps to a few plain rules."""

import pytest

from tests.games.lifeboat.building import (
    BoatTable,
    C,
    F,
    K,
    L,
    M,
    S,
    navigated,
    play,
    position,
    say_no,
)
from tests.games.lifeboat.players.seats import answer_of, answers


def morning(passing: str, hand: str = "") -> BoatTable:
    """The Lady chooses first."""
    cards = passing.split()
    polled = list(range(len(cards)))
    return position({L: hand}, phase="draft", polled=polled, passing=cards)


@pytest.mark.parametrize(
    ("passing", "hand", "kept"),
    [
        ("water painting-3 cash", "", "painting-3"),
        ("water jewel cash", "", "jewel"),
        ("water cash knife", "", "water"),
        ("water cash knife", "water", "cash"),
        ("knife water oar", "water", "water"),
        ("knife oar", "", "oar"),
    ],
)
def test_treasure_is_kept_and_some_water(passing: str, hand: str, kept: str) -> None:
    """Water comes before cash if there is none, and anything else last."""
    assert answers("easy", morning(passing, hand)) == {kept}


def test_it_rows_mostly_and_mugs_now_and_then() -> None:
    """And sometimes does nothing; the same chance brings the same again."""
    given = [answer_of("easy", position({S: "water"}), chance) for chance in range(200)]
    assert given == [answer_of("easy", position({S: "water"}), chance) for chance in range(200)]
    assert {*given} == {"row", "nothing", "mug"}
    assert given.count("row") > given.count("nothing") > given.count("mug") > 0


def test_it_does_not_mug_where_nobody_has_a_card() -> None:
    """Nor trades, swaps or shoots."""
    assert answers("easy", position({L: "flare-gun"})) == {"row", "nothing"}


def test_parasol_and_medical_kit_are_used_at_once() -> None:
    """The kit if it is wounded itself."""
    assert answers("easy", position({L: "parasol water"})) == {"parasol"}
    kit = position({L: "medical-kit"}, wounds={L: 1, S: 2})
    assert answers("easy", kit) == {"medical-kit"}
    play(kit, "0 turn medical-kit")
    assert answers("easy", kit) == {"lady"}
    other = position({L: "medical-kit"}, wounds={S: 2})
    assert "medical-kit" not in answers("easy", other)


def test_a_rower_keeps_birds_and_what_harms_neither_itself_nor_its_love() -> None:
    """The Lady loves Sir Stephen."""
    table = position(top="course-8 course-9")
    play(table, "0 turn row")
    assert answers("easy", table) == {("course-9",)}
    birds = position(top="course-2 course-5")
    play(birds, "0 turn row")
    assert answers("easy", birds) == {("course-2", "course-5")}


def test_the_navigator_steers_for_a_bird() -> None:
    """Else away from harm."""
    bird = navigated("course-9", row_stack=["course-16", "course-23"])
    assert answers("easy", bird) == {"course-23"}
    harmless = navigated("course-9", row_stack=["course-16", "course-20"])
    assert answers("easy", harmless) == {"course-20"}
    alone = navigated("course-9", {K: "water"})
    assert answers("easy", alone) == {"top"}


def test_the_stronger_fight_and_the_others_agree() -> None:
    """By what all see."""
    table = position(hands={M: "water", S: "water"})
    play(table, "0 turn swap", "0 swap mate")
    assert answers("easy", table) == {"fight"}
    weak = position(order=[M, F, K], shown={F: "oar"})
    play(weak, "3 turn swap", "3 swap frenchy")
    assert answers("easy", weak) == {"agree"}


def test_a_fighter_plays_the_largest_weapon_and_others_stay_out() -> None:
    """Nobody is helped."""
    table = position({L: "oar gaffing-hook", S: "knife"})
    play(table, "0 turn swap", "0 swap stephen", "1 consent fight")
    assert answers("easy", table) == {"gaffing-hook"}
    play(table, "0 weapon gaffing-hook")
    assert answers("easy", table) == {"knife"}
    play(table, "1 weapon no")
    assert answers("easy", table) == {"out"}


def test_it_mugs_the_smallest() -> None:
    """Who cannot do much about it."""
    table = position({S: "water", K: "water", M: "water"})
    play(table, "0 turn mug")
    assert answers("easy", table) == {"kid"}


def test_only_gifts_are_accepted() -> None:
    """Of what is wanted in exchange it keeps all, also where the trade is good or secret."""
    for way in ("trade", "slip"):
        gift = position({L: "jewel"})
        play(gift, f"0 turn {way}", "0 partner captain", "0 give jewel")
        assert answers("easy", gift) == {"yes"}
        trade = position({L: "jewel", C: "knife"})
        play(trade, f"0 turn {way}", "0 partner captain", "0 give jewel", "0 want knife")
        if way == "slip":
            play(trade, "0 cover jewel knife")
        assert answers("easy", trade) == {"no"}


def test_in_open_trading_it_offers_nothing() -> None:
    """It is done at once."""
    table = position({S: "water"}, trading="open", phase="market", polled=[S, C, M, F, K])
    assert answers("easy", table) == {"done"}


def test_it_drinks_and_gives_water_to_its_love_only() -> None:
    """The Captain is thirsty, whom Sir Stephen loves."""
    own = navigated("course-20", {C: "water"})
    say_no(own, "sea")
    assert answers("easy", own) == {"water"}
    other = navigated("course-20", {S: "water"})
    say_no(other, "sea")
    assert other.waiting()[0].seat == S
    assert answers("easy", other) == {"water"}
    unloved = navigated("course-20", {F: "water"})
    say_no(unloved, "sea")
    assert unloved.waiting()[0].seat == F
    assert answers("easy", unloved) == {"no"}


def test_nothing_is_thrown_into_the_water() -> None:
    """Neither chum nor the life preserver."""
    table = navigated("course-20", {L: "chum life-preserver"})
    assert answers("easy", table) == {"no"}
