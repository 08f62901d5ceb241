"""To whom something is said: a word for one person reaches that person, or nobody."""

import pytest

from accessible_games.server.lobby.addressing import is_slip
from accessible_games.speech.catalogue import Language
from tests.server.house import House, at_house

HERE = {"Jörg": "de", "Éloïse": "fr", "Zoe Eva": "en", "Hans": "de", "Nobody Else": "en"}


def heard_by(language: Language, typed: str, *, at_table: bool = False) -> tuple[list[str], str]:
    """Return who hears something that Anna types, and the first line that she hears herself."""

    async def evening(house: House) -> tuple[list[str], str]:
        for name in HERE:
            house.come(name)
        house.come("Anna", language)
        if at_table:
            house.type("Anna", "new lifeboat 6 random")
            for name in HERE:
                house.type(name, "join anna")
            house.type("Anna", "begin")
            assert house.table().playing is not None
        house.forget()
        own = house.type("Anna", typed)
        told = [name for name in HERE if any("Anna" in line for line in house.heard(name))]
        return told, own[0]

    return at_house(evening)


FOR_ONE: list[tuple[Language, str, str]] = [
    ("de", "sag jörg hallo", "Jörg"),
    ("de", "sag Jörg ich komme später", "Jörg"),
    ("de", "SAG JÖRG HALLO", "Jörg"),
    ("de", "sag jorg hallo", "Jörg"),
    ("de", "sag joerg hallo", "Jörg"),
    ("de", "sag jo\u0308rg hallo", "Jörg"),
    ("de", "sage dem jörg hallo", "Jörg"),
    ("de", "sag zu jörg du bist dran", "Jörg"),
    ("de", "sagen an jörg, dass ich gehe", "Jörg"),
    ("de", "sag der zoe eva hallo", "Zoe Eva"),
    ("de", "sag zoeeva hallo", "Zoe Eva"),
    ("de", "sag eloise dass es reicht", "Éloïse"),
    ("de", "sag elo hallo", "Éloïse"),
    ("de", "sag zöe guten abend", "Zoe Eva"),
    ("de", "flüstere an jörg hallo", "Jörg"),
    ("de", "flüstere joerg hallo", "Jörg"),
    ("fr", "dis jörg salut", "Jörg"),
    ("fr", "dis à jörg que je viens", "Jörg"),
    ("fr", "dis a joerg salut", "Jörg"),
    ("fr", "dire à éloïse, je viens", "Éloïse"),
    ("fr", "dis à ELOISE merci", "Éloïse"),
    ("fr", "chuchote à zoé eva bonsoir", "Zoe Eva"),
    ("fr", "dis à zoe eva bonsoir", "Zoe Eva"),
    ("en", "say to joerg hello", "Jörg"),
    ("en", "say to Zoe-Eva: hello", "Zoe Eva"),
    ("en", "say eloise hello", "Éloïse"),
    ("en", "tell to jorg hello", "Jörg"),
    ("en", "whisper zoe eva hello", "Zoe Eva"),
    ("en", "tell eloise, hello", "Éloïse"),
]


@pytest.mark.parametrize("at_table", [False, True])
@pytest.mark.parametrize(("language", "typed", "name"), FOR_ONE)
def test_a_word_for_one_person_reaches_that_person_alone(
    language: Language, typed: str, name: str, at_table: bool
) -> None:
    """With or without accents, capitals, blanks and words such as "to"; at a table too."""
    assert heard_by(language, typed, at_table=at_table)[0] == [name]


