"""Guards: what the rules of every game keep to."""

import ast
import sys
from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass
from itertools import islice, product
from pathlib import Path
from random import Random
from typing import get_args, get_origin, get_type_hints

from accessible_games.core.decision import NONE, Answer, Decision, Move, text_of
from accessible_games.core.event import Event
from accessible_games.core.frozen import Frozen
from accessible_games.core.game import AnyGame
from accessible_games.core.position import Kind, plain
from accessible_games.core.table import AnyTable, IllegalMove
from accessible_games.testing.examples import times
from accessible_games.testing.guards import Guards
from accessible_games.testing.playing import (
    Case,
    allowed,
    cases_of,
    film,
    mutable_parts,
    questions,
    same,
    steps,
    stops,
    tale,
    told,
)

guard = Guards("rules")

INSIDE = ("accessible_games.core", "accessible_games.games", "accessible_games.api")
"""What rules may import of this program."""
SOME = 30
"""After so many answers, luck has had its part in a game."""
BESIDE = ("players", "speech", "tests")
"""Folders of a game in which no rules stand."""
ALLOWED = frozenset(
    {
        *("collections", "collections.abc", "dataclasses", "enum", "functools", "itertools"),
        *("math", "operator", "typing"),
    }
)
"""What rules may import of Python: nothing with luck or a clock, and no file."""


@guard
def every_number_of_seats_and_every_choice_is_played(case: Case) -> None:
    """What these tests hold, they hold for each of them."""
    cases = cases_of(case.game)
    assert [*dict.fromkeys(each.seats for each in cases)] == [*case.game.seats]
    for option, choices in case.game.options.items():
        assert {each.options[option] for each in cases} == {*choices}


# The same seed is the same game ------------------------------------------------------------------


@guard
def the_same_seed_and_answers_are_the_same_game(case: Case) -> None:
    """Events and states repeat themselves, step by step."""
    one, other = case.begin(3), case.begin(3)
    assert one.opening == other.opening
    for move, events in steps(one, 3):
        assert other.play(move) == events
        assert same(one, other)


@guard
def other_seeds_are_other_games(case: Case) -> None:
    """Luck comes from the seed: if there is any, the same answers lead elsewhere."""
    played = [course(case, seed) for seed in range(10)]
    used = any(table.state.luck.used for table, _ in played)
    assert len({states for _, states in played}) > 1 or not used


def course(case: Case, seed: int) -> tuple[AnyTable, str]:
    """A table of a seed after some answers, which are drawn alike at each, and all its states."""
    table = case.begin(seed)
    states = [{**plain(table.state), "luck": None}]
    states += [{**plain(table.state), "luck": None} for _ in islice(steps(table, 0), SOME)]
    return table, str(states)


