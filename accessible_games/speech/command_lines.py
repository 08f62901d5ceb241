"""Lines that are commands: whether one is, and whether what stands behind it can follow it."""

from dataclasses import replace
from functools import partial

from accessible_games.speech import naming, places, typed_words
from accessible_games.speech.beginnings import for_all, without_to
from accessible_games.speech.commands import Command, Follows
from accessible_games.speech.line import Line
from accessible_games.speech.normalize import fold, is_one_of
from accessible_games.speech.vocabulary import Vocabulary
from accessible_games.speech.word_list import phrased

TO_ONE = (Follows.TOLD, Follows.ORDERED)
OTHERS = (Follows.NAME, *TO_ONE, Follows.SAID)
"""What concerns the people at a server."""
FEW = 2
"""The most words of a choice: what is heard, and how much of it."""
SOME = 4
"""The most words of an amount, such as "at most three a day"."""


def said_to_others(words: Vocabulary, typed: str) -> Command | None:
    """The command by which a line, as it was typed, is said to others; None if it is not."""
    command = words.commands.read(typed)
    follows = words.commands[command.name] if command is not None else None
    if command is None or follows not in (Follows.SAID, *TO_ONE):
        return None
    if not fits(words, typed, command):
        return None
    parted = typed.removesuffix(command.rest).rstrip().endswith(":")
    return replace(command, parted=parted)


def given(words: Vocabulary, line: Line) -> Command | None:
    """The command that a line gives where nothing else can be meant, as outside a game."""
    if line.typed.startswith("?"):
        return Command("help", line.text)
    said = said_to_others(words, line.typed)
    if said is not None or not line.text:
        return said
    text = words.politely(line.text)
    command = words.commands.read(text)
    if command is not None and (fits(words, text, command) or complains(words, command)):
        return command
    return within(words, text) or begun_command(words, text)


def complains(words: Vocabulary, command: Command) -> bool:
    """Whether a command says itself what is wrong behind it, as words of this kind may stand there.

    "Tell Zoe hello" does, if no Zoe is here; "tell the Captain to row" is no such line.
    """
    behind = without_to(command.rest, words.lexicon).split()
    match words.commands[command.name]:
        case Follows.NOTHING | Follows.ALONE:
            return False
        case Follows.NAME:
            return len(behind) == 1 and is_no_other(words, behind[0])
        case Follows.TOLD | Follows.ORDERED:
            return not words.lexicon.is_common(behind[0])
        case Follows.CHOICE:
            return len(naming.named(words.lexicon, command.rest)) <= FEW
    return True


def is_no_other(words: Vocabulary, word: str) -> bool:
    """Whether a word behind a command means nothing else, or just nobody, as in "invite nobody"."""
    lexicon = words.lexicon
    return not lexicon.is_common(word) or fold(word) in lexicon.typed("nothing")


def within(words: Vocabulary, text: str) -> Command | None:
    """The command after words that say nothing, as in "my hand"; letters do not count here."""
    typed = text.split()
    for place, word in enumerate(typed):
        behind = " ".join(typed[place:])
        command = words.commands.read(behind)
        if command is not None and len(fold(word)) > 1:
            alone = words.commands.alone(command.name) and place > 0
            return command if fits(words, behind, command) and not alone else None
        if fold(word) not in words.lexicon.little():
            return None
    return None


def begun_command(words: Vocabulary, text: str) -> Command | None:
    """The command that the first word begins, if what is behind can follow it.

    The first word of a command that is whole, such as "hör auf", is the beginning of no other one.
    """
    whole = not text or words.commands.read(text) is not None
    command = None if whole else words.commands.begun(text)
    return command if command is not None and fits(words, text, command) else None


def is_told(words: Vocabulary, text: str) -> bool:
    """Whether a line begins with a word that the program says for a command."""
    return bool(text) and fold(text.split()[0]) in words.commands.told()


def asks(words: Vocabulary, text: str) -> bool:
    """Whether a line begins as a question does, such as "should I" or "who"."""
    asking, little = words.lexicon.typed("asking"), words.lexicon.little()
    typed = [fold(word) for word in phrased(words.lexicon.split(text), asking.phrases)]
    while len(typed) > 1 and typed[0] in little and typed[0] not in asking:
        typed = typed[1:]
    return bool(typed) and typed[0] in asking


