"""Letters in the form used for comparing, and how to spell those that an alphabet lacks."""

import unicodedata
from functools import lru_cache


@lru_cache(maxsize=65536)
def folded(text: str) -> str:
    """A text in lower case without accents."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
