"""Before a game: who plays what, against whom. What was not given is asked, one line at a time."""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from accessible_games.bots import LEVELS, TEMPERS, levels_of, parts, player_of
from accessible_games.core import position
from accessible_games.core.game import Game
from accessible_games.core.luck import Luck
from accessible_games.core.position import PositionError
from accessible_games.core.record import Occupant, Record
from accessible_games.games import GAMES
from accessible_games.play import bell
from accessible_games.play.arguments import Arguments, UsageError
from accessible_games.play.keyboard import Keyboard, typed_line
from accessible_games.play.screen import Screen
from accessible_games.play.settings import CHOICES, LONGEST_NAME, MIXED, Settings, is_name
from accessible_games.speech.catalogue import Catalogue
from accessible_games.speech.fold import fold, prefix_matches
from accessible_games.speech.narrator import Narrator
from accessible_games.speech.problem import NotUnderstoodError

T = TypeVar("T")

LONGEST_NUMBER = 18
"""Digits of a number that can be meant; Python reads thousands of them slowly or not at all."""


@dataclass(frozen=True)
class Wishes:
    """What was given on the command line; None is asked."""

    game: str | None = None
    seats: int | None = None
    people: list[str] | None = None
    bots: list[str] | None = None
    temper: str | None = None
    seed: int | None = None
    position: str | None = None
    """A position as JSON in one line, which brings its game, its seats and its options."""
    options: dict[str, str] = field(default_factory=dict)


def named_game(words: Sequence[str]) -> str:
    """The game that words begin with; `UsageError` where they name none, or an unknown one."""
    choices = ", ".join(GAMES)
    if not words:
        raise UsageError("which-game", choices=choices)
    if words[0] not in GAMES:
        raise UsageError("unknown-game", word=words[0], choices=choices)
    return words[0]


def wishes(arguments: Arguments) -> Wishes:
    """What the command line gave, understood; `UsageError` where it cannot be."""
    if len(arguments.words) > 1:
        raise UsageError("one-game", words=" ".join(arguments.words))
    game = named_game(arguments.words) if arguments.words else None
    wished = Wishes(
        game=game,
        seats=number(arguments.seats, "--seats"),
        people=arguments.people.split(",") if arguments.people is not None else None,
        bots=arguments.bots.split(",") if arguments.bots is not None else None,
        temper=arguments.temper,
        seed=number(arguments.seed, "--seed"),
        options=dict(option(text, game) for text in arguments.option),
    )
    if arguments.position is not None:
        wished = from_position(wished, Path(arguments.position))
    check_players(wished.bots or [], levels_of(wished.game) if wished.game else LEVELS)
    if wished.temper is not None and wished.temper not in CHOICES["temper"]:
        known = ", ".join(CHOICES["temper"])
        raise UsageError("unknown-temper", word=wished.temper, choices=known)
    return wished


def check_players(given: Sequence[str], known: Sequence[str]) -> None:
    """Raise `UsageError` for the first player with a temperament or a level that is not known."""
    for player in given:
        temper, level = parts(player)
        if level not in known:
            raise UsageError("unknown-level", word=level or player, choices=", ".join(known))
        if temper not in TEMPERS:
            raise UsageError("unknown-temper", word=temper or player, choices=", ".join(TEMPERS))
        if level == "random" and temper != TEMPERS[0]:
            raise UsageError("random-temper", word=player)


def tempered(given: Sequence[str], count: int, temper: str) -> list[str]:
    """So many players: fewer than given go round, and who is given without a temperament gets it.

    *temper* may be mixed: then the players are bold, careful and even in turn, by where they sit.
    """
    around = (*TEMPERS[1:], TEMPERS[0]) if temper == MIXED else (temper,)
    players = []
    for place in range(count):
        player = given[place % len(given)]
        own = parts(player) if "-" in player else (around[place % len(around)], player)
        players.append(player_of(*own))
    return players


def usual_level(settings: Settings, game: str) -> str:
    """The level of the settings, or the strongest one of a game that does not have it."""
    known = levels_of(game)
    return settings.level if settings.level in known else known[-1]


