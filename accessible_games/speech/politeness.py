"""What somebody says, without the words that are only polite."""

from accessible_games.speech.lexicon import Lexicon
from accessible_games.speech.normalize import fold
from accessible_games.speech.word_list import phrased


def plainly(text: str, lexicon: Lexicon) -> str:
    """Return a folded text without polite words; the same if it has no others."""
    polite = lexicon.typed("polite")
    words = phrased(fold(text).split(), polite.phrases)
    return " ".join(word for word in words if word not in polite) or fold(text)
