"""The kinds of options that SixPack brings: a word at a place, a domino, a block."""

from collections.abc import Iterator
from dataclasses import field
from itertools import product
from typing import ClassVar, Protocol

from accessible_games.core.decision import Answer, Chance, OneOf
from accessible_games.core.frozen import Frozen


class Board(Protocol):
    """Judges a word at a place; equal boards give equal judgements."""

    def why_not(self, word: str, place: str) -> str | None:
        """None if legal, else the key of the reason. The place may be any text."""

    def lies(self, place: str) -> str | None:
        """The piece at a place; None where nothing lies."""


class AtPlace(Frozen):
    """A word at a place of a board, such as ("cola", "h8")."""

    words: tuple[str, ...]
    places: tuple[str, ...]
    """All places where a word may be legal; at least one of them takes a word."""
    board: Board
    _legal: list[tuple[str, str]] = field(default_factory=list, init=False)
    """All legal answers, once they have been computed."""

    def why_not(self, answer: Answer) -> str | None:
        """None if legal, else `not-a-place`, `unknown-word`, or the board's reason."""
        if not isinstance(answer, tuple) or len(answer) != 2:
            return "not-a-place"
        word, place = answer
        return self.board.why_not(word, place) if word in self.words else "unknown-word"

    def __iter__(self) -> Iterator[tuple[str, str]]:
        if not self._legal:
            every = product(self.places, self.words)
            self._legal[:] = [(w, at) for at, w in every if self.board.why_not(w, at) is None]
        return iter(self._legal)

    def draw(self, chance: Chance) -> tuple[str, str]:
        """A random word and place, drawn again until they are legal."""
        words, places, random, why_not = self.words, self.places, chance.random, self.board.why_not
        while True:
            word = words[int(random() * len(words))]
            place = places[int(random() * len(places))]
            if why_not(word, place) is None:
                return word, place

    def read(self, text: str) -> tuple[str, ...]:
        """A word, a space and a place."""
        return tuple(text.split())


class OneDomino(OneOf):
    """One domino out of several, such as "cola-spezi"."""


class OneBlock(OneOf):
    """A block of six places, such as "m12-o13", or no."""

    typed_too: ClassVar[tuple[str, ...]] = ("yes",)
    is_searched: ClassVar[bool] = False
