"""Help with a word explains every word that the game says, in a game and before one."""

from collections.abc import Callable, Iterator
from functools import cache, partial

import pytest

from accessible_games.core.record import UNDO
from accessible_games.frontends.terminal.asking import Questions, asked_about
from accessible_games.frontends.terminal.glossary import explained
from accessible_games.frontends.terminal.keyboard_commands import commands_of
from accessible_games.games import GAMES
from accessible_games.match import settings
from accessible_games.match.commands.help_texts import help_
from accessible_games.match.commands.topics import about_piece
from accessible_games.match.event_filter import KINDS, WISHES
from accessible_games.match.person import Person
from accessible_games.speech.catalogue import LANGUAGES, Catalogue, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.narrator import Narrator
from accessible_games.speech.problem import NotUnderstoodError
from tests.games.facts import facts_of
from tests.sessions import Ears, Typist
from tests.speech.messages import entries
from tests.speech.prompts import PROMPTS, person

every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)

SEVERAL_SENTENCES = 3
"""A fact about a piece or a command may need one sentence more than the meaning of a word."""


def pieces(game: str, words: Catalogue) -> Iterator[str]:
    """Yield every piece."""
    return map(words.piece, GAMES[game].pieces)


def concepts(game: str, words: Catalogue) -> Iterator[str]:
    """Yield every name of the rules, as it is typed, including those of answers."""
    for concept in facts_of(game).concepts.split():
        message = f"called-{concept}" if words.has(f"called-{concept}") else f"typed-{concept}"
        yield words.words(message)[0].replace("-", " ")


def choices(game: str, words: Catalogue) -> Iterator[str]:
    """Yield every answer of one word, as it is said."""
    for file in ("common", game):
        for entry in entries(words.language, file):
            if entry.id.name.startswith("choice-") and entry.id.name not in ABOUT_SOMETHING:
                yield words.say(entry.id.name)


ABOUT_SOMETHING = ("choice-seen", "choice-held", "choice-sea")
"""Answers that are said only together with their subject."""


def options(game: str, words: Catalogue) -> Iterator[str]:
    """Yield every option of the table, and each of its choices."""
    for option, chosen in {**GAMES[game].options, **UNDO}.items():
        yield option.replace("-", " ")
        for each in chosen:
            own = f"option-{option}-{each}"
            yield words.say(own if words.has(own) else f"choice-{each}")


def settings_said(game: str, words: Catalogue) -> Iterator[str]:
    """Yield every setting and each of its choices, as typed and as said."""
    yield from settings.KINDS
    for setting, chosen in settings.CHOICES.items():
        yield from chosen
        if setting in settings.COMMANDS:
            yield from (words.say(f"{setting}-{each}") for each in chosen)
        if setting == "level":
            yield from (words.say(f"level-{each}") for each in chosen)
    yield from (words.say(f"hear-{each}") for each in (*KINDS, *WISHES))


def commands(game: str, words: Catalogue) -> Iterator[str]:
    """Yield every command, by its English word and by its own."""
    for command in commands_of(GAMES[game]):
        yield from (command, words.words(f"command-{command}")[0])


FAMILIES = (pieces, concepts, choices, options, settings_said, commands)


@cache
def said(game: str, language: Language) -> list[str]:
    """Return every word, each once."""
    words = catalogue_of(language, game)
    return list(dict.fromkeys(word for family in FAMILIES for word in family(game, words)))


def first_prompt(game: str) -> str:
    """Return the prompt of an ordinary turn."""
    return next(prompt for prompt in PROMPTS if prompt.split()[0] == game)


def asked(language: Language, game: str | None) -> Questions:
    """Return the questions before a game."""
    ears = Ears()
    narrator = Narrator(catalogue_of(language), [], [])
    return Questions(
        narrator, settings.Settings(), Typist(ears, iter(())), ears, explain=explained, game=game
    )


def is_short(lines: list[str]) -> bool:
    """Whether there are lines, and no more than a few sentences."""
    text = " ".join(lines)
    ends = sum(text.count(f"{stop} ") for stop in ".!?") + 1
    return bool(text) and ends <= SEVERAL_SENTENCES


@every_language
@every_game
@pytest.mark.parametrize(
    "explain", [help_, partial(about_piece, topic="card")], ids=["help", "card"]
)
def test_help_and_card_know_every_word_in_a_game(
    explain: Callable[[Person, str], None], game: str, language: Language
) -> None:
    """Pieces, names in the rules, answers, options, settings with their choices, commands."""
    hearer = person(first_prompt(game), language)
    for word in said(game, language):
        hearer.take_lines()
        explain(hearer, word)
        lines = hearer.take_lines()
        assert lines, word
        assert is_short(lines) or word in commands(game, hearer.vocabulary.lexicon.catalogue), word


@every_language
@every_game
def test_help_knows_every_word_before_a_game(game: str, language: Language) -> None:
    """It says the same as in a game that has just begun."""
    questions = asked(language, game)
    for word in said(game, language):
        assert explained(questions, word), word


@every_language
def test_before_the_game_is_chosen_all_games_are_asked(language: Language) -> None:
    """A word of several games is explained for each of them, with its title."""
    lines = explained(asked(language, None), "swap")
    titles = [catalogue_of(language, game).say("title") for game in ("life-is-life", "lifeboat")]
    assert [line for line in lines if line[:-1] in titles] == [f"{title}." for title in titles]
    for game in GAMES:
        assert explained(asked(language, None), facts_of(game).concepts.split()[0])


@every_language
def test_what_all_games_explain_alike_is_said_once(language: Language) -> None:
    """A setting or a command has no title before it."""
    for word in ("level", "undo"):
        assert explained(asked(language, None), word) == explained(asked(language, "sixpack"), word)


@pytest.mark.parametrize("game", [None, *GAMES])
def test_a_word_that_nobody_knows_is_refused(game: str | None) -> None:
    """The refusal repeats the word as it was typed."""
    with pytest.raises(NotUnderstoodError) as refused:
        explained(asked("en", game), "Zyzzyx")
    assert (refused.value.message, refused.value.arguments) == ("unexplained", {"word": "Zyzzyx"})


@pytest.mark.parametrize(
    ("typed", "about"),
    [
        ("help swap", "swap"),
        ("? swap", "swap"),
        ("card sudden death", "sudden death"),
        ("what is a pair", "pair"),
        ("e level", "level"),
        ("help", ""),
        ("help me", ""),
        ("Anna and Ben", ""),
        ("life is life", ""),
    ],
)
def test_what_stands_after_help_or_card_is_what_is_asked_about(typed: str, about: str) -> None:
    """The longest phrase counts; help alone asks about the question."""
    assert asked_about(catalogue_of("en"), typed) == about


def test_a_word_of_the_game_means_that_before_the_program() -> None:
    """Expert is a variant of Life is Life, and elsewhere a level of the computer."""
    assert "variant" in " ".join(explained(asked("en", "life-is-life"), "expert"))
    assert "Level" in " ".join(explained(asked("en", "sixpack"), "expert"))


def test_an_option_gives_way_to_yes_and_no() -> None:
    """They answer many questions, of which an option of the table is one."""
    assert explained(asked("en", "sixpack"), "no") == explained(asked("en", "arche-noah"), "no")
