"""Typed words and written ones compared without case and accents."""

import re
import unicodedata


def fold(text: str) -> str:
    """Reduce to lower-case words without accents, one blank apart: "L'Échange !" to "l echange"."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(re.findall(r"\w+", bare))
