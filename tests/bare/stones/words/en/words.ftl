title = Stones
taken = { DOES($seat, you: "You take", other: "takes") } { $number }, { $left } left.
ask-take = Take { $low } to { $high } stones.
prompt-take = How many?
question-take = You take stones from the heap. Whoever takes the last one wins.
