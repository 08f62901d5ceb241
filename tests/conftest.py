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
from hypothesis import HealthCheck, settings

from accessible_games.speech import catalogue
from tests.examples import FACTOR, times
from tests.running import heed_signals, own_folders, reaped_in_the_end

# Programs are started a thousand times, and each worker reads all tests: compiled files are kept.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# Wherever the tests run: programs read nothing from that folder, and look for nothing there.
os.environ["TZ"] = "UTC"

# As in the program: modules and tests make little garbage; collecting it took a tenth of the time.
gc.set_threshold(100_000)

# Each worker tells more games than any program does.
catalogue.KEPT = 4_000

# A slow machine is not a failure, and no test may depend on an earlier run.
settings.register_profile(
    "house",
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    database=None,
    derandomize=FACTOR == 1,
    max_examples=times(50),
)
settings.load_profile("house")

HERE = Path(__file__).parent
LISTENING = (
    ("tests/heard/orca/test_games.py", "tests/heard/orca/test_reader.py"),
    ("tests/heard/orca/test_page.py", "tests/heard/test_"),
    ("tests/felt/",),
)
"""Where tests wait for speech or for a display most of the time.

There is a line for each of three workers, as the others keep two cores busy in the meantime.
"""
FAST = ("core", "games", "testing", "speech", "app", "match", "store", "tools", "terminal")
"""The folders of the fast tests; tests marked `slow` in them are left out too."""


PACKAGES = (
    *(
        f"tests/release/test_{name}.py"
        for name in ("debian", "image", "one_file", "pip", "windows")
    ),
    "tests/windows/",
)
"""Where packages are built and installed, which takes minutes and many downloads."""
UNASKED = "packages are built and installed with ACCESSIBLE_GAMES_PACKAGES=1"
ONE_TURN = "tests/windows/test_one_turn.py"
"""The one test of these that fits into `.ci/run`."""


@pytest.fixture(scope="session")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Yield a folder for each test that writes files; the writer makes it."""
    base = tmp_path_factory.mktemp("homes")
    return (base / str(number) for number in count())


@pytest.fixture(autouse=True)
def nobody(homes: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give every test its own folders for settings and saved games, and no language.

    They are in the folder that is returned, which does not even exist yet.
    """
    home = next(homes)
    for name, folder in own_folders(home, sys.platform).items():
        monkeypatch.setenv(name, str(folder))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.delenv("LANGUAGE", raising=False)
    return home


@pytest.fixture(scope="session", autouse=True)
def patient() -> Iterator[None]:
    """Keep tests from hearing that the machine is slow, and from waiting for computer players."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        for place in (
            "match.commands.hinting",
            "frontends.terminal.thinking",
            "server.lobby.pondering",
        ):
            monkeypatch.setattr(f"accessible_games.{place}.SILENCE", inf)
        monkeypatch.setattr("accessible_games.match.match.pace_of", lambda *asked: 0.0)
        yield


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--fast`, for the first of the three tiers."""
    parser.addoption(
        "--fast", action="store_true", help="only what tests rules, words and sessions"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Leave out slow tests; let started programs be interrupted, and end them with the run."""
    heed_signals()
    if not hasattr(config, "workerinput"):  # else it is a worker, which ends with the run anyway
        reaped_in_the_end()
    if config.getoption("--fast"):
        config.option.markexpr = "not slow"


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not even read tests in other folders, nor those of Orca where it cannot be."""
    inner = collection_path.relative_to(HERE).parts if HERE in collection_path.parents else ()
    if inner == ("heard", "orca") and sys.platform == "win32":
        return True
    return True if config.getoption("--fast") and inner and inner[0] not in FAST else None


def pytest_collection(session: pytest.Session) -> None:
    """Let each worker read different tests first, so that each file is compiled by one of them.

    On a clean checkout that takes longer than everything else before the first test.
    """
    given = getattr(session.config, "workerinput", None)
    if given is None:
        return
    modules = [".".join(path.with_suffix("").parts) for path in _files_of(session.config)]
    first = len(modules) * int(given["workerid"].removeprefix("gw")) // given["workercount"]
    for module in [*modules[first:], *modules[:first]]:
        with suppress(pytest.skip.Exception):  # it is reported when it is collected
            import_module(module)


def _files_of(config: pytest.Config) -> list[Path]:
    """Return all files of tests in the named folders, relative to the root."""
    root = config.rootpath
    found = [path for name in config.args for path in (root / name).rglob("test_*.py")]
    return sorted(path.relative_to(root) for path in found if path.is_relative_to(root))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Let each worker begin with different waiting tests, while the others use the cores.

    A worker gets a piece of the list, and the others take only from its end. So tests at its
    beginning run one after the other, however long that takes.
    """
    if os.environ.get("ACCESSIBLE_GAMES_PACKAGES") != "1":
        in_ci = os.environ.get("ACCESSIBLE_GAMES_CI") == "1"
        for item in items:
            is_asked = in_ci and item.nodeid.startswith(ONE_TURN)
            if item.nodeid.startswith(PACKAGES) and not is_asked:
                item.add_marker(pytest.mark.skip(UNASKED))
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
    """Return a worker for each core, as many for tests that mostly wait, and one more.

    Fast tests wait for nothing, and each worker has to read all of them.
    """
    cores = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
    return cores if config.getoption("--fast") else 2 * cores + 1


def pytest_collection_finish() -> None:
    """Never collect garbage among the modules and thousands of tests, which stay until the end."""
    gc.freeze()
