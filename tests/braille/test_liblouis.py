"""The one file that knows liblouis: what can be missing or wrong, silence, threads, paths."""

import codecs
import logging
import os
import shutil
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace

import pytest

from accessible_games.braille import liblouis
from accessible_games.braille.liblouis import binding, translate
from accessible_games.braille.problem import LiblouisError
from accessible_games.braille.reader import table
from accessible_games.resources import folder
from tests.braille import needed
from tests.running import run

CARDS = folder("braille_tables") / "cards-de.utb"


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """As if nobody had imported louis yet; afterwards too."""
    binding.cache_clear()
    monkeypatch.delitem(sys.modules, "louis", raising=False)
    yield monkeypatch
    binding.cache_clear()
    sys.modules.pop("louis", None)


def problem() -> str:
    """Why liblouis cannot serve, which is asked again each time."""
    found = []
    for _ in range(2):
        with pytest.raises(LiblouisError) as caught:
            translate(CARDS, "G9")
        found.append(caught.value.problem)
    assert found[0] == found[1]
    return found[0]


def module(place: Path, text: str, fresh: pytest.MonkeyPatch) -> None:
    """Let louis be a module of this text."""
    (place / "louis").mkdir()
    (place / "louis" / "__init__.py").write_text(text)
    fresh.syspath_prepend(place)


def test_without_the_module_it_is_not_installed(fresh: pytest.MonkeyPatch) -> None:
    """As on a system that has never heard of liblouis."""
    fresh.setitem(sys.modules, "louis", None)
    assert problem() == "not-installed"


@pytest.mark.parametrize(
    "text",
    [
        "from ctypes import cdll\ncdll['liblouis-that-is-not-there.so.20']",
        "raise OSError('wrong ELF class')",
        "import ctypes\nctypes.pythonapi.lou_of_another_version",
    ],
)
def test_a_binding_without_its_library_is_told_apart(
    tmp_path: Path, fresh: pytest.MonkeyPatch, text: str
) -> None:
    """The library is missing, made for another machine, or of another version."""
    module(tmp_path, text, fresh)
    assert problem() == "no-library"


@pytest.mark.parametrize(
    "text",
    [
        "def hello():\n    return 'I am another project'",
        "import a_thing_that_only_strangers_need",
        "print 'I am older than Python 3'",
        "raise RuntimeError('call me first')",
    ],
)
def test_a_stranger_of_the_same_name_is_told_apart(
    tmp_path: Path, fresh: pytest.MonkeyPatch, text: str
) -> None:
    """Whatever a project of the package index does when it is imported."""
    module(tmp_path, text, fresh)
    assert problem() == "stranger"


def test_a_missing_table_is_told(capfd: pytest.CaptureFixture[str]) -> None:
    """In an error; liblouis' own complaint is kept from the screen."""
    needed.liblouis()
    with pytest.raises(LiblouisError) as caught:
        translate("no-such-table.ctb", "G9")
    assert caught.value.problem == "no-table"
    assert capfd.readouterr() == ("", "")


def test_what_liblouis_says_goes_to_the_log(caplog: pytest.LogCaptureFixture) -> None:
    """Where whoever looks for it can find it."""
    needed.liblouis()
    with caplog.at_level(logging.WARNING, "accessible_games"), pytest.raises(LiblouisError):
        translate("another-missing-table.ctb", "G9")
    assert "another-missing-table.ctb" in caplog.text


def test_a_program_without_logging_stays_silent() -> None:
    """Python would print warnings of whoever has set up no log."""
    needed.liblouis()
    code = (
        "from accessible_games.braille.liblouis import translate\n"
        "try: translate('missing.ctb', 'x')\nexcept Exception as error: print(error.problem)"
    )
    done = run([sys.executable, "-c", code])
    assert (done.returncode, done.stdout, done.stderr) == (0, "no-table\n", "")


def test_many_threads_may_translate_at_once() -> None:
    """The lock keeps them apart; without it liblouis crashes the program."""
    needed.liblouis()
    words = [f"Sch{number}" for number in range(200)]
    with ThreadPoolExecutor(8) as pool:
        cells = list(pool.map(lambda word: translate(CARDS, word), words * 10))
    assert cells == [table("de").braille(word) for word in words] * 10


@pytest.mark.parametrize("name", ["comma, here", "ä ö", "blank here", "日本"])
def test_tables_may_lie_in_any_folder(tmp_path: Path, name: str) -> None:
    """A comma would part the path into two tables, so such tables are copied."""
    needed.liblouis()
    place = tmp_path / name
    shutil.copytree(CARDS.parent, place)
    assert translate(place / CARDS.name, "Sch6") == "⠱⠖"


def test_on_windows_a_path_is_in_the_old_encoding_of_the_system(
    fresh: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Liblouis opens it so there; a path with other letters has no table, instead of a failure."""
    given, table = list[bytes](), Path("Spiele für Jörg/cards-de.utb")

    def translate_string(tables: list[bytes], text: str, mode: int) -> str:
        given.extend(tables)
        return "⠛⠔"

    louis = SimpleNamespace(translateString=translate_string, dotsIO=4, ucBrl=64)
    fresh.setattr(liblouis, "binding", lambda: louis)
    fresh.setattr(sys, "platform", "win32")
    codecs.register(mbcs := {"mbcs": codecs.lookup("cp1252")}.get)
    try:
        assert translate(table, "G9") == "⠛⠔"
        with pytest.raises(LiblouisError, match="no-table"):
            translate(Path("игры/cards-de.utb"), "G9")
    finally:
        codecs.unregister(mbcs)
    assert given == [str(table).encode("cp1252")]


def test_a_folder_without_a_comma_is_used_as_it_is() -> None:
    """Nothing is copied without need."""
    assert liblouis.without_comma(CARDS) == CARDS if "," not in str(CARDS) else True


def test_copies_go_when_the_program_ends(tmp_path: Path) -> None:
    """Nothing is left in the folder for temporary files."""
    needed.liblouis()
    place, temporary = tmp_path / "a,b", tmp_path / "temporary"
    shutil.copytree(CARDS.parent, place)
    temporary.mkdir()
    code = (
        "import sys, pathlib\nfrom accessible_games.braille.liblouis import translate\n"
        "print(translate(pathlib.Path(sys.argv[1]), 'G9') == '⠛⠔')\n"
        "print(*pathlib.Path(sys.argv[2]).glob('*/*.uti'))"
    )
    command = [sys.executable, "-c", code, str(place / CARDS.name), str(temporary)]
    environment = {**os.environ, "TMPDIR": str(temporary)}
    done = run(command, env=environment)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("True\n")
    assert "cards-common.uti" in done.stdout
    assert list(temporary.iterdir()) == []


def test_the_binding_of_the_system_is_new_enough() -> None:
    """Our tables need the opcode base, which came with 3.20."""
    needed.liblouis()
    version = tuple(int(part) for part in binding().version().split(".")[:2])
    assert version >= (3, 20)
