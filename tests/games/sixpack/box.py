"""What is in the box of SixPack, from which its labels are computed anew."""

from collections.abc import Iterator, Mapping

from accessible_games.braille.decks import Card
from accessible_games.braille.labels import Label
from accessible_games.core.event import Piece
from accessible_games.games.sixpack.drinks import BACKS, BOTTLES, FRONTS, PINK, RECIPES, STACK
from accessible_games.games.sixpack.speech.saying import domino_name
from accessible_games.speech.catalogue import Catalogue, Language
from accessible_games.speech.catalogues import catalogue_of
from tests.braille.boxes import composed, computed

COLOURS = ("red", "yellow", "green", "blue", "white", "orange")
WORDS: Mapping[str, Mapping[str, str]] = {
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


DOMINO = "25x50"
"""Nobody has measured one; it is the size of common dominoes."""
BACK_SIDES = tuple(BACKS[bottle] for bottle in BOTTLES)
"""The mixes, in the order of the bottles on whose backs they are."""


def box(language: Language) -> Iterator[Label]:
    """Three bottles, and on the back the mix without them; 16 each, 5 with a pink border. Dominoes.

    A mix has the letters of the two bottles that are in it. A domino has a line for its bottle,
    one for its mix and one for its colour. A pink border is dot 6.
    """
    catalogue, word = catalogue_of(language, "sixpack"), WORDS[language]
    made = drinks_of(catalogue)
    for drink, label in made.items():
        name, front = label.card.name, FRONTS[drink]
        back = "" if front == drink else f"{word['back of']} {made[front].card.name}"
        yield composed(language, label.lines, Card(name, STACK - PINK, text=back, piece_id=drink))
        pink = f"{back}, {word['pink']}" if back else word["pink"]
        yield composed(language, (f"{label.lines[0]}'",), Card(name, PINK, text=pink))
    for colour in computed(language, *(Card(word[colour]) for colour in COLOURS)):
        for bottle in BOTTLES:
            for mix in BACK_SIDES:
                name = f"{word['domino']} {domino_name(catalogue, f'{bottle}-{mix}')}"
                lines = (*made[bottle].lines, *made[mix].lines, *colour.lines)
                yield composed(
                    language, lines, Card(name, text=colour.card.name, piece="tile", size=DOMINO)
                )


def drinks_of(catalogue: Catalogue) -> dict[Piece, Label]:
    """The label of each drink without its border."""
    language = catalogue.language
    bottles = computed(language, *(Card(catalogue.piece(bottle)) for bottle in BOTTLES))
    made = dict(zip(BOTTLES, bottles, strict=True))
    for mix in BACK_SIDES:
        letters = "".join(made[bottle].lines[0] for bottle in RECIPES[mix])
        made[mix] = composed(language, (letters,), Card(catalogue.piece(mix)))
    return made
