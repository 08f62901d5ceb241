"""Settings: a TOML file in the user's configuration folder, and where the folders are."""

import locale
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from accessible_games.bots import LEVELS
from accessible_games.speech.catalogue import LANGUAGES, VERBOSITIES, Language, Verbosity
from accessible_games.speech.narrator import ORDERS, Order
from accessible_games.speech.problem import ProblemError

APP = "accessible-games"
NAMES = ("language", "verbosity", "sort", "input", "level", "name", "prompt", "bots", "letters")
FOLDERS = {"ACCESSIBLE_GAMES_CONFIG": "config", "ACCESSIBLE_GAMES_DATA": "data"}

CHOICES: Mapping[str, tuple[str, ...]] = {
    "language": LANGUAGES,
    "verbosity": VERBOSITIES,
    "sort": ORDERS,
    "input": ("editing", "plain"),
    "level": LEVELS,
}
"""Settings that are one word out of several."""


class SettingsError(ProblemError):
    """Something wrong in the settings."""


@dataclass
class Settings:
    """What a player has chosen once for all games."""

    language: Language = "en"
    verbosity: Verbosity = "normal"
    sort: Order = "value"
    input: str = "editing"
    """"editing" for line editing by prompt_toolkit, "plain" for the system's own input."""
    level: str = "easy"
    """Of computer players, where none is given."""
    name: str = ""
    """Of the player, where there is one."""
    prompt: str = ""
    """Said instead of the prompts of the games."""
    bots: list[str] = field(default_factory=list)
    """Names of the computer players."""
    letters: dict[str, str] = field(default_factory=dict)
    """The player's own letters: letter to command."""
    problems: list[SettingsError] = field(default_factory=list, repr=False)
    """What in the file was wrong, and so left out."""

    def put(self, name: str, value: Any) -> None:
        """Set one setting; `SettingsError` where there is no such setting or value."""
        kinds = {"bots": list, "letters": dict}
        if name not in NAMES:
            raise SettingsError("unknown-setting", name=name, choices=", ".join(NAMES))
        if not isinstance(value, kinds.get(name, str)):
            raise SettingsError("wrong-setting", name=name, value=str(value))
        texts = value if isinstance(value, list) else [value]
        if isinstance(value, dict):
            texts = [*value, *value.values()]
        if not all(isinstance(text, str) and text.isprintable() for text in texts):
            raise SettingsError("wrong-setting", name=name, value=str(value))
        if name in CHOICES and value not in CHOICES[name]:
            choices = ", ".join(CHOICES[name])
            raise SettingsError("wrong-choice", name=name, value=value, choices=choices)
        setattr(self, name, value)


def parsed(name: str, text: str) -> str | list[str] | dict[str, str]:
    """A setting as it is typed: names with commas between them, letters as "x hand, y table"."""
    parts = [part.strip() for part in text.split(",") if part.strip()]
    if name == "bots":
        return parts
    if name == "letters":
        pairs = [part.split() for part in parts]
        if not all(len(pair) == 2 for pair in pairs):
            raise SettingsError("wrong-setting", name=name, value=text)
        return dict(pairs)
    return text


def folder(kind: str, option: str | None = None) -> Path:
    """The "config" or "data" folder: by option, by environment, or as the system has it."""
    variable = next(name for name, of in FOLDERS.items() if of == kind)
    chosen = option or os.environ.get(variable)
    if chosen:
        return Path(chosen).expanduser()
    import platformdirs

    if kind == "config":
        return platformdirs.user_config_path(APP, appauthor=False)
    return platformdirs.user_data_path(APP, appauthor=False)


def file(option: str | None = None) -> Path:
    """The file of the settings, in a folder that was chosen by option or not."""
    return folder("config", option) / "settings.toml"


def system_language() -> Language:
    """The language of the environment, as gettext finds it, or English if it is another one."""
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        names = os.environ.get(variable, "").split(":")
        found = [code for name in names for code in LANGUAGES if name[:2].lower() == code]
        if found:
            return found[0]
        if variable != "LANGUAGE" and names != [""]:
            return "en"
    name = locale.getlocale()[0] or ""  # Windows tells it so
    return next((code for code in LANGUAGES if name[:2].lower() == code), "en")


def load(path: Path) -> Settings:
    """The settings in a file; what is wrong there is left out and told in `problems`."""
    settings = Settings(language=system_language())
    if not path.exists():
        return settings
    import tomllib

    try:
        document = tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        problem = SettingsError("damaged-settings", path=str(path), problem=str(error))
        settings.problems.append(problem)
        return settings
    for name, value in document.items():
        try:
            settings.put(name, value)
        except SettingsError as error:
            settings.problems.append(error)
    return settings


def save(path: Path, name: str, value: Any) -> None:
    """Write one setting, leaving everything else in the file as it is.

    The file is replaced in one step, so that it is never half written. OSError where it cannot be
    written; `SettingsError` where it is damaged, for then it is left alone.
    """
    import tomlkit

    try:
        document = tomlkit.parse(path.read_text("utf-8")) if path.exists() else tomlkit.document()
    except (UnicodeDecodeError, tomlkit.exceptions.ParseError) as error:
        raise SettingsError("damaged-settings", path=str(path), problem=str(error)) from error
    document[name] = value
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_suffix(".new")
    new.write_text(tomlkit.dumps(document), "utf-8")
    os.replace(new, path)
