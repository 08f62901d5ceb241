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
label-twins = Verkehrt herum gehalten fühlt sich { $value } für { $name } an wie { $other } für { $another }.
label-twins-ways = Abhilfe: Kürzel an beiden Enden, ein anderer Buchstabe in der Spalte kürzel, oder --ends one, wo ein Strich am Fuß jedes Kürzels sagt, wo unten ist.
game-or-deck = Nenne ein Spiel oder einen Stapel, nicht beides.
unknown-format = Das Format { $word } gibt es nicht. Zur Wahl stehen: { $choices }.
unknown-grade = Die Schrift { $word } gibt es im Deutschen nicht. Zur Wahl stehen: { $choices }.
braille-not-installed = Für Texte in Brailleschrift fehlt liblouis. Installiere python3-louis und starte bootstrap noch einmal. Kürzel für Karten gehen auch so.
braille-no-library = Die Bibliothek von liblouis fehlt oder passt nicht. Installiere python3-louis neu und starte bootstrap noch einmal.
braille-stranger = Das Modul louis ist ein anderes mit demselben Namen, nicht liblouis. Entferne es mit pip uninstall louis und installiere python3-louis.
braille-no-table = Die Tabelle dieser Brailleschrift fehlt. Installiere liblouis-data neu.
deck-not-text = Zeile { $line } des Stapels ist kein Text. Speichere die Tabelle als CSV in UTF-8 oder als xlsx.
deck-no-workbook = Diese Datei ist keine Arbeitsmappe einer Tabellenkalkulation, oder sie ist beschädigt. Speichere die Tabelle als CSV, oder als xlsx ohne Kennwort.
deck-too-large = Die Datei des Stapels ist zu groß. Nimm eine Datei mit einer Karte je Zeile.
deck-missing-column = Die erste Zeile des Stapels nennt seine Spalten, und { $found } fehlt. Schreib name über die Namen der Karten, oder farbe und art darüber, was sie sind.
deck-column-twice = Die Spalten { $column } und { $found } des Stapels bedeuten dasselbe. Lass eine davon weg.
deck-unused = Nicht gebraucht: die Spalten { $columns } des Stapels. Hier bedeuten etwas: Stapel, Name, Anzahl, Wert, Farbe, Art, Text, Kürzel, Teil, Enden und Größe.
deck-no-cards = Der Stapel hat keine Karten. Schreib je eine in eine Zeile, unter die Namen der Spalten.
deck-too-many = Zeile { $line } des Stapels ist zu viel. Ein Stapel kann { $found } verschiedene Karten haben.
deck-wrong-quotes = Ein Anführungszeichen in Zeile { $line } des Stapels wird nicht geschlossen, oder es folgen Buchstaben darauf. Schreib zwei davon für eines, das zum Text gehört.
deck-too-many-cells = Zeile { $line } des Stapels hat mehr Teile als die { $found } Spalten mit Überschrift. Setz einen Teil mit Kommas oder Strichpunkten in Anführungszeichen.
deck-too-long = Zeile { $line } des Stapels, Spalte { $column }: Da stehen mehr als { $found } Buchstaben. Kürze sie.
deck-invisible = Zeile { $line } des Stapels, Spalte { $column }: Da steht ein Zeichen, das man nicht sehen oder sagen kann. Tippe die Zelle neu.
deck-no-name = Zeile { $line } des Stapels hat nichts in der Spalte { $column }. Schreib dort den Namen der Karte hin.
deck-no-copies = Zeile { $line } des Stapels hat nichts in der Spalte { $column }. Schreib hin, wie oft es die Karte gibt, von 1 bis 999.
deck-wrong-copies = Zeile { $line } des Stapels: { $found } geht nicht als Anzahl. Schreib eine ganze Zahl von 1 bis 999 in die Spalte { $column }.
deck-wrong-value = Zeile { $line } des Stapels: { $found } geht nicht als Wert. Schreib eine ganze Zahl von minus 99 bis 999 in die Spalte { $column }, oder nichts. Wörter gehören in die Spalte art.
deck-wrong-piece = Zeile { $line } des Stapels, Spalte { $column }: { $found } ist keine Art von Spielteil. Schreib Karte, Chip, Plättchen, Würfel, Marke oder Brett, oder nichts.
deck-wrong-ends = Zeile { $line } des Stapels, Spalte { $column }: { $found } geht nicht. Schreib keine, eins oder beide, oder nichts.
deck-wrong-size = Zeile { $line } des Stapels, Spalte { $column }: { $found } ist keine Größe. Schreib Breite und Höhe wie 56x87 oder einen Durchmesser wie 25, je 10 bis 300 Millimeter.
deck-card-twice = Zeile { $line } des Stapels ist die gleiche Karte wie Zeile { $found }. Lass eine weg und zähle die Stücke zusammen.
deck-alike = Der Name in Zeile { $line } des Stapels hat dieselben Buchstaben wie der in Zeile { $found }. Schreib eine Zahl, die sie unterscheidet, in die Spalte wert, oder ein eigenes Kürzel in die Spalte kürzel.
deck-no-letters = Der Name in Zeile { $line } des Stapels, { $found }, hat keinen Buchstaben für ein Kürzel. Schreib eines in die Spalte kürzel.
deck-foreign-name = Der Name in Zeile { $line } des Stapels hat den Buchstaben { $found }, für den es in deutschen Kürzeln kein Zeichen gibt. Schreib ein Kürzel in die Spalte kürzel.
deck-empty-line = Das Kürzel in Zeile { $line } des Stapels hat eine leere Zeile. Schreib einen Bindestrich, wo nichts stehen soll.
deck-unwritable = Das Kürzel in Zeile { $line } des Stapels hat { $found }, das es in Kürzeln dieser Sprache nicht gibt. Schreib etwas anderes in die Spalte kürzel oder stapel.
deck-bare-digit = Das Kürzel in Zeile { $line } des Stapels hat { $found } ohne Buchstaben. Setz in der Spalte kürzel einen neben die Ziffer, die man allein nicht sicher ertastet.
deck-long-label = Das Kürzel in Zeile { $line } des Stapels ist zu lang. Auf eine Zeile davon passen { $found } Zeichen.
deck-high-label = Das Kürzel in Zeile { $line } des Stapels ist zu hoch. Es kann { $found } Zeilen haben.
deck-label-twice = Zeile { $line } des Stapels hat das gleiche Kürzel wie Zeile { $found }. Gib einer davon ein anderes.

