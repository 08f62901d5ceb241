"""The messages that the program can ask for, found in the games and in the code that speaks."""

import ast
import errno
import importlib
import inspect
import pkgutil
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import accessible_games
from accessible_games import bots, games
from accessible_games.app.command_line import RUN
from accessible_games.bots import LEVELS, TEMPERS
from accessible_games.contest.tournament import FOUND
from accessible_games.core.decision import AtPlace, Between, Decision, OneOf, Some
from accessible_games.core.event import Event, kind_and_value
from accessible_games.core.record import UNDO
from accessible_games.frontends.display.cells import SIGNS
from accessible_games.frontends.terminal.keyboard_commands import commands_of
from accessible_games.frontends.terminal.touch import HOW_LONG
from accessible_games.games import GAMES
from accessible_games.games.arche_noah.events import Took
from accessible_games.games.lifeboat.events import Secret
from accessible_games.match import settings
from accessible_games.match.choosing import options_of
from accessible_games.match.commands.command_table import OF_ROOM
from accessible_games.match.hearing import KINDS, WISHES
from accessible_games.match.remarks import Remarked
from accessible_games.server.house_commands import COMMANDS as HOUSE
from accessible_games.server.house_settings import HouseSettings
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.narrator import message_of
from accessible_games.tactile.shapes import SHAPES
from accessible_games.tools import presets
from tests.games.playing import CASES, stops
from tests.speech.pages import of_pages
from tests.speech.said import remarks_in
from tests.speech.seldom import SELDOM_DECISIONS

ROOT = Path(accessible_games.__file__).parent
SAYING = {
    "say": 0, "say_at_once": 0, "words": 0, "agrees": 0, "typed": 0, "reread": 2, "Complaint": 1,
    "ProblemError": 0, "NotUnderstoodError": 0, "UnclearError": 0, "UsageError": 0,
    "SettingsError": 0, "DisplayError": 0, "tell_others": 1, "confirms": 1, "says_yes": 0,
    "works": 0, "missing": 0, "wrong": 0, "finding": 0,
    "says": 0, "interject": 0, "chats": 0, "alert": 0, "tell": 0, "propose": 4,
    "end": 0, "fail": 0, "Gone": 0, "question": 0, "Failed": 0,
}  # fmt: skip
"""Calls that are given the name of a message, and the place where it stands."""

MOVES = 500
"""Moves of a random game after which nothing new is asked."""

# Of the games -------------------------------------------------------------------------------------


@cache
def events(game: str) -> tuple[type[Event], ...]:
    """All events, facts and reasons of a game, wherever in its folders they are written.

    What several events have in common is none itself.
    """
    name = str(vars(GAMES[game])["__name__"]).split(".")[-1]
    modules = [*modules_of(games, name), *modules_of(bots, name)]
    kinds = (kind for module in modules for kind in vars(module).values())
    own = [kind for kind in kinds if isinstance(kind, type) and issubclass(kind, Event)]
    return tuple(dict.fromkeys(kind for kind in own if kind not in (Event, Secret, Took)))


def modules_of(package: Any, name: str) -> Iterator[Any]:
    """The module or folder of a game in a package, and all modules in it."""
    prefix = f"{package.__name__}.{name}"
    for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        if info.name == prefix or info.name.startswith(f"{prefix}."):
            yield importlib.import_module(info.name)


@cache
def by_playing(game: str) -> frozenset[str]:
    """The messages of all decisions and refusals that random games come to."""
    asked = {"refused-not-asked"}
    decisions, said = [*SELDOM_DECISIONS.get(game, ())], list[Decision[Any]]()
    for case in (case for case in CASES if case.name == game):
        for table in islice(stops(case, seed=1), MOVES):
            decisions += table.waiting()
            said += table.standing().values()
    for decision in decisions:
        kinds = {f"{part}-{decision.kind}" for part in ("ask", "prompt", "question")}
        asked |= kinds | of_options(decision)
    asked = asked.union(*map(of_options, said))
    return frozenset(asked | {f"refused-{reason}" for reason in reasons_of_boards(game)})


