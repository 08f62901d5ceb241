## Answers to commands

moves-one-of = Du hast die Wahl: { $choices }.
moves-meanwhile = Jederzeit: { $choices }.
moves-cards = Lege { $count ->
    [one] eine deiner Karten ab, mit Namen oder Nummer.
   *[other] { $count } deiner Karten ab, mit Namen oder Nummern.
}
table-ends = Hier endet der Tisch.
refused-unknown-place = Den Platz { $place } gibt es nicht. Plätze haben einen Buchstaben und eine Zahl bis 26.
    .brief = Den Platz { $place } gibt es nicht.
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
hint-and-cards = Mein Vorschlag: { $choice } gegen { PIECES($cards, case: "accusative") }.
hint-then = Danach: { $names }.
thinking = Ich denke nach.
named-cards = { $count ->
    [0] nichts
   *[other] { PIECES($cards, form: "bare") }
}
hint-as-good = Etwa ebenso gut: { $name }.
hint-better = Vielleicht besser: { $name }.
hint-not-clear = Nicht deutlich schlechter: { $name }.
hint-doubtful = Vielleicht schlechter: { $name }.
hint-tempting = Verlockend, aber schlechter: { $name }.
hint-fewer-points = Das brächte etwa { COUNT($number, as: "points", case: "accusative") } weniger.
hint-tries = Mein Vorschlag gewinnt { $number ->
    [0] fast keins
    [one] eins
   *[other] etwa { $number }
} von 100 Spielen. { $next }
    .brief = { $number ->
    [0] Vorschlag: fast keins
    [one] Mein Vorschlag: eins
   *[other] Mein Vorschlag: { $number }
} von 100 Spielen. { $next }
hint-points = Mit meinem Vorschlag hast du am Ende etwa { COUNT($number, as: "points", case: "accusative") }. { $next }
    .brief = Etwa { COUNT($number, as: "points") }. { $next }
hint-next = { $verdict ->
    [as-good] Etwa ebenso gut: { $name }.
    [better] Vielleicht besser: { $name }.
    [not-clear] Nicht deutlich schlechter: { $name }.
    [doubtful] Vielleicht schlechter: { $name }.
   *[other] { $is-told ->
        [yes] Das andere
       *[no] Das Zweitbeste: { $name }
    }, { $measure ->
        [points] etwa { COUNT($number, as: "points") }.
       *[tries] { $number ->
            [0] fast kein Spiel.
            [one] ein Spiel.
           *[other] etwa { $number } Spiele.
        }
    }
}
    .brief = { $verdict ->
    [as-good] Ebenso gut: { $name }.
    [better] Vielleicht besser: { $name }.
    [not-clear] Nicht deutlich schlechter: { $name }.
    [doubtful] Vielleicht schlechter: { $name }.
   *[other] { $is-told ->
        [yes] {""}
       *[no] Das Zweitbeste: { $name }.
    }
}
nothing-to-undo = Du hast keinen Zug, den du zurücknehmen kannst.
undo-too-late = Zu spät: Inzwischen ist etwas Verdecktes bekannt geworden.
undo-after = Zu spät: Inzwischen haben andere gespielt.
undo-absent = Zu spät: Inzwischen hat jemand gespielt, der jetzt nicht gefragt werden kann.
undo-turn = Zu spät: Inzwischen sind andere gefragt.
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
taken-back = Zurückgenommen: { $answers }.
saved-as = Gespeichert als { $file }.
report-written = Der Bericht ohne Geheimnisse steht in { $file }.
report-with-secrets = Der Bericht mit allen Geheimnissen steht in { $file }.
report-refused = Der Bericht lässt sich nicht schreiben: { $problem }.
saved-for-later = Das Spiel ist gespeichert. Weiter geht es mit accessible-games resume.
not-saved = Das Spiel ließ sich nicht speichern.
disk-refuses = Das Spiel lässt sich nicht speichern: { $problem }. Es geht weiter, aber ohne Speichern.
disk-works-again = Das Spiel wird wieder gespeichert.
written-anew = Die Datei des Spiels fehlte oder war verändert. Das Spiel ist neu gespeichert als { $file }.
voice-not-installed = Nichts kann gesprochen werden, denn Python erreicht Speech Dispatcher nicht. { INSTALL("speechd") ->
    [none] Ein Paket dafür ist für dieses System nicht bekannt. Ein Screenreader spricht.
   *[other] Tippe { INSTALL("speechd") }{ start-again }.
}
voice-no-server = Nichts kann gesprochen werden, denn Speech Dispatcher antwortet nicht. { INSTALL("speech-dispatcher") ->
    [none] Probiere spd-say hallo.
   *[other] Tippe { INSTALL("speech-dispatcher") }, dann probiere spd-say hallo.
}
voice-stopped = Speech Dispatcher antwortet nicht mehr. Das Spiel geht als Text weiter.
game-over = Das Spiel ist vorbei. Noch einmal hörst du es mit accessible-games replay.
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
verbosity-braille = in Braille
verbosity-is = Die Ansagen sind { $now }. Zur Wahl stehen { $choices }.
verbosity-changed = Die Ansagen sind jetzt { $now }.
hear-own = eigenes
hear-others = andere
hear-bids = gebote
hear-coins = münzen
hear-table = tisch
hear-scores = punkte
hear-all = alles
hear-changes = neues
hear-off = aus
hear-is = So viel hörst du. { $choices }. Zum Ändern tippe zum Beispiel hören gebote aus.
hear-told-all = Du hörst alle Zeilen wie "{ $word }".
hear-told-changes = Du hörst Zeilen wie "{ $word }", wo sie Neues sagen.
hear-told-off = Zeilen wie "{ $word }" hörst du nicht. Der Befehl neues holt sie nach.
hear-sample-own = Du klopfst
hear-sample-others = Tom klopft
hear-sample-bids = Tom bietet 2 Münzen
hear-sample-coins = Münzen übrig: Tom 10
hear-sample-table = Die Lücke n11 bleibt
hear-sample-scores = Bären: 8 Punkte für Tom
called-language-de = deutsch german allemand
called-language-en = englisch english anglais
called-language-fr = französisch french francais
language-de = Deutsch
language-fr = français
language-en = English
language-is = Die Sprache ist { $now }. Zur Wahl stehen { $choices }.
language-changed = Die Sprache ist jetzt { $now }.
braille-off = aus
braille-on = an
braille-is = Die Kürzel hinter den Kartennamen sind { $now }. Zur Wahl stehen { $choices }.
braille-changed = Die Kürzel hinter den Kartennamen sind jetzt { $now }.
display-off = Das Spiel lässt die Braillezeile in Ruhe. Willst du es dort lesen, starte mit { $option }.
    .brief = Starte dafür mit { $option }.
