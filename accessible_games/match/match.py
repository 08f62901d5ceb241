"""One game being played: moves go in, events come out.

Hearing, typing and saving happen elsewhere: a match does not know who follows it, or how.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

from accessible_games.core.decision import Answer, Decision, Move, only_answer
from accessible_games.core.event import Event, Seat
from accessible_games.core.record import Record, play_line
from accessible_games.core.table import AnyTable
from accessible_games.core.undone import Undone
from accessible_games.match.remarks import RemarkVoice
from accessible_games.players import bot, chance_of, pace_of


@dataclass
class Match:
    """A table, and who sits around it."""

    table: AnyTable
    record: Record
    """How the game began: who sits where, the options and the seed."""
    voice: RemarkVoice = field(init=False)
    """What computer players say."""
    undone: Undone = field(init=False)
    """What was taken back."""
    names: list[str] = field(init=False)
    """What all are called, by seat. A name that was taken back stays until another comes: somebody
    may still have to hear of it."""

    def __post_init__(self) -> None:
        self.undone = self.record.undone
        self.names = [occupant.name for occupant in self.record.occupants]
        self._note_names()
        self.voice = RemarkVoice(self.record.game, self.record.occupants)

    @property
    def people(self) -> list[Seat]:
        """The seats of people."""
        first = len(self.record.occupants)
        return [*self.record.people, *range(first, first + len(self._late_names()))]

    def _late_names(self) -> Sequence[str]:
        """The names of those who have come since the game began."""
        came = self.table.game.came
        return () if came is None else came(self.table.state)

    def _note_names(self, told: list[Event] | None = None) -> list[Event]:
        """Note who has come before it is *told*."""
        late, first = self._late_names(), len(self.record.occupants)
        self.names[first : first + len(late)] = late
        return told or []

    def play(self, move: Move) -> list[Event]:
        """Make a legal move; return what happens, and what computer players say about it."""
        return self.voice.hear(self._note_names(self.table.play(move)))

    def follow(self, line: int, text: str) -> list[Event]:
        """Make the move on a line of a record. Raises `RecordError` if it is not legal."""
        return self.voice.hear(self._note_names(play_line(self.table, line, text)))

    def take_back(self, moves: int) -> None:
        """Go back to the table after *moves* moves, and to the remarks made by then."""
        seats = frozenset(move.seat for move in self.table.moves[moves:])
        self.undone = self.undone.cut(moves, seats)
        self.table = self.table.copy(moves)
        self._note_names()
        self.voice, before = (
            RemarkVoice(self.record.game, self.record.occupants),
            self.table.copy(0),
        )
        for move in self.table.moves:
            self.voice.hear(before.play(move))

    def bot_move(self, decision: Decision[Answer], player: str = "") -> Move:
        """Return the computer player's answer in a seat, or the only possible answer.

        *player* answers instead of the seat's own, as for an absent person.
        """
        if only := only_answer(decision):
            return Move(decision.seat, decision.kind, only)
        seat, table = decision.seat, self.table
        player = player or self.record.occupants[seat].player
        chance = chance_of(self.record.seed, seat, len(table.moves))
        answer = bot(self.record.game, player)(
            table.view(seat), decision, partial(table.determinize, seat), chance
        )
        return Move(seat, decision.kind, answer)

    def pace(self, decision: Decision[Answer], player: str = "") -> float:
        """The seconds that this answer takes, with a choice or without one; 0 if no time is taken.

        A person who is spared a question without a choice takes none.
        """
        if not player and decision.seat in self.people:
            return 0.0
        player = player or self.record.occupants[decision.seat].player
        return pace_of(self.record.game, player, decision.kind)

    def own_decision(self) -> Decision[Answer] | None:
        """Return a person's decision; None if all people are out and computer players play on."""
        return next((each for each in self.table.waiting() if each.seat in self.people), None)

    def decision_of(self, seat: Seat | None) -> Decision[Answer] | None:
        """Return what a seat has to decide now, or None."""
        for each in self.table.waiting():
            if each.seat == seat:
                return each
        return None

    def standing_of(self, seat: Seat | None) -> Decision[Answer] | None:
        """Return what a seat may say now without being asked, or None."""
        return None if seat is None else self.table.standing().get(seat)

    def own_moves(self, seat: Seat | None) -> list[int]:
        """Return the numbers of the moves made on a seat's own turns."""
        return [
            place
            for place, move in enumerate(self.table.moves)
            if move.seat == seat and move.kind not in self.table.game.off_turn
        ]

    def last_choice(self, seat: Seat | None) -> int | None:
        """Return the number of the last move that a seat chose, or None.

        Moves without a choice do not count: they would be made again at once.
        """
        table = self.table
        for place in reversed(range(len(table.moves))):
            move = table.moves[place]
            if move.seat == seat and move.kind in table.game.checkpoints:
                asked = table.copy(place).asked(move)
                if asked is not None and only_answer(asked) is None:
                    return place
        return None
