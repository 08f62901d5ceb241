"""Which words of a line have a place in an answer, and which change nothing in it.

Nothing is guessed here: what has no place stays among the words that mean something, and whoever
reads these refuses it.
"""

from collections.abc import Container, Iterable, Sequence

from accessible_games.core.decision import Answer, Cards, Decision, OneOf, Options, Some
from accessible_games.speech import negation, typed_cards, typed_words
from accessible_games.speech.lexicon import Lexicon
from accessible_games.speech.normalize import fold
from accessible_games.speech.problem import UnreadError
from accessible_games.speech.word_list import AnyWords, WordList, phrased

SMALL = 3
"""Letters of the longest word that is ignored even within the name of a piece, such as "de"."""
VOWELS = "aeiouyh"
"""Letters before which an article is elided."""
LISTED = (
    *("both", "everything", "ordinals", "lasts", "firsts", "nothing", "means-me"),
    *("denials", "any", "numbers", "ones", "things", "chat", "comparing"),
)
"""The lists of words that mean something in many answers."""

SENSELESS = ("denials", "any", "chat", "comparing")
"""Those of them with which a line is no answer."""


def meaningful(
    lexicon: Lexicon, decision: Decision[Answer], words: Sequence[str], own: WordList[str]
) -> list[str]:
    """The words that mean something in an answer to this question, whose `own_words` are *own*.

    Raises `UnreadError` if one of them says no to the others.
    """
    options = decision.options
    further = [*lexicon.numbered(decision.kind)]
    further += [form for name in getattr(options, "beside", ()) for form in lexicon.typed_for(name)]
    if further:
        names = (tuple(own.items()), tuple(further))
        own = lexicon.catalogue.worked_out.remembered(
            names, lambda: WordList({**own, **dict.fromkeys(further, "")})
        )
    refuse_contrary(lexicon, decision.kind, words, own)
    words = joined(lexicon, decision.kind, words, own)
    beside = beside_in(lexicon, decision.kind, words, own)
    words = without_one(lexicon, negation.settled(lexicon, words, own, beside))
    words = placed_words(lexicon, options, words)
    parting = lexicon.typed("in-exchange") if isinstance(options, OneOf) else {}
    told = [
        word
        for place, word in enumerate(words)
        if not lexicon.is_little(word, beside)
        or fold(word) in parting
        or is_counting(lexicon, decision, words, place)
    ]
    numbered = not isinstance(options, OneOf) or has_numbers(lexicon, options)
    return told or [word for word in words if numbered and lexicon.number(word) is not None]


def beside_in(
    lexicon: Lexicon, kind: str, words: Sequence[str], own: Container[str]
) -> Container[str]:
    """Those of the words that change nothing in an answer, folded."""
    known = lexicon.beside(kind)
    return {form for form in map(fold, words) if form in known and form not in own}


def refuse_contrary(lexicon: Lexicon, kind: str, words: Sequence[str], own: WordList[str]) -> None:
    """Raise `UnreadError` for a line with words that say something else than an answer here.

    They are the message `contrary-KIND`: "give me" asks for a card where one gives it away.
    """
    if not lexicon.catalogue.has(f"contrary-{kind}"):
        return
    contrary = lexicon.typed(f"contrary-{kind}")
    if any(fold(word) in contrary for word in phrased(words, own.phrases, contrary.phrases)):
        raise UnreadError


def joined(lexicon: Lexicon, kind: str, words: Sequence[str], *own: AnyWords) -> list[str]:
    """The words with each known phrase as one word, and an article apart from its noun.

    Where an apostrophe is left out, "leau" is "l eau".
    """
    nouns, known = (*own, lexicon.all_pieces()), lexicon.beside(kind)
    parts = [
        part
        for word in words
        for each in typed_words.numbered_parts(lexicon, kind, word)
        for part in elided(lexicon, each, nouns, known)
    ]
    if len(parts) < 2:
        return parts  # most lines: what would join them need not be gathered
    return phrased(parts, *[each.phrases for each in (*own, known, lexicon.typed(*LISTED))])


def elided(
    lexicon: Lexicon, word: str, nouns: Sequence[AnyWords], known: Container[str]
) -> list[str]:
    """A word, in two parts if it is a noun of some list behind an elided article."""
    typed = fold(word)
    if len(typed) <= SMALL or typed in known or any(typed in each for each in nouns):
        return [word]
    if lexicon.is_common(word):
        return [word]
    for short in lexicon.typed("elisions"):
        noun = typed.removeprefix(short)
        verb = len(noun) > SMALL and noun in known  # as in "jprends"
        named = any(noun in each for each in nouns)
        if noun != typed and (verb or (named and noun[0] in VOWELS)):
            return [f"{short}'", noun]
    return [word]


def without_one(lexicon: Lexicon, words: Sequence[str]) -> list[str]:
    """The words without a "one" that only stands for what an ordinal counts: "the 2nd one"."""
    return [
        word
        for place, word in enumerate(words)
        if not (
            place
            and typed_words.is_one(lexicon, word)
            and lexicon.place(words[place - 1]) is not None
        )
    ]


