"""Understanding answers that are words: actions, people and cards, however they are named."""

from collections.abc import Collection, Iterable, Sequence

from accessible_games.core.decision import Answer, Decision, OneOf, Options
from accessible_games.speech import plurals, typed_cards
from accessible_games.speech.brought import brought
from accessible_games.speech.lexicon import LAST, Lexicon
from accessible_games.speech.normalize import fold, forms
from accessible_games.speech.problem import NotUnderstoodError, UnreadError
from accessible_games.speech.teller import Teller
from accessible_games.speech.word_list import AnyWords, phrased


def names_of(lexicon: Lexicon, words: Iterable[str]) -> str:
    """Answers as a list of words."""
    catalogue = lexicon.catalogue
    return catalogue.joined([catalogue.choice(word) for word in words], "or")


def unseen_in(lexicon: Lexicon) -> Collection[str]:
    """The words of questions for a card that nobody has seen, listed like all others."""
    unseen: Collection[str] = brought(lexicon.catalogue.game, "UNSEEN")
    return unseen


def begins_answer(
    lexicon: Lexicon, options: Options[Answer], text: str, *further: AnyWords
) -> bool:
    """Whether a line begins with a word of the question, which is more than a letter.

    Words of *further* lists count as such.
    """
    own = [*question_lists(lexicon, options), *further]
    first = fold(next(iter(phrased(lexicon.split(text), *[each.phrases for each in own])), ""))
    return len(first) > 1 and any(first in each for each in own)


def is_barred(lexicon: Lexicon, decision: Decision[Answer], text: str) -> bool:
    """Whether a line is a word of the question that is not allowed now."""
    barred = getattr(decision.options, "barred", {})
    return any(fold(text) in lexicon.typed_for(word) for word in barred if isinstance(word, str))


def is_last_of_list(lexicon: Lexicon, text: str) -> bool:
    """Whether a line means the last of what is listed, such as "the last one".

    "Last" alone is a command.
    """
    typed = [fold(word) for word in text.split() if fold(word) not in lexicon.little()]
    return len(typed) > 1 and " ".join(typed) in lexicon.typed("lasts")


def question_lists(lexicon: Lexicon, options: Options[Answer]) -> list[AnyWords]:
    """All that can be typed for the words of a question, and for its pieces."""
    words = getattr(options, "words", ())
    known = [lexicon.typed(f"typed-{word}") for word in words if has_words(lexicon, word)]
    cards = [card for card in getattr(options, "cards", words) if lexicon.is_piece(card)]
    return [*known, *map(lexicon.forms_of_piece, typed_cards.kinds_in(cards))]


def readings(
    lexicon: Lexicon, kind: str, options: OneOf, told: list[str]
) -> list[tuple[str, list[str]]]:
    """What the words can mean as a word of a question, likeliest first, each with those left.

    A number beside the noun of the question ("row two") is its answer wherever it stands; so
    is a word of the question; a number counts what follows it, unless nothing does. Raises
    `NotUnderstoodError` if nothing is meant.
    """
    told = typed_cards.whole_names(lexicon, told)
    numbered = by_noun(lexicon, kind, options, told)
    if numbered:
        return numbered
    found = typed_whole(lexicon, options, told)
    try:
        counted = by_count(lexicon, options, told)
    except NotUnderstoodError:
        if not found:
            raise
        counted = []
    if found or (counted and lexicon.number(told[0]) is not None):
        return [*found, *counted]
    try:
        return [first_word(lexicon, options, told), *counted]
    except NotUnderstoodError:
        if not counted:
            raise
        return counted


def by_noun(
    lexicon: Lexicon, kind: str, options: OneOf, told: list[str]
) -> list[tuple[str, list[str]]]:
    """The answer that a number beside the noun of the question is, such as "row two"."""
    nouns = lexicon.numbered(kind)
    told = [
        word
        for place, word in enumerate(told)
        if fold(word) not in nouns or fold(" ".join(told[place + 1 : place + 2])) not in nouns
    ]  # "row number two"
    for place, word in enumerate(told):
        if fold(word) not in nouns:
            continue
        for beside in (place + 1, place - 1):
            number = lexicon.number(told[beside]) if 0 <= beside < len(told) else None
            if number is not None and (beside > place or not told[beside].isdecimal()):
                rest = [each for at, each in enumerate(told) if at not in (place, beside)]
                return [(row_of(lexicon, number, options), rest)]
    return []


