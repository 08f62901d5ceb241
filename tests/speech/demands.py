"""The messages that the program can ask for, found in the games and in the code that speaks."""

import ast
import errno
import importlib
import inspect
import pkgutil
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import islice
from textwrap import dedent
from typing import Any, get_args

from accessible_games.app.command_line import RUN
from accessible_games.contest.tournament import FOUND
from accessible_games.core import common_events
from accessible_games.core.decision import Between, Decision, OneOf, Options, Some
from accessible_games.core.event import Event, kind_and_value
from accessible_games.core.game import AnyGame, Cursor
from accessible_games.core.intent import Intent
from accessible_games.core.record import UNDO
from accessible_games.frontends.display.cells import SIGNS
from accessible_games.frontends.terminal.arguments import TASKS
from accessible_games.frontends.terminal.display_mode import HOW_LONG
from accessible_games.frontends.terminal.keyboard_commands import commands_of
from accessible_games.games import GAMES
from accessible_games.games.sixpack.options import AtPlace
from accessible_games.league.sheet import COLUMNS
from accessible_games.match import settings
from accessible_games.match.commands.command_table import OF_ROOM
from accessible_games.match.commands.own_topics import entries
from accessible_games.match.cursor import STEPS
from accessible_games.match.dispatch import OUTSIDE
from accessible_games.match.event_filter import KINDS, WISHES
from accessible_games.match.remarks import Remarked
from accessible_games.match.table_options import departures, options_of
from accessible_games.players import LEVELS, TEMPERS
from accessible_games.resources import package_of
from accessible_games.server.commands.all_commands import COMMANDS as SERVER
from accessible_games.server.commands.league_words import WANTED
from accessible_games.server.lobby.acts import ACTS
from accessible_games.server.storage.host_files import Problem
from accessible_games.server.storage.user_settings import UserSettings
from accessible_games.sounds.recipes import NAMES
from accessible_games.sounds.silence import Silence
from accessible_games.speech.accounting import LISTED
from accessible_games.speech.catalogue import LANGUAGES
from accessible_games.speech.catalogues import catalogue_of, languages_of
from accessible_games.speech.intents import INTENTS
from accessible_games.speech.narrator import message_of
from accessible_games.tactile.tactile_marks import SHAPES
from accessible_games.testing import honesty
from accessible_games.testing.every_guard import EVERY
from accessible_games.tools import first_sheet, presets
from tests.games.facts import facts_of
from tests.games.playing import CASES, stops
from tests.speech.calls import calls, calls_of, of_errors, texts, texts_at
from tests.speech.pages import of_pages
from tests.speech.said import remarks_in
from tests.speech.seldom import seldom

SAYING = {
    "say": 0, "say_at_once": 0, "words": 0, "agrees": 0, "typed": 0, "without": 1, "reread": 2,
    "Complaint": 1, "ProblemError": 0, "NotUnderstoodError": 0, "UnclearError": 0, "UsageError": 0,
    "SettingsError": 0, "DisplayError": 0, "tell_others": 1, "confirms": 1, "says_yes": 0,
    "works": 0, "missing": 0, "wrong": 0, "finding": 0,
    "complain": 0, "says": 0, "interject": 0, "chats": 0, "alert": 0, "tell": 0, "propose": 4,
    "end": 0, "fail": 0, "Utterance": 0, "PressResult": 2, "Disconnected": 0, "turn_away": 2,
    "look_on": 3, "question": 0, "Failed": 0, "in_english_too": 1, "is_obeyed": 2,
}  # fmt: skip
"""Calls that take the name of a message, and the position of that argument."""

MOVES = 500
"""Moves of a random game after which nothing new is asked."""

# Of the games -------------------------------------------------------------------------------------


@cache
def events(game: str) -> tuple[type[Event], ...]:
    """Return all events, facts and reasons of a game, wherever in its folders they are defined.

    Common base classes do not count, nor what nobody hears.
    """
    modules = modules_of(game)
    kinds = (kind for module in modules for kind in vars(module).values())
    own = [kind for kind in kinds if isinstance(kind, type) and issubclass(kind, Event)]
    bases = {Event.__name__, *facts_of(game).bases}
    return tuple(dict.fromkeys(kind for kind in own if kind.__name__ not in bases))


def common_kinds() -> list[type[Event]]:
    """Return the events that many games have, whether one of ours has them or not."""
    kinds = vars(common_events).values()
    return [k for k in kinds if isinstance(k, type) and issubclass(k, Event) and k is not Event]


def modules_of(game: str) -> Iterator[Any]:
    """Yield all modules of a game."""
    package = importlib.import_module(package_of(game))
    for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        yield importlib.import_module(info.name)


