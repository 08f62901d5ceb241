"""Braille labels after the names of cards, for use with physical cards, if asked for."""

from dataclasses import replace
from pathlib import Path

import pytest

from accessible_games.braille.decks import box
from accessible_games.braille.labels import labels, labels_by_piece
from accessible_games.games import GAMES
from accessible_games.match.label_cells import piece_labels
from accessible_games.speech.catalogue import LANGUAGES, Language
from tests.games.facts import facts_of
from tests.games.lifeboat import sessions as lifeboat
from tests.games.sixpack import sessions as sixpack
from tests.sessions import new_game

every_language = pytest.mark.parametrize("language", LANGUAGES)
CELLS = range(0x2800, 0x2900)


def has_cells(text: str) -> bool:
    """Whether a text contains braille cells."""
    return any(ord(letter) in CELLS for letter in text)


def test_cards_of_the_hand_and_the_table_are_told_with_their_labels(tmp_path: Path) -> None:
    """As they are printed on the cards: the letter and the lowered digit."""
    told = new_game(tmp_path).play("braille on", "hand", "table", "find bear", "card pig")
    assert told[1] == ["Labels after the names of cards are on now."]
    assert told[2] == ["Your hand: 2 giraffes ⠛⠔, 2 moles ⠍⠶, 3 sheep ⠎⠖, rabbit ⠗⠢, 2 mice ⠍⠒."]
    assert all(has_cells(" ".join(answer)) for answer in told[3:6])


def test_no_cell_is_told_unless_asked_for(tmp_path: Path) -> None:
    """Speech would spell the dots; events and all other answers never have labels."""
    lines = ("hand", "table", "braille on", "scores", "last 9", "moves", "braille off", "hand")
    told = new_game(tmp_path).play(*lines)
    assert not any(has_cells(line) for answer in told for line in answer)


def test_labels_can_be_asked_for_once_for_all_games(tmp_path: Path) -> None:
    """There is a setting."""
    told = new_game(tmp_path, braille="on").play("hand")
    assert has_cells(" ".join(told[1]))


def test_boats_are_told_with_labels_of_cards_alone(tmp_path: Path) -> None:
    """B15: a person who is demanded is a card, but those in the boat or on a course are not."""
    held = {0: "water painting-2"}, {3: "oar"}
    evening = lifeboat.boat(tmp_path, *held, people=("Anna",))
    typed = ("braille on", "hand", "table", "card lady", "card course 4", "find oar", "find mate")
    told = dict(zip(typed, lifeboat.said(evening, *typed), strict=True))
    assert "a water ⠺" in told["hand"]
    assert "painting 2 ⠏⠊⠆" in told["hand"]
    assert not has_cells(told["table"])
    assert told["card lady"].startswith("The Lady ⠉ ⠇⠲: size 4")
    assert told["card course 4"].startswith("Course 4 ⠤ ⠍ ⠉⠋ ⠗⠋")
    assert "Overboard: Mate." in told["card course 4"]
    assert "Thirsty: Captain, Frenchy," in told["card course 4"]
    assert "oar ⠕⠂" in told["find oar"]
    assert told["find mate"].startswith("The Mate is awake")
    assert "oar ⠕⠂" in told["find mate"]


def test_drinks_are_told_with_their_labels(tmp_path: Path) -> None:
    """B13: on the table, and both ends of a domino."""
    typed = ("braille on", "hand", "table", "find beer", "card lemon beer")
    _, hand, table, find, card = sixpack.said(sixpack.alone(tmp_path), *typed)
    assert has_cells(hand)
    assert "cola ⠉, lemon beer ⠇⠃" in table
    assert find.startswith("Beer ⠃, once: n14.")
    assert card.startswith("Lemon beer ⠇⠃")


@every_language
def test_drinks_without_alcohol_have_the_labels_of_the_cards(
    tmp_path: Path, language: Language
) -> None:
    """B13: the box has no others."""
    cherry = {"en": "card cherry", "de": "info kirsche", "fr": "carte cerise"}[language]
    options = {"drinks": "alcohol-free"}
    evening = sixpack.fresh(tmp_path, options=options, language=language, braille="on")
    (told,) = sixpack.said(evening, "", cherry)[1:]
    name = {"en": "Cherry", "de": "Kirsche", "fr": "Une cerise"}[language]
    assert told.startswith(f"{name} ⠉ ")


@every_language
@pytest.mark.parametrize("game", GAMES)
def test_every_card_has_the_label_that_is_printed_for_it(game: str, language: Language) -> None:
    """Every piece except those that come in values or suits; no two pieces have the same one."""
    pieces = GAMES[game].pieces
    kinds = {part for piece in pieces if "-" in piece for part in piece.split("-")}
    found = piece_labels(language, game, pieces)
    frozen = {" ".join(label.cells) for label in labels(box(game, language), language)}
    assert {*found} == {*pieces} - kinds - facts_of(game).no_cards
    assert {*found.values()} <= frozen
    assert len({*found.values()}) == len(found)


@every_language
@pytest.mark.parametrize("game", GAMES)
def test_a_renamed_card_keeps_its_label(game: str, language: Language) -> None:
    """Labels are found by what the rules call a piece, and each piece has one row of the table."""
    cards = box(game, language)
    renamed = [replace(card, name=f"new {card.name}") for card in cards]
    before, now = (labels_by_piece(deck, language) for deck in (cards, renamed))
    assert {piece: label.cells for piece, label in now.items()} == {
        piece: label.cells for piece, label in before.items()
    }
    assert len(before) == len([card for card in cards if card.piece_id])


PRINTED = {
    ("arche-noah", "de"): {"frog-4": "⠋⠗⠲"},
    ("life-is-life", "fr"): {"goat": "⠉⠮⠶"},
    ("sixpack", "en"): {"lemonade": "⠇", "shandy": "⠇⠃"},
    ("lifeboat", "de"): {
        "lady": "⠹ ⠇⠲", "painting-3": "⠃⠒", "painting-2": "⠃⠆", "medical-kit": "⠧",
        "flare-gun": "⠎⠊⠦", "course-4": "⠤ ⠍ ⠅⠁⠋ ⠗⠅",
    },
    ("lifeboat", "en"): {"lady": "⠉ ⠇⠲", "cash": "⠉⠁⠂", "chum": "⠉⠓", "course-2": "⠃ ⠤ ⠤ ⠤"},
    ("lifeboat", "fr"): {"mate": "⠏ ⠎⠑⠦", "chum": "⠁⠏", "course-15": "⠕ ⠞ ⠞ ⠗⠉"},
}  # fmt: skip


@pytest.mark.parametrize(("game", "language"), PRINTED)
def test_some_labels(game: str, language: Language) -> None:
    """A value is that of the card; a person is the card of the character, not the place-holder."""
    found = piece_labels(language, game, GAMES[game].pieces)
    told = PRINTED[game, language]
    assert {piece: found[piece] for piece in told} == told
