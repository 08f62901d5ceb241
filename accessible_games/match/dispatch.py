"""What a typed line means at a table: a command, an answer, or several answers at once.

A line is an answer only if every word of it is accounted for; see docs/inside.md.
"""

from __future__ import annotations

from accessible_games.core.decision import Answer, Decision, OneOf
from accessible_games.match import cursor
from accessible_games.match.answering import checked_move, judged
from accessible_games.match.meaning import Given, Meaning, RefusedError, Use, parts_of
from accessible_games.match.person import Person
from accessible_games.speech import command_lines, corrections, intents, places, typed_words
from accessible_games.speech.commands import Command, Follows
from accessible_games.speech.kinds import kind_of
from accessible_games.speech.line import Line
from accessible_games.speech.normalize import fold
from accessible_games.speech.problem import NotUnderstoodError, UnclearError, UnreadError
from accessible_games.speech.vocabulary import Vocabulary

MOST_WORDS = 40
"""The most words of an answer or a question: twice as many as anybody was heard to type."""

OUTSIDE = {"review": "reviewing", "tutorial": "opening-tutorial"}
"""What can be done outside a game only, with the words for it."""


def complaint(person: Person, error: NotUnderstoodError | RefusedError) -> list[str]:
    """The lines that say what is wrong with what was typed."""
    if isinstance(error, RefusedError):
        return error.lines
    return person.narrator.say(error.message, **error.arguments)


def understood(
    person: Person, text: str, decision: Decision[Answer] | None
) -> Command | Given | None:
    """The command or the answer that was typed; None if nothing was.

    Raises `NotUnderstoodError` for a line that means nothing here, and `RefusedError` for an answer
    that the table refuses.
    """
    line = Line.read(text)
    try:
        return meant(person, line, decision)
    except (NotUnderstoodError, RefusedError) as error:
        raise quoted(person, line, decision, error) from None


def read(person: Person, text: str, decision: Decision[Answer] | None) -> Meaning:
    """What a line means, with what each of its words was taken for."""
    line = Line.read(text)
    try:
        of = understood(person, text, decision)
    except (NotUnderstoodError, RefusedError) as problem:
        return Meaning(line, None, problem, parts_of(person, line, decision, None))
    return Meaning(line, of, None, parts_of(person, line, decision, of))


def quoted(
    person: Person,
    line: Line,
    decision: Decision[Answer] | None,
    error: NotUnderstoodError | RefusedError,
) -> NotUnderstoodError | RefusedError:
    """The same error; if words have no place, it quotes the line and says what can be typed."""
    if not isinstance(error, UnreadError):
        return error
    words = person.vocabulary
    for wish, known in OUTSIDE.items() if "quit" in words.commands else ():
        if fold(line.text) in words.lexicon.typed(known):
            return NotUnderstoodError(f"outside-{wish}")
    if decision is None:
        return NotUnderstoodError("not-understood-now", typed=line.typed)
    choices = words.reader.choices(decision)
    return NotUnderstoodError("not-understood", typed=line.typed, choices=choices)


def meant(person: Person, line: Line, decision: Decision[Answer] | None) -> Command | Given | None:
    """What a line means; its words are tried in this order.

    A place of the table is looked at. Words of the question come before commands with what can
    stand behind them, and these before all other answers. A question never is an answer.
    """
    words = person.vocabulary
    text = words.politely(line.text)
    decision = decision or written_meanwhile(person)
    command = commanded(person, line, text, decision)
    if command is not None:
        return command
    if text.count(" ") >= MOST_WORDS:
        raise UnreadError
    if line.asks or (command_lines.asks(words, text) and not is_answer(person, text, decision)):
        return asked(person, text)
    verbatim = is_verbatim(person, decision)
    try:
        return answered(person, line.typed if verbatim else line.text, decision)
    except UnclearError:
        raise
    except NotUnderstoodError as error:
        if verbatim and not isinstance(error, UnreadError):
            raise  # what is written down is wrong, and nothing else was meant
        meaning = amended(person, line, decision) or otherwise(person, text, decision)
        if meaning is None:
            raise
        return meaning


def is_answer(person: Person, text: str, decision: Decision[Answer] | None) -> bool:
    """Whether a whole line is a phrase for one answer, though it begins as a question does."""
    if decision is None:
        return False
    lexicon = person.vocabulary.lexicon
    known = typed_words.question_lists(lexicon, decision.options)
    return any(fold(text) in each for each in known) or lexicon.means_nothing(text)


def commanded(
    person: Person, line: Line, text: str, decision: Decision[Answer] | None
) -> Command | None:
    """The command that a line gives by whole words, unless they answer the question first."""
    words = person.vocabulary
    if line.typed.startswith("?"):
        return Command("help", line.text)
    said = command_lines.said_to_others(words, line.typed)
    if said is not None:
        return talk(person, line, said, decision)
    place = place_in(person, text, decision)
    if place is not None:
        return Command("look", place)
    command = words.commands.read(text)
    if command is not None and command_lines.explains(words, text, command):
        return command
    if command is None or not command_lines.fits(words, text, command):
        return None
    own = decision is not None and (
        typed_words.begins_answer(words.lexicon, decision.options, text)
        or typed_words.is_last_of_list(words.lexicon, text)
        # "Stop" must not end a game of dice in which it is barred.
        or (
            words.commands.alone(command.name)
            and typed_words.is_barred(words.lexicon, decision, text)
        )
    )
    own = own or cursor.is_answer(person, text, decision)
    return None if own else command


