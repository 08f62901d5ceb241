"""The braille display beside the keyboard: taken when asked for, and served at each prompt."""

from __future__ import annotations

from accessible_games.core.decision import Answer, Decision
from accessible_games.frontends.display.device import OPTION, BrlttyDisplay, DisplayError
from accessible_games.frontends.display.navigator import DisplayNavigator
from accessible_games.frontends.display.rows import display_rows
from accessible_games.frontends.display.state import DisplayState
from accessible_games.frontends.terminal.console import Console


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
