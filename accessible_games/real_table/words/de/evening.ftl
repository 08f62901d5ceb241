title = Spieleabend

## Was geschieht

sheet-opened = Neuer Block für { $unit ->
    [money] Geld
   *[points] Punkte
}, { $wins ->
    [least] die niedrigste Summe gewinnt
   *[most] die höchste Summe gewinnt
}{ sheet-limits }.
    .brief = Neuer Block{ sheet-limits }.
sheet-limits = { $target ->
    [0] {""}
   *[other] , bis { sheet-target }
}{ $rounds ->
    [0] {""}
    [one] , eine Runde
   *[other] , { $rounds } Runden
}
sheet-target = { $unit ->
    [money] { MONEY($target) }
   *[points] { $target }
}
seat-money = { $seat } { MONEY($number) }
amounts-told = { $unit ->
    [money] { EACH($amounts, as: "seat-money") }
   *[points] { EACH($amounts, as: "seat-score") }
}
round-written = { amounts-told }.
round-read = Runde { $number }: { amounts-told }.
round-corrected = Runde { $number } ist jetzt { amounts-told }.
leading = { $by ->
    [0] Alle sind gleichauf.
   *[other] { $count ->
        [one] { DOES($seat, you: "Du liegst", other: "liegt") } um { leading-by } vorn.
       *[other] { EACH($seats, as: "seat-name") } liegen um { leading-by } vorn.
    }
}
leading-by = { $unit ->
    [money] { MONEY($by) }
   *[points] { $by }
}
totals = { totals-told }.
totals-reached = Stand: { totals-told }.
dealer-named = { DOES($seat, you: "Du gibst", other: "gibt") }.
beginner-drawn = { DOES($seat, you: "Du beginnst", other: "beginnt") }.
dice-rolled = Gewürfelt: { $dice }{ $plus ->
    [0] { $count ->
        [one] {""}
       *[other] , zusammen { $total }
    }
   *[other] , Modifikator { $plus }, zusammen { $total }
}.
    .brief = { $dice }{ $plus ->
    [0] { $count ->
        [one] {""}
       *[other] : { $total }
    }
   *[other] : { $total }
}.
coin-tossed = { $side ->
    [tails] Zahl.
   *[heads] Kopf.
}
evening-ended = Der Abend ist zu Ende.

secrets-dealt = { $count } Geheimnisse sind verteilt{ $spare ->
    [0] {""}
    [one] , eins ist übrig
   *[other] , { $spare } sind übrig
}. Jeder hört seins allein.
cards-dealt = Alle bekommen { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}{ $spare ->
    [0] {""}
    [one] , 1 ist übrig
   *[other] , { $spare } sind übrig
}. Jeder hört seine allein.
secret-held = { secret-told }.
secret-told = { $what ->
    [cards] Deine Karten
   *[secret] Dein Geheimnis
}: { $secret }
no-secret = Hier hast du kein Geheimnis. Tippe geheimnis und einen Namen.
loves-and-hates = du liebst { $love ->
    [you] dich selbst
   *[other] { $love }
}, du hasst { $hate ->
    [you] dich selbst
   *[other] { $hate }
}
timer-set = Der Wecker läuft { time-told }.

game-sheet-opened = Neuer Block für { $game }{ $options }{ $lives ->
    [0] {""}
   *[other] , { $lives } Leben für jeden
}{ $target ->
    [0] {""}
   *[other] , bis { $target }
}{ $rounds ->
    [0] {""}
    [one] , eine Runde
   *[other] , { $rounds } Runden
}.
title-skat = Skat
sheet-expert = Expertenregeln
sheet-seeger-fabian = Seeger-Fabian
sheet-ramsch = mit Ramsch
sheet-bock = mit Bock
sheet-ramsch-skat-last = der Skat zum letzten Stich
sheet-ramsch-tie-last = Gleichstand zum letzten Stich
sheet-ramsch-no-virgin = eine Jungfrau verdoppelt nicht
sheet-ramsch-no-march = kein Durchmarsch
sheet-ramsch-fixed = fester Verlust
sheet-bock-split = nach 60 zu 60
sheet-bock-grand-hand = nach Grand Hand
sheet-bock-null-ouvert-hand = nach Null ouvert Hand
sheet-psychopath-spare-love = für Psychopathen zählen alle Toten außer der Liebe
sheet-psychopath-3 = für Psychopathen zählt jeder Tote 3 Punkte
skat-deal-written = { $deal }
skat-deal-added = Auf der Liste: { EACH($amounts, as: "seat-score") }{ $others ->
    [0] {""}
   *[other] , alle anderen { $others }
}.
skat-all-passed = Alle haben gepasst.
bock-begins = { $count } Spiele zählen jetzt doppelt.
round-scored-by-rules = { $told }

