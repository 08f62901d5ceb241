"""Cards for help in a fight, and for staying out: promised in it, and handed over after it or not.

The Lady attacks the Captain in all of these.
"""

import pytest

from accessible_games.core.event import Event
from accessible_games.core.luck import Luck
from accessible_games.games.lifeboat.events import (
    BribeBroken,
    BribeDue,
    BribeOffered,
    BribePaid,
    BribePromised,
    HelpPromised,
    OfferRefused,
    TurnBegan,
)
from accessible_games.games.lifeboat.state import HelpPromise
from tests.games.lifeboat.building import (
    BoatTable,
    C,
    F,
    Held,
    K,
    L,
    M,
    S,
    of,
    options,
    play,
    position,
    question,
    say_no,
)

BRIBES = (HelpPromised, BribeOffered, BribePromised, BribeDue, BribePaid, BribeBroken)


def fight(hands: Held | None = None, shown: Held | None = None, bribes: str = "paid") -> BoatTable:
    """The Lady wants the Captain's seat, and he refuses."""
    table = position(hands, shown, bribes=bribes)
    play(table, "0 turn swap", "0 swap captain", "2 consent fight")
    return table


def bargains(events: list[Event]) -> list[Event]:
    """What was said and done about bribes."""
    return [event for event in events if isinstance(event, BRIBES)]


# A price -----------------------------------------------------------------------------------------


def test_who_is_asked_to_join_may_name_a_price_for_helping_a_side() -> None:
    """Any card of the box; the leader of that side promises it or not (L66)."""
    table = fight()
    play(table, "1 join promise")
    assert options(table) == ["attack", "defend", "out"]
    play(table, "1 help defend")
    assert play(table, "1 price water") == [HelpPromised(S, C, "water")]
    assert question(table) == (C, "terms")
    assert options(table) == ["yes", "no"]
    assert play(table, "2 terms yes") == [BribePromised(C)]
    assert table.state.promises == [HelpPromise(C, S, "water", C)]
    assert question(table) == (S, "join")


def test_a_price_can_be_refused() -> None:
    """Nothing is promised then, and who named it is asked again, as often as wanted (L66)."""
    table = fight()
    play(table, "1 join promise", "1 help attack", "1 price oar")
    assert play(table, "0 terms no") == [OfferRefused(S, L)]
    assert table.state.promises == []
    play(table, "1 join promise", "1 help attack", "1 price cash")
    assert question(table) == (L, "terms")


def test_for_staying_out_both_are_asked_until_one_promises_the_card() -> None:
    """The attacker first (L66)."""
    table = fight()
    play(table, "1 join promise", "1 help out")
    assert play(table, "1 price cash") == [HelpPromised(S, None, "cash")]
    assert question(table) == (L, "terms")
    other = table.copy()
    play(table, "0 terms no")
    assert question(table) == (C, "terms")
    play(table, "2 terms yes")
    play(other, "0 terms yes")
    assert [each.state.promises[0].giver for each in (table, other)] == [C, L]
    assert question(table) == question(other) == (S, "join")


def test_a_promise_needs_no_card() -> None:
    """It is only said (L49)."""
    table = fight()
    play(table, "1 join promise", "1 help attack", "1 price compass", "0 terms yes")
    assert table.state.promises[0].card == "compass"


# An offer ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("leader", [L, C])
def test_attacker_and_defender_may_offer_a_card_for_help(leader: int) -> None:
    """Who is offered it is asked at once whether to join, and they themselves again (L66)."""
    table = fight({leader: "water"})
    seat, kind = question(table)
    while seat != leader:
        play(table, f"{seat} {kind} out")
        seat, kind = question(table)
    assert "bribe" in options(table)
    play(table, f"{leader} {kind} bribe", f"{leader} bribe mate", f"{leader} stake water")
    told = play(table, f"{leader} service aid")
    assert told == [BribeOffered(leader, M, "water", "help", leader)]
    assert question(table) == (M, "join")
    assert table.state.polled[1] == leader


