"""Where the program keeps its files: by option, by environment, or the system's default."""

import os
from pathlib import Path

APP = "accessible-games"
FOLDERS = {"ACCESSIBLE_GAMES_CONFIG": "config", "ACCESSIBLE_GAMES_DATA": "data"}


def folder(kind: str, option: str | None = None) -> Path:
    """The "config" or "data" folder: by option, by environment, or the system's default."""
    variable = next(name for name, of in FOLDERS.items() if of == kind)
    chosen = option or os.environ.get(variable)
    if chosen:
        return expanded(chosen)
    import platformdirs

    if kind == "config":
        return platformdirs.user_config_path(APP, appauthor=False)
    return platformdirs.user_data_path(APP, appauthor=False)


def expanded(text: str) -> Path:
    """A path with "~" replaced by the home folder; "~nobody" is taken literally."""
    try:
        return Path(text).expanduser()
    except RuntimeError:
        return Path(text)


def file(option: str | None = None) -> Path:
    """The settings file, in the folder given as an option or in the usual one."""
    return folder("config", option) / "settings.toml"
