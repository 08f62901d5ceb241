"""What somebody canny has learnt about the boat, beside somebody as shrewd who has not."""

from dataclasses import fields, replace
from random import Random

import pytest

from accessible_games.core.decision import Answer
from accessible_games.core.event import Seat
from accessible_games.games.lifeboat.players.evaluation import BoatEvaluation, look_out
from accessible_games.games.lifeboat.players.goods import gain
from accessible_games.games.lifeboat.players.normal import judged
from accessible_games.games.lifeboat.players.temper import CANNY, SHREWD, TEMPERS, Skill
from tests.games.lifeboat.building import BoatTable, C, F, K, L, M, S, play, position
from tests.games.lifeboat.players.seats import first, thirsty


def only(skill: str) -> Skill:
    """One of the skills, and none of the others."""
    return replace(Skill(), **{skill: getattr(CANNY.skill, skill)})


def both(table: BoatTable, skill: str) -> tuple[Answer, Answer]:
    """What somebody shrewd answers without a skill, and with this one."""
    view, decision = table.view(first(table).seat), first(table)
    tempers = SHREWD, replace(SHREWD, skill=only(skill))
    without, having = (judged(view, decision, Random(1), temper).answer for temper in tempers)
    return without, having


def outlooks(table: BoatTable, seat: Seat, skill: str) -> tuple[BoatEvaluation, BoatEvaluation]:
    """The outlook of somebody shrewd without a skill, and with this one."""
    tempers = SHREWD, replace(SHREWD, skill=only(skill))
    without, having = (look_out(table.view(seat), temper) for temper in tempers)
    return without, having


@pytest.mark.parametrize("skill", [field.name for field in fields(Skill)])
def test_somebody_canny_has_every_skill(skill: str) -> None:
    """None is there for nothing, and others have none."""
    assert getattr(CANNY.skill, skill) != getattr(Skill(), skill)
    assert {temper.skill for temper in (SHREWD, *TEMPERS.values())} == {Skill()}


def test_whoever_is_asked_for_a_card_threatens_before_it_gives_in() -> None:
    """Now and then it is heeded, and to give in is possible after it as well."""
    table = position({S: "chum chum"}, order=[M])
    play(table, "3 turn mug", "3 mug stephen")
    assert both(table, "threats") == ("agree", "threaten")


def test_who_would_faint_with_treasure_drinks() -> None:
    """Anybody could take it from the unconscious."""
    table = thirsty(wounds=7, others="jewel jewel cash cash")
    assert both(table, "hoard") == ("no", "water")


def test_whoever_is_thirsty_drinks_where_a_wound_costs_as_much_as_the_bottle() -> None:
    """The Mate's own life is worth nothing to him, but nor is a bottle that others take."""
    assert both(thirsty(wounds=4), "thirst") == ("no", "water")


def test_weapons_are_worth_more() -> None:
    """Water and treasure are worth what they always are."""
    without, having = outlooks(position(), C, "tools")
    for card in ("blackjack", "gaffing-hook", "flare-gun", "oar"):
        assert gain(having, card) == pytest.approx(CANNY.skill.tools * gain(without, card))
    for card in ("water", "cash", "jewel"):
        assert gain(having, card) == gain(without, card)


def test_the_lives_of_others_count_less_than_ones_own() -> None:
    """Those of the loved and of the hated alike; what cannot be changed is no reason to act."""
    table = position(wounds={S: 3, K: 2})
    without, having = outlooks(table, L, "others")
    assert having.stakes[L] == without.stakes[L] != 0
    for seat in (S, K):
        assert having.stakes[seat] == pytest.approx(CANNY.skill.others * without.stakes[seat])
        assert having.hurt(seat) == pytest.approx(CANNY.skill.others * without.hurt(seat))
        assert without.stakes[seat] != 0


def test_who_is_loved_or_hated_stays_so_however_much_a_life_counts() -> None:
    """So the reasons that name a person stay true."""
    for seat in (L, C, M, F, K, S):
        without, having = outlooks(position(), seat, "others")
        for plain, felt in zip(without.stakes, having.stakes, strict=True):
            assert (plain > 0, plain < 0) == (felt > 0, felt < 0)
