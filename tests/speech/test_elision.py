"""French names of people and games: "d'Anna", "de Tom", and where messages say them."""

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from accessible_games.speech.arguments import Word
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.elision import begins_with_vowel, elided
from tests.speech.messages import messages
from tests.speech.test_same_contents import read

VOWELS = ("Anna", "Élise", "Ève", "Ingrid", "Oscar", "Ugo", "Œdipe", "Ægir", "emma", "ÉMILE", "A")
MUTE = ("Hugo", "Hélène", "henri", "HÉLOÏSE", "Hubert", "Hervé", "Yves", "Yvonne", "Ysé")
CONSONANTS = ("Tom", "Zoé", "Hans", "Harry", "Heidi", "Yann", "Yasmine", "Y", "H", "11", "Çelik")


@pytest.mark.parametrize("name", [*VOWELS, *MUTE, "Arche Noah"])
def test_a_vowel_takes_a_letter_away(name: str) -> None:
    """Also one with an accent, behind a mute h, and a y that is one."""
    assert elided("de", name) == f"d'{name}"
    assert elided("que", name) == f"qu'{name}"
    assert elided("le", name) == f"l'{name}"


@pytest.mark.parametrize("name", [*CONSONANTS, "Life is Life", "SixPack", "Lifeboat", ""])
def test_a_consonant_takes_nothing_away(name: str) -> None:
    """Nor does an h that parts the words, a y before a vowel, a number, or a letter's name."""
    assert not begins_with_vowel(name)
    assert elided("que", name) == f"que {name}"


def test_people_are_said_so_wherever_something_is_theirs() -> None:
    """By the case of a seat, which messages ask for."""
    words = catalogue_of("fr", "arche-noah")
    said = [words.say("seat-named", name=name, case="of") for name in ("Anna", "Tom", "Hugo")]
    assert said == ["d'Anna", "de Tom", "d'Hugo"]


def test_what_follows_may_be_a_piece() -> None:
    """Some begin with an article, some with none that elides."""
    held = {"water": "Tu n'as que de l'eau.", "knife": "Tu n'as qu'un couteau."}
    words = catalogue_of("fr", "lifeboat")
    for piece, told in held.items():
        assert words.say("refused-not-held", piece=Word(piece), held=1, lacking="none") == told


# In messages --------------------------------------------------------------------------------------

NAMES = {"name", "names", "seat", "title", "titles", "host", "partner", "target"}
"""Arguments that are names of people, of games or of computers."""
LOOSE = ("de", "que", "le", "la", "se", "ne", "me", "te", "jusque", "lorsque", "puisque")
"""French words that lose their last letter before a vowel."""


class Neighbours(Visitor):
    """The words right before what is put into a message, with its arguments."""

    def __init__(self, part: ftl.BaseNode) -> None:
        self.found: list[tuple[str, str]] = []
        self.visit(part)

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802
        """Look at each pair, and into what is put in."""
        for before, behind in zip(node.elements, node.elements[1:], strict=False):
            text = str(before.value) if isinstance(before, ftl.TextElement) else ""
            if text.split() and text.endswith(" ") and isinstance(behind, ftl.Placeable):
                word = text.split()[-1].lower()
                self.found += [(word, name) for name in put_in(behind.expression)]
        self.generic_visit(node)


def put_in(expression: object) -> list[str]:
    """The argument that a placeable says as it is, or as somebody's name."""
    if isinstance(expression, ftl.VariableReference):
        return [expression.id.name]
    if isinstance(expression, ftl.FunctionReference) and expression.id.name in ("SEAT", "DOES"):
        return ["seat"]
    return []


def unelided(known: dict[str, ftl.Message]) -> list[str]:
    """Messages with such a word before a name."""
    return [
        name
        for name, message in known.items()
        for word, argument in Neighbours(message).found
        if word in LOOSE and argument in NAMES
    ]


def test_before_a_name_french_says_what_the_name_asks_for() -> None:
    """By `ELIDED`, or by `SEAT` with a case; nobody knows how a name begins."""
    assert unelided(messages("fr")) == []
    assert unelided(read("told = La place de { $name }.\n")) == ["told"]
    assert unelided(read("told = Est-ce que { SEAT($seat) } joue?\nrow = De { $first }.\n")) == [
        "told"
    ]
