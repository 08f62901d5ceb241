"""The braille display beside the keyboard: taken on request, and served at each prompt."""

from __future__ import annotations

from accessible_games.core.decision import Answer, Decision
from accessible_games.frontends.display.device import OPTION, BrlttyDisplay, DisplayError
from accessible_games.frontends.display.doing import do, go_to_hand
from accessible_games.frontends.display.navigator import DisplayNavigator
from accessible_games.frontends.display.rows import display_rows
from accessible_games.frontends.display.state import DisplayState
from accessible_games.frontends.terminal.console import Console
from accessible_games.match.commands.setting import meant
from accessible_games.match.room import Room

HOW_LONG = ("once", "always")
"""For how long the display can be asked for."""


def feel(console: Console, rest: str) -> None:
    """Take the display, if the settings allow it, and show the hand first.

    "always" takes it again at each question, "once" only this time.
    """
    person = console.person
    if console.settings.display == "off":
        person.say("display-off", option=OPTION)
        return
    seat, display = console.hot_seat.at_keyboard, console.display
    if seat is None and person.asked is None:
        person.say("nothing-asked")
        return
    if rest and seat is not None:
        names = {each: person.narrator.catalogue.say(f"feel-{each}") for each in HOW_LONG}
        display.wish(seat, wished=meant(person, rest, names) == "always")
    if not taken(console):
        return
    person.say("display-always" if seat in display.wanted_by else "display-taken")
    assert display.state
    go_to_hand(person, display.state)


def feel_again(console: Console) -> None:
    """Take the display again at a question of a person who wants it; the fingers find the news."""
    hot_seat, display = console.hot_seat, console.display
    if taken(console):
        assert display.state
        display.state.begin(hot_seat.told_before)
    elif hot_seat.at_keyboard is not None:
        display.wish(hot_seat.at_keyboard, wished=False)


def taken(console: Console) -> bool:
    """Return whether the game has the display now; if BRLTTY does not lend it, say why."""
    try:
        display = DisplayState(BrlttyDisplay())
    except DisplayError as error:
        console.person.say(error.message, **error.arguments)
        return False
    console.display.take(display)
    return True


def comes_first(
    room: Room, console: Console, prompt: str, decision: Decision[Answer] | None
) -> bool:
    """Do what is pressed on the display at a prompt; return False if a line is typed instead."""
    assert console.display.state
    touched = served(console, console.display.state, prompt, decision)
    if touched is None:
        return False
    do(room, touched)
    return True


def served(
    console: Console, state: DisplayState, prompt: str, decision: Decision[Answer] | None
) -> DisplayNavigator | None:
    """Show the prompt and serve the display until something was said or chosen.

    Returns None if a key of the keyboard came first: a line is being typed, and the display is
    given back.
    """
    console.speak()
    navigator = DisplayNavigator(
        console.person,
        state,
        decision,
        display_rows(console.person, decision),
        console.display.give_back,
    )
    navigator.begin()
    try:
        files = [state.display.fileno()]
        if console.keyboard.is_first(f"{prompt.strip()} ", files, navigator.moved):
            console.display.give_back()
            return None
    except DisplayError as error:
        console.display.give_back()
        console.person.say(error.message, **error.arguments)
    return navigator
