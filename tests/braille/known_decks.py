"""Decks that many people own, as somebody would type them in a language.

    python -m tests.braille.known_decks

writes their labels into `tests/braille/known`. Read them before they are committed: they are what
players have to remember.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import product
from pathlib import Path

from accessible_games.braille.decks import parse_deck
from accessible_games.braille.labels import labelled
from accessible_games.speech.catalogue import LANGUAGES, Language
from tests.braille.known_words import (
    ACTIONS,
    COLOUR,
    COPIES,
    FIVE,
    FOUR,
    FRENCH,
    GRIDS,
    HIGH,
    NAME,
    NAMED,
    RANK,
    SUIT,
    VALUE,
)

HERE = Path(__file__).parent / "known"
ORDER: Sequence[Language] = ("en", "de", "fr")
Words = Callable[[str], str]
"""Chooses the word of a language from "red rot rouge"; in each word _ is a blank."""


def words_of(language: Language) -> Words:
    """What chooses the words of a language."""
    place = ORDER.index(language)

    def word(text: str) -> str:
        choices = text.split() or [""]
        return choices[place if len(choices) == len(ORDER) else 0].replace("_", " ")

    return word


def table(*rows: Sequence[object], mark: str = ",") -> str:
    """Rows as somebody saves them."""
    return "".join(mark.join(map(str, row)) + "\n" for row in rows)


def grid(heads: str, word: Words, *columns: Iterable[object]) -> str:
    """A table in which every word of each column meets every one of the others."""
    return table([word(head) for head in heads.split("|")], *product(*columns))


def listed(text: str, word: Words) -> list[str]:
    """The words of a list, whose parts are set apart by |."""
    return [word(part) for part in text.split("|")]


def uno(word: Words) -> str:
    """Colours and numbers, and cards without a colour."""
    heads = [word(COLOUR), word("value Wert valeur"), word(COPIES)]
    kinds = [*map(str, range(10)), *listed(ACTIONS, word)]
    rows = [(colour, kind, 2 - (kind == "0")) for colour in listed(FOUR, word) for kind in kinds]
    wild = word("Wild Farbwahl Joker")
    return table(heads, *rows, ("", wild, 4), ("", f"{wild} +4", 4))


def uno_by_names(word: Words) -> str:
    """A line of words for each card."""
    kinds = [*map(str, range(10)), *listed(ACTIONS, word)]
    wild = word("Wild Farbwahl Joker")
    every = [f"{colour} {kind}".capitalize() for colour in listed(FOUR, word) for kind in kinds]
    return table([word(NAME)], *([name] for name in [*every, wild, f"{wild} +4"]))


def poker_by_names(word: Words) -> str:
    """As the cards are called, with two jokers."""
    called = word("{0}_of_{1} {1}_{0} {0}_de_{1}")
    kinds = [*listed(HIGH, word), *map(str, range(2, 11))]
    every = [called.format(kind, suit) for suit in listed(FRENCH, word) for kind in kinds]
    jokers = listed(
        "red_joker roter_Joker joker_rouge|black_joker schwarzer_Joker joker_noir", word
    )
    return table([word(NAME)], *([name] for name in [*every, *jokers]))


def poker_by_signs(word: Words) -> str:
    """With the signs of the suits."""
    kinds = [*(x[:1].upper() for x in listed(HIGH, word)), *map(str, range(2, 11))]
    return grid(f"{SUIT}|{RANK}", word, "♥♠♦♣", kinds)


def hanabi(word: Words) -> str:
    """The lower a number, the more there are of it."""
    rows = [
        (c, n, x)
        for c in listed(FIVE, word)
        for n, x in zip(range(1, 6), (3, 2, 2, 2, 1), strict=True)
    ]
    return table([word(COLOUR), word(VALUE), word(COPIES)], *rows)


def wizard(word: Words) -> str:
    """Numbers in four colours, and two kinds of names."""
    rows = [(colour, number, 1) for colour in listed(FOUR, word) for number in range(1, 14)]
    more = listed("Wizard Zauberer Magicien|Jester Narr Bouffon", word)
    return table([word(COLOUR), word(VALUE), word(COPIES)], *rows, *(("", x, 4) for x in more))


def expeditions(word: Words) -> str:
    """Numbers, and three wagers of each colour."""
    wager = word("wager Wette pari")
    rows = [(c, n, 1) for c in listed(FIVE, word) for n in range(2, 11)]
    return table(
        [word(COLOUR), word("value Wert valeur"), word(COPIES)],
        *rows,
        *((c, wager, 3) for c in listed(FIVE, word)),
    )


def set_of_81(word: Words) -> str:
    """Cards that four attributes tell apart."""
    return grid(
        f"{VALUE}|{COLOUR}|filling Füllung remplissage|shape Form forme",
        word,
        range(1, 4),
        listed("red rot rouge|green grün vert|purple lila violet", word),
        listed("open leer vide|striped gestreift rayé|solid voll plein", word),
        listed("oval Oval ovale|diamond Raute losange|squiggle Welle vague", word),
    )


def qwirkle(word: Words) -> str:
    """Colours and shapes, three of each."""
    shapes = (
        "circle Kreis cercle|square Quadrat carré|diamond Raute losange"
        "|star Stern étoile|clover Klee trèfle|cross Kreuz croix"
    )
    colours = (
        "red rot rouge|orange|yellow gelb jaune|green grün vert|blue blau bleu|purple lila violet"
    )
    heads = f"{COLOUR}|shape Form forme|{COPIES}"
    return grid(heads, word, listed(colours, word), listed(shapes, word), [3])


def carcassonne(word: Words) -> str:
    """The four edges of tiles."""
    city, road, field = listed("city Stadt ville|road Weg chemin|field Wiese pré", word)
    rows = [
        (city, road, field, road, 3), (city, field, field, field, 5), (city, city, field, city, 3),
        (field, road, road, field, 9), (field, road, field, road, 8), (road, road, road, road, 1),
        (city, city, city, city, 1), (field, field, field, field, 4), (city, road, road, field, 3),
    ]  # fmt: skip
    heads = "north Norden nord|east Osten est|south Süden sud|west Westen ouest"
    return table([*listed(heads, word), word(COPIES)], *rows)


def tarot(word: Words) -> str:
    """Four suits with knights, trumps, and a fool."""
    kinds = [
        *listed("king König roi|queen Dame reine|knight Ritter cavalier|jack Bube valet", word)
    ]
    suits = listed(
        "cups Kelche coupes|wands Stäbe bâtons|swords Schwerter épées|coins Münzen deniers", word
    )
    rows = list(product(suits, [*kinds, *range(1, 11)]))
    trumps = [(word("trumps Trumpf atout"), number) for number in range(1, 22)]
    fool = (word("fool Narr mat"), "")
    return table([word(SUIT), word(RANK)], *rows, *trumps, fool)


def dominoes(word: Words) -> str:
    """Two numbers, and no names."""
    heads = listed("left links gauche|right rechts droite", word)
    return table(heads, *((low, high) for low in range(7) for high in range(low, 7)))


def triominos(word: Words) -> str:
    """Three numbers."""
    every = ((a, b, c) for a in range(6) for b in range(a, 6) for c in range(b, 6))
    return table(["a", "b", "c"], *every)


def of_grid(
    heads: str, suits: str, kinds: str, numbers: Iterable[object], rest: Sequence[str], word: Words
) -> str:
    """Suits with kinds and numbers, then rows of their own, whose cells / parts."""
    more = [[word(cell) for cell in row.split("/")] for row in rest]
    copies = [[2]] if heads.endswith(COPIES) else []
    columns = (listed(suits, word), [*(listed(kinds, word) if kinds else []), *numbers])
    return grid(heads, word, *columns, *copies) + table(*more)


def of_names(heads: str, words: str, columns: Sequence[Sequence[object]], word: Words) -> str:
    """Names, each with what more there is in its row; words of these columns are chosen too."""
    more = [[word(x) if isinstance(x, str) else x for x in column] for column in columns]
    rows = zip(listed(words, word), *more, strict=True)
    return table([word(head) for head in heads.split("|")], *rows)


def milestones(word: Words) -> str:
    """Distances in kilometres, hazards and remedies."""
    hazards = (
        "Accident Unfall Accident|Out_of_gas Benzin_leer Panne_d’essence"
        "|Flat_tyre Platten Crevaison"
        "|Stop Halt Feu_rouge|Repairs Reparatur Réparations|Gasoline Benzin Essence"
        "|Spare_tyre Reserverad Roue_de_secours|Go Fahrt Feu_vert"
    )
    rows = [(f"{n} km", x) for n, x in ((25, 10), (50, 10), (75, 10), (100, 12), (200, 4))]
    more = zip(listed(hazards, word), (3, 3, 3, 5, 6, 6, 6, 14), strict=True)
    return table([word(NAME), word(COPIES)], *rows, *more)


DECKS: dict[str, Callable[[Words], str]] = {
    "The Mind": lambda word: table([word(VALUE)], *([n] for n in range(1, 101))),
    "Skyjo": lambda word: table([word(VALUE), word(COPIES)], *((n, 10) for n in range(-2, 13))),
    "6 nimmt": lambda word: table([word(NAME)], *([n] for n in range(1, 105))),
    "No Thanks": lambda word: table([word("card Karte carte")], *([n] for n in range(3, 36))),
    "Uno": uno,
    "Uno by names": uno_by_names,
    "Hanabi": hanabi,
    "Wizard": wizard,
    "Lost Cities": expeditions,
    "Set": set_of_81,
    "Qwirkle": qwirkle,
    "Carcassonne": carcassonne,
    "Tarot": tarot,
    "Mille Bornes": milestones,
    "Poker by signs": poker_by_signs,
    "Poker by names": poker_by_names,
    "Dominoes": dominoes,
    "Triominos": triominos,
    **{name: partial(of_grid, *how) for name, how in GRIDS.items()},
    **{name: partial(of_names, *how) for name, how in NAMED.items()},
}
"""Each deck by its name: what makes its table in the words of a language."""


def listing(language: Language) -> str:
    """The labels of all decks: a line with the name of each, and one with its labels."""
    lines = list[str]()
    for name, typed in DECKS.items():
        made = labelled(parse_deck(typed(words_of(language)).encode()).cards, language)
        scheme = ", ".join(made.schemes[0][0]) if made.schemes else ""
        lines += [f"{name}: {scheme}" if scheme else name]
        lines += [", ".join(f"{x.card.called} {'/'.join(x.lines)}" for x in made.labels), ""]
    return "\n".join(lines)


def main() -> None:
    """Write the labels of all decks in all languages."""
    for language in LANGUAGES:
        (HERE / f"{language}.txt").write_text(listing(language), "utf-8")


if __name__ == "__main__":
    main()
