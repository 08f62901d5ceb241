"""What a kind of options brings: how its answers are typed, told and pressed."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Generic, Literal, TypeVar

from accessible_games.core.decision import Answer, Decision, Options
from accessible_games.core.frozen import Frozen
from accessible_games.speech import accounting
from accessible_games.speech.arguments import Argument, Word, Words
from accessible_games.speech.catalogue import Catalogue
from accessible_games.speech.lexicon import Lexicon
from accessible_games.speech.teller import Teller
from accessible_games.speech.word_list import WordList

Choice = TypeVar("Choice", bound=Options[Answer])
Understood = tuple[Answer, list[str]]
"""An answer, and the words after it."""


class Utterance(Frozen):
    """A message with its arguments."""

    message: str
    arguments: Mapping[str, Argument]


class SpokenDecision(Frozen):
    """A question to somebody, with the words that they hear and type."""

    decision: Decision[Answer]
    lexicon: Lexicon
    teller: Teller
    """Has the order in which the person hears cards, and so counts them."""

    __slots__ = ("__dict__",)

    @cached_property
    def own(self) -> WordList[str]:
        """The words that mean something in this answer; see `accounting.own_words`."""
        return accounting.own_words(self.lexicon, self.decision.options)


class Buttons(Frozen):
    """Buttons that belong together, each with its text and what it types."""

    how: Literal["press", "one", "some"]
    """They type a line at once, or one or some are chosen and then sent together."""
    legend: str
    buttons: Sequence[tuple[str, str]]


class PressResult(Frozen):
    """What it means to press a word on a display: an answer, or a part of one that is kept."""

    answer: Answer | None = None
    kept: bool = False
    lacking: str = ""
    """The message that says what has to be pressed first; empty if nothing has."""


def lacking(teller: Teller, options: Options[Answer], answer: Sequence[str]) -> dict[str, Argument]:
    """The named cards that are not there; if there are too few, also their number."""
    there = Counter[str](getattr(options, "cards", ()))
    few = Counter(answer) - there
    missing = teller.sort([piece for piece in few.elements() if not there[piece]])
    piece = next(iter(missing or teller.sort([*few])), "")
    return {"lacking": Words(missing), "piece": Word(piece), "held": there[piece]}


class AnswerKind(ABC, Generic[Choice]):
    """How answers to one kind of options are typed and told."""

    goes_on: ClassVar[bool] = False
    """Whether pieces may be typed behind an answer, as of a whole move on one line."""
    verbatim: ClassVar[bool] = False
    """Whether it reads lines as they were typed, signs and all: "+5", "2,50"."""

    # What is typed

    @abstractmethod
    def read(
        self, asked: SpokenDecision, options: Choice, words: Sequence[str]
    ) -> Sequence[Understood]:
        """What words can answer, likeliest first, each with the words left for later questions.

        Raises `NotUnderstoodError` if they answer nothing.
        """

    def precedes(
        self, asked: SpokenDecision, options: Choice, text: str, words: Sequence[str]
    ) -> bool:
        """Whether a line is an answer though it begins as a command does."""
        return False

    def completions(self, lexicon: Lexicon, options: Choice) -> list[str]:
        """The words that can be answered, as they are completed."""
        return []

    # What is told

    @abstractmethod
    def choices(self, lexicon: Lexicon, kind: str, options: Choice) -> str:
        """What can be answered to a question of this kind, as a list of words."""

    @abstractmethod
    def arguments(self, teller: Teller, options: Choice) -> dict[str, Argument]:
        """The arguments that the options give to the question's words."""

    @abstractmethod
    def named(self, teller: Teller, options: Choice, answer: Answer) -> str:
        """The name of an answer, as it is said after a colon."""

    def line(self, asked: SpokenDecision, options: Choice, answer: Answer) -> str:
        """What is typed for an answer, of a kind that reads lines as they were typed."""
        return self.named(asked.teller, options, answer)

    def refused(self, teller: Teller, options: Choice, answer: Answer) -> dict[str, Argument]:
        """The arguments that a refused answer adds to those of the options."""
        if not isinstance(answer, tuple):
            return {}
        return {"given": len(answer)} | lacking(teller, options, answer)

    def moves(self, asked: SpokenDecision, options: Choice) -> Iterator[Utterance]:
        """What can be answered now, in messages."""
        yield self.in_short(asked, options)

    def in_short(self, asked: SpokenDecision, options: Choice) -> Utterance:
        """What can be answered, in one message: that of the question, or one for all."""
        kind, lexicon = asked.decision.kind, asked.lexicon
        if lexicon.catalogue.has(f"moves-{kind}"):
            return Utterance(f"moves-{kind}", asked.teller.options(asked.decision))
        return Utterance("moves-one-of", {"choices": self.choices(lexicon, kind, options)})

    @abstractmethod
    def hint(self, asked: SpokenDecision, options: Choice, answer: Answer) -> Utterance | None:
        """The message that advises an answer; None to say nothing."""

    def hinted(
        self, asked: SpokenDecision, options: Choice, answer: Answer, given: Mapping[str, Argument]
    ) -> Utterance:
        """The question's own message that advises an answer, else its name in one for all."""
        own = f"hint-{asked.decision.kind}"
        if asked.lexicon.catalogue.has(own):
            return Utterance(own, given)
        return Utterance("hint", {"choice": self.named(asked.teller, options, answer)})

    # What is pressed

    def word(self, catalogue: Catalogue, word: str) -> str:
        """A word that can be chosen, as it is said."""
        return catalogue.choice(word)

    def labels(self, word: str) -> Sequence[str]:
        """The pieces whose labels stand for a word in cells."""
        return (word,)

    def buttons(self, asked: SpokenDecision, options: Choice) -> Iterator[Buttons]:
        """The answers as buttons; none if there are too many."""
        yield from ()

    def items(self, teller: Teller, options: Choice) -> Iterable[str]:
        """The words to press on a display that are not held in a hand."""
        return ()

    def left(self, options: Choice, words: set[str], chosen: int, on_table: bool) -> int | None:
        """The presses that an answer still needs on a row with these words; None for another."""
        return None

    def touched(self, options: Choice, chosen: Sequence[str], word: str) -> PressResult:
        """What it means to press a word after those chosen."""
        if options.why_not(word) == "unknown-word":
            return PressResult()
        return PressResult(word)


AnyKind = AnswerKind[Any]
"""A kind of answers; options of a class are only given to its own kind."""


class FieldKind(Frozen):
    """How the fields of events with a mark are said, and shown on a display."""

    argument: Callable[..., Argument]
    """The field as the words need it: function(teller, value)."""
    shown: AnyKind | None = None
    """The kind whose labels stand for each word of it; None for a field that is only said."""
