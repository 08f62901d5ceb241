"""Lines whose words could answer, but that say something else: these play nothing at any prompt.

`chat/<language>.txt` holds what people say at a table that is no answer, a line each.
"""

from collections.abc import Mapping
from pathlib import Path
from random import Random

import pytest

from accessible_games.speech.accounting import joined
from accessible_games.speech.answer_kind import SpokenDecision
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.other_senses import COUNTED, LISTED, SaidWords, calculates, possible
from tests.gathering import gathering
from tests.speech.prompts import PROMPTS, meaning, person
from tests.speech.test_never_plays import playing, plays, some

CHAT = Path(__file__).parent / "chat"
ANSWERS = {("sixpack keep", "right")}
"""Talk that is the plain answer to a question."""
TAKEN_BACK: Mapping[Language, tuple[str, ...]] = {
    "en": ("{}, wait, no", "{} no wait", "{} hang on", "{}, sorry", "{}, oops"),
    "de": ("{}, nein, Quatsch", "{}, Entschuldigung", "{}, nein", "{}, ups", "{}, ach Quatsch"),
    "fr": ("{}, attends, non", "{} attends", "{}, pardon", "{}, non", "{}, oups"),
}
COMPARED: Mapping[Language, tuple[str, ...]] = {
    "en": ("{0} instead of {1}", "{0} rather than {1}", "better than {0}"),
    "de": ("lieber {0} als {1}", "{0} statt {1}", "besser als {0}"),
    "fr": ("{0} plutôt que {1}", "{0} au lieu de {1}", "mieux que {0}"),
}
REFUSALS: Mapping[Language, tuple[str, ...]] = {
    "en": ("no", "not", "nothing", "none", "never", "don't", "without", "nope", "nah", "neither"),
    "de": ("nein", "nicht", "nichts", "kein", "nie", "ohne", "nö", "nee", "niemand", "weder"),
    "fr": ("non", "pas", "rien", "aucun", "jamais", "sans", "nan", "ni", "ne"),
}
"""How an answer begins that is a no: behind it a further no takes nothing back."""

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_case = gathering({language: [(p, language) for p in PROMPTS] for language in LANGUAGES})


def said(language: Language) -> list[str]:
    """Return what people say at a table that is no answer."""
    return (CHAT / f"{language}.txt").read_text("utf-8").splitlines()


@every_case
def test_talk_plays_nothing(prompt: str, language: Language) -> None:
    """Neither by a number in it, nor by a name, nor by the beginning of a word."""
    if person(prompt, language).asked is None:
        return
    lines = [line for line in said(language) if (prompt, line) not in ANSWERS]
    assert [line for line in some(lines) if plays(prompt, language, line)] == []


@every_language
def test_there_is_much_talk(language: Language) -> None:
    """Each line of it once."""
    assert len(said(language)) == len({*said(language)}) > 150


@every_case
def test_what_is_taken_back_is_not_played(prompt: str, language: Language) -> None:
    """Nothing stands behind it that could be meant instead."""
    refusing = REFUSALS[language]
    known = [
        line
        for line in playing(prompt, language)
        if not any(word in refusing for word in line.casefold().replace("'", " ' ").split())
    ]
    forms = TAKEN_BACK[language]
    made = [forms[number % len(forms)].format(each) for number, each in enumerate(known)]
    played = [line for line in some(made) if plays(prompt, language, line)]
    refused = ("no", "nothing", "none", "done", "fight", "out", "0")
    assert [line for line in played if meaning(prompt, language, line) not in refused] == []


@every_case
def test_a_comparison_plays_nothing(prompt: str, language: Language) -> None:
    """It names both, and could be about a third thing."""
    known = playing(prompt, language)[::3]
    pairs = zip(known, reversed(known), strict=True)
    forms = COMPARED[language]
    made = [forms[at % len(forms)].format(one, other) for at, (one, other) in enumerate(pairs)]
    assert [line for line in made if plays(prompt, language, line)] == []


@pytest.mark.parametrize(
    ("language", "prompt", "line"),
    [
        ("en", "arche-noah pick", "the one with 4"),
        ("de", "arche-noah pick", "die mit der 1"),
        ("fr", "arche-noah pick", "celui à 1"),
        ("en", "arche-noah bid", "+1"),
        ("en", "sixpack pair", "-1"),
        ("en", "sixpack clear", "row m"),
        ("en", "sixpack clear", "column 13"),
        ("en", "sixpack turn", "cola above r13"),
        ("fr", "sixpack fill", "c'est ça"),
        ("fr", "sixpack fill", "l'un"),
        ("de", "sixpack claim shown", "Emil"),
        ("de", "sixpack claim", "Berta"),
        ("en", "life-is-life turn", "against row 3"),
        ("en", "life-is-life lay", "swap a bear for a goat"),
        ("en", "life-is-life lay", "change the bear to a goat"),
        ("en", "life-is-life lay", "give me two goats"),
        ("de", "life-is-life lay", "Ziegen und Maulwürfe"),
        ("fr", "life-is-life lay", "chèvres et taupes"),
        ("de", "lifeboat turn", "über"),
        ("de", "lifeboat turn", "steh"),
    ],
)
def test_a_line_with_another_sense_plays_nothing(
    language: Language, prompt: str, line: str
) -> None:
    """One of each kind, at a prompt where its words could answer."""
    assert not plays(prompt, language, line)


@pytest.mark.parametrize(
    ("language", "prompt", "line", "played"),
    [
        ("en", "arche-noah pick", "the toucan with 3", "toucan-3"),
        ("en", "arche-noah bid", "all my money", "12"),
        ("en", "life-is-life turn", "row 3 instead", "3"),
        ("en", "life-is-life lay", "a bear plus a goat", "bear goat"),
        ("fr", "lifeboat water", "non, désolé", "no"),
        ("de", "lifeboat row", "die mit der 11", "course-11"),
        ("de", "life-is-life turn", "als erstes Reihe 3", "3"),
        ("fr", "life-is-life turn", "pardon, je frappe", "knock"),
        ("fr", "life-is-life lay", "une chèvre plus une souris", "goat mouse"),
    ],
)
def test_what_only_looks_like_it_is_played(
    language: Language, prompt: str, line: str, played: str
) -> None:
    """The same words where they have their place in the answer."""
    assert meaning(prompt, language, line) == played


@every_case
def test_a_sense_needs_one_of_its_words(prompt: str, language: Language) -> None:
    """So lines without one are not looked through for it: talk, and any words of the lists."""
    who = person(prompt, language)
    if who.asked is None:
        return
    lexicon, decision = who.vocabulary.lexicon, who.asked
    own = SpokenDecision(decision, lexicon, who.narrator).own
    lists = {name for names in LISTED.values() for name in names} | {"numbers", "ordinals", "ones"}
    words = sorted({word for name in lists for word in lexicon.typed(name)} | {*own, "-1", "1-2"})
    chance = Random(prompt)
    mixed = [" ".join(chance.choices(words, k=size)) for size in (1, 2, 3, 4) for _ in range(25)]
    for line in (*some(said(language)), *mixed):
        parts = joined(lexicon, decision.kind, lexicon.split(line), own)
        words_said = SaidWords(lexicon, decision, parts, own)
        every = (*LISTED, *COUNTED, calculates)
        found = {sense.__name__ for sense in every if sense(words_said)}
        assert found <= {sense.__name__ for sense in possible(words_said)}, line
