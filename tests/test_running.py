"""What the tests start: with a shell's signals, and no process left over, however a run ends."""

import ast
import os
import re
import signal
import sys
from pathlib import Path
from random import Random
from subprocess import DEVNULL, PIPE

import pytest

from tests.reaper import marked
from tests.running import PATIENCE, ROOT, Started, rest, run, wait_until

if not sys.platform.startswith("linux"):
    pytest.skip("other systems do not tell of their processes", allow_module_level=True)

SIGNALS = (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT, signal.SIGPIPE, signal.SIGTERM)
BACKGROUND = f"""
import os, signal, sys
for number in {[int(each) for each in SIGNALS]}:
    signal.signal(number, signal.SIG_IGN)
signal.pthread_sigmask(signal.SIG_BLOCK, {[int(each) for each in SIGNALS]})
os.execv(sys.executable, [sys.executable, *sys.argv[1:]])
"""
"""Starts the tests as a script does in the background, or nohup, or worse."""
SLEEP = f"import time; time.sleep({PATIENCE})"
STRAY = f"""
import os, subprocess, sys
command = [sys.executable, "-c", {SLEEP!r}]
for _ in range(3):
    subprocess.Popen(command, start_new_session=True)
subprocess.Popen(command)
"""
"""Starts other processes, most of them with their own sessions, and leaves them alone."""
HUNG = f"""
import os, sys, time
from pathlib import Path
from tests.running import Started

def test_hangs(tmp_path):
    name = os.environ.get("PYTEST_XDIST_WORKER", "alone")
    with Started([sys.executable, "-c", {STRAY!r}]):
        Path(os.environ["BEGUN"], name).touch()
        time.sleep({PATIENCE})

def test_hangs_too(tmp_path):
    test_hangs(tmp_path)
"""


CONFTEST = "from tests.conftest import pytest_addoption, pytest_configure\n"


def environment(**more: str) -> dict[str, str]:
    """Return pytest's environment within a test, without the options of the outer run."""
    return {**os.environ, "PYTHONPATH": str(ROOT), "PYTEST_ADDOPTS": "", **more}


def pytest_with(folder: Path, text: str, *words: str) -> list[str]:
    """Return the command that runs a file of tests, with the conftest of all tests."""
    place = folder / "some"
    place.mkdir()
    (place / "conftest.py").write_text(CONFTEST)
    (place / "test_some.py").write_text(text)
    options = ["-p", "no:cacheprovider", "--rootdir", str(place), "--import-mode=importlib"]
    return ["-m", "pytest", "-q", *options, str(place), *words]


# Signals ------------------------------------------------------------------------------------------


def test_what_is_started_can_be_interrupted(tmp_path: Path) -> None:
    """Even if the parent of the tests had them ignore some signals and block others."""
    told = (
        "from tests.running import run\n"
        "def test_signals():\n"
        "    status = run(['cat', '/proc/self/status']).stdout\n"
        "    told = dict(line.split(':\\t') for line in status.splitlines() if 'Sig' in line)\n"
        "    assert {int(told['SigIgn'], 16), int(told['SigBlk'], 16)} == {0}\n"
    )
    command = [sys.executable, "-c", BACKGROUND, *pytest_with(tmp_path, told)]
    done = run(command, env=environment())
    assert (done.returncode, done.stderr) == (0, ""), done.stdout


def test_a_child_has_a_session_of_its_own() -> None:
    """A signal for everything at the terminal of the tests does not reach it."""
    with Started([sys.executable, "-c", SLEEP]) as child:
        assert os.getsid(child.pid) == os.getpgid(child.pid) == child.pid


# Nobody is left -----------------------------------------------------------------------------------


def test_what_a_child_has_started_ends_with_it() -> None:
    """In any session, even after its parent has ended."""
    with Started([sys.executable, "-c", STRAY]) as child:
        child.wait()
        assert len([*child.family()]) == 4
    assert [*child.family()] == []


