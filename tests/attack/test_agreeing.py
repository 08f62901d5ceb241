"""M3: agree answers what its person had heard of, and nothing that came meanwhile."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from accessible_games.core.decision import Move
from accessible_games.match.dispatch import read
from accessible_games.match.meaning import Given
from tests.server.wire import Client, Served, at_server, said


async def four(server: Served) -> tuple[Client, ...]:
    """Return Ann, Bob, Cat and Mal in a game."""
    ann, bob, cat, mal = [await server.person(name) for name in ("Ann", "Bob", "Cat", "Mal")]
    await ann.says("new life 4 random")
    for client in (bob, cat, mal):
        await client.says("join ann")
    ann.type("begin")
    await mal.hears("Ann begins the game.")
    return ann, bob, cat, mal


def test_nobody_votes_somebody_out_who_meant_to_end_the_game(tmp_path: Path) -> None:
    """The newer proposal is asked about by name; no leaves Bob where he is."""

    async def evening(server: Served) -> None:
        ann, bob, cat, mal = await four(server)
        ann.type("end")
        await cat.hears("would like to end this game")
        mal.type("kick bob")
        for client in (ann, cat):
            await client.hears("would like Bob to leave")
            client.type("agree")
            await client.hears("You are asked whether to vote Bob out. Agree to that?")
        assert len(server.table().company.members) == 4
        cat.type("no")
        await mal.hears("Cat does not agree.")
        ann.type("yes")
        await ann.hears("Nobody is waiting for you to agree.")
        assert len(server.table().company.members) == 4
        bob.type("people")
        await bob.hears("Also here" if said(bob.lines, "Also here") else "Ann")

    at_server(tmp_path, evening)


def test_a_yes_to_the_question_by_name_agrees(tmp_path: Path) -> None:
    """All who were asked have said so: then it is done."""

    async def evening(server: Served) -> None:
        ann, bob, cat, mal = await four(server)
        ann.type("end")
        await cat.hears("would like to end this game")
        mal.type("kick bob")
        for client in (ann, cat):
            await client.hears("would like Bob to leave")
            client.type("yes")
            await client.hears("You are asked whether to vote Bob out. Agree to that?")
            client.type("yes")
            await client.hears("You agree.")
        await bob.hears("voted you out")

    at_server(tmp_path, evening)


WORDS = ("no", "agree")
"""What answers a proposal and, in Lifeboat, a demand."""


async def at_consent(server: Served) -> tuple[Client, Client, Client]:
    """Return Ann, whom the game asks something that both words answer, and two others."""
    ann, bob, cat = [await server.person(name) for name in ("Ann", "Bob", "Cat")]
    await ann.says("new lifeboat 4 random")
    for client in (bob, cat):
        await client.says("join ann")
    ann.type("begin")
    await cat.hears("Ann begins the game.")
    playing, chance = server.table().playing, Random(3)
    assert playing is not None
    person = playing.persons[0]
    while True:
        asked = playing.match.decision_of(0)
        words = WORDS if asked is not None else ()
        if words and all(isinstance(read(person, word, asked).of, Given) for word in words):
            break
        waiting = playing.match.table.waiting()[0]
        drawn = waiting.options.draw(chance)
        playing.room.play(Move(waiting.seat, waiting.kind, drawn))
    playing.go_on()
    await ann.says("scores")
    return ann, bob, cat


@pytest.mark.parametrize("word", WORDS)
def test_what_could_answer_the_game_too_is_asked(tmp_path: Path, word: str) -> None:
    """Neither is done before it is clear; then the word can be typed again for the game."""

    async def evening(server: Served) -> None:
        ann, _, cat = await at_consent(server)
        playing = server.table().playing
        assert playing is not None
        moves = len(playing.match.table.moves)
        cat.type("kick bob")
        await ann.hears("would like Bob to leave")
        ann.type(word)
        await ann.hears("You are asked whether to vote Bob out. Agree to that?")
        assert len(playing.match.table.moves) == moves
        ann.type("no")
        await cat.hears("Ann does not agree.")
        assert len(playing.match.table.moves) == moves
        ann.type(word)
        while len(playing.match.table.moves) == moves:
            await asyncio.sleep(0.001)
        assert len(server.table().company.members) == 3

    at_server(tmp_path, evening)


def test_repeating_a_proposal_does_not_make_it_plain(tmp_path: Path) -> None:
    """Ann wished to end the game; that Mal asks twice to vote Bob out changes nothing."""

    async def evening(server: Served) -> None:
        ann, _, cat, mal = await four(server)
        ann.type("end")
        await cat.hears("would like to end this game")
        for _ in range(2):
            mal.type("kick bob")
            await cat.hears("would like Bob to leave")
        cat.type("agree")
        await cat.hears("You are asked whether to vote Bob out. Agree to that?")
        assert len(server.table().company.members) == 4

    at_server(tmp_path, evening)


def test_a_yes_to_a_costly_line_is_no_yes_to_a_proposal(tmp_path: Path) -> None:
    """The line is dropped when somebody proposes something, so one yes cannot mean both."""

    async def evening(server: Served) -> None:
        ann, bob, cat, mal = await four(server)
        clients = {"Ann": ann, "Bob": bob, "Cat": cat, "Mal": mal}
        playing = server.table().playing
        assert playing is not None
        chance = Random(1)
        while "knock" not in getattr(playing.match.table.waiting()[0].options, "words", ()):
            waiting = playing.match.table.waiting()[0]
            playing.room.play(Move(waiting.seat, waiting.kind, waiting.options.draw(chance)))
        playing.go_on()
        moves = len(playing.match.table.moves)
        asked = clients.pop(
            server.table().company.members[playing.match.table.waiting()[0].seat].name
        )
        other, *_ = clients.values()
        asked.type("k")
        await asked.hears("Yes or no?")
        other.type("end")
        await asked.hears("Nothing was done.")
        await asked.hears("would like to end this game")
        asked.type("yes")
        await asked.hears("You agree.")
        assert len(playing.match.table.moves) == moves
        assert not server.table().is_over

    at_server(tmp_path, evening)
