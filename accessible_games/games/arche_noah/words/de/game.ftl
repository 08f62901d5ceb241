title = Arche Noah

## The animals: the bare name and its plural. A card is said as its animal and its value.

piece-crocodile =
    .name = Krokodil
    .names = Krokodile
piece-anteater =
    .name = Ameisenbär
    .names = Ameisenbären
piece-bat =
    .name = Fledermaus
    .names = Fledermäuse
piece-vulture =
    .name = Geier
    .names = Geier
piece-hedgehog =
    .name = Igel
    .names = Igel
piece-spider =
    .name = Spinne
    .names = Spinnen
piece-toucan =
    .name = Tukan
    .names = Tukane
piece-hyena =
    .name = Hyäne
    .names = Hyänen
piece-snake =
    .name = Schlange
    .names = Schlangen
piece-frog =
    .name = Frosch
    .names = Frösche

## What happens

species-removed = Nicht im Spiel: { PIECES($animals, form: "bare") }.
    .brief = Ohne { PIECES($animals, form: "bare") }.
pass-began = { $number ->
    [1] Durchgang 1. Alle haben { $coins } Münzen und { $chips } Aktionschips.
   *[other] Durchgang { $number }. Alle haben wieder { $coins } Münzen und behalten ihre Aktionschips.
}
    .brief = { $number ->
    [1] Durchgang 1, je { $coins } Münzen und { $chips } Chips.
   *[other] {""}
}
    .full = { $number ->
    [1] Durchgang 1. Alle haben { $coins } Münzen zum Bieten, und { $chips } Aktionschips für das ganze Spiel.
   *[other] Durchgang { $number }. Alle Karten sind neu gemischt. Alle haben wieder { $coins } Münzen, bekommen aber keine neuen Aktionschips.
}
secret-drawn = { $seat ->
    [you] Deine geheime Karte: { PIECE($card) }.
   *[other] Die geheime Karte von { $seat }: { PIECE($card) }.
}
    .brief = { $seat ->
    [you] Deine geheime Karte: { PIECE($card) }.
   *[other] Geheim bei { $seat }: { PIECE($card) }.
}
    .full = { $seat ->
    [you] Deine geheime Karte: { PIECE($card) }. Sie ist die erste auf deinem Stapel.
   *[other] Die geheime Karte von { $seat }: { PIECE($card) }. Sie ist die erste auf dem Stapel.
}
round-began = Runde { $number } von { $rounds }, { DOES($seat, you: "du beginnst", other: "beginnt") }: { PIECES($cards) }.
    .brief = { PIECES($cards, form: "bare") }.
animals-shown = Auf dem Tisch: { PIECES($cards) }.
    .brief = Tisch: { PIECES($cards, form: "bare") }.
bid-made = { DOES($seat, you: "Du bietest", other: "bietet") } { $coins ->
    [0] nichts.
    [one] eine Münze.
   *[other] { $coins } Münzen.
}
    .brief = { $coins ->
    [0] {""}
   *[other] { DOES($seat, you: "Du bietest", other: "bietet") } { $coins ->
        [one] eine Münze.
       *[other] { $coins } Münzen.
    }
}
    .braille = { $seat ->
    [you] {""}
   *[other] { bid-made.brief }
}
bid-made-part = { SEAT($seat) } { $coins ->
    [0] nichts
    [one] eine
   *[other] { $coins }
}
bid-made-several = Gebote: { $parts }.
order-settled = Reihenfolge: { EACH($bids, as: "seat-bid") }.
    .brief = Gebote: { EACH($bids, as: "seat-bid-brief") }.
    .full = Die Reihenfolge beim Nehmen: { EACH($bids, as: "seat-bid-full") }.
seat-bid = { SEAT($seat) } { $number ->
    [one] eine
   *[other] { $number }
}
seat-bid-brief = { SEAT($seat) }{ $number ->
    [0] {""}
    [one] { " " }eine
   *[other] { " " }{ $number }
}
seat-bid-full = { SEAT($seat) } { $number ->
    [0] ohne Münzen
    [one] mit einer Münze
   *[other] mit { $number } Münzen
}
picked = { DOES($seat, you: "Du nimmst", other: "nimmt") } { PIECE($card) }.
    .braille = { $seat ->
    [you] {""}
   *[other] { $seat } { PIECE($card) }.
}
picked-part = { SEAT($seat) } { PIECE($card) }
took-several = { $lead }, { $rest }.
    .brief = { $parts }.
