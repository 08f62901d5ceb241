"""Other systems, as far as they can be tried on this one: folders, names, consoles, ends of lines.

What a Windows or a Mac lacks is taken away from Python; their file systems and consoles are not
here, and README says so.
"""

import io
import os
import re
import sys
from datetime import datetime
from pathlib import Path, PureWindowsPath

import pytest
from platformdirs.macos import MacOS

from accessible_games import resources
from accessible_games.frontends.terminal.screen import Screen
from accessible_games.frontends.terminal.spelling import spell
from accessible_games.games import GAMES
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.store import folders, library
from accessible_games.tools.report import save
from tests.play.table import Outcome, only_record, program, records
from tests.running import ROOT, run
from tests.terminal.driver import Terminal

pytestmark = pytest.mark.slow

ENCODINGS = ("cp1252", "cp437", "cp850", "mac_roman", "ascii")
"""Of consoles and pipes in Windows, of old Macs, and of a system that knows no language."""
UNKNOWN = ("fcntl", "grp", "pwd", "readline", "resource", "termios", "tty")
"""Modules that Python has on Unix only."""
DEVICES = {"con", "prn", "aux", "nul", *(f"com{n}" for n in range(10)), "lpt1", "lpt2", "lpt3"}
"""Names that no file can have on Windows, whatever its ending."""
TABLE = ("--people", "Anna", "--seats", "3", "--bots", "easy", "--seed", "31")
GAME = ("play", "life-is-life", *TABLE)
WITHOUT = """
import sys
sys.modules.update(dict.fromkeys({unknown!r}))
sys.path.insert(0, {folder!r})
from accessible_games.__main__ import main
main()
"""
EACH = """
for command in sys.argv[1:]:
    sys.argv[1:] = [command]
    try:
        main()
    except SystemExit as left:
        assert left.code == 0, command
    print("=")
"""
"""Instead of one command several."""
MSVCRT = """
import os
LK_NBLCK = 2
def locking(file, mode, count):
    assert mode == LK_NBLCK
    os.lockf(file, os.F_TLOCK, count)
"""
"""Windows' locks by those of this system: both hold bytes from where the file stands."""


def without(folder: Path, *words: str, typed: str = "") -> Outcome:
    """The program where Python has no module of Unix, and Windows' locks instead."""
    (folder / "msvcrt.py").write_text(MSVCRT)
    script = WITHOUT.format(unknown=UNKNOWN, folder=str(folder))
    done = run([sys.executable, "-c", script, *words], typed, cwd=ROOT)
    return Outcome(done.returncode, done.stdout, done.stderr)


# Without the modules of Unix ----------------------------------------------------------------------


def test_a_game_is_played_saved_and_resumed_without_modules_of_unix(tmp_path: Path) -> None:
    """Every answer is kept, and it goes on where it was."""
    first = without(tmp_path, *GAME, typed="hand\n1 goat\nquit\n")
    assert (first.status, first.err) == (0, "")
    assert "0 lay goat " in only_record().read_text()
    second = without(tmp_path, "resume", typed="hand\nlast\nquit\n")
    assert (second.status, second.err) == (0, "")
    assert "Life is Life goes on." in second.lines


def test_other_commands_do_without_them_too(tmp_path: Path) -> None:
    """And say the same as ever, where it is not about the terminal."""
    (tmp_path / "msvcrt.py").write_text(MSVCRT)
    commands = ("doctor", "settings", "report", "--help")
    script = WITHOUT.format(unknown=UNKNOWN, folder=str(tmp_path)).replace("main()\n", EACH)
    done = run([sys.executable, "-c", script, *commands], cwd=ROOT)
    assert done.stderr == ""
    told = done.stdout.split("=\n")
    assert len(told) == len(commands) + 1
    assert all(told[:-1])


def test_a_game_that_is_being_played_is_locked_on_windows_too(tmp_path: Path) -> None:
    """By the lock of Windows; others can read it all the same."""
    assert without(tmp_path, *GAME).status == 0
    with only_record().open("r+b") as file:
        file.seek(2**30)
        os.lockf(file.fileno(), os.F_TLOCK, 1)
        outcome = without(tmp_path, "resume")
    assert outcome.status == 1
    assert outcome.err.startswith("This game is being played in another window.")
    assert library.read(only_record()).game == "life-is-life"


def test_lines_are_read_at_a_terminal_without_them(tmp_path: Path) -> None:
    """By Python's own input, whose editing is that of the console."""
    (tmp_path / "msvcrt.py").write_text(MSVCRT)
    script = WITHOUT.format(unknown=UNKNOWN, folder=str(tmp_path))
    with Terminal([sys.executable, "-c", script, *GAME]) as terminal:
        terminal.expect("Your turn. ")
        terminal.enter("hand", "Your hand: .*\nYour turn. ")
        terminal.enter("quit", "saved")
        assert terminal.wait() == 0


# Folders and names --------------------------------------------------------------------------------


