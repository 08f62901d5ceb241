"""Words with the cells that liblouis gives them: `python -m tests.braille.recording`.

The words are those of the rules, of the lessons and of our messages, and compounds and diminutives,
in which an s and a t, or an s and a ch, meet that are no st and no sch.
"""

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from accessible_games.braille.liblouis import translate
from accessible_games.braille.prose import GRADES
from accessible_games.braille.typography import prepared
from accessible_games.games import GAMES
from accessible_games.resources import PACKAGE, of_game
from accessible_games.speech.catalogue import LANGUAGES
from accessible_games.tactile.brf import CODES

RECORDED = Path(__file__).parent / "recorded"
COUNT = 5000
WORD = re.compile(r"[^\W\d_]+(?:['-][^\W\d_]+)*")
COMPOUNDS = {
    "de": (
        ("Haus", "Maus", "Gras", "Glas", "Los", "Reis", "Eis", "Preis", "Kreis", "Gans", "Hals"),
        ("tier", "tür", "tisch", "tasche", "teil", "turm", "chen", "charakter", "stapel", "karte"),
    ),
    "fr": (
        ("l'", "d'", "qu'", "jusqu'", "L'", "D'", "Qu'", "Aujourd'", "s'"),
        ("été", "œuf", "hôte", "île", "âne", "écurie", "Arche", "Éole", "Œdipe", "hui"),
    ),
    "en": (
        (
            *(
                "out",
                "over",
                "under",
                "sheep",
                "goat's",
                "north",
                "bread",
                "there",
                "with",
                "child",
            ),
            *("cat", "dog", "mouse", "mole", "rabbit", "giraffe", "pig", "bear", "toucan", "zebra"),
            *("Anna", "McKay", "O'Neil", "ACE", "TV", "life", "boat", "six", "pack", "ark", "fish"),
            *("thunder", "ship", "ginger", "wheat", "chest", "stand", "some", "one", "know", "for"),
        ),
        ("-house", "-Ark", "'s", "ness", "ever", "-card", "shot", "less", "-ER", "s'", "ing", "ed"),
    ),
}
DIMINUTIVES = {
    "de": "Häuschen Mäuschen Gläschen Gräschen Röschen Hälschen Gänschen Küsschen Kätzchen "
    "Hündchen Ziegenböckchen Bärchen Lämmchen Häslein Mäuslein Entlein Schweinchen Donnerstag "
    "Dienstag Haustier Raustopf Austausch Ausstieg Bistum Poststempel Weststrand Maßstab",
    "fr": "maisonnette fillette garçonnet ourson chaton ânon oisillon chevreau lapereau souriceau",
    "en": "piglet duckling gosling kitten lambkin booklet starlet kitchenette doggy birdie",
}


def texts(language: str) -> Iterator[str]:
    """The rules, the lessons, and all other messages."""
    words = [folder / "words" / language for folder in map(of_game, GAMES)]
    for folder in words:
        yield (folder / "rules.md").read_text("utf-8")
    lessons = [file for folder in words for file in sorted(folder.rglob("tutorial/**/*.ftl"))]
    others = [file for folder in words for file in sorted(folder.rglob("*.ftl"))]
    common = sorted((PACKAGE / "locales" / language).rglob("*.ftl"))
    for file in dict.fromkeys([*lessons, *others, *common]):
        lines = file.read_text("utf-8").splitlines()
        said = [line.partition(" = ")[2] or line for line in lines if not line.startswith("#")]
        yield re.sub(r"\{.*?\}|\{.*|.*\}|\[.*\]", " ", "\n".join(said))


def words(language: str) -> list[str]:
    """As many words as are recorded, in alphabetical order."""
    made = ["".join(parts) for parts in product(*COMPOUNDS[language])]
    found = [*made, *DIMINUTIVES[language].split()]
    found += [word for text in texts(language) for word in WORD.findall(text)]
    return sorted([*dict.fromkeys(found)][:COUNT])


def written(cells: str) -> str:
    """Cells as North American braille ASCII."""
    return "".join(CODES["us"][ord(cell) - 0x2800] for cell in cells)


def record() -> None:
    """Write the words of each language and their cells."""
    for language in LANGUAGES:
        table = next(iter(GRADES[language].values()))
        lines = (
            f"{word} {written(translate(table, prepared(word, language)))}\n"
            for word in words(language)
        )
        (RECORDED / f"{language}.txt").write_text("".join(lines), "utf-8")


if __name__ == "__main__":
    record()
