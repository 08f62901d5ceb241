"""What is asked before a game about its table: how many play, how well the computer does, options.

Who asks, and how, is for the front end: one that waits for a line, or a server that goes on when
one comes.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Protocol, TypeVar

from accessible_games.bots import levels_of
from accessible_games.core.frozen import Frozen
from accessible_games.core.game import AnyGame
from accessible_games.match.choosing import (
    choice,
    number_between,
    number_in,
    option_name,
    possible_choices,
)
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
        """What *read* makes of one of the *answers*; *about* it help says this."""


class TableQuestions(Frozen):
    """See above."""

    ask: Ask
    game: AnyGame
    narrator: Narrator
    """Speaks the words of the game, which has those that all games share."""

    def seats(self, low: int, usual: int) -> int:
        """How many seats the table has, at least *low*."""
        words, high = self.narrator.catalogue, self.game.SEATS[-1]
        return self.ask(
            "seats",
            lambda text: number_between(number_in(text, words) or str(usual), low, high),
            answers=map(str, range(low, high + 1)),
            low=low,
            high=high,
            default=usual,
        )

    def level(self, usual: Iterable[str]) -> str:
        """The level of the computer players; nothing to leave it as is *usual*."""
        words = self.narrator.catalogue
        known = levels_of(self.game.NAME)
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
        """These options: as the sheet says, or each chosen, where Enter takes the usual one."""
        if not known or self.as_the_sheet_says(known):
            return {name: choices[0] for name, choices in known.items()}
        return {name: self.option(name, usual[name], seats) for name in known}

    def as_the_sheet_says(self, names: Iterable[str]) -> bool:
        """Whether the person wants no options; help, and the answer more, say what there is."""
        words = self.narrator.catalogue
        answers = {words.say(f"options-{each}"): each for each in ("sheet", "choose", "more")}
        about = [line for name in names for line in self.explained(name)]

        def read(text: str) -> bool:
            answer = choice(text, answers, words) if text else "sheet"
            if answer == "more":
                raise HelpWanted
            return answer == "sheet"

        return self.ask("options", read, about, answers)

    def option(self, name: str, usual: str, seats: int) -> str:
        """The choice of an option; Enter takes the usual one."""
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
        """What an option is about."""
        return self.narrator.say(f"option-{name}-more")
