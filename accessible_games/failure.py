"""The last words of a run that fails, for which neither word files nor packages are needed.

A file has all that led to the failure; the ten newest are kept. Only the standard library is
imported here, and this module only when something has failed. So it writes its file itself, and not
through `store`, which may be what is missing.
"""

import os
import sys
import tempfile
import traceback
import unicodedata
from collections.abc import Mapping
from contextlib import suppress
from datetime import datetime
from pathlib import Path

KEPT = 10
"""The number of failure files that are kept."""

SENTENCES: Mapping[str, Mapping[str, str]] = {
    "en": {
        "mistake": "The program made a mistake.",
        "damaged": "A part of the program is missing or broken: {part}.",
        "saved": "The game is saved.",
        "send": "Please send us {file}.",
        "install": "Install the program again; if that does not help, send us {file}.",
        "tell": "Please tell us what you did last.",
        "stopped": "Stopped.",
    },
    "de": {
        "mistake": "Das Programm hat einen Fehler gemacht.",
        "damaged": "Ein Teil des Programms fehlt oder ist beschädigt: {part}.",
        "saved": "Das Spiel ist gespeichert.",
        "send": "Bitte schicke uns {file}.",
        "install": "Installiere das Programm neu; hilft das nicht, schicke uns {file}.",
        "tell": "Bitte schreibe uns, was du zuletzt getan hast.",
        "stopped": "Abgebrochen.",
    },
    "fr": {
        "mistake": "Le programme a fait une erreur.",
        "damaged": "Un élément du programme manque ou est abîmé: {part}.",
        "saved": "La partie est enregistrée.",
        "send": "Envoie-nous {file}.",
        "install": "Réinstalle le programme; si cela n'aide pas, envoie-nous {file}.",
        "tell": "Écris-nous ce que tu as fait en dernier.",
        "stopped": "Interrompu.",
    },
}


class DamagedError(LookupError):
    """A part of the program itself, such as a word file, is missing or broken."""


def tell(error: BaseException, language: str | None, data: str | None) -> int:
    """Say on standard error how the program ended; return the exit status.

    *language* and *data* are the user's options, as far as they are known. Ctrl-C is not a failure
    of the program, and no file is written for it.
    """
    spoken = language if language and language in SENTENCES else language_of_system()
    if isinstance(error, KeyboardInterrupt):
        say(SENTENCES[spoken]["stopped"])
    else:
        say(sentence(error, spoken, write_down(error, data_folder(data))))
    return 1


def sentence(error: BaseException, language: str, file: Path | None, saved: bool = False) -> str:
    """What went wrong, whether the game in progress is saved, and what to do now."""
    words, part = SENTENCES[language], missing_part(error)
    what = words["damaged"].format(part=part) if part else words["mistake"]
    now = words["install" if part else "send"].format(file=file) if file else words["tell"]
    return " ".join([what, *([words["saved"]] if saved else []), now])


def missing_part(error: BaseException) -> str:
    """The part of the program that is missing or broken; empty for any other failure."""
    if isinstance(error, DamagedError):
        return str(error.args[0])
    if isinstance(error, ImportError):
        return error.name or str(error)
    if isinstance(error, SyntaxError):
        return Path(error.filename or str(error)).name
    return ""


def write_down(error: BaseException, data: Path) -> Path | None:
    """Write a new file with all that led to the failure; None if nothing can be written."""
    text = "".join(traceback.format_exception(error))
    name = f"crash-{datetime.now():%Y-%m-%d-%H%M%S-%f}.txt"
    for folder in (data / "crashes", Path(tempfile.gettempdir())):
        with suppress(OSError):
            folder.mkdir(0o700, parents=True, exist_ok=True)
            file = put(folder / name, text)
            keep_newest(folder, file)
            return file
    return None


def crash_files(folder: Path) -> list[Path]:
    """The failure files in a folder, oldest first."""
    return sorted(folder.glob("crash-*.txt"))


def put(path: Path, text: str) -> Path:
    """Write a file that does not exist yet, for its owner alone: it may name hidden cards."""
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL
    descriptor = os.open(path, flags, 0o600)
    try:
        with open(descriptor, "w", encoding="utf-8", errors="replace") as file:
            file.write(text)
    except OSError:
        with suppress(OSError):  # an empty file would push out one that says something
            path.unlink()
        raise
    return path


def keep_newest(folder: Path, newest: Path) -> None:
    """Remove all but the newest; *newest* stays even if the clock was set back."""
    others = [path for path in crash_files(folder) if path != newest]
    for path in others[: 1 - KEPT]:
        with suppress(OSError):
            path.unlink()


def language_of_system() -> str:
    """The language of the system if it is one of ours, or English."""
    with suppress(ImportError):
        from accessible_games.system_language import asked

        return asked(SENTENCES)[0] or "en"
    return "en"


def data_folder(chosen: str | None) -> Path:
    """The folder to write to, found without the package that knows each system's folders."""
    given = chosen or os.environ.get("ACCESSIBLE_GAMES_DATA")
    if given:
        return Path(given)
    return Path(home_of_data()) / "accessible-games"


def home_of_data() -> str:
    """The folder in which the system keeps the data of all programs of a person."""
    if sys.platform == "win32":
        return os.environ.get("LOCALAPPDATA") or os.path.expanduser(r"~\AppData\Local")
    if sys.platform == "darwin":
        return os.path.expanduser("~/Library/Application Support")
    return os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share")


def say(text: str) -> None:
    """Print one line on standard error, in ASCII if the stream takes nothing else."""
    stream = sys.stderr
    if stream is None:
        return
    try:
        text.encode(stream.encoding or "ascii")
    except UnicodeEncodeError:
        text = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    with suppress(OSError, ValueError):  # nobody reads any more
        stream.write(f"{text}\n")
        stream.flush()
