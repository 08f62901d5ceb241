"""What was typed, understood: commands, answers and pieces by number, name or its beginning.

Case and accents do not matter, and a German umlaut may be written out ("baer"). What is not
understood raises `NotUnderstoodError` with the words that would have been possible.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from accessible_games.core.decision import (
    Answer,
    AtPlace,
    Between,
    Cards,
    Decision,
    OneOf,
    Options,
    Some,
)
from accessible_games.core.event import kind_and_value
from accessible_games.core.game import AnyGame
from accessible_games.speech import board, typed_cards
from accessible_games.speech.fold import fold, forms, prefix_matches
from accessible_games.speech.lexicon import Lexicon
from accessible_games.speech.narrator import Narrator
from accessible_games.speech.problem import NotUnderstoodError

COMMANDS = (
    "hand", "table", "scores", "turn", "counts", "last", "since", "find", "card", "moves", "hint",
    "undo", "older", "newer", "first", "search", "rules", "sort", "verbosity", "language",
    "braille", "ring", "warn", "pace", "curtain", "save", "feel", "report",
    "help", "quit",
)  # fmt: skip
"""The commands of every game by their English words, which are understood in every language."""

STEPS = ("left", "right", "up", "down")
"""Commands that move the cursor where a table has one."""

PIECE_COMMANDS = ("find", "card")
"""Commands that are followed by the name of a piece."""

SMALL = 3
"""Letters of the longest word that is small also within the name of a piece, as "de" is."""


def commands_of(game: AnyGame) -> tuple[str, ...]:
    """The commands at a table: those of every game, and what else this one can be asked."""
    own = [*game.TOPICS, *game.SEAT_TOPICS, *game.CHANGE_TOPICS]
    if game.CURSOR is not None:
        own += [*STEPS, *game.CURSOR.topics]
    return tuple(dict.fromkeys([*COMMANDS, *own]))


@dataclass(frozen=True)
class Command:
    """A command and the words behind it."""

    name: str
    rest: str = ""


@dataclass(frozen=True)
class Vocabulary(Lexicon):
    """All that can be typed in one language at one table."""

    letters: Mapping[str, str] = field(default_factory=dict)
    """The player's own letters for commands."""
    commands: Sequence[str] = COMMANDS
    people: Mapping[str, str] = field(default_factory=dict)
    """The piece that each person is called by, by their folded names."""

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

    def answer(
        self, decision: Decision[Answer], words: Sequence[str], narrator: Narrator
    ) -> tuple[Answer, list[str]]:
        """The answer that *words* begin with, and the words behind it."""
        options = decision.options
        words, behind = self._exchanged(words) if isinstance(options, Some) else (words, [])
        fillers = {*self.fillers()} - self._own_words(options)
        told = [word for word in words if fold(word) not in fillers]
        told = told or [word for word in words if self.number(word) is not None]
        if isinstance(options, AtPlace) and words:
            return board.at_place(self, options, words, decision.kind), []
        if not told:
            raise NotUnderstoodError("empty-answer", choices=self.choices(decision))
        if isinstance(options, Cards):
            return typed_cards.in_hand(self, options, told, narrator), []
        if isinstance(options, Some):
            cards, rest = typed_cards.lying(self, options, told, narrator)
            return cards, rest + behind
        if isinstance(options, Between):
            return self._number(told[0], options.low, options.high), told[1:]
        assert isinstance(options, OneOf)
        if options.kind == "domino":
            return board.domino(self, decision.kind, options, words), []
        return self._word(options, told)

    def _exchanged(self, words: Sequence[str]) -> tuple[Sequence[str], list[str]]:
        """What stands before "for", and what stands behind it: that answers the next question."""
        folded = [fold(word) for word in words]
        places = [folded.index(word) for word in self.typed("in-exchange") if word in folded]
        place = min(places, default=len(words))
        return words[:place], [*words[place + 1 :]]

    def _own_words(self, options: Options[Answer]) -> set[str]:
        """Words that mean something in this answer, though they mean nothing in others."""
        words = (*options.words, *options.barred) if isinstance(options, OneOf) else ()
        typed = (f"typed-{word}" for word in words)
        own = {form for each in typed if self.catalogue.has(each) for form in self.typed(each)}
        cards = getattr(options, "cards", words)
        names = self.piece_words(
            typed_cards.kinds_in([card for card in cards if self.is_piece(card)])
        )
        parts = (word for name in names if " " in name for word in name.split())
        return own | {word for word in parts if len(word) > SMALL}

    def _word(self, options: OneOf, told: list[str]) -> tuple[str, list[str]]:
        if options.kind == "block":
            return board.block(self, options, told), []
        return self._one_of(options, told)

    @staticmethod
    def split(text: str) -> list[str]:
        """The words of a typed move; a comma or an apostrophe ends a word too."""
        return re.findall(r"[^\s,'’]+", text)

    def choices(self, decision: Decision[Answer]) -> str:
        """What can be answered, as a list of words."""
        match decision.options:
            case AtPlace() | OneOf():
                return self.asked_for(decision.kind, decision.options)
            case Cards(cards):
                names = [self.piece_name(piece) for piece in self.pieces if piece in cards]
            case Some(cards, counts):
                names = [self.piece_name(piece) for piece in self.pieces if piece in cards]
                names += [self.catalogue.say("choice-none")] if 0 in counts else []
            case Between(low, high):
                return self.catalogue.say("from-to", low=low, high=high)
        return self.catalogue.joined(names, "or")

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
        if asked and set(asked) <= set(PIECE_COMMANDS):
            words = [self.piece_name(piece) for piece in self.pieces]
        elif before and not asked and isinstance(options, (AtPlace, OneOf)):
            words = [self.piece_name(piece) for piece in self.pieces]  # of a whole move on one line
        else:
            words = self._answer_names(decision) + (
                [] if before else [self.command_name(name) for name in self.commands]
            )
        typed = fold(last)
        return sorted({word for word in words if any(f.startswith(typed) for f in forms(word))})

    def _answer_names(self, decision: Decision[Answer] | None) -> list[str]:
        if decision is None:
            return []
        if isinstance(decision.options, (Cards, Some)):
            return [
                self.piece_name(piece) for piece in self.pieces if piece in decision.options.cards
            ]
        if isinstance(decision.options, AtPlace):
            return [self.answer_name(word) for word in decision.options.words]
        if isinstance(decision.options, OneOf) and decision.options.kind == "domino":
            return [self.piece_name(piece) for piece in self.pieces]
        if isinstance(decision.options, OneOf):
            return [
                self.catalogue.words(f"typed-{word}")[0]
                for word in decision.options.words
                if not word.isdecimal() and self.catalogue.has(f"typed-{word}")
            ]
        return []

    def _number(self, word: str, low: int, high: int) -> int:
        """A number; whether it lies within the limits is for the table to judge."""
        number = self.number(word)
        if number is None and low == 0 and prefix_matches(fold(word), self.typed("nothing")):
            return 0
        if number is None:
            raise NotUnderstoodError("not-between", word=word, low=low, high=high)
        return number

    def _one_of(self, options: OneOf, told: list[str]) -> tuple[str, list[str]]:
        """One of the words that are known, whether allowed or barred, and what comes behind it."""
        known = [*options.words, *options.barred]
        word, *rest = typed_cards.whole_names(self, told)
        number, value = self.number(word), self.number(rest[0]) if rest else None
        if str(number) in known:
            return str(number), rest
        pieces = [name for name in options.words if self.is_piece(name)]
        if number is not None and pieces:
            return typed_cards.placed(number, pieces), rest
        found = self._begun_in(known, word)
        others = [name for name in options.words if name != "no"]
        if not found and len(others) == 1 and fold(word) in self.typed("yes"):
            return others[0], rest  # yes to the only card that can be played
        valued = [name for name in found if value is not None and name.endswith(f"-{value}")]
        if len(found) > 1 and valued:
            return valued[0], rest[1:]
        if len(found) != 1:
            choices = self.names_of(found or options.words)
            message = "ambiguous-word" if found else "unknown-word"
            raise NotUnderstoodError(message, word=word, choices=choices)
        return found[0], rest[1:] if valued else rest

    def _begun_in(self, known: Iterable[str], word: str) -> list[str]:
        """The known words that a typed one begins; pieces also by who is called so."""
        typed: dict[str, tuple[str, ...]] = {}
        for name in (name for name in known if not name.isdecimal()):
            if self.is_piece(name):
                forms_ = [*self.piece_words([kind_and_value(name)[0]])]
                forms_ += [person for person, piece in self.people.items() if piece == name]
            else:
                forms_ = [name, *self.typed(f"typed-{name}")]
            for form in forms_:
                typed[form] = (*typed.get(form, ()), name)
        return list(
            dict.fromkeys(name for names in prefix_matches(fold(word), typed) for name in names)
        )

    def seat(self, text: str, called: Sequence[str]) -> int:
        """The seat that is typed: by its piece, or by the name of who plays there."""
        found = self._begun_in(called, " ".join(text.split()))
        if len(found) == 1:
            return called.index(found[0])
        choices = self.names_of(found or called)
        raise NotUnderstoodError(
            "ambiguous-word" if found else "no-such-person", word=text, choices=choices
        )
