"""The rules of Life is Life, in the order of the rulebook.

K1 to K30 are the project's rulings, listed in docs/rulings.md.
"""

from collections.abc import Collection, Mapping, Sequence
from operator import attrgetter

from accessible_games.core.common_events import HandDealt, RoundScored
from accessible_games.core.decision import Cards, OneOf, ask
from accessible_games.core.event import PerSeat, Piece, Pieces, Seat, most_first
from accessible_games.games.life_is_life.events import (
    AllTied,
    AnimalScored,
    Eliminated,
    GameWon,
    Knocked,
    LifeWon,
    LivesLost,
    Passed,
    RoundBegan,
    RowLaid,
    SuddenDeath,
    Swapped,
)
from accessible_games.games.life_is_life.state import (
    DECK,
    HAND,
    ROWS,
    VALUES,
    Shown,
    State,
    next_player,
    players,
)

# Preparing ----------------------------------------------------------------------------------------


def begin_round(state: State) -> None:
    """Shuffle all 60 animals; deal ten to each player, ten to the display, the rest face down."""
    if state.round:
        state.starter = next_player(state, state.starter)
    state.round += 1
    state.on_turn = state.starter
    deck = state.luck.shuffled(DECK)
    state.hands = [[deck.pop() for _ in range(HAND)] if lives else [] for lives in state.lives]
    state.display = [[deck.pop() for _ in range(row)] for row in ROWS]
    state.out_of_play = deck
    state.tell(RoundBegan(state.round, state.starter, len(players(state)) == 2))
    for row, cards in zip(ROWS, state.display, strict=True):
        state.tell(RowLaid(row, tuple(cards)))
    for seat in players(state):
        state.tell(HandDealt(seat, tuple(state.hands[seat])))


# Playing -----------------------------------------------------------------------------------------

MAY_KNOCK = OneOf(("1", "2", "3", "4", "knock"))
MUST_SWAP = OneOf(("1", "2", "3", "4"), barred={"knock": "swap-first"})
CHECKPOINTS = frozenset({"turn"})
SWAPPER = attrgetter("seat")


async def play(state: State) -> None:
    """Play rounds until one player is left, who wins."""
    while len(players(state)) > 1:
        if not state.display:
            begin_round(state)
        while state.display:
            await take_turn(state)
    tell_winner(state)


async def take_turn(state: State) -> None:
    """Let a player swap cards or knock. Only a swap or the last lap can end the round."""
    seat = state.on_turn
    if not state.row:
        turn = await ask(seat, "turn", MAY_KNOCK if has_swapped(state, seat) else MUST_SWAP)
        state.row = 0 if turn == "knock" else int(turn)
    if not state.row:
        knock(state, seat)
    else:
        swap(state, seat, await ask(seat, "lay", may_lay(state, seat)))
        if animal := combination(state.hands[seat], state.expert):  # only after a swap (K3)
            sudden_death(state, seat, animal)
            return
    state.on_turn = next_player(state, seat)
    if state.on_turn == state.knocker:
        score_round(state)


def has_swapped(state: State, seat: Seat) -> bool:
    """Whether *seat* has swapped in this round and so may knock (K10)."""
    return seat in map(SWAPPER, state.swaps)


def may_lay(state: State, seat: Seat) -> Cards:
    """As many cards as the row has, but never the very same animals (K8)."""
    row = state.row
    return Cards(tuple(state.hands[seat]), row, tuple(state.display[row - 1]))


def swap(state: State, seat: Seat, laid: Pieces) -> None:
    """Lay down cards, then take the row."""
    row, hand, display = state.row, state.hands[seat], state.display
    taken = tuple(display[row - 1])
    for card in laid:
        hand.remove(card)
    hand += taken
    display[row - 1] = list(laid)
    state.row = 0
    event = Swapped(seat, row, taken, laid)
    state.swaps.append(event)
    state.tell(event)


def knock(state: State, seat: Seat) -> None:
    """The first knock gives all others one more turn, a last lap in which knocking is passing."""
    if state.knocker is None:
        state.knocker = seat
        state.tell(Knocked(seat))
    else:
        state.tell(Passed(seat))


# The end of a round ------------------------------------------------------------------------------


def combinations(expert: bool) -> tuple[Piece, ...]:
    """All 4 cats, all 5 rabbits or all 5 pigs end the round; with experts, cats do not (K6)."""
    return ("rabbit", "pig") if expert else ("cat", "rabbit", "pig")


