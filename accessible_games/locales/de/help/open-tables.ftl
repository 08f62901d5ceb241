## What the commands for another game, and for open tables, do

help-again = { $typed }: wenn ein Spiel zu Ende ist, es noch einmal spielen, mit denselben Leuten und Optionen, alle einen Platz weiter. Es fängt an, sobald alle zugestimmt haben. Computerspieler bleiben, wie sie sind.
help-open = { $typed }: vor dem Spiel alle an einen Tisch lassen, den du aufgestellt hast. Wer von offenen Tischen hören will, erfährt es. Mit schließen endet das.
help-quick = { $typed } und der Name eines Spiels: sofort spielen. Du kommst an einen Tisch, der für alle offen ist, oder fängst mit Computerspielern an, deren Plätze andere im nächsten Spiel bekommen. Dahinter kann stehen, wie viele spielen, die Stufe und Optionen, wie bei neu. Allein führt es an irgendeinen offenen Tisch.
