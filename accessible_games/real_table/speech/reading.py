"""What a typed line enters: "Ana 12, Ben minus 3", "dice 2d6", "sheet to 500"."""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TypeVar

from accessible_games.core.event import Seat
from accessible_games.games.life_is_life.state import NAME as LIFE
from accessible_games.games.lifeboat.state import NAME as LIFEBOAT
from accessible_games.games.sixpack.state import NAME as SIXPACK
from accessible_games.real_table.entries import (
    Amount,
    Entries,
    Entry,
    Shown,
    written,
)
from accessible_games.real_table.scoring.held import HeldError
from accessible_games.real_table.scoring.sheets import EXPERT, SCORED, read_set
from accessible_games.real_table.scoring.sixpack import TO_WIN
from accessible_games.real_table.scoring.skat import SkatError
from accessible_games.real_table.scoring.skat_sheet import OPTIONS
from accessible_games.real_table.scoring.skat_sheet import read as read_skat
from accessible_games.real_table.sheet import HUNDRED, SKAT, Sheet
from accessible_games.real_table.speech.coming_lines import read_coming
from accessible_games.real_table.speech.deal_lines import read_deal
from accessible_games.real_table.speech.saying import titled
from accessible_games.real_table.speech.table_lines import READS as TABLE_READS
from accessible_games.speech.answer_kind import SpokenDecision
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.lexicon import Lexicon
from accessible_games.speech.normalize import fold, prefix_matches
from accessible_games.speech.problem import NotUnderstoodError, UnreadError

T = TypeVar("T")
NUMBER = re.compile(r"([+-]?)(\d{1,9})(?:[.,](\d{1,2}))?", re.ASCII)
DICE = re.compile(r"(\d{0,3})([dw])(\d{1,4})(?:([+-])(\d{1,4}))?", re.ASCII | re.IGNORECASE)
MINUS = str.maketrans(dict.fromkeys("−–—", "-"))
"""Every sign that is typed for a minus."""
PARTS = re.compile(r"[;:!]|,(?!\d)|(?<!\d),|\.(?!\d)")
"""Signs between amounts, but for a comma within a number."""
CLOCK = re.compile(r"(\d{1,3}):(\d\d)", re.ASCII)
SIXTY = 60


class Typed:
    """The words of a line that are still to be read; little words before what counts are skipped.

    A name comes first: "a" may be Ana, though it means nothing in a line.
    """

    def __init__(self, asked: SpokenDecision, words: Sequence[str]) -> None:
        text = PARTS.sub(" ", " ".join(words).translate(MINUS))
        self.asked, self.lexicon, self.words = asked, asked.lexicon, text.split()
        self.signs, self.count = " ".join(words), len(self.words)
        self.little = self.lexicon.beside(asked.decision.kind)
        self.named = {part for name in asked.teller.names for part in fold(name).split()}

    def past_little(self, take: Callable[[], T | None]) -> T | None:
        """Take something at the beginning, or behind little words; None if it is not there."""
        before = self.words
        while self.words:
            found = take()
            if found is not None:
                return found
            if fold(self.words[0]) not in self.little or fold(self.words[0]) in self.named:
                break
            self.words = self.words[1:]
        self.words = before
        return None

    def begins(self, name: str) -> bool:
        """Take the words of a list if the line begins with them; return whether it did."""
        return self.past_little(partial(self._listed, name)) is not None

    def _begins_entry(self, word: str) -> bool:
        """Take a word that begins an entry; the English one is understood in every language.

        But not "end": whoever types it wants to leave, and to go on later.
        """
        also = word == "sheet" and self.begins("typed-new-sheet")
        if also or self.begins(f"typed-{word}"):
            return True
        english = word != "end" and bool(self.words) and fold(self.words[0]) == word
        self.words = self.words[english:]
        return english

    def begun(self) -> str:
        """Take what begins an entry, and return its word; empty if the line begins with none.

        The longest wins: "throw" rolls dice, "throw a coin" does not.
        """
        before, behind = self.words, dict[str, list[str]]()
        for word in READS:
            if self._begins_entry(word):
                behind[word] = self.words
            self.words = before
        longest = min(behind, key=lambda word: len(behind[word]), default="")
        self.words = behind.get(longest, before)
        return longest

    def _listed(self, name: str) -> bool | None:
        known = self.lexicon.typed(name)
        return self._longest(lambda phrase: True if phrase in known else None)

    def _longest(self, meant: Callable[[str], T | None]) -> T | None:
        """Take as many words as mean something together, folded; None if they do not."""
        for size in range(min(len(self.words), LONGEST), 0, -1):
            found = meant(fold(" ".join(self.words[:size])))
            if found is not None:
                self.words = self.words[size:]
                return found
        return None

    def game(self) -> str:
        """Take the title of a game at the beginning; empty if there is none."""
        games, catalogue = (*SCORED, SIXPACK, SKAT), self.lexicon.catalogue
        known = {fold(name): game for game in games for name in (game, titled(catalogue, game))}
        known |= dict.fromkeys(self.lexicon.typed("typed-lifeboat"), LIFEBOAT)
        return self._longest(known.get) or ""

    def seat(self, among: Sequence[Seat]) -> Seat | None:
        """Take a name at the beginning, whole or as much of it as nobody else has.

        Raises `NotUnderstoodError` if several people are called so.
        """
        return self.past_little(partial(self._named, among))

    def _named(self, among: Sequence[Seat]) -> Seat | None:
        names = self.asked.teller.names
        known = {fold(names[seat]): seat for seat in among}

        def only(phrase: str) -> Seat | None:
            found = prefix_matches(phrase, known)
            if len(found) > 1:
                choices = self.lexicon.catalogue.joined([names[seat] for seat in found], "or")
                raise NotUnderstoodError("ambiguous-word", word=self.words[0], choices=choices)
            return found[0] if found else None

        return self._longest(only)

    def amount(self, unit: str) -> int | None:
        """Take an amount at the beginning: "12", "-3", "minus three", "2.50"."""
        return self.past_little(partial(self.counted, unit))

    def counted(self, unit: str) -> int | None:
        """Take an amount, if the very first words are one."""
        before, sign = self.words, 1
        if self._listed("typed-minus"):
            sign = -1
        elif self._listed("typed-plus"):
            sign = 1
        number = amount_in(self.lexicon, self.words[0], unit) if self.words else None
        if number is None:
            self.words = before
            return None
        self.words = self.words[1:]
        return sign * number

    def number(self) -> int | None:
        """Take a whole number at the beginning."""
        return self.amount("points")

    @property
    def rest(self) -> str:
        """What is left to be read, with its signs; the words before it had none."""
        return " ".join(self.signs.split()[self.count - len(self.words) :])

    @property
    def is_done(self) -> bool:
        """Whether no word that counts is left."""
        return all(fold(word) in self.little for word in self.words)


