"""Which cards of a deck a typed label or name means."""

from collections.abc import Callable, Sequence
from difflib import get_close_matches

from accessible_games.braille.folding import folded
from accessible_games.braille.labels import Label
from accessible_games.core.frozen import Frozen
from accessible_games.speech.line import APOSTROPHES
from accessible_games.speech.normalize import fold

BETWEEN = "/"
"""What parts the lines of a label where it is typed in one."""
NEAR = 3
"""The most labels and names that are offered instead of one that is not there."""
LONGEST = 200
"""The most letters that are looked up."""


class FoundCards(Frozen):
    """The cards that were found."""

    labels: tuple[Label, ...]
    by_label: bool
    """Whether their labels were typed, and not their names."""


def find(deck: Sequence[Label], typed: str) -> FoundCards:
    """The cards of a deck that are labelled so, or else called so; none if nothing is.

    A whole label comes first, with those whose last line it is: these tell the card beneath the
    letters of its kind. Then come labels with such lines anywhere, then names: whole ones, and
    those in which each typed word begins a word.
    """
    text = " ".join(typed[:LONGEST].translate(APOSTROPHES).split())
    if not text:
        return FoundCards((), False)
    for fits in LABELLED:
        if found := tuple(label for label in deck if any(fits(label, way) for way in ways(text))):
            return FoundCards(found, True)
    for fits in CALLED:
        if found := tuple(label for label in deck if fits(label, text)):
            return FoundCards(found, False)
    return FoundCards((), False)


def ways(text: str) -> list[str]:
    """A label as it may be typed, folded: with its lines parted by strokes or by blanks."""
    typed = folded(text)
    return [typed, typed.replace(" ", BETWEEN), typed.replace(" ", "")]


def forms(label: Label) -> list[list[str]]:
    """The lines of a label as letters and as cells, folded."""
    return [[folded(line) for line in lines] for lines in (label.lines, label.cells)]


def is_label(label: Label, typed: str) -> bool:
    """Whether a label, or its last line, is what was typed."""
    return any(typed in (BETWEEN.join(lines), lines[-1]) for lines in forms(label))


def has_lines(label: Label, typed: str) -> bool:
    """Whether lines of a label, one below the other, are what was typed."""
    return any(f"/{typed}/" in f"/{BETWEEN.join(lines)}/" for lines in forms(label))


def is_name(label: Label, typed: str) -> bool:
    """Whether a card is called what was typed."""
    card = label.card
    names = (card.name, card.told, card.called, f"{card.called} {card.text}")
    return fold(typed) in map(fold, names)


def has_words(label: Label, typed: str) -> bool:
    """Whether each typed word begins a word of a card: its name, suit, kind, value or text."""
    card = label.card
    words = fold(f"{card.called} {card.suit} {card.kind} {card.text}").split()
    asked = fold(typed).split()
    return bool(asked) and all(any(word.startswith(each) for word in words) for each in asked)


LABELLED: Sequence[Callable[[Label, str], bool]] = (is_label, has_lines)
CALLED: Sequence[Callable[[Label, str], bool]] = (is_name, has_words)
"""How a card can be meant, the surest first."""


def near(deck: Sequence[Label], typed: str) -> list[str]:
    """Labels and names like what was typed, the most alike first."""
    known = {folded(BETWEEN.join(label.lines)): BETWEEN.join(label.lines) for label in deck}
    known = {**{folded(label.card.name): label.card.name for label in deck}, **known}
    return [known[each] for each in get_close_matches(folded(typed[:LONGEST]), known, NEAR)]
