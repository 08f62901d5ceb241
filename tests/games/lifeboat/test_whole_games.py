"""Properties of whole games, whatever is drawn and played."""

from collections.abc import Iterator
from itertools import chain
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from accessible_games.core.common_events import GameScored
from accessible_games.core.decision import Move, OneOf
from accessible_games.core.event import Event
from accessible_games.core.luck import Luck
from accessible_games.games.lifeboat.cards import BOX, COURSES, SIZES
from accessible_games.games.lifeboat.events import (
    CardKept,
    FightWon,
    ProvisionsDrawn,
    ProvisionsGone,
    TurnBegan,
)
from accessible_games.games.lifeboat.scoring import totals
from accessible_games.games.lifeboat.sea_events import Drowned, GameWon, SeaWon, Wounded
from accessible_games.games.lifeboat.state import OPTIONS, State, alive
from tests.examples import times
from tests.games.lifeboat.building import GAME, BoatTable, new, of

games = settings(max_examples=times(8))
tables = given(
    st.integers(0, 10**6),
    st.integers(4, 6),
    st.fixed_dictionaries({name: st.sampled_from(choices) for name, choices in OPTIONS.items()}),
)
Options = dict[str, str]
MOVES = 600
CALM = ("no", "nothing", "top", "out", "done")


def played(
    seed: int, seats: int, options: Options
) -> Iterator[tuple[State, Move, list[Event], BoatTable]]:
    """A game: state before, move, what was told, and the table after; any word half of the time."""
    table, chance = new(seats, seed, **options), Random(seed)
    while table.pending and len(table.moves) < MOVES:
        decision = table.waiting()[int(chance.random() * len(table.waiting()))]
        before, answer = table.state.copy(), decision.options.draw(chance)
        if isinstance(decision.options, OneOf) and chance.random() < 0.5:
            answer = decision.options.words[int(chance.random() * len(decision.options.words))]
        move = Move(decision.seat, decision.kind, answer)
        yield before, move, table.play(move), table


@games
@tables
def test_all_cards_are_conserved(seed: int, seats: int, options: Options) -> None:
    """42 provisions and 24 navigation cards are somewhere, each once."""
    for _, _, _, table in played(seed, seats, options):
        state = table.state
        hands = [*chain(*state.hands, *state.shown)]
        assert sorted([*hands, *state.provisions, *state.discard, *state.passing]) == sorted(BOX)
        day = [state.course] if state.course else []
        courses = [*state.navigation, *state.row_stack, *state.drawn, *day]
        assert sorted(courses) == sorted(COURSES)


@games
@tables
def test_the_navigation_stack_never_runs_out(seed: int, seats: int, options: Options) -> None:
    """However many row (L34)."""
    for _, _, _, table in played(seed, seats, options):
        assert len(table.state.navigation) >= 24 - 18


@games
@tables
def test_every_state_is_a_position(seed: int, seats: int, options: Options) -> None:
    """At each question, and at the end."""
    for _, _, _, table in played(seed, seats, options):
        GAME.check(table.state)


@games
@tables
def test_wounds_are_what_was_told(seed: int, seats: int, options: Options) -> None:
    """Each with its number; nobody bears more than one above the size."""
    for before, _, events, table in played(seed, seats, options):
        wounds = before.wounds[:]
        for event in of(Wounded, events):
            assert event.wounds == wounds[event.seat] + 1 <= event.size + 1
            assert event.size == SIZES[table.state.characters[event.seat]]
            wounds[event.seat] += 1
        for event in of(Drowned, events):
            wounds[event.seat] += 1
        healed = [w - now for w, now in zip(wounds, table.state.wounds, strict=True)]
        assert sum(healed) in (0, 1)
        assert min(healed) >= 0


@games
@tables
def test_the_dead_stay_dead(seed: int, seats: int, options: Options) -> None:
    """In the boat or swept away (L20)."""
    for before, _, _, table in played(seed, seats, options):
        for seat in range(seats):
            assert alive(before, seat) or not alive(table.state, seat)
        assert {*table.state.boat} <= {*before.boat}


@games
@tables
def test_nobody_acts_twice_a_day(seed: int, seats: int, options: Options) -> None:
    """Each at most once, in the order of the morning (L6)."""
    acted: list[int] = []
    for before, _, events, table in played(seed, seats, options):
        if before.day != table.state.day:
            acted = []
        turns = [event.seat for event in of(TurnBegan, events)]
        acted += turns[-1:] if before.day != table.state.day else turns
        assert len({*acted}) == len(acted)


@games
@tables
def test_each_fight_wounds_one_whole_side(seed: int, seats: int, options: Options) -> None:
    """And marks everybody in it (L18)."""
    for before, _, events, table in played(seed, seats, options):
        if of(FightWon, events):
            assert before.fight is not None
            wounded = [event.seat for event in of(Wounded, events) if event.cause == "fight"]
            assert tuple(wounded) in (before.fight.attackers, before.fight.defenders)
            assert table.state.fought == [] or {*before.fight.fighters} <= {*table.state.fought}


@games
@tables
def test_made_up_tables_look_the_same_and_can_be(seed: int, seats: int, options: Options) -> None:
    """Whatever is asked, and they know no more than the one who imagines."""
    for number, (_, _, _, table) in enumerate(played(seed, seats, options)):
        if number % 11 == 0 and table.pending:
            seat = number % seats
            world = table.determinize(seat, Luck(number))
            GAME.check(world.state)
            assert world.view(seat) == table.view(seat)
            assert world.pending.get(seat) == table.pending.get(seat)


def test_provisions_last_six_days_with_six_players() -> None:
    """If nobody faints: six cards each morning, and with the sixth they are gone (L5)."""
    table = new(6, 5)
    told = list(table.opening)
    while not of(ProvisionsGone, told):
        for decision in table.waiting():
            answer = next(word for word in (*CALM, *decision.options) if word in decision.options)
            told += table.play(Move(decision.seat, decision.kind, answer))
        table.state.wounds, table.state.birds = [0] * 6, 0
    assert [event.count for event in of(ProvisionsDrawn, told)] == [6] * 6
    assert table.state.day == 6


def test_random_games_end_with_land_or_with_the_sea() -> None:
    """And whoever has the most points has won."""
    ends = set()
    for seed in range(14):
        table = new(4 + seed % 3, seed)
        chance, events = Random(seed), list[Event]()
        while table.pending:
            decision = table.waiting()[0]
            answer = decision.options.draw(chance)
            events = table.play(Move(decision.seat, decision.kind, answer))
        best = GAME.winners(table.state)
        ends.add(bool(best))
        if best:
            assert of(GameScored, events) != []
            assert all(totals(table.state)[seat] == max(totals(table.state)) for seat in best)
            assert isinstance(events[-1], GameWon) == (len(best) == 1)
        else:
            assert events[-1] == SeaWon()
    assert True in ends


def test_each_draft_gives_one_card_to_each() -> None:
    """As many as were drawn."""
    for seed in range(3):
        table = new(6, seed)
        told = list(table.opening)
        chance = Random(seed)
        while len(told) < 60:
            decision = table.waiting()[0]
            answer = decision.options.draw(chance)
            told += table.play(Move(decision.seat, decision.kind, answer))
        assert of(ProvisionsDrawn, told)[0].count == 6
        first = [event.seat for event in of(CardKept, told)[:6]]
        assert first == table.state.order or sorted(first) == list(range(6))
