"""What somebody at a server has chosen: some of the settings of the program, and a few more."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field

from accessible_games.match.setting_kinds import SettingsError
from accessible_games.match.settings import SWITCH, Settings, choice

CHOSEN = (
    *("language", "verbosity", "hear", "sort", "braille", "confirm", "places", "width"),
    *("remarks", "friends", "news", "sound"),
)
"""The settings that mean something at a server, and are kept there."""


@dataclass(slots=True)
class HouseSettings(Settings):
    """See above."""

    friends: str = field(default="on", metadata=choice(*SWITCH))
    """Whether one hears when a friend comes."""
    news: str = field(default="hold", metadata=choice("hold", "now", "bell"))
    """What comes while one types, where the door knows that one does: it waits until the line ends,
    is told at once above it, or waits and rings."""
    sound: str = field(default="off", metadata=choice(*SWITCH))
    """Whether a client that has sounds is told when to play one."""

    def take(self, chosen: Mapping[str, object]) -> None:
        """Have these values; what cannot be chosen here is left out."""
        for name, value in chosen.items():
            with suppress(SettingsError):
                self.put(name, value)


def settings_of(chosen: Mapping[str, object]) -> HouseSettings:
    """Settings as they were kept; what an earlier version allowed and this does not is left out."""
    found = HouseSettings()
    found.take(chosen)
    return found
