"""What switches something on or off, in the words of a language."""

from accessible_games.speech.catalogue import Catalogue
from accessible_games.speech.lexicon import Lexicon
from accessible_games.speech.politeness import plainly


def switched(text: str, catalogue: Catalogue) -> bool | None:
    """Whether a text says on, politely or not; None if it does not say off either.

    The English words "on" and "off" are understood in every language.
    """
    lexicon = Lexicon(catalogue)
    said = plainly(text, lexicon)
    if said == "on" or said in lexicon.typed("switches-on"):
        return True
    return False if said == "off" or said in lexicon.typed("switches-off") else None
