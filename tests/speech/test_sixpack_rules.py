"""The rules of SixPack to read: complete, the same in every language, and true of the game."""

import re
from collections.abc import Iterator

import pytest

from accessible_games.core.grid import COLUMNS, ROWS
from accessible_games.games.sixpack.cells import FEWEST, FIRST_PLACES, neighbours
from accessible_games.games.sixpack.changing import why_not_add
from accessible_games.games.sixpack.drinks import (
    BACKS,
    BOTTLES,
    DOMINOES,
    HAND,
    PIECES,
    PINK,
    RECIPES,
    STACK,
    fitting,
)
from accessible_games.games.sixpack.layout import Layout
from accessible_games.games.sixpack.patterns import SETS, pictures
from accessible_games.games.sixpack.state import COLOURS, GOAL, OPTIONS, SEATS
from tests.speech.rule_pages import (
    LANGUAGES,
    books,
    lonely_numbers,
    numbers,
    sentences,
    told_in,
    untold,
)

BOOKS = books("sixpack")

# The drinks in the order of PIECES: bottles, then mixes; then those without alcohol.
USUAL = {
    "en": ("cola", "lemon", "beer", "cola lemon", "cola beer", "lemon beer"),
    "de": ("Cola", "Limo", "Bier", "Colalimo", "Colabier", "Limobier"),
    "fr": ("cola", "limonade", "bière", "colalimo", "colabière", "limobière"),
}
ALCOHOL_FREE = {
    "en": ("cherry", "banana", "water", "cherry banana", "cherry water", "banana water"),
    "de": (
        "Kirsche", "Banane", "Wasser", "Kirschbanane", "Kirschschorle", "Bananenschorle",
    ),
    "fr": ("cerise", "banane", "eau", "cerisebanane", "cerise à l'eau", "banane à l'eau"),
}  # fmt: skip

