## Commands: first the word that the program says, then other words and the letter.
## The letters g, b, z, k and s stay free for the animals that begin with them, k also to knock.

command-hand = hand h karten
command-table = tisch t auslage
command-scores = punkte p leben stand
command-turn = dran d
command-counts = anzahl a wieviel wieviele
command-last = letztes l wiederholen nochmal
command-since = neues n seit
command-find = finden f wo
command-card = info i wert
command-moves = möglich m möglichkeiten
command-hint = vorschlag v tipp rat
command-undo = widerrufen w zurück zurücknehmen rückgängig
command-older = vorher o früher älter
command-newer = nachher u später
command-first = beginn anfang
command-search = suchen
command-rules = regeln r regel
command-sort = sortieren
command-verbosity = umfang ansagen ausführlichkeit
command-language = sprache
command-save = speichern sichern
command-help = hilfe befehle
command-quit = ende e q beenden aufhören

## Commands at a table of places. On a German keyboard s lies above x, with y to its left and c to
## its right, as the arrow keys lie.

command-left = links y
command-right = rechts c
command-up = hoch s oben rauf herauf hinauf
command-down = runter x unten herunter hinunter
command-look = schau g schauen guck gucken ansehen
command-row = reihe
command-column = spalte
command-block = rundum umgebung drumherum
command-pattern = muster z
command-picture = bild
command-changes = änderungen änderung geändert anders

## Commands in the lifeboat

command-boat = boot
command-who = wer

## What can be typed besides

here = hier

yes = ja j jawohl yes y
numbers = eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf
ones = ein eine einen einem
fillers = ein eine einen einem mein meine meinen noch und der die das den dem mit gegen für dafür aus auf ab in von ich tausche tausch tauschen nehme nimm nehmen lege leg legen reihe karte biete bieten gebot münze münzen tier tiere chip chips aktionschip aktionschips nummer gar an bei zu zum zur bis als weg hin setze setz setzen stelle stell anlegen gieße gieß fülle füll füllen auffüllen räume räum räumen abräumen spalte behalte behalten bleibt bleiben lass lasse lassen soll stehen seite teil platz getränk stein dominostein punkt bitte mich mir dir nach gib gebe geben halte offen offene offenen offenes öffne öffnen benutze benutzen nutze spiele spielen wirf werfe werfen trinke trinken feuere schieße schießen steuere steuern will möchte würde helfe
in-exchange = gegen für dafür
nothing = nichts keine keins kein keinen null passe passen
minus = minus
from-to = { $low } bis { $high }
choice-yes = ja
choice-no = nein
choice-none = nichts

## Beginning

player = Gast
bot-names = Emil Frieda Jonas Petra Oskar Lena Bruno Judith
seat-name = { $seat ->
    [you] du
   *[other] { $seat }
}
playing = { $title }: { $names }.
newcomer = Tippe jederzeit hilfe, um zu hören, was du tun kannst.
setup-game = Welches Spiel: { $choices }?
prompt-game = Spiel?
setup-people = Wer spielt? Tippe Namen mit Kommas, oder drücke Enter, um allein zu spielen.
prompt-people = Namen?
setup-seats = Wie viele spielen mit, { $low } bis { $high }? Enter für { $default }.
prompt-seats = Wie viele?
setup-level = Wie gut spielt der Computer: { $choices }? Enter für { $default }.
prompt-level = Wie gut?
setup-option = { $question } Tippe { $choices }. Enter wählt { $default }.
prompt-option = Deine Wahl?
level-random = zufällig
level-easy = leicht
level-normal = normal
no-game = Es wurde kein Spiel begonnen.

## Asking

pass-keyboard = Die Tastatur geht an { $name }. Dann bitte Enter drücken.
prompt-enter = Enter.
prompt-number = Nummer?
prompt-search = Suche:
prompt-yes-no = Ja oder nein?
listen-on = Der Computer spielt weiter. Drücke Enter, um zuzuhören, oder tippe ende.
line-cancelled = Die Zeile ist verworfen. Noch einmal Steuerung C, und du kannst aufhören.
going-on = Das Spiel geht weiter.
really-quit = Willst du aufhören? Das Spiel ist gespeichert.
really-quit-unsaved = Das Spiel ließ sich nicht speichern. Willst du aufhören und es verlieren?

