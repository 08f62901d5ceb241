"""Words before a demand is answered: threats, cards offered instead, and what all remember (L67).

The Lady mugs the Captain in all of these, who has water and a knife.
"""

import json
from typing import Any

import pytest

from accessible_games.core import position as positions
from accessible_games.core.luck import Luck
from accessible_games.core.position import PositionError
from accessible_games.games.lifeboat.dealings import Remembered
from accessible_games.games.lifeboat.events import (
    BribePaid,
    Insisted,
    LetBe,
    RansomOffered,
    Threatened,
    TurnBegan,
)
from accessible_games.games.lifeboat.topics import person
from tests.games.lifeboat.building import (
    GAME,
    BoatTable,
    C,
    K,
    L,
    M,
    S,
    document,
    of,
    options,
    play,
    position,
    question,
    read,
    say_no,
    why_not,
)


def mugged(loot: str = "hidden", **fields: Any) -> BoatTable:
    """The Lady demands something of the Captain, who has not answered yet."""
    given: dict[str, Any] = {"hands": {C: "water knife"}, "shown": {C: "oar"}} | fields
    table = position(**given)
    play(table, "0 turn mug", "0 mug captain", f"0 loot {loot}")
    assert question(table) == (C, "consent")
    return table


def remembered(table: BoatTable) -> list[tuple[int, int, str]]:
    """What all remember of two."""
    return table.state.dealings


# Threats -----------------------------------------------------------------------------------------


def test_a_threat_is_heard_and_the_other_decides() -> None:
    """All hear it, and whoever demands is asked whether to let it be (L67)."""
    table = mugged()
    events = play(table, "2 consent threaten")
    assert events == [Threatened(C, L)]
    assert all(events[0].seen_by(seat) == events[0] for seat in (L, C, K, None))
    assert question(table) == (L, "settle")
    assert options(table) == ["yes", "no"]


def test_whoever_heeds_a_threat_gets_nothing_and_ends_the_turn() -> None:
    """No card changes hands, nobody is wounded, and the next one acts."""
    table = mugged()
    events = play(table, "2 consent threaten", "0 settle yes")
    assert events[1:] == [LetBe(L, C), TurnBegan(S)]
    assert table.state.hands[C] == ["water", "knife"]
    assert question(table) == (S, "turn")


@pytest.mark.parametrize("answer", ["agree", "fight"])
def test_whoever_insists_is_answered_after_all(answer: str) -> None:
    """A threat binds nobody: the other may still agree; it can be said only once."""
    table = mugged()
    events = play(table, "2 consent threaten", "0 settle no")
    assert events[1:] == [Insisted(L)]
    assert options(table) == ["agree", "fight", "offer"]
    assert why_not(table, "threaten") == "unknown-word"
    play(table, f"2 consent {answer}")
    assert (table.state.fight is not None) == (answer == "fight")


# Another card ------------------------------------------------------------------------------------


def test_any_other_card_can_be_offered_instead() -> None:
    """Open or hidden, but not what is demanded itself."""
    table = mugged("oar")
    play(table, "2 consent offer")
    assert options(table) == ["water", "knife"]
    hidden = mugged()
    play(hidden, "2 consent offer")
    assert sorted(options(hidden)) == ["knife", "oar", "water"]


def test_an_offered_card_is_known_to_all_from_then_on() -> None:
    """Whether it is taken or not, as with any offer said aloud."""
    table = mugged()
    assert play(table, "2 consent offer", "2 ransom water") == [RansomOffered(C, L, "water")]
    assert all(table.view(seat).known[C] == ("water",) for seat in (L, S, M, K))


def test_a_card_that_is_taken_is_handed_over_at_once() -> None:
    """Then the demand is off and the turn is over; a hidden card goes into the hand."""
    table = mugged()
    events = play(table, "2 consent offer", "2 ransom water", "0 settle yes")
    assert events[1:] == [LetBe(L, C), BribePaid(C, L, "water", hidden=False), TurnBegan(S)]
    assert (table.state.hands[L], table.state.hands[C]) == (["water"], ["knife"])
    assert table.state.demand is None


def test_an_open_card_stays_open() -> None:
    """Whoever takes an open oar has it open (L46)."""
    table = mugged()
    play(table, "2 consent offer", "2 ransom oar", "0 settle yes")
    assert (table.state.shown[L], table.state.shown[C]) == (["oar"], [])


def test_both_can_be_tried_once_each() -> None:
    """After that, agree or fight."""
    table = mugged()
    play(table, "2 consent offer", "2 ransom oar", "0 settle no")
    assert options(table) == ["agree", "fight", "threaten"]
    play(table, "2 consent threaten", "0 settle no")
    assert options(table) == ["agree", "fight"]


def test_who_has_no_card_can_only_threaten() -> None:
    """As when somebody wants the seat of one with empty hands, which all can see."""
    table = position()
    play(table, "0 turn swap", "0 swap captain")
    assert options(table) == ["agree", "fight", "threaten"]
    play(table, "2 consent threaten", "0 settle yes")
    assert table.state.boat[:3] == [L, S, C]


def test_by_an_option_one_can_only_agree_or_fight() -> None:
    """As the sheet says (L67); what can be bribed in a fight does not depend on it."""
    assert options(mugged(parley="no")) == ["agree", "fight"]
    assert options(mugged(bribes="announced"))[2:] == ["threaten", "offer"]


