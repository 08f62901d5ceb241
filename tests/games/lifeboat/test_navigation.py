"""Navigation: who steers, the row stack, the compass, birds, and who falls overboard."""

import pytest

from accessible_games.core.common_events import GameScored
from accessible_games.games.lifeboat.events import CardShown
from accessible_games.games.lifeboat.sea_events import (
    BirdLost,
    BirdSighted,
    CardsLost,
    ChumPlayed,
    CompassUsed,
    CourseSeen,
    CourseSet,
    Died,
    Drowned,
    FellOverboard,
    LandReached,
    PreserverThrown,
    SavedByPreserver,
    SeaWon,
    SharksCame,
    SwamBack,
    SweptAway,
    Wounded,
)
from tests.games.lifeboat.building import (
    C,
    F,
    K,
    L,
    M,
    S,
    navigated,
    of,
    options,
    play,
    question,
    say_no,
)

BODY = "course-20"
"""Only the Captain falls and is thirsty; no bird."""
LADY = "course-7"
"""The Lady falls."""
FRENCHY = "course-12"
"""Frenchy falls; the Captain, the Mate and the Kid are thirsty, and rowers."""
ALL = "course-3"
"""Everybody falls and is thirsty, and fighters too."""
BIRD = "course-2"
"""A bird and nothing else."""

# Steering ----------------------------------------------------------------------------------------


def test_without_a_row_stack_the_top_card_counts() -> None:
    """Nobody has anything to choose."""
    table = navigated(BODY)
    assert of(CourseSet, table.opening)[0].card == BODY
    assert of(CourseSet, table.opening)[0].seat == K


def test_the_navigator_is_conscious_and_nearest_the_stern_now() -> None:
    """After all swaps of the day (L7)."""
    rowed = ["course-20", "course-2"]
    table = navigated("", row_stack=rowed, boat=[K, S, C, M, L, F], wounds={F: 6})
    assert question(table) == (L, "steer")


def test_the_navigator_looks_at_the_row_stack_and_chooses() -> None:
    """The other cards go under the stack; nobody else sees them."""
    table = navigated("", row_stack=["course-20", "course-2", "course-1"])
    seen = of(CourseSeen, table.opening)
    assert [event.card for event in seen] == ["course-20", "course-2", "course-1"]
    assert {event.seat for event in seen} == {K}
    assert options(table) == ["course-20", "course-2", "course-1"]
    told = play(table, "5 steer course-2")
    assert [event.card for event in of(CourseSet, told)] == ["course-2"]
    assert table.state.row_stack == []
    assert table.state.navigation[:3] == ["course-2", "course-1", "course-20"]


def test_a_single_card_of_the_row_stack_is_not_asked_about() -> None:
    """There is no choice."""
    table = navigated("", row_stack=[BODY])
    assert of(CourseSet, table.opening)[0].card == BODY


def test_if_nobody_is_conscious_the_top_card_counts() -> None:
    """Also if somebody had rowed before fainting (L35)."""
    wounds = {L: 4, S: 5, C: 7, M: 8, F: 6, K: 3}
    table = navigated(BIRD, row_stack=[BODY], wounds=wounds)
    assert of(CourseSet, table.opening)[0].card == BIRD
    assert of(CourseSet, table.opening)[0].seat is None


def test_a_boat_in_which_nobody_is_conscious_goes_on_alone() -> None:
    """Until land or death: here all die and the sea wins, nobody scores (L35)."""
    wounds = {L: 4, S: 5, C: 7, M: 8, F: 6, K: 3}
    table = navigated(ALL, wounds=wounds)
    assert not table.pending
    assert table.opening[-1] == SeaWon()
    assert of(GameScored, table.opening) == []
    assert table.game.winners(table.state) == []


def test_the_compass_adds_the_top_card_to_the_row_stack() -> None:
    """For its owner, when navigating."""
    table = navigated("course-1", row_stack=["course-20", "course-2"], shown={K: "compass"})
    assert CompassUsed(K) in table.opening
    assert options(table) == ["course-20", "course-2", "course-1"]


