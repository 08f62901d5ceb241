## Dominoes, blocks and places

block = { $first } to { $last }
domino = { $first } with { $second }
    .code = { $first } { $second }
    .braille = { $first }{ $second }
no-piece = empty
    .code = free
which-word = Type { $choices }.
which-line = Type clear and the letter of a column or the number of a row, such as clear p.
which-block = Type two corners of your pattern, such as p13 r14, or claim, or no.
later-claim = You can claim at the end of a turn, when you are asked.
no-such-block = There are no 6 drinks, 2 by 3, from { $first } to { $last }.
display-legend = The cells of the drinks.
moves-where = { $words }: { $places }.
page-what = What
page-where = Where
display-word-first = First choose what you want there.
