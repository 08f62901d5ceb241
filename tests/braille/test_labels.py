"""The rule of labels: each ruling of docs/labels.md, and what holds for any deck."""

from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessible_games.braille.abbreviations import APART, LETTERS, distance
from accessible_games.braille.decks import Card
from accessible_games.braille.folding import folded
from accessible_games.braille.labels import HEIGHT, WIDTH, Label, kept, labelled, labels
from accessible_games.braille.problem import DeckError
from accessible_games.braille.reader import table
from accessible_games.speech.catalogue import LANGUAGES


def deck(*words: str) -> list[Card]:
    """Cards from words: "bear 8" is a name and its value; each stands in a line of its own."""
    cards = []
    for line, word in enumerate(words, start=2):
        name, _, value = word.partition(" ")
        cards.append(Card(name, value=int(value) if value else None, line=line))
    return cards


def letters(language: str, *words: str) -> list[str]:
    """The labels of such a deck, each of one line."""
    made = labels(deck(*words), language)
    assert all(len(label.lines) == 1 for label in made)
    return [label.lines[0] for label in made]


def written(label: Label) -> str:
    """The value of a card as it is on its label."""
    return "" if label.card.value is None else str(label.card.value)


def fault(cards: list[Card], language: str = "de") -> tuple[int, str, str]:
    """What is wrong with a deck, first of all."""
    with pytest.raises(DeckError) as caught:
        labels(cards, language)
    (first, *_) = caught.value.faults
    return first.line, first.problem, first.other or first.found


# The rule -----------------------------------------------------------------------------------------


def test_a_label_is_the_first_letter_and_the_value() -> None:
    """In letters, in cells and in dots; the digit is lowered."""
    (label,) = labels(deck("giraffe 9"), "en")
    assert (label.lines, label.cells, label.dots) == (("G9",), ("⠛⠔",), (("1245", "35"),))
    assert label.card == deck("giraffe 9")[0]


def test_a_first_letter_is_what_is_written_in_one_cell() -> None:
    """B1: in German sch, ch and st are."""
    words = ("Schaf 6", "Stein 3", "Chor 2", "Spinne 1", "Eule 4")
    assert letters("de", *words) == ["Sch6", "St3", "Ch2", "S1", "E4"]
    assert letters("en", "sheep 6", "stone 4") == ["S6", "S4"]
    articles = [Card(name) for name in ("Die Sonne", "Der Mond", "L'Étoile", "Das")]
    assert [x.lines for x in labels(articles, "de")] == [("S",), ("M",), ("E",), ("D",)]


def test_names_that_would_be_equal_get_one_more_letter() -> None:
    """B2: all names with that first letter, and only those."""
    words = ("Fledermaus 1", "Frosch 1", "Geier 1")
    assert letters("de", *words) == ["Fl1", "Fr1", "G1"]
    more = ("mole 7", "mouse 7", "monkey 2", "goat 7")
    assert letters("en", *more) == ["Ml7", "Mu7", "Mn2", "G7"]


@pytest.mark.parametrize(
    ("values", "told"),
    [((7, 3), ["M7", "M3"]), ((7, 6), ["Ml7", "Mu6"]), ((1, 2), ["Ml1", "Mu2"]),
     ((1, 3), ["Ml1", "Mu3"]), ((9, 7), ["M9", "M7"]), ((30, 35), ["M30", "M35"]),
     ((3, 3), ["Ml3", "Mu3"])],
)  # fmt: skip
def test_a_digit_tells_names_apart_by_two_dots(values: tuple[int, int], told: list[str]) -> None:
    """B3: where two digits differ in one dot only, or not at all, the names differ too."""
    mole, mouse = values
    assert letters("en", f"mole {mole}", f"mouse {mouse}") == told


def test_values_of_one_name_may_be_near() -> None:
    """B3: they are the same animal, and no letter could tell them apart."""
    words = [f"Krokodil {value}" for value in range(1, 5)]
    assert letters("de", *words) == ["K1", "K2", "K3", "K4"]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("Eimer", "Enterhaken 4"), ["Ei", "En4"]),
        (("Enterhaken 4", "Eimer"), ["En4", "Ei"]),
        (("Eule 1", "Esel 12"), ["Eu1", "Es12"]),
        (("Eule 1", "Esel 34"), ["E1", "E34"]),
    ],
)
def test_no_label_begins_that_of_another_name(words: tuple[str, ...], told: list[str]) -> None:
    """B4: a name without a value, or with the beginning of the other's value."""
    assert letters("de", *words) == told


