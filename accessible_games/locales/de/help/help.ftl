## What each command does

help-hand = { $typed }: deine Karten, und was du sonst noch hast.
help-table = { $typed }: was auf dem Tisch liegt.
help-scores = { $typed }: die Punkte oder Leben von allen.
help-turn = { $typed }: wer dran ist.
help-counts = { $typed }: wo wie viele Karten sind.
help-last = { $typed }: noch einmal das Letzte. Mit einer Zahl, etwa 5, die letzten 5 Ereignisse.
help-since = { $typed }: alles, was seit deinem letzten Zug geschehen ist.
help-find = { $typed }: dahinter der Name einer Karte, um zu hören, wo sie ist.
help-card = { $typed }: dahinter der Name einer Karte, um zu hören, was sie wert ist.
help-moves = { $typed }: was du jetzt antworten kannst.
help-legend = { $typed }: welches Kürzel in Punktschrift für welche Karte steht.
help-hint = { $typed }: was du jetzt am besten tust, und warum. Mit lang hörst du auch, wie oft das in ausgedachten Spielen gewonnen hat.
help-undo = { $typed }: nimmt deinen letzten Zug zurück, und alles, was danach kam, wenn seither nichts Verdecktes bekannt geworden ist und kein Computerspieler gespielt hat.
help-agree = { $typed }: stimmt dem zu, was jemand vorschlägt, etwa einen Zug zurückzunehmen.
help-older = { $typed }: ein Ereignis weiter zurück, jedes Mal, wenn du es tippst.
help-newer = { $typed }: ein Ereignis weiter vor.
help-first = { $typed }: das erste Ereignis des Spiels.
help-search = { $typed }: dahinter Wörter, um das letzte Ereignis zu hören, in dem sie stehen.
help-rules = { $typed }: die Überschriften der Regeln. Dahinter eine Nummer, eine Überschrift oder ein Suchwort.
help-sort = { $typed }: wie deine Karten sortiert sind. Dahinter Wert, Name oder Anzahl.
help-verbosity = { $typed }: wie viel gesagt wird. Dahinter kurz, normal, lang oder braille. In Braille stehen Kürzel für Karten, die legende erklärt.
help-hear = { $typed }: wie viel du von einer Art von Ereignissen hörst. Dahinter eigenes, andere, gebote, münzen, tisch oder punkte, und alles, neues oder aus, etwa hören gebote aus. Was aus ist, sagen letztes und neues.
help-language = { $typed }: weiter in einer anderen Sprache. Dahinter de, fr oder en.
help-braille = { $typed }: das Kürzel in Punktschrift hinter jeder Karte, auf der Hand und auf dem Tisch. Dahinter an oder aus.
help-remarks = { $typed }: was Computerspieler ab und zu sagen. Dahinter an, wenige oder aus. Beim Umfang kurz sagen sie nichts.
help-ring = { $typed }: das Terminal klingelt, wenn du dran bist. Dahinter an oder aus.
help-warn = { $typed }: das Terminal klingelt, wenn etwas nicht geht. Dahinter an oder aus.
help-sound = { $typed }: ob neben den Sätzen, die alles auch sagen, Klänge zu hören sind. Dahinter an oder aus, oder der Name eines Klangs, den du hören willst, etwa dran. Wo Klänge an sind, klingelt es nicht.
help-pace = { $typed }: ob alle Zeilen zugleich kommen oder jede auf Enter oder Leertaste wartet. Dahinter alle oder zeile.
help-curtain = { $typed }: leere Zeilen schieben aus dem Fenster, was jemand gehört hat, bevor die nächste Person beginnt. Wer zurückblättert, findet es noch. Dahinter an oder aus.
help-confirm = { $typed }: vor einer Antwort, die etwas kostet und nur als Buchstabe oder Zahl getippt ist, wird einmal gefragt. Dahinter an oder aus.
help-contracted = { $typed }: ob deine Braillezeile Kurzschrift schreibt. Zeichen für Zahlen und Großbuchstaben zählen dann zur Breite der Zeilen. Dahinter an oder aus.
help-marks = { $typed }: ob auf der Braillezeile Gewähltes an den zwei untersten Punkten zu erkennen ist. Dahinter an oder aus.
help-places = { $typed }: ob Spalten bei SixPack Buchstaben oder Wörter sind, etwa Paula 13 statt p13. Dahinter buchstaben oder wörter.
help-save = { $typed }: der Name des gespeicherten Spiels. Jede Antwort wird sofort gespeichert.
help-feel = { $typed }: deine Hand, das Neue und der Tisch auf der Braillezeile. Ihre Routingtasten wählen, ihre Home-Taste gibt sie zurück.
    Dahinter immer, damit das Spiel sie bei jeder Frage nimmt, oder einmal.
    Jede Reihe beginnt mit einem Zeichen: Drücke es, und du hörst, was es heißt. Eine Ziffer dort sagt, wie oft noch zu drücken ist.
