"""Reads a drink at a place, a line, a block or a domino from typed words."""

import re
from collections.abc import Container, Iterable, Mapping, Sequence
from itertools import pairwise

from accessible_games.api_speech import (
    LAST,
    Lexicon,
    NotUnderstoodError,
    Phrases,
    UnreadError,
    fold,
    phrased,
    places_in,
    prefix_matches,
    without_places,
)
from accessible_games.core.event import Place
from accessible_games.games.sixpack.lines import LINES
from accessible_games.games.sixpack.options import AtPlace, OneBlock, OneDomino
from accessible_games.games.sixpack.speech.saying import domino_choices, laid_choices

NOWHERE = 0
"""The place of the middle one of an even number of lines."""


def without_elided(lexicon: Lexicon, words: Iterable[str]) -> list[str]:
    """The words without articles that an apostrophe parted: "c'" is no letter for a drink."""
    return [word for word in words if not (word.endswith("'") and lexicon.is_little(word, ()))]


def at_place(
    lexicon: Lexicon, options: AtPlace, words: Sequence[str], kind: str
) -> tuple[str, ...]:
    """A word and its place. Where only one place is possible, the word is enough."""
    if options.words == LINES:
        return line(lexicon, options, words, kind)
    others, found = without_places(words), places_in(words)
    known = {form: word for word in options.words for form in lexicon.answer_words(word)}
    known |= lexicon.whole_deck()
    beside = lexicon.beside(kind)
    joined = phrased(others, Phrases.among(known), beside.phrases)
    typed = parts_of(without_elided(lexicon, joined), (known, beside))
    named = [part for part in typed if part in known or part not in beside]
    if not named:
        raise NotUnderstoodError("which-word", choices=laid_choices(lexicon, kind, options))
    actions = [part for part in named if known.get(part) in options.words]
    actions = [part for part in actions if known[part] not in lexicon.pieces]
    drink = [part for part in named if part not in actions]
    word = lexicon.meant(" ".join(actions[:1] or drink), known, unknown=None)
    found = found or only_place(options, word)
    if len(found) != 1:
        raise NotUnderstoodError("which-place", word=lexicon.answer_name(word))
    if actions and drink and not lies_there(lexicon, options, drink, found[0]):
        raise UnreadError
    return word, found[0]


def parts_of(words: Iterable[str], known: Sequence[Container[str]]) -> list[str]:
    """The folded words, each known phrase such as "put back" in one, all others in their parts."""
    folded = [fold(word) for word in words]
    whole = {word for word in folded if any(word in each for each in known)}
    return [part for word in folded for part in ([word] if word in whole else word.split())]


def lies_there(lexicon: Lexicon, options: AtPlace, named: Sequence[str], place: Place) -> bool:
    """Whether the drink that is taken is also named, as in "take the cola from n15"."""
    found = lexicon.matches(" ".join(named), lexicon.whole_deck())
    return len(found) == 1 and found[0] == options.board.lies(place)


def only_place(options: AtPlace, word: str) -> list[Place]:
    """The only place where a word is possible, if there is only one."""
    possible = [place for each, place in options if each == word]
    return possible if len(possible) == 1 else []


def line(lexicon: Lexicon, options: AtPlace, words: Sequence[str], kind: str) -> tuple[str, ...]:
    """A column by its letter, a row by its number, or one of them by its place: "first column"."""
    beside = lexicon.beside(kind)
    counting = lexicon.typed("ordinals", "lasts", "firsts", "middles")
    typed = [fold(word) for word in phrased(words, beside.phrases, counting.phrases)]
    lines = [word for word in typed if re.fullmatch(r"[a-z]|\d{1,2}", word)]
    if len(lines) == 2 and typed[0] == lines[0] in lexicon.little():
        lines = lines[1:]  # "I clear m"
    named = {form: word for word in LINES for form in lexicon.answer_words(word)}
    others = [word for word in typed if word not in beside and word not in named]
    which = [named[word] for word in typed if word in named]
    if len(others) == len(which) == 1 and not others[0].isdecimal():
        counted = counted_line(lexicon, options, which[0], others[0])
        if counted is not None:
            return counted
    if not {*others} <= {*lines}:
        raise UnreadError()
    kind = "row" if lines[:1] and lines[0].isdecimal() else "column"
    if len(lines) != 1 or which not in ([], [kind]):
        raise NotUnderstoodError("which-line")
    return kind, str(int(lines[0])) if kind == "row" else lines[0]


def counted_line(
    lexicon: Lexicon, options: AtPlace, word: str, which: str
) -> tuple[str, str] | None:
    """The line of a kind at a place, counted from the left or from above: "last", "middle".

    None for a word that counts nothing. Raises `NotUnderstoodError` where no such line can go.
    """
    lines = [each for each in options.places if each.isdecimal() == (word == "row")]
    ordered = sorted(lines, key=lambda each: (len(each), each))
    place: int | None
    if which in lexicon.typed("middles"):
        place = len(ordered) // 2 + 1 if len(ordered) % 2 else NOWHERE
    elif which in lexicon.typed("firsts"):
        place = 1
    elif any(which in lexicon.answer_words(end) for end in ("right", "below")):
        place = LAST
    else:
        place = lexicon.place(which)
    if place is None:
        return None
    if place == LAST:
        place = len(ordered)
    if place not in range(1, len(ordered) + 1):
        raise NotUnderstoodError("which-line")
    return word, ordered[place - 1]


