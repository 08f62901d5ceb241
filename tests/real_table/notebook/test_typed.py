"""What is typed of the table, in three languages, and what is told of it."""

from pathlib import Path
from typing import Any

import pytest

from accessible_games.braille.decks import boxes
from accessible_games.frontends.display.rows import display_rows
from accessible_games.real_table.looking.decks import known_deck
from accessible_games.real_table.speech.cards import words_of
from accessible_games.speech.catalogue import LANGUAGES, VERBOSITIES, Language, Verbosity
from accessible_games.speech.kinds import kind_of
from accessible_games.speech.narrator import WIDTHS
from accessible_games.store import library
from accessible_games.tools.presets import PRESETS
from tests.real_table.evenings import PEOPLE, answers, begun, resumed
from tests.sessions import only_record, program
from tests.speech.linter import Ear, problems


def entered(place: Path, *typed: str, **chosen: Any) -> list[str]:
    """The moves that lines make."""
    evening = begun(place, **chosen)
    evening.play(*typed)
    return [str(move).removeprefix("0 entry ") for move in evening.session.match.table.moves]


SAME = {
    "en": ("lay goat at b3", "lay big pig b4, dog, cat", "take goat", "take row 4", "new table"),
    "de": (
        *("lege goat auf b3", "lege big pig b4, dog, cat", "nimm goat", "nimm Reihe 4"),
        *("neuer Tisch",),
    ),
    "fr": (
        *("pose goat en b3", "pose big pig b4, dog, cat", "prends goat", "prends la rangée 4"),
        *("nouvelle table",),
    ),
}
MOVES = [
    "lay b3 goat",
    "lay b4 big_pig c4 dog d4 cat",
    "take b3 goat",
    "take row 4",
    "table",
]


@pytest.mark.parametrize("language", SAME)
def test_the_same_is_typed_in_every_language(tmp_path: Path, language: str) -> None:
    """Cards in any words, places behind them or none."""
    assert entered(tmp_path, *SAME[language], language=language) == MOVES


@pytest.mark.parametrize(
    ("language", "typed", "entry"),
    [
        ("en", "lay cat to the left of b3", "lay a3 cat"),
        ("en", "lay cat below b3", "lay b4 cat"),
        ("en", "put the cat on b3", "lay b3 cat"),
        ("en", "put a cat next to b3", "lay c3 cat"),
        ("en", "lay a", "lay a1 a"),
        ("en", "lay b3 cat", "lay b3 cat"),
        ("en", "lay cat, dog, pig at b3", "lay b3 cat c3 dog d3 pig"),
        ("en", "lay cat at bravo 3", "lay b3 cat"),
        ("en", "lay cat at b fifteen", "lay b15 cat"),
        ("en", "lay K3", "lay a1 K3"),
        ("en", "Lay K3 B7!", "lay b7 K3"),
        ("de", "lege die Katze links von b3", "lay a3 Katze"),
        ("de", "lege Katze unter b3", "lay b4 Katze"),
        ("de", "lege Katze über B 3", "lay b2 Katze"),
        ("fr", "pose le chat à gauche de b3", "lay a3 chat"),
        ("fr", "pose chat au-dessous de b3", "lay b4 chat"),
        ("fr", "mets chat sur b3", "lay b3 chat"),
    ],
)
def test_places_are_typed_in_many_ways(
    tmp_path: Path, language: str, typed: str, entry: str
) -> None:
    """Beside others, before the card, by ear."""
    assert entered(tmp_path, typed, language=language) == [entry]


@pytest.mark.parametrize(
    ("typed", "entry"),
    [
        ("take b3", "take b3"),
        ("take goat from b3", "take b3 goat"),
        ("take away goats", "take b3 goat"),
        ("take the goat away", "take b3 goat"),
        ("take k9", "take d3 K9"),
        ("remove column b", "take column b"),
        ("move b3 to c4", "move b3 c4"),
        ("move goat to c4", "move b3 c4 goat"),
        ("move goat from b3 to left of d5", "move b3 c5 goat"),
        ("move k9 c4", "move d3 c4 K9"),
        ("move here to c4", "move d3 c4"),
        ("lay cat here", "lay d3 cat"),
    ],
)
def test_what_lies_there_is_named_by_card_or_place(tmp_path: Path, typed: str, entry: str) -> None:
    """A place where nothing lies may be a card's label."""
    assert entered(tmp_path, "lay goat b3", "lay pig c3, K9", typed)[2:] == [entry]


