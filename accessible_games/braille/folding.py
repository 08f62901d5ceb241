"""Letters as they are compared, and as they are spelled where an alphabet lacks them."""

import unicodedata
from functools import lru_cache


@lru_cache(maxsize=65536)
def folded(text: str) -> str:
    """Small letters without accents."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