display-taken = Das Spiel hat die Braillezeile. Jede Taste der Tastatur gibt sie zurück.
    .brief = Das Spiel hat die Braillezeile.
display-given-back = Der Screenreader hat die Braillezeile wieder.
    .brief = Der Screenreader hat die Zeile wieder.
display-lost = Die Braillezeile ist weg. Spiel mit der Tastatur weiter oder hol sie dir wieder.
    .brief = Die Braillezeile ist weg.
display-refused = BRLTTY lässt dich nicht herein. Tritt der Gruppe { $name } bei und melde dich neu an.
    .brief = Für BRLTTY fehlt dir die Gruppe { $name }.
display-missing = BRLTTY hat keine Braillezeile. Schließ eine an und versuch es noch einmal.
    .brief = BRLTTY hat keine Braillezeile.
display-busy = BRLTTY behält die Braillezeile, vielleicht für ein anderes Programm. Beende das und versuch es noch einmal.
    .brief = Ein anderes Programm hat die Zeile.
display-ends = Die Braillezeile endet hier.
display-nothing-here = Da ist nichts.
display-chosen = Gewählt: { PIECES($cards, form: "bare") }, noch { COUNT($left, as: "cards") }.
display-none-chosen = Nichts ist gewählt.
display-word-chosen = Gewählt: { $name }. Jetzt der Platz.
display-columns = Die Buchstaben der Spalten.
display-done = fertig
display-menu = Befehle zum Drücken.
display-part-news = Das Neue.
display-part-question = Die Frage.
display-part-choice = Antworten zur Wahl.
display-part-hand = Deine Hand.
display-part-table = Der Tisch.
display-part-menu = Befehle.
display-part-notice = Eine Antwort. Weiterblättern führt zurück.
display-always = Das Spiel hat die Braillezeile bei jeder Frage an dich. Jede Taste der Tastatur gibt sie bis zur nächsten zurück.
    .brief = Das Spiel hat die Zeile bei jeder Frage.
feel-once = einmal
feel-always = immer
remarks-few = wenige
remarks-is = Bemerkungen der Computerspieler: { $now }. Zur Wahl stehen { $choices }.
remarks-changed = Bemerkungen der Computerspieler ab jetzt: { $now }.
remarks-off = aus
remarks-on = an
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
pace-is = Tempo der Zeilen: { $now }. Zur Wahl stehen { $choices }.
pace-changed = Tempo der Zeilen ab jetzt: { $now }.
curtain-off = aus
curtain-on = an
curtain-is = Der Vorhang vor der nächsten Person ist { $now }. Zur Wahl stehen { $choices }.
curtain-changed = Der Vorhang vor der nächsten Person ist jetzt { $now }.
confirm-off = aus
confirm-on = an
confirm-is = Die Rückfrage vor teuren Antworten ist { $now }. Zur Wahl stehen { $choices }.
confirm-changed = Die Rückfrage vor teuren Antworten ist jetzt { $now }.
contracted-on = an
contracted-off = aus
contracted-is = Zeilen werden in Kurzschrift gemessen: { $now }. Zur Wahl stehen { $choices }.
contracted-changed = Zeilen werden jetzt in Kurzschrift gemessen: { $now }.
marks-on = an
marks-off = aus
marks-is = Die Markierung unter Gewähltem auf der Braillezeile ist { $now }. Zur Wahl stehen { $choices }.
marks-changed = Die Markierung unter Gewähltem auf der Braillezeile ist jetzt { $now }.
legend = { $entries }.
    Eine Zahl vor einem Kürzel zählt dessen Karten. Antworten tippst du in Worten oder nach ihrem Platz. Alles Weitere sagt hilfe.
places-letters = buchstaben
places-words = wörter
places-is = Ansage der Spalten: { $now }. Zur Wahl stehen { $choices }.
places-changed = Ansage der Spalten ab jetzt: { $now }.
help-commands = Befehle und ihre Buchstaben: { $commands }.
help-further = Tippe hilfe befehle für alle Befehle, oder hilfe und ein Wort.
help-more = Tippe hilfe und einen Befehl, um zu hören, was er tut.
