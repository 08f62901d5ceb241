"""Labels are made in a limited process that leaves nothing behind."""

import asyncio
import tempfile
from math import ceil
from pathlib import Path

import pytest

from accessible_games.braille.decks import boxes
from accessible_games.label_page import process
from accessible_games.label_page.process import Made, Maker, TooMuchError, UploadedDeck, file_name
from tests.braille.test_rows import workbook
from tests.server.wire import run

pytestmark = pytest.mark.slow
BEARS = UploadedDeck("bears.csv", b"name,copies\nBear,2\nGoat,3\n")


@pytest.fixture(autouse=True)
def nothing_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> object:
    """Check that nothing of what a test makes is left anywhere."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    yield
    assert [*tmp_path.iterdir()] == []


def make(words: list[str], deck: UploadedDeck | None = None, language: str = "en") -> Made:
    """Return the result of a command line."""
    return run(Maker().make(words, deck, language))  # type: ignore[arg-type]


def test_labels_are_said_as_the_command_line_says_them() -> None:
    """In the language of the request, with the dots in words and the cells after them."""
    made = make(["labels", "--dots"], BEARS, "de")
    assert made.lines == (
        "Bear, 2 Stück, Kürzel B, Punkte 1 2. ⠃",
        "Goat, 3 Stück, Kürzel G, Punkte 1 2 4 5. ⠛",
    )
    assert not made.problem
    assert not made.files


@pytest.mark.parametrize("encoding", ["cp1252", "ascii"])
def test_labels_are_the_same_whatever_the_system_writes(
    monkeypatch: pytest.MonkeyPatch, encoding: str
) -> None:
    """Every letter and every cell comes, and so does a mistake that is told with an umlaut."""
    monkeypatch.setenv("PYTHONIOENCODING", encoding)
    made = make(["labels"], UploadedDeck("bären.csv", b"name,copies\nB\xc3\xa4r,2\n"), "de")
    assert made.lines == ("Bär, 2 Stück, Kürzel B. ⠃",)
    problem = make(["overlay", "--format=brf", "--only=Bär2"], BEARS, "de").problem
    assert "Bär2" in problem


def test_a_workbook_is_a_deck_too() -> None:
    """It is recognised by its beginning, whatever its name is."""
    data = workbook([["name"], ["Bear"]])
    assert make(["labels"], UploadedDeck("a.csv", data)).lines[0].startswith("Bear")


def test_files_come_with_their_key() -> None:
    """They are named after the deck; no folder of the server is mentioned."""
    made = make(["overlay", "--format=brf"], BEARS)
    names = {"bears-en-sheet.brf", "bears-en-sheet-brf-key.txt", "bears-en-sheet-brf-key.brf"}
    assert made.files.keys() == names
    assert b"Bear" in made.files["bears-en-sheet-brf-key.txt"]


@pytest.mark.parametrize(
    ("words", "deck", "told"),
    [
        (["overlay", "--format=pdf", "--card=1x1"], BEARS, "A card of 1x1"),
        (["labels"], UploadedDeck("a", b"name,copies\nBear,x\n"), "Column copies: x in line 2."),
        (["labels"], UploadedDeck("a", b"PK\x03\x04rubbish"), "This file is no workbook"),
        (["labels"], UploadedDeck("a", b"\xff\xfe\x00"), "No text in line 1"),
    ],
)
def test_what_is_wrong_is_one_sentence(words: list[str], deck: UploadedDeck, told: str) -> None:
    """It is the command line's."""
    made = make(words, deck)
    assert told in made.problem
    assert "Traceback" not in made.problem
    assert not made.files


def test_a_deck_has_no_more_lines_than_the_page_allows() -> None:
    """The first line beyond the limit is named."""
    lines = ["name,label", *(f"Card {number},x{number}" for number in range(2001))]
    made = make(["labels"], UploadedDeck("a.csv", "\n".join(lines).encode()))
    assert made.problem.startswith(
        "The deck has more than 2000 different cards, from line 2002 on."
    )


def test_what_takes_too_long_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its process is gone."""
    monkeypatch.setattr(process, "SECONDS", 0.0)
    with pytest.raises(TooMuchError) as error:
        make(["labels", boxes()[0]])
    assert not error.value.busy


def test_what_takes_too_much_memory_is_too_much(tmp_path: Path) -> None:
    """It is not told as a bug of the program; any other bug is reported to us."""
    crashes = tmp_path / "own" / "crashes"
    crashes.mkdir(parents=True)
    file = crashes / "crash-1.txt"
    try:
        file.write_text("Traceback\nMemoryError\n")
        with pytest.raises(TooMuchError):
            process.check_crash(tmp_path / "own")
        file.write_text("Traceback\nRuntimeError: planted\n")
        with pytest.raises(RuntimeError, match="planted"):
            process.check_crash(tmp_path / "own")
    finally:
        file.unlink()
        crashes.rmdir()
        (tmp_path / "own").rmdir()


def test_files_that_are_too_large_together_are_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are not even read."""
    monkeypatch.setattr(process, "LARGEST", 100)
    with pytest.raises(TooMuchError):
        make(["overlay", "--format=brf"], BEARS)


def test_so_many_wait_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Further requests are refused at once; later there is room again."""
    begun, ended = 0, asyncio.Event()

    async def slow(*given: object) -> Made:
        nonlocal begun
        begun += 1
        await ended.wait()
        return Made(("done",))

    async def come() -> None:
        maker = Maker()
        most = process.TOGETHER + process.WAITING
        tasks = [asyncio.create_task(maker.make(["labels"], None, "en")) for _ in range(most)]
        while begun < process.TOGETHER:
            await asyncio.sleep(0)
        with pytest.raises(TooMuchError) as error:
            await maker.make(["labels"], None, "en")
        assert error.value.busy
        assert begun == process.TOGETHER
        assert maker.ahead == process.WAITING
        turns = (process.WAITING + 1) / process.TOGETHER
        assert maker.wait == ceil(turns * process.USUAL)
        ended.set()
        assert {made.lines for made in await asyncio.gather(*tasks)} == {("done",)}
        assert (await maker.make(["labels"], None, "en")).lines == ("done",)
        assert (maker.ahead, maker.wait) == (0, 0)
        assert maker.usual <= ceil(process.USUAL)

    monkeypatch.setattr(process, "made", slow)
    run(come())


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Mein Spiel (2).csv", "Mein-Spiel--2.csv"),
        ("../../etc/passwd", "passwd.csv"),
        ("C:\\Games\\bears.xlsx", "bears.csv"),
        ("--force", "force.csv"),
        ("\x00", "deck.csv"),
        ("", "deck.csv"),
        ("é" * 300, "é" * 40 + ".csv"),
    ],
)
def test_the_name_of_a_file_is_safe(name: str, kept: str) -> None:
    """It is no path and no option, but still says whose labels these are."""
    assert file_name(UploadedDeck(name, b"name\nBear\n")) == kept
