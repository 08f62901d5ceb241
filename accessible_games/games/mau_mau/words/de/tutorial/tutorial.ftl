begins = Du spielst mit { $first } und { $second }. Die meisten Karten sind schon gelegt.
    Wer zuerst keine Karten mehr hat, gewinnt.

step-hand = Zuerst deine Karten. Sonst kennt sie niemand.
    Tippe { $typed }, oder nur den ersten Buchstaben.
step-hand-why = Höre zuerst deine Karten. Tippe { $typed }.
step-table = Du hast 3 Karten. Bist du dran, legst du eine davon auf die oberste Karte.
    Welche das ist, hörst du mit { $typed }.
step-table-why = Höre erst, welche Karte oben liegt. Tippe { $typed }.
step-suit = Eine Karte passt, wenn sie die gleiche Farbe oder den gleichen Wert hat.
    Auf die Herzdame passt also jedes Herz und jede Dame.
    Du hast ein Herz. Tippe seinen Namen: Herz 9.
step-suit-why = Eine Sieben und ein König anderer Farben passen nicht auf die Herzdame.
    Lege die Herz 9.
step-card = { $first } hat eine Neun auf deine Neun gelegt, nun muss Kreuz kommen.
    Kreuz hast du auch, und es ist eine besondere Karte.
    Was eine Sieben bewirkt, hörst du mit { $typed }.
step-card-why = Frage erst, was eine Sieben bewirkt. Tippe { $typed }.
step-seven = Dann muss { $first } 2 Karten ziehen, oder noch eine Sieben legen.
    Lege jetzt deine Sieben.
step-seven-why = Der Karokönig passt nicht auf das Kreuzass.
    Du könntest ziehen, aber die Sieben passt und ärgert. Lege die Kreuz 7.
step-jack = Du hattest nur noch eine Karte, darum wurde für dich Mau gesagt.
    { $first } hatte keine Sieben und hat 2 Karten gezogen.
    Auf die Kreuz 10 passte dein König nicht, so hast du von selbst gezogen.
    Es ist ein Bube. Was er bewirkt, hörst du mit { $typed }.
step-jack-why = Frage, was der Bube bewirkt, bevor du ihn legst. Tippe { $typed }.
step-wish = Du könntest passen und ihn behalten, aber du brauchst ihn gerade jetzt.
    Wünsche dir die Farbe deiner letzten Karte, des Karokönigs.
    Tippe den Buben und die Farbe in einer Zeile: Pikbube Karo.
step-wish-why = Mit einer anderen Farbe passt dein Karokönig später nicht.
    Lege den Buben und wünsche dir Karo.
step-scores = { $first } hat eine Acht gelegt, darum setzt { $second } aus.
    Wie viele Karten haben alle? Tippe { $typed }.
step-scores-why = Höre vor der letzten Karte, wie viele die anderen haben. Tippe { $typed }.
step-last = Karo passt noch immer, und du hast den Karokönig.
    Das ist deine letzte Karte. Lege sie.
step-last-why = Ziehen brächte dir nur noch eine Karte. Lege den Karokönig.

ends = Du hattest keine Karten mehr und hast gewonnen.
    Nach einer Acht setzt der Nächste aus, zu zweit bist du noch einmal dran.
    Vor einem Spiel kannst du Crazy Eights und andere Regeln wählen.
    Im Spiel rät dir vorschlag zu einer guten Karte und sagt, warum.