# Every ruling that a player can notice: the section it is told in, and words it is told with in
# English, German and French.
RULINGS = {
    "S1": (4, "enough for 6 players", "reicht für 6 personen", "assez pour 6 joueurs"),
    "S1, more": (4, "7 or 8 players", "7 oder 8 personen", "7 ou 8 joueurs"),
    "S2": (4, "84 different sets", "84 möglichkeiten", "84 façons"),
    "S3": (3, "each of these 3 sorts", "jede dieser 3 sorten", "chacune de ces 3 sortes"),
    "S4": (6, "any bottle on p13", "irgendeine flasche", "bouteille de son choix"),
    "S4, sort": (6, "from the same stack", "vom selben stapel", "de la même pile"),
    "S5": (6, "decided by lot", "das los entscheidet", "le sort décide"),
    "S5, asked": (16, "the last to mix", "zuletzt ein getränk gemixt", "mélangé une boisson en"),
    "S6": (8, "does not matter", "was im mix ist", "n'importe pas"),
    "S7": (8, "gap between equal", "lücke zwischen gleichen", "trou entre des bouteilles"),
    "S8": (7, "must do one or the other", "musst du tun", "dois faire l'un ou l'autre"),
    "S9": (9, "after adding", "nach dem anlegen", "après avoir ajouté"),
    "S10": (9, "filling never", "durch das auffüllen", "combler ne rend jamais"),
    "S11": (10, "it leaves no gap", "er lässt keine lücke", "aucun trou ne reste"),
    "S11, option": (16, "must stay as well", "muss auch er bleiben", "doit rester aussi"),
    "S12": (10, "still be connected", "kante an kante", "bord à bord"),
    "S12, filled": (10, "would join them again", "wieder verbinden", "les réunisse"),
    "S13": (10, "at least 2 cards", "mindestens 2 karten", "au moins 2 cartes"),
    "S14": (10, "it is back", "wieder da ist", "est revenue"),
    "S15": (11, "all gaps of the table", "alle lücken des tisches", "tous les trous de la table"),
    "S16": (11, "decide on the order", "die reihenfolge", "décides de l'ordre"),
    "S17": (11, "they must be different", "sie verschieden sein", "doivent être différentes"),
    "S18": (11, "which 2 drinks count", "welche 2 getränke", "les 2 boissons qui comptent"),
    "S18, equal": (11, "one of their 2", "eine ihrer 2", "une de leurs 2"),
    "S19": (11, "if a stack is empty", "ist ein stapel leer", "si une pile est vide"),
    "S19, stays": (11, "nothing else fits", "passt nichts anderes", "rien d'autre"),
    "S20": (12, "2 rows and 3 columns", "2 reihen und 3 spalten", "2 rangées et 3 colonnes"),
    "S21": (12, "mirror image", "spiegelbild", "miroir"),
    "S22": (13, "with the same cards", "mit denselben karten", "avec les mêmes cartes"),
    "S23": (13, "no more than one", "höchstens einen", "pas plus d'un"),
    "S24": (13, "whichever you like", "welchen du willst", "celui que tu veux"),
    "S25": (13, "the other 2 dominoes", "die anderen 2 dominosteine", "les 2 autres dominos"),
    "S26": (15, "they win together", "gewinnen sie gemeinsam", "gagnent ensemble"),
    "S26, finished": (15, "finished first", "geht die dritte phase", "termine d'abord"),
    "S27": (12, "lay there before", "schon vorher", "déjà avant"),
    "S28": (13, "look for it yourself", "suchst es selbst", "cherches toi-même"),
    "S28, show": (16, "where it lies", "wo es liegt", "où il se trouve"),
    "S29": (14, "fewer than 5 cards", "weniger als 5 karten", "moins de 5 cartes"),
    "S30": (14, "at the edge", "am rand", "au bord"),
    "S31": (14, "both parts are equal", "beide teile gleich", "les deux parties sont égales"),
    "S32": (14, "must not be too narrow", "nicht zu schmal", "pas être trop étroit"),
    "S33": (14, "clears again", "noch einmal abgeräumt", "débarrasse de nouveau"),
    "S34": (3, "which card is pink", "welche karte rosa", "quelle carte est rose"),
    "S35": (14, "wait for the next turn", "auf den nächsten zug", "attendent le tour suivant"),
    "S36": (13, "stay secret", "bleiben geheim", "restent secrets"),
    "S37": (18, "nobody needs a screen", "niemand einen schirm", "besoin d'un paravent"),
    "S38": (14, "the end of the turn", "das ende des zugs", "la fin du tour"),
    "S39": (6, "both come from the stacks", "beide kommen von", "les deux viennent des piles"),
    "S40": (9, "all alone", "ganz allein", "toute seule"),
    "S41": (14, "nothing is cleared", "diesmal nichts", "ne débarrasse pas"),
    "S42": (5, "column z", "spalte z", "la colonne z"),
    "S42, name": (5, "keeps its name", "behält also immer", "garde donc son nom"),
    "S43": (11, "nothing to choose", "nichts zu wählen", "n'as pas le choix"),
    "S44": (16, "only players who can", "nur die gefragt", "seulement les personnes"),
    "S44, off": (16, "any block of 6", "irgendein block", "un bloc de 6"),
    "S44, wrong": (13, "costs nothing", "verliert dadurch nichts", "ne coûte rien"),
    "S45": (13, "lies open", "ist offen", "reste visible"),
    "S46": (13, "at the same time", "gleichzeitig", "en même temps"),
    "S47": (5, "p13 and q13", "p13 und q13", "en p13 et en q13"),
}

