"""Which tests are run for a mistake: the nearest and cheapest first, a few of the farthest last.

Only folders, and beginnings and words of names, so that tests may move within a folder. Left out
is what takes long and looks at the same from farther away: most told games (`lines`), searches of
computer players (`hard`), programs at a terminal.
"""

from collections.abc import Mapping

Stages = tuple[tuple[str, ...], ...]

GAMES: Mapping[str, str] = {
    "life_is_life": "life-is-life",
    "arche_noah": "arche-noah",
    "sixpack": "sixpack",
    "lifeboat": "lifeboat",
}
"""The folder and the name of each game."""


def of_game(folder: str, name: str) -> Stages:
    """Its rules, the guards of all games, its computer players, its words."""
    own = f"tests/games/{folder}"
    return (
        (own,),
        ("tests/games", f"--ignore={own}", "-k", name),
        (f"tests/bots/{folder}", "-k", "not hard"),
        ("tests/speech", "-k", f"{name} and not lines"),
    )


def of_players(folder: str, name: str) -> Stages:
    """What all computer players of a game keep to, then what its own do."""
    return (
        ("tests/bots/test_[bt]*.py", "-k", f"{name} and not hard"),
        (f"tests/bots/{folder}", "-k", "not hard"),
    )


FAR_WORDS: Stages = (
    ("tests/speech", "-k", "not lines"),
    ("tests/play", "-k", "session or prompt or reading or pages or tutorial"),
)


def of_words(*nearest: str) -> Stages:
    """The tests of a file, then those of all words, then what is said in a session."""
    return (tuple(f"tests/speech/test_{name}*.py" for name in nearest), *FAR_WORDS)


TOLD = ("tests/speech/test_lines*.py", "-k", "brief and (life-is-life or lifeboat)")
"""What is told in whole games, in one verbosity."""
COMMANDS: Stages = (
    ("tests/play/test_commands*.py",),
    ("tests/play", "-k", "reading or looking or history or hot_seat or forgetting"),
    ("tests/play", "-k", "session or settings"),
)
CORE: Stages = (
    ("tests/core",),
    ("tests/games/life_is_life", "tests/games/sixpack"),
    ("tests/games", "-k", "guard and (life-is-life or lifeboat)"),
    ("tests/play", "-k", "session or history or library"),
)
STAGES: Mapping[str, Stages] = {
    **{f"games/{folder}/": of_game(folder, name) for folder, name in GAMES.items()},
    **{f"bots/{folder}/": of_players(folder, name) for folder, name in GAMES.items()},
    "core/": CORE,
    "locales/": (*of_words("words", "sentences", "grammar", "people"), TOLD),
    "match/commands/": COMMANDS,
    "match/person.py": COMMANDS,
    "match/match.py": COMMANDS,
    "speech/narrator.py": of_words("narrator", "valued"),
    "speech/breaking.py": of_words("narrator"),
    "speech/catalogue.py": of_words("catalogue", "valued"),
    "speech/arguments.py": of_words("catalogue", "valued"),
    "speech/fluent.py": of_words("fluent", "catalogue"),
    "speech/rulebook.py": of_words("rulebook"),
    "speech/vocabulary.py": of_words("vocabulary", "commands", "valued", "people", "answers"),
    "speech/answers.py": of_words("vocabulary", "valued", "people", "answers"),
    "speech/lexicon.py": of_words("vocabulary", "valued", "people", "answers"),
    "speech/typed_cards.py": of_words("vocabulary", "valued", "people", "answers"),
    "speech/fold.py": of_words("fold", "vocabulary"),
}
"""By the beginning of the file's path in the package."""


def stages_of(file: str) -> Stages:
    """The stages for a mistake in a file."""
    return next(stages for start, stages in STAGES.items() if file.startswith(start))
