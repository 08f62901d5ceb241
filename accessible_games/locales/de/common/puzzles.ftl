## Rätsel

puzzle-begins = Rätsel { $number } von { $count }, { $level ->
    [1] leicht
    [2] mittel
   *[3] schwer
}. Eine Antwort ist klar die beste.
    .brief = Rätsel { $number } von { $count }, { $level ->
    [1] leicht
    [2] mittel
   *[3] schwer
}.
puzzle-solved = Richtig: { $name }.
puzzle-shown = Die beste Antwort: { $name }.
puzzle-wrong = Nicht die beste Antwort: { $name }.
    .brief = Nicht das Beste: { $name }.
puzzle-fewer-points = Das brächte mindestens { $number ->
    [0] einen halben Punkt
   *[other] { COUNT($number, as: "points", case: "accusative") }
} weniger als die beste.
    .brief = Mindestens { $number ->
    [0] ein halber Punkt
   *[other] { COUNT($number, as: "points") }
} weniger.
puzzle-fewer-games = Von 100 Spielen gewänne das mindestens { $number ->
    [one] eins
   *[other] { $number }
} weniger.
    .brief = Gewänne { $number ->
    [one] eins
   *[other] { $number }
} von 100 Spielen weniger.
puzzle-before = Das kommt vor deiner Aktion: { $name }. Das Rätsel fragt nach der Aktion.
    .brief = Vor deiner Aktion: { $name }.
puzzle-hint = Das spricht für die beste Antwort an dieser Stelle.
    .brief = Das spricht für die beste.
puzzle-help = Für eine Begründung tippe vorschlag, für die Lösung weiter.
    .brief = Tippe vorschlag, für die Lösung weiter.
puzzle-other-question = Das Rätsel will nur eine Antwort auf seine Frage.
    .brief = Hier zählt nur die Frage.
puzzle-unsaved = Rätsel werden nicht gespeichert, und zurückzunehmen ist nichts.
    .brief = Nichts zu speichern oder zurückzunehmen.
puzzle-go-on = Enter bringt das nächste Rätsel, ende hört auf.
    .brief = Enter: das nächste, oder ende.
puzzle-left = Du verlässt das Rätsel. Du kannst jederzeit zurückkommen.
    .brief = Du verlässt das Rätsel.
puzzle-none-left = Du hast alle gelöst. Für einen neuen Anfang tippe accessible-games puzzle { $game } again.
puzzle-count = Gelöste Rätsel in { $title }: { $done } von { $count }.
puzzle-how = Für ein Rätsel tippe accessible-games puzzle und den Namen eines Spiels.
    .brief = Tippe accessible-games puzzle und ein Spiel.
puzzle-which-game = Du hast noch kein Rätsel begonnen. Nenne ein Spiel: { $choices }.
puzzle-which-level = Eine Stufe { $word } gibt es nicht. Tippe eine Zahl: 1 ist leicht, 2 ist mittel, 3 ist schwer.
