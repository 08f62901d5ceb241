"""The words of one language at one table: what a typed word can mean, and what is said for it."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from accessible_games.core.decision import AtPlace, OneOf
from accessible_games.core.event import kind_and_value
from accessible_games.speech import spelling
from accessible_games.speech.catalogue import Catalogue
from accessible_games.speech.fold import fold, forms, prefix_matches
from accessible_games.speech.problem import NotUnderstoodError

V = TypeVar("V")

LONGEST_NUMBER = 9
"""Digits of a number that can be meant; Python reads thousands of them slowly or not at all."""


@dataclass(frozen=True)
class Lexicon:
    """Words of pieces, of numbers and of answers, as they are said and as they are typed."""

    catalogue: Catalogue
    pieces: Sequence[str]
    _known: dict[Hashable, dict[str, Any]] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )
    """Results of earlier look-ups in this vocabulary: a long line repeats them for each word."""

    def number(self, word: str) -> int | None:
        """A number in digits or as a word, if it is one."""
        if word.isdecimal():
            return int(word) if len(word) <= LONGEST_NUMBER else None
        if fold(word) in self.typed("ones"):
            return 1
        return self.typed("numbers").get(fold(word), self.place(word))

    def place(self, word: str) -> int | None:
        """The place that an ordinal names, such as "third" or "3.", if it is one."""
        if word[-1:] == "." and word[:-1].isdecimal() and len(word) <= LONGEST_NUMBER:
            return int(word[:-1])
        return self.typed("ordinals").get(fold(word))

    def phrased(self, words: Sequence[str], known: Iterable[str]) -> list[str]:
        """The words, with each known phrase joined into one word."""
        if len(words) < 2:
            return [*words]
        phrases = {form for form in known if " " in form}
        longest = max((phrase.count(" ") + 1 for phrase in phrases), default=1)
        left, joined = [*words], list[str]()
        while left:
            sizes = range(min(longest, len(left)), 1, -1)
            size = next((n for n in sizes if fold(" ".join(left[:n])) in phrases), 1)
            joined.append(" ".join(left[:size]))
            left = left[size:]
        return joined

    def lettered(self, text: str) -> str:
        """What was typed at a table of places, with letters instead of the words for columns."""
        return spelling.lettered(text, self.typed("spelling"))

    def answer_name(self, word: str) -> str:
        """A word that can be answered, as it is said: a piece by its name."""
        return (
            self.piece_name(word)
            if self.is_piece(word)
            else self.catalogue.words(f"typed-{word}")[0]
        )

    def answer_words(self, word: str) -> list[str]:
        """All that can be typed for a word that is no piece."""
        return [] if self.is_piece(word) else list(self.typed(f"typed-{word}"))

    def is_piece(self, word: str) -> bool:
        """Whether a word is the name of a piece in the rules."""
        return self.catalogue.has(f"piece-{kind_and_value(word)[0]}")

    def means_nothing(self, word: str) -> bool:
        """Whether a word means that nothing is chosen."""
        return bool(prefix_matches(fold(word), self.typed("nothing")))

    def fillers(self) -> dict[str, int]:
        """Words that may stand in any answer."""
        return self.typed("fillers")

    def meant(
        self, word: str, words: Mapping[str, str], unknown: str = "unknown-piece", said: str = ""
    ) -> str:
        """The word among some that was typed or begun; else *said* is told as what was typed."""
        found = prefix_matches(fold(word), words)
        if len(found) == 1:
            return found[0]
        possible = found or list(dict.fromkeys(words.values()))
        choices = self.catalogue.joined([self.answer_name(each) for each in possible], "or")
        message = "ambiguous-word" if found else unknown
        raise NotUnderstoodError(message, word=said or word, choices=choices)

    def typed(self, message: str) -> dict[str, int]:
        """The words of a message in all ways of typing them, with their places from 1.

        A word with hyphens is a phrase, and words with commas alone between them have one place.
        """

        def looked_up() -> dict[str, int]:
            words = enumerate(self.catalogue.words(message), start=1)
            ways = ((way, place) for place, word in words for way in word.split(","))
            return {form: place for way, place in ways for form in forms(way)}

        return kept(self.catalogue.looked_up, message, looked_up)

    def kept(self, key: Hashable, look_up: Callable[[], dict[str, V]]) -> dict[str, V]:
        """The value for a key in this vocabulary, worked out once."""
        return kept(self._known, key, look_up)

    def piece_words(self, pieces: Iterable[str]) -> dict[str, str]:
        """All that can be typed for some pieces."""
        kinds = tuple(pieces)

        def looked_up() -> dict[str, str]:
            names = ((piece, name) for piece in kinds for name in self.catalogue.called(piece))
            return {form: piece for piece, name in names for form in forms(name)}

        return kept(self.catalogue.looked_up, kinds, looked_up)

    def piece_name(self, piece: str) -> str:
        """What a piece is called."""
        return self.catalogue.piece(piece)

    def asked_for(self, kind: str, options: OneOf | AtPlace) -> str:
        """What can be answered, in a message of its own if a list would be long."""
        message = f"choices-{kind}"
        if isinstance(options, AtPlace):
            answers = list(options)
            word, place = next((each for each in answers if self.is_piece(each[0])), answers[0])
            example = f"{self.answer_name(word)} {self.catalogue.place(place)}"
            return self.catalogue.say(message, example=example)
        if self.catalogue.has(message):
            example = self.catalogue.choice(options.words[0], options.kind)
            return self.catalogue.say(message, example=example, found=len(options.words) - 1)
        return self.names_of(options.words, options.kind)

    def names_of(self, words: Iterable[str], kind: str = "word") -> str:
        """Answers as a list of words."""
        return self.catalogue.joined([self.catalogue.choice(word, kind) for word in words], "or")


def kept(
    known: dict[Hashable, dict[str, Any]], key: Hashable, look_up: Callable[[], dict[str, V]]
) -> dict[str, V]:
    """The value for a key, worked out once."""
    if key not in known:
        known[key] = look_up()
    return known[key]
