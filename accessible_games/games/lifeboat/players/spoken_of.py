"""What a reason speaks of: the seat that decides, what it sees, and its answer."""

from functools import cached_property

from accessible_games.core.event import Pieces, Seat
from accessible_games.games.lifeboat.cards import COURSES
from accessible_games.games.lifeboat.players.demands import robbed_in
from accessible_games.games.lifeboat.players.evaluation import BoatEvaluation, look_out
from accessible_games.games.lifeboat.players.normal import victims_of
from accessible_games.games.lifeboat.players.places import move as move_to
from accessible_games.games.lifeboat.players.plans import words
from accessible_games.games.lifeboat.players.turns import best_loot, rob
from accessible_games.games.lifeboat.seen import View
from accessible_games.players.whole import Whole


class SpokenOf:
    """A move that a reason is told of, by its last question."""

    def __init__(self, move: Whole) -> None:
        """Look at the last question; whoever is robbed may have been named before."""
        self.move, self.last = move, move[-1]
        self.view: View = self.last.view
        self.kind, self.word = self.last.decision.kind, str(self.last.answer)

    @cached_property
    def outlook(self) -> BoatEvaluation:
        """What matters to the seat."""
        return look_out(self.view)

    @property
    def me(self) -> Seat:
        """The seat that decides."""
        return self.outlook.me

    @property
    def answers(self) -> tuple[str, ...]:
        """All words that could be answered."""
        return words(self.last.decision)

    @property
    def courses(self) -> Pieces:
        """The navigation cards that the answer is about."""
        top = self.view.navigation[:1] if self.word == "top" else ()
        named = self.last.answer if isinstance(self.last.answer, tuple) else (self.word, *top)
        return tuple(str(card) for card in named if card in COURSES)

    @property
    def seat_wanted(self) -> Seat:
        """Whose place is demanded."""
        if self.kind == "turn":
            return move_to(self.outlook)[0]
        return self.view.characters.index(self.word)

    @property
    def robbed(self) -> Seat:
        """Who is robbed, as far as that is known."""
        if self.kind == "turn":
            return rob(self.outlook)[0]
        if self.kind == "mug":
            return self.view.characters.index(self.word)
        if self.move[1:]:
            return robbed_in(self.move)
        return victims_of(self.outlook, self.answers)[0]

    @property
    def demand(self) -> tuple[Seat, str] | None:
        """Of whom the move demands something, and which card, none for a place."""
        if "swap" in (self.kind, self.word):
            return self.seat_wanted, ""
        if self.kind == "loot":
            return self.robbed, self.word
        if "mug" in (self.kind, self.word):
            return self.robbed, str(best_loot(self.outlook, self.robbed).answer)
        return None
