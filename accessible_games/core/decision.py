"""Decisions: who is asked what, and which answers are legal.

Prompts, computer players, records, refusals and tests all read the same object, so that what is
legal is written once. Answers are plain words and numbers, the same in every language.
"""

from collections.abc import Generator, Iterator, Mapping
from dataclasses import field
from itertools import combinations, product
from random import Random
from typing import Generic, NamedTuple, Protocol, TypeVar

from accessible_games.core.event import Seat
from accessible_games.core.frozen import Frozen

LIKELY = 0.9
"""How often a likely word is drawn, if there is one."""

Answer = str | int | tuple[str, ...]
A = TypeVar("A", bound=Answer)
A_co = TypeVar("A_co", bound=Answer, covariant=True)


class Options(Protocol[A_co]):
    """The answers from which one has to be chosen."""

    def why_not(self, answer: Answer) -> str | None:
        """None if the answer is legal, else the key of the reason."""

    def __iter__(self) -> Iterator[A_co]:
        """Every legal answer once, always in the same order."""

    def draw(self, chance: Random) -> A_co:
        """A legal answer at random; any of them may come."""

    def read(self, text: str) -> A_co:
        """The answer that `text_of` wrote; ValueError where it could be none."""


NONE = "none"
"""How no cards are written; no piece has this name."""


def text_of(answer: Answer) -> str:
    """An answer as a record writes it: words with blanks between them, or "none" for no cards."""
    return " ".join(answer) or NONE if isinstance(answer, tuple) else str(answer)


class OneOf(Frozen):
    """One word out of several. Barred words are known but not allowed now, each for its reason."""

    words: tuple[str, ...]
    barred: Mapping[str, str] = field(default_factory=dict)
    unsaid: tuple[str, ...] = ()
    """Words that are legal too, but not offered: players have to find them."""
    absent: tuple[str, ...] = ()
    """Words that belong to the question but not to this answer, which needs no reason."""
    likely: tuple[str, ...] = ()
    """Legal words that are drawn more often, so that random games come to an end."""
    kind: str = "word"
    """The kind of the words, if these have no messages of their own: `domino`, `block`."""

    def why_not(self, answer: Answer) -> str | None:
        """None, the reason why the word is barred, or `unknown-word`."""
        if answer in self.words or answer in self.unsaid:
            return None
        return self.barred.get(str(answer), "unknown-word")

    def __iter__(self) -> Iterator[str]:
        return iter(self.words + self.unsaid)

    def draw(self, chance: Random) -> str:
        """One of the words at random, mostly a likely one."""
        likely = self.likely
        words = likely if likely and chance.random() < LIKELY else self.words + self.unsaid
        return words[int(chance.random() * len(words))]

    def read(self, text: str) -> str:
        """The text is the word."""
        return text


class Cards(Frozen):
    """A number of cards out of one's own, but not exactly the forbidden ones."""

    cards: tuple[str, ...]
    count: int
    forbidden: tuple[str, ...] = ()

    def why_not(self, answer: Answer) -> str | None:
        """None, `not-cards`, `wrong-count`, `not-held` or `same-cards`."""
        if not isinstance(answer, tuple):
            return "not-cards"
        left = list(self.cards)
        for card in answer:
            if card not in left:
                return "not-held"
            left.remove(card)
        if len(answer) != self.count:
            return "wrong-count"
        return "same-cards" if self._forbids(answer) else None

    def __iter__(self) -> Iterator[tuple[str, ...]]:
        for answer in dict.fromkeys(combinations(sorted(self.cards), self.count)):
            if not self._forbids(answer):
                yield answer

    def draw(self, chance: Random) -> tuple[str, ...]:
        """Cards at random, drawn again while they are the forbidden ones."""
        left, drawn, random = [*self.cards], [], chance.random
        for _ in range(self.count):
            drawn.append(left.pop(int(random() * len(left))))
        answer = tuple(drawn)
        return self.draw(chance) if self._forbids(answer) else answer

    def read(self, text: str) -> tuple[str, ...]:
        """Card words with blanks between them."""
        return tuple(text.split())

    def _forbids(self, answer: tuple[str, ...]) -> bool:
        """Whether these are the forbidden cards in any order; mostly the first one says no."""
        forbidden = self.forbidden
        return answer[0] in forbidden and sorted(answer) == sorted(forbidden)


class Some(Frozen):
    """Some of the cards that lie there; no cards are the empty tuple.

    Barred numbers of cards are known but not allowed now, each for its reason.
    """

    cards: tuple[str, ...]
    counts: tuple[int, ...]
    """The numbers of cards that may be named, in ascending order."""
    barred: Mapping[int, str] = field(default_factory=dict)

    def why_not(self, answer: Answer) -> str | None:
        """None, `not-cards`, `not-there`, why the number is barred, `too-many` or `too-few`."""
        if not isinstance(answer, tuple):
            return "not-cards"
        left = list(self.cards)
        for card in answer:
            if card not in left:
                return "not-there"
            left.remove(card)
        given = len(answer)
        if given in self.counts:
            return None
        return self.barred.get(given, "too-many" if given > self.counts[-1] else "too-few")

    def __iter__(self) -> Iterator[tuple[str, ...]]:
        for count in self.counts:
            yield from dict.fromkeys(combinations(sorted(self.cards), count))

    def draw(self, chance: Random) -> tuple[str, ...]:
        """A number of cards at random, then cards at random."""
        left = list(self.cards)
        count = self.counts[int(chance.random() * len(self.counts))]
        return tuple([left.pop(int(chance.random() * len(left))) for _ in range(count)])

    def read(self, text: str) -> tuple[str, ...]:
        """Card words with blanks between them, or "none"."""
        return () if text == NONE else tuple(text.split())


