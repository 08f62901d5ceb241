"""Order at a table: who is voted out, by whom, and who may not come in any more."""

import asyncio
from pathlib import Path

import pytest

from accessible_games.server.accounts.bans import Bans
from accessible_games.server.lobby import votes
from accessible_games.server.lobby.acts import END, KICK
from accessible_games.server.storage.data_files import BANNED
from accessible_games.server.storage.table_plan import TablePlan
from accessible_games.speech.problem import NotUnderstoodError
from tests.server.wire import Client, Served, at_server, run, said, served

slow = pytest.mark.slow


async def at_table(server: Served) -> tuple[Client, Client, Client]:
    """Return Anna, Ben and Cleo before a game."""
    anna, ben, cleo = await server.three()
    await anna.says("new life 4 random")
    for client in (ben, cleo):
        await client.says("join anna")
    return anna, ben, cleo


@slow
def test_before_a_game_all_others_have_to_agree(tmp_path: Path) -> None:
    """The person who has to leave hears so, is in the lobby, and cannot come again."""

    async def evening(server: Served) -> None:
        anna, ben, cleo = await at_table(server)
        await anna.says("kick cl")
        await ben.hears("Anna would like Cleo to leave this table for good.")
        assert said(await anna.says("agree"), "Nobody is waiting for you") == 1
        assert [each.name for each in server.table().company.members.values()] == [
            "Anna",
            "Ben",
            "Cleo",
        ]
        assert said(cleo.lines, "Anna would like") == 0
        assert said(await ben.says("agree"), "You agree.") == 1
        await cleo.hears("The others have voted you out of this table")
        assert said(await cleo.says("join anna"), "You cannot come to this table.") == 1
        assert said(await cleo.says("watch anna"), "You cannot come to this table.") == 1
        assert said(await anna.says("agree"), "Nobody is waiting for you") == 1
        assert said(await anna.says("kick ben"), "Two people cannot vote anybody out") == 1

    at_server(tmp_path, evening)
    (report,) = (tmp_path / "server-reports").iterdir()
    assert report.read_text("utf-8") == "Anna, Ben: kick Cleo\n"


@slow
def test_a_computer_player_has_the_seat_for_good(tmp_path: Path) -> None:
    """Even after a restart; and no one else hears the whole game again then."""

    async def before(server: Served) -> int:
        anna, ben, cleo = await at_table(server)
        anna.type("begin")
        await cleo.hears("Anna begins the game.")
        ben.type("kick cleo")
        await anna.hears("Ben would like Cleo to leave")
        anna.type("agree")
        for client in (anna, ben):
            await client.hears("A computer player goes on in that seat.")
        await cleo.hears("Lobby.")
        playing = server.table().playing
        assert playing is not None
        assert playing.seats.held == {2: "random"}
        assert {*playing.persons} == {0, 1}
        return len(playing.match.table.moves)

    async def after(moves: int) -> None:
        async with served(tmp_path) as server:
            cleo = await server.person("Cleo")
            assert said(await cleo.says("join 1"), "You cannot come to this table.") == 1
            await server.person("Anna")
            playing = server.table().playing
            assert playing is not None
            assert playing.seats.held == {2: "random"}
            assert len(playing.match.table.moves) >= moves
            while any(each.seat == 2 for each in playing.match.table.waiting()):
                await asyncio.sleep(0.001)

    run(after(at_server(tmp_path, before)))


@slow
def test_a_guest_or_onlooker_is_put_out_and_no_other_guest_comes(tmp_path: Path) -> None:
    """Only players decide; the words of the table bring no new guest to it."""

    async def evening(server: Served) -> None:
        anna, ben, _ = await server.three()
        await anna.says("new life 3 random")
        anna.type("begin")
        await anna.hears("Your turn.")
        zoe = await server.guest(server.table().word, "Zoe")
        zoe.type("kick anna")
        await zoe.hears("Only those who play can do that.")
        anna.type("kick zoe")
        await anna.hears("No new guests can come to this table any more.")
        await zoe.hears("The others have voted you out")
        assert server.table().company.onlookers == []
        other = await server.client()
        assert said(await other.says(server.table().word), "No table and no guest") == 1
        ben.type("watch anna")
        await ben.hears("You look on at Life is Life")

    at_server(tmp_path, evening)


