"""Who matters to somebody, and who may not live to see land."""

import pytest

from accessible_games.games.lifeboat.cards import BIRDS, CHARACTERS, COURSES, SIZES
from accessible_games.games.lifeboat.players.dangers import (
    between,
    chance_of,
    chance_of_at_most,
    daily_falls,
    daily_thirst,
    danger,
    fainting,
)
from accessible_games.games.lifeboat.players.evaluation import (
    ROBBED,
    after,
    at_risk,
    hopes_after,
    look_out,
)
from accessible_games.games.lifeboat.players.temper import CANNY, SHREWD
from accessible_games.games.lifeboat.players.treasure import treasure_points
from tests.games.lifeboat.building import C, F, K, L, M, S, position
from tests.games.lifeboat.players.seats import goals, outlook
from tests.gathering import gathering

# Stakes ------------------------------------------------------------------------------------------


def test_oneself_and_the_love_live_the_hate_dies() -> None:
    """Survival for the first two, size for the third."""
    assert outlook(position()).stakes == (8, 7, 0, 0, 0, -3)


def test_a_narcissist_lives_twice() -> None:
    """And matters to nobody else."""
    seen = outlook(position(loves=goals("LCMFKS")))
    assert seen.stakes == (16, 0, 0, 0, 0, -3)


@pytest.mark.parametrize(
    ("psychopath", "stakes"),
    [
        ("all", (0, 7 - 5, -7, -8, -6, -3)),
        ("spare-love", (0, 7, -7, -8, -6, -3)),
        ("3", (0, 7, -3, -3, -3, -3)),
    ],
)
def test_a_psychopath_gains_by_every_death_but_the_own(
    psychopath: str, stakes: tuple[int, ...]
) -> None:
    """By that of the love too, where it is not spared; but its survival is worth something."""
    seen = outlook(position(hates=goals("LKSCMF"), psychopath=psychopath))
    assert seen.stakes == stakes


def test_the_ambivalent_weigh_survival_against_size() -> None:
    """The Lady loves and hates somebody who is small, or big."""
    small = outlook(position(loves=goals("KCMFSL"), hates=goals("KLSCMF")))
    assert small.stakes == (8, 0, 0, 0, 0, 9 - 3)
    big = outlook(position(loves=goals("MCSFKL"), hates=goals("MLSCFK")))
    assert big.stakes == (8, 0, 0, 4 - 8, 0, 0)


def test_the_dead_do_not_matter_any_more() -> None:
    """In the boat or swept away."""
    assert outlook(position(wounds={S: 6})).stakes == (8, 0, 0, 0, 0, -3)
    gone = position(boat=[L, C, M, F, K], order=[L, C, M, F, K], wounds={S: 5})
    assert outlook(gone).stakes == (8, 0, 0, 0, 0, -3)


# Danger ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("character", CHARACTERS)
def test_danger_grows_with_wounds_and_shrinks_with_birds(character: str) -> None:
    """From somebody who is well to somebody who is dead."""
    most = SIZES[character]
    by_wounds = [danger(character, wounds, 1) for wounds in range(most + 2)]
    assert by_wounds == sorted(by_wounds)
    assert 0 < by_wounds[0] < by_wounds[most] < by_wounds[most + 1] == 1
    by_birds = [danger(character, most - 1, birds) for birds in range(BIRDS + 1)]
    assert by_birds == sorted(by_birds, reverse=True)
    assert by_birds[-1] == 0


def test_the_dead_stay_dead_when_land_is_reached() -> None:
    """All others are saved, the unconscious too."""
    assert danger("kid", 4, BIRDS) == 1
    assert danger("kid", 3, BIRDS) == 0


def test_the_cards_say_who_is_often_thirsty_and_who_falls() -> None:
    """Counted in the 24 cards: the Captain is thirsty on 18, the Kid on 7; the Lady falls on 3."""
    assert daily_thirst("captain") - daily_thirst("kid") == pytest.approx(11 / 24)
    assert daily_falls("lady") == pytest.approx(3 / 24)
    assert daily_falls("kid") == pytest.approx(6 / 24)


def test_chances_are_those_of_poisson() -> None:
    """Compared with published values for a mean of 2."""
    assert chance_of(0, 2) == pytest.approx(0.1353, abs=1e-4)
    assert chance_of(3, 2) == pytest.approx(0.1804, abs=1e-4)
    assert chance_of_at_most(3, 2) == pytest.approx(0.8571, abs=1e-4)


