## Braille

label-above = über
label-nothing = nichts
label-is = { $name }, { $count ->
    [one] ein Stück
   *[other] { $count } Stück
}, Kürzel { $value }.
label-in-dots = { $name }, { $count ->
    [one] ein Stück
   *[other] { $count } Stück
}, Kürzel { $value }, Punkte { $dots }.
game-or-deck = Nenne ein Spiel oder einen Stapel, nicht beides.
unknown-format = Das Format { $word } gibt es nicht. Zur Wahl stehen: { $choices }.
unknown-grade = Die Schrift { $word } gibt es im Deutschen nicht. Zur Wahl stehen: { $choices }.
braille-not-installed = Für Texte in Brailleschrift fehlt liblouis. Installiere python3-louis und starte bootstrap noch einmal. Kürzel für Karten gehen auch so.
braille-no-library = Die Bibliothek von liblouis fehlt oder passt nicht. Installiere python3-louis neu und starte bootstrap noch einmal.
braille-stranger = Das Modul louis ist ein anderes mit demselben Namen, nicht liblouis. Entferne es mit pip uninstall louis und installiere python3-louis.
braille-no-table = Die Tabelle dieser Brailleschrift fehlt. Installiere liblouis-data neu.
deck-not-utf-8 = Zeile { $line } des Stapels ist kein Text in UTF-8. Speichere die Datei als UTF-8.
deck-too-large = Die Datei des Stapels ist zu groß. Nimm eine Datei mit einer Karte je Zeile.
deck-missing-column = Die erste Zeile des Stapels nennt seine Spalten, und { $found } fehlt. Nötig sind name und copies.
deck-unknown-column = Eine Spalte { $found } gibt es nicht. Zur Wahl stehen: deck, name, copies, value, text, label.
deck-nameless-column = Spalte { $found } des Stapels hat keinen Namen. Gib ihr einen oder lass sie weg.
deck-column-twice = Zwei Spalten des Stapels heißen { $found }. Lass eine davon weg.
deck-no-cards = Der Stapel hat keine Karten. Schreib je eine in eine Zeile, unter die Namen der Spalten.
deck-too-many = Zeile { $line } des Stapels ist zu viel. Mach zwei Dateien daraus, mit höchstens { $found } Zeilen.
deck-wrong-quotes = Die Anführungszeichen in Zeile { $line } des Stapels passen nicht zusammen. Schließe sie oder lass sie weg.
deck-too-many-cells = Zeile { $line } des Stapels hat mehr Teile, als es Spalten gibt. Setz einen Teil mit Kommas in Anführungszeichen.
deck-too-long = Zeile { $line } des Stapels ist zu lang. Kürze den Teil mit mehr als { $found } Buchstaben.
deck-invisible = Zeile { $line } des Stapels hat ein Zeichen, das man nicht sehen oder sagen kann. Tippe die Zeile neu.
deck-no-name = Zeile { $line } des Stapels hat keinen Namen. Schreib ihn in die Spalte name.
deck-no-copies = Zeile { $line } des Stapels sagt nicht, wie oft es die Karte gibt. Schreib eine Zahl von 1 bis 999 in die Spalte copies.
deck-wrong-copies = Zeile { $line } des Stapels: { $found } geht nicht als Anzahl in copies. Schreib eine Zahl von 1 bis 999.
deck-wrong-value = Zeile { $line } des Stapels: { $found } geht nicht als Wert in value. Schreib eine ganze Zahl von minus 99 bis 999, oder nichts.
deck-card-twice = Zeile { $line } des Stapels ist die gleiche Karte wie Zeile { $found }. Lass eine weg und zähle die Stücke zusammen.
deck-alike = Der Name in Zeile { $line } des Stapels gleicht zu sehr dem in Zeile { $found }. Schreib hinter einen von beiden ein Kürzel in label.
deck-no-letters = Der Name in Zeile { $line } des Stapels, { $found }, hat keinen Buchstaben für ein Kürzel. Schreib eines in label.
deck-empty-line = Das Kürzel in Zeile { $line } des Stapels hat eine leere Zeile. Schreib einen Bindestrich, wo nichts stehen soll.
deck-unwritable = Das Kürzel in Zeile { $line } des Stapels hat { $found }, das es in Kürzeln dieser Sprache nicht gibt. Nimm Buchstaben und Ziffern.
deck-bare-digit = Das Kürzel in Zeile { $line } des Stapels hat { $found } ohne Buchstaben. Setz einen vor die Ziffer, die man allein nicht sicher ertastet.
deck-long-label = Das Kürzel in Zeile { $line } des Stapels ist zu lang. Auf eine Zeile davon passen { $found } Zeichen.
deck-high-label = Das Kürzel in Zeile { $line } des Stapels ist zu hoch. Es kann { $found } Zeilen haben.
deck-label-twice = Zeile { $line } des Stapels hat das gleiche Kürzel wie Zeile { $found }. Gib einer davon ein anderes.

