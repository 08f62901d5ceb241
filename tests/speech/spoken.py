"""Simulated games as they are spoken: events, questions, refusals, facts and hints, to each ear."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

from accessible_games.bots import advise, bot, chance_of, risks_of, why_of
from accessible_games.bots.lifeboat.hard import SEARCHED, TALK
from accessible_games.core.decision import (
    Answer,
    AtPlace,
    Between,
    Cards,
    Decision,
    Move,
    OneOf,
    Some,
)
from accessible_games.core.event import Event, Seat
from accessible_games.core.game import Cursor
from accessible_games.core.table import Table
from accessible_games.games import GAMES
from accessible_games.match.cells import words_in
from accessible_games.speech.catalogue import LANGUAGES, VERBOSITIES, Language, Verbosity
from accessible_games.speech.narrator import WIDTHS, Narrator
from tests.examples import FACTOR
from tests.games.playing import Case, onlookers, option_choices
from tests.speech.linter import Ear

NAMES = (
    "Bartholomäus", "Marie Claire", "Constantinus", "Genevièvette", "Maximilianus",
    "Friederike B", "Annemarie Jo", "Wilhelmine S",
)  # fmt: skip
"""As long as a name may be."""
LEVELS = ("random", "easy")
BY_DEFAULT = {name: choices[0] for name, choices in GAMES["sixpack"].OPTIONS.items()}
SEATS = {"sixpack": (2, 3, 8), "lifeboat": (4, 6)}
"""Games that are heard with some numbers of seats; the others sound alike."""
HEARD: Mapping[tuple[str, int], Mapping[str, str]] = {
    ("sixpack", 3): BY_DEFAULT | {"drinks": "alcohol-free", "claims": "show"},
    ("sixpack", 8): BY_DEFAULT | {"claims": "off"},
    ("arche-noah", 3): {"starter": "lot", "open-piles": "yes", "hints": "open"},
    ("lifeboat", 4): {"psychopath": "3", "trading": "open", "drowned": "gone"},
    ("lifeboat", 6): {"psychopath": "all", "trading": "turn", "drowned": "back"},
}
"""Options that change what is heard."""
PLAYED = [
    Case(name, seats, options)
    for name, rules in GAMES.items()
    for seats in rules.SEATS
    for options in [HEARD.get((name, seats), option_choices(rules, seats)[-(seats % 2)])]
    if seats in SEATS.get(name, rules.SEATS)
]
"""Every game with every number of seats, every other one with another option than by default.

The seeds are the places."""
VOICES = [(language, verbosity) for language in LANGUAGES for verbosity in VERBOSITIES]
"""In which the program speaks."""
MOST = 300
"""Moves of a game after which nothing new is heard."""
EVERY = 12 if FACTOR > 1 else 24
"""At every so many decisions everything is asked that can be asked."""
ADVISED = 3 if FACTOR > 1 else 6
"""At every so many decisions advice is asked for."""


@dataclass(frozen=True)
class Moment:
    """What was told since the last decision, and the table at the next one."""

    events: tuple[Event, ...]
    table: Table[Any]

    @property
    def decision(self) -> Decision[Any] | None:
        """What is asked; None when the game is over."""
        waiting = self.table.waiting()
        return waiting[0] if waiting else None


@cache
def game(place: int) -> tuple[Moment, ...]:
    """A game of computer players at one kind of table, whole unless it is long."""
    case = PLAYED[place]
    table = case.begin(place)
    moments = [Moment(tuple(table.opening), table.copy())]
    while table.pending and len(moments) < MOST:
        move = bot_move(case, table, place)
        moments.append(Moment(tuple(table.play(move)), table.copy()))
    return tuple(moments)


def bot_move(case: Case, table: Table[Any], seed: int) -> Move:
    """What the next seat does; every other one plays at random."""
    decision = table.waiting()[0]
    seat, chance = decision.seat, chance_of(seed, decision.seat, len(table.moves))
    player = bot(case.name, LEVELS[seat % 2])
    answer = player(table.view(seat), decision, partial(table.imagine, seat), chance)
    return Move(seat, decision.kind, answer)


def samples(place: int) -> list[Moment]:
    """Some moments of a game: the first, the last and those at regular steps."""
    moments = game(place)
    return [*moments[::EVERY], moments[-1]]


# Voices and ears ----------------------------------------------------------------------------------


@cache
def narrator(place: int, language: Language, verbosity: Verbosity) -> Narrator:
    """The narrator of a game to nobody in particular."""
    case = PLAYED[place]
    words = words_in(verbosity, language, case.name, case.game.PIECES, case.options)
    speaker = Narrator(words, NAMES[: case.seats], case.game.PIECES, verbosity)
    return speaker.at(game(place)[0].table)


def ear(speaker: Narrator) -> Ear:
    """Who hears that narrator."""
    width, called = WIDTHS[speaker.verbosity], map(speaker.piece, speaker.called)
    words = speaker.catalogue
    return Ear(words.language, width, (*speaker.names, *called), cells=words.cells)


def listeners(place: int) -> list[Seat | None]:
    """Everybody who can listen: all seats, and who has none."""
    return onlookers(PLAYED[place])


def voices(place: int) -> list[tuple[Language, Verbosity]]:
    """In which a usual run hears a game: each language twice, the others with the next seats.

    So each game is heard in every voice with some number of seats; at night with all of them.
    """
    return [
        (language, verbosity)
        for language, verbosity in VOICES
        if FACTOR > 1 or (LANGUAGES.index(language) + VERBOSITIES.index(verbosity) + place) % 2 == 0
    ]


def hearers(place: int, language: Language, verbosity: Verbosity) -> list[Seat | None]:
    """Who listens to one voice: two seats, others to the next voice, and who has none."""
    seats = PLAYED[place].seats
    first = VOICES.index((language, verbosity)) // 2 % seats
    return [*sorted({first, (first + seats // 2) % seats}), None]


# What is said -------------------------------------------------------------------------------------


Tell = Callable[[Event], tuple[str, ...]]


def telling_once(speaker: Narrator) -> Tell:
    """The speaker's words for an event, which it finds once however often it is told."""
    return cache(lambda event: tuple(speaker.event(event)))