## Not understood

empty-answer = Zur Wahl stehen { $choices }.
unknown-word = Ich verstehe { $word } nicht.
    Möglich ist { $choices }. Oder tippe hilfe.
ambiguous-word = Meinst du { $choices }?
unknown-piece = Nichts heißt { $word }. Zur Wahl stehen { $choices }.
no-such-person = Niemand heißt hier { $word }. Da sind { $choices }.
unknown-command = Kein Befehl heißt { $word }. Tippe hilfe, um alle zu hören.
unknown-choice = Hier gibt es { $word } nicht. Zur Wahl stehen { $choices }.
too-many-words = Ich verstehe das Letzte nicht: { $words }.
not-a-number = { $word } ist keine Zahl.
not-between = { $word } passt nicht. Tippe eine Zahl von { $low } bis { $high }.
no-such-place = Eine Karte { $number } hast du nicht auf der Hand, nur 1 bis { $size }.
no-such-card = { $size ->
    [one] Karte { $number } liegt nicht aus, nur noch eine.
    [2] Karte { $number } liegt nicht aus, nur 1 und 2.
   *[other] Karte { $number } liegt nicht aus, nur 1 bis { $size }.
}
which-word = Tippe { $choices }.
which-place = Tippe { $word } und einen Platz, etwa { $word } m13, oder { $word } hier.
which-line = Tippe räume und eine Spalte oder eine Reihe, etwa räume m.
which-block = Tippe 2 Ecken deines Musters, etwa m13 o14, oder nein.
no-such-block = Von { $first } bis { $last } liegt kein Block aus 2 mal 3 Getränken.
which-piece = Tippe hinter { $command } den Namen einer Karte.
bad-name = "{ $name }" kann kein Name sein. Nimm 1 bis { $longest } Buchstaben, und nicht you.
same-names = 2 Personen heißen gleich. Alle brauchen einen eigenen Namen.
too-many-people = Das sind zu viele Personen. Höchstens { $high } können spielen.
too-many-bots = Das sind { $given } Computerspieler, aber nur { $count ->
    [one] einer hat Platz.
   *[other] { $count } haben Platz.
}

## Refused

refused-unknown-word = Das geht jetzt nicht. Tippe möglich, um zu hören, was geht.
refused-not-cards = Nenne die Karten.
refused-not-held = Das fehlt dir auf der Hand: { PIECES($lacking) }.
refused-not-there = Das ist nicht dabei: { PIECES($lacking, form: "bare") }.
refused-too-many = { $given } Karten sind zu viele. Nenne höchstens { $most ->
    [one] eine Karte.
   *[other] { $most } Karten.
}
refused-too-few = { $given ->
    [0] Gar keine Karte ist zu wenig.
    [one] Eine Karte ist zu wenig.
   *[other] { $given } Karten sind zu wenige.
} Nenne mindestens { $least ->
    [one] eine Karte.
   *[other] { $least } Karten.
}
refused-wrong-count = Du hast { $given ->
    [one] eine Karte
   *[other] { $given } Karten
} genannt, es { $count ->
    [one] muss aber eine Karte sein.
   *[other] müssen aber { $count } Karten sein.
}
    .brief = Es { $count ->
    [one] muss eine Karte sein.
   *[other] müssen { $count } Karten sein.
}
refused-not-a-number = Tippe eine Zahl.
refused-out-of-range = Tippe eine Zahl von { $low } bis { $high }.
refused-not-asked = Du bist nicht dran.

## Answers to commands

