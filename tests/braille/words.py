"""What the boxes have and the programs of the games do not name, in three languages."""

from collections.abc import Mapping

LIFE_IS_LIFE = {
    "de": ("Leben", "Infokarte"),
    "en": ("life", "info card"),
    "fr": ("vie", "info"),
}
ARCHE_NOAH = {
    "de": ("Startkarte", "Münze", "Aktionschip"),
    "en": ("start card", "coin", "action chip"),
    "fr": ("carte de départ", "pièce", "jeton d'action"),
}

COLOURS = ("red", "yellow", "green", "blue", "white", "orange")
SIXPACK: Mapping[str, Mapping[str, str]] = {
    "de": {
        "back of": "Rückseite von", "pink": "rosa Rand", "domino": "Domino",
        "red": "rot", "yellow": "gelb", "green": "grün",
        "blue": "blau", "white": "weiß", "orange": "orange",
    },
    "en": {
        "back of": "back of", "pink": "pink border", "domino": "domino",
        "red": "red", "yellow": "yellow", "green": "green",
        "blue": "blue", "white": "white", "orange": "orange",
    },
    "fr": {
        "back of": "dos de", "pink": "bord rose", "domino": "domino",
        "red": "rouge", "yellow": "jaune", "green": "vert",
        "blue": "bleu", "white": "blanc", "orange": "orange",
    },
}  # fmt: skip

PEOPLE_DECKS = ("character", "place", "love", "hate")
LIFEBOAT: Mapping[str, Mapping[str, str]] = {
    "de": {
        "character": "Ch Charakter", "place": "P Platzhalter", "love": "L Liebe", "hate": "H Hass",
        "everybody": "a alle", "bird": "v Vogel", "no bird": "xv Vogel durchgestrichen",
        "overboard": "über Bord", "thirsty": "durstig",
        "row": "r wer gerudert hat", "fight": "k wer gekämpft hat",
    },
    "en": {
        "character": "C character", "place": "P place-holder", "love": "L love", "hate": "H hate",
        "everybody": "e everybody", "bird": "b bird", "no bird": "xb bird crossed out",
        "overboard": "overboard", "thirsty": "thirsty",
        "row": "r who rowed", "fight": "f who fought",
    },
    "fr": {
        "character": "P personnage", "place": "S siège", "love": "A amour", "hate": "H haine",
        "everybody": "t tous", "bird": "o oiseau", "no bird": "xo oiseau barré",
        "overboard": "à la mer", "thirsty": "assoiffés",
        "row": "r qui a ramé", "fight": "c qui a combattu",
    },
}  # fmt: skip
"""Letters before a name are what stands for it on a label."""
