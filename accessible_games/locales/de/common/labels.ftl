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
label-near = Nur um einen Punkt verschieden: { $pairs }.
label-none-near = Keine zwei Kürzel unterscheidet nur ein Punkt.
label-twins-ways = Abhilfe: Kürzel an beiden Enden, ein anderer Buchstabe in der Spalte kürzel, oder --ends one, wo ein Strich am Fuß jedes Kürzels sagt, wo unten ist.
game-or-deck = Nenne ein Spiel oder einen Stapel, nicht beides.
unknown-format = Das Format { $word } gibt es nicht. Zur Wahl stehen: { $choices }.
unknown-grade = Die Schrift { $word } gibt es im Deutschen nicht. Zur Wahl stehen: { $choices }.
unknown-encoding = Die Kodierung { $word } gibt es nicht. Üblich sind { $choices }.
unknown-table = Keine Brailletabelle kann { $word } heißen. Nenne eine Tabelle von liblouis, etwa { $choices }.
braille-not-installed = Für Vollschrift und Kurzschrift fehlt liblouis. { INSTALL("louis") ->
    [none] Ein Paket davon ist für dieses System nicht bekannt.
   *[other] Tippe { INSTALL("louis") }{ start-again }.
} Basisschrift und Kürzel für Karten gehen auch so.
braille-no-library = Die Bibliothek von liblouis fehlt oder passt nicht. { INSTALL("louis") ->
    [none] Installiere liblouis neu{ start-again }.
   *[other] Tippe { INSTALL("louis") }{ start-again }.
}
braille-stranger = Das Modul louis ist ein anderes mit demselben Namen, nicht liblouis. { INSTALL("louis") ->
    [none] Entferne es mit pip uninstall louis.
   *[other] Entferne es mit pip uninstall louis und tippe { INSTALL("louis") }.
}
braille-no-table = Die Tabelle dieser Brailleschrift fehlt. { INSTALL("tables") ->
    [none] Installiere liblouis neu.
   *[other] Tippe { INSTALL("tables") }.
}
braille-unwritable = Für { $found } gibt es kein Zeichen in Brailleschrift. Schreib es anders.

## Labels: a deck at a glance, and a first sheet

check-counts = { $file }: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} { $found ->
    [one] von einer Art
   *[other] von { $found } Arten
}, { $number ->
    [0] kein Kürzel
    [one] ein Kürzel
   *[other] { $number } verschiedene Kürzel
}.
check-longest = Das längste Kürzel ist { $value } für { $name }: { $count ->
    [one] ein Zeichen
   *[other] { $count } Zeichen
}{ $lines ->
    [one] {""}
   *[other] , { $lines } Zeilen
}.
check-fine = Alle Kürzel sind verschieden und haben Platz auf Karten von { $width } mal { $height } Millimetern oder auf ihren Teilen.
check-room = { $count ->
    [one] Ein Kürzel braucht mehr Platz, als seine Karte hat
   *[other] { $count } Kürzel brauchen mehr Platz, als ihre Karten haben
}: { $names }. Nimm Karten von mindestens { $width }x{ $height }, oder --ends one, oder lass weg, was zu groß ist, mit --without.
check-others = und { $count } weitere
check-more = So ist es auch bei { $count ->
    [one] einem weiteren Kürzel
   *[other] { $count } weiteren Kürzeln
}.
check-then = Tippe die nächste Zeile für einen Bogen zum Probieren.

setup-sheet-deck = Welcher Stapel? Tippe den Namen einer Datei mit deinen Karten, etwa karten.csv, oder { $choices }.
prompt-sheet-deck = Stapel?
about-sheet-deck = Die Datei ist eine Tabelle deiner Karten. Ihre erste Zeile nennt die Spalten: Name, Anzahl, Wert und andere.
sheet-no-deck = { $file } ist keine Datei hier und kein Stapel. Tippe einen Namen wie karten.csv, oder { $choices }.
setup-sheet-medium = Worauf kommen die Kürzel: { $choices }? Enter für { $default }.
prompt-sheet-medium = Worauf?
about-sheet-medium = Aufkleber kommen auf Karten, die du hast, und Band auch. Ganze Karten tragen ihr Kürzel selbst.
    Plättchen klebt man auf, Klammern schiebt man auf den Rand, Prägestempel drücken Folie: Alle drei kommen aus dem 3D-Drucker.