## Was gefragt werden kann

sheet-ends = { $written ->
    [0] Noch keine Runde
    [one] eine Runde
   *[other] { $written } Runden
}{ $rounds ->
    [0] {""}
    [one] {""}
   *[other] { " " }von { $rounds }
}{ $target ->
    [0] {""}
   *[other] , bis { sheet-target }
}.

## Was gefragt wird

ask-entry = {""}
prompt-entry = { $number ->
    [0] Was nun?
   *[other] Runde { $number }.
}
question-entry = Gib ein, was an eurem Tisch geschieht.
moves-entry = Du kannst { $choices } eingeben.
choices-entry = { $sheet ->
    [skat] ein Spiel wie Ana Grand mit 2 gewonnen, korrektur, geber
    [claims] die Namen aller, die ein Muster zeigen, runde, korrektur, geber
    [yes] Namen mit Zahlen, runde, korrektur, geber
   *[no] block
}, beginner, würfel, münze, wecker, verteile, lege oder feierabend
ask-amount = {""}
prompt-amount = { $about }?
question-amount = Gib ein, was diese Person in der Runde bekommt. Nur Enter heißt nichts.
named-amount = { $unit ->
    [money] { MONEY($number) }
   *[points] { $number }
}
named-write = { amounts-told }
named-fix = Runde { $number }, { amounts-told }
choice-sheet = neuer Block
choice-round = Runde
choice-dealer = Geber
choice-begin = wer beginnt
choice-dice = Würfel
choice-coin = Münze
choice-end = Feierabend
how-to-answer = Tippe Namen mit Zahlen, etwa Ana 12, Ben minus 3. Namen kannst du abkürzen.
    Zahlen allein gelten der Reihe nach für alle. Mit runde wirst du nacheinander gefragt.
    Ein Block kann für Geld sein, bis zu einer Zahl gehen oder einige Runden lang. Mit wenig gewinnt die niedrigste Summe: block wenig bis 100.
    Was offen liegt, merkt sich lege Ziege auf b3, nimm b3, verschiebe b3 nach c4. Tisch liest es vor, wo Ziege findet es.

ask-secret = { secret-told }.
prompt-secret = { $what ->
    [cards] Enter verbirgt sie.
   *[secret] Enter verbirgt es.
}
question-secret = Nur du hörst das. Enter verbirgt es.
moves-secret = Enter verbirgt dein Geheimnis.
choice-hide = Enter
choice-timer = Wecker
choice-deal = verteilen
choice-show = Geheimnis

ask-shown = {""}
prompt-shown = { prompt-amount }
question-shown = Tippe, was diese Person zeigt: alle Karten, mit Namen oder Kürzeln.
moves-shown = Tippe { $choices }.
shown-life-is-life = zehn Karten, etwa 3 Ziegen 4 Schweine 3 Schafe
shown-arche-noah = Karten, Münzen und Chips, etwa Tukan 3 4, 5 Münzen, 2 Chips
shown-sixpack = 1 für ein Muster, oder nur Enter für keins
shown-lifeboat = wer es ist, wen die Person liebt und hasst, und Karten, etwa Kapitän liebt Kind hasst Maat, tot, 2 Bargeld
named-shown = was gezeigt wurde
choice-skat = ein Spiel Skat
choice-set = plötzlicher Tod

## Was abgelehnt wird

