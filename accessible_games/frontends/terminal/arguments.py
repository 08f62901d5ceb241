"""The words of the command line. It is quick to import, so that the first line is heard at once."""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import pairwise
from typing import NoReturn

from accessible_games import __version__
from accessible_games.speech.problem import ProblemError

GREETING = f"Accessible Games, version {__version__}."
"""The first line, if someone is going to play."""
EVERYWHERE = (
    *("language", "verbosity", "data", "config", "games_dir", "plain", "help", "version"),
    *("pace", "width", "speak"),
)
EVENINGS = ("evening", "score", "begin", "dice", "coin", "timer", "deal", "table")
"""The commands that begin an evening at a real table, or go on with one."""
FILE = ("format", "out", "force", "paper", "profile", "code", "feeds", "margin")
"""The options of texts that are written into a file to emboss."""
OPTIONS = {
    "": (),
    "play": ("seats", "bots", "temper", "people", "seed", "option", "position", "braille_display"),
    "tutorial": ("braille_display", "braille", *FILE),
    "daily": ("braille_display",),
    "puzzle": ("braille_display",),
    **dict.fromkeys(EVENINGS, ("people", "braille_display")),
    "deal": ("people", "roles", "deck", "braille_display"),
    "resume": ("braille_display",),
    "replay": ("step",),
    "review": ("seat",),
    "rules": ("search", "braille", *FILE),
    "labels": ("deck", "format", "dots", "order", "digits", "ten", "encoding", "braille_table"),
    "look": ("deck", "order", "digits", "ten", "encoding", "braille_table"),
    "overlay": (
        *("deck", "format", "out", "force", "medium", "card", "corner", "ends", "paper"),
        *("profile", "code", "feeds", "print", "mirror", "compensate", "order", "digits", "ten"),
        *("only", "without", "copies", "pages", "margin", "grade", "test_page"),
        *("marks", "booklet", "qr", "address", "slot", "preview", "encoding", "braille_table"),
    ),
    "settings": (),
    "game": (),
    "doctor": ("server",),
    "report": ("secrets",),
    "simulate": ("seats", "bots", "temper", "seed", "option", "games", "json"),
    "statistics": ("json", "rebuild"),
    "join": ("port", "name", "guest", "braille_display"),
    "serve": (
        *("port", "ssh_port", "page", "open", "certificate", "key", "games", "decks"),
        *("address", "backup", "every", "keep", "restore", "push", "on_turn"),
        *("follow", "followed_by", "wait", "alone"),
    ),
    "tournament": (
        *("players", "games", "seed", "option", "json"),
        *("sure", "workers", "dask"),
    ),
}
"""The commands and the options that each takes, besides those that all take."""
TASKS = {
    "labels check": (
        *("deck", "order", "digits", "ten", "card", "corner", "ends", "profile"),
        *("only", "without", "encoding", "braille_table"),
    ),
    "labels new": ("encoding", "braille_table"),
    "game new": (),
    "game check": (),
    "game transcript": ("seats", "seed"),
    "labels page": ("port", "open", "certificate", "key", "decks"),
    "serve backup": ("keep",),
    "serve restart": (),
    "serve takeover": (),
    "serve password": (),
    "serve moderation": (),
    "serve league": ("out", "force"),
}
"""The same for commands whose first word names a task of its own."""
VALUES = (
    *("seats", "seat", "bots", "people", "seed", "language", "verbosity", "search"),
    *("data", "config", "games-dir", "games", "position", "braille", "deck", "format"),
    *("out", "medium", "card", "corner", "ends", "paper", "profile", "code"),
    *("compensate", "pace", "width", "players", "workers", "dask", "temper", "port"),
    *("certificate", "key", "ssh-port", "name", "order", "digits", "ten"),
    *("copies", "pages", "margin", "grade", "marks", "slot", "server", "feeds"),
    *("encoding", "braille-table", "address", "decks", "roles"),
    *("backup", "every", "keep", "restore", "push", "on-turn"),
    *("follow", "followed-by"),
)
PAGE_PORT = "4080"
"""The port of the page if the option names no other."""
LISTS = ("option", "only", "without")
FLAGS = (
    *("plain", "step", "json", "dots", "print", "mirror", "force", "sure", "rebuild", "secrets"),
    *("speak", "braille-display", "open", "guest", "test-page", "booklet", "qr", "preview"),
    "version",
    *("wait", "alone"),
)
"""Options with a value, options that may be given several times, and options without a value."""
KINDS = {
    **dict.fromkeys(("deck", "position", "certificate", "key", "restore"), "file"),
    **dict.fromkeys(("out", "data", "config", "games-dir", "server", "decks", "backup"), "folder"),
    **dict.fromkeys(("seats", "seed", "width", "workers", "port", "ssh-port"), "number"),
    **dict.fromkeys(("copies", "margin", "compensate", "slot", "keep"), "number"),
    **dict.fromkeys(("people", "name"), "name"),
}
"""What is missing behind an option that has nothing behind it, if it is not just some value."""


class UsageError(ProblemError):
    """Wrong use of the command line."""


