begins = Du spielst mit { $first } und { $second }.
    Ein langes Spiel kommt in seinen letzten Durchgang.
    Du gewinnst, wenn sonst niemand mehr ein Leben hat.

step-hand = Zuerst deine Karten. Du hast 10 Tiere auf der Hand, die nur du kennst.
    Tippe { $typed } oder nur den ersten Buchstaben davon.
step-hand-why = Höre dir zuerst deine Karten an. Tippe { $typed }.
step-value = Gleiche Tiere werden als Zahl angesagt: Du hast 3 Bären.
    Was ist ein Bär wert? Tippe { $typed }.
step-value-why = Frage erst, was ein Bär wert ist. Tippe { $typed }.
step-table = Von jedem Tier gibt es so viele Karten, wie es Punkte wert ist: 8 Bären.
    Diese Punkte bekommst du, wenn du mehr Bären hast als alle anderen.
    Höre jetzt, was auf dem Tisch liegt. Tippe { $typed }.
step-table-why = Höre erst, was auf dem Tisch liegt. Tippe { $typed }.
step-find = Diese 4 Reihen sind die Auslage. Alle kennen sie.
    Reihe 1 hat immer eine Karte, Reihe 2 hat 2 Karten und so weiter.
    Du willst mehr Bären. Wo sie sind, hörst du so: Tippe { $typed }.
step-find-why = Frage, wo die Bären sind. Tippe { $typed }.
step-lives = Du hast 3 Bären, und in Reihe 2 liegen 2 Bären. Die nimmst du gleich.
    Höre vorher noch, wie viele Leben alle haben. Tippe { $typed }.
step-lives-why = Noch eine Frage vor deinem Zug. Tippe { $typed }.
step-swap = Ein Spiel beginnt mit 5 Leben für alle. Wenige Punkte kosten Leben.
    Jetzt dein erster Zug. Du tauschst eine ganze Reihe gegen ebenso viele Karten.
    Nimm Reihe 2, und lege dafür den Hasen und die Maus ab.
    Tippe die Nummer der Reihe und dahinter die 2 Tiere.
step-swap-why = Du willst die 2 Bären aus Reihe 2. Hase und Maus kannst du entbehren.
    Den Rest brauchst du noch. Und klopfen darf nur, wer schon getauscht hat.
    Tippe also die Nummer der Reihe, dann die beiden Tiere.
step-since = Jetzt hast du 5 von 8 Bären. Mehr kann niemand haben.
    Dein Hase und deine Maus sind die neue Reihe 2.
    Nach dir hat { $first } getauscht, dann { $second }.
    Was seit deinem Zug geschehen ist, hörst du noch einmal mit { $typed }.
step-since-why = Höre noch einmal, was die anderen getan haben. Tippe { $typed }.
step-set = Alle hören, wer welche Karten nimmt. { $first } will wohl Giraffen haben.
    Nun eine Warnung vor Katzen, Hasen und Schweinen.
    Tippe { $typed }.
step-set-why = Warum Katzen gefährlich sind, hörst du mit { $typed }.
step-row = Alle Katzen, alle Hasen oder alle Schweine auf einer Hand sind das Ende.
    Das gilt nach einem Tausch. Alle anderen verlieren dann ein Leben.
    Heute ist niemand nah daran.
    Dein nächster Zug. Du hast 2 Ziegen, und eine dritte liegt in Reihe 1.
    Tippe diesmal nur die Nummer der Reihe.
step-row-why = Du willst die Ziege aus Reihe 1. Tippe nur die Nummer dieser Reihe.
step-lay = Jetzt wirst du gefragt, welche Karte du dafür ablegst.
    Eine Ziege geht nicht: Du darfst nicht genau das ablegen, was du nimmst.
    Ein einzelner Hund nützt dir wenig. Tippe seinen Namen.
step-lay-why = Bären, Ziegen und Schafe behältst du, sie bringen dir Punkte.
    Lege den Hund ab.
step-count = Höre dir deine Hand noch einmal an. Tippe { $typed }.
step-count-why = Höre dir erst deine Hand an, dann entscheide. Tippe { $typed }.
step-knock = Mit so vielen Bären, Ziegen und Schafen solltest du Schluss machen.
    Wenn du klopfst, sind alle anderen noch einmal dran, du nicht mehr.
    Danach wird gezählt. Tippe das Wort klopfen.
step-knock-why = Du könntest weiter tauschen, aber auch die anderen werden besser.
    Deine Hand ist jetzt gut, also klopfe.

ends = Gezählt wurde Tier für Tier, von der Giraffe bis zur Maus.
    Bei den Schweinen war Gleichstand, also gab es dafür keine Punkte.
    Ein einziger Hase war genug für { $second }, denn sonst hatte niemand einen.
    Die meisten Punkte kosten kein Leben, die wenigsten 2 Leben.
    Alle dazwischen verlieren ein Leben.
    Jetzt kannst du dich umhören, tauschen und klopfen.
    Im Spiel rät dir vorschlag zu einem guten Zug und sagt, warum.
