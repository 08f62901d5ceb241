"""Print the share of phrases that are understood, by kind of intention and language.

python -m tests.speech.phrases
"""

from accessible_games.speech.catalogue import LANGUAGES
from tests.speech.phrases import KINDS, shares


def row(name: str, cells: list[str]) -> str:
    """A line of the table."""
    return f"{name:16}" + "".join(f"{cell:>18}" for cell in cells)


def main() -> None:
    """Print the table."""
    found = {language: shares(language) for language in LANGUAGES}
    print(row("kind", [*LANGUAGES]))
    for kind in (*KINDS, "all"):
        cells = [found[language][kind] for language in LANGUAGES]
        shown = [f"{right} of {all_}, {100 * right // (all_ or 1)} %" for right, all_ in cells]
        print(row(kind, shown))


main()
