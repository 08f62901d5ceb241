"""No line is ever played that means something else: not a no, not a question, no unknown word.

Every phrase that plays something, at every prompt of every game, is turned into lines that must
not play, and every answer of `moves` besides. `read` also says which word had no place.
"""

from collections.abc import Iterator, Mapping
from itertools import islice

import pytest

from accessible_games.core.decision import Answer, text_of
from accessible_games.match.dispatch import read
from accessible_games.match.meaning import Given
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.corrections import corrected
from accessible_games.speech.intents import in_answers
from accessible_games.speech.normalize import fold
from tests.examples import times
from tests.gathering import gathering
from tests.speech.phrases import phrases
from tests.speech.prompts import PROMPTS, meaning, person

NOES: Mapping[Language, tuple[str, ...]] = {
    "en": (
        *("not {}", "don't {}", "I don't {}", "{} not", "no {}", "never {}", "do not {}"),
        *(
            "I won't {}",
            "please don't {}",
            "I never {}",
            "dont {}",
            "I'm not going to {}",
            "no, {}",
        ),
    ),
    "de": (
        *("nicht {}", "{} nicht", "ich will nicht {}", "kein {}", "keine {}", "niemals {}"),
        *("ich {} nicht", "bitte nicht {}", "auf keinen Fall {}", "nie {}", "keinen {}"),
        "doch nicht {}",
    ),
    "fr": (
        *("ne {} pas", "pas {}", "je ne {} pas", "{} pas", "jamais {}", "pas de {}"),
        *("je ne veux pas {}", "n'{} pas", "surtout pas {}", "je {} pas", "aucun {}"),
        *("non, pas {}", "mais pas {}"),
    ),
}
"""Each phrase is put into each of these."""
QUESTIONS: Mapping[Language, tuple[str, ...]] = {
    "en": (
        "{}?",
        "{} ?",
        "should I {}",
        "can I {}",
        "do I {}",
        "who {}",
        "did Tom {}",
        "have I {}",
    ),
    "de": ("{}?", "{} ?", "soll ich {}", "kann ich {}", "habe ich {}", "wer {}", "hat Tom {}"),
    "fr": (
        *("{}?", "{}\u202f?", "{}\u00a0?", "dois-je {}", "puis-je {}", "qui {}", "est-ce que {}"),
        *("quelqu'un a {}?", "ai-je {}"),
    ),
}
UNKNOWN = ("wombat", "xyzzy", "quargel")
NOUNS: Mapping[Language, tuple[str, ...]] = {
    "en": ("toucan", "lemonade", "blackjack", "giraffe", "column", "auction", "lifebelt"),
    "de": ("Tukan", "Limo", "Knüppel", "Giraffe", "Spalte", "Gebot", "Rettungsring"),
    "fr": ("toucan", "limonade", "matraque", "girafe", "colonne", "enchère", "bouée"),
}
"""Nouns of which each game knows only its own."""

every_case = gathering({language: [(p, language) for p in PROMPTS] for language in LANGUAGES})
SHIFT = 7
"""After so many lines another third is taken: no form would come up otherwise that is a third."""
PLAYED = 9
"""So many answers of `moves` are tried at each prompt, besides all phrases."""


def plays(prompt: str, language: Language, line: str) -> bool:
    """Whether a line plays something at a prompt."""
    asked = person(prompt, language)
    asked.pointer.stop = None
    return isinstance(read(asked, line, asked.asked).of, Given)


def playing(prompt: str, language: Language) -> list[str]:
    """The phrases that play something at a prompt, and some answers of `moves`."""
    asked = person(prompt, language)
    if asked.asked is None:
        return []
    typed = [each.typed for each in phrases(language) if each.prompt == prompt]
    names = [said(prompt, language, answer) for answer in islice(asked.asked.options, PLAYED)]
    lines = [line.rstrip(" .!") for line in dict.fromkeys([*typed, *names])]
    return [line for line in lines if plays(prompt, language, line)]


def said(prompt: str, language: Language, answer: Answer) -> str:
    """An answer in words that can be typed."""
    words = person(prompt, language).vocabulary
    lexicon = words.lexicon
    parts = answer if isinstance(answer, tuple) else text_of(answer).split()
    return " ".join(
        lexicon.catalogue.piece(part) if lexicon.is_piece(part) else part for part in parts
    )


