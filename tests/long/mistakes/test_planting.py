"""The list of mistakes holds for today's sources, and each kind changes what it says."""

import ast
from functools import cache
from pathlib import Path

import pytest

from tests.long.mistakes.planting import LIST, PACKAGE, Mistake, NoLongerApplies, mistakes, tree_of
from tests.long.mistakes.stages import GAMES, STAGES, stages_of

ROOT = Path(__file__).resolve().parents[3]
MISTAKES = mistakes()
TOY = '''
class Dog:
    def greets(self, other, loud=False):
        """Größe counts in bytes, not in letters."""
        if not other or self is other:
            return "nobody"
        for _ in [name for name in other.names if name]:
            self.bark(other, 2 if loud else 1)
        return "Übermut" if self.size < 3 and other.size < 3 else "calm"


def greets():
    return 1 < 2
'''


def source_of(mistake: Mistake) -> str:
    """The text of the file in which a mistake is planted, as it is today."""
    return (ROOT / PACKAGE / mistake.file).read_text("utf-8")


@cache
def planted_in_sources(mistake: Mistake) -> str:
    """That text with the mistake in it."""
    return mistake.planted(source_of(mistake))


@pytest.mark.parametrize(
    "mistake", MISTAKES, ids=[str(number) for number, _ in enumerate(MISTAKES, start=1)]
)
def test_each_mistake_has_its_place_in_the_sources(mistake: Mistake) -> None:
    """Each can be planted, what comes out is read without an error, and is another program."""
    source, planted = source_of(mistake), planted_in_sources(mistake)
    assert planted != source
    if mistake.file.endswith(".py"):
        tree = ast.parse(planted)
        compile(tree, mistake.file, "exec")
        assert ast.dump(tree) != ast.dump(tree_of(source))


def test_no_mistake_is_listed_twice() -> None:
    """A mistake counts once, however it is written."""
    planted = [(mistake.file, planted_in_sources(mistake)) for mistake in MISTAKES]
    assert len({*planted}) == len(planted)


def test_102_mistakes_in_sources_are_spread_over_all_that_tests_are_nearest_to() -> None:
    """55 in rules, secrets and scores, 11 for each game; 12 each in core, words and typed words.

    11 more are in the rooms around them.
    """
    beside = ("/players/", "/words/", "locales/")
    around = (
        *("match/room", "match/fairness", "match/event_filter", "players/", "server/", "store/"),
        *("network/", "app/", "tools/"),
    )
    files = [each.file for each in MISTAKES if not any(room in each.file for room in beside)]
    words = ("narrator", "line_breaking", "catalogue", "arguments", "fluent", "rulebook")
    rooms = [("core/",), tuple(f"speech/{name}" for name in (*words, "answer_kind"))]
    typed = ("commands", "kinds", "vocabulary", "answers", "lexicon", "typed_cards", "normalize")
    sessions = ("match/commands/", "match/person", "match/match")
    rooms += [(*(f"speech/{name}" for name in typed), *sessions)]
    rooms += [(f"games/{game}/",) for game in GAMES]
    rooms += [around]
    counted = [sum(file.startswith(room) for file in files) for room in rooms]
    assert counted == [12, 12, 12, 11, 11, 11, 11, 11, 11]
    assert len(files) == 102


def test_each_file_has_tests_to_run() -> None:
    """The folders that are run for a mistake exist, and begin with the nearest."""
    for mistake in MISTAKES:
        for stage in stages_of(mistake.file):
            folders = [each for each in stage if each.startswith("tests/")]
            assert folders
            assert all(any(ROOT.glob(folder)) for folder in folders), stage
    assert all((ROOT / PACKAGE / f"{start.rstrip('/')}").exists() for start in STAGES)


@pytest.mark.parametrize(
    ("kind", "at", "to", "line"),
    [
        ("compare", "self is other", "", "if not other or (self is not other):"),
        ("compare", "self.size < 3", "", "if (self.size <= 3) and other.size < 3 else"),
        ("operator", "not other or self is other", "", "if (not other and self is other):"),
        ("operator", "self.size < 3 and other.size < 3", "", "(self.size < 3 or other.size < 3)"),
        ("constant", "2", "", "self.bark(other, (3) if loud else 1)"),
        ("not", "not other", "", "if (other) or self is other:"),
        ("half", "not other or self is other", "", "if (not other):"),
        ("half", "[name for name in other.names if name]", "", "([name for name in other.names]):"),
        ("swap", "2 if loud else 1", "", "self.bark(other, (1 if loud else 2))"),
        ("swap", "self.bark(other, 2 if loud else 1)", "", "(self.bark(2 if loud else 1, other))"),
        ("drop", "if not other or self is other:", "", '\n        pass\n        for _ in'),
        ("early", "self.bark(other, 2 if loud else 1)", "", "return\n            self.bark(other,"),
        ("instead", "other.names", "self.names", "for name in (self.names) if name"),
    ],
)  # fmt: skip
def test_each_kind_changes_what_it_says(kind: str, at: str, to: str, line: str) -> None:
    """One place is changed, and nothing else of the file."""
    planted = Mistake("toy.py", "Dog.greets", kind, at, to).planted(TOY)
    assert line in planted
    assert line not in TOY
    assert planted.endswith("def greets():\n    return 1 < 2\n")


def test_a_mistake_stays_at_its_place_when_the_file_changes() -> None:
    """It is found by its function and its text, whatever stands before it."""
    mistake = Mistake("toy.py", "Dog.greets", "compare", "self.size < 3")
    moved = TOY.replace("\nclass", "\nNEW = 3 < 4\n\n\nclass").replace("loud=False", "loud=True")
    assert "(self.size <= 3)" in mistake.planted(moved)
    assert "NEW = 3 < 4" in mistake.planted(moved)


@pytest.mark.parametrize(
    ("mistake", "said"),
    [
        (Mistake("toy.py", "Dog.greets", "compare", "self.size < 4"), "not there"),
        (Mistake("toy.py", "Dog.barks", "compare", "self.size < 3"), "not there any more"),
        (Mistake("toy.py", "Dog.greets", "constant", "3"), "2 places. Say which one."),
        (Mistake("toy.py", "Dog.greets", "constant", "3", which=3), "only 2 places"),
        (Mistake("toy.py", "Dog.greets", "not", "self is other"), "nothing there for this kind"),
        (Mistake("toy.ftl", "a", "words", "b", "c"), "not there"),
    ],
)
def test_a_mistake_that_no_longer_applies_is_an_error_that_says_so(
    mistake: Mistake, said: str
) -> None:
    """Nothing is planted where it is not clear what, and the entry is named."""
    with pytest.raises(NoLongerApplies, match=said) as error:
        mistake.planted(TOY)
    assert mistake.within in str(error.value)


def test_which_of_several_places_is_counted_from_1() -> None:
    """In the order in which they are written."""
    second = Mistake("toy.py", "Dog.greets", "constant", "3", which=2)
    assert "self.size < 3 and other.size < (4)" in second.planted(TOY)


def test_a_mistake_in_words_stays_within_its_message() -> None:
    """The same words in another message are left alone."""
    words = "ä = rows\na = { $n ->\n   *[other] rows\n}\nb = rows\n"
    mistake = Mistake("toy.ftl", "a", "words", "rows", "Reihe")
    assert mistake.planted(words) == "ä = rows\na = { $n ->\n   *[other] Reihe\n}\nb = rows\n"


def test_the_list_lies_beside_its_reader() -> None:
    """Another list can be read from another file."""
    assert LIST.parent == Path(__file__).parent