sheet-medium-sheet = Aufkleber
sheet-medium-cards = Karten
sheet-medium-tape12 = Band
sheet-medium-plates = Plättchen
sheet-medium-clips = Klammern
sheet-medium-dies = Prägestempel
setup-sheet-machine = Womit entstehen die Punkte: { $choices }? Enter für { $default }.
prompt-sheet-machine = Womit?
about-sheet-machine = Schwellpapier wird bedruckt und erhitzt. Für Tafel und Stichel wird gespiegelt gedruckt, und du stichst die Punkte von hinten.
sheet-machine-embosser = Brailledrucker
sheet-machine-swell = Schwellpapier
sheet-machine-slate = Tafel und Stichel
sheet-machine-laser = Laserschneider
setup-sheet-card = Wie groß sind die Karten, in Millimetern? Enter für { $default }.
prompt-sheet-card = Größe?
about-sheet-card = Miss eine Karte und tippe Breite und Höhe, etwa 63x88.
setup-sheet-folder = In welchen Ordner kommen die Dateien? Enter für { $default }.
prompt-sheet-folder = Ordner?
about-sheet-folder = Ein Ordner, den es nicht gibt, wird gemacht. Überschrieben wird nichts.
sheet-folder-taken = In { $folder } liegt schon etwas. Tippe einen anderen Namen, oder Enter für { $default }.
sheet-none = Es wird kein Bogen gemacht.
sheet-again = Tippe die nächste Zeile, um diesen Bogen noch einmal zu machen.

## Overlays

