"""What every test may rely on: nothing of the person who runs them is read or written."""

from math import inf
from pathlib import Path

import pytest
from hypothesis import settings

from tests.examples import FACTOR, times
from tests.running import heed_signals, reaped_in_the_end

# A slow machine is no failure, and no test may depend on what an earlier run left behind.
settings.register_profile(
    "house", deadline=None, database=None, derandomize=FACTOR == 1, max_examples=times(100)
)
settings.load_profile("house")


def pytest_configure(config: pytest.Config) -> None:
    """Whatever this process starts can be interrupted, and ends with the run, workers too."""
    heed_signals()
    if not hasattr(config, "workerinput"):
        reaped_in_the_end()


@pytest.fixture(autouse=True)
def nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give every test empty folders for settings and saved games, and no language of its own."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.delenv("LANGUAGE", raising=False)


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test hears that a machine is slow."""
    monkeypatch.setattr("accessible_games.play.hinting.SILENCE", inf)
