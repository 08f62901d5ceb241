"""A table of days with one person at the page and one by SSH, who are never there together."""

from pathlib import Path

import pytest

from tests.server.days import Days, calm, made_up, pace_of
from tests.server.evening import quicken
from tests.server.page.visiting import PageClient, at_page, at_the_page
from tests.server.ssh.wire import SshClient, at_ssh, until
from tests.server.wire import Served

pytestmark = pytest.mark.slow
KEPT = "Your seat is kept"


async def sit_down(server: Served, anna: PageClient, ben: SshClient) -> int:
    """Let both take their seats, each without the other; return who is asked."""
    anna.type("new sixpack 2", "pace three days")
    await anna.hears("You have 3 days for each turn.")
    anna.type("leave")
    await anna.hears(KEPT)
    await ben.says("join 1", "You have 3 days for each turn.")
    await ben.hears("The lot falls on")
    await ben.says("leave", KEPT)
    await calm(server, anna)
    (seat,) = pace_of(server.table()).clock.asked
    return seat


async def let_days_pass(server: Served, days: Days, anna: PageClient, ben: SshClient) -> None:
    """Let whoever is asked be late, and hear so; then the other is asked."""
    seat, pace = await sit_down(server, anna, ben), pace_of(server.table())
    asked, other = (anna, ben) if seat == 0 else (ben, anna)
    told = f"1, SixPack, with {('Ben', 'Anna')[seat]}:"
    asked.type("turns")
    await asked.hears(f"{told} 3 days left.")
    other.type("turns")
    await other.hears("You are not asked at your table of days.")
    await days.pass_at(server, 2.9, anna)
    assert pace.late == frozenset()
    asked.type("turns")
    await asked.hears(f"{told} 2 hours left.")
    await days.pass_at(server, 0.2, anna)
    assert pace.late == {seat}
    asked.type("join 1")
    await asked.hears("a computer player has answered for you.")
    asked.type("leave")
    await asked.hears(KEPT)
    other.type("next")
    await other.hears("SixPack, with")
    await calm(server, anna)
    assert server.server.at[("ben", "anna")[seat]] is server.table()
    other.type("leave")
    await other.hears(KEPT)


def test_days_pass_at_the_page_and_through_ssh(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The pace is told, `turns` and `next` lead to the table, and who is late is told so."""
    quicken(monkeypatch)
    days = made_up(monkeypatch)

    async def evening(server: Served) -> None:
        (await server.person("Ben")).cut()
        await until(server, "ben", here=False)
        anna = await at_the_page(server, "Anna")
        async with at_ssh(server, "ben") as ben:
            await let_days_pass(server, days, anna, ben)

    at_page(tmp_path, evening)
