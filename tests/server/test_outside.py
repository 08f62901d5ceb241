"""What is said of commands in the wrong place, of full tables, and of what nobody knows."""

import pytest

from accessible_games.games import GAMES
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of, titles
from tests.server.house import House, at_house


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_for_outside_say_so_in_a_game(game: str, language: Language) -> None:
    """Whoever is asked something hears it, and the game goes on; its own words come first."""

    async def evening(house: House) -> None:
        words = catalogue_of(language)
        told = words.say("only-outside")
        house.come("Anna", language)
        house.type("Anna", f"new {game.replace('-', ' ')} random")
        house.type("Anna", "begin")
        title = "life is life"
        for name, rest in (("quick", ""), ("quick", title), ("new", title), ("open", "")):
            for form in (name, words.words(f"command-{name}")[0]):
                heard = house.type("Anna", f"{form} {rest}".strip())
                if rest:
                    assert told in " ".join(heard)
                assert not house.table().is_over
        for other in ("people", words.words("asks-again")[0]):
            assert told not in " ".join(house.type("Anna", other))

    at_house(evening)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_is_not_known_is_named(language: Language) -> None:
    """After `quick` and `rating` nobody hears how to type `new`."""

    async def evening(house: House) -> None:
        words = catalogue_of(language)
        house.come("Anna", language)
        for name in ("quick", "rating"):
            heard = " ".join(house.type("Anna", f"{name} chess"))
            choices = words.joined([*titles(language)], "or")
            assert heard.startswith(words.say("unknown-game", word="chess", choices=choices))

    at_house(evening)


def test_who_sits_down_hears_who_else_is_there() -> None:
    """Not their own name, and alone nobody's."""

    async def evening(house: House) -> None:
        house.type("Anna", "new mau 3 easy days 2")
        word = house.table().word
        house.type("Anna", "leave")
        assert house.type("Ben", f"join {word}")[0] == "You sit at Mau-Mau, with Anna."
        house.type("Anna", f"join {word}")
        assert house.type("Cleo", f"join {word}")[0] == "You sit at Mau-Mau, with Anna and Ben."

    at_house(evening)


@pytest.mark.parametrize("typed", ["tables maybe", "tables -1"])
def test_tables_says_what_can_stand_behind_it(typed: str) -> None:
    """Whether there are tables or not."""

    async def evening(house: House) -> None:
        told = "Type tables alone, with a number for further ones, or with on or off."
        assert house.type("Ben", typed)[0] == told
        house.type("Anna", "new mau 3 easy")
        assert house.type("Ben", typed)[0] == told

    at_house(evening)


def test_a_full_table_is_told_as_open_to_nobody() -> None:
    """Neither does `tables` say so, nor can it be opened, until a seat is free again."""

    async def evening(house: House) -> None:
        house.type("Anna", "new mau 2 easy")
        house.type("Anna", "open")
        told = "1, Mau-Mau, with Anna and Ben, not begun yet."
        house.type("Ben", "join anna")
        assert house.type("Cleo", "tables")[0] == told
        full = "All seats here are taken. To start, type begin."
        assert house.type("Anna", "open")[0] == full
        house.type("Ben", "leave")
        assert house.type("Cleo", "tables")[0] == "1, Mau-Mau, with Anna, open to anybody."
        assert house.type("Anna", "open")[0].startswith("This table is open to anybody.")

    at_house(evening)


def test_what_disturbs_no_game_is_done_during_one() -> None:
    """Telling tables, leagues and ratings, and choosing what one hears of; help tells of all."""

    async def evening(house: House) -> None:
        house.type("Anna", "new lifeboat random")
        house.type("Anna", "begin")
        assert house.type("Anna", "tables")[0].startswith("1, Lifeboat, with Anna")
        told = "You hear when a table is open to anybody."
        assert house.type("Anna", "tables on")[0] == told
        assert house.type("Anna", "league")[0] == "You are in no league."
        assert "rating on" in house.type("Anna", "rating")[0]
        for name in ("league", "tables", "recovery", "quick", "new", "rating"):
            about = " ".join(house.type("Anna", f"help {name}"))
            assert about.lower().startswith(name), about
            heard = house.type("Anna", name)  # of new words only once they are made
            assert heard[:1] != ["I do not understand that here: " + name + "."]
        assert not house.table().is_over

    at_house(evening)
