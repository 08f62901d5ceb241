## Dominoes, blocks and places

block = von { $first } bis { $last }
domino = { $first } mit { $second }
    .code = { $first } { $second }
    .braille = { $first }{ $second }
no-piece = leer
    .code = leer
which-word = Tippe { $choices }.
which-line = Tippe räume und den Buchstaben einer Spalte oder die Nummer einer Reihe, etwa räume p.
which-block = Tippe 2 Ecken deines Musters, etwa p13 r14, oder melde, oder nein.
later-claim = Melden kannst du am Ende eines Zugs, wenn du gefragt wirst.
no-such-block = Von { $first } bis { $last } liegt kein Block aus 2 mal 3 Getränken.
display-legend = Die Zellen der Getränke.
moves-where = { $words }: { $places }.
page-what = Was
page-where = Wohin
display-word-first = Wähle zuerst, was du dort willst.
