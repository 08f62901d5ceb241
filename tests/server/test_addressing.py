"""To whom something is said: a word for one person reaches that person, or nobody."""

from collections.abc import Iterable

import pytest

from accessible_games.server.lobby.addressing import is_slip
from accessible_games.server.storage.store import Known
from accessible_games.speech.catalogue import Language
from tests.server.house import House, at_house

HERE = {"Jörg": "de", "Éloïse": "fr", "Zoe Eva": "en", "Hans": "de", "Nobody Else": "en"}
SHORT = {"Zoé": "fr", "Mara": "de", "Petra": "en"}


def heard_by(
    language: Language, typed: str, here: Iterable[str] = HERE, *, at_table: bool = False
) -> tuple[list[str], str]:
    """Return who hears something that Anna types, and the first line that she hears herself."""

    async def evening(house: House) -> tuple[list[str], str]:
        for name in here:
            house.come(name)
        house.server.directory.remember(Known("Bertram", "secret"))
        house.come("Anna", language)
        if at_table:
            house.type("Anna", "new lifeboat 6 random")
            for name in here:
                house.type(name, "join anna")
            house.type("Anna", "begin")
            assert house.table().playing is not None
        house.forget()
        own = house.type("Anna", typed)
        told = [name for name in here if any("Anna" in line for line in house.heard(name))]
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
    ("en", "say hans let us beat her", "Hans"),
    ("en", "say zoe eva we should stop", "Zoe Eva"),
    ("en", "say only to hans psst", "Hans"),
    ("en", "say privately to eloise hello", "Éloïse"),
    ("en", "say quietly hans let us beat her", "Hans"),
    ("en", "tell privately to hans psst", "Hans"),
    ("de", "sag nur zu jörg psst", "Jörg"),
    ("de", "sag leise zu Hans, dass ich gehe", "Hans"),
    ("de", "sag heimlich hans komm mal", "Hans"),
    ("fr", "dis seulement à hans psst", "Hans"),
    ("fr", "dis tout bas à éloïse que je viens", "Éloïse"),
    ("fr", "dis en secret à jörg viens", "Jörg"),
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
    ("de", "sag bertrum komm mal"),
    ("fr", "dis bertrame viens voir"),
    ("en", "say hanns let us beat her"),
    ("en", "say betram let us beat her"),
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
    ("en", "say hans is late"),
    ("en", "say hans and I won"),
    ("en", "say only two cards left"),
    ("en", "say time to go"),
    ("en", "say zoe eva and hans are quick"),
    ("de", "sag jörg und hans sind dran"),
    ("de", "sag nur noch zwei karten"),
    ("de", "sag leise bitte"),
    ("fr", "dis jörg et hans ont gagné"),
    ("fr", "dis seulement à demain"),
]


@pytest.mark.parametrize(("language", "typed"), FOR_ALL)
def test_what_is_said_to_all_reaches_all(language: Language, typed: str) -> None:
    """Also behind a colon, with a comma after a name, and where a name is only told of."""
    assert heard_by(language, typed)[0] == [*HERE]


FOR_TWO: list[tuple[Language, str]] = [
    ("en", "say zoe and petra hello"),
    ("en", "say to zoe and petra hello"),
    ("en", "say only to zoe and petra hello"),
    ("en", "say zoee and petra let us meet"),
    ("en", "tell zoe and petra this is secret"),
    ("en", "tell zoe and petraa are quick"),
    ("de", "sag zoe und mara hallo"),
    ("de", "sag mara und zoee komm mal"),
    ("de", "sag zu zoe und mara sind leise"),
    ("de", "flüstere zoe und petra hallo"),
    ("fr", "dis mara et petra bonjour"),
    ("fr", "dis à mara et petra bonjour"),
    ("fr", "chuchote à zoé et mara venez"),
]


@pytest.mark.parametrize("at_table", [False, True])
@pytest.mark.parametrize(("language", "typed"), FOR_TWO)
def test_a_word_for_two_people_reaches_neither(
    language: Language, typed: str, at_table: bool
) -> None:
    """Its author hears that it goes to one at a time."""
    told, own = heard_by(language, typed, SHORT, at_table=at_table)
    assert told == []
    assert own.startswith(("One person at", "Immer nur einer", "Une personne à"))


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("de", "sag zoee leise was"),
        ("de", "sag zoeh ich mag dich"),
        ("de", "sag leise zu zoe"),
        ("de", "sag zu zoee"),
        ("en", "say zeo let us beat her"),
        ("en", "say zoey I like you"),
        ("fr", "dis zor tu me plais"),
    ],
)
def test_a_short_name_mistyped_and_a_name_without_words_reach_nobody(
    language: Language, typed: str
) -> None:
    """Not everybody either, before whom that would be awkward."""
    assert heard_by(language, typed, SHORT)[0] == []


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("de", "sag bin gleich da"), ("de", "sag gute idee"), ("de", "sag dann mal los"),
        ("en", "say same here"), ("en", "say been there"), ("en", "say time flies"),
        ("fr", "dis bon courage"), ("fr", "dis bien vu"), ("fr", "dis mais oui"),
    ],
)  # fmt: skip
def test_a_word_of_everyday_is_nobodys_name(language: Language, typed: str) -> None:
    """Even if it is almost one of a person here."""
    here = ("Ben", "Ute", "Dan", "Sam", "Tim", "Max")
    assert heard_by(language, typed, here)[0] == [*here]


def test_one_letter_may_be_wrong() -> None:
    """Another one, one less, one more, or two swapped; no more than that."""
    for typed in ("hanz", "haans", "hns", "ahns", "hansi", "jans", "hans"):
        assert is_slip(typed, "hans"), typed
    for typed in ("zoee", "zoeh", "zooe", "zor", "zeo", "zie"):
        assert is_slip(typed, "zoe"), typed
    for typed, name in (
        ("hanna", "hans"),
        ("roe", "zoe"),
        ("ozoe", "zoe"),
        ("zo", "zoe"),
        ("h", ""),
    ):
        assert not is_slip(typed, name), typed


@pytest.mark.parametrize("typed", ["friend joerg", "invite joerg", "ignore joerg", "mute joerg"])
def test_whoever_looks_alike_is_meant_everywhere(typed: str) -> None:
    """As nobody else can have such a name."""

    async def evening(house: House) -> list[str]:
        house.come("Jörg")
        house.type("Anna", "new life is life 3")
        return house.type("Anna", typed)

    assert "Jörg" in at_house(evening)[0]