WRONG = {
    "lay": "Type what to lay and where, such as lay goat at b3.",
    "lay , ;": "Type what to lay and where, such as lay goat at b3.",
    "lay cat at b27": "There is no place b27. A place is a letter and a number up to 26.",
    "lay cat above b1": "There the table ends. It has columns a to z and rows 1 to 26.",
    f"lay {'x' * 41} b3": "Call the card by 1 to 40 letters.",
    "take": "Type what to take, such as take b3, take goat or take row 2.",
    "take b9": "Nothing lies at b9. Type where and a card.",
    "take dog": "Dog is not on the table.",
    "take pig from b3": "That card is not at b3. Look there with b3.",
    "take goat": "It lies at b3 or c3. Type the place too.",
    "take row": "Type a row with its number or a column with its letter, such as take row 2.",
    "take column 3": "Type a row with its number or a column with its letter, such as take row 2.",
    "take row 9": "No card lies in that line. Type table to hear all of them.",
    "move": "Type what to move and where, such as move b3 to c4.",
    "move b3": "Type what to move and where, such as move b3 to c4.",
    "move b3 b3": "It lies at b3 already.",
    "move dog to c4": "Dog is not on the table.",
    "table nonsense": "I know no cards called nonsense. Type the name of a game, "
    "or table new for any cards.",
    "claim p13 r14": "Only a table for SixPack has patterns. Type table sixpack.",
    "claim": "Only a table for SixPack has patterns. Type table sixpack.",
    "pattern": "Type pattern and a card name.",
    "pattern c cl": "Only a table for SixPack has patterns. Type table sixpack.",
}


@pytest.mark.parametrize("typed", WRONG)
def test_a_wrong_line_is_refused_in_a_sentence_and_changes_nothing(
    tmp_path: Path, typed: str
) -> None:
    """What is wrong, and what to type."""
    evening = begun(tmp_path)
    said = evening.play("lay goat b3", "lay goat c3", typed)
    assert " ".join(said[3]) == WRONG[typed]
    assert len(evening.session.match.table.moves) == 2


SIXPACK_WRONG = {
    "lay goat q14": "No card here is labelled or called goat.",
    "lay beer p14": "Beside p14 is a bottle, so only a mix can go there.",
    "lay beer b3": "B3 touches no drink. Lay yours edge to edge with one.",
    "take q13": "The table would fall apart. All drinks must stay connected.",
    "take row 13": "A bottle and a mix always stay on the table.",
    "claim p13": "Type two corners of the pattern, such as claim p13 r14, "
    "then the dominoes if you like.",
    "claim p13 r14": "Six drinks have to lie between two corners, such as claim p13 r14.",
    "claim p13 r14 cola": "Type three dominoes, each with both its drinks, "
    "such as cola lemon beer, lemon lemon beer, beer cola beer.",
    "pattern cola cola cola cola cola cola": "Type three dominoes, each with both its drinks, "
    "such as cola lemon beer, lemon lemon beer, beer cola beer.",
}


@pytest.mark.parametrize("typed", SIXPACK_WRONG)
def test_a_wrong_line_about_sixpack_is_refused_in_the_words_of_the_game(
    tmp_path: Path, typed: str
) -> None:
    """By its rules, though nobody plays it here."""
    evening = begun(tmp_path)
    said = evening.play("table sixpack", "lay cola", "lay lemon beer, c", typed)
    assert " ".join(said[4]) == SIXPACK_WRONG[typed]
    assert len(evening.session.match.table.moves) == 3


# Decks --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", [*boxes(), *PRESETS])
def test_every_card_of_every_deck_can_be_laid_by_its_label(
    tmp_path: Path, deck: str, language: Language
) -> None:
    """And each is written down by a word of its own, without blanks."""
    name = deck if deck == "sixpack" else f"{language}/{deck}"
    words = words_of(name)
    labels = known_deck(deck, language).labels
    known = [(label, word) for label, word in zip(labels, words, strict=True) if word]
    assert deck == "sixpack" or len({*words}) == len(labels) == len(known)
    table = begun(tmp_path, language=language)
    table.play(f"{'table' if language != 'de' else 'tisch'} {deck}")
    lay = {"en": "lay", "de": "lege", "fr": "pose"}[language]
    label, word = known[-1]
    table.play(f"{lay} {'/'.join(label.lines)} b3")
    move = table.session.match.table.moves[-1]
    assert str(move) == f"0 entry lay b3 {word}"


