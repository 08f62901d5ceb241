"""Answers that were typed, understood: each kind of options has its own way of reading them."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
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
from accessible_games.core.event import kind_and_value
from accessible_games.core.frozen import Frozen
from accessible_games.speech import board, typed_cards
from accessible_games.speech.fold import fold, prefix_matches
from accessible_games.speech.lexicon import Lexicon
from accessible_games.speech.narrator import Narrator
from accessible_games.speech.problem import NotUnderstoodError

SMALL = 3
"""Letters of the longest word that is small also within the name of a piece, as "de" is."""

Understood = tuple[Answer, list[str]]
"""An answer, and the words behind it."""


@dataclass(frozen=True)
class Answers(Lexicon):
    """All that can be typed as an answer in one language at one table."""

    people: Mapping[str, str] = field(default_factory=dict, kw_only=True)
    """The piece that each person is called by, by their folded names."""

    def answer(
        self, decision: Decision[Answer], words: Sequence[str], narrator: Narrator
    ) -> Understood:
        """The answer that *words* begin with, and the words behind it."""
        understood = UNDERSTANDING[type(decision.options)]
        return understood(self, decision.options, Typed(decision, words, narrator))

    def told(self, decision: Decision[Answer], words: Sequence[str]) -> list[str]:
        """The words that mean something in this answer; `NotUnderstoodError` for none at all."""
        fillers = {*self.fillers()} - self.own_words(decision.options)
        told = [word for word in words if fold(word) not in fillers]
        told = told or [word for word in words if self.number(word) is not None]
        if not told:
            raise NotUnderstoodError("empty-answer", choices=self.choices(decision))
        return told

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
        """What stands before "for", and what stands behind it: that answers the next question."""
        folded = [fold(word) for word in words]
        places = [folded.index(word) for word in self.typed("in-exchange") if word in folded]
        place = min(places, default=len(words))
        return words[:place], [*words[place + 1 :]]

    def own_words(self, options: Options[Answer]) -> set[str]:
        """Words that mean something in this answer, though they mean nothing in others."""
        words = (*options.words, *options.barred) if isinstance(options, OneOf) else ()
        typed = (f"typed-{word}" for word in words)
        own = {form for each in typed if self.catalogue.has(each) for form in self.typed(each)}
        cards = getattr(options, "cards", words)
        names = self.piece_words(
            typed_cards.kinds_in([card for card in cards if self.is_piece(card)])
        )
        parts = (word for name in names if " " in name for word in name.split())
        return own | {word for word in parts if len(word) > SMALL}

    @staticmethod
    def split(text: str) -> list[str]:
        """The words of a typed move; a comma or an apostrophe ends a word too."""
        return re.findall(r"[^\s,'’]+", text)

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
        number = self.number(word)
        if number is None and low == 0 and prefix_matches(fold(word), self.typed("nothing")):
            return 0
        if number is None:
            raise NotUnderstoodError("not-between", word=word, low=low, high=high)
        return number

    def word_meant(self, options: OneOf, told: list[str]) -> tuple[str, list[str]]:
        """One of the words that are known, whether allowed or barred, and what comes behind it."""
        known = [*options.words, *options.barred]
        word, *rest = typed_cards.whole_names(self, told)
        number, value = self.number(word), self.number(rest[0]) if rest else None
        if str(number) in known:
            return str(number), rest
        pieces = [name for name in options.words if self.is_piece(name)]
        if number is not None and pieces:
            return typed_cards.placed(number, pieces), rest
        found = self._begun_in(known, word)
        others = [name for name in options.words if name != "no"]
        if not found and len(others) == 1 and fold(word) in self.typed("yes"):
            return others[0], rest  # yes to the only card that can be played
        valued = [name for name in found if value is not None and name.endswith(f"-{value}")]
        if len(found) > 1 and valued:
            return valued[0], rest[1:]
        if len(found) != 1:
            choices = self.names_of(found or options.words)
            message = "ambiguous-word" if found else "unknown-word"
            raise NotUnderstoodError(message, word=word, choices=choices)
        return found[0], self._without_echo(found[0], rest[1:] if valued else rest)

    def _without_echo(self, word: str, rest: list[str]) -> list[str]:
        """What is left behind an answer, without its other words: "stay out" is one answer."""
        echoes = self.answer_words(word) if self.catalogue.has(f"typed-{word}") else []
        return rest[1:] if rest and fold(rest[0]) in echoes else rest

    def _begun_in(self, known: Iterable[str], word: str) -> list[str]:
        """The known words that a typed one begins; pieces also by who is called so."""
        typed: dict[str, tuple[str, ...]] = {}
        for name in (name for name in known if not name.isdecimal()):
            if self.is_piece(name):
                forms_ = [*self.piece_words([kind_and_value(name)[0]])]
                forms_ += [person for person, piece in self.people.items() if piece == name]
            else:
                forms_ = [name, *self.typed(f"typed-{name}")]
            for form in forms_:
                typed[form] = (*typed.get(form, ()), name)
        return list(
            dict.fromkeys(name for names in prefix_matches(fold(word), typed) for name in names)
        )

    def seat(self, text: str, called: Sequence[str]) -> int:
        """The seat that is typed: by its piece, or by the name of who plays there."""
        found = self._begun_in(called, " ".join(text.split()))
        if len(found) == 1:
            return called.index(found[0])
        choices = self.names_of(found or called)
        raise NotUnderstoodError(
            "ambiguous-word" if found else "no-such-person", word=text, choices=choices
        )


class Typed(Frozen):
    """What was typed for a decision."""

    decision: Decision[Answer]
    words: Sequence[str]
    narrator: Narrator
    """Has the order in which the person hears cards, and so counts them."""


def place_typed(answers: Answers, options: AtPlace, typed: Typed) -> Understood:
    """A word and a place, in whatever order; fillers may be columns."""
    if not typed.words:
        answers.told(typed.decision, ())
    return board.at_place(answers, options, typed.words, typed.decision.kind), []


def hand_typed(answers: Answers, options: Cards, typed: Typed) -> Understood:
    """Cards out of one's own hand."""
    told = answers.told(typed.decision, typed.words)
    return typed_cards.in_hand(answers, options, told, typed.narrator), []


def some_typed(answers: Answers, options: Some, typed: Typed) -> Understood:
    """Cards that lie there; what stands behind "for" answers the next question."""
    words, behind = answers.exchanged(typed.words)
    told = answers.told(typed.decision, words)
    cards, rest = typed_cards.lying(answers, options, told, typed.narrator)
    return cards, rest + behind


def number_typed(answers: Answers, options: Between, typed: Typed) -> Understood:
    """A number."""
    word, *rest = answers.told(typed.decision, typed.words)
    return answers.number_meant(word, options.low, options.high), rest


def word_typed(answers: Answers, options: OneOf, typed: Typed) -> Understood:
    """A plain word, or a domino or a block, which have names of several words."""
    told, behind = answers.told_before(typed.decision, typed.words)
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
"""How answers are understood, by the kind of options that they choose from."""
