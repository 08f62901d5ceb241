"""The rules as lines to read: the headings, one section, or the sentences with a word."""

from dataclasses import replace
from typing import Any

from accessible_games.speech.catalogue import Language
from accessible_games.speech.catalogues import title_of
from accessible_games.speech.line_breaking import fit
from accessible_games.speech.narrator import Narrator
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.rulebook import (
    AmbiguousSectionError,
    MissingRulesError,
    Rulebook,
    Section,
    UnknownSectionError,
)


def rule_lines(narrator: Narrator, game: str, section: str = "", word: str = "") -> list[str]:
    """Return the headings, one section by number or beginning of its heading, or what has a word.

    Text that names no section is searched for in the sentences. Raises `NotUnderstoodError` if the
    game has no rules to read.
    """
    book = rulebook(narrator.catalogue.language, game)
    if not section and not word:
        return [book.title, *heading_lines(narrator, book.sections), *narrator.say("rules-how")]
    try:
        found = wanted_sections(book, section, word)
    except AmbiguousSectionError as error:
        return heading_lines(narrator, error.possible)
    if not found:
        return narrator.say("rules-not-found", word=word or section)
    return [line for section in found for line in section_lines(narrator, section)]


def rulebook(language: Language, game: str) -> Rulebook:
    """Return the rules of a game. Raises `NotUnderstoodError` if it has none to read."""
    try:
        return Rulebook.read(game, language)
    except MissingRulesError:
        title = title_of(language, game)
        raise NotUnderstoodError("game-without-rules", title=title) from None


def wanted_sections(book: Rulebook, section: str, word: str) -> list[Section]:
    """Return all sections, the one that is named, or those with a word, with its sentences alone.

    Raises `AmbiguousSectionError` if several could be meant.
    """
    if not section and not word:
        return [*book.sections]
    try:
        return sections_with(book, word) if word else [book.find(section)]
    except UnknownSectionError:
        return sections_with(book, section)


def sections_with(book: Rulebook, word: str) -> list[Section]:
    """Return the sections with a word, each with the sentences that have it."""
    found = book.search(word)
    return [
        replace(section, sentences=tuple(sentence for where, sentence in found if where == section))
        for section in dict.fromkeys(section for section, _ in found)
    ]


def heading_lines(narrator: Narrator, sections: Any) -> list[str]:
    """Return headings with their numbers."""
    return [
        line
        for section in sections
        for line in narrator.say("rules-heading", number=section.number, heading=section.heading)
    ]


def section_lines(narrator: Narrator, section: Section) -> list[str]:
    """Return the heading and all sentences of a section."""
    lines = [line for sentence in section.sentences for line in fit(sentence, narrator.width)]
    return [*heading_lines(narrator, [section]), *lines]
