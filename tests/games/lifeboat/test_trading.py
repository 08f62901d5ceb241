"""Trading: cards for cards, gifts and pleas, by whoever acts, or by all before each action."""

from accessible_games.core.luck import Luck
from accessible_games.games.lifeboat.events import (
    CardShown,
    OfferMade,
    OfferRefused,
    OfferTaken,
    TurnBegan,
)
from tests.games.lifeboat.building import (
    BoatTable,
    C,
    F,
    K,
    L,
    M,
    S,
    asked,
    options,
    play,
    position,
    question,
    why_not,
)


def offer(table: BoatTable, give: str, want: str) -> None:
    """The Lady offers the Captain cards for cards."""
    play(table, "0 turn trade", "0 partner captain", f"0 give {give}", f"0 want {want}")


def test_who_acts_may_offer_cards_for_cards() -> None:
    """The partner answers; with a yes they change hands, without an action (L47)."""
    table = position({L: "water cash", C: "knife jewel"})
    play(table, "0 turn trade", "0 partner captain", "0 give water cash")
    made = OfferMade(L, C, ("water", "cash"), ("knife",))
    assert play(table, "0 want knife") == [made]
    assert question(table) == (C, "deal")
    assert options(table) == ["yes", "no"]
    assert play(table, "2 deal yes") == [OfferTaken(L, C, ("water", "cash"), ("knife",))]
    assert table.state.hands[L] == ["knife"]
    assert table.state.hands[C] == ["jewel", "water", "cash"]
    assert question(table) == (L, "turn")


def test_a_partner_may_refuse() -> None:
    """Nothing changes, and it can be tried again as often as wanted."""
    table = position({L: "water", C: "knife"})
    for _ in range(3):
        offer(table, "water", "knife")
        assert play(table, "2 deal no") == [OfferRefused(L, C)]
    assert table.state.hands[L] == ["water"]
    assert question(table) == (L, "turn")


def test_all_know_who_has_refused_today() -> None:
    """Until the next morning; whoever makes up what is hidden knows it too."""
    table = position({L: "water", C: "knife"}, order=[L])
    offer(table, "water", "knife")
    play(table, "2 deal no")
    assert {table.view(seat).refusals for seat in (L, M, None)} == {((C, L),)}
    assert table.determinize(M, Luck(1)).state.refusals == [(C, L)]
    dawned = position({L: "water", C: "knife"}, order=[L], refusals=[[C, L]], phase="dawn")
    assert dawned.state.refusals == []


def test_who_agrees_has_not_refused() -> None:
    """Also when it was face down."""
    table = position({L: "water", C: "knife"})
    offer(table, "water", "knife")
    play(table, "2 deal yes")
    assert table.view(M).refusals == ()


def test_who_does_not_have_what_is_wanted_can_only_refuse() -> None:
    """Others do not learn whether there was a choice (L64)."""
    table = position({L: "water", C: "jewel"})
    offer(table, "water", "knife")
    assert options(table) == ["no"]
    assert why_not(table, "yes") == "cannot-pay"


def test_gifts_and_pleas_are_offers_too() -> None:
    """Something for nothing, and nothing for something (L47)."""
    gift = position({L: "water"})
    play(gift, "0 turn trade", "0 partner captain")
    told = play(gift, "0 give water")
    assert told == [OfferMade(L, C, ("water",), ())]
    play(gift, "2 deal yes")
    assert gift.state.hands[C] == ["water"]
    plea = position({C: "water"})
    play(plea, "0 turn trade", "0 partner captain")
    assert question(plea) == (L, "want")
    play(plea, "0 want water", "2 deal yes")
    assert plea.state.hands[L] == ["water"]


def test_nothing_for_nothing_is_no_offer() -> None:
    """Something must be given or wanted."""
    table = position({L: "knife"}, wounds={S: 5})
    play(table, "0 turn trade", "0 partner captain")
    assert why_not(table, "none") == "too-few"
    other = position({L: "knife", C: "oar"})
    play(other, "0 turn trade", "0 partner captain", "0 give none")
    assert why_not(other, "none") == "too-few"


def test_only_the_conscious_can_be_offered_something() -> None:
    """And somebody of the two must have a card (L47)."""
    table = position({L: "knife"}, wounds={S: 5, C: 8})
    play(table, "0 turn trade")
    assert options(table) == ["mate", "frenchy", "kid"]
    poor = position({K: "knife"})
    play(poor, "0 turn trade")
    assert options(poor) == ["kid"]


def test_no_more_can_be_wanted_than_the_partner_has() -> None:
    """Of cards that it may have for all that everybody sees."""
    table = position({L: "water", C: "knife cash"}, {C: "oar", S: "compass"})
    play(table, "0 turn trade", "0 partner captain", "0 give water")
    choice = asked(table).options
    assert choice.why_not(("compass",)) == "not-there"
    assert choice.why_not(("water",) * 4) == "too-many"
    assert choice.why_not(("water",) * 3) is None
    assert choice.why_not(("oar", "oar")) is None


