"""Whole games by the keys of a display alone, and nothing under the fingers that is secret."""

from collections.abc import Iterator
from functools import partial
from itertools import product
from pathlib import Path
from random import Random

import pytest

from accessible_games.core.decision import OneOf
from accessible_games.core.luck import Luck
from accessible_games.core.table import AnyTable
from accessible_games.frontends.display.cells import LETTERS, DisplayRow
from accessible_games.frontends.display.rows import GO_ON, display_rows
from accessible_games.frontends.terminal.session import TerminalSession
from accessible_games.games import GAMES
from accessible_games.match.commands import rereading
from accessible_games.match.match import Match
from accessible_games.speech.catalogue import LANGUAGES, Language
from tests.examples import times, turned
from tests.felt.hands import touched_while, way_to
from tests.felt.test_choosing import answered, beginning

pytestmark = pytest.mark.slow

SHORT: dict[str, tuple[tuple[str, ...], int]] = {"sixpack": (("easy",), 6)}
"""Other players and another seed for a game that would be long, with every question of a turn."""
CELLS = 19
"""Of twenty, behind the sign."""
ANSWERS = 400
"""More than any of these games has."""
WORLDS = times(1)
"""How often all that a person does not know is dealt again at each answer, each time anew."""


def played(session: TerminalSession, seen: list[DisplayRow]) -> Iterator[str]:
    """The keys that play to the end; before each answer all rows are compared and kept."""
    chance = Random(1)
    for _ in range(ANSWERS):
        if session.console.display.state is None or not session.match.table.pending:
            return
        seen += compared(session)
        asked = session.person.asked
        if asked is None:
            yield from way_to(session, CELLS, GO_ON)
        elif isinstance(asked.options, OneOf) and asked.options.likely:
            yield from answered(session, CELLS, asked.options.likely[0])
        else:
            yield from answered(session, CELLS, asked.options.draw(chance))


def compared(session: TerminalSession) -> list[DisplayRow]:
    """All rows; but for the news they are the same in all worlds that the person may be in.

    Contracted ones follow from the others, so they are compared at every third answer only.
    """
    person, table = session.person, session.match.table
    worlds = 0 if session.settings.contracted == "on" and len(table.moves) % 3 else WORLDS
    shown = display_rows(person, person.asked)
    assert person.seat is not None
    determinize = partial(table.determinize, person.seat)
    for number in range(worlds):
        luck = Luck(WORLDS * len(table.moves) + number)
        assert rows_in(session, determinize(luck)) == [*filter(is_now, shown)]
    return shown


def is_now(row: DisplayRow) -> bool:
    """Whether a row shows what is, and not what was."""
    return row.part != "news"


def rows_in(session: TerminalSession, world: AnyTable) -> list[DisplayRow]:
    """The rows at another table, of which the person knows the same."""
    person = session.person
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(person.match, "table", world)
        patch.setattr(rereading, "since_own_turn", lambda person: [])  # there, that is all
        return [*filter(is_now, display_rows(person, person.asked))]


def told(session: TerminalSession) -> set[str]:
    """All lines about events that the person may know, by playing the game again."""
    record, person = session.match.record, session.person
    match = Match(record.opening(GAMES), record)
    events = [*match.table.opening]
    for move in session.match.table.moves:
        events += match.play(move)
    return {line for event in events for line in person.narrator.event(event)}


@pytest.mark.parametrize(
    ("game", "braille", "language"),
    [(*each, spoken) for each, spoken in turned([*product(GAMES, ["off", "on"])], [*LANGUAGES])],
)
def test_a_whole_game_is_played_by_touch(
    tmp_path: Path, game: str, braille: str, language: Language
) -> None:
    """From the first question to the end, uncontracted and contracted, on twenty cells.

    Six turns in a row have each language with both.

    Each window is shown with its sign, and no cell of it depends on what the person may not know.
    """
    if braille == "on":
        pytest.importorskip("louis")
    bots, seed = SHORT.get(game, (("random",) * 3, 1))
    evening = beginning(tmp_path, game, language, bots, seed, contracted=braille)
    seen = list[DisplayRow]()
    session = evening.session
    hands = touched_while(evening, CELLS, played(session, seen))
    assert not session.match.table.pending
    assert session.match.table.game.winners(session.match.table.state) is not None
    assert hands.returned == 1
    assert [window for window in hands.felt if len(window.rstrip(" ")) > CELLS] == []
    assert {line for row in seen if row.part == "news" for line in row.said} <= told(session)
    texts = [row.cells for row in seen if row.part in ("news", "question") and not row.spots]
    assert any(LETTERS.search(text.replace(" ", "")) for text in texts) == (braille == "off")


def test_what_is_secret_would_be_found(tmp_path: Path) -> None:
    """Another hand makes other rows: the comparison sees it."""
    one = beginning(tmp_path, "life-is-life", "en").session
    one.play_bots()
    one.pose(one.match.own_decision())
    other = one.match.table.determinize(1, Luck(7))
    assert rows_in(one, other) != rows_in(one, one.match.table)
