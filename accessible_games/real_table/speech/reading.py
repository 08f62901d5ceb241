"""What a typed line enters: "Ana 12, Ben minus 3", "dice 2d6", "sheet to 500"."""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from accessible_games.core.event import Seat
from accessible_games.real_table.entries import (
    Amount,
    Entries,
    Entry,
    Shown,
    written,
)
from accessible_games.real_table.scoring.held import HeldError
from accessible_games.real_table.scoring.sheets import SCORED, claims, read_set
from accessible_games.real_table.scoring.skat import SkatError
from accessible_games.real_table.scoring.skat_sheet import read as read_skat
from accessible_games.real_table.sheet import SKAT, Sheet
from accessible_games.real_table.speech.coming_lines import read_coming
from accessible_games.real_table.speech.deal_lines import read_deal
from accessible_games.real_table.speech.sheet_words import sheet
from accessible_games.real_table.speech.table_lines import READS as TABLE_READS
from accessible_games.real_table.speech.typed import MINUS, Typed, amount_in
from accessible_games.speech.answer_kind import SpokenDecision
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.lexicon import Lexicon
from accessible_games.speech.normalize import fold
from accessible_games.speech.problem import NotUnderstoodError, UnreadError

DICE = re.compile(r"(\d{0,3})([dw])(\d{1,4})(?:([+-])(\d{1,4}))?", re.ASCII | re.IGNORECASE)
CLOCK = re.compile(r"(\d{1,3}):(\d\d)", re.ASCII)
SIXTY = 60
FEW = 3
"""Words of the shortest line that tells a deal of Skat: who, what, and how it ended."""


def one_amount(lexicon: Lexicon, options: Amount, words: Sequence[str]) -> int:
    """An amount alone; nothing at all is 0. Raises `UnreadError` for anything else."""
    text = " ".join(words).translate(MINUS).split()
    negative = len(text) > 1 and fold(text[0]) in lexicon.typed("typed-minus")
    if not text:
        return 0
    number = amount_in(lexicon, text[-1], options.unit)
    if number is None or len(text) > 1 + negative:
        raise UnreadError
    return -number if negative else number


def entry(asked: SpokenDecision, options: Entries, words: Sequence[str]) -> Entry:
    """The entry that a line is. Raises `NotUnderstoodError` if it is none."""
    typed = Typed(asked, words)
    if not typed.words:
        choices = asked.lexicon.catalogue.say("choices-entry", sheet="no")
        raise NotUnderstoodError("empty-answer", choices=choices)
    comes = read_coming(asked, options, words)
    if comes is not None:
        return comes
    amounts = amounts_of(typed, options)
    if amounts is not None:
        return ("write", *written(amounts))
    word = typed.begun(READS)
    if word:
        found = READS[word](typed, options)
        if not typed.is_done:
            raise UnreadError
        return (word, *found)
    sheet = options.open_sheet
    if sheet is None or sheet.game != SKAT:
        raise UnreadError
    return ("skat", *skat_deal(typed, sheet))


def skat_deal(typed: Typed, sheet: Sheet) -> Entry:
    """A deal of Skat. Raises `NotUnderstoodError` for a line that tells none."""
    names = [typed.asked.teller.names[seat] for seat in sheet.players]
    speaker = sheet.players.index(typed.speaker) if typed.speaker in sheet.players else None
    try:
        return read_skat(typed.signs, typed.lexicon.catalogue, names, speaker, sheet.options)
    except SkatError as error:
        if error.message == "skat-unknown" and len(typed.signs.split()) < FEW:
            raise UnreadError from None  # it was not about a deal
        raise NotUnderstoodError(error.message, **error.arguments) from None


# Amounts ------------------------------------------------------------------------------------------


def unit_of(sheet: Sheet | None) -> str:
    """The unit of a sheet; points without one."""
    return "points" if sheet is None else sheet.unit


def amounts_of(typed: Typed, options: Entries) -> dict[Seat, int] | None:
    """The amounts that a line names, or gives in the order of the sheet; None if it does not.

    Raises `NotUnderstoodError` for a name that comes twice, and for too few or too many amounts
    without names.
    """
    sheet, before = options.open_sheet, typed.words
    players = options.here if sheet is None else sheet.players
    amounts: dict[Seat, int] = {}
    while not typed.is_done:
        found = None if starts_with_number(typed, unit_of(sheet)) else typed.seat(players)
        amount = None if found is None else typed.amount(unit_of(sheet))
        if found is not None and amount is None and sheet is not None and claims(sheet.game):
            amount = 1  # a name alone is a pattern
        if found is None or amount is None:
            typed.words = before
            return in_order(typed, options) if not amounts else None
        if found in amounts:
            raise NotUnderstoodError("named-twice", name=typed.asked.teller.names[found])
        amounts[found] = amount
    return amounts or None


def starts_with_number(typed: Typed, unit: str) -> bool:
    """Whether an amount comes first, so that it is no name."""
    before = typed.words
    number = typed.counted(unit)
    typed.words = before
    return number is not None


