"""From nothing to the first line: bootstrap.py in a copy of the project, as a player has it."""

import ast
import fcntl
import os
import re
import shutil
import signal
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from subprocess import DEVNULL, PIPE
from typing import Any

import pytest

import bootstrap
from accessible_games import __version__
from tests.running import PATIENCE, ROOT, Started, run

LEFT_OUT = shutil.ignore_patterns(".*", "__pycache__", "build", "dist", "tests")
LANGUAGES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
# As it was before the tests' own settings, for pip's may lie in the person's folder.
ENVIRONMENT = {name: value for name, value in os.environ.items() if name not in LANGUAGES}

SETTING_UP = "Setting up, this takes a minute the first time.\n"
INSTALLING = "Installing python3-louis with apt-get.\n"
INTERRUPTED = "Interrupted. Nothing is lost, the next start repairs what is missing.\n"
WAITING = "Another start is setting up just now, waiting for it to finish.\n"
NO_NETWORK = "What is needed could not be fetched. Check the network and start again.\n"
WITHOUT = (
    "Going on without python3-louis, needed for braille grades and for tests only. "
    "To add it: sudo apt install python3-louis. On Arch and macOS it is called liblouis.\n"
)
# What the venv module of a Debian without python3-venv says.
NO_ENSUREPIP = "The virtual environment was not created because ensurepip is not available."

# Runs bootstrap.py as the command line does, with another idea of where a system keeps things.
ELSEWHERE = (
    "import sys; sys.path.insert(0, {root!r}); import bootstrap; "
    "bootstrap.SYSTEM_PACKAGES = ({system!r},); sys.exit(bootstrap.main(sys.argv[1:]))"
)
OLDER_PYTHON = "import runpy, sys; sys.version_info = (3, 10, 4); runpy.run_path({script!r})"

STREAMS: Any = {"stdin": DEVNULL, "stdout": PIPE, "stderr": PIPE, "encoding": "utf-8"}
Said = tuple[int, str, str]  # exit status, standard output, standard error


@dataclass
class Copy:
    """A copy of the project, and a folder of programs found before the system's own."""

    root: Path
    programs: Path

    @property
    def venv(self) -> Path:
        return self.root / ".venv"

    @property
    def script(self) -> str:
        return str(self.root / "bootstrap.py")

    def start(self, *words: str, **extra: str) -> Started:
        """Start Python with some words, nobody at the keyboard, in a folder of the player's."""
        path = f"{self.programs}{os.pathsep}{os.environ['PATH']}"
        env = {**ENVIRONMENT, "LANG": "en_US.UTF-8", "PATH": path, **extra}
        return Started([sys.executable, *words], cwd=self.programs, env=env, **STREAMS)

    def run(self, *words: str, **extra: str) -> Said:
        return self.say(self.script, *words, **extra)

    def say(self, *words: str, **extra: str) -> Said:
        with self.start(*words, **extra) as process:
            return ending(process)

    def run_elsewhere(self, system: Path, **extra: str) -> Said:
        """Ask for the version on a system which keeps its Python packages in ``system``."""
        script = ELSEWHERE.format(root=str(self.root), system=str(system))
        return self.say("-c", script, "--version", **extra)

    def program(self, name: str, status: int) -> None:
        """Put a program before the system's that writes down its calls and does nothing."""
        script = self.programs / name
        script.write_text(
            f'#!/bin/sh\necho "{name} $*" >> "{self.programs}/calls"\nexit {status}\n'
        )
        script.chmod(0o755)

    def calls(self) -> str:
        return (self.programs / "calls").read_text()


def ending(process: Started) -> Said:
    out, err = process.communicate(timeout=PATIENCE)
    return process.returncode, out, err


