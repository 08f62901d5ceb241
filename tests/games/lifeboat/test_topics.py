"""What a player can ask for at any time."""

from accessible_games.core.common_events import GameFinished, HandSizes
from accessible_games.core.event import Event
from accessible_games.games.lifeboat.cards import COURSES
from accessible_games.games.lifeboat.events import (
    BribeOffered,
    CardDemanded,
    FightStands,
    GoalsMean,
    OfferMade,
    SwapDemanded,
)
from accessible_games.games.lifeboat.facts import (
    AboutCharacter,
    AboutProvision,
    BirdsSeen,
    BoatHolds,
    CardCounts,
    ChoiceHeld,
    CourseOfDay,
    DiscardHolds,
    GoalsHeld,
    HandHeld,
    HiddenAt,
    InDiscard,
    InStack,
    LookedAt,
    NoPoints,
    NotInGame,
    Nowhere,
    OnRowStack,
    OnTurn,
    OpenAt,
    PassedOn,
    PersonIs,
    PersonSits,
    PointsNow,
    RowStackKnown,
    SeatPlays,
    SweptAwayBefore,
    WhoYouAre,
    YetToAct,
)
from accessible_games.games.lifeboat.scoring import totals
from accessible_games.games.lifeboat.sea_events import CourseShown, LoveScored, SurvivalScored
from accessible_games.games.lifeboat.topics import PIECE_TOPICS, SEAT_TOPICS, TOPICS
from tests.games.lifeboat.building import (
    BoatTable,
    C,
    F,
    K,
    L,
    M,
    S,
    navigated,
    new,
    of,
    play,
    position,
)


def facts(table: BoatTable, topic: str, seat: int | None = L) -> list[Event]:
    """What a topic tells a seat, or an onlooker."""
    return list(TOPICS[topic](table.view(seat)))


def about(table: BoatTable, topic: str, piece: str, seat: int | None = L) -> list[Event]:
    """What a topic tells a seat, or an onlooker, of a card."""
    return list(PIECE_TOPICS[topic](table.view(seat), piece))


def person(table: BoatTable, who: int, seat: int | None = L) -> Event:
    """The one fact that `boat` tells a seat, or an onlooker, of somebody."""
    (fact,) = SEAT_TOPICS["boat"](table.view(seat), who)
    return fact


def test_hand_tells_ones_own_cards() -> None:
    """Hidden and open; onlookers hear how many everybody has."""
    table = position({L: "water jewel", K: "cash"}, {L: "oar"})
    assert facts(table, "hand") == [HandHeld(("water", "jewel"), ("oar",))]
    sizes = HandSizes(((L, 2), (S, 0), (C, 0), (M, 0), (F, 0), (K, 1)))
    assert facts(table, "hand", None) == [sizes]


def test_hand_tells_in_the_morning_what_is_to_choose_from() -> None:
    """And then what was passed on."""
    table = position(phase="dawn", order=[], deck="oar knife cash", seats=4)
    assert facts(table, "hand") == [HandHeld((), ()), ChoiceHeld(("oar", "knife", "cash"))]
    play(table, "0 draft oar")
    assert facts(table, "hand") == [HandHeld(("oar",), ()), PassedOn(("knife", "cash"))]


def test_boat_tells_everybody_from_the_bow_to_the_stern() -> None:
    """One fact for each, then who is no longer there."""
    table = position(
        None, {S: "oar"}, wounds={S: 5, C: 8, K: 1}, boat=[S, L, C, M, K], order=[L],
        rowed=[S], fought=[K],
    )  # fmt: skip
    assert facts(table, "boat") == [
        PersonSits(S, "stephen", 1, "unconscious", 5, 5, True, False, ("oar",)),
        PersonSits(L, "lady", 2, "awake", 0, 4, False, False, ()),
        PersonSits(C, "captain", 3, "dead", 8, 7, False, False, ()),
        PersonSits(M, "mate", 4, "awake", 0, 8, False, False, ()),
        PersonSits(K, "kid", 5, "awake", 1, 3, False, True, ()),
        SweptAwayBefore((F,)),
    ]


def test_boat_and_a_name_tells_one_person_in_full() -> None:
    """With strength, survival and what one knows of the hand."""
    table = position(
        {S: "knife water"}, {S: "oar"}, known=[[L, S, "knife"]], boat=[L, S, C, M, F], order=[L]
    )
    assert person(table, S) == PersonIs(
        S, "stephen", 2, "awake", 0, 5, 6, 7, False, False, ("oar",), 2, ("knife",)
    )
    assert person(table, S, S) == PersonIs(
        S, "stephen", 2, "awake", 0, 5, 6, 7, False, False, ("oar",), 2, ("knife", "water")
    )
    assert person(table, K) == PersonIs(K, "kid", 0, "dead", 0, 3, 3, 9, False, False, (), 0, ())


def test_who_tells_oneself_love_and_hate() -> None:
    """Only one's own; onlookers hear who plays whom."""
    table = position()
    held = GoalsHeld(S, "captain", "lady", narcissist=False, psychopath=False)
    assert facts(table, "who", S) == [
        WhoYouAre("stephen", 5, 7),
        held,
        GoalsMean(S, narcissist=False, psychopath=False),
    ]
    assert facts(table, "who", None)[0] == SeatPlays(L, "lady")
    assert len(facts(table, "who", None)) == 6


