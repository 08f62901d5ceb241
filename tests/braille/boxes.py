"""What is in the boxes of the four games, from which their labels are computed anew.

    python -m tests.braille.boxes

writes the labels into `accessible_games/braille/data`. Do so only on purpose: a deck that somebody
has printed keeps its labels as long as those files do.
"""

import csv
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path

import accessible_games
from accessible_games.braille.decks import Card
from accessible_games.braille.labels import Label, kept, labels
from accessible_games.core.event import Piece, Pieces, kind_and_value
from accessible_games.games.arche_noah.state import SPECIES
from accessible_games.games.life_is_life.state import VALUES
from accessible_games.games.lifeboat.cards import (
    CASH,
    CHARACTERS,
    COURSES,
    PAINTINGS,
    PROVISIONS,
    SIZES,
    WEAPONS,
)
from accessible_games.games.sixpack.drinks import BACKS, BOTTLES, FRONTS, PINK, RECIPES, STACK
from accessible_games.speech.catalogue import LANGUAGES, Catalogue, Language
from accessible_games.speech.catalogues import catalogue_of
from tests.braille import words

DATA = Path(accessible_games.__file__).parent / "braille" / "data"
Words = Mapping[str, str]
Marked = tuple[str, str]
"""What stands for something on a label, and its name."""


def computed(language: Language, *cards: Card) -> list[Label]:
    """The labels of one deck by the rule alone."""
    return list(labels(cards, language))


def composed(language: Language, lines: tuple[str, ...], card: Card) -> Label:
    """A label whose lines are put together from those of others."""
    return labels([replace(card, label="/".join(lines))], language)[0]


# Life is Life -----------------------------------------------------------------------------------


def life_is_life(language: Language) -> Iterator[Label]:
    """60 animals with their values, 25 lives, 5 cards of information."""
    catalogue = catalogue_of(language, "life-is-life")
    animals = [Card(catalogue.piece(animal), value, value) for animal, value in VALUES.items()]
    life, info = words.LIFE_IS_LIFE[language]
    yield from computed(language, *animals, Card(life, 25), Card(info, 5))


# Arche Noah ---------------------------------------------------------------------------------------


def arche_noah(language: Language) -> Iterator[Label]:
    """Ten animals in four values, the card of the start player with a frog, and two kinds of chips.

    Chips are no cards, so their labels may begin like those of animals.
    """
    catalogue = catalogue_of(language, "arche-noah")
    names = {animal: catalogue.piece(animal) for animal in SPECIES}
    animals = computed(
        language, *(Card(name, 1, value) for name in names.values() for value in range(1, 5))
    )
    yield from animals
    frog = next(label for label in animals if label.card.name == names["frog"])
    start, coin, chip = words.ARCHE_NOAH[language]
    yield composed(language, (f"{frog.lines[0][:-1]}0",), Card(start))
    yield from computed(language, Card(coin, 50, piece="chip"), Card(chip, 12, piece="chip"))


# SixPack ------------------------------------------------------------------------------------------


DOMINO = "25x50"
"""Nobody has measured one; it is the size of common dominoes."""
BACK_SIDES = tuple(BACKS[bottle] for bottle in BOTTLES)
"""The mixes, in the order of the bottles on whose backs they are."""


def sixpack(language: Language) -> Iterator[Label]:
    """Three bottles, and on the back the mix without them; 16 each, 5 with a pink border. Dominoes.

    A mix has the letters of the two bottles that are in it. A domino has a line for its bottle,
    one for its mix and one for its colour. A pink border is dot 6.
    """
    catalogue, word = catalogue_of(language, "sixpack"), words.SIXPACK[language]
    made = drinks_of(catalogue)
    for drink, label in made.items():
        name, front = label.card.name, FRONTS[drink]
        back = "" if front == drink else f"{word['back of']} {made[front].card.name}"
        yield composed(language, label.lines, Card(name, STACK - PINK, text=back))
        pink = f"{back}, {word['pink']}" if back else word["pink"]
        yield composed(language, (f"{label.lines[0]}'",), Card(name, PINK, text=pink))
    for colour in computed(language, *(Card(word[colour]) for colour in words.COLOURS)):
        for bottle in BOTTLES:
            for mix in BACK_SIDES:
                name = f"{word['domino']} {catalogue.domino(f'{bottle}-{mix}')}"
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


# Lifeboat -----------------------------------------------------------------------------------------

WORTH = {**WEAPONS, **PAINTINGS, "cash": CASH}
"""The number on a provision: the size of a weapon, or the points of a treasure."""
BIRDS = {1: "bird", -1: "no bird"}


def lifeboat(language: Language) -> Iterator[Label]:
    """Six people in four decks, 42 provisions, 24 cards of navigation."""
    catalogue, word = catalogue_of(language, "lifeboat"), words.LIFEBOAT[language]
    for deck in words.PEOPLE_DECKS:
        mark, text = word[deck].split(" ", 1)
        people = [
            Card(catalogue.piece(person), value=size, text=text, deck=mark)
            for person, size in SIZES.items()
        ]
        yield from computed(language, *people)
    provisions = [
        Card(catalogue.piece(kind_and_value(card)[0]), copies, WORTH.get(card))
        for card, copies in PROVISIONS.items()
    ]
    yield from computed(language, *provisions)
    yield from navigation(catalogue)


def navigation(catalogue: Catalogue) -> Iterator[Label]:
    """A line each for the bird, who goes overboard, who is thirsty by name, and by deeds."""
    language, word = catalogue.language, words.LIFEBOAT[catalogue.language]
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
        yield composed(language, lines, Card(catalogue.piece(piece), text="; ".join(told)))


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


# Frozen -------------------------------------------------------------------------------------------

BOXES: Mapping[str, Callable[[Language], Iterator[Label]]] = {
    "arche-noah": arche_noah,
    "life-is-life": life_is_life,
    "lifeboat": lifeboat,
    "sixpack": sixpack,
}


def freeze() -> None:
    """Write all labels into the data."""
    for game, box in BOXES.items():
        for language in LANGUAGES:
            file = DATA / f"{game}.{language}.csv"
            with file.open("w", encoding="utf-8", newline="") as stream:
                writer = csv.writer(stream, lineterminator="\n")
                used = ["name", "copies", "value", "text", "label", "piece", "size"]
                writer.writerow(used)
                for card in map(kept, box(language)):
                    row = [getattr(card, column) for column in used]
                    writer.writerow(["" if cell is None else cell for cell in row])


if __name__ == "__main__":
    freeze()
