"""The words of one language at one table: what a typed word can mean, and what is said for it."""

from collections.abc import Callable, Container, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TypeVar

from accessible_games.core.event import kind_and_value
from accessible_games.speech.catalogue import Catalogue
from accessible_games.speech.line import cleaned, parted_at_apostrophes
from accessible_games.speech.normalize import fold, forms, prefix_matches
from accessible_games.speech.problem import NotUnderstoodError, UnreadError
from accessible_games.speech.word_list import WordList, word_list

V = TypeVar("V")

LAST = -1
"""The place that "last" names, whatever the length of the list."""
LITTLE = ("little", "polite")
"""The lists of words that change nothing in any line."""
COMMON = (
    *("denials", "half-denials", "any", "none-of", "nothing", "asking", "things", "comparing"),
    *("greetings", *LITTLE),
)
"""The lists of words that mean something of their own in many lines."""
LONGEST_NUMBER = 9
"""Digits of a number that can be meant; Python reads thousands of them slowly or not at all."""


@dataclass(frozen=True, eq=False)
class Lexicon:
    """Words of pieces, of numbers and of answers, as they are said and as they are typed."""

    catalogue: Catalogue
    pieces: Sequence[str] = ()
    people: Mapping[str, str] = field(default_factory=dict)
    """The piece that each person is called by, by their folded names."""

    def number(self, word: str) -> int | None:
        """A number in digits or as a word, if it is one."""
        if word.isdecimal():
            return int(word) if len(word) <= LONGEST_NUMBER else None
        found = self._cardinals.get(fold(word))
        return self.place(word) if found is None else found

    def place(self, word: str) -> int | None:
        """The place that an ordinal names, such as "third" or "3.", if it is one; or `LAST`.

        A piece of that name comes first: in French, "second" is the Mate.
        """
        if word[-1:] == "." and word[:-1].isdecimal() and len(word) <= LONGEST_NUMBER:
            return int(word[:-1])
        return self._ordinals.get(fold(word))

    @cached_property
    def _cardinals(self) -> WordList[int]:
        """The words that count, each with its number."""
        return self.shared("cardinals", self._all_cardinals)

    def _all_cardinals(self) -> WordList[int]:
        return WordList(self.typed("numbers") | dict.fromkeys(self.typed("ones"), 1))

    @cached_property
    def _ordinals(self) -> WordList[int]:
        """The words that name a place, but no piece."""
        return self.shared(("ordinals", *self.pieces), self._all_ordinals)

    def _all_ordinals(self) -> WordList[int]:
        places, pieces = self.typed("ordinals"), self.all_pieces()
        named = {word: place for word, place in places.items() if word not in pieces}
        return WordList(named | dict.fromkeys(self.typed("lasts"), LAST))

    def all_pieces(self) -> WordList[str]:
        """All that can be typed for the kinds of pieces of the game."""
        return self._kinds

    @cached_property
    def _kinds(self) -> WordList[str]:
        return self.shared(("kinds", *self.pieces), self._all_kinds)

    def _all_kinds(self) -> WordList[str]:
        return self._piece_words(dict.fromkeys(kind_and_value(piece)[0] for piece in self.pieces))

    def whole_deck(self) -> WordList[str]:
        """All that can be typed for the pieces of the game, each with the last one called so."""
        return self.shared(("pieces", *self.pieces), lambda: self._piece_words(self.pieces))

    def answer_name(self, word: str) -> str:
        """A word that can be answered, as it is said: a piece by its name."""
        return (
            self.catalogue.piece(word)
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
        """Whether a whole word means that nothing is chosen; a beginning never does."""
        return fold(word) in self.typed("nothing")

    def little(self) -> WordList[int]:
        """Words and phrases that change nothing in any line: articles, politeness, "I want"."""
        return self.typed(*LITTLE)

    def beside(self, kind: str) -> WordList[int]:
        """Words that change nothing in an answer to a question of this kind.

        Little ones, and the nouns and verbs of the game and of the question: the messages `details`
        and `details-KIND`.
        """
        if not kind:
            return self.little()
        return self.shared(("beside", kind), lambda: self.typed(*LITTLE, *self._details(kind)))

    def details(self, kind: str) -> WordList[int]:
        """The nouns and verbs of the game and of a question of this kind."""
        return self.typed(*self._details(kind))

    def _details(self, kind: str) -> list[str]:
        """The messages that list them."""
        return [name for name in ("details", f"details-{kind}") if self.catalogue.has(name)]

    def is_little(self, word: str, beside: Container[str]) -> bool:
        """Whether a word changes nothing, such as an article that an apostrophe parted."""
        elided = "'" in word and fold(word) in self.typed("elisions")
        return elided or fold(word) in beside

    def is_common(self, word: str) -> bool:
        """Whether a word means something of its own, and so is the beginning of no other."""
        return fold(word) in self.shared("common", self._common)

    def _common(self) -> WordList[int]:
        return self.typed(*COMMON, *[f"asks-{name}" for name in self.catalogue.beginning("asks-")])

    def matches(self, word: str, known: Mapping[str, V]) -> list[V]:
        """What a typed word means among some, whole or by its beginning."""
        typed = fold(word)
        if typed not in known and not self._is_beginning(word):
            return []
        return prefix_matches(typed, known)

    def _is_beginning(self, word: str) -> bool:
        """Whether a word may be the beginning of another one in an answer.

        A whole word of the language never is.
        """
        return not self.is_common(word) and fold(word) not in self.typed("whole-words")

    def meant(
        self, word: str, words: Mapping[str, str], unknown: str | None = "unknown-piece"
    ) -> str:
        """The word among some that was typed or begun.

        Raises `NotUnderstoodError` if it is none: the message *unknown*, or `UnreadError`.
        """
        found = prefix_matches(fold(word), words) if unknown else self.matches(word, words)
        if len(found) == 1:
            return found[0]
        if not found and unknown is None:
            raise UnreadError
        possible = found or list(dict.fromkeys(words.values()))
        choices = self.catalogue.joined([self.answer_name(each) for each in possible], "or")
        message = "ambiguous-word" if found else str(unknown)
        raise NotUnderstoodError(message, word=word, choices=choices)

    def typed(self, *messages: str) -> WordList[int]:
        """The words of messages in all ways of typing them; see `word_list`.

        A game may add words to those of the program, in a message `own-` and that name.
        """
        known, words = self.catalogue.worked_out.typed, self.catalogue
        if messages not in known:
            own = filter(words.has, [f"own-{message}" for message in messages])
            known[messages] = word_list(words.language, *map(words.say, (*messages, *own)))
        return known[messages]

    def shared(self, name: Hashable, look_up: Callable[[], WordList[V]]) -> WordList[V]:
        """The list for a name in all vocabularies of these words, worked out once.

        There may not be many names, because no list is ever forgotten.
        """
        known: dict[Hashable, WordList[V]] = self.catalogue.worked_out.lists
        if name not in known:
            known[name] = look_up()
        return known[name]

    def piece_words(self, pieces: Iterable[str]) -> WordList[str]:
        """All that can be typed for some pieces."""
        names = tuple(pieces)
        return self.catalogue.worked_out.remembered(
            ("pieces", names), lambda: self._piece_words(names)
        )

    def _piece_words(self, pieces: Iterable[str]) -> WordList[str]:
        return WordList({form: piece for piece in pieces for form in self.forms_of_piece(piece)})

    def forms_of_piece(self, piece: str) -> WordList[str]:
        """All that can be typed for a piece."""

        def looked_up() -> WordList[str]:
            names = self.catalogue.called(piece)
            return WordList({form: piece for name in names for form in self._name_forms(name)})

        return self.shared(("piece", piece), looked_up)

    def _name_forms(self, name: str) -> Sequence[str]:
        """A name as it may be typed, also without its little words: "jack hearts".

        Those are left out of a line before its names are read.
        """
        little = self.little()
        whole = forms(name)
        parts = [word for word in whole[0].split() if word not in little]
        short = " ".join(parts)
        return whole if short in ("", *whole) else (*whole, *forms(short))

    def typed_for(self, word: str) -> Iterable[str]:
        """All that can be typed for a word that is no piece, if it has words of its own."""
        return self.typed(f"typed-{word}") if self.catalogue.has(f"typed-{word}") else ()

    def numbered(self, kind: str) -> Mapping[str, int]:
        """The nouns beside which a number answers a question of this kind, such as "row"."""
        message = f"numbered-{kind}"
        return self.typed(message) if self.catalogue.has(message) else {}

    def names_piece(self, word: str) -> bool:
        """Whether a word is a complete name of a piece, or of whoever is called by one."""
        typed = fold(word)
        return typed in self.all_pieces() or self.people.get(typed) in self.pieces

    def is_called(self, known: Iterable[str], word: str) -> bool:
        """Whether a word is a complete word for one of the known ones."""
        typed = fold(word)
        return any(self._is_form(name, typed) for name in known)

    def _is_form(self, name: str, typed: str) -> bool:
        """Whether something folded is among the `forms_of` a known word."""
        if self.is_piece(name):
            forms = self.forms_of_piece(kind_and_value(name)[0])
            return typed in forms or self.people.get(typed) == name
        return not name.isdecimal() and (typed == name or typed in self.typed(f"typed-{name}"))

    def forms_of(self, name: str) -> list[str]:
        """All that can be typed for a known word; a piece also by whoever is called so."""
        if self.is_piece(name):
            people = [person for person, piece in self.people.items() if piece == name]
            return [*self.forms_of_piece(kind_and_value(name)[0]), *people]
        return [] if name.isdecimal() else [name, *self.typed(f"typed-{name}")]

    @staticmethod
    def split(text: str) -> list[str]:
        """The words of a typed move; an apostrophe stays with the short one of two."""
        return [part for word in cleaned(text).split() for part in parted_at_apostrophes(word)]