## Overlays

which-format = Wähle mit --format eine Form: { $choices }.
which-folder = Nenne mit --out einen Ordner für die Dateien.
wrong-word = Zu { $option } passt { $word } nicht. Zur Wahl stehen: { $choices }.
wrong-medium = Die Form { $found } kennt kein { $word }. Zur Wahl stehen: { $choices }.
wrong-size = Eine Karte von { $word } geht nicht. Nenne Breite und Höhe, je { $low } bis { $high } Millimeter, etwa 56x87.
wrong-paper = Ein Papier { $word } gibt es nicht. Zur Wahl stehen: { $choices }, oder Breite und Höhe, je { $low } bis { $high } Millimeter, etwa 210x297.
wrong-factor = Punkte können nicht { $word } mal so groß sein. Nenne eine Zahl von { $low } bis { $high }, etwa 1.3.
overlay-written = Die Datei { $file } ist geschrieben.
overlay-exists = Die Datei { $file } gibt es schon. Überschreib sie mit --force oder nenne mit --out einen anderen Ordner.
overlay-card-too-small = Das Kürzel { $value } für { $name } passt nicht auf die Karte. Nimm eine Karte von mindestens { $width }x{ $height }, oder --ends one.
overlay-sticker-too-large = Die Kürzel dieses Stapels passen mit ihrem Rand nicht auf die Karte. Nimm eine Karte von mindestens { $width }x{ $height }.
overlay-tape-too-low = Das Kürzel { $value } für { $name } ist zu hoch für das Band. Nimm sheet bei --medium, oder lass die Karte weg.
overlay-paper-too-small = Ein Stück ist größer als die Seite. Nimm Papier von mindestens { $width }x{ $height }.
overlay-too-many = Der Stapel hat { $found } Kürzel, und mehr als { $high } Kürzel gehen nicht. Mach mehrere Stapel daraus, oder nimm --ends one.
overlay-no-print = Platz für Schwarzschrift ist nur in pdf und svg, auf Karten und Bögen. Lass --print weg.
overlay-no-room-for-print = Die Karte { $name } hat neben dem Kürzel { $value } keinen Platz für Schwarzschrift. Nimm eine größere Karte oder --ends one, oder lass --print weg.
overlay-no-compensation = Ein Brailledrucker hat seine eigenen Punkte. Lass --compensate weg.
overlay-dots-touch = So große Punkte würden sich berühren. Die Zahl hinter --compensate ist höchstens { $high }.
overlay-no-reportlab = Für pdf fehlt reportlab. Starte bootstrap noch einmal, tippe pip install reportlab, oder nimm die Form svg.
key-of = Liste der Kürzel für { $name }: { $count ->
    [one] ein Stück
   *[other] { $count } Stück
}.
key-page = Seite { $number }.
key-row = Reihe { $number }.
key-dies = Jedes Kürzel hat zwei Platten. Leg die Folie dazwischen, die Platte mit den Mulden nach oben.
key-corner-tl = Ein Kürzel steht in der linken oberen Ecke seiner Karte, 6 Millimeter von beiden Rändern.
key-corner-tr = Ein Kürzel steht in der rechten oberen Ecke seiner Karte, 6 Millimeter von beiden Rändern.
key-both-ends = Dreh die Karte um eine halbe Umdrehung, dort steht das Kürzel noch einmal.
key-mirrored = Alles ist gespiegelt. Die Reihen sind so genannt, wie man sie von der anderen Seite fühlt.
