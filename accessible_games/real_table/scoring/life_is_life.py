"""Life is Life at a real table: the points and lives of a round, from the hands that are shown."""

from collections.abc import Sequence

from accessible_games.core.common_events import RoundScored
from accessible_games.core.event import Event, PerSeat, Pieces, Seat
from accessible_games.core.frozen import Frozen
from accessible_games.core.luck import Luck
from accessible_games.games.life_is_life import rules
from accessible_games.games.life_is_life.state import (
    HAND,
    PIECES,
    VALUES,
    State,
    players,
)
from accessible_games.real_table.scoring.held import HeldError, check_box, read_cards
from accessible_games.speech.catalogue import Catalogue


class Round(Frozen):
    """A round that was scored."""

    lives: tuple[int, ...]
    """By seat, after the round; 0 for those who are out."""
    points: PerSeat
    """Most first; empty after sudden death."""
    events: tuple[Event, ...]
    """What happened, as the game tells it; the winner too, if only one is left."""


def read_hand(text: str, catalogue: Catalogue) -> Pieces:
    """The ten cards that a line names. Raises `HeldError` for other lines and numbers of cards."""
    hand = read_cards(text, catalogue, PIECES)
    if len(hand) != HAND:
        raise HeldError("held-wrong-size", found=len(hand), count=HAND)
    return hand


def read_set(text: str, catalogue: Catalogue, *, expert: bool) -> Pieces:
    """The cards of a set that ends the round, alone or with the rest of the hand.

    Its animal alone is enough: "pigs". Raises `HeldError` if the line names no whole set.
    """
    hand = read_cards(text, catalogue, PIECES)
    if len(hand) == 1:
        hand = hand * VALUES[hand[0]]
    if rules.combination(hand, expert) is None:
        sets = [
            catalogue.say(f"piece-{each}", count=VALUES[each])
            for each in rules.combinations(expert)
        ]
        raise HeldError("held-no-set", sets=catalogue.joined(sets, "or"))
    return hand


def score(lives: Sequence[int], hands: Sequence[Pieces], *, expert: bool = False) -> Round:
    """Score all hands, by seat; those of people without lives are empty.

    Raises `ValueError` for a hand that is missing or not of ten cards.
    """
    if any(len(hand) != (HAND if left else 0) for left, hand in zip(lives, hands, strict=True)):
        raise ValueError(hands)
    state = begun(lives, hands, expert)
    rules.score_round(state)
    return finished(state)


def sudden_death(lives: Sequence[int], seat: Seat, hand: Pieces, *, expert: bool = False) -> Round:
    """Score a round that ends by the set in a hand. Raises `ValueError` if there is none."""
    animal = rules.combination(hand, expert)
    if animal is None or not lives[seat]:
        raise ValueError(hand)
    hands = [hand if each == seat else () for each in range(len(lives))]
    state = begun(lives, hands, expert)
    rules.sudden_death(state, seat, animal)
    return finished(state)


def begun(lives: Sequence[int], hands: Sequence[Pieces], expert: bool) -> State:
    """A table at the end of a round."""
    return State(Luck(0), expert, 0, [*lives], round=1, hands=[[*hand] for hand in hands])


def finished(state: State) -> Round:
    """What a round has brought; the game is won when one player is left."""
    if len(players(state)) == 1:
        rules.tell_winner(state)
    points = [event.points for event in state.news if isinstance(event, RoundScored)]
    return Round(tuple(state.lives), points[0] if points else (), tuple(state.news))


def check_hands(hands: Sequence[Pieces], catalogue: Catalogue) -> None:
    """Raise `HeldError` if all hands together have more of an animal than the box."""
    check_box([card for hand in hands for card in hand], catalogue)
