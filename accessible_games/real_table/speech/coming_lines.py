"""Who comes and goes: "join Eva", "Ben leaves"."""

from collections.abc import Iterator, Sequence

from accessible_games.core.event import Seat
from accessible_games.real_table.entries import Entries, Entry
from accessible_games.speech.answer_kind import SpokenDecision
from accessible_games.speech.names import is_of_one_script
from accessible_games.speech.normalize import fold, prefix_matches
from accessible_games.speech.problem import NotUnderstoodError

LONGEST_NAME = 20
"""Letters of a name; as long as those of other players."""
LONGEST_PHRASE = 3
SIGNS = ".,;:!"
"""What may stand around a name."""


def read_coming(asked: SpokenDecision, options: Entries, words: Sequence[str]) -> Entry | None:
    """The entry of a line that says who comes or goes; None for any other line.

    Raises `NotUnderstoodError` if it does not say who, or somebody who cannot.
    """
    for goes, name in named_in(asked, words):
        if not name:
            raise NotUnderstoodError("coming-who")
        return going(asked, options, name) if goes else coming(asked, options, name)
    return None


def named_in(asked: SpokenDecision, words: Sequence[str]) -> Iterator[tuple[bool, str]]:
    """Whether somebody goes, and who: the phrase for it is at the beginning or at the end."""
    line = " ".join(words).strip(SIGNS).split()
    for size in range(min(len(line), LONGEST_PHRASE), 0, -1):
        for phrase, name in ((line[:size], line[size:]), (line[-size:], line[:-size])):
            said = fold(" ".join(phrase))
            for goes, known in ((False, "typed-join"), (True, "typed-leave")):
                if said in asked.lexicon.typed(known):
                    yield goes, " ".join(name).strip(SIGNS)


def seat_called(asked: SpokenDecision, name: str, among: Sequence[Seat]) -> Seat | None:
    """Who is called so, whole or by a beginning that nobody else has."""
    names = asked.teller.names
    known = {fold(names[seat]): seat for seat in among}
    found = prefix_matches(fold(name), known)
    return found[0] if len(found) == 1 else known.get(fold(name))


def going(asked: SpokenDecision, options: Entries, name: str) -> Entry:
    """The entry of somebody who goes. Raises `NotUnderstoodError` if they are not there."""
    own = asked.teller.listener
    seat = seat_called(asked, name, options.here)
    if seat is None and own is not None and fold(name) in asked.lexicon.typed("means-me"):
        seat = own
    if seat is None:
        names = [asked.teller.names[each] for each in options.here]
        choices = asked.lexicon.catalogue.joined(names, "or")
        raise NotUnderstoodError("going-unknown", typed=name, choices=choices)
    return ("leave", str(seat))


def coming(asked: SpokenDecision, options: Entries, name: str) -> Entry:
    """The entry of somebody who comes. Raises `NotUnderstoodError` for who is there, or no name."""
    seat = seat_called(asked, name, options.gone)
    if seat is not None:
        return ("back", str(seat))
    here = {fold(asked.teller.names[each]) for each in options.here}
    if fold(name) in here:
        raise NotUnderstoodError("coming-here", name=name)
    heard = name.isprintable() and is_of_one_script(name) and not any(map(str.isdigit, name))
    if not heard or not fold(name) or len(name) > LONGEST_NAME or is_entry(asked, name):
        raise NotUnderstoodError("coming-no-name", name=name, longest=LONGEST_NAME)
    return ("join", "_".join(name.split()))


def is_entry(asked: SpokenDecision, name: str) -> bool:
    """Whether a name begins an entry, so that lines with it would be unclear."""
    first = fold(name).split()[0]
    return any(first in asked.lexicon.typed(f"typed-{word}") for word in Entries.words)
