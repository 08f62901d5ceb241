"""A score sheet: who plays, in what they score, and the rounds that have been written."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from accessible_games.core.event import PerSeat, Seat, most_first
from accessible_games.core.frozen import Frozen

UNITS = ("points", "money")
"""What is written; money in hundredths."""
WINS = ("most", "least")
"""Who wins: whoever has the most, or the least."""
MOST_AMOUNT = 10**8
"""The largest amount, in units or in hundredths."""
MOST_ROUNDS = 1000
SKAT = "skat"
"""The one game that is scored by its own rules and is no game of the program."""
HUNDRED = 100
"""Hundredths in a unit of money."""


class Sheet(Frozen):
    """The score of one game at the real table."""

    players: tuple[Seat, ...]
    unit: str = UNITS[0]
    wins: str = WINS[0]
    target: int = 0
    """The total with which the game ends, or 0 if none does."""
    rounds: int = 0
    """The number of rounds after which it ends, or 0 for any number."""
    dealer: Seat | None = None
    """Who deals the next round; None if nobody was named."""
    lines: tuple[tuple[int, ...], ...] = ()
    """The amounts of each round, by player."""
    game: str = ""
    """The game by whose rules rounds are scored; empty if people say what everybody gets."""
    options: tuple[str, ...] = ()
    """Options of that game."""
    bock: int = 0
    """How many deals of Skat still count double."""
    start: int = 0
    """What everybody has at the beginning: lives, so that whoever has none left is out."""

    @property
    def next_round(self) -> int:
        """The number of the round that is written next, from 1."""
        return len(self.lines) + 1


def amounts_of(sheet: Sheet, line: Sequence[int]) -> PerSeat:
    """The amounts of a round, each with its seat."""
    return tuple(zip(sheet.players, line, strict=True))


def totals(sheet: Sheet) -> dict[Seat, int]:
    """The sum of all rounds and of what everybody began with, by seat."""
    columns = zip(*sheet.lines, strict=True) if sheet.lines else ([0] for _ in sheet.players)
    return dict(amounts_of(sheet, [sheet.start + sum(column) for column in columns]))


def ranking(sheet: Sheet) -> PerSeat:
    """The totals, the best first."""
    reached = totals(sheet)
    if sheet.wins == WINS[0]:
        return most_first(reached)
    return tuple(sorted(reached.items(), key=lambda each: each[1]))


def leaders(sheet: Sheet) -> tuple[tuple[Seat, ...], int]:
    """Who leads, and by how much before the next one; by 0 if all have the same."""
    ranked = ranking(sheet)
    best = ranked[0][1]
    first = tuple(seat for seat, total in ranked if total == best)
    behind = [total for _, total in ranked if total != best]
    return first, abs(best - behind[0]) if behind else 0


def is_over(sheet: Sheet) -> bool:
    """Whether the last round is written, the target is reached, or only one has lives left."""
    if sheet.start and sum(total > 0 for total in totals(sheet).values()) < 2:
        return True
    if sheet.rounds and len(sheet.lines) >= sheet.rounds:
        return True
    return bool(sheet.target) and max(totals(sheet).values()) >= sheet.target


def still_open(sheet: Sheet | None) -> Sheet | None:
    """The sheet, if there is one and its game is not over."""
    return None if sheet is None or is_over(sheet) else sheet


def with_round(sheet: Sheet, amounts: Mapping[Seat, int]) -> Sheet:
    """The sheet with one more round; whoever is not named gets nothing. The deal passes on."""
    line = tuple(amounts.get(seat, 0) for seat in sheet.players)
    return replace(next_dealer(sheet), lines=(*sheet.lines, line))


def next_dealer(sheet: Sheet) -> Sheet:
    """The sheet with the next one as the dealer, if anybody was named."""
    if sheet.dealer is None:
        return sheet
    place = sheet.players.index(sheet.dealer)
    return replace(sheet, dealer=sheet.players[(place + 1) % len(sheet.players)])


def with_player(sheet: Sheet, seat: Seat) -> Sheet:
    """The sheet with one more player, who has got nothing so far."""
    if seat in sheet.players:
        return sheet
    lines = tuple((*line, 0) for line in sheet.lines)
    return replace(sheet, players=(*sheet.players, seat), lines=lines)


def corrected(sheet: Sheet, number: int, amounts: Mapping[Seat, int]) -> Sheet:
    """The sheet with other amounts for some people in a round, counted from 1."""
    lines = list(sheet.lines)
    written = amounts_of(sheet, lines[number - 1])
    lines[number - 1] = tuple(amounts.get(seat, amount) for seat, amount in written)
    return replace(sheet, lines=tuple(lines))
