"""A forgotten password: words that let a person choose another one, and what they end."""

import asyncio
import re
from contextlib import closing
from pathlib import Path

import pytest

from accessible_games.server.accounts import host_words, passwords, recovery
from accessible_games.server.accounts.host_words import ORDER, give_words, take_words
from accessible_games.server.lobby.directory import Directory
from accessible_games.server.page import live
from accessible_games.server.storage import orders
from accessible_games.server.storage.database import Database
from accessible_games.server.storage.store import Known, Recovery, StoreError
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from tests.server.page.visiting import PageClient, at_page, at_the_page
from tests.server.people import Memory
from tests.server.ssh.wire import at_ssh
from tests.server.wire import PASSWORD, Client, Served, at_server, run, said, served
from tests.sessions import program

slow = pytest.mark.slow
NEW = "another horse"
TOLD = re.compile(
    r"(?:these words let you choose another one|kannst du mit diesen Wörtern ein anderes wählen"
    r"|ces mots te permettent d'en choisir un autre|Tell \w+ these words):\s([^.]*)\."
)


def words_in(lines: list[str]) -> str:
    """Return the words that were told, which is done once."""
    (words,) = TOLD.findall(" ".join(lines))
    assert len(words.split()) == recovery.COUNT
    return str(words)


async def comes(server: Served, name: str = "Anna", **options: str) -> tuple[Client, str]:
    """Return a newcomer in the lobby, and their recovery words."""
    client = await server.person(name, **options)
    return client, words_in(client.lines)


async def forgets(client: Client, words: str, *password: str, name: str = "Anna") -> list[str]:
    """Return what is heard by who says at the door that they have forgotten a password."""
    heard = []
    for line in ("forgot", name, words, *password):
        heard += await client.says(line)
    return heard


@slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_told_once_and_let_choose_a_password(tmp_path: Path, language: Language) -> None:
    """In the person's language, by the word of that language; the old ones do not count then."""
    forgot = catalogue_of(language).words("forgot")[0]

    async def evening(server: Served) -> None:
        anna, words = await comes(server, language=language)
        known = {*catalogue_of(language).words("plain-words")}
        assert {*words.split()} <= known
        anna.type({"en": "quit", "de": "gehen", "fr": "partir"}[language])
        await anna.ends()
        again = await server.client()
        await again.says(language)
        for line in (forgot, "anna", words.upper(), NEW, NEW):
            await again.says(line)
        assert words_in(again.lines) != words
        again.type({"en": "quit", "de": "gehen", "fr": "partir"}[language])
        await again.ends()
        for typed in (PASSWORD, NEW):
            client = await server.client()
            await client.says("Anna")
            heard = await client.says(typed)
            assert said(heard, "Anna.") == 1
            assert (said(heard, "That is not the password of Anna.") == 1) == (typed == PASSWORD)
        client = await server.client()
        assert said(await forgets(client, words), "These are not the words of Anna.") == 1

    at_server(tmp_path, evening)
    data = (tmp_path / "server.sqlite").read_bytes()
    assert NEW.encode() not in data
    with closing(Database(tmp_path / "server.sqlite")) as store:
        (anna,) = store.known
    assert anna.recovery.words.startswith("$argon2id$")
    assert all(word not in str(anna.recovery) for word in ("acorn ", " robin"))


@slow
def test_it_ends_all_other_visits(tmp_path: Path) -> None:
    """Also a page that would come back by itself, and SSH keys; the seat in a game stays."""

    async def evening(server: Served) -> None:
        anna, words = await comes(server)
        ben = await server.person("Ben")
        await anna.says("new life 3 random")
        await ben.says("join anna")
        anna.type("begin")
        await anna.hears("Round 1")
        await ben.hears("Round 1")
        server.server.directory.change("anna", keys=("ssh-ed25519 AAAA",))
        page = await PageClient.visit(server, name="Anna", password=PASSWORD)
        await page.hears("You are here already")
        page.type("yes")
        await anna.ends()
        await page.hears("Welcome, Anna.")
        page.cut()
        again = await server.client()
        await forgets(again, words, NEW)
        again.type(NEW)
        await again.hears("Welcome, Anna.")
        await again.hears("these words let you choose")
        await ben.hears("Anna is back.")
        assert server.server.directory.people["anna"].keys == ()
        await page.come()
        await page.ends()
        assert "ended" in {each["frame"] for each in page.frames}

    at_page(tmp_path, evening)


