## The words of each concept that a question about this game can name. A hyphen stands for a blank.

asks-pattern = pattern patterns my-pattern what-am-i-looking-for looking-for
asks-claim = claim show-me-around lead-me help-me-find-it help-me-find find-it
asks-around = around surrounds next-to beside near neighbours
asks-things = drinks

## Further words for lists of the program, which only this game needs.

own-also-hand = my-dominoes dominoes dominos which-dominoes-do-i-have read-my-dominoes show-my-dominoes what-dominoes-do-i-have
own-also-table = show-me-the-drinks read-the-drinks
own-asks-cards = dominoes domino
own-asks-holding = my-dominoes
own-asks-mistake = { "" }
