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
command-agree = zustimmen
command-older = vorher o früher älter
command-newer = nachher u später
command-first = beginn anfang
command-search = suchen
command-rules = regeln r regel
command-sort = sortieren
command-verbosity = umfang ansagen ausführlichkeit
command-language = sprache
command-braille = braille punktschrift
command-ring = klingel klingeln
command-warn = warnton warnen
command-pace = tempo
command-curtain = vorhang
command-save = speichern sichern
command-feel = tasten fühlen
command-report = bericht
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
command-claim = melde melden
command-pattern = muster z
command-picture = bild
command-changes = änderungen änderung geändert anders

## Commands in the lifeboat

command-boat = boot
command-who = wer

## Commands in a tutorial

command-next = weiter überspringen

## In a review

command-return = rückkehr momente

## What can be typed besides

here = hier

yes = ja j jawohl yes y
everything = alles alle
numbers = eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf
ones = ein eine einen einem
fillers = ein eine einen einem mein meine meinen noch und der die das den dem mit gegen für dafür aus auf ab in von ich tausche tausch tauschen nehme nimm nehmen lege leg legen reihe karte biete bieten gebot münze münzen tier tiere chip chips aktionschip aktionschips nummer gar an bei zu zum zur bis als weg hin setze setz setzen stelle stell anlegen gieße gieß fülle füll füllen auffüllen räume räum räumen abräumen spalte behalte behalten bleibt bleiben lass lasse lassen soll stehen seite teil platz getränk stein dominostein punkt bitte mich mir dir nach gib gebe geben halte offen offene offenen offenes öffne öffnen benutze benutzen nutze spiele spielen wirf werfe werfen trinke trinken feuere schieße schießen steuere steuern will möchte würde helfe fürs
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
playing-bold = { $count ->
    [one] { $names } spielt mutig.
   *[other] { $names } spielen mutig.
}
playing-careful = { $count ->
    [one] { $names } spielt vorsichtig.
   *[other] { $names } spielen vorsichtig.
}
newcomer =
    Tippe jederzeit hilfe, um zu hören, was du tun kannst.
    Ein Spiel Schritt für Schritt lernst du mit accessible-games tutorial.
setup-game = Welches Spiel: { $choices }?
prompt-game = Spiel?
setup-people = Wer spielt? Tippe Namen mit Kommas, oder drücke Enter, um allein zu spielen.
prompt-people = Namen?
setup-seats = Wie viele spielen mit, { $low } bis { $high }? Enter für { $default }.
prompt-seats = Wie viele?
setup-level = Computer: { $choices }? Enter für { $default }.
prompt-level = Wie gut?
setup-option = { $question } Tippe { $choices }. Enter wählt { $default }.
prompt-option = Deine Wahl?
setup-options = Nach der Anleitung, oder auswählen? Enter: Anleitung. Mehr sagt, was es gibt.
prompt-options = Anleitung?
options-sheet = Anleitung
options-choose = auswählen
options-more = mehr
option-undo = Was lässt sich zurücknehmen?
option-undo-fair = was fair ist
option-undo-free = alles
option-undo-more = Die Anleitung kennt kein Zurücknehmen. Fair endet es bei dem, was ans Licht kam, und andere am Tisch müssen zustimmen.
table-undo-free = Alles lässt sich zurücknehmen.
level-random = zufällig
level-easy = leicht
level-normal = normal
level-hard = schwer
level-expert = Experte
tempered-bold = { $level } und mutig
tempered-careful = { $level } und vorsichtig
no-game = Es wurde kein Spiel begonnen.

## Asking

curtain-offered = Was jemand gehört hat, bleibt im Fenster stehen. Mit vorhang an verschwindet es.
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

line-too-long = Eine Zeile hat höchstens { $count ->
    [one] einen
   *[other] { $count }
 } Buchstaben, von dieser wurde nichts ausgeführt.
empty-answer = Zur Wahl stehen { $choices }.
unknown-word = Ich verstehe { $word } nicht.
    Möglich ist { $choices }. Oder tippe hilfe.
