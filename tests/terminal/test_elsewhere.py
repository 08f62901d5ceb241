"""Other systems, as far as they can be tried on this one: folders, names, consoles, line ends.

What Windows or a Mac lacks is taken away from Python; their file systems and consoles are not here,
as the README says.
"""

import errno
import io
import os
import re
import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path, PureWindowsPath
from types import ModuleType

import pytest
from platformdirs.macos import MacOS

from accessible_games.frontends.terminal import plain_keyboard
from accessible_games.frontends.terminal.screen import Screen
from accessible_games.frontends.terminal.spelling import spell
from accessible_games.games import GAMES
from accessible_games.resources import PACKAGE, words_of_game
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.store import folders, library, whole
from accessible_games.tools.report import save
from tests.running import ROOT, run
from tests.sessions import Outcome, only_record, program, records
from tests.terminal.driver import Terminal

pytestmark = pytest.mark.slow

ENCODINGS = ("cp1252", "cp437", "cp850", "mac_roman", "ascii")
"""Encodings of consoles and pipes in Windows, of old Macs, and of a system without a language."""
UNKNOWN = ("fcntl", "grp", "pwd", "readline", "resource", "termios", "tty")
"""Modules that Python has on Unix only."""
DEVICES = {"con", "prn", "aux", "nul", *(f"com{n}" for n in range(10)), "lpt1", "lpt2", "lpt3"}
"""Names that no file can have on Windows, whatever its extension."""
TABLE = ("--people", "Anna", "--seats", "3", "--bots", "easy", "--seed", "31")
GAME = ("play", "life-is-life", *TABLE)
IN_USE = """
import os

def in_use(path):
    there = os.stat(path)
    for file in range(3, 256):
        try:
            if os.path.samestat(os.fstat(file), there):
                return True
        except OSError:
            pass
    return False

def careful(change):
    def changed(*paths, **options):
        for path in paths:
            if os.path.exists(path) and in_use(path):
                raise PermissionError(13, "used by another process", path)
        return change(*paths, **options)
    return changed

for name in ("rename", "replace", "remove", "unlink"):
    setattr(os, name, careful(getattr(os, name)))
"""
"""Windows neither renames, replaces nor removes a file that is open."""
WITHOUT = """
import sys
exec({in_use!r})
sys.path.insert(0, {folder!r})
import msvcrt
sys.modules.update(dict.fromkeys({unknown!r}))
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
"""Runs several commands instead of one."""
MSVCRT = """
import os
import select
import termios

LK_NBLCK = 2

def locking(file, mode, count):
    assert mode == LK_NBLCK
    os.lockf(file, os.F_TLOCK, count)

def raw():
    modes = termios.tcgetattr(0)
    modes[3] &= ~(termios.ECHO | termios.ICANON)
    termios.tcsetattr(0, termios.TCSANOW, modes)

def kbhit():
    raw()
    return select.select([0], [], [], 0)[0]

def getwch():
    raw()
    return os.read(0, 1).decode()
"""
"""Windows' locks and keys made of this system's: both lock bytes from the file's position."""


def script_in(folder: Path) -> str:
    """Return the program without Python's Unix modules, and with Windows' locks instead."""
    (folder / "msvcrt.py").write_text(MSVCRT)
    return WITHOUT.format(in_use=IN_USE, unknown=UNKNOWN, folder=str(folder))


def without(folder: Path, *words: str, typed: str = "") -> Outcome:
    """Run the program as it would run on Windows."""
    done = run([sys.executable, "-c", script_in(folder), *words], typed, cwd=ROOT)
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
    """They say the same as ever, except about the terminal."""
    commands = ("doctor", "settings", "report", "--help")
    script = script_in(tmp_path).replace("main()\n", EACH)
    done = run([sys.executable, "-c", script, *commands], cwd=ROOT)
    assert done.stderr == ""
    told = done.stdout.split("=\n")
    assert len(told) == len(commands) + 1
    assert all(told[:-1])


