"""Braille on the command line: labels of the games and of any deck, and rules in braille."""

import csv
import json
import sys
from pathlib import Path

import pytest

from accessible_games.braille.decks import box, boxes, parse_deck
from accessible_games.braille.labels import labels
from accessible_games.braille.liblouis import binding
from accessible_games.braille.problem import Fault
from accessible_games.braille.prose import GRADES
from accessible_games.frontends.terminal.deck_words import sentences
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.tools.presets import PRESETS
from tests.braille import needed
from tests.sessions import Outcome, program

every_language = pytest.mark.parametrize("language", LANGUAGES)
CHOICES = ", ".join([*boxes(), *PRESETS])
DECK = """\
deck,name,copies,value,text,label
,Wizard,4,,casts spells,
,Dragon,1,12,,
,Dwarf,3,1,"small, but strong",
T,Dragon,1,,,
,Joker,2,,,J'/-
"""
COLUMNS_OF = {"wrong-copies": "copies", "no-letters": "name", "unwritable": "label"}
TOLD = [
    "Wizard, casts spells, 4 copies, label W. ⠺",
    "Dragon, one copy, label Dr12. ⠙⠗⠂⠆",
    "Dwarf, small, but strong, 3 copies, label Dw1. ⠙⠺⠂",
    "Dragon, one copy, label T above D. ⠞ ⠙",
    "Joker, 2 copies, label J' above nothing. ⠚⠠ ⠤",
]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A deck of five cards."""
    file = tmp_path / "my game.csv"
    file.write_text(DECK, "utf-8")
    return file


def refused(outcome: Outcome, status: int = 2) -> str:
    """Return the sentence about what is wrong; nothing else may be said."""
    assert (outcome.status, outcome.out) == (status, "")
    return " ".join(outcome.err.split())


# Text ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("de", "Schaf, 6 Stück, Kürzel Sch6. ⠱⠖"),
        ("fr", "Chèvre, 7 exemplaires, étiquette Cè7. ⠉⠮⠶"),
        ("en", "Giraffe, 9 copies, label G9. ⠛⠔"),
    ],
)
def test_each_label_is_a_line(language: str, line: str) -> None:
    """Name, copies, letters, cells."""
    outcome = program("labels", "life-is-life", "--language", language)
    assert (outcome.status, outcome.err, len(outcome.lines)) == (0, "", 12)
    assert line in outcome.lines


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("de", "Liebe, ein Stück, Kürzel L über K7, Punkte 1 2 3 über 1 3, 2 3 5 6. ⠇ ⠅⠶"),
        ("fr", "haine, un exemplaire, étiquette H sur C7, points 1 2 5 sur 1 4, 2 3 5 6. ⠓ ⠉⠶"),
        ("en", "love, one copy, label L above C7, dots 1 2 3 above 1 4, 2 3 5 6. ⠇ ⠉⠶"),
    ],
)
def test_dots_are_told_in_numbers(language: str, line: str) -> None:
    """If they are asked for; the lines of a label come in order."""
    outcome = program("labels", "lifeboat", "--dots", "--language", language)
    assert [told for told in outcome.lines if told.endswith(line)] != []


@every_language
@pytest.mark.parametrize("game", boxes())
@pytest.mark.parametrize("dots", [[], ["--dots"]])
def test_no_line_is_broken(game: str, language: Language, dots: list[str]) -> None:
    """There is one line for each label, however long, at any verbosity."""
    outcome = program("labels", game, "--language", language, *dots)
    cards = box(game, language)
    notes = 2 * ((game, language) == ("lifeboat", "de"))
    assert len(outcome.lines) == len(cards) + notes
    brief = program("labels", game, "--language", language, *dots, "--verbosity", "brief")
    assert brief == outcome
    for line, label in zip(outcome.lines, labels(cards, language), strict=not notes):
        assert line.endswith(f". {' '.join(label.cells)}")
        assert line.casefold().startswith(label.card.name.casefold())


def test_a_deck_of_ones_own(file: Path) -> None:
    """Its labels follow the same rule, and are told in the same way."""
    assert program("labels", "--deck", str(file)).lines == TOLD


def test_the_language_chooses_the_alphabet(tmp_path: Path) -> None:
    """Sch is one cell only in German."""
    file = tmp_path / "deck.csv"
    file.write_text("name,copies\nSchaf,1\n")
    ends = {
        language: program("labels", "--deck", str(file), "--language", language).out.split()[-1]
        for language in LANGUAGES
    }
    assert ends == {"de": "⠱", "fr": "⠎", "en": "⠎"}


def test_names_that_look_like_marks_are_told_as_they_are(tmp_path: Path) -> None:
    """Nothing in a name is taken for a placeholder."""
    file = tmp_path / "deck.csv"
    file.write_text('name,copies\n"{ $name } a",1\n"%s 5 b",2\n')
    assert program("labels", "--deck", str(file)).lines == [
        "{ $name } a, one copy, label N. ⠝",
        "%s 5 b, 2 copies, label S5. ⠎⠢",
    ]


def test_what_was_not_read_and_what_turns_is_told(tmp_path: Path) -> None:
    """Columns without a meaning, and labels that mean others upside down, with ways out."""
    file = tmp_path / "deck.csv"
    file.write_text("name,artist\ndog,A\nhat,B\n")
    told = program("labels", "--deck", str(file)).lines
    assert told[2:] == [
        catalogue_of("en").say("deck-unused", found="artist"),
        "Held upside down, D for dog is felt as H for hat.",
        catalogue_of("en").say("label-twins-ways"),
    ]
    assert len(json.loads(program("labels", "--deck", str(file), "--format", "json").out)) == 2


def test_presets_are_named_as_games_are() -> None:
    """Their labels can be written in another way."""
    assert "Ten of hearts" not in program("labels", "poker-52").out
    (line,) = [x for x in program("labels", "poker-52").lines if x.startswith("10 of hearts")]
    assert line.endswith("label xH. ⠭⠓")
    options = ["--order", "suit", "--digits", "upper", "--ten", "digits"]
    (line,) = [x for x in program("labels", "poker", "52", *options).lines if "10 of hearts" in x]
    assert line.endswith("label H10. ⠓⠁⠚")
    said = refused(program("labels", "skat", "--digits", "roman"))
    assert said == "--digits cannot be roman. It can be lowered, upper, antoine."


# CSV and JSON -------------------------------------------------------------------------------------


@every_language
@pytest.mark.parametrize("game", boxes())
@pytest.mark.parametrize("dots", [[], ["--dots"]])
def test_a_table_is_a_deck_again(game: str, language: Language, dots: list[str]) -> None:
    """With the same labels, even after another program has read and written it."""
    outcome = program("labels", game, "--format", "csv", "--language", language, *dots)
    told = labels(parse_deck(outcome.out.encode()).cards, language)
    rows = list(csv.DictReader(outcome.lines))
    assert ["/".join(label.cells) for label in told] == [row["cells"] for row in rows]
    assert ["/".join(label.lines) for label in told] == [row["label"] for row in rows]
    assert [label.card.name for label in told] == [row["name"] for row in rows]
    assert all(("dots" in row) == bool(dots) for row in rows)


def test_labels_are_kept_by_their_table(file: Path, tmp_path: Path) -> None:
    """A new card in a kept deck changes none of its labels."""
    kept = tmp_path / "kept.csv"
    kept.write_text(program("labels", "--deck", str(file), "--format", "csv").out, "utf-8")
    assert program("labels", "--deck", str(kept)).lines == TOLD
    with kept.open("a", encoding="utf-8") as more:
        more.write(",Witch,2\n")
    told = program("labels", "--deck", str(kept)).lines
    assert told == [*TOLD, "Witch, 2 copies, label Wi. ⠺⠊"]


def test_a_table_has_all_that_is_known(file: Path) -> None:
    """In the columns of a deck, with cells and dots after them."""
    rows = list(
        csv.DictReader(program("labels", "--deck", str(file), "--format", "csv", "--dots").lines)
    )
    assert rows[2] == {
        "deck": "", "name": "Dwarf", "copies": "3", "value": "1", "suit": "", "kind": "",
        "text": "small, but strong", "label": "Dw1", "piece": "card", "ends": "", "size": "",
        "cells": "⠙⠺⠂", "dots": "1 4 5, 2 4 5 6, 2",
    }  # fmt: skip
    assert (rows[3]["label"], rows[3]["cells"], rows[3]["dots"]) == ("T/D", "⠞/⠙", "2 3 4 5/1 4 5")


def test_json_is_a_list_with_a_line_for_each_label(file: Path) -> None:
    """Numbers are numbers, and lines of a label are a list."""
    outcome = program("labels", "--deck", str(file), "--format", "json", "--dots")
    told = json.loads(outcome.out)
    assert told[1] == {
        "name": "Dragon", "copies": 1, "value": 12, "text": "",
        "label": ["Dr12"], "cells": ["⠙⠗⠂⠆"], "dots": [["145", "1235", "2", "23"]],
    }  # fmt: skip
    assert told[4]["label"] == ["J'", "-"]
    assert len(outcome.lines) == len(told) + 2
    plain = json.loads(program("labels", "--deck", str(file), "--format", "json").out)
    assert all("dots" not in label for label in plain)


# Wrong use ----------------------------------------------------------------------------------------


@every_language
@pytest.mark.parametrize(
    ("words", "message", "found"),
    [
        ([], "which-game", {"choices": CHOICES}),
        (["chess"], "unknown-game", {"word": "chess", "choices": CHOICES}),
        (["sixpack", "lifeboat"], "one-game", {"words": "sixpack lifeboat"}),
        (["sixpack", "--deck", "x.csv"], "game-or-deck", {}),
        (["sixpack", "--deck", ""], "game-or-deck", {}),
        (
            ["sixpack", "--format", "xml"],
            "unknown-format",
            {"word": "xml", "choices": "text, csv, json"},
        ),
    ],
)
def test_wrong_use_is_told(
    words: list[str], message: str, found: dict[str, str], language: Language
) -> None:
    """In one sentence, with the choices."""
    sentence = catalogue_of(language).say(message, **found)
    assert refused(program("labels", *words, "--language", language)) == sentence


@every_language
@pytest.mark.parametrize(
    ("text", "message", "found"),
    [
        ("name,copies\nBear,8\nMouse,x\n", "wrong-copies", "x"),
        ("name,copies\n", "no-cards", ""),
        ("name,copies\n…,1\n", "no-letters", "…"),
        ("name,copies,label\nBear,1,B~\n", "unwritable", "~"),
    ],
)
def test_a_mistake_in_a_deck_is_told(
    tmp_path: Path, text: str, message: str, found: str, language: Language
) -> None:
    """With its line, before any label."""
    file = tmp_path / "deck.csv"
    file.write_text(text)
    fault = Fault(
        1 + text.count("\n", 0, text.find(found)), message, found, COLUMNS_OF.get(message, "")
    )
    (sentence,) = sentences([fault], catalogue_of(language))
    told = refused(program("labels", "--deck", str(file), "--language", language), 1)
    assert told.casefold() == " ".join(sentence.split()).casefold()


def test_all_mistakes_are_told_in_one_answer(tmp_path: Path) -> None:
    """A line for each kind, with all cells that have it."""
    file = tmp_path / "deck.csv"
    file.write_text("name,Anzahl,piece\nBear,8,hat\nFox,x,\nElk,y,\nCow,x,hat\n")
    outcome = program("labels", "--deck", str(file))
    assert outcome.status == 1
    assert " ".join(outcome.err.split()) == (
        "Column piece: hat in lines 2 and 5."
        " Write card, chip, tile, die, marker or board there, or nothing."
        " Column Anzahl: x in lines 3 and 5, y in line 4."
        " Write a whole number from 0 to 999 there."
    )


def test_what_was_guessed_is_told(tmp_path: Path) -> None:
    """An encoding with an example, by which one hears whether it is right, and how to say it."""
    file = tmp_path / "deck.csv"
    file.write_bytes("nazwa,copies\nkrólik,1\nżółw,2\nświnia,1\n".encode("cp1250"))
    told = program("labels", "--deck", str(file)).lines
    assert told[3:] == [
        catalogue_of("en").say("deck-first-names", found="nazwa"),
        catalogue_of("en").say("deck-encoding", other="cp1250", found="królik"),
    ]
    named = program("labels", "--deck", str(file), "--encoding", "cp1250").lines
    assert named == told[:4]
    said = refused(program("labels", "--deck", str(file), "--encoding", "morse"))
    assert said.startswith("There is no encoding morse. Usual ones are utf-8, cp1250,")


def test_the_scheme_of_labels_is_told(tmp_path: Path) -> None:
    """In the words of the file, with an example."""
    file = tmp_path / "deck.csv"
    file.write_text("Farbe;Form;Zahl\nrot;Oval;1\nrot;Raute;1\nblau;Oval;1\nblau;Raute;1\n")
    told = program("labels", "--deck", str(file), "--language", "de").lines
    assert told[0].startswith("Rot Oval 1, ein Stück, Kürzel RO1.")
    assert told[4] == "Jedes Kürzel nennt Farbe, Form und Zahl: RO1 ist rot Oval 1."


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    """With the sentence for all files."""
    missing, folder = tmp_path / "none.csv", tmp_path
    assert "none.csv cannot be used: it is not there." in refused(
        program("labels", "--deck", str(missing)), 1
    )
    assert refused(program("labels", "--deck", str(folder)), 1).endswith("it is a folder.")


def test_a_film_is_no_deck(tmp_path: Path) -> None:
    """Nor is any file that is not text."""
    file = tmp_path / "film.mkv"
    file.write_bytes(bytes(range(128, 256)) * 10)
    assert refused(program("labels", "--deck", str(file)), 1).startswith("No text in line 1")


# Rules in braille ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "grade"), [(language, grade) for language in GRADES for grade in GRADES[language]]
)
@pytest.mark.parametrize("verbosity", ["brief", "normal"])
def test_rules_are_written_in_a_grade(language: str, grade: str, verbosity: str) -> None:
    """Nothing but cells, as many in a line as the verbosity allows."""
    needed.liblouis()
    options = ["--language", language, "--braille", grade, "--verbosity", verbosity]
    outcome = program("rules", "life-is-life", "2", *options)
    assert (outcome.status, outcome.err) == (0, "")
    assert {*outcome.out} <= {"\n", *map(chr, range(0x2800, 0x2840))}
    assert max(map(len, outcome.lines)) <= {"brief": 40, "normal": 80}[verbosity]


def test_rules_in_braille_are_the_same_rules() -> None:
    """Headings, a section, or what is searched for, word for word."""
    needed.liblouis()
    for words in (["life-is-life"], ["life-is-life", "1"], ["life-is-life", "--search", "win"]):
        full = program("rules", *words, "--verbosity", "full")
        written = program("rules", *words, "--braille", "g1", "--verbosity", "full")
        assert [len(line.split()) for line in full.lines] == [
            len(line.split("\u2800")) for line in written.lines
        ]


@every_language
@pytest.mark.parametrize("grade", ["g3", "G1", "", "2"])
def test_an_unknown_grade_is_told(language: Language, grade: str) -> None:
    """With those of the language; liblouis is not even tried."""
    choices = ", ".join(GRADES[language])
    sentence = catalogue_of(language).say("unknown-grade", word=grade, choices=choices)
    options = [f"--braille={grade}", "--language", language]
    said = refused(program("rules", "life-is-life", "1", *options))
    assert said.split() == sentence.split()


@every_language
def test_without_liblouis_a_sentence_says_what_to_do(
    language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rules in braille are refused, and labels are told all the same."""
    binding.cache_clear()
    monkeypatch.setitem(sys.modules, "louis", None)
    outcome = program("rules", "life-is-life", "--braille", "g2", "--language", language)
    sentence = catalogue_of(language).say("braille-not-installed")
    assert refused(outcome, 1) == sentence
    assert "python3-louis" in sentence
    assert program("labels", "life-is-life", "--language", language).status == 0
    binding.cache_clear()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_braille_has_no_sign_for_is_named(language: Language) -> None:
    """Such as a chessman that somebody looks for in the rules."""
    words = ("rules", "sixpack", "--search", "♞", "--language", language)
    said = refused(program(*words, "--braille", "g1"))
    assert said == catalogue_of(language).say("braille-unwritable", found="♞")