def test_if_nobody_rowed_the_compass_lets_choose_between_two() -> None:
    """The two on top (L36)."""
    table = navigated("course-1 course-2", shown={K: "compass"})
    assert options(table) == ["course-1", "course-2"]
    play(table, "5 steer course-2")
    assert table.state.birds == 1


def test_the_compass_of_another_does_nothing() -> None:
    """Only the navigator's counts."""
    table = navigated("course-1", shown={S: "compass"})
    assert of(CompassUsed, table.opening) == []


def test_a_hidden_compass_can_be_shown_for_it() -> None:
    """Whoever could hold it is asked, so that the question tells nothing (L64)."""
    table = navigated("course-1 course-2", {K: "compass"})
    assert options(table) == ["top", "compass"]
    told = play(table, "5 steer compass")
    assert told[0] == CompassUsed(K)
    assert options(table) == ["course-1", "course-2"]
    other = navigated("course-1", {K: "water"})
    assert options(other) == ["top"]
    known = navigated("course-1", {K: "water"}, discard=["compass"])
    assert of(CourseSet, known.opening) != []


# Birds -------------------------------------------------------------------------------------------


def test_a_bird_comes_and_a_crossed_one_goes() -> None:
    """Never below none (L32)."""
    assert of(BirdSighted, navigated(BIRD).opening) == [BirdSighted(1)]
    assert of(BirdLost, navigated(LADY, birds=2).opening) == [BirdLost(1)]
    assert of(BirdLost, navigated(LADY).opening) == []


def test_at_the_fourth_bird_the_game_ends_at_once() -> None:
    """Nobody falls, nobody gets thirsty any more (L31)."""
    table = navigated("course-15", birds=3, fought=[L], rowed=[L])
    assert LandReached(4) in table.opening
    assert of(FellOverboard, table.opening) == []
    assert table.state.wounds == [0] * 6
    assert not table.pending


# Overboard ---------------------------------------------------------------------------------------


def test_who_is_named_falls_and_is_wounded() -> None:
    """And gets back in time for thirst."""
    table = navigated("course-1")
    assert of(FellOverboard, table.opening) == [FellOverboard(C)]
    assert Wounded(C, "water", 1, 7) in table.opening
    assert table.state.boat == [L, S, C, M, F, K]


def test_everybody_means_all_in_the_boat() -> None:
    """The dead too (L53)."""
    table = navigated(ALL, wounds={S: 6})
    assert [event.seat for event in of(FellOverboard, table.opening)] == [L, S, C, M, F, K]
    assert SweptAway(S, True, ()) in table.opening


def test_names_that_are_not_in_the_boat_mean_nobody() -> None:
    """With less than six players (L3), or after being swept away."""
    table = navigated("course-10", boat=[L, S, C, M, F])
    assert of(FellOverboard, table.opening) == []


def test_frenchy_swims_back_unharmed() -> None:
    """No wound from the water."""
    table = navigated(FRENCHY)
    assert SwamBack(F) in table.opening
    assert table.state.wounds[F] == 0


def test_open_cards_are_lost_in_the_water() -> None:
    """Hidden ones are not, nor the life preserver: it spares the wound but not the fall (L24)."""
    table = navigated("course-1", {C: "jewel"}, {C: "oar knife life-preserver"})
    told = [*table.opening, *say_no(table)]
    assert of(CardsLost, told) == [CardsLost(C, ("oar", "knife"))]
    assert SavedByPreserver(C) in told
    assert table.state.shown[C] == ["life-preserver"]
    assert "jewel" in table.state.hands[C]
    assert of(Wounded, told) == [event for event in of(Wounded, told) if event.cause == "thirst"]


def test_somebody_unconscious_who_falls_dies_and_is_pulled_back_into_the_boat() -> None:
    """Without the open cards, but with the hidden ones (L22); sharks make no difference."""
    table = navigated("course-1", {C: "jewel"}, {C: "oar chum"}, wounds={C: 7})
    told = [*table.opening, *say_no(table, "sea")]
    assert told.index(Drowned(C)) == told.index(CardsLost(C, ("oar", "chum"))) + 1
    assert SharksCame() in told
    assert table.state.wounds[C] == 8
    assert table.state.boat == [L, S, C, M, F, K]
    assert (table.state.hands[C], table.state.shown[C]) == (["jewel"], [])


