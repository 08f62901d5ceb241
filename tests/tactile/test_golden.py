"""Files as they were when somebody last looked at them; `golden/README.md` explains them."""

import shutil
from pathlib import Path

import pytest

from tests.sessions import program

GOLDEN = Path(__file__).parent / "golden"
CASES = {
    "deck-de-sheet.brf": ("deck", "brf", "de", []),
    "deck-en-sheet.pef": ("deck", "pef", "en", []),
    "deck-fr-sheet.txt": ("deck", "txt", "fr", ["--mirror", "--ends", "one"]),
    "deck-de-cards.svg": ("deck", "svg", "de", ["--print", "--corner", "tr"]),
    "deck-de-tape9.svg": ("deck", "svg", "de", ["--medium", "tape9", "--profile", "nls"]),
}
"""The deck, the format, the language and the options of each file; its keys come with it."""


def make(case: str, folder: Path) -> list[str]:
    """Make a golden file and its keys anew; their names."""
    deck, form, language, options = CASES[case]
    words = ["--deck", str(GOLDEN / f"{deck}.csv"), "--format", form, "--language", language]
    outcome = program("overlay", *words, *options, "--out", str(folder))
    assert outcome.status == 0, outcome.err
    return sorted(path.name for path in folder.iterdir())


@pytest.mark.parametrize("case", CASES)
def test_a_file_is_what_it_was(tmp_path: Path, case: str) -> None:
    """Byte by byte, and so are its keys."""
    names = make(case, tmp_path / "out")
    assert case in names
    assert len(names) == 3 + case.endswith(".pef")
    for name in names:
        assert (tmp_path / "out" / name).read_bytes() == (GOLDEN / name).read_bytes(), name


def test_nothing_else_is_kept() -> None:
    """Every golden file belongs to a case."""
    kept = {path.name for path in GOLDEN.iterdir() if "-" in path.stem and path.suffix != ".csv"}
    keys = {f"{case.replace('.', '-')}-key.{ending}" for case in CASES for ending in ("txt", "brf")}
    keys |= {f"{case.replace('.', '-')}-key.pef" for case in CASES if case.endswith(".pef")}
    assert kept == {*CASES, *keys}


def write_all() -> None:
    """Write all golden files anew."""
    for case in CASES:
        folder = GOLDEN / "new"
        for name in make(case, folder):
            (folder / name).replace(GOLDEN / name)
        shutil.rmtree(folder)


if __name__ == "__main__":
    write_all()
