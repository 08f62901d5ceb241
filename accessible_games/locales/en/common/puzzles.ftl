## Puzzles

puzzle-begins = Puzzle { $number } of { $count }, { $level ->
    [1] easy
    [2] medium
   *[3] hard
}. One answer is clearly best.
    .brief = Puzzle { $number } of { $count }, { $level ->
    [1] easy
    [2] medium
   *[3] hard
}.
puzzle-solved = Right: { $name }.
puzzle-shown = The best answer: { $name }.
puzzle-wrong = Not the best answer: { $name }.
    .brief = Not the best: { $name }.
puzzle-fewer-points = It would bring at least { $number ->
    [0] half a point
   *[other] { COUNT($number, as: "points") }
} less than the best one.
    .brief = At least { $number ->
    [0] half a point
   *[other] { COUNT($number, as: "points") }
} less.
puzzle-fewer-games = Of 100 games it would win at least { $number ->
    [one] one
   *[other] { $number }
} fewer.
    .brief = Of 100 games, { $number ->
    [one] one
   *[other] { $number }
} fewer.
puzzle-before = That comes before your action: { $name }. The puzzle asks for the action.
    .brief = Before your action: { $name }.
puzzle-hint = The best answer has this to say for itself.
    .brief = This speaks for the best answer.
puzzle-help = For a reason type hint. To hear the answer, type next.
    .brief = Type hint for help, next to give up.
puzzle-other-question = The puzzle asks for an answer to its question, nothing else.
    .brief = Only the question counts here.
puzzle-unsaved = Puzzles are not saved, and nothing has to be taken back.
    .brief = Nothing to save or take back here.
puzzle-go-on = Press Enter for the next puzzle, or type quit.
    .brief = Enter for the next, or quit.
puzzle-left = You leave the puzzle. You can come back to it at any time.
    .brief = You leave the puzzle.
puzzle-none-left = You have solved them all. For a new start type accessible-games puzzle { $game } again.
puzzle-count = Puzzles solved in { $title }: { $done } of { $count }.
puzzle-how = For a puzzle type accessible-games puzzle and the name of a game.
    .brief = Type accessible-games puzzle and a game.
puzzle-which-game = You have not begun any puzzle yet. Name a game: { $choices }.
puzzle-which-level = There is no level { $word }. Type a number: 1 is easy, 2 is medium, 3 is hard.