@pytest.mark.parametrize("workers", [(), ("-n", "2")])
@pytest.mark.parametrize("seed", range(2))
def test_a_killed_run_leaves_nobody_behind(
    tmp_path: Path, workers: tuple[str, ...], seed: int
) -> None:
    """Neither workers whose tests hang nor what these have started are left; at any moment."""
    command = pytest_with(tmp_path, HUNG, *workers)
    begun = tmp_path / "begun"
    begun.mkdir()
    env = environment(BEGUN=str(begun))
    with Started([sys.executable, *command], env=env, stdout=DEVNULL, stderr=DEVNULL) as tests:
        own = f"<{tests.pid}-"
        moments = Random(seed).randrange(3 + len(workers))
        wait_until(lambda: len([*marked(own), *begun.iterdir()]) >= moments)
        tests.kill()
        tests.wait()
        wait_until(lambda: not [*marked(own)])


def test_who_comes_too_late_to_see_a_run_end_ends_what_it_left() -> None:
    """The run may be killed while its reaper is still starting."""
    with Started([sys.executable, "-c", ""]) as over:
        over.wait()
    reaper = [sys.executable, "-I", "-S", str(ROOT / "tests/reaper.py")]
    with Started([sys.executable, "-c", SLEEP], env={**os.environ, "RUN": "<over>"}) as left:
        assert run([*reaper, str(over.pid), "<over>"]).stderr == ""
        assert left.wait() == -signal.SIGKILL


STARTERS = {
    *(ROOT / "tests" / name for name in ("running.py", "forking.py")),
    *(ROOT / "tests/windows" / name for name in ("wine.py", "watching.py")),
}
MAKERS = ("benchmarks", "release")
"""Folders of scripts, which wait for all that they start."""


def test_processes_of_the_tests_are_started_here_alone() -> None:
    """Processes started in another way would be left over; scripts are exempt."""
    found = [
        path.relative_to(ROOT)
        for path in sorted(ROOT.glob("tests/**/*.py"))
        if path not in STARTERS and path.parent.name not in MAKERS
        if re.search("subprocess|pty|os[. ]", text := path.read_text("utf-8"))
        if starts(ast.parse(text))
    ]
    assert found == []


STARTING = {
    "subprocess": {"Popen", "run", "call", "check_call", "check_output", "getoutput"},
    "os": {"system", "popen", "fork", "forkpty", "posix_spawn", "posix_spawnp"},
    "pty": {"fork", "spawn"},
}


def starts(tree: ast.AST) -> bool:
    """Whether a file names anything that starts processes."""
    named: set[tuple[str, str]] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            named |= {(str(node.module), alias.name) for alias in node.names}
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            named.add((node.value.id, node.attr))
    return any(name in STARTING.get(module, ()) for module, name in named)


@pytest.mark.parametrize(
    "line",
    ["subprocess.run(['true'])", "from subprocess import Popen", "os.fork()", "x = os.popen"],
)
def test_another_way_to_start_is_found(line: str) -> None:
    """It is found by its name, in a call or in an import."""
    assert starts(ast.parse(line))


def test_names_for_streams_start_nothing() -> None:
    """Names that are passed to the allowed way may be imported."""
    assert not starts(ast.parse("from subprocess import DEVNULL, PIPE, CompletedProcess"))


# Whether it waits ---------------------------------------------------------------------------------


def test_a_process_that_waits_sleeps() -> None:
    """It sleeps, however often one looks, until it has something to do."""
    with Started([sys.executable, "-c", "while input(): print(1, flush=True)"],
                 stdin=PIPE, stdout=PIPE, text=True) as child:  # fmt: skip
        assert child.stdin
        assert child.stdout
        wait_until(lambda: rest(child.pid))
        before = rest(child.pid)
        assert before == rest(child.pid)
        child.stdin.write("x\n")
        child.stdin.flush()
        child.stdout.readline()
        wait_until(lambda: rest(child.pid))
        assert rest(child.pid) != before


def test_a_process_that_works_does_not_sleep() -> None:
    """Waiting for it to rest means waiting for the end of its work."""
    with Started([sys.executable, "-c", f"sum(range({10**9}))"]) as child:
        wait_until(lambda: rest(child.pid) is None)


def test_a_process_that_has_ended_rests() -> None:
    """Nothing more comes from it."""
    with Started(["true"]) as child:
        child.wait()
        assert rest(child.pid) == ()
