"""One word for one thing: messages, rules pages and docs of a language use no other for it."""

import re

import pytest

from accessible_games import failure
from accessible_games.resources import folder, words_of_game
from accessible_games.setup.words import SENTENCES
from accessible_games.speech.catalogue import LANGUAGES, Language
from tests.games.facts import RULES, games_having
from tests.speech.messages import (
    found,
    is_typed,
    messages,
)

TERMS: dict[Language, dict[str, str]] = {
    "de": {
        "Screenreader": r"Bildschirmleser|Vorleseprogramm|Bildschirmvorleser",
        "Braillezeile": r"Brailledisplay|Blindenschriftzeile",
        "Vorschlag": r"Hinweis|Tipp|Ratschlag|Empfehlung",
        "Durchgang": r"Spielrunde|Partien?",
        "Sammlung": r"(?:ein|einen|der|den) Satz(?! Domino)",
        "Verteidigung": r"Abwehr",
        "Steuerung": r"Strg",
        "starte noch einmal": r"starte wieder",
        "Auslage": r"Mittelreihen?",
        "klopfen": r"anklopf\w*|passt aus",
        "zur Seite": r"beiseite",
        "Ziehstapel": r"Nachziehstapel|Talon|Zugstapel",
        "auf die Ablage": r"Ablagestapel|Abwurfstapel|abgeworfen",
        "Dominostein": r"Dominoplättchen|Dominokarten?",
        "Mix": r"Mischung|Cocktail",
        "abräumen": r"ausräum\w*|leerräum\w*",
        "bewusstlos": r"ohnmächtig\w*|besinnungslos\w*",
        "über Bord": r"ins Wasser fallen|ins Meer fallen",
        "überfallen": r"ausraub\w*|berauben?",
        "Proviant": r"Vorrat|Vorräte|Verpflegung",
        "Verbandskasten": r"Verbandkasten|Erste-Hilfe-Kasten|Sanitätskasten",
        "Aktionschip": r"Aktionsmarken?|Aktionsplättchen",
        "Computerspieler": r"Computergegner\w*|KI",
    },
    "fr": {
        "conseil": r"astuces?|suggestions?|indices?",
        "lecteur d'écran": r"revue d'écran|lecteur vocal",
        "plage braille": r"afficheurs? braille|ligne braille",
        "après": r"derrière",
        "manche": r"rounds?",
        "collection": r"(?:une|la) série",
        "sans connaissance": r"inconscient\w*|évanoui\w*",
        "camp": r"(?:rejoindre le|aider un|combattre du) côté",
        "par-dessus bord": r"tomb\w* à la mer",
        "reçoit une blessure": r"pren\w+ une blessure",
        "presque vide": r"pile (?:est|devient) basse",
        "Contrôle": r"Ctrl",
        "étalage": r"présentoir|exposition",
        "pioche": r"talon",
        "piocher": r"tirer une carte|tire une carte",
        "retirer une boisson": r"enlèves? une boisson|enlever une boisson",
        "visible": r"cartes? ouvertes?|ouvrir (?:des|autant de) cartes",
        "mélange": r"cocktails?|mixture",
        "motif": r"schéma",
        "débarrasser": r"déblay\w*|vider la table",
        "jeton d'action": r"jetons? spécia\w+|marqueurs? d'action",
        "détrousser": r"dévalis\w*|agress\w*",
        "poupe": r"l'arrière du canot",
        "joueurs de l'ordinateur": r"robots?|joueurs virtuels",
    },
    "en": {
        "hint": r"tips?",
        "screen reader": r"screenreaders?",
        "braille display": r"braille line",
        "by lot": r"(?:a|the) lot (?:decides|chooses)|let the lot",
        "according to the sheet": r"by the sheet",
        "not forbid talking": r"forbids no talk",
        "as many": r"equally many",
        "after": r"one behind the other|and behind it",
        "connected": r"hang together",
        "computer player": r"AI players?|computer opponents?",
        "overboard": r"into the sea",
        "medical kit": r"first.aid kit|bandages?",
        "life preserver": r"life ?(?:buoy|belt|ring)",
    },
}
"""The word of each language for a thing, and those that are not said for it."""


def said(language: Language) -> dict[str, str]:
    """Return all messages except those with words to type."""
    spoken = (name for name in messages(language) if not is_typed(name))
    return {name: " ".join(found(language, name).texts) for name in spoken}


def pages(language: Language) -> dict[str, str]:
    """Return the rules, and for English all documentation of the program."""
    paths = [words_of_game(game, language) / "rules.md" for game in games_having(RULES)]
    if language == "en":
        paths += [*folder("docs").glob("*.md"), folder("docs").parent / "README.md"]
    return {str(path): path.read_text(encoding="utf-8") for path in paths}


def around(language: Language) -> dict[str, str]:
    """Return what set-up says, and a program that fails: sentences in no word file."""
    return {**SENTENCES[language], **failure.SENTENCES[language]}


def texts(language: Language) -> dict[str, str]:
    """Return everything that is said and can be read, by message or file."""
    return said(language) | pages(language) | around(language)


def others(language: Language, text: str) -> list[str]:
    """Return the words in a text for things that have another word."""
    unsaid = "|".join(TERMS[language].values())
    return re.findall(rf"\b(?:{unsaid})\b", text, re.IGNORECASE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_word_stands_for_one_thing(language: Language) -> None:
    """Messages and pages use the terms of the rules sheets, and no others."""
    wrong = {name: others(language, text) for name, text in texts(language).items()}
    assert {name: words for name, words in wrong.items() if words} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_is_said(language: Language) -> None:
    """A word that is never used would forbid others for nothing."""
    every = " ".join(texts(language).values()).lower()
    assert [term for term in TERMS[language] if term.lower() not in every] == []


@pytest.mark.parametrize(
    ("language", "text", "found_there"),
    [
        ("de", "Der Bildschirmleser liest einen Tipp.", ["Bildschirmleser", "Tipp"]),
        ("de", "Tippe das Wort vorschlag.", []),
        ("fr", "Une suggestion, derrière le mot.", ["suggestion", "derrière"]),
        ("fr", "Après le mot, un conseil.", []),
        ("en", "A lot decides.", ["A lot decides"]),
        ("en", "It is decided by lot.", []),
    ],
)
def test_another_word_is_found(language: Language, text: str, found_there: list[str]) -> None:
    """It is found as a word of its own, not as the beginning of one."""
    assert others(language, text) == found_there