@slow
def test_a_page_that_nobody_had_open_does_not_resume(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It came in by the old password."""
    monkeypatch.setattr(live, "ABSENT", 0.0)

    async def evening(server: Served) -> None:
        page = await at_the_page(server, "Anna")
        words = words_in(page.lines)
        page.cut()
        while server.server.directory.here():
            await asyncio.sleep(0.001)
        client = await server.client()
        await forgets(client, words, NEW, NEW)
        await page.come()
        await page.ends()
        assert "stranger" in {each["frame"] for each in page.frames}

    at_page(tmp_path, evening)


@slow
def test_a_visit_that_goes_on_is_closed(tmp_path: Path) -> None:
    """And it is told why; nobody is asked which one closes."""

    async def evening(server: Served) -> None:
        anna, words = await comes(server)
        again = await server.client()
        await forgets(again, words, NEW, NEW)
        assert said(await anna.ends(), "Your password was changed at another door") == 1
        assert said(again.lines, "You are here already") == 0
        assert said(await again.says("people"), "Here: Anna.") == 1

    at_server(tmp_path, evening)


@slow
def test_an_account_without_words_gets_them_by_a_command(tmp_path: Path) -> None:
    """One that has some is asked before they are replaced."""

    async def evening(server: Served) -> None:
        anna, first = await comes(server)
        directory = server.server.directory
        heard = await anna.says("recovery")
        assert said(heard, "Shall new ones take their place?") == 1
        assert said(await anna.says("no"), "The ones you have still count.") == 1
        await anna.says("recovery")
        anna.type("yes")
        assert words_in(await anna.prompted()) != first
        directory.change("anna", recovery=Recovery())
        anna.type("recovery words")
        lines = await anna.prompted()
        assert recovery.fits(words_in(lines), directory.people["anna"].recovery, 0.0)
        await anna.says("recovery")
        anna.type("yes")
        words_in(await anna.prompted())
        await anna.says("recovery")
        assert said(await anna.says("yes"), "You have had new words several times.") == 1
        await anna.says("new life 3 random")
        guest = await server.guest(server.table().word, "Gina")
        assert said(await guest.says("recovery"), "Guests have no password") == 1

    at_server(tmp_path, evening)


@slow
def test_guesses_are_counted_like_passwords(tmp_path: Path) -> None:
    """Five close a connection; ten of a network are the end, for passwords too."""

    async def evening(server: Served) -> None:
        _, words = await comes(server)
        wrong = "acorn " * recovery.COUNT
        for count in range(2):
            client = await server.client()
            for _ in range(4):
                assert said(await forgets(client, wrong), "These are not the words of") == 1
            client.type("forgot", "anna", wrong)
            assert said(await client.ends(), "That was wrong too often.") == 1, count
        client = await server.client()
        client.type("forgot", "anna", words)
        assert said(await client.ends(), "That was wrong too often.") == 1

    at_server(tmp_path, evening)


@slow
def test_nothing_tells_who_has_words(tmp_path: Path) -> None:
    """Neither the answer nor the number of hashes: unknown names, guests, people without words."""

    async def evening(server: Served) -> None:
        anna, _ = await comes(server)
        await server.person("Ben")
        server.server.directory.change("ben", recovery=Recovery())
        await anna.says("new life 3 random")
        await server.guest(server.table().word, "Gina")
        answers = []
        for name in ("Anna", "Ben", "Gina", "Zoe"):
            client = await server.client()
            heard = await forgets(client, "acorn " * recovery.COUNT, name=name)
            answers.append([line.replace(name, "NAME") for line in heard])
        assert answers[1:] == answers[:1] * 3

    at_server(tmp_path, evening)


def test_as_many_hashes_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is kept of somebody."""
    looked: list[str] = []
    kept = recovery.hashed("a b"), recovery.hashed("c d")
    fits = passwords.fits

    def counted(password: str, secret: str) -> bool:
        looked.append(secret)
        return fits(password, secret)

    monkeypatch.setattr(passwords, "fits", counted)
    for each in (Recovery(), Recovery(kept[0]), Recovery("", kept[1], 5.0), Recovery(*kept, 5.0)):
        for typed in ("", "A  b", "c d", "nothing"):
            looked.clear()
            right = recovery.fits(typed, each, 1.0)
            assert right == (
                (typed == "A  b" and bool(each.words)) or (typed == "c d" and bool(each.once))
            )
            assert len(looked) == 2
            assert not recovery.fits("c d", each, 5.0)


@slow
def test_telnet_without_encryption_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As for passwords."""

    async def evening(server: Served) -> None:
        await comes(server)
        monkeypatch.setattr("accessible_games.server.telnet.connection.is_own", lambda _: False)
        client = await server.client()
        assert said(await client.says("forgot"), "needs an encrypted connection") == 1

    at_server(tmp_path, evening)


@slow
def test_forgot_is_understood_instead_of_a_password(tmp_path: Path) -> None:
    """At the prompt for it, after a wrong one, and by SSH where the client asks for it."""

    async def evening(server: Served) -> None:
        anna, words = await comes(server)
        anna.type("quit")
        await anna.ends()
        client = await server.client()
        await client.says("anna")
        assert said(await client.says("wrong one"), "If you have forgotten it, type forgot.") == 1
        await client.says("anna")
        assert said(await client.says("Forgot."), "Type your recovery words") == 1
        client.cut()
        for typed in ("forgot", "vergessen"):
            async with at_ssh(server, "anna", password=typed) as ssh:
                await ssh.hears("Recovery words?")
                await ssh.says(words, "Password?")
                await ssh.says(NEW, "Password again?")
                ssh.type(NEW)
                await ssh.hears("Welcome, Anna.")
                told = await ssh.hears("Write them down")
                words = words_in([" ".join(told.split())])
                ssh.type("quit")
                await ssh.ends()
        async with at_ssh(server, "anna", password=NEW) as ssh:
            await ssh.hears("Welcome, Anna.")

    at_server(tmp_path, evening)


@slow
def test_whoever_has_chosen_such_a_password_comes_in_by_it(tmp_path: Path) -> None:
    """It is looked at first, if it is long enough for one."""

    async def evening(server: Served) -> None:
        client = await server.client()
        for line in ("Anna", "yes", "vergessen", "vergessen"):
            await client.says(line)
        client.type("quit")
        await client.ends()
        again = await server.client()
        await again.says("anna")
        again.type("vergessen")
        await again.hears("Welcome, Anna.")
        async with at_ssh(server, "anna", password="vergessen") as ssh:
            await ssh.hears("You are here already")

    at_server(tmp_path, evening)


@slow
def test_two_who_use_the_same_words_at_once(tmp_path: Path) -> None:
    """One of them chooses the password."""

    async def evening(server: Served) -> None:
        _, words = await comes(server)
        one, two = [await server.client() for _ in range(2)]
        for client in (one, two):
            await forgets(client, words, NEW)
        one.type(NEW)
        two.type(NEW)
        heard = [await client.prompted() for client in (one, two)]
        assert sorted(said(lines, "These are not the words of Anna.") for lines in heard) == [0, 1]

    at_server(tmp_path, evening)


@slow
def test_nothing_changes_before_it_is_on_the_disk(tmp_path: Path) -> None:
    """Who cannot be kept is told so, and the old password counts."""

    async def evening(server: Served) -> None:
        anna, words = await comes(server)
        anna.type("quit")
        await anna.ends()
        before = server.server.directory.people["anna"]
        client = await server.client()
        await forgets(client, words, NEW)
        (tmp_path / "server.sqlite").rename(tmp_path / "away.sqlite")
        client.type(NEW)
        assert said(await client.ends(), "Nothing can be saved at the moment") == 1
        (tmp_path / "away.sqlite").rename(tmp_path / "server.sqlite")
        assert server.server.directory.people["anna"].secret == before.secret
        again = await server.client()
        await again.says("anna")
        again.type(PASSWORD)
        await again.hears("Welcome, Anna.")

    at_server(tmp_path, evening)


@slow
def test_nobody_is_called_forgotten(tmp_path: Path) -> None:
    """It says something at the door."""

    async def evening(server: Served) -> None:
        await comes(server)
        client = await server.client()
        assert (await client.says("Vergessen"))[-1] == "Whose password?"
        assert (await client.says(""))[-1] == "Name?"

    at_server(tmp_path, evening)


# By the host --------------------------------------------------------------------------------------


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let orders be taken at once."""
    monkeypatch.setattr(orders, "EVERY", 0.01)


@slow
@pytest.mark.parametrize("runs", [True, False])
def test_the_host_lets_somebody_in_once(tmp_path: Path, hasty: None, runs: bool) -> None:
    """By words that count once, besides their own, whether the server runs or not."""

    async def given() -> str:
        told = await asyncio.to_thread(
            program, "serve", "password", "anna", "--data", str(tmp_path), "--width", "whole"
        )
        assert told.status == 0, told
        assert "They count once, for 3 days." in told.out
        return words_in([told.out])

    async def uses(server: Served, words: str, answer: str) -> None:
        client = await server.client()
        heard = await forgets(client, words, *([NEW, NEW] if answer == "Welcome" else []))
        assert said(heard, answer) == 1
        client.cut()

    async def evening() -> None:
        async with served(tmp_path) as server:
            _, own = await comes(server)
            words = await given() if runs else ""
            if runs:
                await uses(server, words, "Welcome")
                await uses(server, words, "These are not the words of Anna.")
                await uses(server, own, "These are not the words of Anna.")
        words = await given()
        async with served(tmp_path) as server:
            await uses(server, words, "Welcome")
            await uses(server, words, "These are not the words of Anna.")

    run(evening())
    assert not (tmp_path / orders.FILE).exists()


@slow
def test_the_host_hears_what_is_wrong(tmp_path: Path, hasty: None) -> None:
    """No name, nobody called so, a guest, no server."""
    data = ("--data", str(tmp_path), "--width", "whole")
    assert program("serve", "password", *data).status == 2
    assert "There is no" in program("serve", "password", "anna", *data).err

    async def evening(server: Served) -> None:
        anna, _ = await comes(server)
        await anna.says("new life 3 random")
        await server.guest(server.table().word, "Gina")
        for name in ("gina", "zoe"):
            told = await asyncio.to_thread(program, "serve", "password", name, *data)
            assert told.status == 1
            assert f"Nobody with an account at this server is called {name}." in told.err

    at_server(tmp_path, evening)
    assert "Nobody with an account" in program("serve", "password", "zoe", *data).err


def test_an_order_that_nobody_takes_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The words are not told as if they counted."""
    monkeypatch.setattr(orders, "WAITS", 0.0)
    monkeypatch.setattr(host_words, "WAITS", 0.0)
    with closing(Database(tmp_path / "server.sqlite")) as store:
        store.keep_person(Known("Anna", "x"))
        while store.committed < store.given:
            pass
        with pytest.raises(StoreError, match="not-obeyed"):
            give_words(tmp_path, "anna", recovery.hashed("a b"), 5.0)


@pytest.mark.parametrize(
    "order",
    [
        "",
        "password",
        "password 5 anna",
        "password x $argon2id$v=19$m=64,t=1,p=1$abcdefgh$abcdefgh Anna",
        "password 5 $argon2i$v=19$m=64,t=1,p=1$abcdefgh$abcdefgh Anna",
        "password 5 $argon2id$v=19$m=64,t=1,p=1$abcdefgh$abcdefgh",
        "password 5 $argon2id$v=19$m=64,t=1,p=1$abcdefgh$abcdefgh Zoe",
        "password 5 $argon2id$v=19$m=64,t=1,p=1$abcdefgh$abcdefgh Gina",
        "restart 5",
    ],
)
def test_what_is_no_such_order_does_nothing(order: str) -> None:
    """Whoever it came from."""
    directory = Directory(Memory())
    directory.remember(Known("Anna", "x"))
    directory.remember(Known("Gina", "x", guest=True))
    before = {**directory.people}
    take_words(directory, order)
    assert directory.people == before
    take_words(directory, "password 5 $argon2id$v=19$m=64,t=1,p=1$abcdefgh$abcdefgh Anna")
    assert directory.people["anna"].recovery.until == 5.0
    assert ORDER.fullmatch(f"password 9999999999 {recovery.hashed('a')} Zwölf Zeichn") is not None


@slow
def test_it_works_at_the_page(tmp_path: Path) -> None:
    """The words are told in the list of lines, and forgot is typed where a name is asked for."""

    async def evening(server: Served) -> None:
        page = await at_the_page(server, "Anna")
        words = words_in(page.lines)
        page.type("quit")
        await page.ends()
        wrong = await PageClient.visit(server, name="Anna", password="wrong one")
        assert said(await wrong.prompted(), "If you have forgotten it, type forgot.") == 1
        again = await PageClient.visit(server, language="de", name="Anna", password="forgot")
        assert (await again.prompted())[-1] == "Notfallwörter?"
        for line in (words, NEW, NEW):
            await again.says(line)
        assert said(again.lines, "Welcome, Anna.") == 1  # in the language of the account
        assert words_in(again.lines) != words

    at_page(tmp_path, evening)
