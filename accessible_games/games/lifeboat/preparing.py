"""How the table of Lifeboat is set up."""

from collections.abc import Mapping

from accessible_games.core.luck import Luck
from accessible_games.games.lifeboat.cards import BOX, CHARACTERS, COURSES, SIZES, SURVIVAL
from accessible_games.games.lifeboat.events import (
    CharacterDealt,
    CharactersOut,
    FirstCardDealt,
    GoalsDealt,
    GoalsMean,
)
from accessible_games.games.lifeboat.state import SEATS, State


def setup(seats: int, luck: Luck, options: Mapping[str, str]) -> State:
    """Deal characters, loves, hates and a provision to each seat at random.

    With fewer than six players, characters drawn by lot are left out of the game (L3). Raises
    `ValueError` if *seats* is not in SEATS.
    """
    if seats not in SEATS:
        raise ValueError(seats)
    characters = luck.shuffled(CHARACTERS)[:seats]
    loves, hates = luck.shuffled(characters), luck.shuffled(characters)
    provisions = luck.shuffled(BOX)
    state = State(
        luck, options["psychopath"], options["trading"], characters, loves, hates,
        sorted(range(seats), key=lambda seat: CHARACTERS.index(characters[seat])),
        [[provisions.pop()] for _ in range(seats)], provisions, luck.shuffled(tuple(COURSES)),
        [[] for _ in range(seats)], [0] * seats, [[] for _ in range(seats)],
        [[] for _ in range(seats)], drowned=options["drowned"], preserver=options["preserver"],
        own_preserver=options["own-preserver"], swimmer=options["swimmer"],
        bribes=options["bribes"], parley=options["parley"],
    )  # fmt: skip
    tell_setup(state)
    return state


def tell_setup(state: State) -> None:
    """Tell all characters, and tell each seat whom it loves and hates, and its first card."""
    out = tuple(each for each in CHARACTERS if each not in state.characters)
    if out:
        state.tell(CharactersOut(out))
    for seat in state.boat:
        character = state.characters[seat]
        state.tell(CharacterDealt(seat, character, SIZES[character], SURVIVAL[character]))
    for seat in range(state.seats):
        character, love, hate = state.characters[seat], state.loves[seat], state.hates[seat]
        state.tell(FirstCardDealt(seat, state.hands[seat][0]))
        state.tell(GoalsDealt(seat, love, hate, love == character, hate == character))
        state.tell(GoalsMean(seat, love == character, hate == character))