ambiguous-word = Meinst du { $choices }?
unknown-piece = Nichts heißt { $word }. Zur Wahl stehen { $choices }.
no-such-person = Niemand heißt hier { $word }. Da sind { $choices }.
unknown-command = Kein Befehl heißt { $word }. Tippe hilfe, um alle zu hören.
unknown-choice = Hier gibt es { $word } nicht. Zur Wahl stehen { $choices }.
too-many-words = Ich verstehe das Letzte nicht: { $words }.
said-alone = Tippe { $word } allein. Den Rest sagst du, sobald du gefragt wirst.
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
which-block = Tippe 2 Ecken deines Musters, etwa m13 o14, melde oder nein.
claim-later = Melden kannst du am Ende eines Zugs, wenn du gefragt wirst.
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
moves-meanwhile = Jederzeit: { $choices }.
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
thinking = Ich denke nach.
named-cards = { $count ->
    [0] nichts
   *[other] { PIECES($cards, form: "bare") }
}
hint-tries = Das gewinnt { $number ->
    [0] fast keins
    [one] eins
   *[other] { $number }
} von 100 Spielen. { $next }
    .brief = { $number ->
    [0] Fast kein Sieg.
    [one] Ein Prozent.
   *[other] { $number } Prozent.
} { $next }
hint-points = Das bringt etwa { $number ->
    [one] einen Punkt.
   *[other] { $number } Punkte.
} { $next }
    .brief = { $number ->
    [one] Ein Punkt.
   *[other] { $number } Punkte.
} { $next }
hint-next = { $less ->
    [0] Etwa ebenso gut: { $name }.
   *[other] Danach: { $name }, { $less ->
        [one] eins
       *[other] { $less }
    } weniger{ $times ->
        [0] .
        [one] , in einem von 10 besser.
       *[other] , in { $times } von 10 besser.
    }
}
    .brief = { $less ->
    [0] Ebenso gut: { $name }.
   *[other] Danach: { $name }, { $less ->
        [one] eins
       *[other] { $less }
    } weniger.
}
nothing-to-undo = Du hast noch keinen Zug, den du zurücknehmen kannst.
undo-too-late = Zu spät: Seither ist Verdecktes ans Licht gekommen.
undo-agree = { $count ->
    [one] Ist { $names } einverstanden?
   *[other] Sind { $names } einverstanden?
  }
undo-refused = Es bleibt, wie es ist.
undo-wished = { $seat } möchte einen Zug zurücknehmen. Wenn du zustimmst, tippe zustimmen.
undo-waits = Die anderen müssen zustimmen.
undo-agreed = Du stimmst zu.
undo-done = { $seat } nimmt einen Zug zurück.
nothing-to-agree = Niemand wartet auf deine Zustimmung.
taken-back = Dein letzter Zug ist zurückgenommen.
saved-as = Gespeichert als { $file }.
report-written = Der Bericht ohne Geheimnisse steht in { $file }.
report-with-secrets = Der Bericht mit allen Geheimnissen steht in { $file }.
report-refused = Der Bericht lässt sich nicht schreiben: { $problem }.
saved-for-later = Das Spiel ist gespeichert. Weiter geht es mit resume.
not-saved = Das Spiel ließ sich nicht speichern.
disk-refuses = Das Spiel lässt sich nicht speichern: { $problem }. Es geht trotzdem weiter.
disk-works-again = Das Spiel ist wieder gespeichert.
written-anew = Die Datei des Spiels war weg oder verändert. Das Spiel ist neu gespeichert als { $file }.
voice-not-installed = Nichts kann gesprochen werden, denn python3-speechd fehlt. Installiere es und starte bootstrap noch einmal.
voice-no-server = Nichts kann gesprochen werden, denn Speech Dispatcher antwortet nicht. Installiere speech-dispatcher und probiere spd-say hallo.
voice-stopped = Speech Dispatcher antwortet nicht mehr. Geschrieben geht alles weiter.
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
braille-off = aus
braille-on = an
braille-is = Die Kürzel hinter den Karten sind { $now }. Zur Wahl stehen { $choices }.
braille-changed = Die Kürzel hinter den Karten sind jetzt { $now }.
display-off = Das Spiel lässt die Braillezeile in Ruhe. Willst du es dort fühlen, starte mit { $option }.
    .brief = Starte dafür mit { $option }.
display-taken = Das Spiel hat die Braillezeile. Jede Taste der Tastatur gibt sie zurück.
    .brief = Das Spiel hat die Braillezeile.
display-given-back = Der Screenreader hat die Braillezeile wieder.
    .brief = Die Braillezeile ist wieder frei.
display-lost = Die Braillezeile ist weg. Spiel mit der Tastatur weiter oder hol sie noch einmal.
    .brief = Die Braillezeile ist weg.
display-refused = BRLTTY lässt dich nicht herein. Tritt der Gruppe { $name } bei und melde dich neu an.
    .brief = Für BRLTTY fehlt dir die Gruppe { $name }.
display-missing = BRLTTY hat keine Braillezeile. Schließ eine an und versuch es noch einmal.
    .brief = BRLTTY hat keine Braillezeile.
