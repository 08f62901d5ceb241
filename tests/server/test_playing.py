"""A match on the server: told at once, asked at once, and no one waits for a thinking player."""

import asyncio
from collections.abc import Coroutine
from random import Random
from typing import Any, TypeVar

import pytest

from accessible_games.core.decision import Move
from accessible_games.core.event import Seat
from accessible_games.core.record import Record, read
from accessible_games.games import GAMES
from accessible_games.match.settings import Settings
from accessible_games.server.lobby.acts import END
from accessible_games.server.lobby.bot_tasks import is_quick
from accessible_games.server.lobby.votes import Proposal
from tests.frontends.test_script import Spy, curious, record_of
from tests.server.people import WORD, Evening, Memory, sit_down
from tests.sessions import typed_answer

T = TypeVar("T")
every_game = pytest.mark.parametrize("game", GAMES)
VOICES = {0: Settings(language="de", verbosity="brief"), 1: Settings(language="fr")}


def run(work: Coroutine[Any, Any, T]) -> T:
    """Return the result of a coroutine."""
    return asyncio.run(work)


def voices(people: int = 2) -> dict[Seat, Settings]:
    """Return settings of English people."""
    return {seat: Settings() for seat in range(people)}


def stored(evening: Evening) -> Record:
    """Return the record as it is stored, with its heading, which waits for the first answer."""
    store = evening.playing.record.store
    assert isinstance(store, Memory)
    heading = evening.match.record.heading()
    text = store.texts.get(WORD, "") + evening.playing.record.writer.data.decode()
    assert text.splitlines()[0].startswith(heading[0])
    return read(text)


async def played(game: str) -> Spy:
    """Return a whole game of curious people who type in turn, whether they are asked or not."""
    evening = await sit_down(record_of(game), VOICES, [Settings(language="de")])
    spy: Any = Spy(evening)  # type: ignore[arg-type]
    typed = {
        seat: spy.watch(person, curious(person, Random(seat)))
        for seat, person in evening.persons.items()
    }
    for _ in range(4000):
        for seat in typed:
            if not evening.playing.over:
                await evening.type(seat, next(typed[seat]))
        if evening.playing.over:
            break
    return spy  # type: ignore[no-any-return]


async def answer(evening: Evening, seat: Seat) -> None:
    """Let a person answer what they are asked."""
    person = evening.persons[seat]
    assert person.asked is not None
    await evening.type(seat, typed_answer(person, person.asked.options.draw(Random(7))))


# Whole games --------------------------------------------------------------------------------------


@pytest.fixture(scope="module", params=GAMES)
def spy(request: pytest.FixtureRequest) -> Spy:
    """Return a whole game of Anna and Ben, with an onlooker."""
    return run(played(request.param))


def test_every_game_is_played_to_its_end(spy: Spy) -> None:
    """Whatever the people ask; and its record tells the same game."""
    evening: Any = spy.script
    assert evening.playing.over
    record = stored(evening)
    assert [text for _, text in record.answers] == [str(m) for m in evening.match.table.moves]
    assert record.result is not None
    assert evening.playing.record.store.ended == [WORD]


def test_nobody_hears_the_secrets_of_another(spy: Spy) -> None:
    """Nor does an onlooker."""
    assert spy.betrayed() == []
    evening: Any = spy.script
    for seat, secret in spy.secrets.items():
        assert {*evening.watched} & (secret - spy.own[1 - seat]) == set()
        assert len(secret & {*spy.script.heard[seat]}) > 1


def test_who_looks_on_hears_the_game(spy: Spy) -> None:
    """In their own language, and is never asked."""
    evening: Any = spy.script
    (onlooker,) = evening.playing.listeners.onlookers
    assert len(evening.watched) > 10
    assert onlooker.asked is None


# Computer players ---------------------------------------------------------------------------------


@every_game
def test_who_searches_thinks_elsewhere_and_plays_the_same(game: str) -> None:
    """The game goes on as it would at one keyboard."""
    record = record_of(game, people=1)
    seats = len(record.occupants)
    players = ["person", "normal", *["random"] * (seats - 2)]
    occupants = tuple(
        type(each)(player, each.name)
        for each, player in zip(record.occupants, players, strict=True)
    )
    record = Record(game, record.version, {}, occupants, 5)

    async def play() -> Evening:
        evening = await sit_down(record, voices(1))
        for line in ("", "yes", "1", "2", "no", "pass", "done"):
            await evening.type(0, line)
        return evening

    evening = run(play())
    assert not is_quick("normal")
    table = evening.match.table.copy(0)
    for move in evening.match.table.moves:
        if record.occupants[move.seat].player == "normal":
            decision = next(each for each in table.waiting() if each.seat == move.seat)
            asked = type(evening.match)(table, record)
            assert asked.bot_move(decision) == move
        table.play(move)


def test_while_somebody_thinks_others_type() -> None:
    """An answer that comes after the turn was taken back is not played."""

    async def play() -> tuple[int, int]:
        evening = await sit_down(record_of("life-is-life", people=1), voices(1))
        playing = evening.playing
        playing.seats.held[0] = "normal"
        playing.go_on()
        assert playing.pondering.decision is not None
        moves = len(evening.match.table.moves)
        del playing.seats.held[0]  # they are back before the answer
        await evening.settle()
        return moves, len(evening.match.table.moves)

    before, after = run(play())
    assert before == after


