## Die Seite der Kürzel

labels-title = Kürzel für Karten
labels-title-wrong = So geht es noch nicht: Kürzel für Karten
labels-about = Kürzel in Brailleschrift für die Karten eines Spiels: Sieh sie dir an, wähle, worauf sie kommen, und lade die Dateien herunter, mit einer Liste, die sagt, was wo liegt.
labels-not-kept = Aus dem, was du schickst, werden Kürzel gemacht, dann ist es vergessen: Hier wird nichts aufgehoben.
labels-options-told = Die Wörter in Klammern sind die Optionen der Befehlszeile, von denen auch Meldungen sprechen.
labels-wrong = So geht es noch nicht
labels-which-deck = Wähle einen Stapel, oder schick eine eigene Datei.
labels-too-much = Das ist zu viel für diese Seite: Es dauert länger als { $count } Sekunden oder braucht mehr Speicher, als da ist. Mach weniger auf einmal, etwa mit --only oder --pages, oder installiere Accessible Games auf deinem Rechner.
labels-busy = Gerade machen viele Leute Kürzel. Warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} und versuche es noch einmal.
labels-too-often = Du hast sehr oft nach Kürzeln gefragt. Warte eine Minute und versuche es noch einmal.
labels-file-too-large = Die Datei ist zu groß. Sie darf ein Megabyte haben. Schick nur die Tabelle der Karten.
labels-old-form = Dieses Formular ist zu alt oder kommt von einer anderen Seite. Hier ist ein neues, füll es bitte noch einmal aus.
labels-made = Kürzel für { $name }
labels-made-notes = Gut zu wissen
labels-deck = Karten
labels-deck-file = Eine eigene Datei
labels-deck-hint = Wenn du unten eine Datei schickst, zählt die Datei.
labels-file = Datei der Karten, CSV, xlsx, ods oder JSON
labels-file-hint = Höchstens ein Megabyte und 2000 Zeilen. Eine Zeile nennt die Spalten: Name, Anzahl, Wert, Text und andere.
labels-file-kept = Die Datei { $name } ist eingetragen. Schick eine andere, um sie zu ersetzen.
labels-show = Kürzel zeigen
labels-check = Stapel prüfen
labels-check-of = { $name } auf einen Blick
labels-preview = Erste Seite zeigen
labels-preview-of = Vorschau für { $name }
labels-queue = { $wait ->
    [0] Niemand wartet: Eine Antwort kommt nach etwa { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    }.
   *[other] { $count ->
        [0] Andere sind gerade dran
        [one] Eine Anfrage wartet
       *[other] { $count } Anfragen warten
    }: Deine käme nach etwa { $wait ->
        [one] einer Sekunde
       *[other] { $wait } Sekunden
    } dran und dauerte dann etwa { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    }.
}
labels-took = { $wait ->
    [0] {""}
    [one] Das hat eine Sekunde gewartet.{" "}
   *[other] Das hat { $wait } Sekunden gewartet.{" "}
}Es hat { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} gedauert.
labels-slot = Dicke dessen, worauf Klammern kommen
labels-slot-hint = Von 0,3 bis 5, nur für Klammern.
labels-make = Herunterladen
labels-test = Probeseite herunterladen
labels-test-hint = Auf der Probeseite sind ein Kürzel jeder Größe und Punkte in mehreren Höhen: Probier sie zuerst.
labels-usual = das Übliche
labels-none = keine
labels-part-of-files = Was heruntergeladen wird
labels-parts-all = alle Dateien in einem Zip
labels-parts-files = nur die Kürzel
labels-parts-key = nur die Liste, in Schwarzschrift
labels-parts-braille = nur die Liste, in Brailleschrift
labels-writing = Wie Kürzel geschrieben werden
labels-making = Was gemacht wird
labels-measures = Maße
labels-measures-hint = Was leer bleibt, ist wie üblich. Alle Maße sind in Millimetern.
labels-part = Nur ein Teil
labels-part-hint = Lass das alles leer, um alles zu machen.
labels-deck-poker-52 = Poker, 52 Karten
labels-deck-poker-54 = Poker, 54 Karten
labels-deck-skat = Skat
labels-deck-tarot = Tarot
labels-deck-colours = Vier Farben mit Aktionskarten
labels-deck-dominoes = Domino
labels-deck-dice = Würfel
labels-order = Was auf Karten mit Farben zuerst kommt
labels-order-suit = die Farbe
labels-order-value = der Wert
labels-digits = Ziffern
labels-digits-lowered = tief gestellt
labels-digits-upper = hoch, die Buchstaben a bis j
labels-digits-antoine = nach Antoine
labels-ten = Die Zehn
labels-ten-digits = in Ziffern, 10
labels-ten-x = ein x
labels-encoding = Kodierung der Datei
labels-encoding-hint = Nur wenn Buchstaben falsch sind, etwa cp1250.
labels-format = Form der Dateien
labels-format-pdf = PDF, zum Drucken oder für Schwellpapier
labels-format-svg = SVG, für Laserschneider und Zeichenprogramme
labels-format-brf = BRF, für Brailledrucker
labels-format-pef = PEF, für die Programme von Blindenbüchereien
labels-format-txt = Text in Unicode-Braille
labels-format-stl = STL, für 3D-Drucker
labels-format-3mf = 3MF, für 3D-Drucker
labels-medium = Worauf
labels-medium-sheet = Aufkleber auf einem Bogen
labels-medium-cards = ganze Karten
labels-medium-tape9 = Prägeband, 9 Millimeter
labels-medium-tape12 = Prägeband, 12 Millimeter
labels-medium-plates = Plättchen
labels-medium-dies = Prägestempel, mit Folie dazwischen
labels-medium-clips = Klammern für den Rand
labels-print = Große Schwarzschrift neben den Punkten
labels-qr = QR-Codes mit den Texten der Karten
labels-address = Adresse eines Servers in den QR-Codes
labels-address-hint = Etwa https://spiele.example, dessen Seite dann jede Karte sagt.
labels-booklet = Ein Heft mit den Texten der Karten
labels-mirror = Gespiegelt, um von hinten zu schreiben
labels-marks = Tastzeichen
labels-marks-suit = für jede Farbe
labels-marks-kind = für jede Art
labels-grade = Brailleschrift der Liste
labels-grade-g0 = Basisschrift
labels-grade-g1 = Vollschrift
labels-grade-g2 = Kurzschrift
labels-card = Größe der Karten
labels-card-hint = Etwa 56x87.
labels-paper = Papier
labels-paper-hint = a4, a3, a5, letter, legal, 11x11.5, 11.5x11, bed, oder eine Größe wie 210x297.
labels-margin = Freier Rand jeder Seite
labels-margin-hint = Von 5 bis 50.
labels-compensate = Punkte vergrößern, Faktor
labels-compensate-hint = Von 0,5 bis 2, etwa 1,3.
labels-corner = Ecke des Kürzels
labels-corner-tl = oben links
labels-corner-tr = oben rechts
labels-ends = Kürzel auf jeder Karte
labels-ends-both = an beiden Enden
labels-ends-one = an einem Ende
labels-profile = Größe der Brailleschrift
labels-profile-marburg = Marburg Medium
labels-profile-nls = NLS, amerikanische Büchereien
labels-profile-sign = groß, wie auf Schildern
labels-code = Zeichen von BRF
labels-code-us = nordamerikanisch
labels-code-euro = Eurobraille
labels-feeds = Seitenvorschübe von BRF
labels-feeds-every = an jedem Seitenende
labels-feeds-between = nur zwischen den Seiten
labels-feeds-none = keine
labels-only = Nur diese Teile
labels-only-hint = Eines in jeder Zeile: mit seinem Namen oder seinem Kürzel.
labels-without = Alle außer diesen Teilen
labels-without-hint = { labels-only-hint }
labels-copies = Stück von jedem
labels-copies-hint = Von 1 bis 999.
labels-pages = Nur diese Seiten
labels-pages-hint = Etwa 3, oder 2,5-7.

## The page by itself

label-page-closed = Sonst kann niemand sie öffnen. Damit andere sie benutzen können, starte sie mit --open.
label-page-stop = Steuerung C beendet sie. Sie behält nichts von dem, was ihr geschickt wird.
label-page-stopped = Die Seite ist beendet.
