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
from accessible_games.braille.decks import COLUMNS, Card
from accessible_games.braille.labels import Label, kept, labels
from accessible_games.games.arche_noah.rules import SPECIES
from accessible_games.games.life_is_life.rules import VALUES
from accessible_games.speech.catalogue import LANGUAGES, Catalogue, Language
from tests.braille import words

DATA = Path(accessible_games.__file__).parent / "braille" / "data"
Words = Mapping[str, str]


def computed(language: Language, *cards: Card) -> list[Label]:
    """The labels of one deck by the rule alone."""
    return list(labels(cards, language))


def composed(language: Language, lines: tuple[str, ...], card: Card) -> Label:
    """A label whose lines are put together from those of others."""
    return labels([replace(card, label="/".join(lines))], language)[0]


# Life is Life -----------------------------------------------------------------------------------


def life_is_life(language: Language) -> Iterator[Label]:
    """60 animals with their values, 25 lives, 5 cards of information."""
    catalogue = Catalogue(language, "life-is-life")
    animals = [Card(catalogue.piece(animal), value, value) for animal, value in VALUES.items()]
    life, info = words.LIFE_IS_LIFE[language]
    yield from computed(language, *animals, Card(life, 25), Card(info, 5))


# Arche Noah ---------------------------------------------------------------------------------------


def arche_noah(language: Language) -> Iterator[Label]:
    """Ten animals in four values, the card of the start player with a frog, and two kinds of chips.

    Chips are no cards, so their labels may begin like those of animals.
    """
    catalogue = Catalogue(language, "arche-noah")
    names = {animal: catalogue.piece(animal) for animal in SPECIES}
    animals = computed(
        language, *(Card(name, 1, value) for name in names.values() for value in range(1, 5))
    )
    yield from animals
    frog = next(label for label in animals if label.card.name == names["frog"])
    start, coin, chip = words.ARCHE_NOAH[language]
    yield composed(language, (f"{frog.lines[0][:-1]}0",), Card(start))
    yield from computed(language, Card(coin, 50), Card(chip, 12))


# SixPack ------------------------------------------------------------------------------------------


def sixpack(language: Language) -> Iterator[Label]:
    """Three bottles, and on the back the mix without them; 16 each, 5 with a pink border. Dominoes.

    A mix has the letters of the two bottles that are in it. A domino has a line for its bottle,
    one for its mix and one for its colour. A pink border is dot 6.
    """
    word = words.SIXPACK[language]
    drinks = {label.card.name: label for label in bottles_and_mixes(language)}
    for name, drink in drinks.items():
        back = word.get(f"back of {name}", "")
        yield composed(language, drink.lines, Card(name, 11, text=back))
        pink = f"{back}, {word['pink']}" if back else word["pink"]
        yield composed(language, (f"{drink.lines[0]}'",), Card(name, 5, text=pink))
    colours = computed(language, *(Card(word[colour]) for colour in words.COLOURS))
    bottles, mixes = list(drinks.values())[:3], list(drinks.values())[3:]
    for colour in colours:
        for bottle in bottles:
            for mix in mixes:
                name = f"{word['domino']} {bottle.card.name}, {mix.card.name}"
                lines = (*bottle.lines, *mix.lines, *colour.lines)
                yield composed(language, lines, Card(name, text=colour.card.name))


def bottles_and_mixes(language: Language) -> list[Label]:
    """The label of each drink without its border."""
    word = words.SIXPACK[language]
    bottles = computed(language, *(Card(word[bottle]) for bottle in words.BOTTLES))
    letter = dict(zip(words.BOTTLES, (label.lines[0] for label in bottles), strict=True))
    mixes = [
        composed(language, (letter[one] + letter[other],), Card(word[f"{one}-{other}"]))
        for one, other in words.MIXES
    ]
    return bottles + mixes


# Lifeboat -----------------------------------------------------------------------------------------


def lifeboat(language: Language) -> Iterator[Label]:
    """Six people in four decks, 42 provisions, 24 cards of navigation."""
    word = words.LIFEBOAT[language]
    for deck in words.PEOPLE_DECKS:
        mark, text = word[deck].split(" ", 1)
        people = [
            Card(word[person], value=size, text=text, deck=mark)
            for person, size in words.PEOPLE.items()
        ]
        yield from computed(language, *people)
    yield from computed(
        language,
        *(Card(word[name], copies, value) for name, copies, value in words.PROVISIONS),
    )
    yield from navigation(language)


def navigation(language: Language) -> Iterator[Label]:
    """A line each for the bird, who goes overboard, who is thirsty by name, and by deeds."""
    word = words.LIFEBOAT[language]
    people = computed(language, *(Card(word[person]) for person in words.PEOPLE))
    letters = dict(zip("LSCMFK", (label.lines[0] for label in people), strict=True))
    names = dict(zip("LSCMFK", (label.card.name for label in people), strict=True))
    everybody = {"*": word["everybody"].split(" ", 1)}
    letters |= {sign: letter for sign, (letter, _) in everybody.items()}
    names |= {sign: name for sign, (_, name) in everybody.items()}
    deeds = {sign: word[sign].split(" ", 1) for sign in ("+", "x", "R", "F")}
    for number, row in enumerate(words.NAVIGATION, start=1):
        overboard, thirsty, bird, deed = row.split()
        lines = (
            "".join(deeds[sign][0] for sign in bird if sign in deeds) or "-",
            "".join(letters[sign] for sign in overboard if sign in letters) or "-",
            "".join(letters[sign] for sign in thirsty if sign in letters) or "-",
            "".join(deeds[sign][0] for sign in deed if sign in deeds) or "-",
        )
        told = [deeds[sign][1] for sign in bird if sign in deeds]
        told += listed(word["overboard"], [names[sign] for sign in overboard if sign in names])
        told += listed(word["thirsty"], [names[sign] for sign in thirsty if sign in names])
        told += [deeds[sign][1] for sign in deed if sign in deeds]
        card = Card(f"{word['navigation']} {number}", text="; ".join(told))
        yield composed(language, lines, card)


def listed(head: str, names: list[str]) -> list[str]:
    """A list with its heading, if there is anything in it."""
    return [f"{head}: {', '.join(names)}"] if names else []


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
                used = [column for column in COLUMNS if column != "deck"]
                writer.writerow(used)
                for card in map(kept, box(language)):
                    row = [getattr(card, column) for column in used]
                    writer.writerow(["" if cell is None else cell for cell in row])


if __name__ == "__main__":
    freeze()
