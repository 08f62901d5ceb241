"""What a speaker of each language knows: its small words, and the nouns that games count."""

from collections.abc import Mapping

from accessible_games.speech.catalogue import Language

COUNTED: Mapping[Language, str] = {
    "en": "tables "
    "card cards point points life lives player players row rows round number numbers "
    "time times letter letters line section version people coin coins chip chips "
    "pass pair pairs seat bids bid order column columns place places turn turns set sets "
    "stack gap dominoes percent waters size strength "
    "day days "
    "try tries decision decisions second seconds minute minutes moment moments "
    "copies kinds lines cells label labels marks pieces page pages millimetres "
    "faults move moves milliseconds "
    "parts game games megabytes gigabytes answers format puzzle puzzles "
    "evening evenings browsers leagues rounds rating "
    "clubs spades hearts diamonds",
    "fr": "tables "
    "carte cartes point points vie vies joueur joueurs rangée rangées manche manches numéro "
    "numéros nombre fois lettre lettres ligne partie version place places échange échanges "
    "personnes pièce pièces jeton jetons tour tours paire paires mises ordre jeu jeux "
    "domino dominos colonne colonnes case cases trou pile côtés "
    "coins cent taille force "
    "soirée soirées navigateurs ligues ronde rondes cote "
    "jour jours problème problèmes "
    "action actions "
    "décision décisions seconde secondes minute minutes moment moments "
    "nouvelle nouvelles exemplaires sortes lignes cellules étiquette étiquettes marques page pages "
    "millimètres "
    "défauts coup coups millisecondes "
    "éléments partie parties mégaoctets gigaoctets réponses format "
    "trèfle pique cœur carreau",
    "de": "Tische Teilen Browser "
    "Karte Karten Punkt Punkte Punkten Leben Spieler Spielern Person Personen Reihe Reihen "
    "viele Runde Durchgang Durchgängen Nummer Nummern Zahl Mal Buchstaben Zeile Abschnitt Version "
    "Höhen "
    "Abend Abende Leute Ligen Runden Wertung "
    "Computerspieler Münze Münzen Chip Chips Tier Tiere Gebot Gebote "
    "Reihenfolge Platz Plätze Plätzen Spalte Spalten Zug Ecken "
    "Satz Sätze Stapel Lücke "
    "Prozent Größe Stärke stärker "
    "Tag Tage Tages "
    "Kurs Bild "
    "Aktionen "
    "Spielen Entscheidung Entscheidungen Sekunde Sekunden Minute Minuten Moment Momente Momenten "
    "Prozentpunkte "
    "Stück Arten Zeilen Zeichen Kürzel Kürzeln Seite Seiten Millimeter "
    "Fehler Zufallsspiele Züge Zügen Millisekunden "
    "Teile Spiel Spiele Spielen Megabyte Gigabyte Antworten Format Rätsel Rätseln "
    "Kreuz Pik Herz Karo",
}
"""What is counted or numbered besides the pieces; "wie viele" asks for a number as well."""


def words(text: str) -> frozenset[str]:
    """Return the set of words in a text, as they are written."""
    return frozenset(text.split())


YOU: Mapping[Language, frozenset[str]] = {
    "en": words("you your yours yourself"),
    "fr": words("tu te t toi ton ta tes tien tienne"),
    "de": words("du dich dir dein deine deinen deinem deiner deines"),
}
"""The words for the listener."""

TURN: Mapping[Language, frozenset[str]] = {
    "en": words("it is the turn of on now s plays to play"),
    "fr": words("c est à a de jouer joue tour au le maintenant"),
    "de": words("ist bist am zug an der die reihe dran jetzt nun spielt spielst"),
}
"""The words of a line that only says whose turn it is."""

SHORTENED: Mapping[Language, str] = {
    "en": r"\b(e\.g|i\.e|etc|vs|approx|incl|resp|max|pts?)\.|\b(nos?|min)\.(?= ?\d)",
    "de": r"\b(z\. ?B|d\. ?h|u\. ?a|usw|bzw|ca|evtl|ggf|inkl|max|min|Nr|Pkt|bes)\.",
    "fr": r"\b(p\. ?ex|etc|env|max|min|pts?|c\.-à-d|Mme|nb)\.|\bn°",
}
"""Shortened words, which voices spell out, or end a sentence after: patterns."""
