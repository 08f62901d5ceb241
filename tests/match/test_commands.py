"""The commands that can be typed at any prompt."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from accessible_games.core import record
from accessible_games.frontends.terminal.keyboard_commands import commands_of
from accessible_games.games import GAMES
from accessible_games.speech.catalogue import LANGUAGES, VERBOSITIES, Language
from accessible_games.speech.catalogues import catalogue_of
from tests.commands import COMMANDS, PIECE_COMMANDS
from tests.sessions import ENDING, Evening, new_game, new_record, resumed

PLACES = ("turn", "lay", "pause")
SWITCHES = ("sort", "verbosity", "language")


USUAL = (
    "hand table scores turn counts last since find card moves hint undo older newer"
    " first search rules sort verbosity language braille ring warn pace curtain confirm save"
    " feel report help quit"
)
"""The first commands of all; newer ones come between them."""


def test_help_tells_the_commands_in_their_usual_order() -> None:
    """A player who has learnt the place of a command in the list finds it there."""
    assert " ".join(name for name in COMMANDS if name in USUAL.split()) == USUAL


@pytest.mark.parametrize(("game", "own"), [
    ("life-is-life", ""), ("arche-noah", ""), ("lifeboat", "boat who"),
    ("sixpack", "pattern picture changes left right up down look row column block claim"),
])  # fmt: skip
def test_help_tells_the_commands_of_a_game_last(game: str, own: str) -> None:
    """In the order in which the game has them."""
    assert [*commands_of(GAMES[game])] == [*COMMANDS, *own.split()]


def at(place: str, folder: Path, language: Language = "en") -> tuple[Evening, list[str]]:
    """Return a session, and the lines that lead to a place in it: a turn, half a move, a pause."""
    if place == "pause":
        return new_game(folder, new_record(seed=2, position=ENDING), language=language), []
    return new_game(folder, language=language), ["2"] if place == "lay" else []


def words_for(command: str, language: Language) -> list[str]:
    """Everything that can be typed for a command."""
    return [command, *catalogue_of(language, "life-is-life").words(f"command-{command}")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", PLACES)
def test_every_word_of_every_command_is_answered(
    tmp_path: Path, place: str, language: Language
) -> None:
    """Silence is a bug: at a turn, while laying and in a pause; and no command makes a move."""
    asking = [command for command in COMMANDS if command not in ("quit", "undo")]
    words = [word for command in asking for word in words_for(command, language)]
    evening, before = at(place, tmp_path, language)
    answers = evening.play(*before, *words)
    assert [move.seat for move in evening.session.match.table.moves].count(0) == len(before)
    assert len(answers) == len(before) + len(words) + 2
    assert all(answers)
    assert len(set(evening.typist.prompts[len(before) :])) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [each for each in COMMANDS if each not in (
    "older", "newer", "first", "quit", "undo", "search", "report")])  # fmt: skip
def test_identical_text_is_said_again(tmp_path: Path, command: str, language: Language) -> None:
    """A command that is typed again answers the same again."""
    word = words_for(command, language)[1]
    answers = new_game(tmp_path, language=language).play(word, word)
    assert answers[1] == answers[2]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", PLACES)
def test_quit_leaves_anywhere(tmp_path: Path, place: str, language: Language) -> None:
    """With all its words; and the game is saved."""
    for word in words_for("quit", language):
        evening, before = at(place, tmp_path / word, language)
        answers = evening.play(*before, word, "never typed")
        assert answers[-1] == [catalogue_of(language).say("saved-for-later")]
        assert len(answers) == len(before) + 2


def test_facts_at_ones_turn(tmp_path: Path) -> None:
    """The commands for single facts, as they are said in English."""
    lines = "hand", "lives", "turn", "counts", "find bear", "find cat", "card pig", "card giraffe"
    answers = new_game(tmp_path).play(*lines)
    assert answers[1:-1] == [
        ["Your hand: 2 giraffes, 2 moles, 3 sheep, rabbit, 2 mice."],
        ["Lives: you 5, Tom 5, and Mia 5."],
        ["Round 1, it is your turn."],
        ["Each player holds 10 cards, 10 are on display, 20 are out of play."],
        *answers[5:7],
        ["Pig: worth 5 points, 5 cards in the game.", "All 5 in one hand are sudden death."],
        ["Giraffe: worth 9 points, 9 cards in the game."],
    ]
    assert all("bear" in line for line in answers[5])


@pytest.mark.parametrize("command", PIECE_COMMANDS)
def test_a_piece_command_asks_for_its_piece(tmp_path: Path, command: str) -> None:
    """Without a name it says what to type, with a wrong one what there is."""
    bare, wrong, several = new_game(tmp_path).play(command, f"{command} dragon", f"{command} m")[
        1:4
    ]
    assert bare == [f"Type {command} and a card name."]
    assert wrong[0].startswith("Nothing is called dragon.")
    assert several == ["Did you mean mole or mouse?"]


def test_the_moves_that_are_possible(tmp_path: Path) -> None:
    """At a turn the choices, when laying each card with its places in the hand."""
    answers = new_game(tmp_path).play("moves", "2", "moves")
    assert answers[1] == ["You can choose row 1 to 4."]
    assert answers[3] == [
        "Lay 2 of your cards, by their names or numbers.",
        "Numbers 1 and 2, giraffes.",
        "Numbers 3 and 4, moles.",
        "Numbers 5 to 7, sheep.",
        "Number 8, rabbit.",
        "Numbers 9 and 10, mice.",
    ]


# Reading again ------------------------------------------------------------------------------------


def one_by_one(evening: Evening) -> list[str]:
    """Return what the person was told, each event by itself."""
    person = evening.session.persons[0]
    return person.narrator.events([event for _, event in person.history.entries])


def test_the_last_events_again(tmp_path: Path) -> None:
    """One, several, more than there are, each on its own; numbers may be words."""
    evening = new_game(tmp_path)
    typed = ("last", "last 3", "last three", "last 999", "last last")
    last, three, words, many, again = evening.play(*typed)[1:6]
    assert again == last
    events = one_by_one(evening)
    assert last == events[-len(last) :]
    assert three == words == events[-len(three) :]
    assert len(three) > len(last)
    assert many == events


@pytest.mark.parametrize("word", ["0", "-1", "x", "bear", "1 2", "9" * 490])
def test_the_last_of_no_number(tmp_path: Path, word: str) -> None:
    """Anything but a number is refused."""
    answer = " ".join(new_game(tmp_path).play(f"last {word}")[1])
    assert "is not a number." in answer


MIA_SWAPS = [
    "Mia takes a giraffe, a bear, and a mole from row 3.",
    "Mia lays a mole, a goat, and a sheep.",
]
"""The last event before the first prompt, as it is said on its own."""


def test_older_newer_and_first_walk_through_the_events(tmp_path: Path) -> None:
    """Back from the newest, forth again, to the beginning; each in full, and the ends are told."""
    answers = new_game(tmp_path).play(
        "newer", "older", "older", "newer", "newer", "first", "older", "newer"
    )
    assert answers[1] == ["That was the newest."]
    assert answers[2] == MIA_SWAPS != answers[0][-len(MIA_SWAPS) :]
    assert answers[3] != answers[2] == answers[4]
    assert answers[5] == ["That was the newest."]
    assert answers[6] == ["The lot falls on Tom."]
    assert answers[7] == ["That was the oldest."]
    assert answers[8] == ["Round 1, Tom starts."]


def test_search_finds_older_events(tmp_path: Path) -> None:
    """The nearest older one with the words, then the next, then from the newest again."""
    answers = new_game(tmp_path).play("search ROW 2", "search round", "search dragon", "search")
    assert answers[1][0].startswith("Row 2: ")
    assert answers[2] == ["Round 1, Tom starts."]
    assert answers[3] == ["Nothing earlier says that."]
    assert answers[4] == ["Type search and then the words to look for."]
    twice = new_game(tmp_path / "twice").play("search row", "search row")
    assert twice[1] != twice[2]


def test_since_ones_own_last_move(tmp_path: Path) -> None:
    """Everything before a first move; then what the others did; half a move does not count."""
    evening = new_game(tmp_path)
    answers = evening.play("since", "1 mouse", "since", "2", "since")
    assert answers[1] == one_by_one(evening)[: len(answers[1])]
    assert answers[2][0] == "You take a bear from row 1 and lay a mouse."
    assert answers[3] == answers[2][1:]
    assert answers[5] == answers[3]


def test_since_tells_what_ones_own_move_led_to(tmp_path: Path) -> None:
    """The scoring of a round that the player's move ended is news too."""
    record = new_record(people=("Anna", "Ben", "Cleo"), bots=())
    knocks = [word for _ in record.occupants for word in ("knock", "")]
    answers = new_game(tmp_path, record).play("", *["1 9", ""] * 3, *knocks, "1 9", "", "since")
    since = answers[-2]
    assert since[0] == "Giraffes: you 2, Ben 2, and Cleo 1, a tie."
    assert "Total points: you 12, Ben 12, and Cleo 12." in since
    assert "Your hand: giraffe, bear," in " ".join(since)
    assert "Cleo takes a sheep from row 1" in " ".join(since[-2:])


