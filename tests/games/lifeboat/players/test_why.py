"""What is said for and against any answer is true, and tells nothing that is hidden."""

from collections import Counter
from itertools import permutations

from accessible_games.core.event import Event
from accessible_games.core.table import Table
from accessible_games.games import GAMES
from accessible_games.games.lifeboat.cards import COURSES, PROVISIONS, WEAPONS
from accessible_games.games.lifeboat.hands import cards_of
from accessible_games.games.lifeboat.players import demands, explanations, reasons
from accessible_games.games.lifeboat.players.evaluation import look_out
from accessible_games.games.lifeboat.players.fights import own_strength, side_strength
from accessible_games.games.lifeboat.players.hard import SEARCHED, TALK
from accessible_games.games.lifeboat.players.plans import words
from accessible_games.games.lifeboat.topics import condition, strength
from accessible_games.players.coach import holds
from tests.games.lifeboat.building import BoatTable, C, L, M, navigated, position
from tests.games.lifeboat.players.seats import first
from tests.players.moves import single
from tests.players.moves import why as why_of
from tests.players.reasoned import Reasoned, all_reasons, told

STRENGTHS = (reasons.StrongEnough, reasons.TooWeak)


def every() -> list[Reasoned]:
    """All that is looked at, worked out once."""
    return all_reasons("lifeboat", tuple(sorted(SEARCHED)), (*TALK, "done"))


def test_every_answer_has_a_reason() -> None:
    """To each kind of question that is searched."""
    kinds = Counter(each.decision.kind for each in every())
    assert {*kinds} >= SEARCHED - {"sea"}
    assert len(every()) > 300


def test_all_reasons_are_facts_of_the_game() -> None:
    """Nowhere is it only said that nothing is better."""
    assert not any(isinstance(each.why, reasons.NothingBetter) for each in every())


def test_what_is_said_of_a_card_holds_of_no_other_one() -> None:
    """Where one is chosen, water is no reason to take a medical kit."""
    for seed in range(20):
        table = Table.new(GAMES["lifeboat"], 4, seed)
        decision = first(table)
        view = table.view(decision.seat)
        for card, other in permutations(words(decision), 2):
            reason = why_of("lifeboat", view, decision, card)
            assert holds("lifeboat", reason, single(view, decision, card))
            assert not holds("lifeboat", reason, single(view, decision, other))


def test_what_an_answer_does_by_the_rules_is_true() -> None:
    """Where nothing else speaks for it: a seat, a thirst, cards that are kept."""
    for each, reason in told(every(), explanations.TakesSeat):
        assert reason.seat in each.state.boat
        assert reason.seat != each.seat
        if each.decision.kind == "swap":
            assert each.view.characters[reason.seat] == each.answer
    for each, reason in told(every(), explanations.EasesThirst):
        assert each.answer == "water"
        assert reason.seat == each.view.thirsts[0][0]
    for each in every():
        if isinstance(each.why, explanations.SavesCards):
            assert each.answer == "no"


def test_nobody_is_said_to_be_most_useful_who_is_not_compared() -> None:
    """A card is told by what it is good for: which it names, and has in the game."""
    assert not any(isinstance(each.why, reasons.UsefulCard) for each in every())
    for _, reason in told(every(), explanations.CardServes):
        assert reason.card in PROVISIONS
        assert reason.kind == reason.card
        assert reason.card not in WEAPONS


def test_whoever_is_healed_has_a_wound() -> None:
    """And is still alive."""
    for each, reason in told(every(), reasons.Heals):
        assert each.state.wounds[reason.seat] > 0
        assert condition(each.view, reason.seat) != "dead"


def test_who_is_harmed_is_hated_and_who_is_spared_is_loved() -> None:
    """As far as the seat's points go: what a death or a life brings it."""
    for each, reason in told(every(), reasons.HarmsHate):
        assert look_out(each.view).stakes[reason.seat] < 0
    for each, reason in told(every(), reasons.SparesLove):
        assert look_out(each.view).stakes[reason.seat] > 0


def test_a_bird_that_is_shown_is_counted() -> None:
    """The birds sighted so far, and one more; on the course, or by the flare gun."""
    for each, reason in told(every(), reasons.NearsLand):
        assert reason.birds == min(4, each.state.birds + 1)
        words = each.answer if isinstance(each.answer, tuple) else (str(each.answer),)
        birds = [COURSES[word].bird > 0 for word in words if word in COURSES]
        assert any(birds) if birds else "flare-gun" in words


