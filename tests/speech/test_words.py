"""The words: complete and equal in all languages, nothing unused, nothing that cannot be spoken."""

import re
import unicodedata
from functools import cache
from typing import Any

import pytest
from fluent.syntax import ast as ftl

from accessible_games.games import GAMES, RECORDED
from accessible_games.speech.catalogue import (
    LANGUAGES,
    Language,
)
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.narrator import field_kinds, message_of
from accessible_games.speech.word_files import sources, word_files
from tests.games.facts import facts_of
from tests.speech.demands import (
    beginnings,
    common_kinds,
    events,
    families,
    literals,
    of_game,
    of_program,
    optional,
)
from tests.speech.linter import TYPED, symbols
from tests.speech.messages import (
    CHOSEN,
    FILES,
    attributes,
    entries,
    found,
    is_typed,
    messages,
    named,
    references,
    variants,
    written,
)
from tests.speech.real_table import FAMILIES, OPTIONAL, composed, happening, of_evening

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_file = pytest.mark.parametrize("file", [*FILES, *CHOSEN])
every_game = pytest.mark.parametrize("game", GAMES)

FORMS = {
    "PIECE": {"name", "names", "code"}, "PIECES": {"bare"}, "COUNT": set[str](), "EACH": set[str](),
    "SEAT": {"name"}, "DOES": set[str](), "RUN": {"code"}, "DOMINOES": {"code"}, "LAID": {"code"},
    "MONEY": set[str](), "SAME": set[str](),
    "ELIDED": set[str](), "INSTALL": set[str](), "EDITION": set[str](),
}  # fmt: skip
TAKES = {
    "PIECE": ({1, 2}, {"form", "case"}),
    "PIECES": ({1}, {"form", "case", "style"}),
    "SEAT": ({1}, {"form", "case"}),
    "DOES": ({1}, {"you", "other"}),
    "COUNT": ({1}, {"as", "case"}),
    "EACH": ({1}, {"as"}),
    "RUN": ({1}, {"form"}),
    "DOMINOES": ({1}, {"form"}),
    "LAID": ({1}, {"form"}),
    "INSTALL": ({1}, set()),
    "EDITION": ({0}, set()),
    "SAME": ((2,), set()),
    "ELIDED": ((2,), set()),
    "MONEY": ({1}, set()),
}
"""Our functions: how many positional arguments they take, and which named ones."""

PEOPLE = ("seat-you", "seat-named")
"""How `SEAT` says the listener, and anyone else who is called by a plain name."""

