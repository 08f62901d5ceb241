"""Cards that are held up at a real table, as they are typed: by name, by label, or as a number.

"3 goats, pig", "3g7 p5" and "⠛⠼⠛ pig" are understood; labels come first. A number counts what
follows it. Behind a name it is the value on the card: "toucan 3 4" are two cards, and "goat 7" is
one, where a comma or the end of the line follows.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from accessible_games.braille.decks import box
from accessible_games.braille.folding import folded
from accessible_games.braille.labels import labels_by_piece
from accessible_games.core.event import Piece, Pieces, kind_and_value
from accessible_games.core.frozen import Frozen
from accessible_games.games import GAMES
from accessible_games.speech.catalogue import Catalogue, Language
from accessible_games.speech.lexicon import Lexicon
from accessible_games.speech.line import APOSTROPHES, clauses
from accessible_games.speech.problem import ProblemError
from accessible_games.speech.typed_cards import kinds_in, whole_names

COUNTED = re.compile(r"(\d{1,2})[x×*]?(\D.*)")
"""A number and a label or name typed as one word: "3g7", "3×goat"."""
VALUED = re.compile(r"(\D+)(\d{1,2})")
"""A name and a value typed as one word: "toucan3"."""


class HeldError(ProblemError):
    """Cards that cannot be held up together, or that are not understood."""


class Printed(Frozen):
    """What is known of the printed cards of a game in a language."""

    labels: Mapping[str, Piece]
    """The pieces by their labels as typed without accents, and by their cells."""
    copies: Mapping[Piece, int]
    """How many there are in the box."""
    values: Mapping[Piece, int | None]
    """The numbers on cards that the rules do not tell apart by them."""


@cache
def printed(game: str, language: Language) -> Printed:
    """The printed cards of a game that its rules know."""
    cards = box(game, language)
    labels: dict[str, Piece] = {}
    for piece, label in labels_by_piece(cards, language).items():
        if len(label.lines) == 1:
            labels |= {label.lines[0].casefold(): piece, label.cells[0]: piece}
    for written, piece in [*labels.items()]:
        labels.setdefault(folded(written), piece)
    counted: Counter[Piece] = Counter()
    for card in cards:
        counted[card.piece_id] += card.copies
    return Printed(labels, counted, {card.piece_id: card.value for card in cards})


def read_cards(text: str, catalogue: Catalogue, pieces: Sequence[Piece]) -> Pieces:
    """The cards that a line names, out of some pieces of the catalogue's game, in their order.

    Raises `HeldError` if a word means none of them, or if there are fewer in the box.
    """
    reading = Reading(catalogue, pieces)
    named = [card for clause in clauses(text) for card in reading.clause(clause)]
    if not named:
        raise HeldError("held-nothing")
    check_box(named, catalogue)
    return tuple(sorted(named, key=[*pieces].index))


def check_box(cards: Iterable[Piece], catalogue: Catalogue) -> None:
    """Raise `HeldError` if there are more of a card than in the box."""
    copies = printed(catalogue.game or "", catalogue.language).copies
    for piece, count in Counter(cards).items():
        if count > copies.get(piece, count):
            raise HeldError(
                "held-too-many", count=copies[piece], found=count, name=catalogue.piece(piece)
            )


class Reading:
    """Reads cards in the words of one catalogue."""

    def __init__(self, catalogue: Catalogue, pieces: Sequence[Piece]) -> None:
        self.lexicon = Lexicon(catalogue, GAMES[catalogue.game or ""].pieces)
        self._catalogue, self._pieces = catalogue, pieces
        self._printed = printed(catalogue.game or "", catalogue.language)

    def clause(self, text: str) -> list[Piece]:
        """The cards in a part of a line without signs."""
        words = [part for word in text.translate(APOSTROPHES).split() for part in self._parts(word)]
        words = whole_names(self.lexicon, [word for word in words if not self.is_little(word)])
        found: list[Piece] = []
        while words:
            count, words = self._count(words)
            piece, words = self._one(words)
            more, words = self._more_values(piece, words)
            found += [piece] * count + more
        return found

    def is_little(self, word: str) -> bool:
        """Whether a word changes nothing, such as an article, and is no label."""
        known = word.casefold() in self._printed.labels or self.lexicon.number(word) is not None
        return not known and self.lexicon.is_little(word, self.lexicon.little())

    def _parts(self, word: str) -> list[str]:
        """A word as it is read: one with a number before or behind it as two."""
        if word.casefold() in self._printed.labels or word.isdecimal():
            return [word]
        if match := COUNTED.fullmatch(word):
            return [match.group(1), *self._parts(match.group(2))]
        if (match := VALUED.fullmatch(word)) and self.named(match.group(1)):
            return [match.group(1), match.group(2)]
        return [word]

    def _count(self, words: list[str]) -> tuple[int, list[str]]:
        """How many of what follows are meant, and what follows."""
        number = self.lexicon.number(words[0])
        if number is None or words[0].casefold() in self._printed.labels:
            return 1, words
        if not words[1:]:
            raise HeldError("held-number-alone", word=words[0])
        return max(0, number), words[1:]

    def _one(self, words: list[str]) -> tuple[Piece, list[str]]:
        """The card that the first words name, and the words behind it."""
        word, *rest = words
        label = self._printed.labels.get(word.casefold()) or self._printed.labels.get(folded(word))
        if label in self._pieces:
            return str(label), rest
        found = self.named(word)
        number = self.lexicon.number(rest[0]) if rest else None
        values = [piece for piece in found if kind_and_value(piece)[1] not in (None, number)]
        if number is not None and len(found) > len(values):
            valued = [piece for piece in found if self._value(piece) == number]
            if valued and (len(found) > 1 or not rest[1:]):
                return valued[0], rest[1:]
        if len(found) == 1:
            return found[0], rest
        raise self._unclear(word, found)

    def _value(self, piece: Piece) -> int | None:
        value = kind_and_value(piece)[1]
        return self._printed.values.get(piece) if value is None else value

    def _more_values(self, piece: Piece, words: list[str]) -> tuple[list[Piece], list[str]]:
        """Further cards of the same kind, named by their values alone, and the words behind them.

        A number before another name counts it, unless all cards of that name are there once.
        """
        kind, value = kind_and_value(piece)
        found: list[Piece] = []
        while value is not None and words and words[0].isdecimal():
            other = f"{kind}-{int(words[0])}"
            if other not in self._pieces or (words[1:] and self._may_count(words[1])):
                break
            found, words = [*found, other], words[1:]
        return found, words

    def _may_count(self, word: str) -> bool:
        label = self._printed.labels.get(word.casefold())
        named = [label] if label else self.named(word)
        return any(self._printed.copies.get(piece, 1) > 1 for piece in named)

    def named(self, word: str) -> list[Piece]:
        """The pieces that a word names or begins, of any value."""
        words = self.lexicon.piece_words(kinds_in(self._pieces))
        kinds = self.lexicon.matches(word, words)
        return [piece for piece in self._pieces if kind_and_value(piece)[0] in kinds]

    def _unclear(self, word: str, found: Sequence[Piece]) -> HeldError:
        """Why a word names no card, or more than one."""
        if not found:
            return HeldError("held-unknown", word=word)
        names = [self._catalogue.piece(piece) for piece in found]
        return HeldError("ambiguous-word", word=word, choices=self._catalogue.joined(names, "or"))
