"""What one person may know of an evening."""

from accessible_games.core.event import Seat
from accessible_games.core.frozen import Frozen
from accessible_games.core.luck import Luck
from accessible_games.real_table.notebook.notebook import Notebook
from accessible_games.real_table.sheet import Sheet
from accessible_games.real_table.state import State


class View(Frozen):
    """The evening as one person may know it."""

    seats: int
    sheets: tuple[Sheet, ...]
    over: bool
    kind: str
    """The kind of secrets that were dealt; empty if none were."""
    secret: tuple[str, ...]
    """The own secret; empty for everybody together."""
    notebook: Notebook


def view(state: State, seat: Seat | None) -> View:
    """All that *seat* may know; None is everybody together."""
    holds = seat is not None and seat < len(state.secrets)
    own = tuple(state.secrets[seat]) if seat is not None and holds else ()
    return View(state.seats, tuple(state.sheets), state.over, state.kind, own, state.notebook)


def redeal(state: State, seat: Seat, luck: Luck) -> None:
    """Deal the secrets of all others again."""
    others = [each for each, words in enumerate(state.secrets) if words and each != seat]
    if state.kind == "lifeboat":
        for place in (0, 1):
            left = luck.shuffled([state.secrets[each][place] for each in others])
            for each in others:
                state.secrets[each][place] = left.pop()
    elif others:
        held = (word for each in others for word in state.secrets[each])
        left = luck.shuffled([*state.spare, *held])
        for each in others:
            count = len(state.secrets[each])
            state.secrets[each], left = left[:count], left[count:]
        state.spare = left
