## Another game at the same table

again-wished = { $name } propose de rejouer. Si tu es d'accord, tape rejouer.
again-watched = { $name } propose de rejouer.
again-elsewhere = { $name } rejoue à { $title }. Tape { $state ->
    [playing] regarder { $name } pour suivre la partie.
   *[open] rejoindre { $name } pour y jouer aussi.
}
again-waits = Tout le monde n'a pas encore accepté. Pour commencer maintenant, tape commencer.
again-yours = Cette table est maintenant à toi. Pour jouer à { $title }, tape commencer.
again-nowhere = Tu n'es à aucune table où une partie est finie. Tape vite ou nouvelle, et un jeu.
again-not-yet = Aucune partie n'a encore été jouée à cette table. Tape commencer.
asked-again = On te demande si vous rejouez. Tu acceptes?

## Tables that are open to anybody

table-opened = Cette table est ouverte à tous. L'annonce est faite à qui la souhaite.
table-opened-often = Cette table est ouverte à tous. Tu viens d'en ouvrir beaucoup, alors personne ne l'apprend. Retape ouvrir dans quelques minutes.
open-full = Ici, toutes les places sont prises. Pour commencer, tape commencer.
open-later = Cette partie est finie. Tape d'abord rejouer, puis ouvrir.
someone-opens = { $state ->
    [alone] { $name } joue à { $title } contre l'ordinateur. Pour la partie suivante, tape vite { $title }.
   *[open] { $name } a une table ouverte pour { $title }. Tape rejoindre { $name }.
}
tables-told = On t'annonce les tables ouvertes à tous.
tables-not-told = On ne t'annonce plus les tables ouvertes à tous.

## A game at once

quick-begins = Tu joues contre l'ordinateur. D'autres peuvent venir pour la partie suivante.
quick-waits = { $state ->
    [over] Tu joues dans la partie suivante { ELIDED("de", $title) }, avec { $names }. Pour la commencer, tape rejouer.
   *[playing] Tu regardes { $title }, avec { $names }, et tu joues dans la partie suivante.
}
someone-waits = { $state ->
    [alone] { $name } joue dans la partie suivante. Pour cela, tape dissoudre, puis rejouer.
    [over] { $name } joue dans la partie suivante. Pour la commencer, tape rejouer.
   *[playing] { $name } regarde, et joue dans la partie suivante.
}
quick-how = Aucune table n'est ouverte à tous. Tape vite et le nom d'un jeu.
quick-plain = Les parties avec vite ont l'ordinateur et sont ouvertes à tous. Tape plutôt nouvelle.

## Commands

command-again = rejouer revanche
command-open = ouvrir
command-quick = vite
also-again = rejoue on-rejoue rejouons encore-une-partie une-autre-partie on-remet-ça encore encore-une-fois
also-open = ouvrir-la-table ouvrir-ma-table ouvre-la-table ouvre
also-quick = partie-rapide jouer-tout-de-suite rapide jeu-rapide
