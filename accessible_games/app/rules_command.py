"""Rules to read: on the screen, in a grade of braille, or as a file to emboss."""

from collections.abc import Sequence
from dataclasses import replace

from accessible_games.frontends.terminal.game_arguments import game_in
from accessible_games.frontends.terminal.program import Program
from accessible_games.match.rule_lines import rule_lines, rulebook, wanted_sections
from accessible_games.speech.rulebook import AmbiguousSectionError, Rulebook, Section


def rules_command(program: Program) -> None:
    """Tell the headings, one section, or the sentences with a word; or write a file."""
    context = program.context
    game, behind = game_in(context.arguments.words)
    section, word = " ".join(behind), context.arguments.search or ""
    if context.arguments.wants_file:
        rules_file(program, game, section, word)
        return
    grade = context.arguments.braille
    if grade is None:
        program.screen.say(rule_lines(context.narrator, game, section, word))
        return
    from accessible_games.tools.labelling import in_braille

    whole = replace(context.narrator, unbroken=True)  # broken into lines of cells, not letters
    lines = rule_lines(whole, game, section, word)
    program.screen.say(in_braille(lines, grade, context.narrator, program.screen.width))


def rules_file(program: Program, game: str, section: str, word: str) -> None:
    """Write all sections or the wanted ones; say which there are if none or several are meant."""
    context = program.context
    from accessible_games.tools import texts

    book = rulebook(context.narrator.catalogue.language, game)
    found = sections(book, section, word)
    if not found:
        program.screen.say(rule_lines(context.narrator, game, section, word))
        return
    chapters = [texts.chapter_of(each) for each in found]
    name = f"{game}-rules{numbers(book, found)}"
    for lines in texts.emboss(name, book.title, chapters, context.arguments, context.narrator):
        program.screen.say(lines)


def sections(book: Rulebook, section: str, word: str) -> Sequence[Section]:
    """Return the wanted sections; none if several could be meant."""
    try:
        return wanted_sections(book, section, word)
    except AmbiguousSectionError:
        return []


def numbers(book: Rulebook, found: Sequence[Section]) -> str:
    """Return the numbers of the sections for the name of a file; nothing for all of them."""
    if len(found) == len(book.sections):
        return ""
    return "".join(f"-{section.number}" for section in found)
