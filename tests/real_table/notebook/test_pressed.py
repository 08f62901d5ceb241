"""The table under the fingers: words and places are pressed, at 20 and at 40 cells."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from accessible_games.match.dispatch import understood
from accessible_games.match.meaning import Given
from accessible_games.speech.answer_kind import SpokenDecision
from accessible_games.speech.catalogue import Language
from accessible_games.speech.kinds import kind_of
from tests.felt.hands import Hands, touched_while, way_to
from tests.real_table.evenings import begun, resumed
from tests.sessions import Evening

SIXPACK = ("table sixpack", "lay cola, lemon beer, cola", "lay cl p14", "lay l q14, cl")
every_width = pytest.mark.parametrize("width", [20, 40])


def pressed(place: Path, width: int, *words: str) -> tuple[Evening, Hands]:
    """An evening that goes on with some words pressed, one after the other."""
    evening = resumed(place / "evening.txt")

    def keys() -> Iterator[str]:
        for word in words:
            yield from way_to(evening.session, width, word)

    return evening, touched_while(evening, width, keys())


def last_move(evening: Evening) -> str:
    """The last entry, as the record has it."""
    return str(evening.session.match.table.moves[-1])


@every_width
def test_a_claim_is_judged_from_two_pressed_corners(tmp_path: Path, width: int) -> None:
    """The word first, then both corners; each is said."""
    begun(tmp_path).play(*SIXPACK)
    evening, _ = pressed(tmp_path, width, "claim", "p13", "r14")
    assert last_move(evening) == "0 entry claim p13 r14"
    assert "Chosen: p13. Now the place." in evening.typist.said


@every_width
def test_cards_are_taken_and_moved_by_pressing(tmp_path: Path, width: int) -> None:
    """A place that is empty can be the goal."""
    begun(tmp_path).play("lay goat b3", "lay pig c3")
    evening, _ = pressed(tmp_path, width, "move", "b3", "d4")
    assert last_move(evening) == "0 entry move b3 d4"
    evening, _ = pressed(tmp_path, width, "take", "c3")
    assert last_move(evening) == "0 entry take c3"


@every_width
def test_a_place_alone_is_looked_at(tmp_path: Path, width: int) -> None:
    """What is there is felt and said, and "here" means it from then on."""
    begun(tmp_path).play("lay goat b3", "lay pig c3")
    evening, hands = pressed(tmp_path, width, "c3")
    assert hands.felt[-1] == "Pig c3."
    assert "Pig c3." in evening.typist.said


@every_width
def test_the_rows_of_the_table_are_felt(tmp_path: Path, width: int) -> None:
    """The first window has the row's number and its first cards."""
    begun(tmp_path).play("table life is life", "lay G7, P5, G9 at b3", "lay D6 b3")
    _, hands = pressed(tmp_path, width, "b3")
    assert any(felt.startswith("⠀⠒⠀⠀⠀⠀⢙⠖") for felt in hands.felt), hands.felt


def entered_by_buttons(place: Path, lines: Sequence[str], language: Language, *texts: str) -> str:
    """What the page's buttons with these texts enter, the first in the first group and so on."""
    evening = begun(place, language=language)
    evening.play(*lines)
    person = evening.session.hot_seat.everybody
    assert person.asked is not None
    kind = kind_of(person.narrator.catalogue, person.asked.options)
    asked = SpokenDecision(person.asked, person.vocabulary.lexicon, person.narrator)
    _, *groups = kind.buttons(asked, person.asked.options)
    line = [dict(group.buttons)[text] for group, text in zip(groups, texts, strict=False)]
    given = understood(person, " ".join(line), person.asked)
    assert isinstance(given, Given), given
    return " ".join(given.moves[0].answer)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("language", "take", "move"),
    [("en", "take", "move"), ("de", "nimm", "verschiebe"), ("fr", "prends", "déplace")],
)
def test_a_page_takes_and_moves_what_lies_there(
    tmp_path: Path, language: Language, take: str, move: str
) -> None:
    """What, where, and for a move where to: also beside what lies there."""
    lines = ("lay pig c3", "lay goat b3")
    assert entered_by_buttons(tmp_path, lines, language, take, "c3") == "take c3"
    assert entered_by_buttons(tmp_path, lines, language, move, "b3", "c3") == "move b3 c3"
    assert entered_by_buttons(tmp_path, lines, language, move, "c3", "d3") == "move c3 d3"


@pytest.mark.parametrize(
    ("language", "claim"), [("en", "claim"), ("de", "melde"), ("fr", "annonce")]
)
def test_a_page_claims_a_pattern(tmp_path: Path, language: Language, claim: str) -> None:
    """By two of its corners."""
    typed = entered_by_buttons(tmp_path, SIXPACK, language, claim, "p13", "r14")
    assert typed == "claim p13 r14"
