"""The doctor: which parts are there and work on this machine, and how to get missing ones.

It changes nothing, fetches nothing, and contacts nothing beyond this machine.
"""

import errno
import os
import platform
import shutil
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from accessible_games import __version__
from accessible_games.braille.liblouis import binding, translate
from accessible_games.braille.problem import LiblouisError
from accessible_games.braille.prose import GRADES
from accessible_games.braille.reader import table
from accessible_games.core.record import RecordError
from accessible_games.frontends.terminal.context import Context
from accessible_games.frontends.terminal.error_messages import system_problem
from accessible_games.frontends.terminal.keyboards import terminal_can_move
from accessible_games.frontends.terminal.loudspeaker import is_far, players
from accessible_games.frontends.terminal.screen import is_terminal
from accessible_games.games import GAMES, RECORDED, NewerGameError, failures
from accessible_games.players.modules import failures as failing_parts
from accessible_games.resources import OURS
from accessible_games.speech.catalogue import LANGUAGES
from accessible_games.speech.catalogues import title_of
from accessible_games.speech.narrator import WIDTHS, Narrator
from accessible_games.store import folders, library
from accessible_games.store.settings_file import asked_language
from accessible_games.tools.finding import STATES, Finding, missing, works, wrong
from accessible_games.tools.neighbours import readers, there

LETTERS = {"de": "äöüßÄÖÜ", "fr": "àâçèéêëîïôùûœÀÂÇÈÉÊËÎÏÔÙÛŒ", "en": ""}
"""The letters that each language needs besides a to z."""
CELLS = "⠀⠓⠿"
"""Braille as it is printed."""
MEGABYTE, GIGABYTE = 10**6, 10**9


# All together -------------------------------------------------------------------------------------


def examine(context: Context) -> list[Finding]:
    """Return the findings about each part."""
    return [finding for part in (*PARTS, *readers(), *LAST) for finding in examined(part, context)]


def examined(part: "Part", context: Context) -> list[Finding]:
    """Return the findings about one part; if it could not be examined, that is a finding too."""
    try:
        findings = list(part(context))
    except (Exception, SystemExit) as error:  # anything may happen when a namesake is imported
        findings = [wrong("doctor-failed", problem=f"{type(error).__name__} {error}".strip())]
    return [replace(finding, needed=part in NEEDED) for finding in findings]


def broken(findings: Iterable[Finding]) -> list[Finding]:
    """Return the findings about required parts that do not work."""
    return [each for each in findings if each.needed and each.state == "wrong"]


def lines(findings: Sequence[Finding], narrator: Narrator) -> list[str]:
    """Say whether playing is possible, then all findings, the bad ones first."""
    count = len(broken(findings))
    verdict = narrator.say("doctor-ill", count=count) if count else narrator.say("doctor-well")
    by_state = sorted(findings, key=lambda finding: STATES.index(finding.state))
    return verdict + [
        line for each in by_state for line in narrator.say(each.message, **each.arguments)
    ]


# The program --------------------------------------------------------------------------------------


def versions(_: Context) -> Iterator[Finding]:
    """Find the program, Python, and the modules that find settings and folders."""
    yield works("doctor-program", value=__version__, found=platform.python_version())
    lacking = [name for name in ("platformdirs", "tomlkit") if not there(name)]
    if lacking:
        yield wrong("doctor-no-modules", choices=", ".join(lacking))


def language(context: Context) -> Iterator[Finding]:
    """Find which language is spoken, and why."""
    catalogue = context.narrator.catalogue
    now = catalogue.say(f"language-{catalogue.language}")
    asked, by = asked_language()
    if context.arguments.language:
        yield works("doctor-language-option", now=now)
    elif "language" in context.settings.given:
        yield works("doctor-language-setting", now=now)
    elif asked:
        yield works("doctor-language-system", now=now, value=by)
    else:
        yield works("doctor-language-default", now=now)


