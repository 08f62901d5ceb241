"""What somebody hears who comes to their seat, or means a table without saying which."""

import pytest

from accessible_games.speech.catalogue import LANGUAGES, Catalogue, Language
from accessible_games.speech.catalogues import catalogue_of
from tests.server.house import House, at_house

every_language = pytest.mark.parametrize("language", LANGUAGES)
PEOPLE = ("Anna", "Ben")


def who_comes(house: House, language: Language, *names: str) -> Catalogue:
    """Let people come in; return the words of their language."""
    for name in names:
        house.come(name, language)
    return catalogue_of(language)


def whose_turn(house: House) -> tuple[str, str]:
    """Return who is asked at the only table, and who is not."""
    table = house.table()
    assert table.playing is not None
    match, members = table.playing.match, table.company.members
    first, second = sorted(members, key=lambda seat: match.decision_of(seat) is None)
    return members[first].name, members[second].name


def told(lines: list[str]) -> str:
    """Return lines as one, however they are broken."""
    return " ".join(lines)


# To one's seat ------------------------------------------------------------------------------------


@every_language
@pytest.mark.parametrize("days", ["", " days 3"])
def test_who_comes_back_hears_where_they_are_and_whose_turn_it_is(
    language: Language, days: str
) -> None:
    """Though they have missed nothing: by `join`, and at an evening by signing in, too."""

    async def evening(house: House) -> None:
        words = who_comes(house, language, *PEOPLE)
        house.type("Anna", f"new mau mau 2{days}")
        house.type("Ben", "join anna")
        if not days:
            house.type("Anna", "begin")
        asked, waits = whose_turn(house)
        turn = house.type(waits, "")
        for name, other in ((asked, waits), (waits, asked)):
            at = words.say("turns-at", title="Mau-Mau", names=other, count=1)
            house.type(name, "leave")
            heard = house.type(name, "join 1")
            assert heard[0] == at
            assert heard[1:] == turn if name == waits else len(heard) == 2
            if not days:
                house.cut(name)
                assert told(house.come(name, language)).endswith(told([at, *heard[1:]]))

    at_house(evening)


@every_language
def test_before_the_game_they_hear_where_they_are(language: Language) -> None:
    """At a table of days, whose seats are kept."""

    async def evening(house: House) -> None:
        words = who_comes(house, language, *PEOPLE)
        house.type("Anna", "new mau mau 3 days 3")
        house.type("Ben", "join anna")
        house.type("Ben", "leave")
        at = words.say("turns-at", title="Mau-Mau", names="Anna", count=1)
        assert house.type("Ben", "join 1") == [at, words.say("prompt-gathering")]

    at_house(evening)


# Which table --------------------------------------------------------------------------------------


@every_language
def test_a_table_is_to_be_named_if_there_are_several(language: Language) -> None:
    """By a number or by somebody there; and where there is none, one can be set up."""

    async def evening(house: House) -> None:
        words = who_comes(house, language, *PEOPLE, "Cleo")
        lobby = words.say("prompt-lobby")
        for typed in ("join", "watch"):
            assert told(house.type("Cleo", typed)) == f"{words.say('tables-none')} {lobby}"
        for name in PEOPLE:
            house.type(name, "new mau mau 3")
        for typed in ("join", "watch"):
            assert told(house.type("Cleo", typed)) == f"{words.say('table-which')} {lobby}"
        assert words.say("table-unknown") in told(house.type("Cleo", "join 3"))
        house.type("Cleo", "join 2")
        assert house.server.at["cleo"] is house.server.at["ben"]

    at_house(evening)


@every_language
def test_a_word_of_yes_begins_no_command(language: Language) -> None:
    """The German "jo" is yes, and not the beginning of a command."""

    async def evening(house: House) -> None:
        words = who_comes(house, language, *PEOPLE)
        house.type("Anna", "new mau mau 3")
        commands = house.server.words_of(house.user("Ben")).commands
        forms = [*words.words("yes"), *words.words("agreeing")]
        assert not [form for form in forms if commands.begun(form) is not None]
        house.type("Ben", {"de": "jo", "en": "y", "fr": "o"}[language])
        assert "ben" not in house.server.at

    at_house(evening)


@every_language
def test_before_its_game_a_table_names_what_can_be_done(language: Language) -> None:
    """Not `join`, as one sits there already."""

    async def evening(house: House) -> None:
        words = who_comes(house, language, "Anna")
        house.type("Anna", "new mau mau 3")
        heard = told(house.type("Anna", "end"))
        assert words.say("table-not-begun") in heard
        assert words.words("command-join")[0] not in heard
        assert all(words.words(f"command-{name}")[0] in heard for name in ("begin", "leave"))

    at_house(evening)


# Elsewhere ----------------------------------------------------------------------------------------


@every_language
def test_who_is_elsewhere_hears_nothing_of_a_table_that_they_have_left(language: Language) -> None:
    """And is asked about what was proposed meanwhile when they come back."""

    async def evening(house: House) -> None:
        words = who_comes(house, language, *PEOPLE, "Cleo")
        house.type("Anna", "new mau mau 3")
        house.type("Ben", "join anna")
        house.type("Cleo", "join anna")
        house.type("Anna", "begin")
        house.type("Cleo", "leave")
        house.type("Cleo", "new mau mau 2")
        house.forget()
        house.cut("Ben")
        house.come("Ben", language)
        back = words.say("someone-back", name="Ben")
        assert back in told(house.heard("Anna"))
        assert house.heard("Cleo") == []
        house.type("Anna", "end")
        assert house.heard("Cleo") == []
        house.type("Cleo", "leave")
        heard = told(house.type("Cleo", "join anna"))
        assert words.say("prompt-yes-no") in heard
        assert words.say("asked-end") in heard

    at_house(evening)
