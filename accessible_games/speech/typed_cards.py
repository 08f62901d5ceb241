"""Answers typed about cards: by name, by a number and a name, by place, by name and value."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from accessible_games.core.decision import Cards, Some
from accessible_games.core.event import kind_and_value
from accessible_games.speech.fold import begun, fold
from accessible_games.speech.problem import NotUnderstoodError

if TYPE_CHECKING:
    from accessible_games.speech.narrator import Narrator
    from accessible_games.speech.vocabulary import Vocabulary


def in_hand(
    vocabulary: Vocabulary, options: Cards, words: list[str], narrator: Narrator
) -> tuple[str, ...]:
    """Cards by name, by a number and a name, or by their place in the sorted hand."""
    hand = narrator.sort(options.cards)
    words = whole_names(vocabulary, words)
    cards: list[str] = []
    while words:
        number = vocabulary.number(words[0])
        if number is None:
            cards.append(held(vocabulary, words[0], hand))
        elif len(words) > 1 and vocabulary.number(words[1]) is None:
            if number not in range(1, len(hand) + 1):
                raise NotUnderstoodError("not-between", word=words[0], low=1, high=len(hand))
            cards += [held(vocabulary, words[1], hand)] * number
            words = words[1:]
        else:
            if number not in range(1, len(hand) + 1):
                raise NotUnderstoodError("no-such-place", number=number, size=len(hand))
            cards.append(hand[number - 1])
        words = words[1:]
    return tuple(cards)


def held(vocabulary: Vocabulary, word: str, hand: Sequence[str]) -> str:
    """A piece by name: first among those in the hand, then among all."""
    known = vocabulary.piece_words([piece for piece in vocabulary.pieces if piece in hand])
    others = begun(fold(word), vocabulary.piece_words(vocabulary.pieces))
    return others[0] if len(others) == 1 else vocabulary.meant(word, known)


def lying(
    vocabulary: Vocabulary, options: Some, words: list[str], narrator: Narrator
) -> tuple[tuple[str, ...], list[str]]:
    """Cards to choose from, by place, by name, by a number and a name, or by name and value.

    Or no cards, with what is typed behind that.
    """
    shown = narrator.sort(options.cards)
    words = [part for word in words for part in re.findall(r"\d+|\D+", word)]
    words = whole_names(vocabulary, words)
    nothing = vocabulary.means_nothing(words[0]) and not called(vocabulary, words[0], shown)
    if vocabulary.number(words[0]) == 0 or nothing:
        return (), words[1:]
    cards: list[str] = []
    while words:
        word, *words = words
        number, behind = vocabulary.number(word), vocabulary.number(words[0]) if words else None
        if number is None:
            value = behind if has_values(vocabulary, word) else None
            words = words if value is None else words[1:]
            cards.append(named(vocabulary, word, value, shown))
        elif words and behind is None and shown.count(card := counted(vocabulary, words[0])) > 1:
            cards += [card] * number
            words = words[1:]
        else:
            cards.append(placed(number, shown))
    return tuple(cards), []


def has_values(vocabulary: Vocabulary, word: str) -> bool:
    """Whether a number behind a name belongs to it, as in "painting 3"; else it counts the next.

    What nothing is called may have had one.
    """
    pieces = called(vocabulary, word, vocabulary.pieces)
    return not pieces or any(kind_and_value(piece)[1] is not None for piece in pieces)


def counted(vocabulary: Vocabulary, word: str) -> str:
    """The kind of piece that a word means, if it means just one; else nothing."""
    found = begun(fold(word), vocabulary.piece_words(vocabulary.pieces))
    return found[0] if len(found) == 1 else ""


def by_number(cards: Sequence[str]) -> bool:
    """Whether a number alone names a card: all are of one kind, with a number of its own each."""
    values = [kind_and_value(piece)[1] for piece in cards]
    return None not in values and len({*values}) == len(values) and len(kinds_in(cards)) == 1


def placed(place: int, shown: Sequence[str]) -> str:
    """The card with a number, where numbers are their names; else the one at a place."""
    numbered = [piece for piece in shown if kind_and_value(piece)[1] == place]
    if by_number(shown) and numbered:
        return numbered[0]
    if place not in range(1, len(shown) + 1):
        raise NotUnderstoodError("no-such-card", number=place, size=len(shown))
    return shown[place - 1]


def named(vocabulary: Vocabulary, word: str, value: int | None, shown: Sequence[str]) -> str:
    """A piece by name: one that lies there, else any; the table says that it is not there.

    Equal ones are one and the same.
    """
    lies = dict.fromkeys(called(vocabulary, word, shown))
    found = [piece for piece in lies if value in (None, kind_and_value(piece)[1])]
    if not found:
        others = called(vocabulary, word, vocabulary.pieces)
        found = [piece for piece in others if kind_and_value(piece)[1] == value]
    if len(found) == 1:
        return found[0]
    names = [vocabulary.catalogue.piece(piece) for piece in found or dict.fromkeys(shown)]
    choices = vocabulary.catalogue.joined(names, "or")
    typed = word if value is None else f"{word} {value}"
    raise NotUnderstoodError(
        "ambiguous-word" if found else "unknown-piece", word=typed, choices=choices
    )


def called(vocabulary: Vocabulary, word: str, pieces: Sequence[str]) -> list[str]:
    """The pieces of all kinds that a typed word begins, whatever their values."""
    kinds = begun(fold(word), vocabulary.piece_words(kinds_in(pieces)))
    return [piece for piece in pieces if kind_and_value(piece)[0] in kinds]


def kinds_in(pieces: Sequence[str]) -> list[str]:
    """The kinds of pieces, each once."""
    return list(dict.fromkeys(kind_and_value(piece)[0] for piece in pieces))


def whole_names(vocabulary: Vocabulary, words: Sequence[str]) -> list[str]:
    """Typed words, with a name of several words joined again as far as it was typed."""
    names = [name for name in vocabulary.piece_words(kinds_in(vocabulary.pieces)) if " " in name]
    joined: list[str] = []
    for word in words:
        longer = fold(f"{joined[-1]} {word}") if joined else ""
        if longer and any(name.startswith(longer) for name in names):
            joined[-1] = f"{joined[-1]} {word}"
        else:
            joined.append(word)
    return joined
