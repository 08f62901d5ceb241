"""What is in the box of Lifeboat: six characters, 42 provisions and 24 navigation cards.

Pure tables; L1 to L67 are the project's rulings, listed in docs/rulings.md.
"""

from collections.abc import Iterable, Mapping

from accessible_games.core.event import Piece, Pieces
from accessible_games.core.frozen import Frozen

# Characters --------------------------------------------------------------------------------------

SIZES: Mapping[Piece, int] = {
    "lady": 4, "stephen": 5, "captain": 7, "mate": 8, "frenchy": 6, "kid": 3,
}  # fmt: skip
"""The strength of a character in a fight, and how many wounds it can bear."""
CHARACTERS: Pieces = tuple(SIZES)
"""From the bow to the stern, as they sit at the beginning."""
SURVIVAL: Mapping[Piece, int] = {character: 12 - size for character, size in SIZES.items()}
"""Points for being alive at the end."""
DOUBLES: Mapping[Piece, str] = {"lady": "jewel", "stephen": "painting", "captain": "cash"}
"""The treasure that counts double for a character."""
SWIMMER: Piece = "frenchy"
THIEF: Piece = "kid"
ABILITIES: Mapping[Piece, str] = {**DOUBLES, SWIMMER: "swims", THIEF: "steals"}
"""What each character is good at; the Mate is only strong."""

# Provisions --------------------------------------------------------------------------------------

PROVISIONS: Mapping[Piece, int] = {
    "water": 16, "cash": 6, "jewel": 3, "painting-3": 2, "painting-2": 1, "medical-kit": 3,
    "oar": 2, "chum": 2, "blackjack": 1, "knife": 1, "gaffing-hook": 1, "flare-gun": 1,
    "parasol": 1, "compass": 1, "life-preserver": 1,
}  # fmt: skip
"""How many of each are in the box."""
BOX: Pieces = tuple(card for card, count in PROVISIONS.items() for _ in range(count))
WEAPONS: Mapping[Piece, int] = {
    "oar": 1, "blackjack": 2, "knife": 3, "gaffing-hook": 4, "flare-gun": 8,
}  # fmt: skip
"""What a weapon adds to the size of its owner."""
JEWELS = (0, 1, 4, 8)
"""Points for no jewel, one, two and three."""
PAINTINGS: Mapping[Piece, int] = {"painting-3": 3, "painting-2": 2}
CASH = 1

# Navigation --------------------------------------------------------------------------------------

BIRDS = 4
"""The number of birds with which land is reached."""
EVERYBODY = "L S C M F K"
LETTERS: Mapping[str, Piece] = dict(zip(EVERYBODY.split(), CHARACTERS, strict=True))


class Course(Frozen):
    """What a navigation card shows."""

    overboard: Pieces
    thirsty: Pieces
    bird: int = 0
    """1 for a bird, -1 for one crossed out."""
    fight: bool = False
    """Whether all who fought are thirsty."""
    row: bool = False
    """Whether all who rowed are thirsty."""


def course(overboard: str, thirsty: str, bird: str = "", icons: str = "") -> Course:
    """A card from its letters: "S", "L C", "+" or "x", and "F" and "R" for fight and row."""
    people = [tuple(LETTERS[letter] for letter in each.split()) for each in (overboard, thirsty)]
    return Course(people[0], people[1], {"+": 1, "x": -1}.get(bird, 0), "F" in icons, "R" in icons)


COURSES: Mapping[Piece, Course] = {
    f"course-{number}": card
    for number, card in enumerate(
        (
            course("C", "F"),
            course("", "", "+"),
            course(EVERYBODY, EVERYBODY, "", "F"),
            course("M", "C F", "", "F R"),
            course("F", "S C M", "+"),
            course("S", "C M F", "", "F R"),
            course("L", "L S C M F", "x", "R"),
            course("S", "L C", "", "F"),
            course("M", "C M", "", "R"),
            course("K", "L C M F"),
            course("S", "C K", "+", "R"),
            course("F", "C M K", "", "R"),
            course("F", "L C M", "", "F"),
            course("S", "S C"),
            course(EVERYBODY, EVERYBODY, "+", "F R"),
            course("K", "L S C M F", "", "R"),
            course("K", "C M F K", "", "F"),
            course("K", "S C M F K", "+", "F R"),
            course("C", "S", "", "F R"),
            course("C", "C"),
            course("F", "S C M F", "", "F R"),
            course("C", "M", "+", "F"),
            course("M", "K", "+", "F"),
            course("M", "L"),
        ),
        start=1,
    )
}
PIECES: Pieces = (*CHARACTERS, *PROVISIONS, *COURSES)
PLACE_OF: Mapping[Piece, int] = {piece: place for place, piece in enumerate(PIECES)}
"""What to sort pieces by."""


def kinds_of(cards: Iterable[Piece]) -> Pieces:
    """Each kind among some cards once, in the order in which cards are told."""
    return tuple(sorted({*cards}, key=PLACE_OF.__getitem__))


def treasure(cards: Pieces, kind: str) -> int:
    """What the cash, jewels or paintings among some cards are worth, not doubled."""
    if kind == "jewel":
        return JEWELS[cards.count("jewel")]
    if kind == "cash":
        return CASH * cards.count("cash")
    return sum(PAINTINGS.get(card, 0) for card in cards)
