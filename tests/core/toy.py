"""Pebbles, a game for tests: with a secret hand, a question to all at once, and a number.

Each seat holds three secret pebbles. In a round the seat on turn says whether high or low wins,
all bid coins in secret at the same time, and the sole winner pays and shows a pebble of its hand.
Whoever is not on turn may laugh once a round, at any time, also before having bid.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from accessible_games.core.copies import copy_of
from accessible_games.core.decision import (
    Asked,
    Between,
    Cards,
    Decision,
    Move,
    OneOf,
    ask,
    ask_all,
)
from accessible_games.core.event import Event, PerSeat, Piece, Pieces, Seat
from accessible_games.core.game import Game, Meanwhile
from accessible_games.core.luck import Luck
from accessible_games.core.position import require

NAME = "pebbles"
VERSION = 3
SEATS = range(2, 5)
OPTIONS = {"rounds": ("two", "three"), "coins": ("few", "many")}
UNNAMED = {"rounds": "two", "coins": "few"}
LETTER = {"rounds": ("two",)}
PIECES = ("red", "green", "blue")
BAG: Pieces = tuple(piece for piece in PIECES for _ in range(5))
CHECKPOINTS = frozenset({"aim"})


class Dealt(Event):
    """The pebbles that one seat holds."""

    seat: Seat
    pebbles: Pieces

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Only its owner sees a hand."""
        return self if seat == self.seat else None


class NoHand(Event):
    """An onlooker holds no pebbles."""


class Aimed(Event):
    """Whoever is on turn has said whether high or low wins."""

    seat: Seat
    aim: str


class Bids(Event):
    """All bids lie open; nobody wins where several bid best."""

    bids: PerSeat
    winner: Seat | None


class Shown(Event):
    """The winner shows a pebble of its hand."""

    seat: Seat
    pebble: Piece


class Laughed(Event):
    """Somebody laughs about the round."""

    seat: Seat


@dataclass
class State:
    """The whole truth."""

    luck: Luck
    rounds: int
    coins: list[int]
    hands: list[list[Piece]] = field(default_factory=list)
    shown: dict[int, list[Piece]] = field(default_factory=dict)
    on_turn: Seat = 0
    aim: str | None = None
    bids: PerSeat = ()
    laughing: list[Seat] = field(default_factory=list)
    news: list[Event] = field(default_factory=list)

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return len(self.coins)

    def copy(self) -> "State":
        """An independent copy."""
        return copy_of(self)


@dataclass(frozen=True)
class View:
    """The table as a seat sees it."""

    seat: Seat | None
    hand: Pieces
    sizes: tuple[int, ...]
    rounds: int
    coins: tuple[int, ...]
    shown: tuple[Pieces, ...]
    on_turn: Seat
    aim: str | None
    bids: PerSeat
    laughing: tuple[Seat, ...]


def setup(seats: int, luck: Luck, options: Mapping[str, str]) -> State:
    """Three pebbles and some coins for each."""
    if seats not in SEATS:
        raise ValueError(seats)
    bag = luck.shuffled(BAG)
    hands = [[bag.pop() for _ in range(3)] for _ in range(seats)]
    coins = [3 if options["coins"] == "few" else 9] * seats
    news: list[Event] = [Dealt(seat, tuple(hand)) for seat, hand in enumerate(hands)]
    shown: dict[int, list[Piece]] = {seat: [] for seat in range(seats)}
    return State(luck, 2 if options["rounds"] == "two" else 3, coins, hands, shown, news=news)


async def play(state: State) -> None:
    """Aim, bid, show, until the rounds are over."""
    while state.rounds:
        if state.aim is None:
            await aim(state)
        if not state.bids:
            await bid(state)
        winner = sole_winner(state)
        if winner is not None:
            await show(state, winner)
        state.aim, state.bids, state.laughing = None, (), []
        state.rounds -= 1
        state.on_turn = (state.on_turn + 1) % len(state.coins)