def test_macos_has_one_folder_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the program asks for is a folder of its own name, for settings and for data alike."""
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    theirs = MacOS(folders.APP, appauthor=False)
    assert theirs.user_config_dir == theirs.user_data_dir
    assert theirs.user_data_dir.endswith(f"Application Support/{folders.APP}")


def test_one_folder_can_have_everything(tmp_path: Path) -> None:
    """Where settings and saved games lie side by side, nothing is called like another."""
    program(*GAME, "--data", str(tmp_path), "--config", str(tmp_path), typed="quit\n")
    program("settings", "name", "Zoë", "--data", str(tmp_path), "--config", str(tmp_path))
    program("report", "--data", str(tmp_path), "--config", str(tmp_path))
    names = [path.name for path in tmp_path.iterdir()]
    assert sorted(names) == ["records", "reports", "settings.toml"]


@pytest.mark.parametrize("game", GAMES)
def test_the_names_of_files_are_names_everywhere(game: str, tmp_path: Path) -> None:
    """No letter and no word that Windows forbids, and none that differ by case alone."""
    saved = library.new(tmp_path, game, datetime(2026, 11, 21, 7, 25, 59)).path
    for path in (saved, save(tmp_path / "reports", "text")):
        name = PureWindowsPath(path.name)
        assert name.name == path.name
        assert not set(path.name) & set('<>:"/\\|?*')
        assert name.stem.casefold() == path.stem
        assert name.stem.split(".")[0] not in DEVICES
        assert len(path.name) < 80


def test_a_path_of_windows_is_a_folder_like_any_other(tmp_path: Path) -> None:
    """Backslashes and colons are told as they were typed."""
    missing = r"C:\Games\accessible-games"
    outcome = program("resume", "--data", missing, "--config", str(tmp_path))
    assert (outcome.status, outcome.out) == (2, "")
    outcome = program("replay", "wombat", "--data", missing)
    assert missing in outcome.err


# Ends of lines ------------------------------------------------------------------------------------


def as_in_windows(path: Path) -> None:
    """The file as an editor of Windows would leave it: other ends of lines, and a mark."""
    text = path.read_text("utf-8").replace("\n", "\r\n")
    path.write_bytes(text.encode("utf-8-sig"))


def test_a_saved_game_from_windows_goes_on() -> None:
    """Also where its lines end in another way; new answers are added as always."""
    program(*GAME, typed="1 goat\nquit\n")
    before = library.read(only_record())
    as_in_windows(only_record())
    assert library.read(only_record()) == before
    assert program("resume", typed="1 giraffe\nquit\n").status == 0
    again = library.read(only_record())
    assert again.answers[: len(before.answers)] == before.answers
    assert len(again.answers) > len(before.answers)
    assert program("replay", only_record().stem).err == ""


def test_settings_from_windows_are_read_and_kept() -> None:
    """A changed setting leaves the others as they were."""
    program("settings", "name", "Zoë")
    as_in_windows(folders.file())
    assert program("settings", "name").lines == ["Name: Zoë"]
    program("settings", "sort", "name")
    assert program("settings", "name").lines == ["Name: Zoë"]
    assert program("settings", "sort").lines == ["Sort: name"]


def test_a_position_from_windows_is_read(tmp_path: Path) -> None:
    """As any other text."""
    file = tmp_path / "position.json"
    lives = '{"game": "life-is-life", "version": 1, "luck": {"seed": 2, "used": 0},\n'
    file.write_text(lives + '"expert": false, "starter": 1, "lives": [5, 5, 5]}\n')
    as_in_windows(file)
    words = ("play", "--position", str(file), "--people", "Anna", "--bots", "easy")
    assert program(*words, typed="quit\n").err == ""
    assert len([*records().glob("*.txt")]) == 1


# Consoles -----------------------------------------------------------------------------------------


def letters_of(language: Language) -> set[str]:
    """Every letter and sign in the words and the rules of a language, braille cells left out."""
    words = ROOT / "accessible_games/locales" / language
    texts = [path.read_text("utf-8") for path in words.rglob("*.ftl")]
    pages = resources.folder("docs/rules") / language
    texts += [page.read_text("utf-8") for page in pages.iterdir()]
    numbers = "\u202f\u00a0"  # between thousands in French, and before a unit
    return {letter for text in [*texts, numbers] for letter in text if not "⠀" <= letter <= "⣿"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("encoding", ENCODINGS)
def test_every_letter_of_a_language_is_written_in_every_console(
    language: Language, encoding: str
) -> None:
    """As it is, or by plain letters; never by a question mark, and never by nothing."""
    for letter in letters_of(language) - {"?", "\n"}:
        written = spell(letter, encoding)
        assert written.encode(encoding)
        assert "?" not in written


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("encoding", ENCODINGS)
def test_a_game_is_whole_in_every_console(language: Language, encoding: str) -> None:
    """As many lines, words and numbers as in UTF-8, in the very letters of the encoding."""
    typed = "\n".join(["", "wombat", "1 1", "2", "quit"])
    lines = program(*GAME, "--language", language, typed=typed).lines
    stream = io.TextIOWrapper(io.BytesIO(), encoding=encoding, newline="\r\n")
    Screen(stream).say(lines)
    stream.seek(0)
    told = stream.read().split("\r\n")[:-1]
    assert [line.count(" ") for line in told] == [line.count(" ") for line in lines]
    kept = re.compile(r"[^\d?]")
    assert [kept.sub("", line) for line in told] == [kept.sub("", line) for line in lines]
