"""SixPack typed at the keyboard: drinks without alcohol, whole games, and any text at all."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from accessible_games.core.decision import Move
from accessible_games.games.sixpack import looking
from accessible_games.speech.catalogue import LANGUAGES, Language
from tests.examples import times, turned
from tests.games.sixpack.sessions import (
    CLEAR_IT,
    alone,
    at_claim,
    at_clear,
    at_keep,
    fresh,
    moves,
    random_lines,
    said,
)
from tests.sessions import Evening, resumed

pytestmark = pytest.mark.slow

# Drinks without alcohol --------------------------------------------------------------------------

FREE = {"drinks": "alcohol-free"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_drinks_without_alcohol_have_their_own_names(tmp_path: Path, language: Language) -> None:
    """In everything that is said and typed; the usual names are neither known nor heard."""
    evening = fresh(tmp_path, options=FREE, language=language)
    session = evening.session
    usual = fresh(tmp_path / "usual", language=language).session.person.narrator
    names = [
        session.person.narrator.piece(piece) for piece in session.person.vocabulary.lexicon.pieces
    ]
    assert not {*names} & {usual.piece(piece) for piece in session.person.vocabulary.lexicon.pieces}
    asking = ("moves", "hint", "table", "counts", "pattern", f"find {names[0]}", "n13", "row")
    more = ("block", f"card {names[4]}", "help", "changes", "since", "wombat m12", "")
    answers = said(evening, "", "1", "", *asking, *more)
    assert len(moves(evening)) == 1
    for piece in ("lemonade", "beer", "shandy", "diesel", "spezi"):
        name = usual.piece(piece).casefold()
        assert not [line for line in answers if name in line.casefold()]
    told = " ".join(answers).casefold()
    assert all(name.casefold() in told for name in names)
    assert moves(evening) == ["0 pair cola-spezi"]
    refused = said(
        fresh(tmp_path / "c", options=FREE, language=language), "", "1", "", "radler o13"
    )
    assert "radler" in refused[-1]


def test_they_keep_their_names_when_the_language_changes_and_when_the_game_goes_on(
    tmp_path: Path,
) -> None:
    """The option belongs to the table."""
    evening = fresh(tmp_path, options=FREE)
    pieces = evening.session.person.vocabulary.lexicon.pieces
    evening.play("", "1", "language deutsch")
    german = fresh(tmp_path / "b", options=FREE, language="de").session.person.narrator
    again = resumed(evening.session.kept.saved.path, language="de").session.person.narrator
    told = evening.session.person.narrator
    assert [told.piece(piece) for piece in pieces] == [german.piece(piece) for piece in pieces]
    assert [again.piece(piece) for piece in pieces] == [german.piece(piece) for piece in pieces]


# Whole games -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [5])
def test_a_whole_game_is_the_same_in_every_language(tmp_path: Path, seed: int) -> None:
    """It is typed at random to the end, every answer is understood, and the records are equal."""
    played = []
    for language in LANGUAGES:
        evening = fresh(tmp_path / language, language=language, seed=seed)
        last = evening.play_all(random_lines(evening.session, seed))[-1]
        assert not evening.session.match.table.pending
        assert " ".join(last).count("7") >= 2
        played.append(evening.file)
    assert len(set(played)) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("claims", ["yes-no", "off"])
def test_a_game_with_less_help_is_typed(tmp_path: Path, language: Language, claims: str) -> None:
    """Each line is a move or takes the keyboard; three people play, without alcohol too."""
    people = ("Anna", "Ben", "Cleo")
    options = {"claims": claims, "drinks": "alcohol-free", "removal": "strict"}
    evening = fresh(tmp_path, people, 7, options=options, language=language)
    evening.play_all(random_lines(evening.session, 7, 150))
    passed = len(evening.typist.forgotten)
    assert len(moves(evening)) + passed == 150
    kinds = {move.split()[1] for move in moves(evening)}
    assert {"pair", "turn", "fill", "claim"} <= kinds


# Anything typed ----------------------------------------------------------------------------------

KINDS = ("pair", "turn", "fill", "claim", "point", "clear", "keep")
WORDS = (
    "m13", "n15", "z99", "a0", "m 13", "13", "99", "-1", "m", "take", "cola", "lemon", "beer", "c",
    "l", "b", "cl", "here", "row", "column", "block", "look", "find", "card", "left", "up", "yes",
    "no", "and", "clear", "keep", "?", ".", "'", "-", "moves", "help", "last", "search", "changes",
    "pattern", "picture", "undo", "sort", "verbosity", "räume", "débarrasse", "nimm", "hier", "ici",
)  # fmt: skip
TEXTS = st.one_of(
    st.lists(st.sampled_from(WORDS), max_size=5).map(" ".join),
    st.text(max_size=20).filter(lambda text: "\n" not in text and "\r" not in text),
)


@pytest.mark.parametrize(("kind", "language"), turned(KINDS, LANGUAGES))
@settings(max_examples=times(12))
@given(typed=st.lists(TEXTS, max_size=8))
def test_no_typed_text_is_too_much(
    tmp_path_factory: pytest.TempPathFactory, kind: str, language: Language, typed: list[str]
) -> None:
    """At every kind of question every line is answered, with some words and no traceback."""
    folder = tmp_path_factory.mktemp("typed")
    evening = asked_at(kind, folder, language)
    answers = said(evening, "", *typed)
    asked = evening.session.match.table.waiting()
    assert asked
    assert all(answers)


def asked_at(kind: str, folder: Path, language: Language) -> Evening:
    """Return a session in which the first question is of this kind."""
    if kind == "pair":
        return fresh(folder, language=language)
    if kind == "keep":
        return at_keep(folder, language=language)
    evening = at_claim(folder) if kind in ("claim", "point") else at_clear(folder)
    before = {"claim": ("", "take n15"), "point": ("", "take n15", "yes"), "fill": CLEAR_IT[:2],
              "clear": CLEAR_IT}.get(kind, ())  # fmt: skip
    evening.play(*before)
    again = resumed(evening.session.kept.saved.path, language=language)
    assert {decision.kind for decision in again.session.match.table.waiting()} == {kind}
    return again


def test_the_answer_of_a_place_is_what_the_game_tells(tmp_path: Path) -> None:
    """The session adds nothing to it."""
    evening = alone(tmp_path)
    answers = said(evening, "o13")
    facts = list(looking.look(evening.session.person.view, "o13"))
    assert answers == evening.session.person.narrator.events(facts)
    assert Move(0, "turn", ("cola", "o13")) not in evening.session.match.table.moves
