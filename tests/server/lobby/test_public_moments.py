"""When time for a turn begins: only by what everybody hears, in every game."""

from itertools import permutations
from random import Random
from typing import Any

import pytest

from accessible_games.core.decision import AnyOf, Move
from accessible_games.core.record import Occupant, Record
from accessible_games.games import GAMES
from accessible_games.match.match import Match
from accessible_games.server.lobby.public_moments import PublicMoments

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fred")
every_game = pytest.mark.parametrize("game", GAMES)
MOVES = 150
APART = 3
"""How often games are stopped to try in which order people answer."""


def match_of(game: str, seed: int) -> Match:
    """Return a match between people only."""
    count = max(GAMES[game].seats[0], min(4, GAMES[game].seats[-1]))
    people = tuple(Occupant("person", name) for name in NAMES[:count])
    record = Record.of(GAMES[game], {}, people, seed)
    record.options = {name: each[0] for name, each in GAMES[game].options.items()}
    return Match(record.opening(GAMES), record)


def turn(match: Match) -> list[Any]:
    """What an onlooker hears who asks whose turn it is."""
    return [*match.table.game.standing(match.table.view(None), "turn")]


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_a_moment_is_one_that_everybody_hears(game: str, seed: int) -> None:
    """An answer that brings another question, and of which an onlooker hears; nothing else."""
    match, chance = match_of(game, seed), Random(seed)
    moments, passed = PublicMoments(match), 0
    for _ in range(MOVES):
        waiting = match.table.waiting()
        if not waiting:
            break
        decision = chance.choice(waiting)
        before = turn(match)
        events = match.play(Move(decision.seat, decision.kind, decision.options.draw(chance)))
        moments.hear(events)
        is_heard = any(event.seen_by(None) is not None for event in events)
        known = is_heard or turn(match) != before
        renewed = [*map(id, waiting)] != [*map(id, match.table.waiting())]
        assert moments.passes(match) == (known and renewed)
        assert not moments.passes(match)
        passed += known and renewed
    assert passed


@every_game
def test_nobody_can_tell_from_the_time_who_has_answered(game: str) -> None:
    """Where several are asked, the moment is the same in whatever order they answer."""
    found = 0
    for seed in range(12):
        match, chance = match_of(game, seed), Random(seed)
        for _ in range(MOVES):
            waiting = match.table.waiting()
            if not waiting:
                break
            if 1 < len(waiting) < 4 and not isinstance(match.table.pending, AnyOf):
                found += 1
                tell_nothing(match, [drawn(each, chance) for each in waiting])
                if found > APART:
                    return
            match.play(drawn(chance.choice(match.table.waiting()), chance))


def drawn(decision: Any, chance: Random) -> Move:
    """Return some answer."""
    return Move(decision.seat, decision.kind, decision.options.draw(chance))


def tell_nothing(match: Match, moves: list[Move]) -> None:
    """Let people answer the same in every order: only the last answer brings a moment."""
    for order in permutations(moves):
        copy = Match(match.table.copy(), match.record)
        moments = PublicMoments(copy)
        for place, move in enumerate(order):
            moments.hear(copy.play(move))
            assert not moments.passes(copy) or place == len(order) - 1


@every_game
def test_what_is_said_out_of_turn_is_no_moment(game: str) -> None:
    """Else somebody could talk, and nobody's time would ever be over."""
    meanwhile = GAMES[game].out_of_turn
    if meanwhile is None or meanwhile.renews:
        return
    said = 0
    for seed in range(6):
        match, chance = match_of(game, seed), Random(seed)
        for _ in range(MOVES):
            waiting, standing = match.table.waiting(), match.table.standing()
            if not waiting:
                break
            if standing and said < 20:
                moments = PublicMoments(match)
                moments.hear(match.play(drawn(chance.choice([*standing.values()]), chance)))
                assert not moments.passes(match)
                said += 1
            else:
                match.play(drawn(chance.choice(waiting), chance))
    assert said
