"""Properties of whole games, whatever is drawn and played."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from accessible_games.core.decision import Move
from accessible_games.core.event import Event
from accessible_games.core.frozen import named_values
from accessible_games.core.luck import Luck
from accessible_games.games.sixpack.cells import connected, neighbours, stacks
from accessible_games.games.sixpack.clearing import extent
from accessible_games.games.sixpack.drinks import FRONTS, is_bottle
from accessible_games.games.sixpack.events import (
    Claimed,
    Cleared,
    Filled,
    GameWon,
    Placed,
    PointScored,
    StackLow,
    TableReaches,
    Taken,
    TurnBegan,
    VictoryShared,
)
from accessible_games.games.sixpack.filling import fillable, gaps
from accessible_games.games.sixpack.state import OPTIONS, State
from tests.examples import times
from tests.games.sixpack.building import GAME, SixTable, new, of

games = settings(max_examples=times(7))
CHOICES = {**OPTIONS, "starter": ("lot", "1", "2")}
"""What every number of players can choose."""
tables = given(
    st.integers(0, 10**6),
    st.integers(2, 8),
    st.fixed_dictionaries({name: st.sampled_from(choices) for name, choices in CHOICES.items()}),
)
MOVES = 250
Options = dict[str, str]


def played(
    seed: int, seats: int, options: Options
) -> Iterator[tuple[State, Move, list[Event], SixTable]]:
    """The beginning of a game: state before, move, what was told, and the table after."""
    table, chance = new(seats, seed, **options), Random(seed)
    while table.pending and len(table.moves) < MOVES:
        decision = table.waiting()[int(chance.random() * len(table.waiting()))]
        before = table.state.copy()
        move = Move(decision.seat, decision.kind, decision.options.draw(chance))
        yield before, move, table.play(move), table


@games
@tables
def test_the_table_always_is_a_table(seed: int, seats: int, options: Options) -> None:
    """Connected, proportioned, 16 cards of each sort in all, bottles next to mixes only."""
    for _, _, _, table in played(seed, seats, options):
        display = table.state.display
        assert connected(display)
        assert table.state.layout.well_proportioned
        used = Counter(FRONTS[drink] for drink in display.values())
        assert {sort: left + used[sort] for sort, left in stacks(display).items()} == {
            "cola": 16, "lemonade": 16, "beer": 16,
        }  # fmt: skip
        assert min(stacks(display).values()) >= 0
        for place, drink in display.items():
            near = [display[each] for each in neighbours(place) if each in display]
            assert all(is_bottle(each) != is_bottle(drink) for each in near)


@games
@tables
def test_no_gap_that_can_be_filled_is_left(seed: int, seats: int, options: Options) -> None:
    """After phase 2 nothing can be filled, and gaps that stay touch equal bottles or lack cards."""
    for _, _, events, table in played(seed, seats, options):
        if table.state.phase in ("claim", "point") or of(TurnBegan, events):
            if of(Cleared, events):
                continue
            display = table.state.display
            assert fillable(table.state.layout) == {}
            for near in gaps(table.state.layout).values():
                equal_bottles = is_bottle(near[0]) and len({*near}) == 1
                assert equal_bottles or 0 in stacks(display).values()


@games
@tables
def test_what_is_told_is_what_has_changed(seed: int, seats: int, options: Options) -> None:
    """Placed, taken, filled and cleared cards are all the difference; the extent is told."""
    for before, _, events, table in played(seed, seats, options):
        shown = dict(before.display)
        for event in events:
            if isinstance(event, (Placed, Filled)):
                assert event.place not in shown
                shown[event.place] = event.drink
            elif isinstance(event, Taken):
                assert shown.pop(event.place) == event.drink
            elif isinstance(event, Cleared):
                assert len(shown) - event.returned == event.left
                shown = dict(table.state.display)
        if before.display:
            assert shown == table.state.display
            reached = [named_values(event) for event in events if isinstance(event, TableReaches)]
            changed = extent(before.layout) != extent(table.state.layout)
            assert not changed or reached[-1] == named_values(extent(table.state.layout))


@games
@tables
def test_between_turns_no_stack_is_low(seed: int, seats: int, options: Options) -> None:
    """At most eleven cards of a sort lie on the table when a turn begins (S29, S33)."""
    for _, _, events, table in played(seed, seats, options):
        if of(TurnBegan, events):
            assert min(stacks(table.state.display).values()) >= 5
            assert len(table.state.display) <= 33
        for low in of(StackLow, events):
            assert low.left in (5, 4, 0)


@games
@tables
def test_dominoes_are_conserved(seed: int, seats: int, options: Options) -> None:
    """Three in each hand, none of them a point, one point a phase (S23)."""
    for before, _, events, table in played(seed, seats, options):
        state = table.state
        for seat in range(seats):
            own = [*state.hands[seat], *state.points[seat]]
            assert len({*own}) == len(own)
            assert len(state.hands[seat]) == (3 if len(state.points[seat]) < 7 else 0)
            gained = len(state.points[seat]) - len(before.points[seat])
            assert gained == len([e for e in of(PointScored, events) if e.seat == seat]) <= 1


@games
@tables
def test_a_claim_needs_all_six_on_the_table(seed: int, seats: int, options: Options) -> None:
    """What is claimed shows the two drinks of each domino once."""
    for _, _, events, table in played(seed, seats, options):
        for claimed in of(Claimed, events):
            first, last = claimed.block.split("-")
            display = table.state.display
            columns = {place[0] for place in (first, last)}
            assert len(columns) == 2
            halves = sorted(half for domino in claimed.dominoes for half in domino.split("-"))
            assert len(halves) == 6
            assert first in display
            assert last in display


@games
@tables
def test_redeal_makes_worlds_that_can_be(seed: int, seats: int, options: Options) -> None:
    """Whatever is asked, a made-up table is a position with the same view."""
    for number, (_, _, _, table) in enumerate(played(seed, seats, options)):
        if number % 9 == 0 and table.pending:
            seat = number % seats
            world = table.determinize(seat, Luck(number))
            GAME.check(world.state)
            assert world.view(seat) == table.view(seat)


@games
@tables
def test_turns_go_round(seed: int, seats: int, options: Options) -> None:
    """Each turn is that of the next seat, and the number goes up by one."""
    last = None
    for _, _, events, _ in played(seed, seats, options):
        for began in of(TurnBegan, events):
            if last is not None:
                assert began == TurnBegan((last.seat + 1) % seats, last.number + 1)
            last = began


def test_whole_games_end_with_those_who_have_seven_points() -> None:
    """The last event names them."""
    for seed in range(3):
        table, chance, events = new(8, seed), Random(seed), list[Event]()
        while table.pending:
            decision = table.waiting()[0]
            answer = decision.options.draw(chance)
            events = table.play(Move(decision.seat, decision.kind, answer))
        seven = [seat for seat, kept in enumerate(table.state.points) if len(kept) == 7]
        won = GameWon(seven[0], 7) if len(seven) == 1 else VictoryShared(tuple(seven), 7)
        assert events[-1] == won
        assert list(GAME.winners(table.state)) == seven
