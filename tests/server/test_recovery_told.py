"""Accounts from before recovery words existed: their people hear of these, once."""

from pathlib import Path

import pytest

from accessible_games.server.storage.store import Known, Recovery
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from tests.server.house import House, at_house
from tests.server.wire import Served, at_server, run, said, served

HOW = "In case you ever forget your password: type recovery"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_account_without_words_hears_once_how_to_get_some(language: Language) -> None:
    """In one short line; not a guest, nor whoever has words."""
    words = catalogue_of(language)

    async def evening(house: House) -> None:
        old, new = Known("Anna", "hash"), Known("Ben", "hash", recovery=Recovery("hash"))
        guest = Known("Cleo", "apple river stone", guest=True)
        told = {}
        for known in (old, new, guest):
            house.server.directory.remember(known)
            told[known.name] = [house.come(known.name, language)]
            house.cut(known.name)
        told["Anna"].append(house.come("Anna", language))
        line = words.say("recovery-how")
        assert [line in " ".join(each) for each in told["Anna"]] == [True, False]
        assert line not in " ".join(told["Ben"][0] + told["Cleo"][0])
        assert line.startswith(("In case", "Falls", "Au cas"))
        assert words.words("command-recovery")[0] in line

    at_house(evening)


@pytest.mark.slow
def test_it_is_told_once_over_restarts(tmp_path: Path) -> None:
    """That it was told is kept with what lets them choose another password."""

    async def before(server: Served) -> None:
        await server.person("Anna")
        server.server.directory.change("anna", recovery=Recovery())

    async def after() -> None:
        for times in (1, 0):
            async with served(tmp_path) as server:
                anna = await server.person("Anna")
                assert said(anna.lines, HOW) == times
                assert server.server.directory.people["anna"].recovery == Recovery(told=True)
                anna.type("leave")
                await anna.ends()

    at_server(tmp_path, before)
    run(after())
