## Words that change nothing in an answer to a question: of the whole game, and of each question.

details = animal animals
details-bid = bid bidding coin coins money bet offer pay betting offering put putting in paying spend spending say stake give giving go going up-to go-up-to wager chuck-in throw-in raise take taking
details-pick = take taking pick get choose want card cards chip chips use use-my-chip action action-chip aboard on-board choosing grab grabbing getting pick-up welcome invite bring bring-aboard board load add plus home save rescue use-my-chip-for my-chip-for my-chip with-my-chip spend play using my-action-chip collect animal-card
