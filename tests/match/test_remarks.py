"""What computer players say now and then, in all games: how often, by whom, and from what."""

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from accessible_games.core.event import Event, Seat
from accessible_games.core.frozen import named_values
from accessible_games.core.record import Occupant, Record
from accessible_games.frontends.script import Script
from accessible_games.games import GAMES
from accessible_games.games.life_is_life.events import Eliminated, LifeWon, Swapped
from accessible_games.match.match import Match
from accessible_games.match.remarks import (
    ACTS_BETWEEN,
    LINES,
    OTHERS_BETWEEN,
    Remarked,
    RemarkVoice,
    end_of,
    is_spared,
    remarks_of,
)
from accessible_games.match.settings import Settings
from accessible_games.players import TEMPERS, occasions_of
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from tests.speech.said import remarks_in as remarks_said

every_game = pytest.mark.parametrize("game", [game for game in GAMES if occasions_of(game).all])
every_language = pytest.mark.parametrize("language", LANGUAGES)
PLAYERS = ("easy", "bold-easy", "careful-easy", "person")
LEAST = 60
"""The fewest remarks of a game in each language."""
MOVES = 400


def match_of(game: str, seed: int = 1, players: tuple[str, ...] = PLAYERS) -> Match:
    """Return a fresh match; the person is called Anna."""
    rules = GAMES[game]
    options = {name: choices[0] for name, choices in rules.options.items()}
    names = ("Tom", "Mia", "Oscar", "Anna")
    occupants = tuple(Occupant(*each) for each in zip(players, names, strict=True))
    record = Record(rules.name, rules.version, options, occupants, seed)
    return Match(record.opening(GAMES), record)


def played(match: Match, moves: int = MOVES) -> Iterator[tuple[Seat, list[Event]]]:
    """Yield who moves, and what follows; a computer player answers for Anna too."""
    while match.table.pending and len(match.table.moves) < moves:
        move = match.bot_move(match.table.waiting()[0], player="easy")
        yield move.seat, match.play(move)


@cache
def game_of(game: str, seed: int) -> tuple[tuple[Seat, tuple[Event, ...]], ...]:
    """Return the moves of a game, played once."""
    return tuple((seat, tuple(events)) for seat, events in played(match_of(game, seed)))


def remarks_in(events: tuple[Event, ...]) -> list[Remarked]:
    """Return the remarks among some events."""
    return [event for event in events if isinstance(event, Remarked)]


# How often ---------------------------------------------------------------------------------------


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_nobody_speaks_after_more_than_one_move_in_five(game: str, seed: int) -> None:
    """No player exceeds that share of their moves; the person never says anything."""
    moves, said = Counter[Seat](), Counter[Seat]()
    for seat, events in game_of(game, seed):
        moves[seat] += 1
        for remark in remarks_in(events):
            said[remark.seat] += 1
            assert PLAYERS[remark.seat] != "person"
            assert ACTS_BETWEEN * said[remark.seat] <= moves[remark.seat]


@every_game
def test_there_are_remarks(game: str) -> None:
    """In each game, and never two of one move or the same twice."""
    for seed in range(4):
        said = [remarks_in(events) for _, events in game_of(game, seed)]
        words = [remark.words for remarks in said for remark in remarks]
        assert max(map(len, said)) <= 1
        assert len({*words}) == len(words)
    assert any(remarks_in(events) for seed in range(4) for _, events in game_of(game, seed))


@every_game
def test_no_two_remarks_come_in_a_row(game: str) -> None:
    """A player acts several times in between."""
    for seed in range(4):
        since = OTHERS_BETWEEN
        for _, events in game_of(game, seed):
            since += sum(isinstance(event, occasions_of(game).acts) for event in events)
            if remarks_in(events):
                assert since >= OTHERS_BETWEEN
                since = 0


@every_game
def test_an_act_is_a_move_of_whom_it_names(game: str) -> None:
    """No player ever has more acts than moves, or they could speak more often."""
    for seed in range(4):
        moves, acts = Counter[Seat](), Counter[Seat]()
        for seat, events in game_of(game, seed):
            moves[seat] += 1
            acts.update(
                named_values(event)["seat"]
                for event in events
                if isinstance(event, occasions_of(game).acts)
            )
            assert all(acts[each] <= moves[each] for each in acts)


# From what ---------------------------------------------------------------------------------------


@every_game
def test_a_remark_comes_from_what_everybody_knows(game: str) -> None:
    """With only that it is the same, whatever the seed, the hands and the hidden moves."""
    match = match_of(game)
    voice = RemarkVoice(game, match.record.occupants)
    for _, events in game_of(game, 1):
        told = [event for event in events if not isinstance(event, Remarked)]
        public = [seen for event in told if (seen := event.seen_by(None)) is not None]
        assert remarks_in(tuple(voice.hear(public))) == remarks_in(events)