help-report = { $typed }: schreibt einen Bericht für alle, die das Programm pflegen, ohne Geheimnisse. Dahinter alles, um auch diese aufzunehmen.
help-help = { $typed }: was die Frage bedeutet und was du antworten kannst. Dahinter befehle, um alle zu hören, oder ein Befehl oder ein Wort des Spiels.
help-quit = { $typed }: verlässt das Spiel, es ist gespeichert. Steuerung D tut dasselbe.
help-left = { $typed }: auf dem Tisch einen Platz nach links. Die Pfeiltaste tut dasselbe.
help-right = { $typed }: auf dem Tisch einen Platz nach rechts. Die Pfeiltaste tut dasselbe.
help-up = { $typed }: auf dem Tisch einen Platz nach oben. Die Pfeiltaste tut dasselbe.
help-down = { $typed }: auf dem Tisch einen Platz nach unten. Die Pfeiltaste tut dasselbe.
help-look = { $typed }: was dort liegt, wo du bist. Ein Platz allein, etwa p13, bringt dich dorthin.
help-rounds = { $typed }: liest jede Runde des Blocks und dann die Summen.
help-secret = { $typed }: dein Geheimnis, auf dem eigenen Telefon. An einer Tastatur tippe geheimnis und einen Namen: Die Tastatur geht weiter.
help-time = { $typed }: sagt, wie lange der Wecker noch läuft.
help-export = { $typed }: schreibt den Block in eine Datei für eine Tabellenkalkulation und sagt die Summen in einer Zeile zum Verschicken.
help-next = { $typed }: nur in einer Übung oder einem Rätsel. Der Schritt wird für dich gemacht, oder die Lösung gesagt.
help-return = { $typed }: nur im Rückblick. Zurück zur Liste der Momente.

## What each command of a server does

help-people = { $typed }: wer hier ist.
help-tables = { $typed }: welche Tische es gibt, zehn auf einmal. Dahinter die Nummer eines späteren Teils. Mit { $typed } an hörst du, wenn ein Tisch für alle offen ist, in der Eingangshalle und nach einem Spiel, mit { $typed } aus nicht mehr.
help-new = { $typed } und der Name eines Spiels: einen Tisch aufstellen. Dahinter kann stehen, wie viele spielen, und Stufe und Temperament der Computerspieler, etwa neu lifeboat 5 leicht mutig. Mit mehr am Ende wirst du nach allem gefragt, auch nach den Optionen des Spiels.
help-join = { $typed } und die Zahl eines Tisches oder der Name von jemandem dort: sich an ihn setzen. Allein führt es zurück an deinen Platz.
help-watch = { $typed } und die Zahl eines Tisches oder der Name von jemandem dort: zuschauen. Du hörst, was alle wissen dürfen.
help-begin = { $typed }: das Spiel an deinem Tisch anfangen. Leere Plätze nimmt der Computer.
help-invite = { $typed } und ein Name: jemanden an deinen Tisch einladen. { $typed } freunde lädt alle deine Freunde ein, die hier und an keinem Tisch sind.
help-say = { $typed } und was du sagen willst: alle an deinem Tisch hören es, oder alle, die an keinem sind.
help-tell = { $typed }, ein Name und was du sagen willst: nur diese Person hört es.
help-history = { $typed }: was zuletzt gesagt wurde.
help-mute = { $typed } und ein Name: heute nichts mehr von jemandem hören. Noch einmal getippt, hörst du wieder alles.
help-ignore = { $typed } und ein Name: jemand kann dich nicht ansprechen, nicht einladen und nicht an deine Tische kommen, heute und später. Noch einmal getippt, ist es wieder erlaubt.
help-friends = { $typed }: wer deine Freunde sind, und wer davon hier ist. Mit { $typed } aus hörst du nicht, wenn sie kommen, mit { $typed } an wieder.
help-friend = { $typed } und ein Name: jemand gehört zu deinen Freunden. Du hörst, wenn die Person kommt, und sie steht vorn, wenn du fragst, wer hier ist. Sie erfährt es nicht.
help-unfriend = { $typed } und ein Name: jemand gehört nicht mehr zu deinen Freunden.
help-kick = { $typed } und der Name von jemandem an deinem Tisch: die anderen, die mitspielen, darüber abstimmen lassen, ob die Person für immer gehen muss. Alle anderen müssen zustimmen, außer wer seit 5 Minuten weg ist. Auf ihrem Platz spielt ein Computerspieler weiter.
help-complain = { $typed } und was nicht in Ordnung ist: wer den Server betreibt, bekommt es, mit den letzten Sätzen, die du gehört hast.
help-away = { $typed }: die anderen hören, dass du gerade nicht zuhörst, bis du etwas tippst.
help-key = { $typed }: mit dem Schlüssel, den dein Programm anbietet, ohne Passwort durch SSH hereinkommen. Noch einmal getippt, nicht mehr.
help-news = { $typed } und warten, sofort oder klingeln: was mit Nachrichten geschieht, während du durch SSH eine Zeile tippst. Sie warten, bis die Zeile zu Ende ist, kommen sofort auf einer eigenen Zeile, oder warten, und es klingelt. Nach sofort sagt Steuerung L, was du getippt hast.
help-width = { $typed } und eine Zahl: Zeilen für eine Braillezeile mit so vielen Zellen umbrechen. Mit whole bleiben sie ganz.
help-hold = { $typed } und der Name von jemandem, der seit 5 Minuten weg ist: ein Computerspieler hält den Platz, bis die Person wiederkommt, wenn die anderen zustimmen.
help-end = { $typed }: das Spiel ganz beenden, wenn alle zustimmen, die einen Platz haben, außer wer seit einer halben Stunde weg ist.
help-close = { $typed }: Wer fremd ist, braucht die drei Wörter, um an deinen Tisch zu kommen. Mit aus dahinter können wieder alle kommen.
help-leave = { $typed }: den Tisch verlassen, an dem dein Platz frei bleibt, wenn das Spiel schon läuft. Wenn du an keinem Tisch bist, den Server verlassen.

