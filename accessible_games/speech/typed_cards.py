"""Understanding answers about cards: by name, number and name, place, or name and value."""

import re
from collections.abc import Sequence

from accessible_games.core.decision import Cards, Some
from accessible_games.core.event import kind_and_value
from accessible_games.speech.lexicon import LAST, Lexicon
from accessible_games.speech.normalize import fold
from accessible_games.speech.plurals import counted, filled_up, several_meant
from accessible_games.speech.problem import NotUnderstoodError, UnclearError, UnreadError
from accessible_games.speech.teller import Teller


def in_hand(lexicon: Lexicon, options: Cards, words: list[str], teller: Teller) -> tuple[str, ...]:
    """Cards by name, by a number and a name, or by their place in the sorted hand."""
    hand = teller.sort(options.cards)
    words = whole_names(lexicon, words)
    check_clear(lexicon, words, hand, (options.count,))
    cards: list[str] = []
    many: list[str] = []
    while words:
        several = amount(lexicon, words, hand)
        if several is not None:
            more, words = several
            cards += more
            continue
        plural, (word, *words) = several_meant(lexicon, words)
        number = lexicon.number(word)
        if number is None:
            cards.append(held(lexicon, word, hand))
            many += cards[-1:] if plural else []
        elif words and lexicon.place(word) is None and lexicon.number(words[0]) is None:
            if number not in range(1, len(hand) + 1):
                raise NotUnderstoodError("not-between", word=word, low=1, high=len(hand))
            cards += [held(lexicon, words[0], hand)] * number
            words = words[1:]
        else:
            cards.append(hand[place_in(number, hand) - 1])
    return filled_up(cards, many, hand, options.count)


def place_in(number: int, hand: Sequence[str]) -> int:
    """The place that a number means in a hand. Raises `NotUnderstoodError` if it has none."""
    place = len(hand) if number == LAST else number
    if place not in range(1, len(hand) + 1):
        raise NotUnderstoodError("no-such-place", number=place, size=len(hand))
    return place


def held(lexicon: Lexicon, word: str, hand: Sequence[str]) -> str:
    """A piece by name: first among those in the hand, then among all."""
    known = lexicon.piece_words([piece for piece in lexicon.pieces if piece in hand])
    others = lexicon.matches(word, lexicon.whole_deck())
    return others[0] if len(others) == 1 else lexicon.meant(word, known, unknown=None)


def lying(
    lexicon: Lexicon, options: Some, words: list[str], teller: Teller
) -> tuple[tuple[str, ...], list[str]]:
    """Cards to choose from, by place, by name, by a number and a name, or by name and value.

    Or no cards, with what is typed behind that.
    """
    shown = teller.sort(options.cards)
    words = [part for word in words for part in parts(lexicon, word)]
    words = whole_names(lexicon, words)
    check_clear(lexicon, words, shown, options.counts)
    nothing = lexicon.means_nothing(words[0]) and not called(lexicon, words[0], shown)
    if lexicon.number(words[0]) == 0 or nothing:
        return (), [word for word in words[1:] if fold(word) not in lexicon.typed("things")]
    cards: list[str] = []
    while words:
        several = amount(lexicon, words, shown) or plural_lying(lexicon, words, shown)
        more, words = several or one_lying(lexicon, words, shown)
        cards += more
    return tuple(cards), []


def plural_lying(
    lexicon: Lexicon, words: list[str], shown: Sequence[str]
) -> tuple[list[str], list[str]] | None:
    """All cards of a kind that is named in the plural, and the words after it."""
    plural, rest = several_meant(lexicon, words)
    kind = called(lexicon, rest[0], shown) if plural else []
    behind = lexicon.number(rest[1]) if len(rest) > 1 else None
    return (kind, rest[1:]) if len(kind) > 1 and behind is None else None


def parts(lexicon: Lexicon, word: str) -> list[str]:
    """A word in its letters and its digits, such as "toucan3", unless it is an ordinal."""
    return [word] if lexicon.place(word) else re.findall(r"\d+|\D+", word)


