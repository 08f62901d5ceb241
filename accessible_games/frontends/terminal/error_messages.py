"""What goes wrong, as one sentence and an exit status: 2 for wrong use, 1 for failure."""

import errno
import sys
from collections.abc import Mapping

from accessible_games.braille.problem import DeckError, LiblouisError
from accessible_games.contest.problem import WorkersError
from accessible_games.core.files import is_device
from accessible_games.core.frozen import Frozen
from accessible_games.core.position import PositionError
from accessible_games.core.record import RecordError
from accessible_games.frontends.terminal.deck_words import sentences
from accessible_games.speech.arguments import Argument
from accessible_games.speech.catalogue import Catalogue
from accessible_games.speech.problem import ProblemError
from accessible_games.store.library import RecordInUseError
from accessible_games.tactile.problem import OverlayError


class Complaint(Frozen):
    """The exit status, and the message and the arguments of a sentence."""

    status: int
    message: str
    arguments: Mapping[str, Argument]


def complaint(error: Exception, catalogue: Catalogue) -> Complaint | None:
    """Return what to say about an error; None for a bug, which has no sentence."""
    match error:
        case ProblemError():
            said = Complaint(2, error.message, error.arguments)
        case RecordError():
            said = Complaint(1, f"record-{error.problem}", in_line(error))
        case DeckError():
            said = Complaint(1, "deck-faults", {"faults": told_faults(error, catalogue)})
        case OverlayError():
            said = Complaint(1, f"overlay-{error.problem}", error.arguments)
        case WorkersError():
            said = Complaint(1, f"workers-{error.problem}", error.arguments)
        case LiblouisError():
            said = Complaint(1, f"braille-{error.problem}", {})
        case RecordInUseError():
            said = Complaint(1, "record-in-use", {})
        case PositionError():
            told: dict[str, Argument] = {"place": place(error, catalogue), "found": error.found}
            said = Complaint(1, f"position-{error.problem}", told)
        case OSError():
            file = str(error.filename or catalogue.say("the-output"))
            told = {"file": file, "problem": system_problem(error, catalogue)}
            said = Complaint(1, "file-problem", told)
        case _:
            return None
    return said


def in_line(error: RecordError) -> dict[str, Argument]:
    """Return the line of a file and what was found there, with numbers as they are written."""
    return {"line": str(error.line), "found": str(error.found), "package": error.package}


def told_faults(error: DeckError, catalogue: Catalogue) -> str:
    """Return all that is wrong with a deck, a sentence in each line."""
    return "\n".join(sentences(error.faults, catalogue))


def system_problem(error: OSError, catalogue: Catalogue) -> str:
    """Return what the system says, in the catalogue's language if it is a common error.

    Windows has a different reason each time why a name that it keeps for itself is no file.
    """
    if sys.platform == "win32" and is_device(str(error.filename or "")):
        return catalogue.say("system-device")
    message = f"system-{errno.errorcode.get(error.errno or 0, 'unknown').lower()}"
    return catalogue.say(message) if catalogue.has(message) else error.strerror or str(error)


def place(error: PositionError, catalogue: Catalogue) -> str:
    """Return where a position is wrong: names of fields, and places counted from 1."""
    parts = [
        catalogue.say("position-place", number=part + 1) if isinstance(part, int) else part
        for part in error.place
    ]
    return ", ".join(parts) or catalogue.say("position-everywhere")
