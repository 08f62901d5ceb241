"""A whole evening: told, taken back, saved, gone on with."""

import json
from pathlib import Path
from random import Random

import pytest

from accessible_games.core import position
from accessible_games.core.decision import Move
from accessible_games.core.record import Record, read
from accessible_games.core.table import AnyTable
from accessible_games.frontends.display.rows import display_rows
from accessible_games.games import RECORDED
from accessible_games.store import library
from tests.real_table.evenings import GAME, answers, begun, record_of, resumed, table_of
from tests.sessions import only_record, program, records


def test_a_round_is_told_with_who_leads_and_who_deals(tmp_path: Path) -> None:
    """Briefly, and the deal passes on."""
    heard = answers(tmp_path, "sheet", "dealer Tom", "Ana 12, Ben minus 3", "scores")
    assert heard[1] == "Tom deals."
    assert heard[2] == "Ana 12 and Ben minus 3. Ana leads by 12. Ana deals."
    assert heard[3] == "Ana 12, Tom 0, and Ben minus 3. One round. Ana deals."


def test_a_round_can_be_asked_for_one_after_the_other(tmp_path: Path) -> None:
    """Enter alone is nothing; taking back goes to before the round."""
    evening = begun(tmp_path)
    said = evening.play("sheet", "round", "5", "", "minus 2", "undo", "rounds")
    assert evening.typist.prompts[2:5] == ["Ana? ", "Ben? ", "Tom? "]
    assert " ".join(said[5]) == "Ana 5, Ben 0, and Tom minus 2. Ana leads by 5."
    assert " ".join(said[6]) == "Taken back: round, 5, 0, minus 2."
    assert " ".join(said[7]) == "Totals: Ana 0, Ben 0, and Tom 0."


def test_the_game_ends_and_a_correction_can_open_it_again(tmp_path: Path) -> None:
    """Whoever has most then has won."""
    heard = answers(tmp_path, "sheet to 50", "Ana 50", "Ben 3", "fix Ana 5", "Ben 3")
    assert heard[1] == "Ana 50. Ana wins the game. Totals: Ana 50, Ben 0, and Tom 0."
    assert heard[2] == "No sheet is open. Type sheet to begin one."
    assert heard[3] == "Round 1 is now Ana 5. Ana leads by 5."
    assert heard[4] == "Ben 3. Ana leads by 2."


def test_chance_is_told_to_all_and_stays(tmp_path: Path) -> None:
    """A roll cannot be taken back, and neither can what was before it."""
    heard = answers(tmp_path, "sheet", "dice 2d6", "undo", "coin", "begin")
    assert heard[1].startswith("Rolled ")
    assert heard[2] == "Too late: something hidden has been revealed since."
    assert heard[3] in ("Heads.", "Tails.")
    assert heard[4] in ("Ana begins.", "Ben begins.", "Tom begins.")


def test_dice_coins_and_lots_are_fair() -> None:
    """Each outcome comes about as often as any other."""
    table = table_of(3)
    found: dict[object, int] = {}
    for _ in range(3000):
        for entry in (("dice", "1", "6", "0"), ("coin",), ("begin",)):
            (event,) = table.play(Move(0, "entry", entry))
            found[event] = found.get(event, 0) + 1
    counts = {kind: [n for e, n in found.items() if type(e) is kind] for kind in map(type, found)}
    assert sorted(map(len, counts.values())) == [2, 3, 6]
    for each in counts.values():
        assert max(each) < 1.2 * min(each) + 50


