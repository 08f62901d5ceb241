"""What a user has chosen: some of the settings of the program, and a few more."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field

from accessible_games.match.setting_kinds import SettingsError
from accessible_games.match.settings import SWITCH, Settings, choice

CHOSEN = (
    *("language", "verbosity", "hear", "sort", "braille", "confirm", "places", "width"),
    *("remarks", "friends", "news", "sound"),
)
"""The settings that mean something on a server and are kept there."""


@dataclass(slots=True)
class UserSettings(Settings):
    """See above."""

    friends: str = field(default="on", metadata=choice(*SWITCH))
    """Whether they hear when a friend comes."""
    news: str = field(default="hold", metadata=choice("hold", "now", "bell"))
    """What happens to news during typing, if the connection notices typing.

    It waits until the line ends (hold), is told at once above it (now), or waits and rings (bell).
    """

    def take(self, chosen: Mapping[str, object]) -> None:
        """Set these values, except those that cannot be chosen here."""
        for name, value in chosen.items():
            with suppress(SettingsError):
                self.put(name, value)


def settings_of(chosen: Mapping[str, object]) -> UserSettings:
    """Return settings as they were kept, without values that this version does not allow."""
    found = UserSettings()
    found.take(chosen)
    return found
