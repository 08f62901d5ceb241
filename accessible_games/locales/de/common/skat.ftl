## Skat: was ein Spiel zählt

skat-game-clubs = Kreuz
skat-game-spades = Pik
skat-game-hearts = Herz
skat-game-diamonds = Karo
skat-game-grand = Grand
skat-game-null = Null
skat-with = { $game } mit { $count }
skat-without = { $game } ohne { $count }
skat-step-hand = Hand
skat-step-schneider = Schneider
skat-step-schneider-announced = Schneider angesagt
skat-step-schwarz = Schwarz
skat-step-schwarz-announced = Schwarz angesagt
skat-step-ouvert = ouvert
skat-counting-with = mit { $number }
skat-counting-without = ohne { $number }
skat-counting-game = Spiel { $number }
skat-doubled = { $count ->
    [2] doppelt
    [4] vierfach
    [8] achtfach
   *[other] mal { $count }
}
skat-won = gewonnen, plus { $points }
skat-lost = verloren, minus { $points }
skat-overbid = mit { $bid } überreizt, verloren, minus { $points }
skat-told = { SEAT($seat, form: "name") }, { $declared }: { $levels } mal { $base }, { $outcome }.
    .brief = { SEAT($seat, form: "name") } { $outcome }.
    .full = { SEAT($seat, form: "name") }, { $game }: { $counting }, mal { $base }, { $outcome }.
skat-told-overbid = { SEAT($seat, form: "name") }, { $declared }: { $levels } mal { $base }, { $outcome }.
    .brief = { SEAT($seat, form: "name") } { $outcome }.
skat-told-null = { SEAT($seat, form: "name") }, { $declared }: { $outcome }.
    .brief = { SEAT($seat, form: "name") } { $outcome }.
ramsch-told = Ramsch: { EACH($points, as: "ramsch-each") }.
ramsch-each = { $seat } { $number }
ramsch-march = { DOES($seat, you: "Du machst", other: "macht") } einen Durchmarsch: plus { $points }.

## Skat: warum eine Zeile nicht gilt

skat-unknown = { $word } bedeutet hier nichts. Tippe zum Beispiel Ana Grand mit 2, Hand, gewonnen.
skat-who = Wer hat gespielt? Nenne jemanden vom Tisch.
skat-one-declarer = Allein spielt nur eine Person. Nenne nur einen Namen.
skat-which-game = Welches Spiel? Kreuz, Pik, Herz, Karo, Grand oder Null.
skat-two-games = Das sind zwei Spiele. Nenne nur eins.
skat-won-or-lost = Gewonnen oder verloren? Sag eins von beiden.
skat-with-and-without = Mit oder ohne steht zweimal da. Sag es einmal, zum Beispiel mit 2.
skat-how-many = { $word } wie vielen? Tippe eine Zahl, zum Beispiel { $word } 2.
skat-two-bids = { $word } und { $other } können nicht beide der Reizwert sein. Die Zahl der Spitzen steht bei mit oder ohne.
skat-announced-what = Was war angesagt? Tippe Schneider angesagt oder Schwarz angesagt.
skat-no-matadors = Mit oder ohne wie vielen? Von 1 bis { $most }, zum Beispiel mit 2.
skat-matadors-grand = Im Grand gibt es höchstens 4 Spitzen, die Buben, nicht { $found }.
skat-matadors-suit = Es gibt höchstens 11 Spitzen, nicht { $found }.
skat-null-matadors = Null hat keine Spitzen. Lass mit und ohne weg.
skat-null-steps = Null hat weder Schneider noch Schwarz, nur Hand und ouvert.
skat-schneider-hand = Schneider ansagen kann nur, wer Hand spielt. Ergänze Hand, oder lass angesagt weg.
skat-schwarz-hand = Schwarz ansagen kann nur, wer Hand spielt. Ergänze Hand, oder lass angesagt weg.
skat-split-schneider = Bei 60 zu 60 ist niemand Schneider.
skat-split-lost = Bei 60 zu 60 ist ein Farbspiel oder Grand verloren.
skat-no-bid = { $found } reizt niemand. Am nächsten liegen { $low } und { $high }.
skat-doublings = Verdoppelt wird höchstens { $most } Mal.
skat-people = Die Liste ist für 3 oder 4 Personen, nicht für { $found }.
ramsch-word = { $word } gehört nicht zum Ramsch. Tippe Ramsch Ana 60 Ben 40 Cem 20.
ramsch-whose = Wessen Augen sind { $word }? Tippe den Namen vor die Zahl.
ramsch-players = Ramsch spielen 3, und du hast die Augen von { $found } genannt.
ramsch-virgin-points = Wer keinen Stich hat, hat keine Augen.
ramsch-virgins = Jemand von den dreien hat Stiche.
ramsch-sum = Alle Augen sind 120, davon bis zu 22 im Skat, und genannt sind { $found }.
ramsch-last-trick = Wer hat den letzten Stich? Ergänze letzter Stich und den Namen.
ramsch-no-trick = Den letzten Stich hat jemand von denen, die Stiche haben.

## Skat: was getippt werden kann

skat-typed-numbers = ein,eins,einem,einen,einer,eine zwei,zwo,zweien drei,dreien vier,vieren fünf,fünfen sechs,sechsen sieben,siebenen acht,achten neun,neunen zehn,zehnen elf,elfen
skat-typed-clubs = kreuz eichel treff eicheln
skat-typed-spades = pik grün laub blatt schippen gras schippe
skat-typed-hearts = herz rot coeur
skat-typed-diamonds = karo schellen schell eckstein caro
skat-typed-grand = grand grandspiel
skat-typed-null = null nullspiel
skat-typed-hand = hand handspiel aus-der-hand
skat-typed-schneider = schneider
skat-typed-schwarz = schwarz
skat-typed-ouvert = ouvert offen
skat-typed-split = gespalten 60-60 sechzig-sechzig spaltarsch
skat-typed-won = gewonnen gewinnt gewann gewinnst gewinne
skat-typed-lost = verloren verliert verlor verlierst verliere
skat-typed-kontra = kontra contra
skat-typed-re = re rekontra
skat-typed-bock = bock bockrunde
skat-typed-with = mit
skat-typed-without = ohne
skat-typed-jacks = bube buben spitze spitzen jungs bauern bauer unter trümpfe trümpfen wenzel wenzeln matador matadore matadoren
skat-typed-announced = angesagt ansage angekündigt ansagt sagt-an
skat-typed-little = gereizt reizt gereizt-bis reizwert gehalten spielt spielst spiele spiel gespielt punkte augen skat hat habe hast mit-skat
skat-typed-passed = eingepasst einpassen passen alle-passen alle-gepasst alle-haben-gepasst gepasst
skat-typed-ramsch = ramsch schieberamsch
skat-typed-virgin = jungfrau jungfrauen jungfer durchmarsch
skat-typed-last = letzter-stich letzten-stich letzter letzten letztem
skat-typed-pushed = geschoben schieben schiebt weitergeschoben
typed-me = ich mich mir
