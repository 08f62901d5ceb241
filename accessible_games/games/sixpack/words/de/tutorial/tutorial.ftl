begins = Du spielst mit { $first }. Du hast 6 Punkte, und mit noch einem gewinnst du.
    Auf einem Tisch liegen Getränke: Flaschen, und Mixe aus 2 Flaschen.

step-hand = Zuerst deine Dominosteine. Jeder ist eine Flasche und ein Mix.
    Tippe { $typed }.
step-hand-why = Höre dir zuerst deine Dominosteine an. Tippe { $typed }.
step-table = Du hast also 3 Dominosteine, die nur du kennst.
    Zusammen sind sie ein Muster aus 6 Getränken, 2 Reihen zu je 3 Getränken.
    Liegt so ein Muster auf dem Tisch, darfst du dafür einen Punkt melden.
    Höre jetzt, was auf dem Tisch liegt. Tippe { $typed }.
step-table-why = Höre erst, was auf dem Tisch liegt. Tippe { $typed }.
step-look = Jeder Platz hat einen Buchstaben für die Spalte und eine Zahl für die Reihe.
    Flaschen berühren nur Mixe, und Mixe berühren nur Flaschen.
    Tippst du nur einen Platz, siehst du dort nach.
    Tippe { $typed }, oder einfach q13.
step-look-why = Sieh dir einen Platz auf dem Tisch an. Tippe { $typed }.
step-left = Du bist jetzt auf q13. Von dort kannst du zu den Nachbarn gehen.
    Drücke die Pfeiltaste nach links, oder tippe { $typed }.
step-left-why = Gehe einen Platz nach links. Tippe { $typed }.
step-pattern = Du bist auf p13. Cola, und rechts davon Colabier: Passt das zu deinem Muster?
    Alle Muster, die deine Steine bilden, hörst du mit { $typed }.
step-pattern-why = Höre erst, wonach du suchst. Tippe { $typed }.
step-add = Nimm das dritte, gespiegelt: oben Cola, Colabier, Bier.
    Darunter Colabier, Bier, Limobier. Der Anfang liegt schon in Reihe 13.
    In deinem Zug legst du ein Getränk dazu oder nimmst eins weg.
    Lücken, die 2 Getränke berühren, werden danach aufgefüllt. Nutze das aus.
    Lege Colabier auf r12, rechts neben das Bier: Tippe Colabier r12.
step-add-why = Andere Züge gehen auch, aber an diesem lernst du das Auffüllen von Lücken.
    Erst das Getränk, dann der Platz: Lege Colabier auf r12.
step-fill = Die Lücke r13 liegt jetzt zwischen 2 Colabieren.
    Dorthin kommt eine Flasche, die in beiden steckt: Cola oder Bier. Du wählst.
    Dein Muster braucht dort Bier. Tippe Bier r13.
step-fill-why = Mit Cola auf r13 passt die Reihe nicht. Du willst Cola, Colabier, Bier.
    Fülle r13 mit Bier: Tippe Bier r13.
step-changes = Dann hat { $first } ein Bier gelegt, und eine Lücke füllte sich von selbst.
    Zwischen Cola und Bier kommt Colabier.
    Was seit deinem Zug anders ist, hörst du mit { $typed }.
step-changes-why = Höre, was sich auf dem Tisch geändert hat. Tippe { $typed }.
step-row = Reihe 13 ist fertig: Cola, Colabier, Bier.
    Und was liegt in der Reihe darunter? Tippe { $typed }.
step-row-why = Höre dir Reihe 14 an. Tippe { $typed }.
step-finish = Colabier und Bier liegen da, genau wie du sie brauchst. Es fehlt Limobier.
    Auf r14 ist eine Lücke zwischen 2 Bieren, die sich nicht von selbst füllt.
    Lege Limobier auf r14: Ein Mix darf jede Flasche berühren.
step-finish-why = Nur ein Getränk fehlt noch, am Ende von Reihe 14.
    Lege Limobier auf r14: erst das Getränk, dann der Platz.
step-led = Dein Muster liegt da, aber finden musst du es selbst.
    Lass dich über den Tisch führen, je 6 Getränke. Tippe { $typed }.
step-led-why = Lass dich vom Programm über den Tisch führen. Tippe { $typed }.
step-claim = Diese 6 sind es nicht. Der Befehl melde nennt die nächsten 6, und ja meldet sie.
    Aber du weißt, wo dein Muster liegt: in Reihe 13 und 14.
    Nenne 2 Ecken davon: Tippe p13 r14.
step-claim-why = Falsche Ecken kosten nichts. Deins liegt von p13 bis r14: Tippe p13 r14.
step-point = Ein Dominostein kommt zur Seite, das ist dein Punkt.
    Am schwersten sind Steine, in deren Mix ihre Flasche nicht steckt.
    So einen hast du hier nicht. Lege den letzten zur Seite: Tippe Bier Limobier.
step-point-why = Jeder Stein wäre ein Punkt. In dieser Übung nimm Bier mit Limobier.
    Tippe Bier Limobier.

ends = Nach jedem Punkt vor dem siebten ziehst du wieder 3 Dominosteine.
    Du kannst auch ein Getränk wegnehmen: Tippe nimm und den Platz.
    Geht ein Stapel zur Neige, wird eine Reihe oder Spalte abgeräumt.
    Jetzt findest du dich zurecht, kannst legen, auffüllen und melden.
    Im Spiel rät dir vorschlag zu einem guten Zug und sagt, warum.
