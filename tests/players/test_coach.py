"""What the coach says an answer would cost is so, by the rules and what the seat knows."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache, partial
from itertools import islice
from random import Random
from typing import Any

import pytest

from accessible_games.contest.playing import play_move
from accessible_games.core.decision import Answer, Decision, only_answer
from accessible_games.core.event import Event
from accessible_games.core.frozen import Frozen
from accessible_games.core.table import Table
from accessible_games.games import GAMES
from accessible_games.games.arche_noah.players import costs as noah
from accessible_games.games.arche_noah.players.open_cards import CostsAtMost
from accessible_games.games.arche_noah.state import VALUE_OF
from accessible_games.games.life_is_life.players import costs as life
from accessible_games.games.life_is_life.state import VALUES
from accessible_games.games.lifeboat.players import costs as boat
from accessible_games.games.lifeboat.players.hard import SEARCHED
from accessible_games.games.lifeboat.players.reasons import NothingBetter
from accessible_games.games.sixpack.patterns import blocks
from accessible_games.games.sixpack.players import costs as six
from accessible_games.games.sixpack.players.evaluation import fit, hands_on, look_out, risk
from accessible_games.games.sixpack.players.explanations import planned
from accessible_games.players import bot, recall
from accessible_games.players.coach import matters
from tests.examples import times
from tests.players import told_reasons
from tests.players.hinted import DIFFERENT, contained
from tests.players.moves import leads_to, price

POSITIONS = 100
"""Positions of each game that are looked at; `tests.players.told_reasons` looks at any number."""
APART = 3
"""One of so many questions is looked at."""
every_game = pytest.mark.parametrize("game", GAMES)


class Compared(Frozen):
    """A question, two answers to it, and the price of the first beside the second."""

    table: Table[Any]
    view: Any
    decision: Decision[Any]
    answer: Answer
    better: Answer
    leads_to: Sequence[Event]
    """What the coach says: the reason first."""


def asked(game: str) -> Iterator[tuple[Table[Any], Decision[Any]]]:
    """Questions of one game after another among `easy` players, with the tables before them."""
    rules, seed, number = GAMES[game], 0, 0
    while True:
        seats = rules.seats[min(seed % 3, len(rules.seats) - 1)]
        table = Table.new(rules, max(3, seats), seed)
        while table.pending:
            decision, number = table.waiting()[0], number + 1
            if number % APART == 0 and is_searched(game, decision):
                yield table.copy(), decision
            play_move(table, [bot(game, "easy")] * table.state.seats, seed)
        seed += 1


def is_searched(game: str, decision: Decision[Any]) -> bool:
    """Whether a search may give any answer, so that each needs a reason."""
    searched = game != "lifeboat" or decision.kind in SEARCHED
    return searched and decision.kind != "claim" and only_answer(decision) is None


@cache
def positions(game: str) -> Sequence[Compared]:
    """So many positions, each with two answers drawn from all that are legal."""
    chance, found = Random(game), list[Compared]()
    for table, decision in islice(asked(game), times(POSITIONS)):
        seat = decision.seat
        view, _ = recall(game, "hint", table.view(seat), partial(table.determinize, seat))
        one, two = decision.options.draw(chance), decision.options.draw(chance)
        told = leads_to(game, view, decision, one, two)
        found.append(Compared(table, view, decision, one, two, told))
    return found


def told(game: str, kind: type[Event]) -> list[tuple[Compared, Any]]:
    """Where such a cost is told, with it; there has to be some."""
    every = [(each, event) for each in positions(game) for event in each.leads_to[1:]]
    found = [(each, event) for each, event in every if isinstance(event, kind)]
    assert found
    return found


# Every position -----------------------------------------------------------------------------------


@every_game
def test_no_answer_is_without_a_reason(game: str) -> None:
    """Whichever position is looked at, and whichever answer a search finds there."""
    every = positions(game)
    assert len(every) >= POSITIONS
    for each in every:
        assert each.leads_to
        assert not isinstance(each.leads_to[0], NothingBetter)


@every_game
def test_no_answer_is_priced_twice(game: str) -> None:
    """What one fact says, no other one says as well: puzzles and reviews tell them all."""
    for each in positions(game):
        assert {*contained(each.leads_to)} <= {*DIFFERENT}, each.leads_to


def test_a_script_counts_the_hints_without_a_reason(capsys: pytest.CaptureFixture[str]) -> None:
    """A line for each game, of any number of positions."""
    told_reasons.main(1)
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(";")[0] for line in lines] == [
        f"{game}: 0 of 1 without a reason" for game in GAMES
    ]


@every_game
def test_what_matters_now_is_one_fact_that_all_may_know(game: str) -> None:
    """It does not depend on the seat: everybody at the table sees it."""
    for each in islice(positions(game), 50):
        (fact,) = matters(game, each.view)
        other = (each.decision.seat + 1) % each.table.state.seats
        assert type(fact) is type(matters(game, each.table.view(other))[0])


@every_game
def test_an_answer_costs_nothing_beside_itself(game: str) -> None:
    """There is nothing that the one has and the other lacks."""
    comparing = (life.HoldsFewer, noah.LeavesCard, noah.BidsMore, noah.LetsPick, six.FitsFewer)
    for each in islice(positions(game), 30):
        same = price(game, each.view, each.decision, each.answer, each.answer)
        assert not [event for event in same if isinstance(event, comparing)]


# Life is Life -------------------------------------------------------------------------------------


def hand_after(each: Compared, answer: Answer) -> Counter[str]:
    """The cards in the hand after the best swap of an answer, counted on the table itself."""
    from accessible_games.games.life_is_life.players.explanations import planned as swap

    state, plan = each.table.state, swap(each.view, answer)
    hand = Counter(state.hands[each.decision.seat])
    if plan is None:
        return hand
    assert not Counter(plan.laid) - hand
    return hand + Counter(state.display[plan.row - 1]) - Counter(plan.laid)


def test_fewer_animals_are_counted_in_both_hands() -> None:
    """What one would hold, and what one would hold with the better answer."""
    for each, event in told("life-is-life", life.HoldsFewer):
        assert hand_after(each, each.answer)[event.animal] == event.count
        assert hand_after(each, each.better)[event.animal] == event.more <= VALUES[event.animal]
        assert event.count < event.more


def test_others_swap_on_only_where_nobody_has_knocked() -> None:
    """And where the better answer is to knock."""
    for each, _ in told("life-is-life", life.LetsOthersSwap):
        assert each.better == "knock"
        assert each.table.state.knocker is None


# Arche Noah ---------------------------------------------------------------------------------------


def test_an_animal_is_left_to_whoever_picks_next() -> None:
    """It lies on the table, the better answer takes it, and this one does not."""
    for each, event in told("arche-noah", noah.LeavesCard):
        assert isinstance(each.answer, tuple)
        assert isinstance(each.better, tuple)
        assert event.card in each.table.state.display
        assert event.card in each.better
        assert event.card not in each.answer
        assert event.seat == each.view.order[1][0]


def test_bids_are_compared_in_coins() -> None:
    """By how much one is higher, and by how much the other is lower."""
    for each, event in told("arche-noah", noah.BidsMore):
        assert event.coins == int(str(each.answer)) - int(str(each.better)) > 0
    for each, event in told("arche-noah", noah.KeepsRivals):
        assert event.coins == int(str(each.better)) - int(str(each.answer)) > 0


def test_who_would_pick_before_you_has_bid_between_both() -> None:
    """More than this answer, less than the better one."""
    for each, event in told("arche-noah", noah.LetsPick):
        assert int(str(each.answer)) < dict(each.view.bids)[event.seat] < int(str(each.better))


def test_no_animal_can_cost_more_than_told() -> None:
    """By its value, and it is one that the answer takes."""
    for each, event in told("arche-noah", CostsAtMost):
        assert isinstance(each.answer, tuple)
        taken = [card for card in each.answer if card not in str(each.better)]
        assert event.points == max(VALUE_OF[card] for card in taken or each.answer)


# SixPack ------------------------------------------------------------------------------------------


def both(each: Compared) -> list[Any]:
    """The tables to which both answers lead, as `normal` would go on."""
    kind = each.decision.kind
    return [planned(each.view, kind, answer).table for answer in (each.answer, each.better)]


def test_a_pattern_is_missed_where_only_the_better_answer_has_it() -> None:
    """Looked for on both tables."""
    for each, _ in told("sixpack", six.MissesPattern):
        hand = frozenset(each.view.hand)
        worse, better = map(hands_on, both(each))
        assert hand in better
        assert hand not in worse


def test_fewer_drinks_fit_in_the_best_block() -> None:
    """By just so many, counted in all blocks."""
    for each, event in told("sixpack", six.FitsFewer):
        hand = frozenset(each.view.hand)
        most = [max(fit(hand, shown) for shown in blocks(table).values()) for table in both(each)]
        assert most[1] - most[0] == event.drinks > 0


def test_what_is_given_to_others_is_more() -> None:
    """The chance for all that one may know, on both tables."""
    for each, event in told("sixpack", six.GivesMore):
        outlook = look_out(each.view)
        worse, better = (round(100 * risk(outlook, table)) for table in both(each))
        assert (event.percent, event.less) == (worse, better)
        assert worse > better


# Lifeboat -----------------------------------------------------------------------------------------


def test_a_card_that_is_not_kept_goes_on() -> None:
    """Somebody comes after, for there is more than one card to choose from."""
    for each, event in told("lifeboat", boat.LeavesToOthers):
        assert event.card == each.better
        assert event.card in each.view.choice
        assert len(each.view.choice) > 1


def test_who_is_spared_is_another_victim() -> None:
    """The one whom the better answer robs."""
    for each, event in told("lifeboat", boat.SparesVictim):
        assert each.view.characters[event.seat] == each.better
        assert event.seat != each.decision.seat
