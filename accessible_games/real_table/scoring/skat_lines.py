"""A typed line about a deal of Skat: "Ana grand mit zweien gewonnen, Hand Schneider, gereizt 48".

The words of a line come in any order, in the language of the catalogue; the game's own words, such
as Schneider, are the same in all three. A number belongs to "with" or "without" beside it, and any
other one is the bid.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from accessible_games.core.frozen import Frozen
from accessible_games.real_table.scoring.ramsch import Ramsch
from accessible_games.real_table.scoring.skat import (
    BASES,
    NULL,
    Game,
    SkatDeal,
    SkatError,
    check,
    whole,
)
from accessible_games.speech.catalogue import Catalogue
from accessible_games.speech.lexicon import Lexicon
from accessible_games.speech.normalize import fold
from accessible_games.speech.word_list import Phrases, phrased

GAMES: tuple[Game, ...] = (*BASES, NULL)
FLAGS = ("hand", "schneider", "schwarz", "ouvert", "split", "won", "lost")
DOUBLING = ("kontra", "re", "bock")
MATADORS = ("with", "without", "jacks")
WITHOUT_DECLARER = ("passed", "ramsch", "virgin", "last", "pushed")
KNOWN = (*GAMES, *FLAGS, *DOUBLING, *MATADORS, "announced", "little", *WITHOUT_DECLARER)
"""What words can mean; the message `skat-typed-NAME` lists them."""


class Played(Frozen):
    """What a line tells: who declared what, a Ramsch, or that all have passed."""

    declarer: int | None = None
    deal: SkatDeal | None = None
    ramsch: Ramsch | None = None


@dataclass
class Token:
    """A word of the line, with what it means."""

    typed: str
    meaning: str = ""
    """One of `KNOWN`, or empty."""
    seat: int | None = None
    """Whose name it is, if it is one."""
    number: int | None = None
    is_used: bool = False


@dataclass
class DealFacts:
    """The facts of a line so far."""

    games: list[Game] = field(default_factory=list)
    flags: set[str] = field(default_factory=set)
    announced: set[str] = field(default_factory=set)
    matadors: list[int] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)
    doublings: int = 0


def read_line(
    text: str, catalogue: Catalogue, names: Sequence[str], speaker: int | None = None
) -> Played:
    """What a line tells of a deal between people with these names; *speaker* is meant by "I".

    Raises `SkatError` for a word that means nothing, for what is missing, and for a deal that
    there cannot be.
    """
    tokens = [*SkatWords(catalogue, names, speaker).tokens(text)]
    meanings = {token.meaning for token in tokens}
    if "ramsch" in meanings:
        return Played(ramsch=ramsch_in(tokens))
    if "passed" in meanings and not meanings & {*GAMES}:
        return Played()
    seats = {token.seat for token in tokens if token.seat is not None}
    if len(seats) != 1:
        raise SkatError("skat-who" if not seats else "skat-one-declarer")
    deal = deal_of(found_in(tokens))
    check(deal)
    return Played(seats.pop(), whole(deal))


class SkatWords:
    """The words of Skat in a language, and the names of those at the table."""

    def __init__(self, catalogue: Catalogue, names: Sequence[str], speaker: int | None) -> None:
        self._lexicon, self._speaker = Lexicon(catalogue), speaker
        self._meanings = {
            form: name for name in KNOWN for form in self._lexicon.typed(f"skat-typed-{name}")
        }
        self._numbers = self._lexicon.typed("skat-typed-numbers")
        self._called, self._names = names, {fold(name): seat for seat, name in enumerate(names)}

    def tokens(self, text: str) -> Iterator[Token]:
        """The words of a line that mean something. Raises `SkatError` for one without a meaning."""
        words = self._lexicon.split(text)
        known = (*self._meanings, *self._names)
        for word in phrased(words, Phrases.among(known)):
            token = self._token(word)
            if token is not None and token.meaning != "little":
                yield token

    def _token(self, word: str) -> Token | None:
        typed = fold(word)
        number = int(word) if word.isdecimal() and len(word) <= 4 else self._numbers.get(typed)
        if typed in self._names:
            return Token(word, seat=self._names[typed])
        if typed in self._meanings or number is not None:
            return Token(word, self._meanings.get(typed, ""), number=number)
        if self._speaker is not None and typed in self._lexicon.typed("typed-me"):
            return self._begun(word, self._speaker)
        if self._lexicon.is_little(word, self._lexicon.little()):
            return None
        return self._begun(word)

    def _begun(self, word: str, *meant: int) -> Token:
        """Whose name a word begins, or whom it means. Raises `SkatError` unless it is just one."""
        begun = [seat for name, seat in self._names.items() if name.startswith(fold(word))]
        found = [*dict.fromkeys([*begun, *meant])]
        if not found:
            raise SkatError("skat-unknown", word=word)
        if len(found) > 1:
            choices = self._lexicon.catalogue.joined([self._called[seat] for seat in found], "or")
            raise SkatError("ambiguous-word", word=word, choices=choices)
        return Token(word, seat=found[0])


def found_in(tokens: Sequence[Token]) -> DealFacts:
    """The facts that the words of a line tell."""
    found = DealFacts()
    for place, token in enumerate(tokens):
        if token.meaning in ("with", "without"):
            take_matadors(tokens, place, found)
        elif token.meaning == "announced":
            found.announced.add(announced_at(tokens, place))
    for token in tokens:
        for game in GAMES:
            if token.meaning == game:
                found.games.append(game)
        if token.meaning in FLAGS:
            found.flags.add(token.meaning)
        found.doublings += token.meaning in DOUBLING
        if token.number is not None and not token.is_used:
            found.numbers.append(token.number)
    return found


def take_matadors(tokens: Sequence[Token], place: int, found: DealFacts) -> None:
    """Note the number behind "with" or "without", or else before it: "2 jacks with"."""
    sign = 1 if tokens[place].meaning == "with" else -1
    for near in (tokens[place + 1 :], tokens[:place][::-1]):
        beside = next((token for token in near if token.meaning != "jacks"), None)
        if beside is not None and beside.number is not None and not beside.is_used:
            beside.is_used = True
            found.matadors.append(sign * beside.number)
            return
    raise SkatError("skat-how-many", word=tokens[place].typed)


def announced_at(tokens: Sequence[Token], place: int) -> str:
    """What "announced" belongs to: the word before it, or else the one behind it."""
    for beside in (place - 1, place + 1):
        if beside in range(len(tokens)) and tokens[beside].meaning in ("schneider", "schwarz"):
            return tokens[beside].meaning
    raise SkatError("skat-announced-what", word=tokens[place].typed)


def deal_of(found: DealFacts) -> SkatDeal:
    """The deal of these facts. Raises `SkatError` if one is missing or told twice."""
    flags, announced = found.flags, found.announced
    if len({*found.games}) != 1:
        raise SkatError("skat-which-game" if not found.games else "skat-two-games")
    if {"won", "lost"} <= flags or not flags & {"won", "lost", "split"}:
        raise SkatError("skat-won-or-lost")
    if len(found.matadors) > 1:
        raise SkatError("skat-with-and-without")
    if len(found.numbers) > 1:
        raise SkatError("skat-two-bids", word=found.numbers[0], other=found.numbers[1])
    game, is_won = found.games[0], "won" in flags
    reached = {"schneider", "schwarz"} & flags - ({*announced} if not is_won else set())
    return SkatDeal(
        game,
        is_won,
        sum(found.matadors),
        "hand" in flags,
        "schneider" in reached,
        "schneider" in announced,
        "schwarz" in reached,
        "schwarz" in announced,
        "ouvert" in flags,
        sum(found.numbers),
        found.doublings,
        "split" in flags,
    )


# Ramsch -------------------------------------------------------------------------------------------


def ramsch_in(tokens: Sequence[Token]) -> Ramsch:
    """A Ramsch: "Ramsch Ana 60 Ben 40 Cem 20, letzter Stich Ana", "Jungfrau Cem", "geschoben".

    Raises `SkatError` for a word that is about a declarer, or a number that is nobody's.
    """
    taken: dict[int, int] = {}
    virgins: set[int] = set()
    last: int | None = None
    doublings, about = 0, ""
    for token, before in zip(tokens, (None, *tokens), strict=False):
        if token.meaning in ("virgin", "last", "pushed"):
            about = token.meaning
            if about == "virgin" and before is not None and before.seat is not None:
                virgins.add(before.seat)
            doublings += about == "pushed"
        elif token.seat is not None and about == "last":
            last, about = token.seat, ""
        elif token.seat is not None and about == "virgin":
            virgins.add(token.seat)
        elif token.number is not None:
            doublings += number_in(token, before, taken, pushed=about == "pushed")
        elif token.seat is None and token.meaning not in ("ramsch", "jacks", "with", "bock"):
            raise SkatError("ramsch-word", word=token.typed)
        doublings += token.meaning == "bock"
    if len(virgins) > 2:  # the last of those named was the one with all tricks
        virgins -= {seat for seat, points in taken.items() if points}
    taken |= {seat: 0 for seat in virgins if seat not in taken}
    return Ramsch(taken, frozenset(virgins), last, doublings)


def number_in(token: Token, before: Token | None, taken: dict[int, int], *, pushed: bool) -> int:
    """Note a number as somebody's card points, or return how many more pushed."""
    number = token.number or 0
    if before is not None and before.seat is not None:
        taken[before.seat] = number
        return 0
    if pushed and number in range(1, 4):
        return number - 1
    raise SkatError("ramsch-whose", word=token.typed)
