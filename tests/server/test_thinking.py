"""Players in other processes answer as they would here, and hint in each person's own words."""

import os
import pickle
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
from accessible_games.match import counsel
from accessible_games.match.commands import hinting
from accessible_games.match.match import Match
from accessible_games.match.settings import Settings
from accessible_games.server.lobby import bot_tasks
from accessible_games.server.lobby.bot_tasks import HintRequest, ThinkRequest, is_quick
from accessible_games.server.lobby.bot_workers import Thinkers
from tests.server.wire import run

every_game = pytest.mark.parametrize("game", GAMES)


def questions(game: str, count: int, player: str = "normal") -> list[tuple[ThinkRequest, Match]]:
    """Return some questions of a randomly played game, and the match of each."""
    seats = max(3, GAMES[game].seats[0])
    occupants = tuple(Occupant("person", f"P{seat}") for seat in range(seats))
    record = Record(game, GAMES[game].version, {}, occupants, 4)
    match, chance, found = Match(record.opening(GAMES), record), Random(2), []
    for _ in range(count):
        decision = match.table.waiting()[0]
        moves = tuple(match.table.moves)
        copied = Match(match.table.copy(), record)
        found.append((ThinkRequest(record, moves, decision.seat, player), copied))
        match.play(Move(decision.seat, decision.kind, decision.options.draw(chance)))
    return found


def here(question: ThinkRequest, match: Match) -> Answer:
    """Return what the player answers in this process."""
    decision = match.decision_of(question.seat)
    assert decision is not None
    return match.bot_move(decision, player=question.player).answer


@every_game
def test_the_answers_are_the_same(game: str) -> None:
    """Even when a table is asked again, goes on, or has gone back."""
    bot_tasks._tables.clear()
    asked = questions(game, 12)
    for question, match in [*asked, *asked[::-1], *asked]:
        assert bot_tasks.answer(question) == here(question, match)


def test_few_tables_are_remembered() -> None:
    """However many are played."""
    (question, _) = questions("life-is-life", 1)[0]
    for seed in range(bot_tasks.REMEMBERED + 5):
        bot_tasks.table_of(replace(question, record=replace(question.record, seed=seed)))
    assert len(bot_tasks._tables) == bot_tasks.REMEMBERED


@pytest.mark.parametrize("language", ["de", "fr"])
def test_a_hint_is_in_the_words_of_who_asks(language: str) -> None:
    """It also has a reason."""
    settings = Settings()
    settings.put("language", language)
    question, _ = questions("arche-noah", 1)[0]
    lines, thought = bot_tasks.advice(question, HintRequest(settings))
    assert len(lines) > 1
    assert {"de": "Ich", "fr": "Mon"}[language] in lines[1]
    rest, _ = bot_tasks.comparison(question, HintRequest(settings, thought=thought))
    in_full, _ = bot_tasks.comparison(question, HintRequest(settings, "full", thought))
    assert in_full[: len(rest)] == rest
    assert len(in_full) > len(rest)


def test_a_hint_that_takes_long_does_not_say_so_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """The process that thinks does not know what the person has heard; the server says it."""
    question, _ = questions("life-is-life", 1)[0]
    told = bot_tasks.advice(question, HintRequest(Settings()))
    monkeypatch.setattr(hinting, "SILENCE", -1)
    assert bot_tasks.advice(question, HintRequest(Settings())) == told


def test_what_is_known_is_not_thought_of_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever words it is told in: a thought can be sent to any process."""
    question, _ = questions("lifeboat", 1)[0]
    first, known = bot_tasks.advice(question, HintRequest(Settings()))
    second, known = bot_tasks.comparison(question, HintRequest(Settings(), thought=known))
    known = pickle.loads(pickle.dumps(known))
    for name in ("search_of", "compared"):
        monkeypatch.setattr(counsel, name, pytest.fail)
    again = HintRequest(Settings(), thought=known)
    assert bot_tasks.advice(question, again) == (first, known)
    assert bot_tasks.comparison(question, again) == (second, known)


@pytest.mark.parametrize(
    ("player", "quick"),
    [("random", True), ("easy", True), ("bold-easy", True), ("normal", False), ("hard", False)],
)
def test_only_who_answers_at_once_thinks_with_the_others(player: str, quick: bool) -> None:
    """A slower one would keep the others waiting."""
    assert is_quick(player) == quick


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no kill -9")
def test_a_process_that_is_lost_is_replaced() -> None:
    """The question is asked again, and no one notices."""
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