@cache
def by_playing(game: str) -> frozenset[str]:
    """Return the messages of all decisions and refusals that occur in random games."""
    asked = {"refused-not-asked"}
    decisions, said = [*seldom(game).decisions], list[Decision[Any]]()
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
    """Return why a game's table refuses a place: all texts that a function `why_not…` returns."""
    rules = (module for module in modules_of(game) if ".players" not in module.__name__)
    trees = (ast.parse(inspect.getsource(module)) for module in rules)
    functions = (node for tree in trees for node in ast.walk(tree))
    judges = [n for n in functions if isinstance(n, ast.FunctionDef) and "why_not" in n.name]
    returns = (n for judge in judges for n in ast.walk(judge) if isinstance(n, ast.Return))
    return frozenset(text for each in returns for text in texts_returned(each.value))


def texts_returned(value: ast.expr | None) -> Iterator[str]:
    """Yield all texts that may be returned, but not those in conditions."""
    for side in [value.body, value.orelse] if isinstance(value, ast.IfExp) else [value]:
        yield from texts(side) if side is not None else ()


def of_options(decision: Decision[Any]) -> set[str]:
    """Return the messages to tell, to advise and to refuse the options of a decision."""
    options, kind = decision.options, decision.kind
    asked = {f"refused-{reason}" for reason in reasons_of(type(options))}
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
    """Return the messages of words: names, typed words except for numbers, reasons for barred ones.

    A piece has the words of pieces.
    """
    words = {*options.words, *options.barred} - PIECES
    if type(options) is not OneOf:
        words = {word for word in words if "-" not in word}
        return {f"typed-{word}" for word in words} | refused_words(options)
    typed = {f"typed-{word}" for word in words if not word.isdecimal()}
    return typed | refused_words(options) | {f"choice-{word}" for word in words}


def refused_words(options: OneOf) -> set[str]:
    """Return a message for each reason for which one of the words is barred."""
    return {f"refused-{reason}" for reason in options.barred.values()}


@cache
def reasons_of(options: type[Options[Any]]) -> frozenset[str]:
    """Return why options of a class refuse an answer: all texts in its `why_not`."""
    (judge,) = ast.parse(dedent(inspect.getsource(options.why_not))).body
    assert isinstance(judge, ast.FunctionDef)
    return frozenset(text for node in judge.body[1:] for text in texts(node))


@cache
def of_game(game: str) -> frozenset[str]:
    """Return the messages that one game must have, in its file or in the common one."""
    rules = GAMES[game]
    told: Iterable[Any] = events(game)
    kinds = {message_of(kind) for kind in told}
    pieces = {f"piece-{kind_and_value(piece)[0]}" for piece in rules.pieces}
    options = {f"option-{option}{more}" for option in rules.options for more in ("", "-more")}
    options |= {f"departs-{option}" for option in departures(rules, rules.options)}
    costly = {f"costly-{kind}" for kind in rules.confirmed}
    known = kinds | pieces | options | costly | by_playing(game) | remarks_in(game)
    places = set() if rules.cursor is None else {"display-legend", *later(rules.cursor)}
    said = literals_in(calls_of(game))
    commands = {f"{part}-{name}" for name in own_commands(rules) for part in ("command", "help")}
    asked = {f"asks-{concept}" for concept in concepts(rules.intents) - CONCEPTS}
    once = {"title", "how-to-answer", "legend-signs"}
    return frozenset(known | places | commands | asked | {*said} | once)


def own_commands(game: AnyGame) -> frozenset[str]:
    """Return the commands that a game brings with their words, as it alone has them."""
    return frozenset(entry.name for entry in entries(game)) - {*STEPS, "look"}


def later(cursor: Cursor) -> Iterator[str]:
    """Yield the messages that say when one may look for something."""
    yield from (f"later-{tour.asked}" for tour in cursor.tours.values())


# Of the code that speaks --------------------------------------------------------------------------


@cache
def literals() -> Mapping[str, frozenset[str]]:
    """Return the messages that are named in full where they are said, with their arguments."""
    return literals_in(calls())


def literals_in(speaking: Iterable[tuple[str, ast.Call]]) -> Mapping[str, frozenset[str]]:
    """Return the messages that some calls name in full, with their arguments."""
    said: dict[str, frozenset[str]] = {}
    for name, call in speaking:
        for message in named_in(call.args[SAYING.get(name, 9) :]):
            given = frozenset(keyword.arg for keyword in call.keywords if keyword.arg)
            said[message] = said.get(message, frozenset()) | given
    return said


def named_in(given: Sequence[ast.expr]) -> Iterator[str]:
    """Yield the text that comes first, or either of two."""
    for argument in given[:1]:
        sides = [argument.body, argument.orelse] if isinstance(argument, ast.IfExp) else [argument]
        for side in sides:
            if isinstance(side, ast.Constant) and isinstance(side.value, str):
                yield side.value