display-busy = BRLTTY behält die Braillezeile, vielleicht für ein anderes Programm. Beende das und versuch es noch einmal.
    .brief = Ein anderes Programm hat die Zeile.
display-ends = Die Braillezeile endet hier.
display-nothing-here = Da ist nichts.
display-chosen = Gewählt: { PIECES($cards, form: "bare") }, noch { $left ->
        [one] eine Karte
       *[other] { $left } Karten
    }.
display-none-chosen = Nichts ist gewählt.
display-word-chosen = Gewählt: { $name }. Jetzt der Platz.
display-word-first = Wähle zuerst, was du dort willst.
display-columns = Die Buchstaben der Spalten.
display-done = fertig
ring-off = aus
ring-on = an
ring-is = Die Klingel, wenn du dran bist, ist { $now }. Zur Wahl stehen { $choices }.
ring-changed = Die Klingel, wenn du dran bist, ist jetzt { $now }.
warn-off = aus
warn-on = an
warn-is = Der Warnton, wenn etwas nicht geht, ist { $now }. Zur Wahl stehen { $choices }.
warn-changed = Der Warnton, wenn etwas nicht geht, ist jetzt { $now }.
pace-all = alle
pace-line = zeile
pace-is = Das Tempo der Zeilen ist { $now }. Zur Wahl stehen { $choices }.
pace-changed = Das Tempo der Zeilen ist jetzt { $now }.
curtain-off = aus
curtain-on = an
curtain-is = Der Vorhang vor der nächsten Person ist { $now }. Zur Wahl stehen { $choices }.
curtain-changed = Der Vorhang vor der nächsten Person ist jetzt { $now }.
help-commands = Befehle und ihre Buchstaben: { $commands }.
help-more = Tippe hilfe und einen Befehl, um zu hören, was er tut.

## Tutorials

lessons = Jede Übung führt dich Schritt für Schritt durch einen ersten Durchgang.
lesson-of = { $title }: tippe accessible-games tutorial { $game }.
lesson-begins = Übung: { $title }.
    Enter allein sagt einen Schritt noch einmal.
    Tippe vorschlag, wenn du Hilfe brauchst, und ende, wenn du aufhören willst.
    Tippe weiter, dann wird ein Schritt für dich gemacht.
lesson-still = Tippe jetzt { $typed }.
lesson-type = Tippe { $typed }.
lesson-next = Ich tippe für dich: { $typed }.
lesson-no-undo = Hier wird nichts widerrufen. Falsche Antworten ändern nichts.
lesson-not-saved = Eine Übung wird nicht gespeichert. Du kannst sie jederzeit neu beginnen.
lesson-left = Du verlässt die Übung. Du kannst sie jederzeit neu beginnen.
lesson-over = Die Übung ist vorbei.
    Für ein ganzes Spiel tippe accessible-games play { $game }.

## Reviews

review-offered = Was dich am meisten gekostet hat, sagt accessible-games review.
    .brief = Dann tippe accessible-games review.
review-begins = Ich prüfe { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
} nach dem damaligen Wissen, etwa { $minutes ->
    [0] { $seconds ->
        [one] eine Sekunde.
       *[other] { $seconds } Sekunden.
    }
    [one] eine Minute.
   *[other] { $minutes } Minuten.
}
    .brief = { $count ->
    [one] Eine Entscheidung,
   *[other] { $count } Entscheidungen,
} etwa { $minutes ->
    [0] { $seconds ->
        [one] eine Sekunde.
       *[other] { $seconds } Sekunden.
    }
    [one] eine Minute.
   *[other] { $minutes } Minuten.
}
review-stopped = Ich höre auf, nach { $done ->
    [0] keiner Entscheidung
    [one] einer Entscheidung
   *[other] { $done } Entscheidungen
} von { $count }.
review-clean = { $count ->
    [0] Es gab nichts zu entscheiden.
   *[other] Gut gespielt: Ich habe nichts deutlich Besseres gefunden.
}
    .brief = { $count ->
    [0] Es gab nichts zu entscheiden.
   *[other] Gut gespielt, nichts war klar besser.
}
review-found = { $count ->
    [one] Ein Moment hat etwas gekostet.
   *[other] Diese { $count } Momente haben am meisten gekostet, der teuerste zuerst.
}
    .brief = { $count ->
    [one] Ein Moment hat etwas gekostet.
   *[other] { $count } Momente waren teuer.
}
review-moment = { $seat ->
    [you] Moment { $number }.
   *[other] Moment { $number }, { $seat }.
}
review-tries = Gewählt: { $played }.
    Besser: { $better }, das gewinnt { $number ->
    [one] eins
   *[other] { $number }
} von 100 Spielen mehr.
    .brief = Gewählt: { $played }.
    Besser: { $better }, { $number ->
    [one] einen Prozentpunkt
   *[other] { $number } Prozentpunkte
} mehr.
review-points = Gewählt: { $played }.
    Besser: { $better }, etwa { $number ->
    [one] einen Punkt
   *[other] { $number } Punkte
} mehr.
review-how = Tippe eine Nummer, um dorthin zu gehen, Enter für alles noch einmal, oder ende.
    .brief = Tippe eine Nummer, Enter oder ende.
