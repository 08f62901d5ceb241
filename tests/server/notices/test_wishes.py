"""What people have chosen of notices, as it is stored: whatever stands there, a server starts."""

import json
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from accessible_games.server.storage.database import Database
from accessible_games.server.storage.notice_wishes import NOTHING, NoticeWishes, Sent, read_wishes
from accessible_games.server.storage.store import Known

CHOSEN = NoticeWishes(3, 10, ("https://push.example/x a b",), (Sent(12, "mark"), Sent(13)))


@pytest.mark.parametrize("wishes", [NOTHING, CHOSEN, NoticeWishes(50, 1440), NoticeWishes(0, 1)])
def test_they_come_back_as_they_were(tmp_path: Path, wishes: NoticeWishes) -> None:
    """Whoever has chosen nothing leaves nothing, and shares one object."""
    with closing(Database(tmp_path / "store")) as store:
        store.keep_person(Known("Anna", "x", friends=("ben",), notices=wishes))
    with closing(Database(tmp_path / "store")) as store:
        (known,) = store.known
        assert known.notices == wishes
        assert known.friends == ("ben",)
        assert (known.notices is NOTHING) == (wishes == NOTHING)
        ((profile,),) = store._file.connection.execute("SELECT profile FROM people").fetchall()
        assert ("notices" in json.loads(profile)) == (wishes != NOTHING)


OTHERS: dict[str, tuple[Any, ...]] = {
    "a_day": (-1, 51, "3", None, 1.5, [], {}),
    "after": (0, -1, 1441, "5", None, {}),
    "browsers": ("x", 1, None, [1], [None], {"a": "b"}),
    "sent": (1, None, [1], [[]], [[1]], ["ab"], [["1", ""]], [[1, 2]]),
}
DAMAGED: tuple[Any, ...] = (
    *(None, 1, "x", [], [1]),
    *({name: each} for name, values in OTHERS.items() for each in values),
)


@pytest.mark.parametrize("found", DAMAGED, ids=json.dumps)
def test_damaged_ones_cost_only_themselves(tmp_path: Path, found: Any) -> None:
    """The person is there with all else, and gets no notices; the row is kept aside."""
    with pytest.raises((ValueError, TypeError)):
        read_wishes(found)
    with closing(Database(tmp_path / "store")) as store:
        store.keep_person(Known("Anna", "x", friends=("ben",), notices=CHOSEN))
    with closing(Database(tmp_path / "store")) as store:
        profile = json.dumps({"settings": {"width": 40}, "friends": ["ben"], "notices": found})
        store._file.connection.execute("UPDATE people SET profile = ?", (profile,))
    with closing(Database(tmp_path / "store")) as store:
        (known,) = store.known
        assert known == Known("Anna", "x", settings={"width": 40}, friends=("ben",))
        assert [(each.kind, each.name) for each in store.damaged] == [("profile", "Anna")]
    with closing(Database(tmp_path / "store")) as store:
        assert store.damaged == []


def test_of_too_many_browsers_the_oldest_are_dropped() -> None:
    """As when they are added."""
    found = read_wishes({"browsers": [str(number) for number in range(9)]})
    assert found.browsers == ("4", "5", "6", "7", "8")