async def aim(state: State) -> None:
    """Whoever is on turn says whether high or low wins."""
    seat = state.on_turn
    state.aim = await ask(seat, "aim", OneOf(("high", "low"), barred={"middle": "too-easy"}))
    state.news.append(Aimed(seat, state.aim))


async def bid(state: State) -> None:
    """All bid at the same time, and the sole winner pays."""
    coins = enumerate(state.coins)
    bids = await ask_all("bid", {each: Between(0, most) for each, most in coins})
    state.bids = tuple(sorted(bids.items()))
    winner = sole_winner(state)
    state.news.append(Bids(state.bids, winner))
    if winner is not None:
        state.coins[winner] -= bids[winner]


async def show(state: State, seat: Seat) -> None:
    """Lay one pebble of the hand open."""
    (pebble,) = await ask(seat, "show", Cards(tuple(state.hands[seat]), 1))
    state.hands[seat].remove(pebble)
    state.shown[seat].append(pebble)
    state.news.append(Shown(seat, pebble))


def may_laugh(state: State) -> Asked:
    """Everybody who is not on turn and has not laughed in this round."""
    quiet = {*range(state.seats)} - {state.on_turn, *state.laughing}
    return {seat: Decision(seat, "laugh", OneOf(("ha", "hoho"))) for seat in sorted(quiet)}


def laugh(state: State, move: Move) -> None:
    """Somebody does."""
    state.laughing.append(move.seat)
    state.news.append(Laughed(move.seat))


def sole_winner(state: State) -> Seat | None:
    """Who alone has bid the most, or the least."""
    best = (max if state.aim == "high" else min)(bid for _, bid in state.bids)
    bidders = [seat for seat, bid in state.bids if bid == best]
    return bidders[0] if len(bidders) == 1 else None


def view(state: State, seat: Seat | None) -> View:
    """All but the hands of others."""
    return View(
        seat=seat,
        hand=() if seat is None else tuple(state.hands[seat]),
        sizes=tuple(map(len, state.hands)),
        rounds=state.rounds,
        coins=tuple(state.coins),
        shown=tuple(tuple(shown) for shown in state.shown.values()),
        on_turn=state.on_turn,
        aim=state.aim,
        bids=state.bids,
        laughing=tuple(state.laughing),
    )


def redeal(state: State, seat: Seat, luck: Luck) -> None:
    """Other hands out of all pebbles that are not seen."""
    unseen = list(BAG)
    for pebble in [*state.hands[seat], *(p for shown in state.shown.values() for p in shown)]:
        unseen.remove(pebble)
    unseen = luck.shuffled(unseen)
    for other, hand in enumerate(state.hands):
        if other != seat:
            state.hands[other] = [unseen.pop() for _ in hand]


def winners(state: State) -> list[Seat]:
    """Who has shown the most pebbles."""
    if state.rounds:
        return []
    most = max(map(len, state.shown.values()))
    return [seat for seat, shown in state.shown.items() if len(shown) == most]


def check(state: State) -> None:
    """The lists fit the seats."""
    require(len(state.coins) in SEATS, ("coins",), "wrong-length", len(state.coins))
    require(len(state.hands) == len(state.coins), ("hands",), "wrong-length", len(state.hands))


def hand(view: View) -> Iterator[Event]:
    """The pebbles of the hand."""
    yield NoHand() if view.seat is None else Dealt(view.seat, view.hand)


TOPICS: Mapping[str, Callable[[View], Iterator[Event]]] = {"hand": hand}
GAME: Game[State] = Game(
    name=NAME,
    version=VERSION,
    seats=SEATS,
    state=State,
    setup=setup,
    play=play,
    view=view,
    redeal=redeal,
    winners=winners,
    check=check,
    pieces=PIECES,
    options=OPTIONS,
    legacy_options=UNNAMED,
    printed_options=LETTER,
    checkpoints=CHECKPOINTS,
    topics=TOPICS,
    out_of_turn=Meanwhile(may_laugh, laugh),
)
"""Pebbles as a game."""