def test_a_label_of_several_cards_is_asked_about(tmp_path: Path) -> None:
    """Whole labels tell them apart."""
    heard = answers(tmp_path, "table lifeboat", "lay K3", "lay p/k3 at c3", "lay oar", "where K3")
    assert heard[1] == "Did you mean C/K3, P/K3, or L/K3?"
    assert heard[2] == "Kid 3 c3."
    assert heard[4] == "Kid 3: c3."


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", ("table life is life", "lay G7 b3", "count goats"), "Goat 7: 1 of 7."),
        ("de", ("tisch life is life", "lege Z7 b3", "wie viele Ziegen"), "Ziege 7: 1 von 7."),
        (
            "fr",
            ("table life is life", "pose chèvre b3", "combien de chèvres"),
            "Chèvre 7: 1 sur 7.",
        ),
    ],
)
def test_plurals_and_counts_of_the_deck_are_known(
    tmp_path: Path, language: str, typed: tuple[str, ...], told: str
) -> None:
    """In the words of each language."""
    assert answers(tmp_path, *typed, language=language)[-2] == told


def test_plurals_of_a_preset_mean_all_that_are_called_so(tmp_path: Path) -> None:
    """Of many only those that lie there are told."""
    heard = answers(tmp_path, "table poker-52", "lay AC, KC, AS", "count aces", "where aces")
    assert heard[2] == "Ace of clubs: 1 of 1. Ace of spades: 1 of 1. Together 2 cards."
    assert heard[3] == "Ace of clubs: a1. Ace of spades: c1."


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "what is in row 3?", "Row 3 from b: goat."),
        ("en", "where is the goat?", "Goat: b3."),
        ("en", "what lies on the table?", "Goat b3."),
        ("de", "was liegt in Reihe 3?", "Reihe 3 ab b: goat."),
        ("de", "wo ist die goat?", "Goat: b3."),
        ("fr", "qu'est-ce qu'il y a dans la rangée 3?", "Rangée 3 à partir de b: goat."),
        ("fr", "où est la goat?", "Goat: b3."),
    ],
)
def test_questions_in_plain_words_are_answered(
    tmp_path: Path, language: str, typed: str, told: str
) -> None:
    """As in SixPack."""
    lay = {"en": "lay", "de": "lege", "fr": "pose"}[language]
    assert answers(tmp_path, f"{lay} goat b3", typed, language=language)[1] == told


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("lay", "take", "move", "claim")),
        ("de", ("lege", "nimm", "verschiebe", "melde")),
        ("fr", ("pose", "prends", "déplace", "annonce")),
    ],
)
def test_help_explains_what_is_written(
    tmp_path: Path, language: str, words: tuple[str, ...]
) -> None:
    """By an example each."""
    help_ = {"en": "help", "de": "hilfe", "fr": "aide"}[language]
    heard = answers(tmp_path, *(f"{help_} {word}" for word in words), language=language)
    for word, told in zip(words, heard, strict=False):
        assert told.casefold().startswith(word)
        assert told.count(word) >= 1


def test_a_deck_in_another_language_is_understood_too(tmp_path: Path) -> None:
    """Labels are those of the cards; names are heard in the own language."""
    heard = answers(tmp_path, "table life is life", "lay Ziege b3", "lay chèvre", "where goat")
    assert heard[1:-1] == ["Goat 7 b3.", "Goat 7 c3.", "Goat 7, 2 times: b3, c3."]


def test_names_of_people_still_mean_their_points(tmp_path: Path) -> None:
    """A line such as "a 1" is Ana's, though it could be a place."""
    heard = answers(tmp_path, "sheet", "lay goat a1", "a 1", "b 2", "t 0")
    assert heard[2].startswith("Ana 1.")
    assert heard[3].startswith("Ben 2.")
    assert heard[4].startswith("Tom 0.")


# Heard and felt -----------------------------------------------------------------------------------

