"""The rules of Mau-Mau, in the order in which they are read.

M1 to M16 are the project's rulings, listed in docs/rulings.md.
"""

from accessible_games.api import (
    GameWon,
    HandDealt,
    OneOf,
    Piece,
    Pieces,
    PointsHeld,
    Seat,
    VictoryShared,
    ask,
    most_first,
)
from accessible_games.games.mau_mau.cards import RANK_OF, SUITS, deck_of
from accessible_games.games.mau_mau.events import (
    Drew,
    HandLeft,
    Laid,
    MauForgotten,
    MauSaid,
    PaidDebt,
    Passed,
    PileShuffled,
    RoundBlocked,
    RoundOpened,
    RoundWon,
    Skipped,
    Wished,
)
from accessible_games.games.mau_mau.state import State, fits, is_over, next_seat

# Preparing ----------------------------------------------------------------------------------------


def begin_round(state: State) -> None:
    """Deal the cards and turn up one that is not wild; it has no effect (M3)."""
    variant = state.variant
    if state.round:
        state.starter = next_seat(state, state.starter)
    state.round += 1
    state.on_turn = state.starter
    deck = state.luck.shuffled(deck_of(variant.deck))
    state.hands = [[deck.pop() for _ in range(variant.hand)] for _ in range(state.seats)]
    first = next((card for card in reversed(deck) if RANK_OF[card] != variant.wild), deck[-1])
    deck.remove(first)
    state.pile, state.laid, state.won = deck, [first], []
    state.tell(RoundOpened(state.round if variant.target else 0, state.starter, first))
    for seat, hand in enumerate(state.hands):
        state.tell(HandDealt(seat, tuple(hand)))


# Playing -----------------------------------------------------------------------------------------

CHECKPOINTS = frozenset({"play", "seven"})
WISHES = OneOf(SUITS)


async def play(state: State) -> None:
    """Play rounds until the game is over: one, or as many as the points take."""
    while not is_over(state):
        if not state.hands:
            begin_round(state)
        while state.hands:
            await take_turn(state)
        end_game(state)


async def take_turn(state: State) -> None:
    """Ask for one answer: a suit, a card, or to draw, to pass or to say mau."""
    seat = state.on_turn
    if state.wishing:
        wish(state, seat, await ask(seat, "wish", WISHES))
        return
    kind = "seven" if state.debt else "play"
    match await ask(seat, kind, may_play(state, seat)):
        case "draw":
            draw(state, seat)
        case "pass":
            pass_on(state, seat)
        case "mau":
            state.announced = True
            state.tell(MauSaid(seat))
        case card:
            lay(state, seat, card)


def may_play(state: State, seat: Seat) -> OneOf:
    """The cards that fit, and to draw, or to pass after that (M4); mau is for players to think of.

    Where no card fits, none is named: there is nothing to choose.
    """
    hand = state.hands[seat]
    fitting = fitting_cards(state, hand)
    otherwise, absent = (
        ("draw", "pass") if can_draw(state) and not state.drawn else ("pass", "draw")
    )
    words = (otherwise, *fitting)
    if not fitting:
        return OneOf(words, absent=(absent,))
    why = "seven-first" if state.debt else "does-not-fit"
    barred = {card: why for card in hand if card not in fitting}
    may_say = state.variant.said and len(hand) == 2 and not state.announced
    mau = ("mau",) if may_say else ()
    return OneOf(words, barred, unsaid=mau, absent=(absent,), likely=(*fitting, *mau))


def can_draw(state: State) -> bool:
    """Whether a card is left to draw, in the pile or below the top card."""
    return bool(state.pile) or len(state.laid) > 1


def fitting_cards(state: State, hand: list[Piece]) -> Pieces:
    """The cards of a hand that may be laid now."""
    return tuple(card for card in hand if fits_now(state, card))


def fits_now(state: State, card: Piece) -> bool:
    """Whether a card may be laid on the top one."""
    return fits(state.variant, state.laid[-1], state.wish, state.debt, card)


