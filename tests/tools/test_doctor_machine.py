"""The doctor: braille, speech, and the other programs of the machine."""

import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from accessible_games import resources
from accessible_games.braille import reader
from accessible_games.braille.prose import GRADES
from accessible_games.frontends.display.device import OPTION
from accessible_games.frontends.terminal.loudspeaker import FAR
from accessible_games.speech.catalogue import LANGUAGES, Catalogue
from accessible_games.tools import neighbours
from accessible_games.tools.neighbours import BRLAPI_PORT
from tests.braille import needed
from tests.running import ROOT, Started, run
from tests.tools.doctor_runs import among, apart, here

pytestmark = pytest.mark.slow


@pytest.fixture
def port() -> Iterator[int]:
    """Yield a port of this machine on which something listens."""
    with closing(socket.create_server(("127.0.0.1", 0))) as server:
        yield server.getsockname()[1]


@pytest.fixture
def deaf() -> int:
    """Return a port of this machine on which nothing listens any more."""
    with closing(socket.create_server(("127.0.0.1", 0))) as server:
        return int(server.getsockname()[1])


def display(port: int) -> str:
    """Return BrlAPI's name of a port."""
    return f"127.0.0.1:{port - BRLAPI_PORT}"


# Labels of cards ----------------------------------------------------------------------------------


def test_whole_tables() -> None:
    """The real tables are whole."""
    here().tell("doctor-labels")


