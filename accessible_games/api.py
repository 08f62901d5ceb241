"""All that a game may import: `from accessible_games.api import Game, OneOf, ask, …`.

A game of another package imports nothing else of this program, so everything behind these names may
change; its package `speech`, if it has one, imports `api_speech` besides. `API` rises when one of
them changes or goes, or when a new one is needed to say what a game is; a game names the one it was
written for. docs/a-game-of-your-own.md explains their use.
"""

from accessible_games.core.common_events import (
    GameFinished,
    GameScored,
    GameWon,
    HandDealt,
    HandHeld,
    HandSizes,
    OnTurn,
    PointsHeld,
    RoundBegan,
    RoundScored,
    StarterDrawn,
    VictoryShared,
)
from accessible_games.core.copies import copy_of
from accessible_games.core.decision import (
    Answer,
    Answers,
    Asked,
    Between,
    Cards,
    Decision,
    Move,
    OneOf,
    Options,
    Some,
    ask,
    ask_all,
)
from accessible_games.core.event import (
    Event,
    Figures,
    PerSeat,
    Person,
    Piece,
    Pieces,
    Place,
    Places,
    Seat,
    Seats,
    kind_and_value,
    most_first,
)
from accessible_games.core.frozen import Frozen
from accessible_games.core.game import (
    API,
    AnyView,
    ChangeTopics,
    Confirmed,
    Cursor,
    Game,
    Meanwhile,
    PieceTopics,
    PlaceTopics,
    Plan,
    Rules,
    SeatTopics,
    Stop,
    Topics,
    Tour,
)
from accessible_games.core.intent import Intent, Rank
from accessible_games.core.luck import Luck
from accessible_games.core.position import PositionError, require
from accessible_games.core.state import GameState, HandsState
from accessible_games.core.table import AnyTable, IllegalMove, Table
from accessible_games.players.bot import Advice, Advisor, Bot, Determinize
from accessible_games.players.facts import weighed
from accessible_games.players.judging import same
from accessible_games.players.limits import OutOfTimeError, heed
from accessible_games.players.occasion import Occasion, Occasions
from accessible_games.players.proof import Proof
from accessible_games.players.search import (
    Found,
    SearchLine,
    Trial,
    Worlds,
    race,
    sequential_halving,
    whole_number,
)
from accessible_games.players.whole import Step, Whole

__all__ = [
    "API",
    "Advice",
    "Advisor",
    "Answer",
    "Answers",
    "AnyTable",
    "AnyView",
    "Asked",
    "Between",
    "Bot",
    "Cards",
    "ChangeTopics",
    "Confirmed",
    "Cursor",
    "Decision",
    "Determinize",
    "Event",
    "Figures",
    "Found",
    "Frozen",
    "Game",
    "GameFinished",
    "GameScored",
    "GameState",
    "GameWon",
    "HandDealt",
    "HandHeld",
    "HandSizes",
    "HandsState",
    "IllegalMove",
    "Intent",
    "Luck",
    "Meanwhile",
    "Move",
    "Occasion",
    "Occasions",
    "OnTurn",
    "OneOf",
    "Options",
    "OutOfTimeError",
    "PerSeat",
    "Person",
    "Piece",
    "PieceTopics",
    "Pieces",
    "Place",
    "PlaceTopics",
    "Places",
    "Plan",
    "PointsHeld",
    "PositionError",
    "Proof",
    "Rank",
    "RoundBegan",
    "RoundScored",
    "Rules",
    "SearchLine",
    "Seat",
    "SeatTopics",
    "Seats",
    "Some",
    "StarterDrawn",
    "Step",
    "Stop",
    "Table",
    "Topics",
    "Tour",
    "Trial",
    "VictoryShared",
    "Whole",
    "Worlds",
    "ask",
    "ask_all",
    "copy_of",
    "heed",
    "kind_and_value",
    "most_first",
    "race",
    "require",
    "same",
    "sequential_halving",
    "weighed",
    "whole_number",
]
