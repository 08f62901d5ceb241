"""A whole league of six people through telnet, with a restart of the server in the middle."""

from pathlib import Path
from random import Random

import pytest

from accessible_games.league.standings import standings
from accessible_games.server.commands import tables
from accessible_games.server.lobby.table import ServerTable
from tests.server.evening import glance, quicken
from tests.server.league_evening import NAMES
from tests.server.wire import Client, Served, at_server, said
from tests.sessions import typed_answer

pytestmark = pytest.mark.slow
LANGUAGES = ("en", "de", "fr", "en", "de", "fr")
PLAY = {"en": "league play", "de": "liga spielen", "fr": "ligue jouer"}


async def come(server: Served) -> dict[str, Client]:
    """Return all six in the lobby, each in a language of their own."""
    people = {}
    for name, language in zip(NAMES, LANGUAGES, strict=True):
        people[name] = await server.person(name, language=language)
    return people


async def play(table: ServerTable, people: dict[str, Client]) -> None:
    """Let the people of a table type what they may answer, until their game is over."""
    chance = Random(7)
    while table.playing is not None and not table.is_over:
        for seat, person in [*table.playing.persons.items()]:
            if person.asked is not None and not table.is_over:
                drawn = person.asked.options.draw(chance)
                client, moves = people[table.company.members[seat].name], table.moves()
                client.type(typed_answer(person, drawn))
                while table.moves() == moves:
                    await glance(client)
                break


async def play_round(server: Served, people: dict[str, Client]) -> None:
    """Let everybody come to their table of the round, and play there."""
    league = server.server.directory.competition.leagues.all["winter"]
    assert league.current is not None
    for each in league.current.tables:
        for key in each.people:
            name = league.members[key].name
            people[name].type(PLAY[LANGUAGES[NAMES.index(name)]])
            await people[name].hears("Mau-Mau")
        table = server.server.at[each.people[0]]
        assert table.is_begun
        await play(table, people)


JOIN = {"en": "league join winter", "de": "liga beitreten", "fr": "ligue rejoindre"}
STANDINGS = {"en": "league standings", "de": "liga tabelle", "fr": "ligue classement"}


async def found(server: Served) -> None:
    """Found the league, let all come in, and play its first round."""
    people = await come(server)
    heard = await people["Ada"].says("league new Winter Mau-Mau 3")
    assert said(heard, "You run it.") == 1
    for name, language in list(zip(NAMES, LANGUAGES, strict=True))[1:]:
        await people[name].says(JOIN[language])
    await people["Bea"].says("wertung an")
    await people["Cid"].says("cote oui")
    await people["Ada"].says("league begin")
    await people["Fee"].hears("la ronde 1 commence")
    await play_round(server, people)


async def play_all(server: Served) -> None:
    """Play all other rounds, and let everybody hear the standings."""
    people = await come(server)
    competition = server.server.directory.competition
    assert len(competition.leagues.all["winter"].rounds) == 2
    assert competition.leagues.all["winter"].rounds[0].is_complete
    while competition.leagues.all["winter"].is_waiting:
        await play_round(server, people)
    league = competition.leagues.all["winter"]
    assert league.meetings.least(league.active) >= 1
    for name, language in zip(NAMES, LANGUAGES, strict=True):
        people[name].type(STANDINGS[language])
        for each in standings(league):
            await people[name].hears(f" {each.place}, {league.members[each.key].name}: ")
    played = len(league.rounds)
    assert sum(each.halves for each in standings(league)) == played * 12  # six in two threes
    met = league.meetings.of("bea", "cid")
    for key in ("bea", "cid"):
        assert (competition.ratings.of(key) or {})["mau-mau"].games == met


def test_a_league_of_six(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They found it, come in, and play all rounds; after the restart it goes on where it was."""
    quicken(monkeypatch)
    monkeypatch.setattr(tables, "SystemRandom", lambda: Random(1))
    at_server(tmp_path, found)
    at_server(tmp_path, play_all)