def in_order(typed: Typed, options: Entries) -> dict[Seat, int] | None:
    """Amounts without names, one for each person on the sheet; None if the line has others."""
    sheet, before = options.open_sheet, typed.words
    numbers: list[int] = []
    while not typed.is_done:
        number = typed.amount(unit_of(sheet))
        if number is None:
            typed.words = before
            return None
        numbers.append(number)
    on_sheet = options.here if sheet is None else sheet.players
    players = [seat for seat in on_sheet if seat in options.here]
    if len(numbers) != len(players):
        raise NotUnderstoodError("amounts-for-all", given=len(numbers), count=len(players))
    return dict(zip(players, numbers, strict=True))


# Words --------------------------------------------------------------------------------------------


def nothing(typed: Typed, options: Entries) -> Sequence[str]:
    """Nothing belongs to it."""
    return ()


def life_set(typed: Typed, options: Entries) -> Sequence[str]:
    """Whose hand ends the round, and its cards."""
    sheet = options.open_sheet
    seat = typed.seat(range(options.seats))
    if sheet is None or not sheet.start or seat is None:
        raise NotUnderstoodError("set-whose")
    text, language = typed.rest, typed.lexicon.catalogue.language
    typed.words = []
    try:
        return (str(seat), *read_set(text, catalogue_of(language, sheet.game), sheet.options))
    except HeldError as error:
        raise NotUnderstoodError(error.message, **error.arguments) from None


def shown_in(asked: SpokenDecision, options: Shown, words: Sequence[str]) -> Entry:
    """What a person shows. Raises `NotUnderstoodError` for what they cannot show."""
    catalogue = catalogue_of(asked.lexicon.catalogue.language, options.game)
    read = SCORED[options.game].read
    try:
        return read(" ".join(words), catalogue, options.earlier, options.players)
    except HeldError as error:
        raise NotUnderstoodError(error.message, **error.arguments) from None


def fix(typed: Typed, options: Entries) -> Sequence[str]:
    """The number of a round, the last one if none is named, and amounts by names."""
    last = 0 if options.sheet is None else len(options.sheet.lines)
    typed.begins("typed-round")
    number = typed.number()
    on_sheet = Entries(options.seats, options.sheet, gone=options.gone)
    amounts = None if typed.is_done else amounts_of(typed, on_sheet)
    if not amounts:
        raise NotUnderstoodError("fix-what")
    return (str(last if number is None else number), *written(amounts))


def dealer(typed: Typed, options: Entries) -> Sequence[str]:
    """Somebody's name."""
    players = options.open_sheet.players if options.open_sheet else options.here
    seat = typed.seat(players)
    if seat is None:
        raise NotUnderstoodError("dealer-who")
    return (str(seat),)


def dice(typed: Typed, options: Entries) -> Sequence[str]:
    """How many dice of how many sides: "2d6", "d20", "3w6+2", "2", or one of six sides."""
    text = "".join(word for word in typed.words if fold(word) not in typed.little)
    typed.words = []
    found = DICE.fullmatch(text)
    if found is not None:
        count, _, sides, sign, plus = found.groups()
        return (count or "1", str(int(sides)), f"{sign or ''}{plus or 0}".lstrip("+"))
    number = amount_in(typed.lexicon, text, "points") if text else 1
    if number is None:
        raise NotUnderstoodError("dice-how", typed=text)
    return (str(number), "6", "0")


def timer(typed: Typed, options: Entries) -> Sequence[str]:
    """How long: "60", "90 seconds", "2 minutes", "1:30"."""
    if found := CLOCK.fullmatch(typed.rest):
        typed.words = []
        return (str(int(found[1]) * SIXTY + int(found[2])),)
    seconds = 0
    while not typed.is_done:
        number = typed.number()
        if number is None:
            raise NotUnderstoodError("timer-how")
        if typed.begins("typed-minutes"):
            number *= SIXTY
        elif not typed.begins("typed-seconds") and seconds:
            raise NotUnderstoodError("timer-how")
        seconds += number
    if not seconds:
        raise NotUnderstoodError("timer-how")
    return (str(seconds),)


def deal(typed: Typed, options: Entries) -> Sequence[str]:
    """Whatever the rest of the line deals."""
    text, typed.words = typed.rest, []
    return read_deal(typed.lexicon, text, len(options.here))


def show(typed: Typed, options: Entries) -> Sequence[str]:
    """Whose secret."""
    seat = typed.seat(range(options.seats))
    if seat is None and typed.is_done and typed.asked.teller.listener is not None:
        raise UnreadError  # on one's own phone the command tells one's own
    if seat is None:
        raise NotUnderstoodError("secret-whose")
    return (str(seat),)


def on_table(word: str, typed: Typed, options: Entries) -> Sequence[str]:
    """What lies on the table."""
    text, lexicon = typed.rest, typed.lexicon
    typed.words = []
    return TABLE_READS[word](lexicon, options.notebook, text)


READS: Mapping[str, Callable[[Typed, Entries], Sequence[str]]] = {
    "sheet": sheet,
    "round": nothing,
    "set": life_set,
    "fix": fix,
    "dealer": dealer,
    "begin": nothing,
    "dice": dice,
    "coin": nothing,
    "timer": timer,
    "deal": deal,
    "show": show,
    "end": nothing,
    **{word: partial(on_table, word) for word in TABLE_READS},
}
"""What belongs to each word that begins an entry."""
