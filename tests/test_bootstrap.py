"""From nothing to the first line: bootstrap.py in a copy of the project, as a player has it."""

import ast
import os
import re
import shutil
import signal
from pathlib import Path

import pytest

from accessible_games import __version__
from accessible_games.setup.modules import MODULES
from accessible_games.setup.words import SENTENCES
from tests.running import ROOT, run
from tests.setup.copies import (
    SETTING_UP,
    Copy,
    copy_project,
    ending,
    failing,
    says_version,
)

INTERRUPTED = "Interrupted. Nothing is lost, the next start repairs what is missing.\n"
NO_NETWORK = "What is needed could not be fetched. Check the network and start again.\n"
WITHOUT = (
    "Going on without python3-louis, needed for braille grades and for tests only. "
    "To add it, type: sudo apt install python3-louis\n"
)
NO_VENV = "Python's venv is missing. Type this, then start again: sudo apt install python3-venv\n"
OLDER_PYTHON = "import runpy, sys; sys.version_info = (3, 10, 4); runpy.run_path({script!r})"
OFFLINE = "ERROR: Could not find a version that satisfies the requirement attrs"
ALTERED = "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE."


@pytest.fixture
def project(tmp_path: Path) -> Copy:
    """A fresh copy, with nothing set up."""
    return copy_project(tmp_path)


