"""Where `join` goes: a host, perhaps with a name before it and a port behind it."""

import pytest

from accessible_games.app.join_command import place
from accessible_games.client.link_events import Place
from accessible_games.frontends.terminal.arguments import read_arguments
from accessible_games.frontends.terminal.context import Context
from accessible_games.frontends.terminal.program import Program
from accessible_games.match.settings import Settings
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.narrator import Narrator
from accessible_games.speech.problem import ProblemError


def place_of(*words: str) -> Place:
    """Return where these words on the command line lead."""
    arguments = read_arguments(["join", *words])
    return place(Program(Context(arguments, Settings(), Narrator(catalogue_of("en"), [], []))))


@pytest.mark.parametrize(
    ("words", "host", "port", "name"),
    [
        (["games.example"], "games.example", 4022, ""),
        (["games.example:4023"], "games.example", 4023, ""),
        (["anna@games.example:4023"], "games.example", 4023, "anna"),
        (["games.example:4023", "--port", "4024"], "games.example", 4024, ""),
        (["127.0.0.1:22"], "127.0.0.1", 22, ""),
        (["::1"], "::1", 4022, ""),
        (["[::1]"], "::1", 4022, ""),
        (["[::1]:4023"], "::1", 4023, ""),
        (["games.example:"], "games.example", 4022, ""),
        (["ssh://games.example"], "games.example", 4022, ""),
        (["ssh://127.0.0.1:5522"], "127.0.0.1", 5522, ""),
        (["SSH://anna@games.example:4023/"], "games.example", 4023, "anna"),
        (["ssh://[::1]:4023/"], "::1", 4023, ""),
    ],
)
def test_a_port_may_stand_behind_the_host(
    words: list[str], host: str, port: int, name: str
) -> None:
    """As everyone writes it; the option says it too, and comes first."""
    assert place_of(*words) == Place(host, port, name)


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("host:abc", "option-needs-number"),
        ("host:0", "not-between"),
        ("ssh://host:abc", "option-needs-number"),
        ("telnet://host:4000", "join-other-scheme"),
        ("https://host/", "join-other-scheme"),
        ("://host", "join-other-scheme"),
    ],
)
def test_what_is_no_port_is_refused(typed: str, message: str) -> None:
    """As it is behind the option."""
    with pytest.raises(ProblemError, match=message):
        place_of(typed)