def settings_file(context: Context) -> Iterator[Finding]:
    """Find whether the settings can be read, and what is wrong in them."""
    file = folders.file(context.arguments.config)
    problems = context.settings.problems
    for problem in problems:
        yield wrong(problem.message, **problem.arguments)
    if not problems:
        known = works("doctor-settings", file=str(file))
        yield known if file.exists() else works("doctor-no-settings", file=str(file))


# The terminal -------------------------------------------------------------------------------------


def size(context: Context) -> Iterator[Finding]:
    """Find how much of a line the terminal shows."""
    if not is_terminal(sys.stdout):
        return
    width, height = os.get_terminal_size(sys.stdout.fileno())
    if not width or not height:
        yield missing("doctor-no-size")
    elif width < min(WIDTHS[context.narrator.verbosity], WIDTHS["normal"]):
        yield missing("doctor-narrow", width=width)
    else:
        yield works("doctor-terminal", width=width, height=height)


def keys(context: Context) -> Iterator[Finding]:
    """Find whether lines can be edited while they are typed, or why not."""
    name = os.environ.get("TERM") or context.narrator.catalogue.say("setting-empty")
    if not is_terminal(sys.stdin):
        yield works("doctor-no-input")
    elif not is_terminal(sys.stdout):
        yield works("doctor-no-output")
    elif context.arguments.plain or context.settings.input == "plain":
        yield works("doctor-plain")
    elif sys.platform == "win32":
        yield works("doctor-console")
    elif not terminal_can_move():
        yield missing("doctor-dumb", name=name, value="xterm-256color")
    elif lacking := [each for each in ("termios", "prompt_toolkit") if not there(each)]:
        yield missing("doctor-no-editing", choices=", ".join(lacking))
    else:
        yield works("doctor-editing", name=name)


def encoding(context: Context) -> Iterator[Finding]:
    """Find whether the letters of the language and braille can be written."""
    name = getattr(sys.stdout, "encoding", None) or "utf-8"
    if not can_write(LETTERS[context.narrator.catalogue.language], name):
        yield missing("doctor-no-letters", name=name, found="utf-8")
    elif not can_write(CELLS, name):
        yield missing("doctor-no-cells", name=name, found="utf-8")
    else:
        yield works("doctor-encoding", name=name)


def can_write(text: str, name: str) -> bool:
    """Whether an encoding has all letters of a text."""
    try:
        text.encode(name)
    except UnicodeEncodeError:
        return False
    return True


# Sounds -------------------------------------------------------------------------------------------


def sounds(_: Context) -> Iterator[Finding]:
    """Find what plays sounds, or why nothing does."""
    if is_far():
        yield works("doctor-sounds-far")
    elif sys.platform == "win32":
        yield works("doctor-sounds-windows")
    elif known := players():
        yield works("doctor-sounds", name=Path(known[0][0]).name)
    else:
        yield missing("doctor-no-sounds")


# Braille ------------------------------------------------------------------------------------------


def card_tables(_: Context) -> Iterator[Finding]:
    """Find whether the labels of cards can be written in each language."""
    damaged = [f"cards-{each}.utb" for each in LANGUAGES if not has_card_table(each)]
    if damaged:
        yield wrong("doctor-no-labels", choices=", ".join(damaged))
    else:
        yield works("doctor-labels")


def has_card_table(language: str) -> bool:
    """Whether a table of ours can be read, and has letters and numbers."""
    try:
        return len(table(language).braille("az19")) == len("az19")
    except Exception:  # a damaged table can be damaged in any way
        return False


def grades(context: Context) -> Iterator[Finding]:
    """Find whether liblouis is there, with the tables of the language."""
    tables = GRADES[context.narrator.catalogue.language]
    try:
        version = str(binding().version())
    except LiblouisError as error:
        finding = missing if error.problem == "not-installed" else wrong
        yield finding(f"braille-{error.problem}")
        return
    lacking = [grade for grade, name in tables.items() if not has_grade(name)]
    if lacking:
        named = ", ".join(lacking)
        yield wrong("doctor-no-grades", value=version, choices=named, word="LOUIS_TABLEPATH")
    else:
        yield works("doctor-grades", value=version, choices=", ".join(tables))


