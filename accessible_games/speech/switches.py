"""What switches something on or off, in the words of a language."""

from accessible_games.speech.catalogue import Catalogue
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.lexicon import Lexicon
from accessible_games.speech.politeness import plainly


def switched(text: str, catalogue: Catalogue) -> bool | None:
    """Whether a text says on, politely or not; None if it does not say off either.

    The English words are understood in every language, unless they mean something else there.
    """
    for lexicon in (Lexicon(catalogue), Lexicon(catalogue_of("en"))):
        said = plainly(text, lexicon)
        if said in lexicon.typed("switches-on"):
            return True
        if said in lexicon.typed("switches-off"):
            return False
    return None
