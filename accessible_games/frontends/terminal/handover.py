"""Passing the keyboard to the next person, who must not find what was told before."""

from __future__ import annotations

from accessible_games.core.event import Seat
from accessible_games.frontends.terminal import keyboard_commands
from accessible_games.frontends.terminal.console import Console
from accessible_games.frontends.terminal.hot_seat import WHILE_PASSED
from accessible_games.match.commands.command_table import told
from accessible_games.speech.commands import Command


def pass_to(console: Console, seat: Seat) -> None:
    """Wait until the next person sits at the keyboard, and tell them first what is going on.

    Only Enter alone says so: whoever types more does not know yet that their turn is over, and is
    told so, unless they ask for what everybody may know.
    """
    console.display.give_back()
    hot_seat, match = console.hot_seat, console.person.match
    name = match.names[seat]
    if console.settings.curtain == "on" or console.display.was_felt or hot_seat.shares:
        console.screen.push_out()  # from here on everyone may hear what is said
    elif hot_seat.at_keyboard is None:
        console.person.say("curtain-offered")
    hot_seat.leave()
    console.keyboard.forget()
    (prompt,) = console.person.narrator.say("prompt-pass", name=name)
    console.person.say("pass-keyboard")
    while typed := console.read(prompt).strip():
        hear(console, typed)
    hot_seat.take(seat)
    going_on = match.table.game.handover
    if going_on is not None:
        for fact in going_on(console.person.view):
            console.person.pending.set_aside(fact)


def share(console: Console) -> None:
    """Leave the keyboard to all people together, who must not find what one of them was told."""
    hot_seat = console.hot_seat
    if hot_seat.at_keyboard is None or hot_seat.everybody.seat is not None:
        return
    console.display.give_back()
    console.screen.push_out()
    hot_seat.leave()
    console.keyboard.forget()


def hear(console: Console, typed: str) -> None:
    """Do what is typed while the keyboard is passed: only what anybody may do and know."""
    everybody = console.person
    command = everybody.vocabulary.commands.read(typed)
    match command:
        case Command("quit", ""):
            keyboard_commands.leave(console, "")
        case Command("report", ""):
            keyboard_commands.report(console, "")
        case Command("help", ""):
            names = [everybody.vocabulary.commands.word(name) for name in WHILE_PASSED]
            joined = everybody.narrator.catalogue.joined(names, "or")
            everybody.say("pass-help", commands=joined)
        case _:
            lines = told(everybody, typed)
            everybody.say_lines(
                everybody.narrator.say("pass-enter-only") if lines is None else lines
            )
