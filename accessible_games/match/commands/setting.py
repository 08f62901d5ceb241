"""The settings that can be changed at any prompt."""

from __future__ import annotations

from functools import partial

from accessible_games.match.commands.entry import Part, PersonCommand
from accessible_games.match.person import Person
from accessible_games.match.settings import CHOICES, COMMANDS
from accessible_games.speech.fold import fold, prefix_matches
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.vocabulary import Follows


def change_setting(person: Person, rest: str, setting: str) -> None:
    """Change one setting for this person, or say what it is and what it can be."""
    catalogue = person.narrator.catalogue
    names = {choice: catalogue.say(f"{setting}-{choice}") for choice in CHOICES[setting]}
    choices = catalogue.joined(list(names.values()), "or")
    if not rest:
        now = names[getattr(person.settings, setting)]
        person.say(f"{setting}-is", now=now, choices=choices)
        return
    typed = {fold(name): choice for choice, name in names.items()} | {c: c for c in names}
    found = prefix_matches(fold(rest), typed)
    if len(found) != 1:
        raise NotUnderstoodError("unknown-choice", word=rest, choices=choices)
    person.settings.put(setting, found[0])
    person.renew()
    person.say(f"{setting}-changed", now=person.narrator.catalogue.say(f"{setting}-{found[0]}"))


def of_setting(name: str) -> PersonCommand:
    """The command for a setting."""
    does = partial(change_setting, setting=name)
    return PersonCommand(name, Part.SETTINGS, does, Follows.CHOICE)


HEARD_FIRST = ("sort", "verbosity", "language")
"""What `help` tells before the other settings; these follow in their own order."""
ENTRIES = tuple(map(of_setting, dict.fromkeys((*HEARD_FIRST, *COMMANDS))))