@guard
def rules_have_no_luck_clock_or_screen_of_their_own(case: Case) -> None:
    """All luck comes from `state.luck`; rules neither read nor write nor look at the time.

    But for `box.py`, which reads what is printed on cards when the program is loaded.
    """
    package = case.game.state.__module__.partition(".")[0]
    for file in (file for file in files_of(case.game) if file.name != "box.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            for module in imported(node):
                inside = module.startswith(INSIDE) or module.split(".")[0] == package
                assert inside or module in ALLOWED, f"{file.name} imports {module}"
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id not in {"print", "input", "open", "hash", "id"}, file.name


def files_of(game: AnyGame) -> list[Path]:
    """The files of the rules of a game: its folder without what is `BESIDE`, or a single file."""
    file = Path(str(sys.modules[game.state.__module__].__file__))
    if not (file.parent / "game.py").is_file():
        return [file]
    own = (each.relative_to(file.parent) for each in file.parent.rglob("*.py"))
    return [file.parent / each for each in own if each.parts[0] not in BESIDE]


def imported(node: ast.AST) -> list[str]:
    """The modules that a statement imports."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom) and not node.level:
        return [node.module or ""]
    return []


# Answers -----------------------------------------------------------------------------------------


def damaged(case: Case, asked: Decision[Answer]) -> Iterator[Move]:
    """Moves of which many are wrong: other seats, kinds, words, numbers and pieces."""
    pieces = case.game.pieces
    words = [*getattr(asked.options, "barred", ()), "no-such-word", "", "1"]
    numbers = [-1, 0, 10**6]
    cards: list[Answer] = [(), ("no-such-piece",), pieces[:1] * 50, pieces, pieces[:2]]
    for answer in [*words, *numbers, *cards]:
        yield Move(asked.seat, asked.kind, answer)
    right = next(iter(asked.options))
    yield Move(asked.seat, "no-such-kind", right)
    yield from (Move(seat, asked.kind, right) for seat in (-1, 99))


@guard
def a_refused_answer_changes_nothing_and_has_a_reason(case: Case) -> int:
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
                assert refusal(table, move) == reason != ""
                refused += 1
        assert (plain(table.state), table.moves, questions(table)) == (before, moves, open_)
        assert table.state.news == []
    return refused


def refusal(table: AnyTable, move: Move) -> str | None:
    """Why a table refuses a move; None if it does not."""
    try:
        table.play(move)
    except IllegalMove as refused:
        return refused.reason
    return None


@guard
def only_who_is_asked_may_answer(case: Case) -> None:
    """The answer that one seat may give now is refused from every other seat not asked."""
    for table in film(case)[::4]:
        for asked in questions(table):
            answer = asked.options.draw(Random(1))
            able = {each.seat for each in questions(table) if each.kind == asked.kind}
            for seat in set(range(case.seats)) - able:
                assert refusal(table, Move(seat, asked.kind, answer)) == "not-asked"


@guard
def every_answer_offered_is_legal_and_can_be_written_down(case: Case) -> None:
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


@guard
def no_field_of_a_state_or_view_is_a_set(case: Case) -> None:
    """The order of a set depends on hashing; replays must not."""
    for kind in annotated(case.game.state):
        assert kind not in (set, frozenset)


def annotated(kind: Kind) -> Iterator[Kind]:
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


@guard
def every_event_is_a_frozen_dataclass(case: Case) -> None:
    """What has happened does not change."""
    home = case.game.state.__module__.rpartition(".")[0]
    events = [kind for kind in subclasses(Event) if kind.__module__.startswith(home)]
    for kind in events:
        assert "__dataclass_params__" in vars(kind), kind
        assert all(field.default is field.default_factory is MISSING for field in fields(kind))
        assert issubclass(kind, Frozen)


@guard
def events_are_made_of_values(case: Case) -> None:
    """Nothing in an event can change, so that it can be told again later."""
    for event in tale(case):
        assert mutable_parts(event) == {}


@guard
def random_games_end_with_winners_and_have_none_before(case: Case) -> None:
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


@guard
def every_name_in_a_game_is_one_word(case: Case) -> None:
    """Records and commands split at blanks; the first choice of an option is its default."""
    game = case.game
    assert game.version >= 1
    words = [
        game.name,
        *game.pieces,
        *game.options,
        *game.checkpoints,
        *game.topics,
        *game.piece_topics,
    ]
    words += [*game.change_topics, *(game.cursor.topics if game.cursor else ()), *game.off_turn]
    words += [choice for choices in game.options.values() for choice in choices]
    assert all(word and word == word.lower() and word.split() == [word] for word in words)
    assert NONE not in game.pieces
    assert len(set(game.pieces)) == len(game.pieces)
    assert all(choices for choices in game.options.values())


@guard
def no_two_topics_have_the_same_name(case: Case) -> None:
    """One word typed asks for one thing."""
    game = case.game
    topics = [*game.topics, *game.piece_topics, *game.change_topics]
    topics += game.cursor.topics if game.cursor else ()
    assert len(set(topics)) == len(topics)


@guard
def what_is_asked_in_others_turns_comes_up_in_play(case: Case) -> None:
    """Each aside is asked in some game, and other things are asked too."""
    if case.number:
        return  # all tables are played at once
    played: set[str] = set()
    cases = cases_of(case.game)
    for seed, each in product(range(27, 60), cases):
        if not played > case.game.off_turn:
            table = each.begin(seed)
            told(table, seed)
            played |= {move.kind for move in table.moves}
    assert played > case.game.off_turn


@guard
def a_game_refuses_other_numbers_of_seats(case: Case) -> None:
    """Only the numbers in SEATS can be set up."""
    game = case.game
    for seats in (0, game.seats.start - 1, game.seats.stop):
        assert not allowed(game, seats, {}), seats
