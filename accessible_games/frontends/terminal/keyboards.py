"""Which keyboard the terminal allows."""

import os
import sys
from collections.abc import Callable

from accessible_games.frontends.terminal.keyboard import Keyboard
from accessible_games.frontends.terminal.plain_keyboard import PlainKeyboard
from accessible_games.frontends.terminal.screen import is_terminal


def open_keyboard(
    plain: bool = False, search: str = "Search: ", pressed: Callable[[], None] | None = None
) -> Keyboard:
    """Return the quiet keyboard if the terminal supports it and no *plain* one is wanted.

    *search* is the prompt, in the player's language, of the search through earlier lines. *pressed*
    is called at each key; a plain keyboard reads whole lines only.
    """
    if plain or not terminal_can_move():
        return PlainKeyboard()
    try:
        import termios  # noqa: F401  # not on Windows, which need not load prompt_toolkit

        from accessible_games.frontends.terminal.editing.line_editor import QuietKeyboard
    except ImportError:  # no termios (Windows), or an incompatible prompt_toolkit
        return PlainKeyboard()
    return QuietKeyboard(search, pressed)


def terminal_can_move() -> bool:
    """Whether the cursor can be moved, without which a line cannot be edited."""
    capable = os.environ.get("TERM", "") not in ("", "dumb", "unknown")
    return capable and is_terminal(sys.stdin) and is_terminal(sys.stdout)
