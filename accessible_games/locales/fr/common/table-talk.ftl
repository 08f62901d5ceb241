## Ce qui se dit à une table sur plusieurs jours

said-then = { $name } a dit il y a { $span }: { $text }
said-later = Tu dis, et { $names } { $count ->
    [one] l'entendra
   *[other] l'entendront
} en venant ici: { $text }
