"""The usual set-up of a new game: the last one of its kind again, unless told otherwise.

It is told in one line, which can be accepted, changed by names, or replaced by more questions.
"""

from dataclasses import replace
from pathlib import Path

import pytest

from accessible_games.app.defaults import Habits
from accessible_games.core.record import Occupant, Record
from accessible_games.frontends.terminal.game_arguments import Wishes
from accessible_games.games import GAMES
from accessible_games.match.settings import Settings
from accessible_games.match.table_options import departing, number_in
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.store import library
from tests.app.new_games import begun, seats
from tests.sessions import GAME, new_record, program, records
from tests.store.saved_games import lay
from tests.written import by_hand

LAST = new_record(("Anna", "Ben"), ("normal", "hard"))
"""A game of two people against two computer players."""


def habits(last: Record | None = None, language: Language = "en", **chosen: object) -> Habits:
    """Return where the usual answers of Life is Life come from; *chosen* are settings."""
    settings = Settings()
    for name, value in chosen.items():
        settings.put(name, value)
    settings = replace(settings, given=[*chosen])
    return Habits(GAME, settings, catalogue_of(language, GAME.name), last)


def told(game: str, option: str, chosen: str) -> str:
    """How a set-up stands to the rules sheet in which one option is not as usual."""
    by_the_letter = chosen in GAMES[game].printed_options.get(option, (chosen,))
    return "with your options." if by_the_letter else "not all by the printed rules."


@pytest.mark.parametrize("game", GAMES)
def test_the_usual_set_up_tells_where_it_departs_from_the_sheet(game: str) -> None:
    """What is not by the letter of the sheet is never called so; help tells what it is.

    That help tells it is only said until the game was played.
    """
    told = " ".join(program("play", game, typed="?\n").lines)
    departs = departing(GAMES[game], [*GAMES[game].options], catalogue_of("en", game))
    near = departs != "none"
    nearly = "nearly by the printed rules. "
    assert (f"{nearly}Type help for what differs. Enter or more?" in told) == near
    begun("play", game, "--people", "Anna", "--seats", "4", "--bots", "random")
    assert (f"{nearly}Enter or more?" in " ".join(program("play", game).lines)) == near
    assert (f"Not by the printed rules: {departs}." in told) == near


