"""What is felt on a card, or its name, finds the card and all that is known of it."""

from pathlib import Path

import pytest

from accessible_games.braille.decks import boxes
from accessible_games.real_table.looking.decks import known_deck, named_deck
from accessible_games.real_table.looking.finding import find
from accessible_games.real_table.looking.host_decks import HostDecks, read_table
from accessible_games.real_table.looking.telling import looked_up
from accessible_games.speech.catalogue import LANGUAGES, VERBOSITIES, Language, Verbosity
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.narrator import WIDTHS, Narrator
from accessible_games.speech.normalize import fold
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.tools.presets import PRESETS

DECKS = (*boxes(), *PRESETS)
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_deck = pytest.mark.parametrize("deck", DECKS)


def told(deck: str, typed: str, language: Language = "en", verbosity: Verbosity = "normal") -> str:
    """What is told, in one line."""
    narrator = Narrator(catalogue_of(language), [], [], verbosity)
    return " ".join(looked_up([known_deck(deck, language)], typed, narrator))


@every_language
@every_deck
def test_every_label_finds_its_card(deck: str, language: Language) -> None:
    """In letters of any case, in cells, and with blanks instead of strokes."""
    labels = known_deck(deck, language).labels
    for label in labels:
        for lines in (label.lines, label.cells):
            whole = "/".join(lines)
            for typed in (whole, whole.lower(), whole.upper(), " ".join(lines)):
                found = find(labels, typed)
                assert label in found.labels, typed
                assert found.by_label
        same = [each for each in labels if each.lines[-1] == label.lines[-1] and each != label]
        others = [each for each in find(labels, "/".join(label.lines)).labels if each != label]
        assert len(label.lines) == 1 or not others
        assert {*others} <= {*same}


@every_language
@every_deck
def test_every_name_finds_its_card(deck: str, language: Language) -> None:
    """Unless the name is a label."""
    labels = known_deck(deck, language).labels
    for label in labels:
        found = find(labels, label.card.called)
        assert label in found.labels or found.by_label, label.card.called


@every_language
@every_deck
@pytest.mark.parametrize("verbosity", VERBOSITIES)
def test_a_card_is_told_whole_in_lines_that_fit(
    deck: str, language: Language, verbosity: Verbosity
) -> None:
    """Its name, how many there are, and every word of its text."""
    narrator = Narrator(catalogue_of(language), [], [], verbosity)
    known = known_deck(deck, language)
    for label in known.labels:
        lines = looked_up([known], "/".join(label.lines), narrator)
        assert max(map(len, lines)) <= WIDTHS[verbosity]
        said = fold(" ".join(lines)).split()
        assert {*fold(f"{label.card.called} {label.card.text}").split()} <= {*said}
        if label.card.copies > 1:
            assert str(label.card.copies) in said


def test_a_course_is_told_in_sentences() -> None:
    """Each part of its text is one."""
    assert told("lifeboat", "b/F/SCM/-") == (
        "Course 5, once in the deck. Bird. Overboard: Frenchy. Thirsty: Stephen, Captain, Mate."
    )
    assert told("lifeboat", "scm") == told("lifeboat", "b/F/SCM/-")


def test_several_cards_with_a_label_are_told_with_their_whole_labels() -> None:
    """A last line that is on several cards names them all."""
    said = told("lifeboat", "K3")
    assert said.startswith("5 cards. C/K3: Kid 3, once in the deck. Character. P/K3:")
    assert said.endswith("K3: Knife 3, once in the deck.")


def test_a_name_is_told_with_the_label() -> None:
    """Which need not be felt then."""
    assert told("life-is-life", "giraffe") == "Giraffe 9, 9 times in the deck. Label G9."
    assert told("skat", "herz ass", "de") == "Herz Ass, einmal im Spiel. Kürzel HA."


@pytest.mark.parametrize(
    ("typed", "message"),
    [("zzz", "look-nothing"), ("M9", "look-nothing-like"), ("/", "look-nothing"), ("", "")],
)
def test_an_unknown_label_is_refused_with_what_is_like_it(typed: str, message: str) -> None:
    """In one sentence, which every language has."""
    with pytest.raises(NotUnderstoodError) as raised:
        told("lifeboat", typed)
    assert raised.value.message == message or not typed
    for language in LANGUAGES:
        assert catalogue_of(language).say(raised.value.message, **raised.value.arguments)


def test_too_many_cards_are_counted() -> None:
    """Nobody wants to hear fifty."""
    assert told("sixpack", "domino").startswith("54 cards have this.")


def test_in_all_games_each_with_such_a_card_is_named() -> None:
    """The game comes first."""
    decks = [known_deck(name, "en") for name in boxes()]
    lines = looked_up(decks, "M8", Narrator(catalogue_of("en"), [], []))
    assert lines[0] == "Lifeboat:"
    assert "C/M8" in " ".join(lines)


def test_a_table_of_ones_own_is_told_with_its_texts(tmp_path: Path) -> None:
    """With text, copies and value, whatever its columns are called."""
    file = tmp_path / "dragons.csv"
    file.write_text("Karte,Anzahl,Wert,Text\nDrache,2,12,Fliegt; brennt\nZwerg,1,,klein\n", "utf-8")
    deck = HostDecks({"dragons": read_table(file, ["de"])}).deck("dragons", "de")
    assert deck is not None
    narrator = Narrator(catalogue_of("de"), [], [])
    assert (deck.name, deck.title) == ("dragons", "dragons")
    assert looked_up([deck], "D12", narrator) == ["Drache 12, 2 Mal im Spiel. Fliegt. Brennt."]
    assert looked_up([deck], "zwerg", narrator)[0] == "Zwerg, einmal im Spiel. Klein."


@pytest.mark.parametrize(
    ("words", "deck", "rest"),
    [
        (["lifeboat", "K3"], "lifeboat", ["K3"]),
        (["life", "is", "life", "g9"], "life-is-life", ["g9"]),
        (["skat"], "skat", []),
        (["poker-52", "as"], "poker-52", ["as"]),
        (["lifeb", "K3"], "lifeboat", ["K3"]),
        (["K3"], "", ["K3"]),
        (["L"], "", ["L"]),
        (["life", "K3"], "life-is-life", ["K3"]),
        (["dice"], "dice", []),
        (["mouse"], "", ["mouse"]),
    ],
)
def test_the_first_words_may_name_a_deck(words: list[str], deck: str, rest: list[str]) -> None:
    """Whole, or by a beginning that is no label."""
    found, left = named_deck(words, "en")
    assert (found, [*left]) == (deck, rest)
