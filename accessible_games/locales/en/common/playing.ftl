## Beginning

player = Player
bot-names = Tom Mia Oscar Lena Felix Ruth Hugo Clara
seat-name = { SEAT($seat, form: "name") }
seat-you = { $case ->
    [possessive] your
   *[nominative] you
}
seat-named = { $case ->
    [possessive] { $name }'s
   *[nominative] { $name }
}
cards = { $number ->
    [0] no cards
    [one] one card
   *[other] { $number } cards
}
points = { $number ->
    [0] no points
    [one] one point
   *[other] { $number } points
}
playing = { $title }: { $names }.
playing-bold = { $count ->
    [one] { $names } plays boldly.
   *[other] { $names } play boldly.
}
playing-careful = { $count ->
    [one] { $names } plays carefully.
   *[other] { $names } play carefully.
}
remarked = { $seat } says: { $words }
    .brief = {""}
newcomer = Type help at any time. To learn a game, type accessible-games tutorial.
    .braille = Type legend.
legend-offered = {""}
    .braille = Labels stand for cards. Type legend to learn them.
setup-game = { $choices }? Enter for { $default }.
prompt-game = Game?
setup-usual = { $title }: { $names }{ $count ->
    [0] {""}
    [one] , level { $levels }
   *[other] , levels { $levels }
}, { $options ->
    [sheet] as the sheet says.
   *[other] not all as the sheet says.
}
    .brief = { $title }: { $names }{ $count ->
    [0] {""}
   *[other] , { $levels }
}{ $options ->
    [sheet] .
   *[other] , other options.
}
    .braille = { $title }{ $people ->
    [none] {""}
   *[other] : { $people }
}{ $count ->
    [0] {""}
   *[other] , { $bots } { $levels }
}{ $options ->
    [sheet] .
   *[other] , other options.
}
prompt-usual = Enter or more?
    .braille = Enter, more?
usual-option = Not as the sheet says: { $question } { $chosen }.
enter-or-more = I do not understand { $word }. Press Enter to begin, or type more to choose.
setup-people = Who plays? Type names, such as Anna and Ben. Enter for { $default }.
prompt-people = Names?
setup-seats = How many players, { $low } to { $high }? Enter for { $default }.
prompt-seats = Players?
setup-level = Computer level: { $choices }? Enter for { $default }.
prompt-level = Level?
setup-option = { $question } { $choices }? Enter for { $default }.
prompt-option = Option?
setup-options = As the sheet says, or choose? Enter for the sheet. More tells what there is.
prompt-options = Sheet?
options-sheet = sheet
options-choose = choose
options-more = more
option-undo = What can be taken back?
option-undo-fair = what is fair
option-undo-free = anything
option-undo-more = The sheet knows no undo. A fair one stops at what has been revealed, and others at the table must agree.
table-undo-free = Anything can be taken back.
option-starter-lot = by lot
option-starter-1 = seat 1
option-starter-2 = seat 2
option-starter-3 = seat 3
option-starter-4 = seat 4
option-starter-5 = seat 5
option-starter-6 = seat 6
option-starter-7 = seat 7
option-starter-8 = seat 8
level-random = random
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert
tempered-bold = { $level } and bold
tempered-careful = { $level } and careful
tempered-mixed = { $level } and of different temperaments
no-game = No game was started.

## What all games tell

starter-drawn = { $seat ->
    [you] The lot falls on you.
   *[other] The lot falls on { $seat }.
}
    .brief = {""}
game-finished = The game is finished.

## Help before a game

explained-in = { $titles }.
unexplained = There is nothing about { $word }. Type help alone to hear about this question.
about-all = Type back for the question before, or quit to leave.
first-question = This is the first question. Type quit to leave.
about-game = Type the name of a game, its beginning or its number.
about-usual = Enter begins like this. Type more to choose names, players, level and options.
    You can also type names, such as Anna and Ben.
about-people = Type who plays at this keyboard, such as Anna and Ben. The computer joins in.
about-seats = How many play together, people and computer players.
about-level = How well the computer plays, from the weakest level to the strongest.
about-options = The sheet is the one in the box. Type choose to be asked about each option.
about-option = Type one of the choices, its beginning or its number.
about-number = Type the number of a saved game.
about-moment = The number of a moment leads there. Enter tells all of them again.
about-enter = Press Enter to go on.
about-yes-no = Type yes. Anything else means no.