review-there = Antworte, wie du willst, und spiele weiter. Nichts wird gespeichert.
    Zurück zur Liste kommst du mit { $command }.
    .brief = Ungespeichert. Zurück: { $command }.
review-unsaved = Was du hier versuchst, wird nicht gespeichert.
review-tried = Das Spiel, das du versucht hast, ist vorbei.
review-back = { $count ->
    [one] Du bist zurück bei dem Moment. Tippe seine Nummer, Enter oder ende.
   *[other] Du bist zurück bei den { $count } Momenten. Tippe eine Nummer, Enter oder ende.
}
    .brief = Zurück bei den Momenten.
review-which = { $count ->
    [one] Es gibt nur einen Moment. Tippe 1, Enter oder ende.
   *[other] Es gibt nur { $count } Momente. Tippe eine ihrer Nummern, Enter oder ende.
}
review-not-over = Das Spiel { $file } ist nicht zu Ende, erst dann gibt es einen Rückblick. Weiter geht es mit resume.
nothing-to-review = Noch ist kein gespeichertes Spiel zu Ende, es gibt also keinen Rückblick. Beginne eins mit play.

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
record-damaged = Zeile { $line } des gespeicherten Spiels ist beschädigt.
record-other-format = Das Spiel ist im Format { $found } gespeichert, das erst eine neuere Version des Programms lesen kann.
# Dann wird gefragt, ja oder nein.
go-on-without =
    { $count ->
        [0] Keine Antwort ist verloren. Willst du weiterspielen?
        [one] Eine Antwort ist verloren. Willst du ohne sie weiterspielen?
       *[other] Von da an sind { $count } Antworten aller Spieler verloren. Willst du ohne sie weiterspielen?
    }
damaged-kept = Das beschädigte Spiel bleibt erhalten als { $file }.
damaged-left = Das Spiel bleibt, wie es ist.

## The command line

wrong-command = Den Befehl { $word } gibt es nicht. accessible-games --help nennt alle.
wrong-option = Die Option { $option } ist falsch. accessible-games --help nennt alle.
wrong-option-here = Der Befehl { $command } kennt kein { $option }. Tippe accessible-games { $command } --help.
option-needs-number = { $option } braucht eine Zahl, { $word } ist keine.
one-game = Nenne nur ein Spiel, nicht { $words }.
which-game = Nenne ein Spiel: { $choices }.
unknown-game = Das Spiel { $word } gibt es nicht. Zur Wahl stehen: { $choices }.
unknown-level = Die Stufe { $word } gibt es nicht. Zur Wahl stehen: { $choices }.
unknown-temper = Das Temperament { $word } gibt es nicht. Zur Wahl stehen: { $choices }.
random-temper = { $word } gibt es nicht, denn der Zufall hat kein Temperament. Schreibe nur random.
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
system-eloop = es ist ein Verweis auf sich selbst
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
braille-stranger = Das Modul louis ist etwas Fremdes mit dem Namen von liblouis. Entferne es mit pip uninstall louis und installiere python3-louis.
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

## Vorlagen