FOR_NOBODY: list[tuple[Language, str]] = [
    ("de", "sag clémence hallo"),
    ("de", "sag Clémence dass ich komme"),
    ("de", "sag jörk das ist geheim"),
    ("de", "sag jrög das ist geheim"),
    ("de", "sag jöörg das ist geheim"),
    ("de", "sag eloyse das ist geheim"),
    ("de", "sag zu clemens das ist geheim"),
    ("de", "sag an clemens das ist geheim"),
    ("de", "sag hanns das ist geheim"),
    ("de", "flüstere clemens das ist geheim"),
    ("de", "flüstere an clemens das ist geheim"),
    ("fr", "dis clémence salut"),
    ("fr", "dis à clémence je t'aime"),
    ("fr", "dis a clemence je t'aime"),
    ("fr", "dis clémence que je viens"),
    ("fr", "dis clémence qu'il triche"),
    ("fr", "dis jorge salut"),
    ("fr", "dis jörgg je t'aime"),
    ("fr", "chuchote à clémence salut"),
    ("en", "say to clementine I love her"),
    ("en", "say clementine hello"),
    ("en", "tell clementine hello"),
    ("en", "tell to clementine hello"),
    ("en", "tell jörk hello"),
]


@pytest.mark.parametrize("at_table", [False, True])
@pytest.mark.parametrize(("language", "typed"), FOR_NOBODY)
def test_a_word_for_somebody_unknown_reaches_nobody(
    language: Language, typed: str, at_table: bool
) -> None:
    """Its author hears so, and how to say it to all."""
    told, own = heard_by(language, typed, at_table=at_table)
    assert told == []
    assert own.startswith(("Niemand hier heißt", "Personne ici ne", "Nobody here is called"))


FOR_ALL: list[tuple[Language, str]] = [
    ("de", "sag hallo zusammen"),
    ("de", "sag jörg, du bist dran"),
    ("de", "sag: jörg du bist dran"),
    ("de", "sag jörg ist dran"),
    ("de", "sag Hans hat gewonnen"),
    ("de", "sag guten abend"),
    ("de", "sag danke euch"),
    ("de", "sag zu spät leider"),
    ("de", "sag moment ich komme"),
    ("de", "sag super danke"),
    ("de", "sag allen hallo"),
    ("de", "sag an alle hallo"),
    ("de", "sag der rest ist klar"),
    ("de", "sag morgen spielen wir weiter"),
    ("fr", "dis bonjour à tous"),
    ("fr", "dis à tous bonjour"),
    ("fr", "dis à demain les amis"),
    ("fr", "dis à toi de jouer"),
    ("fr", "dis au revoir"),
    ("fr", "dis jörg, à toi"),
    ("fr", "dis jörg est fort"),
    ("fr", "dis merci beaucoup"),
    ("en", "say hello everybody"),
    ("en", "say zoe eva is quick"),
    ("en", "say hans plays well"),
    ("en", "say to everybody hello"),
    ("en", "tell everybody hello"),
    ("en", "say to be honest I lost"),
    ("en", "say: hans hello"),
    ("en", "say hans"),
]


@pytest.mark.parametrize(("language", "typed"), FOR_ALL)
def test_what_is_said_to_all_reaches_all(language: Language, typed: str) -> None:
    """Also behind a colon, with a comma after a name, and where a name is only told of."""
    assert heard_by(language, typed)[0] == [*HERE]


def test_one_letter_may_be_wrong() -> None:
    """Another one, one less, one more, or two swapped; no more than that, and in no short name."""
    for typed in ("hanz", "haans", "hns", "ahns", "hansi", "jans"):
        assert is_slip(typed, "hans") == (typed != "hns"), typed
    assert not is_slip("hanna", "hans")
    assert not is_slip("eva", "eve")
    assert is_slip("hans", "hans")


@pytest.mark.parametrize("typed", ["friend joerg", "invite joerg", "ignore joerg", "mute joerg"])
def test_whoever_looks_alike_is_meant_everywhere(typed: str) -> None:
    """As nobody else can have such a name."""

    async def evening(house: House) -> list[str]:
        house.come("Jörg")
        house.type("Anna", "new life is life 3")
        return house.type("Anna", typed)

    assert "Jörg" in at_house(evening)[0]
