"""All that can be typed at one table in one language, in parts: words, commands, answers, terms."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Self

from accessible_games.core.decision import Answer, Decision
from accessible_games.speech.answers import AnswerReader
from accessible_games.speech.catalogue import Catalogue
from accessible_games.speech.commands import Commands, Follows
from accessible_games.speech.glossary import Glossary
from accessible_games.speech.lexicon import Lexicon
from accessible_games.speech.normalize import fold, forms, prefix_matches
from accessible_games.speech.word_list import WordList, phrased

NONE: Mapping[str, str] = {}
"""No people and no letters of their own: one object for everybody at a server."""


def nobody(name: str) -> str:
    """The name of nobody: at home all who play are known by their seats."""
    return ""


@dataclass(frozen=True, eq=False)
class Vocabulary:
    """Everything that can be typed in one language at one table."""

    lexicon: Lexicon
    commands: Commands
    names: Sequence[str] = ()
    """The names of those who play."""
    called: Sequence[str] = ()
    """The pieces that they are called by, if the game does so."""
    person_called: Callable[[str], str] = nobody
    """Returns the whole name of the person at a server whose name is typed or begun; or empty."""

    @classmethod
    def of(
        cls,
        catalogue: Catalogue,
        pieces: Sequence[str] = (),
        follows: Mapping[str, Follows] | None = None,
        letters: Mapping[str, str] | None = None,
        people: Mapping[str, str] | None = None,
    ) -> Self:
        """The vocabulary of a game's words and pieces, commands, own letters, and people."""
        lexicon = Lexicon(catalogue, pieces, people or NONE)
        return cls(lexicon, Commands(lexicon, follows or {}, letters or NONE))

    @cached_property
    def reader(self) -> AnswerReader:
        """Reads answers in these words."""
        return AnswerReader(self.lexicon)

    @cached_property
    def glossary(self) -> Glossary:
        """Finds what explains these words."""
        return Glossary(self.lexicon)

    def only(self, *commands: str) -> Self:
        """The same vocabulary with only these commands."""
        return replace(self, commands=self.commands.only(*commands))

    def said_in(self, catalogue: Catalogue) -> Self:
        """The same vocabulary in other words."""
        lexicon = replace(self.lexicon, catalogue=catalogue)
        return replace(self, lexicon=lexicon, commands=replace(self.commands, lexicon=lexicon))

    @cached_property
    def persons(self) -> WordList[int]:
        """All that can be typed for the people who play."""
        called = self.lexicon.piece_words(self.called)
        return WordList(dict.fromkeys([*map(fold, self.names), *called], 1))

    def politely(self, text: str) -> str:
        """A line without the polite words at its ends, if it says more than these."""
        polite = self.lexicon.typed("polite")
        words = phrased(text.split(), polite.phrases)
        ends = [fold(word) for word in (*words[:1], *words[-1:])]
        if not any(end in polite for end in ends) or fold(text) in self.commands.words():
            return text
        while words and fold(words[0]) in polite:
            words = words[1:]
        while words and fold(words[-1]) in polite:
            words = words[:-1]
        return " ".join(words) or text

    def completions(self, text: str, decision: Decision[Answer] | None) -> list[str]:
        """What the last word of *text* can become, as whole words."""
        *before, last = text.split(" ")
        asked = prefix_matches(fold(before[0]), self.commands.told()) if before else []
        pieces = [self.lexicon.catalogue.piece(piece) for piece in self.lexicon.pieces]
        if asked and all(self.commands[name] is Follows.PIECE for name in asked):
            words = pieces
        elif before and not asked and decision is not None and self.reader.goes_on(decision):
            words = pieces  # of a whole move on one line
        else:
            words = [] if decision is None else self.reader.completions(decision)
            words += [] if before else [self.commands.word(name) for name in self.commands]
        typed = fold(last)
        return sorted({word for word in words if any(f.startswith(typed) for f in forms(word))})