which-format = Wähle mit --format eine Form: { $choices }.
which-folder = Nenne mit --out einen Ordner für die Dateien.
wrong-word = Zu { $option } passt { $word } nicht. Zur Wahl stehen: { $choices }.
wrong-medium = Die Form { $found } kennt kein { $word }. Zur Wahl stehen: { $choices }.
wrong-size = Eine Karte von { $word } geht nicht. Nenne Breite und Höhe, je { $low } bis { $high } Millimeter, etwa 56x87.
wrong-paper = Ein Papier { $word } gibt es nicht. Zur Wahl stehen: { $choices }, oder Breite und Höhe, je { $low } bis { $high } Millimeter, etwa 210x297.
wrong-factor = Punkte können nicht { $word } mal so groß sein. Nenne eine Zahl von { $low } bis { $high }, etwa 1.3.
overlay-written = Die Datei { $file } ist geschrieben.
overlay-exists = Die Datei { $file } gibt es schon. Überschreib sie mit --force oder nenne mit --out einen anderen Ordner.
overlay-card-too-small = Das Kürzel { $value } von { $name } passt nicht auf die Karte. Nimm eine Karte von mindestens { $width }x{ $height }, oder --ends one.
overlay-sticker-too-large = Die Kürzel dieses Stapels passen mit ihrem Rand nicht auf die Karte. Nimm eine Karte von mindestens { $width }x{ $height }.
overlay-tape-too-low = Das Kürzel { $value } von { $name } ist zu hoch für das Band. Nimm sheet bei --medium, oder lass die Karte weg.
overlay-paper-too-small = Ein Stück ist größer als die Seite. Nimm Papier von mindestens { $width }x{ $height }.
overlay-too-many = Der Stapel hat { $found } Kürzel, und mehr als { $high } Kürzel gehen nicht. Mach mehrere Stapel daraus, oder nimm --ends one.
overlay-no-print = Platz für Schwarzschrift ist nur in pdf und svg, auf Karten und Bögen. Lass --print weg.
overlay-no-room-for-print = Die Karte von { $name } hat neben dem Kürzel { $value } keinen Platz für Schwarzschrift. Nimm eine größere Karte oder --ends one, oder lass --print weg.
overlay-no-compensation = Ein Brailledrucker hat seine eigenen Punkte. Lass --compensate weg.
overlay-dots-touch = So große Punkte würden sich berühren. Die Zahl hinter --compensate kann { $high } sein.
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

## Settings

settings-are-in = Die Einstellungen stehen in { $file }.
setting-language = Sprache, language: { $value }
setting-verbosity = Umfang der Ansagen, verbosity: { $value }
setting-sort = Ordnung der Karten, sort: { $value }
setting-input = Eingabe, input: { $value }
setting-level = Stufe der Computerspieler, level: { $value }
setting-temper = Temperament der Computerspieler, temper: { $value }
setting-name = Dein Name, name: { $value }
setting-prompt = Aufforderung, prompt: { $value }
setting-bots = Namen der Computerspieler, bots: { $value }
setting-letters = Eigene Buchstaben, letters: { $value }
setting-braille = Kürzel hinter den Karten, braille: { $value }
setting-questions = Fragen an mehrere Personen, questions: { $value }
setting-display = das Spiel auf der Braillezeile, display: { $value }
setting-ring = Klingel, wenn du dran bist, ring: { $value }
setting-warn = Warnton, wenn etwas nicht geht, warn: { $value }
setting-pace = Zeilen alle zugleich oder einzeln, pace: { $value }
setting-width = Breite der Zeilen, width: { $value }
setting-speak = eigene Sprachausgabe, speak: { $value }
setting-curtain = Vorhang vor der nächsten Person, curtain: { $value }
setting-empty = nichts
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

## Der Arzt: was auf diesem Rechner geht, und wie man bekommt, was fehlt

doctor-well = Alles Nötige funktioniert.
doctor-ill = { $count ->
    [one] Ein nötiger Teil funktioniert nicht.
   *[other] { $count } nötige Teile funktionieren nicht.
}
    .brief = { $count ->
    [one] Ein nötiger Teil geht nicht.
   *[other] { $count } nötige Teile gehen nicht.
}
doctor-failed = Ein Teil ließ sich nicht untersuchen: { $problem }.
doctor-program = Accessible Games { $value } läuft mit Python { $found }.
    .brief = Version { $value }, Python { $found }.
doctor-no-modules = In Python fehlt { $choices }. Starte bootstrap noch einmal, oder installiere Accessible Games neu.
    .brief = Es fehlt { $choices }. Starte bootstrap noch einmal.
doctor-language-option = Die Sprache ist { $now }, wie es die Option --language verlangt.
    .brief = Sprache { $now }, durch --language.
doctor-language-setting = Die Sprache ist { $now }, wie es in den Einstellungen steht.
    .brief = Sprache { $now }, laut Einstellungen.
doctor-language-system = Die Sprache ist { $now }, wie es das System verlangt: { $value }.
    .brief = Sprache { $now }, laut System.
doctor-language-default = Das System verlangt keine Sprache, die es hier gibt. Deshalb ist sie { $now }. Ändere sie mit settings language.
    .brief = Sprache { $now }. Das System verlangt keine von uns.
doctor-settings = Die Einstellungen in { $file } sind in Ordnung.
    .brief = Die Einstellungen sind in Ordnung.
