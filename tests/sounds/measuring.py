"""What a listener would notice of a sound, measured in its file."""

import io
import wave
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from accessible_games.sounds.synthesis import wav

Signal = NDArray[Any]
FRAME = 10
"""Milliseconds of a step in which the course of a sound is followed."""
TOGETHER = 200
"""Milliseconds over which an ear adds up how loud something is."""


@dataclass(frozen=True)
class Heard:
    """A sound as it is in its file."""

    rate: int
    """Samples a second."""
    samples: Signal
    """From -1 to 1."""

    @property
    def milliseconds(self) -> float:
        """How long it lasts."""
        return 1000 * len(self.samples) / self.rate

    @property
    def spectrum(self) -> tuple[Signal, Signal]:
        """Its frequencies, in hertz, and the energy at each."""
        size = self.rate  # so that there is one for each hertz
        window = np.hanning(len(self.samples))
        energy = np.abs(np.fft.rfft(self.samples * window, size)) ** 2
        return np.fft.rfftfreq(size, 1 / self.rate), energy

    def course(self) -> Signal:
        """How strong it is in each frame, as a root mean square: its rhythm."""
        frame = self.rate * FRAME // 1000
        starts = np.arange(0, len(self.samples), frame)
        return np.asarray(np.sqrt(np.add.reduceat(self.samples**2, starts) / frame))

    def loudness(self) -> float:
        """How loud its loudest part is, in LUFS over 200 ms, weighted as in ITU-R BS.1770-5."""
        size = 2 * self.rate  # with silence behind it
        spectrum = np.fft.rfft(self.samples, size) * weight(np.fft.rfftfreq(size, 1 / self.rate))
        weighted = np.fft.irfft(spectrum)
        sums = np.concatenate([[0], np.cumsum(weighted**2)])
        window = self.rate * TOGETHER // 1000
        energy = (sums[window:] - sums[:-window]).max() / window
        return float(-0.691 + 10 * np.log10(energy))


def heard(name: str) -> Heard:
    """Return a sound, read from its file."""
    with wave.open(io.BytesIO(wav(name))) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        samples = np.frombuffer(file.readframes(file.getnframes()), "<i2") / 32768
        return Heard(file.getframerate(), samples)


def weight(frequencies: Signal) -> Signal:
    """Return how much each frequency counts: a shelf from 1.7 kHz on, and little below 40 Hz."""
    turn = 1j * frequencies
    high = 10 ** (4 / 20)
    shelf = (high * turn**2 + np.sqrt(high) * 1682 / 0.707 * turn + 1682**2) / (
        turn**2 + 1682 / 0.707 * turn + 1682**2
    )
    low = turn**2 / (turn**2 + 38.1 / 0.5 * turn + 38.1**2)
    return np.asarray(np.abs(shelf * low))


def alike(one: Signal, other: Signal) -> float:
    """Return how well two courses fit onto each other, at the best place, from 0 to 1."""
    padded = np.pad(one, len(other))
    fits = np.correlate(padded, other).max()
    return float(fits / np.sqrt((one @ one) * (other @ other)))
