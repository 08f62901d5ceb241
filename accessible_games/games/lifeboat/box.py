"""The printed cards of Lifeboat, read from box.toml.

They are data, so that whoever has another edition can change them in one place.
"""

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path

from accessible_games.core.frozen import Frozen
from accessible_games.failure import DamagedError

FILE = Path(__file__).with_name("box.toml")
CHARACTERS = ("lady", "stephen", "captain", "mate", "frenchy", "kid")
"""From the bow to the stern."""
BEFORE = ("water", "cash", "jewel")
BEHIND = (
    "medical-kit", "oar", "chum", "blackjack", "knife", "gaffing-hook", "flare-gun", "parasol",
    "compass", "life-preserver",
)  # fmt: skip
"""All kinds of provisions besides paintings, in the order in which they are told."""
PAINTINGS = {f"painting-{points}": points for points in range(9, 0, -1)}
"""All paintings with their points; they are told between the other provisions."""
WEAPONS = ("oar", "blackjack", "knife", "gaffing-hook", "flare-gun")
CARDS = 24
"""The number of navigation cards."""
MOST = {"jewel": 3}
"""The provisions whose worth is only known for so many."""
NAMES, SIGNS = "LSCMFK", "+xFR"


class PrintedCards(Frozen):
    """What is printed on the cards."""

    characters: Mapping[str, tuple[int, int]]
    """The strength of each, and the points for being alive at the end."""
    provisions: Mapping[str, int]
    """The number of each, in the order in which they are told."""
    weapons: Mapping[str, int]
    """What each adds to the strength."""
    navigation: tuple[tuple[str, str, str], ...]
    """For each card letters of `NAMES` for who falls and who is thirsty, and some of `SIGNS`."""


def read_box(text: str) -> PrintedCards:
    """A box from the text of its file. Raises `DamagedError` if that is not one."""
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DamagedError(f"{FILE.name}, {error}") from error
    provisions = figures(document, "provisions", (*BEFORE, *paintings(document), *BEHIND))
    for card, most in MOST.items():
        check(provisions[card] <= most, "provisions", card)
    weapons = figures(document, "weapons", WEAPONS)
    return PrintedCards(characters(document), provisions, weapons, cards(document))


def check(holds: object, *place: str) -> None:
    """Raise `DamagedError` that names the place in the file, unless something holds."""
    if not holds:
        raise DamagedError(", ".join((FILE.name, *place)))


def table(document: Mapping[str, object], name: str, keys: Sequence[str]) -> Mapping[str, object]:
    """A table of the file, in the order of *keys*. Raises `DamagedError` if one is amiss."""
    found = document.get(name)
    check(isinstance(found, dict), name)
    assert isinstance(found, dict)
    for key in (*keys, *found):
        check(key in found and key in keys, name, key)
    return {key: found[key] for key in keys}


def characters(document: Mapping[str, object]) -> Mapping[str, tuple[int, int]]:
    """Two whole numbers from 1 for each character. Raises `DamagedError` if one has others."""
    read: dict[str, tuple[int, int]] = {}
    for key, value in table(document, "characters", CHARACTERS).items():
        check(isinstance(value, list) and len(value) == 2, "characters", key)
        assert isinstance(value, list)
        check(all(type(each) is int and each > 0 for each in value), "characters", key)
        read[key] = (value[0], value[1])
    return read


def paintings(document: Mapping[str, object]) -> list[str]:
    """The kinds of paintings in the box, the dearest first. Raises `DamagedError` if none is."""
    provisions = document.get("provisions")
    found = [card for card in PAINTINGS if isinstance(provisions, dict) and card in provisions]
    check(found, "provisions", "painting")
    return found


def figures(document: Mapping[str, object], name: str, keys: Sequence[str]) -> Mapping[str, int]:
    """A table of whole numbers from 1. Raises `DamagedError` if it is none."""
    whole: dict[str, int] = {}
    for key, value in table(document, name, keys).items():
        check(type(value) is int and value > 0, name, key)
        assert isinstance(value, int)
        whole[key] = value
    return whole


def cards(document: Mapping[str, object]) -> tuple[tuple[str, str, str], ...]:
    """The navigation cards in order, no two alike. Raises `DamagedError` if one is none."""
    name = "navigation"
    found = table(document, name, tuple(str(number) for number in range(1, CARDS + 1)))
    read: list[tuple[str, str, str]] = []
    for key, value in found.items():
        check(isinstance(value, list) and [type(each) for each in value] == [str] * 3, name, key)
        assert isinstance(value, list)
        overboard, thirsty, signs = value
        allowed = ((overboard, NAMES), (thirsty, NAMES), (signs, SIGNS))
        check(all({*text} <= {*known} for text, known in allowed), name, key)
        check("+" not in signs or "x" not in signs, name, key)
        check((overboard, thirsty, signs) not in read, name, key)
        read.append((overboard, thirsty, signs))
    return tuple(read)
