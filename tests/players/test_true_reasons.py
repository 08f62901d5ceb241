"""Each reason, risk and cost that hints, reviews and puzzles tell is true of the move it is about.

Each kind has a proof, which looks at what the seat may know; what then happens, or really lies
hidden, does not contradict what was told.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any

import pytest

from accessible_games.core.event import Event
from accessible_games.core.frozen import named_values
from accessible_games.core.table import Table
from accessible_games.games import GAMES
from accessible_games.games.arche_noah.state import VALUE_OF
from accessible_games.games.life_is_life.events import Knocked, Passed, SuddenDeath, Swapped
from accessible_games.games.life_is_life.players import costs as life_costs
from accessible_games.games.life_is_life.players import explanations as life_why
from accessible_games.games.life_is_life.players import reasons as life
from accessible_games.games.lifeboat.players import demands as boat_demands
from accessible_games.games.lifeboat.players import reasons as boat
from accessible_games.games.sixpack.patterns import blocks
from accessible_games.games.sixpack.players import costs as six_costs
from accessible_games.games.sixpack.players import reasons as six
from accessible_games.games.sixpack.players.evaluation import fit, hands_on
from accessible_games.players import module_of
from accessible_games.players.coach import holds, leads_to, speaks_for
from accessible_games.players.spoken import proofs_of
from accessible_games.players.whole import Whole
from accessible_games.speech.narrator import field_kinds
from tests.examples import times
from tests.games.facts import facts_of
from tests.players.said import Spoken, played, spoken

pytestmark = pytest.mark.slow

MODULES = ("reasons", "explanations", "costs", "open_cards", "claims", "demands", "offers")
"""Where the kinds of what is said of a move are."""
every_game = pytest.mark.parametrize("game", GAMES)


@cache
def all_spoken(game: str) -> Sequence[Spoken]:
    """The moves at these questions, worked out once."""
    return [*spoken(game, times(facts_of(game).proved))]


def told(game: str) -> Iterator[tuple[Spoken, Event]]:
    """All that the coach tells of these moves."""
    for each in all_spoken(game):
        facts = speaks_for(game, each.move, each.thought if not each.move[1:] else None)
        if each.better:
            facts += leads_to(game, each.move, each.better)
        yield from ((each, fact) for fact in facts)


def kinds_of(game: str) -> set[type[Event]]:
    """All kinds of facts that the modules of a game define."""
    found = set[type[Event]]()
    for name in MODULES:
        try:
            module = import_module(module_of(game, name))
        except ModuleNotFoundError:
            continue
        every = [kind for kind in vars(module).values() if isinstance(kind, type)]
        found |= {k for k in every if issubclass(k, Event) and k.__module__ == module.__name__}
    return found


# Every game ---------------------------------------------------------------------------------------


@every_game
def test_every_kind_of_fact_has_a_proof(game: str) -> None:
    """So nothing can be told that nobody looks at."""
    assert kinds_of(game) <= {*proofs_of(game)}


@every_game
def test_nothing_false_is_thought_of(game: str) -> None:
    """What speaks for a move and against it is true before anything untrue is left out."""
    for each in all_spoken(game):
        for fact, better in each.facts():
            assert holds(game, fact, each.move, better), (fact, each.move[-1].answer)


@every_game
def test_no_proof_holds_of_another_number(game: str) -> None:
    """Of one card more, one point more, one percent more."""
    changed = Counter[type[Event]]()
    for each in all_spoken(game):
        for fact, better in each.facts():
            for other in other_numbers(fact):
                changed[type(fact)] += 1
                assert not holds(game, other, each.move, better), (other, fact)
    assert changed


def other_numbers(fact: Event) -> Iterator[Event]:
    """The same fact with one number more in each field that is one."""
    kind: Any = type(fact)
    for name, how in field_kinds(kind).items():
        value = getattr(fact, name)
        if how == "plain" and isinstance(value, int) and not isinstance(value, bool):
            yield kind(**{**named_values(fact), name: value + 1})


@every_game
def test_what_normal_thinks_is_told_only_if_it_is_true(game: str) -> None:
    """Else what is true of the move."""
    for each in all_spoken(game):
        first = speaks_for(game, each.move, each.thought)[:1]
        if each.thought is not None and holds(game, each.thought, each.move):
            assert first == [each.thought]
        assert all(holds(game, fact, each.move) for fact in first)


@every_game
def test_every_move_has_a_reason(game: str) -> None:
    """Whatever somebody chooses."""
    silent = [each for each in all_spoken(game) if not speaks_for(game, each.move, each.thought)]
    assert not [each for each in silent if is_searched(each)]


def is_searched(each: Spoken) -> bool:
    """Whether a search may advise this move, so that it needs a reason: all that `normal` makes."""
    return each.thought is not None


@every_game
def test_nothing_is_told_twice(game: str) -> None:
    """Of one move."""
    for each in all_spoken(game):
        facts = speaks_for(game, each.move, each.thought)
        assert len(facts) == len({*facts})


# What comes of it ---------------------------------------------------------------------------------

RARE = (life.CompletesSet,)
"""What few questions of an ordinary run lead to; tests/match/test_hint_moves.py has one by hand."""
Contradicts = Callable[[Spoken, Any], bool]
"""Whether the real table, now or after the move, contradicts a fact."""


def borne_out(game: str, contradicts: Mapping[type[Event], Contradicts]) -> None:
    """No fact is contradicted; each kind was told at least once, but for rare ones."""
    seen = Counter[type[Event]]()
    for each, fact in told(game):
        kind = type(fact)
        if kind in contradicts:
            seen[kind] += 1
            assert not contradicts[kind](each, fact), (fact, [step.answer for step in each.move])
    assert {*seen, *RARE} >= {*contradicts}


def hand_after(table: Table[Any], move: Whole) -> Counter[str]:
    """The hand after a swap, by what the rules tell of it."""
    seat = move[0].decision.seat
    hand = Counter(table.state.hands[seat])
    for event in played(table, move)[1]:
        if isinstance(event, Swapped):
            hand = hand - Counter(event.laid) + Counter(event.taken)
    return hand


def happens(each: Spoken, kind: type[Event]) -> list[Any]:
    """All events of a kind that the move leads to."""
    return [event for event in played(each.table, each.move)[1] if isinstance(event, kind)]


def other_count(each: Spoken, fact: Any) -> bool:
    """Whether the hand has another number of the animal."""
    return bool(hand_after(each.table, each.move)[fact.animal] != fact.count)


def holds_less(each: Spoken, fact: Any) -> bool:
    """Whether somebody who surely holds so many does not."""
    real = each.table.state.hands[fact.seat].count(fact.animal)
    return bool(fact.sure and real < fact.count)


def not_fewer(each: Spoken, fact: Any) -> bool:
    """Whether the two moves do not lead to these numbers."""
    hands = [hand_after(each.table, move) for move in (each.move, each.better)]
    return [hand[fact.animal] for hand in hands] != [fact.count, fact.more]


def not_given_up(each: Spoken, fact: Any) -> bool:
    """Whether none are held before, or some after."""
    before = each.table.state.hands[each.move[0].decision.seat].count(fact.animal)
    return not before or hand_after(each.table, each.move)[fact.animal] > 0


def test_life_is_life_bears_out_what_is_told() -> None:
    """Hands are counted after the swap that the rules carry out."""
    borne_out(
        "life-is-life",
        {
            life.CompletesSet: lambda each, fact: (
                [event.animal for event in happens(each, SuddenDeath)] != [fact.animal]
            ),
            life.ChasesSet: other_count,
            life.Collects: other_count,
            life.TakesMajority: other_count,
            life.BlocksSet: holds_less,
            life_why.RisksSet: holds_less,
            life_why.OthersFollow: lambda each, fact: not happens(each, Knocked),
            life_why.KeepsHand: lambda each, fact: bool(happens(each, Swapped)),
            life.PassesBest: lambda each, fact: not happens(each, Passed),
            life_costs.HoldsFewer: not_fewer,
            life_costs.GivesUpAll: not_given_up,
        },
    )


def tables(each: Spoken) -> tuple[Any, Any]:
    """The drinks on the table before the move and after it."""
    return each.table.state.display, played(each.table, each.move)[0].state.display


def six_hand(each: Spoken) -> frozenset[str]:
    """The dominoes of the seat."""
    state: Any = each.table.state
    return frozenset(state.hands[each.move[0].decision.seat])


def most_fitting(each: Spoken, display: Any) -> int:
    """How many drinks of the pattern the best block shows."""
    return max(fit(six_hand(each), shown) for shown in blocks(display).values())


def test_sixpack_bears_out_what_is_told() -> None:
    """Patterns are looked for on the table that the rules leave."""
    borne_out(
        "sixpack",
        {
            six.NearsPattern: lambda each, fact: most_fitting(each, tables(each)[1]) != fact.drinks,
            six_costs.FitsFewer: lambda each, fact: (
                most_fitting(each, tables(each)[1]) + fact.drinks
                != most_fitting(each, played(each.table, each.better)[0].state.display)
            ),
            six.Prepares: lambda each, fact: six_hand(each) in hands_on(tables(each)[1]),
        },
    )


def test_lifeboat_bears_out_what_is_told() -> None:
    """Whoever may fight is asked, whoever is healed has a wound less, birds are counted."""
    borne_out(
        "lifeboat",
        {
            boat_demands.MayResist: lambda each, fact: [
                asked.seat for asked in played(each.table, each.move)[0].waiting()
                if asked.kind == "consent"
            ] != [fact.seat],
            boat.Heals: lambda each, fact: each.move[-1].decision.kind == "heal"
            and each.table.state.wounds[fact.seat]
            != played(each.table, each.move)[0].state.wounds[fact.seat] + 1,
            boat.MayFind: lambda each, fact: len(each.table.state.hands[fact.seat]) != fact.cards,
            boat.NearsLand: lambda each, fact: each.move[0].decision.kind == "steer"
            and played(each.table, each.move)[0].state.birds != fact.birds,
        },
    )  # fmt: skip


def test_arche_noah_bears_out_what_is_told() -> None:
    """Coins are counted, and an animal alone costs its value."""
    noah_open = import_module(module_of("arche-noah", "open_cards"))
    borne_out(
        "arche-noah",
        {
            noah_open.KeepsCoins: lambda each, fact: (
                each.table.state.coins[each.move[0].decision.seat] != fact.coins
            ),
            noah_open.CostsAtMost: lambda each, fact: (
                fact.points not in [VALUE_OF[card] for card in each.move[0].answer]  # type: ignore[union-attr]
            ),
        },
    )
