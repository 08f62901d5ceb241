"""The rules of Arche Noah, in the order of the rulebook.

A1 to A28 are the project's rulings, listed in docs/rulings.md.
"""

from operator import itemgetter

from accessible_games.core.common_events import GameScored
from accessible_games.core.decision import Between, Some, ask
from accessible_games.core.event import PerSeat, Piece, Pieces, Seat, most_first
from accessible_games.games.arche_noah.events import (
    BidKept,
    BidMade,
    BonusScored,
    ChipsScored,
    CoinsLeft,
    CoinsScored,
    Declined,
    GameWon,
    OrderSettled,
    PairsScored,
    PassBegan,
    PassScored,
    Picked,
    PickedTwo,
    RoundBegan,
    SecretDrawn,
    SetAside,
    SinglesScored,
    VictoryShared,
    WentEmpty,
)
from accessible_games.games.arche_noah.state import (
    BONUS,
    CHIPS,
    COINS,
    PASSES,
    PLACE_OF,
    SPECIES_OF,
    VALUE_OF,
    VALUES,
    State,
    deck,
    round_number,
    rounds,
)

# Preparing ----------------------------------------------------------------------------------------


def begin_pass(state: State) -> None:
    """All players get new coins but no new chips, and draw a secret card in both passes (A17)."""
    seats = state.seats
    state.coins = [COINS[seats]] * seats
    state.draw_pile = state.luck.shuffled(deck(state))
    state.piles = [[state.draw_pile.pop()] for _ in range(seats)]
    state.tell(PassBegan(len(state.scores) + 1, COINS[seats], CHIPS[seats]))
    for seat, pile in enumerate(state.piles):
        state.tell(SecretDrawn(seat, pile[0], state.open_piles))


def begin_round(state: State) -> None:
    """Lay out as many animals as there are players."""
    if not state.piles:
        begin_pass(state)
    state.display = [state.draw_pile.pop() for _ in range(state.seats)]
    number, cards = round_number(state), tuple(state.display)
    state.tell(RoundBegan(number, state.holder, rounds(state), cards, state.open_piles))


# Playing -----------------------------------------------------------------------------------------

CHECKPOINTS = frozenset({"bid", "pick"})


async def play(state: State) -> None:
    """Play rounds of bidding and picking until both passes have been scored."""
    while len(state.scores) < PASSES:
        if not state.display and not state.bids:
            begin_round(state)
        while len(state.bids) < state.seats:
            await bid(state)
        while state.picked < state.seats:
            await pick(state)
        end_round(state)
    tell_winners(state)


# Bidding -----------------------------------------------------------------------------------------


def bidder(state: State) -> Seat:
    """The next seat to bid: once around, clockwise from the start card (A27)."""
    return (state.holder + len(state.bids)) % state.seats


async def bid(state: State) -> None:
    """Let a player bid openly, from nothing to all their money; bids cannot be raised (A22).

    Players without money are not asked.
    """
    seat = bidder(state)
    most = state.coins[seat]
    coins = await ask(seat, "bid", Between(0, most)) if most else 0
    state.bids.append(coins)
    state.tell(BidMade(seat, coins))
    if len(state.bids) == state.seats:
        state.tell(OrderSettled(picking_order(state)))


def bids_by_seat(state: State) -> PerSeat:
    """The bids of this round in the order in which they were made."""
    seats, holder = state.seats, state.holder
    return tuple([((holder + place) % seats, bid) for place, bid in enumerate(state.bids)])


def picking_order(state: State) -> PerSeat:
    """The highest bid first; of equal bids the earlier one (A10)."""
    return tuple(sorted(bids_by_seat(state), key=itemgetter(1), reverse=True))


# Picking -----------------------------------------------------------------------------------------

NO_CHIP = {0: "no-chip", 2: "no-chip"}


def may_pick(state: State, seat: Seat) -> Some:
    """One animal is compulsory (A4), unless the player uses a chip (A3) for two or none.

    Never more than one chip (A5), and two animals only if two are left (A7, A8).
    """
    cards = tuple(state.display)
    if not state.chips[seat]:
        return Some(cards, (1,), NO_CHIP)
    return Some(cards, (0, 1, 2) if len(cards) > 1 else (0, 1))


async def pick(state: State) -> None:
    """The next player in order takes cards; nothing if none is left (A6).

    A player without a chip is not asked about a single remaining card.
    """
    seat, _ = picking_order(state)[state.picked]
    if not state.display:
        state.tell(WentEmpty(seat))
    elif len(state.display) == 1 and not state.chips[seat]:
        take(state, seat, tuple(state.display))
    else:
        take(state, seat, await ask(seat, "pick", may_pick(state, seat)))
    state.picked += 1


