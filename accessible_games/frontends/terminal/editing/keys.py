"""Keys that need nothing but the line being edited."""

from prompt_toolkit.filters import Condition, FilterOrBool
from prompt_toolkit.key_binding import KeyBindings, KeyPress, KeyPressEvent
from prompt_toolkit.key_binding.bindings.named_commands import get_by_name
from prompt_toolkit.keys import Keys

from accessible_games.match.typed_cells import SPACE

_SHIFTED = {  # by default these silently select text that the next letter replaces
    "s-left": "backward-char",
    "s-right": "forward-char",
    "s-home": "beginning-of-line",
    "s-end": "end-of-line",
    "c-s-left": "backward-word",
    "c-s-right": "forward-word",
}


def add_plain_keys(keys: KeyBindings, typing: FilterOrBool) -> None:
    """Add letters, pasted lines, Ctrl-C, Ctrl-D and moving; *typing* is false during a search."""
    keys.add(Keys.Any)(_insert)
    keys.add("c-c")(_interrupt)
    keys.add(Keys.SIGINT)(_interrupt)
    keys.add("c-d", filter=typing)(_delete_or_end)
    keys.add(Keys.BracketedPaste)(_type_pasted)
    for key in ("c-q", "c-z", "c-@"):  # they insert control characters or select silently
        keys.add(key)(lambda event: None)
    for key, command in _SHIFTED.items():
        keys.add(key)(get_by_name(command))


def add_unknown_sequences(keys: KeyBindings) -> None:
    """Swallow unknown key sequences, such as ESC [ 9 9 ~."""
    inside: list[str] = []

    @keys.add("escape", "[", eager=True)
    @keys.add("escape", "O", eager=True)
    def begin(event: KeyPressEvent) -> None:
        inside.append(event.data)

    @keys.add(Keys.Any, filter=Condition(lambda: bool(inside)), eager=True)
    def go_on(event: KeyPressEvent) -> None:
        if inside[-1] == "O" or not " " <= event.data < "@":
            inside.clear()


def _insert(event: KeyPressEvent) -> None:
    """Insert a letter, but not the code of a key without a meaning.

    A leading blank is dropped: it may be a surplus press of the key that ends waiting lines.
    """
    is_letter = event.data > " " and event.data != SPACE
    if is_letter or (event.data in (" ", SPACE) and event.current_buffer.text):
        event.current_buffer.insert_text(event.data * event.arg)


def _interrupt(event: KeyPressEvent) -> None:
    event.app.exit(exception=KeyboardInterrupt)


def _delete_or_end(event: KeyPressEvent) -> None:
    if event.current_buffer.text:
        event.current_buffer.delete()
    else:
        event.app.exit(exception=EOFError)


def _type_pasted(event: KeyPressEvent) -> None:
    """Type a pasted text, its Enters included: each pasted line is a line."""
    text = event.data.replace("\r\n", "\n").replace("\r", "\n")
    keys = [KeyPress(Keys.Enter if letter == "\n" else letter, letter) for letter in text]
    event.key_processor.feed_multiple(keys, first=True)
