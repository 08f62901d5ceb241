"""The words of a typed line of an evening, taken one after the other."""

import re
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TypeVar

from accessible_games.core.event import Seat
from accessible_games.games.lifeboat.state import NAME as LIFEBOAT
from accessible_games.real_table.scoring.sheets import SCORED, titled
from accessible_games.real_table.sheet import HUNDRED, SKAT
from accessible_games.speech.answer_kind import SpokenDecision
from accessible_games.speech.lexicon import Lexicon
from accessible_games.speech.normalize import fold, prefix_matches
from accessible_games.speech.problem import NotUnderstoodError

T = TypeVar("T")
NUMBER = re.compile(r"([+-]?)(\d{1,9})(?:[.,](\d{1,2}))?", re.ASCII)
MINUS = str.maketrans(dict.fromkeys("−–—", "-"))
"""Every sign that is typed for a minus."""
PARTS = re.compile(r"[;:!]|,(?!\d)|(?<!\d),|\.(?!\d)")
"""Signs between amounts, but for a comma within a number."""
LONGEST = 5
"""The most words of a name, or of a phrase."""


class Typed:
    """The words of a line that are still to be read; little words before what counts are skipped.

    A name comes first: "a" may be Ana, though it means nothing in a line.
    """

    def __init__(self, asked: SpokenDecision, words: Sequence[str]) -> None:
        text = PARTS.sub(" ", " ".join(words).translate(MINUS))
        self.asked, self.lexicon, self.words = asked, asked.lexicon, text.split()
        self.signs, self.count = " ".join(words), len(self.words)
        self.little = self.lexicon.beside(asked.decision.kind)
        self.named = {part for name in asked.teller.names for part in fold(name).split()}
        self.named |= {*self.lexicon.typed("typed-me")}

    @property
    def speaker(self) -> Seat:
        """Who is meant by "I": whoever types, or who was named first at a keyboard for all."""
        return self.asked.decision.seat

    def past_little(self, take: Callable[[], T | None]) -> T | None:
        """Take something at the beginning, or behind little words; None if it is not there."""
        before = self.words
        while self.words:
            found = take()
            if found is not None:
                return found
            if not self._is_little(self.words[0]):
                break
            self.words = self.words[1:]
        self.words = before
        return None

    def begins(self, name: str) -> bool:
        """Take the words of a list if the line begins with them; return whether it did."""
        return self.past_little(partial(self._listed, name)) is not None

    def _begins_entry(self, word: str) -> bool:
        """Take a word that begins an entry; the English one is understood in every language.

        But not "end": whoever types it wants to leave, and to go on later.
        """
        also = word == "sheet" and self.begins("typed-new-sheet")
        if also or self.begins(f"typed-{word}"):
            return True
        english = word != "end" and bool(self.words) and fold(self.words[0]) == word
        self.words = self.words[english:]
        return english

    def begun(self, known: Iterable[str]) -> str:
        """Take what begins an entry, and return its word among *known*; empty if it is none.

        The longest wins: "throw" rolls dice, "throw a coin" does not.
        """
        before, behind = self.words, dict[str, list[str]]()
        for word in known:
            if self._begins_entry(word):
                behind[word] = self.words
            self.words = before
        longest = min(behind, key=lambda word: len(behind[word]), default="")
        self.words = behind.get(longest, before)
        return longest

    def _listed(self, name: str) -> bool | None:
        known = self.lexicon.typed(name)
        return self._longest(lambda phrase: True if phrase in known else None)

    def _longest(self, meant: Callable[[str], T | None]) -> T | None:
        """Take as many words as mean something together, folded; None if they do not."""
        for size in range(min(len(self.words), LONGEST), 0, -1):
            found = meant(fold(" ".join(self.words[:size])))
            if found is not None:
                self.words = self.words[size:]
                return found
        return None

    def game(self) -> str:
        """Take the title of a game at the beginning; empty if there is none."""
        games, catalogue = (*SCORED, SKAT), self.lexicon.catalogue
        known = {fold(name): game for game in games for name in (game, titled(catalogue, game))}
        known |= dict.fromkeys(self.lexicon.typed("typed-lifeboat"), LIFEBOAT)
        return self._longest(known.get) or ""

    def seat(self, among: Sequence[Seat]) -> Seat | None:
        """Take a name at the beginning, whole or as much of it as nobody else has.

        Raises `NotUnderstoodError` if several people are called so.
        """
        return self.past_little(partial(self._named, among))

    def _named(self, among: Sequence[Seat]) -> Seat | None:
        names = self.asked.teller.names
        known = {fold(names[seat]): seat for seat in among}
        own = [self.speaker] if self.speaker in among else []

        def only(phrase: str) -> Seat | None:
            meant = own if phrase in self.lexicon.typed("typed-me") else []
            found = [known[phrase]] if phrase in known else [*prefix_matches(phrase, known), *meant]
            found = [*dict.fromkeys(found)]
            if len(found) > 1:
                choices = self.lexicon.catalogue.joined([names[seat] for seat in found], "or")
                raise NotUnderstoodError("ambiguous-word", word=self.words[0], choices=choices)
            return found[0] if found else None

        return self._longest(only)

    def amount(self, unit: str) -> int | None:
        """Take an amount at the beginning: "12", "-3", "minus three", "2.50"."""
        return self.past_little(partial(self.counted, unit))

    def counted(self, unit: str) -> int | None:
        """Take an amount, if the very first words are one."""
        before, sign = self.words, 1
        if self._listed("typed-minus"):
            sign = -1
        elif self._listed("typed-plus"):
            sign = 1
        number = amount_in(self.lexicon, self.words[0], unit) if self.words else None
        if number is None:
            self.words = before
            return None
        self.words = self.words[1:]
        return sign * number

    def number(self) -> int | None:
        """Take a whole number at the beginning."""
        return self.amount("points")

    @property
    def rest(self) -> str:
        """What is left to be read, with its signs; the words before it had none."""
        return " ".join(self.signs.split()[self.count - len(self.words) :])

    @property
    def is_done(self) -> bool:
        """Whether no word that counts is left."""
        return all(map(self._is_little, self.words))

    def _is_little(self, word: str) -> bool:
        """Whether a word changes nothing: "Ben" is little in French, but may be somebody's name."""
        return fold(word) in self.little and fold(word) not in self.named


def amount_in(lexicon: Lexicon, word: str, unit: str) -> int | None:
    """The amount that a word is, in hundredths for money; None if it is none.

    Raises `NotUnderstoodError` for a part of a point.
    """
    found = NUMBER.fullmatch(word)
    if found is None:
        counted = lexicon.typed("numbers").get(fold(word))  # "a" is no amount
        return None if counted is None else counted * (HUNDRED if unit == "money" else 1)
    sign, whole, part = found.groups()
    if part and unit != "money":
        raise NotUnderstoodError("whole-points", typed=word)
    number = int(whole)
    if unit == "money":
        number = number * HUNDRED + int((part or "0").ljust(2, "0"))
    return -number if sign == "-" else number
