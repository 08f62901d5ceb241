## What is asked

ask-draft = {""}
    .full = Behalte eine davon, die anderen werden weitergegeben.
prompt-draft = Was behältst du?
    .braille = Behalten?
ask-turn = {""}
    .full = Rudere, tausche Plätze, überfalle jemanden, benutze eine Karte, oder tu nichts. Vorher darfst du handeln und Karten zeigen.
costly-mug = Überfall: { $name }. Meinst du das?
prompt-turn = Deine Aktion?
    .braille = Aktion?
ask-row = Für den Ruderstapel oder zurück: { PIECES($cards, form: "bare") }.
    .brief = {""}
prompt-row = Was kommt darauf?
moves-row = Nenne Karten für den Ruderstapel, mit Namen oder Nummer, oder tippe nichts.
    .brief = Nenne Karten, oder tippe nichts.
hint-row = { $count ->
    [0] Ich würde alle zurücklegen.
   *[other] Ich würde { PIECES($cards, form: "bare", style: "standard") } behalten.
}
ask-heal = Verwundet: { PIECES($cards, form: "bare") }.
prompt-heal = Wen heilst du?
ask-show = Du kannst { PIECES($cards, case: "accusative") } offenlegen.
    Sonst tippe nein.
    .brief = {""}
prompt-show = Was zeigst du?
ask-swap = {""}
    .full = Du kannst mit { PIECES($cards, form: "bare", style: "or") } den Platz tauschen.
prompt-swap = Mit wem tauschen?
ask-mug = {""}
    .full = Mit Karten: { PIECES($cards, form: "bare") }.
prompt-mug = Wen überfällst du?
ask-loot = Offene Karten: { PIECES($cards) }.
    .brief = Offen: { PIECES($cards, form: "bare") }.
prompt-loot = Was nimmst du?
ask-consent = {""}
    .full = Gib nach oder kämpfe. Davor kannst du drohen oder eine andere Karte bieten.
prompt-consent = Nachgeben, kämpfen?
ask-ransom = {""}
    .full = Nenne eine Karte von dir. Wird sie genommen, ist die Forderung vom Tisch.
prompt-ransom = { prompt-stake }
ask-settle = {""}
    .full = Lässt du es gut sein, ist dein Zug vorbei. Oder du bestehst darauf.
prompt-settle = Gut sein lassen?
ask-join = {""}
    .full = Hilf dem Angriff, der Verteidigung oder keiner Seite. Vorher darfst du einen Preis dafür fordern oder jemandem eine Karte bieten.
prompt-join = Auf welcher Seite?
    .braille = Seite?
ask-weapon = {""}
    .full = Spiele eine Waffe von der Hand, oder tippe nein.{ $may-bribe ->
    [yes] {" "}Vorher darfst du jemandem eine Karte bieten, für Hilfe oder fürs Heraushalten.
   *[no] {""}
}
prompt-weapon = { $may-bribe ->
    [yes] Waffe oder bieten?
   *[no] Welche Waffe?
}
ask-help = {""}
    .full = Was würdest du für eine Karte tun: angreifen, verteidigen oder dich heraushalten?
prompt-help = Wofür?
ask-price = {""}
    .full = Nenne die Karte, die du dafür willst.
prompt-price = Für welche Karte?
ask-terms = {""}
    .full = Auch wenn du es versprichst, kannst du dich nach dem Kampf noch entscheiden.
prompt-terms = Versprichst du es?
ask-bribe = {""}
    .full = Wem bietest du eine Karte? Nenne die Karte gleich dazu, wenn du willst.
prompt-bribe = Wem bietest du?
ask-stake = {""}
    .full = Nenne eine Karte, die du hast, oder biete verdeckt eine, die du nicht nennst.
prompt-stake = Welche bietest du?
ask-service = {""}
    .full = Wofür bietest du die Karte: fürs Mitkämpfen oder fürs Heraushalten?
prompt-service = { prompt-help }
ask-pay = {""}
    .full = Gib die Karte vor aller Augen, gib verdeckt irgendeine, oder tippe nein.
prompt-pay = Karte hergeben?
ask-slip = {""}
    .full = Welche Karte es ist, wisst nur ihr beide.
prompt-slip = Welche verdeckt?
ask-market = {""}
    .full = Vor der nächsten Aktion darfst du handeln und Karten zeigen.
prompt-market = Handel oder fertig?
ask-partner = {""}
    .full = Du kannst mit { PIECES($cards, form: "bare", style: "or") } handeln.
prompt-partner = Mit wem handeln?
ask-give = Du kannst { PIECES($cards, case: "accusative") } geben{ $least ->
    [0] , oder nichts.
   *[other] .
}
    .brief = {""}