def test_the_next_letter_is_one_of_its_own() -> None:
    """B5: the first that no other name of the group has at that place."""
    words = ("chèvre 7", "chien 6", "cochon 5", "chat 4")
    assert letters("fr", *words) == ["Cè7", "Ci6", "Co5", "Ca4"]
    assert letters("de", "Koffer", "Knüppel", "Kompass") == ["Kf", "Kn", "Km"]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("cat", "catfish"), ["Ca", "Cf"]),
        (("cat", "car", "cut", "cur"), ["Ct", "Ca", "Cut", "Cu"]),
        (("A", "Ab", "Abc"), ["A", "Ab", "Ac"]),
        (("tab", "tabs", "taba", "tabb"), ["Ta", "Ts", "Tb", "Tab"]),
    ],
)
def test_without_a_letter_of_its_own_a_name_takes_others(
    words: tuple[str, ...], told: list[str]
) -> None:
    """B5: in the order of the name, as few as do, and at last the first letter alone."""
    assert sorted(letters("en", *words)) == sorted(told)


def test_letters_that_would_be_drawn_together_are_passed_over() -> None:
    """B5: s and t of Satz would be read as the st of Stein."""
    assert letters("de", "Salz", "Satz", "Stein") == ["Sl", "Sa", "St"]


def test_short_names_that_differ_in_an_accent_are_their_labels() -> None:
    """B6: as the letters of a game with letters are."""
    assert letters("de", "A", "Ä", "B", "Bar", "Bär") == ["A", "Ä", "B", "Bar", "Bär"]
    assert letters("fr", "Été", "Eté") == ["Été", "Eté"]


def test_accents_tell_no_names_apart() -> None:
    """B6: neither the first letter nor the next one."""
    assert letters("fr", "âne 1", "aigle 1") == ["Ân1", "Ai1"]
    assert letters("fr", "pêche", "pelle", "piano") == ["Pc", "Pl", "Pi"]
    assert letters("de", "Éclair 1") == ["E1"]


def test_no_label_is_the_whole_name_of_another_card() -> None:
    """B23: Ar is the card Ar, and never Abr, even where its letters would be those."""
    assert letters("en", "Ar", "Abr", "Abo") == ["Ar", "Ab", "Ao"]
    assert letters("en", "Ca", "Car", "Cat") == ["Ca", "Cr", "Ct"]


def test_a_label_that_is_the_whole_name_of_another_card_is_told() -> None:
    """B23: where somebody gave it."""
    made = labelled([Card("Cat", label="Ca", line=2), Card("Ca", label="K", line=3)], "en")
    assert [(x.line, x.problem, x.found, x.other) for x in made.notes] == [
        (2, "whole-name", "Cat", "Ca")
    ]


def test_names_with_the_same_letters_are_numbered() -> None:
    """B24: in the order of the alphabet, whatever their order in the deck, and it is told."""
    cards = [Card("DIFF--", line=4), Card("DIFF++", line=2), Card("Zoo", line=3)]
    made = labelled(cards, "en")
    assert [label.lines for label in made.labels] == [("D2",), ("D1",), ("Z",)]
    assert [(note.line, note.problem) for note in made.notes] == [(2, "numbered"), (4, "numbered")]


@given(seed=st.integers(0, 99))
def test_the_order_of_cards_makes_no_difference(seed: int) -> None:
    """B7: whoever sorts the file gets the same labels."""
    words = "chat chien cochon chèvre 4|cheval|cygne 1|cygne 2|canard|âne|aigle|autruche 3|abeille"
    cards = deck(*words.replace(" c", "|c").split("|"))
    mixed = Random(seed).sample(cards, len(cards))
    made = {label.card: label for label in labels(cards, "fr")}
    assert labels(mixed, "fr") == tuple(made[card] for card in mixed)


