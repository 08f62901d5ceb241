"""The braille display beside the keyboard: taken when asked for, and served at each prompt."""

from __future__ import annotations

from accessible_games.core.decision import Answer, Decision
from accessible_games.frontends.display.device import OPTION, BrlttyDisplay, DisplayError
from accessible_games.frontends.display.doing import do, go_to_hand
from accessible_games.frontends.display.navigator import DisplayNavigator
from accessible_games.frontends.display.rows import display_rows
from accessible_games.frontends.display.state import DisplayState
from accessible_games.frontends.terminal.console import Console
from accessible_games.match.commands.setting import meant

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
    go_to_hand(person, console.display)


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
    do(console, touched)
    return True


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
        files = [state.display.fileno()]
        if console.keyboard.is_first(f"{prompt.strip()} ", files, navigator.moved):
            console.give_back_display()
            return None
    except DisplayError as error:
        console.give_back_display()
        console.person.say(error.message, **error.arguments)
    return navigator