def one_lying(
    lexicon: Lexicon, words: list[str], shown: Sequence[str]
) -> tuple[list[str], list[str]]:
    """The card that the first words mean, or several of one kind, and the words after it."""
    _, (word, *words) = several_meant(lexicon, words)
    number, behind = lexicon.number(word), lexicon.number(words[0]) if words else None
    if number is None:
        value = behind if has_values(lexicon, word) else None
        return [named(lexicon, word, value, shown)], words if value is None else words[1:]
    if lexicon.place(word) is None and words and behind is None:
        piece = counted(lexicon, words[0])
        if piece in shown:
            return [piece] * number, words[1:]
    return [placed(number, shown, by_place=lexicon.place(word) is not None)], words


# How many -----------------------------------------------------------------------------------------


def amount(
    lexicon: Lexicon, words: Sequence[str], shown: Sequence[str]
) -> tuple[list[str], list[str]] | None:
    """Cards that are not named one by one, such as "both", "all goats" or "two animals".

    And the words behind that; None where the words begin otherwise. Raises `UnclearError` where
    several could be meant.
    """
    first, rest = fold(words[0]), [*words[1:]]
    both, every = first in lexicon.typed("both"), first in lexicon.typed("everything")
    number = 2 if both else None if lexicon.place(words[0]) else lexicon.number(words[0])
    side = at_an_end(lexicon, words, shown)
    if side is not None:
        return side
    while (both or every) and rest and is_between(lexicon, rest[0]):
        rest = rest[1:]
    kind = [] if not rest else called(lexicon, rest[0], shown)
    valued = len({*kind}) > 1
    follows = [lexicon.number(word) for word in rest[1:2]]
    if kind and (both or every or (number and valued and follows in ([], [None]))):
        return chosen(lexicon, len(kind) if every else number or 0, kind), rest[1:]
    if number and rest and is_thing(lexicon, rest[0]):
        return chosen(lexicon, number, shown), rest[1:]
    if both or every:
        return chosen(lexicon, len(shown) if every else 2, shown), rest
    return None


def is_between(lexicon: Lexicon, word: str) -> bool:
    """Whether a word may stand between "all" and what is named: "all the", "all three animals"."""
    article = fold(word) in lexicon.typed("plural-articles")
    return article or bool(lexicon.number(word)) or is_thing(lexicon, word)


def at_an_end(
    lexicon: Lexicon, words: Sequence[str], shown: Sequence[str]
) -> tuple[list[str], list[str]] | None:
    """The first or the last cards of the list, as in "the last two" and "the two on the left"."""
    for order in (words[:2], words[1::-1]):
        if len(order) < 2:
            continue
        end, many = fold(order[0]), order[1]
        number = 2 if fold(many) in lexicon.typed("both") else lexicon.number(many)
        if number is None or number < 2 or lexicon.place(many) is not None:
            continue
        rest = [*words[2:]]
        rest = rest[1:] if rest and is_thing(lexicon, rest[0]) else rest
        if end in lexicon.typed("firsts") and number <= len(shown):
            return [*shown[:number]], rest
        if end in lexicon.typed("lasts") and number <= len(shown):
            return [*shown[-number:]], rest
    return None


def chosen(lexicon: Lexicon, number: int, cards: Sequence[str]) -> list[str]:
    """A number of the cards, if it is clear which ones."""
    if number == len(cards):
        return [*cards]
    if len({*cards}) == 1:
        return [cards[0]] * number
    names = [lexicon.catalogue.piece(piece) for piece in dict.fromkeys(cards)]
    choices = lexicon.catalogue.joined(names, "or")
    raise UnclearError("which-of", number=number, size=len(cards), choices=choices)


