"""The address of a card, for QR codes: at it a page tells the card in the language of the phone.

`/card/de/lifeboat/-/B/SKM/-` has the language of the label, the deck, and the label, each line as a
part of its own. The deck is one that the server knows: one of the program, or one of its host's
tables. So the address is short, which keeps the code small enough for a card; a text can be
corrected without new codes; and a page says nothing that its host has not written, whoever makes up
an address. The label is the one that the deck has without options, whatever is printed on the card.
"""

import re
from collections.abc import Sequence
from urllib.parse import quote, urlsplit

from accessible_games.braille.folding import folded
from accessible_games.braille.labels import Label
from accessible_games.speech.catalogue import Language

ROOT = "/card"
NAME = re.compile(r"[\w .-]{1,60}")
"""The names of decks that can be in an address."""
HOST = re.compile(r"[\w.:-]+")
"""The name of a host, or its number."""


def path_of(deck: str, language: Language, label: Label) -> str:
    """The path of a card's address."""
    parts = [language, deck, *label.lines]
    return "/".join([ROOT, *(quote(part, safe="") for part in parts)])


def card_at(deck: Sequence[Label], label: str) -> int | None:
    """The place of the card with the label of an address, if there is one."""
    wanted = folded(label)
    exact = ("/".join(each.lines) for each in deck)
    places = [place for place, lines in enumerate(exact) if folded(lines) == wanted]
    return places[0] if places else None


def is_address(text: str) -> bool:
    """Whether a text is the address of a server and nothing else, such as "https://a.example"."""
    try:
        parts = urlsplit(text)
        is_server = parts.scheme in ("http", "https") and HOST.fullmatch(parts.hostname or "")
        return (
            bool(is_server)
            and parts.port != 0
            and "@" not in text
            and text.rstrip("/").endswith(f"//{parts.netloc}")
        )
    except ValueError:
        return False
