"""The questions of all games, each at a table where it is asked, and what a line typed there means.

`tests/speech/phrases/<language>.toml` has a part for each of these prompts, with meanings as
`meaning` writes them.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from accessible_games.core.decision import text_of
from accessible_games.core.record import Occupant, Record
from accessible_games.core.table import AnyTable
from accessible_games.frontends.terminal.keyboard_commands import commands_of
from accessible_games.match.dispatch import Given, RefusedError, understood
from accessible_games.match.match import Match
from accessible_games.match.person import Person, person_at
from accessible_games.match.settings import Settings
from accessible_games.speech.catalogue import Language
from accessible_games.speech.fold import fold
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.vocabulary import Command, Follows
from tests.games.arche_noah import building as noah
from tests.games.life_is_life import building as life
from tests.games.lifeboat import building as boat
from tests.games.sixpack import building as six

NAMES = ("Anna", "Tom", "Mia", "Oscar", "Lena", "Felix")

HAND = {0: "bear bear goat goat dog dog giraffe mouse mouse rabbit"}
ROWS = {1: "cat", 2: "bear mole", 3: "bear cat dog", 4: "giraffe goat pig sheep"}
ALL_PIECES = "water cash jewel painting-3 medical-kit flare-gun parasol oar knife"
BLOCK = "C CL B\nCB L LB\n. CB ."
WIDE = "C LB C LB C\nLB C LB C LB\nC LB C CL B"
OWN, NOT = "C CB, L CL, B LB", "C LB, L CB, B CL"
DRY = ["chum", "chum", "life-preserver", "compass"]
"""Spent, so that nobody is asked about them in the evening."""


def moved(table: AnyTable, *lines: str) -> AnyTable:
    """The table after these moves, written as in a record."""
    boat.play(table, *lines)
    return table


def at_sea(*lines: str, **fields: Any) -> AnyTable:
    """The boat, where the Lady has a bit of everything and others have a card each."""
    hands = {0: ALL_PIECES, 2: "gaffing-hook water", 3: "jewel"} | fields.pop("hands", {})
    shown = {0: "compass", 2: "blackjack"} | fields.pop("shown", {})
    return moved(boat.position(hands, shown, **fields), *lines)


def fought(*lines: str) -> AnyTable:
    """The Lady wants the seat of the Captain, who refuses."""
    return at_sea("0 turn swap", "0 swap captain", "2 consent fight", *lines)


def owing() -> AnyTable:
    """The Mate has helped the Lady for a card, and she is asked for it after the fight."""
    table = fought("0 weapon bribe", "0 bribe mate", "0 stake water", "0 service aid")
    boat.play(table, "3 join attack")
    boat.say_no(table, "join", "weapon")
    return table


def falling() -> AnyTable:
    """The Captain falls overboard, and Stephen could do something about it."""
    return boat.navigated(boat.QUIET, {1: "chum life-preserver"})


PROMPTS: Mapping[str, Callable[[], AnyTable]] = {
    "life-is-life turn": lambda: life.position(HAND, ROWS),
    "life-is-life first turn": lambda: life.position(HAND, ROWS, swapped=[]),
    "life-is-life lay": lambda: moved(life.position(HAND, ROWS), "0 turn 2"),
    "arche-noah bid": lambda: noah.position(),
    "arche-noah pick": lambda: noah.position(
        display="toucan-3 toucan-1 hedgehog-2", bids=[2, 0, 0], picked=0
    ),
    "arche-noah pick of two": lambda: noah.position(
        display="toucan-3 hedgehog-2", bids=[0, 2, 1], picked=1
    ),
    "sixpack pair": lambda: six.new(2, seed=1, starter="1"),
    "sixpack turn": lambda: six.position(BLOCK),
    "sixpack fill": lambda: moved(six.position("C CL\nCL B"), "0 turn take m13"),
    "sixpack claim": lambda: moved(
        six.position(BLOCK, (OWN, NOT), claims="yes-no"), "0 turn take n15"
    ),
    "sixpack claim shown": lambda: moved(six.position(BLOCK, (OWN, NOT)), "0 turn take n15"),
    "sixpack point": lambda: moved(
        six.position(BLOCK, (OWN, NOT)), "0 turn take n15", "0 claim m13-o14"
    ),
    "sixpack clear": lambda: six.position(WIDE, phase="clear"),
    "sixpack keep": lambda: moved(six.position(WIDE, phase="clear"), "0 clear column o"),
    "lifeboat draft": lambda: boat.new(6, seed=1),
    "lifeboat turn": lambda: at_sea(wounds={3: 1}),
    "lifeboat row": lambda: at_sea("0 turn row", top="course-2 course-11"),
    "lifeboat heal": lambda: at_sea("0 turn medical-kit", wounds={3: 1, 0: 1}),
    "lifeboat show": lambda: at_sea("0 turn show"),
    "lifeboat swap": lambda: at_sea("0 turn swap"),
    "lifeboat mug": lambda: at_sea("0 turn mug"),
    "lifeboat loot": lambda: at_sea("0 turn mug", "0 mug captain"),
    "lifeboat consent": lambda: at_sea("0 turn swap", "0 swap captain"),
    "lifeboat join": lambda: fought("0 weapon no"),
    "lifeboat weapon": lambda: fought(),
    "lifeboat help": lambda: fought("0 weapon no", "1 join promise"),
    "lifeboat price": lambda: fought("0 weapon no", "1 join promise", "1 help attack"),
    "lifeboat terms": lambda: fought(
        "0 weapon no", "1 join promise", "1 help attack", "1 price oar"
    ),
    "lifeboat bribe": lambda: fought("0 weapon bribe"),
    "lifeboat stake": lambda: fought("0 weapon bribe", "0 bribe mate"),
    "lifeboat service": lambda: fought("0 weapon bribe", "0 bribe mate", "0 stake water"),
    "lifeboat pay": owing,
    "lifeboat slip": lambda: moved(owing(), "0 pay hidden"),
    "lifeboat market": lambda: at_sea("0 turn nothing", trading="open"),
    "lifeboat partner": lambda: at_sea("0 turn trade"),
    "lifeboat give": lambda: at_sea("0 turn trade", "0 partner captain"),
    "lifeboat want": lambda: at_sea("0 turn trade", "0 partner captain", "0 give water"),
    "lifeboat cover": lambda: at_sea(
        "0 turn slip", "0 partner captain", "0 give water oar", "0 want none"
    ),
    "lifeboat deal": lambda: at_sea(
        "0 turn trade", "0 partner captain", "0 give water", "0 want blackjack"
    ),
    "lifeboat steer": lambda: boat.navigated("", row_stack=["course-20", "course-2"]),
    "lifeboat sea": falling,
    "lifeboat throw": lambda: moved(falling(), "1 sea life-preserver"),
    "lifeboat drink": lambda: boat.navigated("course-24", {0: "water", 1: "water"}, discard=DRY),
    "lifeboat water": lambda: moved(PROMPTS["lifeboat drink"](), "0 drink no"),
}


@cache
def person(prompt: str, language: Language) -> Person:
    """Whoever is asked most at a prompt, in a language."""
    table = PROMPTS[prompt]()
    decision = max(table.waiting(), key=lambda each: len(list(each.options)))
    game, names = table.game, NAMES[: table.state.seats]
    record = Record(
        game.NAME, game.VERSION, {}, tuple(Occupant("person", name) for name in names), 1
    )
    hearer = person_at(
        Match(table, record), decision.seat, Settings(language=language), commands_of(game)
    )
    hearer.asked = decision
    return hearer


def meaning(prompt: str, language: Language, text: str) -> str:
    """What a line means: answers, "/" and a command with what it is about, or "!" and a refusal."""
    hearer = person(prompt, language)
    hearer.led = None
    try:
        meant = understood(hearer, text, hearer.asked)
        return told(hearer, meant) if isinstance(meant, Command) else given(meant)
    except NotUnderstoodError as error:
        return f"!{error.message}"
    except RefusedError as error:
        return f"!{error.lines[0]}"


def told(hearer: Person, command: Command) -> str:
    """A command, with the piece or the number behind it in plain words."""
    rest, words = fold(command.rest), hearer.vocabulary
    if words.commands[command.name] is Follows.NOTHING:
        rest = ""
    if rest and words.commands[command.name] is Follows.PIECE:
        rest = words.piece(command.rest)
    if rest and words.commands[command.name] is Follows.NUMBER:
        rest = str(words.number(rest) or rest)
    return f"/{command.name} {rest}".strip()


def given(meant: Given | None) -> str:
    """The answers, and the words that are judged after what they reveal."""
    moves = [text_of(move.answer) for move in meant.moves] if meant else []
    return "; ".join([*moves, *([f"+ {' '.join(meant.rest)}"] if meant and meant.rest else [])])
