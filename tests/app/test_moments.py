"""What a review tells of a mistake, by the facts of both moves."""

from accessible_games.app.moments import as_played, did
from accessible_games.core import record
from accessible_games.core.decision import Move
from accessible_games.players.coach import as_usual, completed
from accessible_games.players.whole import Whole
from tests.app.mistaken_games import PLANTED, first_choice, mistake


def moves(game: str) -> tuple[Whole, Whole]:
    """Return the planted mistake as it went on, and the better move as most would go on."""
    choice, planted = first_choice(game), PLANTED[game]
    played = as_played(record.read(mistake(game, ("person", "easy"))), choice)
    best = Move.read(planted.best, choice.table.pending)
    return played, completed(choice.table, choice.decision, best.answer, as_usual)


def test_what_speaks_for_the_better_move_is_not_what_the_other_did() -> None:
    """A fact is told once: whatever is why the better one is better, is not told again."""
    found = 0
    for game in PLANTED:
        played, better = moves(game)
        told = did(game, played, better, ())
        found += len(told)
        assert {*told} & {*did(game, played, better, told)} == set()
    assert found >= 4
