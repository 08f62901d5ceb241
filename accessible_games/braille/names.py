"""Labels of cards that no scheme labels: numbers alone (B21), and names by their letters.

abbreviations.py chooses the letters; here is what names consist of, and what is done if they are
alike.
"""

import re
import unicodedata
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace

from accessible_games.braille.abbreviations import (
    LETTERS,
    Named,
    Pieces,
    Spelling,
    folded_pieces,
    letters_of,
)
from accessible_games.braille.decks import Card
from accessible_games.braille.folding import folded
from accessible_games.braille.naming_schemes import System
from accessible_games.braille.places import capitalised
from accessible_games.braille.problem import DeckError, Fault, refuse_any
from accessible_games.braille.reader import ContractionTable, UnwritableError
from accessible_games.braille.words import DASHES, has_letter, parted, without_article, worded

DIGIT, DIGITS = re.compile("[0-9]"), re.compile("[0-9]+")
FELT = re.compile(r"[^\W\d_]|#[0-9]|[0-9][-:][0-9]")
"""What shows how high digits are: a letter, a number sign, a sign between two of them."""
NUMBER_SIGN = "#"
HALF = re.compile("[¼-¾⅐-⅞]")
"""Fractions that are a single sign."""
FRACTION = str.maketrans("/⁄", "::")
"""The bar of a fraction, which would part lines."""


def in_figures(fraction: re.Match[str]) -> str:
    """A fraction in a single sign, in digits: "½" is "1/2", and "1½" is "1-1/2"."""
    before = fraction.string[: fraction.start()].strip()[-1:]
    return ("-" if before.isdecimal() else "") + unicodedata.normalize("NFKC", fraction.group())


def numeral(card: Card, writing: ContractionTable) -> str | None:
    """The label of a card that has only a number and signs, or None for all others (B21)."""
    name = HALF.sub(in_figures, worded(card.name, writing.language).translate(DASHES))
    text = "".join(name.translate(FRACTION).split())
    value = "" if card.value is None else str(card.value)
    if has_letter(text) or not {*text} <= writing.cells.keys():
        return None
    if value not in ("", text):
        text += f"-{value}" if DIGIT.search(text) else value
    return text if FELT.search(text) else DIGIT.sub(NUMBER_SIGN + r"\g<0>", text, count=1)


def named(card: Card, system: System, writing: ContractionTable) -> Named:
    """The name and value of a card; a number within its name counts as its value."""
    name = worded(card.name, writing.language)
    if card.value is not None:
        return Named(without_article(name), system.number(str(card.value)), card.line)
    letters, number = parted(without_article(name))
    return Named(letters, system.number(number), card.line)


def spelled(
    names: Mapping[Card, Named], writing: ContractionTable, taken: frozenset[str]
) -> dict[Card, str]:
    """The labels of names by their letters, those of other alphabets last, by cells not *taken*.

    Raises `DeckError` like `letters_of`.
    """
    made, faults = dict[Card, str](), list[Fault]()
    for alphabet in (False, True):
        here = {card: name for card, name in names.items() if is_foreign(name, writing) == alphabet}
        try:
            letters = letters_of([*here.values()], Spelling(writing, taken))
        except DeckError as error:
            faults += error.faults
            continue
        own = {card: shortest(name, letters) for card, name in here.items()}
        taken |= {writing.braille(label) for label in own.values()}
        made |= own
    refuse_any(faults)
    return made


def is_foreign(named: Named, writing: ContractionTable) -> bool:
    """Whether a name has letters of another alphabet; others are labelled before it."""
    return not writing.foreign.isdisjoint(named.name.lower())


def shortest(name: Named, letters: Mapping[str, Pieces]) -> str:
    """The letters of a name and its value."""
    return capitalised("".join(letters[name.name])) + name.value


def told_apart(
    rest: Mapping[Card, Named], writing: ContractionTable, notes: list[Fault]
) -> dict[Card, Named]:
    """The names, with one spelling for those that have the same letters.

    If nothing else tells these apart, they are numbered in alphabetical order, as the *notes* say.
    """
    made = dict(rest)
    for group in alike(rest, writing):
        names = {made[card].name for card in group}
        if len(names) == 1:
            continue
        values = [made[card].value for card in group]
        numbered = len({*values}) < len(values)
        if numbered and any(card.value is not None for card in group):
            continue
        for number, card in enumerate(sorted(group, key=in_order), start=1):
            value = str(number) if numbered else made[card].value
            made[card] = replace(made[card], name=min(names), value=value)
            if numbered:
                notes.append(Fault(card.line, "numbered", f"{card.name}: {number}"))
    return made


def accented(names: Mapping[Card, Named], writing: ContractionTable) -> dict[Card, str]:
    """The labels of short names that only accents tell apart, such as A and Ä: the whole names."""
    made = dict[Card, str]()
    for group in alike(names, writing):
        whole = {card: writing.pieces(names[card].name) for card in group}
        short = all(len(pieces) <= LETTERS for pieces in whole.values())
        alone = len({*whole.values()}) == len(group) > 1
        if short and alone and not any(names[card].value for card in group):
            made |= {card: capitalised("".join(pieces)) for card, pieces in whole.items()}
    return made


def alike(names: Mapping[Card, Named], writing: ContractionTable) -> list[list[Card]]:
    """The cards with the same letters, but for accents, together."""
    groups: dict[Pieces, list[Card]] = {}
    for card, name in names.items():
        with suppress(UnwritableError):
            groups.setdefault(folded_pieces(writing.pieces(name.name)), []).append(card)
    return [*groups.values()]


def in_order(card: Card) -> tuple[str, str]:
    """A key for sorting names, with numbers in them in their order."""
    return DIGITS.sub(lambda match: match.group().zfill(9), folded(card.name)), card.name
