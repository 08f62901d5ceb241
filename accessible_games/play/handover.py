"""Passing the keyboard from one person to the next, who shall not find what was told before."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from accessible_games.core.event import Seat
from accessible_games.play import commands, touching
from accessible_games.speech.vocabulary import Command, Vocabulary

if TYPE_CHECKING:
    from accessible_games.play.session import Session

OBEYED = ("quit", "report")
"""Commands that are obeyed while the keyboard is passed."""


def pass_to(session: Session, seat: Seat) -> None:
    """Wait until the next person sits at the keyboard, before anything secret is said.

    Only Enter alone says so: who types more does not know yet that their turn is over.
    """
    touching.give_back(session)
    name = session.record.sittings[seat].name
    if session.settings.curtain == "on":
        session.screen.push_out()  # all that is said from here on, everybody may hear
    elif session.at_keyboard is None:
        session.say("curtain-offered")
    session.say("pass-keyboard", name=name)
    session.at_keyboard = session.asked = None
    session.keyboard.forget()
    while typed := session.read(session.narrator.say("prompt-enter")[0]).strip():
        match session.vocabulary.command(typed, exact=True):
            case Command("quit", ""):
                commands.leave(session, "")
            case Command("report", ""):
                commands.report(session, "")
        session.say("pass-keyboard", name=name)
    session.at_keyboard = seat


def words(session: Session) -> Vocabulary:
    """What can be typed by whoever sits there now: little, while the keyboard is passed."""
    vocabulary = session.vocabulary
    return vocabulary if session.at_keyboard is not None else replace(vocabulary, commands=OBEYED)
