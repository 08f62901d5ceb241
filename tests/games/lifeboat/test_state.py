"""Small facts about people and cards on which all the rules rest."""

import pytest

from accessible_games.games.lifeboat.charts import contents, count_bird, discover, put_under
from accessible_games.games.lifeboat.hands import (
    cards_of,
    give_up,
    holders,
    in_sight,
    learn,
    leave_hand,
    may_hide,
    may_hold,
    owns,
    show_card,
    spend,
)
from accessible_games.games.lifeboat.sea_events import CourseShown
from accessible_games.games.lifeboat.state import (
    State,
    alive,
    awake,
    conscious,
    names,
    seat_of,
    size,
    wound,
)
from tests.games.lifeboat.building import C, F, K, L, M, S, position


def state(*args: object, **fields: object) -> State:
    """The state of a table, described as for `position`."""
    return position(*args, **fields).state  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("wounds", "lives", "wakes"),
    [(0, True, True), (3, True, True), (4, True, False), (5, False, False)],
)
def test_wounds_are_measured_by_the_size(wounds: int, lives: bool, wakes: bool) -> None:
    """The Lady has four (L20)."""
    table = state(wounds={L: wounds}, order=[S])
    assert (alive(table, L), awake(table, L)) == (lives, wakes)


def test_who_is_not_in_the_boat_is_dead() -> None:
    """Swept away."""
    table = state(boat=[L, S, C, M, F], order=[L])
    assert not alive(table, K)
    assert not awake(table, K)
    assert conscious(table) == [L, S, C, M, F]


def test_the_conscious_are_told_from_the_bow_to_the_stern() -> None:
    """As they sit now."""
    table = state(boat=[K, L, S, C, M, F], wounds={S: 5, C: 8}, order=[L])
    assert conscious(table) == [K, L, M, F]
    assert names(table, [K, M]) == ("kid", "mate")
    assert seat_of(table, "frenchy") == F
    assert size(table, M) == 8


def test_each_wound_is_told_and_so_is_what_it_does() -> None:
    """Fainting and dying once each."""
    table = state(wounds={K: 2})
    kinds = []
    for _ in range(2):
        wound(table, K, "thirst")
        kinds.append([type(event).__name__ for event in table.news])
        table.news = []
    assert kinds == [["Wounded", "Fainted"], ["Wounded", "Died"]]


def test_of_equal_cards_the_open_one_goes_first() -> None:
    """Given or spent (L57)."""
    table = state({L: "water"}, {L: "water"})
    assert cards_of(table, L) == ["water", "water"]
    assert give_up(table, L, "water") is False
    spend(table, L, "water")
    assert cards_of(table, L) == []
    assert table.discard == ["water"]
    assert not owns(table, L, "water")


def test_a_card_that_leaves_a_hand_is_known_there_once_less() -> None:
    """To everybody who knew of it (L62)."""
    table = state({L: "water water"})
    learn(table, [L, S, C], L, "water")
    learn(table, [S], L, "water")
    assert table.known == [(S, L, "water"), (C, L, "water"), (S, L, "water")]
    leave_hand(table, L, "water")
    assert table.known == [(S, L, "water")]
    show_card(table, L, "water")
    assert table.known == []
    assert table.shown[L] == ["water"]


def test_who_may_hold_a_card_is_reckoned_from_what_all_see() -> None:
    """With a hidden card, and while one of its kind is out of sight (L64)."""
    table = state({L: "cash"}, {S: "chum"}, discard=["knife"])
    assert in_sight(table, "chum") == 1
    assert may_hold(table, L, "chum")
    assert may_hold(table, S, "chum")
    assert not may_hide(table, S, "chum")
    assert not may_hold(table, C, "chum")
    assert not may_hold(table, L, "knife")
    assert may_hide(table, L, "knife", "oar")
    assert holders(table, [C, S, L], "chum") == [S, L]
    table.discard.append("chum")
    assert not may_hold(table, L, "chum")


def test_who_takes_a_navigation_card_alone_knows_where_it_is() -> None:
    """All others have lost it (L63)."""
    table = state(charted=[["course-1"], ["course-1", "course-2"], [], [], [], []])
    discover(table, [C, M], "course-1")
    assert table.charted == [[], ["course-2"], ["course-1"], ["course-1"], [], []]


def test_cards_go_under_the_stack_in_their_order() -> None:
    """The first of them will come first."""
    table = state()
    before = table.navigation[:]
    put_under(table, ["course-1", "course-2"])
    assert table.navigation == ["course-2", "course-1", *before]


@pytest.mark.parametrize(
    ("birds", "bird", "after"),
    [(0, -1, 0), (2, -1, 1), (2, 1, 3), (3, 1, 4), (4, -1, 4), (1, 0, 1)],
)
def test_birds_stay_between_none_and_four(birds: int, bird: int, after: int) -> None:
    """The fourth is the end, also in the middle of a flare (L31, L32, L33)."""
    table = state()
    table.birds = birds
    count_bird(table, bird)
    assert table.birds == after
    assert (table.phase == "end") == (birds < 4 == after)


def test_the_contents_of_a_card_are_the_fields_of_an_event() -> None:
    """With everybody said as such."""
    everybody = ("lady", "stephen", "captain", "mate", "frenchy", "kid")
    shown = CourseShown(*contents("course-15"))
    assert shown == CourseShown(
        card="course-15", bird=1, row=True, fight=True, overboard=everybody, falls="everybody",
        thirsty=everybody, thirst="everybody",
    )  # fmt: skip
    assert CourseShown(*contents("course-24")).falls == "some"


def test_a_copy_shares_nothing() -> None:
    """What is changed in one stays in it."""
    table = state({L: "water"}, {S: "oar"}, known=[[S, L, "water"]])
    copy = table.copy()
    assert copy == table
    copy.hands[L].append("knife")
    copy.shown[S].clear()
    copy.charted[C].append("course-1")
    copy.passed[M].append("oar")
    copy.known.clear()
    copy.deeds.append((L, S, 1))
    copy.luck.used += 1
    assert table == state({L: "water"}, {S: "oar"}, known=[[S, L, "water"]])
