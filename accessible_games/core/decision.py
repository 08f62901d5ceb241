"""Decisions: who is asked what, and which answers are legal.

All read the same object, so legality is defined once. Answers are the same in every language.
"""

from collections.abc import Generator, Iterator, Mapping
from dataclasses import field
from itertools import combinations
from random import Random
from typing import ClassVar, Generic, NamedTuple, Protocol, TypeVar

from accessible_games.core.event import Seat
from accessible_games.core.frozen import Frozen

LIKELY = 0.9
"""The probability that a likely word is drawn, if there is one."""

Chance = Random
"""What options are drawn with."""
Answer = str | int | tuple[str, ...]
A = TypeVar("A", bound=Answer)
A_co = TypeVar("A_co", bound=Answer, covariant=True)


class Options(Protocol[A_co]):
    """The answers to choose from."""

    def why_not(self, answer: Answer) -> str | None:
        """None if the answer is legal, else the key of the reason."""

    def __iter__(self) -> Iterator[A_co]:
        """Every legal answer once, always in the same order."""

    def draw(self, chance: Random) -> A_co:
        """A random legal answer; each of them has some probability."""

    def read(self, text: str) -> A_co:
        """The answer that `text_of` wrote as *text*. Raises `ValueError` if it cannot be one."""


NONE = "none"
"""Written for an empty choice of cards; no piece has this name."""


def text_of(answer: Answer) -> str:
    """An answer as a record writes it: words separated by spaces, or "none" for no cards."""
    return " ".join(answer) or NONE if isinstance(answer, tuple) else str(answer)


class OneOf(Frozen):
    """One word out of several. Barred words are known but not allowed now, each with its reason."""

    words: tuple[str, ...]
    barred: Mapping[str, str] = field(default_factory=dict)
    unsaid: tuple[str, ...] = ()
    """Words that are legal too but not offered: players have to discover them."""
    absent: tuple[str, ...] = ()
    """Words that belong to the question but not to this answer; they need no reason."""
    likely: tuple[str, ...] = ()
    """Legal words that are drawn more often, so that random games come to an end."""
    typed_too: ClassVar[tuple[str, ...]] = ()
    """Further words that can be typed, for an answer that they do not name."""
    beside: ClassVar[tuple[str, ...]] = ()
    """Lists of words that can stand beside an answer, as in "on the side of"."""
    is_searched: ClassVar[bool] = True
    """Whether hints search for the best one; not where that would tell what players look for."""

    def why_not(self, answer: Answer) -> str | None:
        """None if legal, else the reason why the word is barred, or `unknown-word`."""
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
        """The text itself is the word."""
        return text


class Cards(Frozen):
    """A number of cards from the player's own, in any combination but the forbidden one."""

    cards: tuple[str, ...]
    count: int
    forbidden: tuple[str, ...] = ()

    def why_not(self, answer: Answer) -> str | None:
        """None if legal, else `not-cards`, `wrong-count`, `not-held` or `same-cards`."""
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
        """Random cards, drawn again as long as they are the forbidden ones."""
        left, drawn, random = [*self.cards], [], chance.random
        for _ in range(self.count):
            drawn.append(left.pop(int(random() * len(left))))
        answer = tuple(drawn)
        return self.draw(chance) if self._forbids(answer) else answer

    def read(self, text: str) -> tuple[str, ...]:
        """Card words separated by spaces."""
        return tuple(text.split())

    def _forbids(self, answer: tuple[str, ...]) -> bool:
        """Whether these are the forbidden cards in any order; usually the first card decides."""
        forbidden = self.forbidden
        return answer[0] in forbidden and sorted(answer) == sorted(forbidden)


class Some(Frozen):
    """Some of the cards on the table; no cards are the empty tuple.

    Barred numbers of cards are known but not allowed now, each with its reason.
    """

    cards: tuple[str, ...]
    counts: tuple[int, ...]
    """The allowed numbers of cards, in ascending order."""
    barred: Mapping[int, str] = field(default_factory=dict)

    def why_not(self, answer: Answer) -> str | None:
        """None, or `not-cards`, `not-there`, why the number is barred, `too-many` or `too-few`."""
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
        """A random number of cards, then random cards."""
        left = list(self.cards)
        count = self.counts[int(chance.random() * len(self.counts))]
        return tuple([left.pop(int(chance.random() * len(left))) for _ in range(count)])

    def read(self, text: str) -> tuple[str, ...]:
        """Card words separated by spaces, or "none"."""
        return () if text == NONE else tuple(text.split())


class Between(Frozen):
    """A whole number from low to high, both included."""

    low: int
    high: int

    def why_not(self, answer: Answer) -> str | None:
        """None if legal, else `not-a-number` or `out-of-range`."""
        if not isinstance(answer, int):
            return "not-a-number"
        return None if self.low <= answer <= self.high else "out-of-range"

    def __iter__(self) -> Iterator[int]:
        return iter(range(self.low, self.high + 1))

    def draw(self, chance: Random) -> int:
        """Any of the numbers, each equally likely."""
        return self.low + int(chance.random() * (self.high - self.low + 1))

    def read(self, text: str) -> int:
        """The number in digits. Raises `ValueError` for anything else."""
        return int(text)


class Decision(Frozen, Generic[A_co]):
    """A question to one seat. Awaiting it in the rules gives the answer."""

    seat: Seat
    kind: str
    options: Options[A_co]
    about: Seat | None = None
    """Whom it is about, where the prompt names somebody whom the options do not."""

    def __await__(self) -> "Generator[Asked, Mapping[Seat, A_co], A_co]":
        answers = yield {self.seat: self}
        return answers[self.seat]


def only_answer(decision: Decision[Answer]) -> str | None:
    """The only conceivable answer, as a word; None if there could be another."""
    # A question that would reveal who holds a card is put to all: those with one answer hear none.
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
"""Asks one seat: the rules await the result and so get the answer."""


def ask_all(kind: str, asked: Mapping[Seat, Options[A]], about: Seat | None = None) -> Together[A]:
    """Ask several seats at once; it stays open until the last has answered, in any order."""
    return Together({seat: Decision(seat, kind, each, about) for seat, each in asked.items()})


class AnyOf(dict[Seat, Decision[Answer]]):
    """Questions to several seats at once, of which each answer counts at once.

    Awaiting them gives the first answer, as its move. Whoever is asked the same again, because
    somebody else has answered, keeps the question that they have.
    """

    def __await__(self) -> "Generator[Asked, Mapping[Seat, Answer], Move]":
        ((seat, answer),) = (yield self).items()
        return Move(seat, self[seat].kind, answer)

    def keeping(self, before: Asked, answered: Seat) -> "AnyOf":
        """The same questions, those that others had *before* as the very objects they were."""
        kept = {seat: each for seat, each in before.items() if seat != answered}
        return AnyOf(
            {seat: kept[seat] if kept.get(seat) == each else each for seat, each in self.items()}
        )


class Move(NamedTuple):
    """One seat's answer to one decision. Prints and reads itself: "1 lay bear giraffe mole"."""

    seat: Seat
    kind: str
    answer: Answer

    def __str__(self) -> str:
        return f"{self.seat} {self.kind} {text_of(self.answer)}"

    @classmethod
    def read(cls, text: str, *asked: Asked) -> "Move":
        """The move in *text*, an answer to what is *asked*. Raises `ValueError` if it is none."""
        seat, kind, answer = text.split(" ", 2)
        for decision in (decisions.get(int(seat)) for decisions in asked):
            if decision is not None and decision.kind == kind:
                return cls(int(seat), kind, decision.options.read(answer))
        raise ValueError(text)
