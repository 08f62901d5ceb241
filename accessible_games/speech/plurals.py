"""Pieces in the plural without a number, such as "my goats" and "les souris"."""

from collections.abc import Sequence

from accessible_games.core.event import kind_and_value
from accessible_games.speech.lexicon import Lexicon
from accessible_games.speech.normalize import fold, forms

CASES = ("nominative", "accusative", "dative", "genitive")
"""Cases in which a language may decline a piece; others fall back to the first."""


def several_meant(lexicon: Lexicon, words: Sequence[str]) -> tuple[bool, list[str]]:
    """Whether the first word names a piece in the plural, and the words without its article."""
    if len(words) > 1 and fold(words[0]) in lexicon.typed("plural-articles"):
        return True, [*words[1:]]
    return is_plural(lexicon, words[0]), [*words]


def is_plural(lexicon: Lexicon, word: str) -> bool:
    """Whether a word names a piece in the plural, and is no form of one alone."""
    piece = counted(lexicon, word)
    if not piece:
        return False
    valued = any(
        kind_and_value(each) != (each, None) for each in lexicon.pieces if each.startswith(piece)
    )
    one = [lexicon.catalogue.name(piece)]
    if not valued:  # else it is never counted, and has no cases
        one += [lexicon.catalogue.say(f"piece-{piece}", count=1, case=case) for case in CASES]
    singular = {form for text in one for form in forms(text.split()[-1])}
    names = lexicon.catalogue.name(piece, "names")
    return fold(word) in forms(names) and fold(word) not in singular


def counted(lexicon: Lexicon, word: str) -> str:
    """The kind of piece that a word means, if it means only one."""
    found = lexicon.matches(word, lexicon.whole_deck())
    return found[0] if len(found) == 1 else ""


def filled_up(
    cards: list[str], many: Sequence[str], hand: Sequence[str], count: int
) -> tuple[str, ...]:
    """The cards, with all that are held of those named in the plural if that makes the number."""
    filled = [
        piece
        for number, card in enumerate(cards)
        for piece in [card]
        * (max(hand.count(card), 1) if card in many and card not in cards[:number] else 1)
    ]
    return tuple(filled if len(filled) == count else cards)
