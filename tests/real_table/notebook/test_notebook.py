"""The notebook as a value: what goes in, what comes out, and what is refused."""

import json
from collections.abc import Sequence
from random import Random

import pytest

from accessible_games.core import position
from accessible_games.core.decision import Move
from accessible_games.core.event import Event
from accessible_games.games import RECORDED
from accessible_games.real_table.notebook import events, reading
from accessible_games.real_table.notebook.notebook import (
    LONGEST_CARD,
    MOST_CARDS,
    PLACES,
    Notebook,
    RefusedEntryError,
    next_place,
    places_of,
    why_not,
    written,
)
from tests.real_table.evenings import GAME, table_of

BARE = Notebook()


def after(*entries: str, notebook: Notebook = BARE) -> Notebook:
    """A notebook after entries, as a record writes them."""
    for entry in entries:
        notebook, _ = written(notebook, entry.split())
    return notebook


def is_entry(notebook: Notebook, entry: str) -> bool:
    """Whether words are an entry at all, be it refused or not."""
    try:
        why_not(notebook, entry.split())
    except ValueError:
        return False
    return True


def told(notebook: Notebook, entry: str) -> Sequence[Event]:
    """What is told of an entry."""
    return written(notebook, entry.split())[1]


def test_cards_lie_in_piles_where_they_were_laid() -> None:
    """The last one on top."""
    notebook = after("lay b3 goat c3 pig", "lay b3 dog")
    assert notebook.at == {"b3": ("goat", "dog"), "c3": ("pig",)}
    assert notebook.display == {"b3": "dog", "c3": "pig"}
    assert notebook.count == 3
    assert told(notebook, "lay c3 cat") == (events.CardsLaid(("", (("c3", "cat"),)), 2),)


def test_a_card_or_all_that_lies_at_a_place_is_taken() -> None:
    """A card from anywhere in a pile; of two that are equal the upper one."""
    notebook = after("lay b3 goat", "lay b3 dog", "lay b3 goat")
    assert after("take b3 goat", notebook=notebook).at == {"b3": ("goat", "dog")}
    assert after("take b3", notebook=notebook).at == {}
    assert told(notebook, "take b3") == (events.CardsTaken(("", ("goat", "dog", "goat")), "b3"),)


def test_cards_are_moved() -> None:
    """All that lies there, or one of them."""
    notebook = after("lay b3 goat", "lay b3 dog", "lay c4 pig")
    assert after("move b3 c4", notebook=notebook).at == {"c4": ("pig", "goat", "dog")}
    assert after("move b3 c4 goat", notebook=notebook).at == {"b3": ("dog",), "c4": ("pig", "goat")}


def test_a_line_is_taken_whole() -> None:
    """With every pile in it; the rest stays."""
    notebook = after("lay b3 goat", "lay b3 dog", "lay c3 pig", "lay b4 cat")
    assert after("take row 3", notebook=notebook).at == {"b4": ("cat",)}
    assert after("take column b", notebook=notebook).at == {"c3": ("pig",)}
    assert told(notebook, "take row 3") == (events.LineTaken("row", "3", "", 3, 1),)


def test_the_next_place_is_the_free_one_behind() -> None:
    """To the right, then in the next row; the first one is a1."""
    assert next_place(Notebook()) == "a1"
    assert next_place(after("lay b3 goat")) == "c3"
    assert next_place(after("lay c3 dog", "lay b3 goat")) == "d3"
    assert next_place(after("lay z3 goat")) == "a4"
    assert next_place(after("lay z26 goat")) is None


WRONG = {
    "take b9": ("nothing-there", "b9"),
    "take b3 dog": ("not-there", "b3"),
    "take b27": ("unknown-place", "b27"),
    "take row 9": ("no-such-line", ""),
    "take column z": ("no-such-line", ""),
    "move b3 b3": ("same-place", "b3"),
    "move b3 c0": ("unknown-place", "c0"),
    "move c3 b3": ("nothing-there", "c3"),
    "lay ä1 goat": ("unknown-place", "ä1"),
    "claim b3 c4": ("no-patterns", ""),
    f"lay a1 {'x' * (LONGEST_CARD + 1)}": ("long-card", ""),
}