def lay(state: State, seat: Seat, card: Piece) -> None:
    """Lay a card, which may end the round; else it may wish, oblige or skip."""
    variant, hand = state.variant, state.hands[seat]
    hand.remove(card)
    state.laid.append(card)
    state.wish, state.idle = "", 0
    last = len(hand) == 1
    if hand and RANK_OF[card] == "seven" and variant.sevens != "none":
        state.debt += 2
    state.tell(Laid(seat, card, last and not variant.said, state.debt if state.debt > 2 else 0))
    if not hand:
        end_round(state, [seat])
        return
    if last and variant.said and not state.announced:
        drawn = take(state, seat, 1)
        state.tell(MauForgotten(seat, len(drawn), drawn))
    if RANK_OF[card] == variant.wild:
        state.wishing = True
        return
    end_turn(state, seat)
    if RANK_OF[card] == "eight" and variant.skips:
        state.tell(Skipped(state.on_turn))
        end_turn(state, state.on_turn)


def wish(state: State, seat: Seat, suit: Piece) -> None:
    """Only this suit, or a wild card, fits now."""
    state.wish, state.wishing = suit, False
    state.tell(Wished(seat, suit))
    end_turn(state, seat)


def draw(state: State, seat: Seat) -> None:
    """Draw a card, or until one fits (M9); for sevens draw all at once and lay nothing (M7)."""
    if state.debt:
        cards = take(state, seat, state.debt)
        state.debt = 0
        state.tell(PaidDebt(seat, len(cards), cards))
        end_turn(state, seat)
        return
    cards = take(state, seat, 1)
    while state.variant.until and can_draw(state) and not fits_now(state, cards[-1]):
        cards += take(state, seat, 1)
    state.drawn, state.idle = True, 0
    state.tell(Drew(seat, len(cards), cards))


def take(state: State, seat: Seat, number: int) -> Pieces:
    """Take so many cards from the pile, or as many as there are, into a hand."""
    cards: list[Piece] = []
    while len(cards) < number and can_draw(state):
        if not state.pile:
            shuffle(state)
        cards.append(state.pile.pop())
    state.hands[seat] += cards
    return tuple(cards)


def shuffle(state: State) -> None:
    """The laid cards but the top one are a new pile (M10)."""
    *below, top = state.laid
    state.pile, state.laid = state.luck.shuffled(below), [top]
    state.tell(PileShuffled(len(below)))


def pass_on(state: State, seat: Seat) -> None:
    """Lay nothing; if all do so with nothing to draw, the round is over (M13)."""
    state.tell(Passed(seat, state.drawn))
    state.debt = 0  # nobody can draw what there is not
    state.idle = 0 if state.drawn else state.idle + 1
    if state.idle == state.seats:
        state.tell(RoundBlocked())
        left = [hand_points(state, each) for each in range(state.seats)]
        end_round(state, [each for each, points in enumerate(left) if points == min(left)])
    else:
        end_turn(state, seat)


def end_turn(state: State, seat: Seat) -> None:
    """It is the next player's turn."""
    state.drawn = state.announced = False
    state.on_turn = next_seat(state, seat)


# The end of a round ------------------------------------------------------------------------------


def hand_points(state: State, seat: Seat) -> int:
    """The points of the cards that a seat holds."""
    return sum(map(state.variant.points, state.hands[seat]))


def end_round(state: State, won: list[Seat]) -> None:
    """In a game for points, whoever laid their last card scores all cards of the others (M14)."""
    if state.variant.target:
        score_round(state, won[0])
    state.won = won
    state.hands, state.pile, state.laid = [], [], []
    state.wish, state.debt, state.idle = "", 0, 0
    state.drawn = state.announced = False


def score_round(state: State, winner: Seat) -> None:
    """Tell what all hold, and the points; a blocked round brings none (M13)."""
    for seat, hand in enumerate(state.hands):
        if hand:
            state.tell(HandLeft(seat, tuple(hand), hand_points(state, seat)))
    if not all(state.hands):
        points = sum(hand_points(state, seat) for seat in range(state.seats))
        state.scores[winner] += points
        state.tell(RoundWon(winner, points))
    state.tell(PointsHeld(most_first(dict(enumerate(state.scores)))))


# The end of the game -----------------------------------------------------------------------------


def winners(state: State) -> list[Seat]:
    """Who won the only round, or has the points; several after a blocked round (M13)."""
    if not is_over(state):
        return []
    if not state.variant.target:
        return state.won
    return [seat for seat, points in enumerate(state.scores) if points == max(state.scores)]


def end_game(state: State) -> None:
    """Tell who has won, if the game is over."""
    best = winners(state)
    if len(best) == 1:
        state.tell(GameWon(best[0]))
    elif best:
        state.tell(VictoryShared(tuple(best)))