doctor-no-settings = Noch ist nichts eingestellt. Einstellungen kommen in { $file }.
    .brief = Noch ist nichts eingestellt.
doctor-terminal = Das Terminal hat { $width } Spalten und { $height } Zeilen.
    .brief = { $width } Spalten, { $height } Zeilen.
doctor-narrow = Das Terminal hat { $width } Spalten, zu wenig für die längsten Zeilen. Mach es breiter, oder wähle --verbosity brief.
    .brief = { $width } Spalten sind zu wenig. Mach das Terminal breiter.
doctor-no-size = Das Terminal nennt seine Größe nicht. Tippe vor dem Spielen stty columns und eine Zahl.
    .brief = Das Terminal nennt keine Größe.
doctor-editing = Zeilen lassen sich beim Tippen bearbeiten, im Terminal { $name }.
    .brief = Zeilen lassen sich bearbeiten.
doctor-plain = Zeilen lassen sich beim Tippen nicht bearbeiten, so hast du es gewählt.
    .brief = Zeilen ohne Bearbeiten, wie gewählt.
doctor-dumb = Zeilen lassen sich beim Tippen nicht bearbeiten, denn TERM ist { $name }. Kann das Terminal mehr, setze TERM auf { $value }.
    .brief = Zeilen ohne Bearbeiten: TERM ist { $name }.
doctor-no-editing = Zeilen lassen sich beim Tippen nicht bearbeiten, denn in Python fehlt { $choices }.
    .brief = Zeilen ohne Bearbeiten: Es fehlt { $choices }.
doctor-no-input = Die Eingabe ist kein Terminal, Zeilen werden gelesen, wie sie kommen.
    .brief = Die Eingabe ist kein Terminal.
doctor-no-output = Die Ausgabe ist kein Terminal, jede Aufforderung ist eine eigene Zeile.
    .brief = Die Ausgabe ist kein Terminal.
doctor-encoding = Die Kodierung { $name } schreibt alle Buchstaben und Braille.
    .brief = Buchstaben und Braille gehen.
doctor-no-letters = In der Kodierung { $name } fehlen Buchstaben, dafür stehen einfache. Kann das Terminal { $found }, setze PYTHONIOENCODING auf { $found }.
    .brief = In { $name } fehlen Buchstaben. Setze PYTHONIOENCODING auf { $found }.
doctor-no-cells = In der Kodierung { $name } fehlt Braille, dafür stehen Fragezeichen. Kann das Terminal { $found }, setze PYTHONIOENCODING auf { $found }.
    .brief = In { $name } fehlt Braille. Setze PYTHONIOENCODING auf { $found }.
doctor-labels = Kürzel für Karten lassen sich in Braille schreiben.
    .brief = Kürzel für Karten gehen.
doctor-no-labels = Die Tabellen der Kürzel sind beschädigt: { $choices }. Installiere Accessible Games neu.
    .brief = Kürzel sind beschädigt: { $choices }.
doctor-grades = Brailleschrift mit liblouis { $value } geht: { $choices }.
    .brief = Brailleschrift: { $choices }.
doctor-no-grades = In liblouis { $value } fehlt { $choices }. Installiere liblouis-data neu, und setze { $word } nicht.
    .brief = In Braille fehlt { $choices }. Installiere liblouis-data.
doctor-pdf = Vorlagen lassen sich als pdf machen.
doctor-brltty = BRLTTY läuft, und Programme erreichen es.
    .brief = BRLTTY läuft.
doctor-brltty-alone = BRLTTY läuft, aber Programme erreichen es nicht. Schalte BrlAPI in { $file } ein.
    .brief = BRLTTY läuft ohne BrlAPI.
doctor-brltty-elsewhere = BRLTTY ist auf einem anderen Rechner, { $name }, und wurde nicht gefragt. Soll es das hiesige sein, lösche { $word }.
    .brief = BRLTTY ist anderswo, auf { $name }.
doctor-no-brltty = BRLTTY läuft nicht. Installiere und starte brltty, wenn du eine Braillezeile hast.
    .brief = BRLTTY läuft nicht.
doctor-brlapi = Python erreicht BRLTTY, wie { $option } es braucht.
    .brief = Python erreicht BRLTTY.
doctor-no-brlapi = Python erreicht BRLTTY nicht. Für { $option } installiere python3-brlapi und starte bootstrap noch einmal.
    .brief = Nicht installiert: python3-brlapi.
doctor-brlapi-broken = Mit brlapi stimmt etwas nicht, oder es ist etwas Fremdes mit diesem Namen. Installiere python3-brlapi neu.
    .brief = Defekt: brlapi. Installiere python3-brlapi.
