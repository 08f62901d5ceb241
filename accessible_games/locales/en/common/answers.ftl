## Answers to commands

moves-one-of = You can choose { $choices }.
moves-meanwhile = At any time: { $choices }.
moves-cards = Lay { $count ->
    [one] one of your cards, by its name or number.
   *[other] { $count } of your cards, by their names or numbers.
}
table-ends = The table ends here.
refused-unknown-place = There is no place { $place }. A place is a letter and a number up to 26.
    .brief = There is no place { $place }.
moves-card = { $count ->
    [one] Number { $place }, { PIECE($piece, form: "name") }.
    [2] Numbers { $place } and { $end }, { PIECE($piece, form: "names") }.
   *[other] Numbers { $place } to { $end }, { PIECE($piece, form: "names") }.
}
nothing-asked = Nothing is asked of you now.
nothing-yet = Nothing has happened yet.
nothing-since = Nothing has happened since your last move.
no-older = That was the oldest.
no-newer = That was the newest.
search-what = Type search and then the words to look for.
not-found = Nothing earlier says that.
hint = I would choose { $choice }.
hint-cards = I would lay { PIECES($cards) }.
hint-and-cards = I would choose { $choice } and lay { PIECES($cards) }.
hint-then = Then: { $names }.
thinking = I am thinking.
named-cards = { $count ->
    [0] nothing
   *[other] { PIECES($cards, form: "bare") }
}
hint-as-good = About as good: { $name }.
hint-better = Perhaps better: { $name }.
hint-not-clear = Not clearly worse: { $name }.
hint-doubtful = Perhaps worse: { $name }.
hint-tempting = Tempting, but worse: { $name }.
hint-fewer-points = It would bring about { COUNT($number, as: "points") } less.
hint-tries = My advice would win { $number ->
    [0] hardly any
    [one] one
   *[other] about { $number }
} of 100 games. { $next }
    .brief = My advice wins { $number ->
    [0] hardly any
    [one] one
   *[other] { $number }
} of 100 games. { $next }
hint-points = With my advice you would end with about { COUNT($number, as: "points") }. { $next }
    .brief = About { COUNT($number, as: "points") }. { $next }
hint-next = { $verdict ->
    [as-good] About as good: { $name }.
    [better] Perhaps better: { $name }.
    [not-clear] Not clearly worse: { $name }.
    [doubtful] Perhaps worse: { $name }.
   *[other] { $is-told ->
        [yes] The other one
       *[no] Second best: { $name }
    }, { $measure ->
        [points] about { COUNT($number, as: "points") }.
       *[tries] { $number ->
            [0] hardly any game.
            [one] one game.
           *[other] about { $number } games.
        }
    }
}
    .brief = { $verdict ->
    [as-good] As good: { $name }.
    [better] Perhaps better: { $name }.
    [not-clear] Not clearly worse: { $name }.
    [doubtful] Perhaps worse: { $name }.
   *[other] { $is-told ->
        [yes] {""}
       *[no] Second best: { $name }.
    }
}
nothing-to-undo = You have no turn to take back.
undo-too-late = Too late: something hidden has been revealed since.
undo-after = Too late: others have played since.
undo-absent = Too late: somebody who cannot be asked now has played since.
undo-turn = Too late: others have been asked since.
undo-agree = { $count ->
    [one] Does { $names } agree?
   *[other] Do { $names } agree?
  }
undo-refused = Nothing is taken back.
undo-wished = { $seat } would like to take back a turn. If you agree, type agree.
undo-waits = The others have to agree.
undo-agreed = You agree.
undo-done = { $seat } takes back a turn.
nothing-to-agree = Nobody is waiting for you to agree.
taken-back = Taken back: { $answers }.
saved-as = Saved as { $file }.
report-written = The report without secrets is in { $file }.
report-with-secrets = The report with all secrets is in { $file }.
report-refused = The report cannot be written: { $problem }.
saved-for-later = The game is saved. Go on with accessible-games resume.
not-saved = The game could not be saved.
disk-refuses = The game cannot be saved: { $problem }. It goes on unsaved.
disk-works-again = The game is saved again.
written-anew = The file of the game was gone or had been changed. The game is saved again, as { $file }.
voice-not-installed = Nothing can be spoken, because Python cannot speak to Speech Dispatcher. { INSTALL("speechd") ->
    [none] No package for that is known for this system. A screen reader speaks.
   *[other] Type { INSTALL("speechd") }{ start-again }.
}
voice-no-server = Nothing can be spoken because Speech Dispatcher does not answer. { INSTALL("speech-dispatcher") ->
    [none] Try spd-say hello.
   *[other] Type { INSTALL("speech-dispatcher") }, then try spd-say hello.
}
voice-stopped = Speech Dispatcher has stopped answering. The game continues as text.
game-over = The game is over. Hear it again with accessible-games replay.
    .brief = The game is over.
