"""The set of sounds: short, without clicks, equally loud, and each different in rhythm."""

import sys
from hashlib import sha256
from itertools import combinations, pairwise
from pathlib import Path

import numpy as np
import pytest

from accessible_games.sounds.recipes import NAMES, RECIPES, file_of
from accessible_games.sounds.synthesis import EDGE, wav
from tests.running import ROOT, run_raw
from tests.sounds.measuring import FRAME, alike, heard

every_sound = pytest.mark.parametrize("name", NAMES)
SHORT, LONG = 300, 700
"""The milliseconds of all sounds, and of the one that ends a game."""
LOST_FIRST = 2500
"""Hertz above which many who hear badly hear nothing."""


@every_sound
def test_a_sound_is_short(name: str) -> None:
    """It is over before a sentence is; only winning takes longer."""
    assert heard(name).milliseconds <= (LONG if name == "won" else SHORT)


@every_sound
def test_a_sound_is_never_cut_off(name: str) -> None:
    """Nothing is louder than a file can tell, and each begins and ends in silence."""
    samples = heard(name).samples
    assert 0.2 < np.abs(samples).max() < 0.6
    assert abs(samples[0]) < 0.001
    assert abs(samples[-1]) < 0.001


@every_sound
def test_no_note_clicks(name: str) -> None:
    """Every note rises and ends over some milliseconds, and there is silence between some."""
    notes = RECIPES[name].notes
    assert all(note.length >= 4 * EDGE for note in notes)
    for before, after in pairwise(notes):
        assert after.start - before.start - before.length >= FRAME


@every_sound
def test_a_sound_lies_where_hearing_lasts_longest(name: str) -> None:
    """Almost all of its energy lies between 150 Hz and 2.5 kHz."""
    frequencies, energy = heard(name).spectrum
    kept = (frequencies > 150) & (frequencies < LOST_FIRST)
    assert energy[kept].sum() > 0.995 * energy.sum()


def test_all_are_equally_loud() -> None:
    """Within 1.5 dB, as an ear weighs frequencies and adds up 200 ms."""
    loud = [heard(name).loudness() for name in NAMES]
    assert max(loud) - min(loud) < 1.5
    assert -20 < min(loud) < max(loud) < -14


@pytest.mark.parametrize(("one", "other"), [*combinations(NAMES, 2)])
def test_no_two_have_the_same_rhythm(one: str, other: str) -> None:
    """Told apart by when they sound, whatever their pitch: courses of 10 ms fit by 0.9 at most."""
    assert alike(heard(one).course(), heard(other).course()) < 0.9


def test_a_measure_finds_what_is_alike() -> None:
    """A sound fits onto itself, later or softer too, and a knock onto a longer one less."""
    course = heard("turn").course()
    assert alike(course, course) == pytest.approx(1)
    assert alike(course, np.pad(course / 2, 7)) == pytest.approx(1)
    assert alike(course, heard("move").course()) < 0.8


def test_they_are_computed_alike_each_time(tmp_path: Path) -> None:
    """Another process writes the same files; there is nothing else in the folder."""
    command = [sys.executable, "-m", "accessible_games.sounds", str(tmp_path / "new" / "folder")]
    assert run_raw(command, cwd=ROOT).returncode == 0
    written = {path.name: sha256(path.read_bytes()) for path in tmp_path.rglob("*.*")}
    computed = {file_of(name): sha256(wav(name)) for name in NAMES}
    assert {name: each.digest() for name, each in written.items()} == {
        name: each.digest() for name, each in computed.items()
    }
    assert len({each.digest() for each in computed.values()}) == len(NAMES)


def test_what_is_no_sound_has_no_file() -> None:
    """Whatever is asked for."""
    for name in ("", "loud", "../turn", "turn.wav"):
        with pytest.raises(KeyError):
            wav(name)
