"""Unicode braille as plain text, for screens, refreshable displays and print systems."""

from collections.abc import Iterable, Sequence

END_OF_PAGE = "\f"


def text(pages: Iterable[Sequence[str]]) -> bytes:
    """Pages of lines as a UTF-8 file, with a form feed between pages."""
    return END_OF_PAGE.join("".join(f"{line}\n" for line in lines) for lines in pages).encode()