## The command line

usage-program = Accessible Games: Kartenspiele zum Hören und zum Tasten.
    accessible-games play, um ein Spiel zu beginnen.
    accessible-games tutorial, um ein Spiel in einem geführten ersten Durchgang zu lernen.
    accessible-games daily, um das Spiel des Tages zu spielen, das für alle gleich ist.
    accessible-games puzzle, um in vorbereiteten Stellungen die beste Antwort zu finden.
    accessible-games evening, um mit eigenen Karten zu spielen: Das Programm hilft am echten Tisch.
    accessible-games score, um dort Punkte zu schreiben.
    accessible-games begin, um dort auszulosen, wer beginnt.
    accessible-games dice, um dort zu würfeln.
    accessible-games coin, um dort eine Münze zu werfen.
    accessible-games timer, um dort nach einer Weile ein Klingeln zu hören.
    accessible-games deal, um dort Geheimnisse zu verteilen.
    accessible-games table, um zu notieren, was dort offen liegt.
    accessible-games resume, um ein gespeichertes Spiel weiterzuspielen.
    accessible-games replay, um ein Spiel noch einmal zu hören.
    accessible-games review, um zu hören, welche Momente eines Spiels am meisten kosteten.
    accessible-games rules, um die Regeln eines Spiels zu lesen.
    accessible-games labels, um die Braille-Kürzel der Karten eines Spiels zu hören.
    accessible-games look, um zu hören, welche Karte du fühlst.
    accessible-games overlay, um diese Kürzel zu prägen, zu drucken oder zu schneiden.
    accessible-games settings, um die Einstellungen zu hören und zu ändern.
    accessible-games game, um ein eigenes Spiel zu machen.
    accessible-games doctor, um zu hören, was auf diesem Rechner geht und was fehlt.
    accessible-games report, um einen Bericht über einen Fehler zu schreiben.
    accessible-games simulate, um Computerspieler spielen zu lassen.
    accessible-games statistics, um zu hören, wie viele Spiele du gewonnen hast.
    accessible-games tournament, um zu hören, welche Computerspieler stärker sind.
    accessible-games serve: gemeinsam von zu Hause aus spielen.
    accessible-games join: einen Server besuchen.
    Setze --help hinter einen Befehl, um seine Optionen zu hören.
    Jeder Befehl kennt --language de, fr oder en.
    Jeder Befehl kennt --verbosity brief, normal, full oder braille.
    --plain liest Zeilen, ohne dass du sie bearbeiten kannst.
    Mit --pace line wartet jede Zeile auf Enter oder Leertaste, für eine Braillezeile.
    --width 40 bricht Zeilen zwischen Wörtern um, für eine Braillezeile mit 40 Modulen. Bis 32 gilt --verbosity braille.
    --speak spricht alle Zeilen mit Speech Dispatcher, wenn kein Screenreader da ist.
    --data und --config nennen andere Ordner für Spiele und Einstellungen.
    --games-dir nennt einen Ordner mit Spielen, die noch entstehen.
    --version sagt die Version.