doctor-speech = Speech Dispatcher läuft.
doctor-speech-sleeps = Speech Dispatcher ist da und startet, wenn es nötig ist.
    .brief = Speech Dispatcher ist da.
doctor-no-speech = Speech Dispatcher fehlt. Sollen Zeilen ohne Bildschirmleser gesprochen werden, installiere speech-dispatcher.
    .brief = Speech Dispatcher fehlt.
doctor-speechd = Python erreicht Speech Dispatcher.
doctor-no-speechd = Python erreicht Speech Dispatcher nicht. Damit es geht, installiere python3-speechd.
    .brief = Nicht installiert: python3-speechd.
doctor-folder = Spiele lassen sich in { $folder } speichern.
    .brief = Spiele lassen sich speichern.
doctor-new-folder = Spiele lassen sich in { $folder } speichern. Das erste legt den Ordner an.
    .brief = Spiele lassen sich speichern.
doctor-no-folder = Spiele lassen sich nicht in { $folder } speichern: { $problem }. Behebe das, oder nimm mit --data einen anderen Ordner.
    .brief = Speichern geht nicht: { $problem }.
doctor-full = Der Datenträger ist voll, so lassen sich Spiele nicht in { $folder } speichern. Mach Platz, oder nimm mit --data einen anderen Ordner.
    .brief = Der Datenträger ist voll. Mach Platz.
doctor-megabytes = Auf dem Datenträger { $number ->
    [one] ist ein Megabyte frei.
   *[other] sind { $number } Megabyte frei.
}
    .brief = { $number ->
    [one] Ein Megabyte ist frei.
   *[other] { $number } Megabyte sind frei.
}
doctor-gigabytes = Auf dem Datenträger { $number ->
    [one] ist ein Gigabyte frei.
   *[other] sind { $number } Gigabyte frei.
}
    .brief = { $number ->
    [one] Ein Gigabyte ist frei.
   *[other] { $number } Gigabyte sind frei.
}
doctor-games = { $count ->
    [0] Noch ist kein Spiel gespeichert.
    [one] Ein Spiel ist gespeichert.
   *[other] { $count } Spiele sind gespeichert.
}
doctor-damaged = { $count ->
    [one] Ein gespeichertes Spiel ist beschädigt: { $names }. Tippe replay und seinen Namen, um zu hören, warum.
   *[other] { $count } gespeicherte Spiele sind beschädigt: { $names }. Tippe replay und einen Namen, um zu hören, warum.
}
    .brief = { $count ->
    [one] Eines ist beschädigt: { $names }.
   *[other] { $count } Spiele sind beschädigt: { $names }.
}

## Turniere

tournament-stronger = Die Stufe { $level } ist stärker als die anderen, zu 95 Prozent sicher.
    .brief = Die Stufe { $level } ist stärker.
tournament-weaker = Die Stufe { $level } ist schwächer als die anderen, zu 95 Prozent sicher.
    .brief = Die Stufe { $level } ist schwächer.
tournament-unsure = Noch ist nicht sicher, wie stark die Stufe { $level } gegen die anderen ist.
    .brief = Die Stufe { $level }: noch nicht sicher.
tournament-level = Die Stufe { $level } gewinnt { $value } Prozent, der wahre Wert liegt bei { $low } bis { $high } Prozent.
    .brief = Stufe { $level }: { $value } Prozent, { $low } bis { $high }.
tournament-elo = Die Stufe { $level } hat { $value } Elo-Punkte gegenüber den anderen, von { $low } bis { $high }.
    .brief = Stufe { $level }: { $value } Elo-Punkte.
tournament-points = Punkte der Stufe { $level }: im Mittel { $number }.
    .brief = Punkte von { $level }: { $number }.
