"""The tests run on Windows too: what only Unix has is not needed to read them."""

import ast
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from accessible_games.store import folders
from tests.running import ROOT, own_folders

UNIX = {"fcntl", "grp", "pty", "pwd", "readline", "resource", "termios", "tty"}
"""Modules that Python has on Unix only."""


def guards(node: ast.stmt) -> bool:
    """Whether a statement asks for the system first."""
    return isinstance(node, ast.If) and "sys.platform" in ast.unparse(node.test)


def needed(body: Sequence[ast.stmt]) -> Iterator[str]:
    """Yield the modules of Unix that a file needs to be read, before it may be skipped."""
    for node in body:
        if guards(node):
            if "pytest.skip(" in ast.unparse(node):
                return
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in UNIX)
        elif isinstance(node, ast.ImportFrom) and node.module in UNIX:
            yield node.module


def test_every_test_can_be_read_on_windows() -> None:
    """It is skipped there one by one, or as a file, and said why."""
    files = {
        path.relative_to(ROOT).as_posix(): [*needed(ast.parse(path.read_text("utf-8")).body)]
        for path in ROOT.glob("tests/**/*.py")
    }
    assert {name: found for name, found in files.items() if found} == {}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("import termios", ["termios"]),
        ("import os, pty\nfrom resource import getrlimit", ["pty", "resource"]),
        ("if sys.platform != 'win32':\n    import fcntl", []),
        ("if sys.platform == 'win32':\n    pytest.skip('x')\nimport fcntl", []),
        ("def test():\n    import fcntl", []),
    ],
)
def test_what_windows_lacks_is_found(text: str, found: list[str]) -> None:
    """At the head of a file, unless the system is asked for first."""
    assert [*needed(ast.parse(text).body)] == found


@pytest.mark.parametrize("system", ["win32", "darwin", "linux"])
def test_each_test_has_folders_of_its_own_on_every_system(
    system: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows asks none of the variables of Unix for them."""
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(name, str(tmp_path / "of somebody"))
    for name, folder in own_folders(tmp_path / "own", system).items():
        monkeypatch.setenv(name, str(folder))
    if system == "win32":  # which platformdirs asks for its folders in a way that is not here
        monkeypatch.setitem(sys.modules, "platformdirs", None)
    assert folders.folder("config") == tmp_path / "own" / "config" / folders.APP
    assert folders.folder("data") == tmp_path / "own" / "data" / folders.APP
