"""What is in the box of Lifeboat, from which its labels are computed anew."""

from collections.abc import Iterator, Mapping

from accessible_games.braille.decks import Card
from accessible_games.braille.labels import Label
from accessible_games.core.event import Piece, Pieces, kind_and_value
from accessible_games.games.lifeboat.cards import (
    CASH,
    CHARACTERS,
    COURSES,
    PAINTINGS,
    PROVISIONS,
    SIZES,
    WEAPONS,
)
from accessible_games.speech.catalogue import Catalogue, Language
from accessible_games.speech.catalogues import catalogue_of
from tests.braille.boxes import composed, computed

Words = Mapping[str, str]
Marked = tuple[str, str]
"""What stands for something on a label, and its name."""

PEOPLE_DECKS = ("character", "place", "love", "hate")
WORDS: Mapping[str, Mapping[str, str]] = {
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


WORTH = {**WEAPONS, **PAINTINGS, "cash": CASH}
"""The number on a provision: the size of a weapon, or the points of a treasure."""
BIRDS = {1: "bird", -1: "no bird"}


def box(language: Language) -> Iterator[Label]:
    """Six people in four decks, 42 provisions, 24 cards of navigation."""
    catalogue, word = catalogue_of(language, "lifeboat"), WORDS[language]
    for deck in PEOPLE_DECKS:
        mark, text = word[deck].split(" ", 1)
        people = [
            Card(
                catalogue.piece(person),
                value=size,
                text=text,
                deck=mark,
                piece_id=person if deck == PEOPLE_DECKS[0] else "",
            )
            for person, size in SIZES.items()
        ]
        yield from computed(language, *people)
    provisions = [
        Card(catalogue.piece(kind_and_value(card)[0]), copies, WORTH.get(card), piece_id=card)
        for card, copies in PROVISIONS.items()
    ]
    yield from computed(language, *provisions)
    yield from navigation(catalogue)


def navigation(catalogue: Catalogue) -> Iterator[Label]:
    """A line each for the bird, who goes overboard, who is thirsty by name, and by deeds."""
    language, word = catalogue.language, WORDS[catalogue.language]
    people = computed(language, *(Card(catalogue.piece(person)) for person in CHARACTERS))
    named = {
        person: (label.lines[0], label.card.name)
        for person, label in zip(CHARACTERS, people, strict=True)
    }
    for piece, course in COURSES.items():
        deeds = ["row"] * course.row + ["fight"] * course.fight
        rows = (
            ("", [marked(word[BIRDS[course.bird]])] if course.bird else []),
            (word["overboard"], crew(course.overboard, named, word)),
            (word["thirsty"], crew(course.thirsty, named, word)),
            ("", [marked(word[deed]) for deed in deeds]),
        )
        lines = tuple("".join(letters for letters, _ in row) or "-" for _, row in rows)
        told = [text for head, row in rows for text in listed(head, [name for _, name in row])]
        card = Card(catalogue.piece(piece), text="; ".join(told), piece_id=piece)
        yield composed(language, lines, card)


def marked(word: str) -> Marked:
    """The first of a few words is what stands for the others on a label."""
    letters, name = word.split(" ", 1)
    return letters, name


def crew(people: Pieces, named: Mapping[Piece, Marked], word: Words) -> list[Marked]:
    """The people of a line; all of them are everybody."""
    if len(people) == len(named):
        return [marked(word["everybody"])]
    return [named[person] for person in people]


def listed(head: str, names: list[str]) -> list[str]:
    """A list with its heading, if there is anything in it; each for itself without one."""
    return [f"{head}: {', '.join(names)}"] if head and names else names
