"""Temperaments of Lifeboat: somebody bold mugs and fights, somebody careful rows and shares."""

from dataclasses import fields, replace
from functools import partial
from random import Random

import pytest

from accessible_games.core.decision import Answer
from accessible_games.games.lifeboat.players.evaluation import BoatEvaluation, look_out
from accessible_games.games.lifeboat.players.expert import AHEAD
from accessible_games.games.lifeboat.players.fights import NERVE, worth_of_fight
from accessible_games.games.lifeboat.players.friends import THANKS, thanks
from accessible_games.games.lifeboat.players.hard import TODAY, LookAhead, study
from accessible_games.games.lifeboat.players.normal import judged
from accessible_games.games.lifeboat.players.temper import CANNY, EVEN, SHREWD, TEMPERS
from accessible_games.players import TEMPERS as NAMES
from accessible_games.players.search import Found
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
from tests.games.lifeboat.players.seats import advice, answer_of, answers, first, goals

Three = tuple[Answer, Answer, Answer]
"""What somebody careful, even and bold answers."""


def three(table: BoatTable, level: str = "normal") -> Three:
    """What they answer at the same table, each always the same."""
    names = (f"careful-{level}", level, f"bold-{level}")
    (careful,), (even,), (bold,) = (answers(name, table, 8) for name in names)
    return careful, even, bold


def weaker() -> BoatTable:
    """The Kid, who is a little weaker than the Lady, has something hidden."""
    return position({K: "water water"})


def strangers() -> BoatTable:
    """Frenchy demands the seat of Sir Stephen, who fights; both are nothing to the Captain."""
    table = position(order=[F], loves=goals("CLMSKF"), hates=goals("FMKLCS"))
    play(table, "4 turn swap", "4 swap stephen", "1 consent fight", "0 join out")
    assert first(table).seat == C
    return table


def demanded(hand: str) -> BoatTable:
    """Frenchy, who is a little stronger, demands a hidden card of Sir Stephen, without a word."""
    table = position({S: hand}, order=[F], parley="no")
    play(table, "4 turn mug", "4 mug stephen")
    assert (first(table).seat, first(table).kind) == (S, "consent")
    return table


def thirsty(bottles: int) -> BoatTable:
    """The Captain, who is nothing to Frenchy, is thirsty; Frenchy has water."""
    table = navigated("course-9", {F: "water " * bottles})
    say_no(table, "sea")
    assert (first(table).seat, first(table).kind) == (F, "water")
    return table


# What they are -----------------------------------------------------------------------------------


def test_every_temperament_has_a_name_that_the_program_knows() -> None:
    """The even one is what players are where nothing is said."""
    assert tuple(TEMPERS) == NAMES
    assert TEMPERS["even"] == EVEN


def test_somebody_even_likes_neither_danger_nor_gifts() -> None:
    """Nor does somebody shrewd, who thinks otherwise of the ways of the boat only."""
    assert EVEN.nerve == EVEN.gift == SHREWD.nerve == SHREWD.gift == 0


def test_whoever_likes_peace_leaves_a_fight_to_others() -> None:
    """The Lady loves Sir Stephen, who is in no danger yet."""
    table = position(order=[F])
    play(table, "4 turn swap", "4 swap stephen", "1 consent fight")
    assert first(table).seat == L
    for temper, answer in ((SHREWD, "defend"), (replace(SHREWD, peace=CANNY.peace), "out")):
        assert judged(table.view(L), first(table), Random(1), temper).answer == answer


@pytest.mark.parametrize(
    "knob", sorted({field.name for field in fields(EVEN)} - {"bargains", "peace", "skill"})
)
def test_each_knob_is_turned_by_a_temperament(knob: str) -> None:
    """None is there for nothing; silence is for benchmarks, only experts have peace and skills."""
    assert len({getattr(temper, knob) for temper in TEMPERS.values()}) > 1


# The level normal --------------------------------------------------------------------------------


def test_only_somebody_bold_mugs_where_others_row() -> None:
    """It trusts that the weaker one agrees, and does not mind a fight."""
    assert three(weaker()) == ("row", "row", "mug")


def test_only_somebody_bold_joins_a_fight_of_strangers() -> None:
    """There is nothing in it for the others."""
    assert three(strangers()) == ("out", "out", "attack")


def test_only_somebody_bold_fights_for_a_card_against_a_stronger_one() -> None:
    """With an oar it is as strong, and a tie is the defender's."""
    assert three(demanded("oar")) == ("agree", "agree", "fight")


def test_somebody_careful_leaves_even_friends_and_foes_to_fight_alone() -> None:
    """The Lady loves Sir Stephen, who is in no danger yet."""
    table = position(order=[F])
    play(table, "4 turn swap", "4 swap stephen", "1 consent fight")
    assert three(table) == ("out", "defend", "defend")


def test_only_somebody_careful_gives_a_stranger_water() -> None:
    """It gladly does something for anybody who is not hated."""
    assert three(thirsty(3)) == ("water", "no", "no")


