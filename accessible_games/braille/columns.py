"""The columns of a deck, by the headings that people write in three languages."""

import re
from collections.abc import Iterator, Mapping, Sequence

from accessible_games.braille.folding import folded

HEADINGS: Mapping[str, str] = {
    "deck": "deck, stapel, paquet, pile",
    "name": (
        "name, card name, title, card title, card, nickname, item, word, kartenname, titel, karte,"
        " bezeichnung, kartentitel, begriff, wort, nom, nom de la carte, titre, carte, intitule,"
        " libelle, mot, names, cards, karten, cartes, noms"
    ),
    "copies": (
        "copies, count, quantity, qty, item count, card count, number of copies, number of cards,"
        " no of copies, num copies, amount, how many, copy, anzahl, stuck, stuckzahl, menge, anz,"
        " haufigkeit, kartenanzahl, anzahl der karten, anzahl karten, wie oft, wie viele,"
        " exemplaires, quantite, nombre, exemplaire, qte, nb, nombre de cartes,"
        " nombre d exemplaires, nb exemplaires, nb cartes, combien"
    ),
    "value": (
        "value, card value, number, card number, wert, kartenwert, zahl, nummer, kartennummer,"
        " valeur, valeur de la carte, numero, chiffre, nr, num"
    ),
    "suit": (
        "suit, colour, color, card colour, card color, suits, colours, colors, farbe, kartenfarbe,"
        " farben, couleur, enseigne, couleurs"
    ),
    "kind": (
        "kind, rank, card rank, face, rang, bild, kartenrang, figure, type, card type, art, sorte,"
        " typ, kartenart, kartentyp, genre, type de carte"
    ),
    "text": (
        "text, card text, rules text, description, effect, ability, beschreibung, wirkung,"
        " kartentext, effekt, fahigkeit, texte, effet, texte de la carte, capacite"
    ),
    "label": "label, kurzel, etikett, etiquette, abreviation",
    "piece": "piece, teil",
    "piece_id": "piece id",
    "ends": "ends, enden, bouts",
    "size": "size, grosse, mass, taille",
}
"""The columns, and their possible headings as `plain` gives them, the clearest first."""
COLUMNS = tuple(HEADINGS)
MADE = ("cells", "dots")
"""Columns that the program adds when it writes a deck, and computes again when it reads one."""
MEANING = {
    word: (column, place)
    for column, words in HEADINGS.items()
    for place, word in enumerate(words.split(", "))
}
"""The column that a heading means, and how many are clearer."""
NAMING = ("name", "suit", "kind", "value")
"""Columns by which cards are told apart."""
EITHER = "nombre"
"""A French heading that may mean the number of copies and that on the card."""
INSIDE = re.compile(r"(?<=[a-zäöüéè])(?=[A-ZÄÖÜÉ])")
"""The places between the words of a heading such as "ItemCount"."""
REMARK = re.compile(r"[(\[].*?[)\]]")


def plain(heading: str) -> str:
    """A heading in small letters, without accents, signs and what stands in brackets."""
    words = folded(INSIDE.sub(" ", REMARK.sub(" ", heading)))
    return " ".join("".join(x if x.isalnum() else " " for x in words).split())


def known(heading: str) -> bool:
    """Whether a heading means a column."""
    return plain(heading) in MEANING


class Columns:
    """Where each column is in a table, and which of the headings are unknown."""

    def __init__(self, headings: Sequence[str]) -> None:
        self.headings = tuple(headings)
        found: dict[str, list[tuple[int, int]]] = {}
        for place, heading in enumerate(headings):
            if known(heading):
                column, clearer = MEANING[plain(heading)]
                found.setdefault(column, []).append((clearer, place))
        self.places = {column: min(places)[1] for column, places in found.items()}
        """Where each column is. Of two headings that mean the same, the clearer one counts."""
        for _, place in found.get("copies", []):
            if plain(headings[place]) == EITHER and place != self.places["copies"]:
                self.places.setdefault("value", place)
        if not self.places.keys() & {*NAMING} and "label" in self.places:
            self.places["name"] = self.places.pop("label")  # as in tables of playingcards.io

    def count_as_value(self, rows: Sequence[Sequence[str]]) -> None:
        """Take what could be a number of copies for a value, if nothing else tells rows apart."""
        place = self.places.get("copies")
        if place is None or plain(self.headings[place]) != EITHER or "value" in self.places:
            return
        told = [tuple(folded(self.cell(column, row)) for column in NAMING) for row in rows]
        if len({*told}) < len(told) or not self.names_cards:
            self.places["value"] = self.places.pop("copies")

    @property
    def names_cards(self) -> bool:
        """Whether there is a column by which cards are told apart."""
        return bool(self.places.keys() & {*NAMING})

    @property
    def others(self) -> Iterator[int]:
        """The places of the columns that mean nothing here."""
        for place, heading in enumerate(self.headings):
            if heading and place not in self.places.values() and plain(heading) not in MADE:
                yield place

    def heading(self, column: str) -> str:
        """The heading of a column, or the column's own name if it is missing."""
        return self.headings[self.places[column]] if column in self.places else column

    def cell(self, column: str, cells: Sequence[str]) -> str:
        """The cell of a row in a column; cells at the end may be missing."""
        place = self.places.get(column, len(cells))
        return cells[place] if place < len(cells) else ""
