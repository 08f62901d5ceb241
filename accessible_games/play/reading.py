"""Reading what is written down: the rules of a game, section by section, and saved games again."""

from dataclasses import replace
from typing import Any

from accessible_games.core.event import Event
from accessible_games.core.record import Record, RecordError, play_line
from accessible_games.games import GAMES
from accessible_games.play.keyboard import Keyboard
from accessible_games.play.screen import Screen
from accessible_games.speech.narrator import WIDTHS, Narrator, fit
from accessible_games.speech.rulebook import (
    AmbiguousSectionError,
    Rulebook,
    Section,
    UnknownSectionError,
)


def rule_lines(narrator: Narrator, game: str, section: str = "", word: str = "") -> list[str]:
    """The headings; one section, by its number or the beginning of its heading; or what has a word.

    Text that is no section is looked for in the sentences.
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
    width = WIDTHS[narrator.verbosity]
    lines = [line for sentence in section.sentences for line in fit(sentence, width)]
    return [*heading_lines(narrator, [section]), *lines]


def found_lines(narrator: Narrator, book: Rulebook, word: str) -> list[str]:
    """Every sentence with a word, behind the heading of its section."""
    found = book.search(word)
    if not found:
        return narrator.say("rules-not-found", word=word)
    lines: list[str] = []
    for section in dict.fromkeys(section for section, _ in found):
        sentences = tuple(sentence for where, sentence in found if where == section)
        lines += section_lines(narrator, replace(section, sentences=sentences))
    return lines


def retell(record: Record, narrator: Narrator, screen: Screen, keyboard: Keyboard | None) -> None:
    """Say a whole record again; with a keyboard, waiting for Enter after each move.

    A game of one person is told as that person heard it, one of several as an onlooker would.
    """
    table = record.opening(GAMES)
    narrator = narrator.at(table).for_(record.people[0] if len(record.people) == 1 else None)
    tell(narrator, table.opening, screen, keyboard)
    for line, text in record.answers:
        tell(narrator, play_line(table, line, text), screen, keyboard)
    if table.pending:
        screen.say(narrator.say("record-ends"))


def must_not_look_back(record: Record) -> bool:
    """Whether a game goes on in which the rules forbid to look at what happened before.

    It could be heard in another window while it is played; when it is over, all is open.
    """
    if record.result is not None:
        return False
    table = record.opening(GAMES)
    forgets = [event.forgets for event in table.opening]
    for line, text in record.answers:
        try:
            forgets += [event.forgets for event in play_line(table, line, text)]
        except RecordError:
            break  # it is told up to there
    return bool(table.pending) and any(forgets)


def tell(
    narrator: Narrator, events: list[Event], screen: Screen, keyboard: Keyboard | None
) -> None:
    """Say events, and wait if there is a keyboard and something was said."""
    lines = narrator.events(events)
    screen.say(lines)
    if keyboard is not None and lines:
        keyboard.read_line(f"{narrator.say('prompt-enter')[0]} ", lambda text: [])
