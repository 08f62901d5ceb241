"""The braille display beside the keyboard: taken when asked for, and served at each prompt."""

from __future__ import annotations

from accessible_games.core.decision import Answer, Decision
from accessible_games.frontends.display.device import OPTION, BrlttyDisplay, DisplayError
from accessible_games.frontends.display.navigator import DisplayNavigator
from accessible_games.frontends.display.rows import display_rows
from accessible_games.frontends.display.state import DisplayState
from accessible_games.frontends.terminal.console import Console
from accessible_games.match.dispatch import RefusedError, checked_move


def feel(console: Console, rest: str) -> None:
    """Take the display, if the player wants it used at all, and show the hand first."""
    if console.settings.display == "off":
        console.person.say("display-off", option=OPTION)
        return
    if console.at_keyboard is None:
        console.person.say("nothing-asked")
        return
    try:
        display = DisplayState(BrlttyDisplay())
    except DisplayError as error:
        console.person.say(error.message, **error.arguments)
        return
    console.take_display(display)
    console.person.say("display-taken")
    rows = display_rows(console.person, console.person.asked)
    hand = [place for place, row in enumerate(rows) if row.part == "hand"]
    display.go_to(hand[0] if hand else 0)
    console.person.reply_with(rows[display.row].said)


def comes_first(
    console: Console, state: DisplayState, prompt: str, decision: Decision[Answer] | None
) -> bool:
    """Do what is pressed on the display at a prompt; False where a line is typed instead."""
    touched = served(console, state, prompt, decision)
    if touched is None:
        return False
    if touched.goes_on:
        console.dispatch(console.person, "")
    elif touched.answer is not None and decision is not None:
        play(console, state, decision, touched.answer)
    return True


def play(console: Console, state: DisplayState, decision: Decision[Answer], answer: Answer) -> None:
    """Play an answer, or say why it is refused; the display says that too."""
    person = console.person
    told = len(person.history.told)
    console.be_patient()
    try:
        console.give([checked_move(person, console.match.table.copy(), decision, answer)])
    except RefusedError as refused:
        before = len(person.lines)
        console.refuse(person, refused.lines)
        state.tell(person.lines[before:])
    else:
        state.begin(told)


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
