"""The contents of the box of Lifeboat: six characters, 42 provisions and 24 navigation cards.

Only tables; box.toml has what is printed on the cards. L1 to L68 are the project's rulings, listed
in docs/rulings.md.
"""

from collections.abc import Iterable, Mapping

from accessible_games.core.event import Piece, Pieces
from accessible_games.core.frozen import Frozen
from accessible_games.games.lifeboat.box import FILE, NAMES, read_box
from accessible_games.games.lifeboat.box import PAINTINGS as POINTS

PRINTED = read_box(FILE.read_text("utf-8"))

# Characters --------------------------------------------------------------------------------------

SIZES: Mapping[Piece, int] = {name: size for name, (size, _) in PRINTED.characters.items()}
"""A character's strength in a fight, and the number of wounds it can bear."""
CHARACTERS: Pieces = tuple(SIZES)
"""From the bow to the stern, the initial order."""
SURVIVAL: Mapping[Piece, int] = {name: alive for name, (_, alive) in PRINTED.characters.items()}
"""Points for being alive at the end."""
DOUBLES: Mapping[Piece, str] = {"lady": "jewel", "stephen": "painting", "captain": "cash"}
"""The treasure that counts double for a character."""
SWIMMER: Piece = "frenchy"
THIEF: Piece = "kid"
ABILITIES: Mapping[Piece, str] = {**DOUBLES, SWIMMER: "swims", THIEF: "steals"}
"""The special ability of each character; the Mate is only strong."""

# Provisions --------------------------------------------------------------------------------------

PROVISIONS: Mapping[Piece, int] = PRINTED.provisions
"""The number of each in the box."""
BOX: Pieces = tuple(card for card, count in PROVISIONS.items() for _ in range(count))
WEAPONS: Mapping[Piece, int] = PRINTED.weapons
"""A weapon's addition to the strength of its owner."""
JEWELS = (0, 1, 4, 8)
"""Points for no jewel, one, two and three."""
PAINTINGS: Mapping[Piece, int] = {
    card: points for card, points in POINTS.items() if card in PROVISIONS
}
CASH = 1

# Navigation --------------------------------------------------------------------------------------

BIRDS = 4
"""The number of birds that end the game at land."""
LETTERS: Mapping[str, Piece] = dict(zip(NAMES, CHARACTERS, strict=True))


class Course(Frozen):
    """The contents of a navigation card."""

    overboard: Pieces
    thirsty: Pieces
    bird: int = 0
    """1 for a bird, -1 for one crossed out."""
    fight: bool = False
    """Whether all who fought are thirsty."""
    row: bool = False
    """Whether all who rowed are thirsty."""


def course(overboard: str, thirsty: str, signs: str) -> Course:
    """A card from its letters: "S", "LC", and some of "+", "x", "F" and "R"."""
    people = [tuple(LETTERS[letter] for letter in each) for each in (overboard, thirsty)]
    bird = ("+" in signs) - ("x" in signs)
    return Course(people[0], people[1], bird, "F" in signs, "R" in signs)


COURSES: Mapping[Piece, Course] = {
    f"course-{number}": course(*card) for number, card in enumerate(PRINTED.navigation, start=1)
}
PIECES: Pieces = (*CHARACTERS, *PROVISIONS, *COURSES)
PLACE_OF: Mapping[Piece, int] = {piece: place for place, piece in enumerate(PIECES)}
"""The order of pieces."""


def kinds_of(cards: Iterable[Piece]) -> Pieces:
    """The kinds of some cards, each once, in the order in which cards are told."""
    return tuple(sorted({*cards}, key=PLACE_OF.__getitem__))


def treasure(cards: Pieces, kind: str) -> int:
    """The value of the cash, jewels or paintings among some cards, not doubled."""
    if kind == "jewel":
        return JEWELS[cards.count("jewel")]
    if kind == "cash":
        return CASH * cards.count("cash")
    return sum(PAINTINGS.get(card, 0) for card in cards)
