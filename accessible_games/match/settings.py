"""Settings: what a player has chosen once for all games. Each is a field of `Settings`."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields

from accessible_games.match.setting_kinds import (
    FreeText,
    Hear,
    LetterCommands,
    Names,
    PersonName,
    SettingsError,
    Value,
    Width,
    WordChoice,
    one_of,
)
from accessible_games.players import LEVELS, TEMPERS
from accessible_games.speech.catalogue import LANGUAGES, VERBOSITIES, Language, Verbosity
from accessible_games.speech.narrator import ORDERS, Order

MIXED = "mixed"
"""The computer players have different temperaments."""
SWITCH = ("off", "on")
NARROW = 32
"""The widest display, in cells, that gets braille wording if nothing else was chosen."""


def choice(*words: str) -> Mapping[str, FreeText]:
    """Describe a setting that is one of these words."""
    return {"kind": WordChoice(words)}


def command(*words: str) -> Mapping[str, FreeText]:
    """The same for one that can also be changed at any prompt, with a command of its name."""
    return {"kind": WordChoice(words, is_command=True)}


NOTHING_CHOSEN: Mapping[str, str] = {}
"""One object for all: a server keeps the settings of each person."""


def nothing_chosen() -> Mapping[str, str]:
    """Return what is chosen of many things where nothing is."""
    return NOTHING_CHOSEN


@dataclass(slots=True)
class Settings:
    """What a player has chosen once for all games, in the order in which it is told."""

    language: Language = field(default="en", metadata=command(*LANGUAGES))
    verbosity: Verbosity = field(default="normal", metadata=command(*VERBOSITIES))
    hear: Mapping[str, str] = field(default_factory=nothing_chosen, metadata={"kind": Hear()})
    """How much to hear of each kind of event, if not the usual."""
    remarks: str = field(default="on", metadata=command("on", "few", "off"))
    """How many of the computer players' remarks to hear; none in wordings with few words."""
    sort: Order = field(default="value", metadata=command(*ORDERS))
    input: str = field(default="editing", metadata=choice("editing", "plain"))
    """"editing" for line editing by prompt_toolkit, "plain" for the system's own input."""
    level: str = field(default="easy", metadata=choice(*LEVELS))
    """The level of computer players that are given without one."""
    temper: str = field(default="even", metadata=choice(*TEMPERS, MIXED))
    """The temperament of computer players that are given without one."""
    name: str = field(default="", metadata={"kind": PersonName()})
    """The player's name, or empty."""
    prompt: str = field(default="", metadata={"kind": FreeText()})
    """Said instead of the prompts of the games."""
    bots: list[str] = field(default_factory=list, metadata={"kind": Names()})
    """Names of the computer players."""
    letters: Mapping[str, str] = field(
        default_factory=nothing_chosen, metadata={"kind": LetterCommands()}
    )
    """The player's own letters: letter to command."""
    braille: str = field(default="off", metadata=command(*SWITCH))
    """Whether cards in the hand or asked about are said with their braille labels."""
    questions: str = field(default="all", metadata=choice("all", "choices"))
    """What several people at one keyboard are asked.

    Either everything, so that nothing betrays their cards, or only questions with a choice, which
    is quicker.
    """
    display: str = field(default="off", metadata=choice(*SWITCH, "always"))
    """Whether the braille display may be taken from the screen reader: on request, or always."""
    ring: str = field(default="off", metadata=command(*SWITCH))
    """Whether the bell of the terminal rings at the player's turn."""
    warn: str = field(default="off", metadata=command(*SWITCH))
    """Whether it rings when something is refused or not understood."""
    sound: str = field(default="off", metadata=choice(*SWITCH))
    """Whether sounds are played beside the lines; then the bell does not ring."""
    pace: str = field(default="all", metadata=command("all", "line"))
    """Whether all lines come at once, or each line waits for a key."""
    width: int = field(default=0, metadata={"kind": Width()})
    """Cells of the braille display at which lines are broken between words; 0 for whole lines."""
    contracted: str = field(default="off", metadata=command(*SWITCH))
    """Whether the display shows contracted braille, whose cells then measure the lines."""
    marks: str = field(default="on", metadata=command("on", "off"))
    """Whether dots 7 and 8 mark what is chosen on a braille display."""
    speak: str = field(default="off", metadata=choice(*SWITCH))
    """Whether the program speaks by itself, for players without a screen reader."""
    curtain: str = field(default="off", metadata=command(*SWITCH))
    """Whether what one person was told is pushed out of the window before the next one begins."""
    confirm: str = field(default="on", metadata=command("on", "off"))
    """Whether to ask once if a costly answer was meant that was typed as a letter or a number."""
    places: str = field(default="letters", metadata=command("letters", "words"))
    """Whether the columns of a table are said as letters, or as words for these."""
    ahead: str = field(default="on", metadata=choice("on", "off"))
    """Whether a hint is thought of while people think, at a terminal at home."""
    commands: Callable[[], Sequence[str]] = field(default=tuple, repr=False, compare=False)
    """Returns the commands of all games, for which players may choose letters.

    It is called only if a player has chosen some.
    """
    spoken: bool = field(default=False, repr=False, compare=False)
    """Whether the program speaks by itself now."""
    problems: Sequence[SettingsError] = field(default=(), repr=False)
    """What was wrong in the file and therefore ignored."""
    given: Sequence[str] = field(default=(), repr=False, compare=False)
    """The settings that are in the file, so not at their defaults."""

    @property
    def told(self) -> Verbosity:
        """The verbosity of what is said: braille wording cannot be spoken."""
        return "brief" if self.spoken and self.verbosity == "braille" else self.verbosity

    def suit(self, spoken: bool, chosen: bool) -> None:
        """Note whether lines are *spoken*; unless *chosen*, the display decides the verbosity."""
        self.spoken = spoken
        if chosen or not self.width:
            return
        if self.width <= NARROW:
            self.verbosity = "braille"
        elif self.pace == "line":
            self.verbosity = "brief"

    def put(self, name: str, value: object) -> None:
        """Set one setting. Raises `SettingsError` if there is no such setting or value."""
        kinds = kinds_of(type(self))
        if name not in kinds:
            raise SettingsError("unknown-setting", name=name, choices=", ".join(kinds))
        chosen = kinds[name].checked(name, value)
        for command in chosen.values() if isinstance(chosen, dict) and name == "letters" else ():
            one_of(self.commands(), name, command)
        setattr(self, name, chosen)

    def choices(self, name: str) -> tuple[str, ...]:
        """Return the words that a setting can have."""
        kind = kinds_of(type(self))[name]
        assert isinstance(kind, WordChoice)
        return kind.choices


def kinds_of(settings: type[Settings]) -> Mapping[str, FreeText]:
    """Return the kind of each setting of a class of settings."""
    return {each.name: each.metadata["kind"] for each in fields(settings) if each.metadata}


KINDS = kinds_of(Settings)
"""The kind of each setting."""
CHOICES: Mapping[str, tuple[str, ...]] = {
    name: kind.choices for name, kind in KINDS.items() if isinstance(kind, WordChoice)
}
"""The choices of each setting that is one of several words."""
COMMANDS = tuple(
    name for name, kind in KINDS.items() if isinstance(kind, WordChoice) and kind.is_command
)
"""Settings that can be changed at any prompt."""


def parsed(name: str, text: str) -> Value:
    """Return the value that typed text means for a setting; see the `parsed` of its kind."""
    return KINDS.get(name, FreeText()).parsed(name, text)
