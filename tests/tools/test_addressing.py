"""QR codes hold the addresses of cards if a server is named, and else their texts."""

from pathlib import Path

import pytest
import zxingcpp

from accessible_games.braille.decks import read_deck
from accessible_games.braille.labels import labels
from accessible_games.frontends.terminal.arguments import Arguments
from accessible_games.real_table.looking.addresses import path_of
from accessible_games.real_table.looking.decks import known_deck
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.tools.addressing import addressed
from accessible_games.tools.labelling import all_labels, wanted_cards
from tests.sessions import program
from tests.tactile.rendering import pictures

SERVER = "https://games.example"


def codes(*words: str, folder: Path) -> set[str]:
    """What a phone reads from the pages of an overlay."""
    options = ("--format", "pdf", "--medium", "sheet", "--qr", "--out", str(folder))
    made = program("overlay", *words, *options)
    assert made.status == 0, made.err
    lights = [light for file in folder.glob("*.pdf") for light in pictures(file)]
    return {found.text for light in lights for found in zxingcpp.read_barcodes(light)}


@pytest.mark.slow
def test_each_code_is_the_address_of_its_card(tmp_path: Path) -> None:
    """Whether it has a text or not, and whatever is chosen of the deck."""
    wanted = {
        SERVER + path_of("skat", "de", label)
        for label in known_deck("skat", "de").labels
        if label.card.kind == "Ass"
    }
    only = [word for suit in ("Kreuz", "Pik", "Herz", "Karo") for word in ("--only", f"{suit} Ass")]
    german = ("--language", "de", "--address", f"{SERVER}/")
    assert len(wanted) == 4
    assert codes("skat", *only, *german, folder=tmp_path) == wanted


@pytest.mark.slow
def test_the_codes_of_a_table_name_its_file(tmp_path: Path) -> None:
    """Without an address they hold the texts, as ever."""
    file = tmp_path / "my dragons.csv"
    file.write_text("name,text\nDragon,burns\nDwarf,digs\n", "utf-8")
    made = labels(read_deck(file).cards, "en")
    wanted = {SERVER + path_of("my dragons", "en", label) for label in made}
    assert all("/card/en/my%20dragons/" in each for each in wanted)
    deck_option = ("--deck", str(file))
    assert codes(*deck_option, "--address", SERVER, folder=tmp_path / "a") == wanted
    assert codes(*deck_option, folder=tmp_path / "b") == {"burns", "digs"}


@pytest.mark.parametrize("options", [("upper", "digits"), ("lowered", "x")])
def test_an_address_does_not_depend_on_how_labels_are_written(options: tuple[str, str]) -> None:
    """A server finds the card by the usual label."""
    digits, ten = options
    asked = Arguments(
        "overlay", ["poker-52"], digits=digits, ten=ten, order="suit", qr=True, address=SERVER
    )
    catalogue = catalogue_of("en")
    made = all_labels(wanted_cards(asked, catalogue), catalogue).labels
    usual = known_deck("poker-52", "en").labels
    with_codes = addressed(made, asked, "en")
    assert [each.lines for each in made] != [each.lines for each in usual]
    assert [each.lines for each in with_codes] == [each.lines for each in made]
    assert [each.code for each in with_codes] == [
        SERVER + path_of("poker-52", "en", label) for label in usual
    ]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (
            ("skat", "--qr", "--address", "games.example"),
            "No server has the address games.example.",
        ),
        (("skat", "--address", SERVER), "An address goes into QR codes. Add --qr."),
    ],
)
def test_what_is_no_address_is_refused(words: tuple[str, ...], told: str, tmp_path: Path) -> None:
    """In a sentence, and nothing is written."""
    done = program("overlay", *words, "--format", "pdf", "--out", str(tmp_path / "out"))
    assert done.status == 2
    assert told in done.err.replace("\n", " ")
    assert not (tmp_path / "out").exists()


def test_a_file_needs_a_name_that_can_be_in_an_address(tmp_path: Path) -> None:
    """Others are refused."""
    file = tmp_path / "a&b.csv"
    file.write_text("name,text\nDragon,burns\n", "utf-8")
    options = ("--format", "pdf", "--out", str(tmp_path / "out"), "--qr", "--address", SERVER)
    done = program("overlay", "--deck", str(file), *options)
    assert done.status == 2
    assert "a&b" in done.err
