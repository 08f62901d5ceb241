## Tutorials

lessons = Each tutorial leads you through a first round, step by step.
lesson-of = { $title }: type accessible-games tutorial { $game }.
lesson-title = Tutorial: { $title }
lesson-begins = Tutorial: { $title }.
    Press Enter to repeat a step. Type hint for help, quit to leave.
    Type next to have a step done for you.
lesson-still = Now type { $typed }.
lesson-type = Type { $typed }.
lesson-next = I type for you: { $typed }.
lesson-no-undo = Nothing is taken back here. Wrong answers change nothing.
lesson-not-saved = A tutorial is not saved. You can start it again at any time.
lesson-left = You leave the tutorial. You can start it again at any time.
lesson-over = The tutorial is over. For a whole game type accessible-games play { $game }.

## Reviews

review-offered = To hear your costliest decisions, type accessible-games review.
    .brief = Then type accessible-games review.
review-begins = I am checking { $count ->
    [one] one decision
   *[other] { $count } decisions
} by what was known then, for about { $minutes ->
    [0] { $seconds ->
        [one] one second.
       *[other] { $seconds } seconds.
    }
    [one] one minute.
   *[other] { $minutes } minutes.
}
    .brief = { $count ->
    [one] One decision,
   *[other] { $count } decisions,
} about { $minutes ->
    [0] { $seconds ->
        [one] one second.
       *[other] { $seconds } seconds.
    }
    [one] one minute.
   *[other] { $minutes } minutes.
}
review-stopped = I stop after { $done ->
    [0] no decision
    [one] one decision
   *[other] { $done } decisions
} of { $count }.
review-clean = { $count ->
    [0] There was nothing to decide.
   *[other] Well played: I found nothing clearly better.
}
    .brief = { $count ->
    [0] There was nothing to decide.
   *[other] Well played, nothing clearly better.
}
review-found = { $count ->
    [one] One moment cost something.
   *[other] These { $count } moments cost most, the costliest first.
}
    .brief = { $count ->
    [one] One moment cost something.
   *[other] { $count } moments cost most.
}
review-moment = { $seat ->
    [you] Moment { $number }.
   *[other] Moment { $number }, { $seat }.
}
review-chosen = Chosen: { $played }.
review-tries = Better: { $better }, which wins { $number ->
    [one] one more game
   *[other] { $number } more games
} of 100.
    .brief = Better: { $better }.
review-points = Better: { $better }, about { COUNT($number, as: "points") } more.
review-how = Type a number to go there, Enter to hear this again, or quit.
    .brief = Type a number, Enter or quit.
review-there = Answer as you like and play on, nothing is saved. To come back type { $command }.
    .brief = Unsaved. To come back type { $command }.
review-unsaved = What you try here is not saved.
review-tried = The game that you tried out is over.
review-back = { $count ->
    [one] You are back at the moment. Type its number, Enter or quit.
   *[other] You are back at the { $count } moments. Type a number, Enter or quit.
}
    .brief = Back at the moments.
review-which = { $count ->
    [one] There is only one moment, so type 1, Enter or quit.
   *[other] There are only { $count } moments. Type one of their numbers, Enter or quit.
}
review-not-over = The game { $file } is not over yet. It can be reviewed when it is. Go on with accessible-games resume.
nothing-to-review = No saved game is over yet, so there is nothing to review. Begin one with accessible-games play.

## Rules to read

rules-heading = { $number }, { $heading }.
rules-how = Type rules and a number, a heading or a word to search for.
rules-not-found = The rules do not mention { $word }.

## Saved games

date-pattern = d MMMM, HH:mm
saved-game = { $number }, { $title }, { $names }, { $when }.
saved-damaged = { $number }, { $file }, damaged.
which-saved = Which game? Enter for the first.
going-on-with = { $title } goes on.
record-torn = The last line of the saved game was cut off and is left out.
record-ends = The record ends here, before the end of the game.
no-looking-back = In { $file } nobody may look back before the end. Go on with accessible-games resume.
record-in-use = This game is being played in another window. Close it there first.
record-is-over = { $file } is over. Hear it again with accessible-games replay { $file }.
no-such-record = There is no saved game { $name } in { $folder }.
nothing-to-resume = There is no saved game to go on with. Begin one with accessible-games play.
nothing-to-replay = There is no saved game to hear. Begin one with accessible-games play.
record-unknown-game = The saved game belongs to an unknown game, { $found }.
record-lacks-package = The saved game is { $found }. Install the package { $package } to go on.
record-other-version = This saved game was played by other rules, version { $found }. It cannot go on, but it is kept.
record-wrong-heading = The heading of the saved game does not fit: { $found }.
record-wrong-answer = Line { $line } of the saved game is against the rules: { $found }.
record-not-a-record = This is not a saved game.
record-no-moves = The heading of the saved game is cut off.
record-unknown-line = Line { $line } of the saved game cannot be read: { $found }.
record-not-text = Line { $line } of the saved game is not text.
record-damaged = Line { $line } of the saved game is damaged.
record-other-format = The saved game is in format { $found }, which only a newer version of the program can read.
# Then you are asked, yes or no.
go-on-without =
    { $count ->
        [0] No answer is lost. Do you want to go on?
        [one] One answer is lost. Do you want to go on without it?
       *[other] From there on, { $count } answers of all players are lost. Do you want to go on without them?
    }
damaged-kept = The damaged game is kept as { $file }.
damaged-left = The game stays as it is.

# What a game lacks
game-without-rules = { $title } has no rules to read here.
game-without-labels = { $title } has no braille labels.
game-without-lesson = { $title } has no tutorial.
game-without-puzzles = { $title } has no puzzles.
game-without-topic = { $title } has nothing to tell about that.
player-part-fails = { $title } plays without its { $file }, which cannot be used: { $problem }.
game-speaks = { $count ->
    [0] { $title } has no words yet.
    [one] { $title } speaks only { $languages }. Choose that language to play it.
   *[other] { $title } speaks only these languages: { $languages }. Choose one of these languages to play it.
}
