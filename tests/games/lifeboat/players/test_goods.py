"""What provisions are worth to somebody."""

import pytest

from accessible_games.games.lifeboat.cards import BOX, PROVISIONS, WEAPONS
from accessible_games.games.lifeboat.players.evaluation import own_cards
from accessible_games.games.lifeboat.players.goods import (
    gain,
    gain_hidden,
    loss,
    points_of,
    unseen,
    worth,
    worth_beside,
)
from accessible_games.games.lifeboat.players.treasure import treasure_points
from tests.games.lifeboat.building import C, K, L, M, S, position
from tests.games.lifeboat.players.seats import goals, outlook


@pytest.mark.parametrize(
    ("character", "cards", "points"),
    [
        ("mate", "cash cash jewel painting-3", 2 + 1 + 3),
        ("captain", "cash cash jewel", 4 + 1),
        ("lady", "jewel jewel jewel", 16),
        ("stephen", "painting-3 painting-2 water", 10),
    ],
)
def test_treasure_is_worth_its_points(character: str, cards: str, points: int) -> None:
    """Some of it twice for some."""
    assert treasure_points(character, tuple(cards.split())) == points


def test_each_jewel_is_worth_more_than_the_one_before() -> None:
    """Until there are three."""
    held = [outlook(position({M: "jewel " * count}), M) for count in range(4)]
    assert [points_of(seen, "jewel") for seen in held[:3]] == [1, 3, 4]
    assert gain(held[0], "jewel") > gain(held[0], "cash")
    assert gain(held[3], "jewel") == 0


HELD = ("", "water water parasol", "jewel cash oar", "jewel jewel painting-2 blackjack knife water")


@pytest.mark.parametrize("card", PROVISIONS)
@pytest.mark.parametrize("held", HELD)
def test_one_more_card_is_worth_what_all_are_worth_more(held: str, card: str) -> None:
    """Whoever has it already, or others, and whatever they can do with it."""
    for character in (L, C, M, S):
        seen = outlook(position({character: held}, birds=1), character)
        cards = own_cards(seen)
        if cards.count(card) < PROVISIONS[card]:
            more = worth(seen, (*cards, card)) - worth(seen, cards)
            assert worth_beside(seen, cards, card) == pytest.approx(more)
            assert gain(seen, card) == pytest.approx(more)


def test_what_is_lost_is_what_the_others_are_worth_less() -> None:
    """Of two of a kind, one."""
    seen = outlook(position({L: "water water parasol jewel"}))
    cards = own_cards(seen)
    for place, card in enumerate(cards):
        rest = cards[:place] + cards[place + 1 :]
        assert loss(seen, card) == pytest.approx(worth(seen, cards) - worth(seen, rest))


def test_each_bottle_of_water_is_worth_less_than_the_one_before() -> None:
    """And less when land is near."""
    gains = [gain(outlook(position({L: "water " * count})), "water") for count in range(4)]
    assert gains == sorted(gains, reverse=True)
    assert gain(outlook(position(birds=3)), "water") < gains[0]


def test_water_is_worth_more_to_who_has_more_to_lose() -> None:
    """A narcissist, more than somebody who hates oneself."""
    narcissist = outlook(position(loves=goals("LCMFKS")))
    psychopath = outlook(position(hates=goals("LKSCMF")))
    assert gain(narcissist, "water") > gain(outlook(position()), "water")
    assert gain(psychopath, "water") < gain(outlook(position()), "water")


def test_the_larger_weapon_is_worth_more() -> None:
    """The flare gun, which is good for two things, most."""
    gains = [gain(outlook(position()), card) for card in ("blackjack", "knife", "gaffing-hook")]
    assert gains == sorted(gains)
    assert max(WEAPONS, key=lambda card: gain(outlook(position()), card)) == "flare-gun"


def test_what_one_loses_is_what_one_would_gain() -> None:
    """By having it again."""
    having, lacking = outlook(position({L: "knife jewel"})), outlook(position({L: "jewel"}))
    assert loss(having, "knife") == pytest.approx(gain(lacking, "knife"))


def test_unseen_cards_are_those_that_one_knows_nothing_of() -> None:
    """Neither one's own nor open ones nor those one has seen in a hand."""
    hands, shown = {L: "knife", S: "water oar"}, {C: "compass"}
    table = position(hands, shown, known=[[L, S, "oar"]], discard=["cash"])
    left = [*unseen(outlook(table))]
    assert sorted([*left, "knife", "oar", "compass", "cash"]) == sorted(BOX)
    assert sorted([*unseen(outlook(table, K)), "compass", "cash"]) == sorted(BOX)


def test_a_hidden_card_is_worth_more_if_one_knows_that_it_is_good() -> None:
    """And nothing where there is none."""
    known = position({S: "jewel"}, known=[[L, S, "jewel"]])
    unknown = position({S: "jewel"})
    assert gain_hidden(outlook(known), S) > gain_hidden(outlook(unknown), S) > 0
    assert gain_hidden(outlook(known), C) == 0