tournament-ended-all = { $count ->
    [one] Ein Spiel { $title } wurde gespielt.
   *[other] { $count } Spiele { $title } wurden gespielt, jede Verteilung von allen Plätzen aus.
}
    .brief = { $count ->
    [one] Ein Spiel wurde gespielt.
   *[other] { $count } Spiele wurden gespielt.
}
tournament-ended-sure = { $count ->
    [one] Ein Spiel { $title } von { $size } hat genügt.
   *[other] { $count } von { $size } Spielen { $title } haben genügt.
}
    .brief = { $count ->
    [one] Ein Spiel von { $size } hat genügt.
   *[other] { $count } von { $size } Spielen haben genügt.
}
tournament-ended-interrupted = { $count ->
    [0] Das Turnier in { $title } wurde vor dem Ende der ersten Verteilung abgebrochen.
    [one] Das Turnier in { $title } wurde abgebrochen, ein Spiel von { $size } zählt.
   *[other] Das Turnier in { $title } wurde abgebrochen, { $count } von { $size } Spielen zählen.
}
    .brief = { $count ->
    [0] Abgebrochen, noch kein Spiel zählt.
    [one] Abgebrochen, ein Spiel von { $size } zählt.
   *[other] Abgebrochen, { $count } Spiele von { $size } zählen.
}
tournament-nobody = { $count ->
    [one] Ein Spiel hat niemand gewonnen, es zählt als von allen geteilt.
   *[other] { $count } Spiele hat niemand gewonnen, sie zählen als von allen geteilt.
}
    .brief = { $count ->
    [one] Ein Spiel hat niemand gewonnen.
   *[other] { $count } Spiele hat niemand gewonnen.
}
tournament-goes-on = { $count ->
    [one] Ein Spiel von { $size } ist gespielt.
   *[other] { $count } von { $size } Spielen sind gespielt.
}
tournament-one-level = Alle haben dieselbe Stufe, da wird nichts sicher. Nenne noch eine andere, oder lass --sure weg.
tournament-workers-or-dask = Ein Dask-Cluster hat eigene Prozesse. Lass --workers oder --dask weg.
which-players = Nenne mit --players { $low } bis { $high } Spieler, als Stufen mit Kommas dazwischen.
workers-lost = Ein Prozess, der spielte, wurde von außen beendet. Versuche es mit weniger, durch --workers.
workers-no-distributed = Für ein Dask-Cluster fehlt distributed. Tippe pip install distributed, oder lass --dask weg.
workers-unreachable = Unter { $address } antwortet kein Dask-Scheduler. Starte ihn, oder lass --dask weg.
workers-no-workers = Im Dask-Cluster spielt niemand. Starte Prozesse dafür, oder lass --dask weg.
workers-other-version = Im Dask-Cluster fehlt irgendwo die Version { $value } von Accessible Games. Richte sie überall ein.
workers-cluster-lost = Das Dask-Cluster unter { $address } antwortet nicht mehr. Versuche es wieder, wenn es läuft.

## Statistik

statistics-counted = { $count ->
    [0] noch kein Spiel ist zu Ende
    [one] { $won ->
        [0] ein Spiel, nicht gewonnen
       *[other] ein Spiel, gewonnen
    }
   *[other] { $count } Spiele, { $won ->
        [0] keins gewonnen
        [one] eins gewonnen
       *[other] { $won } gewonnen
    }
}
statistics-game = { $title }: { statistics-counted }.
statistics-seats = Mit { $size } Spielern: { statistics-counted }.
statistics-level = Gegen { $level }: { statistics-counted }.
statistics-people = Nur unter Menschen: { statistics-counted }.
    .brief = Menschen: { statistics-counted }.
statistics-streak = { $count ->
    [one] Noch nie zwei Spiele nacheinander gewonnen.
   *[other] Längste Serie: { $count } Spiele nacheinander gewonnen.
}
    .brief = { $count ->
    [one] Keine Serie.
   *[other] Längste Serie: { $count } Spiele.
}
statistics-streak-now = { $count ->
    [one] Das letzte Spiel ist gewonnen.
   *[other] Die letzten { $count } Spiele sind gewonnen.
}
statistics-points = Punkte: { $number } im Mittel, { $value } im besten Spiel.
    .brief = Punkte: { $number }, höchstens { $value }.
statistics-unfinished = { $count ->
    [one] Ein Spiel ist noch nicht zu Ende.
   *[other] { $count } Spiele sind noch nicht zu Ende.
}
statistics-damaged = { $count ->
    [one] Ein gespeichertes Spiel ist nicht lesbar und zählt nicht.
   *[other] { $count } gespeicherte Spiele sind nicht lesbar und zählen nicht.
}
    .brief = { $count ->
    [one] Ein Spiel ist nicht lesbar.
   *[other] { $count } Spiele sind nicht lesbar.
}
statistics-none = Noch gibt es kein Spiel zu zählen. Beginne eins mit play.
statistics-no-sqlite = Für die Statistik fehlt diesem Python SQLite. Nimm ein anderes Python, etwa das deines Systems.
statistics-many = { $count ->
    [one] Ein gespeichertes Spiel wird zum ersten Mal gezählt.
   *[other] { $count } gespeicherte Spiele werden zum ersten Mal gezählt, das dauert etwas.
}
    .brief = { $count ->
    [one] Erst wird ein Spiel gezählt.
   *[other] Erst werden { $count } Spiele gezählt.
}
