"""What one seat may know in Life is Life: its view, the facts it can ask for, what is hidden."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from accessible_games.core import common_events
from accessible_games.core.common_events import HandHeld
from accessible_games.core.event import Event, PerSeat, Piece, Pieces, Seat
from accessible_games.core.frozen import Frozen
from accessible_games.core.luck import Luck
from accessible_games.games.life_is_life.events import RowLaid, Swapped
from accessible_games.games.life_is_life.rules import combination, combinations, has_swapped
from accessible_games.games.life_is_life.state import (
    DECK,
    HAND,
    ROWS,
    VALUES,
    Shown,
    State,
    players,
)


class View(Frozen):
    """The table as *seat* sees it; an onlooker (None) has no hand."""

    seat: Seat | None
    hand: Pieces
    display: tuple[Pieces, ...]
    lives: tuple[int, ...]
    round: int
    starter: Seat
    on_turn: Seat
    row: int
    swaps: tuple[Swapped, ...]
    knocker: Seat | None
    shown: tuple[Shown, ...]
    out_of_play: int
    expert: bool


def view(state: State, seat: Seat | None) -> View:
    """All that *seat* may know: its own hand, and everything that is or was open."""
    return View(
        seat=seat,
        hand=tuple(state.hands[seat]) if seat is not None and state.hands else (),
        display=tuple(tuple(row) for row in state.display),
        lives=tuple(state.lives),
        round=state.round,
        starter=state.starter,
        on_turn=state.on_turn,
        row=state.row if seat == state.on_turn else 0,
        swaps=tuple(state.swaps),
        knocker=state.knocker,
        shown=tuple(state.shown),
        out_of_play=len(state.out_of_play),
        expert=state.expert,
    )


# What a player can ask for -----------------------------------------------------------------------


class TableEmpty(Event):
    """No cards are out: a round is over."""


class LastLap(Event):
    """Who has knocked."""

    seat: Seat


class LivesHeld(Event):
    """All players' lives."""

    lives: PerSeat


class OnTurn(common_events.OnTurn):
    """Whose turn it is, in which round."""

    round: int


class CardCounts(Event):
    """The number of cards in each place."""

    hand: int
    display: int
    out_of_play: int


class AboutAnimal(Event):
    """The value of an animal, which is also how many there are."""

    animal: Piece
    value: int
    ends_round: bool
    """Whether holding all cards of it is sudden death."""


class InHand(Event):
    """The number of an animal in the player's hand."""

    animal: Piece
    count: int


class InRow(Event):
    """The number of an animal in a row."""

    animal: Piece
    count: int
    row: int


class Nowhere(Event):
    """An animal is neither in the player's hand nor on display."""

    animal: Piece


def hand(view: View) -> Iterator[Event]:
    """The cards in the player's own hand."""
    yield HandHeld(view.hand)


def table(view: View) -> Iterator[Event]:
    """The display, row by row, and whether a player has knocked."""
    if not view.display:
        yield TableEmpty()
    for row, cards in zip(ROWS, view.display, strict=False):
        yield RowLaid(row, cards)
    yield from last_lap(view)


def last_lap(view: View) -> Iterator[Event]:
    """Who has knocked, if anybody."""
    if view.knocker is not None:
        yield LastLap(view.knocker)


def scores(view: View) -> Iterator[Event]:
    """All players' lives."""
    yield LivesHeld(tuple(enumerate(view.lives)))


def turn(view: View) -> Iterator[Event]:
    """Whose turn it is."""
    yield OnTurn(view.on_turn, view.round)
    yield from last_lap(view)


def counts(view: View) -> Iterator[Event]:
    """The number of cards in each place."""
    yield CardCounts(HAND, sum(map(len, view.display)), view.out_of_play)


def card(view: View, animal: Piece) -> Iterator[Event]:
    """The value of an animal."""
    yield AboutAnimal(animal, VALUES[animal], animal in combinations(view.expert))


def find(view: View, animal: Piece) -> Iterator[Event]:
    """Where an animal is: in the player's own hand and on display."""
    held = view.hand.count(animal)
    if held:
        yield InHand(animal, held)
    for row, cards in zip(ROWS, view.display, strict=False):
        if animal in cards:
            yield InRow(animal, cards.count(animal), row)
    if not held and not any(animal in cards for cards in view.display):
        yield Nowhere(animal)


TOPICS: Mapping[str, Callable[[View], Iterator[Event]]] = {
    "hand": hand,
    "table": table,
    "scores": scores,
    "turn": turn,
    "counts": counts,
}
PIECE_TOPICS: Mapping[str, Callable[[View, Piece], Iterator[Event]]] = {
    "card": card,
    "find": find,
}


# What is hidden ----------------------------------------------------------------------------------


def known_cards(swaps: tuple[Swapped, ...], seat: Seat) -> Counter[Piece]:
    """The cards that *seat* must hold: taken this round and not laid down since."""
    known: list[Piece] = []
    for swap in swaps:
        if swap.seat == seat:
            for card in swap.laid:
                if card in known:
                    known.remove(card)
            known.extend(swap.taken)
    return Counter(known)


def redeal(state: State, seat: Seat, luck: Luck) -> None:
    """Deal the cards that *seat* has not seen again, to the other hands and the unused cards.

    No player who has swapped gets a set, which would have ended the round.
    """
    others = [other for other in players(state) if other != seat]
    swaps, unseen = tuple(state.swaps), [*DECK]
    known = {other: [*known_cards(swaps, other).elements()] for other in others}
    for cards in (state.hands[seat], *state.display, *known.values()):
        for card in cards:
            unseen.remove(card)
    while True:
        cards = luck.shuffled(unseen)
        for other, held in known.items():
            state.hands[other] = held + [cards.pop() for _ in range(HAND - len(held))]
        state.out_of_play = cards
        if not any(
            has_swapped(state, other) and combination(state.hands[other], state.expert)
            for other in others
        ):
            return