@cache
def reasons_of_boards(game: str) -> frozenset[str]:
    """Why the table of a game refuses a place: every text that a function `why_not…` returns."""
    name = str(vars(GAMES[game])["__name__"]).split(".")[-1]
    trees = (ast.parse(inspect.getsource(module)) for module in modules_of(games, name))
    functions = (node for tree in trees for node in ast.walk(tree))
    judges = [n for n in functions if isinstance(n, ast.FunctionDef) and "why_not" in n.name]
    returns = (n for judge in judges for n in ast.walk(judge) if isinstance(n, ast.Return))
    return frozenset(text for each in returns for text in texts_returned(each.value))


def texts_returned(value: ast.expr | None) -> Iterator[str]:
    """All texts that may be returned; not those that a condition asks for."""
    for side in [value.body, value.orelse] if isinstance(value, ast.IfExp) else [value]:
        yield from texts(side) if side is not None else ()


def of_options(decision: Decision[Any]) -> set[str]:
    """What the options of a decision need to be told, to be advised and to be refused."""
    options, kind = decision.options, decision.kind
    asked = {f"refused-{reason}" for reason in reasons_of(type(options).__name__)}
    if isinstance(options, OneOf):
        asked |= of_words(options)
    if isinstance(options, AtPlace):
        typed = {word for word in options.words if word not in PIECES}
        asked |= {
            "named-place",
            f"choices-{kind}",
            f"hint-{kind}",
            *(f"typed-{word}" for word in typed),
        }
    if isinstance(options, Between):
        asked.add("named-number")
    if isinstance(options, Some):
        asked |= {f"refused-{reason}" for reason in options.barred.values()} | {f"moves-{kind}"}
    return asked | {f"hint-{kind}"} if isinstance(options, (Some, Between)) else asked


def of_words(options: OneOf) -> set[str]:
    """A word has a name, is typed unless it is a number, and is refused where it is barred.

    A piece has the words of pieces.
    """
    words = {*options.words, *options.barred} - PIECES
    if options.kind != "word":
        words = {word for word in words if "-" not in word}
        return {f"typed-{word}" for word in words} | refused_words(options)
    typed = {f"typed-{word}" for word in words if not word.isdecimal()}
    return typed | refused_words(options) | {f"choice-{word}" for word in words}


def refused_words(options: OneOf) -> set[str]:
    """A message for each reason for which one of its words is barred."""
    return {f"refused-{reason}" for reason in options.barred.values()}


@cache
def reasons_of(options: str) -> frozenset[str]:
    """Why options of a class of the core refuse an answer: every text in its `why_not`."""
    tree = ast.parse((ROOT / "core/decision.py").read_text("utf-8"))
    (kind,) = (n for n in tree.body if isinstance(n, ast.ClassDef) and n.name == options)
    judges = [n for n in kind.body if isinstance(n, ast.FunctionDef) and n.name == "why_not"]
    return frozenset(text for judge in judges for node in judge.body[1:] for text in texts(node))


@cache
def of_game(game: str) -> frozenset[str]:
    """The messages that one game must have in its file or in the common one."""
    rules = GAMES[game]
    told: Iterable[Any] = events(game)
    kinds = {message_of(kind) for kind in told}
    pieces = {f"piece-{kind_and_value(piece)[0]}" for piece in rules.PIECES}
    options = {f"option-{option}{more}" for option in rules.OPTIONS for more in ("", "-more")}
    costly = {f"costly-{kind}" for kind in rules.COSTLY}
    known = kinds | pieces | options | costly | by_playing(game) | remarks_in(game)
    return frozenset(known | {"title", "how-to-answer", "legend-signs"})


# Of the code that speaks --------------------------------------------------------------------------