def beginnings() -> set[str]:
    """Return the beginnings of all messages whose names the speaking code composes."""
    found = set()
    for name, call in calls():
        for argument in call.args[SAYING.get(name, 9) :][:1]:
            if isinstance(argument, ast.JoinedStr):
                first = argument.values[0]
                found.add(str(first.value) if isinstance(first, ast.Constant) else "")
    return found


HEARD = {"hear-": (*KINDS, *WISHES, "is"), "hear-sample-": KINDS, "hear-told-": WISHES}
"""Messages about how much is heard."""
FELT = {"feel-": HOW_LONG, "display-part-": tuple(SIGNS)}
"""Messages about a display."""
LABELLED = {
    "sheet-medium-": tuple(first_sheet.MEDIA),
    "sheet-machine-": first_sheet.MEDIA["sheet"],
    "suit-": (*presets.SUITS, *presets.COLOURS, "black", "trump"),
    "joker-": ("red", "black"),
    "column-": ("name", "suit", "kind", "value", "label"),
    "kind-": presets.KINDS,
    "shape-": tuple(SHAPES),
}
"""Names of decks, of what makes labels, and of tactile marks."""


CHECKED = (
    *(guards.part for guards in (*EVERY, honesty.guard)),
    *("languages", "words", "speech", "labels", "rules-page", "lesson"),
)
"""The parts of a game that are checked."""


LEAGUES = {
    "league-word-": (*WANTED, "swiss", "rounds", "hour", "never"),
    "league-csv-": (*COLUMNS, "round"),
}
"""What is typed behind `league`, and what stands above its table."""


FREE = dict.fromkeys(
    ("also-", "meaning-", "word-", "choices-", "details-", "numbered-", "contrary-"),
    tuple[str, ...](),
)
"""Beginnings that any name may follow."""
SPANS = ("minutes", "hours", "days")
RESTRAINTS = ("silence", "removal")
PEOPLE = {
    **dict.fromkeys(("span-", "span-past-"), SPANS),
    "span-unit-": (*SPANS, "weeks"),
    **dict.fromkeys(("sanction-how-", "sanction-not-"), RESTRAINTS),
    "log-": ("caution", *(f"{each}{end}" for each in RESTRAINTS for end in ("", "-ended"))),
    "host-file-": get_args(Problem),
}
"""Messages about spans of time, what moderators do, and the files of a host."""
FIXED = HEARD | FELT | LABELLED | LEAGUES | PEOPLE | FREE
"""All whose ends are written here."""


OWN_LANGUAGES = tuple(f"language-{language}" for language in LANGUAGES)
"""Languages by further names that are typed for them."""


def of_making() -> dict[str, tuple[str, ...]]:
    """Return the messages about games in the making."""
    return {"new-game-": tuple(texts_at("NewGameError", 0)), "checked-part-": CHECKED}


@cache
def families() -> Mapping[str, tuple[str, ...]]:
    """Return the messages whose names the speaking code composes, by their beginnings."""
    sheet = {text for name in ("ask", "one_of") for text in texts_at(name, 0) if "sheet-" in text}
    asked = (*(texts_at("ask", 0) & SET_UP), *sheet)
    prompts = {text for text in texts_at("ask", 0) if text.startswith("prompt-")}
    said = {f"{n}-": (*UserSettings().choices(n), "is", "changed") for n in CHOSEN} | of_pages()
    return (
        said
        | FIXED
        | of_card_page()
        | of_errors()
        | of_making()
        | {
            "command-": COMMANDS,
            "help-": COMMANDS,
            "about-": (*asked, *(prompt.removeprefix("prompt-") for prompt in prompts)),
            "hint-": ("as-good", "tempting", "better", "not-clear", "doubtful"),
            "called-": (*LEVELS, *settings.CHOICES["temper"], "closed", *OWN_LANGUAGES),
            "asked-": tuple(act.name for act in ACTS if act.lapses),
            "empty-": tuple(name for name in settings.KINDS if getattr(NEW, name) in ("", [], {})),
            "asks-": tuple(sorted(CONCEPTS)),
            "opening-": ("players", "tutorial"),
            "outside-": tuple(OUTSIDE),
            "usage-": tuple(name.replace(" ", "-") or "program" for name in (*RUN, *TASKS)),
            "setting-": tuple(settings.KINDS),
            "level-": LEVELS,
            "playing-": TEMPERS[1:],
            "tempered-": (*TEMPERS[1:], "mixed"),
            "braille-": (*said["braille-"], *texts_at("LiblouisError", 0)),
            "tournament-": tuple(FOUND.values()),
            "tournament-ended-": ("all", "sure", "interrupted"),
            "setup-": asked,
            "prompt-": (*asked, *(prompt.removeprefix("prompt-") for prompt in prompts)),
            "choice-": ("yes", "no", "none"),
            **dict.fromkeys(("sound-name-", "sound-sample-"), NAMES),
            "sound-silent-": get_args(Silence)[1:],
            "options-": ("sheet", "choose", "more"),
            "option-": tuple(f"{option}{more}" for option in UNDO for more in ("", "-more")),
        }
    )