## Asking

curtain-offered = What one of you was told stays in the window. To push it out, type curtain on.
pass-keyboard = Pass the keyboard.
prompt-pass = { $name }: Enter.
prompt-enter = Enter.
prompt-number = Number?
prompt-moment = Moment?
prompt-search = Search:
prompt-yes-no = Yes or no?
thinks = { SEAT($seat) } thinks.
others-think = The others think.
listen-on = The computer players go on. Press Enter to listen, or type quit.
line-cancelled = The line is cancelled. Press Control C once more to quit.
going-on = The game goes on.
not-meant = Nothing was done.
really-quit = Do you want to quit? The game is saved.
really-quit-unsaved = The game could not be saved. Do you want to quit and lose it?

## Not understood

line-too-long = A line has at most { $count ->
    [one] one letter
   *[other] { $count } letters
 }, so this one was ignored.
empty-answer = You can say { $choices }.
unknown-word = I do not understand { $word }.
    You can choose { $choices }, or type help.
not-now = { $word } cannot be chosen now.
    You can choose { $choices }.
ambiguous-word = Did you mean { $choices }?
unknown-piece = Nothing is called { $word }. You can choose { $choices }.
no-such-person = Nobody here is called { $word }. You can choose { $choices }.
unknown-command = No command is called { $word }. Type help to hear them all.
unknown-choice = There is no { $word } here. You can choose { $choices }.
too-many-words = I do not understand what comes last: { $words }.
said-alone = Type { $word } by itself. You are asked for the rest later.
not-a-number = { $word } is not a number.
not-between = { $word } does not fit. Give a number from { $low } to { $high }.
no-such-place = There is no card { $number } in your hand, only 1 to { $size }.
no-such-card = { $size ->
    [one] There is no card { $number } here, only one card.
   *[other] There is no card { $number } here, only 1 to { $size }.
}
which-of = Which { $number ->
    [one] one
   *[other] ones
}? There is { $choices }.
place-or-many = Do you mean number { $number }, { $name }, or that many? Type the names.
which-word = Type { $choices }.
which-place = Type { $word } and a place, such as { $word } p13, or { $word } here.
which-line = Type clear and the letter of a column or the number of a row, such as clear p.
which-block = Type two corners of your pattern, such as p13 r14, or claim, or no.
claim-later = You can claim at the end of a turn, when you are asked.
no-such-block = There are no 6 drinks, 2 by 3, from { $first } to { $last }.
which-piece = Type { $command } and a card name.
bad-name = "{ $name }" cannot be a name. Use 1 to { $longest } letters, and no word of the program.
same-names = Two people have the same name. Give each a name of their own.
too-many-people = That is too many people. At most { $high } can play.
too-many-bots = That is { $given } computer players, but there is room for { $count }.

## Refused

refused-unknown-word = That cannot be chosen now. Type moves to hear what can.
refused-not-cards = Name the cards.
refused-not-held = { $held ->
    [0] You do not hold { PIECES($lacking) }.
    [one] You hold only one { PIECE($piece, form: "name") }.
   *[other] You hold only { $held } { PIECE($piece, form: "names") }.
}
refused-not-there = { $held ->
    [0] There is no { PIECES($lacking, form: "bare") } among them.
    [one] There is only one { PIECE($piece, form: "name") } among them.
   *[other] There are only { $held } { PIECE($piece, form: "names") } among them.
}
refused-too-many = { $given } cards are too many. Name at most { COUNT($most, as: "cards") }.
refused-too-few = { $given ->
    [0] No cards are too few.
    [one] One card is not enough.
   *[other] { $given } cards are too few.
} Name at least { COUNT($least, as: "cards") }.
refused-wrong-count = { $given ->
    [one] You named one card,
   *[other] You named { $given } cards,
} but it takes { COUNT($count, as: "cards") }.
    .brief = It takes { COUNT($count, as: "cards") }.
refused-not-a-number = Type a number.
refused-out-of-range = Type a number from { $low } to { $high }.
refused-not-asked = It is not your turn.
