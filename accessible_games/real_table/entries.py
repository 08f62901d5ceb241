"""What people can enter during an evening, and what of it is possible now.

An entry is a tuple of words: what it is, and then what belongs to it. Amounts are written with
their seat, such as "0=12" and "1=-3"; those of money are hundredths.

    write 0=12 1=-3             a round of the sheet
    fix 3 0=12                  a correction in round 3
    sheet points most 500 0 0,1 unit, who wins, target, rounds, seats; a game and its option
    skat deal 0 grand won matadors=2
    set 2 pig pig pig           a hand that ends a round of Life is Life at once
    dice 2 6 0                  two dice with six sides, and nothing added
    timer 90                    seconds
    deal roles wolf villager    secrets, with "_" for a blank
    deal lifeboat               whom everybody loves and hates
    deal cards skat 10 0 1 2    ten to each of these cards; "-" for a deck of one's own
    show 0                      the secret of a seat, to that seat
    join Eva                    somebody new, with "_" for a blank
    leave 1                     a seat whose person goes
    back 1                      and comes again
    lay b3 goat                 what lies open on the table; see notebook/notebook.py
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import ClassVar

from accessible_games.core.decision import NONE, Answer, Chance
from accessible_games.core.event import Seat
from accessible_games.core.frozen import Frozen
from accessible_games.real_table.notebook.notebook import WRITES, Notebook, next_place, why_not
from accessible_games.real_table.sheet import (
    MOST_AMOUNT,
    MOST_ROUNDS,
    SKAT,
    UNITS,
    WINS,
    Sheet,
    still_open,
    totals,
)

Entry = tuple[str, ...]
MOST_PEOPLE = 12
"""How many people an evening can have, with those who have gone."""
MOST_DICE = 50
SIDES = range(2, 1001)
"""How many sides a die can have."""
DAY = 24 * 60 * 60
"""Seconds of the longest timer."""
MOST_ROLES, LONGEST_ROLE = 100, 40
"""How many secrets can be dealt at most, and their letters."""
MOST_CARDS, LONGEST_CARD = 1000, 300
"""How many cards can be dealt at most, and their letters with the label."""
AMOUNT = re.compile(r"(\d{1,2})=(-?\d{1,9})", re.ASCII)
NUMBER = re.compile(r"-?\d{1,9}", re.ASCII)


def amounts_in(words: Sequence[str]) -> dict[Seat, int]:
    """The amounts in some words of an entry, by seat. Raises `ValueError` for anything else."""
    found = [AMOUNT.fullmatch(word) for word in words]
    amounts = {int(each[1]): int(each[2]) for each in found if each}
    if len(amounts) < len(words) or not words:
        raise ValueError(words)
    return amounts


def numbers_in(words: Sequence[str]) -> list[int]:
    """The numbers in some words of an entry. Raises `ValueError` for anything else."""
    if not all(map(NUMBER.fullmatch, words)):
        raise ValueError(words)
    return [*map(int, words)]


class Entries(Frozen):
    """What can be entered: with a sheet also rounds and corrections."""

    words: ClassVar[tuple[str, ...]] = (
        *("sheet", "round", "set", "fix", "dealer", "begin", "dice", "coin", "timer"),
        *("deal", "show", "lay", "take", "move", "claim", "join", "leave", "end"),
    )
    """What begins an entry; a round is also its amounts alone, and a table comes with its deck."""
    seats: int
    sheet: Sheet | None
    """The newest sheet."""
    holders: tuple[Seat, ...] = ()
    """Who has a secret."""
    notebook: Notebook = Notebook()
    """What lies on the table."""
    gone: tuple[Seat, ...] = ()
    """Who has gone."""
    joins: bool = False
    """Whether it is for somebody who is not there yet, and so can only join."""

    @property
    def here(self) -> list[Seat]:
        """Those who are at the table."""
        return [seat for seat in range(self.seats) if seat not in self.gone]

    @property
    def open_sheet(self) -> Sheet | None:
        """The sheet that rounds are written on; None if there is none, or its game is over."""
        return still_open(self.sheet)

    def why_not(self, answer: Answer) -> str | None:
        """None if it is possible, else the key of the reason."""
        if not isinstance(answer, tuple) or not answer or answer[0] not in JUDGES:
            return "no-entry"
        if self.joins and answer[0] != "join":
            return "no-entry"
        try:
            return JUDGES[answer[0]](self, answer[1:])
        except ValueError:
            return "no-entry"

    def __iter__(self) -> Iterator[Entry]:
        """One entry of each kind: all amounts and dice would be too many to list."""
        seats = ",".join(map(str, self.here))
        found: list[Entry] = [(word,) for word in ("round", "begin", "coin", "end")]
        found += [("dice", "1", "6", "0"), ("sheet", "points", "most", "0", "0", seats)]
        found += [("write", "0=1"), ("fix", "1", "0=2"), ("dealer", "0"), ("timer", "60")]
        found += [("deal", "lifeboat"), *(("show", str(seat)) for seat in self.holders)]
        found += [("join", "Eva"), ("leave", str(self.here[-1]))]
        found += [("back", str(seat)) for seat in self.gone]
        found += self.on_table()
        return (each for each in found if self.why_not(each) is None)

    def on_table(self) -> Iterator[Entry]:
        """The same for what lies on the table."""
        place = next_place(self.notebook)
        board = self.notebook.board
        if place is not None:
            yield ("lay", place, "goat" if board is None else board.cards[0])
        for lies, _ in self.notebook.piles[-1:]:
            yield ("take", lies)
            yield ("move", lies, place or lies)
            yield ("take", "row", lies[1:])

    def draw(self, chance: Chance) -> Entry:
        """A random entry; the evening rarely ends."""
        found = [each for each in self if each != ("end",) or chance.random() < RARELY]
        drawn = found[int(chance.random() * len(found))]
        sheet = self.open_sheet
        if drawn[0] != "write" or sheet is None:
            return drawn
        drawn_for = {seat: int(chance.random() * 41) - 10 for seat in sheet.players}
        return ("write", *written(drawn_for))

    def read(self, text: str) -> Entry:
        """Words separated by blanks."""
        return tuple(text.split())


RARELY = 0.1


def written(amounts: Mapping[Seat, int]) -> Iterator[str]:
    """The words of an entry for some amounts."""
    return (f"{seat}={amount}" for seat, amount in amounts.items())


# What is possible ---------------------------------------------------------------------------------


def alone(entries: Entries, words: Sequence[str]) -> str | None:
    """Nothing may stand behind it."""
    return "no-entry" if words else None


def of_round(entries: Entries, words: Sequence[str]) -> str | None:
    """A round that is asked for person by person."""
    if entries.open_sheet is None:
        return "no-sheet"
    if {*entries.open_sheet.players} <= {*entries.gone}:
        return "all-gone"
    return "skat-line" if entries.open_sheet.game == SKAT else alone(entries, words)


def of_write(entries: Entries, words: Sequence[str]) -> str | None:
    """Amounts of people who are on the open sheet; where points are claimed, one at most."""
    sheet = entries.open_sheet
    reason = of_amounts(sheet, words)
    if reason or sheet is None or not sheet.game:
        return reason
    from accessible_games.real_table.scoring.sheets import claims

    fits = {*amounts_in(words).values()} <= {0, 1}
    return "one-point" if claims(sheet.game) and not fits else None


def of_amounts(sheet: Sheet | None, words: Sequence[str]) -> str | None:
    """Amounts of people who are on a sheet."""
    amounts = amounts_in(words)
    if sheet is None:
        return "no-sheet"
    if not {*amounts} <= {*sheet.players}:
        return "not-on-sheet"
    return "too-much" if any(abs(each) > MOST_AMOUNT for each in amounts.values()) else None


def of_fix(entries: Entries, words: Sequence[str]) -> str | None:
    """A round that is written on the newest sheet, be it open or not, and amounts."""
    (number,) = numbers_in(words[:1])
    reason = of_amounts(entries.sheet, words[1:])
    if reason is not None or entries.sheet is None:
        return reason
    return None if 0 < number <= len(entries.sheet.lines) else "no-such-round"


def of_new_sheet(entries: Entries, words: Sequence[str]) -> str | None:
    """A unit, who wins, a target, a number of rounds, and seats."""
    unit, wins, *limits, seats = words[:5]
    target, rounds = numbers_in(limits)
    players = numbers_in(seats.split(","))
    if reason := of_game(len(players), words[5:]):
        return reason
    if unit not in UNITS or wins not in WINS or not {*players} <= {*range(entries.seats)}:
        return "no-entry"
    if len({*players}) < len(players):
        return "no-entry"
    if not (0 <= target <= MOST_AMOUNT and 0 <= rounds <= MOST_ROUNDS):
        return "too-much"
    return None


def of_game(players: int, words: Sequence[str]) -> str | None:
    """Nothing, or a game that so many people can play, and perhaps its option."""
    if not words:
        return None
    from accessible_games.real_table.scoring.sheets import seats_of  # with three games

    game, *options = words
    seats = seats_of(game, options)
    if seats is None:
        return "no-entry"
    return None if players in seats else "people-of-game"


def of_skat(entries: Entries, words: Sequence[str]) -> str | None:
    """A deal of Skat, on a sheet for it."""
    sheet = entries.open_sheet
    if sheet is None or sheet.game != SKAT:
        return "no-skat"
    from accessible_games.real_table.scoring.skat_sheet import why_not

    return why_not(tuple(words), sheet.options, len(sheet.players))


def of_set(entries: Entries, words: Sequence[str]) -> str | None:
    """Somebody with lives left, and a set of animals."""
    seat, *cards = words
    sheet = entries.open_sheet
    if sheet is None or not sheet.start:
        return "no-lives"
    from accessible_games.real_table.scoring.sheets import is_set

    (player,) = numbers_in([seat])
    if totals(sheet).get(player, 0) <= 0:
        return "not-on-sheet"
    return None if is_set(tuple(cards), sheet.options) else "no-entry"


def of_seat(entries: Entries, words: Sequence[str]) -> str | None:
    """Somebody on the sheet."""
    (seat,) = numbers_in(words)
    if entries.open_sheet is None:
        return "no-sheet"
    return None if seat in entries.open_sheet.players else "not-on-sheet"


def of_dice(entries: Entries, words: Sequence[str]) -> str | None:
    """How many dice, how many sides each has, and what is added."""
    count, sides, plus = numbers_in(words)
    possible = 0 < count <= MOST_DICE and sides in SIDES and abs(plus) < SIDES.stop
    return None if possible else "no-such-dice"


def of_timer(entries: Entries, words: Sequence[str]) -> str | None:
    """A number of seconds, up to a day."""
    (seconds,) = numbers_in(words)
    return None if 0 < seconds <= DAY else "no-such-time"


def of_deal(entries: Entries, words: Sequence[str]) -> str | None:
    """Secrets for everybody."""
    kind, *roles = words
    if len(entries.here) < 2:
        return "deals-to-several"
    if kind == "lifeboat":
        return alone(entries, roles)
    if kind == "cards":
        return of_cards(entries, roles)
    if kind != "roles" or not all(0 < len(role) <= LONGEST_ROLE for role in roles):
        return "no-entry"
    if len(roles) > MOST_ROLES:
        return "too-much"
    return "too-few-secrets" if len(roles) < len(entries.here) else None


def of_cards(entries: Entries, words: Sequence[str]) -> str | None:
    """A deck, how many cards everybody gets, and all cards of the deck."""
    deck, number, *cards = words
    (each,) = numbers_in([number])
    if deck != "-":
        from accessible_games.real_table.looking.dealing import known_cards  # with all decks

        try:
            known = known_cards(deck)
        except KeyError:
            return "no-entry"
        if not {*cards} <= {*known}:
            return "no-entry"
    if len(cards) > MOST_CARDS:
        return "too-much"
    if each < 1 or not all(0 < len(card) <= LONGEST_CARD for card in cards):
        return "no-entry"
    return "too-few-cards" if each * len(entries.here) > len(cards) else None


def of_show(entries: Entries, words: Sequence[str]) -> str | None:
    """Somebody who has a secret."""
    (seat,) = numbers_in(words)
    if seat in entries.holders:
        return None
    return "nothing-held" if entries.holders else "no-secret"


def of_join(entries: Entries, words: Sequence[str]) -> str | None:
    """The name of somebody new."""
    (name,) = words
    if not 0 < len(name) <= LONGEST_ROLE:
        return "no-entry"
    return None if entries.seats < MOST_PEOPLE else "too-many-come"


def of_leave(entries: Entries, words: Sequence[str]) -> str | None:
    """Somebody who is there, but not the last one."""
    (seat,) = numbers_in(words)
    if seat not in entries.here:
        return "no-entry"
    return None if len(entries.here) > 1 else "last-one"


def of_back(entries: Entries, words: Sequence[str]) -> str | None:
    """Somebody who has gone."""
    (seat,) = numbers_in(words)
    return None if seat in entries.gone else "no-entry"


def of_table(word: str, entries: Entries, words: Sequence[str]) -> str | None:
    """Something that the notebook takes."""
    refused = why_not(entries.notebook, (word, *words))
    return None if refused is None else refused.reason


JUDGES: Mapping[str, Callable[[Entries, Sequence[str]], str | None]] = {
    "write": of_write,
    "fix": of_fix,
    "sheet": of_new_sheet,
    "round": of_round,
    "set": of_set,
    "skat": of_skat,
    "dealer": of_seat,
    "dice": of_dice,
    "begin": alone,
    "coin": alone,
    "timer": of_timer,
    "deal": of_deal,
    "show": of_show,
    "join": of_join,
    "leave": of_leave,
    "back": of_back,
    "end": alone,
    **{word: partial(of_table, word) for word in WRITES},
}


class Amount(Frozen):
    """What one person gets in a round, in the unit of the sheet."""

    unit: str

    def why_not(self, answer: Answer) -> str | None:
        """None, `not-a-number` or `too-much`."""
        if not isinstance(answer, int):
            return "not-a-number"
        return None if abs(answer) <= MOST_AMOUNT else "too-much"

    def __iter__(self) -> Iterator[int]:
        """The amounts from -10 to 30; there are too many others to list."""
        return iter(range(-10, 31))

    def draw(self, chance: Chance) -> int:
        """One of those."""
        return int(chance.random() * 41) - 10

    def read(self, text: str) -> int:
        """A number in digits. Raises `ValueError` for anything else."""
        (number,) = numbers_in([text])
        return number


class Shown(Frozen):
    """What one person shows in a round that is scored by the rules of a game."""

    game: str
    players: int
    earlier: tuple[Entry, ...]
    """What those before showed."""

    def why_not(self, answer: Answer) -> str | None:
        """None, or `no-entry`."""
        from accessible_games.real_table.scoring.sheets import SCORED

        if not isinstance(answer, tuple):
            return "no-entry"
        possible = SCORED[self.game].is_possible(answer, self.players)
        return None if possible else "no-entry"

    def __iter__(self) -> Iterator[Entry]:
        """Nothing: all hands would be too many to list."""
        return iter(())

    def draw(self, chance: Chance) -> Entry:
        """Nothing can be drawn without the cards of the box. Raises `ValueError`."""
        raise ValueError(self.game)

    def read(self, text: str) -> Entry:
        """Words separated by blanks, or none."""
        return () if text == NONE else tuple(text.split())


class Hide(Frozen):
    """The only answer to a secret that somebody hears: to hide it, and pass the keyboard on."""

    kind: str
    """`roles`, `lifeboat`, or `cards` with a colon and the name of a deck."""
    secret: tuple[str, ...]
    """A role, whom they love and hate, by seat, or cards."""
    equal: bool
    """Whether all take the same time for it, so that no pause tells anything."""

    def why_not(self, answer: Answer) -> str | None:
        """None, or `no-entry`."""
        return None if answer == HIDE else "no-entry"

    def __iter__(self) -> Iterator[str]:
        return iter((HIDE,))

    def draw(self, chance: Chance) -> str:
        """Hide it."""
        return HIDE

    def read(self, text: str) -> str:
        """The text itself."""
        return text


def what_is(kind: str) -> str:
    """What a kind of secret is called: `cards`, or `secret` for all others."""
    return "cards" if kind.startswith("cards:") else "secret"


HIDE = "hide"
