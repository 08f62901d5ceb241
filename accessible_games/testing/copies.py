"""Guards: tables can be copied, turned back, written down and read."""

from accessible_games.core import position, record
from accessible_games.core.luck import Luck
from accessible_games.core.position import plain
from accessible_games.core.record import Occupant, Record
from accessible_games.core.record_lines import PLAIN
from accessible_games.core.table import Table
from accessible_games.testing.guards import Guards
from accessible_games.testing.playing import (
    FURTHER,
    OUT,
    Case,
    film,
    glances,
    looks,
    mutable_parts,
    onlookers,
    played_out,
    same,
    steps,
    told,
)

guard = Guards("copies")
records = Guards("records")


@guard
def a_copy_shares_nothing_that_can_change(case: Case) -> None:
    """No list, no dictionary and no state is in both."""
    for table in film(case)[::5]:
        copy = table.copy()
        mine = mutable_parts((table.state, table.opening))
        assert len(mine) > 2
        assert not mine.keys() & mutable_parts((copy.state, copy.opening)).keys()
        assert not mine.keys() & mutable_parts(table.state.copy()).keys()
        assert copy.moves is not table.moves
    assert mutable_parts(film(case)[-1].moves).keys() == {id(film(case)[-1].moves)}


@guard
def a_copy_plays_on_alike_and_the_original_stays(case: Case) -> None:
    """Both go the same way, one after the other."""
    for table in glances(case, seed=17, every=14):
        before = plain(table.state)
        copy = table.copy()
        assert same(table, copy)
        events = told(copy, 1, FURTHER)
        assert plain(table.state) == before
        again = table.copy()
        assert told(again, 1, FURTHER) == events
        assert same(again, copy)


@guard
def a_copy_is_as_good_as_the_original(case: Case) -> None:
    """It can be copied, imagined and turned back like the table it was copied from."""
    for number, table in enumerate(glances(case, seed=24, every=14)):
        copy = table.copy()
        assert same(copy.copy(), table)
        for count in (0, len(table.moves) // 2, len(table.moves)):
            assert same(copy.copy(count), table.copy(count))
        if table.pending:
            assert same(copy.determinize(0, Luck(number)), table.determinize(0, Luck(number)))


@guard
def taking_back_answers_is_as_if_they_were_never_given(case: Case) -> None:
    """A table copied after its first moves is one that was played so far and no further."""
    table = played_out(case)
    fresh = case.begin(OUT)
    for count, move in enumerate(table.moves):
        copies = [table.copy(count)] if count in looks(case, len(table.moves)) else []
        for back in copies:
            assert same(back, fresh)
            assert [back.view(seat) for seat in onlookers(case)] == [
                fresh.view(seat) for seat in onlookers(case)
            ]
        events = fresh.play(move)
        assert all(back.play(move) == events for back in copies)


# The state says all ------------------------------------------------------------------------------


@guard
def wherever_the_rules_ask_they_ask_the_same_anew(case: Case) -> None:
    """Play on a copy of the state tells nothing and asks the same."""
    asking = [table for table in film(case) if table.pending]
    assert len(asking) > 1
    for table in asking:
        anew = Table(case.game, table.state.copy())
        assert anew.opening == []
        assert anew.pending == table.pending
        assert plain(anew.state) == plain(table.state)


@records
def a_position_written_down_goes_on_as_the_table_does(case: Case) -> None:
    """No fact of the game is kept in a variable of the rules."""
    for number, table in enumerate(glances(case, seed=20, every=5)):
        answered = len(table.waiting()) < len(table.pending)
        if table.pending and not answered:
            text = position.write(case.game, table.state)
            game, state = position.read({case.name: case.game}, text)
            assert position.write(game, state) == text
            loaded, copy = Table(game, state), table.copy()
            assert told(loaded, number, FURTHER) == told(copy, number, FURTHER)
            assert plain(loaded.state) == plain(copy.state)


@records
def the_end_of_a_game_is_a_position_too(case: Case) -> None:
    """It can be written, read and asked for its winners."""
    table = played_out(case)
    _, state = position.read({case.name: case.game}, position.write(case.game, table.state))
    assert case.game.winners(state) == case.game.winners(table.state)


@records
def a_record_of_any_length_plays_to_the_same_table(case: Case) -> None:
    """Heading, seed and answers are the whole game."""
    moves = played_out(case).moves
    table = case.begin(OUT)
    occupants = tuple(Occupant("person", f"Seat {seat}") for seat in range(case.seats))
    made = Record.of(case.game, case.options, occupants, OUT)
    heading = "".join(f"{line}\n" for line in made.heading(PLAIN))
    lines = [heading]
    assert same(record.read(heading).table({case.name: case.game}), table)
    for count, move in enumerate(moves, start=1):
        table.play(move)
        lines.append(f"{move}\n")
        if count in looks(case, len(moves)) or count == len(moves):
            assert same(record.read("".join(lines)).table({case.name: case.game}), table)


@guard
def a_table_that_was_taken_back_to_its_first_question_can_be_imagined(case: Case) -> None:
    """Whoever is asked then sees the same cards in every made-up world."""
    table = case.begin(OUT)
    first = {seat: table.view(seat) for seat in table.pending}
    for _ in zip(steps(table, OUT), range(3), strict=False):
        pass
    taken_back = table.copy(0)
    for seat, view in first.items():
        assert taken_back.determinize(seat, Luck(5)).view(seat) == view
