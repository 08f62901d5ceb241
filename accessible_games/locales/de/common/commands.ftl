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
command-legend = legende kürzel zeichenerklärung
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
command-hear = hören hör höre
command-language = sprache
command-braille = braille punktschrift
command-remarks = bemerkungen bemerkung
command-ring = klingel klingeln
command-warn = warnton warnen
command-pace = tempo
command-curtain = vorhang
command-confirm = rückfrage rückfragen
command-places = spalten
command-contracted = kurzschrift
command-marks = markierung
command-save = speichern sichern
command-feel = tasten fühlen
command-report = bericht
command-help = hilfe befehle
command-quit = ende e q beenden aufhören

## Commands at a table of places
## its right, as the arrow keys lie.

command-left = links y
command-right = rechts c
command-up = hoch s oben rauf herauf hinauf
command-down = runter x unten herunter hinunter
command-look = schau g schauen guck gucken ansehen

## Commands in a tutorial

command-next = weiter überspringen

## In a review

command-return = rückkehr momente

## Befehle eines Abends am echten Tisch

command-rounds = runden
command-export = exportieren csv tabelle
command-secret = geheimnis hand
command-time = zeit uhr
