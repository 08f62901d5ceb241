"""Onlookers can ask about everything that all may know, in every game, and about nothing else."""

import asyncio

import pytest

from accessible_games.games import GAMES
from accessible_games.match.person import person_at
from accessible_games.match.settings import Settings
from accessible_games.server.commands.all_commands import COMMANDS
from accessible_games.server.lobby.table_commands import OF_SEATS, commands_at
from accessible_games.speech.catalogue import LANGUAGES, Language
from tests.frontends.test_script import record_of
from tests.server.people import Evening, sit_down
from tests.server.wire import run

BEHIND = ("", "1", "5", "anna", "a", "xyzzy", "de", "off")
"""What is typed after each command."""


async def looked_on(game: str, language: Language) -> Evening:
    """Return two people at a game, and an onlooker."""
    evening = await sit_down(record_of(game), {0: Settings(), 1: Settings()})
    chosen = Settings(language=language)
    commands = commands_at(game, (), seated=False)
    evening.playing.listeners.onlookers.append(person_at(evening.match, None, chosen, commands))
    return evening


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_command_of_an_onlooker_has_an_answer(game: str, language: Language) -> None:
    """Whatever is typed after it; and nothing changes."""

    async def look() -> None:
        evening = await looked_on(game, language)
        (onlooker,) = evening.playing.listeners.onlookers
        commands, moves = onlooker.vocabulary.commands, [*evening.match.table.moves]
        for command in commands:
            word = onlooker.vocabulary.lexicon.catalogue.words(f"command-{command}")[0]
            for behind in BEHIND:
                before = len(evening.watched)
                evening.playing.type_line(onlooker, f"{word} {behind}".strip())
                await asyncio.sleep(0)
                assert len(evening.watched) > before, (command, behind)
        assert evening.match.table.moves == moves
        assert onlooker.narrator.catalogue.language in LANGUAGES

    run(look())


@pytest.mark.parametrize("game", GAMES)
def test_an_onlooker_has_no_command_of_a_seat(game: str) -> None:
    """They are asked nothing, and own nothing."""
    seated, looking = commands_at(game, ()), commands_at(game, (), seated=False)
    assert OF_SEATS & {*looking} == set()
    assert {*looking} < {*seated}
    assert {"table", "scores", "turn", "last", "rules", "help"} <= {*looking}
    assert {*COMMANDS} & {*looking} <= {"help", "language", "verbosity"}


@pytest.mark.parametrize("game", GAMES)
def test_an_onlooker_answers_nothing(game: str) -> None:
    """A line that would be another person's answer is refused."""

    async def look() -> None:
        evening = await looked_on(game, "en")
        (onlooker,) = evening.playing.listeners.onlookers
        moves = [*evening.match.table.moves]
        for text in ("1", "knock", "yes", "no", "trade", "cola here", "3 goat"):
            evening.playing.type_line(onlooker, text)
        assert evening.match.table.moves == moves

    run(look())
