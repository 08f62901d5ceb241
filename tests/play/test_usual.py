"""What is usual for a new game: the last one of its kind again, unless something else is said.

It is told in one line, which can be taken, changed by names, or left for more questions.
"""

from pathlib import Path

import pytest

from accessible_games.app.usual import Habits
from accessible_games.core.record import Occupant, Record
from accessible_games.frontends.terminal.wishes import Wishes
from accessible_games.games import GAMES
from accessible_games.match.settings import Settings
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.store import library
from tests.play.begun import begun, seats
from tests.play.shelved import lay
from tests.play.table import GAME, new_record, program, records
from tests.written import by_hand

LAST = new_record(("Anna", "Ben"), ("normal", "hard"))
"""A game of two people against two computer players."""


def habits(last: Record | None = None, language: Language = "en", **chosen: object) -> Habits:
    """Where the usual answers of Life is Life come from; *chosen* are settings of the file."""
    settings = Settings()
    for name, value in chosen.items():
        settings.put(name, value)
        settings.given.append(name)
    return Habits(GAME, settings, catalogue_of(language, GAME.NAME), last)


@pytest.mark.parametrize("game", GAMES)
def test_the_last_game_is_usual(game: str) -> None:
    """The same people, seats, levels and options, told in the one line; Enter plays them again."""
    option, (_, chosen, *_) = next(iter(GAMES[game].OPTIONS.items()))
    given = ("--people", "Anna,Ben", "--seats", "4", "--bots", "normal,random")
    first = begun("play", game, *given, "--option", f"{option}={chosen}")[1]
    begun_before = set(records().iterdir())
    lines = program("play", game, typed="\n").lines
    title = catalogue_of("en", game).say("title")
    levels = "levels normal and random, not all as the sheet says."
    assert " ".join(lines[:2]) == f"{title}: Anna, Ben, Tom, and Mia, {levels}"
    (path,) = set(records().iterdir()) - begun_before
    second = library.read(path)
    assert (second.occupants, second.options) == (first.occupants, first.options)


def test_only_games_of_the_same_kind_say_what_is_usual() -> None:
    """Another game that was played since changes nothing."""
    given = ("--seats", "4", "--bots", "random")
    for game, name in (("arche-noah", "Anna,Ben"), ("sixpack", "Cleo,Dan")):
        program("play", game, "--people", name, *given)
    assert program("play", "arche-noah").lines[0].startswith("Arche Noah: Anna, Ben, Tom, and Mia,")


def test_help_tells_which_options_are_changed() -> None:
    """Each in its own words, and no other."""
    given = ("--people", "Anna", "--seats", "3", "--bots", "random")
    begun("play", "life-is-life", *given, "--option", "expert", "--option", "undo=free")
    lines = program("play", "life-is-life", typed="help\n").lines
    changed = [line for line in lines if line.startswith("Not as the sheet says:")]
    assert len(changed) == 2
    assert "Not as the sheet says: What can be taken back? anything." in changed


def test_the_game_played_last_is_offered() -> None:
    """Enter at the first question takes it, and is told which it is."""
    lines = program("play", typed="\n").lines
    assert lines[0].endswith("Enter for Life is Life.")
    assert lines[2].startswith("Life is Life: ")
    begun("play", "sixpack", "--people", "Anna", "--seats", "2", "--bots", "random")
    lines = program("play", typed="\n").lines
    assert lines[0].endswith("Enter for SixPack.")
    assert lines[2].startswith("SixPack: ")


def test_a_wish_goes_before_a_setting_and_that_before_the_last_game() -> None:
    """Name and level; what the file does not say is as in the last game."""
    assert habits(LAST).usual(Wishes()).people == ("Anna", "Ben")
    named = habits(LAST, name="Cleo", level="easy").usual(Wishes())
    assert (named.people, set(named.bots), named.seats) == (("Cleo",), {"easy"}, 4)
    wished = habits(LAST, name="Cleo", level="easy").usual(
        Wishes(people=["Dora"], bots=["hard"], seats=3)
    )
    assert (wished.people, wished.bots) == (("Dora",), ("hard", "hard"))


@pytest.mark.parametrize("wishes", [Wishes(seats=3), Wishes(bots=["easy"] * 4)])
def test_people_of_the_last_game_do_not_stand_in_the_way_of_a_wish(wishes: Wishes) -> None:
    """Who wishes for seats or players is alone, unless people are wished for as well."""
    usual = habits(new_record(("A", "B", "C", "D"), ("easy",))).usual(wishes)
    assert usual.people == ("Player",)
    assert usual.seats == (wishes.seats or 5)


def test_computer_players_keep_their_temperament() -> None:
    """As they played last; who comes besides goes round, and one who is not known any more goes."""
    last = new_record(("Anna",), ("bold-normal", "easy"))
    assert habits(last).usual(Wishes()).bots == ("bold-normal", "easy")
    assert habits(last).usual(Wishes(seats=4)).bots == ("bold-normal", "easy", "bold-normal")
    gone = new_record(("Anna",), ("wild-normal", "genius"))
    assert habits(gone).usual(Wishes()).bots == ("easy", "easy")