refused-no-entry = Das kann hier nicht eingegeben werden.
no-sheet = Es gibt noch keinen Block. Tippe block, um einen anzufangen.
refused-no-sheet = Es ist kein Block offen. Tippe block, um einen anzufangen.
refused-not-on-sheet = Auf diesem Block stehen nur { $names }.
refused-too-much = Diese Zahl ist zu groß.
refused-not-a-number = Hier kann nur eine Zahl eingegeben werden.
refused-no-such-round = { $written ->
    [0] Noch keine Runde ist geschrieben.
    [one] Nur eine Runde ist geschrieben.
   *[other] Es gibt nur { $written } Runden, von 1 bis { $written }.
}
refused-no-such-dice = Es gehen bis zu 50 Würfel mit 2 bis 1000 Seiten.
whole-points = Auf einem Block für Punkte gibt es nur ganze Zahlen, nicht { $typed }.
refused-people-of-game = Dieses Spiel ist nicht für so viele Leute.
refused-no-lives = Einen plötzlichen Tod gibt es nur auf einem Block für Life is Life.
set-whose = Tippe auf einem Block für Life is Life, wer die Sammlung hat, etwa sammlung Ana Schweine.
refused-one-point = Ein Muster ist ein Punkt, und niemand zeigt zwei zugleich. Eine falsche Summe berichtigt korrektur.
sheet-options = Ein Block für { $game } kennt { $choices }.
sheet-by-rules = Ein Block für { $game } endet nach den Regeln des Spiels, mit Punkten.
refused-no-skat = Das geht nur auf einem Block für Skat. Tippe block skat.
refused-no-ramsch = Auf diesem Block gibt es keinen Ramsch. Tippe block skat ramsch für einen neuen.
refused-skat-line = Tippe das Spiel selbst, etwa Ana Grand mit 2 gewonnen.
named-twice = { $name } kommt zweimal vor.
amounts-for-all = { $count ->
    [one] Tippe eine Zahl, oder einen Namen vor jede.
   *[other] Tippe { $count } Zahlen, eine für jede Person, oder einen Namen vor jede.
}
fix-what = Tippe, was richtig ist, etwa korrektur runde 2 Ana 12.
dealer-who = Tippe, wer gibt, etwa geber Ana.
dice-how = Solche Würfel kenne ich nicht: { $typed }. Tippe zum Beispiel würfel 2w6.

refused-no-such-time = Ein Wecker läuft von 1 Sekunde bis zu 24 Stunden.
refused-deals-to-several = Geheimnisse sind für mehrere.
refused-too-few-secrets = Das { $given ->
    [one] ist ein Geheimnis
   *[other] sind { $given } Geheimnisse
} für { $count } Leute. Tippe mehr, etwa verteile 3 Dorfbewohner, Werwolf.
refused-too-few-cards = Es { $given ->
    [one] ist nur 1 Karte
   *[other] sind nur { $given } Karten
} da, und { $count } werden gebraucht. Tippe eine kleinere Zahl.
refused-nothing-held = An diese Person wurde nichts verteilt.
refused-no-secret = Es sind keine Geheimnisse verteilt. Tippe verteile.
timer-how = Tippe, wie lange, etwa wecker 60 oder wecker 2 minuten.
deal-what = Tippe, was verteilt wird, etwa verteile skat, verteile 5 poker-52, verteile 3 Dorfbewohner, Werwolf, oder verteile rettungsboot.
secret-whose = Tippe, wessen Geheimnis, etwa geheimnis Ana.

## Der Block als Datei

sheet-in-short = { $game ->
    [none] {""}
   *[other] { $game }:{" "}
}{ totals-told }, { $written ->
    [0] vor der ersten Runde
    [one] nach einer Runde
   *[other] nach { $written } Runden
}.
totals-told = { $unit ->
    [money] { EACH($totals, as: "seat-money") }
   *[points] { EACH($totals, as: "seat-score") }
}
csv-round = Runde
csv-start = Anfang
csv-total = Summe

## Was getippt wird

