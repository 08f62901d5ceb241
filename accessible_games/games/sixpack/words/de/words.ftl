## What the words of the game mean, for help and card, and what is typed for them, where no answer is.

meaning-take = Du nimmst ein Getränk zurück auf seinen Stapel. Die anderen müssen verbunden bleiben.
meaning-gap = Eine Lücke ist ein leerer Platz, der mindestens zwei Getränke berührt. Sie wird mit dem aufgefüllt, was diese ergeben.
called-gap = lücke lücken ecke ecken winkel
meaning-bottle = Flaschen sind die reinen Getränke. Eine Flasche darf nur Mixe berühren.
called-bottle = flasche flaschen
meaning-mix = Ein Mix enthält zwei Getränke. Er darf nur Flaschen berühren.
called-mix = mix mixe mischung mischgetränk
meaning-domino = Ein Dominostein zeigt eine Flasche und einen Mix. Du hast drei, sie ergeben dein Muster.
called-domino = domino dominos dominostein dominosteine stein steine kiste sechser-kiste
meaning-stack = Jede Flasche teilt sich einen Stapel mit dem Mix auf der Rückseite.
called-stack = stapel vorrat
meaning-pink = Die letzten Karten eines Stapels sind rosa. Wird eine gebraucht, wird eine Spalte oder Reihe abgeräumt.
called-pink = rosa rosa-karten
meaning-point = Ein gemeldetes Muster bringt einen Punkt: Du legst einen seiner Steine zur Seite.
called-point = punkt punkte
meaning-clear = Beim Abräumen geht eine Spalte oder Reihe vom Tisch, wenn ein Stapel knapp ist. Die größere Seite bleibt.
called-clear = abräumen räumen
meaning-above = Die Seite über der abgeräumten Reihe bleibt.
meaning-below = Die Seite unter der abgeräumten Reihe bleibt.
called-claims = meldung meldungen
called-drinks = getränke getränk
called-starter = startspieler
called-removal = wegnehmen
called-columns = erste-spalten

## What each question is about, for help alone.

question-pair = Du legst die erste Flasche und rechts daneben den ersten Mix.
question-turn = Du legst ein Getränk an ein anderes an, Flasche an Mix, oder du nimmst eins weg.
question-fill = In eine Lücke passt mehr als ein Getränk, du wählst aus.
question-claim = Liegen deine drei Dominosteine als Block auf dem Tisch, meldest du ihn für einen Punkt.
question-point = Dein Muster bringt einen Punkt: Einen seiner Steine legst du zur Seite, dann ziehst du wieder 3.
question-clear = Ein Stapel ist knapp, darum geht eine Spalte oder Reihe auf die Stapel zurück.
question-keep = Beide Seiten sind gleich groß. Die andere geht auf die Stapel zurück.

## Nouns that are counted here only.

counted = Getränk Getränke Getränken Muster Dominosteine Dominostein Kirschen Bananen Wassern Kirschbanane Kirschbananen Kirschschorle Kirschschorlen Bananenschorle Bananenschorlen