picked-two = { DOES($seat, you: "Du nimmst", other: "nimmt") } { PIECES($cards) } für einen Aktionschip.
    .brief = { DOES($seat, you: "Du nimmst", other: "nimmt") } { PIECES($cards, form: "bare") }.
    .full = { $seat ->
    [you] Du setzt einen Aktionschip ein und nimmst { PIECES($cards) }. { chips-of-you }
   *[other] { $seat } setzt einen Aktionschip ein und nimmt { PIECES($cards) }. { chips-of-another }
}
    .braille = { $seat ->
    [you] {""}
   *[other] { $seat } { PIECES($cards) }.
}
picked-two-part = { SEAT($seat) } { PIECES($cards) } für einen Chip
    .brief = { SEAT($seat) } { PIECES($cards) }
declined = { DOES($seat, you: "Du nimmst", other: "nimmt") } nichts, für einen Aktionschip.
    .brief = { DOES($seat, you: "Du nimmst", other: "nimmt") } nichts, für einen Chip.
    .full = { $seat ->
    [you] Du setzt einen Aktionschip ein und nimmst nichts. { chips-of-you }
   *[other] { $seat } setzt einen Aktionschip ein und nimmt nichts. { chips-of-another }
}
    .braille = { $seat ->
    [you] {""}
   *[other] { declined.brief }
}
declined-part = { SEAT($seat) } nichts für einen Chip
    .brief = { SEAT($seat) } nichts
chips-of-you = { $left ->
    [0] Das war dein letzter Aktionschip.
    [one] Du hast noch einen Aktionschip.
   *[other] Du hast noch { $left } Aktionschips.
}
chips-of-another = { $left ->
    [0] { $seat } hat keinen Aktionschip mehr.
    [one] { $seat } hat noch einen Aktionschip.
   *[other] { $seat } hat noch { $left } Aktionschips.
}
went-empty = Für { SEAT($seat, case: "accusative") } bleibt nichts übrig.
    .brief = { $seat ->
    [you] Für dich bleibt nichts übrig.
   *[other] {""}
}
    .full = { $seat ->
    [you] Für dich bleibt nichts übrig, alle Tiere sind schon genommen.
   *[other] Für { $seat } bleibt nichts übrig, alle Tiere sind schon genommen.
}
went-empty-part = { SEAT($seat, case: "accusative") }
went-empty-several = Für { $list } bleibt nichts übrig.
set-aside = Zur Seite gelegt: { PIECES($cards) }.
    .brief = {""}
    .full = Niemand nimmt { PIECES($cards) }. Das liegt bis zum Ende des Durchgangs zur Seite.
bid-kept = { DOES($seat, you: "Du hast das zweitbeste Gebot und behältst", other: "hat das zweitbeste Gebot und behält") } { $coins ->
    [one] die Münze.
   *[other] die { $coins } Münzen.
}
    .brief = { DOES($seat, you: "Du behältst", other: "behält") } { $coins ->
    [one] die Münze.
   *[other] die { $coins } Münzen.
}
coins-left = Münzen übrig: { EACH($coins, as: "seat-number") }.
seat-number = { SEAT($seat) } { $number ->
    [0] keine
    [one] eine
   *[other] { $number }
}
seat-chips = { SEAT($seat) } { $number ->
    [0] keinen
    [one] einen
   *[other] { $number }
}

## Scoring

pairs-scored = { $seat ->
    [you] Paare bringen dir
   *[other] Paare bringen { $seat }
} { $points } Punkte: { PIECES($cards) }.
    .brief = { $seat ->
    [you] Du, Paare: { $points } Punkte.
   *[other] { $seat }, Paare: { $points } Punkte.
}
bonus-scored = { $seat ->
    [you] Du hast alle 4 { PIECE($animal, form: "names") } und bekommst
   *[other] { $seat } hat alle 4 { PIECE($animal, form: "names") } und bekommt
} noch { $points } Punkte dazu.
    .brief = { $seat ->
    [you] Du, 4 { PIECE($animal, form: "names") }: { $points } Punkte.
   *[other] { $seat }, 4 { PIECE($animal, form: "names") }: { $points } Punkte.
}
singles-scored = { $seat ->
    [you] Einzelne Karten kosten dich
   *[other] Einzelne Karten kosten { $seat }
} { COUNT($points, as: "points", case: "accusative") }: { PIECES($cards) }.
    .brief = { $seat ->
    [you] Du, einzeln: minus { COUNT($points, as: "points") }.
   *[other] { $seat }, einzeln: minus { COUNT($points, as: "points") }.
}
coins-scored = { DOES($seat, you: "Du hast", other: "hat") } noch { $coins } Münzen, { $points ->
    [one] das ist ein Punkt.
   *[other] das sind { $points } Punkte.
}
    .brief = { seat-name }, { $coins } Münzen: { COUNT($points, as: "points") }.