def test_who_is_asked_to_join_may_offer_a_card_too() -> None:
    """To others who do not fight yet: for either side, or for staying out (L66)."""
    table = fight({S: "oar"})
    play(table, "1 join bribe")
    assert [word for word in options(table) if word != "oar"] == [
        "mate",
        "frenchy",
        "kid",
        "hidden",
    ]
    play(table, "1 bribe kid", "1 stake oar")
    assert options(table) == ["attack", "defend", "out"]
    other = table.copy()
    assert play(table, "1 service defend") == [BribeOffered(S, K, "oar", "side", C)]
    assert play(other, "1 service out") == [BribeOffered(S, K, "oar", "out", None)]
    assert question(table) == (K, "join")
    play(table, "5 join out")
    assert question(table) == (S, "join")


def test_the_card_may_be_named_before_the_person() -> None:
    """Then only the person is asked for."""
    table = fight({L: "water"})
    play(table, "0 weapon bribe", "0 bribe water")
    assert options(table) == ["stephen", "mate", "frenchy", "kid"]
    play(table, "0 bribe frenchy", "0 service out")
    assert table.state.promises == [HelpPromise(L, F, "water", None)]


def test_a_card_that_is_offered_by_name_is_held_and_known() -> None:
    """As with trades (L55); a hidden one can be offered without its name."""
    table = fight({L: "water"}, {L: "oar"})
    play(table, "0 weapon bribe", "0 bribe mate")
    assert options(table) == ["water", "oar", "hidden"]
    secret = table.copy()
    play(table, "0 stake water", "0 service aid")
    assert table.view(K).known[L] == ("water",)
    told = play(secret, "0 stake hidden", "0 service aid")
    assert told == [BribeOffered(L, M, None, "help", L)]
    assert secret.view(K).known[L] == ()


def test_only_who_could_still_join_is_offered_a_card() -> None:
    """The unconscious cannot help, and who fights can not leave."""
    table = position({L: "water"}, wounds={S: 5, F: 7})
    play(table, "0 turn swap", "0 swap captain", "2 consent fight", "0 weapon no")
    play(table, "3 join defend", "5 join out", "0 weapon bribe")
    assert [word for word in options(table) if word in ("stephen", "mate", "frenchy", "kid")] == [
        "kid"
    ]


def test_a_leader_who_has_let_it_be_is_asked_again_when_somebody_joins_against_them() -> None:
    """Not when somebody joins their own side, nor when a weapon is played (L66)."""
    table = fight({L: "water"})
    play(table, "0 weapon no", "1 join attack", "3 join out", "4 join out", "5 join out")
    assert question(table) == (L, "weapon")
    assert options(table) == ["no"]
    table = fight({L: "water"})
    play(table, "0 weapon no", "1 join defend", "3 join out", "4 join out", "5 join out")
    assert question(table) == (L, "weapon")
    assert options(table) == ["bribe", "no"]


def test_a_leader_with_a_weapon_may_play_it_later_all_the_same() -> None:
    """Only the offer is not asked about again."""
    table = fight({L: "water gaffing-hook"})
    play(table, "0 weapon no", "1 join attack", "3 join out", "4 join out", "5 join out")
    assert question(table) == (L, "weapon")
    assert options(table) == ["gaffing-hook", "no"]


def test_a_leader_without_cards_or_without_anybody_to_ask_is_not_asked() -> None:
    """So that nobody is asked in vain; with a weapon there is still that question."""
    assert question(fight()) == (S, "join")
    alone = position({L: "water"}, wounds={S: 5, M: 8, F: 6, K: 3})
    play(alone, "0 turn swap", "0 swap captain", "2 consent fight")
    assert options(alone) == ["no"]
    alone_with_open = position(None, {L: "oar"}, wounds={S: 5, M: 8, F: 6, K: 3})
    play(alone_with_open, "0 turn swap", "0 swap captain", "2 consent fight")
    assert alone_with_open.state.fight is None