@pytest.mark.parametrize("entry", WRONG)
def test_what_cannot_be_is_refused_and_changes_nothing(entry: str) -> None:
    """With a reason and the place that it is about."""
    refused = why_not(after("lay b3 goat"), entry.split())
    assert refused is not None
    assert (refused.reason, refused.place) == WRONG[entry]


@pytest.mark.parametrize(
    "entry",
    [
        *("", "fly b3", "lay", "lay b3", "lay b3 goat c3", "take b3 goat pig", "take", "move b3"),
        *("take row", "take row 3 above", "table a b"),
    ],
)
def test_words_that_are_no_entry_raise(entry: str) -> None:
    """As a damaged record might have them."""
    assert not is_entry(after("lay b3 goat"), entry)


def test_the_table_is_full_at_last() -> None:
    """More cards are refused."""
    full = after(*(f"lay {place} goat" for place in PLACES[:MOST_CARDS]))
    with pytest.raises(RefusedEntryError) as refused:
        written(full, ("lay", "z26", "goat"))
    assert refused.value.reason == "table-full"


def test_cards_are_found_counted_and_their_history_told() -> None:
    """Row by row, whatever was laid first."""
    notebook = after("lay c3 goat b3 goat", "lay a4 pig", "take c3", "move a4 a5")
    assert places_of(notebook, "goat") == ["b3"]
    assert [*reading.find(notebook, ["goat"])] == [events.CardLies(("", "goat"), 1, ("b3",))]
    assert [*reading.find(notebook, ["dog"])] == [events.CardNowhere(("", "dog"))]
    both = [*reading.count(notebook, ["goat", "pig"])]
    assert [each.count for each in both] == [1, 1, 2]  # type: ignore[attr-defined]
    goat = [*reading.history(notebook, ["goat"])]
    assert goat == [
        events.CardsLaid(("", (("c3", "goat"), ("b3", "goat"))), 1),
        events.CardsTaken(("", ("goat",)), "c3"),
    ]
    assert [*reading.history(notebook, ["pig"])][-1] == events.CardsMoved(
        ("", ("pig",)), "a4", "a5"
    )
    assert [*reading.history(Notebook())] == [events.NothingWritten()]


def test_the_history_tells_the_last_ten() -> None:
    """Of a card all."""
    notebook = after(*(f"lay a1 {card}" for card in ("goat", *"abcdefghijk", "goat")))
    assert len([*reading.history(notebook)]) == reading.RECENT
    assert len([*reading.history(notebook, ["goat"])]) == 2


def test_the_table_is_read_in_rows() -> None:
    """Empty places lie between cards, and none at the ends; empty rows are left out."""
    notebook = after("lay b3 goat d3 pig c5 dog")
    holds, third, fifth = reading.table(notebook)
    assert holds == events.TableHolds(3, "b3", "d5")
    assert third == events.TableLineLies("row", "3", "b", ("", (("goat",), (), ("pig",))))
    assert fifth == events.TableLineLies("row", "5", "c", ("", (("dog",),)))
    assert [*reading.column(notebook, "c9")] == [
        events.TableLineLies("column", "c", "5", ("", (("dog",),)))
    ]
    assert [*reading.row(notebook, "a4")] == [events.TableLineBare("row", "4")]
    assert [*reading.table(Notebook())] == [events.TableBare()]


def test_steps_reach_the_empty_places_around_and_no_further() -> None:
    """At the edges of the grid not even those."""
    notebook = after("lay b3 goat d4 pig")
    assert reading.step(notebook, "b3", "left") == "a3"
    assert reading.step(notebook, "a3", "left") is None
    assert reading.step(notebook, "d4", "down") == "d5"
    assert reading.step(notebook, "d5", "down") is None
    assert reading.step(notebook, "z26", "up") == "d4"
    corner = after("lay a1 goat")
    assert reading.step(corner, "a1", "up") is None
    assert reading.step(corner, "a1", "right") == "b1"


