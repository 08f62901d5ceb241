"""The commands at one table: their words in one language, and what may be typed after each."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from functools import cached_property
from typing import Self

from accessible_games.core.frozen import Frozen
from accessible_games.speech.lexicon import Lexicon
from accessible_games.speech.normalize import fold, prefix_matches
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.word_list import WordList


class Follows(Enum):
    """What may be typed after a command."""

    NOTHING = auto()
    ALONE = auto()
    """Nothing at all: it changes something, so no word beside it is skipped."""
    PIECE = auto()
    SEAT = auto()
    PLACE = auto()
    NUMBER = auto()
    CHOICE = auto()
    """Of a setting, or of what is wanted."""
    AMOUNT = auto()
    """Of what is wanted, in a few words: so many a day."""
    FULL = auto()
    """The word `full`, for all there is to say."""
    WORDS = auto()
    NAME = auto()
    """The name of somebody at a server."""
    SAID = auto()
    """What is said to all, as it was typed."""
    TOLD = auto()
    """A name, and what is said to them, as it was typed."""
    ORDERED = auto()
    """The same, for what only moderators can do: no list of all commands has it."""


class Command(Frozen):
    """A command and the words after it."""

    name: str
    rest: str = ""
    parted: bool = False
    """Whether a colon stands between both, as in "say: 3"."""


@dataclass(frozen=True, eq=False)
class Commands:
    """The commands that can be typed, by their English words, in the order of being told.

    The English words are understood in every language.
    """

    lexicon: Lexicon
    follows: Mapping[str, Follows] = field(default_factory=dict)
    """What follows each command."""
    letters: Mapping[str, str] = field(default_factory=dict)
    """The player's own letters for commands."""

    def __contains__(self, name: str) -> bool:
        return name in self.follows

    def __iter__(self) -> Iterator[str]:
        return iter(self.follows)

    def __getitem__(self, name: str) -> Follows:
        return self.follows[name]

    def only(self, *names: str) -> Self:
        """The same with only these commands."""
        return replace(self, follows={name: self.follows[name] for name in names})

    def read(self, text: str) -> Command | None:
        """The command whose whole words *text* begins with; None for no command."""
        words = text.split()
        if not words:
            return None
        if words[0] == "?":
            return Command("help", "".join(text.split(maxsplit=1)[1:]))
        names = self.words()
        for size in range(min(len(words), names.phrases.longest), 0, -1):
            typed = fold(" ".join(words[:size]))
            if typed in names and all(map(fold, words[:size])):
                return Command(names[typed], "".join(text.split(maxsplit=size)[size:]))
        return None

    def begun(self, text: str) -> Command | None:
        """The command that the first word begins; None for no command, or if it means yes.

        Raises `NotUnderstoodError` for the beginning of several.
        """
        word, *behind = text.split(maxsplit=1)
        typed = fold(word)
        if self.lexicon.number(typed) is not None or self.lexicon.is_common(word):
            return None
        if typed in self.lexicon.typed("yes") or typed in self.lexicon.typed("agreeing"):
            return None
        told = self.told().items()
        found = prefix_matches(typed, {form: name for form, name in told if not self.alone(name)})
        if len(found) > 1 and not behind:
            names = [self.word(name) for name in found]
            choices = self.lexicon.catalogue.joined(names, "or")
            raise NotUnderstoodError("ambiguous-word", word=word, choices=choices)
        return Command(found[0], "".join(behind)) if len(found) == 1 else None

    def alone(self, name: str) -> bool:
        """Whether a command changes something, so that nothing but its whole words gives it."""
        return self.follows[name] is Follows.ALONE

    def words(self) -> WordList[str]:
        """Every word that can be typed for a command, with the command."""
        return self._words

    def told(self) -> WordList[str]:
        """The words and letters that are told, which are understood by their beginnings too."""
        return self._told

    @cached_property
    def _words(self) -> WordList[str]:
        def gathered() -> WordList[str]:
            typed, has = self.lexicon.typed, self.lexicon.catalogue.has
            also = [name for name in self.follows if has(f"also-{name}")]
            further = {form: name for name in also for form in typed(f"also-{name}")}
            return WordList(further | self._told)

        return self._shared("commands", gathered)

    @cached_property
    def _told(self) -> WordList[str]:
        def gathered() -> WordList[str]:
            words = {name: name for name in self.follows}
            for name in self.follows:
                words |= dict.fromkeys(self.lexicon.typed(f"command-{name}"), name)
            own = {fold(letter): name for letter, name in self.letters.items()}
            words |= {letter: name for letter, name in own.items() if name in self.follows}
            return WordList(words)

        return self._shared("told commands", gathered)

    def _shared(self, what: str, look_up: Callable[[], WordList[str]]) -> WordList[str]:
        """What is the same for all who can type the same commands in this language."""
        return self.lexicon.shared((what, *self.letters.items(), *self.follows), look_up)

    def shortest(self, name: str) -> list[str]:
        """The word of a command and, where it has one, its letter."""
        names = self.words()
        words = [*self.letters, *self.lexicon.catalogue.words(f"command-{name}")]
        letters = [word for word in words if len(word) == 1 and names[fold(word)] == name]
        return [self.word(name), *letters[:1]]

    def word(self, name: str) -> str:
        """The word of a command in this language."""
        return self.lexicon.catalogue.words(f"command-{name}")[0]
