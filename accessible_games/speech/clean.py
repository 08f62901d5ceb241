"""What strangers type, without what no one hears: commands to terminals, and invisible signs."""

import re
import unicodedata

from accessible_games.speech.names import UNHEARD

ESCAPE = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|[\]PX^_].*?(?:\x07|\x1b\\|$)|[ -/]*[0-~]?)")
"""What a terminal would take for a command, such as what an arrow key types."""
KINDS = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Kinds of characters that are not heard themselves but can change what is heard."""


def clean(text: str) -> str:
    """Return a line as it was meant: nothing but letters, marks and blanks."""
    if text.isascii() and text.isprintable():
        return text  # true of most lines; checking every letter is slow
    bare = ESCAPE.sub("", text).replace("\t", " ")
    return "".join(
        letter
        for letter in bare
        if letter not in UNHEARD and unicodedata.category(letter) not in KINDS
    )