# What the English rules say in digits; that other languages say the same is tested below.
FIGURES = [
    (1, f"{GOAL} points"),
    (1, f"{SEATS[0]} to {SEATS[-1]} players"),
    (1, f"{HAND} dominoes"),
    (1, f"{2 * HAND} drinks"),
    (2, f"{len(BOTTLES)} bottles"),
    (3, f"{len(BOTTLES) * STACK} cards"),
    (3, f"{STACK} cards"),
    (3, f"{PINK} cards"),
    (4, f"{len(DOMINOES)} dominoes"),
    (4, f"{HAND} dominoes"),
    (4, f"{len(SETS)} different sets"),
    (4, f"{COLOURS} players"),
    (4, f"{COLOURS + 1} or {SEATS[-1]} players"),
    (5, f"2 cards lie on {' and '.join(FIRST_PLACES['p'])}"),
    (5, f"after column {COLUMNS[-1]} comes column {COLUMNS[0]}"),
    (5, f"after row {ROWS[-1]} comes row {ROWS[0]}"),
    (5, f"{neighbours('q13')[1]} is to the right of q13"),
    (5, f"{neighbours('q13')[2]} is below q13"),
    (10, f"{FEWEST} cards"),
    (12, f"{2 * HAND} places"),
    (14, f"{PINK} cards"),
    (14, f"{FEWEST} cards"),
    (15, f"{GOAL} points"),
    (15, f"{GOAL - 1} points"),
    (15, f"{len(DOMINOES) - (GOAL - 1)} dominoes"),
    (16, f"{2 * HAND} cards"),
]  # fmt: skip

every_language = pytest.mark.parametrize("language", LANGUAGES)


def drinks(language: str, text: str) -> list[str]:
    """Return the drinks that a text names, in order, those without alcohol as "free cola"."""
    names = {name.lower(): drink for name, drink in zip(USUAL[language], PIECES, strict=True)}
    for name, drink in zip(ALCOHOL_FREE[language], PIECES, strict=True):
        names[name.lower()] = f"free {drink}"
    longest = "|".join(sorted(names, key=len, reverse=True))
    return [names[name] for name in re.findall(rf"\b(?:{longest})\b", text.lower())]


def facts(language: str, sentence: str) -> tuple[list[str], ...]:
    """Return what a sentence must keep in translation: drinks, short names, places and numbers."""
    codes = re.findall(r"\b(?:[CLB]|CL|CB|LB)\b(?!')", sentence)
    places = re.findall(r"\b[a-z]\d+\b", sentence)
    return sorted(drinks(language, sentence)), codes, places, numbers(sentence)


def examples(language: str, section: int, count: int) -> Iterator[list[str]]:
    """Yield the drinks in each sentence of a section that names so many."""
    for line in BOOKS[language].find(str(section)).sentences:
        named = drinks(language, line)
        if len(named) == count:
            yield named


# What is told ------------------------------------------------------------------------------------


def test_there_are_eighteen_sections() -> None:
    """The title is the name of the game."""
    assert BOOKS["en"].title == "SixPack"
    assert [section.number for section in BOOKS["en"].sections] == list(range(1, 19))


@every_language
def test_every_ruling_is_told(language: str) -> None:
    """A reader who wonders about a ruling finds it in its section."""
    place = ("en", "de", "fr").index(language)
    rulings = {name: (section, words[place]) for name, (section, *words) in RULINGS.items()}
    assert untold(BOOKS[language], rulings) == []


def test_no_ruling_is_left_out() -> None:
    """S1 to S47 are all told, since all can be noticed."""
    assert {name.partition(",")[0] for name in RULINGS} == {f"S{n}" for n in range(1, 48)}


@every_language
def test_sentences_keep_their_facts_in_translation(language: str) -> None:
    """Sentence by sentence, drinks, places and numbers are the same in every language."""
    for english, other in zip(sentences(BOOKS["en"]), sentences(BOOKS[language]), strict=True):
        assert facts(language, other) == facts("en", english), other


@every_language
def test_a_number_has_its_noun(language: str) -> None:
    """A digit stands before a word, after the word row or in a place."""
    assert lonely_numbers(BOOKS[language], r"[a-z]\d+|(?:row|Reihe|rangée) \d+") == []


# What is true ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("section", "words"), FIGURES)
def test_the_figures_are_those_of_the_game(section: int, words: str) -> None:
    """The rules name no number that differs from the game's."""
    assert section in told_in(BOOKS["en"], words)