def texts(tree: ast.AST) -> Iterator[str]:
    """All texts in a piece of code."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


@cache
def calls_in(*rooms: str) -> tuple[tuple[str, ast.Call], ...]:
    """Every call in some folders of the program, with the name of what is called."""
    paths = [path for room in rooms for path in sorted((ROOT / room).rglob("*.py"))]
    nodes = (node for path in paths for node in ast.walk(ast.parse(path.read_text("utf-8"))))
    return tuple((name_of(node.func), node) for node in nodes if isinstance(node, ast.Call))


def calls() -> tuple[tuple[str, ast.Call], ...]:
    """Every call in the code that speaks."""
    return calls_in("speech", "match", "store", "frontends", "server", "client", "tools", "app")


def name_of(function: ast.expr) -> str:
    """What is called, without what it belongs to."""
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


@cache
def literals() -> Mapping[str, frozenset[str]]:
    """The messages that are named in full where they are said, with their arguments."""
    said: dict[str, frozenset[str]] = {}
    for name, call in calls():
        for message in named_in(call.args[SAYING.get(name, 9) :]):
            given = frozenset(keyword.arg for keyword in call.keywords if keyword.arg)
            said[message] = said.get(message, frozenset()) | given
    return said


def named_in(given: Sequence[ast.expr]) -> Iterator[str]:
    """The text that comes first, or either of two."""
    for argument in given[:1]:
        sides = [argument.body, argument.orelse] if isinstance(argument, ast.IfExp) else [argument]
        for side in sides:
            if isinstance(side, ast.Constant) and isinstance(side.value, str):
                yield side.value


def beginnings() -> set[str]:
    """The beginnings of all messages whose names the speaking code puts together."""
    found = set()
    for name, call in calls():
        for argument in call.args[SAYING.get(name, 9) :][:1]:
            if isinstance(argument, ast.JoinedStr):
                first = argument.values[0]
                found.add(str(first.value) if isinstance(first, ast.Constant) else "")
    return found


def texts_at(function: str, place: int) -> set[str]:
    """The whole texts that stand at one place in all calls of a function in the program."""
    found = set()
    for name, call in calls_in("."):
        if name == function and len(call.args) > place:
            found |= {text for text in texts(call.args[place]) if not text.endswith("-")}
    return found


def wrong_positions() -> set[str]:
    """What can be wrong in a position."""
    return texts_at("PositionError", 1) | texts_at("require", 2)


HEARD = {"hear-": (*KINDS, *WISHES, "is"), "hear-sample-": KINDS, "hear-told-": WISHES}
"""What is said of how much one hears."""
FELT = {"feel-": HOW_LONG, "display-part-": tuple(SIGNS)}
"""What is said of a display."""
LABELLED = {
    "suit-": (*presets.SUITS, *presets.COLOURS, "trump"),
    "kind-": presets.KINDS,
    "shape-": tuple(SHAPES),
}
"""What decks and marks for fingers are called."""


@cache
def families() -> Mapping[str, tuple[str, ...]]:
    """The messages that the speaking code puts together, by what they begin with."""
    asked = tuple(texts_at("ask", 0) & SET_UP)
    prompts = {text for text in texts_at("ask", 0) if text.startswith("prompt-")}
    chosen = {f"{n}-": (*HouseSettings().choices(n), "is", "changed") for n in CHOSEN}
    chosen |= of_pages()
    return (
        chosen
        | HEARD
        | FELT
        | LABELLED
        | {
            "command-": COMMANDS,
            "help-": COMMANDS,
            "about-": (*asked, *(prompt.removeprefix("prompt-") for prompt in prompts)),
            "called-": (*LEVELS, *settings.CHOICES["temper"]),
            "empty-": tuple(name for name in settings.KINDS if getattr(NEW, name) in ("", [], {})),
            **dict.fromkeys(("also-", "meaning-", "word-", "choices-"), ()),
            "usage-": tuple(command or "program" for command in RUN),
            "setting-": tuple(settings.KINDS),
            "level-": LEVELS,
            "playing-": TEMPERS[1:],
            "tempered-": (*TEMPERS[1:], "mixed"),
            "record-": tuple(texts_at("RecordError", 1)),
            "position-": ("not-str", "not-bool", *wrong_positions()),
            "deck-": tuple(texts_at("DeckError", 1)),
            "overlay-": ("written", *texts_at("OverlayError", 0)),
            "voice-": ("stopped", *texts_at("VoiceError", 0)),
            "braille-": (*chosen["braille-"], *texts_at("LiblouisError", 0)),
            "tournament-": tuple(FOUND.values()),
            "tournament-ended-": ("all", "sure", "interrupted"),
            "workers-": tuple(texts_at("WorkersError", 0)),
            "serve-": tuple(texts_at("StoreError", 0)),
            "setup-": asked,
            "prompt-": (*asked, *(prompt.removeprefix("prompt-") for prompt in prompts)),
            "choice-": ("yes", "no", "none"),
            "options-": ("sheet", "choose", "more"),
            "option-": tuple(f"{option}{more}" for option in UNDO for more in ("", "-more")),
        }
    )


COMMANDS = tuple(
    dict.fromkeys(
        name
        for game in GAMES.values()
        for name in (*commands_of(game), *OF_ROOM, *HOUSE, "next", "return")
    )
)
"""The commands of all games, and those of tutorials and reviews."""
NEW = settings.Settings()
"""As nobody has changed them."""
SET_UP = {"game", "usual", "people", "seats", "level", "options", "option"}
"""What is asked before a game."""
PIECES = {piece for game in GAMES.values() for piece in game.PIECES}

EXPLAINED = tuple(name for game in GAMES for name in catalogue_of("en", game).beginning("meaning-"))
"""Words of the games that are explained."""
PROGRAM_WORDS = catalogue_of("en").beginning("word-")
"""Words of the program that are explained."""

CHOSEN = (
    *("sort", "verbosity", "language", "braille"),
    *("ring", "remarks"),
    "warn",
    "pace",
    "curtain",
    "confirm",
    "places",
    "contracted",
    "marks",
    *("friends", "news", "sound"),
)
"""Settings that can be changed in a game, or at a server."""


@cache
def of_program() -> frozenset[str]:
    """The messages that the common words and the help must have."""
    built = {f"{begin}{end}" for begin, ends in families().items() for end in ends}
    of_games = frozenset[str]().union(*(of_game(game) for game in GAMES))
    return frozenset(built | {message_of(Remarked)} | set(literals()) - of_games)


VALUED = ("called", "valued")
"""What a kind of piece may have besides its name."""


def optional() -> set[str]:
    """Messages that are said where they are: own words of choices, problems that a system names."""
    choices = {
        f"{option}-{choice}"
        for rules in GAMES.values()
        for option, names in options_of(rules).items()
        for choice in names
    }
    tables = {f"{kind}-{choice}" for kind in ("option", "table") for choice in choices}
    tables |= {f"also-{command}" for command in COMMANDS}
    tables |= {f"{kind}-{word}" for word in EXPLAINED for kind in ("meaning", "called")}
    tables |= {f"{kind}-{word}" for word in PROGRAM_WORDS for kind in ("word", "called")}
    tables |= {f"called-{option}" for rules in GAMES.values() for option in rules.OPTIONS}
    tables |= {f"{kind}-{kind_and_value(piece)[0]}" for piece in PIECES for kind in VALUED} | {
        "choices-pair",
        "choices-claim",
        "typed-yes",
    }
    kinds: list[Any] = [each for game in GAMES for kind in events(game) for each in kind.__mro__]
    shared = {message_of(kind) for kind in kinds if issubclass(kind, Event)}
    tables |= {
        f"{message}-{end}" for message in shared for end in ("several", "part", "in-braille")
    }
    return tables | {f"system-{name.lower()}" for name in errno.errorcode.values()}
