## What the words of the game mean, for help and card, and what is typed for them, where no answer is.

meaning-bid = Gebot: Alle sagen einmal, wie viele Münzen sie zahlen. Wer am meisten bietet, nimmt zuerst.
called-bid = gebot gebote bieten
meaning-coin = Mit Münzen bietest du. In jedem Durchgang bekommst du neue.
called-coin = münze münzen geldchip geldchips
meaning-chip = Mit einem Aktionschip nimmst du zwei Tiere auf einmal oder keines. Ein benutzter Chip ist für den Rest des Spiels weg.
called-chip = chip chips aktionschip aktionschips
meaning-secret-card = Die geheime Karte ist die erste deines Stapels, nur du kennst sie.
called-secret-card = geheimkarte geheime-karte geheim
meaning-pile = Auf deinem Stapel liegen deine Tiere. Bis zur Wertung schaut niemand hinein.
called-pile = stapel sammelstapel
meaning-draw-pile = Auf dem Ziehstapel liegen verdeckt die Tiere der nächsten Runden.
called-draw-pile = ziehstapel nachziehstapel
meaning-pair = Ein Paar sind zwei Karten eines Tiers. Es zählt beide Werte.
called-pair = paar paare
meaning-single = Eine einzelne Karte eines Tiers kostet dich ihren Wert.
called-single = einzeln einzelne einzelkarte
meaning-victory-point = Siegpunkte: Jeder Durchgang bringt welche, und wer zusammen die meisten hat, gewinnt.
called-victory-point = siegpunkte siegpunkt
meaning-pass = Ein Durchgang ist die Hälfte des Spiels: mischen, einige Runden spielen, dann werten.
called-pass = durchgang durchgänge
meaning-start-card = Die Startkarte zeigt, wer zuerst bietet. Nach jeder Runde wandert sie nach links.
called-start-card = startkarte startspielerkarte
meaning-round = Eine Runde: Alle bieten einmal, dann nehmen alle aus der Auslage.
called-round = runde runden
called-starter = startspieler beginn
called-open-piles = offen offene-stapel
called-hints = vorschläge

## What each question is about, for help alone.

question-bid = Du bietest Münzen, um früher zu nehmen: Wer am meisten bietet, nimmt zuerst, und alle zahlen.
question-pick = Du nimmst ein Tier auf deinen Stapel, mit einem Aktionschip zwei oder keines.

## Nouns that are counted here only.

counted = Aktionschip Aktionschips