# The game -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", ["turn", "lay"])
def test_the_hint_is_a_legal_answer_with_a_reason(
    tmp_path: Path, place: str, language: Language
) -> None:
    """It has two sentences; what it names can be done."""
    evening, before = at(place, tmp_path, language)
    hint = evening.play(*before, "hint")[-2]
    assert len(hint) >= 2
    assert all(line[-1] in ".," for line in hint)


def test_undo_takes_back_a_whole_turn(tmp_path: Path) -> None:
    """The player's answers and everything after them; the record says so and stays readable."""
    evening = new_game(tmp_path)
    answers = evening.play("hand", "1 mouse", "undo", "hand", "last", "undo")
    assert answers[3] == ["Taken back: row 1, mouse."]
    assert answers[4] == answers[1]
    assert answers[5] == MIA_SWAPS
    assert answers[6] == ["You have no turn to take back."]
    told = record.read(evening.file)
    assert [text for _, text in told.answers if text.startswith("0 ")] == []


def test_undo_takes_back_half_a_turn(tmp_path: Path) -> None:
    """The row that was chosen can be chosen again."""
    evening = new_game(tmp_path)
    answers = evening.play("2", "undo", "1 mouse")
    assert answers[2] == ["Taken back: row 2."]
    assert evening.typist.prompts == ["Your turn. ", "Lay 2 cards. ", "Your turn. ", "Your turn. "]
    assert evening.file.count("undo 1\n") == 1


