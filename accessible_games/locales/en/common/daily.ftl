## The deal of the day

daily-pattern = d MMMM
daily-score = { $victory ->
    [yes] won
   *[no] not won
}{ $scored ->
    [yes] , { COUNT($number, as: "points") }
   *[no] { "" }
}
daily-begins = Deal of { $day }: the same for everybody, without hints and undo.
    .brief = Deal of { $day }, no hints or undo.
daily-unaided = The deal of the day is played without hints and undo.
    .brief = No hints and no undo here.
daily-own = Your result: { daily-score }.
daily-hard = The computer at hard in your seat: { daily-score }.
    .brief = The computer: { daily-score }.
daily-hard-plays = The computer at hard is still playing in your seat. I wait a few seconds.
    .brief = The computer still plays your seat.
daily-hard-late = The computer has not finished in your seat, so I cannot compare.
    .brief = The computer has not finished.
daily-share-offered = For a line to send to friends, type accessible-games daily share.
    .brief = Then type accessible-games daily share.
daily-played = You have already played today's deal of { $title }. This try does not count.
    .brief = { $title }: this try does not count.
daily-unsaved = This try does not count, and is not saved.
    .brief = This try is not saved.
daily-uncounted = This try does not count, your first result stays.
    .brief = Your first result stays.
daily-none = You have not finished a deal of the day yet. Type accessible-games daily.
daily-nothing-to-share = You have finished no such deal yet, so there is nothing to share. Type accessible-games daily.
daily-day = { $day }, { $title }: { daily-score }.
daily-day-hard = The computer in your seat: { daily-score }.
daily-share = Accessible Games, deal of { $day }, { $title }: { daily-score }.
daily-share-hard = The computer: { daily-score }.
daily-streak = { $count ->
    [0] No deal was finished today or yesterday, so there is no streak.
    [one] A streak of one day.
   *[other] A streak of { $count } days.
}
daily-longest = { $count ->
    [one] The longest streak: one day.
   *[other] The longest streak: { $count } days.
}
