## Words that change nothing in an answer to a question: of the whole game, and of each question.

details = card cards animal animals
details-turn = take taking swap exchange trade change get want grab grabbing pick pick-up picking choose choosing going-for go-for swapping exchanging trading changing getting yes yeah yep collect snatch begin start with-row starting fetch pile right well
numbered-turn = row rows number course row-no
details-lay = lay laying put place down give back back-down discard with for swap drop play away putting giving discarding dropping playing dump dumping get-rid-of getting-rid-of rid away-with throw-away throw throw-out toss chuck hand-in hand-over give-up part-with lose put-back put-away put-out return exchange trade change go in-exchange plus against offer sacrifice get
