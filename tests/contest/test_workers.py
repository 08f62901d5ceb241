"""Games on many cores: the same outcomes in the same order, and nobody left behind."""

import os
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import closing
from itertools import islice
from multiprocessing import active_children
from subprocess import PIPE

import pytest

from accessible_games.contest.playing import Outcome, SimulatedMatch, play
from accessible_games.contest.problem import WorkersError
from accessible_games.contest.workers import AHEAD, MOST_WORKERS, cores, here, in_order
from tests.running import PATIENCE, ROOT, Started

MATCHES = [SimulatedMatch("life-is-life", ("easy", "random", "random"), seed) for seed in range(12)]
MANY = 20_000
KILLED = """
import os, signal
from tests.contest.test_workers import here, many

if __name__ == "__main__":
    outcomes = here(many([]), 2)
    next(outcomes)
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.fixture
def hearing() -> Iterator[None]:
    """Control C is heard here, also where the tests were started by something that ignores it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def many(begun: list[int]) -> Iterator[SimulatedMatch]:
    """More games than any test waits for; how many were asked for is kept."""
    for seed in range(MANY):
        begun.append(seed)
        yield SimulatedMatch("life-is-life", ("random",) * 3, seed)


def test_any_number_of_processes_plays_the_same() -> None:
    """In the order of the matches, whoever is ready first."""
    alone = [play(match) for match in MATCHES]
    for workers in (1, 2, 3):
        assert list(here(MATCHES, workers)) == alone


def test_no_more_games_are_begun_than_needed() -> None:
    """A few wait for each process, so that an early end wastes little."""
    for workers in (1, 2):
        begun: list[int] = []
        with closing(here(many(begun), workers)) as outcomes:
            assert len(list(islice(outcomes, 5))) == 5
        assert 5 <= len(begun) <= 5 + AHEAD * workers


def test_an_early_end_leaves_no_process_behind() -> None:
    """Those who still played are ended."""
    before = set(active_children())
    with closing(here(many([]), 2)) as outcomes:
        next(outcomes)
        assert len(set(active_children()) - before) == 2
    assert set(active_children()) == before


def test_a_process_that_is_ended_from_outside_is_told() -> None:
    """As a problem with a name, and the others are ended too."""
    before = set(active_children())
    with closing(here(many([]), 2)) as outcomes:
        next(outcomes)
        victim = next(iter(set(active_children()) - before))
        victim.kill()
        with pytest.raises(WorkersError) as caught:
            list(islice(outcomes, 100))
    assert caught.value.problem == "lost"
    assert set(active_children()) == before


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal there")
def test_processes_end_with_who_began_them() -> None:
    """Also where that one is killed and can end nobody: the last of them closes the output."""
    with Started([sys.executable, "-c", KILLED], stdout=PIPE, cwd=ROOT) as first:
        out, _ = first.communicate(timeout=PATIENCE)
    assert (first.returncode, out) == (-signal.SIGKILL, b"")


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal there")
def test_processes_do_not_hear_control_c(hearing: None) -> None:
    """It is sent to all at a terminal, and only the first of us shall answer."""
    before = set(active_children())
    with closing(here(many([]), 2)) as outcomes:
        next(outcomes)
        for child in set(active_children()) - before:
            os.kill(child.pid or 0, signal.SIGINT)
        assert len(list(islice(outcomes, 30))) == 30


def test_a_mistake_in_a_game_is_not_hidden() -> None:
    """It comes as it was, not as a lost process."""
    with pytest.raises(ValueError, match="clever"):
        list(here([SimulatedMatch("life-is-life", ("clever",) * 3, 1)], 2))


def test_cores_are_counted() -> None:
    """At least one, and no more than all systems can wait for."""
    assert 1 <= cores() <= MOST_WORKERS


def test_every_match_has_one_outcome() -> None:
    """Also where there are fewer matches than could wait."""
    for size in (0, 1, AHEAD, AHEAD + 1, 12):
        begun: list[SimulatedMatch] = []

        def begin(match: SimulatedMatch, begun: list[SimulatedMatch] = begun) -> Future[Outcome]:
            begun.append(match)
            future: Future[Outcome] = Future()
            future.set_result(play(match))
            return future

        assert list(in_order(begin, MATCHES[:size], 1)) == list(map(play, MATCHES[:size]))
        assert begun == MATCHES[:size]
