"""Players that think in other processes answer as they would here, and hint in one's own words."""

import os
import signal
import sys
from contextlib import closing
from dataclasses import replace
from multiprocessing import active_children
from random import Random

import pytest

from accessible_games.core.decision import Answer, Move
from accessible_games.core.record import Occupant, Record
from accessible_games.games import GAMES
from accessible_games.match.commands import hinting
from accessible_games.match.match import Match
from accessible_games.match.settings import Settings
from accessible_games.server import thinking
from accessible_games.server.thinking import Question, Thinkers, is_quick
from tests.server.wire import run

every_game = pytest.mark.parametrize("game", GAMES)


def questions(game: str, count: int, player: str = "normal") -> list[tuple[Question, Match]]:
    """Some questions of a game that is played at random, and the match of each."""
    seats = max(3, GAMES[game].SEATS[0])
    occupants = tuple(Occupant("person", f"P{seat}") for seat in range(seats))
    record = Record(game, GAMES[game].VERSION, {}, occupants, 4)
    match, chance, found = Match(record.opening(GAMES), record), Random(2), []
    for _ in range(count):
        decision = match.table.waiting()[0]
        moves = tuple(match.table.moves)
        copied = Match(match.table.copy(), record)
        found.append((Question(record, moves, decision.seat, player), copied))
        match.play(Move(decision.seat, decision.kind, decision.options.draw(chance)))
    return found


def here(question: Question, match: Match) -> Answer:
    """What the player answers in this process."""
    decision = match.decision_of(question.seat)
    assert decision is not None
    return match.bot_move(decision, player=question.player).answer


@every_game
def test_the_answers_are_the_same(game: str) -> None:
    """Also when a table is asked again, goes on, or has gone back."""
    thinking._tables.clear()
    asked = questions(game, 12)
    for question, match in [*asked, *asked[::-1], *asked]:
        assert thinking.answer(question) == here(question, match)


def test_few_tables_are_remembered() -> None:
    """However many are played."""
    (question, _) = questions("life-is-life", 1)[0]
    for seed in range(thinking.REMEMBERED + 5):
        thinking.table_of(replace(question, record=replace(question.record, seed=seed)))
    assert len(thinking._tables) == thinking.REMEMBERED


@pytest.mark.parametrize("language", ["de", "fr"])
def test_a_hint_is_in_the_words_of_who_asks(language: str) -> None:
    """And has a reason."""
    settings = Settings()
    settings.put("language", language)
    question, _ = questions("arche-noah", 1)[0]
    lines = thinking.hint(question, settings)
    assert len(lines) > 2
    assert {"de": "Ich", "fr": "Mon"}[language] in lines[1]
    in_full = thinking.hint(question, settings, "full")
    assert in_full[: len(lines)] == lines
    assert len(in_full) > len(lines)


def test_a_hint_that_takes_long_does_not_say_so_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server has said it at once, before the thinking began."""
    question, _ = questions("life-is-life", 1)[0]
    lines = thinking.hint(question, Settings())
    monkeypatch.setattr(hinting, "SILENCE", -1)
    assert thinking.hint(question, Settings()) == lines


@pytest.mark.parametrize(
    ("player", "quick"),
    [("random", True), ("easy", True), ("bold-easy", True), ("normal", False), ("hard", False)],
)
def test_only_who_answers_at_once_thinks_with_the_others(player: str, quick: bool) -> None:
    """Whoever needs more than a few milliseconds would keep the others waiting."""
    assert is_quick(player) == quick


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no kill -9")
def test_a_process_that_is_lost_is_replaced() -> None:
    """The question is asked again, and nobody notices."""
    (question, match), *_ = questions("life-is-life", 1)

    async def think() -> list[Answer]:
        with closing(Thinkers(1)) as thinkers:
            before = set(active_children())
            answers = [await thinkers.answer(question)]
            for child in set(active_children()) - before:
                assert child.pid is not None
                os.kill(child.pid, signal.SIGKILL)
                child.join()
            return [*answers, await thinkers.answer(question)]

    assert run(think()) == [here(question, match)] * 2
