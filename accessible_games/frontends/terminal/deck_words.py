"""What is said of the file of a deck: everything of one kind in one sentence, with its lines."""

from collections.abc import Iterator, Sequence

from accessible_games.braille.problem import Fault
from accessible_games.speech.catalogue import Catalogue

MOST = 12
"""The most cells that a sentence lists; of others it says how many there are."""


def sentences(faults: Sequence[Fault], catalogue: Catalogue) -> Iterator[str]:
    """Yield a sentence for all faults of one kind in one column, in the order of the first."""
    kinds: dict[tuple[str, str, str], list[Fault]] = {}
    for fault in faults:
        kinds.setdefault((fault.problem, fault.column, fault.other), []).append(fault)
    for (problem, column, other), same in kinds.items():
        where = listed(same, catalogue)
        told = {"column": column, "other": other, "found": same[0].found, "where": where}
        yield catalogue.say(f"deck-{problem}", **told)


def listed(faults: Sequence[Fault], catalogue: Catalogue) -> str:
    """Return what was found, and in which lines."""
    found: dict[str, list[str]] = {}
    for fault in faults:
        found.setdefault(fault.found, []).append(str(fault.line))
    parts = [place(word, lines, catalogue) for word, lines in [*found.items()][:MOST]]
    if len(found) > MOST:
        parts.append(catalogue.say("deck-more", count=len(found) - MOST))
    return ", ".join(parts)


def place(found: str, lines: Sequence[str], catalogue: Catalogue) -> str:
    """Return what was found, if anything, and the lines in which it stands."""
    few = [
        *lines[:MOST],
        *([catalogue.say("deck-more", count=len(lines) - MOST)] * (len(lines) > MOST)),
    ]
    said = catalogue.say("deck-lines", count=len(lines), lines=catalogue.joined(few))
    return catalogue.say("deck-found-in", found=found, lines=said) if found else said
