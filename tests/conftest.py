"""What every test may rely on: nothing of the person who runs them is read or written."""

import gc
import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from itertools import chain, count, islice
from math import inf
from pathlib import Path

import pytest
from hypothesis import settings

from accessible_games.speech import catalogue
from tests.examples import FACTOR, times
from tests.running import heed_signals, reaped_in_the_end

# Programs are started a thousand times, and each worker reads all tests: what was compiled is kept.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# Wherever the tests run: nothing is read of that place, nor looked for each time a program starts.
os.environ["TZ"] = "UTC"

# As in the program: modules and tests make little garbage, and looking for it took a tenth.
gc.set_threshold(100_000)

# Each worker tells more games than any program.
catalogue.KEPT = 4_000

# A slow machine is no failure, and no test may depend on what an earlier run left behind.
settings.register_profile(
    "house", deadline=None, database=None, derandomize=FACTOR == 1, max_examples=times(50)
)
settings.load_profile("house")

HERE = Path(__file__).parent
LISTENING = (
    ("tests/heard/orca/test_games.py", "tests/heard/orca/test_reader.py"),
    ("tests/heard/orca/test_page.py", "tests/heard/test_"),
    ("tests/felt/",),
)
"""Where tests wait most of the time, for somebody who speaks or shows: a line for each of three
workers, as the others keep two cores busy meanwhile."""
FAST = ("core", "games", "speech", "play")
"""The folders of the fast tests; what is marked `slow` in them is left out too."""


@pytest.fixture(scope="session")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder for each test that keeps something; it is made by whoever writes into it."""
    base = tmp_path_factory.mktemp("homes")
    return (base / str(number) for number in count())


@pytest.fixture(autouse=True)
def nobody(homes: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give every test folders of its own for settings and saved games, and no language.

    They are in the folder that is returned, which is empty: not even there.
    """
    home = next(homes)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(home / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "data"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.delenv("LANGUAGE", raising=False)
    return home


@pytest.fixture(scope="session", autouse=True)
def patient() -> Iterator[None]:
    """No test hears that a machine is slow."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        for place in ("match.commands.hinting", "frontends.terminal.thinking"):
            monkeypatch.setattr(f"accessible_games.{place}.SILENCE", inf)
        yield


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--fast`, for the first of the three tiers."""
    parser.addoption(
        "--fast", action="store_true", help="only what tests rules, words and sessions"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Leave out what is slow; what is started can be interrupted, and ends with the run."""
    heed_signals()
    if not hasattr(config, "workerinput"):  # else it is a worker, which ends with the run too
        reaped_in_the_end()
    if config.getoption("--fast"):
        config.option.markexpr = "not slow"


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not even read the tests in other folders."""
    inner = collection_path.relative_to(HERE).parts if HERE in collection_path.parents else ()
    return True if config.getoption("--fast") and inner and inner[0] not in FAST else None


def pytest_collection(session: pytest.Session) -> None:
    """Let each worker read other tests first, so that each file is compiled by one of them.

    On a clean checkout that takes longer than all else that comes before the first test.
    """
    given = getattr(session.config, "workerinput", None)
    if given is None:
        return
    modules = [".".join(path.with_suffix("").parts) for path in _files_of(session.config)]
    first = len(modules) * int(given["workerid"].removeprefix("gw")) // given["workercount"]
    for module in [*modules[first:], *modules[:first]]:
        with suppress(pytest.skip.Exception):  # which is said when it is collected
            import_module(module)


def _files_of(config: pytest.Config) -> list[Path]:
    """All that holds tests in the folders that were named, from the root."""
    root = config.rootpath
    found = [path for name in config.args for path in (root / name).rglob("test_*.py")]
    return sorted(path.relative_to(root) for path in found if path.is_relative_to(root))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Let each worker begin with other tests that wait, while the others have the cores.

    A worker gets a piece of the list, of which the others take only what is last. So tests that
    follow each other at its beginning are run one after the other, however long that takes.
    """
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    first: list[list[pytest.Item]] = [[] for _ in range(workers)]
    others: list[pytest.Item] = []
    for item in items:
        places = [n for n, begun in enumerate(LISTENING) if item.nodeid.startswith(begun)]
        (first[places[0] % workers] if places else others).append(item)
    size, rest = -(-len(items) // workers), iter(others)
    pieces = [[*waiting, *islice(rest, max(0, size - len(waiting)))] for waiting in first]
    items[:] = [*chain.from_iterable(pieces), *rest]


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """A worker for each core, as many for those who mostly wait for a program, and one more.

    Fast tests wait for nothing, and each worker has to read them all.
    """
    cores = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
    return cores if config.getoption("--fast") else 2 * cores + 1


def pytest_collection_finish() -> None:
    """Never look for garbage among the modules and thousands of tests, which stay to the end."""
    gc.freeze()
