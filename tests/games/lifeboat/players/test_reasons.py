"""The reasons of advice are true, and tell nothing that the advised seat does not know."""

from functools import cache
from typing import Any

import pytest

from accessible_games.core.event import Event, Pieces
from accessible_games.games.lifeboat.cards import (
    BIRDS,
    COURSES,
    DOUBLES,
    SIZES,
    SURVIVAL,
    WEAPONS,
    treasure,
)
from accessible_games.games.lifeboat.events import FightStands
from accessible_games.games.lifeboat.players import reasons
from accessible_games.games.lifeboat.players.evaluation import after, look_out
from accessible_games.games.lifeboat.players.goods import unseen
from accessible_games.games.lifeboat.players.sea import worth_of_course
from accessible_games.games.lifeboat.topics import condition
from tests.games.lifeboat.building import new
from tests.players.advised import Advised, advice_in, because, kinds_in

LEVELS = ("normal", "easy", "random", "normal", "random", "easy")
SEEDS = 24
"""Games, enough for every reason to come up."""
TRADING = ("market", "partner", "give", "want", "deal")
KINDS = kinds_in(reasons)


def own(each: Advised) -> Pieces:
    """All of one's own."""
    return (*each.view.hand, *each.view.shown[each.seat])


@cache
def all_advice() -> list[Advised]:
    """Among four players and more, with both ways to trade."""
    trading = ("turn", "open")
    begun = [(new(4 + seed % 3, seed, trading=trading[seed % 2]), seed) for seed in range(SEEDS)]
    return [each for table, seed in begun for each in advice_in(table, seed, LEVELS)]


def advised(*kinds: type[Event]) -> list[tuple[Advised, Any]]:
    """All advice with such a reason, each with its reason."""
    return because(all_advice(), kinds)


def course(each: Advised) -> list[str]:
    """The navigation cards that the answer is about, if it is."""
    answer = each.given.answer
    named = answer if isinstance(answer, tuple) else (str(answer),)
    return [card for card in named if card in COURSES]


@pytest.mark.parametrize("kind", KINDS)
def test_every_reason_is_given(kind: type[Event]) -> None:
    """No reason is written for nothing."""
    assert advised(kind)


def test_nobody_is_told_about_oneself_as_somebody_else() -> None:
    """A seat in a reason is another one, still in the boat, unless its own wound is healed."""
    for each in (each for each in all_advice() if not isinstance(each.given.reason, reasons.Heals)):
        seat = getattr(each.given.reason, "seat", None)
        assert seat != each.seat
        assert seat is None or seat in each.view.boat


def test_love_is_told_to_who_loves() -> None:
    """And to nobody else; somebody whom one hates as well is worth more alive."""
    for each, reason in advised(reasons.SparesLove):
        assert each.view.characters[reason.seat] == each.view.love
        assert condition(each.view, reason.seat) != "dead"


def test_hate_is_told_to_who_hates() -> None:
    """One person, or a psychopath any other, the love too if it is worth more dead."""
    for each, reason in advised(reasons.HarmsHate):
        view, named = each.view, each.view.characters[reason.seat]
        psychopath = view.hate == view.characters[each.seat]
        small = named == view.love and SIZES[named] < SURVIVAL[named]
        assert not small if psychopath else named == view.hate
        assert condition(view, reason.seat) != "dead"


def test_who_is_hated_may_come_to_harm_as_told() -> None:
    """On a navigation card by falling, or by one of the three kinds of thirst."""
    for each, reason in advised(reasons.HarmsHate):
        view = each.view
        for card in course(each)[:1] if each.decision.kind == "steer" else []:
            shown = COURSES[card]
            named = view.characters[reason.seat] in (*shown.overboard, *shown.thirsty)
            rowed = shown.row and reason.seat in view.rowed
            fought = shown.fight and reason.seat in view.fought
            assert named or rowed or fought


def test_land_is_near_as_told() -> None:
    """One bird more than there are."""
    for each, reason in advised(reasons.NearsLand):
        assert reason.birds == each.view.birds + 1 <= BIRDS
        cards = course(each)
        assert not cards or any(COURSES[card].bird > 0 for card in cards)


def test_who_likes_it_at_sea_gets_no_bird() -> None:
    """And would have less to expect with one."""
    for each, _ in advised(reasons.DelaysLand):
        outlook = look_out(each.view)
        assert outlook.sighted(1).hopes() < outlook.hopes()
        assert any(COURSES[card].bird <= 0 for card in course(each))