def numbered_parts(lexicon: Lexicon, kind: str, word: str) -> list[str]:
    """A word such as "r2" or "row2" as the noun of the question and its number."""
    letters = word.rstrip("0123456789")
    nouns = lexicon.numbered(kind)
    if (
        not fold(letters)
        or letters == word
        or not any(noun.startswith(fold(letters)) for noun in nouns)
    ):
        return [word]
    return [next(iter(nouns)), word.removeprefix(letters)]


def row_of(lexicon: Lexicon, number: int, options: OneOf) -> str:
    """A number that can be chosen; the last one for `LAST`."""
    numbers = [word for word in (*options.words, *options.barred) if word.isdecimal()]
    meant = numbers[-1] if number == LAST and numbers else str(number)
    if meant not in numbers:
        raise UnreadError()
    return meant


def typed_whole(lexicon: Lexicon, options: OneOf, told: list[str]) -> list[tuple[str, list[str]]]:
    """Each known word that is typed whole, with the words that are not part of it."""
    known = [*dict.fromkeys((*options.words, *options.barred))]
    found: dict[str, list[str]] = {}
    for place, word in enumerate(told):
        names = [name for name in known if lexicon.is_called([name], word)]
        if not names or has_subject(lexicon, told[:place], word):
            continue
        if has_no(lexicon, options, told[:place]):
            continue
        value = lexicon.number(told[place + 1]) if place + 1 < len(told) else None
        valued = [name for name in names if value is not None and name.endswith(f"-{value}")]
        names, taken = (valued, 2) if valued else (names, 1)
        if len(names) == 1 and names[0] not in found:
            start = place - (place > 0 and is_one(lexicon, told[place - 1]))
            rest = [*told[:start], *told[place + taken :]]
            found[names[0]] = without_echo(lexicon, names[0], rest, options)
    return [*found.items()]


def has_subject(lexicon: Lexicon, before: Sequence[str], word: str) -> bool:
    """Whether somebody is named before what they do, as in "Tom rows".

    Where verbs come last, as in "den Kapitän überfallen", that is whom it is done to.
    """
    if lexicon.names_piece(word) or lexicon.catalogue.say("verbs-last") == "yes":
        return False
    return any(
        fold(each) in lexicon.people or fold(each) in lexicon.piece_words(lexicon.people.values())
        for each in before
    )


def has_no(lexicon: Lexicon, options: OneOf, before: Sequence[str]) -> bool:
    """Whether what stands before a word means nothing here, as in "not this time, row"."""
    if not before:
        return False
    own = [form for name in options.words for form in lexicon.forms_of(name)]
    return any(lexicon.means_nothing(word) and fold(word) not in own for word in before)


def by_count(lexicon: Lexicon, options: OneOf, told: list[str]) -> list[tuple[str, list[str]]]:
    """The answer that the first number is which counts nothing: a row, or a place in a list."""
    known = (*options.words, *options.barred)
    unseen = unseen_in(lexicon)
    pieces = [name for name in options.words if lexicon.is_piece(name) or name in unseen]
    listed = [name for name in options.words if name != "no"][: len(pieces)] == pieces
    for place, word in enumerate(told):
        number = lexicon.number(word)
        behind = told[place + 1 : place + 2]
        if number is None or lexicon.is_called(known, word) or counts(lexicon, word, behind):
            continue
        rest = [*told[:place], *told[place + 1 :]]
        alone = not rest or fold(rest[0]) in lexicon.typed("in-exchange")
        if has_no(lexicon, options, told[:place]) or (number == LAST and not alone):
            break
        if any(name.isdecimal() for name in known):
            return [(row_of(lexicon, number, options), rest)]
        if pieces and listed:  # else it would count what is not the list that they hear
            by_place = lexicon.place(word) is not None
            return [(typed_cards.placed(number, pieces, by_place), rest)]
    return []


def counts(lexicon: Lexicon, word: str, behind: Sequence[str]) -> bool:
    """Whether a number counts the piece behind it, as in "two goats" and "2 goats".

    In "2 goat goat" it does not: a figure before a single one stands for itself.
    """
    if not behind or lexicon.place(word) is not None or fold(behind[0]) not in lexicon.all_pieces():
        return False
    several = word.isdecimal() and lexicon.number(word) != 1
    return not word.isdecimal() or (several and plurals.is_plural(lexicon, behind[0]))


