"""What one seat may know in Life is Life: its view, the facts it can ask for, what is hidden."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from accessible_games.core.event import Event, PerSeat, Piece, Pieces, Seat
from accessible_games.core.luck import Luck
from accessible_games.core.position import Place, require
from accessible_games.games.life_is_life.events import RowLaid, Swapped
from accessible_games.games.life_is_life.rules import (
    DECK,
    HAND,
    LIVES,
    ROWS,
    SEATS,
    VALUES,
    Shown,
    State,
    combination,
    combinations,
    has_swapped,
    players,
)


@dataclass(frozen=True)
class View:
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
    """All that *seat* may know: its own hand, and what lies or happened in the open."""
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


@dataclass(frozen=True)
class HandHeld(Event):
    cards: Pieces
    size: int


@dataclass(frozen=True)
class TableEmpty(Event):
    """No cards are out: a round is over."""


@dataclass(frozen=True)
class LastLap(Event):
    seat: Seat


@dataclass(frozen=True)
class LivesHeld(Event):
    lives: PerSeat


@dataclass(frozen=True)
class OnTurn(Event):
    seat: Seat
    round: int


@dataclass(frozen=True)
class CardCounts(Event):
    hand: int
    display: int
    out_of_play: int


@dataclass(frozen=True)
class AboutAnimal(Event):
    animal: Piece
    value: int
    ends_round: bool
    """Whether all cards of it in one hand are sudden death."""


@dataclass(frozen=True)
class InHand(Event):
    animal: Piece
    count: int


@dataclass(frozen=True)
class InRow(Event):
    animal: Piece
    count: int
    row: int


@dataclass(frozen=True)
class Nowhere(Event):
    animal: Piece


def hand(view: View) -> Iterator[Event]:
    """The cards in one's own hand."""
    yield HandHeld(view.hand, len(view.hand))


def table(view: View) -> Iterator[Event]:
    """The display, row by row, and whether somebody has knocked."""
    if not view.display:
        yield TableEmpty()
    for row, cards in zip(ROWS, view.display, strict=False):
        yield RowLaid(row, cards)
    if view.knocker is not None:
        yield LastLap(view.knocker)


def scores(view: View) -> Iterator[Event]:
    """Everybody's lives."""
    yield LivesHeld(tuple(enumerate(view.lives)))


def turn(view: View) -> Iterator[Event]:
    """Who is on turn."""
    yield OnTurn(view.on_turn, view.round)
    if view.knocker is not None:
        yield LastLap(view.knocker)


def counts(view: View) -> Iterator[Event]:
    """How many cards are where."""
    yield CardCounts(HAND, sum(map(len, view.display)), view.out_of_play)


def card(view: View, animal: Piece) -> Iterator[Event]:
    """What an animal is worth."""
    yield AboutAnimal(animal, VALUES[animal], animal in combinations(view.expert))


def find(view: View, animal: Piece) -> Iterator[Event]:
    """Where an animal is: in one's own hand and on display."""
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
    """Cards that *seat* must hold: taken in the open this round and not laid again since."""
    known: Counter[Piece] = Counter()
    for swap in swaps:
        if swap.seat == seat:
            known -= Counter(swap.laid)
            known += Counter(swap.taken)
    return known


def redeal(state: State, seat: Seat, luck: Luck) -> None:
    """Deal the cards that *seat* has not seen anew to the other hands and out of play.

    Nobody who has swapped gets a combination, for it would have ended the round.
    """
    others = [other for other in players(state) if other != seat]
    known = {other: known_cards(tuple(state.swaps), other) for other in others}
    seen = Counter(state.hands[seat]) + Counter(card for row in state.display for card in row)
    unseen = list((Counter(DECK) - seen - sum(known.values(), Counter())).elements())
    while True:
        cards = luck.shuffled(unseen)
        for other in others:
            hand = list(known[other].elements())
            state.hands[other] = hand + [cards.pop() for _ in range(HAND - len(hand))]
        state.out_of_play = cards
        if not any(has_swapped(state, other) and combination(state, other) for other in others):
            return


# Positions ---------------------------------------------------------------------------------------


