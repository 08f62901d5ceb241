"""What is said for and against any answer is true, whichever a search may find."""

from collections import Counter

from accessible_games.core.event import Event
from accessible_games.games.life_is_life.events import Swapped
from accessible_games.games.life_is_life.players import explanations, reasons
from accessible_games.games.life_is_life.players.normal import look_out
from accessible_games.games.life_is_life.players.odds import majority
from accessible_games.games.life_is_life.rules import combinations
from accessible_games.games.life_is_life.state import VALUES
from tests.games.life_is_life.players.seats import DULL, NEXT, decision, sees, swapped
from tests.players.moves import single
from tests.players.reasoned import Reasoned, all_reasons, told

THREE_CATS = swapped(NEXT, "cat cat cat", "dog dog bear")
HAND = "cat dog dog dog bear bear bear mole mole mole"


def every() -> list[Reasoned]:
    """All that is looked at, worked out once."""
    return all_reasons("life-is-life")


def held(each: Reasoned) -> Counter[str]:
    """What the hand can hold after the swap: as normal would lay it, where cards are not chosen."""
    plan = explanations.planned(each.view, each.answer)
    assert plan is not None
    after = Counter(each.state.hands[each.seat]) + Counter(each.state.display[plan.row - 1])
    assert not Counter(plan.laid) - Counter(each.state.hands[each.seat])
    return after - Counter(plan.laid)


def test_every_answer_has_a_reason() -> None:
    """Rows, knocks and cards to lay, hundreds of them."""
    kinds = Counter(each.decision.kind for each in every())
    assert min(kinds["turn"], kinds["lay"]) > 50
    assert any(each.answer == "knock" for each in every())


def test_what_you_will_hold_is_counted() -> None:
    """More of the animal than before, and just so many."""
    kinds = (reasons.Collects, reasons.TakesMajority, reasons.ChasesSet)
    for each, reason in told(every(), *kinds):
        before = each.state.hands[each.seat].count(reason.animal)
        assert before < held(each)[reason.animal] == reason.count


def test_a_chased_set_lacks_so_many() -> None:
    """The number that is missing is the rest of all there are."""
    for each, reason in told(every(), reasons.ChasesSet):
        assert reason.animal in combinations(each.state.expert)
        assert reason.count + reason.missing == VALUES[reason.animal]


def test_the_most_is_more_than_others_likely_hold() -> None:
    """More likely than not."""
    for each, reason in told(every(), reasons.TakesMajority):
        others = look_out(each.view).others
        assert majority(others, reason.animal, reason.count) > 0.5
        assert reason.value == VALUES[reason.animal]


def test_a_completed_set_is_complete() -> None:
    """All cards of the animal; nothing is a risk then, as the round is over."""
    view = sees("cat cat cat dog dog dog bear bear mole mole", ("cat", *DULL[1:]))
    assert explanations.why(single(view, decision(view), "1")) == reasons.CompletesSet("cat", 4)
    assert list(explanations.risks(single(view, decision(view), "1"))) == []


def test_what_is_given_up_was_the_most() -> None:
    """Before the swap, and is not after it."""
    for each, risk in told(every(), explanations.LosesMajority):
        others = look_out(each.view).others
        before = each.state.hands[each.seat].count(risk.animal)
        assert majority(others, risk.animal, before) > 0.5
        assert majority(others, risk.animal, held(each)[risk.animal]) <= 0.5
        assert risk.value == VALUES[risk.animal]


def risks(laid: str, *swaps: Swapped) -> list[Event]:
    """What it risks to lay a card into row 1, after others have swapped."""
    view = sees(HAND, ("mouse", *DULL[1:]), row=1, swaps=swaps)
    return list(explanations.risks(single(view, decision(view), (laid,))))


def test_who_surely_holds_three_cats_may_take_the_fourth() -> None:
    """Laid into a row of its own; any other card is no such risk."""
    assert explanations.RisksSet(NEXT, "cat", 3, True) in risks("cat", THREE_CATS)
    assert not any(isinstance(risk, explanations.RisksSet) for risk in risks("dog", THREE_CATS))


def test_who_may_hold_three_cats_is_a_risk_where_that_is_likely() -> None:
    """Two were seen, a third may be among the hidden cards; of who has taken none it is not."""
    two = swapped(NEXT, "cat cat", "dog bear")
    assert explanations.RisksSet(NEXT, "cat", 3, False) in risks("cat", two)
    assert not any(isinstance(risk, explanations.RisksSet) for risk in risks("cat"))


def test_the_knocker_is_no_risk_any_more() -> None:
    """In the last lap that seat has had its last turn."""
    view = sees(HAND, ("mouse", *DULL[1:]), row=1, swaps=(THREE_CATS,), knocker=NEXT)
    found = explanations.risks(single(view, decision(view), ("cat",)))
    assert not any(isinstance(risk, explanations.RisksSet) for risk in found)


def test_others_follow_a_knock_and_no_pass() -> None:
    """All who are still in the game have one more turn."""
    for each, _ in told(every(), explanations.OthersFollow):
        assert each.answer == "knock"
        assert each.state.knocker is None


def test_a_hand_that_is_kept_is_worth_what_it_may_bring() -> None:
    """At most all its animals together."""
    for each, reason in told(every(), explanations.KeepsHand):
        assert each.answer == "knock"
        assert 0 <= reason.points <= sum(VALUES[a] for a in {*each.state.hands[each.seat]})
