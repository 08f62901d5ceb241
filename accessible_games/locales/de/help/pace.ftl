help-table-pace = { $typed }: wie lange ein Zug an deinem Tisch dauern darf. Vor dem Spiel kann, wer ihn aufgemacht hat, abend dahinter tippen, oder tage und eine Zahl, wenn die anderen zustimmen.
    Mit Tagen müsst ihr nicht gleichzeitig da sein: Lässt jemand die Tage verstreichen, antwortet ein Computerspieler, und der Platz bleibt.
help-turns = { $typed }: an welchen Tischen über Tage du gefragt bist, und wie viel Zeit noch ist.
help-next-turn = { $typed }: zu dem Tisch über Tage gehen, an dem deine Zeit zuerst um ist. Dahinter kann eine Nummer von gefragt stehen. Deine Plätze bleiben dir.