def of_card_page() -> dict[str, tuple[str, ...]]:
    """Return the messages that the page of one card says, by their beginning."""
    said = texts_at("say", 1) | texts_at("_sentence", 1)
    return {"look-": tuple(e.removeprefix("look-") for e in said if e.startswith("look-"))}


COMMANDS = tuple(
    dict.fromkeys(
        name
        for game in GAMES.values()
        for name in (*commands_of(game), *OF_ROOM, *SERVER, "next", "return")
        if name not in own_commands(game)
    )
)
"""The commands of all games, and those of tutorials and reviews, but for what one game brings."""
NEW = settings.Settings()
"""Settings with their defaults."""
SET_UP = {"game", "usual", "people", "seats", "level", "options", "option"}
"""The questions before a game."""
PIECES = {piece for game in GAMES.values() for piece in game.pieces}

SPOKEN = tuple(game for game in GAMES if "en" in languages_of(game))
"""The games that speak English: one of another package need not."""
EXPLAINED = tuple(
    name for game in SPOKEN for name in catalogue_of("en", game).beginning("meaning-")
)
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
"""Settings that can be changed in a game, or on a server."""


@cache
def of_program() -> frozenset[str]:
    """Return the messages that the common words and the help must have."""
    built = {f"{begin}{end}" for begin, ends in families().items() for end in ends}
    of_games = frozenset[str]().union(*(of_game(game) for game in GAMES))
    return frozenset(built | {message_of(Remarked), *LISTED} | set(literals()) - of_games)


QUESTIONS = {kind for game in SPOKEN for kind in catalogue_of("en", game).beginning("question-")}
"""The kinds of questions in all games."""
BESIDE = ("details", "numbered", "contrary")
"""Optional words beside the answers to a question."""
BY_ITSELF = {
    *("act", "any", "ask", "letter", "no", "nothing", "number", "person", "piece", "place", "term"),
    "things",
}
"""The concepts that a word has at a table, without a list; "things" is what lies in some games."""


def concepts(intents: Iterable[Intent]) -> set[str]:
    """Return the concepts that some intents name, and that need a list of words."""
    needs = (need for intent in intents for need in intent.needs.split())
    named = {concept.removeprefix("-") for need in needs for concept in need.split("|")}
    return named - BY_ITSELF


CONCEPTS = concepts(INTENTS) | {"can", "game", "me", "talk"}
"""The concepts of questions in every game."""
VALUED = ("called", "valued")
"""Optional forms of a kind of piece besides its name."""


def optional() -> set[str]:
    """Return messages that are optional: words of choices, problems that a system names."""
    choices = {
        f"{option}-{choice}"
        for rules in GAMES.values()
        for option, names in options_of(rules).items()
        for choice in names
    }
    tables = {f"{kind}-{choice}" for kind in ("option", "table") for choice in choices}
    own = (name for game in GAMES.values() for name in own_commands(game))
    tables |= {f"also-{command}" for command in (*COMMANDS, *own)}
    tables |= {f"own-{name}" for name in catalogue_of("en").beginning("")}
    tables |= {f"{kind}-{question}" for question in QUESTIONS for kind in BESIDE}
    tables |= {f"{kind}-{word}" for word in EXPLAINED for kind in ("meaning", "called")}
    tables |= {f"{kind}-{word}" for word in PROGRAM_WORDS for kind in ("word", "called")}
    tables |= {f"called-{option}" for rules in GAMES.values() for option in rules.options}
    tables |= {f"{kind}-{kind_and_value(piece)[0]}" for piece in PIECES for kind in VALUED} | {
        "moves-turn",
        *("asks-things", "counted"),
        "details",
        "contrary-wish",
        *("typed-role-attack", "typed-role-defend", "typed-helping", "typed-opposing"),
        *("greetings", "exclaimed", "program-words", "introducing", "reviewing"),
        *("unknown-in-lobby", "unknown-at-table", "unknown-again"),
        "choices-pair",
        "choices-claim",
        "typed-yes",
        "little",
    }
    kinds: list[Any] = [each for game in GAMES for kind in events(game) for each in kind.__mro__]
    shared = {message_of(kind) for kind in kinds if issubclass(kind, Event)}
    tables |= {
        f"{message}-{end}" for message in shared for end in ("several", "part", "in-braille")
    }
    return tables | {f"system-{name.lower()}" for name in dir(errno)}
