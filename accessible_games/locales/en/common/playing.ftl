## Beginning

player = Player
bot-names = Tom Mia Oliver Lena Felix Ruth Hugo Clara
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
}{ $options ->
    [unprinted] .
    [sheet] , by the printed rules.
    [nearly] , nearly by the printed rules.{ $is-new ->
        [yes] {" "}Type help for what differs.
       *[no] {""}
    }
    [own] , with your options.
   *[other] , not all by the printed rules.
}
    .brief = { $title }: { $names }{ $count ->
    [0] {""}
   *[other] , { $levels }
}{ $options ->
    [unprinted] .
    [sheet] .
    [nearly] .
   *[other] , other options.
}
    .braille = { $title }{ $people ->
    [none] {""}
   *[other] : { $people }
}{ $count ->
    [0] {""}
   *[other] , { $bots } { $levels }
}{ $options ->
    [unprinted] .
    [sheet] .
    [nearly] .
   *[other] , other options.
}
prompt-usual = Enter or more?
    .braille = Enter, more?
usual-option = { $sheet ->
    [yes] Chosen
   *[no] Not by the printed rules
}: { $question } { $chosen }.
usual-departs = Not by the printed rules: { $departs }.
departs-starter = the lot says who begins
enter-or-more = I do not understand that: { $word }. Press Enter to begin, or type more to choose.
enter-again = I do not understand that either: { $word }.
plays-as = You play as { $name }.
learn-which = Type { $word } and a game, such as { $word } { $title }.
setup-people = Who plays? Type names, such as Anna and Ben. Enter for { $default }.
prompt-people = Names?
setup-seats = How many players, { $low } to { $high }? Enter for { $default }.
prompt-seats = Players?
setup-level = Computer level: { $choices }? Enter for { $default }.
prompt-level = Level?
setup-option = { $question } { $choices }? Enter for { $default }.
prompt-option = Option?
setup-options = According to the sheet, the printed rules of the game{ $departs ->
    [none] {""}
   *[other] , but { $departs }
}, or choose?
    Enter for the sheet. More tells what there is.
prompt-options = Sheet?
options-sheet = sheet
options-choose = choose
options-more = more
option-undo = What can be taken back?
option-undo-fair = what is fair
option-undo-free = anything
option-undo-more = The sheet has no rule for undo. A fair undo stops at what has been revealed, and others at the table must agree.
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

## Help before a game

explained-in = { $titles }.
unexplained = There is nothing about { $word }. Type help alone to hear about this question.
about-all = Type back for the question before, or quit to leave.
first-question = This is the first question. Type quit to leave.
about-game = Type the name of a game, its beginning or its number.
    With tutorial before it, you learn the game first. With rules before it, you read its rules.
about-usual = Enter begins like this, more asks for everything, also what can be played otherwise. You can also type names, a level or a number.
    The word tutorial teaches the game first, the word rules reads its rules.
    To keep your name, type quit, then accessible-games settings name Anna.
about-people = Type who plays at this keyboard, such as Anna and Ben. The computer joins in.
about-seats = How many play together, people and computer players.
about-level = How well the computer plays, from the weakest level to the strongest.
about-options = The sheet is the printed rules in the box. Type choose to be asked about each option.
about-option = Type one of the choices, its beginning or its number.
about-number = Type the number of a saved game.
about-moment = The number of a moment leads there. Enter tells all of them again.
about-enter = Press Enter to go on.
about-yes-no = Type yes. Anything else means no.

## Asking

curtain-offered = What one of you was told stays in the window. To push it out, type curtain on.
pass-keyboard = Pass the keyboard.
pass-enter-only = Press Enter only, as soon as you have the keyboard.
pass-help = Whoever plays next presses Enter. Until then, you can type { $commands }.
prompt-pass = { $name }: Enter.
prompt-enter = Enter.
prompt-number = Number?
prompt-moment = Moment?
prompt-search = Search:
prompt-yes-no = Yes or no?
thinks = { SEAT($seat) } is thinking.
others-think = The others are thinking.
listen-on = The computer players go on. Press Enter to listen, or type quit.
line-cancelled = The line is cancelled. Press Control C once more to quit.
going-on = The game goes on.
not-meant = Nothing was done.
really-quit = Do you want to quit? The game is saved.
really-quit-unsaved = The game could not be saved. Do you want to quit and lose it?

## Not understood

line-too-long = A line has at most { $count ->
    [one] one character
   *[other] { $count } characters
 }, so this one was ignored.
empty-answer = You can say { $choices }.
not-understood = I do not understand that here: { $typed }.
    You can choose { $choices }.
not-understood-again = I do not understand that either: { $typed }. Type moves to hear what you can choose.
    .brief = Not understood: { $typed }. Type moves.
outside-review = To go through your last game, quit, then type accessible-games review.
outside-tutorial = To learn a game, quit, then type accessible-games tutorial.
not-understood-now = I do not understand that here: { $typed }. Type help.
not-now = { $word } cannot be chosen now.
    You can choose { $choices }.
ambiguous-word = Did you mean { $choices }?
unknown-piece = Nothing is called { $word }. You can choose { $choices }.
no-such-person = Nobody here is called { $word }. You can choose { $choices }.
nothing-known = Nothing is known about { $word }. Type help commands to hear all commands.
unknown-figures = A hint can be followed by { $choices } only, not by { $word }.
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
now-or-before = Type { $typed } by itself to answer now, or { $command } to take back your last answer.
which-place = Type { $word } and a place, such as { $word } p13, or { $word } here.
which-piece = Type { $command } and a card name.
bad-name = "{ $name }" cannot be a name. Use 1 to { $longest } letters of one alphabet, no pronoun, and no word of the program.
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
    [0] There is no { PIECES($lacking, form: "bare", style: "or") } among them.
    [one] There is only one { PIECE($piece, form: "name") } among them.
   *[other] There are only { $held } { PIECE($piece, form: "names") } among them.
}
refused-too-many = { $given } cards are too many. Name at most { COUNT($most, as: "cards") }.
refused-too-few = { $given ->
    [0] That is no card.
    [one] One card is not enough.
   *[other] { $given } cards are too few.
} Name at least { COUNT($least, as: "cards") }.
refused-wrong-count = { $given ->
    [one] You named one card,
   *[other] You named { $given } cards,
} but it takes { COUNT($count, as: "cards") }.
    .brief = It takes { COUNT($count, as: "cards") }.
refused-not-a-number = Type a number.
refused-out-of-range = That is too { $is ->
    [low] low
   *[high] high
}.
refused-not-asked = It is not your turn.
