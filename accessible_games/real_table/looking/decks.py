"""The decks whose cards can be looked up: those of the games, presets, and tables in files."""

from collections.abc import Mapping, Sequence
from functools import cache

from accessible_games.braille.decks import box, boxes
from accessible_games.braille.labels import Label, labels
from accessible_games.core.frozen import Frozen
from accessible_games.speech.catalogue import Language
from accessible_games.speech.catalogues import catalogue_of, title_of
from accessible_games.speech.normalize import fold, meant
from accessible_games.tools.presets import PRESETS

SHORTEST = 4
"""The fewest letters of the beginning of a deck's name: a shorter word may well be a label."""


class LabelledCards(Frozen):
    """A deck with its labels, in the order of its cards."""

    name: str
    """By which it is typed, or the name of its file without the ending."""
    title: str
    labels: tuple[Label, ...]


@cache
def known_deck(name: str, language: Language) -> LabelledCards:
    """A deck of the program, with the labels that it has without options.

    Raises `KeyError` if there is none of that name.
    """
    if name in PRESETS:
        preset = PRESETS[name]
        cards = [*preset.cards(catalogue_of(language))]
        return LabelledCards(name, name, labels(cards, language, preset.system))
    if name not in boxes():
        raise KeyError(name)
    return LabelledCards(name, title_of(language, name), labels(box(name, language), language))


def named_deck(words: Sequence[str], language: Language) -> tuple[str, Sequence[str]]:
    """The deck that the first words name, or an empty name, and the words behind it.

    A deck is named whole, by its title too, or by a beginning of at least four letters that is no
    other's; what may be a label is none.
    """
    known = names(language)
    for count in range(len(words), 0, -1):
        typed = fold(" ".join(words[:count]))
        begins = len(typed) >= SHORTEST and count < len(words)
        found = dict.fromkeys(meant(typed, known)) if begins or typed in known else {}
        if len(found) == 1:
            return next(iter(found)), words[count:]
    return "", words


def names(language: Language) -> Mapping[str, str]:
    """The decks of the program by all their folded names."""
    titles = {fold(title_of(language, name)): name for name in boxes()}
    return titles | {fold(name): name for name in (*boxes(), *PRESETS)}