def test_games_without_that_option_go_by_their_bribes() -> None:
    """Old games go on as they were."""
    assert options(mugged(parley="bribes", bribes="announced")) == ["agree", "fight"]
    assert options(mugged(parley="bribes"))[2:] == ["threaten", "offer"]


def test_nobody_unconscious_bargains() -> None:
    """They are simply robbed (L21)."""
    table = position({C: "water"}, wounds={C: 7})
    play(table, "0 turn mug", "0 mug captain")
    assert question(table) == (S, "turn")


# What is remembered ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lines", "dealings"),
    [
        (["2 consent agree"], [(C, L, "yielded"), (L, C, "robbed")]),
        (["2 consent threaten", "0 settle yes"], [(C, L, "threatened")]),
        (
            ["2 consent threaten", "0 settle no", "2 consent agree"],
            [(C, L, "threatened"), (C, L, "yielded"), (L, C, "robbed")],
        ),
        (["2 consent offer", "2 ransom oar", "0 settle yes"], [(C, L, "paid")]),
        (["2 consent offer", "2 ransom oar", "0 settle no"], []),
        (["2 consent fight"], [(C, L, "resisted")]),
    ],
)
def test_all_remember_who_did_what(lines: list[str], dealings: list[tuple[int, int, str]]) -> None:
    """A demand alone is nothing to remember."""
    table = mugged()
    play(table, *lines)
    assert remembered(table) == dealings


@pytest.mark.parametrize("answer", ["agree", "fight"])
def test_nobody_remembers_who_gave_up_a_place(answer: str) -> None:
    """It is about cards."""
    table = position()
    play(table, "0 turn swap", "0 swap captain", f"2 consent {answer}")
    assert remembered(table) == []


@pytest.mark.parametrize(("answer", "done"), [("yes", "paid"), ("no", "cheated")])
def test_a_promise_is_remembered_as_kept_or_broken(answer: str, done: str) -> None:
    """The Lady promises Stephen water, who helps her; she wins."""
    table = position({L: "water", C: "knife"}, {L: "flare-gun"})
    play(table, "0 turn mug", "0 mug captain", "2 consent fight", "0 weapon bribe")
    play(table, "0 bribe stephen", "0 stake water", "0 service aid", "1 join attack")
    say_no(table, "join", "weapon")
    assert question(table) == (L, "pay")
    play(table, f"0 pay {answer}")
    assert (L, S, done) in remembered(table)


def test_all_see_it_and_none_of_it_is_made_up() -> None:
    """Whoever imagines the hidden cards knows it."""
    dealings = [[L, C, "robbed"], [C, L, "threatened"]]
    table = position(dealings=dealings)
    told = tuple(map(tuple, dealings))
    assert {table.view(seat).dealings for seat in (L, M, None)} == {told}
    assert tuple(map(tuple, table.determinize(M, Luck(1)).state.dealings)) == told


def test_what_somebody_did_is_told_with_them() -> None:
    """One fact for each kind of it, each person once."""
    dealings = [[L, C, "robbed"], [L, M, "robbed"], [L, C, "robbed"], [L, S, "cheated"]]
    dealings.append([L, K, "yielded"])
    facts = list(person(position(dealings=dealings).view(K), L))
    assert of(Remembered, facts) == [
        Remembered(L, (C, M), "robbed"),
        Remembered(L, (S,), "cheated"),
        Remembered(L, (K,), "yielded"),
    ]
    assert of(Remembered, list(person(position(dealings=dealings).view(K), C))) == []


# Positions ---------------------------------------------------------------------------------------

SETTLING: dict[str, Any] = {
    "hands": {C: "water knife"},
    "phase": "settle",
    "demand": {"target": C, "loot": "hidden", "said": ["offer"], "ransom": "water"},
}


def test_a_parley_is_written_and_read() -> None:
    """The position says what was tried and what is offered."""
    table = mugged()
    play(table, "2 consent threaten", "0 settle no", "2 consent offer", "2 ransom water")
    again = read(json.loads(positions.write(GAME, table.state)))
    assert question(again) == (L, "settle")
    assert again.state.demand == table.state.demand
    assert again.state.dealings == [(C, L, "threatened")]


@pytest.mark.parametrize(
    ("fields", "place"),
    [
        ({"demand": {**SETTLING["demand"], "ransom": "chum"}}, ("demand", "ransom")),
        ({"demand": {**SETTLING["demand"], "said": ["threaten"]}}, ("demand", "ransom")),
        ({"demand": {**SETTLING["demand"], "said": ["beg"]}}, ("demand", "said", 0)),
        ({"demand": {**SETTLING["demand"], "said": ["offer"] * 2}}, ("demand", "said", 1)),
        ({"demand": {"target": C, "loot": "hidden"}}, ("phase",)),
        ({"demand": {"target": K}, "phase": "ransom"}, ("phase",)),
        ({"parley": "no"}, ("demand", "said", 0)),
        ({"parley": "bribes", "bribes": "announced"}, ("demand", "said", 0)),
        ({"dealings": [[L, L, "robbed"]]}, ("dealings", 0)),
        ({"dealings": [[L, C, "kissed"]]}, ("dealings", 0)),
    ],
)
def test_what_no_parley_leads_to_is_refused(fields: dict[str, Any], place: tuple[Any, ...]) -> None:
    """The same position without the mistake is one."""
    assert question(read(document(**SETTLING))) == (L, "settle")
    with pytest.raises(PositionError) as refused:
        read(document(**(SETTLING | fields)))
    assert refused.value.place == place