def test_a_game_that_is_being_played_is_locked_on_windows_too(tmp_path: Path) -> None:
    """Windows' lock protects it; others can read it all the same."""
    assert without(tmp_path, *GAME).status == 0
    with only_record().open("r+b") as file:
        file.seek(2**30)
        os.lockf(file.fileno(), os.F_TLOCK, 1)
        outcome = without(tmp_path, "resume")
    assert outcome.status == 1
    assert outcome.err.startswith("This game is being played in another window.")
    assert library.read(only_record()).game == "life-is-life"


def test_a_damaged_game_goes_on_where_no_open_file_is_replaced(tmp_path: Path) -> None:
    """The damaged one is kept, the whole part goes on, and nothing else is left."""
    assert without(tmp_path, *GAME, typed="hand\n1 goat\nquit\n").status == 0
    path = only_record()
    found = path.read_bytes().replace(b"\n0 lay goat", b"\n0 lay  goat", 1)
    path.write_bytes(found)
    outcome = without(tmp_path, "resume", path.stem, typed="yes\nhand\nquit\n")
    assert (outcome.status, outcome.err) == (0, "")
    assert f"The damaged game is kept as {path.stem}.damaged." in outcome.lines
    assert path.with_suffix(".damaged").read_bytes() == found
    assert {file.name for file in records().iterdir()} == {path.name, f"{path.stem}.damaged"}
    assert library.read(path).game == "life-is-life"


def test_lines_are_read_at_a_terminal_without_them(tmp_path: Path) -> None:
    """Python's own input reads them, with the console's editing."""
    with Terminal([sys.executable, "-c", script_in(tmp_path), *GAME]) as terminal:
        terminal.expect("Your turn. ")
        terminal.enter("hand", "Your hand: .*\nYour turn. ")
        terminal.enter("quit", "saved")
        assert terminal.wait() == 0


def test_a_line_waits_for_enter_or_space_without_them(tmp_path: Path) -> None:
    """With the pace of a braille display, without an echo; keys pressed too early do not count."""
    with Terminal([sys.executable, "-c", script_in(tmp_path), *GAME, "--pace", "line"]) as terminal:
        terminal.expect("Accessible Games")
        for key in " \r ":
            terminal.type(key)
        terminal.expect("Round 1")


def test_the_readline_of_a_mac_completes_whole_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is libedit there, with other commands; a word with a hyphen is one word all the same."""
    calls: list[tuple[str, str]] = []
    libedit = ModuleType("readline", "Importing this module enables libedit readline.")
    for name in ("set_completer_delims", "parse_and_bind"):
        setattr(libedit, name, lambda text, name=name: calls.append((name, text)))
    monkeypatch.setitem(sys.modules, "readline", libedit)
    assert plain_keyboard._load_readline() is libedit
    assert calls == [("set_completer_delims", " \t"), ("parse_and_bind", "bind ^I rl_complete")]


# Folders and names --------------------------------------------------------------------------------


def test_macos_has_one_folder_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program gets one folder of its own name, for settings and for data."""
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    theirs = MacOS(folders.APP, appauthor=False)
    assert theirs.user_config_dir == theirs.user_data_dir
    assert theirs.user_data_dir.endswith(f"Application Support/{folders.APP}")


def test_one_folder_can_have_everything(tmp_path: Path) -> None:
    """No file of the settings has the name of a saved one."""
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