def test_nobody_gives_the_hated_water() -> None:
    """Whoever wishes a death does not prevent it."""
    table = navigated("course-9", {M: "water water water"})
    say_no(table, "sea")
    assert (first(table).seat, first(table).kind) == (M, "water")
    assert three(table) == ("no", "no", "no")


def test_a_hint_is_always_even() -> None:
    """Whoever else sits at the table."""
    for table in (weaker(), strangers(), demanded("oar"), thirsty(3)):
        assert {advice(table).answer} == answers("normal", table, 8)


# The knobs ---------------------------------------------------------------------------------------


def seen_by(table: BoatTable, temper: str, seat: int) -> BoatEvaluation:
    """The outlook of somebody of such a temper."""
    return look_out(table.view(seat), TEMPERS[temper])


def test_nerve_counts_in_own_fights_only() -> None:
    """As much for the bold as against the careful; fights of others are worth the same to all."""
    table = position()
    tempers = ("careful", "even", "bold")
    own = [worth_of_fight(seen_by(table, temper, C), [C], [F], 0) for temper in tempers]
    assert own == pytest.approx([own[1] - NERVE, own[1], own[1] + NERVE])
    others = {worth_of_fight(seen_by(table, temper, C), [S], [F], 0) for temper in tempers}
    assert len(others) == 1


def test_a_gift_is_worth_more_to_a_friend() -> None:
    """And nothing to the hated."""
    seen = seen_by(position(deeds=[[C, L, 1], [K, L, 1]]), "careful", L)
    gift = TEMPERS["careful"].gift
    assert [thanks(seen, seat) for seat in (C, M, K)] == [gift + THANKS, gift, 0]


# The level easy ----------------------------------------------------------------------------------


def counted(player: str, table: BoatTable, answer: str, chances: int = 200) -> int:
    """How often a player answers so, of as many chances."""
    return sum(answer_of(player, table, chance) == answer for chance in range(chances))


def test_at_the_level_easy_too_the_bold_mug_and_the_careful_row() -> None:
    """Somebody careful never mugs."""
    players = ("careful-easy", "easy", "bold-easy")
    mugs = [counted(player, weaker(), "mug") for player in players]
    assert 0 == mugs[0] < mugs[1] < mugs[2]
    rows = [counted(player, weaker(), "row") for player in players]
    assert rows[0] > rows[1] > rows[2] > 0


@pytest.mark.parametrize(
    ("arm", "expected"),
    [
        ("", ("agree", "agree", "agree")),
        ("oar", ("agree", "agree", "fight")),
        ("blackjack", ("agree", "fight", "fight")),
        ("knife", ("fight", "fight", "fight")),
    ],
)
def test_at_the_level_easy_nerve_is_a_point_of_strength(arm: str, expected: Three) -> None:
    """Sir Stephen is one point weaker than Frenchy, or as strong, or one or two points stronger."""
    table = position({S: "water"}, {S: arm}, order=[F])
    play(table, "4 turn mug", "4 mug stephen")
    if arm:
        play(table, "4 loot hidden")
    assert (first(table).seat, first(table).kind) == (S, "consent")
    assert three(table, "easy") == expected


def test_at_the_level_easy_somebody_careful_gives_water_that_it_can_spare() -> None:
    """Not the last bottle."""
    assert three(thirsty(2), "easy") == ("water", "no", "no")
    assert three(thirsty(1), "easy") == ("no", "no", "no")


# The levels that search --------------------------------------------------------------------------


def found(table: BoatTable, temper: str, iterations: int = 40, ahead: LookAhead = TODAY) -> Found:
    """What somebody of such a temper finds."""
    decision = first(table)
    view, determinize = table.view(decision.seat), partial(table.determinize, decision.seat)
    return study(
        view, decision, determinize, Random(1), iterations, temper=TEMPERS[temper], ahead=ahead
    )


def best(table: BoatTable, iterations: int = 40) -> Three:
    """What somebody careful, even and bold finds best."""
    tempers = ("careful", "even", "bold")
    careful, even, bold = (found(table, temper, iterations)[0].answer for temper in tempers)
    return careful, even, bold


def test_who_searches_keeps_its_temperament() -> None:
    """Where the points to expect do not speak loudly against it."""
    assert best(strangers()) == ("out", "out", "attack")
    assert best(thirsty(3)) == ("water", "no", "no")


def test_who_searches_does_not_throw_its_points_away() -> None:
    """To fight with an oar in the hand would cost a wound and more."""
    assert best(demanded("oar"), 80) == ("agree", "agree", "agree")


@pytest.mark.parametrize("ahead", [TODAY, AHEAD])
def test_somebody_bold_tries_first_what_somebody_bold_would_do(ahead: LookAhead) -> None:
    """Its first candidate is what it thinks at once; the even one is shrewd, or canny."""
    for table in (strangers(), thirsty(3)):
        for temper in ("careful", "bold"):
            assert {found(table, temper, 0, ahead)[0].answer} == answers(
                f"{temper}-normal", table, 8
            )
