"""The rules of Arche Noah to read: complete, and the same facts in every language."""

import re
from collections import Counter

import pytest

from accessible_games.games.arche_noah.state import SPECIES
from accessible_games.speech.normalize import fold
from tests.speech.rule_pages import LANGUAGES, books, lonely_numbers, numbers, sentences, untold
from tests.speech.tables import ANIMALS

BOOKS = books("arche-noah")

# Every ruling that a player can notice: the section it is told in, and words it is told with.
RULINGS = {
    "A1": (2, {"de": "von eins bis vier", "en": "from one to four", "fr": "de un à quatre"}),
    "A2": (
        3,
        {
            "de": "fehlen in beiden durchgängen",
            "en": "stay out in both passes",
            "fr": "hors jeu pendant toute la partie",
        },
    ),
    "A3": (
        8,
        {
            "de": "einen aktionschip einsetzen",
            "en": "use one action chip",
            "fr": "utiliser un jeton d'action",
        },
    ),
    "A4": (
        7,
        {"de": "musst du eins der tiere nehmen", "en": "must take one", "fr": "tu dois prendre un"},
    ),
    "A5": (8, {"de": "mehr als einen chip", "en": "more than one chip", "fr": "plus d'un jeton"}),
    "A6": (8, {"de": "geht leer aus", "en": "goes away empty", "fr": "repart les mains vides"}),
    "A7": (
        8,
        {
            "de": "wer zuletzt nimmt",
            "en": "even the last to pick",
            "fr": "même la dernière personne",
        },
    ),
    "A8": (
        8,
        {
            "de": "wenigstens noch 2 tiere",
            "en": "only if at least 2 animals",
            "fr": "qu'il reste au moins 2 animaux",
        },
    ),
    "A9": (
        8,
        {
            "de": "bis zum ende des durchgangs zur seite",
            "en": "set aside until the end of the pass",
            "fr": "de côté jusqu'à la fin de la manche",
        },
    ),
    "A9, back": (
        8,
        {"de": "wieder im spiel", "en": "in the game again", "fr": "reviennent en jeu"},
    ),
    "A10": (
        7,
        {"de": "das frühere zuerst", "en": "made first comes first", "fr": "la première annoncée"},
    ),
    "A11": (
        9,
        {
            "de": "wer als zweite person nimmt",
            "en": "picks second keeps",
            "fr": "en deuxième garde",
        },
    ),
    "A12": (
        9,
        {
            "de": "nur das höhere gebot",
            "en": "only the higher bid",
            "fr": "seulement la mise la plus haute",
        },
    ),
    "A13": (
        11,
        {
            "de": "die niedrigste ist einzeln",
            "en": "the lowest is single",
            "fr": "la plus basse reste seule",
        },
    ),
    "A14": (11, {"de": "13 punkte", "en": "13 points", "fr": "13 points"}),
    "A15": (
        12,
        {"de": "nach beiden durchgängen", "en": "in both passes", "fr": "dans les deux manches"},
    ),
    "A16": (
        12,
        {
            "de": "zählen aktionschips nichts",
            "en": "action chips score nothing",
            "fr": "les jetons d'action ne rapportent rien",
        },
    ),
    "A17": (
        13,
        {"de": "neuen geheimen karte", "en": "new secret card", "fr": "nouvelle carte secrète"},
    ),
    "A18": (
        5,
        {
            "de": "vom ersten zum zweiten durchgang",
            "en": "from the first pass to the second",
            "fr": "d'une manche à l'autre",
        },
    ),
    "A19": (5, {"de": "älteste person", "en": "oldest player", "fr": "la plus âgée"}),
    "A20": (10, {"de": "deinen eigenen stapel", "en": "your own pile", "fr": "ta propre pile"}),
    "A20, option": (10, {"de": "offene stapel", "en": "open piles", "fr": "piles ouvertes"}),
    "A21": (
        10,
        {
            "de": "in früheren runden gesagt",
            "en": "told in earlier rounds",
            "fr": "aux tours passés",
        },
    ),
    "A20, secret card": (
        10,
        {
            "de": "bis du zum ersten mal bietest",
            "en": "until you make your first bid",
            "fr": "jusqu'à ta première mise",
        },
    ),
    "A21, levels": (
        14,
        {"de": "vergessen karten", "en": "forget cards", "fr": "oublient des cartes"},
    ),
    "A22": (3, {"de": "wie viele münzen", "en": "how many coins", "fr": "combien de pièces"}),
    "A23": (13, {"de": "unter null", "en": "below zero", "fr": "au-dessous de zéro"}),
    "A24": (13, {"de": "gewinnen sie gemeinsam", "en": "win together", "fr": "gagnent ensemble"}),
    "A26": (4, {"de": "reichen immer genau", "en": "just enough", "fr": "juste assez"}),
    "A28": (
        10,
        {
            "de": "merkt sich deinen stapel",
            "en": "a hint remembers your own pile",
            "fr": "retient ta propre pile",
        },
    ),
    "A27": (
        7,
        {
            "de": "entscheidet die startkarte",
            "en": "start card decides",
            "fr": "carte de départ qui décide",
        },
    ),
}

every_language = pytest.mark.parametrize("language", LANGUAGES)


def animals(language: str, text: str) -> list[str]:
    """Return the animals that a text names, as often as it does."""
    names = {fold(form): a for a in SPECIES for form in ANIMALS[language][a]["name"]}  # type: ignore[index]
    return sorted(names[name] for name in re.findall(rf"\b(?:{'|'.join(names)})\b", fold(text)))


def test_there_are_fourteen_sections() -> None:
    """The title is the name that is on the box."""
    assert BOOKS["en"].title == "Arche Noah"
    assert [section.number for section in BOOKS["en"].sections] == list(range(1, 15))


@every_language
def test_sentences_keep_their_facts_in_translation(language: str) -> None:
    """Sentence by sentence, animals and numbers are the same in every language."""
    for english, other in zip(sentences(BOOKS["en"]), sentences(BOOKS[language]), strict=True):
        assert animals("en", english) == animals(language, other), other
        assert numbers(english) == numbers(other), other


@every_language
def test_a_number_has_its_noun(language: str) -> None:
    """A digit stands before a word or after an animal, and one thing is said as a word."""
    names = [form for a in SPECIES for form in ANIMALS[language][a]["name"]]  # type: ignore[index]
    assert lonely_numbers(BOOKS[language], rf"(?:{'|'.join(names)}) \d") == []


@every_language
def test_every_noticeable_ruling_is_told(language: str) -> None:
    """A reader who wonders about a ruling finds it in its section."""
    rulings = {name: (section, words[language]) for name, (section, words) in RULINGS.items()}
    assert untold(BOOKS[language], rulings) == []


@every_language
def test_every_species_is_named_once_in_the_box(language: str) -> None:
    """They come in the order of the box, apart from the one example."""
    named = animals(language, " ".join(BOOKS[language].find("2").sentences))
    assert Counter(named) == Counter([*SPECIES, "toucan"])
