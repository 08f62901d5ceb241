"""Who may do what at a table: a row for each act that concerns the others.

Everything that a person does to a table goes by these rows, and docs/server.md prints them.
"""

from collections.abc import Mapping
from enum import Enum

from accessible_games.core.event import Seat
from accessible_games.core.frozen import Frozen

PATIENCE = 300.0
"""Seconds of an absence after which a computer player may hold the seat; all are told so before."""
LONG = 1800.0
"""Seconds of an absence after which a game may be ended without the absent person."""


class By(Enum):
    """Who proposes an act."""

    PLAYER = "whoever has a seat"
    FOUNDER = "the founder"
    RETURNING = "whoever comes back"


class Asks(Enum):
    """Who has to agree, besides the proposer."""

    NOBODY = "nobody"
    UNHELD = "everybody whose seat no computer player holds"
    OTHERS = "everybody but whom it is about"
    EVERYBODY = "everybody with a seat, held or not"


class Lapse(Enum):
    """What ends a proposal before all have agreed."""

    OLD = "after five minutes"
    LEFT = "when its proposer is away"
    BACK = "when the absent person is back"
    MOVED = "with the next move"
    UNASKED = "when somebody is back who was not asked"


class Act(Frozen):
    """Something that one person does and that concerns others."""

    name: str
    """Its command, in English."""
    by: By
    asks: Asks
    spares: float | None = None
    """Seconds of an absence after which somebody need not agree; None for no end."""
    waits: float = 0.0
    """Seconds for which the person whom it is about has to be absent."""
    lapses: tuple[Lapse, ...] = ()
    never: str = ""
    """What it never touches, in a few words."""


class Attendance(Frozen):
    """How a person with a seat is there."""

    absent: float = 0.0
    """Seconds since they were there; 0 while they are."""
    held: bool = False
    """Whether a computer player holds the seat."""


HERE = Attendance()
PROPOSED = (Lapse.OLD, Lapse.LEFT, Lapse.UNASKED)
END = Act(
    "end", By.PLAYER, Asks.EVERYBODY, LONG, lapses=PROPOSED,
    never="a game of somebody who was away for less than half an hour and was not asked",
)  # fmt: skip
UNDO = Act(
    "undo", By.PLAYER, Asks.UNHELD, lapses=(*PROPOSED, Lapse.MOVED),
    never="what was hidden, chance, or an answer of somebody who is not asked",
)  # fmt: skip
HOLD = Act(
    "hold", By.PLAYER, Asks.OTHERS, PATIENCE, PATIENCE, (*PROPOSED, Lapse.BACK),
    never="the seat of somebody who is here, or was until five minutes ago",
)  # fmt: skip
KICK = Act(
    "kick", By.PLAYER, Asks.OTHERS, PATIENCE, lapses=PROPOSED,
    never="the founder before the game begins; and two people decide it, or more",
)  # fmt: skip
RETURN = Act("return", By.RETURNING, Asks.NOBODY, never="the seat of anybody else")
CLOSE = Act(
    "close", By.FOUNDER, Asks.NOBODY, never="who is at the table, invited, or knows its words"
)
SETTINGS = Act("new", By.FOUNDER, Asks.NOBODY, never="a table at which somebody sits already")
PACE = Act(
    "pace", By.FOUNDER, Asks.EVERYBODY, lapses=PROPOSED,
    never="a game that has begun",
)  # fmt: skip
AGAIN = Act(
    "again", By.PLAYER, Asks.EVERYBODY, PATIENCE, lapses=PROPOSED,
    never="who has left the table, or was away for five minutes when the game was over",
)  # fmt: skip
OPEN = Act("open", By.FOUNDER, Asks.NOBODY, never="who plays, ignores somebody or is ignored")
ACTS = (END, UNDO, HOLD, KICK, AGAIN, RETURN, CLOSE, OPEN, SETTINGS, PACE)
"""All of them."""


def asked(
    act: Act, standings: Mapping[Seat, Attendance], about: Seat | None = None
) -> frozenset[Seat]:
    """The seats of those who have to agree now; the proposer of an act is one of them."""

    def is_asked(seat: Seat, standing: Attendance) -> bool:
        if act.asks is Asks.NOBODY or (act.asks is Asks.OTHERS and seat == about):
            return False
        if act.asks is Asks.UNHELD and standing.held:
            return False
        return act.spares is None or standing.absent < act.spares

    return frozenset(seat for seat, each in standings.items() if is_asked(seat, each))
