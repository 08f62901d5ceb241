"""Understanding typed answers: each kind of options has its own way of reading them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from accessible_games.core.decision import (
    Answer,
    AtPlace,
    Between,
    Cards,
    Decision,
    OneOf,
    Options,
    Some,
)
from accessible_games.core.frozen import Frozen
from accessible_games.speech import board, typed_cards
from accessible_games.speech.fold import fold, prefix_matches
from accessible_games.speech.lexicon import kept
from accessible_games.speech.narrator import Narrator
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.typed_words import TypedWords

SMALL = 3
"""Letters of the longest word that is ignored even within the name of a piece, such as "de"."""

LISTED = ("fillers", "both", "everything", "ordinals", "nothing", "means-me")
"""The lists of words that mean something in many answers."""
Understood = tuple[Answer, list[str]]
"""An answer, and the words after it."""


@dataclass(frozen=True)
class Answers(TypedWords):
    """Everything that can be typed as an answer in one language at one table."""

    def answer(
        self, decision: Decision[Answer], words: Sequence[str], narrator: Narrator
    ) -> Understood:
        """The answer that *words* begin with, and the words after it."""
        understood = UNDERSTANDING[type(decision.options)]
        return understood(self, decision.options, Typed(decision, words, narrator))

    def told(self, decision: Decision[Answer], words: Sequence[str]) -> list[str]:
        """The words that mean something in this answer; `NotUnderstoodError` if there are none."""
        options = decision.options
        own = self.own_words(options)
        words = self.phrased(words, (*own, *self.phrases()))
        fillers = {*self.fillers()} - own
        counts = isinstance(options, (Cards, Some))
        told = [
            word
            for place, word in enumerate(words)
            if fold(word) not in fillers or (counts and self.is_counting(words, place))
        ]
        numbered = not isinstance(options, OneOf) or self.has_numbers(options)
        told = told or [word for word in words if numbered and self.number(word) is not None]
        if not told:
            raise NotUnderstoodError("empty-answer", choices=self.choices(decision))
        return told

    def phrases(self) -> dict[str, str]:
        """All that means something in many answers and is more than one word."""

        def looked_up() -> dict[str, str]:
            forms = (form for name in LISTED for form in self.typed(name))
            return {form: form for form in forms if " " in form}

        return kept(self.catalogue.looked_up, ("phrases",), looked_up)

    def has_numbers(self, options: OneOf) -> bool:
        """Whether a number can be an answer: it is one, or the place of a piece."""
        return any(word.isdecimal() or self.is_piece(word) for word in options.words)

    def is_counting(self, words: Sequence[str], place: int) -> bool:
        """Whether a word is a number, or what is counted, as in "two animals"."""
        before, behind = words[max(place - 1, 0) : place], words[place + 1 : place + 2]
        if fold(words[place]) in self.typed("things"):
            return any(self.number(word) and not self.place(word) for word in before)
        is_number = self.number(words[place]) is not None
        return is_number and any(fold(word) in self.typed("things") for word in behind)

    def told_before(
        self, decision: Decision[Answer], words: Sequence[str]
    ) -> tuple[list[str], list[str]]:
        """The words that mean something before "for", and all from there on.

        They are for later questions, of which one may be about an exchange.
        """
        before, _ = self.exchanged(words)
        try:
            return self.told(decision, before), [*words[len(before) :]]
        except NotUnderstoodError:
            return self.told(decision, words), []

    def exchanged(self, words: Sequence[str]) -> tuple[Sequence[str], list[str]]:
        """The words before "for", and those after it, which answer the next question."""
        folded = [fold(word) for word in words]
        places = [folded.index(word) for word in self.typed("in-exchange") if word in folded]
        place = min(places, default=len(words))
        return words[:place], [*words[place + 1 :]]

    def own_words(self, options: Options[Answer]) -> set[str]:
        """Words that mean something in this answer, though they mean nothing in others."""
        words = (*options.words, *options.barred) if isinstance(options, OneOf) else ()
        if getattr(options, "kind", "") == "block":
            words = (*words, "yes")
        typed = (f"typed-{word}" for word in words)
        own = {form for each in typed if self.catalogue.has(each) for form in self.typed(each)}
        cards = getattr(options, "cards", words)
        names = self.piece_words(
            typed_cards.kinds_in([card for card in cards if self.is_piece(card)])
        )
        parts = (word for name in names if " " in name for word in name.split())
        return own | {*names} | {word for word in parts if len(word) > SMALL}

    def choices(self, decision: Decision[Answer]) -> str:
        """What can be answered, as a list of words."""
        match decision.options:
            case AtPlace() | OneOf():
                return self.asked_for(decision.kind, decision.options)
            case Cards(cards):
                names = [self.piece_name(piece) for piece in self.pieces if piece in cards]
            case Some(cards, counts):
                names = [self.piece_name(piece) for piece in self.pieces if piece in cards]
                names += [self.catalogue.say("choice-none")] if 0 in counts else []
            case Between(low, high):
                return self.catalogue.say("from-to", low=low, high=high)
        return self.catalogue.joined(names, "or")

    def answer_names(self, decision: Decision[Answer] | None) -> list[str]:
        """The words that can be answered, as they are completed."""
        if decision is None:
            return []
        if isinstance(decision.options, (Cards, Some)):
            return [
                self.piece_name(piece) for piece in self.pieces if piece in decision.options.cards
            ]
        if isinstance(decision.options, AtPlace):
            return [self.answer_name(word) for word in decision.options.words]
        if isinstance(decision.options, OneOf) and decision.options.kind == "domino":
            return [self.piece_name(piece) for piece in self.pieces]
        if isinstance(decision.options, OneOf):
            return [
                self.catalogue.words(f"typed-{word}")[0]
                for word in decision.options.words
                if not word.isdecimal() and self.catalogue.has(f"typed-{word}")
            ]
        return []

    def number_meant(self, word: str, low: int, high: int) -> int:
        """A number; whether it lies within the limits is for the table to judge."""
        number = high if fold(word) in self.typed("everything") else self.number(word)
        if number is None and low == 0 and prefix_matches(fold(word), self.typed("nothing")):
            return 0
        if number is None:
            raise NotUnderstoodError("not-between", word=word, low=low, high=high)
        return number


class Typed(Frozen):
    """What was typed for a decision."""

    decision: Decision[Answer]
    words: Sequence[str]
    narrator: Narrator
    """Has the order in which the person hears cards, and so counts them."""


def place_typed(answers: Answers, options: AtPlace, typed: Typed) -> Understood:
    """A word and a place, in any order; fillers may be columns."""
    if not typed.words:
        answers.told(typed.decision, ())
    return board.at_place(answers, options, typed.words, typed.decision.kind), []


def hand_typed(answers: Answers, options: Cards, typed: Typed) -> Understood:
    """Cards out of one's own hand."""
    told = answers.told(typed.decision, typed.words)
    return typed_cards.in_hand(answers, options, told, typed.narrator), []