sort-value = value
sort-name = name
sort-count = count
sort-is = Cards are sorted by { $now }. It can be { $choices }.
sort-changed = Cards are sorted by { $now } now.
verbosity-brief = brief
verbosity-normal = normal
verbosity-full = full
verbosity-braille = braille
verbosity-is = Verbosity is { $now }. It can be { $choices }.
verbosity-changed = Verbosity is { $now } now.
hear-own = yours
hear-others = others
hear-bids = bids
hear-coins = coins
hear-table = table
hear-scores = points
hear-all = all
hear-changes = changes
hear-off = off
hear-is = This is what you hear. { $choices }. To change one, type hear bids off, for instance.
hear-told-all = You hear all lines such as "{ $word }".
hear-told-changes = You hear lines such as "{ $word }" where they tell something new.
hear-told-off = You do not hear lines such as "{ $word }", but the command since still tells them.
hear-sample-own = You knock
hear-sample-others = Tom knocks
hear-sample-bids = Tom bids 2 coins
hear-sample-coins = Coins left: Tom 10
hear-sample-table = The gap n11 stays
hear-sample-scores = Bears: 8 points to Tom
called-language-de = german deutsch allemand
called-language-en = english englisch anglais
called-language-fr = french französisch francais
language-de = Deutsch
language-fr = français
language-en = English
language-is = The language is { $now }. It can be { $choices }.
language-changed = The language is { $now } now.
braille-off = off
braille-on = on
braille-is = Labels after the names of cards are { $now }. They can be { $choices }.
braille-changed = Labels after the names of cards are { $now } now.
display-off = The game leaves the braille display alone. To feel the game there, start with { $option }.
    .brief = Start with { $option } for that.
display-taken = The game has the braille display. Any key of the keyboard gives it back.
    .brief = The game has the braille display.
display-given-back = The screen reader has the braille display again.
    .brief = The reader has the display again.
display-lost = The braille display is gone. Go on with the keyboard, or ask for it again.
    .brief = The braille display is gone.
display-refused = BRLTTY does not let you in. Join the group { $name }, then log in again.
    .brief = Join the group { $name } for BRLTTY.
display-missing = BRLTTY has no braille display. Connect one, then try again.
    .brief = BRLTTY has no braille display.
display-busy = BRLTTY keeps the braille display, maybe for another program. Close that, then try again.
    .brief = Another program has the display.
display-ends = The braille display ends here.
display-nothing-here = There is nothing there.
display-chosen = Chosen: { PIECES($cards, form: "bare") }, { COUNT($left, as: "cards") } to go.
display-none-chosen = Nothing is chosen.
display-word-chosen = Chosen: { $name }. Now the place.
display-columns = The letters of the columns.
display-done = done
display-menu = Commands to press.
display-part-news = News.
display-part-question = The question.
display-part-choice = Answers to choose.
display-part-hand = Your hand.
display-part-table = The table.
display-part-menu = Commands.
display-part-notice = An answer. Panning leads back.
display-always = The game has the braille display at each of your questions. Any key of the keyboard gives it back until the next one.
    .brief = The game has the display at each question.
feel-once = once
feel-always = always
remarks-few = few
remarks-is = Remarks of computer players are { $now }. They can be { $choices }.
remarks-changed = Remarks of computer players are { $now } now.
remarks-off = off
remarks-on = on
ring-off = off
ring-on = on
ring-is = The bell at your turn is { $now }. It can be { $choices }.
ring-changed = The bell at your turn is { $now } now.
warn-off = off
warn-on = on
warn-is = The bell at refusals is { $now }. It can be { $choices }.
warn-changed = The bell at refusals is { $now } now.
pace-all = all
pace-line = line
pace-is = Pace of lines: { $now }. It can be { $choices }.
pace-changed = Pace of lines from now on: { $now }.
curtain-off = off
curtain-on = on
curtain-is = The curtain before the next person is { $now }. It can be { $choices }.
curtain-changed = The curtain before the next person is { $now } now.
confirm-off = off
confirm-on = on
confirm-is = The question before a costly answer is { $now }. It can be { $choices }.
confirm-changed = The question before a costly answer is { $now } now.
contracted-on = on
contracted-off = off
contracted-is = Lines are measured in contracted braille: { $now }. It can be { $choices }.
contracted-changed = Lines are measured in contracted braille: { $now }.
marks-on = on
marks-off = off
marks-is = Marks under what is chosen on the braille display are { $now }. They can be { $choices }.
marks-changed = Marks under what is chosen on the braille display are { $now } now.
legend = { $entries }.
    A number before a label counts its cards. Answers are typed in words or by place. Help tells the rest.
places-letters = letters
places-words = words
places-is = Columns are said by { $now }. It can be { $choices }.
places-changed = Columns are said by { $now } now.
help-commands = Commands and their letters: { $commands }.
help-further = Type help commands to hear all commands, or help and any word.
help-more = Type help and a command to hear what it does.
