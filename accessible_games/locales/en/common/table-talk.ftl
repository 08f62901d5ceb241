## What is said at a table of days

said-then = { $name } said { $span } ago: { $text }
said-later = You say, and { $names } { $count ->
    [one] hears
   *[other] hear
} it on coming here: { $text }
