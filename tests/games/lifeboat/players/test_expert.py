"""What the level `expert` of Lifeboat does better than `hard`."""

from functools import partial
from random import Random

from accessible_games.core.decision import Answer
from accessible_games.games.lifeboat.players import expert
from accessible_games.games.lifeboat.players.hard import TODAY, LookAhead, study
from accessible_games.games.lifeboat.players.normal import PLANNING
from accessible_games.games.lifeboat.players.prospects import prospects, sharp_prospects
from accessible_games.players.search import HEAT, Found
from tests.games.lifeboat.building import BoatTable, F, M, S, play, position
from tests.games.lifeboat.players.seats import answer_of, first, found_by, thirsty

FEW = 24
"""Trials that are enough to see which answers are tried."""


def found(table: BoatTable, ahead: LookAhead = expert.AHEAD) -> Found:
    """What it finds for the seat that is asked first."""
    decision = first(table)
    determinize = partial(table.determinize, decision.seat)
    return study(table.view(decision.seat), decision, determinize, Random(1), FEW, ahead=ahead)


def tried(table: BoatTable, ahead: LookAhead = expert.AHEAD) -> set[Answer]:
    """The answers that it tries; none where its first thought counts."""
    return {line.answer for line in found(table, ahead) if line.visits}


# How it looks ahead ------------------------------------------------------------------------------


def test_an_expert_looks_further_ahead() -> None:
    """With as many trials as it has it comes to other values, and keeps its own answers legal."""
    lines = found_by("expert", position(), FEW / expert.ITERATIONS)
    today = found(position(), TODAY)
    assert {line.answer for line in lines} == {line.answer for line in today}
    assert {line.value for line in lines} != {line.value for line in today}


def test_an_easy_choice_needs_few_trials() -> None:
    """Whether to drink where all treasure would be robbed; it could have many times as many."""
    lines = found_by("expert", thirsty(wounds=7, others="jewel jewel cash cash"))
    assert [line.visits for line in lines] == [HEAT] * len(lines)
    assert lines[0].answer == "water"


# What it searches --------------------------------------------------------------------------------


def asked_for(hand: str) -> BoatTable:
    """The Mate, who is stronger, demands a hidden card of Sir Stephen."""
    table = position({S: hand}, order=[M])
    play(table, "3 turn mug", "3 mug stephen")
    return table


def test_a_threat_and_an_offer_are_tried_like_other_answers() -> None:
    """To others they only come to mind where they are thought best, and then nothing else is."""
    trifle, dear = asked_for("chum chum"), asked_for("jewel jewel water")
    assert tried(trifle, TODAY) == {"agree", "fight"}
    assert tried(dear, TODAY) == set()
    for table in (trifle, dear):
        assert tried(table) == {"agree", "fight", "threaten", "offer"}


def test_it_tries_whether_to_let_be_and_what_to_offer() -> None:
    """The first thought is what all others go by."""
    table = asked_for("jewel chum water")
    play(table, "1 consent offer")
    assert tried(table, TODAY) == set()
    assert tried(table) == {"jewel", "chum", "water"}
    play(table, "1 ransom chum")
    assert tried(table, TODAY) == set()
    assert tried(table) == {"yes", "no"}


def test_it_tries_weapons() -> None:
    """Whether one is shown now or kept may matter for longer than this fight."""
    table = position({S: "knife oar"}, order=[F])
    play(table, "4 turn mug", "4 mug stephen", "1 consent fight")
    while first(table).kind == "join":
        play(table, f"{first(table).seat} join out")
    while first(table).seat != S:
        play(table, f"{first(table).seat} weapon no")
    assert tried(table, TODAY) == set()
    assert {"knife", "oar", "no"} <= tried(table)


def test_a_trade_is_made_without_a_search() -> None:
    """One's turn goes on after it, and only then is an action looked for."""
    assert tried(position())
    assert not tried(position()) & expert.TALK
    assert {*PLANNING} > {*expert.AHEAD.searched}


# What it knows of treasure -----------------------------------------------------------------------


def test_an_expert_knows_that_the_unconscious_are_robbed() -> None:
    """Treasure in the hands of the Mate, who lies unconscious with 8 wounds, counts for little."""
    gains = []
    for wounds in (0, 8):
        poor, rich = (position(wounds={M: wounds}, hands={M: card}) for card in ("chum", "jewel"))
        gains.append(sharp_prospects(rich.view(M)) - sharp_prospects(poor.view(M)))
    assert gains[1] < gains[0] / 2
    assert prospects(rich.view(M)) - prospects(poor.view(M)) > 0.2


def test_an_expert_of_any_temperament_drinks_to_keep_its_treasure() -> None:
    """Anybody could take it from the unconscious; no temperament minds that at `normal`."""
    table = thirsty(wounds=7, others="jewel jewel cash cash")
    for temper in ("", "bold-", "careful-"):
        assert answer_of(f"{temper}normal", table) == "no"
        assert answer_of(f"{temper}expert", table) == "water"
