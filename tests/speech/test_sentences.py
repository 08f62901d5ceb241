"""The sentences of the program itself: greetings, questions, errors, help and the command line."""

import re
from functools import cache

import pytest

from accessible_games.frontends.terminal.arguments import EVERYWHERE, OPTIONS
from accessible_games.match.event_filter import KINDS, WISHES
from accessible_games.speech.arguments import Word, Words
from accessible_games.speech.catalogue import Language, Verbosity
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.narrator import WIDTHS, Narrator
from accessible_games.system_packages import PACKAGES
from tests.speech.demands import of_program
from tests.speech.linter import (
    TYPED,
    Ear,
    bad_prompt,
    problems,
    symbols,
    too_long,
    too_short,
    unfinished,
)
from tests.speech.messages import (
    found,
    is_typed,
    messages,
)
from tests.speech.spoken import VOICES

every_voice = pytest.mark.parametrize(("language", "verbosity"), VOICES)
every_language = pytest.mark.parametrize("language", {language: None for language, _ in VOICES})

TEXTS = {
    "word": "Xylo", "words": "Xylo", "name": "Xylo", "names": "Xylo", "title": "Xylo",
    "what": "cards",
    "titles": "Xylo",
    "choices": "Xylo", "choice": "Xylo", "default": "Xylo", "command": "Xylo", "typed": "Xylo",
    "commands": "Xylo", "question": "Xylo?", "now": "Xylo", "value": "Xylo", "file": "Xylo",
    "path": "Xylo", "folder": "Xylo", "problem": "Xylo", "found": "Xylo", "option": "Xylo",
    "column": "Xylo", "columns": "Xylo", "another": "Xylo", "shape": "Xylo",
    "when": "Xylo", "heading": "Xylo", "seat": "Xylo", "places": "Xylo", "first": "Xylo",
    "last": "Xylo", "dots": "Xylo", "level": "Xylo", "address": "Xylo", "game": "Xylo",
    "next": "Xylo.", "played": "Xylo", "better": "Xylo", "fact": "Xylo.", "people": "Xylo",
    "other": "Xylo", "text": "Xylo.", "host": "Xylo", "port": "Xylo", "state": "open",
    "answers": "Xylo", "levels": "Xylo", "options": "Xylo", "chosen": "Xylo", "entries": "Xylo",
    "shown": "no", "departs": "Xylo", "sheet": "no", "ssh": "Xylo", "fingerprint": "Xylo",
    "kind": "file", "day": "Xylo", "victory": "yes", "scored": "yes",
    "part": "Xylo", "package": "Xylo", "languages": "Xylo", "task": "Xylo", "speed": "Xylo",
    "where": "Xylo", "lines": "Xylo", "pairs": "Xylo", "faults": "Xylo.",
    "span": "Xylo", "reason": "Xylo.", "moderator": "Xylo",
    "league": "Xylo", "points": "7", "own": "yes", "free": "yes", "sharp": "yes", "unknown": "yes",
    "begun": "yes", "key": "Xylo", "about": "Xylo",
}  # fmt: skip
"""Words that come from elsewhere."""
LIMITS = {
    "low": 3,
    "high": 5,
    "longest": 12,
    "digits": 2,
    "least": 8,
    "size": 10,
    "width": 24,
    "height": 36,
    "won": 1,
    "days": 3,
    "games": 1000,
    "rounds": 5,
    "of": 5,
    "halves": 14,
    "before": 1500,
    "spread": 300,
    "moves": 12000,
}
COUNTED = (
    *("number", "place", "end", "count", "line", "lines", "rows", "seconds", "minutes"),
    *("done", "left", "bots", "more"),
)
COUNTS = (1, 2, 5)
LISTS = (
    *("command-", "level-", "choice-", "options-", "sort-", "verbosity-", "language-", "braille-"),
    *(
        "ring-",
        "remarks-",
        "warn-",
        "pace-",
        "curtain-",
        "confirm-",
        "contracted-",
        "feel-",
        "marks-",
        "places-",
        "tempered-",
        "called-",
        "empty-",
        "also-",
        "asks-",
        "opening-",
        "details",
        "contrary-",
        "numbered-",
        "suit-",
        "kind-",
        "shape-",
        "column-",
        "joker-",
        "checked-part-",
    ),
    *("friends-off", "friends-on", "sound-off", "sound-on", "sound-name-"),
    *("typed-", "notice-head", "notice-stop"),
    *("news-hold", "news-now", "news-bell"),
    "hear-sample-",
    "page-",
    "labels-",
    "span-",
    *("sheet-medium-", "sheet-machine-"),
    "league-csv-",
)
WORDS = {
    "player", "bot-names", "seat-name", "seat-you",
    "seat-named", "title",
    "date-pattern", "daily-pattern", "backup-pattern", "setting-empty", "minus",
    "nothing", "spelling", "here", "in-exchange",
    "plain-words", "any-number", "position-everywhere", "position-place", "the-output",
    "label-above", "label-nothing", "check-others",
    "system-device", "key-dots", "key-line", "suited-card", "domino-tile",
    "contents", "lesson-title", "look-title", "serve-deck-left-out",
    "die-face", "league-span", "league-time", "league-all-day",
    "everything", "hint-next", "named-cards",
    "deck-found-in", "deck-lines", "deck-more",
    "display-done", "back", "between-names", *(f"hear-{word}" for word in (*KINDS, *WISHES)),
}  # fmt: skip
TYPED_OPTIONS = tuple(
    f"--{option.replace('_', '-')}"
    for options in [EVERYWHERE, *OPTIONS.values()]
    for option in options
)
ADDRESSES = ("https://spiele.example", "https://games.example", "https://jeux.example")
"""Addresses, as they are typed."""
FILES = ("server.sqlite", "cards.csv", "karten.csv", "cartes.csv")
"""Names of files, as they are typed."""
HOURS = ("18-22 Berlin", "18-22 London", "18-22 Paris")
"""Hours at which somebody is awake, as they are typed."""
SSH = ("ssh -p", "NAME@", "NOM@")
"""How a person comes in by SSH, as it is typed."""
TYPED_BELOW = {"prompt-search"}
"""The label of the search in older lines: what is typed stands right after its colon."""