@slow
@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("kick", "Nobody else at this table is called ?."),
        ("kick anna", "Nobody else at this table is called anna."),
        ("kick zoe", "Nobody else at this table is called zoe."),
        ("agree", "Nobody is waiting for you to agree."),
    ],
)
def test_every_refusal_is_a_sentence(tmp_path: Path, typed: str, told: str) -> None:
    """What, and why."""

    async def evening(server: Served) -> None:
        anna = await server.person("Anna")
        assert said(await anna.says(typed), "You are at no table.") == 1
        await anna.says("new life 3")
        assert said(await anna.says(typed), told) == 1

    at_server(tmp_path, evening)


@slow
def test_who_is_banned_is_not_let_in(tmp_path: Path) -> None:
    """By name or by address, from the moment when they are in the file."""

    async def evening(server: Served) -> None:
        ben = await server.person("Ben")
        ben.cut()
        (tmp_path / BANNED).write_text("Zoe\n  BEN \n\n", "utf-8")
        for name, banned in (("Ben", True), ("Anna", False)):
            client = await server.client()
            client.type(name, *(["yes"] if not banned else []), *["correct horse"] * (2 - banned))
            await client.hears("does not let you in" if banned else "Welcome, Anna.")

    at_server(tmp_path, evening)


def test_nobody_can_put_off_a_vote_about_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    """Others can, by proposing something else; after a minute they can too."""
    table, done = votes.Votes(), list[str]()
    kick = votes.Proposal(KICK, 0, lambda: done.append("kick"), frozenset({0, 2}), about=1)
    end = votes.Proposal(END, 1, lambda: done.append("end"), frozenset({0, 1, 2}))
    table.propose(kick)
    for wish in (lambda: table.propose(end), lambda: table.make_room(1)):
        with pytest.raises(NotUnderstoodError) as caught:
            wish()
        assert caught.value.message == "kick-first"
    table.agree(2)
    assert done == ["kick"]
    table.propose(kick)
    table.make_room(2)
    with pytest.raises(NotUnderstoodError):
        table.agree(2)
    table.propose(kick)
    monkeypatch.setattr(votes, "FIRST", 0.0)
    assert table.propose(end) == {0, 2}


def test_bans_are_lines_of_a_file(tmp_path: Path) -> None:
    """Names in any case, and addresses; without a file no one is banned."""
    file = tmp_path / "banned.txt"
    assert not Bans().has("Ben", "127.0.0.1")
    assert not Bans(file).has("Ben", "")
    file.write_bytes(b"\xef\xbb\xbfB\xc3\xa4r\n\xff\n192.0.2.7\n")
    assert Bans(file).has("BÄR", "192.0.2.8")
    assert Bans(file).has("Ben", "192.0.2.7")
    assert not Bans(file).has("Ben", "192.0.2.70")


@pytest.mark.parametrize(
    ("line", "address", "banned"),
    [
        ("2001:db8:1:2::7", "2001:db8:1:2:ffff::1", True),
        ("2001:db8:1:2::7", "2001:db8:1:3::7", False),
        ("2001:db8:1::/48", "2001:db8:1:3::7", True),
        ("192.0.2.0/24", "192.0.2.70", True),
        ("192.0.2.0/24", "2001:db8::1", False),
        ("192.0.2.7", "::ffff:192.0.2.7", True),
        ("Ben/Bea", "192.0.2.7", False),
        ("-", "", False),
    ],
)
def test_who_is_banned_by_one_address_has_no_other(
    tmp_path: Path, line: str, address: str, banned: bool
) -> None:
    """Their whole network is, or the one that is written."""
    (tmp_path / "banned.txt").write_text(f"{line}\n")
    assert Bans(tmp_path / "banned.txt").has("Anna", address) == banned


def test_a_plan_is_read_as_it_was_kept() -> None:
    """Even one of an earlier version, which bars no one."""
    plan = TablePlan("life-is-life", 4, "easy").without("zoe", guest=True)
    assert plan.barred == ("zoe",)
    assert plan.is_shut
    assert TablePlan.of({**plan.kept(), "barred": ["zoe"]}) == plan
    old = {"game": "sixpack", "seats": 3, "level": "hard"}
    assert TablePlan.of(old) == TablePlan("sixpack", 3, "hard")
    assert not TablePlan.of(old).without("ben", guest=False).is_shut
