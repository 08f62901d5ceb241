"""Navigation, water and thirst: `normal` steers for itself and its love, and against its hate."""

from typing import Any

import pytest

from accessible_games.games.lifeboat.cards import COURSES
from accessible_games.games.lifeboat.players.reasons import (
    DelaysLand,
    GainsNothing,
    HarmsHate,
    LeavesToChance,
    NearsLand,
    NeedsOwnWater,
    NothingBetter,
    ShowsCourses,
    SparesLove,
    SparesYou,
)
from accessible_games.games.lifeboat.players.sea import unknown_courses, worth_of_course
from tests.games.lifeboat.building import C, F, K, L, M, S, navigated, play, position, say_no
from tests.games.lifeboat.players.seats import advice, first, goals, outlook

PSYCHOPATH: dict[str, Any] = {"loves": goals("SCLFKM"), "hates": goals("LSCMFK")}
"""Everybody hates everybody; the Kid loves the Mate, who is hard to kill."""


# Courses -----------------------------------------------------------------------------------------


def test_a_rower_lays_birds_and_no_harm() -> None:
    """What harms Sir Stephen, whom the Lady loves, goes under the stack."""
    birds = position(top="course-2 course-7")
    play(birds, "0 turn row")
    assert (advice(birds).answer, advice(birds).reason) == (("course-2",), NearsLand(1))
    harm = position(top="course-3 course-8")
    play(harm, "0 turn row")
    assert (advice(harm).answer, advice(harm).reason) == ((), LeavesToChance())


def test_the_navigator_steers_for_land() -> None:
    """The fourth bird ends it all, so nobody falls any more."""
    table = navigated("course-9", row_stack=["course-20", "course-18"], birds=3)
    assert (advice(table).answer, advice(table).reason) == ("course-18", NearsLand(4))


def test_the_navigator_steers_away_from_harm() -> None:
    """The Kid does not want to fall, nor its love, the Lady, to be thirsty."""
    own = navigated("course-9", row_stack=["course-10", "course-20"])
    assert (advice(own).answer, advice(own).reason) == ("course-20", SparesYou())


def test_the_navigator_steers_against_the_hated() -> None:
    """Frenchy is unconscious, and would drown."""
    table = navigated("course-9", row_stack=["course-21", "course-20"], wounds={F: 6})
    assert (advice(table).answer, advice(table).reason) == ("course-21", HarmsHate(F))


def test_a_psychopath_likes_it_at_sea() -> None:
    """The others may still die."""
    table = navigated("course-9", row_stack=["course-2", "course-20"], wounds={C: 8}, **PSYCHOPATH)
    given = advice(table)
    assert (given.answer, given.reason) == ("course-20", DelaysLand())


def test_the_compass_is_used() -> None:
    """It shows one card more."""
    table = navigated("course-9", {K: "compass"}, row_stack=["course-20"])
    assert (advice(table).answer, advice(table).reason) == ("compass", ShowsCourses(1))


def test_without_a_choice_the_top_card_is_turned() -> None:
    """There is nothing better."""
    table = navigated("course-9", {K: "water"})
    assert (advice(table).answer, advice(table).reason) == ("top", NothingBetter())


def test_a_card_is_worth_what_becomes_of_people() -> None:
    """Of oneself, of the love, and the other way round of the hate."""
    seen = outlook(position(rowed=[L], fought=[S]))
    calm, everybody = worth_of_course(seen, "course-20"), worth_of_course(seen, "course-3")
    assert calm == 0 > everybody
    assert worth_of_course(seen, "course-24") < 0 < worth_of_course(seen, "course-2")
    assert worth_of_course(seen, "course-4") < worth_of_course(seen, "course-1")
    assert worth_of_course(seen, "course-23") > worth_of_course(seen, "course-20")


def test_own_water_makes_thirst_harmless() -> None:
    """As far as it goes."""
    dry, wet = outlook(position()), outlook(position({L: "water"}))
    assert worth_of_course(wet, "course-24") == 0 > worth_of_course(dry, "course-24")


def test_the_next_card_is_known_to_who_has_seen_it() -> None:
    """Else any that lies nowhere else."""
    view = position(top="course-5", charted=[["course-5"], [], [], [], [], []]).view(L)
    assert unknown_courses(view) == ("course-5",)
    laid = position(row_stack=["course-1"], charted=[["course-1"], [], [], [], [], []])
    assert unknown_courses(laid.view(L)) == tuple(COURSES)[1:]
    assert unknown_courses(laid.view(S)) == tuple(COURSES)


# In the water ------------------------------------------------------------------------------------


def test_the_life_preserver_is_kept_for_who_needs_it() -> None:
    """Sir Stephen throws it to the Captain when the next wound may be the last."""
    healthy = navigated("course-1", {S: "life-preserver"})
    assert (advice(healthy).answer, advice(healthy).reason) == ("no", GainsNothing())
    weak = navigated("course-1", {S: "life-preserver"}, wounds={C: 6}, birds=3)
    assert (advice(weak).answer, advice(weak).reason) == ("life-preserver", SparesLove(C))
    play(weak, "1 sea life-preserver")
    assert (advice(weak).answer, advice(weak).reason) == ("captain", SparesLove(C))


def test_who_falls_uses_the_own_life_preserver() -> None:
    """It is kept."""
    table = navigated("course-1", {C: "life-preserver"}, wounds={C: 5}, own_preserver="hand")
    assert (advice(table).answer, advice(table).reason) == ("life-preserver", SparesYou())


def test_chum_is_for_the_hated() -> None:
    """The Mate hates the Captain; nobody else plays it."""
    table = navigated("course-1", {M: "chum"}, wounds={C: 6})
    assert (advice(table).answer, advice(table).reason) == ("chum", HarmsHate(C))
    other = navigated("course-1", {F: "chum"}, wounds={C: 6})
    assert (advice(other).answer, advice(other).reason) == ("no", GainsNothing())


# Thirst ------------------------------------------------------------------------------------------


def test_the_thirsty_drink() -> None:
    """The parasol comes first."""
    table = navigated("course-20", {C: "water"}, wounds={C: 4})
    say_no(table, "sea")
    assert (advice(table).answer, advice(table).reason) == ("water", SparesYou())
    shaded = navigated("course-24", {L: "water"}, {L: "parasol"})
    say_no(shaded, "sea")
    assert first(shaded).kind == "drink"
    assert (advice(shaded).answer, advice(shaded).reason) == ("parasol", SparesYou())


@pytest.mark.parametrize(
    ("giver", "wounds", "answer", "reason"),
    [
        (S, {C: 7}, "water", SparesLove(C)),
        (S, {S: 4}, "no", NeedsOwnWater()),
        (M, {C: 7}, "no", HarmsHate(C)),
        (F, {C: 7}, "no", GainsNothing()),
    ],
)
def test_water_is_for_oneself_and_the_love(
    giver: int, wounds: dict[int, int], answer: str, reason: object
) -> None:
    """The Captain is thirsty, whom Sir Stephen loves and the Mate hates."""
    table = navigated("course-9", {giver: "water"}, wounds=wounds, birds=3)
    say_no(table, "sea")
    assert (first(table).seat, first(table).kind) == (giver, "water")
    assert (advice(table).answer, advice(table).reason) == (answer, reason)
