"""The braille display beside the keyboard: taken when asked for, and served at each prompt."""

from __future__ import annotations

from accessible_games.core.decision import Answer, Decision
from accessible_games.frontends.display.device import OPTION, BrlttyDisplay, DisplayError
from accessible_games.frontends.display.navigator import DisplayNavigator
from accessible_games.frontends.display.rows import display_rows
from accessible_games.frontends.display.state import DisplayState
from accessible_games.frontends.terminal.console import Console
from accessible_games.match.commands.setting import meant
from accessible_games.match.dispatch import RefusedError, checked_move, complaint
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.vocabulary import Command

HOW_LONG = ("once", "always")
"""For how long the display can be asked for."""


def feel(console: Console, rest: str) -> None:
    """Take the display, if the player wants it used at all, and show the hand first.

    "always" takes it again at each question, "once" only where it is asked for.
    """
    person = console.person
    if console.settings.display == "off":
        person.say("display-off", option=OPTION)
        return
    if console.at_keyboard is None:
        person.say("nothing-asked")
        return
    if rest:
        names = {each: person.narrator.catalogue.say(f"feel-{each}") for each in HOW_LONG}
        console.wish_display(meant(person, rest, names) == "always")
    if not taken(console):
        return
    person.say("display-always" if console.wishes_display else "display-taken")
    assert console.display
    rows = display_rows(person, person.asked)
    hand = [place for place, row in enumerate(rows) if row.part == "hand"]
    console.display.go_to(hand[0] if hand else 0)
    person.reply_with(rows[console.display.row].said)


def feel_again(console: Console) -> None:
    """Take the display again at a question, for who wishes that; the fingers find the news."""
    if taken(console):
        assert console.display
        console.display.begin(console.told_before)
    else:
        console.wish_display(False)


def taken(console: Console) -> bool:
    """Whether the game has the display now; if BRLTTY does not lend it, it is said why."""
    try:
        display = DisplayState(BrlttyDisplay())
    except DisplayError as error:
        console.person.say(error.message, **error.arguments)
        return False
    console.take_display(display)
    return True


def comes_first(
    console: Console, state: DisplayState, prompt: str, decision: Decision[Answer] | None
) -> bool:
    """Do what is pressed on the display at a prompt; False where a line is typed instead."""
    touched = served(console, state, prompt, decision)
    if touched is None:
        return False
    if touched.goes_on:
        console.dispatch(console.person, "")
    elif touched.command:
        run(console, state, touched.command)
    elif touched.answer is not None and decision is not None:
        play(console, state, decision, touched.answer)
    return True


def play(console: Console, state: DisplayState, decision: Decision[Answer], answer: Answer) -> None:
    """Play an answer, or say why it is refused; the display says that too."""
    person = console.person
    told = len(person.history.events)
    console.be_patient()
    try:
        console.give([checked_move(person, console.match.table.copy(), decision, answer)])
    except RefusedError as refused:
        before = len(person.lines)
        console.refuse(person, refused.lines)
        state.tell(person.lines[before:])
    else:
        state.begin(told)


def run(console: Console, state: DisplayState, command: str) -> None:
    """Do what a command of the menu says; the display says its lines too."""
    person = console.person
    moves, before = len(console.match.table.moves), len(person.lines)
    name, _, rest = command.partition(" ")
    try:
        console.run_command(person, Command(name, rest))
    except (NotUnderstoodError, RefusedError) as error:
        console.refuse(person, complaint(person, error))
    if len(console.match.table.moves) != moves:
        state.begin(len(person.history.events))
    if said := person.lines[before:]:
        state.tell(said)


def served(
    console: Console, state: DisplayState, prompt: str, decision: Decision[Answer] | None
) -> DisplayNavigator | None:
    """Show the prompt and serve the display until something was said or chosen.

    None where a key of the keyboard came first: a line is being typed, and the display given back.
    """
    console.speak()
    navigator = DisplayNavigator(
        console.person,
        state,
        decision,
        display_rows(console.person, decision),
        console.give_back_display,
    )
    navigator.begin()
    try:
        file = state.display.fileno()
        if console.keyboard.is_first(f"{prompt.strip()} ", file, navigator.moved):
            console.give_back_display()
            return None
    except DisplayError as error:
        console.give_back_display()
        console.person.say(error.message, **error.arguments)
    return navigator