def is_one(lexicon: Lexicon, word: str) -> bool:
    """Whether a word counts one, and is no figure, which may be a place in a list."""
    return lexicon.number(word) == 1 and lexicon.place(word) is None and not word.isdecimal()


def first_word(lexicon: Lexicon, options: OneOf, told: list[str]) -> tuple[str, list[str]]:
    """The known word that the first typed one begins, or yes to the only one."""
    word, *rest = told
    found = begun_in(lexicon, [*options.words, *options.barred], word)
    others = [name for name in options.words if name != "no"]
    if not found and len(others) == 1 and fold(word) in lexicon.typed("yes"):
        return others[0], rest  # yes to the only card that can be played
    value = lexicon.number(rest[0]) if rest else None
    valued = [name for name in found if value is not None and name.endswith(f"-{value}")]
    if len(found) > 1 and valued:
        return valued[0], rest[1:]
    if len(found) > 1:
        raise NotUnderstoodError("ambiguous-word", word=word, choices=names_of(lexicon, found))
    if found:
        return found[0], without_echo(lexicon, found[0], rest, options)
    if fold(word) in lexicon.all_pieces() and not rest:
        choices = names_of(lexicon, options.words)
        raise NotUnderstoodError("not-now", word=word, choices=choices)
    raise UnreadError()


def named_self(lexicon: Lexicon, word: str, options: OneOf, teller: Teller) -> str:
    """A word, or the name of the listener for "me", where their piece can be chosen."""
    if fold(word) not in lexicon.typed("means-me") or teller.listener is None:
        return word
    own = teller.called[teller.listener] if teller.called else ""
    return lexicon.catalogue.piece(own) if own in options.words else word


def without_echo(lexicon: Lexicon, word: str, rest: list[str], options: OneOf) -> list[str]:
    """The words after an answer, without the rest of its own: "stay out" is one answer.

    And without a yes, where only one answer is more than a no: "yes, water".
    """
    if [name for name in options.words if name != "no"] == [word]:
        rest = [each for each in rest if fold(each) not in lexicon.typed("yes")]
    if lexicon.is_piece(word):
        echoes = lexicon.forms_of(word)
        return rest[1:] if rest and fold(rest[0]) in echoes else rest
    echoes = lexicon.forms_of(word) if has_words(lexicon, word) else []
    return [each for each in rest if fold(each) not in echoes]


def has_words(lexicon: Lexicon, word: str) -> bool:
    """Whether a word that is no piece can be typed in words of its own."""
    return lexicon.catalogue.has(f"typed-{word}")


def begun_in(lexicon: Lexicon, known: Iterable[str], word: str) -> list[str]:
    """The known words that a typed one begins; pieces also by whoever is called so.

    Only the word that is said for an answer can be begun, and neither a yes nor a no: "steh" is
    not "stehlen", nor "bare" "barely". A yes begins pieces only, and a word begins no phrase:
    "you" is not "you bet".
    """
    known = [*known]
    typed = typed_in(lexicon, known)
    if fold(word) not in typed:
        typed = {
            form: names
            for form, names in typed.items()
            if any(is_begun(lexicon, name, form) for name in names)
            and (not assents(lexicon, word) or all(map(lexicon.is_piece, names)))
        }
    found = lexicon.matches(word, typed)
    return list(dict.fromkeys(name for names in found for name in names))


def is_begun(lexicon: Lexicon, name: str, form: str) -> bool:
    """Whether a form of a known word may be typed by its beginning."""
    if lexicon.is_piece(name):
        return True
    said = form in forms(lexicon.answer_name(name))
    return said and " " not in form and name not in ("yes", "no")


def assents(lexicon: Lexicon, word: str) -> bool:
    """Whether a word is a yes to some question of the game."""
    return any(fold(word) in words for words in (lexicon.typed("yes"), lexicon.typed_for("yes")))


def typed_in(lexicon: Lexicon, known: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """All that can be typed for some words, each with those that it means."""
    typed: dict[str, tuple[str, ...]] = {}
    for name in known:
        for form in lexicon.forms_of(name):
            typed[form] = (*typed.get(form, ()), name)
    return typed
