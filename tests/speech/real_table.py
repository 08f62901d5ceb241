"""The messages that the room of the real table can ask for, found in its code."""

import ast
from collections.abc import Iterator, Mapping
from functools import cache

from accessible_games.app.evening import Evening
from accessible_games.core.event import Event
from accessible_games.frontends.terminal.keyboard_commands import commands_of
from accessible_games.games import RECORDED
from accessible_games.real_table import events, rules
from accessible_games.real_table.entries import JUDGES, Entries
from accessible_games.real_table.notebook import events as table_events
from accessible_games.real_table.notebook.notebook import LINES, WRITES
from accessible_games.real_table.scoring import lifeboat, skat, skat_lines
from accessible_games.real_table.scoring.sheets import OPTIONS, SCORED
from accessible_games.real_table.speech.kinds import AMOUNTS, ON_TABLE
from accessible_games.real_table.speech.table_lines import WAYS
from accessible_games.resources import EVENING
from accessible_games.speech.narrator import message_of
from tests.speech.calls import ROOT, calls_in, texts

NAMING = {
    **dict.fromkeys(("say", "words", "typed", "begins", "_listed", "refused", "titled"), 0),
    **dict.fromkeys(("HeldError", "SkatError", "NotUnderstoodError", "UnclearError"), 0),
    **dict.fromkeys(("Utterance", "say_at_once", "ProblemError", "works", "has"), 0),
}
"""Calls of this room that take the name of a message, and the position of that argument."""
KINDS = (rules.ENTRY, rules.AMOUNT, rules.SHOWN, rules.SECRET)
"""What is asked during an evening."""
STEPS = (
    *("hand", "schneider", "schneider-announced"),
    *("schwarz", "schwarz-announced", "ouvert"),
)
TYPED_AGAIN = tuple(word for word in WRITES if word not in ON_TABLE)
"""Entries that are told as they are typed, and are no buttons."""
FAMILIES: Mapping[str, tuple[str, ...]] = {
    "typed-": (*Entries.words, *(option for game in OPTIONS.values() for option in game)),
    "sheet-": tuple(option for game in OPTIONS.values() for option in game),
    "named-": tuple(AMOUNTS),
    "choice-": tuple(word for word in JUDGES if word not in (*AMOUNTS, *TYPED_AGAIN)),
    "command-": LINES,
    "typed-at-": WAYS,
    "refused-": (),
    "shown-": tuple(SCORED),
    "called-": ("coin", "chip"),
    "skat-typed-": skat_lines.KNOWN,
    "skat-game-": skat_lines.GAMES,
    "skat-step-": STEPS,
    "skat-counting-": ("with", "without", "game"),
    "skat-matadors-": ("grand", "suit"),
    "skat-": ("overbid", "won", "lost", "with", "without", "told", "told-overbid"),
    "held-typed-": (*lifeboat.ROLES, *lifeboat.LIVES, "self"),
    "held-no-": lifeboat.ROLES,
    "held-": (*(f"{role}-twice" for role in lifeboat.ROLES), "coins", "chips"),
    "piece-": (),
}
"""The messages whose names the code of this room composes, by their beginnings.

Reasons why a game refuses something are in the words of that game.
"""
OPTIONAL = frozenset(
    {
        "details",
        *(f"{part}-{kind}" for part in ("details", "choices") for kind in KINDS),
        *(f"meaning-{word}" for word in Entries.words),
    }
)
"""Words beside the answers to a question, and what the words of entries mean, if it is told."""


def speaking() -> Iterator[tuple[str, ast.Call]]:
    """The calls in the code of this room, with the name of the called function."""
    yield from calls_in("real_table")


@cache
def named() -> frozenset[str]:
    """The messages that are named in full, either of two too."""
    found = set()
    for name, call in speaking():
        for argument in call.args[NAMING.get(name, 9) :][:1]:
            sides = (
                [argument.body, argument.orelse] if isinstance(argument, ast.IfExp) else [argument]
            )
            found |= {
                each.value
                for each in sides
                if isinstance(each, ast.Constant) and isinstance(each.value, str)
            }
    return frozenset(found)


@cache
def composed() -> frozenset[str]:
    """The beginnings of messages whose names are composed."""
    found = set()
    for name, call in speaking():
        for argument in call.args[NAMING.get(name, 9) :][:1]:
            if isinstance(argument, ast.JoinedStr):
                first = argument.values[0]
                found.add(str(first.value) if isinstance(first, ast.Constant) else "")
    return frozenset(found - {""})


@cache
def reasons() -> frozenset[str]:
    """Why entries are refused: what functions return that else return None, or what they raise."""
    trees = (ast.parse(path.read_text("utf-8")) for path in (ROOT / "real_table").rglob("*.py"))
    functions = (each for tree in trees for each in ast.walk(tree))
    judges = [
        each
        for each in functions
        if isinstance(each, ast.FunctionDef) and ast.unparse(each.returns or each) == "str | None"
    ]
    returned = (
        each.value for judge in judges for each in ast.walk(judge) if isinstance(each, ast.Return)
    )
    raised = (call.args[0] for name, call in speaking() if name == "RefusedEntryError")
    return frozenset(text for each in (*returned, *raised) if each for text in results(each))


def results(value: ast.expr) -> Iterator[str]:
    """All texts that may be returned, but not those in conditions."""
    for side in [value.body, value.orelse] if isinstance(value, ast.IfExp) else [value]:
        if isinstance(side, ast.Constant):
            yield from texts(side)


def happening() -> list[type[Event]]:
    """All events of an evening."""
    base = events.EveningEvent
    named_there = (*vars(events).values(), *vars(table_events).values())
    kinds = dict.fromkeys(kind for kind in named_there if isinstance(kind, type))
    return [kind for kind in kinds if issubclass(kind, base) and kind is not base]


@cache
def of_evening() -> frozenset[str]:
    """Every message that an evening must have, in its own words or in those of all games."""
    asked = {f"{part}-{kind}" for part in ("ask", "prompt", "question", "moves") for kind in KINDS}
    asked -= {f"moves-{rules.AMOUNT}"}
    built = {f"{begin}{end}" for begin, ends in FAMILIES.items() for end in ends}
    names = {*commands_of(RECORDED[EVENING]), *Evening.more}
    commands = {f"{part}-{name}" for name in names for part in ("command", "help")}
    refused = {f"refused-{reason}" for reason in reasons()}
    skat_says = {text for text in texts(ast.parse(source_of_skat())) if text.startswith("skat-")}
    of_skat = {text for text in skat_says if not text.endswith("-")}
    events_told = {message_of(kind) for kind in happening()}
    return frozenset(
        {
            "title",
            "how-to-answer",
            *named(),
            *events_told,
            *built,
            *asked,
            *commands,
            *refused,
            *of_skat,
        }
    )


def source_of_skat() -> str:
    """The code that counts Skat, whose problems are messages."""
    return (ROOT / "real_table" / "scoring" / f"{skat.__name__.rpartition('.')[2]}.py").read_text(
        "utf-8"
    )
