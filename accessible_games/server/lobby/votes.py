"""A proposal at a table and who has agreed: by seats, as only players have a say.

An answer counts for a proposal only if no other one can be meant: whoever was asked something else
shortly before, or cannot have heard of it yet, is asked about it by name.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from time import monotonic

from accessible_games.core.event import Seat
from accessible_games.core.frozen import Frozen
from accessible_games.server.lobby.acts import HERE, Act, Attendance, Lapse, asked
from accessible_games.speech.arguments import Argument
from accessible_games.speech.problem import NotUnderstoodError

FIRST = 60.0
"""Seconds in which the person whom a proposal is about cannot propose anything else."""
LIFE = 300.0
"""Seconds after which a proposal lapses."""
UNSURE = 60.0
"""Seconds in which an answer may still be meant for an earlier proposal."""
REACTION = 2.0
"""Seconds after which somebody has heard of a proposal, if their client does not tell."""


class Proposal(Frozen):
    """What a player proposes to the people at a table."""

    act: Act
    by: Seat | None
    does: Callable[[], None]
    """Does it."""
    needed: frozenset[Seat]
    """The seats that have to agree."""
    about: Seat | None = None
    """The person whom it is about; for a while they cannot replace it by another."""
    names: tuple[tuple[str, Argument], ...] = ()
    """Who is named when somebody is asked about it: the arguments of a message."""
    moves: int | None = None
    """How many moves had been made, if it is about these."""
    agreed: frozenset[Seat | None] = frozenset()

    @property
    def named(self) -> tuple[object, ...]:
        """What it is, for comparison: the same said by another person is no other one."""
        return self.act, self.about, self.names, self.moves

    @property
    def awaited(self) -> frozenset[Seat | None]:
        """The seats that have not agreed yet."""
        return self.needed - self.agreed - {self.by}


@dataclass
class Votes:
    """The open proposal; a new one replaces it."""

    standings: Callable[[], Mapping[Seat, Attendance]] = dict
    """Returns who has a seat, and how each is there."""
    lines: Callable[[Seat], tuple[int, int]] = lambda seat: (0, 1)
    """Returns the numbers of the last line that somebody was told, and has certainly heard."""
    moves: Callable[[], int] = int
    """Returns how many moves have been made."""
    opens: Callable[[Proposal], None] = lambda proposal: None
    """Called before somebody is asked about a proposal."""
    clock: Callable[[], float] = monotonic
    life: float = LIFE
    """Seconds after which a proposal lapses."""
    proposal: Proposal | None = None
    since: float = 0.0
    """When it was made."""
    told: dict[Seat, int] = field(default_factory=dict)
    """The number of the last line that each had been told before it."""
    earlier: dict[Seat | None, dict[object, float]] = field(default_factory=dict)
    """For each, the proposals that ended without their answer not long ago, and when."""

    def propose(self, proposal: Proposal) -> frozenset[Seat | None]:
        """Propose something, or do it at once if no one else has to agree; return who has to.

        Raises `NotUnderstoodError` if the others decide about the proposer first.
        """
        self.make_room(proposal.by)
        if proposal.awaited:
            self.opens(proposal)
            self.proposal, self.since = proposal, self.clock()
            self.told = {seat: self.lines(seat)[0] for seat in proposal.needed}
        else:
            proposal.does()
        return proposal.awaited

    def make_room(self, by: Seat | None) -> None:
        """Drop the open proposal for another. Raises `NotUnderstoodError` as `propose` does."""
        open_ = self.proposal
        first = open_ is not None and self.clock() < self.since + FIRST
        if open_ is not None and by is not None and open_.about == by and first:
            raise NotUnderstoodError("kick-first")
        self.drop()

    def drop(self) -> None:
        """Drop the open proposal; an answer to it may still come."""
        open_, self.proposal = self.proposal, None
        if open_ is None:
            return
        now = self.clock()
        for seat in (open_.by, *sorted(each for each in open_.awaited if each is not None)):
            known = self.earlier.get(seat, {}).items()
            recent = {named: ended for named, ended in known if now < ended + UNSURE}
            self.earlier[seat] = {**recent, open_.named: now}

    def open_to(self, seat: Seat | None) -> Proposal | None:
        """The proposal that waits for a seat, if what it is about is still so."""
        if self.proposal is not None and self.has_lapsed(self.proposal):
            self.drop()
        open_ = self.proposal
        return open_ if open_ is not None and seat in open_.awaited else None

    def has_lapsed(self, proposal: Proposal) -> bool:
        """Whether what a proposal was about is no longer so."""
        standings = self.standings()
        seated = proposal.by is None or not standings or proposal.by in standings
        by = HERE if proposal.by is None else standings.get(proposal.by, HERE)
        about = HERE if proposal.about is None else standings.get(proposal.about, HERE)
        lapsed = {
            Lapse.OLD: self.clock() > self.since + self.life,
            Lapse.LEFT: bool(by.absent or by.held or not seated),
            Lapse.BACK: not about.absent,
            Lapse.MOVED: proposal.moves != self.moves(),
            Lapse.UNASKED: not asked(proposal.act, standings, proposal.about) <= proposal.needed,
        }
        return any(lapsed[each] for each in proposal.act.lapses)

    def is_plain(self, seat: Seat, proposal: Proposal) -> bool:
        """Whether an answer can mean only this proposal, which its person has heard of."""
        earlier = self.earlier.get(seat, {}).items()
        others = [
            named
            for named, ended in earlier
            if named != proposal.named and self.since < ended + UNSURE
        ]
        heard = self.lines(seat)[1] > self.told.get(seat, 0)
        return not others and (heard or self.clock() >= self.since + REACTION)

    def agree(self, seat: Seat | None, proposal: Proposal | None = None) -> None:
        """Agree to the open proposal, and do it once all have agreed.

        If a *proposal* is given, only that one is meant. Raises `NotUnderstoodError` if none waits.
        """
        open_ = self.open_to(seat)
        if open_ is None or (proposal is not None and open_.named != proposal.named):
            raise NotUnderstoodError("nothing-to-agree")
        self.earlier.pop(seat, None)
        self.proposal = agreed = replace(open_, agreed=open_.agreed | {seat})
        if not agreed.awaited:
            self.proposal = None
            agreed.does()

    def decline(self, seat: Seat | None) -> None:
        """Drop the open proposal: somebody who has to agree does not, and all hear so."""
        by = None if self.proposal is None else self.proposal.by
        self.drop()
        for answered in (seat, by):
            self.earlier.pop(answered, None)
