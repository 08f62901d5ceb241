"""Trading during others' turns: players say that they want to, and the table waits (L47)."""

from accessible_games.core.decision import Asked, Decision, Move, OneOf, ask
from accessible_games.core.event import Seat
from accessible_games.games.lifeboat.actions import FREE, TALKS, choices, partners, trader
from accessible_games.games.lifeboat.day import rest
from accessible_games.games.lifeboat.events import TradeWished, TradingOver
from accessible_games.games.lifeboat.state import State, conscious

MARKET = ("market", "partner", "aside", "give", "want", "cover", "deal", "show")
"""Phases in which a player trades."""


async def market(state: State) -> None:
    """Let a player trade and show cards at will, before an action or after the last one."""
    seat = state.polled[0]
    word = await ask(seat, "market", choices(state, seat, ("done", *FREE), ("done",)))
    if word == "done":
        del state.polled[0]
        rest(state)
        if not (state.polled or state.order):
            state.tell(TradingOver())
    else:
        state.phase = TALKS.get(word, word)


def wishes(state: State) -> Asked:
    """Conscious players who could trade may say so, even in a fight."""
    if state.trading != "free":
        return {}
    able = [seat for seat in conscious(state) if partners(state, seat)]
    found = {seat: wish_of(state, seat) for seat in able}
    return {seat: Decision(seat, "wish", each) for seat, each in found.items() if each.words}


def wish_of(state: State, seat: Seat) -> OneOf:
    """To trade after any fight, or after the last action of the day."""
    trading = state.phase in ("turn", *MARKET) and seat == trader(state)
    refused = {
        "trade": "trading-now" if trading else "wished" if seat in state.wishing else "",
        "later": "wished" if seat in state.evening else "",
    }
    barred = {word: reason for word, reason in refused.items() if reason}
    return OneOf(tuple(word for word in refused if word not in barred), barred)


def wish(state: State, move: Move) -> None:
    """The table waits for the player, but finishes a fight or an action first."""
    later = move.answer == "later"
    (state.evening if later else state.wishing).append(move.seat)
    state.tell(TradeWished(move.seat, later))
