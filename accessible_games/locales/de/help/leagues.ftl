help-league = { $typed }: mit wem du in deiner Liga als Nächstes spielst, wer davon hier ist, und wann ihr alle wach seid. { $typed } spielen führt an diesen Tisch.
    { $typed } liste: welche Ligen es gibt. { $typed } und ein Name: was dort gespielt wird, und von wem. { $typed } beitreten und { $typed } verlassen: dazukommen oder gehen.
    { $typed } neu, ein Name und ein Spiel: eine Liga gründen. Dahinter tage 3: drei Tage für jeden Zug. { $typed } anfangen: sie anfangen, oder ihre nächste Runde. { $typed } entfernen und ein Name nimmt jemanden heraus, { $typed } beenden beendet sie.
    { $typed } tabelle: wer wie viele Punkte hat. Du bekommst einen für alle an einem Tisch, die hinter dir sind, und einen halben für alle, die gleich gut sind. Ein fehlender Platz zählt einen halben Punkt, und wenn du frei hast, alle anderen auch.
    { $typed } wach 18-22 Berlin: wann du wach bist, damit alle hören, welche Stunden ihr gemeinsam habt. { $typed } wach aus: niemand hört es.
    { $typed } export: der Stand als Tabelle für ein Rechenblatt. Wenn du in mehreren Ligen bist, nenne dazu den Namen.
help-rating = { $typed }: wie stark du in jedem Spiel bist, und wie sicher das ist. Alle beginnen bei 1500. { $typed } an: ab jetzt gewertet werden. { $typed } aus: nicht mehr, und deine Wertungen werden gelöscht. { $typed } und ein Spiel: wer am besten ist.
    Nur Spiele mit zwei Leuten, die das wollen, zählen. Computerspieler zählen nicht, und ein Spiel, das vorher beendet wird, auch nicht. Wer hinausgestimmt wird, kommt zuletzt. Wo ein Computerspieler deinen Platz hält, ist sein Spiel deines.
usage-serve-league = accessible-games serve league sagt die Ligen auf deinem Server, und mit einem Namen ihren Stand, ob der Server läuft oder nicht.
    --out ORDNER schreibt ihn als Tabelle für ein Rechenblatt, --force auch über eine ältere. --data nennt einen anderen Ordner eines Servers.
