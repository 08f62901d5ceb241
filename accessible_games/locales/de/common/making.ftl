## Games in the making

game-task = { $word ->
    [none] Tippe new, check oder transcript hinter game.
   *[other] Hinter game steht new, check oder transcript, nicht { $word }.
}
game-needs-name = Nenne das neue Spiel mit einem Wort, wie small-stones.
game-needs-path = Nenne hinter { $task } den Ordner des Spiels.
game-not-there = { $count ->
    [0] In { $folder } ist kein Spiel: Dort fehlt game.py.
   *[other] In { $folder } sind mehrere Spiele. Nenne den Ordner von einem.
}
new-game-odd = Ein Spiel kann nicht { $word } heißen. Nimm bis zu { $longest } kleine englische Buchstaben, Ziffern und Bindestriche, wie small-stones.
new-game-taken = Der Name { $word } ist schon vergeben. Nimm einen anderen.
new-game-there = { $word } gibt es schon. Nimm einen anderen Namen oder einen anderen Ordner.
new-game-made = Das Spiel ist im Ordner { $folder }. Tippe accessible-games game check { $folder }, um es zu prüfen. Wie es weitergeht, steht in { $file }.
checked-games = { $games } Zufallsspiele, { $moves } Züge, { $speed } Millisekunden je Zug.
checked-crash = Ein Zufallsspiel lässt sich nicht zu Ende spielen: { $problem }.
checked-fine = { $part }: in Ordnung.
checked-none = { $part }: gibt es nicht.
checked-lacks = { $part }: Einige fehlen, dort wird das Spiel nicht angeboten.
checked-wrong = { $more ->
    [0] { $part }: { $problem }.
    [one] { $part }: { $problem }, und noch ein Fehler.
   *[other] { $part }: { $problem }, und { $more } weitere Fehler.
}
checked-newer = { $game } braucht eine neuere Version dieses Programms.
checked-fails = { $game } lässt sich nicht laden: { $problem }.
checked-part-rules = Regeln
checked-part-secrets = Geheimnisse
checked-part-copies = Kopien
checked-part-records = Spielstände und Stellungen
checked-part-undo = Zurücknehmen
checked-part-players = Ehrlichkeit der Spieler
checked-part-words = Wörter
checked-part-speech = Sprache
checked-part-labels = Kürzel
checked-part-rules-page = Regeln zum Lesen
checked-part-lesson = Übungsspiel
checked-part-languages = Sprachen
