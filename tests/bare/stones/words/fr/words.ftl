title = Cailloux
taken = { DOES($seat, you: "Tu prends", other: "prend") } { $number }, il en reste { $left }.
ask-take = Prends { $low } à { $high } cailloux.
prompt-take = Combien?
question-take = Tu prends des cailloux du tas. Qui prend le dernier gagne.
