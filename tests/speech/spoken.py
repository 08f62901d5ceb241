"""Simulated games as spoken: events, questions, refusals, facts and hints, for each listener."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

from accessible_games.core.decision import Answer, Between, Cards, Decision, Move, OneOf, Some
from accessible_games.core.event import Event, Seat
from accessible_games.core.game import Cursor
from accessible_games.core.table import Table
from accessible_games.games import GAMES
from accessible_games.games.lifeboat.players.hard import SEARCHED, TALK
from accessible_games.games.sixpack.options import AtPlace
from accessible_games.match.label_cells import words_in
from accessible_games.players import advise, bot, chance_of
from accessible_games.speech.catalogue import LANGUAGES, VERBOSITIES, Language, Verbosity
from accessible_games.speech.narrator import WIDTHS, Narrator
from tests.examples import FACTOR
from tests.games.facts import facts_of
from tests.games.playing import Case, onlookers, option_choices
from tests.players.moves import risks as risks_of
from tests.players.moves import why as why_of
from tests.speech.linter import Ear

NAMES = (
    "Bartholomäus", "Marie Claire", "Constantinus", "Genevièvette", "Maximilianus",
    "Friederike B", "Annemarie Jo", "Wilhelmine S",
)  # fmt: skip
"""Names as long as they may be."""
LEVELS = ("random", "easy")
PLAYED = [
    Case(rules, seats, options)
    for name, rules in GAMES.items()
    for seats in rules.seats
    for facts in [facts_of(name)]
    for options in [facts.options_heard.get(seats, option_choices(rules, seats)[-(seats % 2)])]
    if seats in (facts.seats_heard or rules.seats)
]
"""Every game with every number of seats, every other one with a non-default option.

The index is the seed.
"""
VOICES = [(language, verbosity) for language in LANGUAGES for verbosity in VERBOSITIES]
"""The languages and verbosities in which the program speaks."""
MOST = 300
"""Moves of a game after which nothing new is heard."""
EVERY = 12 if FACTOR > 1 else 24
"""After so many decisions everything is asked that can be asked."""
ADVISED = 3 if FACTOR > 1 else 6
"""After so many decisions advice is asked for."""


@dataclass(frozen=True)
class Moment:
    """What was told since the last decision, and the table at the next one."""

    events: tuple[Event, ...]
    table: Table[Any]

    @property
    def decision(self) -> Decision[Any] | None:
        """The decision; None when the game is over."""
        waiting = self.table.waiting()
        return waiting[0] if waiting else None


@cache
def game(place: int) -> tuple[Moment, ...]:
    """Return a game of computer players at one kind of table, whole unless it is long."""
    case = PLAYED[place]
    table = case.begin(place)
    moments = [Moment(tuple(table.opening), table.copy())]
    while table.pending and len(moments) < MOST:
        move = bot_move(case, table, place)
        moments.append(Moment(tuple(table.play(move)), table.copy()))
    return tuple(moments)


def bot_move(case: Case, table: Table[Any], seed: int) -> Move:
    """Return what the next seat does; every other seat plays at random."""
    decision = table.waiting()[0]
    seat, chance = decision.seat, chance_of(seed, decision.seat, len(table.moves))
    player = bot(case.name, LEVELS[seat % 2])
    answer = player(table.view(seat), decision, partial(table.determinize, seat), chance)
    return Move(seat, decision.kind, answer)


def samples(place: int) -> list[Moment]:
    """Return some moments of a game: the first, the last and others at regular intervals."""
    moments = game(place)
    return [*moments[::EVERY], moments[-1]]


# Voices and ears ----------------------------------------------------------------------------------


@cache
def narrator(place: int, language: Language, verbosity: Verbosity) -> Narrator:
    """Return the narrator of a game to no one in particular."""
    case = PLAYED[place]
    words = words_in(verbosity, language, case.name, case.game.pieces, case.options)
    speaker = Narrator(words, NAMES[: case.seats], case.game.pieces, verbosity)
    return speaker.at(game(place)[0].table)


def ear(speaker: Narrator) -> Ear:
    """Return the listener of a narrator."""
    width, called = WIDTHS[speaker.verbosity], map(speaker.piece, speaker.called)
    words = speaker.catalogue
    return Ear(words.language, width, (*speaker.names, *called), cells=words.cells)


def listeners(place: int) -> list[Seat | None]:
    """Return everyone who can listen: all seats, and an onlooker."""
    return onlookers(PLAYED[place])


def voices(place: int) -> list[tuple[Language, Verbosity]]:
    """Return the voices in which an ordinary run hears a game: each language twice.

    The other voices come with other numbers of seats, so each game is heard in every voice; a
    nightly run hears all of them everywhere.
    """
    return [
        (language, verbosity)
        for language, verbosity in VOICES
        if FACTOR > 1 or (LANGUAGES.index(language) + VERBOSITIES.index(verbosity) + place) % 2 == 0
    ]


def hearers(place: int, language: Language, verbosity: Verbosity) -> list[Seat | None]:
    """Return who listens to one voice: two seats, others for the next voice, and an onlooker."""
    seats = PLAYED[place].seats
    first = VOICES.index((language, verbosity)) // 2 % seats
    return [*sorted({first, (first + seats // 2) % seats}), None]


# What is said -------------------------------------------------------------------------------------


Tell = Callable[[Event], tuple[str, ...]]


def telling_once(speaker: Narrator) -> Tell:
    """Return the narrator's words for an event, which it finds only once."""
    return cache(lambda event: tuple(speaker.event(event)))