moves-one-of = Du hast die Wahl: { $choices }.
moves-cards = Lege { $count ->
    [one] eine deiner Karten ab, mit Namen oder Nummer.
   *[other] { $count } deiner Karten ab, mit Namen oder Nummern.
}
moves-where = { $words }: { $places }.
table-ends = Hier endet der Tisch.
block = von { $first } bis { $last }
domino = { $first } mit { $second }
    .code = { $first } { $second }
no-piece = leer
    .code = leer
moves-card = { $count ->
    [one] Nummer { $place }, { PIECE($piece, form: "name") }.
    [2] Nummern { $place } und { $end }, { PIECE($piece, form: "names") }.
   *[other] Nummern { $place } bis { $end }, { PIECE($piece, form: "names") }.
}
nothing-asked = Von dir wird gerade nichts verlangt.
nothing-yet = Noch ist nichts geschehen.
nothing-since = Seit deinem letzten Zug ist nichts geschehen.
no-older = Das war das Erste, weiter zurück geht es nicht.
no-newer = Das war das Neueste, weiter geht es nicht.
search-what = Tippe hinter suchen, was du suchst.
not-found = Davon war noch nicht die Rede.
hint = Mein Vorschlag: { $choice }.
hint-cards = Ich würde { PIECES($cards, case: "accusative") } ablegen.
nothing-to-undo = Du hast noch keinen Zug, den du zurücknehmen kannst.
taken-back = Dein letzter Zug ist zurückgenommen.
saved-as = Gespeichert als { $file }.
saved-for-later = Das Spiel ist gespeichert. Weiter geht es mit resume.
not-saved = Das Spiel ließ sich nicht speichern.
disk-refuses = Das Spiel lässt sich nicht speichern: { $problem }. Es geht trotzdem weiter.
disk-works-again = Das Spiel ist wieder gespeichert.
game-over = Das Spiel ist vorbei. Noch einmal hörst du es mit replay { $file }.
    .brief = Das Spiel ist vorbei.
sort-value = Wert
sort-name = Name
sort-count = Anzahl
sort-is = Die Karten sind nach { $now ->
    [Name] Namen
   *[other] { $now }
} sortiert. Zur Wahl stehen { $choices }.
sort-changed = Die Karten sind jetzt nach { $now ->
    [Name] Namen
   *[other] { $now }
} sortiert.
verbosity-brief = kurz
verbosity-normal = normal
verbosity-full = lang
verbosity-is = Die Ansagen sind { $now }. Zur Wahl stehen { $choices }.
verbosity-changed = Die Ansagen sind jetzt { $now }.
language-de = Deutsch
language-fr = français
language-en = English
language-is = Die Sprache ist { $now }. Zur Wahl stehen { $choices }.
language-changed = Die Sprache ist jetzt { $now }.
help-commands = Befehle und ihre Buchstaben: { $commands }.
help-more = Tippe hilfe und einen Befehl, um zu hören, was er tut.

## Rules to read

rules-heading = { $number }, { $heading }.
rules-how = Tippe regeln und dahinter eine Nummer, eine Überschrift oder ein Suchwort.
rules-not-found = In den Regeln steht nichts von { $word }.

## Saved games