def test_table_tells_the_boat_and_what_is_going_on() -> None:
    """Birds, a demand, a fight with both strengths, what is promised in it."""
    table = position({C: "knife"}, {L: "oar"}, birds=2)
    quiet = [BoatHolds((L, S, C, M, F, K)), BirdsSeen(2, 1)]
    assert facts(table, "table") == quiet
    play(table, "0 turn mug", "0 mug captain")
    assert facts(table, "table", S) == [*quiet, CardDemanded(L, C, None)]
    play(table, "2 consent fight", "0 weapon no", "1 join attack")
    stands = FightStands(L, C, 10, 7)
    assert facts(table, "table", K) == [*quiet, CardDemanded(L, C, None), stands]
    assert facts(table, "turn", K)[-1] == stands
    play(table, "2 weapon bribe", "2 bribe kid", "2 stake knife", "2 service aid")
    assert facts(table, "table", K)[-1] == BribeOffered(C, K, "knife", "help", C)


def test_table_tells_other_demands_and_offers() -> None:
    """Seats, an open card, cards for cards."""
    swap, mug, trade = position(), position(shown={C: "knife"}), position({L: "water"})
    play(swap, "0 turn swap", "0 swap captain")
    assert facts(swap, "table")[-1] == SwapDemanded(L, C)
    play(mug, "0 turn mug", "0 mug captain")
    assert facts(mug, "table")[-1] == CardDemanded(L, C, "knife")
    play(trade, "0 turn trade", "0 partner captain", "0 give water")
    assert facts(trade, "table")[-1] == OfferMade(L, C, ("water",), ())


def test_table_tells_the_card_of_the_day() -> None:
    """While it is resolved."""
    table = navigated("course-1", {C: "water"})
    (shown,) = of(CourseShown, facts(table, "table"))
    assert (shown.card, shown.overboard, shown.thirsty) == ("course-1", ("captain",), ("frenchy",))


def test_scores_tell_ones_own_points_if_the_game_ended_now() -> None:
    """With the reasons; those of others are secret."""
    table = position()
    assert facts(table, "scores") == [
        SurvivalScored(L, 8, narcissist=False, psychopath=False),
        LoveScored(L, "stephen", 7),
        PointsNow(15),
    ]
    assert facts(table, "scores", None) == [NoPoints()]


def test_scores_now_are_those_of_the_end() -> None:
    """Reckoned from the view as from the state."""
    hands = {L: "cash jewel", C: "cash", K: "painting-3"}
    table = navigated("course-2", hands, birds=3, wounds={S: 6, F: 7}, discard=["compass"])
    told = {seat: of(PointsNow, facts(table, "scores", seat))[0].points for seat in range(6)}
    assert [told[seat] for seat in range(6)] == totals(table.state)


def test_turn_tells_who_acts_and_who_is_yet_to() -> None:
    """Nobody acts in the morning or when the boat is navigated."""
    table = position(order=[C, M, K])
    assert facts(table, "turn") == [OnTurn(C, "actions", 1), YetToAct((M, K))]
    morning = new(6)
    assert facts(morning, "turn")[0] == OnTurn(None, "morning", 1)
    water = navigated("course-1", {C: "water"})
    assert facts(water, "turn") == [OnTurn(None, "navigation", 1)]
    over = navigated("course-2", birds=3)
    assert facts(over, "turn") == [GameFinished()]


def test_counts_tell_how_many_cards_are_where() -> None:
    """And which are spent; the discard pile is open (L61)."""
    charted = [["course-1"], [], [], [], [], []]
    table = position(
        {L: "water"}, discard=["oar", "water"], row_stack=["course-1", "course-3"], charted=charted
    )
    told = facts(table, "counts")
    assert told[0] == CardCounts(39, 2, 22, 2)
    assert told[2:] == [DiscardHolds(("water", "oar")), RowStackKnown(("course-1",))]


def test_card_tells_what_it_is_good_for() -> None:
    """Characters, provisions, navigation cards."""
    table = position()
    assert about(table, "card", "lady") == [AboutCharacter("lady", 4, 8, "jewel")]
    assert about(table, "card", "kid") == [AboutCharacter("kid", 3, 9, "steals")]
    assert about(table, "card", "oar") == [AboutProvision("oar", "oar", 2, 1)]
    assert about(table, "card", "water") == [AboutProvision("water", "water", 16, 0)]
    for course in COURSES:
        (shown,) = about(table, "card", course)
        assert isinstance(shown, CourseShown)
        assert shown.card == course


def test_find_tells_where_provisions_are_as_far_as_one_knows() -> None:
    """Open, in a known hand, spent; or nowhere to be seen."""
    table = position(
        {L: "water water", S: "water knife"}, {K: "water"}, discard=["water"],
        known=[[L, S, "water"]],
    )  # fmt: skip
    assert about(table, "find", "water") == [
        HiddenAt(L, "water", 2), HiddenAt(S, "water", 1), OpenAt(K, "water", 1),
        InDiscard("water", 1),
    ]  # fmt: skip
    assert about(table, "find", "knife") == [Nowhere("knife")]
    assert about(table, "find", "knife", S) == [HiddenAt(S, "knife", 1)]


def test_find_tells_where_a_person_is() -> None:
    """Or that the character is not in the game."""
    table = position(seats=4)
    assert about(table, "find", "mate") == [person(table, M)]
    assert about(table, "find", "kid") == [NotInGame("kid")]


def test_find_tells_where_a_navigation_card_is() -> None:
    """Today's, one that is looked at, on the row stack, at its place in the stack (L63)."""
    table = position(top="course-1 course-2")
    assert about(table, "find", "course-1") == [Nowhere("course-1")]
    play(table, "0 turn row")
    assert about(table, "find", "course-1") == [LookedAt("course-1")]
    play(table, "0 row course-2")
    assert about(table, "find", "course-2") == [OnRowStack("course-2")]
    assert about(table, "find", "course-1") == [InStack("course-1", 23)]
    assert about(table, "find", "course-1", S) == [Nowhere("course-1")]
    day = navigated("course-1", {C: "water"})
    assert about(day, "find", "course-1") == [CourseOfDay("course-1")]