def test_random_evenings_can_be_replayed_and_written_as_positions() -> None:
    """A record gives the same state again, as does a copy and a position."""
    for seed in range(60):
        table, chance = table_of(seed % 4 + 1, seed), Random(seed)
        record = record_of(*"ABCDE"[: seed % 4 + 1], seed=seed)
        lines = [*record.heading()]
        for _ in range(40):
            if not table.pending:
                break
            decision = chance.choice(table.waiting())
            move = Move(decision.seat, decision.kind, decision.options.draw(chance))
            table.play(move)
            lines.append(str(move))
        again = replayed(record, lines)
        assert again.state == table.state
        assert (
            table.copy(len(table.moves) // 2).copy().moves == table.moves[: len(table.moves) // 2]
        )
        _, state = position.read(RECORDED, position.write(GAME, table.state))
        assert state == table.state


@pytest.mark.parametrize(
    ("game", "options"), [("wombat", []), ("skat", ["wombat"]), ("", ["bock"]), ("lifeboat", [])]
)
def test_a_position_with_a_game_that_cannot_be_is_refused(game: str, options: list[str]) -> None:
    """Unknown games and options, and games for other numbers of people."""
    table = table_of(3)
    table.play(Move(0, "entry", ("sheet", "points", "most", "0", "0", "0,1,2")))
    document = json.loads(position.write(GAME, table.state))
    document["sheets"][0] |= {"game": game, "options": options}
    with pytest.raises(position.PositionError):
        position.read(RECORDED, json.dumps(document))


def replayed(record: Record, lines: list[str]) -> AnyTable:
    """The table after the lines of a record."""
    from accessible_games.core.record_lines import Writer, text_of

    writer = Writer()
    writer.add(*lines)
    return read(text_of(bytes(writer.data))).table(RECORDED)


def test_a_killed_evening_goes_on_where_it_was(tmp_path: Path) -> None:
    """Even between two amounts of a round."""
    begun(tmp_path).play("sheet", "Ana 5", "round", "3")
    evening = resumed(tmp_path / "evening.txt")
    said = evening.play("4", "1", "scores", "undo", "last")
    assert "Ana 5, Ben 0, and Tom 0." in said[0]
    assert evening.typist.prompts[0] == "Ben? "
    assert said[2] == ["Ana 3, Ben 4, and Tom 1. Ana leads by 4."]
    assert said[4] == ["Taken back: round, 3, 4, 1."]
    assert said[5] == ["Ana leads by 5."]


def test_lines_fit_20_cells(tmp_path: Path) -> None:
    """At braille wording every line is broken to the width of the settings by the pager."""
    heard = begun(tmp_path, verbosity="braille").play("sheet", "Ana 1 Ben 2", "scores", "coin")
    assert max(len(line) for lines in heard for line in lines) <= 40


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_help_tells_what_can_be_entered(tmp_path: Path, language: str) -> None:
    """And no command that only games have."""
    (words,) = (
        {"en": ["help commands"], "de": ["hilfe befehle"], "fr": ["aide commandes"]}[language],
    )
    heard = answers(tmp_path, *words, "help", "moves", language=language)
    names = {"en": ("hint", "legend"), "de": ("tipp", "legende"), "fr": ("conseil", "légende")}
    assert not any(f" {name} " in heard[0] or f" {name}," in heard[0] for name in names[language])
    assert all(heard)


# The command line ---------------------------------------------------------------------------------


def test_the_words_of_an_evening_begin_one_or_go_on_with_it() -> None:
    """One evening is one file, until it is ended or another one begins."""
    first = program("score", "--people", "Ana,Ben", typed="Ana 3\n")
    assert first.lines[:2] == [
        "Evening at the table: Ana and Ben.",
        "New sheet in points, the most wins.",
    ]
    assert first.status == 0
    assert "The evening is saved." in first.out
    again = program("score", typed="coin\n")
    assert again.out.count("Ana 3 and Ben 0.") == 1
    second = program("dice", "2d6", typed="scores\nfinish\n")
    assert "Rolled " in second.out
    assert "Ana 3 and Ben 0." in second.out
    assert library.read(only_record()).result is not None
    program("evening", typed="Cleo, Dora\ncoin\n")
    program("evening", "new", typed="\ncoin\n")
    found = [[each.name for each in library.read(path).occupants] for path in records().glob("*")]
    assert sorted(found) == [["Ana", "Ben"], ["Cleo", "Dora"], ["Cleo", "Dora"]]


@pytest.mark.parametrize(
    ("language", "goes_on"),
    [
        ("en", "Evening at the table goes on."),
        ("de", "Spieleabend geht weiter."),
        ("fr", "Soirée de jeux continue."),
    ],
)
def test_whoever_goes_on_hears_no_more_than_there_is(
    tmp_path: Path, language: str, goes_on: str
) -> None:
    """Neither that there is no sheet nor that nothing lies on the table."""
    begun(tmp_path, language=language).play()
    evening = resumed(tmp_path / "evening.txt", language=language)
    assert evening.play()[0] == [goes_on]


def test_an_evening_is_resumed_replayed_and_not_reviewed() -> None:
    """As a saved game is, but nobody can judge it."""
    program("evening", "--people", "Ana,Ben", typed="sheet\nAna 3\n")
    assert "Ana 3 and Ben 0." in program("resume", typed="finish\n").out
    assert "Ana 3." in program("replay").out
    assert program("review").status == 2


def test_a_sheet_becomes_a_file_and_a_line_to_send() -> None:
    """With a column for each person and a row for each round."""
    typed = "block geld\nAna 2,50\nBen 1\nexportieren\n"
    said = program("evening", "--people", "Ana,Ben", "--language", "de", typed=typed)
    assert "Ana 2,50 und Ben 1, nach 2 Runden." in said.lines
    (file,) = (records().parent / "sheets").glob("*.csv")
    rows = "Runde;Ana;Ben\n1;2,50;0,00\n2;0,00;1,00\nSumme;2,50;1,00\n"
    assert file.read_text("utf-8-sig") == rows


def test_evenings_are_counted_apart() -> None:
    """Not as games, be they ended or not."""
    program("evening", "--people", "Ana", typed="sheet\nAna 3\nfinish\n")
    program("evening", "--people", "Ana", typed="coin\n")
    assert program("statistics").lines == ["Evening at the table: 2 evenings."]
    assert program("statistics", "evening").lines == ["Evening at the table: 2 evenings."]


def test_names_that_cannot_be_are_refused_in_one_sentence() -> None:
    """Nothing is begun."""
    refused = program("evening", "--people", "Ana,Ana")
    assert refused.status == 2
    assert not list(records().glob("*"))


def test_the_display_shows_what_was_told_and_what_can_be_pressed(tmp_path: Path) -> None:
    """Its rows begin with the last entry; pressing a word enters it."""
    evening = begun(tmp_path)
    evening.play("sheet", "Ana 5")
    person = evening.session.hot_seat.everybody
    assert person.asked is not None
    rows = display_rows(person, person.asked)
    assert rows[0].said == ("Ana 5.",)
    pressed = {spot.word for row in rows for spot in row.spots}
    assert pressed >= {"round", "begin", "dice", "coin", "undo", "scores"}
