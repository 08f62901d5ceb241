"""Before a game: what is not given is asked, and what is given is not."""

import pytest

from accessible_games.frontends.terminal.arguments import UsageError
from accessible_games.frontends.terminal.game_arguments import check_players, usual_level
from accessible_games.games import GAMES
from accessible_games.match.settings import Settings
from accessible_games.match.table_options import options_of
from accessible_games.players import LEVELS, levels_of
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from tests.app.new_games import begun, seats
from tests.quick import think_briefly
from tests.sessions import only_record, program, records

LONG = "9" * 5000


def test_enter_takes_what_is_usual() -> None:
    """One person, four seats, easy opponents, the basic game: all of it in one line."""
    outcome, record = begun("play", "life-is-life", typed="\n")
    assert seats(record) == ["person Player", "easy Tom", "easy Mia", "easy Oliver"]
    assert record.options == {"expert": "no", "undo": "fair"}
    assert outcome.lines[:3] == [
        "Life is Life: you, Tom, Mia, and Oliver, level easy, by the printed rules.",
        "Enter or more?",
        "Type help at any time. To learn a game, type accessible-games tutorial.",
    ]


def test_more_asks_for_each_part() -> None:
    """Names, seats, the level and the options, each with what Enter means."""
    outcome, record = begun("play", "life-is-life", typed="more\n\n\n\n\n")
    assert seats(record) == ["person Player", "easy Tom", "easy Mia", "easy Oliver"]
    assert outcome.lines[2:12] == [
        "Who plays? Type names, such as Anna and Ben. Enter for Player.",
        "Names?",
        "How many players, 3 to 5? Enter for 4.",
        "Players?",
        "Computer level: random, easy, normal, hard, or expert? Enter for easy.",
        "Level?",
        "According to the sheet, the printed rules of the game, or choose?",
        "Enter for the sheet. More tells what there is.",
        "Sheet?",
        "Life is Life: you, Tom, Mia, and Oliver.",
    ]


@pytest.mark.parametrize("more", ["more", "help", "?"])
def test_who_asks_for_more_hears_each_option_once(more: str) -> None:
    """One sentence for each, and then the question again; its beginning is an answer too."""
    typed = f"more\n\n\n\n{more}\nch\nyes\nfree\n"
    outcome, record = begun("play", "life-is-life", typed=typed)
    words = catalogue_of("en", "life-is-life")
    told = [words.say(f"option-{name}-more") for name in ("expert", "undo")]
    text = " ".join(outcome.lines)
    assert [text.count(sentence) for sentence in told] == [1, 1]
    assert outcome.lines.count("Sheet?") == 2
    assert record.options == {"expert": "yes", "undo": "free"}


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_is_asked_nothing_about_options(game: str) -> None:
    """Enter plays by the rules sheet, which is the first choice of each."""
    outcome, record = begun("play", game, typed="\n")
    assert (outcome.lines.count("Sheet?"), outcome.lines.count("Option?")) == (0, 0)
    choices = options_of(GAMES[game])
    assert record.options == {name: choices[name][0] for name in choices}


@pytest.mark.parametrize("typed", ["arche", "2", "Arche Noah", "which\n2"])
def test_the_game_is_asked_first(typed: str) -> None:
    """By its name, the beginning of its name or its number; anything else is asked again."""
    given = ("--people", "Anna", "--bots", "random")
    outcome, record = begun("play", *given, typed=f"{typed}\n\n")
    assert outcome.lines[0].startswith("Life is Life, Arche Noah")
    assert record.game == "arche-noah"


@pytest.mark.parametrize(
    ("typed", "game"),
    [
        ("life", "life-is-life"),
        ("LIFE IS", "life-is-life"),
        ("lifeb", "lifeboat"),
        ("s", "sixpack"),
    ],
)
def test_whole_words_of_a_name_are_meant_before_its_beginning(typed: str, game: str) -> None:
    """So "life" is Life is Life, although Lifeboat begins like that too; also as an argument."""
    assert begun("play", typed="\n".join([typed, "", ""]))[1].game == game
    only_record().unlink()
    assert begun("play", *typed.split(), typed="\n")[1].game == game


@pytest.mark.parametrize("command", ["rules", "labels", "simulate", "tutorial"])
def test_each_command_knows_a_game_by_its_words(command: str) -> None:
    """As `play` does, and with more words after it if the command takes some."""
    assert program(command, "life").out == program(command, "life-is-life").out
    assert program("rules", "life", "is", "life", "2").out == program("rules", "life", "2").out


