"""Choosing sounds, and hearing each of them beside the words for it."""

from collections.abc import Callable

from accessible_games.match.commands.setting import Chooser, change_setting, meant
from accessible_games.sounds.recipes import NAMES
from accessible_games.sounds.silence import Silence

SETTING = "sound"
FIRST = "turn"
"""What is heard when sounds are switched on."""


def choose_sounds(person: Chooser, rest: str, play: Callable[[str], Silence]) -> None:
    """Switch sounds on or off, say how that is, or let the person hear the one that is named.

    *play* plays one, or says why not. Raises `NotUnderstoodError` for anything else.
    """
    say = person.narrator.catalogue.say
    names = {each: say(f"sound-name-{each}") for each in NAMES}
    switches = {each: say(f"{SETTING}-{each}") for each in person.settings.choices(SETTING)}
    chosen = meant(person, rest, switches | names) if rest else ""
    sample = FIRST if chosen == "on" else chosen
    if chosen not in NAMES:
        change_setting(person, chosen, SETTING)
    if not chosen:
        person.say("sound-samples", names=person.narrator.catalogue.joined([*names.values()]))
    elif sample in NAMES:
        why = play(sample)
        may_be_heard = why in ("", "own-files")
        if chosen != "on" or may_be_heard:  # what nobody hears is told to whoever asks for it
            person.say(f"sound-sample-{sample}")
        if why:
            person.say(f"sound-silent-{why}")
