"""Which sound goes with what a person is told at their table.

It depends on nothing but what they are told in words at the same moment.
"""

from accessible_games.match.acting import others_acted
from accessible_games.match.person import Person
from accessible_games.server.lobby.game_session import GameSession
from accessible_games.server.lobby.user import User


def call_of(playing: GameSession, user: User, person: Person, is_asked: bool) -> str:
    """Return the sound of the lines that wait for a user; empty for none.

    *is_asked* is whether they are asked something new, after these lines.
    """
    table, is_answer = playing.match.table, user.outbox.number == user.input.typed_at
    is_end = not table.pending and len(table.moves) > user.outbox.moves
    if is_end and not table.game.shared and person.seat in table.game.winners(table.state):
        return "won"
    if is_answer and playing.typed.refuses(person):
        return "refusal"
    if is_asked and (others_acted(person.seat, person.history.news()) or not is_answer):
        return "turn"
    return "" if is_answer else "move"