def test_a_leader_with_nothing_but_offers_is_asked_again_when_somebody_has_joined() -> None:
    """A weapon changes nothing for them."""
    table = fight({S: "oar"}, {L: "life-preserver"})
    play(table, "0 weapon no", "1 join defend", "3 join out", "4 join out", "5 join out")
    assert question(table) == (L, "weapon")
    play(table, "0 weapon no", "1 weapon oar")
    assert L not in table.state.polled


def test_while_an_offer_grows_the_others_know_nothing_of_it() -> None:
    """Nor do those who imagine the table: any could be meant."""
    table = fight({L: "water cash oar"})
    play(table, "0 weapon bribe", "0 bribe mate", "0 stake cash")
    seen = table.view(S).fight
    assert seen is not None
    assert (seen.tempted, seen.stake, seen.rested) == (None, "", ())
    made = [table.determinize(S, Luck(luck)).state for luck in range(60)]
    assert {state.fight.tempted for state in made if state.fight} == {S, M, F, K}
    assert len({state.fight.stake for state in made if state.fight}) > 4
    assert all(state.fight.stake in (*state.hands[L], "hidden") for state in made if state.fight)
    own = table.determinize(L, Luck(1)).state.fight
    assert own is not None
    assert (own.tempted, own.stake) == (M, "cash")


# After the fight ---------------------------------------------------------------------------------


def helped(hands: Held, shown: Held | None = None, stake: str = "water") -> BoatTable:
    """The Lady has promised the Mate a card for help, and he has helped."""
    table = fight(hands, shown)
    play(table, "0 weapon bribe", "0 bribe mate", f"0 stake {stake}", "0 service aid")
    play(table, "3 join attack")
    say_no(table, "join", "weapon")
    return table


def test_right_after_the_fight_who_promised_is_asked_for_the_card() -> None:
    """Before the next turn; only who is asked hears the question (L49)."""
    table = fight({L: "water"})
    play(table, "0 weapon bribe", "0 bribe mate", "0 stake water", "0 service aid")
    told = play(table, "3 join attack") + say_no(table, "join", "weapon")
    due = BribeDue(L, M, "water")
    assert told[-1] == due
    assert [due.seen_by(seat) for seat in (L, M, None)] == [due, None, None]
    assert question(table) == (L, "pay")
    assert options(table) == ["yes", "hidden", "no"]


def test_a_card_handed_over_for_all_to_see_is_known_to_all() -> None:
    """A hidden one goes into the other hand, an open one stays open (L46)."""
    table = helped({L: "water"})
    told = play(table, "0 pay yes")
    assert told == [BribePaid(L, M, "water", hidden=False), TurnBegan(S)]
    assert table.state.hands[L] == []
    assert table.view(K).known[M] == ("water",)
    laid = helped({}, {L: "water"})
    assert options(laid) == ["yes", "no"]
    play(laid, "0 pay yes")
    assert laid.state.shown[M] == ["water"]


def test_face_down_it_may_be_any_card_of_the_hand_and_only_the_two_know_it() -> None:
    """The others forget what they knew of that hand (L62)."""
    table = helped({L: "water cash"})
    play(table, "0 pay hidden")
    assert options(table) == ["water", "cash"]
    told = play(table, "0 slip cash")[0]
    paid = BribePaid(L, M, "cash", hidden=True)
    assert [told.seen_by(seat) for seat in (L, M)] == [paid, paid]
    assert [told.seen_by(seat) for seat in (K, None)] == [BribePaid(L, M, None, hidden=True)] * 2
    assert table.state.hands[M] == ["cash"]
    assert table.view(L).known[M] == ("cash",)
    assert table.view(K).known[L] == table.view(K).known[M] == ()