usage-play = accessible-games play SPIEL beginnt ein Spiel. Enter nimmt das Übliche, wie beim letzten dieser Art.
    --seats 4 ist die Zahl der Plätze am Tisch.
    --people Anna,Ben sind die Personen an der Tastatur.
    --bots easy,normal sind die Stufen des Computers: random, easy, normal, hard oder expert.
    --temper bold ist sein Temperament: even, bold, careful oder mixed.
    Das heißt ausgeglichen, mutig, vorsichtig oder gemischt. Mit bold-easy ist nur ein Spieler mutig.
    --option expert=yes ist eine Option des Tisches.
    --seed 7 mischt die Karten jedes Mal gleich.
    --position DATEI beginnt mit einer Stellung, wie docs/positions.md sie beschreibt.
    --braille-display gibt das Spiel auf Wunsch auf die Braillezeile, siehe docs/brlapi.md.
    --verbosity brief sagt weniger. Im Spiel lässt hören gebote aus die Gebote weg.
usage-evening = accessible-games evening hilft am echten Tisch: Punkte, Würfel, eine Münze, wer beginnt.
    Es macht mit dem Abend weiter, der nicht beendet wurde. accessible-games evening new beginnt einen anderen.
    --people Ana,Ben sind die Leute am Tisch, an einem neuen Abend.
    Dahinter kann stehen, was zuerst eingegeben wird, etwa accessible-games evening würfel 2w6.
    --braille-display gibt den Abend auf Wunsch auf die Braillezeile, siehe docs/brlapi.md.
usage-score = accessible-games score beginnt einen Block am echten Tisch oder sagt, wer führt.
    accessible-games score bis 500 geht bis 500. Es gibt auch geld, wenig, 10 runden und Namen.
    --people Ana,Ben beginnt einen neuen Abend mit diesen Leuten.
    --braille-display gibt den Abend auf Wunsch auf die Braillezeile, siehe docs/brlapi.md.
usage-begin = accessible-games begin lost aus, wer beginnt.
    --people Ana,Ben beginnt einen neuen Abend mit diesen Leuten.
    --braille-display gibt den Abend auf Wunsch auf die Braillezeile, siehe docs/brlapi.md.
usage-dice = accessible-games dice 2w6 würfelt mit zwei sechsseitigen Würfeln. Ohne alles ist es einer.
    --people Ana,Ben beginnt einen neuen Abend mit diesen Leuten.
    --braille-display gibt den Abend auf Wunsch auf die Braillezeile, siehe docs/brlapi.md.
usage-coin = accessible-games coin wirft eine Münze.
    --people Ana,Ben beginnt einen neuen Abend mit diesen Leuten.
    --braille-display gibt den Abend auf Wunsch auf die Braillezeile, siehe docs/brlapi.md.
usage-timer = accessible-games timer 60 klingelt nach 60 Sekunden. Es geht auch 2 minuten oder 1:30.
    --people Ana,Ben beginnt einen neuen Abend mit diesen Leuten.
    --braille-display gibt den Abend auf Wunsch auf die Braillezeile, siehe docs/brlapi.md.
usage-deal = accessible-games deal verteilt Geheimnisse am echten Tisch: Das Gerät geht herum, und jeder hört eins allein.
    --roles "3 Dorfbewohner, Werwolf" sind die Geheimnisse, mindestens eins für jeden.
    accessible-games deal rettungsboot verteilt, wen jeder von euch liebt und hasst.
    accessible-games deal skat 10 gibt jedem zehn Karten eines Kartenspiels.
    --deck karten.csv verteilt die einer eigenen Tabelle.
    --people Ana,Ben beginnt einen neuen Abend mit diesen Leuten.
    --braille-display gibt den Abend auf Wunsch auf die Braillezeile, siehe docs/brlapi.md.
usage-table = accessible-games table merkt sich, was am echten Tisch offen liegt: Was wo liegt, kann man fragen, lesen und fühlen.
    accessible-games table skat ist für ein Spiel oder einen fertigen Satz Karten.
    --people Ana,Ben beginnt einen neuen Abend mit diesen Leuten.
    --braille-display gibt den Abend auf Wunsch auf die Braillezeile, siehe docs/brlapi.md.
