"""The settings that can be changed at any prompt."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Protocol

from accessible_games.match.commands.entry import HelpPart, PersonCommand
from accessible_games.match.event_filter import KINDS, WISHES, wished
from accessible_games.match.person import Person
from accessible_games.match.setting_kinds import SettingsError
from accessible_games.match.settings import COMMANDS, Settings, parsed
from accessible_games.speech.arguments import Argument
from accessible_games.speech.catalogue import Catalogue
from accessible_games.speech.commands import Follows
from accessible_games.speech.narrator import Narrator, capitalised
from accessible_games.speech.normalize import fold, prefix_matches
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.switches import switched


class Chooser(Protocol):
    """A person with settings: a `Person` at a match, or one who is not at any match yet."""

    @property
    def settings(self) -> Settings:
        """What they have chosen."""

    @property
    def narrator(self) -> Narrator:
        """The narrator that speaks to them."""

    def say(self, message: str, **arguments: Argument) -> None:
        """Say a message to them."""

    def renew(self) -> None:
        """Use the present settings."""


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
    chosen = meant(person, rest, names, called(catalogue, setting, names))
    before = getattr(person.settings, setting)
    person.settings.put(setting, chosen)
    try:
        person.renew()
    except NotUnderstoodError:  # the game does not speak that language
        person.settings.put(setting, before)
        raise
    person.say(f"{setting}-changed", now=person.narrator.catalogue.say(f"{setting}-{chosen}"))


def called(catalogue: Catalogue, setting: str, choices: Iterable[str]) -> dict[str, str]:
    """Return the choices of a setting by further words that are typed for them: "German"."""
    messages = {choice: f"called-{setting}-{choice}" for choice in choices}
    known = {choice: each for choice, each in messages.items() if catalogue.has(each)}
    return {fold(word): each for each, name in known.items() for word in catalogue.words(name)}


def change_width(person: Chooser, rest: str) -> None:
    """Have lines broken at a width, or say the present width."""
    if rest:
        try:
            person.settings.put("width", parsed("width", rest))
        except SettingsError as error:
            raise NotUnderstoodError(error.message, **error.arguments) from None
    cells = person.settings.width
    person.say("width-is" if cells else "width-whole", width=cells)


def meant(
    person: Chooser, word: str, names: Mapping[str, str], also: Mapping[str, str] | None = None
) -> str:
    """The choice that a typed word means, among some with their names; *also* by other words."""
    typed = {fold(name): choice for choice, name in names.items()} | {c: c for c in names}
    typed |= also or {}
    wanted = switched(word, person.narrator.catalogue)
    switch = "on" if wanted else "off"
    if wanted is not None and switch in names and fold(word) not in typed:
        return switch
    found = prefix_matches(fold(word), typed)
    if len(found) != 1:
        choices = person.narrator.catalogue.joined(list(names.values()), "or")
        raise NotUnderstoodError("unknown-choice", word=word, choices=choices)
    return found[0]


def hear(person: Person, rest: str) -> None:
    """Choose how much to hear of a kind of event, or say how much it is now."""
    catalogue, settings = person.narrator.catalogue, person.settings
    kinds, wishes = (
        {word: catalogue.say(f"hear-{word}") for word in words} for words in (KINDS, WISHES)
    )
    now = {kind: wished(kind, settings.told, settings.hear) for kind in KINDS}
    kind, _, wish = rest.partition(" ")
    if not kind:
        alike = {wish: [kinds[each] for each in KINDS if now[each] == wish] for wish in WISHES}
        told = [f"{wishes[wish]}: {', '.join(each)}" for wish, each in alike.items() if each]
        person.say("hear-is", choices=". ".join(map(capitalised, told)))
        return
    chosen = meant(person, kind, kinds)
    if wish:
        none = dict.fromkeys(map(fold, catalogue.words("nothing")), "off")
        now[chosen] = meant(person, wish.strip(), wishes, none)
        settings.put("hear", {**settings.hear, chosen: now[chosen]})
    sample = catalogue.say(f"hear-sample-{chosen}")
    person.say(f"hear-told-{now[chosen]}", word=sample)


def of_setting(name: str) -> PersonCommand:
    """Return the command for a setting."""
    does = partial(change_setting, setting=name)
    return PersonCommand(name, HelpPart.SETTINGS, does, Follows.CHOICE)


HEARD_FIRST = ("sort", "verbosity", "language")
"""The settings that `help` lists first; the others follow in their own order."""
ENTRIES = (
    *map(of_setting, dict.fromkeys((*HEARD_FIRST, *COMMANDS))),
    PersonCommand("hear", HelpPart.SETTINGS, hear, Follows.CHOICE),
)
