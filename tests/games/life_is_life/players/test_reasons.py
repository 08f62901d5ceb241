"""The reasons of advice are true: each is compared with what happens, and with the real hands."""

from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

from accessible_games.core.decision import Move
from accessible_games.core.event import Event
from accessible_games.core.table import Table
from accessible_games.games.life_is_life.events import SuddenDeath
from accessible_games.games.life_is_life.players import reasons
from accessible_games.games.life_is_life.players.normal import SWAPS
from accessible_games.games.life_is_life.seen import known_cards
from accessible_games.games.life_is_life.state import VALUES, State
from tests.examples import times
from tests.games.playing import CASES
from tests.players.advised import Advised, advice_in, advice_now, because, kinds_in

SEEDS = times(1)
"""Games of each kind, enough for all but the rarest reason to come up."""
LEVELS = ("normal", "easy", "normal", "random", "normal")
KINDS = kinds_in(reasons)


@dataclass
class Followed(Advised):
    """Advice that was taken: the state before, the state after, and what it led to."""

    before: State
    after: State
    events: list[Event]

    def held(self, animal: str) -> tuple[int, int]:
        """How many of an animal the seat held before, and holds now."""
        before, after = self.before.hands[self.seat], self.after.hands[self.seat]
        return before.count(animal), after.count(animal)


def follow(table: Table[Any], each: Advised, seed: int) -> Followed:
    """Take advice at a table, to the end of the swap if it is one."""
    before = table.state.copy()
    events = table.play(Move(each.seat, each.decision.kind, each.given.answer))
    if table.pending and table.waiting()[0].kind == "lay":
        lay = advice_now(table, seed)
        events = table.play(Move(lay.seat, "lay", lay.given.answer))
    return Followed(each.view, each.decision, each.given, before, table.state, events)


@cache
def all_advice() -> list[Followed]:
    """Each followed on a copy of the table, where the game itself may go on otherwise."""
    cases = [case for case in CASES if case.name == "life-is-life"]
    begun = [(case.begin(seed), seed) for case in cases for seed in range(SEEDS)]
    return [
        follow(table.copy(), each, seed)
        for table, seed in begun
        for each in advice_in(table, seed, LEVELS)
    ]


def advised(*kinds: type[Event]) -> list[tuple[Followed, Any]]:
    """All advice with such a reason, each with its reason."""
    return because(all_advice(), kinds)


@pytest.mark.parametrize("kind", KINDS)
def test_every_reason_is_given(kind: type[Event]) -> None:
    """No reason is written for nothing."""
    if kind is not reasons.KnocksLate:  # so rare that test_normal.py makes one by hand
        assert advised(kind)


def test_a_completed_set_is_sudden_death() -> None:
    """The swap that was advised ends the round."""
    for each, reason in advised(reasons.CompletesSet):
        died = [event for event in each.events if isinstance(event, SuddenDeath)]
        assert [(event.seat, event.animal) for event in died] == [(each.seat, reason.animal)]
        assert reason.count == VALUES[reason.animal]


def test_what_you_will_hold_is_what_you_hold_then() -> None:
    """The cards advised second fit the row advised first: it is one plan."""
    for each, reason in advised(reasons.ChasesSet, reasons.TakesMajority, reasons.Collects):
        before, after = each.held(reason.animal)
        if each.after.round == each.before.round and each.after.display:
            assert before < after == reason.count


def test_a_chased_set_can_still_be_completed() -> None:
    """Its missing cards are counted, and none of them is known to be in another hand."""
    for each, reason in advised(reasons.ChasesSet):
        assert reason.count + reason.missing == VALUES[reason.animal]
        others = [seat for seat in range(len(each.before.lives)) if seat != each.seat]
        swaps = tuple(each.before.swaps)
        assert not any(known_cards(swaps, seat)[reason.animal] for seat in others)


def test_who_is_blocked_may_wait_or_surely_does() -> None:
    """What is called sure is so in the real hand; what is not was not seen by everybody."""
    for each, reason in advised(reasons.BlocksSet):
        real = each.before.hands[reason.seat].count(reason.animal)
        known = known_cards(tuple(each.before.swaps), reason.seat)[reason.animal]
        assert reason.seat != each.seat
        assert each.before.lives[reason.seat]
        assert 0 <= reason.count < VALUES[reason.animal]
        assert real >= reason.count if reason.sure else known < reason.count


def test_what_is_blocked_does_not_lie_open_afterwards() -> None:
    """The row holds fewer of the animal than would complete the set."""
    for each, reason in advised(reasons.BlocksSet):
        (swap,) = [event for event in each.events if hasattr(event, "laid")]
        assert swap.laid.count(reason.animal) < VALUES[reason.animal] - reason.count


def test_cards_that_are_laid_are_those_of_the_reason() -> None:
    """The reason names just the advised cards, those of the row where only that is advised yet."""
    for each, reason in advised(reasons.LaysLeast):
        assert each.decision.kind == "turn" or reason.cards == each.given.answer
        assert not Counter(reason.cards) - Counter(each.before.hands[each.seat])


def test_who_knocks_ahead_is_ahead() -> None:
    """The listener's expected points are the higher ones, and nobody has knocked before."""
    for each, reason in advised(reasons.KnocksAhead):
        assert each.given.answer == "knock"
        assert each.before.knocker is None
        assert reason.points > reason.others >= 0


def test_who_passes_is_in_the_last_lap() -> None:
    """Before it nobody can pass."""
    for each, _ in advised(reasons.PassesBest):
        assert each.given.answer == "knock"
        assert each.before.knocker not in (None, each.seat)


def test_the_cheapest_swap_is_the_one_advised() -> None:
    """It names the row, and there was no pass to prefer in the last lap."""
    for each, reason in advised(reasons.LosesLeast):
        assert each.given.answer == str(reason.row)
        assert each.before.knocker is None


def test_a_late_knock_is_late() -> None:
    """Nobody swaps more often in a round than the limit and once in the last lap."""
    for each in all_advice():
        swaps = sum(swap.seat == each.seat for swap in each.before.swaps)
        if each.decision.kind == "turn" and swaps >= SWAPS and each.before.knocker is None:
            assert isinstance(
                each.given.reason, (reasons.KnocksLate, reasons.KnocksAhead, reasons.CompletesSet)
            )
