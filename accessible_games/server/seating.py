"""Commands about tables: setting one up, coming to one, and what all at one have to agree to."""

from collections.abc import Callable, Iterable
from random import SystemRandom

from accessible_games.bots import TEMPERS
from accessible_games.core.event import Seat
from accessible_games.match.choosing import option_name
from accessible_games.match.commands.entry import Part
from accessible_games.match.tempers import tempers_at
from accessible_games.server.around import who_at
from accessible_games.server.drafts import draft_in
from accessible_games.server.house import House, HouseCommand
from accessible_games.server.plain_words import three_words
from accessible_games.server.plan import Plan
from accessible_games.server.playing import Playing
from accessible_games.server.setting_up import SettingUp
from accessible_games.server.table import Table
from accessible_games.server.visitor import Visitor
from accessible_games.server.votes import Proposal
from accessible_games.speech.arguments import Argument
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.fold import fold, is_one_of
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.vocabulary import Follows

SEED_BITS = 128
"""So many that nobody finds by trying which seed deals the cards that they see."""


def new(house: House, visitor: Visitor, rest: str) -> None:
    """Set up a table for a game, or ask for all that can be chosen for it."""
    if visitor.key in house.at:
        raise NotUnderstoodError("table-elsewhere")
    draft = draft_in(rest, visitor.narrator.catalogue)

    def done(plan: Plan) -> None:
        set_up(house, visitor, plan)

    if draft.asks:
        SettingUp(visitor, draft, done).go_on([])
    else:
        done(draft.plan())


def set_up(house: House, visitor: Visitor, plan: Plan) -> None:
    """Set up a table, at which its founder sits."""
    catalogue = visitor.narrator.catalogue
    table = house.add_table(three_words(catalogue, house.tables), plan)
    table.sit(visitor)
    house.place(visitor, table)
    level = catalogue.say(f"level-{plan.level}")
    if plan.temper != TEMPERS[0]:
        level = catalogue.say(f"tempered-{plan.temper}", level=level)
    visitor.say("table-made", title=table.title(visitor), high=plan.seats, level=level)
    tell_options(visitor, plan)
    visitor.say("table-words", words=table.word)
    visitor.say("table-how")


def tell_options(visitor: Visitor, plan: Plan) -> None:
    """Say what is not as the sheet says."""
    words = catalogue_of(visitor.settings.language, plan.game)
    for name, chosen in plan.options.items():
        said = option_name(words, name, chosen)
        visitor.say("usual-option", question=words.say(f"option-{name}"), chosen=said)


def join(house: House, visitor: Visitor, rest: str) -> None:
    """Sit down at a table, or go back to one's seat."""
    table = table_in(house, visitor, rest)
    if table.seat_of(visitor) is None:
        check_welcome(table, visitor)
        if table.is_begun:
            raise NotUnderstoodError("table-is-begun")
        if len(table.members) == table.plan.seats:
            raise NotUnderstoodError("table-full")
        table.tell("someone-joins", name=visitor.name)
        table.sit(visitor)
        house.place(visitor, table)
        visitor.say("table-joined", **who_at(table, visitor))
        tell_options(visitor, table.plan)
    else:
        house.come_to(table, visitor)


def check_welcome(table: Table, visitor: Visitor) -> None:
    """`NotUnderstoodError` for whoever somebody at the table wishes not to meet."""
    ignored = any(each.ignores(visitor.name) for each in table.members.values())
    if ignored or visitor.key in table.plan.barred:
        raise NotUnderstoodError("table-refused")


def watch(house: House, visitor: Visitor, rest: str) -> None:
    """Look on at a table."""
    table = table_in(house, visitor, rest)
    check_welcome(table, visitor)
    if table.seat_of(visitor) is not None:
        raise NotUnderstoodError("table-own")
    house.wake(table)
    table.tell("someone-watches", name=visitor.name)
    table.watch(visitor)
    house.place(visitor, table)
    visitor.say("table-watched", **who_at(table, visitor))
    if table.playing is not None:
        visitor.hear(tempers_at(table.playing.match, visitor.narrator))