def take(state: State, seat: Seat, cards: Pieces) -> None:
    """Put cards onto the player's pile; anything but one card costs an action chip."""
    for card in cards:
        state.display.remove(card)
    state.piles[seat].extend(cards)
    if len(cards) != 1:
        state.chips[seat] -= 1
    left = state.chips[seat]
    match cards:
        case ():
            state.tell(Declined(seat, left))
        case (card,):
            state.tell(Picked(seat, card))
        case _:
            state.tell(PickedTwo(seat, cards, left))


# The end of a round ------------------------------------------------------------------------------


def end_round(state: State) -> None:
    """Set aside what nobody took (A9), pay the bids, pass the start card to the left (A18)."""
    if state.display:
        state.tell(SetAside(tuple(state.display)))
        state.set_aside += state.display
    pay(state)
    state.display, state.bids, state.picked = [], [], 0
    state.holder = (state.holder + 1) % state.seats
    if not state.draw_pile:
        score_pass(state)


def pay(state: State) -> None:
    """Everybody pays, even for nothing; of two players the lower bidder does not.

    Of equal bids the second picker's counts as lower (A11), whatever was picked (A12).
    """
    order = picking_order(state)
    payers = order[:1] if state.seats == 2 else order
    for seat, coins in order[len(payers) :]:
        if coins:
            state.tell(BidKept(seat, coins))
    for seat, coins in payers:
        state.coins[seat] -= coins
    if any(coins for _, coins in payers):
        state.tell(CoinsLeft(tuple(enumerate(state.coins))))


# The end of a pass -------------------------------------------------------------------------------


def sorted_out(pile: list[Piece]) -> tuple[Pieces, Pieces, Pieces]:
    """The cards in pairs, those without a partner, and the complete animals.

    Of three cards the two highest are the pair (A13); four are two pairs and complete (A14).
    """
    species: dict[Piece, list[Piece]] = {}
    for card in sorted(pile, key=PLACE_OF.__getitem__):
        species.setdefault(SPECIES_OF[card], []).append(card)
    pairs: list[Piece] = []
    singles: list[Piece] = []
    for cards in species.values():
        even = len(cards) // 2 * 2
        pairs += cards[:even]
        singles += cards[even:]
    complete = [animal for animal, cards in species.items() if len(cards) == len(VALUES)]
    return tuple(pairs), tuple(singles), tuple(complete)


def worth(cards: Pieces) -> int:
    """The sum of the values on cards."""
    return sum([VALUE_OF[card] for card in cards])


def points_of(pile: list[Piece]) -> int:
    """The points of a pile: pairs add, single cards subtract; the total may be negative (A23)."""
    return sum_of(*sorted_out(pile))


def sum_of(pairs: Pieces, singles: Pieces, complete: Pieces) -> int:
    """The points of a sorted pile."""
    return worth(pairs) - worth(singles) + BONUS * len(complete)


def score_pass(state: State) -> None:
    """Score all piles, and return all cards to the deck."""
    number = len(state.scores) + 1
    points = [score_seat(state, seat, last=number == PASSES) for seat in range(state.seats)]
    state.scores.append(points)
    state.tell(PassScored(number, most_first(dict(enumerate(points)))))
    state.piles, state.set_aside = [], []


def score_seat(state: State, seat: Seat, last: bool) -> int:
    """The points of one seat; an event tells each kind."""
    pile, coins, chips = state.piles[seat], state.coins[seat], state.chips[seat] if last else 0
    pairs, singles, complete = sorted_out(pile)
    if pairs:
        state.tell(PairsScored(seat, pairs, worth(pairs)))
    for animal in complete:
        state.tell(BonusScored(seat, animal, BONUS))
    if singles:
        state.tell(SinglesScored(seat, singles, worth(singles)))
    if coins > 1:
        state.tell(CoinsScored(seat, coins, coins // 2))  # A15
    if chips:
        state.tell(ChipsScored(seat, chips, chips))  # A16
    return sum_of(pairs, singles, complete) + coins // 2 + chips


# The end of the game -----------------------------------------------------------------------------


def totals(state: State) -> list[int]:
    """The points of all finished passes, by seat."""
    return [sum(points[seat] for points in state.scores) for seat in range(state.seats)]


def winners(state: State) -> list[Seat]:
    """The seats with the most points after both passes, several if tied (A24)."""
    if len(state.scores) < PASSES:
        return []
    points = totals(state)
    return [seat for seat, total in enumerate(points) if total == max(points)]


def tell_winners(state: State) -> None:
    """Tell all players' points and who has won or shares the victory."""
    points = totals(state)
    state.tell(GameScored(most_first(dict(enumerate(points)))))
    best = [(seat, points[seat]) for seat in winners(state)]
    if len(best) == 1:
        state.tell(GameWon(*best[0]))
    else:
        state.tell(VictoryShared(tuple(best), max(points)))
