"""A deck at a glance: how many cards and labels it has, and all that stands in their way.

Each finding is a function of `FINDINGS`, which yields sentences.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from accessible_games.braille.labels import Label, Labelled
from accessible_games.braille.problem import DeckError, Fault
from accessible_games.braille.rotation_ambiguity import twins
from accessible_games.core.frozen import Frozen
from accessible_games.frontends.terminal.arguments import Arguments
from accessible_games.frontends.terminal.deck_words import sentences
from accessible_games.speech.catalogue import Catalogue
from accessible_games.speech.narrator import Narrator
from accessible_games.tactile import placements
from accessible_games.tactile.geometry import Placing, millimetres
from accessible_games.tactile.label_variants import dressed
from accessible_games.tactile.problem import OverlayError
from accessible_games.tactile.profiles import DotProfile
from accessible_games.tactile.request import OverlayRequest
from accessible_games.tools.again import command_line
from accessible_games.tools.labelling import (
    LabelledDeck,
    all_labels,
    checks,
    twin_words,
    understood,
    wanted_cards,
)
from accessible_games.tools.overlay_options import placing, profile, title, wanted_labels

ON_CARDS = ("card-too-small", "sticker-too-large")
"""The problems of labels that a larger card solves."""
MOST = 10
"""The most sentences of one kind; the rest is counted."""
FOLDER = "labels"
"""The folder that is named in the command for a sheet to try."""


class Looked(Frozen):
    """A deck that was looked at."""

    name: str
    wanted: LabelledDeck
    all: Labelled
    """The labels of all cards but those with a fault."""
    made: Sequence[Label]
    """Those that are asked about, as they are put on."""
    faults: Sequence[Fault]
    """What is wrong in the file."""
    placing: Placing
    profile: DotProfile
    narrator: Narrator


def check_lines(arguments: Arguments, narrator: Narrator) -> tuple[list[str], bool]:
    """Return what there is to say about a deck, and whether all its labels can be made.

    Raises `UsageError` for a wrong argument, `DeckError` for a file that is no deck at all and
    `OSError` if it cannot be read.
    """
    wanted = wanted_cards(arguments, narrator.catalogue)
    made, faults = with_faults(wanted, narrator.catalogue)
    where, name = placing(arguments), title(arguments)
    wish = OverlayRequest("pdf", "sheet", name, placing=where)
    chosen = dressed(wanted_labels(made.labels, arguments), wish) if made.labels else ()
    named = name if arguments.deck else name[:1].upper() + name[1:]
    size = profile(arguments)
    looked = Looked(named, wanted, made, chosen, faults, where, size, narrator)
    told = [*counts(looked)]
    serious = [line for finding in SERIOUS for line in finding(looked)]
    told += serious or narrator.say("check-fine", **millimetres(looked.placing.card))
    told += [line for finding in FINDINGS for line in finding(looked)]
    if not serious:
        tried = Arguments("overlay", format="pdf", out=FOLDER, test_page=True)
        given = {name: getattr(arguments, name) for name in KEPT}
        told += [*narrator.say("check-then"), command_line(replace(tried, **given))]
    return told, not serious


KEPT = (
    *("words", "deck", "order", "digits", "ten", "card", "corner", "ends", "profile"),
    *("without", "encoding", "braille_table", "language"),
)
"""What the command for a sheet to try repeats."""


def with_faults(wanted: LabelledDeck, catalogue: Catalogue) -> tuple[Labelled, list[Fault]]:
    """Return the labels of all cards that can have one, and what is wrong with the others.

    Lines with a fault are left out, then the rest is tried.
    """
    left, faults = wanted, list[Fault]()
    while left.cards:
        try:
            return all_labels(left, catalogue), faults
        except DeckError as error:
            faults += error.faults
            lines = {fault.line for fault in error.faults}
            left = replace(left, cards=tuple(card for card in left.cards if card.line not in lines))
            if 0 in lines:
                break
    return Labelled(()), faults


def counts(looked: Looked) -> Iterator[str]:
    """Yield the numbers of cards and labels, and the longest label."""
    say = looked.narrator.say
    cards = looked.wanted.cards
    copies, different = sum(card.copies for card in cards), {each.cells for each in looked.made}
    numbers = {"count": copies, "found": len(cards), "number": len(different)}
    yield from say("check-counts", file=looked.name, **numbers)
    if looked.made:
        longest = max(looked.made, key=lambda label: (max(map(len, label.cells)), len(label.cells)))
        value = {"name": longest.card.called, "value": "/".join(longest.lines)}
        cells, lines = max(map(len, longest.cells)), len(longest.cells)
        yield from say("check-longest", **value, count=cells, lines=lines)


def faulty(looked: Looked) -> Iterator[str]:
    """Yield what is wrong in lines of the file, a sentence for each kind of fault."""
    for sentence in sentences(looked.faults, looked.narrator.catalogue):
        yield from looked.narrator.lines(sentence)


def too_large(looked: Looked) -> Iterator[str]:
    """Yield the labels that need more room than their card or their piece has."""
    found = list[OverlayError]()
    for label in dict.fromkeys(looked.made):
        try:
            placements.edged([label], looked.placing, looked.profile)
        except OverlayError as error:
            found.append(error)
    cards = [error for error in found if error.problem in ON_CARDS]
    if cards:
        yield from needed(cards, looked.narrator)
        found = [error for error in found if error.problem not in ON_CARDS]
    sentences = (whole(looked, f"overlay-{each.problem}", **each.arguments) for each in found)
    yield from shortened(sentences, len(found), looked.narrator)


def needed(errors: Sequence[OverlayError], narrator: Narrator) -> Iterator[str]:
    """Yield in one sentence which labels are too large, and the card that has room for all."""
    names = [str(error.arguments["name"]) for error in errors]
    told = ", ".join(names[:MOST])
    if len(names) > MOST:
        told += f" {narrator.catalogue.say('check-others', count=len(names) - MOST)}"
    least = {
        side: str(max(int(error.arguments[side]) for error in errors))
        for side in ("width", "height")
    }
    yield from narrator.say("check-room", count=len(names), names=told, **least)


def turning(looked: Looked) -> Iterator[str]:
    """Yield the labels that feel like others upside down."""
    pairs = [*twins(looked.made)]
    sentences = (whole(looked, "label-twins", **twin_words(one, other)) for one, other in pairs)
    yield from shortened(sentences, len(pairs), looked.narrator)
    if pairs:
        yield from looked.narrator.say("label-twins-ways")


def whole(looked: Looked, message: str, **arguments: str | int) -> str:
    """Return a sentence in one line."""
    return " ".join(looked.narrator.say(message, **arguments))


def close(looked: Looked) -> Iterator[str]:
    """Yield the labels that differ by a single dot."""
    for sentence in checks(looked.made, looked.narrator.catalogue):
        yield from looked.narrator.lines(sentence)


def reading(looked: Looked) -> Iterator[str]:
    """Yield how the file was understood."""
    for sentence in understood(looked.all, looked.wanted, looked.narrator.catalogue):
        yield from looked.narrator.lines(sentence)


def shortened(sentences: Iterator[str], count: int, narrator: Narrator) -> Iterator[str]:
    """Yield the first sentences of a kind, and how many more there are."""
    yield from (sentence for sentence, _ in zip(sentences, range(MOST), strict=False))
    if count > MOST:
        yield from narrator.say("check-more", count=count - MOST)


Finding = Callable[[Looked], Iterator[str]]
SERIOUS: tuple[Finding, ...] = (faulty, too_large)
"""What prevents labels."""
FINDINGS: tuple[Finding, ...] = (turning, close, reading)
"""What a maker should know besides."""
