"""Every navigation card played once, and every kind of death."""

import pytest

from accessible_games.games.lifeboat.cards import CHARACTERS, COURSES
from accessible_games.games.lifeboat.events import CardStolen, SeatsChanged
from accessible_games.games.lifeboat.sea_events import (
    Died,
    Drowned,
    Fainted,
    FellOverboard,
    GotThirsty,
    HateScored,
    SweptAway,
    Wounded,
)
from accessible_games.games.lifeboat.state import alive, awake
from tests.games.lifeboat.building import (
    BoatTable,
    C,
    F,
    K,
    L,
    M,
    S,
    navigated,
    of,
    play,
    position,
    say_no,
)

LETTERS = "LSCMFK"
SHOWN = {
    1: ("C", "F", "", ""), 2: ("", "", "+", ""), 3: (LETTERS, LETTERS, "", "F"),
    4: ("M", "CF", "", "FR"), 5: ("F", "SCM", "+", ""), 6: ("S", "CMF", "", "FR"),
    7: ("L", "LSCMF", "x", "R"), 8: ("S", "LC", "", "F"), 9: ("M", "CM", "", "R"),
    10: ("K", "LCMF", "", ""), 11: ("S", "CK", "+", "R"), 12: ("F", "CMK", "", "R"),
    13: ("F", "LCM", "", "F"), 14: ("S", "SC", "", ""), 15: (LETTERS, LETTERS, "+", "FR"),
    16: ("K", "LSCMF", "", "R"), 17: ("K", "CMFK", "", "F"), 18: ("K", "SCMFK", "+", "FR"),
    19: ("C", "S", "", "FR"), 20: ("C", "C", "", ""), 21: ("F", "SCMF", "", "FR"),
    22: ("C", "M", "+", "F"), 23: ("M", "K", "+", "F"), 24: ("M", "L", "", ""),
}  # fmt: skip
"""Who falls, who is thirsty, the bird, and the signs."""


@pytest.mark.parametrize("number", SHOWN)
def test_each_navigation_card_does_what_it_shows(number: int) -> None:
    """The Lady has rowed, the Mate has fought, and nobody has a card."""
    overboard, thirsty, bird, signs = SHOWN[number]
    table = navigated(f"course-{number}", birds=1, rowed=[L], fought=[M])
    expected = [overboard.count(each) + thirsty.count(each) for each in LETTERS]
    expected[F] -= overboard.count("F")
    expected[L] += "R" in signs
    expected[M] += "F" in signs
    assert table.state.wounds == expected
    assert table.state.birds == 1 + {"+": 1, "x": -1, "": 0}[bird]
    assert [LETTERS[e.seat] for e in of(FellOverboard, table.opening)] == list(overboard)
    named = [LETTERS[e.seat] for e in of(GotThirsty, table.opening) if e.cause == "name"]
    assert named == [each for each in LETTERS if each in thirsty]


@pytest.mark.parametrize("number", SHOWN)
def test_with_four_players_two_names_mean_nobody(number: int) -> None:
    """Here Frenchy and the Kid are not in the game (L3)."""
    overboard, thirsty, _, _ = SHOWN[number]
    table = navigated(f"course-{number}", seats=4)
    assert table.state.wounds == [overboard.count(w) + thirsty.count(w) for w in LETTERS[:4]]


def test_all_cards_are_here() -> None:
    """Twenty-four."""
    assert [f"course-{number}" for number in SHOWN] == list(COURSES)


# Deaths ------------------------------------------------------------------------------------------


def dead_in_the_boat(table: BoatTable, seat: int) -> bool:
    """Whether somebody has died without leaving the boat."""
    return seat in table.state.boat and not alive(table.state, seat)


def test_a_fight_can_only_make_one_faint() -> None:
    """Who loses was conscious, and has one wound more then (L20)."""
    table = position(wounds={L: 3})
    play(table, "0 turn swap", "0 swap captain", "2 consent fight")
    told = say_no(table, "join")
    assert Fainted(L) in told
    assert alive(table.state, L)
    assert not awake(table.state, L)


