"""The rules to read: three languages that say the same, and a reader that finds its way."""

import re
from collections import Counter
from pathlib import Path

import pytest

from accessible_games.speech import rulebook
from accessible_games.speech.normalize import fold
from accessible_games.speech.rulebook import (
    PAGE,
    AmbiguousSectionError,
    DamagedRulesError,
    MissingRulesError,
    Rulebook,
    Section,
    UnknownSectionError,
)
from tests.gathering import gathering
from tests.speech.rule_pages import told_in, untold

LANGUAGES = ("de", "en", "fr")
GAME = "life-is-life"
BOOKS = {language: Rulebook.read(GAME, language) for language in LANGUAGES}

ROW = {"de": "Reihe", "en": "row", "fr": "rangée"}
PEOPLE = {"Nora", "Paul", "Simon", "Judith", "Bruno"}
VALUES = {
    "giraffe": 9, "bear": 8, "mole": 7, "goat": 7, "sheep": 6,
    "dog": 6, "rabbit": 5, "pig": 5, "cat": 4, "mouse": 3,
}  # fmt: skip
ANIMALS = {
    "de": ("Giraffe", "Bär", "Maulw", "Ziege", "Schaf", "Hund", "Hase", "Schwein", "Katze", "Maus"),
    "en": tuple(VALUES),
    "fr": (
        "girafe", "ours", "taupe", "chèvre", "mouton",
        "chien", "lapin", "cochon", "chat", "souris",
    ),
}  # fmt: skip

# Every ruling that a player can notice: the section it is told in, and words it is told with.
RULINGS = {
    "K2": (9, {"de": "verheimlichen", "en": "keep a set secret", "fr": "cacher"}),
    "K3": (9, {"de": "nach deinem nächsten Tausch", "en": "after your next swap",
               "fr": "après ton prochain échange"}),
    "K3, untouched": (9, {"de": "nichts mit ihr zu tun", "en": "nothing to do with it",
                          "fr": "ne la concerne pas"}),
    "K4": (9, {"de": "auch in der letzten Runde", "en": "also come in the last lap",
               "fr": "aussi arriver pendant le dernier tour"}),
    "K4, knocker": (9, {"de": "verliert auch die Person ein Leben, die geklopft hat",
                        "en": "whoever knocked loses one life",
                        "fr": "la personne qui a frappé perd alors une vie"}),
    "K5": (9, {"de": "2 Sammlungen", "en": "2 sets", "fr": "2 collections"}),
    "K6": (14, {"de": "expert", "en": "expert", "fr": "expert"}),
    "K6, cats": (14, {"de": "keine Sammlung mehr", "en": "no longer a set",
                      "fr": "plus une collection"}),
    "K6, a life": (14, {"de": "bekommst du ein Leben dazu", "en": "you gain one life",
                        "fr": "tu gagnes une vie"}),
    "K7": (14, {"de": "mehr als 5 Leben", "en": "more than 5 lives", "fr": "plus de 5 vies"}),
    "K8": (6, {"de": "Reihenfolge", "en": "order", "fr": "ordre"}),
    "K9": (6, {"de": "gibt es immer", "en": "always", "fr": "toujours"}),
    "K10": (7, {"de": "in diesem Durchgang wenigstens einmal getauscht",
                "en": "at least once in this round", "fr": "un échange dans cette manche"}),
    "K11": (7, {"de": "im zweiten Zug", "en": "second turn", "fr": "deuxième tour"}),
    "K12": (8, {"de": "im Uhrzeigersinn", "en": "clockwise", "fr": "dans le même sens"}),
    "K12, once": (8, {"de": "genau einmal", "en": "exactly one more", "fr": "exactement une fois"}),
    "K13": (8, {"de": "deine Karten behältst", "en": "keep your cards", "fr": "gardes tes cartes"}),
    "K14": (10, {"de": "mehr Karten als jeder andere", "en": "than anyone else",
                 "fr": "que chacun des autres"}),
    "K14, one card": (10, {"de": "einzige Karte", "en": "single card", "fr": "seule carte"}),
    "K14, tie": (10, {"de": "Gleichstand", "en": "tie", "fr": "égalité"}),
    "K15": (12, {"de": "reicht eine einzige Karte nicht", "en": "no longer enough",
                 "fr": "ne suffit plus"}),
    "K15, since": (12, {"de": "ersten Durchgang", "en": "first round", "fr": "première manche"}),
    "K16": (11, {"de": "alle gleich viele", "en": "all have the same number",
                 "fr": "tout le monde a le même total"}),
    "K17": (11, {"de": "2 verschiedene Ergebnisse", "en": "2 different totals",
                 "fr": "2 totaux différents"}),
    "K18": (11, {"de": "nur noch ein Leben", "en": "only one life left", "fr": "une seule vie"}),
    "K19": (13, {"de": "wenigstens eine Person kein Leben", "en": "one player loses no life",
                 "fr": "une personne ne perd aucune vie"}),
    "K20": (13, {"de": "übersprungen", "en": "skipped", "fr": "saute"}),
    "K21": (13, {"de": "ausgeschieden ist, die zuletzt begonnen hat",
                 "en": "previous starter is out", "fr": "qui avait commencé est sortie du jeu"}),
    "K22": (3, {"de": "sieht niemand", "en": "nobody sees", "fr": "personne ne voit"}),
    "K22, two players": (12, {"de": "30 Karten", "en": "30 cards", "fr": "30 cartes"}),
    "K23": (9, {"de": "das erfährt niemand", "en": "nobody learns", "fr": "personne ne le sait"}),
    "K24": (4, {"de": "bis jemand klopft", "en": "until someone knocks",
                "fr": "ce que quelqu'un frappe"}),
    "K24, computer": (15, {"de": "rechtzeitig", "en": "in time", "fr": "à temps"}),
    "K25": (10, {"de": "niemand eine Karte", "en": "nobody holds", "fr": "personne n'a de carte"}),
    "K26": (5, {"de": "Nummer", "en": "number", "fr": "numéro"}),
    "K27": (4, {"de": "Los", "en": "lot", "fr": "tirage au sort"}),
    "K27, here": (15, {"de": "lost aus", "en": "draws lots", "fr": "tire au sort"}),
    "K28": (5, {"de": "alle wissen", "en": "everyone knows", "fr": "tout le monde sait"}),
    "K29": (15, {"de": "niemals mit 2 Personen", "en": "never with 2 players",
                 "fr": "jamais avec 2 joueurs"}),
    "K30": (9, {"de": "die übrigen Karten deiner Hand", "en": "the rest of your hand",
                "fr": "le reste de ta main"}),
}  # fmt: skip

