"""Twenty decks as people have them: accents, long names, numbers, colours, kinds, one of each."""

from collections.abc import Mapping
from itertools import product

ANIMALS = "Łoś Żubr Świstak Źrebię Ćma Wąż Jeż Kuna Niedźwiedź Sójka"
NORDIC = "Ærø Ørn Ål Ægir Þórr Ðís Håkon Jökull Sæunn Øystein"
TURKISH = "Iğdır İzmir Ağrı Şırnak Muğla Uşak Çorum Düzce"
CZECH = "Řeka Říp Hřib Žába Čáp Ďábel Ťuhýk Ňouma Šnek Úhoř"
HUNGARIAN = "Őz Űr Fürj Tűz Kő Hős Méh Búza Nyúl Ökör"
FRENCH = "cœur chèvre chien chat cochon île œuf âne ânesse naïade"
GERMAN = "Schaf Schwein Stier Storch Chamäleon Chinchilla Maß Öl Übermut Ärger"
LONG = "Donaudampfschifffahrtsgesellschaft Donaudampfer Donau Dampfer Gesellschaft Gesellschafter"
FISH = "cat catfish cattle cart car carp caravan cab cabbage cable"
MONSTERS = "goblin goblin-king goblin-queen gob golem gnome giant ghost ghoul griffin"


def names(words: str, column: str = "name") -> str:
    """A deck of names, each card once."""
    return "\n".join([column, *words.split()])


def suited(suits: str, kinds: str, heads: str = "suit,kind") -> str:
    """A deck of colours and kinds."""
    rows = (f"{suit},{kind}" for suit, kind in product(suits.split(), kinds.split()))
    return "\n".join([heads, *rows])


def numbers(last: int) -> str:
    """Cards that have nothing but a number."""
    return "\n".join(["name,value", *(f"card,{number}" for number in range(1, last + 1))])


DECKS: Mapping[str, tuple[str, str]] = {
    "polish animals": ("en", names(ANIMALS)),
    "nordic names": ("de", names(NORDIC)),
    "turkish towns": ("fr", names(TURKISH)),
    "czech": ("de", names(CZECH, "Karte")),
    "hungarian": ("en", names(HUNGARIAN)),
    "french": ("fr", names(FRENCH, "nom")),
    "german": ("de", names(GERMAN, "Name")),
    "long names": ("de", names(LONG)),
    "names that begin alike": ("en", names(FISH)),
    "hyphens": ("en", names(MONSTERS)),
    "one to a hundred": ("en", numbers(100)),
    "numbers below zero": (
        "de",
        "name,wert,anzahl\n" + "\n".join(f"SKYJO,{number},2" for number in range(-2, 13)),
    ),
    "colours and actions": ("de", suited("Rot Gelb Grün Blau", "0 5 9 +2 Aussetzen", "farbe,art")),
    "couleurs": ("fr", suited("rouge jaune vert bleu", "7 passe +2", "couleur,figure")),
    "poker": ("en", suited("clubs spades hearts diamonds", "ace king 10 2")),
    "duplicates": ("en", "name,copies\nwood,7\nwool,5\nwheat,5\nore,3\nbrick,4"),
    "several decks": ("en", "deck,name,value\nL,Kid,3\nH,Kid,3\nL,Mate,8\n,Knife,3"),
    "labels of one's own": ("de", "name;label\nJoker;J'/-\nWild;w+4\nEule;\nEsel;"),
    "all kinds of pieces": (
        "en",
        "name,piece,size\nbear,,\ncoin,chip,\nbig coin,chip,38\nhill,tile,\nsix,die,\nroad,marker,",
    ),
    "one dot and twins": ("en", names("ant dog hat jug fox")),
}
"""The language in which each deck is labelled, and its table."""
