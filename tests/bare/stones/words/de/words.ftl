title = Steine
taken = { DOES($seat, you: "Du nimmst", other: "nimmt") } { $number }, es bleiben { $left }.
ask-take = Nimm { $low } bis { $high } Steine.
prompt-take = Wie viele?
question-take = Du nimmst Steine vom Haufen. Wer den letzten nimmt, gewinnt.
