"""A table: one game in progress. It drives the rules from answer to answer."""

from collections.abc import Mapping
from typing import Any, Generic

from accessible_games.core.decision import Answer, Answers, AnyOf, Asked, Decision, Move
from accessible_games.core.event import Event, Seat
from accessible_games.core.game import AnyView, Game, S
from accessible_games.core.luck import Luck

APART = 64
"""A state to go back to is kept every so many moves, unless only some of several have answered."""


class IllegalMove(Exception):
    """A refused move; nothing has changed. `reason` is a key that a narrator can say."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Table(Generic[S]):
    """One game in progress.

    The state is complete whenever the rules ask something. So a copy of a table is a copy of its
    state, from which the rules ask the same again, with the answers already given. To go back, some
    states are kept, each with the number of moves that led to it.
    """

    pending: Asked
    """The open decisions, by seat; empty when the game is over."""
    opening: list[Event]
    """The events before the first decision."""

    def __init__(self, game: Game[S], state: S) -> None:
        """A table played from *state*, which it owns from now on."""
        self.game = game
        self.state = state
        self.moves: list[Move] = []
        self._kept: list[tuple[int, S]] = []
        self._answers: dict[Seat, Answer] = {}
        self._rules = game.play(state)
        self.opening = self._go_on(None)

    @classmethod
    def new(
        cls, game: Game[S], seats: int, seed: int, options: Mapping[str, str] | None = None
    ) -> "Table[S]":
        """A new table; options not given have their default.

        Raises `ValueError` if the game has no such number of seats, option or choice.
        """
        chosen = {name: choices[0] for name, choices in game.options.items()} | dict(options or {})
        for name, choice in chosen.items():
            if choice not in (*game.options.get(name, ()), game.legacy_options.get(name)):
                raise ValueError(f"{name}={choice}")
        return cls(game, game.setup(seats, Luck(seed), chosen))

    def play(self, move: Move) -> list[Event]:
        """Make a move and return its events. Raises `IllegalMove` if it is refused."""
        decision = self.checked(move)
        moves, pending, answers = self.moves, self.pending, self._answers
        if len(moves) % APART == 0 and not answers:
            self._keep()
        moves.append(move)
        seat = move.seat
        if decision is not pending.get(seat):
            return self._hear(move)
        answers[seat] = move.answer
        if len(answers) < len(pending) and not isinstance(pending, AnyOf):
            return []
        self._answers = {}
        return self._renewed(self._go_on(answers), pending, seat)

    def checked(self, move: Move) -> Decision[Answer]:
        """The open decision that a move answers. Raises `IllegalMove` if it would be refused."""
        seat, kind, answer = move
        decision = self.pending.get(seat)  # as `asked` does, but searches judge millions of moves
        if decision is None or decision.kind != kind or seat in self._answers:
            decision = self.asked(move)
        if decision is None:
            raise IllegalMove("not-asked")
        reason = decision.options.why_not(answer)
        if reason is not None:
            raise IllegalMove(reason)
        return decision

    @property
    def answered(self) -> frozenset[Seat]:
        """The seats whose answers wait for those of others; nobody has been told of them."""
        return frozenset(self._answers)

    def waiting(self) -> list[Decision[Answer]]:
        """The unanswered decisions, by seat."""
        if not self._answers:
            return [*self.pending.values()]
        return [decision for seat, decision in self.pending.items() if seat not in self._answers]

    def standing(self) -> Asked:
        """The decisions that may be answered now but need not be."""
        meanwhile = self.game.out_of_turn
        return meanwhile.standing(self.state) if meanwhile is not None and self.pending else {}

    def asked(self, move: Move) -> Decision[Answer] | None:
        """The open decision that a move is about, if any."""
        seat, kind, _ = move
        pending = self.pending.get(seat)
        if pending is not None and pending.kind == kind:
            return None if seat in self._answers else pending
        standing = self.standing().get(seat)
        return standing if standing is not None and standing.kind == kind else None

    def view(self, seat: Seat | None) -> AnyView:
        """All that *seat* may know now."""
        return self.game.view(self.state, seat)

    def copy(self, moves: int | None = None) -> "Table[S]":
        """An independent copy of the table as it is, or as it was after its first *moves* moves."""
        last = len(self.moves) if moves is None else moves
        kept = [each for each in self._kept if each[0] <= last]
        if last == len(self.moves) or not kept:
            table = Table(self.game, self.state.copy())
            table.moves, table._answers = self.moves[:last], self._answers.copy()
        else:
            count, state = kept[-1]
            table = Table(self.game, state.copy())
            table.moves = self.moves[:count]
            table._replay(self.moves[count:last])
        table.opening = self.opening[:]
        table._kept = kept
        return table

    def determinize(self, seat: Seat, luck: Luck) -> "Table[S]":
        """A table that looks the same to *seat*, with everything secret from it made up.

        It begins here and knows no earlier move. Answers of others to a question that is still open
        are secret too, so they are asked again. Only for a game in progress: the last moves of a
        game need not be possible with made-up cards.
        """
        state = self.state.copy()
        state.luck = luck
        self.game.redeal(state, seat, luck)
        table = Table(self.game, state)
        if seat in self._answers:
            table.play(Move(seat, self.pending[seat].kind, self._answers[seat]))
        return table

    def _replay(self, moves: list[Move]) -> None:
        for move in moves:
            self.play(move)

    def _hear(self, move: Move) -> list[Event]:
        """Carry out what a player said out of turn; open questions stay open."""
        assert self.game.out_of_turn is not None
        self.game.out_of_turn.said(self.state, move)
        if self.game.out_of_turn.renews:
            before, self._rules = self.pending, self.game.play(self.state)
            return self._renewed(self._go_on(None), before, move.seat)
        news, self.state.news = self.state.news, []
        return news

    def _go_on(self, answers: Answers | None) -> list[Event]:
        """Let the rules run to their next decision."""
        try:
            self.pending = self._rules.send(answers)  # type: ignore[arg-type]
        except StopIteration:
            self.pending = {}
        state = self.state
        news, state.news = state.news, []
        return news

    def _renewed(self, news: list[Event], before: Asked, answered: Seat) -> list[Event]:
        """Keep questions that are asked again of others than *answered*; return the *news*."""
        if isinstance(self.pending, AnyOf):
            self.pending = self.pending.keeping(before, answered)
        return news

    def _keep(self) -> None:
        """Keep the state as it is before a move."""
        count = len(self.moves)
        if not self._kept or self._kept[-1][0] < count:
            self._kept.append((count, self.state.copy()))


AnyTable = Table[Any]
"""A table of any game: only that game looks into its state."""