def combination(hand: Sequence[Piece], expert: bool) -> Piece | None:
    """The animal of which a hand has all cards, if any."""
    count = hand.count
    for animal in combinations(expert):
        if count(animal) == VALUES[animal]:
            return animal  # two at once are one sudden death (K5)
    return None


def sudden_death(state: State, seat: Seat, animal: Piece) -> None:
    """All others lose a life, even the knocker (K4); an expert gains one (K6, K7)."""
    rest = tuple(card for card in state.hands[seat] if card != animal)
    state.tell(SuddenDeath(seat, animal, VALUES[animal], rest))
    if state.expert:
        state.lives[seat] += 1
        state.tell(LifeWon(seat, state.lives[seat]))
    lose_lives(state, {other: 1 for other in players(state) if other != seat})
    end_round(state, [seat])


def score_round(state: State) -> None:
    """Show all hands; the sole majority of each animal scores its value; take lives."""
    playing = players(state)
    least = 2 if len(playing) == 2 else 1  # K15
    points = dict.fromkeys(playing, 0)
    for animal, held in holdings(state, playing).items():
        winner = score_animal(state, animal, most_first(held), least)
        if winner is not None:
            points[winner] += VALUES[animal]
    totals = most_first(points)
    state.tell(RoundScored(totals))
    if totals[0][1] == totals[-1][1]:
        state.tell(AllTied(totals[0][1]))
    else:
        lose_lives(state, losses(points))
    end_round(state, range(state.seats))


def holdings(state: State, playing: Sequence[Seat]) -> dict[Piece, dict[Seat, int]]:
    """The number of each animal that each seat holds."""
    held: dict[Piece, dict[Seat, int]] = {animal: {} for animal in VALUES}
    for seat in playing:
        for card in state.hands[seat]:
            held[card][seat] = held[card].get(seat, 0) + 1
    return held


def score_animal(state: State, animal: Piece, held: PerSeat, least: int) -> Seat | None:
    """Score the seat with more than any other (K14), and at least *least*; return the seat."""
    winner, reason = sole_majority(held, least)
    state.tell(AnimalScored(animal, VALUES[animal], held, winner, reason))
    return winner


def sole_majority(held: PerSeat, least: int) -> tuple[Seat | None, str]:
    """The seat with the most, if no other has as many and they are enough; and the reason."""
    if not held:
        return None, "nobody"  # K25
    seat, most = held[0]
    if len(held) > 1 and held[1][1] == most:
        return None, "tie"
    return (seat, "majority") if most >= least else (None, "single")


def losses(points: Mapping[Seat, int]) -> dict[Seat, int]:
    """The lives lost: the highest total loses 0, the lowest 2, all others 1, in order (K17)."""
    totals = most_first(points)
    high, low = totals[0][1], totals[-1][1]
    lost = {seat: 0 for seat, total in totals if total == high}
    lost |= {seat: 2 for seat, total in totals if total == low}
    return lost | {seat: 1 for seat, total in totals if low < total < high}


def lose_lives(state: State, lost: Mapping[Seat, int]) -> None:
    """Nobody loses more lives than they have (K18); players without lives are out at once."""
    for seat, lives in lost.items():
        given = min(lives, state.lives[seat])
        state.lives[seat] -= given
        state.tell(LivesLost(seat, given, state.lives[seat]))
        if not state.lives[seat]:
            state.tell(Eliminated(seat))


def end_round(state: State, showing: Collection[Seat]) -> None:
    """Remember what was shown, and return all cards to the deck."""
    hands = tuple(tuple(hand) if seat in showing else () for seat, hand in enumerate(state.hands))
    state.shown.append(Shown(hands, tuple(map(tuple, state.display)), tuple(state.swaps)))
    state.hands = [[] for _ in state.lives]
    state.display, state.out_of_play, state.swaps = [], [], []
    state.knocker = None


# The end of the game -----------------------------------------------------------------------------


def winners(state: State) -> list[Seat]:
    """The last player left; there always is one (K19)."""
    left = players(state)
    return left if len(left) == 1 else []


def tell_winner(state: State) -> None:
    """Tell who is left, and with how many lives."""
    (seat,) = players(state)
    state.tell(GameWon(seat, state.lives[seat]))
