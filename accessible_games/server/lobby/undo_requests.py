"""The wish to take back a turn, as a proposal to all whose seats no computer player holds."""

from collections.abc import Callable

from accessible_games.match.commands.undoing import take_back
from accessible_games.match.person import Person
from accessible_games.match.room import Room
from accessible_games.match.room_parts import Audience, Consent, Seating
from accessible_games.server.lobby.acts import UNDO
from accessible_games.server.lobby.votes import Proposal, Votes


class ConsentByVote(Consent):
    """The others of a table agree to it as to any proposal."""

    def __init__(
        self,
        seating: Seating,
        audience: Audience,
        votes: Votes,
        request: Callable[[Person], Proposal],
    ) -> None:
        super().__init__(seating, audience)
        self.votes = votes
        self.request = request
        """Makes the proposal of a person who has a turn to take back."""

    def others_agree(self, person: Person) -> bool:
        """See Consent."""
        self.votes.propose(self.request(person))
        return super().others_agree(person)

    def agree(self, person: Person) -> Person | None:
        """See Consent: whatever was proposed, which is done here."""
        self.votes.agree(person.seat)
        return None


def undo_request(room: Room, person: Person, go_on: Callable[[], None]) -> Proposal:
    """Return what a person wishes, who has a turn to take back; then the game goes on."""
    moves, place = len(room.match.table.moves), room.match.last_choice(person.seat)
    assert person.seat is not None
    assert place is not None
    names = (("name", room.match.names[person.seat]),)

    def does() -> None:
        take_back(room, person, place)
        go_on()

    return Proposal(
        UNDO, person.seat, does, frozenset(room.seating.people), names=names, moves=moves
    )
