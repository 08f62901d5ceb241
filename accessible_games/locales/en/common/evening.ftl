## An evening at a real table

setup-at-table = Who is at the table? Type the names with commas. Enter for { $default }.
prompt-at-table = Names?
about-at-table = Type the names of all who play, with commas, such as Ana, Ben.
no-evening = No evening was begun.
evening-made = { $title }: up to { $high } people can come, each with a phone or computer of their own.
evening-how = When all are here, type begin.
hold-no-computer = At a real table no computer player holds a seat.
evening-lesson-over = This lesson is over. Begin with accessible-games evening.
evening-saved = The evening is saved. Go on with accessible-games evening.
prompt-hides = { $what ->
    [cards] Enter hides them.
   *[secret] Enter hides it.
}
secret-wait = Wait. All take the same time.
time-left = Left: { time-told }.
time-told = { $minutes ->
    [0] {""}
    [one] one minute
   *[other] { $minutes } minutes
}{ $minutes ->
    [0] {""}
   *[other] { $seconds ->
        [0] {""}
       *[other] {" and "}
    }
}{ $seconds ->
    [0] {""}
    [one] one second
   *[other] { $seconds } seconds
}
no-timer = No timer runs.
time-up = Time is up.
exported = The sheet is in { $file }.
export-refused = The sheet cannot be written: { $problem }.
