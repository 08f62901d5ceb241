## Ein Abend am echten Tisch

setup-at-table = Wer ist am Tisch? Tippe die Namen mit Kommas. Enter für { $default }.
prompt-at-table = Namen?
about-at-table = Tippe die Namen aller, die mitspielen, mit Kommas, etwa Ana, Ben.
no-evening = Kein Abend wurde begonnen.
evening-made = { $title }: Bis zu { $high } Leute können kommen, alle mit eigenem Telefon oder Rechner.
evening-how = Wenn alle da sind, tippe starten.
hold-no-computer = Am echten Tisch hält kein Computerspieler einen Platz.
evening-lesson-over = Die Übung ist zu Ende. Los geht es mit accessible-games evening.
evening-saved = Der Abend ist gespeichert. Weiter geht es mit accessible-games evening.
prompt-hides = { $what ->
    [cards] Enter verbirgt sie.
   *[secret] Enter verbirgt es.
}
secret-wait = Warte. Alle brauchen gleich lang.
time-left = Noch { time-told }.
time-told = { $minutes ->
    [0] {""}
    [one] eine Minute
   *[other] { $minutes } Minuten
}{ $minutes ->
    [0] {""}
   *[other] { $seconds ->
        [0] {""}
       *[other] {" und "}
    }
}{ $seconds ->
    [0] {""}
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}
no-timer = Es läuft kein Wecker.
time-up = Die Zeit ist um.
exported = Der Block steht in { $file }.
export-refused = Der Block kann nicht geschrieben werden: { $problem }.
