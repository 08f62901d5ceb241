"""Lists of what can be typed, and the phrases in them."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import cache, cached_property
from typing import Any, Self, TypeVar

from accessible_games.core.frozen import Frozen
from accessible_games.speech.normalize import fold, forms, run_together

V = TypeVar("V")
REMEMBERED = 128
"""The most lists of `WorkedOut.remembered`."""
NONE = frozenset[str]()
"""No phrases; each empty set of its own would take memory."""


class Phrases(Frozen):
    """Phrases that are read as one word each, and how one is found in a line."""

    whole: frozenset[str]
    begun: frozenset[str]
    """Their first words."""
    longest: int
    """Words of the longest."""

    @classmethod
    def among(cls, typed: Iterable[str]) -> Self:
        """Those among some words and phrases."""
        whole = frozenset([form for form in typed if " " in form]) or NONE
        begun = frozenset([phrase.partition(" ")[0] for phrase in whole]) or NONE
        return cls(whole, begun, max([phrase.count(" ") + 1 for phrase in whole], default=1))


class WordList(dict[str, V]):
    """All that can be typed for something, folded, each with what it means."""

    __slots__ = ("__dict__",)

    @cached_property
    def phrases(self) -> Phrases:
        """The phrases in it."""
        return Phrases.among(self)


AnyWords = WordList[Any]
"""A list, whatever its words mean."""


class WorkedOut:
    """What words have needed once, and would again: all of it depends on the words alone."""

    __slots__ = ("beginnings", "lists", "recent", "typed")

    def __init__(self) -> None:
        self.typed: dict[tuple[str, ...], WordList[int]] = {}
        """What can be typed for the words of messages."""
        self.lists: dict[Hashable, AnyWords] = {}
        """The same for what else can be typed, by names that those give who work it out."""
        self.recent: dict[Hashable, AnyWords] = {}
        """What was needed lately, of names that come and go."""
        self.beginnings: dict[str, tuple[str, ...]] = {}
        """The rest of the name of every message, by the prefix with which it begins."""

    def remembered(self, name: Hashable, look_up: Callable[[], WordList[V]]) -> WordList[V]:
        """The list for a name that comes and goes with the question; at times all are forgotten."""
        known: dict[Hashable, WordList[V]] = self.recent
        if name not in known:
            if len(known) >= REMEMBERED:
                known.clear()
            known[name] = look_up()
        return known[name]


def phrased(words: Sequence[str], *known: Phrases) -> list[str]:
    """The words, with each known phrase joined into one word."""
    if len(words) < 2:
        return [*words]
    folded, joined, place = [*map(fold, words)], list[str](), 0
    most = max([each.longest for each in known], default=1)
    while place < len(words):
        first = folded[place].partition(" ")[0]
        begins = not first or any(first in each.begun for each in known)
        end = min(place + most, len(words)) if begins else place + 1
        while end > place + 1:
            phrase = " ".join(filter(None, folded[place:end]))
            if any(phrase in each.whole for each in known):
                break
            end -= 1
        joined.append(" ".join(words[place:end]))
        place = end
    return joined


@cache
def word_list(language: str, *texts: str) -> WordList[int]:
    """The words of texts in all ways of typing them, with their places in each text from 1.

    A word with hyphens is a phrase, and words with commas alone between them have one place. All
    catalogues with the same text share its list.
    """
    if len(texts) > 1:
        lists = (word_list(language, text) for text in texts)
        return WordList({form: place for each in lists for form, place in each.items()})
    words = (way for text in texts for way in enumerate(text.split(), start=1))
    return WordList(
        {
            form: place
            for place, word in words
            for way in word.split(",")
            for each in forms(way)
            for form in run_together(each, language)
        }
    )
