## Was an einem Tisch über Tage gesagt wird

said-then = { $name } hat vor { $span } gesagt: { $text }
said-later = Du sagst, und { $names } { $count ->
    [one] hört
   *[other] hören
} es beim Kommen: { $text }
