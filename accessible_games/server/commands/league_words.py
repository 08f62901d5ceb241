"""What is typed behind `league`: what is wanted, a new league, and hours."""

import re
from collections.abc import Sequence

from accessible_games.core.frozen import Frozen
from accessible_games.league.documents import LONGEST, MOST_ROUNDS
from accessible_games.league.hours import Hours, hours_of
from accessible_games.league.league import LeagueKind, Terms
from accessible_games.players import TEMPERS
from accessible_games.server.commands.pace import without_days
from accessible_games.server.lobby.table_drafts import Draft, draft_in
from accessible_games.speech.catalogue import Catalogue
from accessible_games.speech.catalogues import in_english_too
from accessible_games.speech.cities import folded, zones_called
from accessible_games.speech.normalize import fold
from accessible_games.speech.problem import NotUnderstoodError

WANTED = (
    *("new", "join", "leave", "begin", "play", "standings", "awake"),
    *("list", "remove", "end", "export"),
)
"""What can be typed behind `league`, in English; `league-word-ACT` lists the words for it."""
MARKS = " -'.&!"
"""The signs of a name, besides letters and digits."""
TIME = re.compile(r"(?<!\d)(\d{1,2})(?:\s?[:.h]\s?(\d{2}))?(?!\d)\s*(?:(am|pm)\b)?", re.ASCII)
SHIFT = re.compile(r"(?:utc|gmt)\s*(?:([+-])\s*(\d{1,2})(?::?(\d{2}))?)?", re.ASCII)
HALF_A_DAY = 12


def act_in(text: str, catalogue: Catalogue) -> tuple[str, str]:
    """Return what is wanted, by its English word, and the words behind it; "" for no such word."""
    first, *behind = text.split(maxsplit=1) or [""]
    rest = behind[0] if behind else ""
    for act in WANTED:
        if fold(first) in words_for(act, catalogue):
            return act, rest
    return "", text


def words_for(act: str, catalogue: Catalogue) -> list[str]:
    """Return all folded words for something, the English ones too."""
    return [fold(word) for word in in_english_too(catalogue, f"league-word-{act}")]


# A new league -------------------------------------------------------------------------------------


class NewLeague(Frozen):
    """A league as it was typed."""

    name: str
    terms: Terms


def league_in(text: str, catalogue: Catalogue) -> NewLeague:
    """Read a name, a game, and what else is wished.

    Raises `NotUnderstoodError` if part of it cannot be understood.
    """
    words, swiss = without_words(text.split(), words_for("swiss", catalogue))
    words, rounds = without_rounds(words, words_for("rounds", catalogue))
    wrong_days: NotUnderstoodError | None = None
    for place in range(1, len(words)):
        try:
            typed, days = without_days(" ".join(words[place:]), catalogue)
        except NotUnderstoodError as error:  # it may be part of the name
            wrong_days = wrong_days or error
            continue
        try:
            draft = draft_in(typed, catalogue)
        except NotUnderstoodError as error:
            if error.message != "table-choose":
                raise
            continue
        if draft.asks or draft.is_closed or draft.temper != TEMPERS[0] or draft.game.shared:
            break
        return NewLeague(
            checked_name(" ".join(words[:place]), catalogue), terms_of(draft, swiss, rounds, days)
        )
    raise wrong_days or NotUnderstoodError("league-new-how")


def terms_of(draft: Draft, swiss: bool, rounds: int, days: int) -> Terms:
    """Return what is played, from a table as it was typed."""
    plan = draft.plan()
    kind = LeagueKind.SWISS if swiss else LeagueKind.EVERYBODY
    return Terms(plan.game, plan.seats, plan.level, plan.options, kind, rounds, days)


def without_words(typed: Sequence[str], known: Sequence[str]) -> tuple[list[str], bool]:
    """Return the typed words without some, and whether there were any."""
    left = [word for word in typed if fold(word) not in known]
    return left, len(left) < len(typed)


def without_rounds(typed: Sequence[str], known: Sequence[str]) -> tuple[list[str], int]:
    """Return the typed words without a number of rounds, such as "5 rounds", and that number.

    It is 0 if there is none. Raises `NotUnderstoodError` if there are too many.
    """
    for place in range(1, len(typed)):
        number = typed[place - 1]
        if fold(typed[place]) in known and number.isdecimal():
            rounds = int(number[:9])
            if not 0 < rounds <= MOST_ROUNDS:
                raise NotUnderstoodError("not-between", word=rounds, low=1, high=MOST_ROUNDS)
            return [*typed[: place - 1], *typed[place + 1 :]], rounds
    return [*typed], 0


def checked_name(name: str, catalogue: Catalogue) -> str:
    """Return the name of a new league.

    Raises `NotUnderstoodError` if it is too long, has strange signs, or means something else.
    """
    if len(name) > LONGEST:
        raise NotUnderstoodError("league-name-long", high=LONGEST)
    plain = all(each.isalnum() or each in MARKS for each in name)
    if not (plain and fold(name) and name[0].isalnum()) or act_in(name, catalogue)[0]:
        raise NotUnderstoodError("league-name-wrong", name=name)
    return name


# Hours --------------------------------------------------------------------------------------------


def awake_in(text: str, zone: str, catalogue: Catalogue) -> Hours:
    """Read hours such as "18-22 Berlin", or "6pm to 10pm" in a zone that is known already.

    Raises `NotUnderstoodError` if they are none, or if the zone is missing or unknown.
    """
    times = [*TIME.finditer(text)][:2]
    if len(times) < 2:
        raise NotUnderstoodError("league-awake-how")
    begin, end = map(minutes, times)
    named = text[times[1].end() :]
    little = words_for("hour", catalogue)
    place = " ".join(word for word in re.split(r"[\s,()]+", named) if fold(word) not in little)
    zone = zone_called(place, catalogue) if fold(place) else zone
    if not zone:
        raise NotUnderstoodError("league-awake-where")
    return hours_of(begin, end, zone)


def minutes(time: re.Match[str]) -> int:
    """Return a time as minutes of the day. Raises `NotUnderstoodError` if there is none such."""
    hour, minute = int(time[1]), int(time[2] or 0)
    if time[3]:
        hour = hour % HALF_A_DAY + (HALF_A_DAY if time[3] == "pm" else 0)
    if hour > 24 or minute > 59 or (hour == 24 and minute):
        raise NotUnderstoodError("league-awake-how")
    return hour % 24 * 60 + minute


def zone_called(place: str, catalogue: Catalogue) -> str:
    """Return the time zone of a city, or one such as UTC+2.

    Raises `NotUnderstoodError` if none is called so.
    """
    shift = SHIFT.fullmatch(place.strip().lower())
    if shift is not None:
        sign, hours, quarters = shift[1] or "+", int(shift[2] or 0), shift[3] or "00"
        zone = f"UTC{sign}{hours:02}:{quarters}"
    else:
        zone = zones_called(catalogue.language).get(folded(place), "")
    try:
        return hours_of(0, 0, zone).zone
    except ValueError:
        raise NotUnderstoodError("league-awake-zone", name=place) from None
