"""Understanding answers about a table of places: a drink at a place, a line, a block, a domino."""

import re
from collections.abc import Container, Iterable, Mapping, Sequence

from accessible_games.core.decision import AtPlace, OneOf
from accessible_games.core.event import Place
from accessible_games.speech.fold import fold, prefix_matches
from accessible_games.speech.lexicon import Lexicon
from accessible_games.speech.problem import NotUnderstoodError

PLACE = r"\b([a-z]) ?(\d{1,2})\b"
"""A column letter and a row number, with a blank between them or not."""
ROWS = range(1, 27)
"""The numbers of rows, as many as there are letters for columns."""
LINES = ("column", "row")
"""Words whose place is a line: a letter or a number alone."""


def places_in(words: Iterable[str]) -> list[Place]:
    """All places that are typed, such as "m13" or "M 13"."""
    found = re.findall(PLACE, " ".join(words).casefold())
    return [column + str(int(row)) for column, row in found]


def joined_places(words: Iterable[str]) -> list[str]:
    """All words, with each place as one word: "m 13" as "m13"."""
    return re.sub(PLACE, r"\1\2", " ".join(words), flags=re.IGNORECASE).split()


def without_places(words: Iterable[str]) -> list[str]:
    """The other words, as they were typed."""
    return re.sub(PLACE, " ", " ".join(words), flags=re.IGNORECASE).split()


def place_near(text: str, here: Place) -> Place | None:
    """The place that is typed; of a letter or a number alone, in the row or column of *here*."""
    whole = places_in([text])
    if whole:
        return whole[0]
    letter, number = re.search(r"\b[a-z]\b", text.casefold()), re.search(r"\b\d{1,2}\b", text)
    if not letter and not number:
        return None
    return (letter[0] if letter else here[0]) + (str(int(number[0])) if number else here[1:])


def is_place(text: str) -> bool:
    """Whether nothing but one place is typed."""
    return len(places_in([text])) == 1 and not without_places([text])


def is_known(place: Place) -> bool:
    """Whether tables have such a place: any letter is a column, but not any number is a row."""
    return int(place[1:]) in ROWS


def at_place(
    lexicon: Lexicon, options: AtPlace, words: Sequence[str], kind: str
) -> tuple[str, ...]:
    """A word and its place. Where only one place is possible, the word is enough."""
    if options.words == LINES:
        return line(lexicon, words, kind)
    others, places = without_places(words), places_in(words)
    typed = [(part, place) for place, word in enumerate(others) for part in fold(word).split()]
    known = {form: word for word in options.words for form in lexicon.answer_words(word)}
    known |= lexicon.piece_words(lexicon.pieces)
    named = [each for each in typed if each[0] in known or each[0] not in lexicon.fillers()]
    if not named:
        raise NotUnderstoodError("which-word", choices=lexicon.asked_for(kind, options))
    first = named[:1] if known.get(named[0][0]) not in lexicon.pieces else named
    said = " ".join(others[place] for place in dict.fromkeys(place for _, place in first))
    word = lexicon.meant(" ".join(part for part, _ in first), known, said=said)
    places = places or only_place(options, word)
    if len(places) != 1:
        raise NotUnderstoodError("which-place", word=lexicon.answer_name(word))
    return word, places[0]


def only_place(options: AtPlace, word: str) -> list[Place]:
    """The only place where a word is possible, if there is only one."""
    possible = [place for each, place in options if each == word]
    return possible if len(possible) == 1 else []


def line(lexicon: Lexicon, words: Sequence[str], kind: str) -> tuple[str, ...]:
    """A column by its letter or a row by its number."""
    found = re.findall(r"\b(?:[a-z]|\d{1,2})\b", " ".join(words).casefold())
    if len(found) == 2 and fold(words[0]) == found[0] in lexicon.fillers():
        found = found[1:]  # "I clear m"
    if len(found) != 1:
        raise NotUnderstoodError("which-line")
    return ("row", str(int(found[0]))) if found[0].isdecimal() else ("column", found[0])


def block(lexicon: Lexicon, options: OneOf, words: Sequence[str]) -> str:
    """A block by two of its corners, or by the first; yes, for one that was told; or no."""
    known = (*options.words, *options.unsaid, *options.barred)
    corners, others = places_in(words), without_places(words)
    if len(corners) == 2:
        return spanned(lexicon, corners, known)
    begun = [name for name in known for corner in corners if name.startswith(f"{corner}-")]
    if len(corners) == 1 and begun and {*map(fold, others)} <= {*lexicon.answer_words("yes")}:
        return begun[0]
    told = [word for word in options.words if "-" in word]
    answers = dict.fromkeys(lexicon.answer_words("no"), "no")
    answers |= {form: told[0] for form in lexicon.answer_words("yes") if told}
    found = prefix_matches(fold(words[0]), answers) if len(words) == 1 and not corners else []
    if len(found) != 1:
        raise NotUnderstoodError("which-block")
    return found[0]


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


def domino(lexicon: Lexicon, kind: str, options: OneOf, words: Sequence[str]) -> str:
    """A domino by its number, by both its drinks in any order, or by one that no other has."""
    names = lexicon.piece_words(lexicon.pieces)
    fillers = {*lexicon.fillers()} - {*names}
    names = names | {short_of(name, fillers): piece for name, piece in names.items()}
    phrases = lexicon.phrased(words, lexicon.typed("ordinals"))
    parts = parted([fold(word) for word in phrases], fillers)
    number = lexicon.number(parts[0][0]) if len(parts) == len(parts[0]) == 1 else None
    if number is not None:
        if number not in range(1, len(options.words) + 1):
            size = len(options.words)
            raise NotUnderstoodError("not-between", word=parts[0][0], low=1, high=size)
        return options.words[number - 1]
    found = dominoes_of(options.words, parts, names)
    if len(found) == 1:
        return found[0]
    if found:
        possible = lexicon.asked_for("", OneOf(tuple(found), kind="domino"))
        raise NotUnderstoodError("ambiguous-word", choices=possible)
    choices = lexicon.asked_for(kind, options)
    raise NotUnderstoodError("unknown-word", word=" ".join(words), choices=choices)


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
