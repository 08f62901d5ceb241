"""Each card has an address, by which its label finds it again."""

from pathlib import Path
from urllib.parse import unquote

import pytest

from accessible_games.braille.decks import boxes, parse_deck
from accessible_games.braille.labels import labels
from accessible_games.braille.problem import DeckError
from accessible_games.real_table.looking.addresses import card_at, is_address, path_of
from accessible_games.real_table.looking.decks import known_deck
from accessible_games.real_table.looking.host_decks import HostDecks, read_table, tables_in
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.tools.presets import PRESETS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", [*boxes(), *PRESETS])
def test_an_address_leads_to_its_card(deck: str, language: Language) -> None:
    """For every card of every deck, in every language."""
    made = known_deck(deck, language).labels
    for place, label in enumerate(made):
        parts = unquote(path_of(deck, language, label)).removeprefix(f"/card/{language}/{deck}/")
        assert card_at(made, parts) == place
        assert card_at(made, parts.lower()) == place
    assert card_at(made, "no such label") is None


@pytest.mark.parametrize(
    ("text", "is_one"),
    [
        ("https://games.example", True),
        ("http://localhost:4080/", True),
        ("https://games.example:8443", True),
        ("games.example", False),
        ("ftp://games.example", False),
        ("https://", False),
        ("https://games.example/?x=1", False),
        ("https://games.example/#x", False),
        ("https://ana@games.example", False),
        ("https://games.example:port", False),
        ("https://games.example/path", False),
        ("https://games example", False),
        ("javascript:alert(1)", False),
        ("", False),
    ],
)
def test_an_address_of_a_server_is_told_from_others(text: str, is_one: bool) -> None:
    """With or without a port, and nothing else behind it."""
    assert is_address(text) == is_one


def test_tables_of_a_host_are_named_after_their_files(tmp_path: Path) -> None:
    """Other files, and names that cannot be in an address, are left out."""
    for name in ("dragons.csv", "Café 2.tsv", "notes.txt", "a&b.csv", ".hidden"):
        (tmp_path / name).write_text("name\nDragon\n", "utf-8")
    (tmp_path / "folder.csv").mkdir()
    found = [file.name for file in tables_in(tmp_path)]
    assert "dragons.csv" in found
    assert "a&b.csv" not in found
    assert "folder.csv" not in found


def test_a_table_without_labels_is_refused(tmp_path: Path) -> None:
    """In whichever language that is."""
    file = tmp_path / "twice.csv"
    file.write_text("name,label\nDragon,D\nDwarf,D\n", "utf-8")
    with pytest.raises(DeckError):
        read_table(file, LANGUAGES)


def test_decks_of_the_program_come_before_tables() -> None:
    """An address of a game means the game."""
    cards = parse_deck(b"name\nDragon\n").cards
    decks = HostDecks({"skat": cards, "dragons": cards})
    skat, own = decks.deck("skat", "en"), decks.deck("dragons", "de")
    assert skat is not None
    assert len(skat.labels) == 32
    assert own is not None
    assert own.labels == labels(cards, "de")
    assert decks.deck("dragons", "de") is own
    assert decks.deck("other", "en") is None
