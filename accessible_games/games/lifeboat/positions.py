"""Positions of Lifeboat: what no play could lead to is refused."""

from collections import Counter
from collections.abc import Sequence

from accessible_games.core.event import Piece
from accessible_games.core.position import Place, require
from accessible_games.games.lifeboat.cards import BIRDS, BOX, CHARACTERS, COURSES, SIZES
from accessible_games.games.lifeboat.hands import cards_of
from accessible_games.games.lifeboat.phase_positions import (
    check_action,
    check_course,
    check_demand,
    check_end,
    check_fight,
    check_morning,
    check_offer,
    check_order,
    check_polled,
    check_promises,
    check_thirsts,
    check_wishes,
)
from accessible_games.games.lifeboat.rules import PHASES
from accessible_games.games.lifeboat.state import DEALINGS, OPTIONS, OVER, SEATS, UNNAMED, State


def check(state: State) -> None:
    """Raise `PositionError` where no play could lead to this state."""
    check_lists(state)
    check_people(state)
    check_boat(state)
    check_provisions(state)
    check_navigation(state)
    check_knowledge(state)
    check_deeds(state)
    require(state.phase in (*PHASES, OVER), ("phase",), "out-of-range", state.phase)
    check_end(state)
    check_morning(state)
    check_order(state)
    check_polled(state)
    check_wishes(state)
    check_action(state)
    check_offer(state)
    check_demand(state)
    check_fight(state)
    check_promises(state)
    check_course(state)
    check_thirsts(state)


# What is always so -------------------------------------------------------------------------------


def check_lists(state: State) -> None:
    """Four to six seats, and an item for each of them in every list by seat."""
    seats = len(state.characters)
    require(seats in SEATS, ("characters",), "wrong-length", seats)
    for name in ("loves", "hates", "hands", "shown", "wounds", "charted", "passed"):
        items = getattr(state, name)
        require(len(items) == seats, (name,), "wrong-length", len(items))


def check_people(state: State) -> None:
    """Different characters, each loved once and hated once, and wounds that they can have."""
    for seat, character in enumerate(state.characters):
        new = character in CHARACTERS and character not in state.characters[:seat]
        require(new, ("characters", seat), "out-of-range", character)
        most = SIZES[character] + 1
        require(
            0 <= state.wounds[seat] <= most, ("wounds", seat), "out-of-range", state.wounds[seat]
        )
    for name, goals in (("loves", state.loves), ("hates", state.hates)):
        require(sorted(goals) == sorted(state.characters), (name,), "wrong-cards")
    for name, choices in OPTIONS.items():
        chosen = getattr(state, name)
        require(chosen in (*choices, UNNAMED[name]), (name,), "out-of-range", chosen)
    require(0 <= state.birds <= BIRDS, ("birds",), "out-of-range", state.birds)
    require(state.day >= 0, ("day",), "out-of-range", state.day)


def check_seats(state: State, name: str, seats: Sequence[int]) -> None:
    """Seats that there are, each once."""
    for place, seat in enumerate(seats):
        new = seat in range(state.seats) and seat not in seats[:place]
        require(new, (name, place), "out-of-range", seat)


def check_boat(state: State) -> None:
    """Each seat once; who was swept away has no cards."""
    for name in ("boat", "order", "polled", "rowed", "fought"):
        check_seats(state, name, getattr(state, name))
    for name in ("order", "polled"):
        for place, seat in enumerate(getattr(state, name)):
            require(seat in state.boat, (name, place), "out-of-range", seat)
    for seat in range(state.seats):
        gone = seat not in state.boat
        require(not (gone and cards_of(state, seat)), ("hands", seat), "wrong-cards")


def check_pieces(place: Place, cards: Sequence[Piece], pieces: Sequence[Piece]) -> None:
    """Cards of the right kind."""
    for index, card in enumerate(cards):
        require(card in pieces, (*place, index), "unknown-piece", card)


def check_provisions(state: State) -> None:
    """All 42 are somewhere, once."""
    piles: dict[Place, list[Piece]] = {
        (name,): getattr(state, name) for name in ("provisions", "discard", "passing")
    }
    for seat in range(state.seats):
        piles |= {("hands", seat): state.hands[seat], ("shown", seat): state.shown[seat]}
    for place, cards in piles.items():
        check_pieces(place, cards, BOX)
    cards = [card for pile in piles.values() for card in pile]
    require(sorted(cards) == sorted(BOX), (), "wrong-deck")


def check_navigation(state: State) -> None:
    """All 24 are somewhere, once."""
    for name in ("navigation", "row_stack", "drawn"):
        check_pieces((name,), getattr(state, name), tuple(COURSES))
    require(
        state.course is None or state.course in COURSES, ("course",), "unknown-piece", state.course
    )
    day = [state.course] if state.course is not None else []
    cards = [*state.navigation, *state.row_stack, *state.drawn, *day]
    require(sorted(cards) == sorted(COURSES), (), "wrong-deck")


def check_knowledge(state: State) -> None:
    """Nobody knows of a card that is not there."""
    for seat in range(state.seats):
        check_pieces(("charted", seat), state.charted[seat], tuple(COURSES))
        check_pieces(("passed", seat), state.passed[seat], BOX)
    counted = Counter(state.known)
    for place, (observer, owner, card) in enumerate(state.known):
        known = observer in range(state.seats) and owner in range(state.seats)
        require(known and observer != owner, ("known", place), "out-of-range", observer)
        held = state.hands[owner].count(card) >= counted[observer, owner, card]
        require(held, ("known", place), "wrong-cards", card)


def check_deeds(state: State) -> None:
    """What was done was done for or against somebody else at the table."""
    for place, (doer, other, by) in enumerate(state.deeds):
        there = doer in range(state.seats) and other in range(state.seats)
        require(there and doer != other, ("deeds", place), "out-of-range", doer)
        require(by in (1, -1), ("deeds", place), "out-of-range", by)
    for place, (doer, other, what) in enumerate(state.dealings):
        there = doer in range(state.seats) and other in range(state.seats)
        require(there and doer != other, ("dealings", place), "out-of-range", doer)
        require(what in DEALINGS, ("dealings", place), "out-of-range", what)
    for place, (refuser, asker) in enumerate(state.refusals):
        there = {refuser, asker} <= {*range(state.seats)}
        require(there and refuser != asker, ("refusals", place), "out-of-range", refuser)
