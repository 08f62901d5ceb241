"""Characters that braille does not have stop nothing: they are named, spelled or left out."""

import sys
from pathlib import Path

import pytest

from accessible_games.braille.liblouis import binding
from accessible_games.braille.reader import UnwritableError, table
from accessible_games.braille.substitutes import in_place_of, lacking, written
from tests.braille import needed
from tests.sessions import program


def write(words: str) -> str:
    """Words as they are, without those that German labels cannot have."""
    for word in words.split():
        table("de").pieces(word)
        if word.startswith("☕"):
            raise UnwritableError("☕")
    return words


def test_a_sign_has_its_name_and_a_letter_its_script() -> None:
    """Marks without a width are nothing."""
    needed.liblouis()
    assert written("Costs 2 ☕!", write, "de") == "Costs 2 hot beverage !"
    assert written("Лис", write, "de") == "⠇⠊⠎"
    assert in_place_of("🔴", "de") == " rot "
    assert in_place_of("\ufe0f", "de") == ""
    assert lacking(["Лис", "2 ☕ и", "ok"], write) == ["Л", "и", "с", "☕"]


def test_without_liblouis_a_letter_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is said in its language stays."""
    binding.cache_clear()
    monkeypatch.setitem(sys.modules, "louis", None)
    assert written("Лис oder Fuchs", write, "de") == "oder Fuchs"
    binding.cache_clear()


@pytest.mark.parametrize("form", ["brf", "svg", "pdf", "stl"])
def test_an_icon_in_a_deck_stops_no_format(form: str, tmp_path: Path) -> None:
    """The files are made, and it is said once what the key in braille could not write."""
    file = tmp_path / "deck.csv"
    file.write_text("name,copies,text\nFish,2,Costs 2 ☕ ☕\nWolf,1,Growls\n", "utf-8")
    out = tmp_path / "out"
    words = ["overlay", "--deck", str(file), "--format", form, "--out", str(out)]
    outcome = program(*words)
    assert (outcome.status, outcome.err) == (0, "")
    assert outcome.out.count("☕") == 1
    (key,) = out.glob("*-key.brf")
    assert "HOT BEVERAGE" in " ".join(key.read_text("ascii").split())
