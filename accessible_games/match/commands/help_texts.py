"""Reading the rules and the help at any prompt."""

from __future__ import annotations

from dataclasses import replace

from accessible_games.core.decision import Answer, Decision
from accessible_games.match.commands.entry import Part, PersonCommand
from accessible_games.match.commands.options import in_short
from accessible_games.match.commands.topics import about_word
from accessible_games.match.person import Person
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.fold import fold
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.vocabulary import Command, Follows


def rules(person: Person, rest: str) -> None:
    """The rules to read: the headings, a section, or the sentences with a word."""
    from accessible_games.match.rule_lines import rule_lines

    person.say_lines(rule_lines(person.narrator, person.match.table.game.NAME, rest))


def help_(person: Person, rest: str) -> None:
    """Say what the question means, or all commands, or what a command or a word means."""
    if fold(rest) in person.vocabulary.typed("means-me"):
        rest = ""  # "help me"
    if not rest and person.asked is not None:
        about_question(person, person.asked)
        return
    command = person.vocabulary.command(rest, exact=True)
    names = {"help", fold(person.vocabulary.command_name("help"))}
    if not rest or (command == Command("help") and fold(rest) not in names):
        all_commands(person)
    elif command is not None:
        about_command(person, command)
    elif not about_word(person, rest):
        begun = person.vocabulary.begun(rest)
        if begun is None:
            raise NotUnderstoodError("unknown-command", word=rest)
        about_command(person, begun)


def about_question(person: Person, decision: Decision[Answer]) -> None:
    """Say what is asked, what can be answered, and where to find more help."""
    person.say(f"question-{decision.kind}")
    in_short(person, decision)
    person.say("help-further")


def all_commands(person: Person) -> None:
    """Say how to answer, and which commands there are."""
    catalogue, vocabulary = person.narrator.catalogue, person.vocabulary
    person.say("how-to-answer")
    names = [" ".join(vocabulary.shortest(command)) for command in vocabulary.commands]
    person.say("help-commands", commands=catalogue.joined(names, "unit"))
    person.say("help-more")


def about_command(person: Person, command: Command) -> None:
    """Say what a command does."""
    narrator = person.narrator
    help_words = catalogue_of(narrator.catalogue.language, "help")
    typed = narrator.catalogue.joined(narrator.catalogue.words(f"command-{command.name}"), "or")
    speaker = replace(narrator, catalogue=help_words)
    person.say_lines(speaker.say(f"help-{command.name}", typed=typed))


ENTRIES = (
    PersonCommand("rules", Part.RULES, rules, Follows.WORDS),
    PersonCommand("help", Part.LAST, help_, Follows.WORDS),
)
