"""Properties of whole games, whatever is shuffled and played."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from accessible_games.core.decision import Move
from accessible_games.core.event import Event
from accessible_games.games.arche_noah.events import (
    BidKept,
    BidMade,
    BonusScored,
    ChipsScored,
    CoinsScored,
    Declined,
    GameWon,
    PairsScored,
    PassScored,
    Picked,
    PickedTwo,
    SetAside,
    SinglesScored,
    VictoryShared,
    WentEmpty,
)
from accessible_games.games.arche_noah.rules import points_of, totals
from accessible_games.games.arche_noah.state import CHIPS, COINS, State, deck
from tests.examples import times
from tests.games.arche_noah.building import GAME, NoahTable, asked, new, of

games = settings(max_examples=times(20))
tables = given(
    st.builds(lambda *values: values, st.integers(0, 10**6), st.integers(2, 5), st.integers(0, 4))
)
Setting = tuple[int, int, int]
"""Seed, seats, and thrift."""


def played(setting: Setting) -> Iterator[tuple[State, list[Event], NoahTable]]:
    """A game, move by move: the state before, what was told, the table after."""
    seed, seats, thrift = setting
    table, chance = new(seats, seed), Random(seed)
    while table.pending:
        before = table.state.copy()
        yield before, table.play(thrifty(table, thrift, chance)), table


def thrifty(table: NoahTable, thrift: int, chance: Random) -> Move:
    """A random move; the more thrift, the lower the bids and the fewer action chips."""
    decision = asked(table)
    answer = decision.options.draw(chance)
    if isinstance(answer, int):
        answer = min(answer, 12 - 3 * thrift)
    elif len(answer) != 1 and chance.random() * 5 < thrift:
        answer = next(each for each in decision.options if len(each) == 1)
    return Move(decision.seat, decision.kind, answer)


@games
@tables
def test_cards_are_conserved(setting: Setting) -> None:
    """After every move all cards of the game are somewhere, or none after the end."""
    for _, _, table in played(setting):
        state = table.state
        piles = [*state.piles, state.draw_pile, state.display, state.set_aside]
        cards = Counter(card for pile in piles for card in pile)
        assert cards == (Counter(deck(state)) if table.pending else Counter())
        assert all(state.piles) or not table.pending


@games
@tables
def test_chips_are_used_one_by_one_and_never_given(setting: Setting) -> None:
    """Each chip used is told; nobody has fewer than none."""
    for before, events, table in played(setting):
        used = Counter(event.seat for event in events if isinstance(event, (PickedTwo, Declined)))
        after = [chips - used[seat] for seat, chips in enumerate(before.chips)]
        assert table.state.chips == after
        assert all(0 <= chips <= CHIPS[setting[1]] for chips in after)


@games
@tables
def test_coins_go_by_bids_alone(setting: Setting) -> None:
    """What a round costs is what was bid in it, but for what two players keep."""
    seats = setting[1]
    spent, number = Counter[int](), 0
    for _, events, table in played(setting):
        spent.update({event.seat: event.coins for event in of(BidMade, events)})
        spent.subtract({event.seat: event.coins for event in of(BidKept, events)})
        if len(table.state.scores) > number:  # in the same move the second pass may have begun
            number = len(table.state.scores)
            spent = Counter()
        elif not table.state.bids:
            left = [COINS[seats] - spent[seat] for seat in range(seats)]
            assert table.state.coins == left
        assert all(0 <= coins <= COINS[seats] for coins in table.state.coins)


@games
@tables
def test_piles_grow_by_what_is_told(setting: Setting) -> None:
    """Each take is told, and each animal of a round is taken or set aside."""
    for before, events, table in played(setting):
        if len(table.state.scores) > len(before.scores):
            continue
        taken = [pile[:] for pile in before.piles]
        for event in events:
            match event:
                case Picked(seat, card):
                    taken[seat].append(card)
                case PickedTwo(seat, cards, _):
                    taken[seat].extend(cards)
        assert table.state.piles == taken
        aside = [card for event in of(SetAside, events) for card in event.cards]
        assert table.state.set_aside == before.set_aside + aside


@games
@tables
def test_everybody_picks_once_in_each_round(setting: Setting) -> None:
    """One event for each seat and round: one animal, two, none, or nothing left."""
    seats, turns = setting[1], Counter[int]()
    kinds = (Picked, PickedTwo, Declined, WentEmpty)
    for _, events, _ in played(setting):
        turns.update(event.seat for event in events if isinstance(event, kinds))
    rounds = {2: 13, 3: 11, 4: 9, 5: 7}[seats]
    assert turns == dict.fromkeys(range(seats), 2 * rounds)


@games
@tables
def test_points_are_the_sum_of_their_reasons(setting: Setting) -> None:
    """All that is told of a seat's scoring adds up to its points in the pass."""
    for _, events, _ in played(setting):
        if not of(PassScored, events):
            continue
        points: Counter[int] = Counter()
        for event in events:
            match event:
                case PairsScored() | BonusScored() | CoinsScored() | ChipsScored():
                    points[event.seat] += event.points
                case SinglesScored():
                    points[event.seat] -= event.points
        (scored,) = of(PassScored, events)
        assert dict(scored.points) == {seat: points[seat] for seat in range(setting[1])}
        order = [number for _, number in scored.points]
        assert order == sorted(order, reverse=True)


@games
@tables
def test_the_best_total_wins(setting: Setting) -> None:
    """The last event tells it; several win with equal totals."""
    events: list[Event] = []
    for _, told, table in played(setting):
        events += told
        state = table.state
    best, points = list(GAME.winners(state)), totals(state)
    assert best == [seat for seat, total in enumerate(points) if total == max(points)]
    if len(best) == 1:
        assert events[-1] == GameWon(best[0], max(points))
    else:
        assert events[-1] == VictoryShared(tuple((seat, max(points)) for seat in best), max(points))


@games
@given(st.lists(st.sampled_from(sorted(deck(new(5).state))), unique=True))
def test_a_pile_is_worth_the_sum_of_its_species(pile: list[str]) -> None:
    """The oracle: -a for one, a+b for two, a+b-c for three, 13 for four, the highest first."""
    expected = 0
    for animal in {card.split("-")[0] for card in pile}:
        values = sorted((int(c.split("-")[1]) for c in pile if c.startswith(animal)), reverse=True)
        signs = {1: (-1,), 2: (1, 1), 3: (1, 1, -1), 4: (1, 1, 1, 1)}[len(values)]
        expected += sum(s * v for s, v in zip(signs, values, strict=True)) + 3 * (len(values) == 4)
    assert points_of(pile) == expected
