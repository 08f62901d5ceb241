"""Secrets are heard by their owners alone, and all take the same time."""

from collections.abc import Iterator
from pathlib import Path

from accessible_games.app.evening import EACH_CARD, SAME_TIME, Evening
from accessible_games.core.decision import Move
from accessible_games.core.event import Seat
from accessible_games.core.luck import Luck
from tests.real_table.evenings import begun, resumed, table_of
from tests.sessions import program

ROLES = ("deal", "roles", "wolf", "seer", "villager", "witch")


def test_each_hears_one_secret_with_the_keyboard_alone(tmp_path: Path) -> None:
    """It is handed round, and nothing of a secret is said before and after that."""
    evening = begun(tmp_path)
    said = evening.play("deal wolf, seer, witch", "", "", "", "", "", "", "scores")
    assert evening.typist.prompts == [
        "What now? ",
        *("Ana: Enter. ", "Enter hides it. ", "Ben: Enter. ", "Enter hides it. "),
        *("Tom: Enter. ", "Enter hides it. ", "What now? ", "What now? "),
    ]
    held = evening.session.match.table.state.secrets
    for seat, place in enumerate((2, 4, 6)):
        assert said[place] == [f"Your secret: {held[seat][0]}."]
    others = [line for place, lines in enumerate(said) if place not in (2, 4, 6) for line in lines]
    assert not any(role in line for role in ("wolf", "seer", "witch") for line in others)


def test_an_owner_hears_it_again_and_nobody_else(tmp_path: Path) -> None:
    """The keyboard goes to them for it."""
    evening = begun(tmp_path)
    evening.play("deal wolf, seer, witch", *[""] * 6, "secret Ben", "", "")
    held = evening.session.match.table.state.secrets
    assert evening.typist.prompts[-3:] == ["Ben: Enter. ", "Enter hides it. ", "What now? "]
    assert evening.typist.paragraphs[-3] == [f"Your secret: {held[1][0]}."]


def test_a_view_has_ones_own_secret_alone() -> None:
    """Everybody together see none; the events tell nothing."""
    table = table_of(3)
    events = table.play(Move(0, "entry", ROLES))
    held = [words[0] for words in table.state.secrets]
    assert [table.view(seat).secret for seat in range(3)] == [(role,) for role in held]
    assert table.view(None).secret == ()
    for seat in (None, 0, 1, 2):
        told = str([event.seen_by(seat) for event in events])
        assert not any(role in told for role in ROLES[2:])


def test_worlds_look_the_same_to_whoever_knows_one_secret() -> None:
    """And the others' secrets are dealt again, of roles and of loves and hates."""
    for entry in (ROLES, ("deal", "lifeboat")):
        table = table_of(3)
        table.play(Move(0, "entry", entry))
        views, worlds = table.view(1), set()
        for seed in range(60):
            world = table.determinize(1, Luck(seed))
            assert world.view(1) == views
            worlds.add(str(world.state.secrets))
        assert len(worlds) > 3


def test_everybody_loves_and_hates_somebody() -> None:
    """Each is loved by one and hated by one, perhaps by themselves."""
    table = table_of(5)
    table.play(Move(0, "entry", ("deal", "lifeboat")))
    loves, hates = zip(*table.state.secrets, strict=True)
    assert sorted(loves) == sorted(hates) == ["0", "1", "2", "3", "4"]


def test_secrets_are_gone_when_the_evening_ends() -> None:
    """Nobody can ask for them any more."""
    table = table_of(3)
    table.play(Move(0, "entry", ROLES))
    for seat in range(3):
        table.play(Move(seat, "secret", "hide"))
    table.play(Move(0, "entry", ("end",)))
    assert not table.pending
    assert table.state.secrets == []
    assert table.view(0).secret == ()


def test_a_deal_that_was_cut_off_goes_on_with_the_next_person(tmp_path: Path) -> None:
    """Whoever has heard theirs is not asked again."""
    begun(tmp_path).play("deal wolf, seer, witch", "", "")
    evening = resumed(tmp_path / "evening.txt")
    said = evening.play("", "")
    held = evening.session.match.table.state.secrets
    assert evening.typist.prompts[:2] == ["Ben: Enter. ", "Enter hides it. "]
    assert said[1] == [f"Your secret: {held[1][0]}."]