def test_with_the_option_the_drowned_are_swept_away() -> None:
    """With all cards, which all see, open for ever (L22, L61)."""
    table = navigated("course-1", {C: "jewel"}, {C: "oar"}, wounds={C: 7}, drowned="gone")
    assert SweptAway(C, False, ("oar", "jewel")) in [*table.opening, *say_no(table)]
    assert table.state.boat == [L, S, M, F, K]
    assert sorted(table.state.discard) == ["jewel", "oar"]
    assert table.view(None).discard == tuple(table.state.discard)


def test_a_life_preserver_saves_even_the_unconscious() -> None:
    """If it lies open in front of them (L22)."""
    table = navigated("course-1", shown={C: "life-preserver"}, wounds={C: 7})
    assert SavedByPreserver(C) in table.opening
    assert table.state.wounds[C] == 7


def test_unconscious_frenchy_drowns_like_anybody() -> None:
    """Swimming needs a waking swimmer (L27)."""
    table = navigated("course-5", wounds={F: 6})
    assert Drowned(F) in table.opening


def test_with_the_option_frenchy_swims_even_unconscious() -> None:
    """Back unhurt (L27), unless there are sharks."""
    table = navigated("course-5", wounds={F: 6}, swimmer="always")
    assert SwamBack(F) in table.opening
    assert table.state.wounds[F] == 6
    bitten = navigated("course-5", shown={F: "chum"}, wounds={F: 6}, swimmer="always")
    assert Died(F) in bitten.opening


def test_the_dead_are_swept_away_even_with_a_life_preserver() -> None:
    """Their place and all their cards are gone (L30)."""
    table = navigated("course-1", shown={C: "life-preserver cash"}, wounds={C: 8})
    assert SweptAway(C, True, ("life-preserver", "cash")) in table.opening
    assert "life-preserver" in table.state.discard


# Life preserver and chum -------------------------------------------------------------------------


def test_a_life_preserver_can_be_thrown_to_anybody_alive_in_the_water() -> None:
    """Who keeps it (L25)."""
    table = navigated(ALL, {L: "life-preserver"}, wounds={S: 5, C: 8})
    told = play(table, "0 sea life-preserver")
    assert told == [CardShown(L, "life-preserver")]
    assert options(table) == ["stephen", "mate", "frenchy", "kid"]
    told = play(table, "0 throw mate")
    assert told[0] == PreserverThrown(L, M)
    told += say_no(table, "sea")
    assert SavedByPreserver(M) in told
    assert table.state.shown[M] == ["life-preserver"]
    assert Wounded(L, "water", 1, 4) in told


def test_an_open_life_preserver_can_be_thrown_too() -> None:
    """From the boat into the water."""
    table = navigated("course-1", shown={S: "life-preserver"})
    assert options(table) == ["no", "life-preserver"]
    told = play(table, "1 sea life-preserver", "1 throw captain")
    assert told[0] == PreserverThrown(S, C)


def test_ones_own_does_not_help_from_the_hand() -> None:
    """The sheet speaks of one that lies open and of one that another player plays (L26)."""
    alone = navigated("course-1", {C: "life-preserver"}, discard=["chum", "chum"])
    assert all(decision.seat != C or decision.kind != "sea" for decision in alone.waiting())
    assert Wounded(C, "water", 1, 7) in [*alone.opening, *say_no(alone, "sea")]
    both = navigated(ALL, {C: "life-preserver"})
    play(both, "2 sea life-preserver")
    assert "captain" not in options(both)


def test_by_an_option_one_can_use_ones_own_from_the_hand() -> None:
    """If conscious when falling (L26)."""
    table = navigated("course-1", {C: "life-preserver"}, own_preserver="hand")
    told = play(table, "2 sea life-preserver", "2 throw captain")
    told += say_no(table, "sea")
    assert SavedByPreserver(C) in told
    assert table.state.shown[C] == ["life-preserver"]


