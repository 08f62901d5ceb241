"""A table of days: each turn has so many days, and after that a computer player answers.

People come and go as they like; what happens meanwhile they hear when they come. Nothing but a
`TurnClock` is needed while nobody is there, so such a table rests as one of the evening does.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from accessible_games.core.event import Seat
from accessible_games.server.lobby.company import Company
from accessible_games.server.lobby.game_session import GameSession
from accessible_games.server.lobby.public_moments import PublicMoments
from accessible_games.server.lobby.spans import DAY
from accessible_games.server.lobby.table_talk import TableTalk
from accessible_games.server.lobby.turn_notices import TurnNotice, TurnNotices
from accessible_games.server.lobby.user import User
from accessible_games.server.storage.house_time import HOUSE_TIME
from accessible_games.server.storage.store import OPENING, Seated, Store, StoredTable, Ticket
from accessible_games.server.storage.table_plan import MOST_DAYS, TablePlan
from accessible_games.server.storage.turn_clock import CLOCK, TurnClock
from accessible_games.speech.arguments import Argument
from accessible_games.speech.catalogues import title_of

KEPT = MOST_DAYS * DAY
"""Seconds for which a table is kept whose game has not begun, or is over."""


@dataclass(eq=False)
class TurnPace:
    """See above."""

    word: str
    """The words of the table."""
    plan: TablePlan
    company: Company
    store: Store
    notices: TurnNotices
    talk: TableTalk | None = None
    """What was said there, once anything was."""
    clock: TurnClock = field(init=False)
    """As it is stored."""
    heard: dict[Seat, int] = field(default_factory=dict, init=False)
    """Up to which move those have heard of the game who are elsewhere."""

    def __post_init__(self) -> None:
        self.clock = TurnClock(due=self.store.time() + KEPT)
        self.company.late = frozenset()

    # Who is asked, and until when

    def is_due(self) -> bool:
        """Whether the time is over."""
        return self.clock.due <= self.store.time()

    def left(self) -> float:
        """The seconds until it is."""
        return max(0.0, self.clock.due - self.store.time())

    def is_asked(self, seat: Seat | None) -> bool:
        """Whether something waits for somebody: a question, or the end of the game."""
        return seat in self.clock.asked

    def is_asked_of(self, user: User) -> bool:
        """Whether the game waits for a user, or its end is news to them."""
        return self.is_asked(self.company.seat_of(user))

    @property
    def late(self) -> frozenset[Seat]:
        """The seats of people who have let their time pass, and have not come since."""
        return self.company.late or frozenset()

    def lengthen(self, least: float) -> None:
        """Let who is asked have so many seconds at least, once for each turn."""
        clock = self.clock
        if clock.asked and not clock.is_longer and not clock.is_over and self.left() < least:
            self._keep(replace(clock, due=self.store.time() + least, is_longer=True))

    def postpone(self) -> None:
        """Let everybody come to a game that cannot go on, and hear so."""
        self._keep(TurnClock(self.store.time() + KEPT, tuple(self.company.members)))

    # What is stored

    def keep(self) -> None:
        """Store it, for the first time or again."""
        self.store.keep_document(HOUSE_TIME, "", self.store.time.text())
        self.store.keep_document(CLOCK, self.word, self.clock.text())

    def restore(self, kept: StoredTable) -> None:
        """Go on from what was stored of a table; all are elsewhere.

        If the record is another one, nobody knows who is asked until it is played.
        """
        clock = TurnClock.of(self.store.documents.get((CLOCK, self.word), ""))
        if kept.record and not clock.is_over and clock.size != len(kept.record):
            clock = replace(clock, due=0.0, asked=())
        if kept.record or clock.due:
            self.clock = clock
        self.company.late = frozenset(clock.late) & {*kept.seats}
        self.company.gone = frozenset(kept.seats)
        self.heard = {seat: seated.heard for seat, seated in kept.seats.items()}
        self.talk = TableTalk.restored(self.word, self.store)

    def expects(self, seat: Seat) -> bool:
        """Whether somebody with a seat comes back: not if they have heard the end of the game."""
        return not self.clock.is_over or seat in self.clock.asked

    def stored(self, playing: GameSession, plan: TablePlan) -> StoredTable:
        """Return a game as it is stored; whoever comes hears what they have not heard yet."""
        members = self.company.members.items()
        seats = {seat: Seated(user.name, self.heard.get(seat, 0)) for seat, user in members}
        return StoredTable(self.word, plan.kept(), seats, playing.record.text or "")

    def can_rest(self, playing: GameSession) -> bool:
        """Whether nobody is at the table, and nothing happens there by itself."""
        company = self.company
        return {*company.members} <= company.gone and not company.onlookers and playing.is_quiet

    def _keep(self, clock: TurnClock) -> None:
        if clock != self.clock:
            self.clock = clock
            self.store.keep_document(CLOCK, self.word, clock.text())

    # The game

    def begin(self, playing: GameSession) -> None:
        """Pace a game that begins."""
        self.clock, self.heard, self.company.late = TurnClock(), {}, frozenset()
        playing.record.text = ""
        playing.listeners.moments = PublicMoments(playing.match)

    def take_up(self, playing: GameSession, record: str) -> None:
        """Pace a game that goes on from its record."""
        playing.record.text = record
        playing.listeners.moments = PublicMoments(playing.match)
        for seat in {*self.clock.held} & {*playing.persons}:
            playing.hold(seat, self.plan.level)
        is_finished = not playing.match.table.pending
        playing.record.over = self.clock.is_over or is_finished
        if playing.over:
            for seat in self.clock.asked if self.clock.is_over else self.company.members:
                playing.persons[seat].say("game-finished" if is_finished else "table-ended")

    def follow(self, playing: GameSession) -> None:
        """Note whose turn it is now, and tell those who are elsewhere."""
        before = self.clock
        self._keep(self._after_game() if playing.over else self._in_game(playing))
        clock = self.clock
        is_new = clock.due != before.due or clock.is_over != before.is_over
        for seat in clock.asked:
            known = seat in before.asked and not is_new
            if not known and seat not in clock.held and not self.company.is_here(seat):
                self._send_word(seat)

    def _in_game(self, playing: GameSession) -> TurnClock:
        """The clock at a question."""
        moments, members, seats = playing.listeners.moments, self.company.members, playing.seats
        asked = [each.seat for each in playing.match.table.waiting() if each.seat in members]
        comes = (moments is not None and moments.passes(playing.match)) or not self.clock.asked
        return TurnClock(
            self.store.time() + self.plan.days * DAY if comes else self.clock.due,
            tuple(asked),
            tuple(sorted(self.late)),
            tuple(sorted({*seats.held} & {*members} - {*seats.stand_ins})),
            self.clock.is_longer and not comes,
            size=len(playing.record.text or ""),
        )

    def _after_game(self) -> TurnClock:
        """The clock after the game: who has not heard its end, and how long it is kept for them.

        Whoever is there counts as one of them until they leave: the server may be killed meanwhile.
        """
        before, members = self.clock, self.company.members
        unheard = before.asked if before.is_over else [*members]
        asked = tuple(seat for seat in unheard if seat in members)
        due = before.due if before.is_over else self.store.time() + KEPT
        return TurnClock(due, asked, is_over=True)

    def answer(self, playing: GameSession) -> None:
        """Let a computer player answer for all whose time is over; they keep their seats."""
        company, held = self.company, playing.seats.held
        waiting = [each for each in playing.match.table.waiting() if each.seat in company.members]
        for question in [each for each in waiting if each.seat not in held]:
            seat, user = question.seat, company.members[question.seat]
            company.late = self.late | {seat}
            company.tell("turn-late", but=user, name=user.name)
            if company.is_here(seat):
                user.say("turn-late-you")
            playing.seats.stand_in(question, self.plan.level)
            playing.persons[seat].ask_nothing()
        playing.go_on()

    # Who comes

    def come(self, user: User, seat: Seat) -> None:
        """Tell somebody who comes that a computer player has answered for them, or for others."""
        company = self.company
        if seat in self.late:
            company.late = self.late - {seat}
            user.say("turn-was-late")
        if self.late and not self.clock.is_over:
            names = [company.members[each].name for each in sorted(self.late)]
            joined = user.narrator.catalogue.joined(names)
            user.say("turn-others-late", names=joined, count=len(names))

    def hear_from(self, playing: GameSession, seat: Seat) -> None:
        """Note that somebody types at the table, however late."""
        self.company.late = self.late - {seat}
        if seat in playing.seats.held:
            playing.free(seat)

    def part(self) -> None:
        """Note that somebody has left who has heard the end of the game."""
        if self.clock.is_over:
            asked = tuple(seat for seat in self.clock.asked if seat in self.company.members)
            self._keep(replace(self.clock, asked=asked))

    def go(self, seat: Seat, moves: int) -> None:
        """Note up to which move somebody has heard of the game who goes elsewhere."""
        self.heard[seat] = moves or OPENING
        if self.talk is not None:
            self.talk.go(self.company.members[seat])

    def hear(self, user: User, text: str) -> Ticket:
        """Keep what somebody says for those who are elsewhere; return the ticket of that."""
        if self.talk is None:
            self.talk = TableTalk(self.word, self.store)
        return self.talk.keep(user, text, [*self.company.members.values()])

    def note_heard(self, around: Iterable[User]) -> None:
        """Note that those *around* are told the last that was said."""
        for user in around:
            if self.talk is not None and self.company.seat_of(user) is not None:
                self.talk.note(user)

    def _send_word(self, seat: Seat) -> None:
        """Tell somebody who is elsewhere that something waits for them."""
        company, clock = self.company, self.clock
        user = company.members[seat]
        if user.connection is not None:
            user.alert(
                "turn-over-elsewhere" if clock.is_over else "turn-elsewhere",
                "turn",
                **self.told(user),
            )
        if clock.is_over or not self.notices.are_wanted:
            return
        others = tuple(each.name for each in company.members.values() if each is not user)

        def is_open() -> bool:
            now = self.clock
            same = now.due == clock.due and not now.is_over
            return same and seat in now.asked and not company.is_here(seat)

        days, game = self.plan.days, self.plan.game
        self.notices.tell(TurnNotice(user.name, game, self.word, others, days, is_open))

    def told(self, user: User) -> dict[str, Argument]:
        """Return what is played, and with whom besides computer players."""
        others = [each.name for each in self.company.members.values() if each is not user]
        catalogue = user.narrator.catalogue
        title = title_of(user.settings.language, self.plan.game)
        return {"title": title, "names": catalogue.joined(others), "count": len(others)}
