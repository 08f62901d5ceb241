"""The levels that search, in positions of which one can say what is best."""

from functools import partial
from math import isclose

import pytest

from accessible_games.core.decision import Move
from accessible_games.core.luck import Luck
from accessible_games.games.sixpack.drinks import FOREIGN
from accessible_games.games.sixpack.events import GameWon
from accessible_games.games.sixpack.lines import may_stay
from accessible_games.games.sixpack.players.evaluation import hands_on
from accessible_games.games.sixpack.players.grid import Grid
from accessible_games.games.sixpack.players.hard import (
    MOST,
    QUIET,
    REPLIES,
    after_reply,
    replies,
    study,
)
from accessible_games.games.sixpack.players.numbering import bits
from accessible_games.games.sixpack.players.plans import TableOutcome, cleared
from accessible_games.games.sixpack.players.prospects import stakes, survey
from tests.benchmarks.bench_strength import win_rate
from tests.examples import FACTOR, times
from tests.games.sixpack.building import SixTable, asked, new, of, play, position
from tests.games.sixpack.players.seats import FOUR, MINE, OTHER, all_but, found_by, hand, played_by
from tests.games.sixpack.players.test_normal import LEFT, TO_CLEAR, TO_KEEP, claiming, scoring

CHANCES = range(3)
EFFORT = 0.02 if FACTOR > 1 else 0.01
"""Of what it does in a game."""


found_at = partial(found_by, study, iterations=MOST)


def play_turn(table: SixTable, chance: int = 1) -> SixTable:
    """Make a whole turn up to the claims."""
    turn = table.state.turn
    while table.state.turn == turn and table.waiting()[0].kind in ("turn", "fill"):
        decision = asked(table)
        table.play(Move(decision.seat, decision.kind, found_at(table, chance)[0].answer))
    return table


# The pattern -------------------------------------------------------------------------------------


@pytest.mark.parametrize("chance", CHANCES)
def test_it_makes_its_pattern(chance: int) -> None:
    """By what it lays, and what it then fills; though others may gain."""
    table = play_turn(position(FOUR, (MINE, OTHER, OTHER, OTHER)), chance)
    assert hand(MINE) in hands_on(table.state.display)


def test_it_prepares_its_next_turn() -> None:
    """Where nothing makes the pattern yet, it comes into reach."""
    table = play_turn(position("C CL", (MINE, OTHER)))
    assert survey(Grid.of(table.state.display), False).once & bits([hand(MINE)])


@pytest.mark.parametrize("claims", ["show", "yes-no", "off"])
def test_it_claims_its_pattern_whenever_it_can(claims: str) -> None:
    """With any help; to claim nothing is worth less."""
    best, nothing = found_at(claiming(claims))
    assert (best.answer, nothing.answer) == ("m13-o14", "no")
    assert best.value > nothing.value


def test_it_never_claims_wrongly() -> None:
    """Without help it finds itself that there is nothing to claim."""
    (only,) = found_at(claiming("off", OTHER, MINE))
    assert only.answer == "no"


def test_it_makes_the_seventh_point() -> None:
    """Which is as good as won, and then won."""
    table = position(FOUR, (MINE, OTHER), {0: all_but(MINE)})
    assert found_at(table)[0].value == 1
    play_turn(table)
    play(table, f"0 claim {found_at(table)[0].answer}")
    last = found_at(table)
    assert [line.value for line in last] == [1, 1, 1]
    assert of(GameWon, play(table, f"0 point {last[0].answer}"))


# The others --------------------------------------------------------------------------------------


@pytest.mark.parametrize("chance", CHANCES)
def test_it_gives_no_victory_that_can_be_avoided(chance: int) -> None:
    """Of somebody with six points it knows the hand."""
    table = position(FOUR, (OTHER, MINE), {1: all_but(MINE)})
    play_turn(table, chance)
    assert hand(MINE) not in hands_on(table.state.display)


def test_it_leaves_no_victory_within_reach() -> None:
    """Where the next player could make the last point, it changes the table so that it cannot."""
    table = position(FOUR, (OTHER, MINE), {1: all_but(MINE)})
    assert survey(Grid.of(table.state.display), False).once & bits([hand(MINE)])
    play_turn(table)
    assert not survey(Grid.of(table.state.display), False).once & bits([hand(MINE)])


