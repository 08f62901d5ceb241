"""The reasons of advice are true: each is compared with what happens, and with the real hands."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

import pytest

from accessible_games.bots import Advice, advise, bot, chance_of
from accessible_games.bots.life_is_life import reasons
from accessible_games.bots.life_is_life.normal import SWAPS
from accessible_games.core.decision import Decision, Move
from accessible_games.core.event import Event, Seat
from accessible_games.core.table import Table
from accessible_games.games.life_is_life.events import SuddenDeath
from accessible_games.games.life_is_life.rules import VALUES, State
from accessible_games.games.life_is_life.seen import known_cards
from tests.games.playing import CASES, Case

SEEDS = 3
"""Games of each kind, enough for all but the rarest reason to come up."""
LEVELS = ("normal", "easy", "normal", "random", "normal")
KINDS = [
    kind
    for kind in vars(reasons).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
]


@dataclass
class Advised:
    """One piece of advice that was taken: the hand before, the state after, and what it led to."""

    seat: Seat
    kind: str
    given: Advice
    before: State
    after: State
    events: list[Event]
    lay: Advice | None
    """For a swap, what was advised for the cards."""

    def held(self, animal: str) -> tuple[int, int]:
        """How many of an animal the seat held before, and holds now."""
        before, after = self.before.hands[self.seat], self.after.hands[self.seat]
        return before.count(animal), after.count(animal)


def ask(table: Table[Any], decision: Decision[Any], seed: int) -> Advice:
    imagine, seat = partial(table.imagine, decision.seat), decision.seat
    chance = chance_of(seed, seat, len(table.moves))
    return advise(table.game.NAME, table.view(seat), decision, imagine, chance)


def take(table: Table[Any], seed: int) -> Advised:
    """Follow the advice, to the end of the swap if it is one; on a copy, that nothing is lost."""
    copy, (decision,) = table.copy(), table.waiting()
    given, lay = ask(table, decision, seed), None
    events = copy.play(Move(decision.seat, decision.kind, given.answer))
    (following,) = copy.waiting() or [decision]
    if decision.kind == "turn" and following.kind == "lay":
        lay = ask(copy, following, seed)
        events = copy.play(Move(following.seat, "lay", lay.answer))
    before = table.state.copy()
    return Advised(decision.seat, decision.kind, given, before, copy.state, events, lay)


def game(case: Case, seed: int) -> Iterator[Advised]:
    """All advice in a game of players of all levels."""
    table = case.begin(seed)
    while table.pending:
        (decision,) = table.waiting()
        yield take(table, seed)
        seat, chance = decision.seat, chance_of(seed, decision.seat, len(table.moves))
        player = bot(case.name, LEVELS[seat])
        imagine = partial(table.imagine, seat)
        table.play(Move(seat, decision.kind, player(table.view(seat), decision, imagine, chance)))


@cache
def all_advice() -> list[Advised]:
    cases = [case for case in CASES if case.name == "life-is-life"]
    return [advised for case in cases for seed in range(SEEDS) for advised in game(case, seed)]


def advised(*kinds: type[Event]) -> list[Advised]:
    """All advice with such a reason."""
    found = [each for each in all_advice() if isinstance(each.given.reason, kinds)]
    assert found
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_every_reason_is_given(kind: type[Event]) -> None:
    """No reason is written for nothing."""
    if kind is not reasons.KnocksLate:  # so rare that test_normal.py makes one by hand
        assert advised(kind)


def test_a_completed_set_is_sudden_death() -> None:
    """The swap that was advised ends the round."""
    for each in advised(reasons.CompletesSet):
        reason: Any = each.given.reason
        died = [event for event in each.events if isinstance(event, SuddenDeath)]
        assert [(event.seat, event.animal) for event in died] == [(each.seat, reason.animal)]
        assert reason.count == VALUES[reason.animal]


def test_what_you_will_hold_is_what_you_hold_then() -> None:
    """The cards advised second fit the row advised first: it is one plan."""
    for each in advised(reasons.ChasesSet, reasons.TakesMajority, reasons.Collects):
        reason: Any = each.given.reason
        before, after = each.held(reason.animal)
        if each.after.round == each.before.round and each.after.display:
            assert before < after == reason.count


def test_a_chased_set_can_still_be_completed() -> None:
    """Its missing cards are counted, and none of them is known to be in another hand."""
    for each in advised(reasons.ChasesSet):
        reason: Any = each.given.reason
        assert reason.count + reason.missing == VALUES[reason.animal]
        others = [seat for seat in range(len(each.before.lives)) if seat != each.seat]
        swaps = tuple(each.before.swaps)
        assert not any(known_cards(swaps, seat)[reason.animal] for seat in others)


def test_who_is_blocked_may_wait_or_surely_does() -> None:
    """What is called sure is so in the real hand; what is not was not seen by everybody."""
    for each in advised(reasons.BlocksSet):
        reason: Any = each.given.reason
        real = each.before.hands[reason.seat].count(reason.animal)
        known = known_cards(tuple(each.before.swaps), reason.seat)[reason.animal]
        assert reason.seat != each.seat
        assert each.before.lives[reason.seat]
        assert 0 <= reason.count < VALUES[reason.animal]
        assert real >= reason.count if reason.sure else known < reason.count


def test_what_is_blocked_does_not_lie_open_afterwards() -> None:
    """The row holds fewer of the animal than would complete the set."""
    for each in advised(reasons.BlocksSet):
        reason: Any = each.given.reason
        (swap,) = [event for event in each.events if hasattr(event, "laid")]
        assert swap.laid.count(reason.animal) < VALUES[reason.animal] - reason.count


def test_cards_that_are_laid_are_those_of_the_reason() -> None:
    """The reason names just the advised cards."""
    for each in advised(reasons.LaysLeast):
        reason: Any = each.given.reason
        assert each.kind == "lay"
        assert reason.cards == each.given.answer
        assert not Counter(reason.cards) - Counter(each.before.hands[each.seat])


def test_who_knocks_ahead_is_ahead() -> None:
    """The listener's expected points are the higher ones, and nobody has knocked before."""
    for each in advised(reasons.KnocksAhead):
        reason: Any = each.given.reason
        assert each.given.answer == "knock"
        assert each.before.knocker is None
        assert reason.points > reason.others >= 0


def test_who_passes_is_in_the_last_lap() -> None:
    """Before it nobody can pass."""
    for each in advised(reasons.PassesBest):
        assert each.given.answer == "knock"
        assert each.before.knocker not in (None, each.seat)


def test_the_cheapest_swap_is_the_one_advised() -> None:
    """It names the row, and there was no pass to prefer in the last lap."""
    for each in advised(reasons.LosesLeast):
        reason: Any = each.given.reason
        assert each.given.answer == str(reason.row)
        assert each.before.knocker is None


def test_a_late_knock_is_late() -> None:
    """Nobody swaps more often in a round than the limit and once in the last lap."""
    for each in all_advice():
        swaps = sum(swap.seat == each.seat for swap in each.before.swaps)
        if each.kind == "turn" and swaps >= SWAPS and each.before.knocker is None:
            assert isinstance(
                each.given.reason, (reasons.KnocksLate, reasons.KnocksAhead, reasons.CompletesSet)
            )
