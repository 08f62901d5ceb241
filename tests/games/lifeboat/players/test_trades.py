"""Trades that computer players offer: of use to both, as far as one can guess."""

import pytest

from accessible_games.games.lifeboat.players.guesses import (
    average_to,
    cards_of,
    probably,
    shares,
    worth_to,
)
from accessible_games.games.lifeboat.players.trades import balance, best_offer, partners, spite
from accessible_games.games.lifeboat.state import Offer
from tests.games.lifeboat.building import C, L, M, S, play, position
from tests.games.lifeboat.players.seats import answers, outlook

# What others have and want -----------------------------------------------------------------------


def test_what_is_known_is_certain_and_all_else_likely() -> None:
    """The more hidden cards somebody has, the likelier one of a kind is among them."""
    few = outlook(position({S: "jewel chum"}, {M: "oar"}, known=[[L, S, "jewel"]]))
    many = outlook(position({S: "jewel chum chum"}, known=[[L, S, "jewel"]]))
    assert probably(few, S, "jewel") == probably(few, M, "oar") == 1
    assert 0 < probably(few, S, "water") < probably(many, S, "water") < 1
    assert probably(few, C, "water") == 0
    assert sum(shares(few).values()) == pytest.approx(1)


def test_of_many_strange_cards_some_are_water() -> None:
    """Because so many in the box are."""
    seen = outlook(position({S: "jewel chum chum oar"}, {S: "knife"}))
    assert cards_of(seen, S) == ("knife", "water", "water")
    assert cards_of(seen, C) == ()


def test_others_like_treasure_that_counts_double_for_them() -> None:
    """A painting is worth twice as much to Sir Stephen as to the Mate."""
    seen = outlook(position())
    assert worth_to(seen, S, (), "painting-3") == 2 * worth_to(seen, M, (), "painting-3") == 6


def test_the_wounded_want_water() -> None:
    """The more bottles somebody has, the less one more is worth."""
    well, ill = outlook(position()), outlook(position(wounds={M: 6}))
    assert worth_to(well, M, (), "water") < worth_to(ill, M, (), "water")
    assert worth_to(ill, M, ("water",), "water") < worth_to(ill, M, (), "water")
    assert average_to(ill, M, ()) > average_to(well, M, ())


# Offers ------------------------------------------------------------------------------------------


def test_a_trade_is_worth_what_it_changes() -> None:
    """One's own cards for others, or for nothing."""
    seen = outlook(position({L: "painting-2 jewel"}))
    assert balance(seen, ("jewel",), ("painting-2",)) > 0
    assert balance(seen, (), ("jewel",)) < 0 < balance(seen, ("cash",), ())
    assert balance(seen, (), ()) == 0


def test_the_best_offer_pleases_both() -> None:
    """The Lady's painting for a jewel of Sir Stephen."""
    hands = {L: "painting-2 jewel jewel", S: "jewel"}
    found = best_offer(outlook(position(hands, known=[[L, S, "jewel"]])))
    assert found is not None
    assert found[1] == Offer(L, S, ("painting-2",), ("jewel",))


def test_open_cards_can_be_asked_for() -> None:
    """Everybody knows of them."""
    table = position({L: "painting-2 jewel jewel"}, {S: "jewel"})
    found = best_offer(outlook(table))
    assert found is not None
    assert found[1] == Offer(L, S, ("painting-2",), ("jewel",))


def test_what_somebody_only_may_have_is_asked_for_with_doubt() -> None:
    """Of four unknown cards one is probably water, which the wounded Lady needs."""
    hands = {L: "cash", C: "oar chum knife compass"}
    found = best_offer(outlook(position(hands, wounds={L: 2})))
    sure = best_offer(outlook(position(hands, {C: "water"}, wounds={L: 2})))
    assert found is not None
    assert sure is not None
    assert found[1] == sure[1] == Offer(L, C, ("cash",), ("water",))
    assert found[0] < sure[0]


@pytest.mark.parametrize("wounds", [{S: 5}, {S: 6}])
def test_nobody_asks_those_who_cannot_answer(wounds: dict[int, int]) -> None:
    """The unconscious and the dead."""
    hands = {L: "painting-2 jewel jewel", S: "jewel"}
    assert best_offer(outlook(position(hands, known=[[L, S, "jewel"]], wounds=wounds))) is None


def test_who_has_refused_is_not_asked_again_on_that_day() -> None:
    """Stephen says no to a good offer; the others can still be asked."""
    table = position({L: "painting-2 jewel jewel", S: "jewel"}, known=[[L, S, "jewel"]])
    assert S in partners(outlook(table))
    play(table, "0 turn trade", "0 partner stephen", "0 give painting-2", "0 want jewel")
    play(table, "1 deal no")
    assert S not in partners(outlook(table))
    assert M in partners(outlook(table))
    assert L in partners(outlook(table, S))
    assert "trade" not in answers("normal", table)


def test_whom_one_has_robbed_wants_more() -> None:
    """Less of it once they were paid."""
    wrongs = [[], [[L, S, "robbed"]], [[L, S, "robbed"], [L, S, "paid"]], [[S, L, "robbed"]]]
    spites = [spite(outlook(position(dealings=dealings)), S) for dealings in wrongs]
    assert spites[1] > spites[0] == spites[2] == spites[3] == 0
