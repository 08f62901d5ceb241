"""Properties of whole games, whatever is dealt and played."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from accessible_games.core.common_events import RoundScored
from accessible_games.core.decision import Move
from accessible_games.core.event import Event
from accessible_games.core.luck import Luck
from accessible_games.games.life_is_life.events import (
    AllTied,
    AnimalScored,
    Eliminated,
    GameWon,
    Knocked,
    LivesLost,
    SuddenDeath,
    Swapped,
)
from accessible_games.games.life_is_life.rules import combinations
from accessible_games.games.life_is_life.seen import known_cards
from accessible_games.games.life_is_life.state import DECK, HAND, ROWS, State, players
from tests.examples import times
from tests.games.life_is_life.building import GAME, LifeTable, asked, new, of, why_not

games = settings(max_examples=times(30))
tables = given(
    st.builds(
        lambda *values: values,
        st.integers(0, 10**6),
        st.integers(3, 5),
        st.booleans(),
        st.integers(0, 8),
    )
)
Setting = tuple[int, int, bool, int]
"""Seed, seats, whether the variant for experts is played, and patience."""


def played(setting: Setting) -> Iterator[tuple[State, list[Event], LifeTable]]:
    """A game, move by move: the state before, what was told, the table after."""
    seed, seats, expert, patience = setting
    table, chance = new(seats, seed, expert="yes" if expert else "no"), Random(seed)
    while table.pending:
        before = table.state.copy()
        yield before, table.play(patient(table, patience, chance)), table


def patient(table: LifeTable, patience: int, chance: Random) -> Move:
    """A random move; the more patience, the fewer knocks, and much of it collects a set."""
    decision = asked(table)
    answer = decision.options.draw(chance)
    if answer == "knock" and chance.random() * 9 < patience:
        answer = str(1 + int(chance.random() * 4))
    if patience > 4 and answer != "knock":
        answer = collected(table, answer)
    return Move(decision.seat, decision.kind, answer)


def collected(table: LifeTable, answer: str | tuple[str, ...]) -> str | tuple[str, ...]:
    """The row with most of the animal that the seat collects, for cards of other animals."""
    decision, state = asked(table), table.state
    wanted = combinations(expert=False)[decision.seat % 3]
    if isinstance(answer, str):
        most = max(ROWS, key=lambda row: state.display[row - 1].count(wanted))
        return str(most) if wanted in state.display[most - 1] else answer
    others = tuple(card for card in state.hands[decision.seat] if card != wanted)[: len(answer)]
    return answer if decision.options.why_not(others) else others


def check_cards(table: LifeTable) -> None:
    """60 cards, ten in every hand, rows of one to four; or none after the end."""
    state = table.state
    piles = [*state.hands, *state.display, state.out_of_play]
    if not table.pending:
        assert not any(piles)
        return
    assert Counter(card for pile in piles for card in pile) == Counter(DECK)
    assert [len(hand) for hand in state.hands] == [HAND if left else 0 for left in state.lives]
    assert [len(row) for row in state.display] == list(ROWS)


@games
@tables
def test_60_cards_are_conserved(setting: Setting) -> None:
    """After every move all animals are there, hands have ten, row n has n."""
    for _, _, table in played(setting):
        check_cards(table)


@games
@tables
def test_exactly_one_player_wins(setting: Setting) -> None:
    """All others are told to be out, once each; the last event is the victory."""
    events: list[Event] = []
    for _, told, table in played(setting):
        events += told
        assert bool(GAME.winners(table.state)) == (not table.pending)
    (won,) = of(GameWon, events)
    assert events[-1] == won
    assert players(table.state) == list(GAME.winners(table.state)) == [won.seat]
    assert table.state.lives[won.seat] == won.lives > 0
    out = [event.seat for event in of(Eliminated, events)]
    assert sorted([*out, won.seat]) == list(range(setting[1]))


@games
@tables
def test_every_round_leaves_somebody_unharmed(setting: Setting) -> None:
    """K19: somebody loses nothing in every round, so never all are out together."""
    for before, _, table in played(setting):
        after = table.state.lives
        assert any(after[seat] >= left > 0 for seat, left in enumerate(before.lives))
        assert all(left >= 0 for left in after)


@games
@tables
def test_lives_rise_only_for_experts_who_call_a_set(setting: Setting) -> None:
    """By one life, and only in the variant (K6)."""
    for before, events, table in played(setting):
        gained = [seat for seat, left in enumerate(table.state.lives) if left > before.lives[seat]]
        called = [event.seat for event in of(SuddenDeath, events)]
        assert gained == (called if setting[2] else [])
        for seat in gained:
            assert table.state.lives[seat] == before.lives[seat] + 1


@games
@tables
def test_what_a_round_costs(setting: Setting) -> None:
    """A scored round that is not fully tied costs 2 to 2(n-1) lives, fewer if some have but one.

    Sudden death costs every other player one life; a full tie costs none.
    """
    for before, events, _ in played(setting):
        number, lost = len(players(before)), sum(event.lost for event in of(LivesLost, events))
        if of(SuddenDeath, events):
            assert lost == number - 1
        elif of(AllTied, events):
            assert lost == 0
        elif of(RoundScored, events):
            assert (1 if 1 in before.lives else 2) <= lost <= 2 * (number - 1)
        else:
            assert lost == 0


@games
@tables
def test_points_are_the_values_of_the_majorities(setting: Setting) -> None:
    """Every majority is counted once, so a round hands out at most 60 points."""
    for _, events, _ in played(setting):
        for scored in of(RoundScored, events):
            points: Counter[int] = Counter()
            for event in of(AnimalScored, events):
                if event.winner is not None:
                    points[event.winner] += event.value
            assert {seat: total for seat, total in scored.points if total} == points
            assert points.total() <= 60


@games
@tables
def test_nobody_knocks_before_all_have_swapped(setting: Setting) -> None:
    """K11: the first knock comes after a swap of every player, so all may pass in the last lap."""
    for before, events, table in played(setting):
        if of(Knocked, events):
            assert {swap.seat for swap in before.swaps} == set(players(before))
        if table.pending and table.state.knocker is not None and asked(table).kind == "turn":
            assert asked(table).seat != table.state.knocker
            assert why_not(table, "knock") is None


@games
@tables
def test_redeal_keeps_what_was_seen(setting: Setting) -> None:
    """Cards taken in the open and not laid again stay in the hand they went to."""
    for number, (_, _, table) in enumerate(played(setting)):
        if number % 4 or not table.pending or asked(table).kind != "turn":
            continue
        world = table.determinize(number % setting[1], Luck(number))
        check_cards(world)
        GAME.check(world.state)
        for seat in players(world.state):
            known = known_cards(tuple(table.state.swaps), seat)
            assert known <= Counter(table.state.hands[seat])
            assert known <= Counter(world.state.hands[seat])


@games
@tables
def test_a_swap_moves_the_cards_that_are_told_and_no_others(setting: Setting) -> None:
    """What is taken leaves the row, what is laid leaves the hand (K28)."""
    for before, events, table in played(setting):
        if [type(event) for event in events] != [Swapped]:
            continue
        (told,) = of(Swapped, events)
        hands, display = before.hands, before.display
        assert Counter(told.taken) == Counter(display[told.row - 1])
        assert Counter(told.taken) != Counter(told.laid)
        hands[told.seat] = sorted(
            (Counter(hands[told.seat]) - Counter(told.laid) + Counter(told.taken)).elements()
        )
        display[told.row - 1] = list(told.laid)
        assert [sorted(hand) for hand in table.state.hands] == [sorted(hand) for hand in hands]
        assert table.state.display == display


def test_patient_players_reach_sudden_death() -> None:
    """Sudden deaths are among what is tested here, in the variant too."""
    for expert in (False, True):
        games = [played((seed, 5, expert, 8)) for seed in range(12)]
        assert any(of(SuddenDeath, events) for game in games for _, events, _ in game)