def test_a_label_has_room_on_a_card() -> None:
    """B8: seven cells in a line and five lines, and no computed label has more."""
    longest = Card("Zoo", label="abcdefg/-/-/-/-", line=2)
    assert [len(line) for line in labels([longest], "en")[0].cells] == [WIDTH, 1, 1, 1, 1]
    assert fault([Card("Zoo", label="abcdefgh", line=2)]) == (2, "long-label", str(WIDTH))
    assert fault([Card("Zoo", label="/".join("abcdef"), line=2)]) == (2, "high-label", str(HEIGHT))
    assert LETTERS + len("-99") <= WIDTH


@pytest.mark.parametrize("label", ["7", "C/7", "-5", "C 7", "C/-5", "12", "+4"])
def test_a_digit_never_stands_alone(label: str) -> None:
    """B9: it could be high or low; a hyphen makes no difference."""
    assert fault([Card("Zoo", label=label, line=3)])[:2] == (3, "bare-digit")


@pytest.mark.parametrize(
    "label", ["-", "C/-", "C7", "C-7", "C7'", "'", "a1 b2", "1c", "r+2", "0-6"]
)
def test_a_hyphen_may_stand_alone(label: str) -> None:
    """B9: it says that there is nothing; and digits stand beside letters, or beside a line."""
    assert labels([Card("Zoo", label=label)], "en")[0].lines == tuple(label.split("/"))


def test_each_deck_is_labelled_by_itself() -> None:
    """B10: its letters stand above the label."""
    cards = [Card("Kid", value=3, deck="L"), Card("Kid", value=3, deck="H"), Card("Knife", value=3)]
    made = labels(cards, "en")
    assert [label.lines for label in made] == [("L", "K3"), ("H", "K3"), ("K3",)]
    assert [label.cells for label in made] == [("⠇", "⠅⠒"), ("⠓", "⠅⠒"), ("⠅⠒",)]


# Labels of one's own ------------------------------------------------------------------------------


def test_a_label_of_ones_own_is_kept() -> None:
    """As it was typed, in one line or several."""
    made = labels([Card("Colalimo", label="CL"), Card("Domino", label="c / CL / rot")], "de")
    assert [label.lines for label in made] == [("CL",), ("c", "CL", "rot")]


def test_computed_labels_keep_away_from_those() -> None:
    """A name whose label is taken gets more letters."""
    cards = [Card("Zoo", label="G9", line=2), *deck("giraffe 9")]
    assert [label.lines for label in labels(cards, "en")] == [("G9",), ("Gi9",)]


def test_a_deck_keeps_its_labels_when_cards_are_added() -> None:
    """What was printed stays, and the new card finds one that is not taken."""
    printed = [kept(label) for label in labels(deck("mole 7", "mouse 3"), "en")]
    made = labels([*printed, *deck("mule 7")], "en")
    assert [label.lines for label in made] == [("M7",), ("M3",), ("Mu7",)]


def test_a_kept_card_makes_the_same_label() -> None:
    """With the letters of its deck as its first line."""
    (label,) = labels([Card("Kid", 2, 3, "love", "L")], "en")
    assert kept(label) == Card("Kid", 2, 3, "love", "", "L/K3")
    (again,) = labels([kept(label)], "en")
    assert (again.lines, again.cells) == (label.lines, label.cells)


# What is wrong ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "told"),
    [
        (deck("Maus", "Bär", "maus"), (4, "card-twice", "2")),
        (deck("Maus 3", "Maus 3"), (3, "card-twice", "2")),
        ([Card("きつね", line=5)], (5, "foreign", "き")),
        ([Card("…", line=5)], (5, "no-letters", "…")),
        (deck("Köln 3", "Koln 3"), (3, "alike", "Köln")),
        ([Card("Zoo", label="a//b", line=2)], (2, "empty-line", "a//b")),
        ([Card("Zoo", label="/a", line=2)], (2, "empty-line", "/a")),
        ([Card("Zoo", label="/", line=2)], (2, "empty-line", "/")),
        ([Card("Zoo", label="a~b", line=2)], (2, "unwritable", "~")),
        ([Card("Zoo", label="é", line=2)], (2, "unwritable", "é")),
        ([Card("Zoo", deck="L/M", line=2)], (2, "unwritable", "/")),
        ([Card("Zoo", deck="4", line=2)], (2, "bare-digit", "4")),
        ([Card("Zoo", deck="abcdefgh", line=2)], (2, "long-label", str(WIDTH))),
        (
            [Card("Zoo", label="G9", line=2), Card("Gnu", label="g9", line=3)],
            (3, "label-twice", "2"),
        ),
        (
            [Card("Bär", label="L/B", line=2), Card("Biber", deck="L", line=3)],
            (3, "label-twice", "2"),
        ),
        (deck(*("a" * length for length in range(5, 12))), (6, "alike", "aaaaa")),
    ],
)
def test_each_mistake_is_told_with_its_line(cards: list[Card], told: tuple[int, str, str]) -> None:
    """And with what was found there, or the line that it is like."""
    assert fault(cards) == told


