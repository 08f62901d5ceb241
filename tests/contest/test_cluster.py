"""A real Dask cluster of two workers plays the same tournament."""

import sys
from collections.abc import Iterator
from contextlib import closing

import pytest
from distributed import Client, LocalCluster

from accessible_games.contest import cluster
from accessible_games.contest.cluster import on_cluster
from accessible_games.contest.playing import SimulatedMatch, play
from accessible_games.contest.problem import WorkersError
from tests.running import PATIENCE
from tests.sessions import program

MATCHES = [SimulatedMatch("life-is-life", ("easy", "random", "random"), seed) for seed in range(9)]
ASKED = ("tournament", "life-is-life", "--players", "easy,random,random", "--games", "12")


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine is no failure; only who waits for nobody is told so soon."""
    monkeypatch.setattr(cluster, "PATIENCE", PATIENCE)


@pytest.fixture
def hurried(unhurried: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is there, so nobody is waited for."""
    monkeypatch.setattr(cluster, "PATIENCE", 0.2)


def many() -> Iterator[SimulatedMatch]:
    """More games than any test waits for."""
    return (SimulatedMatch("life-is-life", ("random",) * 3, seed) for seed in range(20_000))


def local(workers: int) -> LocalCluster:
    """A cluster on this machine, each of whose workers plays one game at a time."""
    return LocalCluster(
        n_workers=workers, threads_per_worker=1, dashboard_address=":0", host="127.0.0.1"
    )


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Where a cluster of two workers is."""
    with local(2) as there:
        yield there.scheduler_address


def problem(where: str) -> WorkersError:
    """What is told of a cluster that cannot play."""
    with pytest.raises(WorkersError) as caught:
        list(on_cluster(MATCHES, where))
    return caught.value


def test_a_cluster_plays_the_same_games(address: str) -> None:
    """In the same order."""
    assert list(on_cluster(MATCHES, address)) == list(map(play, MATCHES))


def test_a_tournament_is_the_same_whoever_plays_it(address: str) -> None:
    """One process, two, or a cluster: every byte of games and summary is the same."""
    for more in ((), ("--sure",)):
        told = [
            program(*ASKED, "--json", *more, *who)
            for who in (("--workers", "1"), ("--workers", "2"), ("--dask", address))
        ]
        assert {outcome.status for outcome in told} == {0}
        assert len({outcome.out for outcome in told}) == 1
        assert {outcome.err for outcome in told} == {""}


def test_a_cluster_can_be_left_early(address: str) -> None:
    """It is there for the next one."""
    with closing(on_cluster(many(), address)) as outcomes:
        assert next(outcomes) == play(SimulatedMatch("life-is-life", ("random",) * 3, 0))
    assert list(on_cluster(MATCHES[:2], address)) == list(map(play, MATCHES[:2]))


@pytest.mark.parametrize("where", ["tcp://127.0.0.1:1", "nonsense", "", "http://x", "tls://x:1"])
def test_a_cluster_that_is_not_there_is_told(where: str, hurried: None) -> None:
    """With the address, however wrong that is."""
    told = problem(where)
    assert (told.problem, told.arguments) == ("unreachable", {"address": where})


def test_a_cluster_of_another_version_is_told(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It could play by other rules."""
    monkeypatch.setattr(cluster, "__version__", "99.0")
    assert problem(address).problem == "other-version"


def test_workers_without_us_are_told() -> None:
    """Before any game is sent there; and a cluster without workers is no cluster."""
    with local(1) as there, Client(there.scheduler_address, set_as_default=False) as client:
        client.run(forget_us)
        assert problem(there.scheduler_address).problem == "other-version"
    with local(0) as there:
        assert problem(there.scheduler_address).problem == "no-workers"


def forget_us() -> None:
    """Make a worker one where these games are not installed."""
    for name in [each for each in sys.modules if each.split(".")[0] == "accessible_games"]:
        del sys.modules[name]
    sys.modules["accessible_games"] = None  # type: ignore[assignment]


def test_a_cluster_that_goes_away_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the middle of a tournament, as soon as nobody believes any more that it comes back."""
    monkeypatch.setattr(cluster, "PATIENCE", 10)
    there = local(1)
    with closing(on_cluster(many(), there.scheduler_address)) as outcomes:
        next(outcomes)
        there.close()
        with pytest.raises(WorkersError) as caught:
            for _ in outcomes:
                pass
    assert caught.value.problem == "cluster-lost"


def test_what_is_wrong_is_one_sentence(address: str, hurried: None) -> None:
    """On standard error, and nothing else."""
    told = program(*ASKED, "--dask", "nonsense")
    assert (told.status, told.out) == (1, "")
    assert "nonsense" in told.err
    both = program(*ASKED, "--dask", address, "--workers", "2")
    assert (both.status, both.out) == (2, "")
    assert "--workers" in both.err


def test_without_distributed_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """And nothing else needs it."""
    for name in [each for each in sys.modules if each.split(".")[0] == "distributed"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert problem("tcp://127.0.0.1:1").problem == "no-distributed"
    assert program(*ASKED, "--workers", "1").status == 0
