## Namen, die jemand an der Tür eines Servers wählt. Ein Bindestrich steht für ein Leerzeichen.

login-bad-name = "{ $name }" kann kein Name sein. Nimm 1 bis { $longest } Buchstaben aus einem Alphabet, darunter höchstens { $digits } Ziffern, kein Fürwort und kein Wort des Programms in irgendeiner Sprache.
# Was niemand heißt, außer Wörtern des Programms.
never-names = gast gäste niemand jemand alle jeder name mein-name server gastgeber gastgeberin admin administrator moderator moderatorin system spieler spielerin
# Was vor einem Namen steht, den jemand sagt.
my-name-is = ich-heiße ich-heisse ich-bin ich-bin-der ich-bin-die mein-name-ist mein-name-lautet der-name-ist nenn-mich nennt-mich man-nennt-mich hier-ist hier-spricht das-ist
