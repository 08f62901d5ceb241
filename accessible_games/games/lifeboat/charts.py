"""Navigation cards: who knows their places, how they go under the stack, and the birds."""

from collections.abc import Iterable
from functools import cache

from accessible_games.core.event import Figures, Piece, Pieces, Seat
from accessible_games.games.lifeboat.cards import BIRDS, CHARACTERS, COURSES
from accessible_games.games.lifeboat.sea_events import BirdLost, BirdSighted, LandReached
from accessible_games.games.lifeboat.state import State


def discover(state: State, seats: Iterable[Seat], card: Piece) -> None:
    """Note that a card has moved: from now on only these seats know where it is (L63)."""
    for cards in state.charted:
        if card in cards:
            cards.remove(card)
    for seat in seats:
        state.charted[seat].append(card)


def put_under(state: State, cards: list[Piece]) -> None:
    """Put cards back under the navigation stack, the first one on top."""
    state.navigation[:0] = cards[::-1]


Contents = tuple[Piece, int, Figures, str, Figures, str, bool, bool]
"""The contents of a navigation card, as the fields of `CourseShown`."""


def aboard(state: State) -> frozenset[Piece]:
    """The characters in the boat, dead or alive."""
    characters = state.characters
    return frozenset([characters[seat] for seat in state.boat])


@cache
def contents(card: Piece, aboard: frozenset[Piece] = frozenset(CHARACTERS)) -> Contents:
    """The contents of a navigation card as fields of an event, naming only people *aboard*."""
    shown = COURSES[card]
    overboard, thirsty = met(shown.overboard, aboard), met(shown.thirsty, aboard)
    return (
        card, shown.bird, overboard, whom(overboard), thirsty, whom(thirsty),
        shown.row, shown.fight,
    )  # fmt: skip


def met(named: Pieces, aboard: frozenset[Piece]) -> Pieces:
    """The characters on a card who are aboard; all of them if it names everybody."""
    if len(named) == len(CHARACTERS):
        return named
    return tuple([each for each in named if each in aboard])


def whom(characters: Pieces) -> str:
    """Whether a card names `everybody`, `nobody` or `some`."""
    if len(characters) == len(CHARACTERS):
        return "everybody"
    return "some" if characters else "nobody"


def count_bird(state: State, bird: int) -> None:
    """Count one bird more or less, but not below zero (L32); the fourth ends the game (L31)."""
    if bird and state.birds < BIRDS and state.birds + bird >= 0:
        state.birds += bird
        state.tell(BirdSighted(state.birds) if bird > 0 else BirdLost(state.birds))
        if state.birds == BIRDS:
            state.tell(LandReached(BIRDS))
            state.phase = "end"