typed-sheet = block neuer-block punktezettel
typed-new-sheet = punkte stand
typed-round = runde
typed-fix = korrektur korrigiere berichtige
typed-dealer = geber wer-gibt
typed-begin = beginner wer-beginnt wer-fängt-an anfänger beginnt losen lose auslosen
typed-dice = würfel würfeln würfle wirf würfelwurf
typed-coin = münze münzwurf wirf-münze kopf-oder-zahl wirf-eine-münze
typed-end = feierabend abend-beenden
typed-timer = wecker timer stoppuhr uhr
typed-deal = verteile verteilen austeilen teile-aus
typed-each = je jeweils jedem jeder
typed-of-deck = von aus vom dem der die das je karten karte kartenspiel blatt an alle
typed-show = geheimnis geheimnis-von hand hand-von karten-von
typed-hide = verbergen
typed-lifeboat = rettungsboot lifeboat liebe-und-hass
typed-minutes = minuten minute min m
typed-seconds = sekunden sekunde sek s
details-secret = {""}
typed-set = sammlung satz plötzlicher-tod
typed-expert = experten experte
details-shown = {""}
typed-seeger-fabian = seeger-fabian seeger liga
typed-ramsch = ramsch
typed-bock = bock
typed-ramsch-skat-last = skat-zum-letzten-stich skat-an-den-letzten-stich letzter-stich-nimmt-den-skat
typed-ramsch-tie-last = gleichstand-zum-letzten-stich gleichstand-letzter-stich
typed-ramsch-no-virgin = keine-jungfrau ohne-jungfrau
typed-ramsch-no-march = kein-durchmarsch ohne-durchmarsch
typed-ramsch-fixed = fester-verlust fest
typed-bock-split = nach-60-zu-60 nach-spaltarsch spaltarsch
typed-bock-grand-hand = nach-grand-hand grand-hand
typed-bock-null-ouvert-hand = nach-null-ouvert-hand null-ouvert-hand null-ouvert
typed-psychopath-spare-love = psychopath-ohne-liebe psychopath-ohne-die-liebe
typed-psychopath-3 = psychopath-3 psychopath-drei je-drei
typed-minus = minus weniger
typed-plus = plus
typed-money = geld euro
typed-least = wenig wenigste niedrigste abwärts runter
typed-most = viel meiste höchste aufwärts rauf
typed-rounds = runden runde
details = {""}
details-entry = punkt punkte hat bekommt kriegt macht für bis zu auf bei gewinnt der die das den ein eine mit von in und gibt
counted = Runde Runden Leben Spiel Spiele Geheimnis Geheimnisse
details-amount = punkt punkte
help-look = { $typed }: sagt die Karte, die so beschriftet ist oder so heißt. Davor kann ein Kartenspiel stehen, etwa schau skat KrA.

## Wer kommt und geht

person-joined = { DOES($seat, you: "Du bist", other: "ist") } am Tisch{ $on_sheet ->
    [yes] , auf dem Block mit 0
   *[no] {""}
}.
person-came = { person-joined }
person-left = { DOES($seat, you: "Du bist", other: "ist") } gegangen.
choice-join = { $name } kommt dazu
choice-leave = { $name } geht
choice-back = { $name } ist wieder da
typed-join = dazu kommt kommt-dazu ist-da ist-wieder-da kommt-wieder kommt-zurück dabei ist-dabei
typed-leave = geht geht-heim geht-nach-hause ist-weg ist-gegangen weg
coming-who = Tippe, wer kommt oder geht, etwa dazu Eva, oder Ben geht.
coming-here = { $name } ist schon am Tisch.
coming-no-name = "{ $name }" kann kein Name sein. Tippe bis zu { $longest } Buchstaben und kein Wort, mit dem ein Eintrag beginnt.
going-unknown = Am Tisch heißt niemand { $typed }, nur { $choices }.
refused-too-many-come = Mehr als 12 Leute können an einem Abend nicht am Tisch sein.
refused-last-one = Jemand muss bleiben. Tippe feierabend, um den Abend zu beenden.
refused-all-gone = Alle auf diesem Block sind gegangen. Tippe block für einen neuen.