def test_a_single_card_face_down_is_not_asked_for() -> None:
    """There is nothing to choose."""
    table = helped({L: "water"}, stake="hidden")
    assert options(table) == ["hidden", "no"]
    play(table, "0 pay hidden")
    assert table.state.hands[M] == ["water"]


def test_nobody_has_to_keep_a_promise() -> None:
    """All hear it, and remember it (L49)."""
    table = helped({L: "water"})
    assert play(table, "0 pay no") == [BribeBroken(L, M), TurnBegan(S)]
    assert table.state.hands[L] == ["water"]
    assert table.view(K).deeds[-1] == (L, M, -1)


def test_a_kept_promise_is_remembered_as_something_good() -> None:
    """Before all eyes."""
    table = helped({L: "water"})
    play(table, "0 pay yes")
    assert table.view(K).deeds[-1] == (L, M, 1)


def test_who_promised_a_card_without_having_one_can_hand_over_nothing() -> None:
    """It is asked all the same (L64)."""
    table = fight()
    play(table, "1 join promise", "1 help attack", "1 price compass", "0 terms yes")
    play(table, "1 join attack")
    say_no(table, "join", "weapon")
    assert question(table) == (L, "pay")
    assert options(table) == ["no"]


@pytest.mark.parametrize(
    ("service", "deed", "due"),
    [
        ("aid", "attack", True),
        ("aid", "defend", False),
        ("aid", "out", False),
        ("out", "out", True),
        ("out", "defend", False),
    ],
)
def test_only_who_did_what_the_promise_was_for_is_paid(service: str, deed: str, due: bool) -> None:
    """Help for that side, or no part in the fight; else the question is not asked."""
    table = fight({L: "water"})
    play(table, "0 weapon bribe", "0 bribe mate", "0 stake water", f"0 service {service}")
    told = play(table, f"3 join {deed}") + say_no(table, "join", "weapon")
    assert bool(of(BribeDue, told)) == due
    assert (question(table) == (L, "pay")) == due


def test_who_fainted_in_the_fight_neither_pays_nor_is_paid() -> None:
    """As with trades, both have to be conscious (L47)."""
    for wounds in ({L: 3}, {M: 7}):
        table = position({L: "water"}, {C: "gaffing-hook knife"}, wounds=wounds)
        play(table, "0 turn swap", "0 swap captain", "2 consent fight")
        play(table, "0 weapon bribe", "0 bribe mate", "0 stake water", "0 service aid")
        told = play(table, "3 join attack") + say_no(table, "join", "weapon")
        assert of(BribeDue, told) == []
        assert table.state.promises == []


def test_several_promises_are_asked_one_after_the_other() -> None:
    """In the order in which they were made."""
    table = fight({L: "water", C: "cash"})
    play(table, "0 weapon bribe", "0 bribe mate", "0 stake water", "0 service aid", "3 join attack")
    play(table, "4 join promise", "4 help out", "4 price cash", "0 terms no", "2 terms yes")
    say_no(table, "join", "weapon")
    assert question(table) == (L, "pay")
    assert bargains(play(table, "0 pay yes"))[-1] == BribeDue(C, F, "cash")
    assert bargains(play(table, "2 pay no")) == [BribeBroken(C, F)]
    assert question(table) == (S, "turn")


# Only announced ----------------------------------------------------------------------------------


def test_by_an_option_prices_are_only_announced() -> None:
    """Who is asked to join names one for helping a side, nobody answers, and no card moves."""
    table = fight({L: "oar"}, bribes="announced")
    assert options(table) == ["oar", "no"]
    play(table, "0 weapon no")
    assert options(table) == ["attack", "defend", "out", "promise"]
    play(table, "1 join promise")
    assert options(table) == ["attack", "defend"]
    play(table, "1 help attack")
    assert play(table, "1 price oar") == [HelpPromised(S, L, "oar")]
    assert question(table) == (S, "join")
    play(table, "1 join attack")
    assert bargains(say_no(table, "join", "weapon")) == []
    assert question(table) == (S, "turn")
