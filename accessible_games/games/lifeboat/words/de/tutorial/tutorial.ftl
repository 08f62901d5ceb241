begins = Ihr sitzt zu viert in einem Rettungsboot und treibt seit Tagen auf dem Meer.
    Der vierte Vogel heißt Land. Dann ist das Spiel zu Ende, und es wird gezählt.

step-who = Bevor du eine Karte wählst: Wer bist du, wen liebst du, wen hasst du?
    Tippe { $typed }.
step-who-why = Höre zuerst, wer du bist. Tippe { $typed }.
step-boat = Wen du liebst und wen du hasst, weißt nur du.
    Punkte bringt, wenn du und deine Liebe überleben und dein Feind tot ist.
    Höre, wer noch im Boot sitzt. Tippe { $typed }.
step-boat-why = Höre erst, wer im Boot sitzt. Tippe { $typed }.
step-card = So sitzen alle vom Bug bis zum Heck. Du sitzt ganz vorn am Bug.
    Hast du so viele Wunden wie Größe, bist du bewusstlos, mit mehr bist du tot.
    Du ziehst den Proviant für alle und wählst zuerst. Taugt ein Messer etwas?
    Tippe { $typed }.
step-card-why = Frage, wozu ein Messer gut ist. Tippe { $typed }.
step-draft = Stephen hat ein Juwel, und du hasst Stephen. Vielleicht kommt es zum Kampf.
    Behalte das Messer, der Rest geht an die anderen weiter. Tippe seinen Namen.
step-draft-why = Wasser hast du genug, und nichts anderes hilft im Kampf so wie das Messer.
    Behalte das Messer.
step-person = Jetzt kommen die Züge. Du hast eine Aktion, etwa rudern oder überfallen.
    Sieh dir Stephen genau an. Tippe { $typed }.
step-person-why = Sieh dir erst Stephen genau an. Tippe { $typed }.
step-mug = Deine Stärke ist deine Größe, also 8. Seine ist 5. Hole dir sein Juwel.
    Er kann es dir geben oder darum kämpfen.
    Tippe in einer Zeile überfallen, dann wen, dann die Karte.
step-mug-why = Du könntest rudern oder warten, aber das Juwel bringt dir Punkte.
    Sage, was du tust, mit wem und für welche Karte: überfallen, Stephen, Juwel.
step-weapon = Er wehrt sich. Mit Stärke 8 gegen Stärke 5 liegst du vorn.
    Aber jetzt dürfen ihm die anderen helfen, die Lady etwa mit Stärke 4.
    Du darfst eine Waffe aus der Hand spielen. Spiele das Messer.
step-weapon-why = Ohne Waffe hast du Stärke 8, und Stephen mit der Lady hat Stärke 9.
    Spiele das Messer: Tippe seinen Namen.
step-drink = Gewonnen. Wer verliert, bekommt eine Wunde, und das Juwel gehört dir.
    Danach waren die anderen am Zug: Die Lady hat gerudert.
    Dann wurde gesteuert. Das tut, wer wach ist und dem Heck am nächsten sitzt.
    Die Karte brachte einen Vogel, den Kapitän über Bord und dir Durst.
    Wer fällt, wird verwundet und verliert die offenen Karten. Auch Durst verwundet.
    Du hast 3 Wasserkarten. Trinke ein Wasser: Tippe Wasser.
step-drink-why = Ohne Wasser ist der Durst eine Wunde für dich. Wasser löscht ihn.
    Tippe Wasser.
step-again = Die Karte hat den Maat genannt und dazu alle, die gekämpft haben.
    Darum bist du ein zweites Mal durstig. Trinke noch einmal.
step-again-why = Auch dieser Durst wäre eine Wunde. Tippe Wasser.
step-water = Auch Stephen hat gekämpft. Bewusstlos kann er nur von anderen Wasser bekommen.
    Noch eine Wunde, und er ist tot. Das bringt dir Punkte. Tippe nein.
step-water-why = Du hasst Stephen, und dein letztes Wasser kannst du noch tauschen.
    Tippe nein.
step-morning = Ein neuer Tag. Tote bekommen keine Karten, und du wählst wieder zuerst.
    Am Ende zählen auch Schätze: Geld, Juwelen und Bilder. Nimm das Geld.
step-morning-why = Mit 3 Vögeln ist das Land nah, und dann zählen nur noch Schätze.
    Nimm das Geld.
step-trade = Vor deiner Aktion darfst du handeln, so oft du willst.
    Ein Juwel bringt einen Punkt, 2 Juwelen bringen 4 Punkte.
    Vielleicht hat die Lady eins. Biete ihr Wasser an.
    Tippe in einer Zeile handeln, Lady, Wasser.
step-trade-why = Erst der Handel, er kostet keine Aktion. Niemand muss annehmen.
    Biete der Lady Wasser an: handeln, Lady, Wasser.
step-want = Dafür willst du ein Juwel. Tippe Juwel.
step-want-why = Ein zweites Juwel bringt dir am meisten. Tippe Juwel.
step-scores = Die Lady hatte wirklich eins. Jetzt gehören dir 2 Juwelen.
    Wie viele Punkte hättest du im Augenblick? Tippe { $typed }.
step-scores-why = Zähle deine Punkte, bevor es weitergeht. Tippe { $typed }.
step-row = Das ist viel, also schnell an Land. Vögel sind auf den Navigationskarten.
    Wer rudert, sieht sich 2 davon an und legt aus, welche am Abend zur Wahl stehen.
    Tippe rudern.
step-row-why = Punkte hast du genug, und der nächste Vogel ist der vierte. Also rudere.
step-keep = Am Abend kommt die Karte vom Ruderstapel, wenn dort etwas liegt.
    Kurs 24 hat keinen Vogel und würde dich über Bord werfen.
    Kurs 2 hat einen Vogel. Lege nur diesen auf den Ruderstapel: Tippe Kurs 2.
step-keep-why = Du willst den Vogel, und niemand soll etwas anderes wählen können.
    Also kommt nur Kurs 2 auf den Ruderstapel. Tippe Kurs 2.

ends = Mit dem vierten Vogel kamen Liebe und Hass ans Licht, und es wurde gezählt.
    Du hast überlebt, deine Liebe auch, dein Feind war tot, und du hattest Schätze.
    Selbst Tote bekommen Punkte für ihre Liebe und ihren Feind.
    Du kennst jetzt den Tag: morgens Proviant, dann die Züge, dann das Meer.
    Noch neu für dich: Platztausch, Verbandskasten, Sonnenschirm, Signalpistole.
    Frage nach jeder Karte mit info und ihrem Namen.
