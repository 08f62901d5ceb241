"""What is asked about a table before its game: number of players, level of the computer, options.

How to ask is up to the front end: one that waits for a line, or a server that goes on when one
comes.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Protocol, TypeVar

from accessible_games.core.frozen import Frozen
from accessible_games.core.game import AnyGame
from accessible_games.match.table_options import (
    choice,
    departing,
    number_between,
    number_in,
    option_name,
    possible_choices,
)
from accessible_games.players import levels_of
from accessible_games.speech.arguments import Argument
from accessible_games.speech.narrator import Narrator
from accessible_games.speech.problem import HelpWanted

T = TypeVar("T")


class Ask(Protocol):
    """Asks the question of the messages `setup-NAME` and `prompt-NAME`."""

    def __call__(
        self,
        message: str,
        read: Callable[[str], T],
        about: Iterable[str] = (),
        answers: Iterable[str] = (),
        **arguments: Argument,
    ) -> T:
        """Return what *read* makes of one of the *answers*; help says *about*."""


class TableQuestions(Frozen):
    """See above."""

    ask: Ask
    game: AnyGame
    narrator: Narrator
    """Speaks the words of the game, which include those that all games share."""

    def seats(self, low: int, usual: int) -> int:
        """Return how many seats the table has, at least *low*."""
        words, high = self.narrator.catalogue, self.game.seats[-1]
        return self.ask(
            "seats",
            lambda text: number_between(number_in(text, words) or str(usual), low, high),
            answers=map(str, range(low, high + 1)),
            low=low,
            high=high,
            default=usual,
        )

    def level(self, usual: Iterable[str]) -> str:
        """Return the level of the computer players; an empty answer keeps the *usual* one."""
        words = self.narrator.catalogue
        known = levels_of(self.game.name)
        names = {words.say(f"level-{level}"): level for level in known}
        more = {word: level for level in known for word in words.words(f"called-{level}")}
        return self.ask(
            "level",
            lambda text: choice(text, names, words, more) if text else "",
            answers=names,
            choices=words.joined(list(names), "or"),
            default=words.joined([words.say(f"level-{level}") for level in usual]),
        )

    # Options of the table

    def options(
        self, known: Mapping[str, Sequence[str]], usual: Mapping[str, str], seats: int
    ) -> dict[str, str]:
        """Return these options: as on the rules sheet, or asked for one by one."""
        if not known or self.as_the_sheet_says(known):
            return {name: choices[0] for name, choices in known.items()}
        return {name: self.option(name, usual[name], seats) for name in known}

    def as_the_sheet_says(self, names: Collection[str]) -> bool:
        """Return whether the rules sheet decides; help and the answer "more" list the options."""
        words = self.narrator.catalogue
        answers = {words.say(f"options-{each}"): each for each in ("sheet", "choose", "more")}
        about = [line for name in names for line in self.explained(name)]

        def read(text: str) -> bool:
            answer = choice(text, answers, words) if text else "sheet"
            if answer == "more":
                raise HelpWanted
            return answer == "sheet"

        departs = departing(self.game, names, words)
        return self.ask("options", read, about, answers, departs=departs)

    def option(self, name: str, usual: str, seats: int) -> str:
        """Return the choice of an option; Enter takes the usual one."""
        words = self.narrator.catalogue
        possible = possible_choices(self.game, seats, name)
        names = {option_name(words, name, chosen): chosen for chosen in possible}
        return self.ask(
            "option",
            lambda text: choice(text, names, words) if text else usual,
            self.explained(name),
            names,
            question=words.say(f"option-{name}"),
            choices=words.joined(list(names), "or"),
            default=option_name(words, name, usual),
        )

    def explained(self, name: str) -> list[str]:
        """Return what an option is about."""
        return self.narrator.say(f"option-{name}-more")