def block(lexicon: Lexicon, options: OneBlock, words: Sequence[str]) -> str:
    """A block by two of its corners, or by the first; yes, for one that was told; or no."""
    known = (*options.words, *options.unsaid, *options.barred)
    corners, others = (
        places_in(words),
        [word for word in words if without_places([word])],
    )
    agreeing = {*map(fold, others)} <= {*lexicon.answer_words("yes")}
    if len(corners) == 2 and agreeing:
        return spanned(lexicon, corners, known)
    begun = [name for name in known for corner in corners if name.startswith(f"{corner}-")]
    if len(corners) == 1 and begun and agreeing:
        return begun[0]
    told = [word for word in options.words if "-" in word]
    answers = dict.fromkeys(lexicon.answer_words("no"), "no")
    answers |= dict.fromkeys(lexicon.answer_words("yes"), told[0] if told else "")
    found = {answers.get(fold(word), word) for word in others}
    if not corners and not found <= {*answers.values()}:
        raise UnreadError
    if corners or len(found) != 1 or "" in found:
        raise NotUnderstoodError("which-block")
    return found.pop()


def spanned(lexicon: Lexicon, corners: Sequence[Place], known: Sequence[str]) -> str:
    """The block with these two corners, whichever they are."""
    one, other = corners
    possible = [
        f"{left}{above}-{right}{below}"
        for left, right in ((one[0], other[0]), (other[0], one[0]))
        for above, below in ((one[1:], other[1:]), (other[1:], one[1:]))
    ]
    found = [name for name in possible if name in known]
    if not found:
        first, last = (lexicon.catalogue.place(corner) for corner in corners)
        raise NotUnderstoodError("no-such-block", first=first, last=last)
    return found[0]


def domino(lexicon: Lexicon, kind: str, options: OneDomino, words: Sequence[str]) -> str:
    """A domino by its number, by both its drinks in any order, or by one that no other has."""
    whole = lexicon.whole_deck()
    fillers = lexicon.beside(kind).keys() - whole.keys()
    names = whole | {short_of(name, fillers): piece for name, piece in whole.items()}
    counting = lexicon.typed("ordinals", "lasts")
    phrases = without_elided(lexicon, phrased(words, counting.phrases))
    parts = parted([fold(word) for word in phrases], fillers)
    number = lexicon.number(parts[0][0]) if len(parts) == len(parts[0]) == 1 else None
    if number is not None and not counts_next(lexicon, phrases):
        place = len(options.words) if number == LAST else number
        if place not in range(1, len(options.words) + 1):
            raise UnreadError
        return options.words[place - 1]
    found = dominoes_of(options.words, parts, names)
    if len(found) == 1:
        return found[0]
    if found:
        possible = domino_choices(lexicon, found)
        raise NotUnderstoodError("ambiguous-word", choices=possible)
    raise UnreadError()


def counts_next(lexicon: Lexicon, words: Sequence[str]) -> bool:
    """Whether a number in letters counts the word behind it, as in "two bottles"."""
    return any(
        lexicon.number(word) is not None
        and lexicon.place(word) is None
        and not word.isdecimal()
        and fold(behind) not in lexicon.little()
        for word, behind in pairwise(words)
    )


def short_of(name: str, fillers: Container[str]) -> str:
    """A name without its little words: "cerise eau" for "cerise à l'eau"."""
    return " ".join(word for word in name.replace("'", " ").split() if word not in fillers)


def parted(words: Iterable[str], between: Container[str]) -> list[list[str]]:
    """The words in groups, split at the words between them; at least one group."""
    groups: list[list[str]] = [[]]
    for word in words:
        if word not in between:
            groups[-1].append(word)
        elif groups[-1]:
            groups.append([])
    return [group for group in groups if group] or [[]]


def dominoes_of(
    dominoes: Sequence[str], parts: Sequence[Sequence[str]], names: Mapping[str, str]
) -> list[str]:
    """The dominoes that can be meant: by both drinks, else by one that is on them.

    A drink may have two words: the first one ends where a little word parts the two, else it may
    end after any word.
    """
    typed = [word for part in parts for word in part]
    parting = [len(parts[0])] if len(parts) == 2 else []
    for ends in (parting, range(1, len(typed))):
        meant = [
            {first, second}
            for end in ends
            for first in prefix_matches(" ".join(typed[:end]), names)
            for second in prefix_matches(" ".join(typed[end:]), names)
        ]
        both = [each for each in dominoes if {*each.split("-")} in meant]
        if both:
            return both
    one = prefix_matches(" ".join(typed), names)
    return [each for each in dominoes if {*one} & {*each.split("-")}]