class Time:
    """A clock that goes on only where it is told to, and what was waited for."""

    def __init__(self) -> None:
        self.now, self.waited = 0.0, list[float]()

    def clock(self) -> float:
        """The time."""
        return self.now

    def pause(self, seconds: float) -> None:
        """Let time go by."""
        self.waited.append(seconds)
        self.now += seconds


def test_all_take_the_same_time_however_fast_they_read(tmp_path: Path) -> None:
    """Whoever hides a secret at once waits; who takes longer does not. Hearing it again is free."""
    time = Time()
    kind = Evening(time.clock, time.pause, lambda: True)
    evening = begun(tmp_path, kind=kind)

    def reads(seat: Seat, seconds: float) -> str:
        time.now += seconds
        return ""

    def typed() -> Iterator[str]:
        yield "deal wolf, seer, witch"
        for seat, seconds in enumerate((1.0, 4.0, 30.0)):
            yield ""
            yield reads(seat, seconds)
        yield from ("secret Ana", "", "")

    evening.play_all(typed())
    assert time.waited == [SAME_TIME - 1.0, SAME_TIME - 4.0]


def test_a_hand_of_cards_takes_all_the_same_time_too(tmp_path: Path) -> None:
    """More for more cards, which are as many for everybody."""
    time = Time()
    evening = begun(tmp_path, kind=Evening(time.clock, time.pause, lambda: True))
    evening.play("deal 3 skat", *[""] * 6)
    assert time.waited == [SAME_TIME + 2 * EACH_CARD] * 3


def test_a_timer_rings_and_tells_what_is_left(tmp_path: Path) -> None:
    """Only one runs; whoever types after the bell hears that time is up."""
    time = Time()
    evening = begun(tmp_path, kind=Evening(time.clock, time.pause, lambda: False))

    def typed() -> Iterator[str]:
        yield "time"
        yield "timer 90"
        time.now += 20
        yield "time"
        time.now += 75
        yield "coin"
        yield "time"

    said = evening.play_all(typed())
    assert said[1] == ["No timer runs."]
    assert said[2] == ["The timer runs one minute and 30 seconds."]
    assert said[3] == ["Left: one minute and 10 seconds."]
    assert said[4][-1] == "Time is up." or "Time is up." in said[4]
    assert said[5] == ["No timer runs."]


def test_a_timer_that_is_taken_back_does_not_ring(tmp_path: Path) -> None:
    """Nor does anybody hear that its time is up."""
    time = Time()
    evening = begun(tmp_path, kind=Evening(time.clock, time.pause, lambda: False))

    def typed() -> Iterator[str]:
        yield "timer 90"
        yield "undo"
        time.now += 95
        yield "time"

    said = evening.play_all(typed())
    assert said[3] == ["No timer runs."]


def test_roles_come_from_the_command_line() -> None:
    """The option `--roles` of `deal` names them."""
    said = program(
        "deal", "--roles", "3 villager, wolf", "--people", "Ana,Ben,Tom,Eva", typed="\n\n"
    )
    assert "4 secrets are dealt. Each of you hears one alone." in said.out
    assert said.out.count("Your secret: ") == 1


def test_each_hides_their_secret_for_themselves() -> None:
    """Who has, enters at once; the others keep the very question that they have."""
    table = table_of(3)
    table.play(Move(0, "entry", ROLES))
    asked = table.pending[2]
    table.play(Move(1, "secret", "hide"))
    table.play(Move(1, "entry", ("coin",)))
    assert [*table.pending] == [0, 2]
    assert table.pending[2] is asked
    table.play(Move(0, "secret", "hide"))
    table.play(Move(0, "entry", ("coin",)))
    assert [each.kind for each in table.pending.values()] == ["secret", "entry"]
    assert table.copy().pending == table.pending
    table.play(Move(0, "entry", ROLES))
    assert [*table.pending] == [0, 1, 2]


def test_who_has_gone_is_not_waited_for_even_if_they_wanted_a_round() -> None:
    """Anybody may say what was asked of who typed it."""
    table = table_of(3)
    table.play(Move(0, "entry", ("sheet", "points", "most", "0", "0", "0,1,2")))
    table.play(Move(2, "entry", ("round",)))
    assert [*table.pending] == [2]
    table.play(Move(2, "amount", 5))
    table.play(Move(0, "amount", 6))
    table.play(Move(1, "amount", 7))
    assert table.state.sheets[-1].lines == ((5, 6, 7),)
