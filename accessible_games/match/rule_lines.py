"""The rules to read as lines: the headings, section by section, or the sentences with a word."""

from dataclasses import replace
from typing import Any

from accessible_games.speech.breaking import fit
from accessible_games.speech.narrator import Narrator
from accessible_games.speech.rulebook import (
    AmbiguousSectionError,
    Rulebook,
    Section,
    UnknownSectionError,
)


def rule_lines(narrator: Narrator, game: str, section: str = "", word: str = "") -> list[str]:
    """The headings; one section, by its number or the beginning of its heading; or what has a word.

    Text that is not a section is looked for in the sentences.
    """
    book = Rulebook.read(game, narrator.catalogue.language)
    if word:
        return found_lines(narrator, book, word)
    if not section:
        return [book.title, *heading_lines(narrator, book.sections), *narrator.say("rules-how")]
    try:
        return section_lines(narrator, book.find(section))
    except AmbiguousSectionError as error:
        return heading_lines(narrator, error.possible)
    except UnknownSectionError:
        return found_lines(narrator, book, section)


def heading_lines(narrator: Narrator, sections: Any) -> list[str]:
    """Headings with their numbers."""
    return [
        line
        for section in sections
        for line in narrator.say("rules-heading", number=section.number, heading=section.heading)
    ]


def section_lines(narrator: Narrator, section: Section) -> list[str]:
    """The heading and all sentences of a section."""
    lines = [line for sentence in section.sentences for line in fit(sentence, narrator.width)]
    return [*heading_lines(narrator, [section]), *lines]


def found_lines(narrator: Narrator, book: Rulebook, word: str) -> list[str]:
    """Every sentence with a word, after the heading of its section."""
    found = book.search(word)
    if not found:
        return narrator.say("rules-not-found", word=word)
    lines: list[str] = []
    for section in dict.fromkeys(section for section, _ in found):
        sentences = tuple(sentence for where, sentence in found if where == section)
        lines += section_lines(narrator, replace(section, sentences=sentences))
    return lines