@pytest.mark.parametrize("game", GAMES)
def test_the_question_for_options_tells_it_too(game: str) -> None:
    """Nobody is told that the usual options are the sheet where they are not."""
    lines = " ".join(program("play", game, typed="more\n\n\n\n").lines)
    asked = lines.split("According to the sheet")[1].split(", or choose?")[0]
    words, rules = catalogue_of("en", game), GAMES[game]
    departs = departing(rules, [*rules.options], words)
    assert asked == ", the printed rules of the game" + (
        "" if departs == "none" else f", but {departs}"
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_last_game_is_usual(game: str) -> None:
    """The same people, seats, levels and options, told in one line; Enter plays them again."""
    option, (_, chosen, *_) = next(iter(GAMES[game].options.items()))
    given = ("--people", "Anna,Ben", "--seats", "4", "--bots", "normal,random")
    first = begun("play", game, *given, "--option", f"{option}={chosen}")[1]
    begun_before = set(records().iterdir())
    lines = program("play", game, typed="\n").lines
    title = catalogue_of("en", game).say("title")
    levels = "levels normal and random, "
    how = told(game, option, chosen)
    assert " ".join(lines[: lines.index("Enter or more?")]) == (
        f"{title}: Anna, Ben, Tom, and Mia, {levels}{how}"
    )
    (path,) = set(records().iterdir()) - begun_before
    second = library.read(path)
    assert (second.occupants, second.options) == (first.occupants, first.options)


def test_only_games_of_the_same_kind_say_what_is_usual() -> None:
    """Another game played since changes nothing."""
    given = ("--seats", "4", "--bots", "random")
    for game, name in (("arche-noah", "Anna,Ben"), ("sixpack", "Cleo,Dan")):
        program("play", game, "--people", name, *given)
    assert program("play", "arche-noah").lines[0].startswith("Arche Noah: Anna, Ben, Tom, and Mia,")


def test_help_tells_which_options_are_changed() -> None:
    """Each in its own words, and no other."""
    given = ("--people", "Anna", "--seats", "3", "--bots", "random")
    begun("play", "life-is-life", *given, "--option", "expert", "--option", "undo=free")
    lines = program("play", "life-is-life", typed="help\n").lines
    changed = [line for line in lines if line.startswith("Chosen:")]
    assert len(changed) == 2
    assert "Chosen: What can be taken back? anything." in changed


def test_the_game_played_last_is_offered() -> None:
    """Enter at the first question takes it, and the line says which it is."""
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
    """A wish for seats or players means one person, unless people are wished for as well."""
    usual = habits(new_record(("A", "B", "C", "D"), ("easy",))).usual(wishes)
    assert usual.people == ("Player",)
    assert usual.seats == (wishes.seats or 5)


def test_computer_players_keep_their_temperament() -> None:
    """As in the last game; further players repeat them, and unknown ones are dropped."""
    last = new_record(("Anna",), ("bold-normal", "easy"))
    assert habits(last).usual(Wishes()).bots == ("bold-normal", "easy")
    assert habits(last).usual(Wishes(seats=4)).bots == ("bold-normal", "easy", "bold-normal")
    gone = new_record(("Anna",), ("wild-normal", "genius"))
    assert habits(gone).usual(Wishes()).bots == ("easy", "easy")


@pytest.mark.parametrize(
    "name", ["quit", "you", "A" * 13, "help", "Du"], ids=["command", "you", "long", "help", "du"]
)
def test_names_of_an_older_record_that_cannot_be_are_left_out(name: str) -> None:
    """They are not offered again."""
    old = Record(GAME.name, 1, {}, (Occupant("person", name), *LAST.occupants[1:]), 1)
    assert habits(old).usual(Wishes()).people == ("Player",)


def test_options_are_remembered_only_where_they_can_be() -> None:
    """Not those of a position, no unknown ones, and the rules sheet if none are named."""
    options = {"expert": "yes", "undo": "maybe", "magic": "yes"}
    last = Record(GAME.name, 1, options, LAST.occupants, 1)
    assert habits(last).usual(Wishes()).options == {"expert": "yes", "undo": "fair"}
    placed = Record(GAME.name, 1, options, LAST.occupants, 1, position="{}")
    assert habits(placed).usual(Wishes()).options == {"expert": "no", "undo": "fair"}


def test_a_damaged_record_is_passed_over(nobody: Path) -> None:
    """The one before it counts as the last game."""
    lay("whole", by_hand(LAST), when=1)
    lay("damaged", by_hand(LAST).replace("game life", "game knife"), when=2)
    lines = program("play", "life-is-life", typed="quit\n").lines
    assert lines[0].startswith("Life is Life: Anna, Ben, Tom, and Mia, levels normal and hard,")


@pytest.mark.parametrize(
    ("language", "typed"),
    [("en", "Cleo and Dan"), ("de", "Cleo und Dan"), ("fr", "Cleo et Dan"), ("en", "Cleo, Dan")],
)
def test_several_names_say_who_plays(language: Language, typed: str) -> None:
    """At the question with the usual set-up, which is asked again with them."""
    outcome, record = begun("play", "sixpack", "--language", language, typed=f"{typed}\n\n")
    assert seats(record)[:2] == ["person Cleo", "person Dan"]
    prompt = catalogue_of(language).say("prompt-usual")
    assert outcome.lines.count(prompt) == 2
    assert any("Cleo, Dan" in line for line in outcome.lines)


@pytest.mark.parametrize("name", ["Georg", "georg", "Anna Lena", "Zoé"])
def test_one_name_alone_says_who_plays(name: str) -> None:
    """It is heard once under which name, and the question is asked again."""
    outcome, record = begun("play", "sixpack", typed=f"{name}\n\n")
    assert seats(record)[0] == f"person {name}"
    assert outcome.lines.count(f"You play as {name}.") == 1
    assert outcome.lines.count("Enter or more?") == 2


@pytest.mark.parametrize(
    "typed", ["mroe", "hint", "what", "animals", "x", "please", "harf", "A" * 13, "Have fun"]
)
def test_a_word_that_could_mean_something_else_is_no_name(typed: str) -> None:
    """So a slip, a command or a question does not become a player."""
    lines = program("play", "sixpack", typed=f"{typed}\n").lines
    said = f"I do not understand that: {typed}. Press Enter to begin, or type more to choose."
    assert said in " ".join(lines)


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        *(("en", each) for each in ("hello", "Hello", "great", "alone", "review", "SixPack")),
        *(("de", each) for each in ("hallo", "Hallo", "danke", "Moment", "Rückblick")),
        *(("fr", each) for each in ("bonjour", "Salut", "attends", "super")),
    ],
)
def test_talk_is_no_name(language: Language, typed: str) -> None:
    """However it is written; and the second time it is refused in fewer words."""
    told = program("play", "sixpack", "--language", language, typed=f"{typed}\n{typed}\n").lines
    refused = [line for line in told if line.endswith(f": {typed}.") or f": {typed}. " in line]
    assert len(refused) == 2
    assert len(refused[1].split(". ")) == 1


@pytest.mark.parametrize(("language", "typed"), [("en", "two"), ("de", "zwo"), ("fr", "deux")])
def test_a_number_is_understood_by_each_of_its_words(language: Language, typed: str) -> None:
    """Also where a language has several for it."""
    assert number_in(typed, catalogue_of(language)) == "2"


@pytest.mark.parametrize(
    ("language", "typed", "name"),
    [("en", "I am Anna", "Anna"), ("de", "Ich heiße Tom", "Tom"), ("fr", "je suis Mia", "Mia")],
)
def test_people_introduce_themselves(language: Language, typed: str, name: str) -> None:
    """Before a game, with the words that they use anywhere."""
    lines = program("play", "sixpack", "--language", language, typed=f"{typed}\n").lines
    words = catalogue_of(language)
    assert words.say("plays-as", name=name) in lines