@dataclass
class Arguments:
    """What was asked for on the command line."""

    command: str = ""
    words: list[str] = field(default_factory=list)
    """The words after the command: a game, a record, a section, a setting."""
    seats: str | None = None
    seat: str | None = None
    bots: str | None = None
    temper: str | None = None
    people: str | None = None
    seed: str | None = None
    position: str | None = None
    option: list[str] = field(default_factory=list)
    language: str | None = None
    verbosity: str | None = None
    pace: str | None = None
    width: str | None = None
    speak: bool = False
    plain: bool = False
    step: bool = False
    search: str | None = None
    braille: str | None = None
    braille_display: bool = False
    deck: str | None = None
    format: str | None = None
    dots: bool = False
    out: str | None = None
    medium: str | None = None
    card: str | None = None
    corner: str | None = None
    ends: str | None = None
    paper: str | None = None
    profile: str | None = None
    code: str | None = None
    feeds: str | None = None
    compensate: str | None = None
    order: str | None = None
    digits: str | None = None
    ten: str | None = None
    encoding: str | None = None
    braille_table: str | None = None
    roles: str | None = None
    only: list[str] = field(default_factory=list)
    without: list[str] = field(default_factory=list)
    copies: str | None = None
    pages: str | None = None
    margin: str | None = None
    grade: str | None = None
    test_page: bool = False
    marks: str | None = None
    booklet: bool = False
    qr: bool = False
    address: str | None = None
    decks: str | None = None
    slot: str | None = None
    preview: bool = False
    print: bool = False
    mirror: bool = False
    force: bool = False
    secrets: bool = False
    games: str | None = None
    json: bool = False
    players: str | None = None
    workers: str | None = None
    dask: str | None = None
    sure: bool = False
    rebuild: bool = False
    port: str | None = None
    name: str | None = None
    guest: bool = False
    ssh_port: str | None = None
    page: str | None = None
    open: bool = False
    certificate: str | None = None
    key: str | None = None
    backup: str | None = None
    every: str | None = None
    keep: str | None = None
    restore: str | None = None
    follow: str | None = None
    followed_by: str | None = None
    wait: bool = False
    alone: bool = False
    push: str | None = None
    on_turn: str | None = None
    server: str | None = None
    data: str | None = None
    config: str | None = None
    games_dir: str | None = None
    """The folder of games in progress."""
    help: bool = False
    version: bool = False
    wrong: UsageError | None = None
    known_language: str | None = None
    """The language to speak, as the settings say."""

    def speak_in(self, language: str) -> None:
        """Report errors in this language from now on."""
        self.known_language = language

    @property
    def wants_file(self) -> bool:
        """Whether a text is wanted as a file: an option that only files have was given."""
        return any(getattr(self, name) for name in FILE)

    @property
    def task(self) -> str:
        """The command and its first word."""
        return " ".join([self.command, *self.words[:1]])

    @property
    def greet(self) -> bool:
        """Greet a person who is going to play, and return whether one is."""
        words = self.words
        played = {
            **dict.fromkeys(("play", "resume", *EVENINGS), True),
            "tutorial": bool(words) and not self.wants_file,
            "daily": words[:1] not in (["list"], ["share"]),
            "puzzle": bool(words),
        }
        asked = self.help or self.version or self.wrong
        return played.get(self.command, False) and not asked


class Parser(argparse.ArgumentParser):
    """Raises wrong use as an exception, so that it can be told in the player's language."""

    def error(self, message: str) -> NoReturn:
        """Raise `UsageError` for the first option that argparse names: "argument --seats: ..."."""
        words = message.split()
        option = next((word for word in words if word.startswith("-")), words[-1])
        option = option.rstrip(":").split("/")[-1]
        name = option.removeprefix("--")
        if words[0] == "argument" and name in (*VALUES, *LISTS):
            raise UsageError("option-without-value", option=option, kind=KINDS.get(name, "value"))
        raise UsageError("wrong-option", option=option)


def read_arguments(words: Sequence[str]) -> Arguments:
    """Return the arguments; an error in them waits in `wrong` until it can be told."""
    try:
        arguments = Arguments(**vars(parser().parse_intermixed_args(words)))
    except UsageError as error:
        return Arguments(wrong=truer(error, words), language=language_in(words))
    return replace(arguments, wrong=wrong_use(arguments))


def truer(error: UsageError, words: Sequence[str]) -> UsageError:
    """Return the error, or a wrong option where a value such as -5 stands behind it after all."""
    option = error.arguments.get("option", "")
    behind = [after for before, after in pairwise(words) if before == option]
    if error.message == "option-without-value" and any(not is_option(each) for each in behind):
        return UsageError("wrong-option", option=option)
    return error


def is_option(word: str) -> bool:
    """Whether a word names an option."""
    return word.startswith("--") or word == "-h"


@cache
def parser() -> Parser:
    """Return all options of all commands. It is cached: the tests read a thousand command lines."""
    made = Parser(prog="accessible-games", add_help=False, allow_abbrev=False)
    made.add_argument("command", nargs="?", default="")
    made.add_argument("words", nargs="*")
    for name in VALUES:
        made.add_argument(f"--{name}")
    for name in LISTS:
        made.add_argument(f"--{name}", action="append", default=[])
    for name in FLAGS:
        made.add_argument(f"--{name}", action="store_true")
    made.add_argument("--page", nargs="?", const=PAGE_PORT)
    made.add_argument("-h", "--help", action="store_true")
    return made


def language_in(words: Sequence[str]) -> str | None:
    """Return the language asked for in words that could not be parsed."""
    following = dict(pairwise(part for word in words for part in word.split("=", 1)))
    return following.get("--language")


def wrong_use(arguments: Arguments) -> UsageError | None:
    """Return the error for an unknown command, or for an option that a command does not take."""
    if arguments.command not in OPTIONS:
        return UsageError("wrong-command", word=arguments.command)
    options = TASKS.get(arguments.task, OPTIONS[arguments.command])
    allowed = ("command", "words", "wrong", *EVERYWHERE, *options)
    for name, value in vars(arguments).items():
        if value and name not in allowed:
            option = f"--{name.replace('_', '-')}"
            command = arguments.task if arguments.task in TASKS else arguments.command
            return UsageError("wrong-option-here", option=option, command=command)
    return None
