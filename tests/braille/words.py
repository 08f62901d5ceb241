"""The words and numbers of the boxes: names in three languages, and what the cards show."""

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

BOTTLES = ("cola", "lemon", "beer")
MIXES = (("lemon", "beer"), ("cola", "beer"), ("cola", "lemon"))
"""In the order of the bottles on whose backs they are."""
COLOURS = ("red", "yellow", "green", "blue", "white", "orange")

SIXPACK: Mapping[str, Mapping[str, str]] = {
    "de": {
        "cola": "Cola", "lemon": "Limo", "beer": "Bier",
        "lemon-beer": "Limobier", "cola-beer": "Colabier", "cola-lemon": "Colalimo",
        "back of Limobier": "Rückseite von Cola", "back of Colabier": "Rückseite von Limo",
        "back of Colalimo": "Rückseite von Bier", "pink": "rosa Rand", "domino": "Domino",
        "red": "rot", "yellow": "gelb", "green": "grün",
        "blue": "blau", "white": "weiß", "orange": "orange",
    },
    "en": {
        "cola": "cola", "lemon": "lemon", "beer": "beer",
        "lemon-beer": "lemon beer", "cola-beer": "cola beer", "cola-lemon": "cola lemon",
        "back of lemon beer": "back of cola", "back of cola beer": "back of lemon",
        "back of cola lemon": "back of beer", "pink": "pink border", "domino": "domino",
        "red": "red", "yellow": "yellow", "green": "green",
        "blue": "blue", "white": "white", "orange": "orange",
    },
    "fr": {
        "cola": "cola", "lemon": "limonade", "beer": "bière",
        "lemon-beer": "limonade bière", "cola-beer": "cola bière", "cola-lemon": "cola limonade",
        "back of limonade bière": "dos de cola", "back of cola bière": "dos de limonade",
        "back of cola limonade": "dos de bière", "pink": "bord rose", "domino": "domino",
        "red": "rouge", "yellow": "jaune", "green": "vert",
        "blue": "bleu", "white": "blanc", "orange": "orange",
    },
}  # fmt: skip

PEOPLE = {"lady": 4, "stephen": 5, "captain": 7, "mate": 8, "frenchy": 6, "kid": 3}
"""Everybody in the boat, bow to stern, with their size."""
PEOPLE_DECKS = ("character", "place", "love", "hate")

LIFEBOAT: Mapping[str, Mapping[str, str]] = {
    "de": {
        "lady": "Lady", "stephen": "Stephen", "captain": "Kapitän", "mate": "Maat",
        "frenchy": "Frenchy", "kid": "Kind",
        "character": "Ch Charakter", "place": "P Platzhalter", "love": "L Liebe", "hate": "H Hass",
        "water": "Wasser", "jewels": "Juwelen", "cash": "Geld", "painting": "Bild",
        "medical kit": "Koffer", "oar": "Ruder", "bucket": "Eimer", "blackjack": "Knüppel",
        "knife": "Messer", "gaff": "Enterhaken", "flare gun": "Signalpistole",
        "parasol": "Sonnenschirm", "compass": "Kompass", "life preserver": "Rettungsring",
        "navigation": "Navigation", "everybody": "a alle", "+": "v Vogel",
        "x": "xv Vogel durchgestrichen", "overboard": "über Bord", "thirsty": "durstig",
        "R": "r wer gerudert hat", "F": "k wer gekämpft hat",
    },
    "en": {
        "lady": "lady", "stephen": "Stephen", "captain": "captain", "mate": "mate",
        "frenchy": "Frenchy", "kid": "kid",
        "character": "C character", "place": "P place-holder", "love": "L love", "hate": "H hate",
        "water": "water", "jewels": "jewels", "cash": "cash", "painting": "painting",
        "medical kit": "medical kit", "oar": "oar", "bucket": "bucket", "blackjack": "blackjack",
        "knife": "knife", "gaff": "gaff", "flare gun": "flare gun",
        "parasol": "parasol", "compass": "compass", "life preserver": "life preserver",
        "navigation": "navigation", "everybody": "e everybody", "+": "b bird",
        "x": "xb bird crossed out", "overboard": "overboard", "thirsty": "thirsty",
        "R": "r who rowed", "F": "f who fought",
    },
    "fr": {
        "lady": "Lady", "stephen": "Stephen", "captain": "capitaine", "mate": "second",
        "frenchy": "Frenchy", "kid": "gamin",
        "character": "P personnage", "place": "S siège", "love": "A amour", "hate": "H haine",
        "water": "eau", "jewels": "bijoux", "cash": "argent", "painting": "tableau",
        "medical kit": "trousse", "oar": "rame", "bucket": "seau", "blackjack": "matraque",
        "knife": "couteau", "gaff": "gaffe", "flare gun": "pistolet",
        "parasol": "ombrelle", "compass": "boussole", "life preserver": "bouée",
        "navigation": "navigation", "everybody": "t tous", "+": "o oiseau",
        "x": "xo oiseau barré", "overboard": "à la mer", "thirsty": "assoiffés",
        "R": "r qui a ramé", "F": "c qui a combattu",
    },
}  # fmt: skip
"""A letter before a name is what stands for it on a label."""

PROVISIONS: tuple[tuple[str, int, int | None], ...] = (
    ("water", 16, None),
    ("cash", 6, 1),
    ("jewels", 3, None),
    ("painting", 2, 3),
    ("painting", 1, 2),
    ("medical kit", 3, None),
    ("oar", 2, 1),
    ("bucket", 2, None),
    ("blackjack", 1, 2),
    ("knife", 1, 3),
    ("gaff", 1, 4),
    ("flare gun", 1, 8),
    ("parasol", 1, None),
    ("compass", 1, None),
    ("life preserver", 1, None),
)
"""Name, copies, and the size of a weapon or the points of a treasure."""

NAVIGATION = (
    "C F - -",
    "- - + -",
    "* * - F",
    "M CF - RF",
    "F SCM + -",
    "S CMF - RF",
    "L LSCMF x R",
    "S LC - F",
    "M CM - R",
    "K LCMF - -",
    "S CK + R",
    "F CMK - R",
    "F LCM - F",
    "S SC - -",
    "* * + RF",
    "K LSCMF - R",
    "K CMFK - F",
    "K SCMFK + RF",
    "C S - RF",
    "C C - -",
    "F SCMF - RF",
    "C M + F",
    "M K + F",
    "M L - -",
)
"""Overboard, thirsty by name, bird seen or crossed out, thirsty who rowed and fought.

* is everybody, - is nobody, and the people are L S C M F K from bow to stern.
"""
