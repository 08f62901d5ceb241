"""Commands for outside a game that are typed in one, and games that nobody knows."""

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
        for name, rest in (("quick", ""), ("quick", title), ("new", title), ("league", "")):
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
