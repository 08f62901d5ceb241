"""The whole truth about an evening."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from accessible_games.core.event import Seat
from accessible_games.core.luck import Luck
from accessible_games.core.position import require
from accessible_games.core.state import GameState
from accessible_games.real_table import sheet as scoring
from accessible_games.real_table.entries import MOST_PEOPLE
from accessible_games.real_table.notebook.notebook import Notebook, RefusedEntryError, written
from accessible_games.real_table.sheet import Sheet

NAME = "evening"
VERSION = 1
SEATS = range(1, MOST_PEOPLE + 1)
KINDS = ("", "roles", "lifeboat", "cards")
"""The kinds of secrets."""
HOST: Seat = 0
"""The seat in whose name entries are written, whoever types them."""


@dataclass
class State(GameState):
    """An evening between two entries, or within one that is asked for step by step."""

    seats: int
    """How many people there are, and have been."""
    came: list[str] = field(default_factory=list)
    """The names of those who have come since it began; their seats follow those of the others."""
    gone: list[Seat] = field(default_factory=list)
    """Those who have gone."""
    sheets: list[Sheet] = field(default_factory=list)
    """The score sheets, the newest last."""
    asking: bool = False
    """Whether the amounts of a round are being asked for, person by person."""
    asker: Seat = HOST
    """Who is asked for them: whoever wants to enter the round."""
    asked: list[int] = field(default_factory=list)
    """Those that were given, in the order of the sheet."""
    shown: list[list[str]] = field(default_factory=list)
    """What people have shown in the round that is asked for, in the order of the sheet."""
    kind: str = ""
    """The kind of the secrets: `roles`, `lifeboat`, `cards` with a colon and the name of their deck
    behind it, or empty if none were dealt."""
    secrets: list[list[str]] = field(default_factory=list)
    """The words of each secret, by seat."""
    spare: list[str] = field(default_factory=list)
    """Roles or cards that nobody got."""
    passing: list[Seat] = field(default_factory=list)
    """Who has to hear a secret next, in this order."""
    equal: bool = False
    """Whether all take the same time for it."""
    notebook: Notebook = field(default_factory=Notebook)
    """What lies open on the table."""
    over: bool = False

    @property
    def here(self) -> list[Seat]:
        """Those who are at the table."""
        return [seat for seat in range(self.seats) if seat not in self.gone]

    @property
    def open_sheet(self) -> Sheet | None:
        """The sheet that rounds are written on; None if there is none, or its game is over."""
        return scoring.still_open(self.sheets[-1] if self.sheets else None)


def setup(seats: int, luck: Luck, options: Mapping[str, str]) -> State:
    """A new evening. Raises `ValueError` for another number of seats."""
    if seats not in SEATS:
        raise ValueError(seats)
    return State(luck, seats)


def check(state: State) -> None:
    """Check that an evening could be like this. Raises `PositionError` if it could not."""
    require(state.seats in SEATS, ("seats",), "out-of-range", state.seats)
    require(len(state.came) < state.seats, ("came",), "wrong-length", len(state.came))
    left = {*state.gone} < {*range(state.seats)}
    require(left, ("gone",), "out-of-range", len(state.gone))
    for number, sheet in enumerate(state.sheets):
        place = ("sheets", number)
        known = {*sheet.players} <= {*range(state.seats)} and len({*sheet.players}) > 0
        require(known, (*place, "players"), "out-of-range", sheet.players)
        require(sheet.unit in scoring.UNITS, (*place, "unit"), "out-of-range", sheet.unit)
        require(sheet.wins in scoring.WINS, (*place, "wins"), "out-of-range", sheet.wins)
        deals = sheet.dealer is None or sheet.dealer in sheet.players
        require(deals, (*place, "dealer"), "out-of-range", sheet.dealer)
        require(is_playable(sheet), (*place, "game"), "out-of-range", sheet.game)
        for line in sheet.lines:
            require(len(line) == len(sheet.players), (*place, "lines"), "wrong-length", len(line))
    owned = len(state.secrets) in (0, state.seats)
    require(owned, ("secrets",), "wrong-length", len(state.secrets))
    require(state.kind.partition(":")[0] in KINDS, ("kind",), "out-of-range", state.kind)
    for seat in state.passing:
        held = seat in range(len(state.secrets))
        require(held, ("passing",), "out-of-range", seat)
    check_notebook(state.notebook)
    fits = not state.asking or state.open_sheet is not None
    require(fits, ("asking",), "out-of-range", state.asking)


def is_playable(sheet: Sheet) -> bool:
    """Whether so many people can play the game of a sheet with its options, if it has one."""
    if not sheet.game:
        return not sheet.options
    from accessible_games.real_table.scoring.sheets import seats_of  # with four games

    return len(sheet.players) in (seats_of(sheet.game, sheet.options) or ())


def check_notebook(notebook: Notebook) -> None:
    """What lies there is what its history has laid. Raises `PositionError` if it is not."""
    try:
        replayed = Notebook(notebook.deck)
        for entry in notebook.log:
            replayed, _ = written(replayed, entry)
    except (ValueError, RefusedEntryError):
        replayed = None
    require(replayed == notebook, ("notebook",), "out-of-range", notebook.deck)


def winners(state: State) -> tuple[Seat, ...]:
    """Who leads on the last sheet of an evening that is over; nobody without a sheet."""
    if not state.over or not state.sheets or not state.sheets[-1].lines:
        return ()
    return scoring.leaders(state.sheets[-1])[0]
