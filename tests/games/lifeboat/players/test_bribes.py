"""What computer players make of cards that are promised for help in a fight, or for staying out.

Frenchy attacks Stephen in all of these; nobody there means anything to the Captain.
"""

from accessible_games.games.lifeboat.players.reasons import CardPromised, KeepsCards, KeepsWord
from tests.games.lifeboat.building import BoatTable, C, F, play, position, say_no
from tests.games.lifeboat.players.seats import advice, answer_of, answers, first, goals

Hands = dict[int, str]
NAMES = ("careful-normal", "normal", "bold-normal")


def fight(hands: Hands, asked: int) -> BoatTable:
    """A fight in which somebody is about to be asked, when all before that have let it be."""
    table = position(hands, order=[F], loves=goals("CLMSKF"), hates=goals("FMKLCS"))
    play(table, "4 turn swap", "4 swap stephen", "1 consent fight")
    while first(table).seat != asked:
        seat, kind = first(table).seat, first(table).kind
        play(table, f"{seat} {kind} {'out' if kind == 'join' else 'no'}")
    return table


def offered(card: str, service: str = "aid") -> BoatTable:
    """Frenchy has offered the Captain a card."""
    table = fight({F: card}, F)
    play(table, "4 weapon bribe", "4 bribe captain", f"4 stake {card}", f"4 service {service}")
    return table


def priced(card: str, hands: Hands, side: str = "attack") -> BoatTable:
    """The Captain has named a price."""
    table = fight(hands, C)
    play(table, "2 join promise", f"2 help {side}", f"2 price {card}")
    return table


def owed(card: str, held: str) -> BoatTable:
    """The Captain has helped Frenchy, who has promised a card for it."""
    table = priced(card, {F: held})
    play(table, "4 terms yes", "2 join attack")
    say_no(table, "join", "weapon")
    return table


def test_a_stranger_helps_for_a_card_that_is_worth_it() -> None:
    """The thirst that a fight may bring is outweighed by treasure, not by a blackjack."""
    assert advice(fight({}, C)).answer == "out"
    paid = advice(offered("painting-3"))
    assert (paid.answer, paid.reason) == ("attack", CardPromised(F))
    assert advice(offered("blackjack")).answer == "out"


def test_who_is_offered_a_card_for_staying_out_stays_out() -> None:
    """And says why."""
    given = advice(offered("water", "out"))
    assert (given.answer, given.reason) == ("out", CardPromised(F))


def test_easy_believes_a_promise_half_of_the_time() -> None:
    """Or stays out as always."""
    assert answers("easy", offered("cash")) == {"attack", "out"}
    assert answers("easy", fight({}, C)) == {"out"}


def test_nobody_promises_treasure_for_a_seat() -> None:
    """Help must be worth what it costs."""
    given = advice(priced("painting-3", {F: "painting-3"}))
    assert (given.answer, given.reason) == ("no", KeepsCards())


def test_only_somebody_bold_promises_what_is_not_there() -> None:
    """A promise binds nobody."""
    table = priced("painting-3", {})
    assert [answer_of(name, table) for name in NAMES] == ["no", "no", "yes"]


def test_a_cheap_promise_is_kept_and_a_dear_one_is_not() -> None:
    """By what one's word is worth."""
    given = advice(owed("blackjack", "blackjack"))
    assert (given.answer, given.reason) == ("yes", KeepsWord())
    assert advice(owed("painting-3", "painting-3")).answer == "no"
    assert advice(owed("water", "cash")).answer == "no"


def test_the_word_of_somebody_bold_is_worth_least() -> None:
    """That of somebody careful most."""
    kept = [
        [answer_of(name, owed(card, card)) for card in ("blackjack", "cash", "knife", "jewel")]
        for name in NAMES
    ]
    careful, even, bold = (words.count("yes") for words in kept)
    assert careful > even > bold


def test_nobody_who_wins_anyway_offers_a_card() -> None:
    """A weapon is enough for Frenchy; `easy` never offers any."""
    table = fight({F: "knife water"}, F)
    for level in ("easy", "normal", "careful-normal", "bold-normal"):
        assert "bribe" not in answers(level, table)


def test_who_wants_to_offer_a_card_is_advised_how() -> None:
    """The cheapest of the own cards to the strongest, for help."""
    table = fight({F: "painting-3 chum"}, F)
    play(table, "4 weapon bribe")
    assert advice(table).answer == "mate"
    play(table, "4 bribe mate")
    assert advice(table).answer == "chum"
    play(table, "4 stake chum")
    assert advice(table).answer == "aid"