def is_sentence(message: str) -> bool:
    """Whether a message is said whole, and is no word or list of words for other sentences."""
    changing = message.endswith(("-is", "-changed"))
    return (
        message not in WORDS
        and not is_typed(message)
        and (changing or not message.startswith(LISTS))
    )


@cache
def sentences() -> tuple[str, ...]:
    """Return all sentences that the program itself says; finding them takes long."""
    return tuple(sorted(name for name in of_program() & set(messages("en")) if is_sentence(name)))


def beginning_with(begin: str) -> list[str]:
    """Return the sentences of one family, which must not be empty."""
    found_ = [message for message in sentences() if message.startswith(begin)]
    assert found_
    return found_


def settings() -> list[str]:
    """Return the sentences that tell a setting."""
    return [name for name in beginning_with("setting-") if not name.startswith("setting-saved")]


def others() -> list[str]:
    """Return all sentences except prompts, the use of the command line, and settings."""
    apart = {*beginning_with("prompt-"), *beginning_with("usage-"), *settings()}
    return [message for message in sentences() if message not in apart]


def say(message: str, language: Language, verbosity: Verbosity, count: int) -> list[str]:
    """Return a message as it is said, with a number for whatever it counts."""
    words = catalogue_of(language, "help" if message.startswith("help-") else "life-is-life")
    words = words if words.has(message) else catalogue_of(language, "help")
    bears = Words(["bear"] * count)
    pieces = {"piece": Word("bear"), "cards": bears, "lacking": bears}
    given = dict.fromkeys(COUNTED, count) | {"given": count + 1} | LIMITS | TEXTS | pieces
    if message.startswith("position-"):
        given["place"] = "Xylo"
    if message == "remarked":
        given["words"] = "Xylo."
    parts = [message, *found(language, message).references]
    asked = {name for part in parts for name in found(language, part).arguments} & set(given)
    return Narrator(words, [], ["bear"], verbosity).say(message, **{n: given[n] for n in asked})


WINGET = tuple(names["winget"] for names in PACKAGES.values() if "winget" in names)
"""What is installed is typed with its maker in front of a full stop."""


@every_voice
def test_every_sentence_is_told_well(language: Language, verbosity: Verbosity) -> None:
    """Each keeps to all rules of speech, however much it counts."""
    typed = ("accessible-games", *FILES, *ADDRESSES, "Xylo", *SSH, *HOURS, *TYPED_OPTIONS, *WINGET)
    hearing = Ear(language, WIDTHS[verbosity], typed=typed, cells=verbosity == "braille")
    told = [say(message, language, verbosity, count) for message in others() for count in COUNTS]
    assert [fault for lines in told for fault in problems(lines, hearing)] == []


@every_language
def test_every_prompt_is_short(language: Language) -> None:
    """At most 20 columns with the blank after it, and a sentence."""
    for message in {*beginning_with("prompt-")} - TYPED_BELOW:
        (line,) = say(message, language, "normal", 2)
        assert bad_prompt(f"{line} ") == [], message


@every_voice
def test_the_command_line_is_explained(language: Language, verbosity: Verbosity) -> None:
    """Commands and options stand in the lines as they are typed, in whole sentences."""
    for message in beginning_with("usage-"):
        lines = say(message, language, verbosity, 2)
        assert "Accessible-games" not in " ".join(lines), message
        assert symbols([re.sub(TYPED, "", line) for line in lines]) == [], message
        bad = [*too_long(lines, WIDTHS[verbosity]), *too_short(lines), *unfinished(lines)]
        assert bad == [], message


@every_language
def test_a_setting_is_told_by_its_typed_name(language: Language) -> None:
    """Its name is said as it is typed in all languages, right before the value."""
    for message in settings():
        (line,) = say(message, language, "normal", 2)
        name = message.removeprefix("setting-")
        assert re.search(rf"\b{name}: Xylo\b", line, re.IGNORECASE), message


@every_language
def test_the_same_brief_words_are_never_longer(language: Language) -> None:
    """What is brief is not longer than normal, and what is normal not longer than full."""
    for message in others():
        brief, normal, full = (
            len(" ".join(say(message, language, verbosity, 2)))
            for verbosity in ("brief", "normal", "full")
        )
        assert brief <= normal <= full, message
