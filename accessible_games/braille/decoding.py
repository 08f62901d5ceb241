"""Text in whatever encoding it was saved."""

import re

from accessible_games.braille.problem import DeckError, Fault

MARKS = {b"\xef\xbb\xbf": "utf-8", b"\xff\xfe": "utf-16-le", b"\xfe\xff": "utf-16-be"}
"""The byte order marks with which some programs begin a text, and the encoding of each."""
WESTERN = ("cp1252", "mac_roman", "cp850")
"""The encodings of Western Europe: of Windows, and of old Macs and DOS, which have to be told."""
LETTERS = (
    "äöüßÄÖÜ",
    "àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ",
    "äöüßÄÖÜàâæçéèêëîïôœùûÿÀÂÆÇÉÈÊËÎÏÔŒÙÛŸñáíóúøå",
)
"""Letters beyond ASCII of German, of French, and of texts that mix them with others."""
SIGNS = "„“”‚‘’«»‹›–—…€£©®°§·•²³½¼×±\xa0"
WITHIN = re.compile(r"[^\W\d_][„“”‚‘«»…•§][^\W\d_]")
"""A sign between two letters, where none of these ever is."""
MOSTLY = 0.6
"""The most of these letters in words that have some, in the languages that these tables are for."""
OTHERS = (
    *("shift_jis", "cp1251", "cp1250", "gb18030", "iso8859_2", "cp1254", "cp1253", "koi8_r"),
    *("cp1257", "cp1255", "cp1256", "euc_jp", "big5", "euc_kr", "iso8859_5", "iso8859_7"),
)
"""Encodings among which is guessed; of two that are as likely, the earlier is taken."""
WORDS = re.compile(rb"[A-Za-z]*[\x80-\xff][\x40-\x7e\x80-\xff]*")
"""Words beyond ASCII: headings and numbers say nothing about an encoding."""
ENOUGH = 400
"""Bytes up to which a short text is repeated, as a guess needs some."""
NUL = "\0"


def decoded(data: bytes, encoding: str = "") -> tuple[str, str]:
    """The text of a file, and the encoding if it had to be guessed.

    Raises `DeckError` for a line that is not in the encoding, or if the file is no text.
    """
    if encoding:
        return strictly(data.removeprefix(mark_of(data)), encoding), ""
    if mark := mark_of(data):
        return strictly(data[len(mark) :], MARKS[mark]), ""
    for wide, half in (("utf-16-le", data[1:40:2]), ("utf-16-be", data[0:40:2])):
        if half and not half.strip(b"\0"):
            return strictly(data, wide), ""
    try:
        return strictly(data, "utf-8"), ""
    except DeckError as error:
        return in_other(data, error)


def in_other(data: bytes, error: DeckError) -> tuple[str, str]:
    """The text of a file that is not in Unicode, and its encoding if that is not the usual one.

    Raises the *error* if none is likely.
    """
    for letters in LETTERS:
        for encoding in WESTERN:
            if is_western(data, encoding, letters):
                return data.decode(encoding), "" if encoding == WESTERN[0] else encoding
    for encoding in (guessed(data), WESTERN[0]):
        try:
            text = strictly(data, encoding)
        except DeckError:
            continue
        beyond = [x for x in text if not x.isascii()]
        if 2 * sum(map(str.isalpha, beyond)) >= len(beyond):
            return text, encoding
    raise error


def is_western(data: bytes, encoding: str, letters: str) -> bool:
    """Whether a text would have no other letters than these, and not too many of them."""
    text = data.decode(encoding, "replace")
    if any(not x.isascii() and x not in letters and x not in SIGNS for x in text):
        return False
    if WITHIN.search(text):
        return False
    words = [word for word in re.findall(r"[^\W\d_]+", text) if not word.isascii()]
    beyond = sum(not x.isascii() for word in words for x in word)
    return beyond <= MOSTLY * sum(map(len, words))


def guessed(data: bytes) -> str:
    """The likeliest of other encodings; UTF-8, which it is not, if none is likely."""
    from charset_normalizer import from_bytes

    words = b" ".join(WORDS.findall(data))[:100_000]
    sample = words * (ENOUGH // max(1, len(words)) + 1)
    found = from_bytes(sample, cp_isolation=[*OTHERS], threshold=0.3, language_threshold=0.01)
    likely = sorted(
        found,
        key=lambda match: (round(match.chaos, 1), -match.coherence, OTHERS.index(match.encoding)),
    )
    return likely[0].encoding if likely else "utf-8"


def mark_of(data: bytes) -> bytes:
    """The byte order mark with which a text begins, or nothing."""
    return next((mark for mark in MARKS if data.startswith(mark)), b"")


def strictly(data: bytes, encoding: str) -> str:
    """A text in an encoding. Raises `DeckError` for the first line that is not in it."""
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError as error:
        before = data[: error.start].decode(encoding, "replace")
        raise DeckError(Fault(before.count("\n") + 1, "not-text")) from error
    if NUL in text:
        raise DeckError(Fault(text[: text.index(NUL)].count("\n") + 1, "not-text"))
    return text