def test_undo_goes_back_over_the_end_of_a_round(tmp_path: Path) -> None:
    """Playing on makes another end of it, and the record leads to the same table."""
    evening = new_game(tmp_path)
    answers = evening.play("1 mouse", "knock", "undo", "undo", "2 mouse mouse", "knock", "scores")
    session = evening.session
    assert any(line.startswith("Total points: ") for line in answers[2])
    assert answers[3] == ["Taken back: knock."]
    assert answers[4] == ["Taken back: row 1, mouse."]
    assert any(line.startswith("Total points: ") for line in answers[6])
    table = record.read(evening.file).table(GAMES)
    assert table.moves == session.match.table.moves
    assert table.state == session.match.table.state
    again = resumed(session.kept.saved.path)
    assert again.play("scores", "last 5")[1] == answers[7]
    assert again.session.persons[0].history.entries == session.persons[0].history.entries


def test_a_game_with_many_takings_back_ends_well(tmp_path: Path) -> None:
    """Undoing at every turn but never the same one twice still leads to a valid record."""
    evening = new_game(tmp_path)
    lines = ["1 9", "undo", "1 9", "1 9", "undo", "undo", "2 1 2", "hint", "undo", "3 1 2 3"] * 6
    evening.play(*lines)
    assert record.read(evening.file).table(GAMES).state == evening.session.match.table.state


def test_save_says_the_name(tmp_path: Path) -> None:
    """Everything is saved already."""
    assert new_game(tmp_path).play("save")[1] == ["Saved as game."]


# How it is said -----------------------------------------------------------------------------------


