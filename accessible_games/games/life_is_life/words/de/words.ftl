## What the words of the game mean, for help and card, and what is typed for them, where no answer is.

meaning-knock = Wer klopft, tauscht nicht mehr. Alle anderen sind noch einmal dran, dann wird gewertet.
meaning-last-lap = Die letzte Runde: Nach dem Klopfen sind alle anderen noch einmal dran.
called-last-lap = letzte-runde
meaning-sudden-death = Sofortiges Ende: Wer nach einem Tausch eine Sammlung hat, beendet den Durchgang, alle anderen verlieren je ein Leben.
called-sudden-death = sofortiges-ende sofort sudden-death
meaning-set = Eine Sammlung sind alle Katzen, alle Hasen oder alle Schweine in einer Hand. Sie bringt das sofortige Ende.
called-set = sammlung sammlungen satz sätze
meaning-info-card = Die Infokarte zeigt die Sammlungen: alle Katzen, alle Hasen oder alle Schweine in einer Hand.
called-info-card = infokarte infokarten
meaning-majority = Mehrheit: Wer allein die meisten Karten eines Tiers hat, bekommt einmal dessen Wert.
called-majority = mehrheit mehrheiten
meaning-life = Leben: Die wenigsten Punkte kosten zwei, die meisten keins, alles dazwischen eins. Ohne Leben scheidest du aus.
called-life = leben lebenskarte lebenskarten
meaning-display = Die Auslage: vier Reihen mit einer bis vier Karten. Wer tauscht, nimmt eine ganze Reihe.
called-display = auslage reihe reihen
meaning-swap = Beim Tauschen nimmst du eine ganze Reihe und legst ebenso viele Karten aus der Hand dafür hin.
called-swap = tauschen tausch
meaning-round = Ein Durchgang endet sofort oder nach dem Klopfen. Dann zählen die Punkte, und es gehen Leben verloren.
called-round = durchgang durchgänge runde runden
meaning-variant = { option-expert-more }
called-variant = profivariante variante

## What each question is about, for help alone.

question-turn = Du tauschst eine ganze Reihe gegen ebenso viele Handkarten, oder du klopfst.
question-lay = Du legst Handkarten an die Stelle der Reihe, die du nimmst, aber nicht genau die gleichen.