def test_what_can_be_wanted_does_not_depend_on_ones_own_hand() -> None:
    """It must not tell the others what the asker holds (L64)."""
    one = position({L: "water knife", C: "cash"})
    other = position({L: "water jewel", C: "cash"})
    for table in (one, other):
        play(table, "0 turn trade", "0 partner captain", "0 give water")
    assert asked(one).options.why_not(("knife",)) is None
    assert asked(other).options.why_not(("knife",)) is None


def test_open_cards_stay_open() -> None:
    """Hidden ones go into the other hand (L46); of equal cards the open one is given (L57)."""
    table = position({L: "oar", C: "knife"}, {L: "oar", C: "cash"})
    offer(table, "oar", "knife cash")
    play(table, "2 deal yes")
    assert (table.state.shown[L], table.state.hands[L]) == (["cash"], ["oar", "knife"])
    assert (table.state.shown[C], table.state.hands[C]) == (["oar"], [])


def test_an_offer_is_heard_by_all() -> None:
    """What is offered is held, so all know of it from then on (L55)."""
    table = position({L: "knife water", C: "jewel"})
    offer(table, "knife", "jewel")
    assert table.view(K).known[L] == ("knife",)
    assert table.view(None).known == ((),) * 6
    assert all("knife" in table.determinize(K, Luck(n)).state.hands[L] for n in range(9))
    play(table, "2 deal yes")
    assert table.view(K).known[L] == ("jewel",)
    assert table.view(K).known[C] == ("knife",)


def test_the_same_card_offered_twice_is_known_once() -> None:
    """All know of at least so many (L55)."""
    table = position({L: "water water", C: "jewel"})
    offer(table, "water", "jewel")
    play(table, "2 deal no")
    offer(table, "water", "jewel")
    assert table.view(K).known[L] == ("water",)
    play(table, "2 deal no")
    offer(table, "water water", "jewel")
    assert table.view(K).known[L] == ("water", "water")


def test_an_offer_that_is_not_yet_said_is_secret() -> None:
    """In made-up tables it could be any other."""
    table = position({L: "water knife", C: "cash", K: "jewel"})
    play(table, "0 turn trade", "0 partner captain", "0 give knife")
    assert table.view(C).offer is None
    worlds = [table.determinize(C, Luck(n)).state.offer for n in range(30)]
    assert len({(world.partner, len(world.give)) for world in worlds if world}) > 2


# Open trading ------------------------------------------------------------------------------------


def test_with_open_trading_all_may_trade_before_each_action() -> None:
    """From the bow to the stern; then who acts goes on (L47)."""
    table = position(
        {S: "water", K: "knife"}, trading="open", phase="market", polled=[S, C, M, F, K]
    )
    assert question(table) == (S, "market")
    assert options(table) == ["done", "trade", "slip", "show"]
    play(table, "1 market trade", "1 partner kid", "1 give water", "1 want knife", "5 deal yes")
    assert question(table) == (S, "market")
    play(table, "1 market done")
    assert question(table) == (C, "market")
    assert options(table) == ["done", "trade", "slip"]
    play(table, "2 market done", "3 market done", "4 market done", "5 market done")
    assert question(table) == (L, "turn")


def test_with_open_trading_all_may_show_cards_before_each_action() -> None:
    """It costs nothing (L56)."""
    table = position({S: "knife"}, trading="open", phase="market", polled=[S])
    assert play(table, "1 market show", "1 show knife") == [CardShown(S, "knife")]
    assert question(table) == (S, "market")


def test_the_unconscious_do_not_trade() -> None:
    """They are not asked before the next action either (L47)."""
    table = position({S: "water"}, trading="open", wounds={C: 7, F: 6})
    told = play(table, "0 turn nothing")
    assert told[-1] == TurnBegan(S)
    seats = []
    while asked(table).kind == "market":
        seats.append(asked(table).seat)
        play(table, f"{seats[-1]} market done")
    assert seats == [L, M, K]


def test_else_only_who_acts_trades() -> None:
    """By the option `turn` nobody else can even say that they want to (L47)."""
    table = position({S: "water"}, trading="turn")
    assert table.standing() == {}
    play(table, "0 turn nothing")
    assert question(table) == (S, "turn")


def test_nobody_trades_in_a_fight() -> None:
    """Who is asked to join can name a price or promise a card, and no more (L47)."""
    table = position({S: "water", M: "cash"}, trading="open")
    play(table, "0 turn swap", "0 swap captain", "2 consent fight")
    assert question(table) == (S, "join")
    assert options(table) == ["attack", "defend", "out", "promise", "bribe"]
    assert F not in table.state.polled[:1]
