"""Fights are judged by visible strength, by what one hides oneself, and by what is at stake."""

import pytest

from accessible_games.games.lifeboat.players.fights import (
    chance_to_win,
    effort,
    own_arm,
    own_strength,
    side_strength,
    worth_of_demand,
    worth_of_fight,
)
from accessible_games.games.lifeboat.state import HIDDEN
from tests.games.lifeboat.building import C, F, K, L, M, S, play, position
from tests.games.lifeboat.players.seats import goals, outlook


def test_sides_are_as_strong_as_everybody_sees() -> None:
    """Sizes and open weapons, wounded or not."""
    view = position({S: "knife"}, {L: "oar", M: "blackjack"}, wounds={M: 5}).view(L)
    assert side_strength(view, [L]) == 4 + 1
    assert side_strength(view, [S, M]) == 5 + 8 + 2
    assert side_strength(view, []) == 0


def test_only_ones_own_hidden_weapon_is_known() -> None:
    """The best one, as one may be played."""
    view = position({L: "oar knife", S: "gaffing-hook"}).view(L)
    assert own_arm(view, L) == 3
    assert own_arm(view, S) == 0
    assert own_strength(view, [L, S]) == 4 + 5 + 3


def test_a_second_weapon_cannot_be_played() -> None:
    """In the same fight (L13)."""
    table = position({L: "oar knife"})
    play(table, "0 turn swap", "0 swap captain", "2 consent fight", "0 weapon oar")
    assert own_arm(table.view(L), L) == 0
    assert own_strength(table.view(L), [L]) == 4 + 1


def test_the_stronger_side_likely_wins() -> None:
    """The more the stronger; at a tie more likely the defenders."""
    view = position().view(L)
    by_defender = [chance_to_win(view, [C], [seat]) for seat in (K, L, S, F, C, M)]
    assert by_defender == sorted(by_defender, reverse=True)
    assert by_defender[0] > 0.9
    assert chance_to_win(view, [L, K], [C]) < 0.5 < chance_to_win(view, [L, K, S], [C])
    assert chance_to_win(view, [L], [M]) < 0.1


def test_hidden_cards_of_others_make_a_win_less_sure() -> None:
    """Among them may be a weapon."""
    bare, full = position().view(L), position({S: "water water water water"}).view(L)
    assert chance_to_win(full, [C], [S]) < chance_to_win(bare, [C], [S])


def test_to_have_fought_already_makes_fighting_cheaper() -> None:
    """One is thirsty from it once a day (L37)."""
    assert effort(outlook(position())) < 0
    assert effort(outlook(position(fought=[L]))) == 0


def test_a_fight_is_worth_its_prize_less_the_wounds() -> None:
    """More if the hated lose it, less if the loved do."""
    seen = outlook(position(), M)
    against = {seat: worth_of_fight(seen, [M], [seat], 1) for seat in (C, F, K)}
    assert against[C] > against[F]
    assert worth_of_fight(seen, [M], [K], 2) > against[K] > worth_of_fight(seen, [M], [K], 0)


def test_fights_of_others_are_worth_what_becomes_of_love_and_hate() -> None:
    """Nothing else."""
    seen = outlook(position(loves=goals("SCLMFK"), hates=goals("KLSCMF")))
    assert worth_of_fight(seen, [M], [C], 5) > 0
    assert worth_of_fight(seen, [M], [C], 0) == 0
    assert worth_of_fight(seen, [M], [S], 0) < 0 < worth_of_fight(seen, [M], [K], 0)


@pytest.mark.parametrize("wounds", [{M: 8}, {M: 9}])
def test_the_unconscious_and_the_dead_give_all(wounds: dict[int, int]) -> None:
    """And so does whoever cannot notice the Kid."""
    assert worth_of_demand(outlook(position(wounds=wounds)), M, 3) == 3
    assert worth_of_demand(outlook(position()), M, 3) < 3
    assert worth_of_demand(outlook(position(), K), M, 3, HIDDEN) == 3
    assert worth_of_demand(outlook(position(), K), M, 3, "water") < 3
    assert worth_of_demand(outlook(position()), M, 3, HIDDEN) < 3


def test_the_weak_are_asked_with_more_success() -> None:
    """By somebody stronger."""
    seen = outlook(position(loves=goals("SCLMFK"), hates=goals("KLSMCF")), M)
    assert worth_of_demand(seen, L, 3) > 1.5 > worth_of_demand(outlook(position()), C, 3)
