"""Reading the rules and the help at any prompt."""

from __future__ import annotations

from dataclasses import replace

from accessible_games.match.commands.entry import Part, PersonCommand
from accessible_games.match.person import Person
from accessible_games.speech.catalogue import Catalogue
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.vocabulary import Follows


def rules(person: Person, rest: str) -> None:
    """The rules to read: the headings, a section, or the sentences with a word."""
    from accessible_games.match.rule_lines import rule_lines

    person.say_lines(rule_lines(person.narrator, person.match.table.game.NAME, rest))


def help_(person: Person, rest: str) -> None:
    """How to answer and which commands there are, or what one command does."""
    narrator, vocabulary = person.narrator, person.vocabulary
    if not rest:
        person.say_lines(narrator.say("how-to-answer"))
        names = [" ".join(vocabulary.shortest(command)) for command in vocabulary.commands]
        person.say("help-commands", commands=narrator.catalogue.joined(names, "unit"))
        person.say("help-more")
        return
    command = vocabulary.command(rest, exact=False)
    if command is None:
        raise NotUnderstoodError("unknown-command", word=rest)
    help_words = Catalogue(narrator.catalogue.language, "help")
    typed = narrator.catalogue.joined(narrator.catalogue.words(f"command-{command.name}"), "or")
    speaker = replace(narrator, catalogue=help_words)
    person.say_lines(speaker.say(f"help-{command.name}", typed=typed))


ENTRIES = (
    PersonCommand("rules", Part.RULES, rules, Follows.WORDS),
    PersonCommand("help", Part.LAST, help_, Follows.WORDS),
)