FEW = 3
"""Words of the shortest line that tells a deal of Skat: who, what, and how it ended."""
LONGEST = 4
"""The most words of a name, or of a phrase."""


def amount_in(lexicon: Lexicon, word: str, unit: str) -> int | None:
    """The amount that a word is, in hundredths for money; None if it is none.

    Raises `NotUnderstoodError` for a part of a point.
    """
    found = NUMBER.fullmatch(word)
    if found is None:
        counted = lexicon.typed("numbers").get(fold(word))  # "a" is no amount
        return None if counted is None else counted * (HUNDRED if unit == "money" else 1)
    sign, whole, part = found.groups()
    if part and unit != "money":
        raise NotUnderstoodError("whole-points", typed=word)
    number = int(whole)
    if unit == "money":
        number = number * HUNDRED + int((part or "0").ljust(2, "0"))
    return -number if sign == "-" else number


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
    word = typed.begun()
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
    try:
        return read_skat(typed.signs, typed.lexicon.catalogue, names)
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


def sheet(typed: Typed, options: Entries) -> Sequence[str]:
    """A game, or unit, who wins, a target, rounds, and people; what is not said is usual."""
    game = typed.game()
    asked = SheetWords(typed, options.here, options_of(game))
    while not typed.is_done:
        asked.take()
    target = asked.target * (HUNDRED if asked.unit == "money" else 1)
    if game == SIXPACK:
        game, target = "", target or TO_WIN
    players = ",".join(map(str, asked.seats or options.here))
    said = (asked.unit, asked.wins, str(target), str(asked.rounds), players)
    return (*said, game, *dict.fromkeys(asked.chosen)) if game else said


def options_of(game: str) -> Sequence[str]:
    """The options of a sheet for a game."""
    return {SKAT: OPTIONS, LIFE: (EXPERT,)}.get(game, ())


class SheetWords:
    """What the words behind the beginning of a sheet ask for, in any order."""

    def __init__(self, typed: Typed, people: Sequence[Seat], known: Sequence[str]) -> None:
        self.typed, self.people, self.known = typed, people, known
        self.unit, self.wins, self.target, self.rounds = "points", "most", 0, 0
        self.seats: list[Seat] = []
        self.chosen: list[str] = []
        """Options of the game."""

    def take(self) -> None:
        """Take what comes next. Raises `UnreadError` for what does not belong to a sheet."""
        typed = self.typed
        option = next((each for each in self.known if typed.begins(f"typed-{each}")), None)
        if option is not None:
            self.chosen.append(option)
        elif typed.begins("typed-money"):
            self.unit = "money"
        elif typed.begins("typed-least"):
            self.wins = "least"
        elif typed.begins("typed-most"):
            self.wins = "most"
        elif (number := typed.number()) is not None:
            self._limit(number)
        elif (seat := typed.seat(self.people)) is not None and seat not in self.seats:
            self.seats.append(seat)
        else:
            raise UnreadError

    def _limit(self, number: int) -> None:
        if self.typed.begins("typed-rounds"):
            self.rounds = number
        else:
            self.target = number


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