def test_blocks_end_at_the_edges() -> None:
    """Nine places inside, four in a corner."""
    inside = [*reading.block(Notebook(), "c3")]
    corner = [*reading.block(Notebook(), "a1")]
    assert [len(each.cells[1]) for each in inside] == [3, 3, 3]  # type: ignore[attr-defined]
    assert [len(each.cells[1]) for each in corner] == [2, 2]  # type: ignore[attr-defined]


# The picture --------------------------------------------------------------------------------------


def lines(notebook: Notebook) -> list[str]:
    """The picture, line by line."""
    return [
        each.cells for each in reading.picture(notebook) if isinstance(each, events.TablePicture)
    ]


def test_the_picture_has_codes_of_cards_under_their_columns() -> None:
    """Labels whole where there is room, and dot 8 for a pile."""
    notebook = after("lay b3 G7 c3 big_goat", "lay d4 P/K3", "lay d4 P/L4")
    assert lines(notebook) == ["⠀⠀⠀⠃⠀⠀⠉⠀⠀⠙", "⠀⠒⠀⠛⠶⠀⠃⠛", "⠀⠲⠀⠀⠀⠀⠀⠀⠀⢇⠲"]


@pytest.mark.parametrize("columns", range(1, 27))
def test_the_picture_fits_20_cells_as_long_as_it_can(columns: int) -> None:
    """Up to 17 columns at 20 cells, and any table at 40; each row begins with its number."""
    notebook = after("lay " + " ".join(f"{place} Ziege_12" for place in PLACES[:columns]))
    shown = lines(notebook)
    widest = max(map(len, shown))
    assert widest <= (20 if columns <= 17 else 40)
    assert shown[1].startswith("⠀⠂⠀")


def test_the_plan_names_the_place_of_each_cell() -> None:
    """And has a ring of empty ones around, where cards may be laid next."""
    notebook = after("lay b3 goat")
    plan = reading.plan(notebook)
    assert [[place for _, place in row] for row in plan] == [
        ["", "a", "b", "c"],
        ["2", "a2", "b2", "c2"],
        ["3", "a3", "b3", "c3"],
        ["4", "a4", "b4", "c4"],
    ]
    assert reading.plan(Notebook()) == []


def test_random_notebooks_hold_what_was_laid_and_not_taken() -> None:
    """Whatever happens in which order: counted beside it by hand."""
    chance = Random(5)
    for _ in range(200):
        notebook, lies = Notebook(), list[tuple[str, str]]()
        for _ in range(30):
            place, card = chance.choice(PLACES[:40]), chance.choice(("goat", "pig", "dog"))
            if lies and chance.random() < 0.4:
                place, card = chance.choice(lies)
                lies.remove((place, card))
                notebook = after(f"take {place} {card}", notebook=notebook)
            else:
                lies.append((place, card))
                notebook = after(f"lay {place} {card}", notebook=notebook)
        found = [(place, card) for place, pile in notebook.piles for card in pile]
        assert sorted(found) == sorted(lies)
        assert notebook.count == len(lies)


# As a position ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "damaged",
    [
        {"piles": [["b3", ["pig"]]]},
        {"piles": []},
        {"log": [["lay", "b3"]]},
        {"log": [["fly", "b3", "goat"]]},
        {"log": [["take", "b3"]]},
        {"deck": "sixpack"},
    ],
)
def test_a_position_whose_table_cannot_be_is_refused(damaged: dict[str, object]) -> None:
    """What lies there must be what its history has laid."""
    table = table_of(2)
    table.play(Move(0, "entry", ("lay", "b3", "goat")))
    document = json.loads(position.write(GAME, table.state))
    assert position.read(RECORDED, json.dumps(document))[1] == table.state
    document["notebook"] |= damaged
    with pytest.raises(position.PositionError):
        position.read(RECORDED, json.dumps(document))