@every_game
def test_a_remark_stands_behind_what_it_is_about(game: str) -> None:
    """Whatever follows, unless it is told in one line with that."""
    seen = 0
    for seed in range(4):
        for _, events in game_of(game, seed):
            told = [event for event in events if not isinstance(event, Remarked)]
            for remark in remarks_in(events):
                place = events.index(remark)
                about = end_of(told, place - 1)
                seen += place < len(told)
                assert about == place
    assert seen


@every_game
def test_everybody_hears_the_same_remark(game: str) -> None:
    """It names no seat that a listener may not hear about."""
    for _, events in game_of(game, 1):
        for remark in remarks_in(events):
            assert all(remark.seen_by(seat) == remark for seat in (0, 1, 2, 3, None))


@every_game
def test_the_table_plays_as_without_remarks(game: str) -> None:
    """The same moves bring the same state: a remark takes none of the game's luck."""
    match = match_of(game)
    for _ in played(match, 60):
        pass
    table = match_of(game).table
    for move in match.table.moves:
        table.play(move)
    assert table.state == match.table.state


@every_game
def test_a_game_that_is_taken_up_goes_on_with_the_same_remarks(game: str) -> None:
    """What its record tells is heard as it was."""
    match, again = match_of(game), match_of(game)
    lines = list[str]()
    for _, events in played(match, 80):
        lines.append(str(match.table.moves[-1]))
        assert again.follow(len(lines), lines[-1]) == events
    assert again.voice == match.voice


@every_game
def test_what_is_taken_back_was_not_said(game: str) -> None:
    """The same moves again bring the same remarks again."""
    match = match_of(game)
    before = [events for _, events in played(match, 60)]
    moves = list(match.table.moves)
    match.take_back(20)
    assert [match.play(move) for move in moves[20:]] == before[20:]


def test_whoever_is_out_says_nothing_more() -> None:
    """Until they are back in the game."""
    voice = RemarkVoice("life-is-life", match_of("life-is-life").record.occupants)
    voice.hear([Eliminated(0)])
    assert voice.silent == {0}
    voice.hear([LifeWon(0, 1), Swapped(1, 2, ("bear",), ("goat",))])
    assert voice.silent == {0}
    assert voice.acts == [0, 1, 0, 0]


# In which words ----------------------------------------------------------------------------------


@every_game
@every_language
def test_there_are_enough_remarks_and_each_is_another_one(game: str, language: Language) -> None:
    """All of them short enough for a line with the name of who says it."""
    catalogue = catalogue_of(language, game)
    texts = [catalogue.say(message) for message in remarks_said(game)]
    assert len({*texts}) == len(texts) >= LEAST
    assert {*catalogue.beginning("remark-")} == {
        message.removeprefix("remark-") for message in remarks_said(game)
    }
    assert max(map(len, texts)) <= 50


def test_every_temperament_has_words_of_its_own() -> None:
    """And all share some."""
    even, bold, careful = ({*remarks_of("mugs", temper)} for temper in TEMPERS)
    assert even < bold
    assert even < careful
    assert bold & careful == even
    assert len(even) == LINES["even"]


# Who hears them ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wished", "verbosity", "heard"),
    [
        ("on", "normal", [True, True]),
        ("few", "normal", [True, False]),
        ("off", "normal", [False, False]),
        ("on", "full", [True, True]),
        ("on", "brief", [False, False]),
        ("on", "braille", [False, False]),
    ],
)
def test_one_hears_as_many_as_one_wishes(wished: str, verbosity: str, heard: list[bool]) -> None:
    """None in few words; other events are never left out."""
    settings = Settings()
    settings.put("remarks", wished)
    settings.put("verbosity", verbosity)
    remarks = [Remarked(0, "remark-swaps-even-1", rare) for rare in (True, False)]
    assert [not is_spared(remark, settings) for remark in remarks] == heard
    assert not is_spared(Eliminated(0), settings)


def hears(language: Language, **chosen: str) -> list[str]:
    """Return what Anna is told after Mia has swapped and says something."""
    match = match_of("life-is-life")
    settings = Settings(language=language, **chosen)  # type: ignore[arg-type]
    room = Script(match=match, settings={3: settings})
    remark = Remarked(1, "remark-swaps-bold-1", rare=False)
    room.room.audience.tell([Swapped(1, 2, ("bear",), ("goat",)), remark])
    return room.persons[3].take_lines()


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "Mia says: Mine now."), ("de", "Mia sagt: Her damit."), ("fr", "Mia dit: À moi.")],
)
def test_each_hears_it_in_their_own_language(language: Language, line: str) -> None:
    """On a line of its own, after the one that it is about."""
    assert hears(language)[-1] == line


def test_whoever_turns_them_off_hears_the_game_as_before() -> None:
    """Nothing else changes either."""
    assert len(hears("en")) == len(hears("en", remarks="off")) + 1
    assert hears("en", remarks="few") == hears("en", remarks="off")
    assert hears("en", verbosity="brief") == hears("en", verbosity="brief", remarks="off")
