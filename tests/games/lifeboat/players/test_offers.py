"""Cards that computer players offer in fights, and the prices that they name."""

from typing import Any

from accessible_games.games.lifeboat.players.offers import best_bribe, best_wage, bystanders
from accessible_games.games.lifeboat.players.reasons import MakesStronger
from tests.games.lifeboat.building import BoatTable, C, F, K, L, M, S, play, position, say_no
from tests.games.lifeboat.players.seats import advice, answers, first, goals, outlook

STRANGERS: dict[str, Any] = {"loves": goals("CLMSKF"), "hates": goals("FMKLCS")}


def attacked(hand: str, **fields: Any) -> BoatTable:
    """The Lady has attacked Frenchy for open jewels, and is asked what she does about it."""
    given: dict[str, Any] = {"order": [L], "shown": {F: "jewel jewel jewel"}} | STRANGERS | fields
    table = position({L: hand}, **given)
    play(table, "0 turn mug", "0 mug frenchy", "4 consent fight")
    assert (first(table).seat, first(table).kind) == (L, "weapon")
    return table


def test_a_leader_who_needs_help_offers_a_card() -> None:
    """The one that is missed least, to somebody who makes the difference, for help."""
    table = attacked("painting-2 water")
    assert (advice(table).answer, advice(table).reason) == ("bribe", MakesStronger())
    bribe = best_bribe(outlook(table, L))
    assert bribe is not None
    play(table, "0 weapon bribe")
    assert advice(table).answer == table.state.characters[bribe.taker]
    play(table, f"0 bribe {advice(table).answer}")
    assert advice(table).answer == bribe.card
    play(table, f"0 stake {advice(table).answer}")
    assert advice(table).answer == bribe.service


def test_nobody_is_offered_two_cards_in_a_fight() -> None:
    """So that a fight comes to an end."""
    table = attacked("painting-2 water")
    play(table, "0 weapon bribe", "0 bribe mate", "0 stake water", "0 service aid")
    assert M not in bystanders(outlook(table, L))
    assert {S, C, K} <= {*bystanders(outlook(table, L))}


def test_who_has_nothing_worth_while_offers_nothing() -> None:
    """Chum tempts nobody."""
    assert answers("normal", attacked("chum")) == {"no"}


def test_the_word_of_a_cheat_buys_nothing() -> None:
    """It is believed less with each broken promise."""
    honest = best_bribe(outlook(attacked("painting-2 water"), L))
    broken = [[L, S, "cheated"]] * 6
    cheat = best_bribe(outlook(attacked("painting-2 water", dealings=broken), L))
    assert honest is not None
    assert cheat is None or cheat.worth < honest.worth


def asked_to_join(shown: str, **fields: Any) -> BoatTable:
    """Frenchy attacks Stephen, and the Captain is asked, to whom both are nothing."""
    given: dict[str, Any] = {"order": [F], "shown": {F: shown}} | STRANGERS | fields
    table = position(**given)
    play(table, "4 turn swap", "4 swap stephen", "1 consent fight")
    while first(table).seat != C:
        seat, kind = first(table).seat, first(table).kind
        play(table, f"{seat} {kind} {'out' if kind == 'join' else 'no'}")
    return table


def test_a_bystander_names_a_price_that_is_there() -> None:
    """A card that the leader has open, for the leader's side."""
    table = asked_to_join("painting-3 chum")
    assert advice(table).answer == "promise"
    play(table, "2 join promise")
    assert advice(table).answer == "attack"
    play(table, "2 help attack")
    assert advice(table).answer == "painting-3"


def test_a_price_is_named_once_a_fight() -> None:
    """Whatever the other answers."""
    table = asked_to_join("painting-3 chum")
    play(table, "2 join promise", "2 help attack", "2 price painting-3", "4 terms no")
    assert first(table).seat == C
    assert best_wage(outlook(table, C)) is None
    assert answers("normal", table) == {"out"}


def test_nothing_is_asked_of_who_has_nothing() -> None:
    """And then it is better to stay out."""
    assert answers("normal", asked_to_join("chum")) == {"out"}


def test_a_broken_promise_costs_the_next_one() -> None:
    """Nobody hands a card to who has cheated them."""
    for dealings, answer in (([], "yes"), ([[C, F, "cheated"]], "no")):
        table = asked_to_join("", hands={F: "chum"}, dealings=dealings)
        play(table, "2 join promise", "2 help attack", "2 price chum", "4 terms yes")
        play(table, "2 join attack")
        say_no(table, "join", "weapon")
        assert first(table).kind == "pay"
        assert advice(table).answer == answer