SMALL = "# Go\n\n## 1. Réunion\n\nÇa va.\nNon.\n\n## 2. Réunion finale\n\nOui, l'été.\n"


def sentences(language: str) -> list[str]:
    """Return all sentences of the rules in order."""
    return [line for section in BOOKS[language].sections for line in section.sentences]


def animals(language: str, sentence: str) -> list[str]:
    """Return the English names of the animals in a sentence, alphabetically, with repetitions."""
    stems = dict(zip((fold(stem) for stem in ANIMALS[language]), VALUES, strict=True))
    words = fold(sentence).split()
    return sorted(name for word in words for stem, name in stems.items() if word.startswith(stem))


def facts(language: str, sentence: str) -> tuple[object, ...]:
    """Return what a sentence must keep in translation: its animals, its numbers, its people."""
    people = Counter(word for word in re.findall(r"\w+", sentence) if word in PEOPLE)
    return animals(language, sentence), sorted(re.findall(r"\d+", sentence)), people


# The text


def test_the_title_is_the_name_of_the_game_in_every_language() -> None:
    """The game is called Life is Life, whatever a printed sheet says (K1)."""
    assert {book.title for book in BOOKS.values()} == {"Life is Life"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_sections_are_numbered_alike(language: str) -> None:
    """Section 9 is section 9 in every language, with equally many sentences."""
    shape = [(section.number, len(section.sentences)) for section in BOOKS["en"].sections]
    assert shape == [(s.number, len(s.sentences)) for s in BOOKS[language].sections]
    assert [number for number, _ in shape] == list(range(1, 16))


@pytest.mark.parametrize("language", ["de", "fr"])
def test_sentences_keep_their_facts_in_translation(language: str) -> None:
    """Sentence by sentence, animals, numbers and people are the same in every language."""
    for english, other in zip(sentences("en"), sentences(language), strict=True):
        assert facts("en", english) == facts(language, other), other


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_is_at_most_80_characters_long(language: str) -> None:
    """A sentence fits on two turns of a 40-cell braille display."""
    assert [line for line in sentences(language) if len(line) > 80] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_is_words_commas_and_one_full_stop(language: str) -> None:
    """No symbol, bracket, slash, dash, bold letter or abbreviation has to be spoken."""
    plain = re.compile(r"[^\W\d_]\w*(?:['-]\w+|,? \w+)*\.")
    assert [line for line in sentences(language) if not plain.fullmatch(line)] == []
    assert [line for line in sentences(language) if not line[0].isupper()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_heading_is_words_only(language: str) -> None:
    """A heading has no full stop, since the speaker adds its own punctuation."""
    plain = re.compile(r"[^\W\d_]+(?: \w+)*")
    assert [s.heading for s in BOOKS[language].sections if not plain.fullmatch(s.heading)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_has_its_noun(language: str) -> None:
    """A digit stands before a word, or after the word row, and one thing is said as a word."""
    named = re.compile(rf"\b{ROW[language]} \d\b", re.IGNORECASE)
    for line in sentences(language):
        rest = named.sub("", line)
        assert not re.search(r"\d(?! ?\w)", rest), line
        assert not re.search(r"\b1\b", rest), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_said_twice(language: str) -> None:
    """A listener never wonders whether the speech went back."""
    assert [line for line, times in Counter(sentences(language)).items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("animal", "value"), VALUES.items())
def test_every_animal_is_named_with_its_value(language: str, animal: str, value: int) -> None:
    """Section 2 says once for each animal what it is worth, in the first number after its name."""
    stem = fold(ANIMALS[language][list(VALUES).index(animal)])
    worth = re.compile(rf"\b{stem}\D*(\d+)")
    cards = map(fold, BOOKS[language].find("2").sentences)
    assert [found[1] for line in cards if (found := worth.search(line))] == [str(value)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_noticeable_ruling_is_told(language: str) -> None:
    """A reader who wonders about a ruling finds it in its section."""
    rulings = {name: (section, words[language]) for name, (section, words) in RULINGS.items()}
    assert untold(BOOKS[language], rulings) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_example_of_lives_is_told(language: str) -> None:
    """Totals of 14, 14, 7, 9 and 9 points cost no life, none, 2, one and one, in this order."""
    example = BOOKS[language].find("11").sentences[-4:]
    assert [facts(language, line)[1] for line in example] == [["14", "7"], ["9"], [], ["2"]]
    losses = [facts(language, line)[2] for line in example[2:]]
    assert losses == [Counter(["Nora", "Paul"]), Counter(["Bruno", "Simon", "Judith"])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_is_found_by_the_first_word_of_its_heading(language: str) -> None:
    """No one has to type a whole heading."""
    book = BOOKS[language]
    found = [book.find(section.heading.split()[0]) for section in book.sections]
    assert found == list(book.sections)


# The reader


def test_a_rules_file_becomes_sections_of_sentences() -> None:
    """A line is a sentence; blank lines and the markdown marks are gone."""
    assert Rulebook.parse(SMALL) == Rulebook(
        "Go",
        (
            Section(1, "Réunion", ("Ça va.", "Non.")),
            Section(2, "Réunion finale", ("Oui, l'été.",)),
        ),
    )


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return where the French rules of a game called go would be."""
    monkeypatch.setattr(rulebook, "of_game", lambda game: tmp_path)
    monkeypatch.setattr(rulebook, "words_of_game", lambda game, language: tmp_path / language)
    (tmp_path / "fr").mkdir()
    return tmp_path / "fr" / PAGE


def test_line_ends_and_byte_order_mark_of_other_systems_are_read(page: Path) -> None:
    """A file that was saved on Windows reads the same."""
    page.write_bytes(SMALL.replace("\n", "\r\n").encode("utf-8-sig"))
    assert Rulebook.read("go", "fr") == Rulebook.parse(SMALL)


@pytest.mark.parametrize("text", ["2", " 2. ", "réunion f", "REUNION FINALE", "reunion  final"])
def test_a_section_is_found_by_number_or_beginning(text: str) -> None:
    """Case, accents, blanks and punctuation do not matter."""
    assert Rulebook.parse(SMALL).find(text).number == 2


def test_a_whole_heading_wins_over_a_longer_one() -> None:
    """The first heading is the beginning of the second, but still means itself."""
    assert Rulebook.parse(SMALL).find("reunion").number == 1


@pytest.mark.parametrize("text", ["3", "0", "01", "1 2", "union", "réunions"])
def test_an_unknown_section_says_what_was_possible(text: str) -> None:
    """The error carries the text and every section there is."""
    book = Rulebook.parse(SMALL)
    with pytest.raises(UnknownSectionError) as caught:
        book.find(text)
    assert (caught.value.text, caught.value.possible) == (text, book.sections)


@pytest.mark.parametrize("text", ["r", "REU", ""])
def test_an_ambiguous_section_says_what_was_possible(text: str) -> None:
    """The error carries the text and the sections that begin like it."""
    book = Rulebook.parse(SMALL)
    with pytest.raises(AmbiguousSectionError) as caught:
        book.find(text)
    assert (caught.value.text, caught.value.possible) == (text, book.sections)


@pytest.mark.parametrize(
    ("word", "found"),
    [
        ("ETE", ["Oui, l'été."]),
        ("oui l'ete", ["Oui, l'été."]),
        ("ça", ["Ça va."]),
        ("a", []),
        ("reunion", []),
        ("", []),
        (" , ", []),
    ],
)
def test_a_search_finds_sentences_by_the_beginning_of_a_word(word: str, found: list[str]) -> None:
    """Case, accents and punctuation do not matter; the middle of a word does not count."""
    assert [sentence for _, sentence in Rulebook.parse(SMALL).search(word)] == found


def test_a_search_tells_the_section_of_each_sentence_in_order() -> None:
    """Bears are worth something first, and tie later."""
    found = BOOKS["de"].search("bar")
    assert [section.number for section, _ in found] == [2, 10]
    assert all(sentence in section.sentences for section, sentence in found)


def test_a_search_for_a_french_bear_finds_no_always() -> None:
    """The end of another word does not count: "toujours" is not "ours"."""
    assert told_in(BOOKS["fr"], "toujours") == {6, 12}
    assert told_in(BOOKS["fr"], "ours") == {2, 10}


def test_missing_rules_say_which_languages_there_are() -> None:
    """The error has the game, the language and the languages that would work."""
    with pytest.raises(MissingRulesError) as caught:
        Rulebook.read(GAME, "it")
    error = caught.value
    assert (error.game, error.language, error.possible) == (GAME, "it", LANGUAGES)


def test_a_game_without_rules_to_read_has_no_languages(page: Path) -> None:
    """Then there is nothing else to offer."""
    assert not page.exists()
    with pytest.raises(MissingRulesError) as nowhere:
        Rulebook.read("go", "fr")
    assert nowhere.value.possible == ()


@pytest.mark.parametrize(
    ("text", "section"),
    [
        ("", 0),
        ("Go\n\n## 1. A\n\nB.\n", 0),
        ("# Go\n\nB.\n\n## 1. A\n\nB.\n", 0),
        ("# Go\n", 1),
        ("# Go\n## 2. A\n\nB.\n", 1),
        ("# Go\n## 1. A\n\nB.\n## 1. A\n\nB.\n", 2),
        ("# Go\n## 1. A\n\nB.\n## \n", 2),
        ("# Go\n## 1. A\n\nB.\n## 2 A\n\nB.\n", 2),
        ("# Go\n## 1. A\n\n## 2. A\n\nB.\n", 1),
        ("# Go\n## 1. A\n\nB.\n### 2. A\n\nB.\n", 1),
        ("# Go\n## 1. A\n\nB.\n## 2. A\n\nB. And then\n", 2),
    ],
)
def test_a_damaged_file_says_where(text: str, section: int) -> None:
    """A rules file of which a part is missing is not read at all."""
    with pytest.raises(DamagedRulesError) as caught:
        Rulebook.parse(text)
    assert caught.value.section == section


def test_a_file_with_broken_letters_is_damaged(page: Path) -> None:
    """Bytes that are not UTF-8 are never read as something else."""
    page.write_bytes(SMALL.encode("latin-1"))
    with pytest.raises(DamagedRulesError) as caught:
        Rulebook.read("go", "fr")
    assert caught.value.section == 1


@gathering({"anywhere": [(length,) for length in range(len(SMALL) - 1)]})
def test_a_torn_file_is_damaged_or_a_whole_number_of_sentences(length: int) -> None:
    """Wherever a file was cut off, no half sentence is read out."""
    whole = {line for section in Rulebook.parse(SMALL).sections for line in section.sentences}
    try:
        torn = Rulebook.parse(SMALL[:length])
    except DamagedRulesError:
        return
    assert {line for section in torn.sections for line in section.sentences} <= whole
