begins = Du spielst mit { $first } und { $second }. Die letzten 3 Runden des Spiels stehen an.
    Paare derselben Art bringen Punkte, und einzelne Tiere kosten Punkte.

step-hand = Was du nimmst, kommt verdeckt auf deinen Stapel. Niemand sieht es wieder.
    Merke dir also, was noch allein ist. Hier hörst du es ein einziges Mal.
    Allein sind auf deinem Stapel Frosch 3, Schlange 2 und Tukan 1.
    Tukan 4 und Tukan 2 sind ein Paar, und auch alles Übrige ist gepaart.
    Tippe { $typed }.
step-hand-why = Höre zuerst, was dir sonst noch gehört. Tippe { $typed }.
step-table = So hörst du, wie viele Karten du hast, aber nie wieder, welche.
    Mit Münzen bietest du. Wozu Aktionschips gut sind, kommt gleich.
    Höre jetzt, was auf dem Tisch liegt. Tippe { $typed }.
step-table-why = Höre erst, welche Tiere zu haben sind. Tippe { $typed }.
step-card = Auf dem Tisch liegen immer so viele Tiere, wie Personen mitspielen.
    Frosch 4 wäre der Partner für deinen Frosch 3.
    Was er wert ist, hörst du mit { $typed }.
step-card-why = Frage nach Frosch 4. Tippe { $typed }.
step-scores = Mit Frosch 3 wird er ein Paar und bringt beide Werte, also 7 Punkte.
    Allein kostet dich dein Frosch 3 Punkte. Du willst also Frosch 4.
    Wie viele Münzen haben die anderen? Tippe { $typed }.
step-scores-why = Höre vor dem Bieten, was die anderen haben. Tippe { $typed }.
step-bid = Wer am meisten bietet, nimmt zuerst, dann geht es der Reihe nach.
    Jeder bietet nur einmal und zahlt auf jeden Fall. In dieser Runde beginnst du.
    Frosch 4 ist dir etwas wert: Biete 3 Münzen. Tippe die Zahl.
step-bid-why = Mit weniger Münzen könnte dir jemand den Frosch wegnehmen.
    Mit mehr bliebe dir wenig, und je 2 Münzen bringen am Ende einen Punkt.
    Biete 3 Münzen.
step-pick = Du hast am meisten geboten und nimmst zuerst. Ein Tier musst du nehmen.
    Tippe das Tier mit seinem Wert, oder seine Nummer in der Liste eben.
step-pick-why = Nur ein Tier passt zu deinem Frosch 3. Die anderen wären allein.
    Nimm Frosch 4.
step-find = Alle haben genommen und bezahlt, auch wer nur den Rest bekam.
    Eine neue Runde hat begonnen, und diesmal hat { $first } zuerst geboten.
    Tukan 3 liegt auf dem Tisch. Tippe { $typed }.
step-find-why = Frage, wo Tukane sind. Tippe { $typed }.
step-outbid = Vom Stapel sagt dir niemand etwas. Aber du weißt noch: Da sind 3 Tukane.
    Alle 4 Tiere einer Art bringen ihre Werte und noch 3 Punkte dazu.
    Du bietest zuletzt und kennst alle Gebote: { $first } bietet eine Münze.
    Bei gleichen Geboten gilt das frühere. Biete nur so viel, wie nötig ist.
step-outbid-why = Du willst zuerst nehmen. Eine Münze reicht nicht: { $first } war früher.
    Mehr als 2 Münzen sind verschenkt. Biete 2 Münzen.
step-two = Du brauchst Tukan 3, und Schlange 4 passt zu deiner Schlange 2.
    Mit einem Aktionschip darfst du 2 Tiere auf einmal nehmen.
    Tippe einfach beide, eins nach dem anderen.
step-two-why = Mit Tukan 3 allein bliebe deine Schlange 2 ohne Partner.
    Ein Aktionschip bringt am Ende einen Punkt, ein Paar bringt mehr.
    Tippe Tukan 3, dann Schlange 4.
step-nothing = Du hast 2 Tiere genommen, darum ging { $second } ohne Gebot leer aus.
    Nun die letzte Runde. Alle deine Tiere haben Partner.
    Was du jetzt noch nimmst, wäre allein und würde Punkte kosten.
    Es gibt also nichts, worum du bieten musst. Biete nichts.
step-nothing-why = Kein Tier auf dem Tisch passt zu deinen. Jede Münze wäre verloren.
    Tippe nichts, oder 0.
step-decline = Du nimmst zuletzt, übrig ist Hyäne 4. Allein würde sie dich 4 Punkte kosten.
    Mit einem Aktionschip darfst du auch gar kein Tier nehmen.
    Tippe nichts.
step-decline-why = Hyäne 4 würde 4 Punkte kosten, ein Aktionschip nur einen.
    Nimm kein Tier: Tippe das Wort nichts.

ends = Gewertet wurde jeder Stapel: Paare, einzelne Tiere, Münzen und Aktionschips.
    Ein ganzes Spiel hat 2 Durchgänge, jeder mit einer neuen geheimen Karte.
    Jetzt kannst du bieten und nehmen und weißt, wann ein Aktionschip hilft.
    Die Kunst dabei: Merke dir, welche deiner Tiere noch allein sind.
