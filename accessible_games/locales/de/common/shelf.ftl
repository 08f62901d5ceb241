## Tutorials

lessons = Jede Übung führt dich Schritt für Schritt durch einen ersten Durchgang.
lesson-of = { $title }: tippe accessible-games tutorial { $game }.
lesson-title = Übung: { $title }
lesson-begins = Übung: { $title }.
    Enter allein sagt einen Schritt noch einmal.
    Tippe vorschlag, wenn du Hilfe brauchst, und ende, wenn du aufhören willst.
    Tippe weiter, dann wird ein Schritt für dich gemacht.
lesson-still = Tippe jetzt { $typed }.
lesson-type = Tippe { $typed }.
lesson-next = Ich tippe für dich: { $typed }.
lesson-no-undo = Hier wird nichts zurückgenommen. Falsche Antworten ändern nichts.
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
} nach dem, was du da wissen konntest.
    Das dauert etwa { $minutes ->
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
review-chosen = Gewählt: { $played }.
review-tries = Besser: { $better }, das gewinnt { $number ->
    [one] ein Spiel
   *[other] { $number } Spiele
} von 100 mehr.
    .brief = Besser: { $better }.
review-points = Besser: { $better }, etwa { COUNT($number, as: "points", case: "accusative") } mehr.
review-how = Tippe eine Nummer, um dorthin zu gehen, Enter für alles noch einmal, oder ende.
    .brief = Tippe eine Nummer, Enter oder ende.
review-there = Antworte, wie du willst, und spiele weiter. Nichts wird gespeichert.
    Zurück zur Liste kommst du mit { $command }.
    .brief = Ungespeichert. Zurück: { $command }.
review-unsaved = Was du hier ausprobierst, wird nicht gespeichert.
review-tried = Das ausprobierte Spiel ist vorbei.
review-back = { $count ->
    [one] Du bist zurück bei dem Moment. Tippe seine Nummer, Enter oder ende.
   *[other] Du bist zurück bei den { $count } Momenten. Tippe eine Nummer, Enter oder ende.
}
    .brief = Zurück bei den Momenten.
review-which = { $count ->
    [one] Es gibt nur einen Moment. Tippe 1, Enter oder ende.
   *[other] Es gibt nur { $count } Momente. Tippe eine ihrer Nummern, Enter oder ende.
}
review-not-over = Das Spiel { $file } ist nicht zu Ende, erst dann gibt es einen Rückblick. Weiter geht es mit accessible-games resume.
nothing-to-review = Noch ist kein gespeichertes Spiel zu Ende, es gibt also keinen Rückblick. Beginne eins mit accessible-games play.

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
no-looking-back = In { $file } darf vor dem Ende niemand zurückschauen. Weiter geht es mit accessible-games resume.
record-in-use = Dieses Spiel läuft gerade in einem anderen Fenster. Schließe es zuerst dort.
record-is-over = Das Spiel { $file } ist zu Ende. Noch einmal hörst du es mit accessible-games replay { $file }.
no-such-record = In { $folder } gibt es kein gespeichertes Spiel { $name }.
nothing-to-resume = Es gibt kein gespeichertes Spiel, das weitergehen kann. Beginne eins mit accessible-games play.
nothing-to-replay = Es gibt kein gespeichertes Spiel zu hören. Beginne eins mit accessible-games play.
record-unknown-game = Das gespeicherte Spiel ist ein unbekanntes Spiel, { $found }.
record-lacks-package = Das gespeicherte Spiel ist { $found }. Installiere das Paket { $package }, dann geht es weiter.
record-other-version = Dieses Spiel wurde nach anderen Regeln gespielt, Version { $found }. Es kann nicht weitergehen, bleibt aber erhalten.
record-wrong-heading = Der Anfang des gespeicherten Spiels passt nicht: { $found }.
record-wrong-answer = Zeile { $line } des gespeicherten Spiels ist gegen die Regeln: { $found }.
record-not-a-record = Das ist kein gespeichertes Spiel.
record-no-moves = Der Anfang des gespeicherten Spiels ist abgeschnitten.
record-unknown-line = Zeile { $line } des gespeicherten Spiels ist nicht lesbar: { $found }.
record-not-text = Zeile { $line } des gespeicherten Spiels ist kein Text.
record-damaged = Zeile { $line } des gespeicherten Spiels ist beschädigt.
record-other-format = Das Spiel ist im Format { $found } gespeichert, das erst eine neuere Version des Programms lesen kann.
# Then you are asked, yes or no.
go-on-without =
    { $count ->
        [0] Keine Antwort ist verloren. Willst du weiterspielen?
        [one] Eine Antwort ist verloren. Willst du ohne sie weiterspielen?
       *[other] Von da an sind { $count } Antworten aller Spieler verloren. Willst du ohne sie weiterspielen?
    }
damaged-kept = Das beschädigte Spiel bleibt erhalten als { $file }.
damaged-left = Das Spiel bleibt, wie es ist.

# What a game lacks
game-without-rules = Für { $title } gibt es hier keine Regeln zum Lesen.
game-without-labels = Für { $title } gibt es keine Kürzel in Braille.
game-without-lesson = Für { $title } gibt es keine Übung.
game-without-puzzles = Für { $title } gibt es keine Rätsel.
game-without-topic = Dazu gibt es bei { $title } nichts zu sagen.
player-part-fails = Bei { $title } lässt sich { $file } nicht benutzen, das Programm hilft sich ohne: { $problem }.
game-speaks = { $count ->
    [0] Für { $title } gibt es noch keine Worte.
    [one] { $title } gibt es nur in dieser Sprache: { $languages }. Stelle sie ein, um es zu spielen.
   *[other] { $title } gibt es nur in diesen Sprachen: { $languages }. Stelle eine davon ein, um es zu spielen.
}