def test_the_language_changes_in_mid_game(tmp_path: Path) -> None:
    """Everything is said again in the new words, and these are understood."""
    evening = new_game(tmp_path)
    answers = evening.play("last", "language fr", "last", "main", "langue de", "hand", "1 maus")
    assert answers[2] == ["On continue en français."]
    assert answers[3] != answers[1]
    assert "girafes" in answers[4][0]
    assert "Giraffen" in answers[6][0]
    assert "0 lay mouse\n" in evening.file
    assert evening.typist.prompts[1] != evening.typist.prompts[2] != evening.typist.prompts[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_is_chosen_from_each(tmp_path: Path, language: Language) -> None:
    """By its code and by its own name."""
    for other in LANGUAGES:
        for word in (other, catalogue_of(language).say(f"language-{other}")):
            evening = new_game(tmp_path / f"{other}-{word}", language=language)
            evening.play(f"language {word}")
            assert evening.session.person.narrator.catalogue.language == other


def test_the_verbosity_changes_in_mid_game(tmp_path: Path) -> None:
    """What was said is said again with fewer or with more words."""
    evening = new_game(tmp_path)
    lines = [word for level in VERBOSITIES for word in (f"verbosity {level}", "last 20")]
    answers = evening.play(*lines, "verbosity", "verbosity loud")
    brief, normal, full, braille = ("\n".join(answers[place]) for place in (2, 4, 6, 8))
    assert len(braille) < len(brief) < len(normal) < len(full)
    assert max(len(line) for line in answers[2]) <= 40
    told = "Verbosity is braille. It can be brief, normal, full, or braille."
    assert " ".join(answers[9]) == told
    assert answers[10][0].startswith("There is no loud here.")


def test_the_hand_is_sorted_otherwise(tmp_path: Path) -> None:
    """By value, by name or by count; places in the hand follow."""
    evening = new_game(tmp_path)
    answers = evening.play("sort name", "hand", "sort count", "hand", "sort", "1 1")
    assert answers[1] == ["Cards are sorted by name now."]
    assert answers[2] == ["Your hand: 2 giraffes, 2 moles, 2 mice, rabbit, 3 sheep."]
    assert answers[4] == ["Your hand: 3 sheep, 2 giraffes, 2 moles, 2 mice, rabbit."]
    assert answers[5] == ["Cards are sorted by count. It can be value, name, or count."]
    assert "0 lay sheep\n" in evening.file


# Help and rules -----------------------------------------------------------------------------------


LISTED: Mapping[Language, str] = {"en": "commands", "de": "befehle", "fr": "commandes"}
"""What is typed after help to hear all commands."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_every_command_and_explains_each(tmp_path: Path, language: Language) -> None:
    """Each word after help is understood, and its beginning too."""
    names = [words_for(command, language)[1] for command in COMMANDS]
    answers = new_game(tmp_path, language=language).play(
        f"help {LISTED[language]}", *[f"help {n}" for n in names]
    )
    assert all(name in " ".join(answers[1]) for name in names)
    for name, answer in zip(names, answers[2:-1], strict=True):
        assert answer[0].casefold().startswith(name.casefold())


def test_help_for_nothing_that_there_is(tmp_path: Path) -> None:
    """What is unknown is named, what is ambiguous listed."""
    answers = new_game(tmp_path).play("help dragon", "? hand", "help s")
    assert answers[1][0].startswith("Nothing is known about dragon.")
    assert answers[2][0].startswith("Hand or h: ")
    assert answers[3][0].startswith("Lives")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_read_inside_the_game(tmp_path: Path, language: Language) -> None:
    """The headings, a section by number, and the sentences with a word."""
    headings, section, word = new_game(tmp_path, language=language).play("r", "r 1", "r xyzzy")[1:4]
    assert len(headings) > 5
    assert len(section) > 1
    assert section[0] in headings
    assert "xyzzy" in word[0]


def test_own_letters_win(tmp_path: Path) -> None:
    """A letter that the player gave to a command works in any language; help names it."""
    evening = new_game(tmp_path, letters={"x": "hand", "s": "table"})
    answers = evening.play("x", "hand", "s", "table", "help hand", "language de", "x", "hand")
    assert answers[1] == answers[2]
    assert answers[3] == answers[4]
    assert answers[7] == answers[8]


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "help me"), ("de", "hilf mir"), ("fr", "aide moi"), ("fr", "aide-moi")],
)
def test_help_me_is_help(tmp_path: Path, language: Language, line: str) -> None:
    """It is about the question, as without a word after it."""
    told = new_game(tmp_path, language=language).play("help", line)
    assert told[1] == told[2]
