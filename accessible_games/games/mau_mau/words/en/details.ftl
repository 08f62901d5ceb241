## Words that change nothing in an answer to a question: of the whole game, and of each question.

details = card cards
details-play = lay laying put putting down place placing play playing drop throw discard on-top on-it on then take with get-rid-of i-lay
details-seven = lay laying put putting down play playing another then
details-wish = wish wishing for want suit i-wish-for i-want choose choosing please make-it now