chips-scored = { DOES($seat, you: "Du hast", other: "hat") } noch { $chips ->
    [one] einen Aktionschip, das ist ein Punkt.
   *[other] { $chips } Aktionschips, das sind { $points } Punkte.
}
    .brief = { seat-name }, { $chips ->
    [one] ein Chip: ein Punkt.
   *[other] { $chips } Chips: { $points } Punkte.
}
seat-points = { SEAT($seat) } { $number ->
    [-1] minus ein Punkt
    [0] null Punkte
    [one] ein Punkt
   *[other] { $number } Punkte
}
seat-score = { SEAT($seat) } { $number ->
    [-1] minus eins
    [one] eins
   *[other] { $number }
}
pass-scored = Punkte in Durchgang { $number }: { EACH($points, as: "seat-score") }.
    .brief = Punkte in Durchgang { $number }: { EACH($points, as: "seat-score") }.
game-scored = Insgesamt: { EACH($points, as: "seat-points") }.
    .brief = Punkte insgesamt: { EACH($points, as: "seat-score") }.
game-won = { DOES($seat, you: "Du gewinnst", other: "gewinnt") } das Spiel.
    .full = { DOES($seat, you: "Du gewinnst", other: "gewinnt") } das Spiel mit { $points ->
    [-1] minus einem Punkt.
    [0] null Punkten.
    [one] einem Punkt.
   *[other] { $points } Punkten.
}
victory-shared = Gemeinsamer Sieg: { EACH($winners, as: "seat-name") }.
    .full = Gemeinsamer Sieg mit je { $points ->
    [-1] minus einem Punkt
    [0] null Punkten
    [one] einem Punkt
   *[other] { $points } Punkten
}: { EACH($winners, as: "seat-name") }.

## What can be asked

pile-closed = Auf deinem Stapel { $size ->
    [0] liegt keine Karte
    [one] liegt eine Karte
   *[other] liegen { $size } Karten
}. { purse }
    .brief = Du hast { COUNT($size, as: "cards") }, { purse-brief }
coins = { $number ->
    [0] keine Münzen
    [one] eine Münze
   *[other] { $number } Münzen
}
purse = Du hast { COUNT($coins, as: "coins") } und { $chips ->
    [0] keinen Aktionschip.
    [one] einen Aktionschip.
   *[other] { $chips } Aktionschips.
}
purse-brief = { COUNT($coins, as: "coins") }, { $chips ->
    [0] keinen Chip.
    [one] einen Chip.
   *[other] { $chips } Chips.
}
pile-open = { $seat ->
    [you] Auf deinem Stapel: { PIECES($cards) }.
   *[other] Auf dem Stapel von { $seat }: { PIECES($cards) }.
}
    .brief = { $seat ->
    [you] Bei dir: { PIECES($cards, form: "bare") }.
   *[other] Bei { $seat }: { PIECES($cards, form: "bare") }.
}
table-empty = Auf dem Tisch liegen keine Tiere.
bids-so-far = Gebote bisher: { EACH($bids, as: "seat-number") }.
no-points = Punkte gibt es erst am Ende von Durchgang 1.
    .brief = Punkte gibt es erst nach Durchgang 1.
chips-left = Aktionschips: { EACH($chips, as: "seat-chips") }.
    .brief = Chips: { EACH($chips, as: "seat-chips") }.
legend-signs = Die Buchstaben eines Kürzels sind das Tier, dahinter steht sein Wert.
on-turn = { DOES($seat, you: "Du bist", other: "ist") } mit { $picks ->
    [yes] Nehmen
   *[no] Bieten
} dran, Durchgang { $number }, Runde { $round } von { $rounds }.
    .brief = { $picks ->
    [yes] { DOES($seat, you: "Du nimmst", other: "nimmt") }
   *[no] { DOES($seat, you: "Du bietest", other: "bietet") }
}, Durchgang { $number }, Runde { $round }.
pile-sizes = Karten auf den Stapeln: { EACH($sizes, as: "seat-number") }.
    .brief = Karten: { EACH($sizes, as: "seat-number") }.