def place_in(person: Person, text: str, decision: Decision[Answer] | None) -> str | None:
    """The place of the table that a line names; None if it names none, or answers with it."""
    if person.match.table.game.cursor is None:
        return None
    place = places.lettered(person.vocabulary.lexicon, text)
    if not places.is_place(place):
        return None
    answers = is_verbatim(person, decision) and cursor.is_answer(person, text, decision)
    return None if answers else place


def talk(person: Person, line: Line, said: Command, decision: Decision[Answer] | None) -> Command:
    """What is said to others.

    Raises `UnclearError` where it could be the answer, as "say 3" but not "say: 3".
    """
    to_all = person.vocabulary.commands[said.name] is Follows.SAID and not said.parted
    if to_all and said.rest and decision is not None and is_readable(person, said.rest, decision):
        command = person.vocabulary.commands.word(said.name)
        raise UnclearError("say-or-answer", typed=said.rest, command=command)
    return said


def asked(person: Person, text: str) -> Command:
    """The command that answers a question. Raises `NotUnderstoodError` if none does."""
    words = person.vocabulary
    command = intents.meant(words, text, True, person.match.table.game.intents)
    if command is None:
        typed = words.commands.read(text)
        told = command_lines.is_told(words, text) and not command_lines.begins_little(words, text)
        told = told and typed is not None and may_follow(words, text, typed)
        named = typed is not None and len(text.split(maxsplit=1)[0]) > 1
        known = typed is not None and (
            told or (named and words.glossary.term(typed.rest) is not None)
        )
        command = typed if known else None
    if command is None:
        raise UnreadError
    return command


def may_follow(words: Vocabulary, text: str, command: Command) -> bool:
    """Whether what stands behind a command can follow it, or the command says why it cannot."""
    return command_lines.fits(words, text, command) or command_lines.complains(words, command)


def amended(person: Person, line: Line, decision: Decision[Answer] | None) -> Given | None:
    """The answer that a line gives instead of another one: "no, I meant four"; None if it does not.

    Raises `UnclearError` where it could also correct what they answered before to such a question:
    it says nothing of that itself, and no line was refused here.
    """
    correction = corrections.corrected(person.vocabulary.lexicon, line.typed)
    if decision is None or correction is None:
        return None
    if not all(is_readable(person, text, decision) for text in correction.rejected):
        return None
    try:
        given = answered(person, correction.instead, decision)
    except (NotUnderstoodError, RefusedError):
        return None
    clear = bool(correction.rejected) or person.attempt.refused is decision
    asked = (decision.seat, decision.kind)
    if not clear and any((each.seat, each.kind) == asked for each in person.match.table.moves):
        undo = person.vocabulary.lexicon.catalogue.words("command-undo")[0]
        raise UnclearError("now-or-before", typed=correction.instead, command=undo)
    return given


def is_readable(person: Person, text: str, decision: Decision[Answer]) -> bool:
    """Whether a text answers a question, be it allowed or not."""
    try:
        answered(person, text, decision)
    except RefusedError:
        return True
    except NotUnderstoodError:
        return False
    return True


def otherwise(
    person: Person, text: str, decision: Decision[Answer] | None
) -> Command | Given | None:
    """What a line means that is no answer: a command in it or begun, or what nobody asked for."""
    words = person.vocabulary
    command = words.commands.read(text)
    told = command_lines.is_told(words, text) and not command_lines.begins_little(words, text)
    if command is not None and told and command_lines.complains(words, command):
        return command
    own = person.match.table.game.intents
    found = command_lines.within(words, text) or intents.meant(words, text, False, own)
    if found is None and not command_lines.begins_little(words, text):
        found = command_lines.begun_command(words, text)
    if found is not None:
        return found
    said = said_meanwhile(person, text)
    if said is None and decision is None and text and intents.is_move(words, text):
        return Command("turn")
    return said


def written_meanwhile(person: Person) -> Decision[Answer] | None:
    """What a person may write down though somebody else is asked; None if there is nothing."""
    standing = person.match.standing_of(person.seat)
    return standing if is_verbatim(person, standing) else None


def is_verbatim(person: Person, decision: Decision[Answer] | None) -> bool:
    """Whether a question is answered by a line as it was typed, signs and all."""
    catalogue = person.vocabulary.lexicon.catalogue
    return decision is not None and kind_of(catalogue, decision.options).verbatim


def answered(person: Person, text: str, decision: Decision[Answer] | None) -> Given | None:
    """What a line gives as an answer; None if nothing is asked and nothing was typed."""
    if decision is not None:
        as_typed = is_verbatim(person, decision)
        words = text.split() if as_typed else person.vocabulary.lexicon.split(text)
        return judged(person, cursor.pointed(person, words, as_typed), decision)
    if text.strip():
        raise UnreadError
    return None


def said_meanwhile(person: Person, text: str) -> Given | None:
    """What a line says that nobody has asked for; None where it is nothing of the kind.

    Only by a whole word: a yes, a number or a beginning was meant for something else.
    """
    decision = person.match.standing_of(person.seat)
    words = person.vocabulary.lexicon.split(text)
    if decision is None or not words or not isinstance(decision.options, OneOf):
        return None
    known = (*decision.options.words, *decision.options.barred)
    typed = [form for word in known for form in person.vocabulary.lexicon.answer_words(word)]
    little = person.vocabulary.lexicon.beside(decision.kind)
    first = next((word for word in words if fold(word) not in little), words[0])
    if fold(first) not in typed:
        return None
    for answer, behind in person.vocabulary.reader.answers(decision, words, person.narrator):
        if not behind:
            move = checked_move(person, person.match.table, decision, answer)
            return Given(decision, [move], uses=(Use(decision.kind, words, behind),))
    if not intents.is_move(person.vocabulary, text):
        return None
    raise NotUnderstoodError("said-alone", word=first)
