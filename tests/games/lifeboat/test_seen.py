"""What one seat may know: its view, and what is made up anew."""

from itertools import chain
from typing import Any

from accessible_games.core.frozen import named_values
from accessible_games.core.luck import Luck
from accessible_games.games.lifeboat.cards import BOX, COURSES
from accessible_games.games.lifeboat.state import State
from tests.games.lifeboat.building import BoatTable, C, F, K, L, M, S, new, play, position


def worlds(table: BoatTable, seat: int, times: int = 40) -> list[State]:
    """States as one seat can imagine them, each with other luck."""
    return [table.determinize(seat, Luck(luck)).state for luck in range(times)]


def test_a_view_shows_what_lies_open() -> None:
    """The same for all, onlookers too."""
    table = position({L: "water"}, {S: "knife"}, wounds={C: 2}, rowed=[F], birds=2)
    secret = ("seat", "love", "hate", "hand")
    views = [
        {**named_values(table.view(seat)), **dict.fromkeys(secret)} for seat in (L, S, K, None)
    ]
    assert all(view == views[0] for view in views)
    view = table.view(None)
    assert view.shown[S] == ("knife",)
    assert view.hidden == (1, 0, 0, 0, 0, 0)
    assert (view.wounds[C], view.rowed, view.birds, view.stage) == (2, (F,), 2, "actions")


def test_a_view_shows_the_own_secrets_only() -> None:
    """Hand, love and hate."""
    table = position({L: "water", S: "knife"})
    view = table.view(S)
    assert (view.hand, view.love, view.hate) == (("knife",), "captain", "lady")
    assert view.goals == ()
    nobody = table.view(None)
    assert (nobody.hand, nobody.love, nobody.hate) == ((), None, None)


def test_a_rower_knows_the_cards_on_the_row_stack_that_it_laid_there() -> None:
    """And those it put under the stack; the others see how many (L63)."""
    table = position(top="course-1 course-2 course-3 course-4")
    play(table, "0 turn row", "0 row course-1", "1 turn row", "1 row course-3 course-4")
    assert table.view(L).row_stack == ("course-1", None, None)
    assert table.view(S).row_stack == (None, "course-3", "course-4")
    assert table.view(C).row_stack == (None, None, None)
    assert table.view(L).navigation[-1] == "course-2"
    assert table.view(S).navigation == (None,) * 21


def test_only_the_rower_sees_what_was_drawn() -> None:
    """While choosing."""
    table = position(top="course-1 course-2")
    play(table, "0 turn row")
    assert table.view(L).drawn == ("course-1", "course-2")
    assert table.view(S).drawn == table.view(None).drawn == ()


def test_a_card_that_all_have_seen_is_known_until_somebody_else_takes_it() -> None:
    """Those of a flare gun lie under the stack, in this order (L63)."""
    table = position({L: "flare-gun"}, top="course-1 course-2 course-3")
    play(table, "0 turn flare-gun")
    for seat in (L, S, K):
        assert table.view(seat).navigation[-3:] == ("course-1", "course-2", "course-3")
    assert table.view(None).navigation == (None,) * 24
    charted = [["course-1"]] * 6
    other = position(charted=charted, top="course-1 course-2")
    assert other.view(S).navigation[0] == "course-1"
    play(other, "0 turn row", "0 row course-1")
    assert other.view(S).row_stack == (None,)
    assert other.view(L).row_stack == ("course-1",)


def test_the_stage_tells_how_far_the_day_is() -> None:
    """Not what somebody is just choosing."""
    table = position({L: "water", C: "knife"})
    before = table.view(S)
    play(table, "0 turn mug")
    assert table.view(S) == before
    play(table, "0 mug captain")
    assert table.view(S).demand is not None
    play(table, "2 consent fight")
    assert table.view(S).stage == "fight"


# What is made up anew ----------------------------------------------------------------------------


def test_the_goals_of_others_are_dealt_anew() -> None:
    """All that is not one's own is possible (L54)."""
    table = position()
    made = worlds(table, L)
    assert {state.loves[L] for state in made} == {"stephen"}
    assert {state.hates[L] for state in made} == {"kid"}
    assert {state.loves[S] for state in made} == {"lady", "captain", "mate", "frenchy", "kid"}
    assert all(sorted(state.loves) == sorted(state.characters) for state in made)


def test_hidden_cards_and_the_stack_are_dealt_anew() -> None:
    """The own hand and all that lies open stay."""
    table = position({L: "knife", S: "water water", K: "jewel"}, {C: "oar"}, discard=["cash"])
    made = worlds(table, L)
    assert all(state.hands[L] == ["knife"] for state in made)
    assert all([len(hand) for hand in state.hands] == [1, 2, 0, 0, 0, 1] for state in made)
    assert len({state.hands[K][0] for state in made}) > 5
    for state in made:
        cards = [*state.provisions, *state.discard, *chain(*state.hands, *state.shown)]
        assert sorted(cards) == sorted(BOX)


def test_unknown_navigation_cards_change_places() -> None:
    """Known ones stay where they are (L63)."""
    charted: list[list[str]] = [["course-5", "course-9"], ["course-9"], [], [], [], []]
    table = position(charted=charted, row_stack=["course-5", "course-6"], top="course-9 course-8")
    made = worlds(table, L)
    assert all(state.row_stack[0] == "course-5" for state in made)
    assert all(state.navigation[-1] == "course-9" for state in made)
    assert len({state.row_stack[1] for state in made}) > 5
    for state in made:
        assert sorted([*state.navigation, *state.row_stack]) == sorted(COURSES)
    other = worlds(table, K)
    assert all(state.charted[S] == [state.navigation[-1]] for state in other)


def test_what_others_know_of_hidden_cards_is_made_up_too() -> None:
    """Nobody in a made-up table knows more than the one who imagines it, but of that one (L62)."""
    known: list[list[Any]] = [[S, C, "knife"], [S, L, "water"], [K, M, "cash"], [L, M, "cash"]]
    table = position({C: "knife", L: "water", M: "cash"}, known=known)
    assert worlds(table, L)[0].known == [(S, L, "water"), (K, M, "cash"), (L, M, "cash")]
    assert worlds(table, K)[0].known == [(K, M, "cash"), (L, M, "cash")]
    assert all(state.hands[M] == ["cash"] for state in worlds(table, K))
    assert any(state.hands[C] != ["knife"] for state in worlds(table, K))


def test_knowledge_goes_with_what_is_seen_to_leave_a_hand() -> None:
    """A card that is shown is no longer hidden (L62)."""
    table = position({L: "knife water"}, known=[[S, L, "knife"], [S, L, "water"]])
    play(table, "0 turn show", "0 show knife")
    assert table.view(S).known[L] == ("water",)


def test_a_made_up_table_looks_the_same() -> None:
    """To who imagines it, at any time of a game."""
    table = new(6, 3)
    for seat in range(6):
        assert table.determinize(seat, Luck(1)).view(seat) == table.view(seat)
