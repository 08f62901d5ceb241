"""The end: survival, treasure, love and hate, person by person and each with its reason."""

from typing import Any

import pytest

from accessible_games.core.common_events import GameScored
from accessible_games.core.event import Event
from accessible_games.games.lifeboat.cards import CHARACTERS, SIZES
from accessible_games.games.lifeboat.scoring import (
    Fate,
    final_points,
    points,
    reasons,
    totals,
)
from accessible_games.games.lifeboat.sea_events import (
    AmbivalenceScored,
    DeathsScored,
    GameWon,
    GoalsRevealed,
    HateScored,
    LandReached,
    LoveScored,
    SurvivalScored,
    TreasureScored,
    VictoryShared,
)
from tests.games.lifeboat.building import BoatTable, C, F, K, L, M, S, navigated, of, position


def ended(**fields: Any) -> BoatTable:
    """A game that has just ended: the fourth bird is the first navigation card."""
    hands, shown = fields.pop("hands", None), fields.pop("shown", None)
    compass = {"discard": ["compass", *fields.pop("discard", [])]}
    return navigated("course-2", hands, shown, birds=3, **compass, **fields)


def fate(character: str, love: str = "mate", hate: str = "captain", **more: Any) -> Fate:
    """What became of somebody at seat 0; everybody lives and nobody has treasure."""
    given: dict[str, Any] = {"dead": (), "treasure": (), "psychopath": "all"}
    return Fate(0, character, love, hate, **(given | more))


def told(fate: Fate) -> list[Event]:
    """All that brings somebody points, in the order in which it is told."""
    return list(reasons(fate))


# Survival ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("character", "value"),
    [("lady", 8), ("stephen", 7), ("captain", 5), ("mate", 4), ("frenchy", 6), ("kid", 9)],
)
def test_who_is_alive_scores_the_survival_value(character: str, value: int) -> None:
    """Awake or unconscious."""
    love = "lady" if character != "lady" else "kid"
    hate = "stephen" if character != "stephen" else "kid"
    scored = told(fate(character, love, hate, dead=(love,)))
    assert scored == [SurvivalScored(0, value, narcissist=False, psychopath=False)]


def test_the_dead_score_nothing_for_survival() -> None:
    """But all the rest."""
    dead = fate("kid", "lady", "mate", dead=("mate", "kid"), treasure=("cash",))
    assert told(dead) == [
        TreasureScored(0, ("cash",), 1, doubled=False),
        LoveScored(0, "lady", 8),
        HateScored(0, "mate", 8),
    ]


def test_the_unconscious_are_alive() -> None:
    """With as many wounds as the size."""
    table = ended(wounds={K: 3, C: 8})
    assert SurvivalScored(K, 9, narcissist=False, psychopath=False) in table.opening
    assert of(SurvivalScored, table.opening) == [
        event for event in of(SurvivalScored, table.opening) if event.seat != C
    ]


# Treasure ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("character", "cards", "value"),
    [
        ("mate", "cash cash cash", 3), ("captain", "cash cash cash", 6),
        ("mate", "jewel", 1), ("mate", "jewel jewel", 4), ("mate", "jewel jewel jewel", 8),
        ("lady", "jewel", 2), ("lady", "jewel jewel", 8), ("lady", "jewel jewel jewel", 16),
        ("mate", "painting-3 painting-2", 5), ("stephen", "painting-3 painting-3 painting-2", 16),
    ],
)  # fmt: skip
def test_treasure_counts_and_doubles_for_some(character: str, cards: str, value: int) -> None:
    """Jewels for the Lady, paintings for Stephen, cash for the Captain."""
    held = fate(character, "frenchy", "kid", dead=("frenchy",), treasure=tuple(cards.split()))
    treasure = of(TreasureScored, told(held))
    doubled = character in ("captain", "lady", "stephen")
    assert treasure == [TreasureScored(0, tuple(cards.split()), value, doubled)]


def test_each_kind_of_treasure_is_told_apart() -> None:
    """Only one of them doubles; weapons and water are worth nothing."""
    cards = ("water", "cash", "jewel", "jewel", "painting-2", "knife")
    assert of(TreasureScored, told(fate("lady", treasure=cards))) == [
        TreasureScored(0, ("cash",), 1, doubled=False),
        TreasureScored(0, ("jewel", "jewel"), 8, doubled=True),
        TreasureScored(0, ("painting-2",), 2, doubled=False),
    ]


def test_hidden_and_open_treasure_count_also_of_the_dead_in_the_boat() -> None:
    """Their heirs get it (L41)."""
    table = ended(hands={C: "cash"}, shown={C: "cash"}, wounds={C: 8})
    assert TreasureScored(C, ("cash", "cash"), 4, doubled=True) in table.opening


# Love and hate -----------------------------------------------------------------------------------


def test_love_scores_the_survival_of_the_loved_one() -> None:
    """If alive, in whatever state."""
    assert LoveScored(0, "kid", 9) in told(fate("mate", "kid"))
    assert of(LoveScored, told(fate("mate", "kid", dead=("kid",)))) == []


def test_hate_scores_the_size_of_the_dead_enemy() -> None:
    """However he died."""
    assert HateScored(0, "captain", 7) in told(fate("mate", dead=("captain",)))
    assert of(HateScored, told(fate("mate"))) == []


