"""A table that is opened several times: it is told, and counted, once."""

import asyncio

from tests.server.house import House, at_house
from tests.server.test_open_tables import OPENED, opens, wishes


def test_opening_a_table_again_counts_once() -> None:
    """However often one types it: at further tables one can still do so."""

    async def evening(house: House) -> None:
        wishes(house, "Ben")
        for _ in range(5):
            opens(house)
            for _ in range(4):
                house.type("Anna", "close")
                assert house.type("Anna", "open")[0].startswith("This table is open to anybody.")
            house.type("Anna", "leave")
            await asyncio.sleep(200.0)  # others may be told of few tables at once
        heard = [line for line in house.heard("Ben") if line == OPENED]
        assert len(heard) == 5

    at_house(evening)


def test_who_opens_very_many_tables_is_told_so() -> None:
    """And opens the last one later, which counts then."""

    async def evening(house: House) -> None:
        wishes(house, "Ben")
        told = [opens(house), *([house.type("Anna", "leave"), opens(house)][1] for _ in range(3))]
        assert "so nobody is told" in " ".join(told[3])
        assert "so nobody is told" not in " ".join(line for lines in told[:3] for line in lines)
        house.forget()
        await asyncio.sleep(400.0)
        assert "so nobody is told" not in " ".join(house.type("Anna", "open"))
        assert house.heard("Ben") == [OPENED]

    at_house(evening)
