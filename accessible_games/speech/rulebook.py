"""The rules of a game to read: numbered sections of one-line sentences, in the game's folder.

The errors here carry what was possible but no words; the sentence is made where they are told.
A rules file is markdown and reads as a web page too:

    # Life is Life

    ## 1. Goal of the game

    You win when you are the only one who still has lives.
"""

import re
from typing import Self

from accessible_games.core.frozen import Frozen
from accessible_games.resources import of_game, words_of_game
from accessible_games.speech.normalize import fold

PAGE = "rules.md"
"""The rules of a game to read, in a folder for each language."""
_SECTION = re.compile(r"^## ", re.MULTILINE)


class Section(Frozen):
    """One section: its number, counted from 1, its heading, and its sentences in order."""

    number: int
    heading: str
    sentences: tuple[str, ...]


class MissingRulesError(LookupError):
    """No rules of this game in this language; ``possible`` are the languages that have them."""

    def __init__(self, game: str, language: str, possible: tuple[str, ...]) -> None:
        super().__init__(game, language, possible)
        self.game, self.language, self.possible = game, language, possible


class DamagedRulesError(ValueError):
    """A rules file that is damaged from ``section`` on; 0 is the title before section 1."""

    def __init__(self, section: int) -> None:
        super().__init__(section)
        self.section = section


class SectionError(LookupError):
    """``text`` names no single section; ``possible`` are the sections that could be meant."""

    def __init__(self, text: str, possible: tuple[Section, ...]) -> None:
        super().__init__(text, possible)
        self.text, self.possible = text, possible


class UnknownSectionError(SectionError):
    """No section has this number or begins like this; every section was possible."""


class AmbiguousSectionError(SectionError):
    """Several headings begin like this."""


class Rulebook(Frozen):
    """The rules of one game in one language."""

    title: str
    sections: tuple[Section, ...]

    @classmethod
    def read(cls, game: str, language: str) -> Self:
        """Read the rules of a game. Raises `MissingRulesError` and `DamagedRulesError`."""
        try:
            text = (words_of_game(game, language) / PAGE).read_text("utf-8-sig", errors="replace")
        except FileNotFoundError:
            pages = (of_game(game) / "words").glob(f"*/{PAGE}")
            possible = tuple(sorted(page.parent.name for page in pages))
            raise MissingRulesError(game, language, possible) from None
        return cls.parse(text)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Understand the markdown of a rules file, or raise ``DamagedRulesError``."""
        opening, *blocks = _SECTION.split(text)
        title = _title(opening)
        if not blocks:
            raise DamagedRulesError(1)
        return cls(title, tuple(_section(number, block) for number, block in enumerate(blocks, 1)))

    def find(self, text: str) -> Section:
        """Return the section with this number, or whose heading alone begins like this.

        Case, accents and punctuation do not matter. A whole heading wins over longer ones that
        begin with it. Raises ``UnknownSectionError`` and ``AmbiguousSectionError``.
        """
        wanted = fold(text)
        possible = tuple(s for s in self.sections if fold(s.heading).startswith(wanted))
        exact = [s for s in self.sections if wanted in (str(s.number), fold(s.heading))]
        if exact:
            return exact[0]
        if not possible:
            raise UnknownSectionError(text, self.sections)
        if len(possible) > 1:
            raise AmbiguousSectionError(text, possible)
        return possible[0]

    def search(self, word: str) -> list[tuple[Section, str]]:
        """Return the sentences with a word that begins like this, in order, with their sections.

        Case, accents and punctuation do not matter; several words must follow one another.
        """
        wanted = f" {fold(word)}"
        return [
            (section, sentence)
            for section in self.sections
            for sentence in section.sentences
            if wanted.strip() and wanted in f" {fold(sentence)}"
        ]


def _lines(block: str) -> list[str]:
    return [line.strip() for line in block.splitlines() if line.strip()]


def _title(opening: str) -> str:
    lines = _lines(opening)
    if len(lines) != 1 or not lines[0].startswith("# ") or "\ufffd" in opening:
        raise DamagedRulesError(0)
    return lines[0].removeprefix("# ")


def _section(number: int, block: str) -> Section:
    start, *sentences = _lines(block) or [""]
    mark, _, heading = start.partition(". ")
    whole = bool(sentences) and all(_is_sentence(sentence) for sentence in sentences)
    if mark != str(number) or not heading or not whole or "\ufffd" in block:
        raise DamagedRulesError(number)
    return Section(number, heading, tuple(sentences))


def _is_sentence(line: str) -> bool:
    # A file torn off in the middle of a line is noticed by the missing full stop.
    return line.endswith(".") and not line.startswith("#")
