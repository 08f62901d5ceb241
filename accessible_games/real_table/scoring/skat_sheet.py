"""A sheet for Skat: each deal as words that a record can keep, and what it brings to everybody.

deal 0 grand won hand matadors=2 bid=48 doublings=1
ramsch 0=60 1=40 2=20 virgin=2 last=0
passed
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from accessible_games.core.frozen import Frozen
from accessible_games.real_table.scoring import ramsch as by_ramsch
from accessible_games.real_table.scoring import skat
from accessible_games.real_table.scoring.ramsch import Ramsch, RamschCustom
from accessible_games.real_table.scoring.skat import (
    BASES,
    CAUSES,
    NULL,
    BockCause,
    SkatDeal,
    SkatError,
)
from accessible_games.real_table.scoring.skat_lines import Played, read_line
from accessible_games.real_table.scoring.skat_words import ramsch_told, told
from accessible_games.speech.catalogue import Catalogue
from accessible_games.speech.narrator import Narrator

NAME = "skat"
SEATS = range(3, 5)
LEAGUE, RAMSCH, BOCK = CHOICES = ("seeger-fabian", "ramsch", "bock")
"""Additions as in leagues; a game if all pass; deals that count double after some others."""
CUSTOMS: Mapping[str, Mapping[str, Any]] = {
    "ramsch-skat-last": {"skat": "last-trick"},
    "ramsch-tie-last": {"tie": "last-trick"},
    "ramsch-no-virgin": {"virgin": False},
    "ramsch-no-march": {"march": False},
    "ramsch-fixed": {"fixed": True},
}
"""What is different from the usual Ramsch, by option: fields of `RamschCustom`."""
BOCK_AFTER: Mapping[str, BockCause] = {f"bock-{cause}": cause for cause in CAUSES}
"""What begins Bock, by option; without any of them, all do."""
OPTIONS = (*CHOICES, *CUSTOMS, *BOCK_AFTER)
FLAGS = (
    *("hand", "schneider", "schneider_announced", "schwarz", "schwarz_announced", "ouvert"),
    "is_split",
)
NUMBERS = ("matadors", "bid", "doublings")
Words = tuple[str, ...]
T = TypeVar("T", SkatDeal, Ramsch)


class Entered(Frozen):
    """What a deal has brought."""

    amounts: tuple[int, ...]
    """By player."""
    bock: int
    """How many deals count double after it."""


def words_of(played: Played) -> Words:
    """The words that a record keeps of a deal."""
    if played.ramsch is not None:
        found = played.ramsch
        told = [f"{seat}={points}" for seat, points in sorted(found.taken.items())]
        told += [f"virgin={seat}" for seat in sorted(found.virgins)]
        told += [] if found.last is None else [f"last={found.last}"]
        return ("ramsch", *told, *([f"doublings={found.doublings}"] if found.doublings else []))
    if played.deal is None or played.declarer is None:
        return ("passed",)
    deal = played.deal
    flags = [flag for flag in FLAGS if getattr(deal, flag)]
    numbers = [f"{name}={getattr(deal, name)}" for name in NUMBERS if getattr(deal, name)]
    won = "won" if deal.is_won else "lost"
    return ("deal", str(played.declarer), deal.game, won, *flags, *numbers)


def played_of(words: Words) -> Played:
    """The deal that words of a record are. Raises `ValueError` for anything else."""
    kind, *rest = words
    if kind == "passed" and not rest:
        return Played()
    if kind == "ramsch":
        return Played(ramsch=ramsch_of(rest))
    if kind != "deal":
        raise ValueError(words)
    declarer, game, won, *said = rest
    known = next((each for each in (*BASES, NULL) if each == game), None)
    flags = {word for word in said if "=" not in word}
    numbers = dict(numbers_of([word for word in said if "=" in word]))
    if known is None or won not in ("won", "lost") or not flags <= {*FLAGS}:
        raise ValueError(words)
    if not {*numbers} <= {*NUMBERS}:
        raise ValueError(words)
    told: dict[str, Any] = {**dict.fromkeys(flags, True), **numbers}
    return Played(int(declarer), SkatDeal(known, won == "won", **told))


def ramsch_of(words: Sequence[str]) -> Ramsch:
    """The Ramsch that words of a record are. Raises `ValueError` for anything else."""
    pairs = [*numbers_of(words)]
    taken = {int(name): number for name, number in pairs if name.isdecimal()}
    virgins = frozenset(number for name, number in pairs if name == "virgin")
    last = next((number for name, number in pairs if name == "last"), None)
    doublings = next((number for name, number in pairs if name == "doublings"), 0)
    return Ramsch(taken, virgins, last, doublings)


def numbers_of(words: Sequence[str]) -> Iterator[tuple[str, int]]:
    """The names and numbers in words such as "bid=48". Raises `ValueError` for anything else."""
    for word in words:
        name, _, number = word.partition("=")
        yield name, int(number)


def why_not(words: Words, options: Sequence[str], players: int) -> str | None:
    """None if there is such a deal, else `no-entry`, or `no-ramsch` where none is played."""
    try:
        played = played_of(words)
        if played.ramsch is not None and RAMSCH not in options:
            return "no-ramsch"
        enter(played, options, players, 0)
    except (ValueError, SkatError):
        return "no-entry"
    return None


def complete(options: Sequence[str]) -> tuple[str, ...]:
    """Options, each once, and Ramsch or Bock before those that are about it."""
    about = {option: option.partition("-")[0] for option in (*CUSTOMS, *BOCK_AFTER)}
    return tuple(dict.fromkeys(word for each in options for word in (about.get(each, each), each)))


def custom(options: Sequence[str]) -> RamschCustom:
    """How Ramsch is counted with some options."""
    different = {name: value for each in options for name, value in CUSTOMS.get(each, {}).items()}
    return RamschCustom(**different)


def causes(options: Sequence[str]) -> Sequence[BockCause]:
    """What begins Bock with some options."""
    return [BOCK_AFTER[each] for each in options if each in BOCK_AFTER] or CAUSES


def in_bock(played: T, bock: int) -> T:
    """A deal or a Ramsch, doubled once more while some deals of Bock are left."""
    return replace(played, doublings=played.doublings + bool(bock))


def enter(played: Played, options: Sequence[str], players: int, bock: int) -> Entered:
    """What a deal brings; *bock* is how many deals count double, this one among them.

    Raises `SkatError` for a deal that there cannot be, `ValueError` for one of nobody there.
    """
    if played.ramsch is not None:
        found = played.ramsch
        if not {*found.taken, *found.virgins} <= {*range(players)}:
            raise ValueError(found)
        counts = by_ramsch.count(in_bock(found, bock), custom(options), players)
        return Entered(counts, max(0, bock - 1))
    if played.deal is None or played.declarer is None:
        return Entered((0,) * players, bock)
    if played.declarer not in range(players):
        raise ValueError(played.declarer)
    deal = in_bock(played.deal, bock)
    counted = skat.count(deal)
    by = skat.seeger_fabian if LEAGUE in options else skat.classic
    follows = skat.bock_left(bock, deal, players, causes(options)) if BOCK in options else 0
    return Entered(by(counted, played.declarer, players), follows)


def read(
    text: str, words: Catalogue, names: Sequence[str], speaker: int | None, options: Sequence[str]
) -> Words:
    """The deal that a line tells, on a sheet with some options; *speaker* is meant by "I".

    Raises `SkatError` for anything else, and for a Ramsch that the customs cannot count.
    """
    played = read_line(text, words, names, speaker)
    if played.ramsch is not None and RAMSCH in options:
        enter(played, options, len(names), 0)
    return words_of(played)


def lines_of(words: Words, amounts: Sequence[int], bock: int, narrator: Narrator) -> list[str]:
    """What is told of a deal; *narrator* knows the players by their names."""
    played = played_of(words)
    if played.ramsch is not None:
        return ramsch_told(played.ramsch, amounts, narrator)
    if played.deal is None or played.declarer is None:
        return narrator.say("skat-all-passed")
    return told(in_bock(played.deal, bock), played.declarer, narrator)