def copy_project(folder: Path) -> Copy:
    """Copy what a player has after cloning into a folder with blanks and umlauts."""
    copy = Copy(folder / "Süße Spiele für Zoë", folder / "programs")
    shutil.copytree(ROOT, copy.root, ignore=LEFT_OUT)
    shutil.copy(ROOT / ".gitignore", copy.root)
    copy.programs.mkdir()
    copy.program("apt-get", 1)
    copy.program("sudo", 1)
    return copy


def failing(folder: Path, module: str, words: str) -> dict[str, str]:
    """Return the environment in which a module of Python's fails with the words it would say."""
    modules = folder / "modules"
    modules.mkdir(exist_ok=True)
    (modules / f"{module}.py").write_text(f"import sys\nprint({words!r})\nsys.exit(1)\n")
    return {"PYTHONPATH": str(modules)}


def no_network(folder: Path) -> dict[str, str]:
    """Return the environment in which pip finds nothing to fetch."""
    empty = folder / "empty"
    empty.mkdir(exist_ok=True)
    return {"PIP_CONFIG_FILE": os.devnull, "PIP_FIND_LINKS": "", "PIP_INDEX_URL": empty.as_uri()}


def says_version(said: Said) -> bool:
    return said[0] == 0 and __version__ in said[1]


@pytest.fixture
def project(tmp_path: Path) -> Copy:
    """A fresh copy, with nothing set up."""
    return copy_project(tmp_path)


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """A copy in which everything was set up once, by asking the program for its version."""
    copy = copy_project(tmp_path_factory.mktemp("built"))
    said = copy.run("--version")
    assert says_version(said), said
    assert said[2].startswith(SETTING_UP)
    return copy


@pytest.fixture
def unasked(built: Copy) -> Iterator[Copy]:
    """The copy that is set up, but without modules of the system and before apt was asked."""
    (built.venv / "asked-of-apt").unlink()
    (built.programs / "calls").write_text("")
    for name in bootstrap.MODULES:
        for piece in built.venv.glob(f"lib/*/*/[{name[0]}{name[0].upper()}]{name[1:]}*"):
            shutil.rmtree(piece) if piece.is_dir() else piece.unlink()
    yield built
    built.program("apt-get", 1)
    built.program("sudo", 1)


# Starting again


def test_a_second_start_only_starts(built: Copy) -> None:
    """When all is there, nothing is said and nothing is written before the program."""
    before = {path: path.stat().st_mtime_ns for path in (built.root, built.venv)}
    said = built.run("--version")
    assert says_version(said)
    assert said[2] == ""
    assert {path: path.stat().st_mtime_ns for path in before} == before


def test_the_player_stays_in_his_folder(built: Copy) -> None:
    """What lies in the player's folder is never taken for a part of the program."""
    (built.programs / "argparse.py").write_text("raise SystemExit('not this one')")
    (built.programs / "accessible_games").mkdir()
    assert says_version(built.run("--version"))


def test_wrong_use_has_the_programs_own_exit_status(built: Copy) -> None:
    """The exit status is the program's."""
    status, _, err = built.run("play", "no-such-game")
    assert status == 2
    assert "Traceback" not in err


def test_what_runs_is_what_lies_in_the_folder(built: Copy) -> None:
    """What a developer changes in the folder is what runs."""
    code = "import accessible_games; print(accessible_games.__file__)"
    found = run([built.venv / "bin/python", "-P", "-c", code]).stdout.strip()
    assert Path(found) == built.root / "accessible_games" / "__init__.py"


@pytest.mark.parametrize("locale", ["C", "POSIX", "xx_YY"])
def test_no_locale_is_needed(built: Copy, locale: str) -> None:
    """Not even in a folder with umlauts, whose name plain ASCII lacks."""
    assert built.run("--version", LC_ALL=locale) == (0, f"{__version__}\n", "")


def test_a_changed_recipe_is_followed(built: Copy) -> None:
    """After an update of the project, what it needs now is installed, once."""
    with (built.root / "pyproject.toml").open("a") as file:
        file.write("\n# changed\n")
    assert built.run("--version")[2] == SETTING_UP
    assert built.run("--version")[2] == ""