@pytest.mark.parametrize(
    "name", ["quit", "you", "A" * 13, "help"], ids=["command", "you", "long", "help"]
)
def test_names_of_an_older_record_that_cannot_be_are_left_out(name: str) -> None:
    """They are not offered again."""
    old = Record(GAME.NAME, 1, {}, (Occupant("person", name), *LAST.occupants[1:]), 1)
    assert habits(old).usual(Wishes()).people == ("Player",)


def test_options_are_remembered_only_where_they_can_be() -> None:
    """Not those of a position, none that are unknown, and the sheet where nothing is named."""
    options = {"expert": "yes", "undo": "maybe", "magic": "yes"}
    last = Record(GAME.NAME, 1, options, LAST.occupants, 1)
    assert habits(last).usual(Wishes()).options == {"expert": "yes", "undo": "fair"}
    placed = Record(GAME.NAME, 1, options, LAST.occupants, 1, position="{}")
    assert habits(placed).usual(Wishes()).options == {"expert": "no", "undo": "fair"}


def test_a_damaged_record_is_passed_over(nobody: Path) -> None:
    """The one before it is the last game."""
    lay("whole", by_hand(LAST), when=1)
    lay("damaged", by_hand(LAST).replace("game life", "game knife"), when=2)
    lines = program("play", "life-is-life", typed="quit\n").lines
    assert lines[0].startswith("Life is Life: Anna, Ben, Tom, and Mia, levels normal and hard,")


@pytest.mark.parametrize(
    ("language", "typed"),
    [("en", "Cleo and Dan"), ("de", "Cleo und Dan"), ("fr", "Cleo et Dan"), ("en", "Cleo, Dan")],
)
def test_several_names_say_who_plays(language: Language, typed: str) -> None:
    """At the question with the usual answers, which is asked again with them."""
    outcome, record = begun("play", "sixpack", "--language", language, typed=f"{typed}\n\n")
    assert seats(record)[:2] == ["person Cleo", "person Dan"]
    prompt = catalogue_of(language).say("prompt-usual")
    assert [outcome.lines[place] for place in (1, 3)] == [prompt, prompt]
    assert "Cleo, Dan" in outcome.lines[2]


def test_one_name_alone_is_a_mistake_of_typing() -> None:
    """So a misspelt word becomes no player."""
    lines = program("play", "sixpack", typed="mroe\n").lines
    assert "I do not understand mroe. Press Enter to begin, or type more to choose." in lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_yes_is_enter(language: Language) -> None:
    """Who agrees to what is told plays it."""
    yes = catalogue_of(language).words("yes")[0]
    _, record = begun("play", "life-is-life", "--language", language, typed=f"{yes}\n")
    assert len(record.occupants) == 4


def test_what_was_chosen_is_told_and_what_was_told_is_not() -> None:
    """Who plays is heard once: in the line with the usual answers, or after the last question."""
    told = program("play", "sixpack", typed="\n").out
    chosen = program("play", "sixpack", typed="more\n\n\n\n\n").out
    assert (told.count("SixPack: "), chosen.count("SixPack: ")) == (1, 2)


@pytest.mark.parametrize(
    "text", ["Anna and Ben and Cleo", "Anna,Ben and Cleo", "Anna AND Ben,Cleo"]
)
def test_and_parts_names(text: str) -> None:
    """In any case, beside commas, and only as a word of its own."""
    assert habits().checked_people(habits().names_in(text)) == ["Anna", "Ben", "Cleo"]
    assert habits().names_in("Andy Sandy") == ["Andy Sandy"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_is_never_a_word_of_a_command(language: Language) -> None:
    """In the language that is spoken, in any case; letters alone are names."""
    known = habits(language=language)
    words = ("quit", *known.catalogue.words("command-help"), *known.catalogue.words("back"))
    for word in words:
        if len(word) > 1:
            with pytest.raises(NotUnderstoodError, match="bad-name"):
                known.checked_people(["Anna", word.upper()])
    assert known.checked_people(["Q", "B"]) == ["Q", "B"]


@pytest.mark.parametrize(("language", "word"), [("en", "Help"), ("de", "Hilfe"), ("fr", "aide")])
def test_nor_is_a_name_of_the_settings(language: Language, word: str) -> None:
    """Neither one's own nor one of a computer player: the usual ones are taken instead."""
    asked = habits(language=language, name=word, bots=[word, "Berta"])
    usual = asked.usual(Wishes())
    assert usual.people == (asked.catalogue.say("player"),)
    names = [occupant.name for occupant in asked.occupants(usual)]
    assert names[1] == "Berta"
    assert word not in names
    assert len({*names}) == len(names)
