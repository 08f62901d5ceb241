"""What calls a person beside the lines: a sound or the terminal's bell, if the settings ask for it.

Where sounds are on, they take the bell's place.
"""

from accessible_games.core.event import Event, Seat
from accessible_games.frontends.terminal.screen import Screen
from accessible_games.match.acting import others_acted
from accessible_games.match.settings import Settings


def at_turn(settings: Settings, screen: Screen, seat: Seat, news: list[Event]) -> None:
    """Call the person who is asked something after others have acted."""
    if others_acted(seat, news):
        call(settings, screen, "turn", settings.ring)


def at_refusal(settings: Settings, screen: Screen) -> None:
    """Call when a typed line is refused or not understood."""
    call(settings, screen, "refusal", settings.warn)


def at_end(settings: Settings, screen: Screen) -> None:
    """Call when somebody at this keyboard has won; there is no bell for that."""
    call(settings, screen, "won", "off")


def at_time(settings: Settings, screen: Screen) -> None:
    """Call when a timer is up: it was set, so the bell rings in any case."""
    call(settings, screen, "timer", "on")


def call(settings: Settings, screen: Screen, sound: str, bell: str) -> None:
    """Play a sound if sounds are on; else ring if the *bell* is."""
    if settings.sound == "on":
        screen.play(sound)
    else:
        ring(screen, bell)


def ring(screen: Screen, bell: str) -> None:
    """Ring if the *bell* is on."""
    if bell == "on":
        screen.ring()