def test_cards_without_lines_are_told_apart_too() -> None:
    """A deck that comes from no file has none."""
    assert fault([Card("Maus"), Card("Maus")])[1] == "card-twice"
    assert fault([Card("a", label="x"), Card("b", label="x")])[1] == "label-twice"


def test_the_same_name_may_stand_there_twice_with_labels_of_its_own() -> None:
    """As the front of a card and one with another border."""
    cards = [Card("Cola", label="C"), Card("Cola", label="C'"), Card("Cola", label="Co")]
    assert len(labels(cards, "de")) == 3


# Any deck -----------------------------------------------------------------------------------------

NAMES = st.text("aäbcehiost -", min_size=1, max_size=7).filter(lambda name: name.strip(" -"))
DECKS = st.lists(
    st.tuples(NAMES, st.none() | st.integers(-12, 120)),
    min_size=1,
    max_size=12,
    unique_by=lambda card: (card[0].casefold(), card[1]),
)


def made(cards: list[tuple[str, int | None]], language: str) -> tuple[Label, ...]:
    """The labels of a deck, none if it is refused as too much alike.

    Names with the same letters as others are left out: they would be numbered.
    """
    spelled: dict[str, str] = {}
    for name, _ in cards:
        spelled.setdefault("".join(x for x in folded(name) if x.isalpha()), name)
    apart = [(name, value) for name, value in cards if name in spelled.values()]
    try:
        return labels([Card(name, value=value) for name, value in apart], language)
    except DeckError as error:
        if {fault.problem for fault in error.faults} - {"alike", "no-letters"}:
            raise
    return ()


@pytest.mark.parametrize("language", LANGUAGES)
@given(cards=DECKS)
def test_labels_are_short_different_and_readable(
    language: str, cards: list[tuple[str, int | None]]
) -> None:
    """No two are equal; each begins as its name does, keeps its order, and ends in its value."""
    told = made(cards, language)
    assert len({label.cells for label in told}) == len(told)
    writing = table(language)
    for label in told:
        value = "" if label.card.value is None else str(label.card.value)
        word = label.lines[0].removesuffix(value)
        pieces = writing.pieces(word)
        name = iter(writing.pieces(label.card.name))
        assert label.lines[0].endswith(value)
        assert pieces[0] == writing.pieces(label.card.name)[0]
        assert all(piece in name for piece in pieces)
        assert label.cells == (writing.braille(label.lines[0]),)


@pytest.mark.parametrize("language", LANGUAGES)
@given(cards=DECKS)
def test_one_letter_stands_alone_only_where_that_is_safe(
    language: str, cards: list[tuple[str, int | None]]
) -> None:
    """Where all names of a first letter have that letter alone, their values are two dots apart."""
    writing = table(language)
    short: dict[str, list[Label]] = {}
    for label in made(cards, language):
        first = folded(writing.pieces(label.card.name)[0])
        short.setdefault(first, []).append(label)
    for group in short.values():
        words = [writing.pieces(label.lines[0]) for label in group]
        if all(len(word) == 1 for word in words):
            for one, other in combinations(group, 2):
                if one.card.name != other.card.name:
                    apart = distance(written(one), written(other), writing)
                    assert apart >= APART or len({*map(str, words)}) > 1


def test_a_large_deck_has_short_labels() -> None:
    """300 names of eight letters need two letters or three."""
    chance = Random(1)
    names = {"".join(chance.choices("abcdefghiklmnoprstuw", k=8)) for _ in range(300)}
    told = labels([Card(name) for name in sorted(names)], "en")
    assert max(len(label.lines[0]) for label in told) <= 3
