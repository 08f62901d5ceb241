"""The labels of the four games: frozen, equal to what the rule makes, and as they were designed."""

from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import combinations, product

import pytest

from accessible_games.braille.decks import box
from accessible_games.braille.labels import WIDTH, Label, kept, labels
from accessible_games.braille.reader import cell, dots
from accessible_games.games.sixpack import drinks
from accessible_games.speech.catalogue import LANGUAGES, Language
from tests.braille.boxes import boxes
from tests.games.facts import facts_of

BOXES = boxes()

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", BOXES)
TURNED = str.maketrans("123456", "654321")


@cache
def frozen(game: str, language: str) -> tuple[Label, ...]:
    """The labels of a game as the file of its deck has them."""
    return labels(box(game, language), language)


# Frozen -------------------------------------------------------------------------------------------


@every_language
@every_game
def test_the_rule_makes_the_frozen_labels(game: str, language: Language) -> None:
    """Nobody can change a printed deck unawares: neither by a new card, nor by a new name."""
    computed = [kept(label) for label in BOXES[game](language)]
    there = [kept(label) for label in frozen(game, language)]
    assert [(c.name, c.copies, c.value, c.text, c.label, c.piece_id) for c in there] == [
        (c.name, c.copies, c.value, c.text, c.label, c.piece_id) for c in computed
    ]


@every_language
@every_game
def test_labels_are_unique_in_the_box(game: str, language: Language) -> None:
    """Even where cards are of different decks, so that a box can be sorted by touch."""
    made = frozen(game, language)
    assert [lines for lines, n in Counter(label.cells for label in made).items() if n > 1] == []


@every_language
@every_game
def test_labels_are_short(game: str, language: Language) -> None:
    """Two letters and a digit, but where whole crews are named; no line is too long for a card."""
    for label in frozen(game, language):
        longest = WIDTH if len(label.lines) == 4 else 3
        assert all(1 <= len(line) <= longest for line in label.cells)


@every_language
@every_game
def test_no_label_reads_as_another_when_it_is_upside_down(game: str, language: Language) -> None:
    """A turned card is never taken for another."""
    made = {label.cells for label in frozen(game, language)}
    for cells in made:
        turned = tuple(
            "".join(cell(dots(one).translate(TURNED)) for one in reversed(line))
            for line in reversed(cells)
        )
        assert turned == cells or turned not in made


@every_language
@every_game
def test_all_in_capitals_or_small_they_are_the_same(game: str, language: Language) -> None:
    """Capitals are for the eye."""
    for label in frozen(game, language):
        (small,) = labels([replace(label.card, label=label.card.label.lower())], language)
        assert small.cells == label.cells


# As they were designed ----------------------------------------------------------------------------

DESIGNED = {
    ("life-is-life", "de"): "G9 B8 M7 Z7 Sch6 H6 H5 Sch5 K4 M3 L I",
    ("life-is-life", "fr"): "G9 O8 T7 Cè7 M6 Ci6 L5 Co5 Ca4 S3 V I",
    ("life-is-life", "en"): "G9 B8 M7 G7 S6 D6 R5 P5 C4 M3 L I",
    ("arche-noah", "de"): "K A Fl G I S T H Sch Fr Fr0 M A",
    ("arche-noah", "fr"): "Cr F Ch V Hé A T Hy S G G0 P J",
    ("arche-noah", "en"): "C A B V He Sp T Hy Sn F F0 C A",
}


@pytest.mark.parametrize(("game", "language"), DESIGNED)
def test_animals_have_the_labels_of_the_design(game: str, language: str) -> None:
    """B11, B12: and so have lives, information cards, the start card and chips."""
    told = [label.lines[0] for label in frozen(game, language)]
    animals, rest = (told[:40], told[40:]) if game == "arche-noah" else (told[:10], told[10:])
    if game == "arche-noah":
        assert [label[-1] for label in animals] == ["1", "2", "3", "4"] * 10
        animals = [label[:-1] for label in animals[::4]]
    assert " ".join([*animals, *rest]) == DESIGNED[game, language]


def test_some_cells_of_the_design() -> None:
    """What is felt, where letters alone would not show a mistake."""
    german = {label.lines: label.cells[0] for label in frozen("life-is-life", "de")}
    assert german["Sch6",] == "⠱⠖"
    assert german["G9",] == "⠛⠔"
    french = {label.lines: label.cells[0] for label in frozen("life-is-life", "fr")}
    assert (french["Cè7",], french["Ci6",]) == ("⠉⠮⠶", "⠉⠊⠖")
    assert {label.lines: label.cells[0] for label in frozen("arche-noah", "de")}["Fr0",] == "⠋⠗⠴"


@every_language
def test_boxes_have_as_many_pieces_as_the_games(language: str) -> None:
    """Each piece has a label, and each side of one that has two."""
    count = {game: sum(label.card.copies for label in frozen(game, language)) for game in BOXES}
    assert count == {game: facts_of(game).pieces for game in BOXES}


@every_language
def test_values_of_life_is_life_are_copies(language: str) -> None:
    """The number on an animal says how many of it there are."""
    animals = [label.card for label in frozen("life-is-life", language)][:10]
    assert [card.value for card in animals] == [card.copies for card in animals]