def test_one_can_die_of_thirst_while_unconscious() -> None:
    """One wound above the size (L20)."""
    table = navigated("course-24", wounds={L: 4})
    assert Died(L) in table.opening
    assert dead_in_the_boat(table, L)


def test_one_can_faint_in_the_water_and_die_of_thirst() -> None:
    """On the same day."""
    table = navigated("course-20", wounds={C: 6})
    causes = [event.cause for event in of(Wounded, table.opening)]
    assert causes == ["water", "thirst"]
    assert of(Fainted, table.opening) == [Fainted(C)]
    assert of(Died, table.opening) == [Died(C)]


def test_one_can_die_of_water_and_sharks() -> None:
    """And is back in the boat as a dead body (L23)."""
    table = navigated("course-1", {L: "chum"}, wounds={C: 6}, discard=["compass"])
    told = play(table, "0 sea chum")
    causes = [event.cause for event in of(Wounded, told) if event.seat == C]
    assert causes == ["water", "sharks"]
    assert dead_in_the_boat(table, C)


def test_sharks_can_kill_one_who_is_unconscious_in_a_life_preserver() -> None:
    """It keeps nobody from being bitten (L24)."""
    table = navigated("course-1", {L: "chum"}, {C: "life-preserver"}, wounds={C: 7})
    told = play(table, "0 sea chum")
    assert Wounded(C, "sharks", 8, 7) in told
    assert dead_in_the_boat(table, C)


def test_sharks_can_kill_frenchy() -> None:
    """The only wound from the water that a good swimmer gets."""
    table = navigated("course-12", {L: "chum"}, {}, wounds={F: 5}, discard=["compass"])
    told = play(table, "0 sea chum")
    assert [e.cause for e in of(Wounded, told) if e.seat == F] == ["sharks"]
    assert Fainted(F) in told


@pytest.mark.parametrize("who", CHARACTERS)
def test_everybody_who_is_unconscious_can_drown(who: str) -> None:
    """With as many wounds as the size, when everybody falls (L22, L27)."""
    seat = CHARACTERS.index(who)
    size = [4, 5, 7, 8, 6, 3][seat]
    table = navigated("course-3", wounds={seat: size})
    assert Drowned(seat) in table.opening
    gone = navigated("course-3", wounds={seat: size}, drowned="gone")
    assert SweptAway(seat, False, ()) in gone.opening
    assert seat not in gone.state.boat
    assert not alive(table.state, seat)


@pytest.mark.parametrize("who", CHARACTERS)
def test_every_dead_body_can_be_swept_away(who: str) -> None:
    """When everybody falls (L30, L53)."""
    seat = CHARACTERS.index(who)
    size = [4, 5, 7, 8, 6, 3][seat]
    table = navigated("course-3", wounds={seat: size + 1})
    assert SweptAway(seat, True, ()) in table.opening


def test_who_was_swept_away_is_dead_for_those_who_hate() -> None:
    """However many wounds there were."""
    table = navigated("course-2", birds=3, boat=[L, S, M, F, K])
    assert HateScored(M, "captain", 7) in table.opening


def test_a_dead_body_can_be_robbed_and_moved() -> None:
    """It lies in the boat until it is swept away (L21)."""
    table = position({C: "jewel"}, {C: "oar"}, wounds={C: 8})
    told = play(table, "0 turn mug", "0 mug captain", "0 loot oar")
    assert CardStolen(L, C, "oar", hidden=False) in told
    told = play(table, "1 turn swap", "1 swap captain")
    assert SeatsChanged(S, C) in told
    assert table.state.boat == [L, C, S, M, F, K]


def test_the_dead_neither_act_nor_choose_nor_give() -> None:
    """Only their points go on."""
    table = position({C: "water"}, wounds={C: 8, K: 4}, top="course-24", trading="open")
    asked = set()
    while table.state.day == 1:
        for decision in table.waiting():
            asked.add(decision.seat)
            words = ("nothing", "done", "no", "top")
            word = next(word for word in words if word in decision.options)
            play(table, f"{decision.seat} {decision.kind} {word}")
    assert not asked & {C, K}