prompt-give = Was gibst du?
moves-give = Nenne die Karten, die du gibst, mit Namen oder Nummer{ $least ->
    [0] , oder tippe nichts.
   *[other] .
}
    .brief = Nenne Karten zum Geben{ $least ->
    [0] , oder nichts.
   *[other] .
}
hint-give = { $count ->
    [0] Ich würde nichts geben.
   *[other] Ich würde { PIECES($cards, case: "accusative") } geben.
}
ask-want = {""}
    .full = Nenne, was du willst, höchstens { COUNT($most, as: "cards") }{ $least ->
    [0] , oder tippe nichts.
   *[other] .
}
prompt-want = Was willst du?
moves-want = Nenne höchstens { $most ->
    [one] eine Karte, die du willst
   *[other] { $most } Karten, die du willst
}{ $least ->
    [0] , oder tippe nichts.
   *[other] .
}
    .brief = Nenne höchstens { COUNT($most, as: "cards") }{ $least ->
    [0] , oder nichts.
   *[other] .
}
hint-want = { $count ->
    [0] Ich würde nichts dafür verlangen.
   *[other] Ich würde { PIECES($cards, case: "accusative") } verlangen.
}
ask-cover = Verdeckt gehen können: { PIECES($cards, form: "bare") }.
    .brief = {""}
prompt-cover = { prompt-slip }
moves-cover = Nenne die Karten, die verdeckt gehen, mit Namen oder Nummer.
    .brief = Nenne Karten, die verdeckt gehen.
hint-cover = Ich würde verdeckt lassen: { PIECES($cards, form: "bare") }.
ask-deal = {""}
prompt-deal = { prompt-yes-no }
ask-steer = {""}
    .full = Wähle die Karte des Tages. Die anderen kommen zurück.
prompt-steer = Welcher Kurs?
ask-sea = {""}
    .full = Spiele einen Fischköder, oder wirf den Rettungsring, oder tippe nein.
prompt-sea = Köder oder Ring?
ask-throw = Im Wasser: { PIECES($cards, form: "bare") }.
prompt-throw = Wem wirfst du ihn?
ask-drink = {""}
    .full = Nimm gegen den Durst ein Wasser oder einen offenen Sonnenschirm, oder tippe nein.
prompt-drink = Gegen den Durst?
ask-water = {""}
    .full = Gib ein Wasser, oder tippe nein.
prompt-water = Wasser oder nein?

choice-nothing = nichts
choice-row = rudern
choice-swap = Plätze tauschen
choice-mug = überfallen
choice-trade = handeln
choice-slip = zustecken
choice-later = abends
choice-show = zeigen
choice-hidden = eine verdeckte Karte
choice-agree = nachgeben
choice-fight = kämpfen
choice-threaten = drohen
choice-offer = bieten
choice-attack = angreifen
choice-defend = verteidigen
choice-out = heraushalten
choice-promise = fordern
choice-bribe = bieten
choice-aid = mitkämpfen
choice-done = fertig
choice-top = die oberste Karte
typed-nothing = nichts nix warten warte abwarten passen passe nichts-tun tue-nichts tu-nichts nichts-machen mache-nichts gar-nichts
typed-row = rudern rudere
typed-swap = tauschen tausche tausch plätze platz platztausch wechseln wechsle wechsele wechsel
typed-mug = überfallen überfalle überfall rauben raube ausrauben stehlen stehle klauen klaue bestehlen bestehle beklauen angreifen
typed-trade = handeln handle handele handel anbieten biete bieten schenken schenke geben gebe gib
typed-slip = zustecken stecke steck zuschieben heimlich
typed-later = abends abend
typed-show = zeigen zeige zeig offenlegen vorzeigen aufdecken
typed-hidden = verdeckt verdeckte verdeckten geheim geheime
typed-agree = nachgeben gebe gib ja j okay ok einverstanden einwilligen na-gut meinetwegen gern gerne klar akzeptieren
typed-fight = kämpfen kämpfe kampf weigern weigere verweigern wehren wehre nein ablehnen niemals nie
typed-threaten = drohen drohe drohung bedrohen
typed-offer = bieten biete anbieten stattdessen loskaufen lösegeld freikaufen
typed-attack = angreifen angriff angreifer angreife greife greif attacke beim-angriff-helfen
typed-defend = verteidigen verteidigung verteidiger verteidige abwehr abwehren
typed-out = heraushalten heraus raushalten raus nichts nein niemand passen passe keins-von-beiden keine-seite keiner neutral
typed-promise = fordern fordere verlangen verlange preis versprechen verspreche versprich preis-nennen einen-preis-nennen
typed-bribe = bieten biete anbieten bestechen besteche
typed-aid = mitkämpfen mithelfen mitmachen hilfestellung helfen
typed-done = fertig nein nichts weiter passen passe genug das-war-s das-ist-alles schluss-mit-handeln
typed-top = oberste oberster obere
typed-yes = ja j jawohl okay ok einverstanden annehmen verspreche versprochen verspreche-es zahle zahlen hergeben angenommen nehme-an abgemacht klar gern gerne
typed-no = nein nichts keins keine ablehnen passen passe niemals nie lehne-ab jetzt-nicht keins-von-beiden keine-waffe ohne-waffe ohne

## Refused

