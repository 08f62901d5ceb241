"""What each sound is made of; everything that can be heard is computed from this.

They differ in rhythm first, so that they can be told apart without hearing pitch well. Nothing in
them lies above 2.5 kHz, where hearing is lost first, and all are equally loud.
"""

from accessible_games.core.frozen import Frozen


class Note(Frozen):
    """A note of a sound."""

    start: int
    """When it begins, in milliseconds."""
    length: int
    """How long it lasts, in milliseconds."""
    pitch: float
    """Its lowest frequency, in hertz."""
    end: float = 0
    """Where its pitch glides to, in hertz; 0 if it stays."""


class Recipe(Frozen):
    """A sound."""

    partials: tuple[float, ...]
    """How strong each multiple of the pitch is, from the pitch itself on."""
    notes: tuple[Note, ...]


SOFT, FULL, HOLLOW = (1.0, 0.3), (1.0, 0.6, 0.3), (1.0, 0.0, 0.6, 0.0, 0.3)
"""Like a flute, a string and a clarinet."""

RECIPES = {
    "turn": Recipe(FULL, (Note(0, 70, 392), Note(110, 170, 587))),
    "won": Recipe(
        FULL,
        (Note(0, 100, 392), Note(130, 100, 494), Note(260, 100, 587), Note(390, 300, 784)),
    ),
    "timer": Recipe(HOLLOW, tuple([Note(start, 40, 466) for start in (0, 62, 124, 186, 248)])),
    "invitation": Recipe(FULL, (Note(0, 45, 523), Note(65, 45, 523), Note(130, 150, 659))),
    "refusal": Recipe(HOLLOW, (Note(0, 90, 220), Note(160, 90, 208))),
    "friend": Recipe(SOFT, (Note(0, 170, 330, 440), Note(220, 60, 494))),
    "talk": Recipe(SOFT, (Note(0, 50, 440), Note(85, 50, 440))),
    "move": Recipe(SOFT, (Note(0, 80, 330),)),
}
"""All sounds, the weightiest first: of two that come at once, the first of these is heard."""
NAMES = (*RECIPES,)
FOLDER = "sounds"
"""The folder of a page in which their files are."""


def file_of(name: str) -> str:
    """Return the name of the file of a sound."""
    return f"{name}.wav"
