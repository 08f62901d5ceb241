## Words that change nothing in an answer to a question: of the whole game, and of each question.

details = drink drinks bottle bottles
details-pair = lay put place play domino dominoes start laying putting placing playing starting start-with starting-with begin begin-with put-down next next-to pair pairs card cards plus beside take taking pick choose choosing down want m lay-down let-me
details-turn = lay put place add pour move play drink away lift laying putting placing adding pouring moving drinking go back off-the-table put-down set stick give-back with plus bring goes get off table getting up m please grab one at
details-fill = fill lay put place pour with filling laying placing putting pouring take taking get add adding fill-with fill-up fill-in use using serve goes go there in-there fits gets belongs again
details-claim = pattern mine my-pattern corner corners there claiming see find for there-is lies between runs from to is starts ends here it-s is-at it-is it-goes goes go-ahead
details-point = lay put aside away domino dominoes remove discard point laying putting removing discarding get-rid-of getting-rid-of give-up drop dump throw-away for give card put-aside set-aside rid of lose sacrifice give-away
details-clear = clear empty table clearing emptying clear-away drop dropping get-rid-of getting-rid-of remove removing take take-away take-out take-off put-away away out delete wipe clean whole get rid pick getting i-m should-go has-to-go must-go can-go goes should-be-cleared off should go
details-keep = keep stay stays side sides part remain remains keeping staying remaining leave