@cache
def tells(place: int, language: Language, verbosity: Verbosity) -> Mapping[Seat | None, Tell]:
    """How each listener of a game is told events, the same for all tests: telling takes long."""
    nobody = narrator(place, language, verbosity)
    return {
        listener: telling_once(nobody.for_(listener))
        for listener in hearers(place, language, verbosity)
    }


@dataclass(frozen=True)
class Said:
    """One message: what it tells, in which lines, and the prompt that follows it."""

    what: Event | Decision[Any] | str
    lines: tuple[str, ...]
    prompt: str | None = None


def stream(place: int, speaker: Narrator) -> list[Said]:
    """All that the listener hears in a game without asking, in order."""
    return streams(place, speaker.catalogue.language, speaker.verbosity)[speaker.listener]


@cache
def streams(
    place: int, language: Language, verbosity: Verbosity
) -> Mapping[Seat | None, list[Said]]:
    """A game as everybody hears it, told once and looked at by many tests: telling takes long.

    Moment by moment: what several hear alike is remembered by the catalogue meanwhile.
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
    """A moment being told."""
    for event in moment.events:
        yield Said(event, tell(event))
    decision = moment.decision
    if decision is not None and decision.seat == speaker.listener:
        yield Said(decision, tuple(speaker.question(decision)), speaker.prompt(decision))


def facts(moment: Moment, seat: Seat | None) -> Iterator[Event]:
    """The answers to all topics, and to those about every piece and some places."""
    rules, view = moment.table.game, moment.table.view(seat)
    for topic in rules.TOPICS.values():
        yield from topic(view)
    for of_piece in rules.PIECE_TOPICS.values():
        for piece in rules.PIECES:
            yield from of_piece(view, piece)
    for of_seat in rules.SEAT_TOPICS.values():
        for each in range(moment.table.state.seats):
            yield from of_seat(view, each)
    if rules.CURSOR is not None:
        yield from looked_at(rules.CURSOR, view)
    choices = {name: options[0] for name, options in rules.OPTIONS.items()}
    opening = Table.new(rules, moment.table.state.seats, 0, choices).view(seat)
    for compare in rules.CHANGE_TOPICS.values():
        yield from (*compare(opening, view), *compare(view, opening), *compare(view, view))


@cache
def asked(place: int, seat: Seat | None) -> tuple[Event, ...]:
    """All facts that a seat can ask for at those moments, each once."""
    return tuple(dict.fromkeys(fact for moment in samples(place) for fact in facts(moment, seat)))


def looked_at(cursor: Cursor, view: Any) -> Iterator[Event]:
    """What is said of the places on a walk to the left, up, and down to the lower right."""
    place = cursor.start(view)
    for way in ("left",) * 3 + ("up",) * 3 + ("right", "down") * 6:
        for topic in cursor.topics.values():
            yield from topic(view, place)
        place = cursor.step(view, place, way) or cursor.start(view)


@cache
def hints(place: int) -> tuple[tuple[Seat, Event], ...]:
    """The reasons of all advice and of other answers, with the seats that they are told."""
    found = []
    for moment in game(place)[::ADVISED]:
        decision = moment.decision
        if decision is not None:
            seat, table = decision.seat, moment.table
            chance = chance_of(place, seat, len(table.moves))
            view, imagine = table.view(seat), partial(table.imagine, seat)
            advice = advise(table.game.NAME, view, decision, imagine, chance)
            found += [(seat, reason) for reason in (advice.reason, *others(view, moment))]
    return tuple(dict.fromkeys(found))


def others(view: Any, moment: Moment) -> Iterator[Event]:
    """What speaks for and against one answer of a moment that a search might find."""
    game, decision = moment.table.game.NAME, moment.decision
    assert decision is not None
    if game != "lifeboat" or decision.kind in SEARCHED:
        answer = next(each for each in decision.options if each not in TALK)
        yield why_of(game, view, decision, answer)
        yield from risks_of(game, view, decision, answer)


def refused(decision: Decision[Any], pieces: tuple[str, ...]) -> Iterator[tuple[Answer, str]]:
    """Wrong answers of every kind, with the reasons why they are refused."""
    for answer in wrong_answers(decision.options, pieces):
        reason = decision.options.why_not(answer)
        if reason is not None:
            yield answer, reason


def wrong_answers(options: Any, pieces: tuple[str, ...]) -> Iterator[Answer]:
    """Answers that can be typed, or come from elsewhere, and do not fit."""
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
