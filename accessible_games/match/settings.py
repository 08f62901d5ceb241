"""Settings: what a player has chosen once for all games. Each is one entry of `Settings`."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields

from accessible_games.bots import LEVELS, TEMPERS
from accessible_games.match.setting_kinds import (
    Choice,
    Hear,
    Letters,
    Names,
    PersonName,
    SettingsError,
    Text,
    Value,
    Width,
    one_of,
)
from accessible_games.speech.catalogue import LANGUAGES, VERBOSITIES, Language, Verbosity
from accessible_games.speech.narrator import ORDERS, Order

MIXED = "mixed"
"""The computer players have different temperaments."""
SWITCH = ("off", "on")
NARROW = 32
"""Cells of the widest display for which lines are worded in braille if nobody says otherwise."""


def choice(*words: str) -> Mapping[str, Text]:
    """Describe a setting that is one of these words."""
    return {"kind": Choice(words)}


def command(*words: str) -> Mapping[str, Text]:
    """Describe one that can be changed at any prompt too, by a command of its name."""
    return {"kind": Choice(words, is_command=True)}


@dataclass(slots=True)
class Settings:
    """What a player has chosen once for all games, in the order in which it is told."""

    language: Language = field(default="en", metadata=command(*LANGUAGES))
    verbosity: Verbosity = field(default="normal", metadata=command(*VERBOSITIES))
    hear: dict[str, str] = field(default_factory=dict, metadata={"kind": Hear()})
    """How much one wants to hear of each kind of event, as far as that is not the usual."""
    remarks: str = field(default="on", metadata=command("on", "few", "off"))
    """How many of the computer players' remarks one hears; none where few words are said."""
    sort: Order = field(default="value", metadata=command(*ORDERS))
    input: str = field(default="editing", metadata=choice("editing", "plain"))
    """"editing" for line editing by prompt_toolkit, "plain" for the system's own input."""
    level: str = field(default="easy", metadata=choice(*LEVELS))
    """Of computer players, where none is given."""
    temper: str = field(default="even", metadata=choice(*TEMPERS, MIXED))
    """Of computer players that are given without one."""
    name: str = field(default="", metadata={"kind": PersonName()})
    """Of the player, where there is one."""
    prompt: str = field(default="", metadata={"kind": Text()})
    """Said instead of the prompts of the games."""
    bots: list[str] = field(default_factory=list, metadata={"kind": Names()})
    """Names of the computer players."""
    letters: dict[str, str] = field(default_factory=dict, metadata={"kind": Letters()})
    """The player's own letters: letter to command."""
    braille: str = field(default="off", metadata=command(*SWITCH))
    """Whether cards that one holds or asks for are said with their labels in braille."""
    questions: str = field(default="all", metadata=choice("all", "choices"))
    """What several people at one keyboard are asked: all, so that nothing betrays what somebody
    holds, or only where there is a choice, which is quicker."""
    display: str = field(default="off", metadata=choice(*SWITCH, "always"))
    """Whether the braille display may be taken from the screen reader: where that is asked for, or
    always."""
    ring: str = field(default="off", metadata=command(*SWITCH))
    """Whether the bell of the terminal rings at one's turn."""
    warn: str = field(default="off", metadata=command(*SWITCH))
    """Whether it rings when something is refused or not understood."""
    pace: str = field(default="all", metadata=command("all", "line"))
    """Whether all lines come at once, or each line waits for a key."""
    width: int = field(default=0, metadata={"kind": Width()})
    """Cells of the braille display for which lines are broken between words; 0 for whole lines."""
    contracted: str = field(default="off", metadata=command(*SWITCH))
    """Whether the reader's display writes contracted braille, in whose cells lines are measured."""
    marks: str = field(default="on", metadata=command("on", "off"))
    """Whether what is chosen on a braille display has dots 7 and 8."""
    speak: str = field(default="off", metadata=choice(*SWITCH))
    """Whether the program speaks by itself, for players without a screen reader."""
    curtain: str = field(default="off", metadata=command(*SWITCH))
    """Whether what one person was told is pushed out of the window before the next one begins."""
    confirm: str = field(default="on", metadata=command("on", "off"))
    """Whether it is asked once if an answer that costs something was meant, where a single letter
    or a number was typed."""
    places: str = field(default="letters", metadata=command("letters", "words"))
    """Whether the columns of a table are said by their letters, or by words for these."""
    commands: Callable[[], Sequence[str]] = field(default=tuple, repr=False, compare=False)
    """Tells the commands for which one may choose letters, of all games: asked only where somebody
    has chosen some. Whoever knows the commands gives it."""
    spoken: bool = field(default=False, repr=False, compare=False)
    """Whether the program speaks by itself now."""
    problems: list[SettingsError] = field(default_factory=list, repr=False)
    """What in the file was wrong, and so left out."""
    given: list[str] = field(default_factory=list, repr=False, compare=False)
    """Which settings the file has, and so are not by default."""

    @property
    def told(self) -> Verbosity:
        """The verbosity of what is said: nobody can speak the cells of braille wording."""
        return "brief" if self.spoken and self.verbosity == "braille" else self.verbosity

    def suit(self, spoken: bool, chosen: bool) -> None:
        """Be told so, *spoken* or not; a narrow display brings few words if none were *chosen*."""
        self.spoken = spoken
        if chosen or not self.width:
            return
        if self.width <= NARROW:
            self.verbosity = "braille"
        elif self.pace == "line":
            self.verbosity = "brief"

    def put(self, name: str, value: object) -> None:
        """Set one setting; `SettingsError` where there is no such setting or value."""
        kinds = kinds_of(type(self))
        if name not in kinds:
            raise SettingsError("unknown-setting", name=name, choices=", ".join(kinds))
        chosen = kinds[name].checked(name, value)
        for command in chosen.values() if isinstance(chosen, dict) and name == "letters" else ():
            one_of(self.commands(), name, command)
        setattr(self, name, chosen)

    def choices(self, name: str) -> tuple[str, ...]:
        """What one setting can be that is one word out of several."""
        kind = kinds_of(type(self))[name]
        assert isinstance(kind, Choice)
        return kind.choices


def kinds_of(settings: type[Settings]) -> Mapping[str, Text]:
    """What each setting can be, of those that somebody has."""
    return {each.name: each.metadata["kind"] for each in fields(settings) if each.metadata}


KINDS = kinds_of(Settings)
"""What each setting can be."""
CHOICES: Mapping[str, tuple[str, ...]] = {
    name: kind.choices for name, kind in KINDS.items() if isinstance(kind, Choice)
}
"""Settings that are one word out of several."""
COMMANDS = tuple(
    name for name, kind in KINDS.items() if isinstance(kind, Choice) and kind.is_command
)
"""Settings that can be changed at any prompt."""


def parsed(name: str, text: str) -> Value:
    """A setting as it is typed: names with commas between them, letters as "x hand, y table"."""
    return KINDS.get(name, Text()).parsed(name, text)