def test_an_update_without_network_breaks_nothing(built: Copy, tmp_path: Path) -> None:
    """Where an update cannot be fetched, what worked before still works."""
    recipe = built.root / "pyproject.toml"
    text = recipe.read_text("utf-8")
    recipe.write_text(text + "\n# changed without network\n", "utf-8")
    said = built.run("--version", **no_network(tmp_path))
    assert said == (1, "", SETTING_UP + NO_NETWORK)
    recipe.write_text(text, "utf-8")
    said = built.run("--version")
    assert says_version(said)
    assert said[2] == ""


def test_a_folder_that_moved_is_set_up_again(built: Copy, project: Copy) -> None:
    """An environment copied from elsewhere, or whose Python is gone, is made anew."""
    shutil.copytree(built.venv, project.venv, symlinks=True)
    (project.venv / "bin" / "python").unlink()
    (project.venv / "bin" / "python").symlink_to("no-such-python")
    said = project.run("--version")
    assert says_version(said)
    assert said[2].startswith(SETTING_UP)
    assert project.run("--version")[2] == ""


def test_an_interruption_is_repaired(project: Copy) -> None:
    """Ctrl-C in the middle is answered in a sentence, and the next start goes on."""
    with project.start(project.script, "--version") as process:
        assert process.stderr is not None
        assert process.stderr.readline() == SETTING_UP
        os.killpg(process.pid, signal.SIGINT)
        assert ending(process) == (1, "", INTERRUPTED)
    assert says_version(project.run("--version"))


def test_two_starts_at_once_both_play(project: Copy) -> None:
    """Of two starts at once, one sets up and the other waits and says so."""
    start = project.script, "--version"
    with project.start(*start) as one, project.start(*start) as two:
        said = [ending(one), ending(two)]
    assert all(says_version(one) for one in said)
    assert "".join(one[2] for one in said).count(SETTING_UP) == 1
    assert "".join(one[2] for one in said).count("Another start is setting up") == 1


def test_tests_run_in_the_root_with_their_arguments(built: Copy) -> None:
    """The word test adds what tests need, and runs in the root what is named, or all by workers."""
    (built.root / "tests").mkdir()
    (built.root / "tests" / "test_place.py").write_text(
        f"import os\ndef test_here(): assert os.getcwd() == {str(built.root)!r}\n"
        "def test_shared(): assert 'PYTEST_XDIST_WORKER' in os.environ\n"
    )
    for name in bootstrap.READER.values():
        built.program(name, 0)
    status, out, err = built.run("test", "-k", "test_here")
    assert (status, err, "1 passed, 1 deselected in" in out) == (0, SETTING_UP, True), out
    assert "2 passed in" in built.run("test")[1].splitlines()[-1]
    assert built.run("--version")[2] == ""


def test_the_system_is_asked_once(unasked: Copy, tmp_path: Path) -> None:
    """A failing apt-get stops nothing, is told with the remedy, and is not tried again."""
    said = unasked.run_elsewhere(tmp_path)
    assert says_version(said)
    assert said[2] == INSTALLING + WITHOUT
    assert unasked.run_elsewhere(tmp_path)[2] == ""


def test_nobody_is_asked_for_a_password_where_nobody_types(unasked: Copy, tmp_path: Path) -> None:
    """The administrator calls apt-get directly; others through a sudo that asks nothing."""
    unasked.program("apt-get", 0)
    unasked.program("sudo", 0)
    assert unasked.run_elsewhere(tmp_path)[2] == INSTALLING
    front = "apt-get" if os.geteuid() == 0 else "sudo -n apt-get"
    assert unasked.calls().splitlines()[-1].startswith(f"{front} ")
    assert unasked.calls().endswith(" install -y python3-louis\n")


