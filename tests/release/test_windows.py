"""The zip and the installer run on an empty disk of Wine, as on a new Windows."""

import os
import shutil
import zipfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

import pytest

from accessible_games.braille.prose import GRADES
from accessible_games.speech.catalogue import LANGUAGES
from tests.release import bare, windows
from tests.release.wanted import Handed, ReleaseError, Wanted
from tests.running import run
from tests.windows import wine

OWN = Path("drive_c/users")
INSTALLED = "AppData/Local/Programs/accessible-games"
MENU = "AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Accessible Games"
QUICK = ("SetCompressor zlib",)
"""How installers are compressed in tests: the usual way takes a minute."""
SMALL = 15_000_000
"""The bytes that the zip and the installer may have."""

NAMES = {"en": "Zoë O'Neill", "de": "Jörg Müller", "fr": "Élodie d'Été"}
EVENINGS = {
    "en": (f"{NAMES['en']}, CON, NUL", "sheet to 50", "3 4 -2", "export", "quit", ""),
    "de": (f"{NAMES['de']}, CON, NUL", "block bis 50", "3 4 -2", "exportieren", "ende", ""),
    "fr": (f"{NAMES['fr']}, CON, NUL", "feuille jusqu'à 50", "3 4 -2", "exporter", "quitter", ""),
}
"""Who is at a real table, and what they type."""
TURNS = {"en": "\n1 goat\nquit\n", "de": "\n1 ziege\nende\n", "fr": "\n1 chèvre\nquitter\n"}
LAID = {"en": "lays a goat", "de": "legt eine Ziege", "fr": "pose une chèvre"}
CARDS = {"en": ("K3", "Kid 3"), "de": ("K3", "Kind 3"), "fr": ("G3", "Gamin 3")}
"""What is felt on a card of Lifeboat, and which one it is."""


@cache
def built(version: str, content: windows.Content = windows.SMALL) -> Path:
    """Return the folder for Windows of a version."""
    place = Path(mkdtemp(prefix="accessible-games-windows-"))
    wheel = bare.older(place) if version else bare.wheel()
    made, _ = windows.folder(bare.wanted(place, version), wheel, content)
    return made


def typed(folder: Path, words: Sequence[str], prefix: Path, keys: str = "") -> str:
    """Return what the program says in a command prompt, called by its name alone."""
    line = " ".join(["accessible-games", *words])
    done = run([*wine.wine(prefix), "cmd", "/c", line], keys, cwd=folder)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.replace("\r\n", "\n")


def plays(made: Path, prefix: Path) -> None:
    """A turn is played and the game saved; the program calls itself by what was typed."""
    (made / "python" / "_wmi.pyd").unlink()  # which Wine cannot answer
    said = typed(made, [*bare.PLAY, *bare.ENGLISH], prefix, bare.TURN)
    assert "You take a" in said
    assert "Go on with accessible-games resume." in said


def goes_on(made: Path, prefix: Path) -> None:
    """The saved game goes on, in another language."""
    (made / "python" / "_wmi.pyd").unlink()
    said = typed(made, ["resume", "--language", "de"], prefix, "ende\n")
    assert "Life is Life geht weiter." in said


@pytest.mark.slow
def test_the_zip_runs_where_it_is_unpacked(tmp_path: Path) -> None:
    """A turn, an update with the saved game, a server without SSH, and one folder to delete."""
    wine.wanted_tools()
    folders = []
    for version in (bare.OLDER, ""):
        file, place = tmp_path / f"{version}.zip", tmp_path / f"Spiele für Jörg {version}"
        windows.write_folder(file, built(version), bare.wanted(tmp_path))
        zipfile.ZipFile(file).extractall(place)
        folders.append(place / "accessible-games")
        assert file.stat().st_size < SMALL
    prefix = wine.empty_disk(tmp_path / "disk")
    plays(folders[0], prefix)
    goes_on(folders[1], prefix)
    serve = [str(folders[1] / "python" / "python.exe"), "-X", "utf8", "-m", "accessible_games"]
    bare.visited([*wine.wine(prefix), *serve, "serve"], os.environ, ssh=False)


