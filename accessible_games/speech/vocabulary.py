"""What was typed, understood: commands, answers and pieces by number, name or its beginning.

Case and accents do not matter, and a German umlaut may be written out ("baer"). What is not
understood raises `NotUnderstoodError` with the words that would have been possible.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
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
from accessible_games.speech.fold import fold, forms, is_one_of, prefix_matches
from accessible_games.speech.lexicon import kept
from accessible_games.speech.problem import NotUnderstoodError

OPTION = "option-"
EXPLAINING = (("meaning-", ""), (OPTION, "-more"), ("word-", ""))
"""How the messages begin and end that explain a word: of the game, an option of the table, of the
program; a word is explained by the first of these."""


class Follows(Enum):
    """What may be typed after a command."""

    NOTHING = auto()
    PIECE = auto()
    SEAT = auto()
    PLACE = auto()
    NUMBER = auto()
    CHOICE = auto()
    """Of a setting, or of what is wanted."""
    FULL = auto()
    """The word `full`, for all there is to say."""
    WORDS = auto()


class Command(Frozen):
    """A command and the words after it."""

    name: str
    rest: str = ""


@dataclass(frozen=True)
class Vocabulary(Answers):
    """Everything that can be typed in one language at one table."""

    letters: Mapping[str, str] = field(default_factory=dict)
    """The player's own letters for commands."""
    commands: Mapping[str, Follows] = field(default_factory=dict)
    """The commands by their English words, which are understood in every language, and what
    follows each; in the order in which they are told."""

    def only(self, *commands: str) -> Self:
        """The same vocabulary with only these commands."""
        return replace(self, commands={name: self.commands[name] for name in commands})

    def command(self, text: str, exact: bool) -> Command | None:
        """The command that *text* begins with; not exact: also by its unambiguous beginning.

        None for no command; `NotUnderstoodError` for the beginning of several.
        """
        words = text.split()
        if not words:
            return None
        if words[0] == "?":
            return Command("help", "".join(text.split(maxsplit=1)[1:]))
        names = self.command_words()
        for size in range(min(len(words), self.longest_command()), 0, -1):
            typed = fold(" ".join(words[:size]))
            if typed in names and all(map(fold, words[:size])):
                return Command(names[typed], "".join(text.split(maxsplit=size)[size:]))
        if exact:
            return None
        return self.begun(text)

    def begun(self, text: str) -> Command | None:
        """The command that the first word begins."""
        word, *behind = text.split(maxsplit=1)
        typed = fold(word)
        if self.number(typed) is not None or (behind and typed in self.fillers()):
            return None
        found = prefix_matches(typed, self.told_commands())
        if len(found) > 1:
            choices = self.catalogue.joined([self.command_name(name) for name in found], "or")
            raise NotUnderstoodError("ambiguous-word", word=word, choices=choices)
        return Command(found[0], "".join(behind)) if found else None

    def term(self, text: str) -> str | None:
        """The message that explains a word of the game or of the program, if there is one."""
        words = [word for word in text.split() if self.number(word) is None]
        said = [text, " ".join(self.named(text)), " ".join(words), *words[-1:]]
        terms = self.terms()
        return next((terms[fold(word)] for word in said if fold(word) in terms), None)

    def is_term(self, text: str) -> bool:
        """Whether a text as a whole, such as "take back", is a word that is explained."""
        return fold(text) in self.terms()

    def terms(self) -> dict[str, str]:
        """The message for each word that is explained, for all vocabularies of these words."""
        return kept(self.catalogue.looked_up, ("terms",), self._terms)

    def _terms(self) -> dict[str, str]:
        said: list[tuple[int, int, str, str]] = []
        for rank, (begin, end) in enumerate(EXPLAINING):
            names = (name for name in self.catalogue.beginning(begin) if name.endswith(end))
            for name in (name.removesuffix(end) for name in names):
                message = f"{begin}{name}{end}"
                own, further = self._own_words(name), self._further_words(begin, name)
                said += [(rank, place, form, message) for form, place in own]
                said += [(len(EXPLAINING), place, form, message) for form, place in further]
        return {form: message for *_, form, message in sorted(said, reverse=True)}

    def _own_words(self, name: str) -> Iterator[tuple[str, int]]:
        """The words for what is explained, with their places: its English name is before all."""
        yield from ((form, 0) for form in forms(name))
        if self.catalogue.has(f"called-{name}"):
            yield from self.typed(f"called-{name}").items()
        if self.catalogue.has(f"typed-{name}"):
            yield from ((form, 1) for form in forms(self.catalogue.words(f"typed-{name}")[0]))

    def _further_words(self, kind: str, name: str) -> Iterator[tuple[str, int]]:
        """What is typed for an answer, and the choices of an option, if nothing else is meant."""
        if self.catalogue.has(f"typed-{name}"):
            yield from self.typed(f"typed-{name}").items()
        for choice in self.catalogue.beginning(f"{kind}{name}-") if kind == OPTION else []:
            yield from ((form, 0) for form in forms(self.catalogue.say(f"{kind}{name}-{choice}")))

    def within(self, text: str) -> Command | None:
        """The command after words that say nothing, as in "my hand"; letters do not count here."""
        words, fillers = text.split(), self.fillers()
        for place in range(len(words)):
            command = self.command(" ".join(words[place:]), exact=True)
            if command is not None and len(fold(words[place])) > 1:
                return command
            if fold(words[place]) not in fillers:
                return None
        return None

    def fits(self, text: str, command: Command) -> bool:
        """Whether the words after a command can follow it; if not, the line may be an answer."""
        follows, words = self.commands[command.name], self.named(command.rest)
        if not command.rest or self.is_letter(text):
            return True
        if follows is Follows.FULL:
            return is_one_of(command.rest, ("full", self.catalogue.say("verbosity-full")))
        if follows is Follows.PIECE:
            return self.is_name(self.split(command.rest) if self.is_little(text) else words)
        if follows is Follows.NUMBER:
            return self.number(command.rest) is not None
        if self.is_little(text):
            return follows in (Follows.CHOICE, Follows.PLACE) and len(words) == 1
        return follows is not Follows.NOTHING

    def is_letter(self, text: str) -> bool:
        """Whether a line begins with a letter that means nothing else."""
        typed = fold(text.split()[0])
        return len(typed) == 1 and typed not in self.fillers()

    def is_little(self, text: str) -> bool:
        """Whether a line begins with a letter that is a word too, such as "a" or "I"."""
        typed, *behind = text.split() or [""]
        return bool(behind) and len(fold(typed)) == 1 and fold(typed) in self.fillers()

    def is_name(self, words: Sequence[str]) -> bool:
        """Whether words are the name of a piece or of a person, and no more than that."""
        if fold(" ".join(words)) in self.people:
            return True
        name, *value = typed_cards.whole_names(self, words) or [""]
        found = prefix_matches(fold(name), self.piece_words(typed_cards.kinds_in(self.pieces)))
        return bool(found) and all(self.number(word) is not None for word in value)

    def named(self, text: str) -> list[str]:
        """The words of a name without those that say nothing."""
        words = [word for word in self.split(text) if fold(word) not in self.fillers()]
        return words or self.split(text)

    def politely(self, text: str) -> str:
        """A line without the polite words at its ends, if it says more than these."""
        polite = self.typed("polite")
        if fold(text) in self.command_words():
            return text
        words = self.phrased(text.split(), polite)
        while words and fold(words[0]) in polite:
            words = words[1:]
        while words and fold(words[-1]) in polite:
            words = words[:-1]
        return " ".join(words) or text

    def command_words(self) -> dict[str, str]:
        """Every word that can be typed for a command, with the command."""
        return self._shared("commands", self._command_words)

    def _command_words(self) -> dict[str, str]:
        also = [name for name in self.commands if self.catalogue.has(f"also-{name}")]
        return {
            form: name for name in also for form in self.typed(f"also-{name}")
        } | self.told_commands()

    def told_commands(self) -> dict[str, str]:
        """The words and letters that are told, which are understood by their beginnings too."""
        return self._shared("told commands", self._told_commands)

    def _told_commands(self) -> dict[str, str]:
        words = {command: command for command in self.commands}
        for command in self.commands:
            words |= dict.fromkeys(self.typed(f"command-{command}"), command)
        own = {fold(letter): command for letter, command in self.letters.items()}
        return words | {letter: name for letter, name in own.items() if name in self.commands}

    def _shared(self, name: str, look_up: Callable[[], dict[str, str]]) -> dict[str, str]:
        """What is the same for all who can type the same commands in this language."""

        def alike() -> dict[str, str]:
            key = (name, *self.letters.items(), *self.commands)
            return kept(self.catalogue.looked_up, key, look_up)

        return self.kept(name, alike)

    def longest_command(self) -> int:
        """How many words the longest phrase for a command has."""

        def counted() -> dict[str, int]:
            return {"": max((len(word.split()) for word in self.command_words()), default=1)}

        return self.kept("longest command", counted)[""]

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
        *before, last = typed_cards.whole_names(self, self.named(text)) or [""]
        value = self.number(last)
        if before and value is not None:
            card = f"{self.piece(before[-1])}-{value}"
            if card in self.pieces:
                return card
        return self.meant(last, self.piece_words(typed_cards.kinds_in(self.pieces)))

    def completions(self, text: str, decision: Decision[Answer] | None) -> list[str]:
        """What the last word of *text* can become, as whole words."""
        *before, last = text.split(" ")
        asked = prefix_matches(fold(before[0]), self.told_commands()) if before else []
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
