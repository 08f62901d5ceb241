"""What every game keeps to, tested without knowing any: for each number of seats, each option."""

import ast
import os
import sys
from collections.abc import Iterator
from dataclasses import MISSING, FrozenInstanceError, fields, is_dataclass
from itertools import islice, product
from pathlib import Path
from random import Random
from typing import Any, get_args, get_origin, get_type_hints

import pytest

import accessible_games.games
from accessible_games.core.decision import NONE, Answer, Decision, Move, text_of
from accessible_games.core.event import Event
from accessible_games.core.position import plain
from accessible_games.core.table import IllegalMove, Table
from accessible_games.games import GAMES
from tests.examples import times
from tests.games.playing import (
    CASES,
    PLAYED,
    Case,
    every_case,
    film,
    fingerprint,
    mutable_parts,
    part,
    questions,
    same,
    steps,
    stops,
    tale,
    told,
)
from tests.running import ROOT, run

pytestmark = pytest.mark.slow

every_game = pytest.mark.parametrize("name", PLAYED)


@every_game
def test_every_number_of_seats_and_every_choice_is_played(name: str) -> None:
    """What these tests hold, they hold for each of them."""
    cases = [case for case in CASES if case.name == name]
    assert [*dict.fromkeys(case.seats for case in cases)] == [*PLAYED[name].SEATS]
    for option, choices in PLAYED[name].OPTIONS.items():
        assert {case.options[option] for case in cases} == {*choices}


# The same seed is the same game ------------------------------------------------------------------


@every_case
def test_the_same_seed_and_answers_are_the_same_game(case: Case) -> None:
    """Events and states repeat themselves, step by step."""
    one, other = case.begin(3), case.begin(3)
    assert one.opening == other.opening
    for move, events in steps(one, 3):
        assert other.play(move) == events
        assert same(one, other)


def test_a_game_does_not_depend_on_the_process() -> None:
    """Other processes that hash words in another way, one for each half, play the same games."""
    for half in (0, 1):
        command = [sys.executable, "-m", "tests.games.playing", str(half)]
        done = run(command, cwd=ROOT, env=os.environ | {"PYTHONHASHSEED": str(half + 1)})
        assert done.stdout.splitlines() == [fingerprint(case) for case in part(half)], done.stderr


@every_case
def test_other_seeds_are_other_games(case: Case) -> None:
    """Luck comes from the seed."""
    states = [{**plain(case.begin(seed).state), "luck": None} for seed in range(10)]
    assert len({str(state) for state in states}) > 5


def test_games_have_no_luck_clock_or_screen_of_their_own() -> None:
    """All luck comes from `state.luck`; rules neither read nor write nor look at the time."""
    allowed = {
        "collections", "collections.abc", "dataclasses", "enum", "functools", "itertools",
        "math", "operator", "typing",
    }  # fmt: skip
    files = list(Path(accessible_games.games.__path__[0]).rglob("*/*.py"))
    assert len(files) > len(GAMES)
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            for module in imported(node):
                inside = module.startswith(("accessible_games.core", "accessible_games.games"))
                assert inside or module in allowed, f"{file.name} imports {module}"
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id not in {"print", "input", "open", "hash", "id"}, file.name


