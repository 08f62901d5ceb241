"""What switches something on or off, as people type it."""

import pytest

from accessible_games.match.commands.setting import change_setting
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.switches import switched
from tests.server.house import House, at_house

ON = {
    "en": "on|ON|On!|yes|please on|on please|enabled|activate|turn on|switched on",
    "de": "an|ein|Ein.|ja|an bitte|aktiviert|einschalten|eingeschaltet|schalte ein|on|yes",
    "fr": "oui|activé|activee|ACTIVÉES|activer|oui s'il te plaît|allumé|en marche|on|yes",
}
OFF = {
    "en": "off|no|No, thanks|off please|disabled|deactivate|turn off|no longer",
    "de": "aus|ab|nein|bitte aus|deaktiviert|ausschalten|abgeschaltet|nicht mehr|nein danke|off|no",
    "fr": "non|désactivé|desactivees|désactiver|non merci|éteint|à l'arrêt|arrête|off|turn off",
}
NEITHER = {
    "en": "|3|maybe|on off|yes no|anna|one|officer",
    "de": "|3|vielleicht|an aus|eins|anna|ausserdem|abend",
    "fr": "|3|peut-être|oui non|anna|plus|un",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_natural_word_switches(language: Language) -> None:
    """Whole words and phrases, with politeness and without accents; nothing else does."""
    words = catalogue_of(language)
    for typed in ON[language].split("|"):
        assert switched(typed, words) is True, typed
    for typed in OFF[language].split("|"):
        assert switched(typed, words) is False, typed
    for typed in NEITHER[language].split("|"):
        assert switched(typed, words) is None, typed


SWITCHING = {
    "en": ("tables", "friends", "sound", "rating"),
    "de": ("tische", "freunde", "klang", "töne", "wertung"),
    "fr": ("tables", "amis", "sons", "cote"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_commands_read_them_alike(language: Language) -> None:
    """Whatever is switched, any word for it is told as the usual one is."""
    pytest.importorskip("openskill")

    async def evening(house: House) -> None:
        house.come("Anna", language)
        for command in SWITCHING[language]:
            for words in (ON[language].split("|"), OFF[language].split("|")):
                told = [house.type("Anna", f"{command} {each}") for each in words]
                assert all(each == told[0] for each in told), (command, told)

    at_house(evening)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_is_closed_and_opened_by_them(language: Language) -> None:
    """Off opens it, nothing behind the command closes it."""
    new = catalogue_of(language).words("command-new")[0]
    close = catalogue_of(language).words("command-close")[0]

    async def evening(house: House) -> None:
        house.come("Anna", language)
        house.type("Anna", f"{new} lifeboat 4")
        for typed in OFF[language].split("|"):
            house.type("Anna", close)
            assert house.table().plan.is_closed
            house.type("Anna", f"{close} {typed}")
            assert not house.table().plan.is_closed, typed

    at_house(evening)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_that_is_switched_reads_them(language: Language) -> None:
    """Settings with words of their own for it keep these; others refuse what they do not have."""

    async def evening(house: House) -> None:
        house.come("Anna", language)
        user = house.user("Anna")
        switches = [
            each
            for each in ("remarks", "confirm", "ring", "warn", "marks", "curtain", "braille")
            if {"on", "off"} <= {*user.settings.choices(each)}
        ]
        assert len(switches) == 7
        for name in switches:
            for words, value in ((ON, "on"), (OFF, "off")):
                for typed in words[language].split("|"):
                    change_setting(user, typed, name)
                    assert getattr(user.settings, name) == value, (name, typed)
        with pytest.raises(NotUnderstoodError):
            change_setting(user, "xyzzy", "remarks")

    at_house(evening)