usage-tutorial = accessible-games tutorial sagt, welche Übungen es gibt.
    accessible-games tutorial SPIEL ist ein geführter erster Durchgang, Schritt für Schritt. Nichts davon wird gespeichert.
    --braille-display gibt das Spiel auf Wunsch auf die Braillezeile, siehe docs/brlapi.md.
    --format brf, pef oder txt schreibt sie als Text zum Prägen, mit --braille g0, g1 oder g2, sonst in Basisschrift.
    --out ORDNER ist der Platz der Datei, und --force überschreibt eine andere.
    --paper a5, --margin 15, --profile nls, --code euro und --feeds none sind die von overlay.
usage-daily = accessible-games daily spielt das Spiel des Tages: für alle dieselben Karten, von Mitternacht bis Mitternacht Weltzeit.
    accessible-games daily SPIEL spielt das eines anderen Spiels. Es gibt keinen Vorschlag, und nichts wird zurückgenommen.
    Der erste Versuch zählt. Ein unterbrochener geht dort weiter, wo er stand.
    accessible-games daily share sagt dein letztes Ergebnis in einer Zeile, für Freunde.
    accessible-games daily list sagt deine Ergebnisse der letzten Tage.
    --braille-display gibt das Spiel auf Wunsch auf die Braillezeile, siehe docs/brlapi.md.
usage-puzzle = accessible-games puzzle sagt, wie viele Rätsel du in jedem Spiel gelöst hast.
    accessible-games puzzle SPIEL bringt das nächste, die leichtesten zuerst. Falsche Antworten werden erklärt.
    accessible-games puzzle next macht mit dem Spiel deines letzten Rätsels weiter.
    Mit 1, 2 oder 3 kommen nur leichte, mittlere oder schwere, mit again alle von vorn.
    --braille-display gibt das Spiel auf Wunsch auf die Braillezeile, siehe docs/brlapi.md.
usage-resume = accessible-games resume nennt die gespeicherten Spiele und fragt, welches.
    accessible-games resume NAME spielt dieses weiter.
    --braille-display gibt das Spiel auf Wunsch auf die Braillezeile, siehe docs/brlapi.md.
usage-replay = accessible-games replay erzählt dein letztes Spiel noch einmal.
    accessible-games replay NAME erzählt ein bestimmtes gespeichertes Spiel.
    --step wartet nach jedem Zug auf Enter.
usage-review = accessible-games review sagt, welche Momente deines letzten Spiels am meisten kosteten.
    accessible-games review NAME sagt es von einem bestimmten Spiel, das zu Ende ist, oder vom letzten dieser Art.
    --seat NAME betrachtet nur die Antworten eines Spielers.
usage-rules = accessible-games rules SPIEL nennt die Abschnitte.
    accessible-games rules SPIEL 5 liest Abschnitt 5.
    Statt der Nummer geht auch der Anfang einer Überschrift.
    --search WORT liest die Sätze mit einem Wort.
    --braille g2 schreibt Brailleschrift.
    Dabei ist g0 die Basisschrift, g1 die Vollschrift und g2 die Kurzschrift.
    --format brf, pef oder txt schreibt alle Regeln, oder einen Abschnitt, als Text zum Prägen, mit --braille g0, g1 oder g2, sonst in Basisschrift.
    --out ORDNER ist der Platz der Datei, und --force überschreibt eine andere.
    --paper a5, --margin 15, --profile nls, --code euro und --feeds none sind die von overlay.
usage-labels = accessible-games labels SPIEL nennt das Braille-Kürzel jeder Karte.
    Statt SPIEL gehen auch verbreitete Stapel: poker-52, poker-54, skat, tarot, colours, dominoes oder dice.
    Der Name einer Datei, etwa karten.csv, macht Kürzel für jedes andere Spiel, aus einer Tabelle wie in docs/labels.md. Das tut auch --deck DATEI, wie immer sie heißt.
    --dots nennt die Punkte jedes Zeichens in Zahlen.
    --format text, csv oder json ist die Form.
    --order suit oder value sagt, was auf Karten mit Farben zuerst kommt: die Farbe oder der Wert.
    --digits lowered, upper oder antoine ist die Form der Ziffern, --ten x oder digits die der Zehn.
    --encoding cp1250 sagt, wie Umlaute und andere Buchstaben in einem Text stehen, der nicht UTF-8 ist.
    --braille-table ru-litbrl.ctb ist die Tabelle von liblouis für Buchstaben, die deutsche Kürzel nicht haben.
    accessible-games labels check SPIEL oder DATEI sagt auf einen Blick, wie viele Karten und Kürzel es sind, und was im Weg steht. Seine Optionen nennt --help.
    accessible-games labels new fragt sich zum ersten Bogen durch.
    accessible-games labels page macht all das auf einer Seite für Browser. Mit --help hörst du seine Optionen.