class Between(Frozen):
    """A whole number from low to high, both included."""

    low: int
    high: int

    def why_not(self, answer: Answer) -> str | None:
        """None, `not-a-number` or `out-of-range`."""
        if not isinstance(answer, int):
            return "not-a-number"
        return None if self.low <= answer <= self.high else "out-of-range"

    def __iter__(self) -> Iterator[int]:
        return iter(range(self.low, self.high + 1))

    def draw(self, chance: Random) -> int:
        """Any of the numbers at random."""
        return self.low + int(chance.random() * (self.high - self.low + 1))

    def read(self, text: str) -> int:
        """The number in digits."""
        return int(text)


class Board(Protocol):
    """Judges a word at a place; equal boards judge alike."""

    def why_not(self, word: str, place: str) -> str | None:
        """None, or the key of the reason, for any text as a place."""


class AtPlace(Frozen):
    """A word at a place of a board, such as ("cola", "h8")."""

    words: tuple[str, ...]
    places: tuple[str, ...]
    """All places where a word can be legal; at least one word is, somewhere."""
    board: Board
    _legal: list[tuple[str, str]] = field(default_factory=list, init=False)
    """All legal answers, once they have been searched for."""

    def why_not(self, answer: Answer) -> str | None:
        """None, `not-a-place`, `unknown-word`, or the reason of the board."""
        if not isinstance(answer, tuple) or len(answer) != 2:
            return "not-a-place"
        word, place = answer
        return self.board.why_not(word, place) if word in self.words else "unknown-word"

    def __iter__(self) -> Iterator[tuple[str, str]]:
        if not self._legal:
            every = product(self.places, self.words)
            self._legal[:] = [(w, at) for at, w in every if self.board.why_not(w, at) is None]
        return iter(self._legal)

    def draw(self, chance: Random) -> tuple[str, str]:
        """Word and place at random, drawn again until they are legal."""
        words, places, random, why_not = self.words, self.places, chance.random, self.board.why_not
        while True:
            word = words[int(random() * len(words))]
            place = places[int(random() * len(places))]
            if why_not(word, place) is None:
                return word, place

    def read(self, text: str) -> tuple[str, ...]:
        """A word, a blank and a place."""
        return tuple(text.split())


class Decision(Frozen, Generic[A_co]):
    """What one seat is asked. Awaiting it in the rules gives the answer."""

    seat: Seat
    kind: str
    options: Options[A_co]

    def __await__(self) -> "Generator[Asked, Mapping[Seat, A_co], A_co]":
        answers = yield {self.seat: self}
        return answers[self.seat]


def only_answer(decision: Decision[Answer]) -> str | None:
    """The one word that can be answered, if nothing else could be thought of; else None.

    So a question that must not tell what somebody holds is asked of all, and heard by few.
    """
    options = decision.options
    if not isinstance(options, OneOf) or options.unsaid or options.barred:
        return None
    return options.words[0] if len(options.words) == 1 else None


Asked = Mapping[Seat, Decision[Answer]]
Answers = Mapping[Seat, Answer]


class Together(Frozen, Generic[A_co]):
    """One question to several seats at once. Awaiting it gives the answers by seat."""

    decisions: Mapping[Seat, Decision[A_co]]

    def __await__(self) -> "Generator[Asked, Mapping[Seat, A_co], Mapping[Seat, A_co]]":
        return (yield self.decisions)


ask = Decision
"""Ask one seat: the rules await what this gives, and so get the answer."""


def ask_all(kind: str, options: Mapping[Seat, Options[A]]) -> Together[A]:
    """Ask several seats at once; it stays open until the last has answered, in any order."""
    return Together({seat: Decision(seat, kind, choice) for seat, choice in options.items()})


class Move(NamedTuple):
    """One seat's answer to one decision. Prints and reads itself: "1 lay bear giraffe mole"."""

    seat: Seat
    kind: str
    answer: Answer

    def __str__(self) -> str:
        return f"{self.seat} {self.kind} {text_of(self.answer)}"

    @classmethod
    def read(cls, text: str, *asked: Asked) -> "Move":
        """The move that *text* means while all that is *asked*; ValueError where it is none."""
        seat, kind, answer = text.split(" ", 2)
        for decision in (decisions.get(int(seat)) for decisions in asked):
            if decision is not None and decision.kind == kind:
                return cls(int(seat), kind, decision.options.read(answer))
        raise ValueError(text)
