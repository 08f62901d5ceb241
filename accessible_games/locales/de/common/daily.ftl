## Das Spiel des Tages

daily-pattern = d. MMMM
daily-score = { $victory ->
    [yes] gewonnen
   *[no] nicht gewonnen
}{ $scored ->
    [yes] , { COUNT($number, as: "points") }
   *[no] { "" }
}
daily-begins = Spiel vom { $day }: für alle gleich, ohne Vorschläge und ohne Zurücknehmen.
    .brief = Vom { $day }, ohne Vorschlag.
daily-unaided = Beim Spiel des Tages gibt es keinen Vorschlag, und nichts wird zurückgenommen.
    .brief = Hier kein Vorschlag, kein Zurück.
daily-own = Dein Ergebnis: { daily-score }.
daily-hard = Der Computer auf Stufe schwer, an deinem Platz: { daily-score }.
    .brief = Der Computer: { daily-score }.
daily-hard-plays = Der Computer spielt noch an deinem Platz. Ich warte ein paar Sekunden.
    .brief = Der Computer spielt noch.
daily-hard-late = Der Computer ist an deinem Platz noch nicht fertig, der Vergleich fehlt.
    .brief = Der Computer ist noch nicht fertig.
daily-share-offered = Eine Zeile für Freunde: accessible-games daily share.
    .brief = Dann accessible-games daily share.
daily-played = Das Spiel des Tages von { $title } ist gespielt. Dieser Versuch zählt nicht.
    .brief = { $title }: Versuch zählt nicht.
daily-unsaved = Dieser Versuch zählt nicht und wird nicht gespeichert.
    .brief = Dieser Versuch wird nicht gespeichert.
daily-uncounted = Dieser Versuch zählt nicht, dein erstes Ergebnis bleibt.
    .brief = Dein erstes Ergebnis bleibt.
daily-none = Du hast noch kein Spiel des Tages beendet. Tippe accessible-games daily.
daily-nothing-to-share = Du hast noch kein solches Spiel des Tages beendet, also gibt es nichts zu teilen. Tippe accessible-games daily.
daily-day = { $day }, { $title }: { daily-score }.
daily-day-hard = Der Computer an deinem Platz: { daily-score }.
daily-share = Accessible Games, Spiel vom { $day }, { $title }: { daily-score }.
daily-share-hard = Der Computer: { daily-score }.
daily-streak = { $count ->
    [0] Weder heute noch gestern zu Ende gespielt, also keine Serie.
    [one] Serie: ein Tag.
   *[other] Serie: { $count } Tage.
}
daily-longest = { $count ->
    [one] Längste Serie: ein Tag.
   *[other] Längste Serie: { $count } Tage.
}