@pytest.fixture(scope="session")
def mended(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """A copy that was set up once. The next start repairs anything that a test damages there."""
    copy = copy_project(tmp_path_factory.mktemp("mended"))
    copy.run("--version")
    return copy


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """A copy in which everything was set up once, by asking the program for its version."""
    copy = copy_project(tmp_path_factory.mktemp("built"), whole=True)
    said = copy.run("--version")
    assert says_version(said), said
    assert said[2].startswith(SETTING_UP)
    return copy


# From nothing, with the real pip


def test_all_is_fetched_by_its_hash(tmp_path: Path) -> None:
    """Everything needed to play is fetched in the versions of the lock file, and nothing else."""
    project = copy_project(tmp_path, whole=True)
    project.changes.pop(0)
    said = project.run("--version", PIP_NO_COMPILE="0")  # for pip, 0 is yes
    assert says_version(said), said
    pinned = re.findall(r"^([a-z0-9-]+)==(\S+)", (project.venv / "wanted.txt").read_text(), re.M)
    found = [path.name for path in project.packages.glob("*.dist-info")]
    assert sorted(f"{name.replace('.', '-').replace('_', '-')}" for name in found) == sorted(
        f"{name}-{version.replace('.', '-')}-dist-info" for name, version in pinned
    )
    assert "numpy" not in dict(pinned)


# Starting again


def test_a_second_start_only_starts(built: Copy) -> None:
    """Once everything is there, nothing is said or written before the program starts."""
    before = {path: path.stat().st_mtime_ns for path in (built.root, built.venv)}
    said = built.run("--version")
    assert says_version(said)
    assert said[2] == ""
    assert {path: path.stat().st_mtime_ns for path in before} == before


def test_the_player_stays_in_his_folder(built: Copy) -> None:
    """Files in the player's folder are never taken for a part of the program."""
    (built.programs / "argparse.py").write_text("raise SystemExit('not this one')")
    (built.programs / "accessible_games").mkdir()
    assert says_version(built.run("--version"))


def test_wrong_use_has_the_programs_own_exit_status(built: Copy) -> None:
    """The exit status is the program's."""
    status, _, err = built.run("play", "no-such-game")
    assert status == 2
    assert "Traceback" not in err


def test_what_runs_is_what_lies_in_the_folder(built: Copy) -> None:
    """What a developer changes in the folder takes effect."""
    code = "import accessible_games; print(accessible_games.__file__)"
    found = run([built.venv / "bin/python", "-P", "-c", code]).stdout.strip()
    assert Path(found) == built.root / "accessible_games" / "__init__.py"


@pytest.mark.parametrize("locale", ["C", "POSIX", "xx_YY"])
def test_no_locale_is_needed(built: Copy, locale: str) -> None:
    """It works even in a folder with umlauts, which plain ASCII lacks."""
    assert built.run("--version", LC_ALL=locale) == (0, f"{__version__}\n", "")


def test_a_folder_that_moved_is_set_up_again(built: Copy, project: Copy) -> None:
    """An environment copied from elsewhere, or whose Python is gone, is made again."""
    shutil.copytree(built.venv, project.venv, symlinks=True)
    (project.venv / "bin" / "python").unlink()
    (project.venv / "bin" / "python").symlink_to("no-such-python")
    said = project.run("--version")
    assert says_version(said)
    assert said[2].startswith(SETTING_UP)
    assert project.run("--version")[2] == ""


def test_a_changed_lock_file_is_followed(mended: Copy) -> None:
    """After an update of the project, what it needs now is installed, once."""
    with (mended.root / "requirements.lock").open("a") as file:
        file.write("\n# changed\n")
    assert mended.run("--version") == (0, f"{__version__}\n", SETTING_UP)
    assert mended.run("--version")[2] == ""


def test_an_environment_of_before_the_lock_file_is_renewed(mended: Copy) -> None:
    """An environment made by an earlier version of the program gets what the lock file names."""
    stamp = mended.venv / "set-up"
    stamp.write_text("\n".join([stamp.read_text().splitlines()[0], "123", "play", ""]))
    assert mended.run("--version") == (0, f"{__version__}\n", SETTING_UP)
    assert mended.run("--version")[2] == ""


@pytest.mark.parametrize(("words", "end"), [(OFFLINE, NO_NETWORK), (ALTERED, "What came from")])
def test_an_update_that_fails_breaks_nothing(mended: Copy, words: str, end: str) -> None:
    """If an update cannot be fetched or is corrupt, what worked still works."""
    lock = mended.root / "requirements.lock"
    text = lock.read_text("utf-8")
    lock.write_text(text + "\n# changed\n", "utf-8")
    status, out, err = mended.run("--version", FAKE_PIP_SAYS=words)
    assert (status, out) == (1, "")
    assert err.startswith(SETTING_UP + end)
    lock.write_text(text, "utf-8")
    assert mended.run("--version") == (0, f"{__version__}\n", "")


@pytest.mark.parametrize("missing", ["thing", "thing-1.dist-info", "thing/__init__.py"])
def test_a_package_that_has_gone_is_brought_back(mended: Copy, missing: str) -> None:
    """The next start restores anything that was deleted from the environment."""
    gone = mended.packages / missing
    shutil.rmtree(gone) if gone.is_dir() else gone.write_text("")
    said = mended.run("--version")
    assert says_version(said)
    assert said[2].startswith(SETTING_UP)
    assert (mended.packages / "thing" / "__init__.py").read_text() == "pass"


def test_an_interruption_is_repaired(project: Copy) -> None:
    """Ctrl-C in the middle ends everything that was begun, and the next start carries on."""
    with project.begin("--version", FAKE_PIP_NEVER_ENDS="1") as process:
        assert process.stderr is not None
        assert process.stderr.readline() == SETTING_UP
        os.killpg(process.pid, signal.SIGINT)
        assert ending(process) == (1, "", INTERRUPTED)
        assert not [*process.family()]
    assert says_version(project.run("--version"))


def test_tests_run_in_the_root_with_their_arguments(project: Copy) -> None:
    """The word test adds what tests need, and runs in the root the named tests, or all."""
    (project.root / "tests").mkdir()
    (project.root / "tests" / "test_place.py").write_text(
        f"import os\ndef test_here(): assert os.getcwd() == {str(project.root)!r}\n"
        "def test_shared(): assert 'PYTEST_XDIST_WORKER' in os.environ\n"
    )
    status, out, err = project.run("test", "-k", "test_here")
    assert (status, err.startswith(SETTING_UP)) == (0, True), out
    assert "1 passed, 1 deselected in" in out
    assert "\nnumpy==" in (project.venv / "wanted.txt").read_text()
    one = {"PYTEST_XDIST_AUTO_NUM_WORKERS": "1"}
    assert "2 passed in" in project.run("test", **one)[1].splitlines()[-1]
    assert project.run("--version")[2] == ""


@pytest.mark.parametrize("name", MODULES)
def test_a_module_is_taken_once_there(mended: Copy, tmp_path: Path, name: str) -> None:
    """It is taken when installed or updated later; never a namesake, nor one for another Python."""
    system = tmp_path / "system"
    system.mkdir()
    file, sign = MODULES[name]
    (system / f"{name}.cpython-36m.so").write_bytes(sign)
    copy = Copy(mended.root, mended.programs, [*mended.changes])
    copy.changes[1] = f"modules.SYSTEM_PACKAGES = ({str(system)!r},)"
    (module := system / file).parent.mkdir(exist_ok=True)
    (system / f"{name.capitalize()}-3.24.0.egg-info").write_text(f"Name: {name}\n")
    for time, text in enumerate([b"a namesake", sign + b" 1", sign + b" 2"]):
        module.write_bytes(text)
        os.utime(module, (time, time))
        assert copy.run("--version")[2] == ""
        copies = [path.read_bytes() for path in copy.packages.glob(file)]
        assert copies == ([text] if sign in text else [])
    assert [*copy.packages.glob(f"{name.capitalize()}-3.24.0.egg-info")]
    assert not [*copy.packages.glob("*.cpython-36m.so"), *copy.packages.glob("half-*")]


# What goes wrong is one sentence with the remedy


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("No module named venv", NO_VENV),
        ("Error: [Errno 28] No space left on device", "The disk is full. Make room "),
        ("Error: [Errno 13] Permission denied: 'x'", "{venv} cannot be written. Move the project "),
        ("First this.\nThen that.", "Setting up failed: Then that. Delete the folder {venv} and "),
    ],
)
def test_a_failing_venv_is_explained(project: Copy, words: str, sentence: str) -> None:
    """Whatever Python says, the player hears what it means and what to do."""
    status, out, err = project.run(**failing(project.programs, "venv", words))
    assert (status, out) == (1, "")
    assert err.startswith(SETTING_UP + sentence.format(venv=project.venv))
    assert err.count("\n") == 2