def test_a_life_preserver_that_is_thrown_saves_the_unconscious() -> None:
    """It lies open in front of them (L22, L25)."""
    table = navigated("course-1", {L: "life-preserver"}, wounds={C: 7})
    told = play(table, "0 sea life-preserver", "0 throw captain")
    assert SavedByPreserver(C) in told
    assert table.state.shown[C] == ["life-preserver"]
    assert table.state.wounds[C] == 7


def test_with_the_option_nobody_throws_to_the_unconscious() -> None:
    """They cannot catch it (L25)."""
    spent = ["chum", "chum"]
    table = navigated(
        "course-1", {L: "life-preserver"}, wounds={C: 7}, discard=spent, preserver="conscious"
    )
    assert of(PreserverThrown, table.opening) == []
    assert Drowned(C) in table.opening


def test_chum_brings_a_wound_to_all_in_the_water() -> None:
    """Played by anybody conscious (L29): also to those with a preserver (L24), and to Frenchy."""
    table = navigated(ALL, {L: "chum"}, {M: "life-preserver"}, wounds={S: 5})
    told = play(table, "0 sea chum")
    told += say_no(table, "sea") if table.waiting()[0].kind == "sea" else []
    assert told[0] == ChumPlayed(L)
    assert of(SharksCame, told) == [SharksCame()]
    bitten = [event.seat for event in of(Wounded, told) if event.cause == "sharks"]
    assert bitten == [L, C, M, F, K]


def test_two_chums_bring_one_wound() -> None:
    """Both are spent (L28); all are asked at the same time (L65)."""
    table = navigated("course-1", {L: "chum", M: "chum"})
    assert sorted(decision.seat for decision in table.waiting()) == [L, M]
    told = play(table, "0 sea chum", "3 sea chum")
    assert of(ChumPlayed, told) == [ChumPlayed(L), ChumPlayed(M)]
    assert len([event for event in of(Wounded, told) if event.cause == "sharks"]) == 1
    assert table.state.discard == ["chum", "chum"]


def test_open_chum_of_one_who_falls_works_by_itself() -> None:
    """And is lost (L29)."""
    table = navigated("course-1", shown={C: "chum"}, discard=["life-preserver"])
    told = [*table.opening, *say_no(table, "sea")]
    assert SharksCame() in told
    assert CardsLost(C, ("chum",)) in told


def test_chum_is_not_played_where_nobody_is_in_the_water() -> None:
    """Nobody is asked (L29)."""
    table = navigated("course-2", {L: "chum"})
    assert question(table)[1] == "draft"


def test_who_has_played_something_is_asked_again() -> None:
    """Preserver and chum may come from the same hand (L65)."""
    table = navigated("course-1", {L: "chum life-preserver"})
    play(table, "0 sea chum")
    assert question(table) == (L, "sea")
    assert options(table) == ["no", "life-preserver"]
    told = play(table, "0 sea life-preserver", "0 throw captain")
    assert SavedByPreserver(C) in told
    assert Wounded(C, "sharks", 1, 7) in told


@pytest.mark.parametrize("cards", ["water", "jewel"])
def test_who_could_hold_chum_or_a_preserver_is_asked(cards: str) -> None:
    """For all that everybody sees (L64); when both lie open or are spent, nobody is."""
    table = navigated("course-1", {L: cards})
    assert question(table) == (L, "sea")
    assert options(table) == ["no"]
    seen = navigated("course-1", {L: cards}, discard=["chum", "chum", "life-preserver"])
    assert question(seen)[1] != "sea"


def test_who_dies_in_the_water_is_back_in_the_boat() -> None:
    """As a dead body with its hidden cards (L23)."""
    table = navigated("course-1", {C: "jewel", L: "chum"}, wounds={C: 6})
    told = play(table, "0 sea chum", "2 sea no")
    assert Died(C) in told
    assert C in table.state.boat
    assert "jewel" in table.state.hands[C]
