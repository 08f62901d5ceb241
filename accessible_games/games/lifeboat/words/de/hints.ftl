## Why the hint says so

spares-you = Das erspart dir Schaden.
spares-love = Das erspart deiner Liebe Schaden: { SEAT($seat) }.
    .brief = Das erspart deiner Liebe Schaden.
harms-hate = Das kann { SEAT($seat, case: "dative") } schaden, und das bringt dir am Ende Punkte.
    .brief = { $seat ->
    [you] Das kann dir schaden, für Punkte.
   *[other] Das kann { SEAT($seat, case: "dative") } schaden und dir nützen.
}
gains-nothing = Für dich ist hier nichts zu gewinnen, was auch immer aus den anderen wird.
    .brief = Für dich ist hier nichts zu gewinnen.
nears-land = { $birds ->
    [one] Das bringt einen Vogel, den ersten.
   *[other] Das bringt einen Vogel, und damit sind es { $birds } Vögel.
}
    .brief = { $birds ->
    [one] Das bringt den ersten Vogel.
   *[other] Ein Vogel mehr, dann sind es { $birds } Vögel.
}
may-near-land = Das bringt vielleicht Vögel.
delays-land = Mehr Tage auf See können dir noch etwas bringen.
    .brief = Mehr Tage auf See sind gut für dich.
chooses-course = Wer rudert, bestimmt mit, welche Navigationskarten zur Wahl stehen.
    .brief = Wer rudert, bestimmt den Kurs mit.
shows-courses = { $cards ->
    [one] Damit siehst du noch eine Karte, die du wählen kannst.
   *[other] Damit siehst du noch { $cards } Karten, die du wählen kannst.
}
    .brief = { $cards ->
    [one] Du siehst noch eine Karte.
   *[other] Du siehst noch { $cards } Karten.
}
leaves-to-chance = Keine dieser Karten ist besser für dich als eine unbekannte.
    .brief = Unbekannte Karten sind ebenso gut.
harms-least = Von diesen Karten schadet sie dir wohl am wenigsten.
    .brief = Sie schadet dir wohl am wenigsten.
better-seat = Wer am nächsten am Heck sitzt, wählt den Kurs des Bootes.
    .brief = Wer am nächsten am Heck sitzt, steuert.
chooses-first = Wer näher am Bug sitzt, wählt am Morgen vor den anderen.
    .brief = Näher am Bug wählst du früher.
avoids-thirst = Wer rudert oder kämpft, kann heute Abend durstig werden.
    .brief = Rudern und Kämpfen kann Durst bringen.
water-needed = An manchen der nächsten Tage hast du vielleicht Durst.
    .brief = Vielleicht hast du noch Durst.
needs-own-water = Dein Wasser brauchst du vielleicht später noch.
saves-water = Du hebst dein Wasser für einen späteren Durst auf.
treasure-counts = Mit dem, was du hast, bringt { PIECE($card) } dir { $points ->
    [one] einen Punkt mehr.
   *[other] { $points } Punkte mehr.
}
    .brief = { PIECE($card) } bringt dir { COUNT($points, as: "points", case: "accusative") }.
gets-weapon = { PIECE($card) } macht dich im Kampf um { $size ->
    [one] eins
   *[other] { $size }
} stärker.
    .brief = { PIECE($card) } macht um { $size ->
    [one] eins
   *[other] { $size }
} stärker.
useful-card = Von allem, was du wählen kannst, nützt dir { PIECE($card) } am meisten.
    .brief = { PIECE($card) } nützt dir am meisten.
may-find = { $cards ->
    [one] Die verdeckte Karte { SEAT($seat, case: "genitive") } nützt dir vielleicht.
   *[other] Unter { $cards } verdeckten Karten { SEAT($seat, case: "genitive") } ist vielleicht etwas, das dir nützt.
}
    .brief = { $cards ->
    [one] Die Karte { SEAT($seat, case: "genitive") } nützt vielleicht.
   *[other] { $cards } Karten { SEAT($seat, case: "genitive") } nützen vielleicht.
}
keeps-cards = Du würdest mehr geben, als du bekommst.
hides-cards = Was niemand sieht, kann niemand gezielt fordern.
    .brief = Verdecktes fordert niemand gezielt.
