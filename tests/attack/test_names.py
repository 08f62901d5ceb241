"""Names that pass for others, and words that reach somebody else."""

from pathlib import Path

import pytest

from tests.server.wire import Client, Served, at_server, said

pytestmark = pytest.mark.slow

FILLERS = ("\u3164", "\u115f", "\u1160", "\uffa0", "\u200b", "\u00ad", "\u034f", "\ufe0f", "\u17b4")
"""Characters that are neither seen nor heard, and of which some count as letters."""


@pytest.mark.parametrize(
    "name",
    [
        *("Аnna", "Αnna", "ᴀnna", "Annа", "Ａnna", "Anռa", "𝐀nna", "Ａｎｎａ"),
        *("Ánna", "ANNA", "Anna.", "anna'", "Ạnna", "A\u0301nna"),
        *(f"Anna{filler}" for filler in FILLERS),
        *(f"An{filler}na" for filler in FILLERS),
    ],
)
def test_no_name_passes_for_another(tmp_path: Path, name: str) -> None:
    """Neither to the eye nor to the ear: it is refused, or is the same name, with its password."""

    async def attack(server: Served) -> None:
        (await server.person("Anna")).cut()
        client = await server.client()
        heard = await client.says(name)
        assert heard[-1] in ("Name?", "Password?")
        assert said(heard, "Nobody is called") == 0
        assert {*server.server.directory.people} == {"anna"}

    at_server(tmp_path, attack)


@pytest.mark.parametrize(
    ("first", "name"), [("Bill", "BiIl"), ("Jörg", "Joerg"), ("Sara", "Ѕага"), ("Anna", "An na")]
)
def test_a_look_alike_is_taken(tmp_path: Path, first: str, name: str) -> None:
    """With a sentence that says so, for names and for guests."""

    async def attack(server: Served) -> None:
        founder = await server.person(first)
        await founder.says("new life 3")
        other = await server.client()
        assert said(await other.says(name), "is too much like the name of somebody here") == 1
        await other.says(server.table().word)
        assert said(await other.says(name), "is too much like the name of somebody here") == 1
        assert other.lines[-1] == "Your name?"

    at_server(tmp_path, attack)


@pytest.mark.parametrize("name", FILLERS)
def test_a_name_of_nothing_is_none(tmp_path: Path, name: str) -> None:
    """Nobody is known by what nobody hears."""

    async def attack(server: Served) -> None:
        client = await server.client()
        assert (await client.says(name * 3))[-1] == "Name?"
        assert server.server.directory.people == {}

    at_server(tmp_path, attack)


async def zoes(server: Served) -> tuple[Client, Client, Client]:
    """Return Anna, Zoe and Zoe Eva in the lobby."""
    anna, zoe, eva = [await server.person(name) for name in ("Anna", "Zoe", "Zoe Eva")]
    return anna, zoe, eva


def test_a_private_word_goes_to_the_longest_name(tmp_path: Path) -> None:
    """And to the shorter one where that is what was typed."""

    async def come(server: Served) -> None:
        anna, zoe, eva = await zoes(server)
        await anna.says("tell zoe eva the key is under the mat")
        await eva.hears("Anna tells you: the key is under the mat")
        await anna.says("tell zoe, eva must not know")
        await zoe.hears("Anna tells you: eva must not know")
        assert said(zoe.lines, "the key") == 0
        assert said(eva.lines, "must not know") == 0

    at_server(tmp_path, come)


@pytest.mark.parametrize(
    "typed", ["tell zoe my secret", "ignore zoe", "mute zoe", "friend zoe", "invite zoe"]
)
def test_a_name_that_is_known_never_means_a_longer_one(tmp_path: Path, typed: str) -> None:
    """Though the one with that name is away."""

    async def come(server: Served) -> None:
        anna, zoe, eva = await zoes(server)
        await anna.says("new life 3")
        await zoe.says("leave")
        await zoe.ends()
        kept = "Kept for Zoe, who hears it on coming in: "
        told = f"{kept}my secret" if typed.startswith("tell") else "Nobody here is called zoe."
        assert said(await anna.says(typed), told) == 1
        known = server.server.directory.people["anna"]
        assert (known.ignored, known.friends) == ((), ())
        await eva.says("people")
        assert said(eva.lines, "Anna tells you") + said(eva.lines, "invites you") == 0
        assert said(await anna.says("tell zoe e hello"), f"{kept}e hello") == 1

    at_server(tmp_path, come)


def test_the_other_way_round_the_shorter_one_is_not_meant(tmp_path: Path) -> None:
    """What was for Zoe Eva, who is away, does not go to Zoe."""

    async def come(server: Served) -> None:
        anna, zoe, eva = await zoes(server)
        await eva.says("leave")
        await eva.ends()
        kept = "Kept for Zoe Eva, who hears it on coming in: hello"
        assert said(await anna.says("tell zoe eva hello"), kept) == 1
        await zoe.says("people")
        assert said(zoe.lines, "Anna tells you") == 0

    at_server(tmp_path, come)


def test_a_guest_who_has_gone_is_not_replaced_by_a_longer_name(tmp_path: Path) -> None:
    """Though nothing else is kept about guests."""

    async def come(server: Served) -> None:
        anna = await server.person("Anna")
        await anna.says("new life 3")
        words = server.table().word
        zoe = await server.guest(words, "Zoe")
        eva = await server.guest(words, "Zoe Eva")
        await zoe.says("leave")
        await zoe.says("leave")
        await zoe.ends()
        await anna.hears("Zoe leaves the table.")
        assert "zoe" not in server.server.directory.people
        assert said(await anna.says("tell zoe my secret"), "Nobody here is called zoe,") == 1
        assert said(await anna.says("kick zoe"), "is called zoe") == 1
        assert said(eva.lines, "Anna tells you") == 0
        assert said(await anna.says("tell zoe eva hello"), "You tell Zoe Eva: hello") == 1

    at_server(tmp_path, come)


def test_a_guest_whose_name_cannot_be_is_asked_for_another(tmp_path: Path) -> None:
    """As often as needed; the words still count."""

    async def come(server: Served) -> None:
        anna, _, _ = await server.three()
        await anna.says("new life 3")
        guest = await server.client()
        await guest.says(server.table().word)
        for typed, told in (
            ("Ben", "Somebody else is called Ben here."),
            ("help", "Type your name"),
            ("say", '"say" cannot be a name.'),
            ("Аnna", "cannot be a name."),
            ("", '"" cannot be a name.'),
            ("a b c", '"a b c" cannot be a name.'),
        ):
            heard = await guest.says(typed)
            assert (said(heard, told), heard[-1]) == (1, "Your name?")
        heard = await guest.says("Moritz")
        assert said(heard, "You sit at Life is Life, with Anna.") == 1

    at_server(tmp_path, come)


def test_a_guest_hears_that_the_table_has_gone_meanwhile(tmp_path: Path) -> None:
    """Before a name is chosen; then the first question is asked again."""

    async def come(server: Served) -> None:
        anna = await server.person("Anna")
        await anna.says("new life 3")
        guest = await server.client()
        await guest.says(server.table().word)
        await anna.says("leave")
        heard = await guest.says("Moritz")
        assert (said(heard, "No table and no guest has these words."), heard[-1]) == (1, "Name?")

    at_server(tmp_path, come)
