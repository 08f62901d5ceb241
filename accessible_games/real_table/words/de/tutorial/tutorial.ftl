begins = Du spielst Karten mit { $first } und { $second }, und das Programm schreibt auf.

step-sheet = Zuerst kommt ein Block. Er soll bis 50 Punkte gehen.
    Tippe { $typed }.
step-sheet-why = Ohne Block kann nichts geschrieben werden. Tippe { $typed }.
step-round = Die erste Runde: 12 Punkte für dich, 3 weniger für { $first }.
    Wen du nicht nennst, der bekommt nichts.
    Tippe { $typed }, oder nur die Anfänge der Namen.
step-round-why = Eine Runde sind Namen mit Zahlen. Tippe { $typed }.
step-scores = Nach jeder Runde hörst du, wer vorn liegt.
    Alle Summen hörst du mit { $typed }.
step-scores-why = Höre zuerst, wie es steht. Tippe { $typed }.
step-fix = { $first } widerspricht: Es waren 3 mehr, nicht 3 weniger.
    Berichtige die erste Runde. Tippe { $typed }.
step-fix-why = Nur eine Zahl in Runde 1 ist falsch. Tippe { $typed }.
step-look = Du fühlst G9 auf einer Karte und willst wissen, was das ist.
    Tippe { $typed }.
step-look-why = Tippe, was auf der Karte zu fühlen ist. Tippe { $typed }.
step-table = Was offen liegt, kann man notieren, bei allen Karten. Hier soll es SixPack sein.
    Tippe { $typed }.
step-table-why = Sag zuerst, um welche Karten es geht. Tippe { $typed }.
step-lay = Jemand legt eine Cola. Plätze haben einen Buchstaben für die Spalte und eine Zahl für die Reihe.
    Tippe { $typed }.
step-lay-why = Notiere, was wohin gelegt wurde. Tippe { $typed }.
step-read = Wer wissen will, was dort liegt, fragt danach.
    Tippe { $typed }.
step-read-why = Höre zuerst, was dort liegt. Tippe { $typed }.
step-dice = Manche Spiele brauchen Würfel, und das Programm hat welche.
    Zwei sechsseitige Würfel sind { $typed }.
step-dice-why = Würfle zuerst. Tippe { $typed }.
step-end = Was gewürfelt ist, bleibt. Alles andere nimmt rückgängig zurück.
    Dein Abend wird bei jeder Zeile gespeichert, bis du ihn beendest.
    Tippe { $typed }.
step-end-why = Hier ist nichts mehr zu tun. Tippe { $typed }.

ends = Mit hilfe hörst du jederzeit, was es noch gibt: Münze, Wecker, Geheimnisse und verdeckte Karten, wer kommt und geht.