WALK = {
    "en": (
        *("table", "lay goat b3", "lay goat b3", "lay big pig", "b3", "right", "up", "look"),
        *("row 3", "column b", "block", "where goat", "count", "count goats", "history"),
        *("history pig", "take pig", "move goat to c4", "take row 3", "undo", "table"),
        *("help history", "table sixpack", "lay cola, lemon beer, cola", "lay lemon q14", "table"),
        *("p13", "down", "lay cola lemon p14", "lay cola lemon r14", "claim p13 r14"),
        *("pattern c cl, l cl, c lb", "claim r14 p13 c cl, l cl, c lb"),
        *("claim p13 r14 c cb, l cb, b cb", "take row 14", "counts"),
    ),
    "de": (
        *("tisch", "lege Ziege b3", "lege Ziege b3", "lege dickes Schwein", "b3", "rechts", "oben"),
        *("schau", "reihe 3", "spalte b", "rundum", "wo Ziege", "wie viele", "wie viele Ziegen"),
        *("verlauf", "verlauf Schwein", "nimm Schwein", "verschiebe Ziege nach c4", "nimm Reihe 3"),
        *("zurück", "tisch", "hilfe verlauf", "tisch sixpack", "lege Cola, Limobier, Cola"),
        *("lege Limo q14", "tisch", "p13", "unten", "lege Colalimo p14", "lege Colalimo r14"),
        *("melde p13 r14", "muster c cl, l cl, c lb", "melde r14 p13 c cl, l cl, c lb"),
        *("melde p13 r14 c cb, l cb, b cb", "nimm reihe 14", "anzahl"),
    ),
    "fr": (
        *("table", "pose chèvre b3", "pose chèvre b3", "pose gros cochon", "b3", "droite", "haut"),
        *("rangée 3", "colonne b", "autour", "où chèvre", "combien", "combien de chèvres"),
        *("historique", "historique cochon", "prends cochon", "déplace chèvre vers c4"),
        *("prends rangée 3", "annuler", "table", "aide historique", "table sixpack"),
        *("pose cola, panaché, cola", "pose limonade q14", "table", "p13", "bas", "pose cl p14"),
        *("pose cl r14", "annonce p13 r14", "motif c cl, l cl, c lb"),
        *(
            "annonce r14 p13 c cl, l cl, c lb",
            "annonce p13 r14 c cb, l cb, b cb",
            "prends rangée 14",
        ),
    ),
}