usage-labels-check = accessible-games labels check SPIEL oder DATEI sagt auf einen Blick, was vor dem Machen zu wissen ist.
    Das sind die Karten, die verschiedenen Kürzel, das längste, gleiche, solche, die sich verkehrt herum gleich anfühlen, und solche, für die auf ihren Karten kein Platz ist.
    --card 63x88 ist die Größe der Karten, --corner tl oder tr und --ends both oder one der Platz der Kürzel, --profile marburg, nls oder sign die Größe der Punktschrift.
    --only NAME und --without NAME wählen Teile aus.
    --deck, --order, --digits, --ten, --encoding und --braille-table sind die von labels.
usage-labels-new = accessible-games labels new fragt, welcher Stapel es ist, worauf die Kürzel kommen und womit die Punkte entstehen, und macht einen Bogen zum Probieren.
    Bei jeder Frage geht hilfe. Am Ende hörst du die Befehle für diesen Bogen und für alles.
    --encoding und --braille-table sind die von labels.
usage-game = accessible-games game new NAME legt in diesem Ordner ein kleines Spiel an, das du veränderst. Der Name ist ein Wort, wie small-stones.
    accessible-games game check ORDNER spielt 1000 Zufallsspiele und sagt, was den Regeln aller Spiele folgt und was fehlt.
    accessible-games game transcript ORDNER schreibt ein Spiel, wie es zu hören ist. Mit --help dahinter hörst du die Optionen.
    Vom leeren Ordner zum Paket für andere führt docs/a-game-of-your-own.md.
usage-game-new = accessible-games game new NAME legt ein kleines Spiel mit Wörtern, Regeln, Übungsspiel, Kürzeln und Tests an. Der Name ist ein Wort, wie small-stones.
usage-game-check = accessible-games game check ORDNER spielt 1000 Zufallsspiele und hat dann eine Zeile für jeden Teil des Spiels. Mit Fehlern endet es mit Status 1.
usage-game-transcript = accessible-games game transcript ORDNER schreibt ein Spiel unter Computerspielern, wie der erste Spieler es hört.
    --seats N ist die Zahl der Spieler, und --seed N gibt ein anderes Spiel.
usage-labels-page = accessible-games labels page öffnet eine Seite für Browser, die Kürzel macht. Es sagt, wo sie ist.
    --port N nimmt einen anderen Port als 4080. --open lässt auch andere als diesen Rechner herein.
    --certificate DATEI und --key DATEI verschlüsseln sie.
    Steuerung C beendet sie. Sie behält nichts von dem, was ihr geschickt wird.
    --decks ORDNER lässt die Seite auch die Karten deiner eigenen Tabellen unter ihren Adressen sagen, siehe docs/hosts.md.
usage-look = accessible-games look KÜRZEL sagt alles über die Karte mit diesem Braille-Kürzel, in allen Spielen. Zwischen den Zeilen eines Kürzels steht ein Schrägstrich, wie in v/F/StKaM/-.
    accessible-games look SPIEL KÜRZEL sucht in einem Spiel oder einem Stapel, den viele haben, wie bei labels, mit dem Namen einer Datei oder --deck DATEI in jedem anderen.
    Statt des Kürzels geht auch ein Name oder sein Anfang. Haben mehrere Karten dasselbe Kürzel, hörst du alle.
    Ohne Kürzel fragt es nach einem nach dem anderen.
    --deck, --order, --digits, --ten, --encoding und --braille-table sind die von labels.
