"""One game being played: moves go in, events come out.

Nobody hears, types or keeps anything here: a match does not know who follows it, or how.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from accessible_games.bots import Imagine, bot, chance_of
from accessible_games.core.decision import Answer, Decision, Move, only_answer
from accessible_games.core.event import Event, Seat
from accessible_games.core.record import Record, play_line
from accessible_games.core.table import AnyTable
from accessible_games.match.remarks import Voice


@dataclass
class Match:
    """A table, and who sits around it."""

    table: AnyTable
    record: Record
    """How the game began: who sits where, the options and the seed."""
    voice: Voice = field(init=False)
    """What computer players say."""

    def __post_init__(self) -> None:
        self.voice = Voice(self.record.game, self.record.occupants)

    @property
    def people(self) -> list[Seat]:
        """The seats of people."""
        return self.record.people

    def play(self, move: Move) -> list[Event]:
        """Make a legal move: what happens, and what computer players say about it."""
        return self.voice.hear(self.table.play(move))

    def follow(self, line: int, text: str) -> list[Event]:
        """The same for a line of a record; `RecordError`."""
        return self.voice.hear(play_line(self.table, line, text))

    def take_back(self, moves: int) -> None:
        """Go back to the table as it was after *moves* moves, and to what had been said by then."""
        self.table = self.table.copy(moves)
        self.voice, before = Voice(self.record.game, self.record.occupants), self.table.copy(0)
        for move in self.table.moves:
            self.voice.hear(before.play(move))

    def bot_move(
        self,
        decision: Decision[Answer],
        watched: Callable[[Imagine], Imagine] = lambda made: made,
        player: str = "",
    ) -> Move:
        """What the computer player in a seat answers, or anybody who has no choice.

        *watched* is given what makes the worlds of a search, and gives it back with eyes on it.
        *player* answers instead of who sits there, as for a person who is away.
        """
        if only := only_answer(decision):
            return Move(decision.seat, decision.kind, only)
        seat, table = decision.seat, self.table
        player = player or self.record.occupants[seat].player
        chance = chance_of(self.record.seed, seat, len(table.moves))
        answer = bot(self.record.game, player)(
            table.view(seat), decision, watched(partial(table.imagine, seat)), chance
        )
        return Move(seat, decision.kind, answer)

    def own_decision(self) -> Decision[Answer] | None:
        """What a person is asked; None if all people are out and computer players play on."""
        return next((each for each in self.table.waiting() if each.seat in self.people), None)

    def decision_of(self, seat: Seat | None) -> Decision[Answer] | None:
        """What a seat has to decide now, if anything."""
        return next((each for each in self.table.waiting() if each.seat == seat), None)

    def standing_of(self, seat: Seat | None) -> Decision[Answer] | None:
        """What a seat may say now without being asked, if anything."""
        return None if seat is None else self.table.standing().get(seat)

    def may_take_back(self, seat: Seat | None, place: int) -> bool:
        """Whether a person may go back to so many moves without asking anybody.

        What has come to light since then nobody can forget, and what others have done is theirs,
        unless these are computer players.
        """
        since = self.table.moves[place:]
        if self.record.free_undo:
            return True
        if len(self.people) > 1 and any(move.seat != seat for move in since):
            return False
        table = self.table.copy(place)
        return not any(event.reveals for move in since for event in table.play(move))

    def own_moves(self, seat: Seat | None) -> list[int]:
        """The numbers of the moves that were made on a seat's own turns."""
        return [
            place
            for place, move in enumerate(self.table.moves)
            if move.seat == seat and move.kind not in self.table.game.OFF_TURN
        ]

    def last_choice(self, seat: Seat | None) -> int | None:
        """The number of the last move that a seat chose, if there is one.

        What left no choice was answered for them, and would be so again at once.
        """
        table = self.table
        for place in reversed(range(len(table.moves))):
            move = table.moves[place]
            if move.seat == seat and move.kind in table.game.CHECKPOINTS:
                asked = table.copy(place).asked(move)
                if asked is not None and only_answer(asked) is None:
                    return place
        return None
