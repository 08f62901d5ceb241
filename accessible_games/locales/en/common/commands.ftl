## Commands: first the word that the program says, then other words and the letter.

command-hand = hand h
command-table = table t display
command-scores = scores s lives points
command-turn = turn w whose
command-counts = counts c count
command-last = last l repeat
command-since = since n news
command-find = find f where
command-card = card i info
command-moves = moves m options
command-legend = legend key signs
command-hint = hint a advice
command-undo = undo u back
command-agree = agree
command-older = older b
command-newer = newer o
command-first = first
command-search = search
command-rules = rules r
command-sort = sort
command-verbosity = verbosity v
command-hear = hear listen
command-language = language g
command-braille = braille
command-remarks = remarks
command-ring = ring bell
command-warn = warn alarm
command-pace = pace
command-curtain = curtain
command-confirm = confirm
command-places = places
command-contracted = contracted
command-marks = marks
command-save = save
command-feel = feel touch
command-report = report
command-help = help e
command-quit = quit q exit bye

## Commands at a table of places

command-left = left j
command-right = right k
command-up = up p
command-down = down d
command-look = look x

## Commands in a tutorial

command-next = next skip

## In a review

command-return = return moments

## Commands of an evening at a real table

command-rounds = rounds
command-export = export csv spreadsheet
command-secret = secret hand
command-time = time clock