RANKS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
ALIKE = {
    "title": "the game is called so on every box",
    "sound-name-invitation": "English took it over from French",
    **dict.fromkeys((f"called-{rank}" for rank in RANKS), "figures, which all understand"),
    **dict.fromkeys((f"option-deck-{cards}" for cards in (32, 52)), "a number"),
    **dict.fromkeys((f"option-hand-{cards}" for cards in (5, 6, 7)), "a number"),
    **dict.fromkeys(
        (
            *("ramsch-told", "skat-game-grand", "skat-game-null", "skat-step-ouvert"),
            *("skat-step-schneider", "skat-step-schwarz", "skat-typed-bock"),
            *("skat-typed-ramsch", "skat-typed-schneider"),
        ),
        "the terms of Skat, which are German wherever it is played",
    ),
    "title-skat": "the game is called so everywhere",
    "sheet-seeger-fabian": "names of people",
    "typed-ramsch": "the word of the game in all three",
    "typed-bock": "the word of the game in all three",
    "typed-plus": "the word is the same in all three",
    "choice-hide": "the key is called so in German too",
    "choice-show": "the word is the same in French too",
    "csv-total": "the word is the same in French too",
    "league-csv-name": "the word is the same in German too",
    "league-csv-points": "the word is the same in French too",
    "league-csv-tables": "the word is the same in French too",
    "typed-minutes": "the word is the same in French too",
    "details-amount": "the word is the same in French too",
    "command-secret": "the word is the same in French too",
    "called-ace": "the word on German and French cards",
    "called-rules": "the name of a game",
    "option-rules-crazy-eights": "the name of a game",
    "option-rules-mau-mau": "the name of a game",
    "choice-mau": "the word is the same in all three",
    "laid-mau": "the word is the same in all three",
    "date-pattern": "letters that stand for parts of a date",
    "daily-pattern": "letters that stand for parts of a date",
    "bot-names": "names of people",
    "language-de": "each language calls itself",
    "language-fr": "each language calls itself",
    "language-en": "each language calls itself",
    "called-language": "each language calls itself",
    "checked-part-secrets": "the word is the same in French too",
    "checked-part-copies": "the word is the same in French too",
    "hear-table": "the word is the same in French too",
    "hear-scores": "the word is the same in French too",
    "point-scored-several": "the word is the same in French too",
    "verbosity-braille": "the word is the same in French, and nearly so in German",
    "minus": "the word is the same in German too",
    "verbs-last": "yes or no, for the code",
    "piece-crocodile": "the word is the same in French too",
    "piece-toucan": "the word is the same in French too",
    "command-braille": "the word is the same in French too",
    "seat-named": "a name has no words of its own in English",
    "piece-stephen": "he is called so everywhere",
    "called-lady": "her name on every card",
    "called-stephen": "his name on every card",
    "called-captain": "the word on every card",
    "called-mate": "the word on every card",
    "called-kid": "the word on every card",
    "piece-cola": "the word is the same in all three",
    "called-cola": "letters, and words that all understand",
    "called-lemonade": "letters, and words that all understand",
    "called-beer": "letters, and words that all understand",
    "called-spezi": "letters, and words that all understand",
    "called-diesel": "letters, and words that all understand",
    "called-shandy": "letters, and words that all understand",
    "called-point": "the word is the same in French too",
    "called-pile": "the word is the same in French too",
    "called-pair": "the word is the same in French too",
    "called-provision": "the word is the same in French too",
    "domino": "two names side by side",
    "deck-found-in": "the word is the same in German too",
    "labels-deck-skat": "the game is called so everywhere",
    "labels-deck-tarot": "the game is called so everywhere",
    "labels-paper": "the word is the same in French too",
    "labels-digits-antoine": "the name of a person",
    "labels-profile-marburg": "the name of a size",
    "labels-code-euro": "the name of a table of characters",
    "picture-line": "braille cells only",
    "page-navigation": "the word is the same in French too",
    "page-name": "the word is the same in German too",
    "level-normal": "the word is the same in all three",
    "level-expert": "the word is the same in French too",
    "verbosity-normal": "the word is the same in all three",
    "prompt-enter": "the key is called so in German too",
    "prompt-pass": "the key is called so in German too",
    "review-moment": "the word is the same in all three",
    "prompt-moment": "the word is the same in all three",
    "command-tables": "the word is the same in French too",
    "login-languages": "each language calls itself",
    "prompt-login": "the word is the same in German too",
}


def names_of(file: str, language: Language) -> list[str]:
    """Return the names of the messages in a file, with repetitions."""
    return [entry.id.name for entry in entries(language, file)]


# Written well -------------------------------------------------------------------------------------


@every_language
@every_file
def test_a_file_holds_messages_and_nothing_else(language: Language, file: str) -> None:
    """Nothing in it is unreadable, and no message is there twice."""
    assert [entry for entry in entries(language, file) if not isinstance(entry, ftl.Message)] == []
    names = names_of(file, language)
    assert sorted(names) == sorted(set(names))


@every_language
@every_game
def test_a_game_does_not_change_the_common_words(language: Language, game: str) -> None:
    """No message of a game has the name of a common one or of one of the help."""
    common = {*names_of("common", language), *names_of("help", language)}
    assert sorted(common & set(names_of(game, language)) - facts_of(game).replaced) == []


@every_language
@every_file
def test_the_languages_have_the_same_messages(language: Language, file: str) -> None:
    """What one language can say, all can, in the same file."""
    assert sorted(names_of(file, language)) == sorted(names_of(file, "en"))


@every_language
@pytest.mark.parametrize("file", CHOSEN)
def test_words_for_an_option_replace_those_of_the_game(language: Language, file: str) -> None:
    """Each of them is one of the game's, with the same forms."""
    game = max((name for name in GAMES if file.startswith(name)), key=len)
    usual = {entry.id.name: attributes(entry) for entry in entries(language, game)}
    for entry in entries(language, file):
        assert attributes(entry) == usual[entry.id.name]