def table_in(house: House, visitor: Visitor, text: str) -> Table:
    """The table that is meant: by its number, its words, or somebody at it."""
    if visitor.key in house.at:
        raise NotUnderstoodError("table-elsewhere")
    tables = [*house.tables.values()]
    own = [table for table in tables if table.seat_of(visitor) is not None]
    if not text:
        found = own or tables
    elif text.isdecimal():
        found = tables[int(text[:9]) - 1 :][:1] if int(text[:9]) else []
    else:
        named = [t for t in tables if any(each.key == fold(text) for each in t.visitors())]
        found = [house.tables[fold(text)]] if fold(text) in house.tables else named
    if len(found) != 1:
        raise NotUnderstoodError("table-unknown")
    return found[0]


def begin(house: House, visitor: Visitor, rest: str) -> None:
    """Begin the game; the computer takes the empty seats."""
    table = seated_at(house, visitor)
    if table.is_begun:
        raise NotUnderstoodError("table-is-begun")
    table.tell("table-begins", but=visitor, name=visitor.name)
    names = visitor.narrator.catalogue.words("bot-names")
    table.begin(names, SystemRandom().getrandbits(SEED_BITS))


def seated_at(house: House, visitor: Visitor) -> Table:
    """The table at which somebody plays; `NotUnderstoodError`."""
    table = house.at.get(visitor.key)
    if table is None:
        raise NotUnderstoodError("table-nowhere")
    if table.seat_of(visitor) is None:
        raise NotUnderstoodError("table-onlooker")
    return table


def invite(house: House, visitor: Visitor, rest: str) -> None:
    """Invite somebody to one's table, or all friends who are here and at no table."""
    table = seated_at(house, visitor)
    words = visitor.narrator.catalogue.words("command-friends")
    if is_one_of(rest, ["friends", *words]):
        others = [each for each in house.friends_here(visitor) if each.key not in house.at]
        others = [each for each in others if not each.ignores(visitor.name)]
        if not others:
            raise NotUnderstoodError("friends-not-free")
    else:
        others = [house.named(rest, visitor)]
    visitor.count_talk()
    for other in others:
        other.alert("invites-you", "invitation", name=visitor.name, title=table.title(other))
        visitor.say("invited", name=other.name)


def hold(house: House, visitor: Visitor, rest: str) -> None:
    """Let a computer player hold the seat of somebody who is away, if all who are here agree."""
    table, playing = at_game(house, visitor)
    seat = next((seat for seat, each in table.members.items() if each.key == fold(rest)), None)
    if seat is None:
        raise NotUnderstoodError("nobody-called", name=rest)
    other = table.members[seat].name
    if table.is_here(seat):
        raise NotUnderstoodError("hold-here", name=other)

    def does() -> None:
        playing.hold(seat, table.plan.level)
        table.tell("seat-held", name=other)

    here = filter(table.is_here, table.members)
    propose(table, visitor, does, here, "hold-wished", name=visitor.name, other=other)
    playing.go_on()


def end(house: House, visitor: Visitor, rest: str) -> None:
    """End the game, if all people agree."""
    table, playing = at_game(house, visitor)

    def does() -> None:
        playing.end("table-ended")

    propose(table, visitor, does, playing.people, "end-wished", name=visitor.name)


def propose(
    table: Table,
    visitor: Visitor,
    does: Callable[[], None],
    needed: Iterable[Seat],
    message: str,
    about: Seat | None = None,
    **arguments: Argument,
) -> None:
    """Let those in some seats agree to what somebody who plays proposes; all of them hear it."""
    others = table.votes.propose(Proposal(table.seat_of(visitor), does, frozenset(needed), about))
    for seat in sorted(others):
        table.members[seat].say(message, **arguments)
    if others:
        visitor.say("undo-waits")


def at_game(house: House, visitor: Visitor) -> tuple[Table, Playing]:
    """The game that somebody plays; `NotUnderstoodError`."""
    table = seated_at(house, visitor)
    if table.playing is None or table.is_over:
        raise NotUnderstoodError("table-not-begun")
    return table, table.playing


ENTRIES = (
    HouseCommand("new", Part.DEVICES, new, Follows.WORDS),
    HouseCommand("join", Part.DEVICES, join, Follows.WORDS),
    HouseCommand("watch", Part.DEVICES, watch, Follows.WORDS),
    HouseCommand("begin", Part.DEVICES, begin),
    HouseCommand("invite", Part.DEVICES, invite, Follows.WORDS),
    HouseCommand("hold", Part.DEVICES, hold, Follows.WORDS),
    HouseCommand("end", Part.DEVICES, end),
)
