"""Before a game: who plays what, against whom. What was not given is asked, one line at a time."""

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from accessible_games.bots import levels_of
from accessible_games.core.game import AnyGame
from accessible_games.core.record import UNDO, Occupant, Record
from accessible_games.frontends.terminal.asking import Questions, short
from accessible_games.frontends.terminal.wishes import (
    Wishes,
    check_players,
    number_between,
    options_of,
    possible_choices,
    tempered,
    usual_level,
    whole_number,
)
from accessible_games.games import GAMES
from accessible_games.match.setting_kinds import LONGEST_NAME, is_name
from accessible_games.match.settings import Settings
from accessible_games.speech.catalogue import Catalogue
from accessible_games.speech.fold import fold, prefix_matches
from accessible_games.speech.problem import NotUnderstoodError

T = TypeVar("T")


@dataclass
class Opening:
    """Asks for what is missing until the table can be set up."""

    wishes: Wishes
    questions: Questions
    """In the words that all games share."""
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
        options = self.options(game, seats)
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
        lines = self.questions.narrator.say(f"setup-{message}", **arguments)
        prompt = f"prompt-{message}"
        return self.questions.ask(prompt, lambda text: read(short(text).strip()), lines)

    @property
    def catalogue(self) -> Catalogue:
        """The words of the questions."""
        return self.questions.narrator.catalogue

    @property
    def settings(self) -> Settings:
        """What is taken where nothing was wished."""
        return self.questions.settings

    def game(self) -> str:
        """Which game: the only one, or the one asked for."""
        if self.wishes.game is not None:
            return self.wishes.game
        if len(GAMES) == 1:
            return next(iter(GAMES))
        titles = {Catalogue(self.catalogue.language, game).say("title"): game for game in GAMES}
        return self.ask(
            "game",
            lambda text: choice(text, titles, self.catalogue),
            choices=self.catalogue.joined(list(titles), "or"),
        )

    def people(self, game: AnyGame) -> list[str]:
        """The names of the people at the keyboard."""
        if self.wishes.people is not None:
            return checked_people(self.wishes.people, game)
        if self.settings.name:
            return [self.settings.name]
        default = self.catalogue.say("player")
        return self.ask(
            "people",
            lambda text: checked_people(text.split(","), game) if text else [default],
            default=default,
        )

    def seats(self, game: AnyGame, people: Sequence[str]) -> int:
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
            names = {self.catalogue.say(f"level-{level}"): level for level in known}
            default = usual_level(self.settings, game)
            level = self.ask(
                "level",
                lambda text: choice(text, names, self.catalogue) if text else default,
                choices=self.catalogue.joined(list(names), "or"),
                default=self.catalogue.say(f"level-{default}"),
            )
            given = [level]
        if len(given) > count:
            raise NotUnderstoodError("too-many-bots", given=len(given), count=count)
        return tempered(given, count, self.wishes.temper or self.settings.temper)

    def options(self, game: AnyGame, seats: int) -> dict[str, str]:
        """The table's options: who was asked anything else may choose those that were not given.

        A position brings those of its game.
        """
        words = Catalogue(self.catalogue.language, game.NAME)
        known = UNDO if self.wishes.position else options_of(game)
        options = {name: choices[0] for name, choices in known.items()}
        for name, given in self.wishes.options.items():
            choices = possible_choices(game, seats, name)
            options[name] = choice(given, dict(zip(choices, choices, strict=True)), words)
        rest = [name for name in known if name not in self.wishes.options]
        if self.asked and rest and not self.as_the_sheet_says(words, rest):
            for name in rest:
                options[name] = self.option(words, name, possible_choices(game, seats, name))
        return options

    def as_the_sheet_says(self, words: Catalogue, names: Iterable[str]) -> bool:
        """Whether nothing is to be chosen; who asks for more hears first what there is."""
        answers = {words.say(f"options-{answer}"): answer for answer in ("sheet", "choose", "more")}
        answer = self.ask("options", lambda text: choice(text, answers, words) if text else "sheet")
        if answer == "more":
            self.questions.screen.say([words.say(f"option-{name}-more") for name in names])
            return self.as_the_sheet_says(words, names)
        return answer == "sheet"

    def option(self, words: Catalogue, name: str, choices: Sequence[str]) -> str:
        """The choice of an option; Enter takes the first."""
        names = {self.option_name(words, name, chosen): chosen for chosen in choices}
        return self.ask(
            "option",
            partial(self.option_choice, names),
            question=words.say(f"option-{name}"),
            choices=words.joined(list(names), "or"),
            default=next(iter(names)),
        )

    def option_name(self, words: Catalogue, option: str, chosen: str) -> str:
        """A choice of an option in words; yes and no are the same everywhere."""
        message = f"option-{option}-{chosen}"
        return words.say(message if words.has(message) else f"choice-{chosen}")

    def option_choice(self, names: Mapping[str, str], text: str) -> str:
        """The choice that was typed; the first one for Enter."""
        return choice(text, names, self.catalogue) if text else next(iter(names.values()))

    def bot_names(self, people: Sequence[str], count: int) -> list[str]:
        """Names for the computer players that nobody else has."""
        known = [*self.settings.bots, *self.catalogue.words("bot-names")]
        taken = [fold(name) for name in people]
        free: dict[str, str] = {}
        for name in known:
            if fold(name) not in taken:
                free.setdefault(fold(name), name)
        return list(free.values())[:count]


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


def checked_people(names: Sequence[str], game: AnyGame) -> list[str]:
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