def test_three_dominoes_have_as_many_patterns_as_told() -> None:
    """The fewest and the most different pictures of the 84 sets."""
    counts = [len(pictures(frozenset(each))) for each in SETS]
    assert told_in(BOOKS["en"], f"from {min(counts)} to {max(counts)} different patterns") == {12}


@every_language
def test_every_drink_has_its_name(language: str) -> None:
    """The bottles first, then the mixes made of them, and the same again without alcohol."""
    bottles, mixes, *_ = examples(language, 2, len(BOTTLES))
    assert (*bottles, *mixes) == PIECES
    free = [f"free {drink}" for drink in BOTTLES]
    assert [*free, *BOTTLES] in examples(language, 16, 2 * len(BOTTLES))
    assert [f"free {mix}" for mix in RECIPES] in examples(language, 16, len(RECIPES))


def test_the_short_name_of_a_mix_is_that_of_its_bottles() -> None:
    """C, L and B, so CL, CB and LB."""
    *_, bottles, mixes = (facts("en", line)[1] for line in BOOKS["en"].find("2").sentences)
    letters = dict(zip(BOTTLES, bottles, strict=True))
    assert mixes == ["".join(letters[b] for b in recipe) for recipe in RECIPES.values()]


@every_language
def test_the_two_sides_of_the_cards_are_told(language: str) -> None:
    """The back of each bottle is the mix without it."""
    first = next(examples(language, 3, 2))
    (others,) = examples(language, 3, 4)
    assert dict([first, others[:2], others[2:]]) == BACKS


@every_language
def test_a_bottle_may_touch_a_mix_without_it(language: str) -> None:
    """The example of section 8: what is in a mix does not matter."""
    ((bottle, mix),) = examples(language, 8, 2)
    assert bottle not in RECIPES[mix]
    assert why_not_add(Layout({"m13": "cola", "n13": mix}), bottle, "n14") is None


def test_the_example_of_the_shape_is_true() -> None:
    """A table of 4 columns and 2 rows cannot get longer, only higher."""
    (line,) = (line for _, line in BOOKS["en"].search("fifth column"))
    wide, high = map(int, re.findall(r"\d", line))
    assert (wide, high) == (4, 2)
    assert Layout(full(4, 2)).well_proportioned
    assert Layout(full(4, 3)).well_proportioned
    assert not Layout(full(5, 2)).well_proportioned


def full(wide: int, high: int) -> dict[str, str]:
    """Return a table without empty places; its drinks make no difference to its shape."""
    return {column + row: "cola" for column in COLUMNS[:wide] for row in ROWS[:high]}


@every_language
def test_the_examples_of_filling_are_true(language: str) -> None:
    """Between two bottles comes their mix, between two mixes the bottle they share."""
    told = list(examples(language, 11, 3))
    assert [[fitting((one, other)), drink] for one, other, drink in told] == [
        [("diesel",), "diesel"],
        [("beer",), "beer"],
    ]


@every_language
def test_the_example_of_a_pattern_is_one(language: str) -> None:
    """Nora's three dominoes show the six drinks of the two rows."""
    above, below = examples(language, 12, 3)
    (hand,) = examples(language, 12, 6)
    dominoes = frozenset("-".join(hand[n : n + 2]) for n in (0, 2, 4))
    assert dominoes <= {*DOMINOES}
    assert (*above, *below) in pictures(dominoes)


@every_language
@pytest.mark.parametrize("option", OPTIONS)
def test_every_option_is_told_with_its_choices(language: str, option: str) -> None:
    """It names the words that choose them, seats by number; the last sentence tells the default."""
    told = BOOKS[language].find("16").sentences
    words = [re.findall(r"[\w-]+", line) for line in told]
    assert any(option in line for line in words)
    choices = [choice for choice in OPTIONS[option] if not choice.isdigit()]
    assert all(any(choice in line for line in words) for choice in choices)
    assert OPTIONS[option][0] in words[-1]
