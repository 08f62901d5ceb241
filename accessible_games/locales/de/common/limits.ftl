## What a server does not allow too often

login-guessed = Gerade werden hier viele falsche Wörter probiert, darum zählen deine nicht. Versuche es in einer Minute wieder, oder komm mit einem Namen herein.
login-many-names = Aus deinem Netz kann gerade niemand einen neuen Namen nehmen, weil es dort schon viele getan haben. Komm in einer Stunde wieder, oder jetzt als Gast.
login-name-alike = { $name } ist einem anderen Namen hier zu ähnlich. Wähle einen anderen Namen.
tables-more = { $count ->
    [one] Es gibt noch einen Tisch.
   *[other] Es gibt noch { $count } Tische.
} Tippe { $command }, um weiterzuhören.
tables-how = Tippe tische allein, mit einer Zahl für weitere, oder mit an oder aus.
tables-parts = { $count ->
    [one] Mehr Tische gibt es nicht. Tippe tische allein, um sie zu hören.
   *[other] Die Tische kommen in { $count } Teilen. Tippe tische und die Nummer von einem.
}
tables-too-many = Du hast zuletzt viele Tische eröffnet, ohne zu Ende zu spielen. Spiel etwas zu Ende, oder warte einige Minuten.
tables-unfinished = Zu viele deiner Spiele sind nicht zu Ende. Beende zuerst eines davon, dann kannst du einen neuen Tisch eröffnen.
reports-too-many = Deine letzten Meldungen sind angekommen. Die nächste kannst du in einigen Minuten schicken.
labels-still = Für dich werden schon Kürzel gemacht. Warte, bis sie da sind, und versuche es noch einmal.
