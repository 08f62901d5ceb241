"""Labels are made in a process that is bounded, and nothing is left of it."""

import asyncio
import tempfile
from pathlib import Path

import pytest

from accessible_games.braille.decks import boxes
from accessible_games.server.page import labels_process
from accessible_games.server.page.labels_process import Deck, Made, Maker, TooMuchError, file_name
from tests.braille.test_rows import workbook
from tests.server.wire import run

pytestmark = pytest.mark.slow
BEARS = Deck("bears.csv", b"name,copies\nBear,2\nGoat,3\n")


@pytest.fixture(autouse=True)
def nothing_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> object:
    """Whatever a test makes, nothing of it lies anywhere afterwards."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    yield
    assert [*tmp_path.iterdir()] == []


def make(words: list[str], deck: Deck | None = None, language: str = "en") -> Made:
    """What comes of a command line."""
    return run(Maker().make(words, deck, language))  # type: ignore[arg-type]


def test_labels_are_said_as_the_command_line_says_them() -> None:
    """In the language of who asks, with the dots in words and the cells behind them."""
    made = make(["labels", "--dots"], BEARS, "de")
    assert made.lines == (
        "Bear, 2 Stück, Kürzel B, Punkte 1 2. ⠃",
        "Goat, 3 Stück, Kürzel G, Punkte 1 2 4 5. ⠛",
    )
    assert not made.problem
    assert not made.files


def test_a_workbook_is_a_deck_too() -> None:
    """It is known by what it begins with, whatever it is called."""
    data = workbook([["name"], ["Bear"]])
    assert make(["labels"], Deck("a.csv", data)).lines[0].startswith("Bear")


def test_files_come_with_their_key() -> None:
    """Named after the deck; nothing of a folder of the server is told."""
    made = make(["overlay", "--format=brf"], BEARS)
    names = {"bears-en-sheet.brf", "bears-en-sheet-brf-key.txt", "bears-en-sheet-brf-key.brf"}
    assert made.files.keys() == names
    assert b"Bear" in made.files["bears-en-sheet-brf-key.txt"]


@pytest.mark.parametrize(
    ("words", "deck", "told"),
    [
        (["overlay", "--format=pdf", "--card=1x1"], BEARS, "A card of 1x1"),
        (["labels"], Deck("a", b"name,copies\nBear,0\n"), "Line 2 of the deck cannot have 0"),
        (["labels"], Deck("a", b"PK\x03\x04rubbish"), "This file is no workbook"),
        (["labels"], Deck("a", b"\xff\xfe\x00"), "is no text"),
    ],
)
def test_what_is_wrong_is_one_sentence(words: list[str], deck: Deck, told: str) -> None:
    """The one of the command line."""
    made = make(words, deck)
    assert told in made.problem
    assert "Traceback" not in made.problem
    assert not made.files


def test_a_deck_has_no_more_lines_than_the_page_allows() -> None:
    """The first line that is one too many is named."""
    lines = ["name,label", *(f"Card {number},x{number}" for number in range(2001))]
    made = make(["labels"], Deck("a.csv", "\n".join(lines).encode()))
    assert made.problem.startswith("Line 2002 of the deck is one too many.")


def test_what_takes_too_long_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """And its process has gone."""
    monkeypatch.setattr(labels_process, "SECONDS", 0.0)
    with pytest.raises(TooMuchError) as error:
        make(["labels", boxes()[0]])
    assert not error.value.busy


def test_what_takes_too_much_memory_is_too_much(tmp_path: Path) -> None:
    """Nobody is told that the program made a mistake; any other mistake is told to us."""
    crashes = tmp_path / "own" / "crashes"
    crashes.mkdir(parents=True)
    file = crashes / "crash-1.txt"
    try:
        file.write_text("Traceback\nMemoryError\n")
        with pytest.raises(TooMuchError):
            labels_process.check_crash(tmp_path / "own")
        file.write_text("Traceback\nRuntimeError: planted\n")
        with pytest.raises(RuntimeError, match="planted"):
            labels_process.check_crash(tmp_path / "own")
    finally:
        file.unlink()
        crashes.rmdir()
        (tmp_path / "own").rmdir()


def test_files_that_are_too_large_together_are_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are not even read."""
    monkeypatch.setattr(labels_process, "LARGEST", 100)
    with pytest.raises(TooMuchError):
        make(["overlay", "--format=brf"], BEARS)


def test_so_many_wait_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who comes then is told so at once; later there is room again."""
    begun, ended = 0, asyncio.Event()

    async def slow(*given: object) -> Made:
        nonlocal begun
        begun += 1
        await ended.wait()
        return Made(("done",))

    async def come() -> None:
        maker = Maker()
        most = labels_process.TOGETHER + labels_process.WAITING
        tasks = [asyncio.create_task(maker.make(["labels"], None, "en")) for _ in range(most)]
        while begun < labels_process.TOGETHER:
            await asyncio.sleep(0)
        with pytest.raises(TooMuchError) as error:
            await maker.make(["labels"], None, "en")
        assert error.value.busy
        assert begun == labels_process.TOGETHER
        ended.set()
        assert {made.lines for made in await asyncio.gather(*tasks)} == {("done",)}
        assert (await maker.make(["labels"], None, "en")).lines == ("done",)

    monkeypatch.setattr(labels_process, "made", slow)
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
    """It is no path and no option, and still tells whose labels these are."""
    assert file_name(Deck(name, b"name\nBear\n")) == kept
