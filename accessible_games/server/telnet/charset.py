"""Which letters a telnet client takes: agreed on by CHARSET (RFC 2066), or else as MTTS says."""

import unicodedata

ACCEPTED, REJECTED = 2, 3
TRANSLATED = b"[TTABLE]"
"""What may come before the offered character sets, with a version of one byte behind it."""


class ClientCharset:
    """How text is sent to a client: in UTF-8, or in Latin-1 for one that cannot take that."""

    __slots__ = "_is_agreed", "encoding"

    def __init__(self) -> None:
        self.encoding = "utf-8"
        self._is_agreed = False
        """Whether it was agreed on: then no weaker news counts."""

    def encoded(self, text: str) -> bytes:
        """Return text as bytes, with the nearest letters for those that Latin-1 lacks."""
        if self.encoding == "latin-1":
            return "".join(map(plain, text)).encode("latin-1", "replace")
        return text.encode("utf-8", "replace")

    def refuse(self) -> None:
        """Note that the client says that it cannot take UTF-8."""
        if not self._is_agreed:
            self.encoding = "latin-1"

    def agree(self, name: bytes) -> None:
        """Note which character set was agreed on."""
        self._is_agreed = True
        self.encoding = "utf-8" if is_utf_8(name) else "latin-1"

    def choose(self, offered: bytes) -> bytes:
        """Agree to UTF-8 if it is among what the client offers; return the answer."""
        names = offered.removeprefix(TRANSLATED)[offered.startswith(TRANSLATED) :]
        found = [name for name in names[1:].split(names[:1] or b";") if is_utf_8(name)]
        if not found:
            return bytes([REJECTED])
        self.agree(found[0])
        return bytes([ACCEPTED]) + found[0]


def is_utf_8(name: bytes) -> bool:
    """Whether a name of a character set means UTF-8."""
    return name.strip().upper() in (b"UTF-8", b"UTF8")


def plain(letter: str) -> str:
    """Return a letter, without its accent if Latin-1 lacks it."""
    return letter if ord(letter) < 256 else unicodedata.normalize("NFKD", letter)[0]