def with_word(phrase: str, word: str) -> Iterator[str]:
    """The phrase with a word in each place."""
    words = phrase.split()
    for place in range(len(words) + 1):
        yield " ".join([*words[:place], word, *words[place:]])


def some(lines: list[str]) -> list[str]:
    """A third of the lines, so that other phrases are put into other forms.

    With more examples all of them.
    """
    step = max(1, 3 // times(1))
    return [line for at, line in enumerate(lines) if (at + at // SHIFT) % step == 0]


def is_correction(language: Language, line: str) -> bool:
    """Whether a line says what is meant instead, so that a no before it is one more no."""
    return corrected(person(next(iter(PROMPTS)), language).vocabulary.lexicon, line) is not None


def agrees(prompt: str, language: Language, line: str, known: str) -> bool:
    """Whether a line with one more no says the same no as before: "no thanks, not now"."""
    words = person(prompt, language).vocabulary
    begins = fold(known).split()[0] in words.lexicon.typed("choice-no")
    return begins and meaning(prompt, language, line) == meaning(prompt, language, known)


@every_case
def test_no_no_plays(prompt: str, language: Language) -> None:
    """Neither before, behind nor around what would play.

    But for a no that is an answer itself, such as "not a coin": that one stands in the tables.
    """
    listed = {fold(each.typed) for each in phrases(language) if each.kind == "answer"}
    known = [line for line in playing(prompt, language) if not is_correction(language, line)]
    made = {form.format(each): each for each in known for form in NOES[language]}
    lines = some([line for line in made if fold(line) not in listed])
    played = [line for line in lines if plays(prompt, language, line)]
    assert [line for line in played if not agrees(prompt, language, line, made[line])] == []


@every_case
def test_no_no_plays_wherever_it_stands(prompt: str, language: Language) -> None:
    """Not even in "row 2, not two mice", though "not four, two" corrects itself."""
    no = NOES[language][0].split()[-1 if language == "fr" else 0]
    known = [each for each in playing(prompt, language) if " " in each]
    listed = {each.typed for each in phrases(language) if each.kind in ("answer", "correction")}
    made = {line for each in known for line in [*with_word(each, no)][1:-1]}
    lines = some(sorted(made - listed))
    assert [line for line in lines if plays(prompt, language, line)] == []


@every_case
def test_no_question_plays(prompt: str, language: Language) -> None:
    """With a question mark, behind any kind of blank, or with the beginning of a question."""
    forms = QUESTIONS[language]
    lines = some([form.format(each) for each in playing(prompt, language) for form in forms])
    assert [line for line in lines if plays(prompt, language, line)] == []


@every_case
def test_no_line_with_an_unknown_word_plays(prompt: str, language: Language) -> None:
    """In any place of the line, also behind an answer that reveals something."""
    known = playing(prompt, language)
    lines = some(
        [
            line
            for number, each in enumerate(known)
            for line in with_word(each, UNKNOWN[number % len(UNKNOWN)])
        ]
    )
    assert [line for line in lines if plays(prompt, language, line)] == []


@every_case
def test_no_line_with_a_noun_of_another_table_plays(prompt: str, language: Language) -> None:
    """A noun that this game does not know has no place in any answer."""
    words = person(prompt, language).vocabulary
    own = {*words.lexicon.all_pieces(), *in_answers(words)}
    nouns = [noun for noun in NOUNS[language] if fold(noun) not in own]
    lines = some(
        [
            line
            for number, each in enumerate(playing(prompt, language))
            for line in with_word(each, nouns[number % len(nouns)])
        ]
    )
    assert [line for line in lines if plays(prompt, language, line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_meaning_says_what_each_word_was_taken_for(language: Language) -> None:
    """And which word was left over."""
    asked = person("life-is-life turn", language)
    knock = asked.vocabulary.lexicon.answer_name("knock")
    meaning = read(asked, f"{knock} wombat", asked.asked)
    assert meaning.left == ["wombat"]
    assert meaning.explained() == [f"{knock}: word of an answer", "wombat: left over"]
    assert read(asked, knock, asked.asked).explained() == [f"{knock}: answer to turn"]