@every_language
def test_the_languages_have_the_same_forms(language: Language) -> None:
    """A message has the same attributes everywhere: what is brief or full, names and plurals."""
    english = {name: attributes(message) for name, message in messages("en").items()}
    assert {name: attributes(m) for name, m in messages(language).items()} == english


@cache
def given(message: str) -> frozenset[str]:
    """Return the arguments that the code gives a message, or English uses, also in its parts."""
    parts = (message, *references("en").get(message, ()))
    used = fields().get(message, set()).union(*(found("en", part).arguments for part in parts))
    return frozenset(used | literals().get(message, frozenset()))


@cache
def fields() -> dict[str, set[str]]:
    """Return the fields of the events that each message tells."""
    told: dict[str, set[str]] = {}
    kinds: list[Any] = [
        *common_kinds(),
        *happening(),
        *(kind for game in GAMES for kind in events(game)),
    ]
    for kind in kinds:
        told[message_of(kind)] = told.get(message_of(kind), set()) | {*field_kinds(kind)}
    return told


@every_language
def test_arguments_are_among_those_that_are_given(language: Language) -> None:
    """No message waits for an argument that never comes."""
    made_of = references(language)
    for message in messages(language):
        piece = {"count", "case"} if message.startswith("piece-") else set()
        piece |= {"name", "case"} if message in PEOPLE else set()
        piece |= {"case"} if message in counted(language) else set()
        whole = [name for name, parts in made_of.items() if message in parts]
        allowed = given(message).union(piece, *(given(name) for name in whole))
        assert found(language, message).arguments <= allowed, message


@every_language
def test_functions_are_called_with_what_they_take(language: Language) -> None:
    """Only our own functions are called, and only with existing forms, cases and messages."""
    for message in messages(language):
        for call in found(language, message).calls:
            places, keywords = TAKES[call.id.name]
            words = named(call)
            assert len(call.arguments.positional) in places, message
            assert set(words) <= keywords, message
            assert words.get("form", "name") in FORMS[call.id.name] | {"name"}, message
            assert words.get("as", message) in messages(language), message


@every_language
def test_a_case_that_is_asked_for_is_known_to_the_pieces(language: Language) -> None:
    """A case is never misspelt, as that would silently be the nominative."""
    asked = {
        words["case"]
        for message in messages(language)
        for words in map(named, found(language, message).calls)
        if "case" in words
    }
    pieces = [name for name in messages(language) if name.startswith("piece-") or name in PEOPLE]
    known = {text for piece in pieces for text in variants(messages(language)[piece])}
    assert asked <= known | {"nominative"}


@cache
def counted(language: Language) -> set[str]:
    """Return the messages with which something is counted."""
    calls = [call for message in messages(language) for call in found(language, message).calls]
    return {named(call)["as"] for call in calls if call.id.name == "COUNT"}


# Asked for ----------------------------------------------------------------------------------------


@every_language
@every_game
def test_every_message_of_a_game_exists(language: Language, game: str) -> None:
    """Events, facts, reasons, questions, refusals, choices, pieces and options have words."""
    catalogue = catalogue_of(language, game)
    assert sorted(name for name in of_game(game) if not catalogue.has(name)) == []


@every_language
@every_game
def test_every_choice_of_an_option_exists(language: Language, game: str) -> None:
    """A choice has words of its own, or those that all options share."""
    catalogue = catalogue_of(language, game)
    for option, choices in GAMES[game].options.items():
        for choice in choices:
            own = catalogue.has(f"option-{option}-{choice}")
            assert own or catalogue.has(f"choice-{choice}")


@every_language
def test_every_message_of_the_program_exists(language: Language) -> None:
    """Everything that the code names has words in the files that all games share."""
    there = {*names_of("common", language), *names_of("help", language)}
    assert sorted(of_program() - there) == []


@every_language
def test_every_message_of_an_evening_exists(language: Language) -> None:
    """Whatever happens, is asked, typed and refused at a real table has words."""
    assert sorted(of_evening() - {*messages(language)}) == []


def test_every_family_of_messages_of_an_evening_is_known() -> None:
    """So that its ends are checked."""
    assert sorted(composed() - {*FAMILIES}) == []


def test_every_family_of_messages_is_known() -> None:
    """A message whose name is composed belongs to a family that these tests check."""
    of_games = {
        "ask-",
        "refused-",
        "typed-",
        "option-",
        "departs-",
        "piece-",
        "valued-",
        "moves-",
        "hint-",
        "question-",
        "costly-",
        "later-",
    }
    assert beginnings() - {""} <= set(families()) | of_games