def test_strengths_are_counted() -> None:
    """What all see, and what the seat itself can play."""
    for each, event in told(every(), *STRENGTHS):
        view, me = each.view, each.seat
        if each.decision.kind == "consent":
            assert event.own == own_strength(view, [me])
            assert event.other == strength(view, view.order[0])
        elif each.decision.kind == "join":
            sides = (view.fight.attackers, view.fight.defenders)
            mine, theirs = sides if each.answer == "attack" else sides[::-1]
            assert event.own == own_strength(view, (*mine, me))
            assert event.other == side_strength(view, theirs)


def test_who_is_strong_enough_wins_as_it_stands() -> None:
    """A tie is the defenders'."""
    for each, event in told(every(), *STRENGTHS):
        more = each.decision.kind == "join" and each.answer == "attack"
        assert isinstance(event, reasons.StrongEnough) == (event.own >= event.other + more)


def test_only_somebody_awake_resists() -> None:
    """With the strength that all see."""
    for each, risk in told(every(), demands.MayResist):
        assert each.view.characters[risk.seat] == each.answer
        assert condition(each.view, risk.seat) == "awake"
        assert risk.other == strength(each.view, risk.seat)
        assert risk.own == own_strength(each.view, [each.seat])


def test_what_is_given_up_is_what_was_demanded() -> None:
    """An open card that one has, a hidden one, or the seat."""
    for each, risk in told(every(), demands.GivesUp):
        demand = each.state.demand
        assert each.answer == "agree"
        assert demand.target == each.seat
        assert (risk.card or "") == (demand.loot if risk.what == "card" else "")
        assert (risk.what == "seat") == (not demand.loot)
        assert risk.card is None or risk.card in cards_of(each.state, each.seat)


def test_hidden_cards_are_counted() -> None:
    """The cards are not named."""
    for each, reason in told(every(), reasons.MayFind):
        assert reason.seat != each.seat
        assert reason.cards == len(each.state.hands[reason.seat]) > 0


def test_water_for_oneself_is_there() -> None:
    """Whoever keeps it has some."""
    for each, _ in told(every(), reasons.SavesWater):
        assert (each.decision.kind, each.answer) == ("drink", "no")
        assert "water" in cards_of(each.state, each.seat)
    assert not any(each.why == reasons.NeedsOwnWater() for each in every()
                   if each.decision.kind == "drink")  # fmt: skip


def at_sea(table: BoatTable, answer: str) -> Event:
    """What speaks for an answer of whoever is asked first."""
    return why_of("lifeboat", table.view(first(table).seat), first(table), answer)


def test_in_the_water_somebody_is_saved_or_harmed() -> None:
    """One's love, oneself or one's hate; who plays no card keeps it."""
    own = navigated("course-1", {C: "life-preserver"}, wounds={C: 5}, own_preserver="hand")
    assert at_sea(own, "life-preserver") == reasons.SparesYou()
    hated = navigated("course-1", {M: "chum"}, wounds={C: 6})
    assert at_sea(hated, "chum") == reasons.HarmsHate(C)
    assert at_sea(hated, "no") == explanations.SavesCards()


def test_whoever_keeps_a_preserver_in_the_water_only_hides_it() -> None:
    """Thrown to oneself it would be kept too; thrown to somebody else it is gone."""
    own = navigated("course-1", {C: "life-preserver"}, own_preserver="hand")
    assert at_sea(own, "no") == reasons.HidesCards()
    other = navigated("course-1", {M: "life-preserver"})
    assert at_sea(other, "no") == explanations.SavesCards()


def shaded(hand: str) -> BoatTable:
    """The Lady is thirsty, with an open parasol and maybe something in her hand."""
    return position({L: hand}, {L: "parasol"}, phase="drink", order=[], course="course-24",
                    thirsts=[[L, "name"]])  # fmt: skip


def test_a_thirst_is_borne_for_a_later_one_or_by_the_gift_of_others() -> None:
    """A parasol is not used up, so nobody keeps it for another day."""
    assert at_sea(shaded("water"), "no") == reasons.SavesWater()
    assert at_sea(shaded("oar"), "no") == explanations.OthersGive()


def test_rowing_and_demanding_have_their_risk() -> None:
    """And only these actions have one."""
    risky: dict[str, type[Event]] = {"row": demands.MayThirst}
    risky |= dict.fromkeys(("mug", "swap"), demands.MayFight)
    for each in (each for each in every() if each.decision.kind == "turn"):
        kinds = [type(risk) for risk in each.risks]
        assert kinds in ([], [risky[str(each.answer)]]) if each.answer in risky else not kinds
        assert kinds or each.answer != "row"
