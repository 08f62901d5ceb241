"""Nearest letters, for text in an encoding that does not have every letter."""

import unicodedata

_SPELLINGS = str.maketrans(
    {
        **dict.fromkeys("‘’‚‛‹›′", "'"),
        **dict.fromkeys("“”„‟«»″", '"'),
        **dict.fromkeys("‐‑‒–—―−", "-"),
        **dict.fromkeys("\u00ad\u200b\u200c\u200d\u2060\ufeff", ""),  # these have no width
        **dict(zip("œŒæÆßẞþÞ", ["oe", "OE", "ae", "AE", "ss", "SS", "th", "Th"], strict=True)),
        **dict(zip("øØđĐðÐłŁı×⁄", "oOdDdDlLix/", strict=True)),
    }
)


def spell(text: str, encoding: str | None) -> str:
    """Return *text* in letters of *encoding*: the nearest plain letters, else "?"."""
    if _fits(text, encoding):
        return text
    return "".join(
        letter if _fits(letter, encoding) else _plain(letter, encoding)
        for letter in unicodedata.normalize("NFC", text)
    )


def _plain(letter: str, encoding: str | None) -> str:
    decomposed = unicodedata.normalize("NFKD", letter.translate(_SPELLINGS))
    bare = "".join(part for part in decomposed if not unicodedata.combining(part))
    spelled = bare.translate(_SPELLINGS)  # NFKD may add new ones, such as the stroke in one half
    return "".join(part if _fits(part, encoding) else "?" for part in spelled)


def _fits(text: str, encoding: str | None) -> bool:
    try:
        text.encode(encoding or "utf-8")
    except UnicodeEncodeError:
        return False
    return True
