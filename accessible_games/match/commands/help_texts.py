"""Reading the rules and the help at any prompt."""

from __future__ import annotations

from accessible_games.core.decision import Answer, Decision
from accessible_games.match.commands.entry import Part, PersonCommand
from accessible_games.match.commands.options import in_short
from accessible_games.match.commands.topics import about_command, about_word
from accessible_games.match.person import Person
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
    if not rest or calls_help(person, rest):
        all_commands(person)
    else:
        explain(person, rest)


def calls_help(person: Person, text: str) -> bool:
    """Whether a text means the commands, and not the command help itself."""
    names = {"help", fold(person.vocabulary.command_name("help"))}
    return (
        person.vocabulary.command(text, exact=True) == Command("help") and fold(text) not in names
    )


def explain(person: Person, text: str) -> None:
    """Say what a command or a word means; `NotUnderstoodError` for anything else."""
    words = person.vocabulary
    command = words.command(text, exact=True) or words.within(text)
    is_phrase = words.is_term(text) and fold(text) not in words.command_words()
    if command is not None and not is_phrase:
        about_command(person, command)
    elif not about_word(person, text):
        begun = words.begun(text)
        if begun is None:
            raise NotUnderstoodError("unknown-command", word=text)
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


ENTRIES = (
    PersonCommand("rules", Part.RULES, rules, Follows.WORDS),
    PersonCommand("help", Part.LAST, help_, Follows.WORDS),
)