def from_position(wished: Wishes, file: Path) -> Wishes:
    """The same for a table that begins with the position in a file; `PositionError`, OSError."""
    try:
        game, state = position.read(GAMES, file.read_text("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise PositionError((), "not-json", 1) from error
    line = position.line(game, state)
    return replace(wished, position=line, game=game.NAME, seats=state.seats, options={})


def number(text: str | None, name: str) -> int | None:
    """A number given to an option."""
    if text is None:
        return None
    found = whole_number(text)
    if found is None:
        raise UsageError("option-needs-number", option=name, word=text)
    return found


def option(text: str, game: str | None) -> tuple[str, str]:
    """A table's option and its choice: "expert=yes", or "expert" for the last choice."""
    known = (
        GAMES[game].OPTIONS
        if game
        else {k: v for g in GAMES.values() for k, v in g.OPTIONS.items()}
    )
    name, _, chosen = text.partition("=")
    if name not in known:
        raise UsageError("unknown-option", word=name, choices=", ".join(known))
    if (chosen or known[name][-1]) not in known[name]:
        raise UsageError("unknown-choice", word=chosen, choices=", ".join(known[name]))
    return name, chosen or known[name][-1]


@dataclass
class Opening:
    """Asks for what is missing until the table can be set up."""

    wishes: Wishes
    settings: Settings
    narrator: Narrator
    """Speaks the words that all games share."""
    keyboard: Keyboard
    screen: Screen
    asked: bool = False
    """Whether anything had to be asked."""

    def record(self) -> Record:
        """The heading of the new game. `NotUnderstoodError` for wishes that do not fit together."""
        game = GAMES[self.game()]
        if self.wishes.seats is not None:
            number_between(str(self.wishes.seats), game.SEATS[0], game.SEATS[-1])
        people = self.people(game)
        seats = self.seats(game, people)
        bots = self.bots(game.NAME, seats - len(people))
        options = {} if self.wishes.position else self.options(game, seats)
        names = self.bot_names(people, len(bots))
        occupants = [Occupant("person", name) for name in people]
        occupants += [Occupant(player, name) for player, name in zip(bots, names, strict=True)]
        seed = (
            random.SystemRandom().getrandbits(32) if self.wishes.seed is None else self.wishes.seed
        )
        return Record(
            game.NAME,
            game.VERSION,
            options,
            tuple(occupants),
            seed,
            position=self.wishes.position,
        )

    def ask(self, message: str, read: Callable[[str], T], **arguments: Any) -> T:
        """Ask until the answer can be read."""
        self.asked = True
        lines = self.narrator.say(f"setup-{message}", **arguments)
        while True:
            self.screen.say(lines)
            prompt = self.narrator.say(f"prompt-{message}")[0]
            try:
                return read(typed_line(self.keyboard, f"{prompt} ").strip())
            except NotUnderstoodError as error:
                bell.at_refusal(self.settings, self.screen)
                lines = self.narrator.say(error.message, **error.arguments)

    def game(self) -> str:
        """Which game: the only one, or the one asked for."""
        if self.wishes.game is not None:
            return self.wishes.game
        if len(GAMES) == 1:
            return next(iter(GAMES))
        titles = {
            Catalogue(self.narrator.catalogue.language, game).say("title"): game for game in GAMES
        }
        return self.ask(
            "game",
            lambda text: choice(text, titles, self.narrator.catalogue),
            choices=self.narrator.catalogue.joined(list(titles), "or"),
        )

    def people(self, game: Game[Any]) -> list[str]:
        """The names of the people at the keyboard."""
        if self.wishes.people is not None:
            return checked_people(self.wishes.people, game)
        if self.settings.name:
            return [self.settings.name]
        default = self.narrator.catalogue.say("player")
        return self.ask(
            "people",
            lambda text: checked_people(text.split(","), game) if text else [default],
            default=default,
        )

    def seats(self, game: Game[Any], people: Sequence[str]) -> int:
        """How many seats the table has."""
        low, high = max(game.SEATS[0], len(people)), game.SEATS[-1]
        given = self.wishes.seats
        if given is None and self.wishes.bots is not None and len(self.wishes.bots) > 1:
            given = len(people) + len(self.wishes.bots)
        if given is None:
            default = min(max(4, low), high)
            return self.ask(
                "seats",
                lambda text: number_between(text or str(default), low, high),
                low=low,
                high=high,
                default=default,
            )
        return number_between(str(given), low, high)

    def bots(self, game: str, count: int) -> list[str]:
        """The computer players; fewer than there are seats go round again."""
        if not count:
            return []
        given, known = self.wishes.bots, levels_of(game)
        check_players(given or [], known)
        if given is None:
            names = {self.narrator.catalogue.say(f"level-{level}"): level for level in known}
            default = usual_level(self.settings, game)
            level = self.ask(
                "level",
                lambda text: choice(text, names, self.narrator.catalogue) if text else default,
                choices=self.narrator.catalogue.joined(list(names), "or"),
                default=self.narrator.catalogue.say(f"level-{default}"),
            )
            given = [level]
        if len(given) > count:
            raise NotUnderstoodError("too-many-bots", given=len(given), count=count)
        return tempered(given, count, self.wishes.temper or self.settings.temper)

    def options(self, game: Game[Any], seats: int) -> dict[str, str]:
        """The table's options: those not given are asked where anything else was."""
        words = Catalogue(self.narrator.catalogue.language, game.NAME)
        options = {name: choices[0] for name, choices in game.OPTIONS.items()}
        for name in game.OPTIONS:
            choices = possible_choices(game, seats, name)
            if name in self.wishes.options:
                options[name] = choice(
                    self.wishes.options[name], dict(zip(choices, choices, strict=True)), words
                )
            elif self.asked:
                names = {self.option_name(words, name, chosen): chosen for chosen in choices}
                options[name] = self.ask(
                    "option",
                    partial(self.option_choice, names),
                    question=words.say(f"option-{name}"),
                    choices=words.joined(list(names), "or"),
                    default=next(iter(names)),
                )
        return options

    def option_name(self, words: Catalogue, option: str, chosen: str) -> str:
        """A choice of an option in words; yes and no are the same everywhere."""
        message = f"option-{option}-{chosen}"
        return words.say(message if words.has(message) else f"choice-{chosen}")

    def option_choice(self, names: Mapping[str, str], text: str) -> str:
        """The choice that was typed; the first one for Enter."""
        return choice(text, names, self.narrator.catalogue) if text else next(iter(names.values()))

    def bot_names(self, people: Sequence[str], count: int) -> list[str]:
        """Names for the computer players that nobody else has."""
        known = [*self.settings.bots, *self.narrator.catalogue.words("bot-names")]
        taken = [fold(name) for name in people]
        free: dict[str, str] = {}
        for name in known:
            if fold(name) not in taken:
                free.setdefault(fold(name), name)
        return list(free.values())[:count]


def possible_choices(game: Game[Any], seats: int, option: str) -> list[str]:
    """The choices of an option that the game allows with so many seats."""
    defaults = {name: choices[0] for name, choices in game.OPTIONS.items()}
    possible = []
    for chosen in game.OPTIONS[option]:
        try:
            game.setup(seats, Luck(0), defaults | {option: chosen})
        except ValueError:
            continue
        possible.append(chosen)
    return possible


def choice(text: str, names: Mapping[str, str], catalogue: Catalogue) -> str:
    """One of several by its number, its name or the beginning of its name.

    Where the values are numbers themselves, no other number means one.
    """
    values = list(dict.fromkeys(names.values()))
    number = whole_number(text)
    numbers = any(value.isdecimal() for value in values)
    if number is not None and not numbers and number in range(1, len(values) + 1):
        return values[number - 1]
    typed = {fold(name): value for name, value in names.items()} | {
        value: value for value in values
    }
    found = prefix_matches(fold(text), typed) if text else []
    if len(found) != 1:
        raise NotUnderstoodError(
            "unknown-choice", word=text, choices=catalogue.joined(list(names), "or")
        )
    return found[0]


def number_between(text: str, low: int, high: int) -> int:
    """A whole number within limits."""
    number = whole_number(text)
    if number is None or number not in range(low, high + 1):
        raise NotUnderstoodError("not-between", word=text, low=low, high=high)
    return number


def whole_number(text: str) -> int | None:
    """A number in digits; None for anything else, and for one that is longer than any meant."""
    return int(text) if text.isdecimal() and len(text) <= LONGEST_NUMBER else None


def checked_people(names: Sequence[str], game: Game[Any]) -> list[str]:
    """Names that can be told apart and said in a short line, for no more people than can play."""
    stripped = [" ".join(name.split()) for name in names]
    for name in stripped:
        if not is_name(name):
            raise NotUnderstoodError("bad-name", name=name, longest=LONGEST_NAME)
    if len(stripped) > game.SEATS[-1]:
        raise NotUnderstoodError("too-many-people", high=game.SEATS[-1])
    if len({fold(name) for name in stripped}) < len(stripped):
        raise NotUnderstoodError("same-names")
    return stripped