def test_values_that_alone_tell_two_names_apart_differ_by_two_dots() -> None:
    """B3: in every box, deck and language."""
    near = []
    for game, language in product(BOXES, LANGUAGES):
        valued = [label for label in frozen(game, language) if label.lines[-1][-1].isdecimal()]
        for one, other in combinations(valued, 2):
            letters = [(*label.lines[:-1], label.lines[-1][:-1]) for label in (one, other)]
            if letters[0] == letters[1] and one.card.name != other.card.name:
                digits = (ord(label.cells[-1][-1]) for label in (one, other))
                near.append((next(digits) ^ next(digits)).bit_count())
    assert len(near) >= 6
    assert min(near) >= 2


# SixPack ------------------------------------------------------------------------------------------


@every_language
def test_drinks_of_sixpack_have_their_recipes(language: str) -> None:
    """B13: one letter a bottle, two a mix; each side of a card, and dot 6 for a pink border."""
    told = [(label.lines[0], label.card.copies) for label in frozen("sixpack", language)[:12]]
    codes = ("C", "L", "B", "LB", "CB", "CL")
    assert told == [pair for code in codes for pair in ((code, 11), (f"{code}'", 5))]
    assert frozen("sixpack", language)[1].cells == ("⠉⠠",)


def test_backs_are_those_of_the_game() -> None:
    """B13: on the back of a bottle is the mix without it, as the rules of the game have it."""
    backs = [label.card for label in frozen("sixpack", "en")[6:12:2]]
    assert [card.name for card in backs] == ["lemon beer", "cola beer", "cola lemon"]
    for card in backs:
        assert card.text.removeprefix("back of ") not in card.name.split()
    assert (drinks.STACK, drinks.PINK) == (11 + 5, 5)


@every_language
def test_dominoes_have_three_lines(language: str) -> None:
    """B14: bottle, mix and colour; nine kinds in six colours, told apart by their first letters."""
    dominoes = frozen("sixpack", language)[12:]
    assert len({label.lines for label in dominoes}) == len(dominoes) == 54
    assert {label.lines[:2] for label in dominoes} == {
        (bottle, mix) for bottle in "CLB" for mix in ("LB", "CB", "CL")
    }
    colours = {label.card.text: label.lines[2] for label in dominoes}
    assert len(colours) == len({*colours.values()}) == 6
    assert all(colour.startswith(mark[0].lower()) for colour, mark in colours.items())


# Lifeboat -----------------------------------------------------------------------------------------

PEOPLE = {
    "de": ("L4 St5 K7 M8 F6 K3", ("Ch", "P", "L", "H")),
    "en": ("L4 S5 C7 M8 F6 K3", ("C", "P", "L", "H")),
    "fr": ("L4 St5 C7 Se8 F6 G3", ("P", "S", "A", "H")),
}
PROVISIONS = {
    "de": "W G1 J B3 B2 V Ru1 F Kn2 M3 E4 Si8 So Ko Re",
    "en": "W Ca1 J Pi3 Pi2 M O1 Ch B2 K3 G4 F8 Pr Co L",
    "fr": "E Ar1 Bi Ta3 Ta2 Tr R1 Ap M2 C3 G4 P8 O Bs Bé",
}


@every_language
def test_people_of_lifeboat_have_their_size_and_their_deck(language: str) -> None:
    """B15: the same person in four decks, with the letters of the deck above."""
    people, decks = PEOPLE[language]
    made = frozen("lifeboat", language)[:24]
    assert [label.lines for label in made] == [
        (deck, person) for deck in decks for person in people.split()
    ]


@every_language
def test_provisions_have_the_labels_of_the_design(language: str) -> None:
    """42 cards; a weapon has its size and a treasure its points."""
    made = frozen("lifeboat", language)[24:39]
    assert " ".join(label.lines[0] for label in made) == PROVISIONS[language]
    assert sum(label.card.copies for label in made) == 42


@every_language
def test_navigation_cards_have_four_lines(language: str) -> None:
    """B16: a hyphen for nothing; and no two of the 24 are equal."""
    made = frozen("lifeboat", language)[39:]
    assert len({label.lines for label in made}) == 24
    assert {len(label.lines) for label in made} == {4}
    bird = {"de": "v", "en": "b", "fr": "o"}[language]
    birds = Counter(label.lines[0] for label in made)
    assert birds == {"-": 16, bird: 7, f"x{bird}": 1}


def test_some_navigation_cards() -> None:
    """B16: bird, overboard, thirsty by name, thirsty by deed."""
    lines = [label.lines for label in frozen("lifeboat", "en")[39:]]
    assert lines[0] == ("-", "C", "F", "-")
    assert lines[1] == ("b", "-", "-", "-")
    assert lines[6] == ("xb", "L", "LSCMF", "r")
    assert lines[14] == ("b", "e", "e", "rf")
    german = frozen("lifeboat", "de")[39:]
    assert german[17].lines == ("v", "Ki", "StKaMFKi", "rk")
    assert german[17].cells[2] == "⠾⠅⠁⠍⠋⠅⠊"


@every_language
def test_crews_can_be_read_back(language: str) -> None:
    """B16: no letters of a person begin those of another, so a line of several has one meaning."""
    made = frozen("lifeboat", language)[39:]
    people = {label.lines[1] for label in made} - {"-"}
    assert len(people) == 7
    for one, other in combinations(sorted(people), 2):
        assert not other.startswith(one)