def test_a_narcissist_scores_the_own_survival_twice() -> None:
    """Who loves oneself (L42)."""
    scored = told(fate("kid", "kid"))
    assert scored == [SurvivalScored(0, 18, narcissist=True, psychopath=False)]
    assert told(fate("kid", "kid", dead=("kid",))) == []


def test_a_psychopath_scores_nothing_for_the_own_survival() -> None:
    """Who hates oneself (L44); also nothing for the own death."""
    scored = told(fate("mate", "kid", "mate"))
    assert scored[0] == SurvivalScored(0, 0, narcissist=False, psychopath=True)
    assert points(fate("mate", "kid", "mate")) == 9
    assert points(fate("mate", "kid", "mate", dead=("mate",))) == 9


def test_a_psychopath_who_is_a_narcissist_scores_survival_once() -> None:
    """And the dead (L44)."""
    both = fate("mate", "mate", "mate", dead=("kid",))
    assert told(both) == [
        SurvivalScored(0, 4, narcissist=True, psychopath=True),
        DeathsScored(0, ("kid",), 3),
    ]


def test_a_psychopath_scores_all_others_who_died() -> None:
    """Their sizes, that of the love too, but nothing for the own death (L43)."""
    dead = ("lady", "captain", "mate", "kid")
    mad = fate("mate", "kid", "mate", dead=dead)
    assert told(mad) == [DeathsScored(0, ("lady", "captain", "kid"), 4 + 7 + 3)]


@pytest.mark.parametrize(("option", "value"), [("spare-love", 4 + 7), ("size", 4 + 7), ("3", 6)])
def test_by_other_options_a_psychopath_does_not_score_the_love(option: str, value: int) -> None:
    """The sizes of the others, as in old games called `size`, or three each (L43)."""
    dead = ("lady", "captain", "mate", "kid")
    mad = fate("mate", "kid", "mate", dead=dead, psychopath=option)
    assert told(mad) == [DeathsScored(0, ("lady", "captain"), value)]


@pytest.mark.parametrize(("dead", "alive", "value"), [((), True, 9), (("kid",), False, 3)])
def test_love_and_hate_for_the_same_person_is_either(
    dead: tuple[str, ...], alive: bool, value: int
) -> None:
    """Survival if alive, size if dead (L45)."""
    torn = fate("mate", "kid", "kid", dead=dead)
    assert AmbivalenceScored(0, "kid", alive, value) in told(torn)
    assert of(LoveScored, told(torn)) == of(HateScored, told(torn)) == []


# The whole ---------------------------------------------------------------------------------------


def test_at_the_end_everybody_shows_love_and_hate() -> None:
    """Not before (L54)."""
    table = ended()
    assert table.opening.index(LandReached(4)) < table.opening.index(
        GoalsRevealed(L, "stephen", "kid", narcissist=False, psychopath=False)
    )
    assert len(of(GoalsRevealed, table.opening)) == 6
    assert table.view(None).goals == tuple(zip(table.state.loves, table.state.hates, strict=True))


def test_reasons_add_up_to_what_everybody_has() -> None:
    """The most first."""
    table = ended(hands={C: "cash cash", L: "jewel"}, wounds={S: 6})
    sums = [0] * 6
    for event in table.opening:
        if isinstance(event, SurvivalScored | TreasureScored | LoveScored | HateScored):
            sums[event.seat] += event.points
    assert sums == totals(table.state)
    (scored,) = of(GameScored, table.opening)
    assert dict(scored.points) == dict(enumerate(sums))
    assert [number for _, number in scored.points] == sorted(sums, reverse=True)


def test_the_most_points_win() -> None:
    """Dead or alive."""
    table = ended(hands={F: "jewel jewel jewel"})
    assert table.opening[-1] == GameWon(F, 6 + 8 + 9)
    assert table.game.winners(table.state) == [F]


def test_equal_points_win_together() -> None:
    """The victory is shared (L50)."""
    loves = ["stephen", "lady", "captain", "mate", "kid", "frenchy"]
    table = ended(loves=loves)
    assert table.opening[-1] == VictoryShared(((L, 15), (S, 15), (F, 15), (K, 15)), 15)
    assert table.game.winners(table.state) == [L, S, F, K]
    assert (C in table.game.winners(table.state), M) == (False, 3)


def test_who_was_swept_away_scores_no_treasure() -> None:
    """The cards are gone; love and hate stay."""
    table = ended(boat=[L, S, M, F, K])
    assert [event for event in of(SurvivalScored, table.opening) if event.seat == C] == []
    assert LoveScored(C, "mate", 4) in table.opening
    assert HateScored(M, "captain", 7) in table.opening
    assert sorted(CHARACTERS) == sorted(table.state.characters)


def test_nobody_has_points_when_the_sea_has_won() -> None:
    """Though treasure would be worth some; on land, everybody has what was scored."""
    dead = {seat: size + 1 for seat, size in enumerate(SIZES.values())}
    lost = position({0: "cash"}, wounds=dead, phase="over", order=[]).state
    assert final_points(lost) == [0] * 6
    landed = ended().state
    assert final_points(landed) == totals(landed) != [0] * 6