usage-overlay = accessible-games overlay SPIEL schreibt Dateien, um Kürzel zu prägen, zu drucken oder zu schneiden.
    Eine Liste in Schwarzschrift und in Braille sagt, was wo liegt. Mehr steht in docs/printing.md.
    Der Name einer Datei, etwa karten.csv, oder --deck DATEI ist jedes andere Spiel, wie bei labels.
    --format brf, pef, txt, pdf, svg, stl oder 3mf ist die Form der Dateien.
    --out ORDNER ist ihr Platz, und --force überschreibt andere und entfernt, was ein früherer Lauf übrig ließ.
    --medium cards, sheet, tape9, tape12, plates, dies oder clips ist, worauf die Kürzel kommen.
    Das sind Karten, ein Bogen, Band von 9 oder 12 Millimetern, Plättchen, Prägestempel oder Klammern.
    --card 56x87 ist die Größe der Karten in Millimetern.
    --corner tl oder tr ist die Ecke des Kürzels, oben links oder rechts.
    --ends both oder one sagt, ob es an beiden Enden steht.
    --paper a4, a3, a5, letter, legal, 11x11.5, 11.5x11, bed oder 210x297 ist die Seite.
    --profile marburg, nls oder sign ist die Größe der Punktschrift.
    --code us oder euro ist die Zeichentabelle von brf.
    --feeds every, between oder none setzt in brf Seitenvorschübe an jedes Seitenende, nur dazwischen, oder keine.
    --print druckt große Schrift für Sehende dazu.
    --mirror spiegelt alles, um von hinten zu schreiben.
    --compensate 1.3 macht die Punkte 1,3-mal so groß.
    --order, --digits und --ten sind die von labels.
    --only NAME macht nur ein Teil, --without NAME lässt eines weg, beides auch mehrmals. --copies 2 macht von jedem zwei.
    --pages 3 oder 2,5-7 macht einzelne Seiten. --margin 15 lässt die Ränder der Seite frei, in Millimetern.
    --slot 0.5 ist die Dicke dessen, worauf Klammern kommen, in Millimetern.
    --preview sagt, was auf der ersten Seite ist, oder auf denen von --pages, und macht nichts. Mit --out zeichnet es alle Seiten als Bilder, mit Schrift und Punkten.
    --test-page macht ein Kürzel jeder Größe, und einen Streifen mit Punkten in mehreren Höhen.
    --grade g1 oder g2 schreibt Liste und Heft in Vollschrift oder Kurzschrift, mit liblouis, sonst sind sie in Basisschrift.
    --marks suit oder kind setzt ein Tastzeichen über jede Farbe oder Art, für alle, die keine Brailleschrift lesen.
    --booklet schreibt die Texte der Karten als Heft in brf und pef, und ihre Nummern unter die Kürzel.
    --qr druckt einen QR-Code mit dem Text jeder Karte dazu, oder mit dem Link, der ihr Text ist, in pdf und svg.
    --address https://spiele.example macht mit --qr aus jedem Code die Adresse seiner Karte auf deinem Server, dessen Seite sie in der Sprache des Telefons sagt.
usage-settings = accessible-games settings nennt alle Einstellungen.
    accessible-games settings NAME WERT ändert eine.
    Mit accessible-games settings letters x hand bedeutet der Buchstabe x hand.
usage-doctor = accessible-games doctor sagt, was auf diesem Rechner da ist und funktioniert.
    Zuerst kommt, ob alles Nötige geht, dann was kaputt ist, was fehlt und wie du es bekommst.
    Dabei wird nichts verändert und kein Netz gebraucht.
    --server ORDNER prüft, was ein beendeter Server gespeichert hat, und legt zur Seite, was davon beschädigt ist.
usage-report = accessible-games report schreibt eine Datei, in der steht, was man zum Finden eines Fehlers braucht.
    accessible-games report NAME erzählt auch von einem gespeicherten Spiel, ohne Geheimnisse.
    --secrets nimmt das ganze Spiel mit allen verdeckten Karten hinein.
usage-simulate = accessible-games simulate SPIEL lässt Computerspieler spielen und sagt, wie oft wer gewonnen hat.
    --games 100 ist die Zahl der Spiele.
    --seats 4 ist die Zahl der Plätze am Tisch.
    --bots easy,normal sind ihre Stufen, reihum.
    --temper mixed ist ihr Temperament: even, bold, careful oder mixed. bold-easy gilt für einen allein.
    --seed 7 ist die Startzahl des ersten Spiels.
    --option expert=yes ist eine Option des Tisches.
    --json macht stattdessen aus jedem Spiel eine Zeile JSON.