def test_answers_to_the_questions() -> None:
    """Names, a number, a level by its beginning, an option by its number."""
    typed = "more\nAnna, Ben\n5\nnor\nchoose\n2\n\n"
    _, record = begun("play", "life-is-life", typed=typed)
    expected = ["person Anna", "person Ben", "normal Tom", "normal Mia", "normal Oliver"]
    assert seats(record) == expected
    assert record.options == {"expert": "yes", "undo": "fair"}


@pytest.mark.parametrize(
    ("language", "names", "number", "level", "expected"),
    [
        ("en", "Anna and Ben", "three", "beginner", "easy"),
        ("de", "Anna und Ben", "drei", "einfach", "easy"),
        ("de", "Anna, Ben", "drei", "mittel", "normal"),
        ("fr", "Anna et Ben", "trois", "débutant", "easy"),
        ("fr", "Anna ET Ben", "TROIS", "moyen", "normal"),
    ],
)
def test_answers_are_words_of_the_language(
    language: Language, names: str, number: str, level: str, expected: str
) -> None:
    """The word "and" separates two people, numbers are words, and levels have several names."""
    more = catalogue_of(language).say("options-more")
    typed = "\n".join([more, names, number, level, "", ""])
    _, record = begun("play", "life-is-life", "--language", language, typed=typed)
    assert seats(record)[:2] == ["person Anna", "person Ben"]
    assert [each.player for each in record.occupants[2:]] == [expected]


@pytest.mark.parametrize("language", LANGUAGES)
def test_wrong_answers_are_explained_and_asked_again(language: Language) -> None:
    """Each question stands until it is answered, and each wrong answer has its sentence."""
    words = catalogue_of(language)
    slip = words.say("options-more") + "x"
    wrong = {
        "usual": [slip, LONG, "\x07", "!"],
        "people": ["you", "A" * 13, "Anna,anna", "!", "A,B,C,D,E,F", "\x07", ",", "Anna,help"],
        "seats": ["2", "6", "x", "-3", LONG, "3.5"],
        "level": ["tough", "0", "6", LONG, "!"],
        "options": ["perhaps", "0"],
        "option": ["perhaps", "3"],
    }
    right = [words.say("options-more"), "Änne", "3", "1", "2", "1"]
    typed = [
        line for each, last in zip(wrong.values(), right, strict=True) for line in (*each, last)
    ]
    lines = "\n".join([*typed, "", ""])
    outcome, record = begun("play", "life-is-life", "--language", language, typed=lines)
    for message, answers in wrong.items():
        times = len(answers) + 1 + (message == "option")
        assert outcome.lines.count(words.say(f"prompt-{message}")) == times
    assert seats(record)[0] == "person Änne"
    assert seats(record)[1].startswith("random ")
    explained = [
        words.say("enter-or-more", word=slip),
        words.say("bad-name", name="you", longest=12),
        words.say("bad-name", name="help", longest=12),
        words.say("same-names"),
        words.say("too-many-people", high=5),
        words.say("not-between", word="2", low=3, high=5),
    ]
    for sentence in explained:
        assert sentence.replace(" ", "").lower() in "".join(outcome.out.split()).lower()


@pytest.mark.parametrize("typed", ["", "more\n", "more\nAnna\n", "more\nAnna\n4\n"])
def test_the_end_of_the_input_begins_no_game(typed: str) -> None:
    """It says so, and nothing is written."""
    outcome = program("play", "life-is-life", typed=typed)
    assert (outcome.status, outcome.lines[-1]) == (0, "No game was started.")
    assert not records().exists()


@pytest.mark.parametrize("game", GAMES)
def test_the_levels_of_a_game_are_offered(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them by number, and no more; any other is refused, even by name.

    It does not matter how they play, so they think even less than in other tests.
    """
    think_briefly(monkeypatch.setattr)
    for number, level in enumerate(levels_of(game), start=1):
        _, record = begun("play", game, "--people", "Anna", typed=f"more\n\n{number}\n\n")
        assert seats(record)[1].startswith(f"{level} ")
        only_record().unlink()
    for level in set(LEVELS) - set(levels_of(game)):
        outcome = program("play", game, "--people", "Anna", "--bots", level)
        known = ", ".join(levels_of(game))
        assert outcome.status == 2
        assert outcome.err.split() == f"There is no level {level}. You can choose {known}.".split()


def test_a_level_is_known_or_refused() -> None:
    """The refusal lists all choices."""
    check_players(["easy", "random", "bold-easy", "even-random"], ("random", "easy"))
    with pytest.raises(UsageError) as refused:
        check_players(["easy", "hard"], ("random", "easy"))
    assert refused.value.arguments == {"word": "hard", "choices": "random, easy"}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_the_usual_level_is_one_that_the_game_has(game: str, level: str) -> None:
    """The level of the settings, or the strongest one."""
    known = levels_of(game)
    expected = level if level in known else known[-1]
    assert usual_level(Settings(level=level), game) == expected
