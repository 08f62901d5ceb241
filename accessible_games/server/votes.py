"""What somebody at a table proposes, and who has agreed: by seats, as only who plays has a say."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from accessible_games.core.event import Seat
from accessible_games.core.frozen import Frozen
from accessible_games.speech.problem import NotUnderstoodError


class Proposal(Frozen):
    """What somebody proposes to all people at a table."""

    by: Seat | None
    does: Callable[[], None]
    """Does it."""
    needed: frozenset[Seat]
    """The seats of those who have to agree."""
    agreed: frozenset[Seat | None] = frozenset()


@dataclass
class Votes:
    """The proposal that is open; only the last one is."""

    proposal: Proposal | None = None

    def propose(self, proposal: Proposal) -> frozenset[Seat]:
        """Propose something, or do it at once if nobody else has to agree; who else has to."""
        others = proposal.needed - {proposal.by}
        self.proposal = proposal if others else None
        if not others:
            proposal.does()
        return others

    def withdraw(self) -> None:
        """Something else is wished now."""
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
