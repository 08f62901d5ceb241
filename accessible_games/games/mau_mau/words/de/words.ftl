## What the words of the game mean, for help and card, and what is typed for them, where no answer is.

meaning-draw = Ziehen: Du nimmst eine Karte vom Stapel. Passt dann eine, darfst du sie gleich legen oder passen.
meaning-pass = Passen: Nach dem Ziehen behältst du deine Karten, und der Nächste ist dran.
meaning-mau = Wer nur noch eine Karte hat, sagt Mau. Die Variante mau legt fest, ob das Programm es sagt.
meaning-wild = Eine Wunschkarte passt auf jede andere, und du wählst die Farbe, die kommen muss: der Bube, bei Crazy Eights die Acht.
called-wild = wunschkarte wunschkarten wünschen wunsch
meaning-suit = Die Farben sind Kreuz, Pik, Herz und Karo. Eine Karte passt, wenn Farbe oder Wert der obersten gleich ist.
called-suit = farbe farben
meaning-top-card = Die oberste Karte liegt offen, auf sie wird die nächste gelegt.
called-top-card = oberste-karte oberste ablage ablagestapel
meaning-pile = Vom Stapel wird gezogen. Ist er leer, werden die gelegten Karten außer der obersten neu gemischt.
called-pile = ziehstapel talon
meaning-round = Eine Runde ist vorbei, wenn jemand keine Karten mehr hat. Um Punkte gibt es mehrere.
called-round = runde runden
called-rules = crazy-eights
called-deck = blatt
called-sevens = siebenen-regel
called-wild-on-wild = bube-auf-bube
called-points = punktespiel

## What each question is about, for help alone.

question-play = Du legst eine Karte mit der Farbe oder dem Wert der obersten, oder eine Wunschkarte, oder du ziehst.
question-seven = Oben liegt eine Sieben. Du legst noch eine, oder du ziehst für alle.
question-wish = Du wählst die Farbe, die als Nächstes kommen muss.
