"""Lines in which a person corrects themselves: "no, I meant four", "cola, no, lemon".

A no may also deny what follows. So a line with a denial ("not", "nicht", "pas") corrects something
only as "not three but four", and a bare no before an answer corrects nothing. What is said instead
has to follow: "three, wait, no" takes three back, and says nothing else.
"""

from collections.abc import Container, Iterable, Iterator, Sequence

from accessible_games.core.frozen import Frozen
from accessible_games.speech.lexicon import Lexicon
from accessible_games.speech.line import clauses, cleaned
from accessible_games.speech.normalize import fold
from accessible_games.speech.word_list import phrased


class Correction(Frozen):
    """What a line takes back, and what it says instead."""

    rejected: tuple[str, ...]
    """Each of these should be an answer itself."""
    instead: str


class LinePart(Frozen):
    """A part of a line: words, or only that something was wrong, such as "no" and "I mean"."""

    words: str
    is_no: bool = False
    is_marked: bool = False
    """Whether it says by its words that something else is meant."""
    takes_back: bool = False
    """Whether what stands before it is taken back, as by "sorry" and "wait"."""
    is_wish: bool = False
    """Whether it also tells something, as "I wanted" does, and so corrects only behind a no."""


def corrected(lexicon: Lexicon, typed: str) -> Correction | None:
    """What a line corrects; None if it does not, or could be a no to all of it."""
    denying = lexicon.typed("denials", "contrasts")
    phrases = phrased(lexicon.split(cleaned(typed)), denying.phrases)
    if any(fold(phrase) in lexicon.typed("denials") for phrase in phrases):
        return contrasted(lexicon, phrases)
    pieces = [*merged(parted(lexicon, typed))]
    if any(denies(lexicon, piece) for piece in pieces):
        return None
    telling = [piece for piece in pieces if not piece.is_no]
    marked = any(piece.is_marked for piece in pieces)
    if not telling or len(pieces) < 2 or not (marked or len(telling) > 1):
        return None
    *before, instead = telling
    place = max(at for at, piece in enumerate(pieces) if not piece.is_no)
    meant = any(piece.is_marked and not (piece.takes_back or piece.is_wish) for piece in pieces)
    if not meant and all(piece.is_wish or not piece.is_no for piece in pieces[:place]):
        return None  # "knock, wait", "I wanted to knock"
    if any(piece.takes_back or not piece.is_marked for piece in pieces[place + 1 :]):
        return None  # "three, wait, no"
    return Correction(tuple(piece.words for piece in before), instead.words)


def contrasted(lexicon: Lexicon, phrases: Sequence[str]) -> Correction | None:
    """What a line corrects that begins with its only no: "not three but four"."""
    little = lexicon.little()
    start = next((at for at, phrase in enumerate(phrases) if fold(phrase) not in little), 0)
    denied = [at for at, phrase in enumerate(phrases) if fold(phrase) in lexicon.typed("denials")]
    places = [at for at, phrase in enumerate(phrases) if fold(phrase) in lexicon.typed("contrasts")]
    if denied != [start] or len(places) != 1:
        return None
    rejected, instead = phrases[start + 1 : places[0]], phrases[places[0] + 1 :]
    return Correction((" ".join(rejected),), " ".join(instead)) if rejected and instead else None


def parted(lexicon: Lexicon, typed: str) -> Iterator[LinePart]:
    """The parts of a line, between signs and at words such as "I mean"."""
    back, wishes = lexicon.typed("hesitations"), lexicon.typed("wishes")
    marks = lexicon.typed("corrections", "hesitations", "wishes")
    wrong = lexicon.typed("choice-no", "asks-mistake", "asks-game")
    for text in clauses(typed):
        found: list[str] = []
        for phrase in phrased(lexicon.split(text), marks.phrases, wrong.phrases):
            if fold(phrase) in marks:
                yield from said(lexicon, found, wrong)
                yield marking(phrase, back, wishes)
                found = []
            else:
                found.append(phrase)
        yield from said(lexicon, found, wrong)


def marking(phrase: str, back: Container[str], wishes: Container[str]) -> LinePart:
    """Words that say that something was wrong."""
    return LinePart(
        phrase,
        is_no=True,
        is_marked=True,
        takes_back=fold(phrase) in back,
        is_wish=fold(phrase) in wishes,
    )


def said(lexicon: Lexicon, phrases: Sequence[str], wrong: Iterable[str]) -> Iterator[LinePart]:
    """What stands between two signs: nothing, a no, or words that tell something."""
    little = lexicon.little()
    telling = [p for p in phrases if fold(p) not in little or lexicon.number(p) is not None]
    if telling:
        yield LinePart(" ".join(phrases), is_no=all(fold(phrase) in wrong for phrase in telling))


def denies(lexicon: Lexicon, piece: LinePart) -> bool:
    """Whether a piece denies something itself, such as "no oar" and "kein Igel"."""
    denying = lexicon.typed("none-of")
    typed = map(fold, phrased(lexicon.split(piece.words), denying.phrases))
    return not piece.is_no and any(word in denying for word in typed)


def merged(pieces: Iterable[LinePart]) -> Iterator[LinePart]:
    """The parts, with words that only a sign parts put together: "row 2, two mice"."""
    before: LinePart | None = None
    for piece in pieces:
        if before is not None and not (before.is_no or piece.is_no):
            before = LinePart(f"{before.words} {piece.words}")
            continue
        if before is not None:
            yield before
        before = piece
    if before is not None:
        yield before
