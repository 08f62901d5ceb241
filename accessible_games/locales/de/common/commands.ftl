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
command-confirm = rückfrage rückfragen
command-save = speichern sichern
command-feel = tasten fühlen
command-report = bericht
command-help = hilfe befehle
command-quit = ende e q beenden aufhören schluss

## Commands at a table of places
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
back = zurück vorige
between-names = und
called-random = zufall
called-easy = einfach anfänger
called-normal = mittel mittelschwer
called-hard = schwierig stark
called-expert = profi meister
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