def test_pip_is_not_called_by_its_name(project: Copy) -> None:
    """Windows' pip refuses to renew a pip that was called so, and the tests need a newer one."""
    assert says_version(project.run("--version"))
    assert (project.packages / "called").read_text().endswith("__main__.py")


def test_the_reason_is_the_error_and_not_the_advice_after_it(project: Copy) -> None:
    """Even if the advice is a command on a line of its own."""
    said = "Collecting pip\nERROR: To modify pip, run this.\npython -m pip install pip"
    err = project.run(FAKE_PIP_SAYS=said)[2]
    assert err.startswith(f"{SETTING_UP}Setting up failed: To modify pip, run this. Delete ")


def test_a_file_in_the_way_is_named(project: Copy) -> None:
    """No file of the player's is deleted, even in place of the environment."""
    project.venv.write_text("mine")
    status, _, err = project.run()
    assert (status, err) == (
        1,
        f"{SETTING_UP}{project.venv} is not a folder. Move it away and start again.\n",
    )
    assert project.venv.read_text() == "mine"


def test_a_folder_that_cannot_be_written_is_named(project: Copy) -> None:
    """If nothing can be written, the place is named and another one is proposed."""
    lock = project.root / ".venv.lock"
    lock.mkdir()
    assert project.run() == (
        1,
        "",
        f"{lock} cannot be written. Move the project to a folder of your own.\n",
    )


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ({"LANG": "de_AT.UTF-8"}, "Gebraucht wird Python 3.11 oder neuer, dies ist 3.10."),
        ({"LC_MESSAGES": "fr_CA"}, "Il faut Python 3.11 ou plus récent, voici 3.10."),
        ({"LC_ALL": "C", "LANG": "de_DE"}, "Python 3.11 or newer is needed, this is 3.10."),
        ({"LANGUAGE": "it:fr", "LC_ALL": "de"}, "Il faut Python 3.11 ou plus récent, voici 3.10."),
        ({}, "Python 3.11 or newer is needed, this is 3.10."),
    ],
)
def test_an_older_python_is_refused(project: Copy, wish: dict[str, str], sentence: str) -> None:
    """An older Python says which one is needed, in the language of the environment."""
    code = OLDER_PYTHON.format(script=project.script)
    said = project.say("-c", code, **{"PYTHONUTF8": "1", **wish})
    assert said[:2] == (1, "")
    assert said[2].startswith(sentence)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (OFFLINE, NO_NETWORK),
        ("ERROR: Connection broken", NO_NETWORK),
        (ALTERED, "What came from the network is not what was asked for, so nothing was "),
    ],
)
def test_a_failing_pip_is_explained(project: Copy, words: str, sentence: str) -> None:
    """Without a network the first start says so, and nothing else."""
    status, out, err = project.run("play", FAKE_PIP_SAYS=words)
    assert (status, out) == (1, "")
    assert err.startswith(SETTING_UP + sentence)
    assert err.count("\n") == 2


@pytest.mark.parametrize(
    ("before", "retries"),
    [("Processing /a/attrs.whl", ["0"]), ("Downloading attrs.whl", ["0", "5"])],
)
def test_a_network_that_has_answered_is_asked_again(
    project: Copy, before: str, retries: list[str]
) -> None:
    """An offline player hears so at once, whether or not there are packages in a folder."""
    calls = project.programs / "pip-calls"
    words = {"FAKE_PIP_SAYS": f"{before}\n{OFFLINE}", "FAKE_PIP_CALLS": str(calls)}
    assert project.run("play", **words) == (1, "", SETTING_UP + NO_NETWORK)
    assert [line.split()[-1] for line in calls.read_text().splitlines()] == retries


def test_a_python_without_pip_is_explained(project: Copy) -> None:
    """If Debian packages pip separately, that package is named."""
    project.changes[0] = "environment.sysconfig.get_config_var = lambda name: None; " + (
        "import importlib.util; importlib.util.find_spec = lambda name: None"
    )
    status, out, err = project.run("play")
    assert (status, out) == (1, "")
    assert err.startswith(SETTING_UP + NO_VENV)


@pytest.mark.parametrize("file", ["bootstrap.py", "accessible_games/setup/words.py"])
def test_an_older_python_can_read_the_script(file: str) -> None:
    """Python 3.6 can read the script and its words; otherwise it could not say what is needed."""
    tree = ast.parse((ROOT / file).read_text("utf-8"), feature_version=(3, 6))
    assert tree.body


def test_every_language_says_everything() -> None:
    """The three languages have the same sentences, with the same details in them."""
    details = [
        {key: sorted(re.findall(r"{\w+}", text)) for key, text in sentences.items()}
        for sentences in SENTENCES.values()
    ]
    assert details == [details[0]] * 3
