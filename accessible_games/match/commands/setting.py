"""The settings that can be changed at any prompt."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Protocol

from accessible_games.match.commands.entry import Part, PersonCommand
from accessible_games.match.hearing import KINDS, WISHES, wished
from accessible_games.match.person import Person
from accessible_games.match.setting_kinds import SettingsError
from accessible_games.match.settings import COMMANDS, Settings, parsed
from accessible_games.speech.arguments import Argument
from accessible_games.speech.fold import fold, prefix_matches
from accessible_games.speech.narrator import Narrator
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.vocabulary import Follows


class Chooser(Protocol):
    """Somebody who has settings: a `Person`, or who is not at any match yet."""

    @property
    def settings(self) -> Settings:
        """What they have chosen."""

    @property
    def narrator(self) -> Narrator:
        """The narrator that speaks to them."""

    def say(self, message: str, **arguments: Argument) -> None:
        """Let them hear a message."""

    def renew(self) -> None:
        """Go on as the settings say now."""


def change_setting(person: Chooser, rest: str, setting: str) -> None:
    """Change one setting for this person, or say what it is and what it can be."""
    catalogue = person.narrator.catalogue
    names = {
        choice: catalogue.say(f"{setting}-{choice}") for choice in person.settings.choices(setting)
    }
    choices = catalogue.joined(list(names.values()), "or")
    if not rest:
        now = names[getattr(person.settings, setting)]
        person.say(f"{setting}-is", now=now, choices=choices)
        return
    chosen = meant(person, rest, names)
    person.settings.put(setting, chosen)
    person.renew()
    person.say(f"{setting}-changed", now=person.narrator.catalogue.say(f"{setting}-{chosen}"))


def change_width(person: Chooser, rest: str) -> None:
    """Have lines broken at a width, or say what it is."""
    if rest:
        try:
            person.settings.put("width", parsed("width", rest))
        except SettingsError as error:
            raise NotUnderstoodError(error.message, **error.arguments) from None
    cells = person.settings.width
    person.say("width-is" if cells else "width-whole", width=cells)


def meant(person: Chooser, word: str, names: Mapping[str, str]) -> str:
    """The choice that a typed word means, among some with their names."""
    typed = {fold(name): choice for choice, name in names.items()} | {c: c for c in names}
    found = prefix_matches(fold(word), typed)
    if len(found) != 1:
        choices = person.narrator.catalogue.joined(list(names.values()), "or")
        raise NotUnderstoodError("unknown-choice", word=word, choices=choices)
    return found[0]


def hear(person: Person, rest: str) -> None:
    """Choose how much of a kind of event one hears, or say how much it is now."""
    catalogue, settings = person.narrator.catalogue, person.settings
    kinds, wishes = (
        {word: catalogue.say(f"hear-{word}") for word in words} for words in (KINDS, WISHES)
    )
    now = {kind: wished(kind, settings.told, settings.hear) for kind in KINDS}
    kind, _, wish = rest.partition(" ")
    if not kind:
        told = [f"{kinds[each]} {wishes[now[each]]}" for each in KINDS]
        person.say("hear-is", choices=catalogue.joined(told, "unit"))
        return
    chosen = meant(person, kind, kinds)
    if wish:
        now[chosen] = meant(person, wish.strip(), wishes)
        settings.put("hear", {**settings.hear, chosen: now[chosen]})
    sample = catalogue.say(f"hear-sample-{chosen}")
    person.say(f"hear-told-{now[chosen]}", word=sample)


def of_setting(name: str) -> PersonCommand:
    """The command for a setting."""
    does = partial(change_setting, setting=name)
    return PersonCommand(name, Part.SETTINGS, does, Follows.CHOICE)


HEARD_FIRST = ("sort", "verbosity", "language")
"""The settings that `help` lists first; the others follow in their own order."""
ENTRIES = (
    *map(of_setting, dict.fromkeys((*HEARD_FIRST, *COMMANDS))),
    PersonCommand("hear", Part.SETTINGS, hear, Follows.CHOICE),
)
