"""Articles, plurals and cases: every animal in every form, against a fixed table."""

import pytest

from accessible_games.games import GAMES
from accessible_games.speech.arguments import Called, Words
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from tests.speech.messages import messages, variants
from tests.speech.tables import ANIMALS

GAME = "life-is-life"
PIECES = GAMES[GAME].pieces
NUMBERS = {"one", "other", "two", "few", "many", "zero"}

NOTHING_ELSE = {"nominative"}
"""The cases of a word that has only one form."""

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_piece = pytest.mark.parametrize("piece", PIECES)


@every_language
@every_piece
def test_a_piece_is_called_and_counted_rightly(language: Language, piece: str) -> None:
    """The bare name and its plural, one with its article, and two."""
    catalogue, forms = catalogue_of(language, GAME), ANIMALS[language][piece]
    assert forms["name"] == tuple(
        catalogue.say(f"piece-{piece}", form) for form in ("name", "names")
    )
    for case in sorted(cases(language, piece)):
        said = [catalogue.say(f"piece-{piece}", count=n, case=case) for n in (1, 2)]
        assert (case, *said) == (case, *forms[case])


def cases(language: Language, piece: str) -> set[str]:
    """Return the cases in which the words can say a piece; always the nominative."""
    return {*variants(messages(language)[f"piece-{piece}"])} - NUMBERS | {"nominative"}


@every_language
def test_all_pieces_know_the_same_cases(language: Language) -> None:
    """If one animal has a case, all have it, so that every sentence fits all of them."""
    known = [cases(language, piece) for piece in PIECES if cases(language, piece) != NOTHING_ELSE]
    assert all(each == known[0] for each in known)


@every_language
@every_piece
def test_more_are_counted_as_two_are(language: Language, piece: str) -> None:
    """Nine are said like two, with another number."""
    words = catalogue_of(language, GAME)
    two, nine = (words.say(f"piece-{piece}", count=n, case="nominative") for n in (2, 9))
    assert nine == two.replace("2", "9")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Tom takes 2 sheep and a mouse from row 3 and lays 3 mice."),
        ("fr", "Tom prend 2 moutons et une souris dans la rangée 3 et pose 3 souris."),
        ("de", "Tom nimmt 2 Schafe und eine Maus aus Reihe 3 und legt 3 Mäuse ab."),
    ],
)
def test_pieces_stand_in_a_sentence(language: Language, sentence: str) -> None:
    """Equal ones are grouped, and the list ends as the language ends lists."""
    said = catalogue_of(language, GAME).say(
        "swapped", "", seat="Tom", row=3, taken=Words(["sheep", "sheep", "mouse"]),
        laid=Words(["mouse"] * 3),
    )  # fmt: skip
    assert " ".join(said.split()) == sentence


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["You knock.", "Ben knocks."]),
        ("de", ["Du klopfst.", "Ben klopft."]),
        ("fr", ["Tu frappes.", "Ben frappe."]),
    ],
)
def test_a_verb_goes_with_who_does_it(language: Language, lines: list[str]) -> None:
    """The listener is addressed, and anyone else is named before the verb."""
    words = catalogue_of(language, "life-is-life")
    told = [words.say("knocked", seat=seat) for seat in ("you", "Ben")]
    assert [line.split(".")[0] + "." for line in told] == lines


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "The Captain uses the compass."),
        ("de", "der Kapitän benutzt den Kompass."),
        ("fr", "le Capitaine utilise la boussole."),
    ],
)
def test_a_verb_goes_with_who_is_called_by_a_piece(language: Language, line: str) -> None:
    """With the article, in the nominative."""
    words = catalogue_of(language, "lifeboat")
    captain = Called(words.person("captain"), "captain")
    assert words.say("compass-used", seat=captain).lower() == line.lower()
