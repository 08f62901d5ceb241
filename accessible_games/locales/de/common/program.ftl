## The command line

wrong-command = Den Befehl { $word } gibt es nicht. accessible-games --help nennt alle.
wrong-option = Die Option { $option } ist falsch. accessible-games --help nennt alle.
wrong-option-here = Der Befehl { $command } kennt kein { $option }. Tippe accessible-games { $command } --help.
option-without-value = Hinter { $option } steht nichts. { $kind ->
    [file] Nenne dort eine Datei.
    [folder] Nenne dort einen Ordner.
    [number] Nenne dort eine Zahl.
    [name] Nenne dort einen Namen.
   *[value] Tippe accessible-games --help, um zu hören, was dort stehen kann.
}
option-needs-number = { $option } braucht eine Zahl, { $word } ist keine.
one-game = Nenne nur ein Spiel, nicht { $words }.
which-game = Nenne ein Spiel: { $choices }.
unknown-game = Das Spiel { $word } gibt es nicht. Zur Wahl stehen: { $choices }.
unknown-level = Die Stufe { $word } gibt es nicht. Zur Wahl stehen: { $choices }.
unknown-temper = Das Temperament { $word } gibt es nicht. Zur Wahl stehen: { $choices }.
random-temper = { $word } gibt es nicht, denn der Zufall hat kein Temperament. Schreibe nur random.
level-without-temper = { $word } gibt es hier nicht, denn { $name } hat in diesem Spiel kein Temperament. Schreibe nur { $name }.
unknown-option = Die Option { $word } gibt es am Tisch nicht. Zur Wahl stehen: { $choices }.
file-problem = { $file } lässt sich nicht benutzen: { $problem }.
the-output = Die Ausgabe
system-enoent = das gibt es nicht
system-eacces = die Erlaubnis fehlt
system-eperm = { system-eacces }
system-erofs = der Datenträger ist schreibgeschützt
system-enospc = der Datenträger ist voll
system-edquot = dein Anteil am Datenträger ist voll
system-efbig = die Datei ist zu groß
system-eisdir = das ist ein Ordner
system-enotdir = anstelle eines Ordners liegt dort eine Datei
system-eexist = dort liegt schon etwas anderes
system-eio = der Datenträger antwortet nicht
system-eloop = es ist ein Verweis auf sich selbst
system-enametoolong = der Name ist zu lang
system-device = diesen Namen behält Windows für sich
position-everywhere = der Stellung
position-place = Eintrag { $number }
position-not-json = Die Stellung ist kein JSON-Objekt, sieh dir Zeile { $found } an.
position-unknown-game = Bei { $place }: ein Spiel { $found } gibt es nicht.
position-wrong-version = Bei { $place }: die Regeln hier haben eine andere Version als { $found }.
position-missing-field = Bei { $place }: dieses Feld fehlt.
position-unknown-field = Bei { $place }: so ein Feld gibt es nicht.
position-not-int = Bei { $place }: { $found } ist keine ganze Zahl.
position-not-str = Bei { $place }: { $found } ist kein Text.
position-not-bool = Bei { $place }: { $found } ist weder true noch false.
position-not-a-list = Bei { $place }: { $found } ist keine Liste.
position-not-an-object = Bei { $place }: { $found } ist kein Objekt in geschweiften Klammern.
position-wrong-length = Bei { $place }: { $found } ist die falsche Anzahl von Einträgen.
position-out-of-range = Bei { $place }: { $found } ist dort nicht möglich.
position-unknown-place = Bei { $place }: einen Platz { $found } gibt es nicht.
position-unknown-piece = Bei { $place }: nichts heißt { $found }.
position-wrong-shape = Bei { $place }: die Karten hängen nicht zusammen, oder der Tisch ist zu schmal.
position-wrong-deck = Bei { $place }: es sind nicht die Karten aus der Schachtel.
position-wrong-cards = Bei { $place }: die Karten passen nicht zu dem, was vorher gespielt wurde.

## Settings

settings-are-in = Die Einstellungen stehen in { $file }.
setting-language = Sprache, language: { $value }
setting-verbosity = Umfang der Ansagen, verbosity: { $value }
setting-hear = was du hörst, hear: { $value }
setting-sort = Sortierung der Karten, sort: { $value }
setting-input = Eingabe, input: { $value }
setting-level = Stufe der Computerspieler, level: { $value }
setting-temper = Temperament der Computerspieler, temper: { $value }
setting-name = Dein Name, name: { $value }
setting-prompt = Aufforderung, prompt: { $value }
setting-bots = Namen der Computerspieler, bots: { $value }
setting-letters = Eigene Buchstaben, letters: { $value }
setting-braille = Kürzel hinter den Kartennamen, braille: { $value }
setting-questions = Fragen an mehrere Personen, questions: { $value }
setting-display = das Spiel auf der Braillezeile, display: { $value }
setting-remarks = was Computerspieler sagen, remarks: { $value }
setting-ring = Klingel, wenn du dran bist, ring: { $value }
setting-warn = Warnton, wenn etwas nicht geht, warn: { $value }
setting-sound = Klänge neben den Sätzen, sound: { $value }
setting-pace = Zeilen alle zugleich oder einzeln, pace: { $value }
setting-width = Breite der Zeilen, width: { $value }
setting-speak = eigene Sprachausgabe, speak: { $value }
setting-curtain = Vorhang vor der nächsten Person, curtain: { $value }
setting-confirm = Rückfrage vor teuren Antworten, confirm: { $value }
setting-contracted = Kurzschrift auf der Zeile, contracted: { $value }
setting-marks = Markierung unter Gewähltem auf der Zeile, marks: { $value }
setting-places = Spalten eines Tisches, places: { $value }
setting-ahead = Vorschlag schon suchen, während du überlegst, ahead: { $value }
setting-empty = nichts
empty-name = nicht angegeben
empty-prompt = keine eigene Aufforderung
empty-bots = keine eigenen Namen
empty-letters = keine eigenen Buchstaben
empty-hear = wie üblich
letters-how = Tippe einen Buchstaben und einen Befehl, etwa x hand, y table.
settings-how = Ändere eine mit accessible-games settings NAME WERT.
setting-saved = Die Einstellung { $name } ist jetzt { $value }.
unknown-setting = Die Einstellung { $name } gibt es nicht. Zur Wahl stehen: { $choices }.
wrong-setting = Zur Einstellung { $name } passt { $value } nicht.
wrong-width = { $value } ist keine Breite. Tippe eine Zahl von { $low } bis { $high } oder whole.
wrong-choice = Die Einstellung { $name } kann nicht { $value } sein. Zur Wahl stehen: { $choices }.
damaged-settings = Die Einstellungen in { $path } sind nicht lesbar und gelten nicht: { $line ->
    [0] es ist keine Einstellungsdatei.
   *[other] Zeile { $line } ist falsch.
}
unreadable-settings = Die Einstellungen in { $path } sind nicht lesbar und gelten nicht: { $problem ->
    [eacces] { system-eacces }.
    [eperm] { system-eperm }.
    [eisdir] { system-eisdir }.
    [eio] { system-eio }.
    [eloop] { system-eloop }.
   *[other] es ist keine Einstellungsdatei.
}
games-dir-missing = Einen Ordner { $folder } gibt es nicht. Hinter --games-dir steht der Ordner mit den Spielen.