def test_chance_is_left_to_where_nothing_is_laid() -> None:
    """No card goes on the row stack."""
    for each, _ in advised(reasons.LeavesToChance):
        assert (each.decision.kind, each.given.answer) == ("row", ())


def test_the_least_harm_is_that_of_the_best_card() -> None:
    """It too may wound whoever is asked, and is worth no less than the others."""
    for each, _ in advised(reasons.HarmsLeast):
        outlook, words = look_out(each.view), each.decision.options
        cards = each.view.drawn if each.decision.kind == "row" else [*filter(COURSES.get, words)]
        best = max(course(each), key=lambda card: worth_of_course(outlook, card))
        assert all(worth_of_course(outlook, best) >= worth_of_course(outlook, c) for c in cards)
        assert after(outlook, COURSES[best]).wounds[each.seat] > outlook.wounds[each.seat]


def test_treasure_brings_as_many_points_as_told() -> None:
    """With what one has; some of it twice for some."""
    for each, reason in advised(reasons.TreasureCounts):
        mine = each.view.characters[each.seat]
        kind = reason.card.partition("-")[0]
        before, after = treasure(own(each), kind), treasure((*own(each), reason.card), kind)
        assert reason.points == (after - before) * (2 if DOUBLES.get(mine) == kind else 1)


def test_a_weapon_adds_as_much_as_told() -> None:
    """What is printed on it."""
    for _, reason in advised(reasons.GetsWeapon):
        assert reason.size == WEAPONS[reason.card]


def test_hidden_cards_are_as_many_as_told() -> None:
    """Their number is open to all."""
    for each, reason in advised(reasons.MayFind):
        assert reason.cards == each.view.hidden[reason.seat] > 0


def test_strength_is_compared_as_told() -> None:
    """A tie is enough for defenders, and too weak for attackers."""
    for each, reason in advised(reasons.StrongEnough, reasons.TooWeak):
        fight, enough = each.view.fight, isinstance(reason, reasons.StrongEnough)
        attacks = fight is not None and each.seat in fight.attackers
        assert (reason.own >= reason.other + attacks) == enough


def test_strengths_are_told_once() -> None:
    """How a fight stands is told unless the reason says the same strengths."""
    stands = FightStands(0, 1, 8, 4)
    assert reasons.StrongEnough(8, 4).tells(stands)
    assert reasons.TooWeak(4, 8).tells(stands)
    assert not reasons.StrongEnough(9, 4).tells(stands)


def test_water_is_needed_where_it_is_chosen() -> None:
    """In the morning, when mugging, or as a price, which is named before it is said."""
    before = ("turn", "mug", "join")
    for each, _ in advised(reasons.WaterNeeded):
        assert each.given.answer in ("water", ("water",)) or each.decision.kind in before


def test_who_needs_the_own_water_has_some() -> None:
    """Nobody else is told so."""
    for each, _ in advised(reasons.NeedsOwnWater):
        assert "water" in own(each)
        assert each.given.answer == "no"


def test_a_good_trade_is_for_cards_that_somebody_may_have() -> None:
    """Open ones, or hidden ones that one has seen or that are nowhere in sight."""
    for each, reason in advised(reasons.GoodTrade):
        if each.decision.kind not in ("deal", "terms"):
            theirs = [*each.view.shown, *each.view.known, unseen(look_out(each.view))]
            assert any(card in cards for card in reason.get for cards in theirs)


def test_cards_are_kept_where_they_could_be_traded() -> None:
    """And not laid open where they could be."""
    for each, _ in advised(reasons.KeepsCards):
        assert each.decision.kind in (*TRADING, "terms", "pay")
    for each, _ in advised(reasons.HidesCards):
        answers = {"show": "no", "cover": getattr(each.decision.options, "cards", ())}
        assert each.given.answer == answers[each.decision.kind]


def test_a_promised_card_is_one_that_somebody_has_promised() -> None:
    """For what is advised."""
    for each, reason in advised(reasons.CardPromised):
        assert reason.seat in [each_.giver for each_ in each.view.promises]
        assert each.given.answer in ("attack", "defend", "out")


def test_a_promise_is_kept_after_the_fight() -> None:
    """For the word, and for friends."""
    assert {each.decision.kind for each, _ in advised(reasons.KeepsWord)} == {"pay"}


def test_a_seat_is_chosen_by_changing_it() -> None:
    """Towards the bow to choose first, to the stern to steer."""
    for each, _ in advised(reasons.ChoosesFirst, reasons.BetterSeat):
        assert "swap" in (each.decision.kind, each.given.answer)