def test_a_folder_is_told_as_a_folder_where_the_system_only_refuses_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows opens and replaces no folder, and says that there is no permission."""

    def refuse(change: Callable[..., object]) -> Callable[..., object]:
        def changed(path: Path, *rest: Path | int) -> object:
            for each in (path, *rest):
                if not isinstance(each, int) and os.path.isdir(each):
                    raise PermissionError(errno.EACCES, "Permission denied", str(each))
            return change(path, *rest)

        return changed

    monkeypatch.setattr(os, "open", refuse(os.open))
    monkeypatch.setattr(os, "replace", refuse(os.replace))
    told = " ".join(program("labels", "--deck", str(tmp_path)).err.split())
    assert told == f"{tmp_path} cannot be used: it is a folder."
    with pytest.raises(IsADirectoryError):
        library.SavedGame(tmp_path).open()
    (tmp_path / "game.brf").mkdir()
    with pytest.raises(IsADirectoryError) as caught:
        whole.write({tmp_path / "game.brf": b"cells"})
    assert caught.value.filename == str(tmp_path / "game.brf")
    assert [path.name for path in tmp_path.iterdir()] == ["game.brf"]


# Ends of lines ------------------------------------------------------------------------------------


def as_in_windows(path: Path) -> None:
    """Rewrite the file as a Windows editor would: other line ends, and a byte order mark."""
    text = path.read_text("utf-8").replace("\n", "\r\n")
    path.write_bytes(text.encode("utf-8-sig"))


def test_a_saved_game_from_windows_goes_on() -> None:
    """Even with other line ends; new answers are added as always."""
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
    """Like any other text."""
    file = tmp_path / "position.json"
    lives = '{"game": "life-is-life", "version": 1, "luck": {"seed": 2, "used": 0},\n'
    file.write_text(lives + '"expert": false, "starter": 1, "lives": [5, 5, 5]}\n')
    as_in_windows(file)
    words = ("play", "--position", str(file), "--people", "Anna", "--bots", "easy")
    assert program(*words, typed="quit\n").err == ""
    assert len([*records().glob("*.txt")]) == 1


# Consoles -----------------------------------------------------------------------------------------


def letters_of(language: Language) -> set[str]:
    """Return every letter and sign in the words and rules of a language, except braille cells."""
    folders = [PACKAGE / "locales" / language, *(words_of_game(game, language) for game in GAMES)]
    texts = [
        path.read_text("utf-8")
        for folder in folders
        for path in (*folder.rglob("*.ftl"), *folder.glob("*.md"))
    ]
    numbers = "\u202f\u00a0"  # between thousands in French, and before a unit
    return {letter for text in [*texts, numbers] for letter in text if not "⠀" <= letter <= "⣿"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("encoding", ENCODINGS)
def test_every_letter_of_a_language_is_written_in_every_console(
    language: Language, encoding: str
) -> None:
    """Either unchanged or in plain letters, never as a question mark, and never left out."""
    for letter in letters_of(language) - {"?", "\n"}:
        written = spell(letter, encoding)
        assert written.encode(encoding)
        assert "?" not in written


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("encoding", ENCODINGS)
def test_a_game_is_whole_in_every_console(language: Language, encoding: str) -> None:
    """As many lines, words and numbers as in UTF-8, in letters that the encoding has."""
    typed = "\n".join(["", "wombat", "1 1", "2", "quit"])
    lines = program(*GAME, "--language", language, typed=typed).lines
    stream = io.TextIOWrapper(io.BytesIO(), encoding=encoding, newline="\r\n")
    Screen(stream).say(lines)
    stream.seek(0)
    told = stream.read().split("\r\n")[:-1]
    assert [line.count(" ") for line in told] == [line.count(" ") for line in lines]
    kept = re.compile(r"[^\d?]")
    assert [kept.sub("", line) for line in told] == [kept.sub("", line) for line in lines]


@pytest.mark.parametrize(
    ("editor", "bound"),
    [("Importing this module enables libedit.", "bind ^I rl_complete"), ("GNU", "tab: complete")],
)
def test_tab_completes_with_the_line_editor_of_each_python(
    monkeypatch: pytest.MonkeyPatch, editor: str, bound: str
) -> None:
    """The Python of a Mac has libedit in place of GNU readline, which knows other words."""
    pretended, told = ModuleType("readline", editor), list[str]()
    vars(pretended).update(parse_and_bind=told.append, set_completer_delims=told.append)
    monkeypatch.setitem(sys.modules, "readline", pretended)
    assert plain_keyboard._load_readline() is pretended
    assert bound in told
    assert ("tab: complete" in told) is (editor == "GNU")
