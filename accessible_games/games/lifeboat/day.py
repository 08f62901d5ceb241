"""The morning and the order of the day: the quartermaster's draft, and the turns."""

from accessible_games.core.decision import OneOf, ask
from accessible_games.core.event import Piece, Seat
from accessible_games.games.lifeboat.cards import kinds_of
from accessible_games.games.lifeboat.events import (
    CardKept,
    ChoiceSeen,
    DayBegan,
    ProvisionsDrawn,
    ProvisionsGone,
    TurnBegan,
    TurnSkipped,
)
from accessible_games.games.lifeboat.state import State, alive, awake, conscious

# The morning -------------------------------------------------------------------------------------


async def dawn(state: State) -> None:
    """Begin a day. The order of turns is settled now, even if seats are swapped later (L6)."""
    state.day += 1
    state.order = state.boat[:]
    state.passed = [[] for _ in state.passed]
    state.refusals = []
    state.tell(DayBegan(state.day, state.birds))
    crew = conscious(state)
    if state.provisions and crew:
        draw_provisions(state, crew)
    else:
        state.phase = "next"


def draw_provisions(state: State, crew: list[Seat]) -> None:
    """The quartermaster, awake and nearest the bow (L1), draws one card for each conscious player.

    If fewer are left, those nearer the bow get them (L4).
    """
    count = min(len(crew), len(state.provisions))
    state.polled = crew[:count]
    state.passing = [state.provisions.pop() for _ in range(count)]
    state.tell(ProvisionsDrawn(state.polled[0], count, len(state.provisions)))
    if not state.provisions:
        state.tell(ProvisionsGone())
    begin_choice(state)


def begin_choice(state: State) -> None:
    """The next player looks at what is left, or takes the last card without a choice."""
    seat = state.polled[0]
    if len(state.passing) == 1:
        keep(state, seat, state.passing[0])
        state.phase = "next"
    else:
        state.phase = "draft"
        state.tell(ChoiceSeen(seat, tuple(state.passing)))


async def draft(state: State) -> None:
    """Keep one card and pass the others on towards the stern."""
    seat = state.polled[0]
    keep(state, seat, await ask(seat, "draft", OneOf(kinds_of(state.passing))))
    state.passed[seat] = state.passing[:]
    begin_choice(state)


def keep(state: State, seat: Seat, card: Piece) -> None:
    """A player takes one of the provisions passed around."""
    state.passing.remove(card)
    state.hands[seat].append(card)
    state.polled.remove(seat)
    state.tell(CardKept(seat, card))


# Turns -------------------------------------------------------------------------------------------


async def next_turn(state: State) -> None:
    """The next in the morning's order who is conscious now (L8)."""
    while state.order and not awake(state, state.order[0]):
        seat = state.order.pop(0)
        if alive(state, seat):
            state.tell(TurnSkipped(seat))
    if state.order:
        state.tell(TurnBegan(state.order[0]))
        if state.trading == "open":
            state.polled = [seat for seat in conscious(state) if seat != state.order[0]]
    rest(state)


def rest(state: State) -> None:
    """After a fight or action: let those trade who wished to, then go on to an action or night."""
    state.polled = state.polled or wishing(state)
    state.phase = "market" if state.polled else "turn" if state.order else "steering"


def wishing(state: State) -> list[Seat]:
    """The conscious seats that wish to trade by now, from the bow to the stern."""
    wished, state.wishing = state.wishing, []
    if not state.order:
        wished, state.evening = wished + state.evening, []
    return [seat for seat in conscious(state) if seat in wished] if wished else []


def end_turn(state: State) -> None:
    """There is only one action; promises made for it are due before the next."""
    del state.order[0]
    state.phase = "due" if state.promises else "next"