## Overlays

which-format = Wähle mit --format eine Form: { $choices }.
which-folder = Nenne mit --out einen Ordner für die Dateien.
wrong-word = Zu { $option } passt { $word } nicht. Zur Wahl stehen: { $choices }.
wrong-medium = Die Form { $found } gibt es nicht für { $word }. Zur Wahl stehen: { $choices }.
wrong-size = Eine Karte von { $word } geht nicht. Nenne Breite und Höhe, je { $low } bis { $high } Millimeter, etwa 56x87.
wrong-paper = Ein Papier { $word } gibt es nicht. Zur Wahl stehen: { $choices }, oder Breite und Höhe, je { $low } bis { $high } Millimeter, etwa 210x297.
wrong-factor = Punkte können nicht { $word } mal so groß sein. Nenne eine Zahl von { $low } bis { $high }, etwa 1.3.
wrong-margin = Ein Rand von { $word } geht nicht. Nenne Millimeter von { $low } bis { $high }.
wrong-pages = { $word } nennt keine Seiten. Nenne Nummern wie 3 oder 2,5-7.
wrong-copies = { $word } ist keine Anzahl. Nenne eine ganze Zahl von 1 bis 999.
no-such-piece = Bei { $option } steht { $word }, und das gibt es im Stapel nicht. Nenne einen Namen oder ein Kürzel, wie der Befehl labels sie sagt.
no-pieces-left = Nach --only und --without bleibt nichts übrig. Lass eines davon weg.
overlay-written = Diese Dateien stehen jetzt in { $folder }.
overlay-exists = Die Datei { $file } gibt es schon. Überschreib sie mit --force oder nenne mit --out einen anderen Ordner.
overlay-removed = Die Datei { $file } ist entfernt, ein früherer Lauf hatte sie übrig gelassen.
overlay-no-such-page = Eine Seite { $found } gibt es nicht. Die letzte ist { $high }.
overlay-nothing-to-label = Kein Teil dieses Stapels bekommt ein Kürzel. Gib einigen in der Spalte enden eins oder beide.
overlay-unwritable = Die Liste lässt sich nicht in Brailleschrift schreiben, wegen { $found } in: { $name }. Schreib das im Stapel anders.
overlay-card-too-small = Das Kürzel { $value } für { $name } passt nicht auf die Karte. Nimm eine Karte von mindestens { $width }x{ $height }, oder --ends one, oder lass es mit --without weg.
overlay-piece-too-small = Das Kürzel { $value } für { $name } passt nicht auf das Spielteil. Gib ihm in der Spalte größe mindestens { $width }x{ $height }, oder lass es mit --without weg.
overlay-round-too-small = Das Kürzel { $value } für { $name } passt nicht auf das runde Spielteil. Gib ihm in der Spalte größe einen Durchmesser von mindestens { $width }, oder lass es mit --without weg.
overlay-sticker-too-large = Das Kürzel { $value } für { $name } passt mit seinem Rand nicht auf die Karte. Nimm eine Karte von mindestens { $width }x{ $height }, oder --ends one, oder lass es mit --without weg.
overlay-tape-too-large = Das Kürzel { $value } für { $name } braucht { $width } mal { $height } Millimeter Band, und so viel Platz hat die Karte nicht. Nimm schmaleres Band, eine größere Karte, --ends one oder sheet bei --medium, oder lass es mit --without weg.
overlay-no-texts = Keine Karte dieses Stapels hat einen Text für ein Heft. Schreib ihn in die Spalte text, oder lass --booklet weg.
overlay-nothing-to-mark = Keine Karte dieses Stapels hat, was --marks nennt. Schreib es in die Spalte farbe oder art.
overlay-too-many-marks = Der Stapel hat { $found } Arten zu markieren, und es gibt { $high } Tastzeichen. Nimm --marks suit, oder lass es weg.
overlay-no-code = Platz für QR-Codes ist nur in pdf und svg, auf Karten und Bögen. Lass --qr weg.
overlay-print-or-code = Platz ist für Schwarzschrift oder für QR-Codes, nicht für beides. Lass --print oder --qr weg.
overlay-no-room-for-code = Der Text von { $name } ist zu lang für einen QR-Code neben dem Kürzel { $value }. Kürze ihn zu einem Link, nimm eine größere Karte, lass die Karte mit --without weg, oder nimm --booklet.
overlay-no-segno = Für QR-Codes fehlt segno. Starte bootstrap noch einmal, oder tippe pip install segno.
overlay-no-font = Für die Buchstaben dieses Stapels fehlt die Schrift Noto Sans. Starte bootstrap noch einmal, tippe pip install fontpkg-noto-sans, oder nimm die Form svg.
overlay-unprintable = Der Schrift fehlt { $found } in: { $name }. Schreib das anders, lass --print weg, oder nimm die Form svg.
overlay-paper-too-small = Ein Stück ist größer als die Seite. Nimm Papier von mindestens { $width }x{ $height }.
overlay-too-many = Der Stapel hat { $found } Kürzel, und mehr als { $high } Kürzel gehen nicht. Mach mehrere Stapel daraus, oder nimm --ends one.
overlay-no-print = Platz für Schwarzschrift ist nur in pdf und svg, auf Karten und Bögen. Lass --print weg.
overlay-no-room-for-print = Die Karte { $name } hat neben dem Kürzel { $value } keinen Platz für Schwarzschrift. Nimm eine größere Karte oder --ends one, lass die Karte mit --without weg, oder lass --print weg.
overlay-no-compensation = Ein Brailledrucker hat seine eigenen Punkte. Lass --compensate weg.
overlay-dots-touch = So große Punkte würden sich berühren. Die Zahl hinter --compensate ist höchstens { $high }.
overlay-no-reportlab = Für pdf fehlt reportlab. Starte bootstrap noch einmal, tippe pip install reportlab, oder nimm die Form svg.
key-of = Liste der Kürzel für { $name }: { $count ->
    [one] ein Stück
   *[other] { $count } Stück
}.
key-page = Seite { $number }.
key-row = Reihe { $number }.
key-size = Stücke: { $width } mal { $height } Millimeter.
key-line = Zeile { $number }
key-dots = Punkte { $dots }
key-tape = Jede Zeile ist ein eigenes Stück Band, ihre Zeichen sind in Punkten genannt. Kleb die Zeilen eines Kürzels untereinander.
key-centred = Auf Chips, Plättchen und anderen Teilen steht das Kürzel in der Mitte.
key-oriented = Der Strich hinter einem Kürzel, Punkte 3 6, ist an seinem Fuß: Er zeigt, wo unten ist.
key-test = Die Vollzeichen am Ende sind fünf Mal verschieden hoch, die niedrigsten zuerst: 0,8, 0,9, 1, 1,1 und 1,2 mal so hoch wie sonst. Gib --compensate die Zahl, die sich am besten liest.
key-dies = Jedes Kürzel hat zwei Platten. Leg die Folie dazwischen, die Platte mit den Mulden nach oben.
key-corner-tl = Ein Kürzel steht in der linken oberen Ecke seiner Karte, 6 Millimeter von beiden Rändern.
key-corner-tr = Ein Kürzel steht in der rechten oberen Ecke seiner Karte, 6 Millimeter von beiden Rändern.
key-both-ends = Dreh die Karte um eine halbe Umdrehung, dort steht das Kürzel noch einmal.
key-mirrored = Alles ist gespiegelt. Die Reihen sind so genannt, wie man sie von der anderen Seite fühlt.
key-numbers = Die Nummer unter einem Kürzel ist die seines Textes im Heft.
key-mark = Tastzeichen über den Kürzeln von { $value }: { $shape }.
shape-circle = ein Kreis
shape-dot = ein Punkt
shape-line-down = ein senkrechter Strich
shape-line-across = ein waagrechter Strich
shape-cross = ein Kreuz
shape-two-across = zwei waagrechte Striche
shape-two-down = zwei senkrechte Striche
shape-wedge = ein Keil
shape-block = ein voller Block
