"""Labels by places: each place of a label tells the same of every card, by the same letters.

Suits with their kinds are such places (B17), and so are the columns of a deck whose cards are
told apart by nothing but their attributes (B22).
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

from accessible_games.braille.abbreviations import Named, Pieces, Spelling, letters_of
from accessible_games.braille.decks import Card
from accessible_games.braille.folding import folded
from accessible_games.braille.problem import DeckError
from accessible_games.braille.reader import ContractionTable
from accessible_games.braille.words import DASHES, LITERAL, has_letter, parted
from accessible_games.core.frozen import Frozen

NOTHING = "-"
"""What stands at a place that is empty on some card, and between two numbers."""

Number = Callable[[str], str]
"""Writes a number."""


class LabelPlace(Frozen):
    """One place of the labels of some cards: the column that it tells, and a word for each card."""

    column: str
    words: tuple[str, ...]


class Scheme(Frozen):
    """The columns that labels tell, in order, and the labels of the cards told apart by them."""

    columns: tuple[str, ...]
    labels: Mapping[Card, str]


def scheme(
    cards: Sequence[Card],
    places: Sequence[LabelPlace],
    number: Number,
    writing: ContractionTable,
    single: bool = False,
) -> Scheme:
    """The labels that places give; no cards if their words have no letters.

    If *single*, each letter takes one cell, so that a place is found by counting.
    """
    columns = tuple(place.column for place in places)
    try:
        texts = place_texts(places, number, writing, single)
    except DeckError:
        return Scheme(columns, {})
    made = {card: joined(parts) for card, *parts in zip(cards, *texts, strict=True)}
    told = Counter(writing.braille(label) for label in made.values())
    once = {card: label for card, label in made.items() if told[writing.braille(label)] == 1}
    return Scheme(columns, once)


def place_texts(
    places: Sequence[LabelPlace], number: Number, writing: ContractionTable, single: bool
) -> list[list[str]]:
    """What stands at each place on each card. Raises `DeckError` like `letters_of`."""
    made = list[list[str]]()
    for place in reversed(places):
        following = {parts[0] for parts in zip(*made, strict=True)} if made else {""}
        same = replace(place, words=shared(place, places)) if single else place
        written = place_letters(same, number, writing, following, single)
        made.insert(0, [written[key(word)] for word in place.words])
    return made


def shared(place: LabelPlace, places: Sequence[LabelPlace]) -> tuple[str, ...]:
    """The words of all places that have some of a place's words: they have the same letters."""
    mine = {key(word) for word in place.words if needs_letters(word)}
    every = [other.words for other in places if not mine.isdisjoint(map(key, other.words))]
    return tuple(word for words in every for word in words) or place.words


def place_letters(
    place: LabelPlace,
    number: Number,
    writing: ContractionTable,
    following: Iterable[str],
    single: bool,
) -> dict[str, str]:
    """What is written for each word of a place, by `key`.

    It must not run together with anything that follows. Raises `DeckError` like `letters_of`.
    """

    def fits(pieces: Pieces) -> bool:
        mine = capitalised("".join(pieces))
        return all(
            writing.braille(mine + other) == writing.braille(mine) + writing.braille(other)
            for other in following
        )

    words = {key(word): word for word in sorted(place.words, reverse=True)}
    apart = {word: parted(text.lower()) for word, text in words.items() if needs_letters(text)}
    wanted = [Named(base, value, column=place.column) for base, value in apart.values()]
    codes = single_letters(wanted, place, writing, fits) if single else {}
    letters = codes or letters_of(wanted, Spelling(writing, fits=fits))
    return {
        word: capitalised("".join(letters[apart[word][0]])) + apart[word][1]
        if word in apart
        else number(text.translate(DASHES)) or (NOTHING if single else "")
        for word, text in words.items()
    }


def key(word: str) -> str:
    """A word in the form in which words of a place are the same: without case and accents."""
    return " ".join(folded(word).split())


def needs_letters(word: str) -> bool:
    """Whether a word is not written as it is: numbers, signs of ASCII or nothing."""
    plain = word.translate(DASHES)
    return not LITERAL.fullmatch(plain) and (has_letter(plain) or not plain.isascii())


def joined(parts: Sequence[str]) -> str:
    """The parts of a label, with a hyphen between two numbers that would be read as one."""
    label = ""
    for part in parts:
        meet = label[-1:].isdecimal() and part[:1].isdecimal()
        label += NOTHING + part if meet else part
    return label


def single_letters(
    wanted: Sequence[Named],
    place: LabelPlace,
    writing: ContractionTable,
    fits: Callable[[Pieces], bool],
) -> dict[str, Pieces]:
    """A letter of one cell for each name: its first, or another of its own.

    There is none for all if one finds no letter. The commonest names choose first.
    """
    names = {name.name: writing.pieces(name.name) for name in wanted}
    if not all(names.values()):
        return {}
    common = Counter(parted(word.lower())[0] for word in place.words)
    order = sorted(names, key=lambda name: (-common[name], folded(name), name))
    initials = {folded(pieces[0]) for pieces in names.values()}
    chosen, taken = dict[str, Pieces](), set[str]()
    for name in order:
        first, *rest = names[name]
        later = sorted(rest, key=lambda piece: folded(piece) in initials)
        free = (x for x in (first, *later) if folded(x) not in taken and fits((x,)))
        found = next(free, None)
        if found is None:
            return {}
        chosen[name] = (found,)
        taken.add(folded(found))
    return chosen


def capitalised(letters: str) -> str:
    """The letters with a capital first, if there is one."""
    return letters[:1].upper() + letters[1:] if len(letters[:1].upper()) == 1 else letters
