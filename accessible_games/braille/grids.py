"""Suits and kinds within names, such as "Queen of Hearts", "Herz Dame" or "dame de cœur"."""

import re
from collections.abc import Callable, Mapping, Sequence

from accessible_games.braille.folding import folded
from accessible_games.braille.words import OUTLINES, SUITS, has_letter, unlinked

Parted = tuple[str, str]
"""A suit and a kind."""
LINK = re.compile(r"(.+?)(?: of | de la | de | d['’]| du | des )(.+)")
LETTERED = re.compile("([0-9]{1,2}|[A-Z])([a-z])")
LEAST = 4
"""The fewest cards that make a system."""
FULL = 0.5
"""The part of all pairs of suits and kinds that have to be there."""
COMMON = 0.6
"""The part of all names that have to belong to the system."""


def signed(name: str) -> Parted | None:
    """The sign of a suit and what stands beside it."""
    plain = name.translate(OUTLINES)
    signs = [sign for sign in plain if sign in SUITS]
    rest = " ".join(x for x in re.split(f"[{''.join(SUITS)}]", plain) if x.strip()).strip()
    return (signs[0], rest) if len(signs) == 1 and rest else None


def linked(name: str) -> Parted | None:
    """A suit behind a linking word: "Queen of Hearts"."""
    match = LINK.fullmatch(name)
    return (match.group(2), match.group(1)) if match else None


def leading(name: str) -> Parted | None:
    """A suit as the first word: "Herz Dame"."""
    first, _, rest = name.partition(" ")
    return (first, rest) if rest and has_letter(first) else None


def trailing(name: str) -> Parted | None:
    """A suit as the last word: "7 rouge"."""
    rest, _, last = name.rpartition(" ")
    return (last, unlinked(rest)) if rest and has_letter(last) else None


def lettered(name: str) -> Parted | None:
    """A suit as a small letter behind a number or a capital: "10h", "Ks"."""
    match = LETTERED.fullmatch(name)
    return (match.group(2), match.group(1)) if match else None


WAYS: Sequence[Callable[[str], Parted | None]] = (signed, lettered, linked, leading, trailing)


def suits_in_names(names: Sequence[str]) -> Mapping[str, Parted]:
    """The suit and kind of each name that belongs to a system, by the first way that finds one."""
    for way in WAYS:
        found = grid({name: parted for name in names if (parted := way(name))}, len(names))
        if found:
            return found
    return {}


def grid(found: Mapping[str, Parted], count: int) -> Mapping[str, Parted]:
    """The names whose suits share most of their kinds, if they are most of *count* names."""
    kinds: dict[str, set[str]] = {}
    for suit, kind in found.values():
        kinds.setdefault(folded(suit), set()).add(folded(kind))
    shared = {
        suit
        for suit, mine in kinds.items()
        if len(mine) > 1
        and any(2 * len(mine & other) > len(mine) for at, other in kinds.items() if at != suit)
    }
    system = {name: parted for name, parted in found.items() if folded(parted[0]) in shared}
    every = {folded(kind) for _, kind in system.values()}
    full = len(system) >= FULL * len(shared) * len(every)
    return system if len(system) >= max(LEAST, COMMON * count) and full else {}
