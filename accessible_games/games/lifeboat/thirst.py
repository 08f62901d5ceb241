"""Thirst: person by person from the bow to the stern, cause by cause (L40). Then dusk."""

from accessible_games.core.decision import OneOf, ask, ask_all
from accessible_games.core.event import Seat
from accessible_games.games.lifeboat.charts import put_under
from accessible_games.games.lifeboat.hands import holders, may_hold, owns, spend
from accessible_games.games.lifeboat.navigation import course
from accessible_games.games.lifeboat.sea_events import (
    DrankWater,
    GotThirsty,
    ParasolShaded,
    SeaWon,
    WaterGiven,
)
from accessible_games.games.lifeboat.state import State, alive, awake, conscious, remember, wound

GIVE_OR_NOT, NOTHING = OneOf(("water", "no")), OneOf(("no",))


async def thirst(state: State) -> None:
    """Note who is thirsty by name, by rowing and by fighting; each at most once (L37)."""
    shown = course(state)
    for seat in state.boat:
        causes = {
            "name": state.characters[seat] in shown.thirsty,
            "row": shown.row and seat in state.rowed,
            "fight": shown.fight and seat in state.fought,
        }
        state.thirsts += [(seat, cause) for cause, applies in causes.items() if applies]
    next_thirst(state)


def next_thirst(state: State) -> None:
    """Go on to the next thirst of a player still alive; they decide first."""
    while state.thirsts and not alive(state, state.thirsts[0][0]):
        del state.thirsts[0]
    if not state.thirsts:
        state.phase = "dusk"
        return
    seat, cause = state.thirsts[0]
    state.tell(GotThirsty(seat, cause))
    if not awake(state, seat):
        shade_or_ask(state, seat)
    elif shadable(state, seat) or may_hold(state, seat, "water"):
        state.phase = "drink"
    else:
        ask_others(state)


def shadable(state: State, seat: Seat) -> bool:
    """Whether an open parasol can still prevent a thirst today (L38)."""
    return "parasol" in state.shown[seat] and not state.shaded


def shade_or_ask(state: State, seat: Seat) -> None:
    """The parasol of the unconscious works by itself (L59)."""
    if shadable(state, seat):
        shade(state, seat)
    else:
        ask_others(state)


async def drink(state: State) -> None:
    """Use the parasol, drink the player's own water (L39), or neither."""
    seat, cause = state.thirsts[0]
    parasol = ("parasol",) if shadable(state, seat) else ()
    water = ("water",) if owns(state, seat, "water") else ()
    answer = await ask(seat, "drink", OneOf((*parasol, *water, "no"), likely=(*parasol, *water)))
    if answer == "parasol":
        shade(state, seat)
    elif answer == "water":
        spend(state, seat, "water")
        state.tell(DrankWater(seat, cause, again=False))
        quenched(state)
    else:
        ask_others(state)


def shade(state: State, seat: Seat) -> None:
    """Use the parasol, which helps against one thirst a day."""
    state.shaded = True
    state.tell(ParasolShaded(seat))
    quenched(state)


def quenched(state: State) -> None:
    """Remove a thirst."""
    del state.thirsts[0]
    next_thirst(state)


def ask_others(state: State) -> None:
    """Ask all who are conscious whether they give water, even to the unconscious."""
    thirsty, _ = state.thirsts[0]
    others = [seat for seat in conscious(state) if seat != thirsty]
    state.polled = holders(state, others, "water")
    state.phase = "water"
    if not state.polled:
        go_thirsty(state)


async def give_water(state: State) -> None:
    """Ask at the same time; of several givers the one nearest the bow spends the water (L60)."""
    options = {seat: water_options(state, seat) for seat in state.polled}
    answers = await ask_all("water", options, about=state.thirsts[0][0])
    giver = next((seat for seat in state.polled if answers[seat] == "water"), None)
    state.polled = []
    if giver is None:
        go_thirsty(state)
    else:
        spend(state, giver, "water")
        state.tell(WaterGiven(giver, *state.thirsts[0]))
        remember(state, giver, state.thirsts[0][0], 1)
        quenched(state)


def water_options(state: State, seat: Seat) -> OneOf:
    """Give water, if there is any, or not."""
    return GIVE_OR_NOT if owns(state, seat, "water") else NOTHING


def go_thirsty(state: State) -> None:
    """Wound a player for a thirst that nobody quenched."""
    wound(state, state.thirsts[0][0], "thirst")
    quenched(state)


async def dusk(state: State) -> None:
    """Put the card under the stack and remove the marks; if everybody is dead, the sea wins."""
    assert state.course is not None
    put_under(state, [state.course])
    state.course, state.rowed, state.fought, state.shaded = None, [], [], False
    if any(alive(state, seat) for seat in state.boat):
        state.phase = "dawn"
    else:
        state.tell(SeaWon())
        state.phase = "over"
