"""Taking back a turn among people who each have a keyboard of their own."""

from dataclasses import replace

from accessible_games.core.record import Record
from tests.frontends.test_script import record_of
from tests.server.people import sit_down
from tests.server.test_playing import answer, run, stored, voices


def fair(people: int) -> Record:
    """A record of Life is Life in which nobody but people plays, and undo is fair."""
    record = replace(record_of("life-is-life", people=people), options={"undo": "fair"})
    return replace(record, occupants=record.occupants[:people])


def test_undo_needs_the_others() -> None:
    """Each is asked with a line, and it is done when all have agreed."""

    async def play() -> None:
        evening = await sit_down(fair(3), voices(3))
        first = evening.match.table.waiting()[0].seat
        others = [seat for seat in range(3) if seat != first]
        while evening.persons[first].asked is not None:
            await answer(evening, first)
        await answer(evening, evening.match.table.waiting()[0].seat)
        moves = len(evening.match.table.moves)
        heard = await evening.type(first, "undo")
        assert "The others have to agree." in heard
        votes = evening.votes
        assert [votes.open_to(seat) is not None for seat in range(3)] == [
            s != first for s in range(3)
        ]
        votes.drop()
        assert "Nobody is waiting for you to agree." in await evening.type(others[0], "agree")
        await evening.type(first, "undo")
        await evening.type(others[0], "agree")
        assert len(evening.match.table.moves) == moves
        heard = await evening.type(others[1], "agree")
        assert "You agree." in heard
        assert len(evening.match.table.moves) < moves
        told = [str(move) for move in evening.match.table.moves]
        assert [text for _, text in stored(evening).answers] == told

    run(play())


def test_a_turn_that_has_come_to_somebody_is_not_taken_from_them() -> None:
    """Though they have not answered yet, and the one before them has changed their mind."""

    async def play() -> None:
        evening = await sit_down(fair(3), voices(3))
        first = evening.match.table.waiting()[0].seat
        while evening.persons[first].asked is not None:
            await answer(evening, first)
        assert "The others have to agree." in await evening.type(first, "undo")
        moves = len(evening.match.table.moves)
        await answer(evening, evening.match.table.waiting()[0].seat)
        for seat in range(3):
            heard = await evening.type(seat, "agree")
            assert "Nobody is waiting for you to agree." in heard
        assert len(evening.match.table.moves) == moves + 1

    run(play())


def test_what_was_taken_back_has_been_heard() -> None:
    """Whoever has answered in it has to agree, even after a restart, and while a seat is held."""

    async def play() -> None:
        evening = await sit_down(fair(3), voices(3))
        order = []
        for _ in range(2):
            order.append(evening.match.table.waiting()[0].seat)
            while evening.persons[order[-1]].asked is not None:
                await answer(evening, order[-1])
        moves = len(evening.match.table.moves)
        await evening.type(order[1], "undo")
        for seat in {*range(3)} - {order[1]}:
            await evening.type(seat, "agree")
        before = len(evening.match.table.moves)
        assert before < moves
        assert evening.match.undone.since(0) == {order[1]}
        assert stored(evening).undone == evening.match.undone
        evening.playing.hold(order[1], "random")
        evening.playing.resting = True
        heard = await evening.type(order[0], "undo")
        assert any(line.startswith("Too late: ") for line in heard)
        assert len(evening.match.table.moves) == before

    run(play())
