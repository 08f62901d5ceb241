begins = Tu joues avec { $first }. Une manche est finie.
step-hand = D'abord tes pièces, que personne d'autre ne connaît. Tape { $typed }.
step-hand-why = Écoute d'abord tes pièces. Tape { $typed }.
step-scores = La pièce la plus lourde d'une manche marque un point, si elle est seule. Pour entendre les points, tape { $typed }.
step-scores-why = Écoute d'abord les points. Tape { $typed }.
step-lay = { $first } a un point. Pose ton rocher, rien n'est plus lourd.
step-lay-why = Seul un rocher ne peut pas perdre la manche. Tape rocher.
ends = Maintenant tu connais le jeu. Joue contre d'autres.