date-pattern = d. MMMM, H 'Uhr' mm
saved-game = { $number }, { $title }, { $names }, { $when }.
saved-damaged = { $number }, { $file }, beschädigt.
which-saved = Welches Spiel? Enter für das erste.
going-on-with = { $title } geht weiter.
record-torn = Die letzte Zeile des gespeicherten Spiels war abgeschnitten und entfällt.
record-ends = Hier endet die Aufzeichnung, vor dem Ende des Spiels.
no-looking-back = In { $file } darf vor dem Ende niemand zurückschauen. Weiter geht es mit resume.
record-in-use = Dieses Spiel läuft gerade in einem anderen Fenster. Schließe es zuerst dort.
record-is-over = Das Spiel { $file } ist zu Ende. Noch einmal hörst du es mit replay { $file }.
no-such-record = In { $folder } gibt es kein gespeichertes Spiel { $name }.
nothing-to-resume = Es gibt kein gespeichertes Spiel, das weitergehen kann. Beginne eins mit play.
which-record = Nenne das gespeicherte Spiel: accessible-games replay NAME.
record-unknown-game = Das gespeicherte Spiel ist ein unbekanntes Spiel, { $found }.
record-other-version = Dieses Spiel wurde nach anderen Regeln gespielt, Version { $found }. Es kann nicht weitergehen, bleibt aber erhalten.
record-wrong-heading = Der Anfang des gespeicherten Spiels passt nicht: { $found }.
record-wrong-answer = Zeile { $line } des gespeicherten Spiels ist gegen die Regeln: { $found }.
record-not-a-record = Das ist kein gespeichertes Spiel.
record-no-moves = Der Anfang des gespeicherten Spiels ist abgeschnitten.
record-unknown-line = Zeile { $line } des gespeicherten Spiels ist nicht lesbar: { $found }.
record-not-text = Zeile { $line } des gespeicherten Spiels ist kein Text.

## The command line

wrong-command = Den Befehl { $word } gibt es nicht. accessible-games --help nennt alle.
wrong-option = Die Option { $option } ist falsch. accessible-games --help nennt alle.
wrong-option-here = Der Befehl { $command } kennt kein { $option }. Tippe accessible-games { $command } --help.
option-needs-number = { $option } braucht eine Zahl, { $word } ist keine.
one-game = Nenne nur ein Spiel, nicht { $words }.
which-game = Nenne ein Spiel: { $choices }.
unknown-game = Das Spiel { $word } gibt es nicht. Zur Wahl stehen: { $choices }.
unknown-level = Die Stufe { $word } gibt es nicht. Zur Wahl stehen: { $choices }.
unknown-option = Die Option { $word } gibt es am Tisch nicht. Zur Wahl stehen: { $choices }.
file-problem = { $file } lässt sich nicht benutzen: { $problem }.
the-output = die Ausgabe
system-enoent = das gibt es nicht
system-eacces = die Erlaubnis fehlt
system-eperm = die Erlaubnis fehlt
system-erofs = der Datenträger ist schreibgeschützt
system-enospc = der Datenträger ist voll
system-edquot = dein Anteil am Datenträger ist voll
system-efbig = die Datei ist zu groß
system-eisdir = das ist ein Ordner
system-enotdir = anstelle eines Ordners liegt dort eine Datei
system-eexist = dort liegt schon etwas anderes
system-eio = der Datenträger arbeitet nicht
system-enametoolong = der Name ist zu lang
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
crashed = Das Programm hat einen Fehler gemacht. Das Spiel ist gespeichert. Bitte schicke uns { $file }.

## Settings

settings-are-in = Die Einstellungen stehen in { $file }.
setting-language = Sprache, language: { $value }
setting-verbosity = Umfang der Ansagen, verbosity: { $value }
setting-sort = Ordnung der Karten, sort: { $value }
setting-input = Eingabe, input: { $value }
setting-level = Stufe der Computerspieler, level: { $value }
setting-name = Dein Name, name: { $value }
setting-prompt = Aufforderung, prompt: { $value }
setting-bots = Namen der Computerspieler, bots: { $value }
setting-letters = Eigene Buchstaben, letters: { $value }
setting-questions = Fragen an mehrere Personen, questions: { $value }
setting-empty = nichts
settings-how = Ändere eine mit accessible-games settings NAME WERT.
setting-saved = Die Einstellung { $name } ist jetzt { $value }.
unknown-setting = Die Einstellung { $name } gibt es nicht. Zur Wahl stehen: { $choices }.
wrong-setting = Zur Einstellung { $name } passt { $value } nicht.
wrong-choice = Die Einstellung { $name } kann nicht { $value } sein. Zur Wahl stehen: { $choices }.
damaged-settings = Die Einstellungen in { $path } sind nicht lesbar und gelten nicht: { $line ->
    [0] es ist keine Einstellungsdatei.
   *[other] Zeile { $line } ist falsch.
}
