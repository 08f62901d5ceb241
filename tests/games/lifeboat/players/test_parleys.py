"""Demands as computer players answer them: in to a robber once, with words before, by temper."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from accessible_games.core.decision import Answer
from accessible_games.games.lifeboat.players.fights import would_faint
from accessible_games.games.lifeboat.players.normal import normal
from accessible_games.games.lifeboat.players.parley import answers as plain_answers
from accessible_games.games.lifeboat.players.parley import best_ransom, chance_to_be_heeded
from accessible_games.games.lifeboat.players.reasons import (
    AvoidsFight,
    ExpectsMore,
    GoodTrade,
    WrongedYou,
)
from accessible_games.games.lifeboat.players.temper import EVEN, TEMPERS
from tests.games.lifeboat.building import BoatTable, C, F, K, L, M, S, play, position
from tests.games.lifeboat.players.seats import advice, answers, first, found_by, outlook

PLAYERS = ("careful-normal", "normal", "bold-normal")
ROBBED = [[M, S, "robbed"]]


def mugged(hand: str, loot: str = "hidden", **fields: Any) -> BoatTable:
    """The Mate, who is stronger, demands something of Sir Stephen."""
    table = position({S: hand}, order=[M], **fields)
    play(table, "3 turn mug", "3 mug stephen", *([f"3 loot {loot}"] if "shown" in fields else []))
    assert (first(table).seat, first(table).kind) == (S, "consent")
    return table


def silent(table: BoatTable) -> Answer:
    """What a player answers who never bargains."""
    decision = first(table)
    temper = replace(EVEN, bargains=False)
    return normal(table.view(decision.seat), decision, lambda luck: table, Random(1), temper=temper)


# Who is asked ------------------------------------------------------------------------------------


@pytest.mark.parametrize("player", PLAYERS)
def test_the_same_robber_is_refused_a_second_time(player: str) -> None:
    """Whatever is tried first, nobody agrees; the first time the weaker ones do."""
    quiet: dict[str, Any] = {"parley": "no"}
    assert answers(player, mugged("cash cash", dealings=ROBBED, **quiet)) == {"fight"}
    if player != "bold-normal":
        assert answers(player, mugged("cash cash", **quiet)) == {"agree"}


def searched(player: str, table: BoatTable) -> Mapping[Answer, float]:
    """What somebody who searches thinks of each answer, the best first."""
    return {line.answer: line.value for line in found_by(player, table)}


@pytest.mark.parametrize("level", ["hard", "expert"])
@pytest.mark.parametrize("temper", ["careful-", "", "bold-"])
def test_those_who_search_refuse_too(level: str, temper: str) -> None:
    """Even if it costs a little today; and the more often they were robbed, the rather."""
    often = []
    for times in range(4):
        robbed = mugged("chum chum", dealings=ROBBED * times, parley="no", wounds={S: 3})
        worth = searched(f"{temper}{level}", robbed)
        assert times == 0 or next(iter(worth)) == "fight"
        often.append(worth["fight"] - worth["agree"])
    assert often == sorted(often)


def test_a_review_weighs_giving_in_again_where_somebody_did() -> None:
    """It tells what became of it."""
    table = mugged("chum chum", dealings=ROBBED, parley="no")
    lines = found_by("hard", table, effort=0.2, also=("agree",))
    assert {line.answer for line in lines} == {"agree", "fight"}


def test_those_who_search_give_in_again_where_refusing_would_cost_too_much() -> None:
    """The wounded Kid is no match for the Mate; only the bold fight all the same."""
    table = position(
        {K: "chum chum"}, order=[M], dealings=[[M, K, "robbed"]], parley="no", wounds={K: 1},
        birds=1,
    )  # fmt: skip
    play(table, "3 turn mug", "3 mug kid")
    assert not would_faint(table.view(K), K)
    for player, answer in (("careful-hard", "agree"), ("hard", "agree"), ("bold-hard", "fight")):
        assert next(iter(searched(player, table))) == answer


def test_who_refuses_a_robber_says_so() -> None:
    """It is a reason of its own for who is weaker."""
    table = mugged("cash cash", dealings=ROBBED, parley="no")
    assert advice(table).reason == WrongedYou(M)


def test_who_would_faint_gives_in_all_the_same() -> None:
    """A lost fight would leave Stephen unconscious."""
    table = mugged("cash cash", dealings=ROBBED, parley="no", wounds={S: 4})
    assert would_faint(table.view(S), S)
    assert answers("normal", table) == {"agree"}


def test_another_robber_is_another_matter() -> None:
    """What Frenchy has taken says nothing of the Mate."""
    table = mugged("cash cash", dealings=[[F, S, "robbed"]], parley="no")
    assert answers("normal", table) == {"agree"}


def test_a_place_in_the_boat_is_no_robbery() -> None:
    """Pride is about cards."""
    table = position(order=[M], dealings=ROBBED, parley="no")
    play(table, "3 turn swap", "3 swap stephen")
    assert answers("normal", table) == {"agree"}


def test_words_are_tried_before_something_dear_is_given() -> None:
    """The bold threaten, the careful offer something else; nobody bothers for a trifle."""
    table = mugged("jewel jewel water")
    assert [answers(player, table) <= {"threaten", "offer"} for player in PLAYERS] == [True] * 3
    assert answers("bold-normal", table) == {"threaten"}
    assert answers("careful-normal", table) == {"offer"}
    assert answers("normal", mugged("chum")) == {"agree"}


def test_each_is_tried_once() -> None:
    """Then the answer is what it would have been, or the other one."""
    table = mugged("jewel jewel water")
    play(table, "1 consent offer", "1 ransom water", "3 settle no")
    play(table, "1 consent threaten", "3 settle no")
    assert answers("normal", table) <= {"agree", "fight"}


def test_a_threat_is_a_reason_to_fight() -> None:
    """It is worth something to do as one has said."""
    table = mugged("jewel jewel")
    before = plain_answers(outlook(table, S))[1].worth
    play(table, "1 consent threaten", "3 settle no")
    assert plain_answers(outlook(table, S))[1].worth > before


def test_what_is_missed_less_is_offered() -> None:
    """And never the very card that is demanded."""
    table = mugged("jewel chum", loot="oar", shown={S: "oar"})
    play(table, "1 consent offer")
    assert advice(table).answer == "chum"
    offer = best_ransom(outlook(table, S), -1.0)
    assert offer is not None
    assert offer[1] == "chum"


def test_a_card_that_the_other_wants_is_offered_rather_than_a_cheaper_one() -> None:
    """The Captain counts cash double; nobody leaves jewels alone for a bucket of chum."""
    table = position({S: "jewel jewel cash chum"}, order=[C])
    play(table, "2 turn mug", "2 mug stephen", "1 consent offer")
    assert advice(table).answer == "cash"


def test_nobody_believes_who_has_threatened_and_given_in() -> None:
    """Whoever has fought after a threat is heeded sooner than before."""
    chances = []
    for done in ("yielded", "", "resisted"):
        dealings = [[S, F, "threatened"], *([[S, F, done]] if done else [])]
        chances.append(chance_to_be_heeded(outlook(mugged("jewel", dealings=dealings), S)))
    assert chances == sorted(chances)
    assert len({*chances}) == 3


def test_who_never_bargains_only_agrees_or_fights() -> None:
    """As all did once."""
    for hand in ("jewel jewel water", "chum"):
        assert silent(mugged(hand)) in ("agree", "fight")


# Who demands -------------------------------------------------------------------------------------


def settling(card: str, hand: str, attacker: int = M) -> BoatTable:
    """Sir Stephen has offered a card instead of a hidden one, or only threatened."""
    table = position({S: hand}, order=[attacker])
    play(table, f"{attacker} turn mug", f"{attacker} mug stephen")
    if card:
        play(table, "1 consent offer", f"1 ransom {card}")
    else:
        play(table, "1 consent threaten")
    assert first(table).seat == attacker
    return table


def test_a_better_card_is_taken_instead() -> None:
    """A painting is worth more than one card of many, and needs no fight."""
    table = settling("painting-3", "painting-3 chum chum oar")
    assert (advice(table).answer, advice(table).reason) == ("yes", GoodTrade(("painting-3",)))


def test_who_expects_more_insists() -> None:
    """A bucket of chum is no ransom for jewels that one knows of."""
    table = position({S: "chum jewel"}, {S: "painting-3"}, order=[M])
    play(table, "3 turn mug", "3 mug stephen", "3 loot painting-3")
    play(table, "1 consent offer", "1 ransom chum")
    assert (advice(table).answer, advice(table).reason) == ("no", ExpectsMore())


def test_a_threat_of_somebody_stronger_is_heeded() -> None:
    """The Lady has robbed the Mate before, and thinks better of it now."""
    table = position({M: "water"}, {M: "oar"}, order=[L], dealings=[[L, M, "robbed"]])
    play(table, "0 turn mug", "0 mug mate", "0 loot oar", "3 consent threaten")
    assert advice(table).reason == AvoidsFight()
    assert answers("normal", table) == {"yes"}


def test_who_never_bargains_insists() -> None:
    """Words are lost on them."""
    assert silent(settling("painting-3", "painting-3 chum")) == "no"


def test_a_temperament_knows_pride_and_revenge() -> None:
    """The bold most of both, the careful least."""
    prides = [TEMPERS[name].pride for name in ("careful", "even", "bold")]
    revenges = [TEMPERS[name].revenge for name in ("careful", "even", "bold")]
    assert prides == sorted(prides)
    assert revenges == sorted(revenges)