@pytest.mark.parametrize("verbosity", VERBOSITIES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_walk_over_the_table_sounds_right(
    tmp_path: Path, language: Language, verbosity: Verbosity
) -> None:
    """No line is too long, broken, doubled or in another language's way."""
    evening = begun(tmp_path, language=language, verbosity=verbosity)
    said = evening.play(*WALK[language])
    ear = Ear(language, WIDTHS[verbosity], PEOPLE, cells=verbosity == "braille")
    wrong = [(lines, found) for lines in said[1:] if (found := problems(lines, ear))]
    assert not wrong


def test_the_table_is_walked_with_the_cursor(tmp_path: Path) -> None:
    """What is there becomes the next prompt; arrow keys type the same words."""
    evening = begun(tmp_path)
    evening.play("lay goat b3, pig", "b3", "right", "right", "right", "lay cat here", "d3")
    told = [prompt for prompt in evening.typist.prompts if prompt != "What now? "]
    assert [prompt.strip() for prompt in told] == [
        "Goat b3.", "Pig c3.", "Nothing at d3.", "The table ends here.", "Cat d3.",
    ]  # fmt: skip


def test_what_was_laid_is_taken_back(tmp_path: Path) -> None:
    """Line by line, and it is said what."""
    heard = answers(tmp_path, "lay goat b3", "move b3 c4", "undo", "where goat", "undo", "table")
    assert heard[2] == "Taken back: move b3 c4."
    assert heard[3] == "Goat: b3."
    assert heard[4] == "Taken back: lay goat b3."
    assert heard[5].startswith("Nothing lies on the table.")


def test_a_killed_evening_knows_the_table(tmp_path: Path) -> None:
    """With its deck, its piles and its history."""
    begun(tmp_path).play("table life is life", "lay G7 b3", "lay P5 b3", "take G7")
    evening = resumed(tmp_path / "evening.txt")
    said = evening.play("table", "history", "undo", "b3")
    assert " ".join(said[1]) == "Pig 5 b3."
    assert " ".join(said[2]) == ("Goat 7 b3. Pig 5 b3, 2 cards there. Taken from b3: goat 7.")
    assert evening.typist.prompts[-1].strip() == "2 cards b3, from above: pig 5, goat 7."


def test_the_command_begins_an_evening_or_goes_on_with_it() -> None:
    """With nothing it reads the table, once; words of a deck begin a new one."""
    first = program("table", "--people", "Ana,Ben", typed="lay goat b3\n")
    assert "Nothing lies on the table. Type, for example, lay goat at b3." in first.out
    second = program("table", typed="coin\n")
    assert second.out.count("Goat b3.") == 1
    third = program("table", "sixpack", typed="lay cola\n")
    assert "New table for SixPack." in third.out
    assert "Cola p13." in third.out
    assert library.read(only_record()).result is None
    assert "Cola p13." in program("replay").out


@pytest.mark.parametrize("cells", [20, 40])
def test_the_display_shows_the_table_and_what_can_be_pressed(tmp_path: Path, cells: int) -> None:
    """Each window of each row fits, and begins with a whole card."""
    evening = begun(tmp_path)
    evening.play("table life is life", "lay G7, P5, G9 at b3", "lay D6 b9")
    person = evening.session.hot_seat.everybody
    assert person.asked is not None
    rows = [row for row in display_rows(person, person.asked) if row.part == "table"]
    assert [row.cells for row in rows][:3] == [
        "⠀⠀⠀⠁⠀⠀⠃⠀⠀⠉⠀⠀⠙⠀⠀⠑⠀⠀",
        "⠀⠆⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀",
        "⠀⠒⠀⠀⠀⠀⠛⠶⠀⠏⠢⠀⠛⠔⠀⠀⠀⠀",
    ]
    assert rows[2].said == ("Row 3 from b: goat 7, pig 5, giraffe 9.",)
    assert all(len(row.windows(cells)) == 1 for row in rows)
    pressed = {spot.word for row in display_rows(person, person.asked) for spot in row.spots}
    assert pressed >= {"take", "move", "b3", "c3", "e9"}


@pytest.mark.parametrize(
    ("pressed", "answer"),
    [
        (("take", "p13"), ("take", "p13")),
        (("claim", "p13", "r14"), ("claim", "p13", "r14")),
        (("p13",), None),
        (("claim", "coin"), ("coin",)),
    ],
)
def test_places_are_pressed(
    tmp_path: Path, pressed: tuple[str, ...], answer: tuple[str, ...] | None
) -> None:
    """A word, then its places; a place alone is looked at."""
    evening = begun(tmp_path)
    evening.play("table sixpack", "lay cola, lemon beer, cola", "lay cl p14", "lay l q14, cl")
    person = evening.session.hot_seat.everybody
    assert person.asked is not None
    options = person.asked.options
    kind, chosen = kind_of(person.narrator.catalogue, options), list[str]()
    for word in pressed:
        touch = kind.touched(options, chosen, word)
        if touch.kept:
            chosen = [word]
    assert touch.answer == answer
    assert touch.kept is False


ASKED = [
    *(("en", "How many cards are there?", 2), ("en", "how many goats are on the table?", 1)),
    *(("en", "how many cards do we have", 2), ("en", "where are they?", 2)),
    *(("de", "Wie viele Karten liegen auf dem Tisch?", 2), ("de", "wie viele goat sind da?", 1)),
    *(("de", "Wie viele Karten gibt es?", 2), ("de", "wo liegt die goat?", 1)),
    *(("fr", "Combien de cartes y a-t-il ?", 2), ("fr", "combien y a-t-il de cartes ?", 2)),
    *(("fr", "combien de goat y a-t-il ?", 1), ("fr", "combien de cartes sont sur la table ?", 2)),
]


@pytest.mark.parametrize(("language", "question", "kinds"), ASKED)
def test_words_around_a_card_only_ask(
    tmp_path: Path, language: str, question: str, kinds: int
) -> None:
    """Without a card the question is about all of them."""
    lays = {"en": "lay goat, pig, goat", "de": "lege goat, pig, goat", "fr": "pose goat, pig, goat"}
    told = answers(tmp_path, lays[language], question, language=language)[1]
    assert "Goat: 2." in told or "a1" in told
    assert ("ig: 1." in told or "b1" in told) == (kinds == 2)
    assert ": 0" not in told


def test_all_cards_of_an_empty_table_are_none(tmp_path: Path) -> None:
    """Also where the question has words that only ask."""
    for place, question in enumerate(("how many cards are there?", "where are they?")):
        folder = tmp_path / str(place)
        folder.mkdir()
        assert answers(folder, question)[0].startswith("Nothing lies on the table.")


def test_a_single_card_is_told_once(tmp_path: Path) -> None:
    """Its place is not told before its row."""
    assert answers(tmp_path, "lay goat at b3", "table")[1] == "Goat b3."
