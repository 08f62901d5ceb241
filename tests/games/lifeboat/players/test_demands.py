"""Of a fight is spoken only where the rules let somebody refuse, tried by playing the demand."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice
from typing import Any

from accessible_games.core.decision import Answer, Decision, Move
from accessible_games.core.event import Event
from accessible_games.core.table import Table
from accessible_games.games.lifeboat.players import reasons
from accessible_games.games.lifeboat.players.demands import MayFight, MayResist
from accessible_games.games.lifeboat.players.fights import own_strength
from accessible_games.games.lifeboat.players.hard import TALK
from accessible_games.games.lifeboat.state import HIDDEN, State, awake
from tests.examples import times
from tests.games.lifeboat.building import BoatTable, F, K, L, M, S, play, position
from tests.games.lifeboat.players.seats import first
from tests.players.hinted import Position, positions
from tests.players.moves import risks as risks_of
from tests.players.moves import why as why_of

POSITIONS = 500
"""So many questions about demands are looked at."""
DEMANDING = ("turn", "mug", "swap", "loot")
"""The questions whose answers demand something."""
FIGHTS = (reasons.AvoidsFight, reasons.KeepsYours, reasons.StrongEnough, reasons.TooWeak)
"""Reasons that speak of a fight."""
RISKS = (MayFight, MayResist)


@cache
def asked() -> Sequence[Position]:
    """Questions of random games and of games among `normal` players."""
    every = positions("lifeboat")
    return [*islice((at for at in every if at.decision.kind in DEMANDING), times(POSITIONS))]


def outcomes(table: Table[Any], decision: Decision[Any], answer: Answer) -> Iterator[bool]:
    """Whether what is demanded can be refused, for each victim and each loot that may follow."""
    tried = table.copy()
    tried.play(Move(decision.seat, decision.kind, answer))
    for each in tried.waiting():
        if each.kind in DEMANDING[1:] and each.seat == decision.seat:
            for word in each.options:
                yield from outcomes(tried, each, word)
            return
    yield any(each.kind == "consent" for each in tried.waiting())


def hidden_of(table: Table[Any], decision: Decision[Any], victim: int) -> bool:
    """Whether a hidden card of somebody could be refused, if it is demanded from here."""
    tried = table.copy()
    for kind in DEMANDING[DEMANDING.index(decision.kind) :]:
        words = {"turn": "mug", "mug": tried.state.characters[victim], "loot": HIDDEN}
        if kind in words and any(each.kind == kind for each in tried.waiting()):
            tried.play(Move(decision.seat, kind, words[kind]))
    return any(each.kind == "consent" for each in tried.waiting())


def told(at: Position) -> Iterator[tuple[Answer, Event, list[Event]]]:
    """Each answer that demands something, why, and which fight it risks."""
    view = at.table.view(at.decision.seat)
    for word in at.decision.options:
        if at.decision.kind != "turn" or word in ("mug", "swap"):
            why = why_of("lifeboat", view, at.decision, word)
            risks = risks_of("lifeboat", view, at.decision, word)
            yield word, why, [risk for risk in risks if isinstance(risk, RISKS)]


def test_a_fight_is_only_spoken_of_where_somebody_can_refuse() -> None:
    """And always there, but where it was said before the card was chosen."""
    assert len(asked()) >= POSITIONS
    for at in asked():
        for word, _, risks in told(at):
            possible = {*outcomes(at.table, at.decision, word)}
            if at.decision.kind != "loot":
                assert bool(risks) in possible, (word, risks)
            elif risks:
                assert possible == {True}
            elif possible == {True}:
                assert all({*outcomes(at.table, at.decision, each)} == {True}
                           for each in at.decision.options)  # fmt: skip


def test_the_fight_is_about_what_is_named() -> None:
    """Where hidden cards are the reason, about those of the same person."""
    found = set[tuple[str, bool]]()
    for at in asked():
        for _, why, risks in told(at):
            if isinstance(why, reasons.MayFind) and at.decision.kind != "loot":
                refused = hidden_of(at.table, at.decision, why.seat)
                assert bool(risks) == refused
                found.add((at.decision.kind, refused))
            assert len(risks) <= 1
            for risk in (risk for risk in risks if isinstance(risk, MayResist)):
                view = at.table.view(at.decision.seat)
                assert risk.own == own_strength(view, [at.decision.seat])
    assert found == {(kind, refused) for kind in ("turn", "mug") for refused in (True, False)}


def fought_over(state: State) -> bool:
    """Whether there is a fight, or a demand that somebody awake has noticed."""
    if state.fight is not None:
        return bool(state.fight.attackers and state.fight.defenders)
    demand, seat = state.demand, state.order[0]
    assert demand is not None
    unnoticed = demand.loot == HIDDEN and state.characters[seat] == "kid"
    return awake(state, demand.target) and not unnoticed


def test_reasons_speak_of_a_fight_only_while_a_demand_can_be_refused() -> None:
    """Whatever is answered."""
    spoken = set[str]()
    for at in islice(positions("lifeboat"), times(POSITIONS)):
        given, view = [at.advice.reason], at.table.view(at.decision.seat)
        if at.decision.kind in ("consent", "join"):
            answers = [each for each in at.decision.options if each not in TALK]
            given += [why_of("lifeboat", view, at.decision, each) for each in answers]
            given += [risk for each in answers
                      for risk in risks_of("lifeboat", view, at.decision, each)]  # fmt: skip
        if any(isinstance(each, FIGHTS) for each in given):
            spoken.add(at.decision.kind)
            assert fought_over(at.table.state)
    assert {"consent", "join", "weapon"} <= spoken


# By hand ------------------------------------------------------------------------------------------


def risk(table: BoatTable, word: str) -> list[Event]:
    """What an answer of whoever is asked first risks."""
    decision = first(table)
    return list(risks_of("lifeboat", table.view(decision.seat), decision, word))


def kid(hands: dict[int, str], shown: dict[int, str] | None = None) -> BoatTable:
    """The Kid acts first."""
    return position(hands, shown, order=[K, L, S, 2, M, F])


def test_nobody_refuses_the_kid_a_hidden_card() -> None:
    """Neither at the action nor at the victim nor at the loot (rules 2 and 16)."""
    table = kid({L: "jewel water"})
    assert risk(table, "mug") == []
    play(table, f"{K} turn mug")
    assert risk(table, "lady") == []


def test_an_open_card_can_be_refused_to_the_kid() -> None:
    """That is said where it is chosen, as the hidden one beside it is safe."""
    table = kid({L: "water"}, {L: "knife"})
    play(table, f"{K} turn mug", f"{K} mug lady")
    assert risk(table, "knife") == [MayResist(L, 3, 7)]
    assert risk(table, HIDDEN) == []


def test_a_place_can_be_refused_to_the_kid_and_a_card_to_all_others() -> None:
    """By whoever is awake."""
    assert risk(kid({}), "swap") == [MayFight()]
    lady = position({S: "jewel"})
    assert risk(lady, "mug") == [MayFight()]
    play(lady, f"{L} turn mug")
    assert risk(lady, "stephen") == [MayResist(S, 4, 5)]


def test_the_unconscious_and_the_dead_refuse_nothing() -> None:
    """Neither cards nor a place."""
    for wounds in (5, 6):
        table = position({S: "jewel"}, wounds={S: wounds}, seats=4)
        assert risk(table, "mug") == []
        play(table, f"{L} turn mug")
        assert risk(table, "stephen") == []
        place = position(wounds={S: wounds}, seats=4)
        play(place, f"{L} turn swap")
        assert risk(place, "stephen") == []
        assert risk(place, "captain") == [MayResist(2, 4, 7)]