@pytest.mark.slow
def test_the_zip_is_there_for_a_real_table(tmp_path: Path) -> None:
    """An evening, its sheet as CSV, and a card; whole turns by people with names of devices."""
    wine.wanted_tools()
    place = tmp_path / "Spiele für Jörg"
    shutil.copytree(built(""), place)
    (place / "python" / "_wmi.pyd").unlink()  # which Wine cannot answer
    prefix = wine.empty_disk(tmp_path / "disk")
    for language in LANGUAGES:
        spoken = ["--language", language]
        said = typed(place, ["evening", "new", *spoken], prefix, "\n".join(EVENINGS[language]))
        assert f"CON 4, {NAMES[language]} 3" in said
        said = typed(place, ["evening", *spoken], prefix)
        assert f"CON 4, {NAMES[language]} 3" in said
        table = ["--people", "CON,NUL", "--seats", "3", "--bots", "easy", "--seed", "31"]
        said = typed(place, ["play", "life-is-life", *table, *spoken], prefix, TURNS[language])
        assert LAID[language] in said
        label, card = CARDS[language]
        assert card in typed(place, ["look", "lifeboat", label, *spoken], prefix)
    sheets = [file.read_text("utf-8-sig") for file in (prefix / OWN).rglob("sheets/*.csv")]
    found = [[name for name in NAMES.values() if name in sheet] for sheet in sheets]
    assert sorted(found) == sorted([name] for name in NAMES.values())


@pytest.mark.slow
def test_the_installer_asks_nothing_and_leaves_saved_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Installed, played, updated, uninstalled, each without a question."""
    wine.wanted_tools()
    prefix = wine.empty_disk(tmp_path / "disk")
    monkeypatch.setattr(windows, "COMPRESSION", QUICK)
    (home,) = (path for path in (prefix / OWN).iterdir() if path.name != "Public")
    for version in (bare.OLDER, ""):
        setup = tmp_path / f"games{version}-setup.exe"
        windows.write_installer(
            setup, built(version, windows.WHOLE), bare.wanted(tmp_path, version)
        )
        wine.must_run([*wine.wine(prefix), setup, "/S"])
        if version:
            plays(home / INSTALLED, prefix)
            assert [*(home / INSTALLED).rglob("gone.py")]
    assert not [*(home / INSTALLED).rglob("gone.py")]
    assert {file.stem for file in (home / MENU).iterdir()} == {"Play", "Server", "Read me"}
    goes_on(home / INSTALLED, prefix)
    labels = home / INSTALLED / "labels.txt"
    labels.write_text("mine", "utf-8")
    wine.must_run([*wine.wine(prefix), home / INSTALLED / "uninstall.exe", "/S"])
    wine.must_run([*wine.wine(prefix)[:-1], "wineserver", "-w"])  # it works on by itself
    assert [*(home / INSTALLED).iterdir()] == [labels]
    assert not (home / MENU).exists()
    assert len([*home.rglob("records/*.txt")]) == 1


# What is handed in --------------------------------------------------------------------------------


def release_of_liblouis(folder: Path) -> Handed:
    """Return an archive with the files of liblouis' release that matter, and one that does not."""
    file = folder / "liblouis.zip"
    used = {name for grades in GRADES.values() for name in grades.values()}
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("bin/liblouis.dll", b"library")
        archive.writestr("share/liblouis/tables/unused.ctb", "")
        archive.writestr("share/liblouis/tables/chardefs.cti", "")
        for name in used:
            archive.writestr(f"share/liblouis/tables/{name}", "include chardefs.cti\n")
    from hashlib import sha256

    return Handed(file, sha256(file.read_bytes()).hexdigest())


@pytest.mark.skipif(not windows.BINDING.exists(), reason="python3-louis is missing")
def test_of_liblouis_only_what_is_used_is_taken(tmp_path: Path) -> None:
    """The library, its binding, the tables of all grades, and what they include."""
    (tmp_path / "python").mkdir()
    (tmp_path / "packages").mkdir()
    windows.put_liblouis(release_of_liblouis(tmp_path), tmp_path)
    assert (tmp_path / "python" / "liblouis.dll").read_bytes() == b"library"
    grades = {name for language in LANGUAGES for name in GRADES[language].values()}
    tables = {path.name for path in (tmp_path / "tables").iterdir()}
    assert tables == {*grades, "chardefs.cti"}
    binding = (tmp_path / "packages" / "louis" / "__init__.py").read_text("utf-8")
    assert '_loader["liblouis.dll"]' in binding
    assert ".so" not in binding.partition("_loader[")[2].partition("]")[0]


def test_a_file_with_another_hash_is_refused(tmp_path: Path) -> None:
    """The maintainer says which file is meant; another one never gets into a release."""
    handed = release_of_liblouis(tmp_path)
    handed.path.write_bytes(handed.path.read_bytes() + b"\0")
    with pytest.raises(ReleaseError, match="is not the file that was meant"):
        handed.data()


def test_another_zip_is_no_python(tmp_path: Path) -> None:
    """What lacks Python's library is refused in a sentence."""
    handed = release_of_liblouis(tmp_path)
    asked = Wanted(tmp_path, tmp_path, 0, windows_python=handed)
    with pytest.raises(ReleaseError, match="no embeddable Python"):
        windows.put_python(asked, tmp_path / "python")
