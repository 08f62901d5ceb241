"""Questions that are answered by yes or no."""

from accessible_games.frontends.terminal.keyboard import Keyboard, no_words
from accessible_games.speech.fold import fold
from accessible_games.speech.narrator import Narrator


def is_yes(narrator: Narrator, keyboard: Keyboard) -> bool:
    """Read whether the person says yes; anything else is no. EOFError, KeyboardInterrupt."""
    typed = keyboard.read_line(f"{narrator.say('prompt-yes-no')[0]} ", no_words)
    return fold(typed) in map(fold, narrator.catalogue.words("yes"))