@pytest.mark.parametrize("kind", ["turn", "point", "claim"])
def test_it_cannot_tell_made_up_hands_from_true_ones(kind: str) -> None:
    """It finds the same at any table that looks the same."""
    tables = {
        "turn": position(FOUR, (MINE, MINE, OTHER), {2: "C CL, L LB"}),
        "point": scoring(MINE),
        "claim": claiming("off"),
    }
    table = tables[kind]
    worlds = [table.determinize(0, Luck(seed)) for seed in range(4)]
    assert kind != "turn" or any(world.state.hands != table.state.hands for world in worlds)
    assert all(found_at(world) == found_at(table) for world in worlds)


# Points, beginning and clearing ------------------------------------------------------------------


def test_it_lays_aside_what_is_hard_to_find() -> None:
    """A domino with a mix that lacks its bottle."""
    table = scoring("C CL, B CL, L LB")
    found = found_at(table)
    assert found[0].answer == "beer-spezi"
    assert found[0].answer in FOREIGN
    assert {line.answer for line in found} == {*table.state.hands[0]}


def test_it_knows_all_beginnings() -> None:
    """Each of the nine pairs, by what can be made of it."""
    found = found_at(new(3, 4))
    assert len(found) == 9


def test_it_clears_what_it_does_not_need() -> None:
    """Its pattern stays on the table."""
    table = position(TO_CLEAR, (MINE, OTHER), phase="clear")
    line, name = found_at(table)[0].answer  # type: ignore[misc, str-unpack]
    play(table, f"0 clear {line} {name}")
    assert hand(MINE) in hands_on(table.state.display)


def test_of_equal_sides_it_keeps_the_one_with_its_pattern() -> None:
    """Whichever line was cleared."""
    table = position(TO_KEEP, (LEFT, OTHER), phase="keep", line=["column", "o"])
    assert [line.answer for line in found_at(table)] == ["left", "right"]


def test_it_clears_in_its_mind_what_has_to_be_cleared() -> None:
    """What the rules let stay after clearing, and nothing where enough cards are left."""
    table = position(TO_CLEAR, (OTHER, MINE), phase="clear")
    shown = table.state.layout
    parts = [part for answer in asked(table).options for part in may_stay(shown, *answer).values()]
    found = [grid.key for grid in cleared(Grid.of(shown.display))]
    assert sorted(map(sorted, found)) == sorted(sorted(Grid.of(part).key) for part in parts)
    assert cleared(Grid.of(position(FOUR).state.display)) == []


# Searching ---------------------------------------------------------------------------------------


def test_the_same_chance_brings_the_same() -> None:
    """With all values; where not all tables are weighed it decides about which."""
    table = position(FOUR, (OTHER, MINE, OTHER))
    assert found_at(table, 4) == found_at(table, 4)
    one, other = (found_at(table, chance, iterations=5) for chance in (4, 5))
    assert found_at(table, 4, iterations=5) == one != other


def test_every_answer_is_worth_something() -> None:
    """With tables enough to weigh; only those that seem best are weighed by replies."""
    table = position(FOUR, (OTHER, MINE), turn=1)
    before = {line.answer: line.values for line in found_at(table)}
    found = found_at(table, iterations=MOST + 3 * REPLIES)
    assert {line.answer for line in found} == {*before} == {*asked(table).options}
    changed = [line.values != before[line.answer] for line in found]
    tried = changed.index(False)
    assert 0 < len({tuple(line.values) for line in found[:tried]}) <= 3
    assert not any(changed[tried:])


def test_what_seems_best_is_ranked_by_replies() -> None:
    """And what is also asked for is among them, so that it can be compared."""
    table = position(FOUR, (OTHER, MINE), turn=1)
    worst = found_at(table)[-1]
    found = found_at(table, iterations=MOST + 2 * REPLIES, also=(worst.answer,))
    same = next(line for line in found if line.answer == worst.answer)
    assert same.values != worst.values
    values = [line.value for line in found[: found.index(same) + 1]]
    assert values == sorted(values, reverse=True)


