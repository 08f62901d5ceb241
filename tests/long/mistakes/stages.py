"""Which tests are run for a mistake: the nearest and cheapest first, a few of the farthest last.

Only folders, and beginnings and words of names, so that tests may move within a folder. Left out
is what takes long and looks at the same from farther away: most told games (`lines`), searches of
computer players (`hard`), programs at a terminal.
"""

from collections.abc import Mapping

from accessible_games.resources import OURS

Stages = tuple[tuple[str, ...], ...]

GAMES = {game.replace("-", "_"): game for game in OURS}
"""The folder and the name of each game."""


def of_game(folder: str, name: str) -> Stages:
    """Its rules and computer players, the guards of all games, its words."""
    own = f"tests/games/{folder}"
    return (
        (own, "-k", "not hard and not package"),
        ("tests/games", f"--ignore={own}", "-k", name),
        ("tests/speech", "-k", f"{name} and not lines"),
    )


def of_players(folder: str, name: str) -> Stages:
    """What all computer players of a game keep to, then what its own do."""
    return (
        ("tests/players/test_[bt]*.py", "-k", f"{name} and not hard"),
        (f"tests/games/{folder}/players", "-k", "not hard"),
    )


SESSIONS = ("tests/app", "tests/match", "tests/store", "tests/tools", "tests/terminal")
FAR_WORDS: Stages = (
    ("tests/speech", "-k", "not lines"),
    (*SESSIONS, "-k", "session or prompt or reading or pages or tutorial"),
)


def of_words(*nearest: str) -> Stages:
    """The tests of a file, then those of all words, then what is said in a session."""
    return (tuple(f"tests/speech/test_{name}*.py" for name in nearest), *FAR_WORDS)


TOLD = ("tests/speech/test_lines*.py", "-k", "brief and (life-is-life or lifeboat)")
"""What is told in whole games, in one verbosity."""
COMMANDS: Stages = (
    ("tests/match/test_commands*.py",),
    (*SESSIONS, "-k", "reading or looking or history or hot_seat or forgetting"),
    (*SESSIONS, "-k", "session or settings"),
)


def of_room(folder: str, *nearest: str) -> Stages:
    """The tests of a file, then those of its room without whole games."""
    files = tuple(f"tests/{folder}/test_{name}*.py" for name in nearest)
    return (files, (f"tests/{folder}", "-k", "not games and not kill"))


CORE: Stages = (
    ("tests/core",),
    ("tests/games/life_is_life", "tests/games/sixpack"),
    ("tests/games", "-k", "guard and (life-is-life or lifeboat)"),
    (*SESSIONS, "-k", "session or history or library"),
)
WORDS: Stages = (*of_words("words", "sentences", "grammar", "people"), TOLD)
STAGES: Mapping[str, Stages] = {
    **{f"games/{folder}/players/": of_players(folder, name) for folder, name in GAMES.items()},
    **{f"games/{folder}/words/": WORDS for folder in GAMES},
    **{f"games/{folder}/": of_game(folder, name) for folder, name in GAMES.items()},
    "core/": CORE,
    "locales/": WORDS,
    "match/commands/": COMMANDS,
    "match/person.py": COMMANDS,
    "match/room.py": of_room("match", "room"),
    "match/room_parts.py": of_room("match", "room"),
    "match/fairness.py": of_room("match", "fairness", "undoing"),
    "match/event_filter.py": (
        ("tests/transcripts/test_wishes.py",),
        ("tests/match", "-k", "history"),
    ),
    "players/judging.py": of_room("players", "judging"),
    "server/lobby/outbox.py": of_room("server", "lines", "user"),
    "network/rate_limits.py": of_room("network", "rate_limits"),
    "store/tally.py": of_room("store", "tally"),
    "app/defaults.py": of_room("app", "usual"),
    "app/moments.py": of_room("app", "moments", "reviewing"),
    "tools/simulate.py": of_room("tools", "simulate"),
    "match/match.py": COMMANDS,
    "speech/narrator.py": of_words("narrator", "valued"),
    "speech/line_breaking.py": of_words("narrator"),
    "speech/catalogue.py": of_words("catalogue", "valued"),
    "speech/arguments.py": of_words("catalogue", "valued"),
    "speech/fluent.py": of_words("fluent", "catalogue"),
    "speech/rulebook.py": of_words("rulebook"),
    "speech/vocabulary.py": of_words("vocabulary", "commands", "valued", "people", "answers"),
    "speech/answers.py": of_words("vocabulary", "valued", "people", "answers"),
    "speech/lexicon.py": of_words("vocabulary", "valued", "people", "answers"),
    "speech/typed_cards.py": of_words("vocabulary", "valued", "people", "answers"),
    "speech/kinds.py": of_words("vocabulary", "valued", "people", "answers"),
    "speech/answer_kind.py": of_words("narrator", "valued", "people"),
    "speech/commands.py": of_words("vocabulary", "commands"),
    "speech/normalize.py": of_words("fold", "vocabulary"),
}
"""By the beginning of the file's path in the package."""


def stages_of(file: str) -> Stages:
    """The stages for a mistake in a file."""
    return next(stages for start, stages in STAGES.items() if file.startswith(start))
