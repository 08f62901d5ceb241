"""Decks in other alphabets: labels in the braille of their script, by liblouis."""

import sys

import pytest

from accessible_games.braille.decks import Card
from accessible_games.braille.labels import labelled, labels
from accessible_games.braille.liblouis import binding
from accessible_games.braille.naming_schemes import System
from accessible_games.braille.problem import DeckError, LiblouisError
from tests.braille import needed


def cards(*names: str) -> list[Card]:
    """A card of each name."""
    return [Card(name, line=line) for line, name in enumerate(names, start=2)]


@pytest.mark.parametrize(
    ("names", "lines", "cells", "table"),
    [
        (("Лиса", "Волк"), ["Л", "В"], ["⠇", "⠺"], "ru-litbrl.ctb"),
        (("Їжак", "Ґава"), ["Ї", "Ґ"], ["⠹", "⠻"], "uk.utb"),
        (("Λύκος", "Αλεπού"), ["Λ", "Α"], ["⠇", "⠁"], "el.ctb"),
        (("Медведь", "Мышь"), ["Ме", "Мы"], ["⠍⠑", "⠍⠮"], "ru-litbrl.ctb"),
    ],
)
def test_a_script_has_its_own_braille(
    names: tuple[str, ...], lines: list[str], cells: list[str], table: str
) -> None:
    """Its table is chosen by the letters, and told."""
    needed.liblouis()
    made = labelled(cards(*names), "de")
    assert [label.lines[0] for label in made.labels] == lines
    assert [label.cells[0] for label in made.labels] == cells
    assert {(note.problem, note.other) for note in made.notes} == {("script", table)}


def test_letters_with_the_same_cells_are_told_apart() -> None:
    """The Latin ones come first; suits and values are as in any deck."""
    needed.liblouis()
    made = labels(cards("Волк", "Wolf", "Лиса"), "de")
    assert [label.lines[0] for label in made] == ["Во", "W", "Л"]
    assert len({label.cells for label in made}) == 3
    suited = [
        Card(f"{suit} {kind}", suit=suit, kind=kind)
        for suit in ("Черви", "Пики")
        for kind in ("Туз", "7")
    ]
    assert [label.lines[0] for label in labels(suited, "en")] == ["ЧТ", "Ч7", "ПТ", "П7"]


def test_a_table_may_be_named() -> None:
    """Then letters with accents that the alphabet lacks have its cells too."""
    needed.liblouis()
    (label,) = labels(cards("Łoś"), "en")
    assert (label.lines, label.cells) == (("L",), ("⠇",))
    (label,) = labels(cards("Łoś"), "en", System(table="Pl-Pl-g1.utb"))
    assert (label.lines, label.cells) == (("Ł",), ("⠣",))
    with pytest.raises(LiblouisError):
        labels(cards("Łoś"), "en", System(table="none.utb"))


def test_without_a_table_a_label_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every such card is named; with labels of one's own nothing is asked for."""
    binding.cache_clear()
    monkeypatch.setitem(sys.modules, "louis", None)
    with pytest.raises(DeckError) as caught:
        labels(cards("Лиса", "Bär", "Волк"), "de")
    assert [(each.line, each.problem) for each in caught.value.faults] == [
        (2, "foreign"),
        (4, "foreign"),
    ]
    made = labels([Card("Лиса", label="Li"), Card("Волк", label="Vo")], "de")
    assert [label.lines[0] for label in made] == ["Li", "Vo"]
    binding.cache_clear()
