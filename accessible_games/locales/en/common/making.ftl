## Games in the making

game-task = { $word ->
    [none] Type new, check or transcript behind game.
   *[other] Behind game stands new, check or transcript, not { $word }.
}
game-needs-name = Name the new game in one word, such as small-stones.
game-needs-path = Name the folder of the game behind { $task }.
game-not-there = { $count ->
    [0] There is no game in { $folder }: no game.py is there.
   *[other] There are several games in { $folder }. Name the folder of one.
}
new-game-odd = A game cannot be called { $word }. Take up to { $longest } small English letters, digits and hyphens, such as small-stones.
new-game-taken = The name { $word } is taken already. Take another one.
new-game-there = There is { $word } already. Take another name, or another folder.
new-game-made = The game is in the folder { $folder }. Type accessible-games game check { $folder } to try it. How to go on is in { $file }.
checked-games = { $games } random games, { $moves } moves, { $speed } milliseconds a move.
checked-crash = A random game cannot be played to its end: { $problem }.
checked-fine = { $part }: fine.
checked-none = { $part }: none.
checked-lacks = { $part }: some are missing, so the game is not offered in them.
checked-wrong = { $more ->
    [0] { $part }: { $problem }.
    [one] { $part }: { $problem }, and one more fault.
   *[other] { $part }: { $problem }, and { $more } more faults.
}
checked-newer = { $game } needs a newer version of this program.
checked-fails = { $game } cannot be loaded: { $problem }.
checked-part-rules = Rules
checked-part-secrets = Secrets
checked-part-copies = Copies
checked-part-records = Records and positions
checked-part-undo = Undo
checked-part-players = Honesty of players
checked-part-words = Words
checked-part-speech = Speech
checked-part-labels = Labels
checked-part-rules-page = Rules to read
checked-part-lesson = Lesson
checked-part-languages = Languages