which-format = Wähle mit --format eine Form: { $choices }.
which-folder = Nenne mit --out einen Ordner für die Dateien.
wrong-word = Zu { $option } passt { $word } nicht. Zur Wahl stehen: { $choices }.
wrong-medium = Die Form { $found } gibt es nicht für { $word }. Zur Wahl stehen: { $choices }.
wrong-size = Eine Karte von { $word } geht nicht. Nenne Breite und Höhe, je { $low } bis { $high } Millimeter, etwa 56x87.
wrong-paper = Ein Papier { $word } gibt es nicht. Zur Wahl stehen: { $choices }, oder Breite und Höhe, je { $low } bis { $high } Millimeter, etwa 210x297.
wrong-factor = Punkte können nicht { $word } mal so groß sein. Nenne eine Zahl von { $low } bis { $high }, etwa 1.3.
wrong-margin = Ein Rand von { $word } geht nicht. Nenne Millimeter von { $low } bis { $high }.
no-slot = Einen Schlitz haben nur Klammern. Gib --medium clips dazu, oder lass --slot weg.
wrong-slot = Ein Schlitz von { $word } geht nicht. Nenne die Dicke der Teile in Millimetern, von { $low } bis { $high }.
wrong-pages = { $word } nennt keine Seiten. Nenne Nummern wie 3 oder 2,5-7.
wrong-copies = { $word } ist keine Anzahl. Nenne eine ganze Zahl von 1 bis 999.
no-such-piece = Bei { $option } steht { $word }, und das gibt es im Stapel nicht. Nenne einen Namen oder ein Kürzel, wie der Befehl labels sie sagt.
no-pieces-left = Nach --only und --without bleibt nichts übrig. Lass eines davon weg.
overlay-written = Diese Dateien stehen jetzt in { $folder }.
overlay-exists = Die Datei { $file } gibt es schon. Überschreib sie mit --force oder nenne mit --out einen anderen Ordner.
overlay-removed = Die Datei { $file } ist entfernt, ein früherer Lauf hatte sie übrig gelassen.
overlay-no-such-page = Eine Seite { $found } gibt es nicht. Die letzte ist { $high }.
overlay-nothing-to-label = Kein Teil dieses Stapels bekommt ein Kürzel. Gib einigen in der Spalte enden eins oder beide.
overlay-unwritten = In der Liste in Braille lässt sich { $found } nicht schreiben: Zeichen stehen dort mit Namen, Buchstaben in ihrer eigenen Schrift oder gar nicht.
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
overlay-no-segno = Für QR-Codes fehlt segno. { EDITION() ->
    [checkout] Starte bootstrap noch einmal.
    [package] Andere Ausgaben haben es: das Installationsprogramm für Windows, das Debian-Paket und das Wheel.
   *[other] Tippe pip install segno.
}
overlay-no-font = Für die Buchstaben dieses Stapels fehlt die Schrift Noto Sans. { EDITION() ->
    [checkout] Starte bootstrap noch einmal, oder nimm die Form svg.
    [package] Nimm die Form svg, oder das Installationsprogramm für Windows, das Debian-Paket oder das Wheel.
   *[other] Tippe pip install fontpkg-noto-sans, oder nimm die Form svg.
}
overlay-unprintable = Der Schrift fehlt { $found } in: { $name }. Schreib das anders, lass --print weg, oder nimm die Form svg.
overlay-paper-too-small = Ein Stück ist größer als die Seite. Nimm Papier von mindestens { $width }x{ $height }.
overlay-too-many = Der Stapel hat { $found } Kürzel, und mehr als { $high } Kürzel gehen nicht. Mach mehrere Stapel daraus, oder nimm --ends one.
overlay-no-print = Platz für Schwarzschrift ist nur in pdf und svg, auf Karten und Bögen. Lass --print weg.
overlay-no-room-for-print = Die Karte { $name } hat neben dem Kürzel { $value } keinen Platz für Schwarzschrift. Nimm eine größere Karte oder --ends one, lass die Karte mit --without weg, oder lass --print weg.
overlay-no-compensation = Ein Brailledrucker hat seine eigenen Punkte. Lass --compensate weg.
overlay-dots-touch = So große Punkte würden sich berühren. Die Zahl hinter --compensate ist höchstens { $high }.
overlay-no-reportlab = Für pdf fehlt reportlab. { EDITION() ->
    [checkout] Starte bootstrap noch einmal, oder nimm die Form svg.
    [package] Nimm die Form svg, oder das Installationsprogramm für Windows, das Debian-Paket oder das Wheel.
   *[other] Tippe pip install reportlab, oder nimm die Form svg.
}
contents = Inhalt
overlay-then = Wenn sich der Bogen gut liest, tippe für alles die nächste Zeile.
overlay-no-clip = { $name } ist zu dick für eine Klammer. Nimm --medium plates, oder lass das Teil mit --without weg.
preview-pages = { $count ->
    [one] Das wäre eine Seite.
   *[other] Das wären { $count } Seiten.
}
preview-page = Seite { $number }: { $count ->
    [one] ein Stück
   *[other] { $count } Stück
}, { $rows ->
    [one] eine Reihe
   *[other] { $rows } Reihen
}.
preview-row = Reihe { $number }.
preview-then = Das ist nur eine Vorschau. Tippe die nächste Zeile für einen Bogen zum Probieren.
key-of = Liste der Kürzel für { $name }: { $count ->
    [one] ein Stück
   *[other] { $count } Stück
}.
key-page = Seite { $number }.
key-size = Stücke: { $width } mal { $height } Millimeter.
key-line = Zeile { $number }
key-dots = Punkte { $dots }
key-tape = Jede Zeile ist ein eigenes Stück Band, ihre Zeichen sind in Punkten genannt. Kleb die Zeilen eines Kürzels untereinander.
key-centred = Auf Chips, Plättchen und anderen Teilen steht das Kürzel in der Mitte.
key-oriented = Der Strich hinter einem Kürzel, Punkte 3 6, ist an seinem Fuß: Er zeigt, wo unten ist.
key-test = Der Streifen am Ende beginnt mit einem Strich an seinem Fuß. Seine Vollzeichen haben fünf verschiedene Höhen, die niedrigsten zuerst: 0,8, 0,9, 1, 1,1 und 1,2 mal so hoch wie sonst. Gib --compensate die Zahl, die sich am besten liest.
key-dies = Jedes Kürzel hat zwei Platten. Leg die Folie dazwischen, die Platte mit den Mulden nach oben.
key-clips = Jedes Kürzel ist auf einer Klammer. Schieb sie auf den oberen Rand ihrer Karte, mit den Punkten nach vorn.
key-corner-tl = Ein Kürzel steht in der linken oberen Ecke seiner Karte, 6 Millimeter von beiden Rändern.
key-corner-tr = Ein Kürzel steht in der rechten oberen Ecke seiner Karte, 6 Millimeter von beiden Rändern.
key-both-ends = Dreh die Karte um eine halbe Umdrehung, dort steht das Kürzel noch einmal.
key-mirrored = Alles ist gespiegelt. Die Kürzel sind in der Reihenfolge genannt, in der man sie von der anderen Seite fühlt.
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
wrong-address = Kein Server hat die Adresse { $word }. Nenne eine wie https://spiele.example.
address-without-qr = Eine Adresse kommt in QR-Codes. Ergänze --qr.
no-address-for = Ein Stapel namens { $word } kann in keiner Adresse stehen. Gib der Datei einen Namen aus Buchstaben, Ziffern, Leerzeichen, Punkten und Strichen.
