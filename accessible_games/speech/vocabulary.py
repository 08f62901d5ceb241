"""What was typed, understood: commands, answers and pieces by number, name or its beginning.

Case and accents do not matter, and a German umlaut may be written out ("baer"). What is not
understood raises `NotUnderstoodError` with the words that would have been possible.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from typing import Self

from accessible_games.core.decision import (
    Answer,
    AtPlace,
    Decision,
    OneOf,
)
from accessible_games.core.frozen import Frozen
from accessible_games.speech import typed_cards
from accessible_games.speech.answers import Answers
from accessible_games.speech.fold import fold, forms, prefix_matches
from accessible_games.speech.problem import NotUnderstoodError


class Follows(Enum):
    """What may be typed behind a command."""

    NOTHING = auto()
    PIECE = auto()
    SEAT = auto()
    PLACE = auto()
    NUMBER = auto()
    CHOICE = auto()
    """Of a setting, or of what is wanted."""
    WORDS = auto()


class Command(Frozen):
    """A command and the words behind it."""

    name: str
    rest: str = ""


@dataclass(frozen=True)
class Vocabulary(Answers):
    """All that can be typed in one language at one table."""

    letters: Mapping[str, str] = field(default_factory=dict)
    """The player's own letters for commands."""
    commands: Mapping[str, Follows] = field(default_factory=dict)
    """The commands by their English words, which are understood in every language, and what
    follows each; in the order in which they are told."""

    def only(self, *commands: str) -> Self:
        """The same with these of its commands alone."""
        return replace(self, commands={name: self.commands[name] for name in commands})

    def command(self, text: str, exact: bool) -> Command | None:
        """The command that *text* begins with; not exact: also by its unambiguous beginning.

        None for no command; `NotUnderstoodError` for the beginning of several.
        """
        words = text.split(maxsplit=1)
        if not words:
            return None
        rest = words[1] if len(words) > 1 else ""
        if words[0] == "?":
            return Command("help", rest)
        names = self.command_words()
        typed = fold(words[0])
        if typed in names:
            return Command(names[typed], rest)
        if exact:
            return None
        found = [] if self.number(typed) is not None else prefix_matches(typed, names)
        if len(found) > 1:
            choices = self.catalogue.joined([self.command_name(name) for name in found], "or")
            raise NotUnderstoodError("ambiguous-word", word=words[0], choices=choices)
        return Command(found[0], rest) if found else None

    def command_words(self) -> dict[str, str]:
        """Everything that can be typed for a command: word to command."""
        return self.kept("commands", self._command_words)

    def _command_words(self) -> dict[str, str]:
        words = {command: command for command in self.commands}
        for command in self.commands:
            words |= dict.fromkeys(self.typed(f"command-{command}"), command)
        own = {fold(letter): command for letter, command in self.letters.items()}
        return words | {letter: name for letter, name in own.items() if name in self.commands}

    def shortest(self, command: str) -> list[str]:
        """The word of a command and, where it has one, its letter."""
        names = self.command_words()
        words = [*self.letters, *self.catalogue.words(f"command-{command}")]
        letters = [word for word in words if len(word) == 1 and names[fold(word)] == command]
        return [self.command_name(command), *letters[:1]]

    def command_name(self, command: str) -> str:
        """The word of a command in this language."""
        return self.catalogue.words(f"command-{command}")[0]

    def piece(self, text: str) -> str:
        """The piece that typed words end in: a name, or a name and a value."""
        *before, last = typed_cards.whole_names(self, self.split(text)) or [""]
        value = self.number(last)
        if before and value is not None:
            card = f"{self.piece(before[-1])}-{value}"
            if card in self.pieces:
                return card
        return self.meant(last, self.piece_words(typed_cards.kinds_in(self.pieces)))

    def completions(self, text: str, decision: Decision[Answer] | None) -> list[str]:
        """What the last word of *text* can become, as whole words."""
        *before, last = text.split(" ")
        asked = prefix_matches(fold(before[0]), self.command_words()) if before else []
        options = decision.options if decision else None
        if asked and all(self.commands[name] is Follows.PIECE for name in asked):
            words = [self.piece_name(piece) for piece in self.pieces]
        elif before and not asked and isinstance(options, (AtPlace, OneOf)):
            words = [self.piece_name(piece) for piece in self.pieces]  # of a whole move on one line
        else:
            words = self.answer_names(decision) + (
                [] if before else [self.command_name(name) for name in self.commands]
            )
        typed = fold(last)
        return sorted({word for word in words if any(f.startswith(typed) for f in forms(word))})