card-counts = Auf dem Ziehstapel liegen { $draw_pile ->
    [0] keine Karten
   *[other] { $draw_pile } Karten
}, zur Seite gelegt { $set_aside ->
    [0] ist keine.
    [one] ist eine.
   *[other] sind { $set_aside }.
}
    .brief = Ziehstapel: { $draw_pile ->
    [0] keine Karten
   *[other] { $draw_pile } Karten
}, zur Seite { $set_aside ->
    [0] keine.
    [one] eine.
   *[other] { $set_aside }.
}
about-animal = Es gibt 4 { PIECE($animal, form: "names") }, von { PIECE($animal, form: "name") } 1 bis { PIECE($animal, form: "name") } 4.
    Ein Paar bringt beide Werte, eine einzelne Karte kostet ihren Wert.
    Alle 4 zusammen bringen noch 3 Punkte dazu.
    .brief = { PIECE($animal, form: "names") }: 4 Karten, 1 bis 4.
about-card = { PIECE($card) }: { $value ->
    [one] im Paar ein Punkt, einzeln kostet die Karte einen Punkt.
   *[other] im Paar { $value } Punkte, einzeln kostet die Karte { $value } Punkte.
}
    .brief = { PIECE($card) }: { $value ->
    [one] ein Punkt, einzeln minus eins.
   *[other] { $value } Punkte, einzeln minus { $value }.
}
not-in-game = { PIECE($animal, form: "names") } sind nicht im Spiel.
on-table = Auf dem Tisch: { PIECES($cards) }.
in-pile = { $seat ->
    [you] Auf deinem Stapel: { PIECES($cards) }.
   *[other] Auf dem Stapel von { $seat }: { PIECES($cards) }.
}
not-shown = { PIECE($animal, form: "name") }: nicht auf dem Tisch.

## What is asked

ask-bid = {""}
    .full = Du hast { $high ->
    [one] eine Münze. Biete sie, oder biete nichts.
   *[other] { $high } Münzen. Biete, so viele du willst, oder biete nichts.
}
prompt-bid = Gebot, 0 bis { $high }.
    .braille = Gebot bis { $high }?
# Who picks first has heard the cards as the round began.
ask-pick = { $whole ->
    [yes] {""}
   *[no] { $number ->
        [one] Für dich übrig: { PIECES($cards) }.
       *[other] Zur Wahl: { PIECES($cards) }.
    }
}
    .brief = { $whole ->
    [yes] {""}
   *[no] Noch da: { PIECES($cards, form: "bare") }.
}
    .full = { $number ->
    [one] Für dich übrig: { PIECES($cards) }.
   *[other] Zur Wahl: { PIECES($cards) }.
}
    { $may-0 ->
    [yes] { $number ->
        [one] Nimm dieses Tier, oder nimm für einen Aktionschip nichts.
       *[other] Nimm ein Tier, oder nimm für einen Aktionschip 2 Tiere oder nichts.
    }
   *[no] Nimm ein Tier.
}
costly-pick = Willst du einen Aktionschip ausgeben?
prompt-pick = Was nimmst du?
    .braille = Nehmen?
moves-pick = { $may-0 ->
    [yes] { $number ->
        [one] Nimm dieses Tier, oder nimm für einen Aktionschip nichts.
       *[other] Nimm eins dieser Tiere, mit Namen oder Nummer.
    Oder nimm für einen Aktionschip 2 Tiere oder nichts.
    }
   *[no] Nimm eins dieser Tiere, mit Namen oder Nummer.
}
hint-bid = { $number ->
    [0] Ich würde nichts bieten.
    [one] Ich würde eine Münze bieten.
   *[other] Ich würde { $number } Münzen bieten.
}
named-number = { $number ->
    [0] keine Münze
    [one] eine Münze
   *[other] { $number } Münzen
}
hint-pick = { $count ->
    [0] Ich würde nichts nehmen.
   *[other] Ich würde { PIECES($cards) } nehmen.
}
refused-no-chip = Du hast keinen Aktionschip mehr, also nimmst du genau ein Tier.
    .brief = Ohne Chip nimmst du genau ein Tier.