def left(table: SixTable) -> TableOutcome:
    """The table as seat 0 leaves it to the next player."""
    view = table.view(0)
    grid = Grid.of(table.state.display)
    return TableOutcome(grid, 0, False, stakes(view).hand, 0.0, 0.5, 0.0, False)


def test_every_hand_has_a_reply() -> None:
    """All together are certain; those who can make their pattern do, the others add a drink."""
    table = position(FOUR, (OTHER, MINE), turn=1)
    outcome = left(table)
    (rival,) = stakes(table.view(0)).rivals
    found = list(replies(rival, outcome))
    assert isclose(sum(chance for _, chance, _ in found), 1)
    made = 0
    for turn, chance, hands in found:
        assert chance > 0
        assert hands & turn.shown == hands
        assert not hands & made
        assert hands or turn.word != "take"
        made |= hands
    assert made == survey(outcome.grid, False).once & rival.hands


def test_of_a_hand_that_is_known_there_is_one_reply() -> None:
    """It makes the pattern if it can; else some drink is added, and nothing is claimed."""
    for picture, words in ((FOUR, 1), ("C CL", QUIET)):
        table = position(picture, (OTHER, MINE), {1: all_but(MINE)}, turn=1)
        (rival,) = stakes(table.view(0)).rivals
        found = list(replies(rival, left(table)))
        assert len(found) == words
        assert {bool(hands) for _, _, hands in found} == {words == 1}


def test_a_reply_that_wins_costs_the_game() -> None:
    """Where the next player will make its last point, all chance to win by points is lost."""
    values = []
    for held in (MINE, OTHER):
        hands = ("C CL, L CL, B CB", held)
        table = position(FOUR, hands, {1: all_but(held)}, turn=1)
        at_stake = stakes(table.view(0))
        values.append(after_reply(at_stake, False, left(table)))
    assert values[1] - values[0] > 0.9 * at_stake.chance


def test_a_game_that_is_won_has_no_reply() -> None:
    """Its value stays 1."""
    table = position(FOUR, (MINE, OTHER), {0: all_but(MINE)})
    assert found_at(table, iterations=MOST + REPLIES)[0].value == 1


def test_no_more_tables_are_weighed_than_given() -> None:
    """Few iterations look at few answers."""
    table = position(FOUR, (OTHER, MINE))
    different = {tuple(line.values) for line in found_at(table, iterations=5)}
    assert len(different) <= 5


def test_a_slow_game_comes_to_its_end() -> None:
    """Where points are few, a drink is taken for the own pattern only, so that tables grow."""
    early, late = (position(FOUR, (OTHER, MINE), turn=turn) for turn in (6, 7))
    words = [{line.answer[0] for line in found_at(table)} for table in (early, late)]  # type: ignore[index]
    assert words[0] - words[1] == {"take"}
    asked_for = found_at(late, also=(("take", "m13"),))
    assert ("take", "m13") in [line.answer for line in asked_for]


@pytest.mark.parametrize(("seats", "seed"), [(2, 5), (4, 4), (2, 3)][: times(1)])
def test_among_themselves_they_finish(seats: int, seed: int) -> None:
    """Nobody denies the others their points for ever; no point takes more than a few turns."""
    assert not played_by(found_at, new(seats, seed), turns=60).pending


def test_what_is_also_asked_for_is_weighed_too() -> None:
    """However few tables are."""
    table = position(FOUR, (OTHER, MINE))
    for answer in list(asked(table).options)[::7]:
        found = found_at(table, iterations=2, also=(answer,))
        assert answer in [line.answer for line in found]
    lines = found_at(claiming("off"), also=("no",))
    assert [line.answer for line in lines] == ["m13-o14", "no"]


def test_it_plays_games_for_up_to_eight() -> None:
    """And for two."""
    for seats in (2, 8):
        table = new(seats, 5)
        for _ in range(12):
            decision = table.waiting()[0]
            answer = found_at(table, iterations=6)[0].answer
            assert decision.options.why_not(answer) is None
            table.play(Move(decision.seat, decision.kind, answer))


def test_it_beats_easy_players() -> None:
    """One `hard` among three `easy` wins more than its share in a little of its time."""
    assert win_rate("hard", "easy", times(8), name="sixpack", effort=EFFORT).share > 1 / 4
