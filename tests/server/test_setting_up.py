"""Setting up a table question by question: the same questions as before a game at one keyboard."""

from pathlib import Path

import pytest

from accessible_games.games import GAMES
from accessible_games.server.lobby.table_drafts import Draft
from accessible_games.server.lobby.table_setup import SettingUp
from accessible_games.server.storage.table_plan import TablePlan
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.problem import NotUnderstoodError
from tests.server.test_user import Ears, user
from tests.server.wire import Served, at_server, said

slow = pytest.mark.slow


def asked(
    draft: Draft, *lines: str, language: Language = "en"
) -> tuple[list[str], list[TablePlan]]:
    """Return what a person hears who types lines to the questions, and what they have chosen."""
    anna, ears, plans = user(language=language), Ears(), list[TablePlan]()
    anna.come(ears)
    SettingUp(anna, draft, plans.append).go_on([])
    for line in lines:
        assert anna.input.dialogue is not None
        try:
            anna.input.dialogue.hear(line)
        except NotUnderstoodError as error:
            anna.say(error.message, **error.arguments)
    assert (anna.input.dialogue is None) == bool(plans) or lines[-1:] == ("quit",)
    return ears.texts(), plans


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_enter_takes_what_is_usual(language: Language, game: str) -> None:
    """The number of players, the level, and the rules sheet."""
    _, plans = asked(Draft(GAMES[game]), "", "", "", language=language)
    assert plans == [Draft(GAMES[game]).plan()]


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_asked_about(game: str) -> None:
    """One after the other, and the last choice of each counts."""
    words, options = catalogue_of("en", game), GAMES[game].options
    seats = GAMES[game].seats[-1]
    heard, plans = asked(Draft(GAMES[game], seats, "easy"), "choose", *("" for _ in options))
    assert plans == [TablePlan(game, seats, "easy")]
    told = " ".join(heard)
    for name in options:
        assert words.say(f"option-{name}") in told


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_is_understood(language: Language, game: str) -> None:
    """Everything that a page offers for each question, including help."""
    anna, plans, choose = user(language=language), list[TablePlan](), len(GAMES[game].options)
    dialogue = SettingUp(anna, Draft(GAMES[game]), plans.append)
    dialogue.go_on([])
    questions = 0
    while anna.input.dialogue is not None:
        questions, answers, choices = questions + 1, dialogue.answers, dialogue.choices
        assert len({*choices}) == len(choices) > 1
        for each in choices:
            dialogue.hear(each)
            dialogue.go_on(answers)
        dialogue.hear(catalogue_of(language).say("options-choose") if questions == 3 else "")
    assert questions == 3 + choose
    assert len(plans) > 2


def test_what_was_typed_before_is_not_asked() -> None:
    """Nor are options."""
    game = GAMES["life-is-life"]
    heard, plans = asked(Draft(game, 4, "hard", {"expert": "yes"}))
    assert heard == []
    assert plans == [TablePlan("life-is-life", 4, "hard", {"expert": "yes"})]


def test_help_back_and_quit_mean_what_they_mean_everywhere() -> None:
    """A wrong answer is explained, and the question comes again."""
    draft = Draft(GAMES["life-is-life"])
    heard, plans = asked(
        draft, "back", "9", "3", "help", "back", "5", "hard", "more", "choose", "y"
    )
    for told in (
        "This is the first question. Type quit to leave.",
        "9 does not fit. Give a number from 3 to 5.",
        "How well the computer plays, from the weakest level to the strongest.",
        "The sheet is the printed rules in the box.",
    ):
        assert said(heard, told) == 1
    assert said(heard, "How many players, 3 to 5?") == 2
    assert plans == [TablePlan("life-is-life", 5, "hard", {"expert": "yes"})]
    heard, plans = asked(draft, "3", "quit")
    assert heard[-1] == "Nothing was done."
    assert plans == []


@slow
def test_a_table_is_set_up_so_and_found_again(tmp_path: Path) -> None:
    """Prompts are those of the questions; a person who joins hears what differs from the sheet."""

    async def before(server: Served) -> None:
        anna, ben, _ = await server.three()
        assert (await anna.says("new life more"))[-1] == "Players?"
        assert (await anna.says("zzz"))[-1] == "Players?"
        assert (await anna.says("3"))[-1] == "Level?"
        heard = await anna.says("tell ben in a moment")
        assert heard == ["You tell Ben: in a moment", "Level?"]
        assert (await anna.says("quit"))[-2:] == ["Nothing was done.", "Lobby."]
        for line, prompt in (("new life 3 easy more", "Sheet?"), ("choose", "Option?")):
            assert (await anna.says(line))[-1] == prompt
        heard = await anna.says("yes")
        assert heard[-1] == "Before the game."
        assert said(heard, "Chosen: Advanced variant") == 1
        assert said(await ben.says("join anna"), "Chosen: Advanced variant") == 1

    async def after(server: Served) -> None:
        anna = await server.person("Anna")
        anna.type("begin")
        await anna.hears("Round 1")
        playing = server.table().playing
        assert playing is not None
        assert playing.match.record.options["expert"] == "yes"

    at_server(tmp_path, before)
    at_server(tmp_path, after)
