"""Who answers at a table of a server, where computer players hold the seats of absent people."""

from collections.abc import Mapping
from types import MappingProxyType

from accessible_games.core.decision import Answer, Decision, Move
from accessible_games.core.event import Seat
from accessible_games.match.match import Match
from accessible_games.match.room_parts import Seating
from accessible_games.server.lobby.bot_tasks import is_quick
from accessible_games.server.lobby.listeners import Listeners

NOBODY: Mapping[Seat, Decision[Answer]] = MappingProxyType({})
"""No seats; an empty mapping for each table would take memory."""


class HeldSeats(Seating):
    """People answer in their seats, unless a computer player holds them."""

    def __init__(self, match: Match, listeners: Listeners) -> None:
        super().__init__(match)
        self.listeners = listeners
        self.held: dict[Seat, str] = {}
        """The seats of absent people, each with the computer player that holds it."""
        self.stand_ins: Mapping[Seat, Decision[Answer]] = NOBODY
        """Those of them that are held for one turn, each with the question that it began with."""

    def stand_in(self, question: Decision[Answer], player: str) -> None:
        """Let a computer player answer for a person until their turn is over."""
        self.held[question.seat] = player
        self.stand_ins = {**self.stand_ins, question.seat: question}

    def free(self, seat: Seat) -> None:
        """Let the person of a seat answer again."""
        self.held.pop(seat, None)
        self.stand_ins = {each: at for each, at in self.stand_ins.items() if each != seat}

    def end_turns(self) -> None:
        """Free the seats that are held for a turn that is over."""
        waiting, details = self.match.table.waiting(), self.match.table.game.details
        asked = {each.seat: each for each in waiting}
        for seat, begun in self.stand_ins.items():
            now = asked.get(seat)
            goes_on = now is not None and (now is begun or now.kind in details or len(asked) == 1)
            if not goes_on:
                self.free(seat)

    @property
    def people(self) -> list[Seat]:
        """The seats of people that no computer player holds, and who can be reached."""
        return [*filter(self.is_answered, super().people)]

    def is_answered(self, seat: Seat) -> bool:
        """Whether the person of a seat, if there is one, answers there."""
        return seat in self.listeners.persons and seat not in self.held

    @property
    def spares_questions(self) -> bool:
        """See Seating; a person whom others hear is asked even without a choice."""
        return len(self.match.people) == 1 and not self.listeners.onlookers

    def player(self, seat: Seat) -> str:
        """Return the computer player in a seat."""
        return self.held.get(seat, self.match.record.occupants[seat].player)

    def bot_move(self, decision: Decision[Answer]) -> Move:
        """See Seating."""
        return self.match.bot_move(decision, player=self.player(decision.seat))

    def is_quick(self, decision: Decision[Answer]) -> bool:
        """Whether the answer for a seat comes at once: also for a person without a choice.

        Never because a computer player has none, as the pause would tell what it holds.
        """
        return self.is_answered(decision.seat) or is_quick(self.player(decision.seat))