## The table's options

option-starter = Wer beginnt? Nach der Anleitung die älteste Person. Platz 1 hat der erste Name.
option-starter-more = Nach der Anleitung beginnt die älteste Person: Wähle ihren Platz, oder das Los, denn Computerspieler haben kein Alter.
option-open-piles = Offene Stapel, die alle ansehen dürfen?
option-open-piles-more = Nach der Anleitung sieht niemand mehr an, was auf einem Stapel liegt. Offene Stapel dürfen alle ansehen, nur nicht die geheimen Karten der anderen.
table-open-piles-yes = Die Stapel liegen offen, alle dürfen sie ansehen.
option-hints = Was darf ein Vorschlag wissen?
option-hints-remembered = was man sich gut merken kann
option-hints-open = die offenen Karten
option-hints-all = alles Gesagte
option-hints-more = Wer gut spielt, merkt sich den eigenen Stapel und die letzten 8 Tiere jedes anderen. Ein Vorschlag kann auch alles wissen, was dir gesagt wurde, oder gar keinen Stapel, auch deinen nicht.

how-to-answer = Zum Bieten tippe, wie viele Münzen, etwa 3, oder das Wort nichts.
    Zum Nehmen tippe ein Tier, etwa Tukan 3, oder seine Nummer, etwa 2.
    Mit einem Aktionschip tippe 2 Tiere, etwa Tukan 3 Igel 2, oder nichts.

## Why the hint says so

bids-for-card = { $best ->
    [yes] Am meisten hilft dir { PIECE($card) }, und darum geht es hier.
   *[no] Hier geht es um { PIECE($card) }.
}
bids-against = { PIECE($card) } wäre gut für { $seat }.
    Dieses Gebot kommt dem vielleicht zuvor.
avoids-card = Wer spät nimmt, dem bleibt { PIECE($card) }.
    Dieses Gebot erspart dir das vielleicht.
lets-pay = { $seat } zahlt dann { COUNT($coins, as: "coins") }, und du behältst deine.
saves-coins = Früher zu nehmen ist keine Münze wert.
takes-best = Das hilft dir von allen am meisten.
keeps-away = { $seat } könnte das gut brauchen.
costs-least = Jedes Tier kostet dich Punkte, und dieses am wenigsten.
takes-two = Beide sind dir mehr wert als der Chip.
takes-none = Jedes Tier kostet mehr als der Chip.
picks-before = Du würdest vor { SEAT($seat, case: "dative") } nehmen.
must-outbid = Wer noch bietet, muss dann mehr bieten.
    .brief = Wer später bietet, muss mehr bieten.
cheapest-open = Kein Tier auf dem Tisch hat einen kleineren Wert.
    .brief = Kein Tier hat einen kleineren Wert.
keeps-from-next = Als Nächstes nimmt { $seat } und bekommt es dann nicht.
    .brief = { $seat } bekommt es dann nicht.
by-open-cards = Dieser Vorschlag kennt keinen Stapel, auch deinen nicht.
    .brief = Dieser Vorschlag kennt keinen Stapel.
may-pair = Ein Partner dafür kann noch kommen.
helps = Das hilft dir{ $outdone ->
    [yes] , wenn auch nicht am meisten
   *[no] {""}
}.
two-at-once = Du bekommst beide auf einmal, und sonst bekommt sie niemand.
spares-points = So kostet dich kein Tier Punkte.
keeps-coins = Du behältst { $coins ->
    [one] deine Münze.
   *[other] alle deine { $coins } Münzen.
}
costs-at-most = Ohne Partner zählt es gegen dich: { COUNT($points, as: "points") }.
spends-chip = Das kostet einen Aktionschip.
pays-bid = { $always ->
    [yes] Du zahlst das auch, wenn andere vor dir nehmen.
   *[no] Du zahlst das nur, wenn du vor dem anderen nimmst.
}
picks-later = Wer mehr bietet, nimmt vor dir.

## Was eine andere Antwort kosten würde

leaves-card = Damit bleibt für { $seat }: { PIECE($card) }.
bids-more = { $coins ->
    [one] Das ist eine Münze
   *[other] Das sind { $coins } Münzen
} mehr.
lets-pick = { $seat } würde vor dir nehmen.
keeps-rivals = Andere kämen für { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
} weniger vor dir dran.