def fits(words: Vocabulary, text: str, command: Command) -> bool:
    """Whether the words after a command can follow it; if not, the line may be an answer."""
    follows, rest = words.commands[command.name], command.rest
    if not rest:
        return True
    if follows is Follows.ALONE or (follows is Follows.NUMBER and not is_told(words, text)):
        return False  # "encore 3" is no such line
    if follows is Follows.NOTHING:
        return all(fold(word) in words.lexicon.little() for word in words.lexicon.split(rest))
    if follows in OTHERS:
        return reaches(words, follows, rest)
    return is_letter(words, text) or can_follow(words, follows, rest, begins_little(words, text))


def can_follow(words: Vocabulary, follows: Follows, rest: str, little: bool) -> bool:
    """Whether words are what follows a command; *little* if that is a letter and a word too."""
    named = naming.named(words.lexicon, rest)
    match follows:
        case Follows.FULL:
            return is_one_of(rest, ("full", words.lexicon.catalogue.say("verbosity-full")))
        case Follows.PLACE:
            return any(map(partial(is_in_table, words), named)) and len(named) <= 2
        case Follows.PIECE:
            return naming.is_name(words.lexicon, words.lexicon.split(rest) if little else named)
        case Follows.NUMBER:
            return words.lexicon.number(rest) is not None
        case Follows.CHOICE | Follows.AMOUNT:
            most = FEW if follows is Follows.CHOICE else SOME
            return len(named) <= most and (not little or len(named) == 1)
    return not little and (words.glossary.is_term(rest) or not has_no(words, rest))


def reaches(words: Vocabulary, follows: Follows, rest: str) -> bool:
    """Whether words name somebody at a server, or are said to all there."""
    parts = rest.split()
    match follows:
        case Follows.NAME:
            return is_somebody(words, rest) or words.commands.read(rest) == Command("friends")
        case Follows.TOLD | Follows.ORDERED:
            if follows is Follows.TOLD and for_all(rest, words.lexicon):
                return True
            typed = parts, without_to(rest, words.lexicon).split()
            return any(
                is_somebody(words, " ".join(each[:size]))
                for each in typed
                for size in range(1, len(each))
            )
    return True


def has_no(words: Vocabulary, text: str) -> bool:
    """Whether a text says no to something, as "help the Captain not" does."""
    return any(fold(word) in words.lexicon.typed("denials") for word in words.lexicon.split(text))


def is_somebody(words: Vocabulary, name: str) -> bool:
    """Whether a text is the name of somebody, or begins it and is no word of the language."""
    found = words.person_called(name)
    return fold(found) == fold(name) if words.lexicon.is_common(name) else bool(found)


def explains(words: Vocabulary, text: str, command: Command) -> bool:
    """Whether a line is "card" and one word that is explained, such as "card knock".

    "A hidden card" is an answer in some languages.
    """
    if command.name != "card":
        return False
    told = is_told(words, text) and len(fold(text.split()[0])) > 1
    lexicon, rest = words.lexicon, fold(command.rest)
    hidden = any(rest in lexicon.typed_for(name) for name in typed_words.unseen_in(lexicon))
    return told and words.glossary.is_term(command.rest) and not hidden


def is_in_table(words: Vocabulary, word: str) -> bool:
    """Whether a word names a place of a table, or a column or a row."""
    typed = fold(places.lettered(words.lexicon, word))
    return places.is_place(typed) or typed.isdecimal() or (len(typed) == 1 and typed.isalpha())


def is_letter(words: Vocabulary, text: str) -> bool:
    """Whether a line begins with a letter that means nothing else."""
    typed = fold(text.split()[0])
    return len(typed) == 1 and typed not in words.lexicon.little()


def begins_little(words: Vocabulary, text: str) -> bool:
    """Whether a line begins with a letter that is a word too, such as "a" or "I"."""
    typed, *behind = text.split() or [""]
    return bool(behind) and len(fold(typed)) == 1 and fold(typed) in words.lexicon.little()