good-trade = { $get ->
    [none] Was du bekommst, ist dir mehr wert als das, was du gibst.
   *[other] Du bekommst { PIECES($get, case: "accusative") }, und das ist dir mehr wert als das, was du gibst.
}
    .brief = Du bekommst mehr, als du gibst.
strong-enough = Deine Seite kann Stärke { $own } haben, die andere hat Stärke { $other }.
    .brief = Stärke: du { $own }, die anderen { $other }.
too-weak = Die andere Seite hat Stärke { $other }, deine kann nur Stärke { $own } haben.
    .brief = Stärke: nur { $own } gegen { $other }.
nothing-better = Alles andere wäre dir weniger wert.
helps-ally = { $seat } hat dir schon geholfen.
    .brief = { $seat } hat dir schon geholfen.
others-want = Andere wollen vielleicht { PIECE($card, case: "accusative") }.
keeps-out = Wer sich heraushält, hilft auch der anderen Seite nicht.
may-be-refused = Das kann abgelehnt werden.
may-heed = Wer hört, dass du kämpfen willst, lässt es vielleicht gut sein.
    .brief = Drohen hilft vielleicht.
expects-more = Was du verlangt hast, verspricht mehr.
wronged-you = { $seat } hat dich schon beraubt oder betrogen.
    .brief = { $seat } hat dir geschadet.
card-promised = { $seat } hat dir dafür eine Karte versprochen.
keeps-word = Wer Wort hält, dem wird wieder geholfen.
avoids-fight = So gibt es keinen Kampf, und niemand wird verletzt.
    .brief = So wird niemand verletzt.
keeps-yours = Was dir gehört, behältst du, wenn du gewinnst.
    .brief = Gewinnst du, behältst du alles.
brings-strength = Von { SEAT($seat, case: "dative") } bekommt deine Seite Stärke { $size }.
    .brief = { $seat } bringt Stärke { $size }.
makes-stronger = Das macht deine Seite stärker.
can-spare = Von allem, was du geben kannst, brauchst du { PIECE($card, case: "accusative") } am wenigsten.
    .brief = Am wenigsten: { PIECE($card, form: "name") }.
card-serves = { PIECE($card, form: "name") }: { provision-use }.
    .brief = { PIECE($card, form: "name") }: { provision-use-brief }.
heals = Das nimmt { SEAT($seat, case: "dative") } eine Wunde.
lays-none = So kommt heute Abend keine dieser Karten zur Wahl.
    .brief = So kommt keine davon zur Wahl.
takes-seat = Du säßest da, wo jetzt { $seat } sitzt.
takes-unknown = Das Boot folgt einer Karte, die du nicht kennst.
    .brief = Die Karte kennst du nicht.
saves-cards = Du behältst deine Karten für später.
others-give = Dann können dir nur die anderen Wasser geben.
eases-thirst = { $seat } hat dann etwas zu trinken.
acts-later = Das kommt vor deiner Aktion, die du noch hast.
    .brief = Deine Aktion hast du dann noch.
may-thirst = Rudern kann dich heute Abend durstig machen.
    .brief = Rudern kann durstig machen.
may-fight = Es kann zum Kampf kommen, und wer verliert, wird verletzt.
    .brief = Es kann zum Kampf kommen.
may-resist = { $seat } kann kämpfen, mit Stärke { $other } gegen deine { $own }.
    .brief = { $seat }: Stärke { $other } gegen { $own }.
gives-up = { $what ->
    [seat] Du gibst deinen Platz auf.
    [hidden] Du verlierst eine verdeckte Karte.
   *[other] Du verlierst { PIECE($card, case: "accusative") }.
}

## Was eine andere Antwort kosten würde

leaves-to-others = { PIECE($card) } geht dann an die anderen.
spares-victim = { $seat } behielte dann alles.