def check(state: State) -> None:
    """Raise `PositionError` where no play could lead to this state.

    Swaps at the beginning of the round may be missing: then nobody knows of them.
    """
    seats = range(len(state.lives))
    require(len(seats) in SEATS, ("lives",), "wrong-length", len(seats))
    for seat, lives in enumerate(state.lives):
        possible = lives >= 0 and (state.expert or lives <= LIVES)  # K7
        require(possible, ("lives", seat), "out-of-range", lives)
    require(bool(players(state)), ("lives",), "wrong-length", 0)
    require(state.round >= 0, ("round",), "out-of-range", state.round)
    require(state.starter in seats, ("starter",), "out-of-range", state.starter)
    require(state.on_turn in seats, ("on_turn",), "out-of-range", state.on_turn)
    require(state.row == 0, ("row",), "out-of-range", state.row)
    for index, shown in enumerate(state.shown):
        check_shown(shown, len(seats), ("shown", index))
    if state.display:
        check_cards(state)
        check_players(state)
        check_swaps(state.hands, state.display, state.swaps, ())
        check_sets(state)
    else:
        nothing = not any([*state.hands, state.out_of_play, state.swaps])
        require(nothing and state.knocker is None, ("display",), "missing-field")


def check_cards(state: State) -> None:
    """All 60 animals are where they belong."""
    check_sizes(state.hands, state.display, state.lives, ())
    piles = [*state.hands, *state.display, state.out_of_play]
    require(Counter(card for pile in piles for card in pile) == Counter(DECK), (), "wrong-deck")


def check_shown(shown: Shown, seats: int, place: Place) -> None:
    """The cards of a round that was scored may have been there, and been swapped so."""
    require(len(shown.hands) == seats, (*place, "hands"), "wrong-length", len(shown.hands))
    check_sizes(shown.hands, shown.display, list(map(len, shown.hands)), place)
    piles = (*shown.hands, *shown.display)
    require(Counter(card for pile in piles for card in pile) <= Counter(DECK), place, "wrong-deck")
    check_swaps(shown.hands, shown.display, shown.swaps, place)


def check_sizes(
    hands: Sequence[Sequence[Piece]],
    display: Sequence[Sequence[Piece]],
    lives: Sequence[int],
    place: Place,
) -> None:
    """Each hand of somebody with lives, and each row, has its number of cards."""
    require(len(hands) == len(lives), (*place, "hands"), "wrong-length", len(hands))
    for seat, hand in enumerate(hands):
        size = HAND if lives[seat] else 0
        require(len(hand) == size, (*place, "hands", seat), "wrong-length", len(hand))
    require(len(display) == len(ROWS), (*place, "display"), "wrong-length", len(display))
    for index, row in enumerate(display):
        require(len(row) == ROWS[index], (*place, "display", index), "wrong-length", len(row))


def check_players(state: State) -> None:
    """Those named are players of this round, and the knocker has no further turn."""
    playing = players(state)
    require(len(playing) > 1, ("lives",), "wrong-length", len(playing))
    require(state.round > 0, ("round",), "out-of-range", state.round)
    require(state.starter in playing, ("starter",), "out-of-range", state.starter)
    require(state.on_turn in playing, ("on_turn",), "out-of-range", state.on_turn)
    if state.knocker is not None:
        others = [seat for seat in playing if seat != state.on_turn]
        require(state.knocker in others, ("knocker",), "out-of-range", state.knocker)


def check_swaps(
    hands: Sequence[Sequence[Piece]],
    display: Sequence[Sequence[Piece]],
    swaps: Sequence[Swapped],
    place: Place,
) -> None:
    """Taken back from the last one on, every swap finds its cards where it left them."""
    held, shown = list(map(Counter, hands)), list(map(Counter, display))
    for index, swap in reversed(tuple(enumerate(swaps))):
        here = (*place, "swaps", index)
        playing = swap.seat in range(len(hands)) and bool(hands[swap.seat])
        require(playing, (*here, "seat"), "out-of-range", swap.seat)
        require(swap.row in ROWS, (*here, "row"), "out-of-range", swap.row)
        require(len(swap.taken) == swap.row, (*here, "taken"), "wrong-length", len(swap.taken))
        taken, laid, hand = Counter(swap.taken), Counter(swap.laid), held[swap.seat]
        require(laid == shown[swap.row - 1], (*here, "laid"), "wrong-cards", " ".join(swap.laid))
        require(
            taken <= hand and taken != laid, (*here, "taken"), "wrong-cards", " ".join(swap.taken)
        )
        shown[swap.row - 1] = taken
        held[swap.seat] = hand - taken + laid


def check_sets(state: State) -> None:
    """Nobody who has swapped holds a set: the round would be over."""
    for seat in players(state):
        ended = has_swapped(state, seat) and combination(state, seat)
        require(not ended, ("hands", seat), "wrong-cards", ended)
