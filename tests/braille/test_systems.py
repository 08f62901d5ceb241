"""Systems of suits and kinds: the same letters everywhere, in every order and with any digits."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessible_games.braille.decks import Card, parse_deck
from accessible_games.braille.labels import Label, labelled, labels
from accessible_games.braille.naming_schemes import DIGITS, ORDERS, TENS, System
from accessible_games.braille.problem import DeckError
from accessible_games.braille.rotation_ambiguity import TURNED, lone, near, oriented, turned, twins
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.tools.presets import PRESETS

every_language = pytest.mark.parametrize("language", LANGUAGES)


def suited(suits: str, kinds: str) -> list[Card]:
    """Every kind of every suit."""
    return [
        Card(f"{suit} {kind}", suit=suit, kind=kind)
        for suit, kind in product(suits.split(), kinds.split())
    ]


def told(cards: list[Card], language: str, **how: str) -> dict[str, str]:
    """The label of each card."""
    return {x.card.name: "/".join(x.lines) for x in labels(cards, language, System(**how))}


SKAT = suited("Kreuz Pik Herz Karo", "Ass König Dame Bube 10 9 8 7")


def test_suits_and_kinds_have_their_letters_once() -> None:
    """B17: whatever stands beside them."""
    made = told(SKAT, "de")
    assert [made[name] for name in ("Kreuz Dame", "Karo Ass", "Pik 7", "Herz 10")] == [
        "KrD", "KaA", "P7", "H10",
    ]  # fmt: skip
    for suit, letters in {"Kreuz": "Kr", "Karo": "Ka", "Pik": "P", "Herz": "H"}.items():
        assert all(made[name].startswith(letters) for name in made if name.startswith(suit))


def test_the_value_may_come_first_and_ten_be_an_x() -> None:
    """B18: as in English packs."""
    made = told(SKAT, "de", order="value", ten="x")
    assert (made["Pik Dame"], made["Pik 10"], made["Herz 7"]) == ("DP", "xP", "7H")


@pytest.mark.parametrize(
    ("digits", "cells"), [("lowered", "⠗⠢"), ("upper", "⠗⠑"), ("antoine", "⠗⠱")]
)
def test_digits_may_be_of_three_kinds(digits: str, cells: str) -> None:
    """B19: lowered ones, the letters a to j, and those of Antoine."""
    (label,) = labels([Card("red 5", suit="red", kind="5")], "en", System(digits=digits))
    assert label.cells == (cells,)


def test_signs_of_a_kind_are_written() -> None:
    """B20: plus and minus are never lost, and tell two cards apart."""
    made = told(suited("Rot Blau", "+2 -2 2 Retour"), "de")
    assert [made[f"Rot {kind}"] for kind in ("+2", "-2", "2", "Retour")] == [
        "R+2", "R-2", "R2", "RR",
    ]  # fmt: skip


def test_a_given_label_comes_first_and_the_shortest_letters_last() -> None:
    """A card without a suit finds letters that are not taken."""
    cards = [*suited("red blue", "king 7"), Card("red joker", label="RK"), Card("Robber")]
    made = told(cards, "en")
    assert made["red joker"] == "RK"
    assert made["blue king"] == "BK"
    assert made["red king"] not in ("RK", "")
    assert len({*made.values()}) == len(made)


def test_letters_that_would_be_drawn_together_are_avoided() -> None:
    """In German S beside T would be read as the one cell of st."""
    made = labels(suited("Sonne Mond", "Turm Dame"), "de")
    for label in made:
        assert len(label.cells[0]) == len(label.lines[0])
    assert len({label.cells for label in made}) == 4


# Numbers, attributes, and suits in all forms ------------------------------------------------------


def first_labels(text: str, language: str = "en", **how: str) -> list[str]:
    """The labels of a table."""
    made = labels(parse_deck(text.encode()).cards, language, System(**how))
    return ["/".join(label.lines) for label in made]


@pytest.mark.parametrize(
    ("digits", "cells"),
    [
        ("lowered", ["⠤⠼⠆", "⠼⠶", "⠼⠂⠴⠲"]),
        ("upper", ["⠤⠼⠃", "⠼⠛", "⠼⠁⠚⠙"]),
        ("antoine", ["⠤⠠⠣", "⠠⠻", "⠠⠡⠼⠹"]),
    ],
)
def test_a_number_alone_has_a_sign(digits: str, cells: list[str]) -> None:
    """B21: before its digits, and behind its minus."""
    cards = parse_deck(b"number\n-2\n7\n104\n").cards
    assert ["".join(x.cells) for x in labels(cards, "en", System(digits=digits))] == cells


@pytest.mark.parametrize(
    ("text", "made"),
    [
        ("number\n-2\n\u22121\n0\n12\n", ["-#2", "-#1", "#0", "#12"]),
        ("name,copies\n1,1\n100,1\n", ["#1", "#100"]),
        ("name\n½\n1½\n", ["1:2", "1-1:2"]),
        ("name\n1/2\n51%\n+4\n10 + 7\n?\n", ["1:2", "#51%", "+#4", "#10+7", "?"]),
        ("left,right\n0,1\n1,0\n3,5\n", ["0-1", "1-0", "3-5"]),
        ("name\n1 apple\n2 apples\n", ["Ap1", "As2"]),
        ("name\nLevel 1 Boss\nLevel 2 Boss\n", ["L1", "L2"]),
    ],
)
def test_numbers_are_labels_where_they_are_all_there_is(text: str, made: list[str]) -> None:
    """B21: with signs, in pairs, and with words around them."""
    assert first_labels(text) == made


def test_attributes_have_their_places() -> None:
    """B22: one letter for each word of a column, always at the same place."""
    columns = ("1 2 3", "red green purple", "solid striped open", "oval diamond squiggle")
    rows = [",".join(row) for row in product(*(words.split() for words in columns))]
    text = "\n".join(["number,colour,filling,shape", *rows])
    made = dict(zip(rows, first_labels(text), strict=True))
    assert len({*made.values()}) == 81
    assert made["1,red,open,diamond"] == "1ROD"
    assert made["3,purple,striped,squiggle"] == "3PTS"
    told = labelled(parse_deck(text.encode()).cards, "en").schemes
    assert [(columns, label.lines) for columns, label in told] == [
        (("number", "colour", "filling", "shape"), ("1RSO",))
    ]
    edges = "north,east,south,west,copies\ncity,road,field,road,3\nroad,city,,field,2\n"
    assert first_labels(edges) == ["CRFR", "RC-F"]


@pytest.mark.parametrize(
    ("text", "made"),
    [
        ("suit,kind\n♥,Queen\n♤,Queen\n♥️,7\n♠,7\n", ["HQ", "PQ", "H7", "P7"]),
        ("name\nAce of Cups\n2 of Cups\nAce of Wands\n2 of Wands\n", ["CA", "C2", "WA", "W2"]),
        ("name\nHerz Dame\nHerz 7\nPik Dame\nPik 7\nJoker\n", ["HD", "H7", "PD", "P7", "J"]),
        ("name\n7 rouge\n8 rouge\n7 bleu\n8 bleu\n", ["R7", "R8", "B7", "B8"]),
        ("name\nQ♥\n10♥\nQ♠\n10♠\n", ["HQ", "H10", "PQ", "P10"]),
        ("colour,value\nRed,1\nred,2\nBlue,1\nRÉD,Skip\n", ["R1", "R2", "B1", "RS"]),
        ("colour,type,value\nred,number,5\nred,number,6\nred,action,Skip\n", ["R5", "R6", "RS"]),
        ("name\nAs\nKs\nAh\nKh\n10h\n", ["SA", "SK", "HA", "HK", "H10"]),
        ("name,colour,type\nDragon,red,beast\nKnight,blue,hero\n", ["RD", "BK"]),
        (
            "name,value,suit\nKing,13,red\nKing,13,blue\nQueen,12,red\nQueen,12,blue\n",
            ["RK", "BK", "RQ", "BQ"],
        ),
        ("colour,symbol\nred,★\nred,●\nblue,★\nblue,●\n", ["RS", "RC", "BS", "BC"]),
        ("name,suit\nApple,Set 1\nPear,Set 2\n", ["S1A", "S2P"]),
        ("name,colour,type\nRed dragon,red,unit\nRed orc,red,unit\n", ["RD", "RO"]),
        ("suit,rank\n🔴,1\n🔵,1\n🔴,2\n", ["R1", "B1", "R2"]),
    ],
)  # fmt: skip
def test_a_suit_is_known_in_all_its_forms(text: str, made: list[str]) -> None:
    """B25: as a sign, whatever its capitals and accents, with a number, and within names."""
    assert first_labels(text, "de" if "♥" in text or "Herz" in text else "en") == made


def test_two_jokers_are_told_apart() -> None:
    """By a colour, by a number, or by what they look like."""
    assert first_labels("name,colour\nJoker,red\nJoker,black\n") == ["RJ", "BJ"]
    assert first_labels("name\nJoker 1\nJoker 2\nAce\n") == ["J1", "J2", "A"]
    assert first_labels("name,text\nJoker,big\nJoker,little\n") == ["J1", "J2"]


WORDS = st.text("abcdehist", min_size=1, max_size=6)


@given(
    st.lists(st.tuples(WORDS, WORDS | st.integers(0, 21).map(str)), min_size=1, unique=True),
    st.sampled_from([*product(ORDERS, DIGITS, TENS)]),
    st.sampled_from(LANGUAGES),
)
def test_any_system_tells_its_cards_apart(
    pairs: list[tuple[str, str]], how: tuple[str, str, str], language: Language
) -> None:
    """Or says which two are too much alike."""
    cards = [Card(f"{suit} {kind}", suit=suit, kind=kind) for suit, kind in pairs]
    made = made_or_refused(cards, language, System(*how))
    assert len({label.cells for label in made}) in (0, len(cards))


def made_or_refused(cards: list[Card], language: str, system: System) -> tuple[Label, ...]:
    """The labels, or none where the deck is refused for what may well be wrong with it."""
    try:
        return labels(cards, language, system)
    except DeckError as error:
        expected = {"alike", "long-label", "label-twice", "no-letters"}
        if {fault.problem for fault in error.faults} - expected:
            raise
    return ()


# Presets ----------------------------------------------------------------------------------------

COUNTS = {
    "poker-52": 52, "poker-54": 54, "skat": 32, "tarot": 78,
    "colours": 108, "dominoes": 28, "dice": 6,
}  # fmt: skip
SOME = {
    ("poker-52", "en"): {"queen of hearts": "QH", "10 of spades": "xS", "ace of clubs": "AC"},
    ("poker-54", "de"): {"Herz 10": "xH", "roter Joker": "JoR", "schwarzer Joker": "JoS"},
    ("skat", "de"): {"Kreuz Dame": "KrD", "Karo Ass": "KaA", "Pik 7": "P7"},
    ("tarot", "fr"): {"21 d'atout": "A21", "roi de pique": "PR", "excuse": "E"},
    ("colours", "en"): {"red 5": "R5", "red +2": "R+2", "blue skip": "BS", "wild +4": "Wi+4"},
    ("colours", "fr"): {"passe ton tour vert": "VP", "passe ton tour jaune": "JP"},
    ("dominoes", "en"): {"domino 0 and 6": "0-6"},
    ("dice", "de"): {"Würfel": "W6"},
}


def preset(name: str, language: Language) -> tuple[Label, ...]:
    """The labels of a preset."""
    chosen = PRESETS[name]
    return labels([*chosen.cards(catalogue_of(language))], language, chosen.system)


@every_language
@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_is_a_whole_deck(name: str, language: Language) -> None:
    """All its cards, with short labels that differ."""
    made = preset(name, language)
    assert sum(label.card.copies for label in made) == COUNTS[name]
    assert max(len(label.cells[0]) for label in made) <= 4
    assert len({label.cells for label in made}) == len(made)


@pytest.mark.parametrize(("name", "language"), SOME)
def test_presets_have_the_labels_of_the_docs(name: str, language: Language) -> None:
    """Those that docs/labels.md shows."""
    made = {label.card.name: label.lines[0] for label in preset(name, language)}
    assert {card: made[card] for card in SOME[name, language]} == SOME[name, language]


# Upside down ------------------------------------------------------------------------------------


def test_a_turned_cell_has_its_dots_at_the_other_end() -> None:
    """Dot 1 becomes dot 6; turned twice it is itself."""
    assert turned(["⠁⠃", "⠇"]) == ("⠸", "⠰⠠")
    for cell in TURNED:
        assert turned(turned([cell])) == (cell,)


def test_twins_are_found_in_any_deck() -> None:
    """H8 and D4 of poker; a label that is itself upside down is none."""
    made = labels([Card("hat", value=8), Card("dog", value=4), Card("gnu", value=7)], "en")
    assert [(a.lines[0], b.lines[0]) for a, b in twins(made)] == [("H8", "D4")]


def test_labels_that_differ_by_one_dot_are_found() -> None:
    """At the same place, in any line; as ⠂ and ⠆ do."""
    cards = [Card("x", label=label) for label in ("R1", "R2", "R4", "L/R2", "L/R3", "L/R6")]
    pairs = [("/".join(a.lines), "/".join(b.lines)) for a, b in near(labels(cards, "en"))]
    assert pairs == [("R1", "R2"), ("L/R2", "L/R6"), ("L/R3", "L/R6")]


def test_a_mark_parts_twins() -> None:
    """Single letters too; and a label of one dot is known as such."""
    made = labels([Card(name) for name in ("dog", "hat", "jug", "fox", "ant")], "en")
    assert len([*twins(made)]) == 2
    marked = [oriented(label) for label in made]
    assert [*twins(marked)] == []
    assert (marked[0].lines, marked[0].cells) == (("D-",), ("⠙⠤",))
    assert [label.lines[0] for label in made if lone(label)] == ["A"]
