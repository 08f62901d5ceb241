"""Thirst by name, by rowing and by fighting; water, the parasol, and the end of the day."""

from accessible_games.core.event import Event
from accessible_games.games.lifeboat.events import DayBegan
from accessible_games.games.lifeboat.sea_events import (
    Died,
    DrankWater,
    Fainted,
    GotThirsty,
    ParasolShaded,
    SeaWon,
    WaterGiven,
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

FOUGHT = "course-8"
"""Stephen falls; the Lady, the Captain and all who fought are thirsty."""
BOTH = "course-4"
"""The Mate falls; the Captain, Frenchy, all who fought and all who rowed are thirsty."""
NAMED = "course-24"
"""The Mate falls; the Lady is thirsty."""
SPENT = ["chum", "chum", "life-preserver", "compass"]
"""So that nobody is asked about the sea or the compass."""


def thirsty(events: list[Event]) -> list[tuple[int, str]]:
    """Who got thirsty and why, in the order in which it is told."""
    return [(e.seat, e.cause) for e in of(GotThirsty, events)]


def test_there_are_three_causes_of_thirst() -> None:
    """By name, by rowing and by fighting, each at most once a day (L37)."""
    table = navigated(BOTH, rowed=[C, L], fought=[C, F])
    told = [*table.opening, *say_no(table)]
    assert thirsty(told)[:6] == [
        (L, "row"), (C, "name"), (C, "row"), (C, "fight"), (F, "name"), (F, "fight"),
    ]  # fmt: skip
    assert table.state.wounds == [1, 0, 3, 1, 2, 0]


def test_without_the_symbol_rowers_and_fighters_are_not_thirsty() -> None:
    """The card decides."""
    table = navigated(NAMED, rowed=[C, L], fought=[C, F])
    assert thirsty(table.opening) == [(L, "name")]
    rowed = navigated(FOUGHT, rowed=[K])
    assert thirsty(rowed.opening) == [(L, "name"), (C, "name")]


def test_each_thirst_needs_its_own_water() -> None:
    """The thirsty one decides first (L40), and drinks from the hand or from the table (L39)."""
    table = navigated(BOTH, {C: "water"}, {C: "water"}, fought=[C], discard=SPENT)
    assert question(table) == (C, "drink")
    assert options(table) == ["water", "no"]
    told = play(table, "2 drink water")
    assert told[:2] == [DrankWater(C, "name", again=False), GotThirsty(C, "fight")]
    assert table.state.shown[C] == []
    told = play(table, "2 drink water")
    assert table.state.hands[C] == []
    assert table.state.wounds[C] == 0


def test_whoever_has_water_may_keep_it_and_take_the_wound() -> None:
    """The sheet tells what each thirst takes, not that it must be taken (L68)."""
    table = navigated(NAMED, {L: "water"}, discard=SPENT)
    told = play(table, "0 drink no")
    assert Wounded(L, "thirst", 1, 4) in told
    assert table.state.hands[L] == ["water"]


def test_without_water_there_is_a_wound() -> None:
    """One for each thirst."""
    table = navigated(NAMED)
    assert of(Wounded, table.opening)[-1] == Wounded(L, "thirst", 1, 4)


def test_the_others_may_give_water() -> None:
    """Anybody conscious, after the thirsty one has declined."""
    table = navigated(NAMED, {L: "water", S: "water", K: "knife"}, discard=SPENT)
    play(table, "0 drink no")
    assert sorted(decision.seat for decision in table.waiting()) == [S, K]
    told = play(table, "1 water water", "5 water no")
    assert told[0] == WaterGiven(S, L, "name")
    assert table.state.wounds[L] == 0
    assert table.state.discard.count("water") == 1


def test_of_several_givers_the_one_nearest_the_bow_spends_the_water() -> None:
    """The others keep theirs (L60)."""
    table = navigated(NAMED, {K: "water", S: "water"}, discard=SPENT, boat=[K, L, M, C, S, F])
    told = play(table, "5 water water", "1 water water")
    assert of(WaterGiven, told) == [WaterGiven(K, L, "name")]
    assert "water" in table.state.hands[S]


def test_water_can_be_given_to_the_unconscious() -> None:
    """They cannot drink on their own."""
    table = navigated(NAMED, {L: "water", S: "water"}, wounds={L: 4}, discard=SPENT)
    assert question(table) == (S, "water")
    told = play(table, "1 water water")
    assert told[0] == WaterGiven(S, L, "name")
    assert table.state.hands[L] == ["water"]


def test_who_could_hold_water_is_asked() -> None:
    """Whatever it is that they hold (L64)."""
    table = navigated(NAMED, {L: "cash", S: "jewel"}, discard=SPENT)
    assert options(table) == ["no"]
    play(table, "0 drink no")
    assert question(table) == (S, "water")
    assert options(table) == ["no"]


def test_when_all_water_is_spent_nobody_is_asked() -> None:
    """Everybody sees the discard pile (L61)."""
    table = navigated(NAMED, {L: "cash"}, discard=[*SPENT, *["water"] * 16])
    assert Wounded(L, "thirst", 1, 4) in table.opening


def test_open_water_is_lost_before_thirst_comes() -> None:
    """Who falls loses it first (L39)."""
    table = navigated("course-14", shown={S: "water"}, discard=SPENT)
    assert Wounded(S, "thirst", 2, 5) in table.opening


def test_an_open_parasol_spares_one_thirst_a_day() -> None:
    """Any one, as its owner likes (L38)."""
    table = navigated(BOTH, {C: "water"}, {C: "parasol"}, fought=[C], rowed=[C], discard=SPENT)
    assert options(table) == ["parasol", "water", "no"]
    play(table, "2 drink no")
    assert options(table) == ["parasol", "water", "no"]
    told = play(table, "2 drink parasol")
    assert told[0] == ParasolShaded(C)
    assert options(table) == ["water", "no"]
    play(table, "2 drink no")
    assert table.state.wounds[C] == 2


def test_the_parasol_of_the_unconscious_works_by_itself() -> None:
    """Against the first thirst of the day (L59)."""
    table = navigated(BOTH, shown={C: "parasol"}, wounds={C: 7}, discard=SPENT)
    assert ParasolShaded(C) in table.opening
    assert table.state.wounds[C] == 7


def test_a_hidden_parasol_does_nothing() -> None:
    """It has to be opened by an action."""
    table = navigated(BOTH, {C: "parasol"}, discard=SPENT)
    assert options(table) == ["no"]


def test_thirst_goes_from_the_bow_to_the_stern() -> None:
    """As people sit now, cause by cause (L40)."""
    table = navigated(BOTH, boat=[F, K, M, C, S, L], fought=[C], discard=SPENT)
    assert thirsty(table.opening) == [(F, "name"), (C, "name"), (C, "fight")]


def test_one_can_faint_and_die_of_thirst() -> None:
    """With as many wounds as the size, and with more (L20)."""
    table = navigated(BOTH, wounds={C: 6}, fought=[C], rowed=[C], discard=SPENT)
    assert of(Fainted, table.opening) == [Fainted(C)]
    assert of(Died, table.opening) == [Died(C)]
    assert thirsty(table.opening).count((C, "fight")) == 0
    assert table.state.wounds[C] == 8


def test_the_dead_are_not_thirsty() -> None:
    """Whatever the card says: Frenchy would be."""
    table = navigated("course-1", wounds={F: 7}, discard=SPENT)
    assert thirsty(table.opening) == []


def test_the_day_ends_without_marks() -> None:
    """The card goes under the stack, and a new day begins."""
    table = navigated(NAMED, rowed=[L], fought=[S], deck="", discard=[])
    assert (table.state.rowed, table.state.fought, table.state.course) == ([], [], None)
    assert table.state.navigation[0] == NAMED
    assert of(DayBegan, table.opening) == [DayBegan(2, 0)]
    assert not table.state.shaded


def test_when_all_are_dead_the_sea_wins() -> None:
    """At the end of the day, and nobody wins (L35)."""
    wounds = {L: 4, S: 6, C: 8, M: 9, F: 7, K: 4}
    table = navigated(NAMED, wounds=wounds, discard=SPENT)
    assert table.opening[-1] == SeaWon()
    assert not table.pending
    assert table.game.winners(table.state) == []
