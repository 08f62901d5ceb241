"""What can happen during an evening: each class is one spoken sentence."""

from typing import Annotated

from accessible_games.core.event import Event, PerSeat, Seat, Seats

Dice = Annotated[tuple[int, ...], "dice"]
"""What each die shows."""
GameName = Annotated[str, "game"]
"""A game, said by its title."""
Options = Annotated[tuple[str, ...], "game-options"]
"""Options of a game, said by name."""
SkatTold = Annotated[tuple[tuple[str, ...], tuple[Seat, ...], tuple[int, ...], int], "skat-deal"]
"""The words of a deal, the players, what each got, and how many deals counted double."""
Told = Annotated[tuple[str, tuple[Seat, ...], tuple[Event, ...]], "told"]
"""Events of a game, with its name and the people who are its seats."""
Secret = Annotated[tuple[str, tuple[str, ...]], "secret"]
"""The kind of a secret, and its words: a role, two seats, or cards."""


class EveningEvent(Event):
    """Whatever happens at a real table is told to everybody."""

    heard_as = "always"


# The sheet ----------------------------------------------------------------------------------------


class SheetOpened(EveningEvent):
    """A new score sheet, with what is written on it and how it ends."""

    opens = True
    players: Seats
    unit: str
    wins: str
    target: int
    rounds: int


class GameSheetOpened(EveningEvent):
    """A new score sheet for a game whose rules the program knows, and how it ends."""

    opens = True
    game: GameName
    target: int
    rounds: int
    lives: int
    options: Options


class SkatDealWritten(EveningEvent):
    """A deal of Skat, counted by its list."""

    opens = True
    deal: SkatTold


class SkatDealAdded(EveningEvent):
    """What a deal of Skat brings to the declarer and to each other, as leagues add to it."""

    joins = True
    amounts: PerSeat
    """The declarer's alone."""
    others: int


class BockBegins(EveningEvent):
    """So many deals of Skat count double from now on."""

    count: int


class RoundScoredByRules(EveningEvent):
    """A round that was scored by the rules of a game, with all that the game tells of it."""

    opens = True
    told: Told


class RoundWritten(EveningEvent):
    """A new round on the sheet, whose number was asked for: the amounts that were named."""

    opens = True
    unit: str
    amounts: PerSeat


class RoundRead(EveningEvent):
    """A round that is read from the sheet: its number from 1, and all amounts."""

    number: int
    unit: str
    amounts: PerSeat


class RoundCorrected(EveningEvent):
    """Other amounts in a round that was written before."""

    opens = True
    number: int
    unit: str
    amounts: PerSeat


class Leading(EveningEvent):
    """Who leads, and by how much; by 0 if all have the same."""

    joins = True
    unit: str
    seat: Seat
    """The first of them."""
    seats: Seats
    count: int
    by: int


class Totals(EveningEvent):
    """The sum of all rounds, the best first, which were asked for."""

    unit: str
    totals: PerSeat


class TotalsReached(EveningEvent):
    """The same where other amounts were told before."""

    unit: str
    totals: PerSeat


class SheetEnds(EveningEvent):
    """How a sheet ends, and how many rounds are written."""

    unit: str
    written: int
    target: int
    rounds: int


class NoSheet(EveningEvent):
    """There is no score sheet yet."""


class DealerNamed(EveningEvent):
    """Who deals the next round."""

    joins = True
    seat: Seat


# Chance -------------------------------------------------------------------------------------------


class BeginnerDrawn(EveningEvent):
    """Who begins, drawn by lot."""

    reveals = True
    seat: Seat


class DiceRolled(EveningEvent):
    """What dice show, what is added to them, and the sum."""

    reveals = True
    dice: Dice
    count: int
    sides: int
    plus: int
    total: int


class CoinTossed(EveningEvent):
    """The side of a coin that lies up: `heads` or `tails`."""

    reveals = True
    side: str


# Secrets and time --------------------------------------------------------------------------------


class SecretsDealt(EveningEvent):
    """Everybody got a secret, and so many were left over."""

    reveals = True
    count: int
    spare: int


class CardsDealt(EveningEvent):
    """Everybody got so many cards in secret, and so many were left over."""

    reveals = True
    count: int
    spare: int


class SecretHeld(EveningEvent):
    """The secret of whoever asks: a role, whom they love and hate, or cards."""

    what: str
    """`cards`, or `secret` for all others."""
    secret: Secret


class NoSecret(EveningEvent):
    """Whoever asks has no secret."""


class TimerSet(EveningEvent):
    """A timer runs so many minutes and seconds."""

    minutes: int
    seconds: int


# Coming and going --------------------------------------------------------------------------------


class PersonJoined(EveningEvent):
    """Somebody is at the table from now on; with a place on the open sheet, unless it has rules."""

    seat: Seat
    on_sheet: bool


class PersonCame(PersonJoined):
    """The same of somebody who has come with a phone of their own: that is not taken back."""

    reveals = True

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Nothing for themselves: they hear where they sit, and how it stands."""
        return None if seat == self.seat else self


class PersonLeft(EveningEvent):
    """Somebody has gone: they are dealt nothing and not drawn any more."""

    seat: Seat


# The rest -----------------------------------------------------------------------------------------


class EveningEnded(EveningEvent):
    """The evening is over."""
