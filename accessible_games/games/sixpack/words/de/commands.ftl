## Commands: first the word that the program says, then other words and the letter.

command-row = reihe
command-column = spalte
command-block = rundum umgebung drumherum
command-claim = melde melden
command-pattern = muster z
command-picture = bild
command-changes = änderungen änderung geändert anders

## What each of them does

help-row = { $typed }: die Reihe, in der du bist. Mit einer Nummer eine andere.
help-column = { $typed }: die Spalte, in der du bist. Mit einem Buchstaben eine andere.
help-block = { $typed }: die 9 Plätze, in deren Mitte du bist. Mit einem Platz andere.
help-claim = { $typed }: wenn du gefragt wirst, 6 Getränke des Tisches, und jedes Mal die nächsten. Ja meldet die gehörten. Mit 2 Ecken meldest du sofort.
help-pattern = { $typed }: alle Muster, die deine Dominosteine bilden können.
help-picture = { $typed }: der Tisch in Braille, ein Zeichen für jede Karte.
    Eine Flasche ist ein Punktepaar: oben Cola, in der Mitte Limo, unten Bier.
    Ein Mix hat die Punktepaare beider Flaschen.
help-changes = { $typed }: was auf dem Tisch seit deinem letzten Zug anders ist.
