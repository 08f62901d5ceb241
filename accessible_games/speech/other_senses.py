"""Lines whose words could answer, but that say something else: a comparison, a range, talk.

Each sense is one that a sentence gets from how its words stand beside each other. Such a line is
refused before its words are read one by one.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from itertools import pairwise

from accessible_games.core.decision import Answer, Cards, Decision, OneOf
from accessible_games.core.event import kind_and_value
from accessible_games.core.frozen import Frozen
from accessible_games.speech import accounting, typed_cards, typed_words
from accessible_games.speech.lexicon import Lexicon
from accessible_games.speech.normalize import fold
from accessible_games.speech.problem import UnreadError
from accessible_games.speech.word_list import WordList

CALCULATED = re.compile(r"(?:^|\d)-\d")


class SaidWords(Frozen):
    """The words of a line, with phrases joined, and the question that it could answer."""

    lexicon: Lexicon
    decision: Decision[Answer]
    words: Sequence[str]
    """As they were typed."""
    own: WordList[str]
    """The words of the question, each with the one that it stands for."""

    def typed(self, *names: str) -> WordList[int]:
        """The words of lists of this language."""
        return self.lexicon.typed(*names)

    def counts(self, word: str) -> bool:
        """Whether a word says how many, and not which one."""
        return self.lexicon.number(word) is not None and self.lexicon.place(word) is None

    def is_little(self, word: str) -> bool:
        """Whether a word changes nothing in any line, be it one that parts two others."""
        return self.lexicon.is_little(word, self.lexicon.little())

    def is_piece(self, word: str) -> bool:
        """Whether a word names a piece of the game."""
        return fold(word) in self.lexicon.all_pieces()


def check(
    lexicon: Lexicon, decision: Decision[Answer], words: Sequence[str], own: WordList[str]
) -> None:
    """Raise `UnreadError` for a line that says something other than an answer with its words.

    *own* are the `own_words` of the question.
    """
    parts = accounting.joined(lexicon, decision.kind, words, own)
    said = SaidWords(lexicon, decision, parts, own)
    if any(sense(said) for sense in possible(said)):
        raise UnreadError


def compares(said: SaidWords) -> bool:
    """Whether one thing is said to be better than another: "row 1 rather than 3", "lieber als"."""
    words = [fold(word) for word in said.words]
    if any(word in said.typed("comparing") and word not in said.own for word in words):
        return True
    liked = [at for at, word in enumerate(words) if word in said.typed("preferring")]
    told = [at for at, word in enumerate(said.words) if at > min(liked, default=0)]
    told = [at for at in told if not said.is_little(said.words[at])]
    return bool(liked) and any(words[at] in said.typed("facing") for at in between(told))


def chats(said: SaidWords) -> bool:
    """Whether a phrase only talks: "this one", "well right"."""
    return any(
        fold(word) in said.typed("chat")
        and not (fold(word) in said.own or fold(word) in said.typed("ones"))
        and not typed_words.assents(said.lexicon, word)
        for word in said.words
    )


def takes_back(said: SaidWords) -> bool:
    """Whether the last word takes back what stands before it: "knock, sorry", not "no, sorry"."""
    *before, last = [fold(word) for word in said.words] or [""]
    noes = said.typed("nothing", "choice-no", "denials")
    told = [word for word in before if not said.is_little(word)]
    if not told or any(word in noes or said.own.get(word) in REFUSING for word in told):
        return False
    return last in said.typed("choice-no") or (
        last in said.typed("hesitations") and last not in said.own
    )


def is_over(said: SaidWords) -> bool:
    """Whether something is said to be over: "je frappe plus", but not "l'ours plus la chèvre"."""
    things = [said.is_piece(word) for word in said.words]
    return any(
        fold(word) in said.typed("no-longer") and not (any(things[:at]) and any(things[at + 1 :]))
        for at, word in enumerate(said.words)
    )


def between(places: Sequence[int]) -> Iterable[int]:
    """The places that lie between the first and the last of some."""
    return range(places[0] + 1, places[-1]) if places else ()


def ranges(said: SaidWords) -> bool:
    """Whether two numbers are only one together: "1 to 3", "one of four", "un sur dix"."""
    parts = [part for word in said.words for part in in_parts(said, word)]
    places = [at for at, word in enumerate(parts) if said.lexicon.number(word) is not None]
    for first, last in pairwise(places):
        linking = parts[first + 1 : last]
        counted = said.lexicon.place(parts[first]) is not None and said.counts(parts[last])
        if counted or not all(map(said.is_little, linking)):
            continue  # as in "the first of two"
        if any(fold(word) in said.typed("ranging") for word in linking):
            return True
    return False


def in_parts(said: SaidWords, word: str) -> list[str]:
    """The words of "one of", which is one word where it counts what follows."""
    return word.split() if fold(word) in said.typed("ones") else [word]


def calculates(said: SaidWords) -> bool:
    """Whether figures stand for something that is no number here: "1/2", "1-3", "-1"."""
    return any(CALCULATED.search(word) for word in said.words)


def is_talk(said: SaidWords) -> bool:
    """Whether an ordinal counts no answer: "a second", "das letzte Mal", "me first"."""
    for word, behind in pairwise(said.words):
        if said.lexicon.place(behind) is not None and (
            (said.counts(word) and said.lexicon.number(word) == 1)
            or fold(word) in said.typed("means-me")
        ):
            return True
        if said.lexicon.place(word) is not None and fold(behind) in said.typed("times"):
            return True
    return False


def adds(said: SaidWords) -> bool:
    """Whether a number is to be added to another one, which nobody can know: "noch eins"."""
    cards = accounting.has_cards(said.decision)
    return any(
        any(fold(word) in said.typed("more") for word in both)
        and any(map(said.counts, both))
        and not (cards and said.words[at + 2 :])
        for at, both in enumerate(pairwise(said.words))
    )


def boasts(said: SaidWords) -> bool:
    """Whether "all" stands beside words that are not about what is asked: "that's all"."""
    if isinstance(said.decision.options, OneOf):
        return False
    words = [fold(word) for word in said.words]
    if not any(word in said.typed("everything") for word in words):
        return False
    lists = [said.typed("everything"), said.typed("beside-everything"), said.typed("both")]
    lists += [said.typed("things"), said.typed("polite"), said.typed("nothing")]
    lists += [said.lexicon.details(said.decision.kind), said.typed("in-exchange")]
    counts = accounting.has_cards(said.decision)
    return not all(
        any(word in each for each in lists)
        or word in said.own
        or said.is_piece(word)
        or (counts and said.lexicon.number(word) is not None)
        for word in words
    )


def values(said: SaidWords) -> bool:
    """Whether a number is what something has, and not which one it is: "the one with 4"."""
    cards = getattr(said.decision.options, "cards", getattr(said.decision.options, "words", ()))
    found = [at for at, word in enumerate(said.words) if said.counts(word)]
    if not found or any(not said.is_little(word) for word in said.words[found[-1] + 1 :]):
        return False
    before, number = said.words[: found[-1]], said.lexicon.number(said.words[found[-1]])
    if typed_cards.by_number(cards) and number in [kind_and_value(card)[1] for card in cards]:
        return False
    places = [at for at, word in enumerate(before) if fold(word) in said.typed("having")]
    return bool(places) and all(
        (said.is_little(word) and fold(word) not in said.typed("polite"))
        or typed_words.is_one(said.lexicon, word)
        for word in before
    )


def tells(said: SaidWords) -> bool:
    """Whether something is told of what does what could be answered: "es klopft", "il rame"."""
    return any(
        fold(word) in said.typed("subjects") and said.own.get(fold(behind), "no") not in TOLD
        for word, behind in pairwise(said.words)
    )


REFUSING = ("no", "fight", "out", "done", "nothing")
"""Words of questions that are a no, behind which another one takes nothing back."""
TOLD = ("", "no", "yes", "agree", "nothing", "none")
"""Words of questions that nobody does: pieces, and what is said for yes and no."""


def swaps(said: SaidWords) -> bool:
    """Whether one of two cards is wanted for the other, or cards are wanted: "a bear for a goat".

    Cards of one's own hand are asked for, so both could be meant, or only the first.
    """
    if not isinstance(said.decision.options, Cards):
        return False
    words = [fold(word) for word in said.words]
    if any(word in said.typed("demanding") for word in words):
        return True
    places = [at for at, word in enumerate(words) if said.is_piece(word)]
    parting = said.typed("in-exchange", "facing")
    return any(
        any(word in parting for word in words[first + 1 : last]) for first, last in pairwise(places)
    )


Sense = Callable[[SaidWords], bool]
LISTED: Mapping[Sense, tuple[str, ...]] = {
    chats: ("chat",),
    takes_back: ("choice-no", "hesitations"),
    compares: ("comparing", "preferring"),
    adds: ("more",),
    is_over: ("no-longer",),
    boasts: ("everything",),
    tells: ("subjects",),
    swaps: ("demanding", "in-exchange", "facing"),
}
"""What a line can say that is no answer, and the lists without a word of which it does not."""
COUNTED: tuple[Sense, ...] = (ranges, is_talk, values)
"""The same of numbers beside other words."""


def possible(said: SaidWords) -> set[Sense]:
    """What a line could say by its single words; most lines, nothing."""
    listed = said.lexicon.shared("other senses", partial(senses_by_word, said.lexicon))
    found: set[Sense] = {calculates} if any("-" in word for word in said.words) else set()
    for word in said.words:
        found.update(listed.get(fold(word), ()))
    if len(said.words) > 1 and any(said.lexicon.number(word) is not None for word in said.words):
        found.update(COUNTED)
    return found


def senses_by_word(lexicon: Lexicon) -> WordList[tuple[Sense, ...]]:
    """Each word of the lists in `LISTED`, with what it can make of a line."""
    found = WordList[tuple[Sense, ...]]()
    for sense, lists in LISTED.items():
        for word in lexicon.typed(*lists):
            found[word] = (*found.get(word, ()), sense)
    return found
