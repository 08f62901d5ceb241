"""The list of acts: who is asked in every case, what lapses, and what the documentation prints."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from accessible_games.server.lobby import consent
from accessible_games.server.lobby.acts import (
    ACTS,
    AGAIN,
    CLOSE,
    END,
    HOLD,
    KICK,
    LONG,
    OPEN,
    PACE,
    PATIENCE,
    RETURN,
    SETTINGS,
    UNDO,
    Act,
    Asks,
    Attendance,
    Lapse,
    asked,
)
from accessible_games.server.lobby.votes import LIFE, REACTION, UNSURE, Proposal, Votes
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.problem import NotUnderstoodError
from tests.server.house import House, at_house

STANDINGS = {
    "here": Attendance(),
    "just cut": Attendance(0.5),
    "away": Attendance(PATIENCE),
    "held": Attendance(PATIENCE, held=True),
    "long away": Attendance(LONG),
    "long held": Attendance(LONG, held=True),
}
"""How somebody with a seat can be there; who looks on has none."""
ASKED = {
    END: {"here", "just cut", "away", "held"},
    UNDO: {"here", "just cut", "away", "long away"},
    HOLD: {"here", "just cut"},
    KICK: {"here", "just cut"},
    AGAIN: {"here", "just cut"},
    RETURN: set[str](),
    CLOSE: set[str](),
    OPEN: set[str](),
    SETTINGS: set[str](),
    PACE: {*STANDINGS},
}
"""Who of these has to agree to an act of another."""
DOCS = Path(__file__).resolve().parents[2] / "docs/server.md"
NUMBERS = {None: "", PATIENCE: "five minutes", LONG: "half an hour"}


@pytest.mark.parametrize("act", ACTS, ids=lambda act: act.name)
@pytest.mark.parametrize("how", STANDINGS)
def test_every_cell_asks_whom_it_should(act: Act, how: str) -> None:
    """Somebody who is there in this way, another who is here, and whoever it is about."""
    standings = {0: Attendance(), 1: STANDINGS[how], 2: Attendance(PATIENCE)}
    needed = asked(act, standings, about=2)
    assert (1 in needed) == (how in ASKED[act])
    assert (0 in needed) == (act.asks is not Asks.NOBODY)
    if act.asks is Asks.OTHERS:
        assert 2 not in needed


class People:
    """Those at a table, for a test: what they have heard, and the time."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.standings = {seat: Attendance() for seat in range(3)}
        self.heard = dict.fromkeys(range(3), (0, 1))
        self.moves = 0
        self.done: list[str] = []
        self.votes = Votes(
            lambda: self.standings,
            lambda seat: self.heard[seat],
            lambda: self.moves,
            clock=lambda: self.now,
        )

    def propose(self, act: Act, by: int = 0, about: int | None = None) -> Proposal:
        """Let somebody propose an act to those who have to agree now."""
        needed = asked(act, self.standings, about)
        moves = self.moves if act is UNDO else None

        def does() -> None:
            self.done.append(act.name)

        proposal = Proposal(act, by, does, needed, about, moves=moves)
        self.votes.propose(proposal)
        return proposal

    def agrees(self, seat: int) -> bool:
        """Let somebody agree; return whether anything waited for that."""
        try:
            self.votes.agree(seat)
        except NotUnderstoodError:
            return False
        return True


def changes(people: People) -> Iterator[tuple[Lapse, int]]:
    """Make each change that can lapse a proposal, about seat 2 by seat 0; yield it."""
    before = dict(people.standings)
    for lapse in Lapse:
        people.standings, people.moves, people.now = dict(before), 0, 1000.0
        yield lapse, 0
        match lapse:
            case Lapse.OLD:
                people.now += LIFE + 1
            case Lapse.LEFT:
                people.standings[0] = Attendance(0.1)
            case Lapse.BACK:
                people.standings[2] = Attendance()
            case Lapse.MOVED:
                people.moves = 1
            case Lapse.UNASKED:
                people.standings[3] = Attendance()
        yield lapse, 1


@pytest.mark.parametrize("act", [END, UNDO, HOLD, KICK], ids=lambda act: act.name)
def test_a_proposal_lapses_when_its_cause_is_gone(act: Act) -> None:
    """And by nothing else."""
    people = People()
    people.standings[2] = Attendance(LONG)
    for lapse, step in changes(people):
        if not step:
            people.propose(act, about=2 if act in (HOLD, KICK) else None)
            continue
        still = people.votes.open_to(1) is not None
        gone = lapse in act.lapses or (lapse is Lapse.BACK and act is END)
        assert still != gone, lapse
        people.votes.drop()
    assert people.done == []


def test_all_who_are_asked_have_to_agree() -> None:
    """Each once; the proposer has done so."""
    people = People()
    people.propose(END)
    assert [people.agrees(seat) for seat in (0, 1, 1)] == [False, True, False]
    assert people.done == []
    assert people.agrees(2)
    assert people.done == ["end"]


def test_an_answer_is_plain_only_where_nothing_else_can_be_meant() -> None:
    """Not after another proposal that ended without it, until that is long ago."""
    people = People()
    first = people.propose(END)
    assert people.votes.is_plain(1, first)
    kick = people.propose(KICK, by=1, about=2)
    assert not people.votes.is_plain(0, kick)
    again = people.propose(KICK, by=1, about=2)
    people.now += UNSURE + 1
    assert not people.votes.is_plain(0, again)
    people.votes.drop()
    people.now += UNSURE + 1
    later = people.propose(END, by=1)
    assert people.votes.is_plain(0, later)


def test_nobody_answers_what_has_not_reached_them() -> None:
    """Until their client has confirmed it, or some seconds are over."""
    people = People()
    people.heard[1] = (7, 5)
    proposal = people.propose(END)
    assert not people.votes.is_plain(1, proposal)
    people.heard[1] = (9, 8)
    assert people.votes.is_plain(1, proposal)
    people.heard[1] = (9, 6)
    people.now += REACTION
    assert people.votes.is_plain(1, proposal)


def row(act: Act) -> str:
    """Return the row of an act as the documentation has it."""
    spared = f"not who is away for {NUMBERS[act.spares]}" if act.spares else ""
    waits = f"the absence lasts {NUMBERS[act.waits]}" if act.waits else ""
    lapses = ", ".join(each.value for each in act.lapses)
    cells = (act.name, act.by.value, waits, act.asks.value, spared, lapses, act.never)
    return f"| {' | '.join(cells)} |".replace("  ", " ")


def test_the_documentation_prints_the_list() -> None:
    """Row by row, and no row more."""
    text = DOCS.read_text("utf-8")
    table = text.partition("| act |")[2].partition("\n\n")[0]
    printed = re.findall(r"^\| (?!-).*\|$", table, re.M)
    assert printed == [row(act) for act in ACTS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_asked_to_agree_agrees_by_that_word_too(language: Language) -> None:
    """So it is for the question by name; to another game one agrees by `again` as well."""

    async def evening(house: House) -> None:
        words = catalogue_of(language)
        house.come("Anna", language)
        house.type("Anna", "new life 3 random")
        house.type("Ben", "join anna")
        house.type("Ben", "begin")
        for propose, said in (("end", "command-agree"), ("again", "command-again")):
            house.type("Ben", propose)
            user, table = house.user("Anna"), house.table()
            proposal = table.votes.open_to(table.company.seat_of(user))
            assert proposal is not None
            consent.ask(table, user, proposal)
            assert house.type("Anna", words.words(said)[0])[0] == words.say("undo-agreed")

    at_house(evening)