@pytest.mark.parametrize(
    "damage", [None, b"", b"\xff\xfe", b"dance a 1\n", b"lowercase a\n", b"include nowhere.uti\n"]
)
@pytest.mark.parametrize("language", ["de", "fr"])
def test_a_damaged_table(
    damage: bytes | None, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is gone, is empty, is no text, or has lines that mean nothing."""
    shutil.copytree(resources.folder("braille_tables"), tmp_path / "braille_tables")
    table = tmp_path / f"braille_tables/cards-{language}.utb"
    if damage is None:
        table.unlink()
    else:
        table.write_bytes(damage)
    monkeypatch.setattr(resources, "_HOMES", (tmp_path,))
    read_again = reader.table.__wrapped__  # the cached one keeps what it has read
    monkeypatch.setattr("accessible_games.tools.doctor.table", read_again)
    visits = here()
    visits.tell("doctor-no-labels", 1, choices=f"cards-{language}.utb")
    visits.tell("doctor-ill", 1, count=1)


def test_all_tables_are_gone(tmp_path: Path) -> None:
    """The whole folder, in a copy of the program."""
    shutil.copytree(ROOT / "accessible_games", tmp_path / "accessible_games")
    visits = apart(place=tmp_path)
    names = ", ".join(f"cards-{language}.utb" for language in LANGUAGES)
    visits.tell("doctor-no-labels", 1, choices=names)


# Liblouis -----------------------------------------------------------------------------------------


def grades_of(words: Catalogue) -> str:
    """Return the grades of a language in a list."""
    return ", ".join(GRADES[words.language])


def version() -> str:
    """Return the version of liblouis, which must be there."""
    needed.liblouis()
    import louis

    return str(louis.version())


def test_braille_grades() -> None:
    """Those of the language, and the version."""
    here().tell("doctor-grades", value=version(), choices=grades_of)


def test_grades_without_tables(tmp_path: Path) -> None:
    """As when the variable that liblouis looks for its tables by leads nowhere."""
    visits = apart(variables={"LOUIS_TABLEPATH": str(tmp_path)})
    word = {"word": "LOUIS_TABLEPATH"}
    visits.tell("doctor-no-grades", value=version(), choices=grades_of, **word)
    visits.tell("doctor-well")


def test_no_liblouis(monkeypatch: pytest.MonkeyPatch) -> None:
    """Labels do not need it."""
    visits = among(monkeypatch, "louis")
    visits.tell("braille-not-installed")
    visits.tell("doctor-labels")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "braille-stranger"),
        ("import nowhere_at_all", "braille-stranger"),
        ("1 / 0", "braille-stranger"),
        ("import ctypes; ctypes.CDLL('nowhere.so')", "braille-no-library"),
        ("import ctypes; ctypes.pythonapi.lou_version", "braille-no-library"),
    ],
)
def test_something_else_called_louis(
    text: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A project of that name, or a binding without its library."""
    (tmp_path / "louis.py").write_text(text)
    visits = among(monkeypatch, place=tmp_path, known="louis")
    visits.tell(message)
    visits.tell("doctor-well")


# Overlays -----------------------------------------------------------------------------------------


def test_pdf_is_possible() -> None:
    """If reportlab is installed."""
    pytest.importorskip("reportlab")
    here().tell("doctor-pdf")


def test_pdf_is_not_possible(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If it is not, or a namesake is."""
    (tmp_path / "reportlab.py").write_text("")
    for visits in (
        among(monkeypatch, "reportlab"),
        among(monkeypatch, place=tmp_path, known="reportlab"),
    ):
        visits.tell("overlay-no-reportlab")
        visits.tell("doctor-well")


@pytest.mark.parametrize(
    ("library", "there", "gone"),
    [("segno", "doctor-codes", "overlay-no-segno"),
     ("fontpkg_noto_sans", "doctor-font", "overlay-no-font")],
)  # fmt: skip
def test_what_else_a_pdf_may_have(
    library: str, there: str, gone: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """QR codes and further letters, if their libraries are installed."""
    here().tell(there)
    among(monkeypatch, library).tell(gone)


# BRLTTY -------------------------------------------------------------------------------------------


@contextmanager
def running(program: Path) -> Iterator[None]:
    """Run a process of that name. It has answered: a process gets its name after it has started."""
    if not Path("/proc/self/comm").exists():
        pytest.skip("this system does not tell its processes")
    shutil.copy(str(shutil.which("cat")), program)
    with Started([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"here\n")
        process.stdin.flush()
        assert process.stdout.readline() == b"here\n"
        yield


def test_a_display_that_can_be_reached(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Something listens where BrlAPI should."""
    monkeypatch.setenv("BRLAPI_HOST", display(port))
    here().tell("doctor-brltty")


def test_a_display_that_cannot_be_reached(
    deaf: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """BRLTTY runs, but nothing listens."""
    monkeypatch.setenv("BRLAPI_HOST", display(deaf))
    with running(tmp_path / "brltty"):
        here().tell("doctor-brltty-alone", file="/etc/brltty.conf")


@pytest.fixture
def nobody_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pretend that neither BRLTTY nor Orca runs, even if another test has started one."""
    monkeypatch.setattr(neighbours, "is_running", lambda name: False)


@pytest.mark.usefixtures("nobody_runs")
@pytest.mark.parametrize(
    "host", ["localhost:x", "127.0.0.1:999999", "127.0.0.1:-7000", ":9876", "::", ":/../.."]
)
def test_no_display(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever strange place is said to have it."""
    monkeypatch.setenv("BRLAPI_HOST", host)
    here().tell("doctor-no-brltty")


@pytest.mark.usefixtures("nobody_runs")
def test_no_display_at_a_free_port(deaf: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing listens, and nothing is running."""
    monkeypatch.setenv("BRLAPI_HOST", display(deaf))
    here().tell("doctor-no-brltty")


@pytest.mark.parametrize("host", ["braille.example", "192.0.2.1"])
@pytest.mark.parametrize("number", ["", ":0", ":7"])
def test_another_machine_is_not_asked(
    host: str, number: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That would take a network, and time."""
    monkeypatch.setenv("BRLAPI_HOST", host + number)
    here().tell("doctor-brltty-elsewhere", name=host, word="BRLAPI_HOST")


def test_no_brlapi(monkeypatch: pytest.MonkeyPatch) -> None:
    """What to install is said."""
    among(monkeypatch, "brlapi").tell("doctor-no-brlapi", option=OPTION)


@pytest.mark.parametrize(
    "text",
    ["", "import nowhere_at_all", "raise OSError('libbrlapi.so.0.8 is not there')"],
)
def test_a_broken_brlapi(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is a namesake, or lacks its library."""
    (tmp_path / "brlapi.py").write_text(text)
    visits = among(monkeypatch, place=tmp_path, known="brlapi")
    visits.tell("doctor-brlapi-broken")
    visits.tell("doctor-well")


def test_brlapi(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is there, and what it is good for is said."""
    (tmp_path / "brlapi.py").write_text("class Connection:\n    pass")
    visits = among(monkeypatch, place=tmp_path, known="brlapi")
    visits.tell("doctor-brlapi", option=OPTION)
    visits.tell("doctor-well")


# Speech -------------------------------------------------------------------------------------------


def orca(folder: Path, monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """Let only this Orca be found."""
    program = folder / "orca"
    program.write_text("\n".join(["#!/bin/sh", *lines]))
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(folder))


@pytest.mark.parametrize("runs", [True, False])
@pytest.mark.parametrize("said", ["43.1", "Orca 46.2"])
def test_orca(said: str, runs: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is there and runs or not, even if another one runs; its version is told as it says it."""
    orca(tmp_path, monkeypatch, f"[ $1 = --version ] && echo {said}")
    monkeypatch.setattr(neighbours, "is_running", lambda name: name == "orca" and runs)
    here().tell("doctor-orca" if runs else "doctor-orca-sleeps", value=said.split()[-1])


@pytest.mark.parametrize(
    ("runs", "name", "silent"),
    [(True, "xterm-kitty", True), (True, "xterm-256color", False), (False, "alacritty", False)],
)
def test_a_terminal_that_orca_cannot_read(
    runs: bool, name: str, silent: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is told to whoever uses Orca there."""
    orca(tmp_path, monkeypatch, "echo 43.1")
    monkeypatch.setattr(neighbours, "is_running", lambda program: program == "orca" and runs)
    monkeypatch.setenv("TERM", name)
    monkeypatch.delenv("TERM_PROGRAM", raising=False)
    told = [visit.said("doctor-silent-terminal", {}) for visit in here()]
    assert told == [silent for _ in told]


def test_an_orca_that_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is known by its name."""
    (tmp_path / "runs").mkdir()
    with running(tmp_path / "runs" / "orca"):
        orca(tmp_path, monkeypatch, "echo 43.1")
        here().tell("doctor-orca", value="43.1")


@pytest.mark.usefixtures("nobody_runs")
def test_the_orca_of_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """The real one is asked too, not only the quick one of all other tests."""
    monkeypatch.setenv("PATH", os.environ["PATH"].partition(os.pathsep)[2])
    program = shutil.which("orca")
    if program is None:
        here().tell("doctor-no-orca")
    else:
        version = run([program, "--version"]).stdout.split()[-1]
        here().tell("doctor-orca-sleeps", value=version)


@pytest.mark.parametrize("line", ["exit 1", "echo 43.1; exit 1", "", "\x00"])
def test_a_broken_orca(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As after an update of Python; games can be played without it."""
    orca(tmp_path, monkeypatch, line)
    here().tell("doctor-orca-broken")


def test_no_orca(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The doctor says what it would be good for."""
    monkeypatch.setenv("PATH", str(tmp_path))
    here().tell("doctor-no-orca")


@pytest.fixture
def listening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Yield a socket on which something listens; its name is short, as it has to be."""
    path = tmp_path_factory.mktemp("s") / "speech-dispatcher/speechd.sock"
    if len(str(path)) > 100:
        pytest.skip("the folder of the tests is too deep for sockets")
    path.parent.mkdir()
    with closing(socket.socket(socket.AF_UNIX)) as server:
        server.bind(str(path))
        server.listen()
        yield path


@pytest.mark.parametrize("variable", ["SPEECHD_ADDRESS", "XDG_RUNTIME_DIR", "XDG_CACHE_HOME"])
def test_speech_at_a_socket(
    variable: str, listening: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Speech Dispatcher is found at its socket, wherever that is."""
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    place = f"unix_socket:{listening}" if variable == "SPEECHD_ADDRESS" else listening.parent.parent
    monkeypatch.setenv(variable, str(place))
    here().tell("doctor-speech")


def test_speech_at_a_port(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is a port of this machine."""
    monkeypatch.setenv("SPEECHD_ADDRESS", f"inet_socket:127.0.0.1:{port}")
    here().tell("doctor-speech")


@pytest.mark.parametrize("there", [True, False])
@pytest.mark.parametrize(
    "address",
    ["", "unix_socket:", "unix_socket:/nowhere", "inet_socket:speech.example:6560",
     "inet_socket:127.0.0.1:x", "inet_socket", "unix_socket:/" + "x" * 200, "smoke signals"],
)  # fmt: skip
def test_speech_that_does_not_run(
    address: str, there: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It starts by itself if its program is installed; other machines are not asked."""
    monkeypatch.setenv("SPEECHD_ADDRESS", address)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path / "run"))
    monkeypatch.setenv("PATH", str(tmp_path / "programs"))
    (tmp_path / "programs").mkdir()
    if there:
        say = tmp_path / "programs" / "spd-say"
        say.write_text("#!/bin/sh\nexit 1\n")
        say.chmod(0o755)
    here().tell("doctor-speech-sleeps" if there else "doctor-no-speech")


def test_the_module_of_speech_dispatcher(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is found without being imported."""
    among(monkeypatch, "speechd").tell("doctor-no-speechd")
    (tmp_path / "speechd.py").write_text("raise SystemExit")
    among(monkeypatch, place=tmp_path, known="speechd").tell("doctor-speechd")


@pytest.fixture
def beside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of all programs on a machine beside the person."""
    monkeypatch.setenv("PATH", str(tmp_path))
    for name in FAR:
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def test_what_plays_sounds(beside: Path) -> None:
    """The best program that is there."""
    here().tell("doctor-no-sounds")
    for name in ("aplay", "paplay"):
        (beside / name).write_text("#!/bin/sh\n")
        (beside / name).chmod(0o755)
        here().tell("doctor-sounds", name=name)


def test_no_sounds_are_heard_from_afar(beside: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is installed."""
    monkeypatch.setenv("SSH_TTY", "/dev/pts/0")
    here().tell("doctor-sounds-far")


def test_a_bare_machine(tmp_path: Path) -> None:
    """Without variables and programs the visit is still complete, and playing is possible."""
    gone = "".join(f"sys.modules[{name!r}] = None\n" for name in ("louis", "brlapi", "reportlab"))
    nothing = dict.fromkeys(os.environ, "") | {"PATH": str(tmp_path), "HOME": str(tmp_path)}
    visits = apart(first=f"import sys\n{gone}", variables=nothing)
    visits.tell("doctor-no-brlapi", option=OPTION)
    for message in ("braille-not-installed", "overlay-no-reportlab"):
        visits.tell(message)
    visits.tell("doctor-no-speech")
    visits.tell("doctor-well")
    assert not list(tmp_path.iterdir())


def test_the_program_itself_ends_with_the_status(tmp_path: Path) -> None:
    """As a command: 0 if playing is possible, 1 if it is not."""
    (tmp_path / "wall").write_text("")
    command = [sys.executable, "-m", "accessible_games", "doctor", "--language", "en"]
    for data, status in ((tmp_path / "new", 0), (tmp_path / "wall", 1)):
        done = run([*command, "--data", str(data)], cwd=ROOT)
        assert (done.returncode, done.stderr) == (status, "")
