"""The questions of Lifeboat, each at a table where it is asked."""

from collections.abc import Callable, Mapping
from typing import Any

from accessible_games.core.table import AnyTable
from tests.games.lifeboat import building as boat
from tests.written import moved

ALL_PIECES = "water cash jewel painting-3 medical-kit flare-gun parasol oar knife"
DRY = ["chum", "chum", "life-preserver", "compass"]
"""Spent, so that no one is asked about them in the evening."""


def at_sea(*lines: str, **fields: Any) -> AnyTable:
    """Return the boat, where the Lady has a bit of everything and the others have one card each."""
    hands = {0: ALL_PIECES, 2: "gaffing-hook water", 3: "jewel"} | fields.pop("hands", {})
    shown = {0: "compass", 2: "blackjack"} | fields.pop("shown", {})
    return moved(boat.position(hands, shown, **fields), *lines)


def fought(*lines: str) -> AnyTable:
    """Return a fight: the Lady wants the seat of the Captain, who refuses."""
    return at_sea("0 turn swap", "0 swap captain", "2 consent fight", *lines)


def owing() -> AnyTable:
    """Return a fight in which the Mate helped the Lady for a card that she owes him now."""
    table = fought("0 weapon bribe", "0 bribe mate", "0 stake water", "0 service aid")
    boat.play(table, "3 join attack")
    boat.say_no(table, "join", "weapon")
    return table


def falling() -> AnyTable:
    """Return a boat from which the Captain falls, while Stephen could do something about it."""
    return boat.navigated(boat.QUIET, {1: "chum life-preserver"})


PROMPTS: Mapping[str, Callable[[], AnyTable]] = {
    "draft": lambda: boat.new(6, seed=1),
    "turn": lambda: at_sea(wounds={3: 1}),
    "row": lambda: at_sea("0 turn row", top="course-2 course-11"),
    "heal": lambda: at_sea("0 turn medical-kit", wounds={3: 1, 0: 1}),
    "show": lambda: at_sea("0 turn show"),
    "swap": lambda: at_sea("0 turn swap"),
    "mug": lambda: at_sea("0 turn mug"),
    "loot": lambda: at_sea("0 turn mug", "0 mug captain"),
    "consent": lambda: at_sea("0 turn swap", "0 swap captain"),
    "join": lambda: fought("0 weapon no"),
    "weapon": lambda: fought(),
    "help": lambda: fought("0 weapon no", "1 join promise"),
    "price": lambda: fought("0 weapon no", "1 join promise", "1 help attack"),
    "terms": lambda: fought("0 weapon no", "1 join promise", "1 help attack", "1 price oar"),
    "bribe": lambda: fought("0 weapon bribe"),
    "stake": lambda: fought("0 weapon bribe", "0 bribe mate"),
    "service": lambda: fought("0 weapon bribe", "0 bribe mate", "0 stake water"),
    "pay": owing,
    "slip": lambda: moved(owing(), "0 pay hidden"),
    "market": lambda: at_sea("0 turn nothing", trading="open"),
    "partner": lambda: at_sea("0 turn trade"),
    "give": lambda: at_sea("0 turn trade", "0 partner captain"),
    "want": lambda: at_sea("0 turn trade", "0 partner captain", "0 give water"),
    "cover": lambda: at_sea("0 turn slip", "0 partner captain", "0 give water oar", "0 want none"),
    "deal": lambda: at_sea("0 turn trade", "0 partner captain", "0 give water", "0 want blackjack"),
    "steer": lambda: boat.navigated("", row_stack=["course-20", "course-2"]),
    "sea": falling,
    "throw": lambda: moved(falling(), "1 sea life-preserver"),
    "drink": lambda: boat.navigated("course-24", {0: "water", 1: "water"}, discard=DRY),
    "water": lambda: moved(PROMPTS["drink"](), "0 drink no"),
    "waiting": lambda: at_sea("0 turn mug"),
}
