"""The settings file never makes the program fail, and nothing in it is lost."""

import os
import stat
import sys
import tomllib
from pathlib import Path

import pytest

from accessible_games.frontends.terminal.keyboard_commands import all_commands
from accessible_games.match.setting_kinds import SettingsError
from accessible_games.speech.catalogue import LANGUAGES
from accessible_games.store.folders import file as settings_file
from accessible_games.store.settings_file import comments, load, read, write
from tests import unix
from tests.sessions import program


def laid(data: bytes) -> Path:
    """Write the settings file of this test."""
    path = settings_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return path


DAMAGED = {
    "nested": (b'sort = "name"\nx = ' + b"[" * 20_000 + b"\ny = 1\n", 2),
    "nested-tables": (b"\nx = " + b"{a=" * 5_000, 2),
    "twice": (b'sort = "name"\n\nsort = "count"\n', 3),
    "twice-a-table": (b'[letters]\nx = "hand"\n[letters]\n', 3),
    "not-utf-8": (b'# mine\nname = "\xc4nne"\n', 2),
    "cut-off-in-a-letter": (b'sort = "name"\nname = "\xc3', 2),
    "cut-off-in-a-text": (b'sort = "name"\nname = "Ann', 2),
    "cut-off-in-a-list": (b'sort = "name"\nbots = [\n"Rex",\n', 2),
    "endless-number": (b"\n\nwidth = " + b"9" * 5_000 + b"\n", 3),
    "zeros": (b'sort = "name"\n' + b"\0" * 300, 2),
    "another-encoding": ('sort = "name"\n'.encode("utf-16"), 1),
}


@pytest.mark.parametrize("name", DAMAGED)
def test_damage_is_one_sentence_with_its_line(name: str) -> None:
    """At every call; the program goes on without settings, and refuses to change them."""
    data, line = DAMAGED[name]
    path = laid(data)
    (problem,) = load(path, all_commands).problems
    assert problem.arguments == {"path": str(path), "line": line}
    told, change = program("settings"), program("settings", "sort", "name")
    assert (told.status, told.err, change.status) == (0, "", 2)
    assert f"line {line} is wrong." in " ".join(told.out.split())
    assert path.read_bytes() == data
    assert not (path.parent / "crashes").exists()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["folder", "pipe", "loop", "device"])
def test_whatever_is_no_plain_file_is_told(kind: str, language: str) -> None:
    """It is never read, as that might never end; a change is refused and leaves it there."""
    if sys.platform == "win32":
        pytest.skip("other systems have other files")
    path = settings_file()
    path.parent.mkdir(parents=True)
    match kind:
        case "folder":
            path.mkdir()
        case "pipe":
            os.mkfifo(path)
        case "loop":
            path.symlink_to(path)
        case "device":
            path.symlink_to("/dev/zero")
    before = path.lstat().st_mode, path.lstat().st_ino
    told = program("settings", "--language", language)
    change = program("settings", "sort", "name", "--language", language)
    assert (told.status, told.err, change.status) == (0, "", 1)
    assert (change.out, change.err.count(".\n")) == ("", 1)
    assert (path.lstat().st_mode, path.lstat().st_ino) == before
    assert list(path.parent.iterdir()) == [path]


def test_a_file_that_may_not_be_read_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the system's reason."""
    path = laid(b'sort = "name"\n')

    def closed(self: Path) -> bytes:
        raise PermissionError(13, "Permission denied", str(self))

    monkeypatch.setattr(Path, "read_bytes", closed)
    with pytest.raises(SettingsError) as refused:
        read(path)
    assert refused.value.arguments == {"path": str(path), "problem": "eacces"}
    assert "there is no permission." in " ".join(program("settings").out.split())


# Nothing is lost ----------------------------------------------------------------------------------


@unix.links
def test_a_link_stays_a_link(tmp_path: Path) -> None:
    """Its target is changed, even if it does not exist yet, and over two links."""
    (tmp_path / "dotfiles").mkdir()
    target = tmp_path / "dotfiles/games.toml"
    between = tmp_path / "between"
    between.symlink_to(target)
    path = settings_file()
    path.parent.mkdir(parents=True)
    path.symlink_to(between)
    assert program("settings", "sort", "name").status == 0
    assert program("settings", "verbosity", "full").status == 0
    assert path.is_symlink()
    assert between.is_symlink()
    assert target.read_text() == 'sort = "name"\nverbosity = "full"\n'
    assert list(target.parent.iterdir()) == [target]


@unix.rights
def test_the_rights_of_the_file_stay(tmp_path: Path) -> None:
    """The player decides who may read it."""
    path = laid(b'sort = "name"\n')
    path.chmod(0o640)
    write(path, "sort", "count")
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_a_file_that_cannot_be_replaced_stays_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing half-written stays beside it."""
    path = laid(b'sort = "name"\n')

    def refuse(source: object, target: object) -> None:
        raise OSError(28, "no space left")

    monkeypatch.setattr(os, "replace", refuse)
    with pytest.raises(OSError, match="no space"):
        write(path, "sort", "count")
    assert path.read_bytes() == b'sort = "name"\n'
    assert list(path.parent.iterdir()) == [path]


def test_other_files_beside_it_stay() -> None:
    """Whatever they are called."""
    path = laid(b"")
    beside = path.with_name("settings.new")
    beside.write_text("mine")
    write(path, "sort", "name")
    assert beside.read_text() == "mine"


KEPT = [
    ('# one\nsort = "name"  # two\n# three\n', "sort", "count"),
    ('bots = [  # my cats\n  "Rex",  # the old one\n  "Mo # 2",\n]\n', "bots", ["Luna"]),
    ('[letters]\n# for the left hand\nx = "hand"  # held\ny = "table"\n', "letters", {"y": "hand"}),
    ('letters.x = "hand"  # held\n', "letters", {}),
    ('prompt = """# no comment\n"""  # one\n', "prompt", "Now?"),
    ("name = '#1'  # one", "name", "Anna"),
    ('# only\r\nsort = "name"\r\n', "sort", "count"),
]


@pytest.mark.parametrize(("text", "name", "value"), KEPT)
def test_all_comments_stay(text: str, name: str, value: object) -> None:
    """So do those within the replaced part; and nothing else changes its meaning."""
    path = laid(text.encode())
    write(path, name, value)
    new = path.read_bytes().decode()
    assert sorted(comments(new)) == sorted(comments(text))
    assert comments(text) != []
    assert tomllib.loads(new) == {**tomllib.loads(text), name: value}
    assert ("\r\n" in new) == ("\r\n" in text)


def test_the_mark_of_windows_editors_stays() -> None:
    """It is read and written again."""
    path = laid(b'\xef\xbb\xbfsort = "name"\r\n')
    write(path, "sort", "count")
    assert path.read_bytes() == b'\xef\xbb\xbfsort = "count"\r\n'
