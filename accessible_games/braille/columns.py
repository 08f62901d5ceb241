"""The columns of a deck, by the headings that people write in three languages."""

from collections.abc import Iterator, Mapping, Sequence

from accessible_games.braille.folding import folded
from accessible_games.braille.problem import DeckError

HEADINGS: Mapping[str, str] = {
    "deck": "deck stapel paquet",
    "name": "name card title karte titel bezeichnung nom carte titre",
    "copies": "copies count quantity qty anzahl stuck menge exemplaires quantite nombre",
    "value": "value number wert zahl nummer valeur numero",
    "suit": "suit colour color farbe couleur enseigne",
    "kind": "kind rank type art sorte rang typ genre figure",
    "text": "text description effect beschreibung wirkung texte effet",
    "label": "label kurzel etikett etiquette abreviation",
    "piece": "piece teil",
    "ends": "ends enden bouts",
    "size": "size grosse mass taille",
}
"""The columns, and what may stand above each: in small letters, without accents."""
COLUMNS = tuple(HEADINGS)
MADE = ("cells", "dots")
"""Columns that the program adds when it writes a deck, and makes again when it reads one."""
MEANING = {word: column for column, words in HEADINGS.items() for word in words.split()}


class Columns:
    """Where in a table each column stands, and which of its headings are not known here."""

    def __init__(self, line: int, headings: Sequence[str]) -> None:
        """Find the columns; `DeckError` if the names of the cards are missing, or one is double."""
        self.headings = list(headings)
        self.places: dict[str, int] = {}
        for place, heading in enumerate(headings):
            column = MEANING.get(folded(heading))
            if column is None:
                continue
            if column in self.places:
                raise DeckError(line, "column-twice", heading, headings[self.places[column]])
            self.places[column] = place
        if "name" not in self.places and not {"suit", "kind"} <= self.places.keys():
            raise DeckError(line, "missing-column", "name")

    @property
    def unused(self) -> Iterator[str]:
        """The headings of columns that are not read."""
        for place, heading in enumerate(self.headings):
            if heading and place not in self.places.values() and folded(heading) not in MADE:
                yield heading

    def heading(self, column: str) -> str:
        """What stands above a column, or its own name if it is not there."""
        return self.headings[self.places[column]] if column in self.places else column

    def cells(self, line: int, row: Sequence[str]) -> dict[str, str]:
        """The cells of a row by their columns; `DeckError` for cells without a heading."""
        if len(row) > len(self.headings):
            raise DeckError(line, "too-many-cells", len(self.headings))
        return {
            column: row[self.places[column]]
            if column in self.places and self.places[column] < len(row)
            else ""
            for column in COLUMNS
        }
