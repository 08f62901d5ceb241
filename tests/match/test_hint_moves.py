"""A hint speaks of a whole move: the next hint advises the rest of it, and its reasons hold."""

import re
from typing import Any

import pytest

from accessible_games.contest.playing import play_move
from accessible_games.core.decision import Decision, Move
from accessible_games.core.event import Event
from accessible_games.core.record import Occupant, Record
from accessible_games.core.table import Table
from accessible_games.games import GAMES
from accessible_games.games.life_is_life.players.costs import GivesUpAll, HoldsFewer
from accessible_games.games.life_is_life.players.reasons import CompletesSet
from accessible_games.games.mau_mau.players.reasons import HoldsSuit
from accessible_games.match.commands import hinting
from accessible_games.match.match import Match
from accessible_games.match.person import Person, person_at
from accessible_games.match.settings import Settings
from accessible_games.players import bot
from accessible_games.players.coach import completed, leads_to, speaks_for
from accessible_games.players.spoken import costs_of
from accessible_games.players.whole import Whole
from accessible_games.speech.arguments import Words
from accessible_games.speech.catalogue import LANGUAGES, Language
from tests.examples import times
from tests.games.mau_mau.building import position

pytestmark = [pytest.mark.slow, pytest.mark.searching]

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emma", "Fred")
TURNS = times(8)
"""So many turns are looked at."""


def table_at(game: str, seed: int, seats: int, moves: int) -> Table[Any]:
    """A game of `normal` players after some moves."""
    table = Table.new(GAMES[game], seats, seed)
    while len(table.moves) < moves:
        play_move(table, [bot(game, "normal")] * seats, seed)
    return table


def person(table: Table[Any], seed: int, language: Language = "en") -> Person:
    """Whoever is asked first at a table, as a person."""
    occupants = tuple(Occupant("person", name) for name in NAMES[: table.state.seats])
    record = Record(table.game.name, table.game.version, {}, occupants, seed)
    asked = table.waiting()[0]
    who = person_at(Match(table, record), asked.seat, Settings(language=language), {})
    who.asked = asked
    return who


def hint(table: Table[Any], seed: int, language: Language = "en") -> list[str]:
    """What a hint says."""
    who = person(table, seed, language)
    hinting.hint(who, "")
    return [*who.lines]


def advised(table: Table[Any], seed: int) -> Whole:
    """The whole move that a hint advises."""
    moves = list[Whole]()
    who = person(table, seed)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(hinting, "say_move", lambda _, move: moves.append(move))
        hinting.hint(who, "")
    (move,) = moves
    return move


def swapping() -> list[tuple[Table[Any], int]]:
    """Turns of Life is Life, each with the seed of its game."""
    found = list[tuple[Table[Any], int]]()
    for seed in (103, 109, 100, 104):
        for moves in range(3, 50, 11):
            table = table_at("life-is-life", seed, 3, moves)
            while table.waiting()[0].kind != "turn":
                play_move(table, [bot("life-is-life", "normal")] * 3, seed)
            found.append((table, seed))
    return found[:: max(1, len(found) // TURNS)]


def test_the_next_hint_advises_the_rest_of_the_move() -> None:
    """The cards that the hint for a row names are those that the hint for the cards does."""
    rows = 0
    for table, seed in swapping():
        move = advised(table, seed)
        for step in move:
            assert table.waiting()[0].kind == step.decision.kind
            (same, *_) = advised(table, seed)
            assert same.answer == step.answer
            table.play(Move(step.decision.seat, step.decision.kind, step.answer))
        rows += len(move) == 2
    assert rows > TURNS // 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_for_a_row_names_the_cards_too(language: Language) -> None:
    """In one sentence with the row."""
    table, seed = swapping()[0]
    row, lay = advised(table, seed)
    speaker = person(table, seed, language).narrator
    (said,) = speaker.say(
        "hint-and-cards",
        choice=speaker.answer(row.decision, row.answer),
        cards=Words(speaker.sort(lay.answer)),  # type: ignore[arg-type]
    )
    lines = hint(table, seed, language)
    assert said in " ".join(lines)
    assert str(row.answer) in re.findall(r"\d", said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_is_said_with_those_that_complete_it(language: Language) -> None:
    """The suit of a jack, for which its reason speaks; a suit alone is not named once more."""
    table = position("spades-jack clubs-nine clubs-ten", "hearts-nine hearts-ten")
    who = person(table, 1, language)
    move = completed(table, table.waiting()[0], "spades-jack", lambda *_: "clubs")
    card, suit = (who.narrator.answer(step.decision, step.answer) for step in move)
    hinting.say_move(who, move)
    advice, rest = who.lines
    assert card in advice
    assert [rest] == who.narrator.say("hint-then", names=suit)
    assert speaks_for("mau-mau", move) == [HoldsSuit("clubs", 2)]
    hinting.say_move(who, move[1:])
    assert len(who.lines) == 3


def laid(table: Table[Any], row: str, cards: str) -> Whole:
    """A swap."""
    asked: Decision[Any] = table.waiting()[0]
    return completed(table, asked, row, lambda trial, lay: tuple(cards.split()))


def handmade(hand: str, rows: str) -> Table[Any]:
    """The first turn of a round with this hand and these rows, the others with the rest."""
    table = Table.new(GAMES["life-is-life"], 3, 1)
    state: Any = table.state
    seat = state.on_turn
    deck = [card for hands in state.hands for card in hands]
    deck += [card for row in state.display for card in row] + state.out_of_play
    given, display = hand.split(), [row.split() for row in rows.split(", ")]
    for card in (*given, *(card for row in display for card in row)):
        deck.remove(card)
    for each in range(3):
        state.hands[each] = given if each == seat else [deck.pop() for _ in range(10)]
    state.display, state.out_of_play = display, deck
    return Table(table.game, state)


HAND = "bear bear bear bear sheep rabbit pig pig pig cat"
ROWS = "rabbit, dog dog, dog mole goat, mouse mouse giraffe goat"


def costs(table: Table[Any], one: Whole, two: Whole) -> list[Event]:
    """What a swap costs beside another one, before anything is left out."""
    return [*costs_of("life-is-life", one, two), *leads_to("life-is-life", one, two)]


def test_nobody_gives_up_what_they_do_not_hold() -> None:
    """Without a dog one would hold none instead of two, and gives up nothing."""
    table = handmade(HAND, ROWS)
    one, two = laid(table, "1", "sheep"), laid(table, "2", "sheep cat")
    found = costs(table, one, two)
    assert GivesUpAll("dog") not in found
    assert HoldsFewer("dog", 0, 2) in found


def test_whoever_lays_the_last_one_gives_them_up() -> None:
    """There was one, and then there is none."""
    table = handmade("dog bear bear bear bear rabbit pig pig pig cat", ROWS)
    one, two = laid(table, "1", "dog"), laid(table, "2", "rabbit cat")
    assert GivesUpAll("dog") in costs(table, one, two)


def test_sudden_death_is_told_of_the_row_and_of_the_cards() -> None:
    """Whichever of both is asked."""
    table = handmade("rabbit rabbit rabbit rabbit bear bear sheep mole goat cat", ROWS)
    move = laid(table, "1", "mole")
    assert speaks_for("life-is-life", move) == [CompletesSet("rabbit", 5)]
    assert speaks_for("life-is-life", move[1:]) == [CompletesSet("rabbit", 5)]
    table.play(Move(table.waiting()[0].seat, "turn", "1"))
    assert "sudden death" in " ".join(hint(table, 1))
