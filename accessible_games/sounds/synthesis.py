"""Sounds as WAV files, computed from their recipes with nothing but Python."""

import io
import wave
from array import array
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import accumulate
from math import cos, exp, pi, sin, sqrt

from accessible_games.sounds.recipes import RECIPES, Note, Recipe

RATE = 22050
"""Samples a second."""
LARGEST = 32767
"""The largest sample that a file can have."""
LOUD = 0.14
"""The root mean square of the loudest `WINDOW` of each sound, as a part of the largest sample."""
WINDOW = 200
"""The milliseconds over which an ear adds up how loud a short sound is."""
EDGE = 8
"""Milliseconds in which a note rises and ends, so that neither clicks."""
DECAY = 0.9
"""How much a note dies away until its end, as an exponent."""


@cache
def wav(name: str) -> bytes:
    """Return a sound as a WAV file: one channel, 16 bits, `RATE` samples a second.

    Raises `KeyError` for a name that is no sound.
    """
    file = io.BytesIO()
    with wave.Wave_write(file) as writer:
        writer.setnchannels(1)
        writer.setsampwidth(2)
        writer.setframerate(RATE)
        writer.writeframes(samples(RECIPES[name]).tobytes())
    return file.getvalue()


def samples(recipe: Recipe) -> "array[int]":
    """Return a sound as samples from -`LARGEST` to `LARGEST`."""
    length = max(each.start + each.length for each in recipe.notes)
    mixed = [0.0] * (count(length) + 1)
    for note in recipe.notes:
        for place, value in enumerate(tones(note, recipe.partials), start=count(note.start)):
            mixed[place] += value
    scale = LARGEST * LOUD / loudness(mixed)
    return array("h", [round(value * scale) for value in mixed])


def tones(note: Note, partials: Sequence[float]) -> Iterator[float]:
    """Yield a note, sample by sample; its phase goes on evenly while its pitch glides."""
    length, phase = count(note.length), 0.0
    glides = (note.end or note.pitch) - note.pitch
    strong = [(2 * pi * multiple, level) for multiple, level in enumerate(partials, 1) if level]
    for place in range(length):
        done = place / length
        tone = sum(level * sin(phase * turns) for turns, level in strong)
        yield tone * exp(-DECAY * done) * edge(place) * edge(length - place)
        phase += (note.pitch + glides * done) / RATE


def edge(distance: int) -> float:
    """Return how far a note has risen so many samples after its beginning, from 0 to 1."""
    part = distance / count(EDGE)
    return 1.0 if part >= 1 else (1 - cos(pi * part)) / 2


def loudness(mixed: Sequence[float]) -> float:
    """Return the root mean square of the loudest `WINDOW`; of a shorter sound, of one that ends."""
    sums = [0.0, *accumulate(value * value for value in mixed)]
    window = count(WINDOW)
    energy = max(sums[end] - sums[max(0, end - window)] for end in range(1, len(sums)))
    return sqrt(energy / window)


def count(milliseconds: int) -> int:
    """Return how many samples last so long."""
    return milliseconds * RATE // 1000