def test_a_computer_player_holds_a_seat_until_it_is_left() -> None:
    """Then the person is asked again."""

    async def play() -> None:
        evening = await sit_down(record_of("life-is-life"), voices())
        first = evening.match.table.waiting()[0].seat
        evening.playing.seats.held[first] = "random"
        evening.playing.go_on()
        await evening.settle()
        asked = evening.match.table.waiting()[0].seat
        assert asked == 1 - first
        assert evening.persons[first].asked is None
        del evening.playing.seats.held[first]
        while evening.persons[first].asked is None:
            await answer(evening, asked)
        assert evening.match.decision_of(first) is evening.persons[first].asked

    run(play())


def test_nobody_plays_while_nobody_is_there() -> None:
    """A table rests until someone comes back."""

    async def play() -> None:
        evening = await sit_down(record_of("life-is-life"), voices())
        evening.playing.seats.held |= {0: "random", 1: "random"}
        evening.playing.resting = True
        moves = len(evening.match.table.moves)
        evening.playing.go_on()
        await evening.settle()
        assert len(evening.match.table.moves) == moves

    run(play())


# What is asked ------------------------------------------------------------------------------------


def test_several_are_asked_at_once() -> None:
    """No one waits for the other, and a person who has answered is not asked again."""

    async def play() -> list[list[Seat]]:
        evening = await sit_down(record_of("lifeboat"), voices())
        chance, asked = Random(1), list[list[Seat]]()
        while [0, 1] not in asked[:-1]:
            waiting = [each.seat for each in evening.match.table.waiting()]
            asked.append(waiting)
            assert [s for s, person in evening.persons.items() if person.asked] == waiting
            decision = evening.match.table.waiting()[-1]
            drawn = decision.options.draw(chance)
            evening.playing.room.play(Move(decision.seat, decision.kind, drawn))
            evening.playing.go_on()
            await evening.settle()
        return asked

    asked = run(play())
    assert asked[-2:] == [[0, 1], [0]]


def test_a_hint_is_thought_about_elsewhere() -> None:
    """It is told with the prompt, in the person's own words."""

    async def play() -> list[str]:
        evening = await sit_down(record_of("life-is-life"), VOICES)
        seat = evening.match.table.waiting()[0].seat
        return await evening.type(seat, "hint")

    heard = run(play())
    assert len(heard) > 3
    assert heard[-1] in ("Du bist dran.", "À toi.")


def test_what_stands_wrongly_behind_a_hint_is_refused_at_once() -> None:
    """No thinking begins."""

    async def play() -> list[str]:
        evening = await sit_down(record_of("life-is-life"), VOICES)
        seat = evening.match.table.waiting()[0].seat
        letter = {"de": "v", "fr": "s"}[evening.persons[seat].narrator.catalogue.language]
        return await evening.type(seat, f"{letter} wombat")

    heard = run(play())
    assert not {*heard} & {"Ich denke nach.", "Je réfléchis."}
    assert "wombat" in heard[0]


def test_a_costly_answer_is_asked_about_once() -> None:
    """No leaves everything as it was, yes plays it."""

    async def play() -> None:
        evening = await sit_down(record_of("life-is-life"), voices())
        playing, seat = evening.playing, evening.match.table.waiting()[0].seat
        while "knock" not in getattr(evening.persons[seat].asked.options, "words", ()):  # type: ignore[union-attr]
            await answer(evening, seat)
            seat = evening.match.table.waiting()[0].seat
        for meant in (False, True):
            moves = len(evening.match.table.moves)
            heard = await evening.type(seat, "k")
            assert playing.typed.doubts == {seat: "k"}
            assert any("?" in line for line in heard)
            assert len(evening.match.table.moves) == moves
            playing.decide(evening.persons[seat], meant=meant)
            await evening.settle()
            assert (len(evening.match.table.moves) > moves) == meant
            assert playing.typed.doubts == {}

    run(play())


# What needs the others ----------------------------------------------------------------------------


def test_what_is_proposed_needs_all_who_are_asked() -> None:
    """Not the proposer; and a person alone need not ask."""

    async def play() -> None:
        evening = await sit_down(record_of("life-is-life", people=3), voices(3))
        votes, done = evening.votes, list[int]()
        wanted = Proposal(END, 0, lambda: done.append(1), frozenset({0, 1, 2}))
        assert votes.propose(wanted) == {1, 2}
        assert "Nobody is waiting for you to agree." in await evening.type(0, "agree")
        await evening.type(1, "agree")
        assert done == []
        await evening.type(2, "agree")
        assert done == [1]
        assert "Nobody is waiting for you to agree." in await evening.type(2, "agree")
        assert votes.propose(Proposal(END, 0, lambda: done.append(2), frozenset({0}))) == set()
        assert done == [1, 2]

    run(play())


def test_a_seat_that_a_computer_player_has_for_good_is_played() -> None:
    """No one waits for its person, who hears nothing more."""

    async def play() -> None:
        evening = await sit_down(record_of("life-is-life", people=3), voices(3))
        playing = evening.playing
        (asked,) = playing.match.table.waiting()
        playing.entrust(asked.seat, "random")
        playing.go_on()
        await evening.settle()
        assert {*playing.persons} == {0, 1, 2} - {asked.seat}
        assert playing.match.table.waiting()[0].seat in playing.persons

    run(play())


def test_a_game_that_is_ended_asks_nothing_more() -> None:
    """All hear it, and it is not resumed."""

    async def play() -> None:
        evening = await sit_down(record_of("life-is-life"), voices())
        evening.playing.end("game-finished")
        evening.playing.go_on()
        await evening.settle()
        for seat in (0, 1):
            assert evening.heard[seat][-1] == "The game is finished."
            assert evening.persons[seat].asked is None
        assert evening.match.table.pending
        assert stored(evening).result is None

    run(play())
