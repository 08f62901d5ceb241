"""The words of the command line. Light to import, so that the first line is heard at once."""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import pairwise
from typing import NoReturn

from accessible_games import __version__
from accessible_games.speech.problem import ProblemError

GREETING = f"Accessible Games, version {__version__}."
"""The first line, if somebody is going to play."""
EVERYWHERE = (
    *("language", "verbosity", "data", "config", "plain", "help", "version"),
    *("pace", "width", "speak"),
)
OPTIONS = {
    "": (),
    "play": ("seats", "bots", "temper", "people", "seed", "option", "position", "braille_display"),
    "tutorial": ("braille_display",),
    "daily": ("braille_display",),
    "puzzle": ("braille_display",),
    "resume": ("braille_display",),
    "replay": ("step",),
    "review": ("seat",),
    "rules": ("search", "braille"),
    "labels": ("deck", "format", "dots", "order", "digits", "ten"),
    "overlay": (
        *("deck", "format", "out", "force", "medium", "card", "corner", "ends", "paper"),
        *("profile", "code", "print", "mirror", "compensate", "order", "digits", "ten"),
        *("only", "without", "copies", "pages", "margin", "grade", "test_page"),
        *("marks", "booklet", "qr"),
    ),
    "settings": (),
    "doctor": (),
    "report": ("secrets",),
    "simulate": ("seats", "bots", "temper", "seed", "option", "games", "json"),
    "statistics": ("json", "rebuild"),
    "join": ("port", "name", "guest", "braille_display"),
    "serve": ("port", "ssh_port", "page", "open", "certificate", "key"),
    "tournament": (
        *("players", "games", "seed", "option", "json"),
        *("sure", "workers", "dask"),
    ),
}
"""The commands, and the options that each of them takes besides those that all take."""
VALUES = (
    *("seats", "seat", "bots", "people", "seed", "language", "verbosity", "search"),
    *("data", "config", "games", "position", "braille", "deck", "format"),
    *("out", "medium", "card", "corner", "ends", "paper", "profile", "code"),
    *("compensate", "pace", "width", "players", "workers", "dask", "temper", "port"),
    *("certificate", "key", "ssh-port", "name", "order", "digits", "ten"),
    *("copies", "pages", "margin", "grade", "marks"),
)
PAGE_PORT = "4080"
"""The port of the page, if nobody says another behind the option."""
LISTS = ("option", "only", "without")
FLAGS = (
    *("plain", "step", "json", "dots", "print", "mirror", "force", "sure", "rebuild", "secrets"),
    *("speak", "braille-display", "open", "guest", "test-page", "booklet", "qr", "version"),
)
"""Options with a word behind them, those that may be given several times, those without a word."""


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
    compensate: str | None = None
    order: str | None = None
    digits: str | None = None
    ten: str | None = None
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
    data: str | None = None
    config: str | None = None
    help: bool = False
    version: bool = False
    wrong: UsageError | None = None
    known_language: str | None = None
    """The language to speak, once the settings have been read."""

    def speak_in(self, language: str) -> None:
        """From now on, say failures in this language: the settings have been read."""
        self.known_language = language

    @property
    def greet(self) -> bool:
        """Whether a person is going to play, and is greeted first."""
        words = self.words
        played = {
            "play": True,
            "resume": True,
            "tutorial": bool(words),
            "daily": words[:1] not in (["list"], ["share"]),
            "puzzle": bool(words),
        }
        asked = self.help or self.version or self.wrong
        return played.get(self.command, False) and not asked


class Parser(argparse.ArgumentParser):
    """Raises wrong use as an exception, so that it can be said in the player's language."""

    def error(self, message: str) -> NoReturn:
        """Raise `UsageError` for the first option that argparse names: "argument --seats: ..."."""
        words = message.split()
        option = next((word for word in words if word.startswith("-")), words[-1])
        raise UsageError("wrong-option", option=option.rstrip(":").split("/")[-1])


def read_arguments(words: Sequence[str]) -> Arguments:
    """The arguments; what is wrong with them waits in `wrong` until words are there to say it."""
    try:
        arguments = Arguments(**vars(parser().parse_intermixed_args(words)))
    except UsageError as error:
        return Arguments(wrong=error, language=language_in(words))
    return replace(arguments, wrong=wrong_use(arguments))


@cache
def parser() -> Parser:
    """All options of all commands. It is made once: the tests read arguments a thousand times."""
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
    """The language asked for among words that could not be understood otherwise."""
    following = dict(pairwise(part for word in words for part in word.split("=", 1)))
    return following.get("--language")


def wrong_use(arguments: Arguments) -> UsageError | None:
    """An unknown command, or an option that the command does not take."""
    if arguments.command not in OPTIONS:
        return UsageError("wrong-command", word=arguments.command)
    allowed = ("command", "words", "wrong", *EVERYWHERE, *OPTIONS[arguments.command])
    for name, value in vars(arguments).items():
        if value and name not in allowed:
            option = f"--{name.replace('_', '-')}"
            return UsageError("wrong-option-here", option=option, command=arguments.command)
    return None