def imported(node: ast.AST) -> list[str]:
    """The modules that a statement imports."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    return [node.module or ""] if isinstance(node, ast.ImportFrom) else []


# Answers -----------------------------------------------------------------------------------------


def damaged(case: Case, asked: Decision[Answer]) -> Iterator[Move]:
    """Moves of which many are wrong: other seats, kinds, words, numbers and pieces."""
    pieces = case.game.PIECES
    words = [*getattr(asked.options, "barred", ()), "no-such-word", "", "1"]
    numbers = [-1, 0, 10**6]
    cards: list[Answer] = [(), ("no-such-piece",), pieces[:1] * 50, pieces, pieces[:2]]
    for answer in [*words, *numbers, *cards]:
        yield Move(asked.seat, asked.kind, answer)
    right = next(iter(asked.options))
    yield Move(asked.seat, "no-such-kind", right)
    yield from (Move(seat, asked.kind, right) for seat in (-1, 99))


@every_case
def test_a_refused_answer_changes_nothing_and_has_a_reason(case: Case) -> None:
    """The table judges before the rules hear."""
    refused = 0
    for table in film(case)[::3]:
        before, moves = plain(table.state), table.moves[:]
        open_ = questions(table)
        for asked in open_:
            for move in damaged(case, asked):
                if (move.seat, move.kind) == (asked.seat, asked.kind):
                    reason = asked.options.why_not(move.answer)
                    if reason is None:
                        continue
                else:
                    reason = "not-asked"
                with pytest.raises(IllegalMove) as refusal:
                    table.play(move)
                refused += 1
                assert refusal.value.reason == reason != ""
        assert (plain(table.state), table.moves, questions(table)) == (before, moves, open_)
        assert table.state.news == []
    assert refused > 30


@every_case
def test_only_who_is_asked_may_answer(case: Case) -> None:
    """The answer that one seat may give now is refused from every other seat not asked."""
    for table in film(case)[::4]:
        for asked in questions(table):
            answer = asked.options.draw(Random(1))
            able = {each.seat for each in questions(table) if each.kind == asked.kind}
            for seat in set(range(case.seats)) - able:
                with pytest.raises(IllegalMove, match="not-asked"):
                    table.play(Move(seat, asked.kind, answer))


@every_case
def test_every_answer_offered_is_legal_and_can_be_written_down(case: Case) -> None:
    """What is listed or drawn is legal, is listed once, and is read as it was written."""
    chance = Random(6)
    for table in film(case)[::2]:
        for asked in questions(table):
            listed = list(islice(asked.options, 60))
            assert listed
            assert len(set(listed)) == len(listed)
            for answer in [*listed, *(asked.options.draw(chance) for _ in range(5))]:
                assert asked.options.why_not(answer) is None
                assert asked.options.read(text_of(answer)) == answer
                move = Move(asked.seat, asked.kind, answer)
                assert Move.read(str(move), table.pending, table.standing()) == move


@every_game
def test_no_field_of_a_state_or_view_is_a_set(name: str) -> None:
    """The order of a set depends on hashing; replays must not."""
    for kind in annotated(PLAYED[name].State):
        assert kind not in (set, frozenset)


def annotated(kind: Any) -> Iterator[Any]:
    """All types in the annotations of a dataclass, to the innermost."""
    yield get_origin(kind) or kind
    for inner in get_args(kind):
        yield from annotated(inner)
    if is_dataclass(kind):
        for inner in get_type_hints(kind).values():
            yield from annotated(inner)


# Events and ends ---------------------------------------------------------------------------------


def subclasses(kind: type[Event]) -> list[type[Event]]:
    """A class of events and all classes below it, however deep."""
    return [kind] + [inner for each in kind.__subclasses__() for inner in subclasses(each)]


@every_game
def test_every_event_is_a_frozen_dataclass(name: str) -> None:
    """What has happened does not change."""
    home = PLAYED[name].State.__module__.rpartition(".")[0]
    events = [kind for kind in subclasses(Event) if kind.__module__.startswith(home)]
    assert len(events) > 3
    for kind in events:
        assert "__dataclass_params__" in vars(kind), kind
        names: tuple[str, ...] = kind.__match_args__
        assert all(field.default is field.default_factory is MISSING for field in fields(kind))
        event: Any = kind(*names)

        for field in (*names, "other"):
            with pytest.raises(FrozenInstanceError):
                setattr(event, field, None)
            with pytest.raises(FrozenInstanceError):
                delattr(event, field)


@every_case
def test_events_are_made_of_values(case: Case) -> None:
    """Nothing in an event can change, so that it can be told again later."""
    for event in tale(case):
        assert mutable_parts(event) == {}


@every_case
def test_random_games_end_with_winners_and_have_none_before(case: Case) -> None:
    """Winners are there only when nothing is asked any more; a game may be lost by all."""
    won = 0
    for seed in range(times(2)):
        for table in stops(case, seed):
            winners = list(case.game.winners(table.state))
            assert not (winners and table.pending)
            assert set(winners) <= set(range(case.seats))
        assert not table.pending
        won += bool(case.game.winners(table.state))
    assert won > 0


@every_game
def test_every_name_in_a_game_is_one_word(name: str) -> None:
    """Records and commands split at blanks; the first choice of an option is its default."""
    game = PLAYED[name]
    assert name == game.NAME
    assert game.VERSION >= 1
    words = [name, *game.PIECES, *game.OPTIONS, *game.CHECKPOINTS, *game.TOPICS, *game.PIECE_TOPICS]
    words += [*game.CHANGE_TOPICS, *(game.CURSOR.topics if game.CURSOR else ()), *game.OFF_TURN]
    words += [choice for choices in game.OPTIONS.values() for choice in choices]
    assert all(word and word == word.lower() and word.split() == [word] for word in words)
    assert NONE not in game.PIECES
    assert len(set(game.PIECES)) == len(game.PIECES)
    assert all(choices for choices in game.OPTIONS.values())


@every_game
def test_no_two_topics_have_the_same_name(name: str) -> None:
    """One word typed asks for one thing."""
    game = PLAYED[name]
    topics = [*game.TOPICS, *game.PIECE_TOPICS, *game.CHANGE_TOPICS]
    topics += game.CURSOR.topics if game.CURSOR else ()
    assert len(set(topics)) == len(topics)


@every_game
def test_what_is_asked_in_others_turns_comes_up_in_play(name: str) -> None:
    """Each aside is asked in some game, and other things are asked too."""
    played: set[str] = set()
    cases = [case for case in CASES if case.name == name]
    for seed, case in product(range(27, 31), cases):
        if not played > PLAYED[name].OFF_TURN:
            table = case.begin(seed)
            told(table, seed)
            played |= {move.kind for move in table.moves}
    assert played > PLAYED[name].OFF_TURN


@every_game
def test_a_game_refuses_other_numbers_of_seats(name: str) -> None:
    """Only the numbers in SEATS can be set up."""
    game = PLAYED[name]
    for seats in (0, game.SEATS.start - 1, game.SEATS.stop):
        with pytest.raises(ValueError, match=str(seats)):
            Table.new(game, seats, 1)
