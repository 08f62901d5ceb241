"""Temperaments of computer players on a server: chosen with the table, and announced to all."""

from pathlib import Path

import pytest

from accessible_games.match.settings import CHOICES, MIXED
from accessible_games.match.tempers import temper_of
from accessible_games.players import TEMPERS, parts
from accessible_games.server.lobby.table_drafts import draft_in
from accessible_games.server.storage.table_plan import TablePlan
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from tests.server.wire import Served, at_server, said

slow = pytest.mark.slow
BOLD = "play boldly."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_temperament_can_be_typed(language: Language) -> None:
    """With the word that `--temper` uses at home, and with words of each language."""
    words = catalogue_of(language)
    for temper in CHOICES["temper"]:
        for typed in (temper, *words.words(f"called-{temper}")):
            assert draft_in(f"sixpack {typed} 5", words).plan().temper == temper


def test_a_temperament_is_that_of_all_computer_players() -> None:
    """Mixed depends on each name, as at home; people have none."""
    names = ("Mia", "Tom", "Lea", "Max")
    for temper in TEMPERS:
        occupants = TablePlan("sixpack", 4, "hard", temper=temper).occupants({0: "Anna"}, names)
        assert occupants[0].player == "person"
        assert {parts(each.player) for each in occupants[1:]} == {(temper, "hard")}
    for each in TablePlan("sixpack", 5, "easy", temper=MIXED).occupants({0: "Anna"}, names)[1:]:
        assert parts(each.player) == (temper_of(each.name), "easy")


def test_a_table_that_was_stored_without_is_even() -> None:
    """An earlier version may have stored it; what is stored now is read as it was."""
    plan = TablePlan("lifeboat", 4, "normal", temper="bold")
    old = {name: each for name, each in plan.kept().items() if name != "temper"}
    assert TablePlan.of(old).temper == TEMPERS[0]
    assert TablePlan.of(plan.kept()) == plan


@slow
def test_all_hear_the_temperaments(tmp_path: Path) -> None:
    """When the table is made and the game begins, and again when a person comes back or watches."""

    async def evening(server: Served) -> None:
        anna, ben, cleo = await server.three()
        made = await anna.says("new life 4 easy bold")
        assert said(made, "are easy and bold.") == 1
        await ben.says("join anna")
        anna.type("begin")
        for client in (anna, ben):
            assert said(await client.hears(BOLD), BOLD) == 1
        cleo.type("watch 1")
        assert said(await cleo.hears(BOLD), BOLD) == 1
        ben.type("leave")
        await ben.hears("Your seat is kept")
        ben.type("join anna")
        assert said(await ben.hears(BOLD), BOLD) == 1

    at_server(tmp_path, evening)


@slow
def test_they_are_told_again_where_a_game_is_found_again(tmp_path: Path) -> None:
    """To each when they come, after the server was restarted."""

    async def before(server: Served) -> None:
        anna, ben, _ = await server.three()
        await anna.says("new life 4 easy bold")
        await ben.says("join anna")
        anna.type("begin")
        await anna.hears(BOLD)
        await ben.hears(BOLD)

    async def after(server: Served) -> None:
        for name in ("Anna", "Ben"):
            client = await server.person(name)
            assert said(await client.hears(BOLD), BOLD) == 1
            client.type("remarks few")
            await client.hears("few")

    at_server(tmp_path, before)
    at_server(tmp_path, after)
