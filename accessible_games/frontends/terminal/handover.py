"""Passing the keyboard from one person to the next, who shall not find what was told before."""

from __future__ import annotations

from accessible_games.core.event import Seat
from accessible_games.frontends.terminal import keyboard_commands
from accessible_games.frontends.terminal.console import Console
from accessible_games.speech.vocabulary import Command


def pass_to(console: Console, seat: Seat) -> None:
    """Wait until the next person sits at the keyboard; what is going on is told to them first.

    Only Enter alone says so: whoever types more does not know yet that their turn is over.
    """
    console.give_back_display()
    name = console.match.record.occupants[seat].name
    if console.settings.curtain == "on" or console.was_felt:
        console.screen.push_out()  # all that is said from here on, everybody may hear
    elif console.at_keyboard is None:
        console.person.say("curtain-offered")
    console.leave_keyboard()
    console.keyboard.forget()
    (prompt,) = console.person.narrator.say("prompt-pass", name=name)
    console.person.say("pass-keyboard")
    while typed := console.read(prompt).strip():
        match console.person.vocabulary.command(typed, exact=True):
            case Command("quit", ""):
                keyboard_commands.leave(console, "")
            case Command("report", ""):
                keyboard_commands.report(console, "")
        console.person.say("pass-keyboard")
    console.take_keyboard(seat)
    going_on = console.match.table.game.GOING_ON
    if going_on is not None:
        for fact in going_on(console.person.view):
            console.person.set_aside(fact)
