"""Understanding answers that are words: actions, people and cards, however they are named."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from accessible_games.core.decision import Answer, Decision, OneOf, Options
from accessible_games.core.event import kind_and_value
from accessible_games.speech import typed_cards
from accessible_games.speech.fold import fold, prefix_matches
from accessible_games.speech.lexicon import Lexicon
from accessible_games.speech.narrator import Narrator
from accessible_games.speech.problem import NotUnderstoodError


@dataclass(frozen=True)
class TypedWords(Lexicon):
    """Everything that can be typed for the words of a question."""

    people: Mapping[str, str] = field(default_factory=dict, kw_only=True)
    """The piece that each person is called by, by their folded names."""

    def begins_answer(self, decision: Decision[Answer], text: str) -> bool:
        """Whether a line begins with a word of the question, which is more than a letter."""
        own = self.question_words(decision.options)
        first = next(iter(self.phrased(self.split(text), own)), "")
        return fold(first) in own and len(fold(first)) > 1

    def question_words(self, options: Options[Answer]) -> set[str]:
        """All that can be typed for the words of a question, and for its pieces."""
        words = getattr(options, "words", ())
        known = {form for word in words for form in self.typed_for(word)}
        cards = [card for card in getattr(options, "cards", words) if self.is_piece(card)]
        return known | {*self.piece_words(typed_cards.kinds_in(cards))}

    def typed_for(self, word: str) -> Iterable[str]:
        """All that can be typed for a word that is no piece, if it has words of its own."""
        return self.typed(f"typed-{word}") if self.has_words(word) else ()

    def word_meant(self, options: OneOf, told: list[str]) -> tuple[str, list[str]]:
        """A known word, whether allowed or barred, and the words after it."""
        known = [*options.words, *options.barred]
        word, *rest = self.verb_first(known, typed_cards.whole_names(self, told))
        number, value = self.number(word), self.number(rest[0]) if rest else None
        if number is not None and not self.is_called(known, word):
            if str(number) in known:
                return str(number), rest
            pieces = [name for name in options.words if self.is_piece(name)]
            if pieces:
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
            if not found and fold(word) in self.piece_words(typed_cards.kinds_in(self.pieces)):
                raise NotUnderstoodError("not-now", word=word, choices=choices)
            message = "ambiguous-word" if found else "unknown-word"
            raise NotUnderstoodError(message, word=word, choices=choices)
        return found[0], self._without_echo(found[0], rest[1:] if valued else rest)

    def named_self(self, word: str, options: OneOf, narrator: Narrator) -> str:
        """A word, or the name of the listener for "me", where their piece can be chosen."""
        if fold(word) not in self.typed("means-me") or narrator.listener is None:
            return word
        own = narrator.called[narrator.listener] if narrator.called else ""
        return self.piece_name(own) if own in options.words else word

    def verb_first(self, known: Sequence[str], told: list[str]) -> list[str]:
        """The words with an action at the end put first, as in "den Kapitän überfallen"."""
        actions = [name for name in known if not self.is_piece(name)]
        last = len(told) > 1 and self.is_called(actions, told[-1])
        return [told[-1], *told[:-1]] if last and not self.is_called(actions, told[0]) else told

    def is_called(self, known: Iterable[str], word: str) -> bool:
        """Whether a word is a complete word for one of the known ones."""
        return any(fold(word) in self.forms_of(name) for name in known)

    def forms_of(self, name: str) -> list[str]:
        """All that can be typed for a known word; a piece also by whoever is called so."""
        if self.is_piece(name):
            people = [person for person, piece in self.people.items() if piece == name]
            return [*self.piece_words([kind_and_value(name)[0]]), *people]
        return [] if name.isdecimal() else [name, *self.typed(f"typed-{name}")]

    def _without_echo(self, word: str, rest: list[str]) -> list[str]:
        """The words after an answer, without the rest of its own: "stay out" is one answer."""
        echoes = self.forms_of(word) if self.is_piece(word) or self.has_words(word) else []
        return rest[1:] if rest and fold(rest[0]) in echoes else rest

    def has_words(self, word: str) -> bool:
        """Whether a word that is no piece can be typed in words of its own."""
        return self.catalogue.has(f"typed-{word}")

    def _begun_in(self, known: Iterable[str], word: str) -> list[str]:
        """The known words that a typed one begins; pieces also by whoever is called so."""
        typed: dict[str, tuple[str, ...]] = {}
        for name in known:
            for form in self.forms_of(name):
                typed[form] = (*typed.get(form, ()), name)
        return list(
            dict.fromkeys(name for names in prefix_matches(fold(word), typed) for name in names)
        )

    def seat(self, text: str, called: Sequence[str]) -> int:
        """The seat that is typed: by its piece, or by the name of whoever plays there."""
        found = self._begun_in(called, " ".join(text.split()))
        if len(found) == 1:
            return called.index(found[0])
        choices = self.names_of(found or called)
        raise NotUnderstoodError(
            "ambiguous-word" if found else "no-such-person", word=text, choices=choices
        )

    @staticmethod
    def split(text: str) -> list[str]:
        """The words of a typed move; a comma or an apostrophe ends a word too."""
        return re.findall(r"[^\s,&'’]+", text)