@pytest.mark.parametrize(
    ("language", "typed", "people", "players"),
    [
        ("en", "hard", ["Player"], ["hard"] * 3),
        ("en", "level hard", ["Player"], ["hard"] * 3),
        ("de", "Stufe schwer", ["Gast"], ["hard"] * 3),
        ("de", "zu viert", ["Gast"], ["easy"] * 3),
        ("fr", "niveau difficile", ["Joueur"], ["hard"] * 3),
        ("en", "5", ["Player"], ["easy"] * 4),
        ("de", "fünf Spieler", ["Gast"], ["easy"] * 4),
        ("fr", "à cinq", ["Joueur"], ["easy"] * 4),
        ("en", "Anna & Ben", ["Anna", "Ben"], ["easy"] * 2),
        ("en", "Anna+Ben, 5, normal", ["Anna", "Ben"], ["normal"] * 3),
        ("en", "Georg\nhard\n3", ["Georg"], ["hard"] * 2),
    ],
)
def test_a_level_and_a_number_of_players_are_understood(
    language: Language, typed: str, people: list[str], players: list[str]
) -> None:
    """At the question with the usual set-up, beside names or alone, one after the other."""
    _, record = begun("play", "life-is-life", "--language", language, typed=f"{typed}\n\n")
    assert [each.name for each in record.occupants if each.player == "person"] == people
    assert [each.player for each in record.occupants if each.player != "person"] == players


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("6", "6 does not fit. Give a number from 3 to 5."),
        ("Anna and Ben and Cleo and Dan\n3", "3 does not fit. Give a number from 4 to 5."),
        ("Anna, hint", '"hint" cannot be a name.'),
    ],
)
def test_what_cannot_be_met_is_refused(typed: str, said: str) -> None:
    """And the question is asked again."""
    outcome = program("play", "life-is-life", typed=f"{typed}\n\n")
    assert any(line.startswith(said) for line in outcome.lines)
    assert outcome.lines[-1] != "No game was started."


def test_a_typed_number_of_players_keeps_the_people_of_the_last_game(nobody: Path) -> None:
    """Only what was typed changes."""
    lay("last", by_hand(LAST), when=1)
    program("play", "life-is-life", typed="5\n\n")
    record = library.read(max(records().glob("*.txt"), key=lambda path: path.stat().st_mtime))
    assert seats(record)[:2] == ["person Anna", "person Ben"]
    assert len(record.occupants) == 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_at_that_question_tells_of_tutorial_rules_and_name(language: Language) -> None:
    """And help at the question before it of tutorial and rules."""
    words = catalogue_of(language)
    about, before = (words.say(f"about-{each}").casefold() for each in ("usual", "game"))
    for message in ("opening-tutorial", "command-rules"):
        word = words.words(message)[0]
        assert word in about
        assert word in before
    assert "settings name" in about


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", ["yes", "opening-begin"])
def test_yes_is_enter(language: Language, message: str) -> None:
    """Agreeing to what is told plays it, as does begin."""
    yes = catalogue_of(language).words(message)[0]
    _, record = begun("play", "life-is-life", "--language", language, typed=f"{yes}\n")
    assert len(record.occupants) == 4


def test_what_was_chosen_is_told_and_what_was_told_is_not() -> None:
    """Who plays is heard once: in the line with the usual set-up, or after the last question."""
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
    """In the spoken language, in any case; single letters are names."""
    known = habits(language=language)
    words = ("quit", *known.catalogue.words("command-help"), *known.catalogue.words("back"))
    for word in words:
        if len(word) > 1:
            with pytest.raises(NotUnderstoodError, match="bad-name"):
                known.checked_people(["Anna", word.upper()])
    assert known.checked_people(["Q", "B"]) == ["Q", "B"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_is_never_a_pronoun(language: Language) -> None:
    """Of any language: others at a table may speak another, and hear who that is."""
    known = habits(language=language)
    for word in ("du", "Du", "ICH", "toi", "Moi", "me", "you", "sie", "elle", "us"):
        with pytest.raises(NotUnderstoodError, match="bad-name"):
            known.checked_people(["Anna", word])
    names = ["Second", "Dua", "Mia", "Ilse", "Elles"][:4]
    assert known.checked_people(names) == names


@pytest.mark.parametrize(("language", "word"), [("en", "Help"), ("de", "Hilfe"), ("fr", "aide")])
def test_nor_is_a_name_of_the_settings(language: Language, word: str) -> None:
    """Neither the player's nor a computer player's: the usual ones are taken instead."""
    asked = habits(language=language, name=word, bots=[word, "Berta"])
    usual = asked.usual(Wishes())
    assert usual.people == (asked.catalogue.say("player"),)
    names = [occupant.name for occupant in asked.occupants(usual)]
    assert names[1] == "Berta"
    assert word not in names
    assert len({*names}) == len(names)