def has_grade(name: str) -> bool:
    """Whether liblouis has a table."""
    try:
        return bool(translate(name, "a"))
    except LiblouisError:
        return False


def pdf(_: Context) -> Iterator[Finding]:
    """Find whether overlays can be made as PDF, with all letters and with QR codes."""
    yield works("doctor-pdf") if there("reportlab.pdfgen") else missing("overlay-no-reportlab")
    yield works("doctor-font") if there("fontpkg_noto_sans") else missing("overlay-no-font")
    yield works("doctor-codes") if there("segno") else missing("overlay-no-segno")


# Saved games --------------------------------------------------------------------------------------


def folder(context: Context) -> Iterator[Finding]:
    """Find whether games can be saved, and how much room there is."""
    place = context.records
    problem = why_not_writable(place)
    if problem is not None:
        told = system_problem(problem, context.narrator.catalogue)
        yield wrong("doctor-no-folder", folder=str(place), problem=told)
        return
    free = shutil.disk_usage(nearest(place)).free
    if free < MEGABYTE:
        yield wrong("doctor-full", folder=str(place))
        return
    known = works("doctor-folder", folder=str(place))
    yield known if place.is_dir() else works("doctor-new-folder", folder=str(place))
    if free < GIGABYTE:
        yield works("doctor-megabytes", number=free // MEGABYTE)
    else:
        yield works("doctor-gigabytes", number=free // GIGABYTE)


def nearest(place: Path) -> Path:
    """Return the folder, or its nearest parent that exists.

    Raises `OSError` if it cannot be looked at.
    """
    return next(each for each in (place, *place.parents) if each.exists())


def why_not_writable(place: Path) -> OSError | None:
    """Return why no file could be made in a folder, as the system would say it; makes none."""
    try:
        start = nearest(place)
        if not start.is_dir():
            return OSError(errno.ENOTDIR, "", str(start))
        if os.access(start, os.R_OK | os.W_OK | os.X_OK):
            return None
        read_only = hasattr(os, "statvfs") and os.statvfs(start).f_flag & os.ST_RDONLY
        return OSError(errno.EROFS if read_only else errno.EACCES, "", str(start))
    except OSError as error:
        return error


def games(context: Context) -> Iterator[Finding]:
    """Find how many games are saved, and which are damaged."""
    saved = library.saved(context.records)
    damaged = [path.stem for path in saved if is_damaged(path)]
    yield works("doctor-games", count=len(saved))
    if damaged:
        yield wrong("doctor-damaged", count=len(damaged), names=", ".join(damaged))


def is_damaged(path: Path) -> bool:
    """Whether a saved game cannot be read, or belongs to an unknown game."""
    try:
        return library.read(path).game not in RECORDED
    except (OSError, RecordError):
        return True


def games_of_others(context: Context) -> Iterator[Finding]:
    """Find the games of other packages, and what of them cannot be imported."""
    known = [name for name in GAMES if name not in OURS]
    if known:
        yield works("doctor-others", names=", ".join(known))
    for name in known:
        for module, problem in failing_parts(name).items():
            title = title_of(context.narrator.catalogue.language, name)
            file = f"players/{module}.py"
            yield wrong("player-part-fails", title=title, file=file, problem=problem)
    for name, error in failures().items():
        if isinstance(error, NewerGameError):
            yield wrong("doctor-other-newer", game=name)
        else:
            yield wrong("doctor-other-fails", game=name, problem=f"{type(error).__name__}: {error}")


Part = Callable[[Context], Iterator[Finding]]
PARTS: tuple[Part, ...] = (versions, language, settings_file, size, keys, encoding)
PARTS += (sounds, card_tables, grades, pdf)
LAST: tuple[Part, ...] = (folder, games, games_of_others)
NEEDED: tuple[Part, ...] = (versions, settings_file, card_tables, folder)
"""The parts without which games cannot be played, saved or felt properly."""