def check_clear(
    lexicon: Lexicon, words: Sequence[str], shown: Sequence[str], counts: Sequence[int]
) -> None:
    """Raise `UnclearError` for "two" or "les 2" alone: a place or a value, or how many."""
    article = fold(words[0]) in lexicon.typed("plural-articles") and len(words) > 1
    word, *others = words[1:] if article else words
    both = fold(word) in lexicon.typed("both")
    number = 0 if both else lexicon.number(word) or 0
    if others or number < 2 or lexicon.place(word) or (word.isdecimal() and not article):
        return
    if number in counts and number <= len(shown):
        name = lexicon.catalogue.piece(placed(number, shown, by_place=False))
        raise UnclearError("place-or-many", number=number, name=name)


def is_thing(lexicon: Lexicon, word: str) -> bool:
    """Whether a word is a general one for what is counted, such as "cards"."""
    return fold(word) in lexicon.typed("things")


# Kinds and names ----------------------------------------------------------------------------------


def has_values(lexicon: Lexicon, word: str) -> bool:
    """Whether a number behind a name belongs to it, as in "painting 3"; else it counts the next.

    What nothing is called may have had one.
    """
    pieces = called(lexicon, word, lexicon.pieces)
    return not pieces or any(kind_and_value(piece)[1] is not None for piece in pieces)


def by_number(cards: Sequence[str]) -> bool:
    """Whether a number alone names a card: all are of one kind, with a number of its own each."""
    values = [kind_and_value(piece)[1] for piece in cards]
    return None not in values and len({*values}) == len(values) and len(kinds_in(cards)) == 1


def placed(place: int, shown: Sequence[str], by_place: bool) -> str:
    """The card at a place; where numbers are their names, the one with it, but for an ordinal."""
    numbered = [piece for piece in shown if kind_and_value(piece)[1] == place]
    if by_number(shown) and numbered and not by_place:
        return numbered[0]
    if place == LAST:
        return shown[-1]
    if place not in range(1, len(shown) + 1):
        raise NotUnderstoodError("no-such-card", number=place, size=len(shown))
    return shown[place - 1]


def named(lexicon: Lexicon, word: str, value: int | None, shown: Sequence[str]) -> str:
    """A piece by name: one that lies there, else any; the table says that it is not there.

    Equal ones are one and the same.
    """
    lies = dict.fromkeys(called(lexicon, word, shown))
    found = [piece for piece in lies if value in (None, kind_and_value(piece)[1])]
    if not found:
        others = called(lexicon, word, lexicon.pieces)
        found = [piece for piece in others if kind_and_value(piece)[1] == value]
    if len(found) == 1:
        return found[0]
    names = [lexicon.catalogue.piece(piece) for piece in found or dict.fromkeys(shown)]
    choices = lexicon.catalogue.joined(names, "or")
    typed = word if value is None else f"{word} {value}"
    if not called(lexicon, word, lexicon.pieces):
        raise UnreadError()
    raise NotUnderstoodError(
        "ambiguous-word" if found else "unknown-piece", word=typed, choices=choices
    )


def called(lexicon: Lexicon, word: str, pieces: Sequence[str]) -> list[str]:
    """The pieces of all kinds that a typed word begins, whatever their values."""
    kinds = lexicon.matches(word, lexicon.piece_words(kinds_in(pieces)))
    return [piece for piece in pieces if kind_and_value(piece)[0] in kinds]


def kinds_in(pieces: Sequence[str]) -> list[str]:
    """The kinds of pieces, each once."""
    return list(dict.fromkeys(kind_and_value(piece)[0] for piece in pieces))


def whole_names(lexicon: Lexicon, words: Sequence[str]) -> list[str]:
    """Typed words, with a name of several words joined again as far as it was typed."""
    names = lexicon.all_pieces().phrases.whole
    joined: list[str] = []
    for word in words:
        longer = fold(f"{joined[-1]} {word}") if joined else ""
        if longer and any(name.startswith(longer) for name in names):
            joined[-1] = f"{joined[-1]} {word}"
        else:
            joined.append(word)
    return joined