def some_typed(answers: Answers, options: Some, typed: Typed) -> Understood:
    """Cards that lie there; the words after "for" answer the next question."""
    words, behind = answers.exchanged(typed.words)
    if not words:
        words, behind = behind, []
    told = answers.told(typed.decision, words)
    cards, rest = typed_cards.lying(answers, options, told, typed.narrator)
    return cards, rest + behind


def number_typed(answers: Answers, options: Between, typed: Typed) -> Understood:
    """A number."""
    word, *rest = answers.told(typed.decision, typed.words)
    return answers.number_meant(word, options.low, options.high), rest


def word_typed(answers: Answers, options: OneOf, typed: Typed) -> Understood:
    """A plain word, or a domino or a block, whose names have several words."""
    words = [answers.named_self(word, options, typed.narrator) for word in typed.words]
    told, behind = answers.told_before(typed.decision, words)
    if options.kind == "domino":
        return board.domino(answers, typed.decision.kind, options, typed.words), []
    if options.kind == "block":
        return board.block(answers, options, told), []
    word, rest = answers.word_meant(options, told)
    return word, rest + behind


UNDERSTANDING: Mapping[type, Callable[[Answers, Any, Typed], Understood]] = {
    AtPlace: place_typed,
    Cards: hand_typed,
    Some: some_typed,
    Between: number_typed,
    OneOf: word_typed,
}
"""The function that understands answers, by the kind of options that they choose from."""