refused-alone = Sonst ist niemand im Boot.
refused-nobody-has-cards = Sonst hat niemand im Boot eine Karte.
refused-nobody-to-trade-with = Sonst kann jetzt niemand handeln.
refused-trading-now = Du handelst schon.
refused-wished = Das hast du schon gesagt.
refused-nothing-to-show = Du hast keine verdeckte Karte, die du zeigen könntest.
    .brief = Du hast keine Karte zu zeigen.
refused-nobody-wounded = Niemand, der lebt, hat eine Wunde.
refused-already-open = Dein Sonnenschirm ist schon offen.
refused-not-owned = Diese Karte hast du nicht. Tippe möglich, um zu hören, was du tun kannst.
    .brief = Diese Karte hast du nicht.
refused-cannot-pay = Du hast nicht alles, was verlangt wird, also kannst du nur nein sagen.
    .brief = Dir fehlt etwas, also geht nur nein.

## The table's options

option-psychopath = Ein Psychopath hasst nur sich selbst. Welche Toten zählen für ihn?
option-psychopath-all = alle anderen
option-psychopath-spare-love = alle außer seiner Liebe
option-psychopath-3 = je 3 Punkte
option-psychopath-more = Nach der Anleitung bringt jeder andere Tote einem Psychopathen seine Größe als Punkte, aber manche lassen seine Liebe aus, und manche zählen für jeden anderen Toten 3 Punkte.
table-psychopath-spare-love = Der Tod seiner Liebe bringt einem Psychopathen nichts.
    .brief = Psychopath: nichts für die tote Liebe.
table-psychopath-3 = Jeder Tote bringt einem Psychopathen 3 Punkte, nur seine Liebe nicht.
    .brief = Psychopath: 3 Punkte für jeden Toten.
option-drowned = Was wird aus bewusstlos Ertrunkenen?
option-drowned-back = zurück ins Boot
option-drowned-gone = fortgespült
option-drowned-more = Wer bewusstlos über Bord geht, ertrinkt: Nach der Anleitung kommt der Tote mit seinen verdeckten Karten zurück ins Boot, aber bei manchen ist er samt Platz und allen Karten fort.
table-drowned-gone = Wer bewusstlos über Bord geht, wird samt allen Karten fortgespült.
    .brief = Wer ertrinkt, wird fortgespült.
option-preserver = Wer kann den Rettungsring bekommen?
option-preserver-living = alle Lebenden
option-preserver-conscious = alle bei Bewusstsein
option-preserver-more = Nach der Anleitung können alle, die lebend im Wasser sind, den Rettungsring bekommen, auch bewusstlos, aber manche geben ihn nur denen, die ihn fangen können.
table-preserver-conscious = Den Rettungsring bekommt zugeworfen, wer bei Bewusstsein ist.
    .brief = Rettungsring nur bei Bewusstsein.
option-swimmer = Und wenn Frenchy bewusstlos über Bord geht?
option-swimmer-conscious = Frenchy ertrinkt
option-swimmer-always = Frenchy schwimmt
option-swimmer-more = Die Anleitung sagt, dass das Wasser Frenchy nicht schadet, und auch, dass Bewusstlose darin sterben, also ertrinkt Frenchy bewusstlos oder schwimmt trotzdem zurück.
table-swimmer-always = Frenchy schwimmt sogar bewusstlos zurück.
    .brief = Frenchy schwimmt auch bewusstlos.
option-trading = Wer darf handeln?
option-trading-free = wer es sagt
option-trading-turn = wer dran ist
option-trading-open = alle, gefragt vor jeder Aktion
option-trading-more = Nach der Anleitung dürfen alle von der ersten bis zur letzten Aktion handeln, nur nicht im Kampf: Der Tisch wartet auf alle, die es sagen. Sonst darf es nur, wer dran ist, oder alle werden vor jeder Aktion gefragt.
table-trading-turn = Nur wer dran ist, darf handeln.
table-trading-open = Vor jeder Aktion werden alle nach einem Handel gefragt.
    .brief = Vor jeder Aktion werden alle gefragt.
option-bribes = Werden Versprechen im Kampf eingelöst?
option-bribes-paid = gleich danach
option-bribes-announced = nur angekündigt
option-bribes-more = Nach der Anleitung kann man gleich nach dem Kampf hergeben, was man darin versprochen hat, und nur angekündigt heißt, dass man einen Preis nennt und nichts darauf folgt.
table-bribes-announced = Versprechen im Kampf werden nur angekündigt.
    .brief = Versprechen sind nur Ankündigungen.

how-to-answer = Bist du dran, tippe rudern, tauschen, überfallen, nichts, oder eine Karte.
    Handeln und Zeigen kosten keine Aktion, also tippe sie vorher. Zustecken ist verdeckt handeln.
    Tippe handeln auch im Zug anderer, oder abends, um nach der letzten Aktion zu handeln.
    Ein ganzer Zug passt in eine Zeile, etwa überfallen Maat Messer, oder Verbandskasten Kind.
    Nenne alle bei ihren Charakteren. Tippe boot, um alle zu hören, oder etwa boot Maat.