@cache
def tells(place: int, language: Language, verbosity: Verbosity) -> Mapping[Seat | None, Tell]:
    """Return how each listener of a game is told events, shared by all tests as it is slow."""
    nobody = narrator(place, language, verbosity)
    return {
        listener: telling_once(nobody.for_(listener))
        for listener in hearers(place, language, verbosity)
    }


@dataclass(frozen=True)
class Said:
    """One message: what it tells, in which lines, and the prompt after it."""

    what: Event | Decision[Any] | str
    lines: tuple[str, ...]
    prompt: str | None = None


def stream(place: int, speaker: Narrator) -> list[Said]:
    """Return everything that the listener hears in a game without asking, in order."""
    return streams(place, speaker.catalogue.language, speaker.verbosity)[speaker.listener]


@cache
def streams(
    place: int, language: Language, verbosity: Verbosity
) -> Mapping[Seat | None, list[Said]]:
    """Return a game as everyone hears it, told once for many tests: telling takes long.

    It is told moment by moment, so that the catalogue remembers what several listeners hear alike.
    """
    nobody = narrator(place, language, verbosity)
    speakers = {seat: nobody.for_(seat) for seat in hearers(place, language, verbosity)}
    tell = tells(place, language, verbosity)
    told: dict[Seat | None, list[Said]] = {listener: [] for listener in speakers}
    for moment in game(place):
        for listener, speaker in speakers.items():
            told[listener] += telling(moment, speaker, tell[listener])
    return told


def telling(moment: Moment, speaker: Narrator, tell: Tell) -> Iterator[Said]:
    """Yield what is said at a moment."""
    for event in moment.events:
        yield Said(event, tell(event))
    decision = moment.decision
    if decision is not None and decision.seat == speaker.listener:
        yield Said(decision, tuple(speaker.question(decision)), speaker.prompt(decision))


def facts(moment: Moment, seat: Seat | None) -> Iterator[Event]:
    """Yield the answers to all topics, and to those about every piece and some places."""
    rules, view = moment.table.game, moment.table.view(seat)
    for topic in rules.topics.values():
        yield from topic(view)
    for of_piece in rules.piece_topics.values():
        for piece in rules.pieces:
            yield from of_piece(view, piece)
    for of_seat in rules.seat_topics.values():
        for each in range(moment.table.state.seats):
            yield from of_seat(view, each)
    if rules.cursor is not None:
        yield from looked_at(rules.cursor, view)
    choices = {name: options[0] for name, options in rules.options.items()}
    opening = Table.new(rules, moment.table.state.seats, 0, choices).view(seat)
    for compare in rules.change_topics.values():
        yield from (*compare(opening, view), *compare(view, opening), *compare(view, view))


@cache
def asked(place: int, seat: Seat | None) -> tuple[Event, ...]:
    """Return all facts that a seat can ask for at those moments, each once."""
    return tuple(dict.fromkeys(fact for moment in samples(place) for fact in facts(moment, seat)))


def looked_at(cursor: Cursor, view: Any) -> Iterator[Event]:
    """Yield what is said of the places on a walk to the left, up, and down to the lower right."""
    place = cursor.start(view)
    for way in ("left",) * 3 + ("up",) * 3 + ("right", "down") * 6:
        for topic in cursor.topics.values():
            yield from topic(view, place)
        place = cursor.step(view, place, way) or cursor.start(view)


@cache
def hints(place: int) -> tuple[tuple[Seat, Event], ...]:
    """Return the reasons of all advice and of other answers, with the seats that are told."""
    found = []
    for moment in game(place)[::ADVISED]:
        decision = moment.decision
        if decision is not None:
            seat, table = decision.seat, moment.table
            chance = chance_of(place, seat, len(table.moves))
            view, determinize = table.view(seat), partial(table.determinize, seat)
            advice = advise(table.game.name, view, decision, determinize, chance)
            found += [(seat, reason) for reason in (advice.reason, *others(view, moment)) if reason]
    return tuple(dict.fromkeys(found))


def others(view: Any, moment: Moment) -> Iterator[Event]:
    """Yield what speaks for and against one answer that a search might find."""
    game, decision = moment.table.game.name, moment.decision
    assert decision is not None
    if game != "lifeboat" or decision.kind in SEARCHED:
        answer = next(each for each in decision.options if each not in TALK)
        yield why_of(game, view, decision, answer)
        yield from risks_of(game, view, decision, answer)


def refused(decision: Decision[Any], pieces: tuple[str, ...]) -> Iterator[tuple[Answer, str]]:
    """Yield wrong answers of every kind, with the reasons why they are refused."""
    for answer in wrong_answers(decision.options, pieces):
        reason = decision.options.why_not(answer)
        if reason is not None:
            yield answer, reason


def wrong_answers(options: Any, pieces: tuple[str, ...]) -> Iterator[Answer]:
    """Yield answers that can be typed, or come from elsewhere, and do not fit."""
    match options:
        case OneOf(words, barred):
            yield from (*barred, "".join(words))
        case Cards(cards, count, forbidden):
            lacking = [piece for piece in pieces if piece not in cards]
            yield from ("word", cards[: count + 1], cards[: count - 1], forbidden)
            yield from ((*lacking[:1],), (*lacking[:3], *cards[:1]), (cards[0],) * 10)
        case Some(cards, counts):
            lacking = [piece for piece in pieces if piece not in cards]
            yield from ("word", (), cards[: counts[-1] + 1], cards[:2], cards[:1] * 2)
            yield from ((*lacking[:1],), (*lacking[:3], *cards[:1]))
        case AtPlace(words, places):
            yield from ("word", ("none", places[0]))
            corners = ("m13", "a1", "z9", "n14", "b27", "m", "99")
            yield from ((word, place) for word in words for place in (*places[:9], *corners))
        case Between(low, high):
            yield from ("word", low - 1, high + 1)
