"""Typed words and written ones compared without case and accents."""

import re
import unicodedata


def fold(text: str) -> str:
    """Reduce to lower-case words without accents, one blank apart: "L'Échange !" to "l echange"."""
    letters = text
    for _ in range(2):  # some letters become capitals when they are taken apart
        letters = unicodedata.normalize("NFKD", letters).casefold()
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(re.findall(r"\w+", bare))