usage-tournament = accessible-games tournament SPIEL sagt, welche Computerspieler stärker sind.
    Jede Verteilung wird von allen Plätzen aus gespielt, damit niemand mehr Glück hat. Mehr steht in docs/tournament.md.
    --players normal,easy,easy sind die Stufen am Tisch. Die erste wird mit den anderen verglichen.
    Eine Stufe kann ein Temperament haben: bold-normal oder careful-normal.
    --games 100 ist die kleinste Zahl der Spiele.
    --sure hört auf, sobald sicher ist, ob die erste stärker oder schwächer ist.
    --seed 7 ist die Startzahl der ersten Verteilung.
    --option expert=yes ist eine Option des Tisches.
    --workers 2 ist die Zahl der Spiele, die zugleich laufen. Sonst rechnen alle Kerne des Computers.
    --dask ADRESSE lässt das Dask-Cluster unter dieser Adresse spielen.
    --json nennt jedes Spiel und alle Zahlen als JSON.
    Steuerung C bricht ab und sagt, was schon bekannt ist.
usage-serve = Mit accessible-games serve spielen Leute zusammen, jeder mit einem Programm für Telnet oder MUDs oder mit SSH. Es sagt, wie man hereinkommt.
    --open lässt auch andere als diesen Rechner herein. --port N nimmt einen anderen Port als 4000, --ssh-port N für SSH einen anderen als 4022.
    --certificate DATEI und --key DATEI öffnen auch eine verschlüsselte Tür, am nächsten Port.
    --page öffnet eine Seite für Browser an Port 4080, --page N an einem anderen. Mit einem Zertifikat ist sie verschlüsselt.
    --address https://spiele.example ist, wo andere die Seite erreichen. MUD-Clients laden von dort die Klänge.
    --games NAME bietet auch ein Spiel aus einem anderen Paket an, oder mehrere mit Kommas dazwischen.
    Steuerung C beendet es, und alle Spiele sind gespeichert.
    --decks ORDNER lässt die Seite auch die Karten deiner eigenen Tabellen unter ihren Adressen sagen, siehe docs/hosts.md.
    --backup ORDNER sichert dorthin, während der Server läuft, mit --every 1h so oft, wie du sagst, und mit --keep 48 bleiben die letzten 48.
    --restore DATEI sagt, was eine Sicherung enthält, und fängt mit ihr an. Was vorher da war, bleibt daneben liegen.
    --push ADRESSE lässt Browser, die auf der Seite darum bitten, Bescheid bekommen, wer dran ist, siehe docs/server.md. Push-Dienste bekommen deine Mailadresse.
    --on-turn "BEFEHL" startet für jeden solchen Bescheid ein Programm von dir, ohne Shell. Was es in seiner Umgebung findet, steht in docs/server.md.
    --follow HOST folgt dem Server dort als zweiter Rechner und spielt, sobald er übernimmt. --followed-by SCHLÜSSEL lässt den Rechner mit diesem Schlüssel folgen, --wait sagt nichts, solange der weg ist, --alone beginnt, ohne den anderen zu fragen.
    Neben einem laufenden Server gehen serve restart, serve password, serve moderation, serve league, serve backup und serve takeover: --help hinter einem davon sagt, wie.
usage-serve-backup = accessible-games serve backup ORDNER legt dort eine Sicherung an, ob ein Server läuft oder nicht.
    Mit --keep 48 bleiben die letzten 48. --data nennt einen anderen Ordner eines Servers.
usage-serve-restart = accessible-games serve restart 5 sagt allen auf deinem Server, dass er in fünf Minuten neu startet, noch einmal eine Minute vorher, und tut es: so, wie er dann installiert ist. Alle Spiele gehen weiter.
    off sagt es wieder ab. --data nennt einen anderen Ordner eines Servers.
usage-join = accessible-games join HOST besucht einen Server, auf dem du mit anderen spielst. Es fragt, wer du bist.
    --name NAME ist der Name, den du dort hast, und --guest ist für alle ohne Namen. Sonst gilt der Name aus deinen Einstellungen.
    --port N ist der Port des Servers für SSH, wenn es ein anderer als 4022 ist. HOST:N heißt dasselbe.
    Dein Passwort und alles andere wird verschlüsselt. Eine verlorene Verbindung kommt von selbst wieder.
    Die Befehle tempo, klingel, warnton, kurzschrift, breite und tasten gelten deinem eigenen Gerät. Alle anderen versteht der Server.
    --braille-display gibt das Spiel auf Wunsch auf die Braillezeile, siehe docs/brlapi.md.
usage-statistics = accessible-games statistics sagt, wie viele Spiele gespielt und gewonnen sind.
    accessible-games statistics SPIEL sagt mehr von einem Spiel: nach Spielern, Stufen, Serien und Punkten.
    Mehrere Personen an einer Tastatur werden nach Namen gezählt.
    --rebuild zählt alle gespeicherten Spiele neu.
    --json nennt alle Zahlen als JSON.
