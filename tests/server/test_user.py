"""A user to the server: what they have chosen, and what they are told, wherever they are."""

from collections.abc import Sequence
from dataclasses import dataclass, field, fields

import pytest

from accessible_games.server.lobby.chat_log import REMEMBERED
from accessible_games.server.lobby.outbox import MOST, OutgoingLine, Signals
from accessible_games.server.lobby.user import User
from accessible_games.server.storage.store import Known
from accessible_games.server.storage.user_settings import CHOSEN, UserSettings, settings_of
from accessible_games.sounds.silence import Silence


@dataclass
class Ears:
    """A connection that keeps what it was given."""

    told: list[OutgoingLine] = field(default_factory=list)
    knows_typing = False
    address = "192.0.2.7"
    breaks_lines = is_broken = False
    silence: Silence = ""

    def send(self, told: Sequence[OutgoingLine]) -> None:
        """Keep lines."""
        self.told += told

    def notify(self, signals: Signals) -> None:
        """Ignore signals: no script listens."""

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def texts(self) -> list[str]:
        """Return what was brought since the last call."""
        told, self.told = self.told, []
        return [each.text for each in told]


@dataclass
class Disk:
    """What is on disk."""

    committed: int = 0

    def hold(self, user: User) -> None:
        """Do nothing: whoever waits here asks again."""


def user(disk: Disk | None = None, **settings: object) -> User:
    """Return a user who is not here yet."""
    return User(Known("Anna", "", settings=settings), disk or Disk())


def test_lines_wait_for_who_is_not_here() -> None:
    """They come when the person does."""
    anna, ears = user(), Ears()
    anna.say("nothing-asked")
    assert anna.come(ears) is None
    anna.deliver()
    assert ears.texts() == ["Nothing is asked of you now."]
    anna.go()
    anna.say("undo-agreed")
    assert ears.texts() == []
    assert anna.come(ears) == 0
    anna.deliver()
    assert "You agree." in ears.texts()


def test_who_comes_back_is_told_how_much_is_left_out() -> None:
    """The newest of the missed lines are kept; without missed lines nothing is said."""
    anna, ears = user(), Ears()
    anna.come(ears)
    anna.say("nothing-asked")
    anna.outbox.acknowledge(anna.outbox.number)
    anna.go()
    assert anna.come(ears) is None
    anna.say("nothing-asked")
    anna.go()
    anna.hear([str(number) for number in range(MOST + 3)])
    assert anna.come(ears) == 4


def test_lines_wait_for_the_disk() -> None:
    """So do all later lines; a problem of the disk is told at once, and is no numbered line."""
    disk, ears = Disk(), Ears()
    anna = user(disk)
    anna.come(ears)
    anna.hear(["one"], after=2)
    anna.prompt("Your turn. ")
    anna.interject("server-cannot-save", problem="full")
    (line,) = ears.texts()
    assert line.endswith("full.")
    disk.committed = 2
    anna.deliver()
    assert ears.texts() == ["one", "Your turn."]
    assert anna.outbox.number == 2


@pytest.mark.parametrize(
    ("window", "own", "widest"), [(30, 0, 30), (80, 0, 99), (30, 40, 40), (500, 20, 20)]
)
def test_lines_are_as_wide_as_the_window_or_as_they_wish(
    window: int, own: int, widest: int
) -> None:
    """A chosen width overrides it; a wide window breaks nothing."""
    anna, ears = user(width=own or "whole"), Ears()
    anna.come(ears)
    anna.window.resize(window)
    anna.hear([" ".join(["word"] * 20)[:99]])
    assert widest - 5 < max(map(len, ears.texts())) <= widest


def test_settings_that_are_no_longer_possible_are_left_out() -> None:
    """The others stay."""
    found = settings_of({"language": "fr", "verbosity": "loud", "unheard": 1, "width": 7})
    assert (found.language, found.verbosity, found.width) == ("fr", "normal", 0)


def test_what_is_kept_is_what_was_chosen() -> None:
    """Everything that matters on a server comes back; passwords and names stay."""
    anna = user(language="de")
    anna.settings.put("verbosity", "brief")
    anna.settings.put("remarks", "few")
    known = anna.choose(ignored=("ben",))
    assert {*known.settings} == {*CHOSEN}
    assert known.ignored == ("ben",)
    again = User(known, Disk())
    for kept in (anna.settings, again.settings):
        assert (kept.language, kept.verbosity, kept.remarks) == ("de", "brief", "few")
    assert {*CHOSEN} <= {each.name for each in fields(UserSettings)}


def test_who_is_muted_or_ignored_is_not_heard() -> None:
    """However the name is written; muting again takes it back."""
    anna = user()
    assert not anna.ignores("Ben")
    assert anna.chat.toggle_mute("BEN")
    assert anna.ignores("ben")
    assert not anna.chat.toggle_mute("ben")
    anna.choose(ignored=("cleo",))
    assert anna.ignores("Cleo")
    assert not anna.ignores("Ben")


def test_of_talk_the_last_lines_are_remembered() -> None:
    """No more than are worth hearing again."""
    anna = user()
    for number in range(REMEMBERED + 5):
        anna.chats("said-by", "table", "Ben", name="Ben", text=str(number))
    assert len(anna.chat.lines) == REMEMBERED
    assert anna.chat.lines[0] == "Ben says: 5"


def test_a_prompt_counts_only_after_what_was_typed() -> None:
    """So that no answer has two prompts, and none has none."""
    anna = user()
    anna.prompt("Lobby.")
    assert anna.is_prompted
    anna.begin()
    assert not anna.is_prompted
    anna.hear(["an answer"])
    assert not anna.is_prompted
    anna.prompt("Lobby.")
    assert anna.is_prompted