def is_counting(
    lexicon: Lexicon, decision: Decision[Answer], words: Sequence[str], place: int
) -> bool:
    """Whether a little word counts here: "two animals", "row one", "les souris"."""
    near = [
        fold(word) for word in (*words[max(place - 1, 0) : place], *words[place + 1 : place + 2])
    ]
    is_number = lexicon.number(words[place]) is not None
    before, behind = words[max(place - 1, 0) : place], near[-1:] if words[place + 1 :] else []
    if fold(words[place]) in lexicon.typed("plural-articles") and not has_pieces(lexicon, decision):
        alone = isinstance(decision.options, Some) and len(words) == place + 2
        number = alone and lexicon.number(words[-1]) is not None
        return number or any(word in lexicon.all_pieces() for word in behind)
    if not has_cards(decision):
        return is_number and any(word in lexicon.numbered(decision.kind) for word in near)
    if fold(words[place]) in lexicon.typed("things"):
        return any(lexicon.number(word) and not lexicon.place(word) for word in before)
    return is_number and any(word in lexicon.typed("things") for word in behind)


def has_pieces(lexicon: Lexicon, decision: Decision[Answer]) -> bool:
    """Whether one piece is chosen here, so that an article in the plural counts nothing."""
    options = decision.options
    return isinstance(options, OneOf) and any(map(lexicon.is_piece, options.words))


def placed_words(lexicon: Lexicon, options: Options[Answer], words: Sequence[str]) -> Sequence[str]:
    """The words with each ordinal as a figure, where cards are told apart by numbers alone.

    Such cards are no people, so that "le second" is the second of them.
    """
    cards = getattr(options, "cards", getattr(options, "words", ()))
    if not cards or not typed_cards.by_number(cards):
        return words
    ordinals, kinds = lexicon.typed("ordinals"), lexicon.piece_words(typed_cards.kinds_in(cards))
    found = [word for word in words if fold(word) in ordinals]
    kept = [word for word in words if not found or fold(word) not in kinds]
    return [f"{ordinals[fold(word)]}." if word in found else word for word in kept]


def own_words(lexicon: Lexicon, options: Options[Answer]) -> WordList[str]:
    """Words that mean something in this answer, though they mean nothing in others.

    Each with the word of the question that it stands for, or "" for a name or a part of one.
    """
    words = (
        (*options.words, *options.barred, *options.typed_too) if isinstance(options, OneOf) else ()
    )
    cards = tuple(dict.fromkeys(getattr(options, "cards", words)))
    people = tuple(name for name, piece in lexicon.people.items() if piece in cards)
    return lexicon.catalogue.worked_out.remembered(
        ("own", words, cards, people), lambda: named_words(lexicon, words, cards, people)
    )


def named_words(
    lexicon: Lexicon, words: Sequence[str], cards: Sequence[str], people: Sequence[str]
) -> WordList[str]:
    """The same by the *words* and *cards* of a question, and the *people* called by these."""
    own = {
        form: word
        for word in reversed(words)
        if lexicon.catalogue.has(f"typed-{word}")
        for form in lexicon.typed(f"typed-{word}")
    }
    names = lexicon.piece_words(
        typed_cards.kinds_in([card for card in cards if lexicon.is_piece(card)])
    )
    parts = [word for name in names if " " in name for word in name.split() if len(word) > SMALL]
    return WordList(dict.fromkeys((*people, *names, *parts), "") | own)


def has_cards(decision: Decision[Answer]) -> bool:
    """Whether several cards can be chosen, so that a number may count them."""
    return isinstance(decision.options, (Cards, Some))


def has_numbers(lexicon: Lexicon, options: OneOf) -> bool:
    """Whether a number can be an answer: it is one, or the place of a piece."""
    return any(word.isdecimal() or lexicon.is_piece(word) for word in options.words)


def may_answer(lexicon: Lexicon, kind: str, words: Sequence[str], kinds: Iterable[str]) -> bool:
    """Whether every word could be part of an answer to a question whose options are secret.

    *kinds* are the kinds of pieces that it can be about; nothing else of its options is asked.
    """
    pieces = lexicon.piece_words(kinds)
    parts = joined(lexicon, kind, words, pieces)
    beside = lexicon.beside(kind)
    lists = [lexicon.typed(name) for name in LISTED if name not in SENSELESS]
    return not negation.says_no(lexicon, parts, {}, beside) and all(
        fold(word) in beside
        or lexicon.number(word) is not None
        or any(fold(word) in words for words in lists)
        or bool(lexicon.matches(word, pieces))
        for word in parts
    )


def taken_for(lexicon: Lexicon, kind: str, text: str) -> list[tuple[str, str]]:
    """What each word of a line that is not understood could be in an answer."""
    parts = joined(lexicon, kind, lexicon.split(text), lexicon.all_pieces())
    beside, denials = lexicon.beside(kind), lexicon.typed("denials")
    lists = [lexicon.typed(name) for name in LISTED]
    named = {
        form
        for name in lexicon.catalogue.beginning("typed-")
        for form in lexicon.typed(f"typed-{name}")
    }

    def role(word: str) -> str:
        if fold(word) in denials:
            return "no"
        if fold(word) in beside:
            return f"beside {kind}"
        listed = lexicon.number(word) is not None or any(fold(word) in each for each in lists)
        known = listed or fold(word) in named or fold(word) in lexicon.all_pieces()
        return "word of an answer" if known else "left over"

    return [(word, role(word)) for word in parts]
