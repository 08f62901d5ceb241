"""What somebody at a table proposes, and who has agreed: by seats, as only who plays has a say."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from time import monotonic

from accessible_games.core.event import Seat
from accessible_games.core.frozen import Frozen
from accessible_games.speech.problem import NotUnderstoodError

FIRST = 60.0
"""Seconds in which the person whom a proposal is about can propose nothing else."""


class Proposal(Frozen):
    """What somebody proposes to all people at a table."""

    by: Seat | None
    does: Callable[[], None]
    """Does it."""
    needed: frozenset[Seat]
    """The seats of those who have to agree."""
    about: Seat | None = None
    """Whom it is about; they cannot put anything else in its place for a while."""
    agreed: frozenset[Seat | None] = frozenset()


@dataclass
class Votes:
    """The proposal that is open; only the last one is."""

    proposal: Proposal | None = None
    since: float = 0.0
    """When it was made, by a clock that only goes on."""

    def propose(self, proposal: Proposal) -> frozenset[Seat]:
        """Propose something, or do it at once if nobody else has to agree; who else has to.

        `NotUnderstoodError` for somebody about whom the others decide first.
        """
        self.make_room(proposal.by)
        self.since = monotonic()
        others = proposal.needed - {proposal.by}
        self.proposal = proposal if others else None
        if not others:
            proposal.does()
        return others

    def make_room(self, by: Seat | None) -> None:
        """Somebody wishes something else now; `NotUnderstoodError` as above."""
        open_, now = self.proposal, monotonic()
        if open_ is not None and by is not None and open_.about == by and now < self.since + FIRST:
            raise NotUnderstoodError("kick-first")
        self.proposal = None

    def agree(self, seat: Seat | None) -> bool:
        """Whether anything is proposed, to which a seat agrees now; done when all needed have.

        `NotUnderstoodError` for whoever has proposed it.
        """
        proposal = self.proposal
        if proposal is None:
            return False
        if proposal.by == seat:
            raise NotUnderstoodError("nothing-to-agree")
        proposal = self.proposal = replace(proposal, agreed=proposal.agreed | {seat})
        if proposal.needed <= proposal.agreed | {proposal.by}:
            self.proposal = None
            proposal.does()
        return True