def test_without_apt_one_line_says_what_to_install(unasked: Copy, tmp_path: Path) -> None:
    """Elsewhere than on Debian and Ubuntu, one line says what to install."""
    said = unasked.run_elsewhere(tmp_path, PATH=str(tmp_path))
    assert says_version(said)
    assert said[2] == WITHOUT


@pytest.mark.parametrize("name", bootstrap.MODULES)
def test_a_module_is_taken_once_there(unasked: Copy, tmp_path: Path, name: str) -> None:
    """When installed or updated later; never its namesake, nor one made for another Python."""
    file, sign = bootstrap.MODULES[name]
    (tmp_path / f"{name}.cpython-36m.so").write_bytes(sign)
    unasked.run_elsewhere(tmp_path)
    (module := tmp_path / file).parent.mkdir(exist_ok=True)
    (tmp_path / f"{name.capitalize()}-3.24.0.egg-info").write_text(f"Name: {name}\n")
    for time, text in enumerate([b"a namesake", sign + b" 1", sign + b" 2"]):
        module.write_bytes(text)
        os.utime(module, (time, time))
        assert unasked.run_elsewhere(tmp_path)[2] == ""
        copies = [path.read_bytes() for path in unasked.venv.glob(f"lib/*/*/{file}")]
        assert copies == ([text] if sign in text else [])
    assert [*unasked.venv.glob(f"lib/*/*/{name.capitalize()}-3.24.0.egg-info")]
    assert not [*unasked.venv.glob("lib/*/*/*.cpython-36m.so")]


# What goes wrong is one sentence with the remedy


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (NO_ENSUREPIP, "Python's venv is missing. Type: sudo apt install python3-venv. "),
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


def test_no_network_is_explained(project: Copy) -> None:
    """Without network the first start says so, and nothing else."""
    said = project.run("play", **no_network(project.programs))
    assert said == (1, "", SETTING_UP + NO_NETWORK)


def test_a_file_in_the_way_is_named(project: Copy) -> None:
    """Where the environment would stand, no file of the player's is deleted."""
    project.venv.write_text("mine")
    status, _, err = project.run()
    assert (status, err) == (
        1,
        f"{SETTING_UP}{project.venv} is not a folder. Move it away and start again.\n",
    )
    assert project.venv.read_text() == "mine"


def test_a_folder_that_cannot_be_written_is_named(project: Copy) -> None:
    """Where nothing can be written, the place is named and another one proposed."""
    lock = project.root / ".venv.lock"
    lock.mkdir()
    assert project.run() == (
        1,
        "",
        f"{lock} cannot be written. Move the project to a folder of your own.\n",
    )


def test_waiting_for_another_start_is_said(project: Copy) -> None:
    """A start that has to wait says so at once."""
    with (project.root / ".venv.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        with project.start(project.script, **failing(project.programs, "venv", "no")) as process:
            assert process.stderr is not None
            assert process.stderr.readline() == WAITING
            fcntl.flock(lock, fcntl.LOCK_UN)
            assert ending(process)[2].startswith(SETTING_UP)


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
    """An older Python hears which one is needed, in the language of the environment."""
    code = OLDER_PYTHON.format(script=project.script)
    said = project.say("-c", code, **{"PYTHONUTF8": "1", **wish})
    assert said[:2] == (1, "")
    assert said[2].startswith(sentence)


def test_an_older_python_can_read_the_script() -> None:
    """Python 3.6 can read the whole script, or it could not say what is needed."""
    tree = ast.parse((ROOT / "bootstrap.py").read_text("utf-8"), feature_version=(3, 6))
    assert tree.body


def test_every_language_says_everything() -> None:
    """The three languages have the same sentences, with the same details in them."""
    details = [
        {key: sorted(re.findall(r"{\w+}", text)) for key, text in sentences.items()}
        for sentences in bootstrap.SENTENCES.values()
    ]
    assert details == [details[0]] * 3
