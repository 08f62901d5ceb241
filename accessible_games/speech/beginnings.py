"""How a text begins: its first word or phrase, and the word before a name."""

from accessible_games.core.frozen import Frozen
from accessible_games.speech.lexicon import Lexicon
from accessible_games.speech.normalize import fold
from accessible_games.speech.word_list import AnyWords, phrased


class Beginning(Frozen):
    """The first word of a text, folded, and what follows as it was typed."""

    first: str
    behind: str


def beginning(text: str, known: AnyWords | None = None) -> Beginning:
    """Return the first word of a text, or the first phrase that is known."""
    words = phrased(text.split(), *([] if known is None else [known.phrases]))
    if not words:
        return Beginning("", "")
    size = len(words[0].split())
    return Beginning(fold(words[0]), "".join(text.split(maxsplit=size)[size:]))


def behind(text: str, *known: AnyWords) -> str:
    """Return what follows the first word or phrase of a text, if one of some lists has it."""
    begun = ((beginning(text, each), each) for each in known)
    return next((each.behind for each, words in begun if each.first in words and each.behind), "")


def without_to(text: str, lexicon: Lexicon) -> str:
    """Return a text without a word such as "to" before a name."""
    return behind(text, lexicon.typed("to-one"), lexicon.typed("to-the-one")) or text


def for_all(text: str, lexicon: Lexicon) -> str:
    """Return what is for everybody, behind words that say so; empty if none do."""
    return behind(text, lexicon.typed("to-everybody"), lexicon.typed("everybody"))
