"""Lines that say no to what they name: "not row", "ich rudere nicht", "je ne rame pas"."""

from collections.abc import Container, Mapping, Sequence

from accessible_games.speech.lexicon import Lexicon
from accessible_games.speech.normalize import fold
from accessible_games.speech.problem import UnreadError


def settled(
    lexicon: Lexicon, words: Sequence[str], own: Mapping[str, str], beside: Container[str]
) -> list[str]:
    """The words of an answer, with phrases joined, if none of them says no to the others.

    A no that is an answer itself says no to nothing: "nothing", "not now", "no coins"; "don't bid
    anything" and "je ne mise rien" become "bid nothing" and "je mise rien". *own* are the words of
    the question, each with the one that it stands for; *beside* change nothing in its answers.
    Raises `NotUnderstoodError` for a line that says no to something.
    """
    words = with_nothing(lexicon, words, own)
    if says_no(lexicon, words, own, beside):
        raise UnreadError()
    half = lexicon.typed("half-denials")
    return [word for word in words if fold(word) in own or fold(word) not in half]


def with_nothing(lexicon: Lexicon, words: Sequence[str], own: Container[str]) -> list[str]:
    """The words with "nothing" instead of a no and "anything", unless they say nothing already."""
    if len(words) < 2:
        return [*words]
    denials, some = lexicon.typed("denials"), lexicon.typed("any")
    denied = sum(fold(word) in denials and fold(word) not in own for word in words)
    said = [fold(word) for word in words]
    again = any(
        word in lexicon.typed("nothing") or (word in own and has_no(lexicon, word)) for word in said
    )
    if denied != 1 or again or not any(word in some for word in said):
        return [*words]
    nothing = next(iter(lexicon.typed("nothing")))
    left = [word for word in words if fold(word) not in denials]
    return [nothing if fold(word) in some else word for word in left]


def says_no(
    lexicon: Lexicon, words: Sequence[str], own: Mapping[str, str], beside: Container[str]
) -> bool:
    """Whether a word among *words* says no to the others, and not the same as they do."""
    typed = [fold(word) for word in words]
    denials, half = lexicon.typed("denials"), lexicon.typed("half-denials")
    nothing = any(word in lexicon.typed("nothing") and word not in half for word in typed)
    telling = [word for word in typed if word and word not in beside]
    plain = bool(telling) and telling[0].split()[0] in lexicon.typed("choice-no")
    for place, word in enumerate(typed):
        if word in lexicon.typed("none-of") and denies_next(lexicon, typed[place + 1 :], beside):
            return True
        if word in own or word in lexicon.typed("nothing"):
            others = (*typed[:place], *typed[place + 1 :])
            if has_no(lexicon, word) and not all(
                each in beside or (plain and agrees(lexicon, own, word, each)) for each in others
            ):
                return True
            continue
        if word in denials or (word in half and not nothing):
            return True
    return False


def agrees(lexicon: Lexicon, own: Mapping[str, str], one: str, other: str) -> bool:
    """Whether words mean the same behind a plain no: "no way, I fight", "no thanks, not now".

    Behind anything else one could deny the other: "never fight", "auf keinen Fall nein".
    """
    nothing = lexicon.typed("nothing")
    return own.get(one, "") == own.get(other) or (one in nothing and other in nothing)


def has_no(lexicon: Lexicon, phrase: str) -> bool:
    """Whether an answer is a no, or has one among its words, such as "not now"."""
    noes = lexicon.typed("denials", "none-of")
    return any(f" {no} " in f" {phrase} " for no in noes)


def denies_next(lexicon: Lexicon, behind: Sequence[str], beside: Container[str]) -> bool:
    """Whether "no" before these words denies what follows, as in "no dog", but not "no card"."""
    for word in behind:
        if word not in beside:
            return not (word in lexicon.typed("things") or word in lexicon.typed("any"))
    return False