# Hopes -------------------------------------------------------------------------------------------


def test_a_wound_costs_what_a_life_is_worth() -> None:
    """To oneself and one's love; of the hated it brings something, of the others nothing."""
    seen = outlook(position())
    assert seen.hurt(L) < seen.hurt(S) < 0 < seen.hurt(K)
    assert seen.hurt(C) == seen.hurt(M) == seen.hurt(F) == 0
    assert seen.hurt(L, 2) < seen.hurt(L)
    assert seen.hurt(L, -1) == 0


def test_half_a_wound_lies_between_none_and_one() -> None:
    """It stands for the chance of one."""
    seen = outlook(position())
    assert seen.hurt(L, 0.5) == pytest.approx(seen.hurt(L) / 2)


@pytest.mark.parametrize("wounds", [-2, -0.5, 0, 1, 1.5, 9])
def test_a_wound_costs_the_hopes_that_are_lost_by_it(wounds: float) -> None:
    """Nobody has fewer than none."""
    seen = outlook(position(wounds={L: 2, S: 4}))
    for seat in (L, C, M, F, K, S):
        hopes = seen.wounded({seat: wounds}).hopes() - seen.hopes()
        assert seen.hurt(seat, wounds) == pytest.approx(hopes)


def test_a_wound_costs_the_canny_the_treasure_that_may_be_taken() -> None:
    """By how much likelier it makes them unconscious; once land is near, less can be taken."""
    table = position({M: "jewel jewel cash"}, wounds={M: 7})
    for birds, robbed in enumerate(ROBBED):
        table.state.birds = birds
        canny, shrewd = (look_out(table.view(M), temper) for temper in (CANNY, SHREWD))
        risk = fainting("mate", 8, birds) - fainting("mate", 7, birds)
        points = CANNY.skill.hoard * treasure_points("mate", ("jewel", "jewel", "cash"))
        lost = shrewd.hurt(M) - canny.hurt(M)
        assert lost == pytest.approx(robbed * points * risk)
        assert canny.hurt(L) == shrewd.hurt(L)
    assert ROBBED[0] > ROBBED[BIRDS - 1] > ROBBED[BIRDS] == 0


def test_whoever_has_no_treasure_has_none_to_lose() -> None:
    """What else they hold does not count here."""
    table = position({M: "water oar"}, wounds={M: 7})
    canny, shrewd = (look_out(table.view(M), temper) for temper in (CANNY, SHREWD))
    assert canny.hurt(M) == shrewd.hurt(M)
    assert at_risk(canny) == 0


def test_more_wounds_make_fainting_likelier() -> None:
    """Until it is certain; a part of a wound is the chance of a whole one."""
    for birds in range(BIRDS):
        chances = [fainting("captain", wounds, birds) for wounds in range(SIZES["captain"] + 2)]
        assert chances == sorted(chances)
        assert 0 < chances[0] < 1
        assert chances[-2:] == [1, 1]
        assert between(fainting, "captain", 1.5, birds) == pytest.approx(sum(chances[1:3]) / 2)
        assert all(chance >= danger("captain", at, birds) for at, chance in enumerate(chances))
    assert [fainting("captain", wounds, BIRDS) for wounds in (0, 6, 7)] == [0, 0, 1]


def test_birds_are_good_for_who_wants_to_live() -> None:
    """And bad for a psychopath with nobody to lose; there are never more than four or less than 0.

    When land is reached, all that is left to hope for is sure.
    """
    seen = outlook(position(wounds={L: 2}))
    assert seen.sighted(1).hopes() > seen.hopes()
    assert seen.sighted(9).birds == BIRDS
    assert seen.sighted(-1).birds == 0
    assert seen.sighted(BIRDS).hopes() == 8 + 7 - 3
    killer = outlook(position(hates=goals("LKSCMF"), wounds={S: 6}))
    assert killer.sighted(1).hopes() < killer.hopes()


@gathering({course: [(course, birds) for birds in range(BIRDS)] for course in COURSES})
def test_the_quick_way_to_hope_says_what_the_long_one_says(course: str, birds: int) -> None:
    """Only those who matter are looked at, and no other outlook is made for it."""
    for table in (position(birds=birds), position({L: "water"}, wounds={L: 2, S: 4}, birds=birds)):
        seen = outlook(table)
        long = after(seen, COURSES[course]).hopes()
        assert hopes_after(seen, COURSES[course]) == pytest.approx(long)