@every_language
def test_no_message_is_unused(language: Language) -> None:
    """Every message is used or can be, or is part of one that is."""
    asked = of_program().union(*(of_game(game) for game in GAMES))
    asked |= {message_of(kind) for kind in common_kinds()} | of_evening() | OPTIONAL
    parts = set[str]().union(*references(language).values())
    assert sorted(set(messages(language)) - asked - parts - optional()) == []


# In the right language ----------------------------------------------------------------------------


@every_language
def test_words_are_those_of_the_language(language: Language) -> None:
    """Text that looks like another language is left over, or is on a list with its reason."""
    for other in (code for code in LANGUAGES if code != language):
        same = [
            name
            for name in messages(language)
            if re.search(r"\w", wording(language, name))
            and wording(language, name) == wording(other, name)
        ]
        assert [name for name in same if name not in ALIKE] == []


def wording(language: Language, message: str) -> str:
    """Return all fixed words of a message."""
    return " ".join(" ".join(found(language, message).texts).split())


ENGLISH = re.compile(
    r"\b(the|you|your|of|and|with|what|which|who|this|that|are|does|cards?|row)\b", re.I
)


@pytest.mark.parametrize("language", ["de", "fr"])
def test_no_english_is_left_over(language: Language) -> None:
    """No small English word is in any sentence; only a name may not be the word "you"."""
    for name in messages(language):
        if not name.startswith(("command-", "usage-")) and name != "bad-name":
            assert ENGLISH.findall(wording(language, name)) == [], name


# Readable for writers of words -------------------------------------------------------------------


@every_language
@every_file
def test_no_word_file_is_longer_than_500_lines(language: Language, file: str) -> None:
    """A longer one becomes a folder, split at its headings."""
    texts = {each.name: each.read_text("utf-8") for each in word_files(language, file)}
    assert [name for name, text in texts.items() if text.count("\n") > 500] == []


@every_language
@pytest.mark.parametrize("game", RECORDED)
def test_no_sentence_is_written_twice(language: Language, game: str) -> None:
    """What is said the same in a game and around it is one message, except single words.

    A value alone is none: two events may tell but what they hold.
    """
    text = "".join(written(language, file) for file in ("common", "help", "games", game))
    names: dict[str, list[str]] = {}
    for name, source in sources(text).items():
        body = re.sub(r"^#.*", "", source, flags=re.MULTILINE).removeprefix(name).strip(" =\n")
        if " " in body and not is_typed(name) and not re.match(r"\{ ([a-z-]+ \}|\$\w+ \}$)", body):
            names.setdefault(body, []).append(name)
    assert [alike for alike in names.values() if len(alike) > 1] == []


# Speakable ----------------------------------------------------------------------------------------


@every_language
@every_file
def test_nothing_invisible_is_written(language: Language, file: str) -> None:
    """There are only letters, digits and marks of a plain keyboard: no isolates or thin blanks."""
    text = written(language, file)
    strange = {c for c in text if ord(c) > 126 and not unicodedata.category(c).startswith("L")}
    assert strange | {c for c in text if ord(c) < 32 and c != "\n"} == set()
    assert unicodedata.is_normalized("NFC", text)


@every_language
def test_no_symbol_is_written(language: Language) -> None:
    """Words hold letters, digits and marks of pauses; only typed text holds more."""
    for name in messages(language):
        for text in found(language, name).texts:
            assert symbols([re.sub(TYPED, "", text)]) == [], name


TOLD_TWICE = re.compile(
    r"\{ \$(?P<seat>\w+) ->\s*\n\s*\[you\] (?P<you>[^{}\n]*[^{}\s])(?P<rest> .*|[.,:])?\n"
    r"\s*\*\[other\] \{ \$(?P=seat) \} (?P<other>[^{}\n]*[^{}\s])(?P=rest)\n\s*\}"
)
"""A player who does something, in two sentences that differ only in the verb."""


@every_language
@every_file
def test_what_differs_in_the_verb_alone_is_written_once(language: Language, file: str) -> None:
    """`DOES` says both, so that the translator writes what follows only once."""
    assert [match[0] for match in TOLD_TWICE.finditer(written(language, file))] == []
