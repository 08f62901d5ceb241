## Dominoes, blocks and places

block = de { $first } à { $last }
domino = { $first } et { $second }
    .code = { $first } { $second }
    .braille = { $first }{ $second }
no-piece = vide
    .code = vide
which-word = Tape { $choices }.
which-line = Tape débarrasse et la lettre d'une colonne ou le numéro d'une rangée, par exemple débarrasse p.
which-block = Tape 2 coins de ton motif, par exemple p13 r14, ou annonce, ou non.
later-claim = Tu peux annoncer à la fin d'un tour, quand on te le demande.
no-such-block = De { $first } à { $last }, pas de bloc de 6 boissons.
display-legend = Les cellules des boissons.
moves-where = { $words }: { $places }.
page-what = Quoi
page-where = Où
display-word-first = Choisis d'abord ce que tu y veux.
