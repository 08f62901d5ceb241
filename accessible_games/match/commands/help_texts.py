"""Reading the rules and the help at any prompt."""

from __future__ import annotations

from accessible_games.core.decision import Answer, Decision
from accessible_games.match.commands.entry import HelpPart, PersonCommand
from accessible_games.match.commands.topics import about_command, about_word
from accessible_games.match.person import Person
from accessible_games.speech import command_lines
from accessible_games.speech.answer_kind import SpokenDecision
from accessible_games.speech.commands import Command, Follows
from accessible_games.speech.kinds import kind_of
from accessible_games.speech.normalize import fold
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.vocabulary import Vocabulary


def rules(person: Person, rest: str) -> None:
    """Read the rules: the headings, a section, or the sentences with a word."""
    from accessible_games.match.rule_lines import rule_lines

    person.say_lines(rule_lines(person.narrator, person.match.table.game.name, rest))


def help_(person: Person, rest: str) -> None:
    """Say what the question means, all commands, or what a command or a word means."""
    if fold(rest) in person.vocabulary.lexicon.typed("means-me"):
        rest = ""  # "help me"
    if not rest and person.asked is not None:
        about_question(person, person.asked)
        return
    if not rest or calls_help(person.vocabulary, rest):
        all_commands(person)
    else:
        explain(person, rest)


def calls_help(words: Vocabulary, text: str) -> bool:
    """Whether a text means the commands, and not the command help itself."""
    names = {"help", fold(words.commands.word("help"))}
    return words.commands.read(text) == Command("help") and fold(text) not in names


def explain(person: Person, text: str) -> None:
    """Say what a command or a word means. Raises `NotUnderstoodError` for anything else."""
    words = person.vocabulary
    command = words.commands.read(text) or command_lines.within(words, text)
    is_phrase = words.glossary.is_term(text) and fold(text) not in words.commands.words()
    if command is not None and not is_phrase:
        about_command(person, command)
    elif not about_word(person, text):
        begun = words.commands.begun(text)
        if begun is None:
            raise NotUnderstoodError("nothing-known", word=text)
        about_command(person, begun)


def about_question(person: Person, decision: Decision[Answer]) -> None:
    """Say what is asked, what can be answered, and where to find more help."""
    person.say(f"question-{decision.kind}")
    asked = SpokenDecision(decision, person.vocabulary.lexicon, person.narrator)
    kind = kind_of(asked.lexicon.catalogue, decision.options)
    said = kind.in_short(asked, decision.options)
    person.say(said.message, **said.arguments)
    person.say("help-further")


def all_commands(person: Person) -> None:
    """Say how to answer, and which commands there are."""
    catalogue, vocabulary = person.narrator.catalogue, person.vocabulary
    person.say("how-to-answer")
    commands = vocabulary.commands
    listed = [each for each in commands if commands[each] is not Follows.ORDERED]
    names = [" ".join(commands.shortest(command)) for command in listed]
    person.say("help-commands", commands=catalogue.joined(names, "unit"))
    person.say("help-more")


ENTRIES = (
    PersonCommand("rules", HelpPart.RULES, rules, Follows.WORDS),
    PersonCommand("help", HelpPart.LAST, help_, Follows.WORDS),
)
